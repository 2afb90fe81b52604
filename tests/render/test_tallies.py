"""What many results say together, as pictures: by lot, in each language, readable on a phone and without colour.
`python -m tests.render.test_tallies FOLDER` draws some, to be looked at."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import msgspec
import pytest

import db
from cogs.news.league_lines import Seen, standing_tallies
from cogs.stats.stats_picture import person_tallies, server_tallies
from cogs.stats.stats_words import Here, Ladder, Shown
from db.ratings import Rating, Who
from db.statistics import Group, Played, Sat, Tally
from engine.core.tallies import Rival, Rivals, Tallies
from games import GAMES
from host.leagues.charter import Charter, Outcome, stands
from host.leagues.format import Format, Seated
from render import theme
from render.layout import shape_box
from render.paint import encode, pixels
from render.scene import Rect, Text
from render.tallies import COLOURS, FILLS, tallies
from tests.render.edges import edges
from tests.render.eyes import FILTERS, contrast
from tests.render.test_palettes import shown, unlike
from tests.render.test_score_sheets import faults
from tests.soak import times
from words import LOCALES, Speaker

ALL = {game.key: game for game in GAMES}
NAMES = ("Ann", "Benedikta von Hohenfels zu Langenstein", "Ä" * 32, "Hedgehog 12", "W" * 32, "", "Bo", "Cleo_the*3rd")
QUIET = {theme.INK, theme.PAPER, theme.WELL, theme.SOFT, theme.EDGE, theme.GROUND}


def setting(random: Random, key: str) -> tuple[str, str]:
    """A first setting of a game, or a text of one's own; and a level."""
    choices = ALL[key].rules.settings.choices
    first = random.choice([*choices[0].values, *([""] if choices[0].text else [])]) if choices else ""
    return first, next((random.choice(each.values) for each in choices if each.alone), "")


def game(random: Random, number: int) -> Played:
    """A game that person 0 played to the end."""
    key = random.choice([*ALL, "milestones", "wonders"])
    seats = random.choice([n for n in ALL[key].seats if n > 1] + [n for n in ALL[key].seats if n == 1])
    first, level = setting(random, key)
    who = [0, *random.sample(range(1, len(NAMES)), seats - 1)]
    random.shuffle(who)
    points = sorted((random.choice((random.randrange(200), -random.randrange(60))) for _ in who), reverse=True)
    sats = tuple(
        Sat(seat=n, place=1 + points.index(own), points=own, won=own == points[0], person=person, opponent=None,
            name=NAMES[person])
        for n, (person, own) in enumerate(zip(who, points, strict=True))
    )  # fmt: skip
    return Played(game=number, key=key, setting=first, level=level if seats == 1 else "", began=0, ended=number,
                  turns=9, fewest=False, seats=sats)  # fmt: skip


def person(random: Random, count: int, locale: str) -> Tallies:
    """Somebody's games."""
    games = [game(random, number) for number in range(count)]
    ratings = {key: Rating(25.0, random.random() * 8, random.randrange(1, 400)) for key in ALL}
    of = Shown(0, random.choice((None, *NAMES)), games, 3, here=random.random() < 0.5, ratings=ratings)
    made = person_tallies(of, ALL, Speaker(locale))
    assert made is not None
    return made


def server(random: Random, key: str | None, locale: str) -> Tallies:
    """A server's games, all or of one kind."""
    groups = []
    for seats in ALL[key].seats if key else ():
        for n in range(random.randrange(1, 4)):
            first, level = setting(random, key or "")
            count, name = random.choice((1, 9, 2_345)), random.choice(NAMES)
            groups.append(
                Group(key=key or "", seats=seats, setting=first, level=level if seats == 1 else "", games=count,
                      points=90 * count, best=120 + n, record=99 + n, person=1, name=name)
            )  # fmt: skip
    counts = {} if key else {each: random.choice((1, 12, 9_876)) for each in ALL}
    people = [Tally(person=n, name=name, games=300 // (n + 1), wins=200 // (n + 2)) for n, name in enumerate(NAMES)]
    rated = [(Who(0, "strong"), Rating(30.0, 1.0, 5)), *((Who(n), Rating(28.0, 2.0, n)) for n in range(1, 8))]
    ladder = Ladder(rated, dict(enumerate(NAMES))) if key else Ladder()
    made = server_tallies(Here(key, counts, groups, people, ladder), ALL, Speaker(locale))
    assert made is not None
    return made


def league(random: Random, people: int, divisions: int, locale: str) -> Tallies:
    """How a league stands, of people with long names."""
    form = Format("divisions", ("ferry",), 4, 3)
    charter = msgspec.json.encode(Charter(form, 1))
    title = "The Cup of the Long Name"
    row = db.League(server=1, channel=1, organiser=0, title=title, body=charter, season=1, since=1, until=1, round=3)
    names = [random.choice(NAMES) for _ in range(people)]
    entrants = tuple(
        db.Entrant(number=n, person=n + 1, name=name, season=1, division=n * divisions // people, since=1)
        for n, name in enumerate(names)
    )
    fixtures = list[db.Fixture]()
    for at in range(0, people - 3, 4):
        for turn in range(1, 4):
            seats = tuple(random.sample(range(at, at + 4), 4))
            places = msgspec.json.encode(Outcome(places=(1, 2, 3, 4)))
            body = msgspec.json.encode(Seated(entrants[at].division, "ferry", seats))
            fixtures.append(db.Fixture(season=1, round=turn, number=at, body=body, places=places, scored=db.PLAYED))
    book = db.Book(row, entrants, tuple(fixtures))
    made = standing_tallies(book, Seen(1, 3, False, stands(book, over=True)), Speaker(locale))
    assert made is not None
    return made


def test_a_leagues_picture_marks_its_champion() -> None:
    made = league(Random(1), 8, 1, "en")
    (block,) = made.blocks
    first = block.rows[0]
    assert first.under == "Champion"
    assert not block.rows[-1].under
    assert any(f"{first.words}, Champion: " in line for line in made.alt)


def some(random: Random, locale: str) -> Iterator[Tallies]:
    """Pictures of each kind."""
    for people, divisions in ((4, 1), (64, 1), (64, 8)):
        yield league(random, people, divisions, locale)
    for count in (1, 2, 60):
        yield person(random, count, locale)
    yield server(random, None, locale)
    yield server(random, random.choice(list(ALL)), locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_results_say_together_can_be_read_on_a_phone(locale: str) -> None:
    for n in range(times(3)):
        for of in some(Random(n), locale):
            scene = tallies(of)
            assert faults(scene) == []
            assert scene.height <= 2_000
            texts = {each.text for each in scene.shapes if isinstance(each, Text)}
            assert {each.value for each in of.tiles} <= texts
            assert {value for block in of.blocks for row in block.rows for value in row.values} <= texts
            assert 0 < len(scene.alt_text()) <= 1_000


def test_a_name_is_cut_only_where_the_row_has_no_room_for_it() -> None:
    """Of those who were met: what is left of the row shows how it went, a number in each part."""
    long, words = NAMES[1], ("ahead", "level", "behind")
    met = tuple(Rival(name, 1, 20, 300) for name in (long, "Bo"))
    scene = tallies(Tallies("Ann", "of all", rivals=Rivals("Met", words, met)))
    assert faults(scene) == []
    assert long in {each.text for each in scene.shapes if isinstance(each, Text)}
    ends = [shape_box(each)[2] for each in scene.shapes if each.name.startswith("rivals.0.name")]
    parts = [each.box for each in scene.shapes if isinstance(each, Rect) and each.name.startswith("rivals.0.part")]
    assert max(ends) < min(box[0] for box in parts)
    short = tallies(Tallies("Ann", "of all", rivals=Rivals("Met", words, met[1:])))
    (first,) = [each.box[0] for each in short.shapes if isinstance(each, Rect) and each.name == "rivals.0.part.0"]
    assert first < min(box[0] for box in parts), "short names leave the parts their room"


def test_a_setting_that_has_room_in_its_rows_is_told_whole() -> None:
    made = server(Random(1), "wonders", "de")
    told = [row.words for row in made.blocks[0].rows]
    assert any("mit einem See" in each for each in told)
    assert not any("…" in each for each in told)


def test_a_file_is_small_and_shows_the_same() -> None:
    for of in some(Random(4), "de"):
        scene = tallies(of)
        assert edges(scene) == []
        file = encode(scene, colours=COLOURS)
        assert unlike(pixels(scene), shown(file)) == []
        assert len(file) < 120 * 1024


def test_no_colour_means_anything() -> None:
    """Paper and ink alone; and what is filled so and so is told apart in grey, and through the three filters."""
    colours = {
        colour
        for of in some(Random(1), "en")
        for shape in tallies(of).shapes
        for colour in (getattr(shape, name, "") for name in ("fill", "line", "colour", "halo"))
        if colour
    }
    assert colours <= QUIET
    for sight in FILTERS:
        for (one, _), (other, _) in combinations(FILLS, 2):
            assert contrast(one, other, sight) >= 1.3
        for fill, ink in FILLS:
            assert contrast(fill, ink, sight) >= 4.5


def test_bars_are_as_long_as_what_they_count() -> None:
    """Of each block; and their dark part is the share that was won."""
    of = person(Random(4), 60, "en")
    scene = tallies(of)
    boxes = {each.name: each.box[2] - each.box[0] for each in scene.shapes if isinstance(each, Rect)}
    for b, block in enumerate(of.blocks):
        long = {row.length: boxes[f"block.{b}.row.{n}.bar.0"] for n, row in enumerate(block.rows)}
        assert [*dict(sorted(long.items())).values()] == sorted(long.values())
        for n, row in enumerate(block.rows):
            part = boxes.get(f"block.{b}.row.{n}.bar.1", 0)
            assert (part == 0) == (row.part == 0)
            assert part <= boxes[f"block.{b}.row.{n}.bar.0"]


if __name__ == "__main__":
    for n, drawn in enumerate([*some(Random(3), "de"), *some(Random(5), "en")]):
        (Path(sys.argv[1]) / f"{n}.png").write_bytes(encode(tallies(drawn), colours=COLOURS))
