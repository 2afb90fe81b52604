"""Every command of /roads as people type it: carried out, and refused in a sentence that says why."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from engine.core.chance import Seeded
from engine.core.model import Illegal, Seat
from engine.core.text import verb
from engine.games.roads import GAME
from engine.games.roads.components import TOPICS
from engine.games.roads.flow import Position
from engine.games.roads.phases.order import Calling, ChooseSlots, Praying
from engine.games.roads.setup import SETTINGS, Options
from engine.games.roads.state import Building, Player, Wall
from tests.cogs.conftest import Server, World
from tests.cogs.drive import press, refs, text
from tests.cogs.roads import SAY, begun, farm, sure, typed
from words import Speaker


class Typed(NamedTuple):
    """A command, its author, the text for its fields; and the answer, or the refusal's code and arguments."""

    command: str
    values: dict[str, str]
    said: str = ""
    code: str = ""
    args: Mapping[str, Any] = MappingProxyType({})
    who: int = 0


def production() -> Position:
    """Ann has a sawmill on C1, two donkeys on pasture A1, and the goods for research on her truck."""
    return farm(
        "production",
        units={"donkey11": "B1", "donkey12": "A1", "donkey13": "A1", "truck14": "C1", "donkey21": "D1"},
        loads={"truck14": {"trunks": 1, "geese": 2, "paper": 1}},
        ground={"B1": {"trunks": 2}, "C1": {"stone": 1}},
        buildings={"B1": Building("woodcutter", "B1"), "C1": Building("sawmill", "C1")},
    )


def building() -> Position:
    """Ann has a truck by the river, and a donkey in her mine, where a shaft may be opened."""
    return farm(
        "building",
        units={"donkey11": "C1", "wagon12": "A1", "truck13": "B2n", "donkey14": "A2", "donkey21": "D1"},
        loads={
            "truck13": {"stone": 3, "boards": 2},
            "donkey14": {"iron": 1, "fuel": 1},
            "donkey11": {"stone": 1},
            "wagon12": {"boards": 1},
        },
        ground={"A1": {"boards": 3, "stone": 2}, "D1": {"stone": 1}},
        buildings={"A2": Building("mine", "A2")},
        walls={"C1/B2": Wall(Seat(1), 1)},
        players=[Player("A1", ["new_shafts"]), Player("D1")],
        made={},
    )


def setting_up(name: str) -> Position:
    """The beginning of a game on that map."""
    return GAME.start(2, Seeded(b"typed", 0, 0), SETTINGS.choose(Options(), "map", name)).state


def yes(command: str, said: str, who: int = 0, **values: str) -> Typed:
    """A command that is carried out, and its answer."""
    return Typed(command, values, said, "", {}, who)


def no(command: str, code: str, args: dict[str, Any] | None = None, *, who: int = 0, **values: str) -> Typed:
    """A command that is refused, and why."""
    return Typed(command, values, "", code, args or {}, who)


BUILDING_NOW = {
    "action": "Put up a building: sawmill on A1",
    "verbs": "Offer an agreement, Move, Take aboard, Put down, Done, Standing answers",
}
EVENINGS: dict[str, tuple[Position, tuple[Typed, ...]]] = {
    "movement": (
        farm(),
        (
            no("build", "not-offered", BUILDING_NOW, site="a sawmill on A1"),
            no("move", "way-road", {"unit": "wagon12", "place": "D1"}, orders="wagon 12 D1"),
            no("move", "orders-unit", {"word": "wagon99"}, orders="wagon99 A1"),
            no("move", "orders-word", {"word": "flies"}, orders="wagon 12 flies to A1"),
            yes("move", "You: wagon 12 A1 – B1, takes 2 trunks", orders="wagon-2 to A1 via B1, take 2 trunks at B1"),
            no("load", "goods-source", {"place": "C1", "unit": "wagon12"}, goods="wagon 12 C1 stone 1"),
            yes("load", "You: wagon 12 takes 1 stone aboard (A1).", goods="wagon 12: 1 stone"),
            no("unload", "goods-not-aboard", {"unit": "wagon12", "goods": {"clay": 1}}, goods="1 clay, wagon 12"),
            yes("unload", "You: wagon 12 puts down 1 stone (A1).", goods="wagon12 A1 stone 1"),
            no("letgo", "nobody-waits", {"tile": "B1"}, tile="B1"),
            yes("load", "You must wait: Ann comes first at B1", who=1, goods="donkey21 B1 trunks 1"),
            no("load", "you-wait", {"seat": 0, "tile": "B1"}, who=1, goods="donkey21 B1 trunks 1"),
            yes("letgo", "You let others act first at B1.", tile="B1"),
            no("propose", "deal-words", terms="give it all"),
            yes("propose", "You offer Ben 1 board for 1 stone", terms="swap donkey11 donkey21 1 boards for 1 stone"),
            no("answer", "typed-unknown", {"typed": "7 · yes"}, who=1, deal="7", accept="yes"),
            yes("answer", "You agree: 1 board from Ann for 1 stone", who=1, deal="1", accept="yes"),
            yes("done", SAY("waiting-for", seats=[1])),
            no("done", "done-already"),
        ),
    ),
    "production": (
        production(),
        (
            no("strike", "plan-line", line="Z9.trunks"),
            yes("strike", "Turn 1: production", line="C1.truck14"),
            no("work", "work-nothing", {"tile": "A1"}, run="A1 1"),
            yes("work", "1 trunk → 2 boards", run="C1 1 truck14"),
            no("breed", "breed-nobody", {"tile": "B1"}, pair="B1"),
            yes("breed", "Your donkeys on A1 breed: donkey 15.", pair="A1"),
            no("research", "learn-topic", {"topics": list(TOPICS)}, study="C1 flying"),
            yes("research", "You do research on C1: rowing.", study="C1 rowing"),
            yes("produce", "You load 2 trunks."),
            no("produce", "order-first", {"seats": [0, 1]}),
        ),
    ),
    "building": (
        building(),
        (
            no("build", "build-taken", {"tile": "A2", "building": "mine"}, site="raft_factory A2"),
            no("build", "build-where", {"place": "Z9"}, site="the sawmill at Z9"),
            no("pay", "pay-who", {"word": "Ben"}, payer="Ben"),
            yes("pay", "You pay first with wagon 12.", payer="wagon 12"),
            yes("build", "You build on A1: sawmill.", site="Sawmill a1"),
            no("road", "road-there", {"bank": "B1", "bank_to": "C1"}, road="B1/C1"),
            yes("road", "You build a road: C1 – D1.", road="D1 to C1"),
            no("bridge", "bridge-where", {"arm": "Z1"}, arm="Z1"),
            yes("bridge", "You build a bridge on B2.", arm="B2"),
            no("batter", "batter-nothing", {"border": "A1/B1"}, wall="A1/B1 A1"),
            yes("batter", "You destroy Ben’s wall on C1 | B2", wall="C1/B2 B2"),
            no("wall", "wall-where", {"border": "A1/Z9"}, wall="A1/Z9 A1"),
            yes("wall", "You strengthen the wall on C1 | B2", wall="C1/B2 B2"),
            no("shaft", "shaft-where", {"tile": "A1"}, shaft="A1 normal"),
            yes("shaft", "You open a new shaft in the mine on A2: 3 gold and 3 iron.", shaft="A2 normal"),
        ),
    ),
    "wonder": (
        farm("wonder"),
        (
            no("buy", "buy-goods", {"goods": {"boards": 3, "stone": 2}}, goods="gold"),
            yes("buy", "You buy brick 1 of the wonder for 1 board.", goods="boards"),
        ),
    ),
    "order": (
        farm("movement", Calling()),
        (
            no("call", "not-yes-or-no", {"value": "maybe"}, order="maybe"),
            no(
                "leave",
                "no-such-question",
                {"standings": ["call", "cash", "slot", "wonder", "plan", "rest", "deals"]},
                answer="dinner at8",
            ),
            yes("leave", "You will buy no bricks of the wonder.", who=1, answer="wonder pass"),
            no("leave", "left-already", who=1, answer="wonder pass"),
            yes("call", "Done: Yes, settle the turn order", order="yes"),
            no("call", "called-already", order="no"),
        ),
    ),
    "temple": (
        farm("movement", Praying(order=[Seat(0), Seat(1)])),
        (
            no("pray", "not-yes-or-no", {"value": "perhaps"}, stay="perhaps"),
            yes("pray", "You cash in piety", stay="no"),
        ),
    ),
    "slots": (
        farm("movement", ChooseSlots(order=[Seat(0), Seat(1)])),
        (
            no("slot", "slot-not-free", {"slots": "1, 2"}, slot="3"),
            yes("slot", "You take place 2 in the turn order.", slot="Second"),
        ),
    ),
    "homes": (
        setting_up("duel"),
        (
            no("settle", "no-bank", {"bank": "Z9"}, home="Z9"),
            yes("settle", "You settle on D2 (pasture).", home="d2"),
        ),
    ),
    "laying": (
        setting_up("laid"),
        (
            no("lay", "not-beside", {"tile": "A1"}, tile="A1 pasture"),
            yes("lay", "You lay M11: mountains, source.", tile="M11: mountains, source (north-east)"),
        ),
    ),
}
"""For each position the texts typed there, one after the other."""


@pytest.mark.parametrize("evening", EVENINGS)
async def test_what_is_typed_is_carried_out_or_refused_with_its_reason(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, evening: str
) -> None:
    position, commands = EVENINGS[evening]
    told = await begun(server, world, monkeypatch, position)
    for each in commands:
        head = (await world.host.register.table(1)).row.head
        shown = await typed(told.people[each.who], told, each.command, each.values)
        if any(ref.what == "said" for _, ref in refs(shown)):
            shown = await press(told.people[each.who], shown, "said")
        shown = await sure(told.people[each.who], shown)
        if each.code:
            to_them = Speaker("en", GAME, ["Ann", "Ben"], reader=each.who)
            assert text(shown).split("\n")[0] == to_them.refusal(Illegal(each.code, **each.args)), each
        else:
            assert each.said in text(shown), each
        assert (await world.host.register.table(1)).row.head == head + (not each.code), each


async def test_values_of_actions_that_are_typed_seldom_are_suggested(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, production())
    ann = told.people[0]
    found = await ann.autocomplete(told.thread, "roads other", "value", "", action="strike")
    assert "C1.truck14" in [each["value"] for each in found]
    assert await ann.autocomplete(told.thread, "roads other", "value", "") == []
    shown = await ann.slash(told.thread, "roads other", action="strike")
    assert text(shown).split("\n")[0] == SAY("no-plan-line", line="none")


def test_every_command_is_typed_both_ways() -> None:
    tried = [each for _, commands in EVENINGS.values() for each in commands]
    assert {each.command for each in tried if not each.code} == {verb(action) for action in GAME.rules.actions}
    refused = {each.command for each in tried if each.code}
    assert refused == {verb(action) for action in GAME.rules.actions}


ORDERS = (
    ("wag", "wagon12 …", "wagon12"),
    ("wagon 12 ", "wagon12 B1 · wagon 12 → B1", "wagon12-B1"),
    ("wagon12 b1 ta", "wagon12 B1 take … · wagon 12 → B1, takes …", "wagon12-B1-take"),
    ("wagon12 B1 take", "wagon12 B1 take 2 …", "wagon12-B1-take-2"),
    (
        "wagon12, B1, take 2 tr",
        "wagon12 B1 take 2 trunks · wagon 12 → B1, takes 2 trunks",
        "wagon12-B1-take-2-trunks",
    ),
    (
        "wagon12 B1 take 2 trunks A",
        "wagon12 B1 take 2 trunks A1 · wagon 12 → B1, takes 2 trunks, → A1",
        "wagon12-B1-take-2-trunks-A1",
    ),
)
"""The text typed for a transporter's orders, and one of the suggestions: its label and its value."""


async def test_long_orders_are_suggested_word_by_word(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = await begun(server, world, monkeypatch, farm())
    ann, ben = told.people
    for so_far, name, value in ORDERS:
        found = await ann.autocomplete(told.thread, "roads move", "orders", so_far)
        assert any(each["name"].startswith(name) and each["value"] == value for each in found), (so_far, found)
        assert len(found) <= 25
    assert "wagon12" not in str(await ben.autocomplete(told.thread, "roads move", "orders", "wagon"))
    picked = ORDERS[-1][1]
    assert (await ann.autocomplete(told.thread, "roads move", "orders", picked))[0]["value"] == ORDERS[-1][2]
    shown = await typed(ann, told, "move", {"orders": ORDERS[-1][2]})
    assert "You: wagon 12 A1 – B1, takes 2 trunks aboard (B1), B1 – A1." in text(shown)
