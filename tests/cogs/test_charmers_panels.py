"""A turn of The Dice Charmers on its panels: every die and every bonus on the first one, nothing lost by accident."""

from __future__ import annotations

import re
from itertools import product
from statistics import median
from typing import Any

import pytest

from cogs.features import PANEL
from cogs.news.one_line import text as one_line
from cogs.news.told import Told as News
from cogs.question.next_question import ask
from cogs.question.question import Question, asked_offers, in_words
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.model import Note
from engine.core.text import write
from engine.games.charmers import GAME
from engine.games.charmers.actions import Half, Roll, Take
from engine.games.charmers.dice import distinct
from engine.games.charmers.edition import DICE
from tests.cogs import charmers
from tests.cogs.charmers import SAY
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, text
from tests.cogs.heights import SAID, SCREEN, heights, texts
from tests.cogs.positions import look, looks
from tests.cogs.roads import Told, begun, lines, offered, panel, table_now, tap
from tests.cogs.test_limits import every_card
from tests.cogs.wonders import reached
from tests.games.charmers.positions import ANN, BEN, rolling, sheet, taking, turn
from words import LOCALES, Speaker

SEATS = 3


async def table(server: Server, world: World, monkeypatch: pytest.MonkeyPatch, begins: Any) -> Told:
    """A table of three in a position."""
    return await begun(server, world, monkeypatch, begins, SEATS, game=GAME)


async def first(server: Server, world: World, monkeypatch: pytest.MonkeyPatch, begins: Any, who: int = 0) -> Any:
    """A person of such a table, and their first panel."""
    told = await table(server, world, monkeypatch, begins)
    return told.people[who], await panel(told.people[who], server, told)


async def both(person: Any, shown: Any, label: str) -> Any:
    """Pick the line of two steps whose label contains this."""
    listed = button(shown, "both")
    (value,) = (line["value"] for line in listed["options"] if label in line["label"])
    return await person.select(shown.response, [value], custom_id=listed["custom_id"])


def marks(world: World) -> list[tuple[str, str]]:
    """The numbers in the newest picture, and the kinds of things they stand for."""
    return [(number, kind) for number, kind, _ in world.painter.asked[-1]["marks"]]


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_rolled_is_not_told_all_dice_that_the_picture_shows(locale: str) -> None:
    step = GAME.apply(rolling(), GAME.waiting(rolling())[0], Roll(), Seeded(b"roll", 0, 0))
    (rolled,) = (each for each in step.notes if each.code == "rolled")
    told = [Speaker(locale, GAME, ["Ann", "Ben", "Cat"], reader=n).note(rolled) for n in range(SEATS)]
    counted = [each.count(":") for each in told]
    assert counted == [0 if n == rolled.args["seat"] else 4 for n in range(SEATS)]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_die_is_called_by_its_face_and_colour_as_on_its_button(locale: str) -> None:
    speak = Speaker(locale, GAME, ["Ann", "Ben", "Cat"])
    for die, face in product(DICE, ("tea_silk", "curve", "fish", "raja")):
        shown = {"seat": ANN, "die": die, "face": face}
        notes = [Note("took", shown), Note("karma-used", {**shown, "die_elephant": die, "face_elephant": face})]
        notes += [Note("could-fit", {"die": die, "count": count, "faces": [face]}) for count in range(7)]
        said = " ".join(map(speak.note, notes))
        assert speak.value("die", die) not in said
        assert said.count(speak.value("face", face)) == 7 - (not die.startswith("green"))


async def test_every_die_in_reach_stands_there_with_what_it_would_do_and_is_one_press(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins = taking(sheet("C2-NS", silk=5, karma=2), purple1="silk_silk", green1="two_halves")
    ann, shown = await first(server, world, monkeypatch, begins)
    assert [label.partition(" · ")[0] for label in labels(shown)[:8]] == list("12345678")
    assert marks(world) == [(str(n), "die") for n in range(1, 9)]
    for said in (
        "**1** · brings 1 silk · row full, loses 1 silk",
        "**3** · 4 free cells, or 2 ways to add a half road",
        "**4** · 4 free cells",
        "**6** · brings 3 money · to space 2 · gap 60",
        "**7** · palace box 1 of 3 · then: sail on up to 2 spaces",
    ):
        assert said in text(shown).splitlines()
    await tap(ann, shown, "Fish")
    assert (await table_now(world)).sheets[0].river == [2]


async def test_dice_that_do_not_fit_are_named_with_the_reason_and_cannot_be_pressed(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = sheet(tea=6, silk=6, river="8", maharani=3)
    _, shown = await first(server, world, monkeypatch, taking(full))
    assert [label.partition(" · ")[2] for label in labels(shown) if label[:1].isdigit()] == [
        "Spice + spice", "Straight road", "Curve", "Builder"
    ]  # fmt: skip
    for name, why in (
        ("tea + silk", "rows-full"),
        ("lotus", "no-symbol"),
        ("Maharani", "boxes-crossed"),
    ):
        assert f"~~{name}~~ · {SAY.value('why', why)}" in text(shown).splitlines()


async def test_few_dice_stand_there_by_their_names_alone(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = sheet(tea=6, silk=6, spice=6, river="4", maharani=3, builder=3, used=1)
    ben, shown = await first(server, world, monkeypatch, taking(sheet(), full, sheet(), asked=BEN), 1)
    assert f"**{SAY('ask-take-die')}**" in text(shown)
    assert [label for label in labels(shown) if label[:1].isdigit()] == ["1 · Lotus", "2 · Fish"]
    assert text(shown).count("~~") == 8
    await tap(ben, shown, "1 · Lotus")
    assert (await table_now(world)).sheets[1].river == [4, 5]


@pytest.mark.parametrize(
    ("locale", "faces"),
    [
        ("en", "orange again: 3 of 6 faces fit (Merchant, Builder, Portuguese)"),
        ("de", "Orange neu: 3 von 6 Seiten passen (Händlerin, Baumeister, Portugiese)"),
    ],
)
def test_which_faces_would_fit_leaves_the_answers_on_the_first_screen(locale: str, faces: str) -> None:
    full = sheet(maharani=3, mogul=3, raja=3, karma=2)
    s = taking(sheet(), full, asked=BEN, taken={"green1": ANN}, elephant="orange2", purple1="tea_silk")
    seen = look(GAME, SEATS, s, BEN)
    viewer = Viewer(seen, seen.table.speaker(locale))
    for line in ("", *SAID):
        card = PANEL(viewer, text="karma", line=line)
        assert texts(card).count(faces) == 1
        assert heights(card).answered <= SCREEN, line


async def test_before_karma_the_faces_that_would_fit_are_counted_and_then_two_dice_are_left(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins = taking(sheet(), sheet(river="7", tea=6), sheet(), asked=BEN)
    ben, shown = await first(server, world, monkeypatch, begins, 1)
    assert "**Use karma** · costs 1 karma · green again: every face fits" in text(shown)
    shown = await tap(ben, shown, "Use karma")
    blue = [label.partition(" · ")[0] for label in labels(shown) if label.endswith(("· Lotus", "· Fish"))]
    assert f"**{blue[0]} – {blue[1]}** · blue again: 4 of 6 faces fit (fish, crane)" in text(shown)
    assert "green again: every face fits" in text(shown), "what is the same for all is told once"
    assert SAY("confirm-final") in text(shown)
    shown = await tap(ben, shown, "Lotus")
    table, said = await table_now(world), [label for label in labels(shown) if label[:1].isdigit()]
    assert 0 < len(said) <= 3
    faces = [SAY.value("face", table.dice[die].face).capitalize() for die in ("blue1", "green2")]
    assert all(label.partition(" · ")[2].startswith((*faces, "Use karma")) for label in said)


async def test_open_bonuses_are_all_in_view_and_what_cannot_be_used_says_why(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, shown = await first(server, world, monkeypatch, turn(open="goods1 upgrade half", asked=BEN))
    assert [label for label in labels(shown) if "Circle" in label] == [
        "1 · Circle tea",
        "2 · Circle silk",
        "3 · Circle spice",
    ]
    assert [label.partition(" · ")[2] for label in labels(shown) if "→" in label] == [
        "Temples 1 → 2 fame", "Forts 1 → 2 fame", "Gardens 1 → 2 fame", "Mausoleums 1 → 2 fame"
    ]  # fmt: skip
    assert f"~~half a road~~ · {SAY.value('why', 'no-road-to-extend')}" in text(shown)
    shown = await tap(ann, shown, "circle silk")
    assert "This turn so far: " not in text(shown), "the position does not say how it began"
    assert [label for label in labels(shown) if "Circle" in label] == []


async def test_many_bonuses_are_lists_on_the_same_panel(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = sheet("C2-NS B3-EW", tea=3, river="4")
    ann, shown = await first(server, world, monkeypatch, turn(own, open="goods2 upgrade back_any half palace"))
    assert lines(shown, "Palace action")["Merchant"] == "palace box 1 of 3 · then: sell up to 2 goods, or circle 1"
    assert len(lines(shown, "Upgrade buildings")) == 4
    assert "Sail to space 2 (fish)" in labels(shown)
    assert [label for label in labels(shown) if label[:1].isdigit()] == [
        "1 · C2 →",
        "2 · C2 ←",
        "3 · B3 ↑",
        "4 · B3 ↓",
    ]
    shown = await tap(ann, shown, "Maharani")
    assert "Now: sail on up to 2 spaces" in text(shown)
    assert "Open: 2 different goods, an upgrade, " in text(shown)


async def test_a_bonus_that_lapses_whatever_is_done_is_told_and_not_asked_about(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, shown = await first(server, world, monkeypatch, turn(open="goods1 half"))
    assert text(shown).count(f"would lapse: half a road ({SAY.value('why', 'no-road-to-extend')})") == 1
    shown = await tap(ann, shown, "circle silk")
    assert (await table_now(world)).turns[0] is None
    shown = await press(ann, shown, "undo")
    assert "2 · Circle silk" in labels(shown), "what lapsed can still be taken back"


async def test_a_person_that_is_the_only_bonus_and_what_they_do_are_one_press(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = sheet("C2-NS", river="1 2 4")
    ann, shown = await first(server, world, monkeypatch, turn(own, open="portuguese"))
    assert lines(shown, "1 · Portuguese, then at once")["1 · Sail to space 3 (crane)"] == "brings 1 karma"
    await both(ann, shown, "space 3")
    now = await table_now(world)
    assert now.sheets[0].river == [1, 2, 3, 4]
    assert now.turns[0] is None


async def test_what_may_be_done_with_a_die_is_listed_below_the_dice(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = sheet("B3-EW", tea=2, temple=2)
    ann, shown = await first(server, world, monkeypatch, taking(own, orange1="raja"))
    listed = lines(shown, "then at once")
    assert listed["3 · C2 ↑↓"] == "brings 2 fame · builds a temple · gap 57"
    assert listed["3 · D3 ←→"] == "then: sell up to 3 goods of one kind on the market · for up to 3 money"
    assert listed["7 · Forts 1 → 2 fame"] == "Upgrade buildings"
    await both(ann, shown, "3 · C2 ↑↓")
    assert (await table_now(world)).sheets[0].fame == 2


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "**Ann** crosses off the Great Mogul; crosses off Raja Man Singh: 1 money."),
        ("de", "**Ann** kreuzt den Großmogul ab; kreuzt Raja Man Singh ab: 1 Geld."),
    ],
)
def test_a_verb_of_two_words_is_said_again(locale: str, told: str) -> None:
    speak = Speaker(locale, GAME, ["Ann", "Ben", "Cat"])
    notes = [Note("person-crossed", {"seat": 0, "person": person}) for person in ("mogul", "raja")]
    said = [News(n, note, speak.note(note), speak, ANN, yours=False, done=True) for n, note in enumerate(notes)]
    assert one_line(said) == told


@pytest.mark.parametrize("locale", LOCALES)
def test_a_die_that_is_taken_is_not_called_by_the_face_it_shows_by_now(locale: str) -> None:
    """Whoever meant to take it before meant what it showed then."""
    s = taking(asked=BEN, taken={"orange1": ANN}, elephant="orange2")
    named = in_words(Viewer(look(GAME, SEATS, s, BEN), Speaker(locale, GAME, ["Ann", "Ben", "Cat"])), Take("orange1"))
    face = s.table.dice["orange1"].face
    assert Speaker(locale, GAME, ["Ann"]).value("face", face) not in named
    assert "range 1" in named


async def test_of_sales_the_one_that_brings_most_is_the_first(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = sheet("B3-EW A3-EW", tea=1, silk="2/1", spice=1)
    _, shown = await first(server, world, monkeypatch, turn(own, now="market_different"))
    sales = [label for label in labels(shown) if label[:1].isdigit()]
    assert sales[:2] == ["1 · Sell tea + silk + spice", "2 · Sell tea + spice"], "both sell a tent out"
    assert sales[-2:] == ["6 · Sell tea", "7 · Sell spice"]


async def test_a_bonus_that_will_never_be_of_use_is_told_and_not_asked_about(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = sheet("C2-NS", river="1 9", fame=11)
    ann, shown = await first(server, world, monkeypatch, turn(own, now="straight"))
    why = SAY.value("why", "river-ends")
    assert f"builds a garden · no use: sail on 1 space ({why}) · gap 27" in text(shown)
    assert f"then: the Portuguese · no use: sail on 1 space ({why})" in text(shown), "also amid a turn"
    await tap(ann, shown, "C4 ↑↓")
    assert (await table_now(world)).turns[0] is None


def test_who_can_only_take_a_good_is_not_told_of_a_river_to_sail_back_on() -> None:
    for river, task in (("1 2 3 4 5 6 7 8 9", "goods1"), ("1 9", "back_or_take")):
        s = taking(sheet(river=river), orange1="portuguese")
        shown = GAME.preview(s, ANN, Take("orange1")).notes
        assert [note.args["task"] for note in shown if note.code == "then-task"] == [task]


async def test_the_end_of_a_turn_asks_before_a_bonus_lapses(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins = turn(open="goods1 half")
    ann, shown = await first(server, world, monkeypatch, begins)
    assert "> still open, lost if you end now: 1 good" in text(shown)
    before = offered(shown)
    shown = await tap(ann, shown, "End turn")
    for said in (
        "> still open, lost if you end now: 1 good",
        f"> would lapse: half a road ({SAY.value('why', 'no-road-to-extend')})",
        f"-# {SAY('confirm-grave')}",
    ):
        assert said in text(shown).splitlines()
    assert (await table_now(world)).turns[0] is not None
    shown = await tap(ann, shown, "Back")
    assert [each for each in offered(shown) if each != "Details"] == before, "what was read folds"
    await press(ann, await tap(ann, shown, "End turn"), "sure")
    assert (await table_now(world)).turns[0] is None


async def test_a_step_that_ends_the_turn_asks_before_a_bonus_lapses(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, shown = await first(server, world, monkeypatch, turn(sheet("B3-EW"), open="straight"))
    shown = await tap(ann, shown, "A3")  # no other road opens the market
    why = SAY.value("why", "nothing-in-stock")
    assert f"> would lapse: sell up to 3 different goods ({why})" in text(shown)
    await press(ann, shown, "sure")
    assert (await table_now(world)).turns[0] is None


async def test_of_many_places_for_a_road_ten_are_marked_and_the_others_stand_in_a_list(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    begins = turn(sheet("C2-NESW D3-NESW", tea=3), open="curve")
    ann, shown = await first(server, world, monkeypatch, begins)
    numbered = [label for label in labels(shown) if label[:1].isdigit()]
    assert len(numbered) == 10
    assert marks(world) == [(str(n), "road") for n in range(1, 11)]
    rest = list(lines(shown, "Or one of these"))
    values = next(offer.fields["road"] for offer in (await world.host.now.look(1, ann.id)).offers if offer.fields)
    assert len(rest) == values.count() - 10
    assert "-# Draw a road · brings 1 fame · gap 60" in text(shown), "what all bring is told once"


def test_a_half_road_is_one_press_however_many_places_there_are() -> None:
    """Beside whole roads, where they are a list, and alone, where the best are buttons."""
    roads = "C2-ES D2-EW E2-EW B3-EW A3-EW C4-NE D4-EW E4-EW"
    joined, half = turn(sheet(roads), now="two_halves"), turn(sheet(roads), open="half")
    for s in (joined, turn(sheet(f"{roads} D3-SW"), now="two_halves"), half):
        offers = look(GAME, SEATS, s, ANN).offers
        (many,) = (list(offer) for offer in offers if offer.action is Half)
        assert 15 < len(many) <= 25
        assert {charmers.presses(s, SEATS, ANN, action) for action in many} == {1}
    question = ask(Viewer(look(GAME, SEATS, joined, ANN), SAY))
    assert isinstance(question, Question)
    told = {option.label: option.hint for each in (question, *question.also) for option in each.options}
    assert told["D2 ↑"] == "leads to D1: garden · then: the second half road"


async def test_a_player_who_comes_back_is_reminded(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    own, ben, cleo = sheet(tea=5, silk=6, money=10, fame=3), sheet(money=60), sheet(money=40, fame=9)
    _, shown = await first(server, world, monkeypatch, taking(own, ben, cleo))
    assert "-# 4 more money → 1 karma · 1 more fame → 1 good · karma left: 1" in text(shown)
    assert (
        "-# Cat’s tracks overlap: this is the last round.\n-# Ben’s tracks will soon overlap: the end is near."
        in text(shown)
    )
    assert "-# market row full: silk · market row with one place left: tea" in text(shown)


async def test_after_a_die_the_panel_tells_what_the_turn_has_brought(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, shown = await first(server, world, monkeypatch, taking(sheet(tea=2), orange1="raja"))
    shown = await tap(ann, shown, "Raja Man Singh")
    assert "This turn so far: 1 money" in text(shown)
    assert "Now: an upgrade" in text(shown)
    shown = await tap(ann, shown, "forts 1 → 2 fame")
    assert "Undo" in labels(shown)
    assert (await world.host.now.look(1, None)).waiting == (1,)


async def test_a_panel_that_asks_shows_how_all_stand_while_a_turn_before_it_goes_on(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await table(server, world, monkeypatch, turn(sheet(tea=3), open="sell1 goods1 goods1"))
    ann, ben, _ = told.people
    shown = await panel(ben, server, told)
    assert "-# Gap: you 63 · Ann 63 · Cat 63" in text(shown)
    await tap(ann, await panel(ann, server, told), "sell tea")
    await world.host.work.idle()
    assert "-# Gap: you 63 · Ann 62 · Cat 63" in text(shown)


async def test_whoever_begins_a_round_rolls_by_opening_the_panel_and_chooses_there(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, shown = await first(server, world, monkeypatch, rolling(), 1)
    lying = distinct(await table_now(world), DICE)
    assert sum(label[:1].isdigit() for label in labels(shown)) == len(lying)
    assert re.match(r"-# You roll for round \d+\.\n", text(shown)), "named once"


async def test_a_turn_is_left_beforehand_with_what_instead(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben wants blue 2, which Ann takes; his other way is played, and only Cat is called."""
    told = await table(server, world, monkeypatch, taking())
    ann, ben, _ = told.people
    shown = await tap(ben, await panel(ben, server, told), "Plan ahead")
    shown = await tap(ben, await tap(ben, shown, "fish"), "Set it like this")
    assert "Set in advance: Take a die: fish (brings 3 money · to space 2 · gap 60)" in text(shown)
    shown = await tap(ben, await tap(ben, shown, "What instead"), "Straight")
    shown = await tap(ben, shown, "C2 ↑↓")
    shown = await tap(ben, shown, "Set it like this")
    assert "Or else: Take a die: straight road" in text(shown)
    await world.host.now.add("1", 1, ann.id, None, "take blue2")
    await world.quiet()
    assert (await table_now(world)).sheets[1].roads == {"C2": "NS"}
    assert (await world.host.now.look(1, None)).waiting == (2,)


async def test_equal_dice_are_one_option_and_a_plan_for_one_is_played_with_the_other(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cat wants tea and silk, which Ben takes, too."""
    begins = taking(sheet(), sheet(), sheet(), asked=BEN, purple2="tea_silk")
    told = await table(server, world, monkeypatch, begins)
    _, ben, cat = told.people
    shown = await tap(cat, await panel(cat, server, told), "Plan ahead")
    assert sum(label.endswith("Tea + silk") for label in labels(shown)) == 1
    assert [kind for _, kind in marks(world)].count("die") == 5, "of six dice in the middle"
    await tap(cat, await tap(cat, shown, "Tea + silk"), "Set it like this")
    await tap(ben, await panel(ben, server, told), "Tea + silk")
    await world.quiet()
    assert [sheet.circled["silk"] for sheet in (await table_now(world)).sheets] == [0, 1, 1]


async def test_every_panel_of_a_game_is_within_the_limits_and_leads_to_every_action() -> None:
    """With long names and undo offered, in every language; at one table of each number of choices."""
    seen = {}
    for each in looks(GAME, 5, moves=420, every=3, seed=3):
        seen[tuple(min(offer.count(), 30) // 6 for offer in each.offers), *(o.action for o in each.offers)] = each
    assert len(seen) > 12
    for each in seen.values():
        assert reached(each, say=SAY).keys() == {write(action) for offer in asked_offers(each) for action in offer}
    for n, each in enumerate(seen.values()):
        for card in every_card(each, sorted(LOCALES)[n % len(LOCALES)]):
            card.view()


def test_a_usual_turn_takes_four_presses() -> None:
    turns, _ = charmers.game(4, 0)
    usual = [each for each in turns if "karma" not in each.pressed]
    assert len(usual) > 20
    assert median(each.presses for each in usual) <= 4
    assert sum(each.presses <= 5 for each in usual) >= 0.8 * len(usual)
    waited = sum(each.waited for each in usual)
    assert waited <= 2.5 * len(usual), "the next is asked as soon as the die is taken"
