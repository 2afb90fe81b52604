"""`/game status` tells who is ahead in what, and the end what the points are made of."""

from __future__ import annotations

from random import Random

import pytest

from cogs.news.standings import ROW, in_a_row, shortened, standing, waited_for
from cogs.news.standings import final_standings as standings
from cogs.viewer import Viewer
from engine.core.model import Result, Seat
from engine.core.standings import Criterion
from engine.games import charmers, ferry, milestones
from engine.games.milestones.state import Category, Space
from host import Look
from tests.cogs.positions import looks
from words import Speaker


def viewer(points: tuple[int, ...] = (9, 4, 20, 4)) -> Viewer:
    """The first's look at a game of four with these points; the second has four stone masons."""
    seen: Look = next(iter(looks(milestones.GAME, 4)))
    seen.seat = Seat(0)
    for player, n in zip(seen.view.table.players, points, strict=True):
        player.points, player.turns = n, 7
    seen.view.table.players[1].path[:4] = [Space("stone", n) for n in range(1, 5)]
    return Viewer(seen, Speaker("en", milestones.GAME, ["Ann", "Ben", "Cat", "Dan"]))


def test_players_are_ranked_a_line_each_and_then_compared() -> None:
    assert standing(viewer()).splitlines() == [
        "**How far:** Turn 7 · highest score 20 (goal 51) · 21 worker tiles left in the pile",
        "**Points**",
        "**1** · **Cat: 20**",
        "**2** · Ann: 9",
        "**3** · Ben: 4",
        "**3** · Dan: 4",
        "-# With the majorities as they are now: **Cat: 20** · you 9",
        "-# stone masons, bonus tiles included: **Ben: 4** · you 0",
        "-# Goods and coins: all 1",
    ]


@pytest.mark.parametrize(
    ("locale", "first", "both"),
    [("en", "**3** · you: 4", "you and Dan: 4"), ("de", "**3** · du: 4", "du und Dan: 4")],
)
def test_the_reader_is_you_also_among_those_who_are_ahead(locale: str, first: str, both: str) -> None:
    seen = viewer()
    seen.look.view.table.players[3].path[:4] = seen.look.view.table.players[1].path[:4]
    seen.look.seat = Seat(1)
    told = standing(Viewer(seen.look, Speaker(locale, milestones.GAME, ["Ann", "Ben", "Cat", "Dan"], reader=1)))
    assert first in told.splitlines()
    assert f"**{both}**" in told
    assert "Ben" not in told


def test_a_name_is_shortened_so_that_practice_opponents_stay_apart() -> None:
    names = ("Ann", "Hedgehog 12", "Benjamin the Great", "Anna (away)")
    assert [shortened(name, 11) for name in names] == ["Ann", "Hedgehog 12", "Benjamin…", "Anna (away)"]
    assert [shortened(name, 8) for name in names] == ["Ann", "Hedg… 12", "Benjami…", "Anna"]


def test_a_row_says_what_the_numbers_are_though_there_is_no_room_for_all_of_it() -> None:
    speak, names = Speaker("en", milestones.GAME, ["Ann", "Heron", "Otter"]), ("Points", "Points if it ended now")
    told = {name: in_a_row(Criterion(name, (0, 7, 0)), 0, speak) for name in names}
    assert set(told.values()) == {"Points: you 0 · Heron 7 · Otter 0"}
    whole = in_a_row(Criterion(names[1], (0, 7)), 0, Speaker("en", milestones.GAME, ["Ann", "Ben"]))
    assert whole == "Points if it ended now: you 0 · Ben 7"
    assert len(whole) <= ROW
    gap = in_a_row(Criterion("Spaces between the two tracks", (9, 7, 8), fewest=True), 0, speak)
    assert gap == "you 9 · Heron 7 · Otter 8", "a gap is no points"


def test_names_in_a_row_are_cut_only_for_room_and_never_so_that_they_read_the_same() -> None:
    """Of random names: a longer one would need another row."""
    chance = Random("names")
    parts = ("An", "Otter", "Benjamin the Great", "Hedgehog 12", "Benjamin the Small", "Bo", "Hedgehog 11", "Benjami")
    for _ in range(400):
        names = chance.sample(parts, chance.randint(2, 5))
        by = Criterion("Lücke", tuple(chance.randint(-20, 60) for _ in names), True, "Überschneidung", "Lücke")
        told = in_a_row(by, None, Speaker("de", charmers.GAME, names))
        whole, numbers = [names[seat] for _, seat in by.ranked()], [by.values[seat] for _, seat in by.ranked()]
        values = [f" {by.named(each) if by.crossed else each}" for each in numbers]
        shown = [
            each.removesuffix(value)
            for each, value in zip(told.removeprefix("Lücke: ").split(" · "), values, strict=True)
        ]
        assert len({*shown}) == len(names), told
        assert all(each[0] == name[0] for each, name in zip(shown, whole, strict=True)), told
        longer = len(told) + len("".join(whole)) - len("".join(shown))
        assert shown == whole or -(-longer // ROW) > -(-len(told) // ROW), f"{told}: there is room for whole names"


def test_an_onlooker_reads_how_far_the_next_is_behind() -> None:
    seen = viewer()
    seen.look.seat = None
    assert "-# With the majorities as they are now: **Cat: 20** · next 9" in standing(seen)


def test_while_all_are_equal_nobody_leads() -> None:
    assert "**1** · Ann: 0" in standing(viewer((0, 0, 0, 0)))


def test_of_a_game_that_tells_nothing_the_names_are_shown() -> None:
    seen: Look = next(iter(looks(ferry.GAME, 3)))
    assert standing(Viewer(seen, Speaker("en", ferry.GAME, ["Ann", "Ben", "Cat"]))) == "- Ann\n- Ben\n- Cat"


def test_who_is_waited_for_stands_there_with_the_time() -> None:
    seen: Look = next(iter(looks(ferry.GAME, 3)))
    seen.waiting, seen.since = (Seat(0), Seat(2)), 77
    told = waited_for(Viewer(seen, Speaker("en", ferry.GAME, ["Ann", "Ben", "Cat"])))
    assert told == "Waiting for Ann (called <t:77:R>), Cat (called <t:77:R>)"


def test_where_the_fewest_points_win_the_fewest_come_first() -> None:
    seen = viewer((14, 20, 2, 7))
    seen.look.result = Result((14, 20, 2, 7), (Seat(2),), "goal")
    told = [line for line in standings(seen).splitlines() if not line.startswith("-#")]
    assert told == ["**Cat: 2** 🏆", "Dan: 7", "Ann: 14", "Ben: 20"]


def test_final_points_are_told_by_source() -> None:
    seen = viewer((14, 20, 2, 0))
    seen.look.view.table.final = [Category("stone", [0, 4, 2, 0], [0, 5, 0, 0])]
    seen.look.result = Result((14, 20, 2, 0), (Seat(1),), "goal")
    assert standings(seen).splitlines() == [
        "**Ben: 20** 🏆",
        "-# during play 15 · stone masons 5",
        "Ann: 14",
        "-# during play 14",
        "Cat: 2",
        "-# during play 2",
        "Dan: 0",
        "-# The goal was reached.",
    ]
