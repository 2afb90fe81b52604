"""The commands of /charmers: a die and what is done with it in one, and a verb for each bonus."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.question.typed_words import Typing
from cogs.typed.then_options import Following
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.model import Illegal, Seat
from engine.games.charmers import GAME
from engine.games.charmers.actions import Circle, Take
from tests.cogs.charmers import SAY
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.positions import look
from tests.cogs.roads import Told, begun, offered, table_now
from tests.games.charmers.positions import sheet, taking, turn
from words import Speaker

DE = Speaker("de", GAME, ["Ann", "Ben", "Cat"])


async def table(server: Server, world: World, monkeypatch: pytest.MonkeyPatch, begins: Any) -> Told:
    """A table of three in a position."""
    return await begun(server, world, monkeypatch, begins, 3, game=GAME)


def follows(begins: Any, name: str, typed: str = "", speak: Speaker = SAY, **given: str) -> dict[str, str]:
    """What Ann is suggested for what follows her die, each with its words."""
    viewer = Viewer(look(GAME, 3, begins, Seat(0)), speak)
    return {value: label for label, value in Following(viewer, Take, given).suggestions(name, typed)}


async def test_a_die_its_cell_and_how_the_road_is_turned_are_one_command(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await table(server, world, monkeypatch, taking(sheet("C2-NS B3-EW")))
    ann, command = told.people[0], "charmers take"
    dice = await ann.autocomplete(told.thread, command, "die", "gre")
    assert [(each["value"], each["name"]) for each in dice] == [
        ("green 1", "green 1 · straight road"), ("green 2", "green 2 · curve")
    ]  # fmt: skip
    cells = await ann.autocomplete(told.thread, command, "at", "", die="green 2")
    assert [each["value"] for each in cells] == ["C1", "A3", "D3", "C4"]
    turned = await ann.autocomplete(told.thread, command, "turned", "", die="green 2", at="C1")
    assert [each["value"] for each in turned] == ["right-down", "down-left"]
    shown = await ann.slash(told.thread, command, die="green 2", at="C1", turned="right-down")
    assert "You take a green die: curve; you draw a curve on C1;" in text(shown)
    found = await table_now(world)
    assert (found.sheets[0].roads["C1"], found.turns[0]) == ("ES", None)
    assert (await world.host.now.look(1, None)).waiting == (1,)


async def test_what_is_not_said_is_asked_and_what_cannot_follow_changes_nothing(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await table(server, world, monkeypatch, taking(sheet("C2-NS B3-EW")))
    ann, head = told.people[0], (await world.host.register.table(1)).row.head
    for given, code in (
        ({"die": "green 2", "at": "C1"}, "typed-several"),
        ({"die": "green 2", "at": "E5"}, "typed-none"),
    ):
        shown = text(await ann.slash(told.thread, "charmers take", **given))
        assert shown.startswith(SAY(f"no-{code}", values="").partition(":")[0])
    shown = await ann.slash(told.thread, "charmers take", die="green", at="C1")
    assert {"3 · Straight road", "4 · Curve"} <= {*offered(shown)}
    assert (await world.host.register.table(1)).row.head == head
    shown = await ann.slash(told.thread, "charmers take", die="green 1")
    assert [label.partition(" · ")[2] for label in labels(shown)[:4]] == ["C1 ↑↓", "A3 ←→", "D3 ←→", "C4 ↑↓"]


def test_whatever_follows_a_die_is_suggested() -> None:
    palace = taking(sheet(tea=2), orange1="merchant", orange2="raja", blue1="crane")
    assert list(follows(palace, "at", die="orange 1")) == ["tea", "tea tea", "silk", "spice"]
    assert follows(palace, "at", die="orange 2", typed="fo") == {"forts": "forts"}
    assert follows(palace, "at", die="blue 1") == {}, "a karma leaves nothing to choose"
    assert list(follows(palace, "at", die="Orange 2", speak=DE)) == ["Tempel", "Forts", "Gärten", "Mausoleen"]


@pytest.mark.parametrize(
    ("speak", "told"),
    [
        (SAY, "There is no die red1. Say what it shows, here {}, or its colour and number, like purple 1."),
        (DE, "Es gibt keinen Würfel red1. Sag, was er zeigt, hier {}, oder Farbe und Nummer, etwa Lila 1."),
    ],
)
def test_of_a_die_that_does_not_exist_it_is_said_what_those_to_choose_from_show(speak: Speaker, told: str) -> None:
    s = taking(sheet(), asked=Seat(1))
    faces = dict.fromkeys(s.table.dice[each].face for each in s.table.lying("middle"))
    with pytest.raises(Illegal) as refused:
        GAME.apply(s, Seat(1), Take("red1"), Seeded(b"dice", 0, 0))
    assert speak.refusal(refused.value) == told.format(", ".join(speak.value("face", face) for face in faces))


@pytest.mark.parametrize(
    ("speak", "typed", "told"),
    [
        (DE, "Seide Perlen", "Eine Ware „Perlen“ gibt es nicht; es gibt: Tee, Seide, Gewürz."),
        (SAY, "pearls and silk", "There is no good “pearls”; there are: tea, silk, spice."),
    ],
)
def test_a_good_that_does_not_exist_is_called_so(speak: Speaker, typed: str, told: str) -> None:
    """Not that what is open does not allow it; goods that exist are understood beside words of the list."""
    seen = look(GAME, 3, turn(sheet(), open="goods2"), Seat(0))
    typing = Typing(Viewer(seen, speak), Circle, "goods")
    with pytest.raises(Illegal) as refused:
        typing.meant(typed)
    assert speak.refusal(refused.value) == told
    for words, value in typing.listed():
        assert typing.meant(words).words == (value,)
    assert typing.meant(f"{speak.value('good', 'silk')} 2").words


async def test_a_die_that_does_not_fit_is_suggested_with_the_reason(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await table(server, world, monkeypatch, taking(sheet(maharani=3)))
    ann = told.people[0]
    found = await ann.autocomplete(told.thread, "charmers take", "die", "orange")
    assert {each["value"]: each["name"] for each in found}["orange 1"] == (
        f"orange 1 · Maharani · {SAY.value('why', 'boxes-crossed')}"
    )
    shown = await ann.slash(told.thread, "charmers take", die="orange 1")
    assert text(shown) == SAY("no-typed-barred", why=f"orange 1 · Maharani · {SAY.value('why', 'boxes-crossed')}")


@pytest.mark.parametrize("speak", [SAY, DE])
def test_a_die_that_does_not_fit_may_be_called_by_its_face_to_be_told_why(speak: Speaker) -> None:
    s = taking(sheet(maharani=3), asked=Seat(0))
    typing = Typing(Viewer(look(GAME, 3, s, Seat(0)), speak), Take, "die")
    assert typing.meant(speak.value("face", "maharani")).words == ("orange1",)
    with pytest.raises(Illegal) as refused:
        GAME.apply(s, Seat(0), Take("orange1"), Seeded(b"dice", 0, 0))
    assert refused.value.code == "boxes-crossed"


async def test_a_place_that_is_wrong_is_refused_by_the_rule_against_it(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await table(server, world, monkeypatch, turn(sheet("C2-NS B3-EW"), now="two_halves"))
    ann = told.people[0]
    for command, at, turned, code, args in (
        ("join", "E5", "vertical", "no-joint", {"cell": "E5"}),
        ("join", "C2", "up-right", "cell-drawn", {"cell": "C2"}),
        ("half", "C2", "up", "side-drawn", {"cell": "C2"}),
        ("half", "C3", "up", "residence-done", {}),
        ("half", "C1", "right", "half-on-road", {"cell": "C1"}),
    ):
        for given in ({"at": at, "turned": turned}, {"at": at}):
            if given.get("turned") or code != "side-drawn":
                shown = await ann.slash(told.thread, f"charmers {command}", **given)
                assert text(shown).split("\n")[0] == SAY(f"no-{code}", **args)


async def test_every_bonus_has_a_command(server: Server, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    own = sheet("C2-NS B3-EW", tea=3, river="4")
    told = await table(server, world, monkeypatch, turn(own, open="goods2 upgrade back_any half palace sell_same3"))
    ann = told.people[0]
    goods = await ann.autocomplete(told.thread, "charmers goods", "goods", "silk")
    assert [each["name"] for each in goods] == ["circle tea + silk", "circle silk + spice"]
    for command, given in (
        ("goods", {"goods": goods[1]["value"]}),
        ("upgrade", {"building": "forts"}),
        ("sail", {"space": "2"}),
        ("half", {"at": "C2", "turned": "right"}),
        ("sell_same", {"goods": "tea tea tea"}),
        ("palace", {"person": "Raja"}),
    ):
        shown = await ann.slash(told.thread, f"charmers {command}", **given)
    assert "You cross off Raja Man Singh" in text(shown)
    mine = (await table_now(world)).sheets[0]
    assert (mine.circled["silk"], mine.upgrades["fort"], mine.river, mine.roads["C2"], mine.sold["tea"]) == (
        1, 2, [2, 4], "NES", 3
    )  # fmt: skip


async def test_a_typed_end_of_the_turn_asks_before_a_bonus_lapses(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await table(server, world, monkeypatch, turn(open="goods1"))
    ann = told.people[0]
    shown = await ann.slash(told.thread, "charmers finish")
    assert SAY("confirm-grave") in text(shown)
    assert (await table_now(world)).turns[0] is not None
    await press(ann, shown, "sure")
    assert (await table_now(world)).turns[0] is None


async def test_of_two_typed_actions_the_first_is_done_before_it_asks_about_the_second(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At A3 the road brings a sale without goods to sell."""
    told = await table(server, world, monkeypatch, taking(sheet("B3-EW")))
    ann = told.people[0]
    shown = await ann.slash(told.thread, "charmers take", die="green 1", at="A3")
    assert SAY.value("why", "nothing-in-stock") in text(shown)
    assert (await table_now(world)).turns[0].now == "straight"
    await press(ann, shown, "sure")
    assert (await table_now(world)).sheets[0].roads["A3"] == "EW"
