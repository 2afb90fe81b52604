"""Every action of Roads & Boats by pressing alone: the panel leads to it, does it, and says so."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.core.text import verb
from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.phases.order import Calling, ChooseSlots, Praying
from engine.games.roads.setup import SETTINGS, Options
from engine.games.roads.state import Building, Deal, Held, Player, Wall
from tests.cogs.conftest import Server, World
from tests.cogs.drive import text, towards
from tests.cogs.roads import Told, begun, farm, panel

MOST = 6
"""Presses from the panel to an action."""


def works(**changed: Any) -> Position:
    """Production: Ann has a sawmill on C1, a pair of donkeys on A1, and the goods for research on her truck."""
    given: dict[str, Any] = {
        "units": {"donkey11": "B1", "donkey12": "A1", "donkey13": "A1", "truck14": "C1", "donkey21": "D1"},
        "loads": {"truck14": {"trunks": 2, "geese": 2, "paper": 1}},
        "ground": {"B1": {"trunks": 2}, "C1": {"trunks": 1}},
        "buildings": {"B1": Building("woodcutter", "B1"), "C1": Building("sawmill", "C1")},
    }
    return farm("production", **{**given, **changed})


def site(**changed: Any) -> Position:
    """Building: Ann has a truck by the river, and a donkey in her mine, where a shaft may be opened."""
    given: dict[str, Any] = {
        "units": {"donkey11": "C1", "wagon12": "A1", "truck13": "B2n", "donkey14": "A2", "donkey21": "D1"},
        "loads": {"truck13": {"stone": 3, "boards": 2}, "donkey14": {"iron": 1, "fuel": 1}, "wagon12": {"boards": 1}},
        "ground": {"A1": {"boards": 3, "stone": 2}},
        "buildings": {"A2": Building("mine", "A2")},
        "walls": {"C1/B2": Wall(Seat(1), 1)},
        "players": [Player("A1", ["new_shafts"]), Player("D1")],
        "made": {},
    }
    return farm("building", **{**given, **changed})


def ways(**changed: Any) -> Position:
    """Movement: Ann has a wagon beside geese and a donkey, and another donkey elsewhere."""
    given: dict[str, Any] = {
        "units": {"donkey11": "B1", "wagon12": "A1", "donkey13": "A1", "raft22": "B2r"},
        "loads": {"donkey11": {"boards": 1}},
        "ground": {"A1": {"geese": 2}, "B1": {"trunks": 2}},
    }
    return farm("movement", **{**given, **changed})


def carrying() -> Position:
    """Movement: Ann's raft has a donkey aboard."""
    s = farm("movement", units={"raft11": "B2r", "donkey12": "B2n", "donkey21": "D1"}, loads={}, ground={})
    s.table.units["raft11"].aboard, s.table.units["donkey12"].carrier, s.table.units["donkey12"].at = (
        "donkey12",
        "raft11",
        "",
    )
    return s


def waiting() -> Position:
    """Movement: Ben's donkey waits for Ann on B1, and Ann has an offer of his."""
    s = farm()
    s.table.held["1"] = [Held("load donkey21-B1-trunks-1", "B1", Seat(0), ["donkey21", "B1"])]
    s.table.deals = [Deal(11, Seat(1), Seat(0), ["swap", "donkey21", "donkey11", "1", "stone", "for", "1", "boards"])]
    return s


def setting_up(name: str) -> Position:
    """The beginning of a game on that map."""
    return GAME.start(2, Seeded(b"pressed", 0, 0), SETTINGS.choose(Options(), "map", name)).state


PRESSED: dict[str, tuple[Position, dict[str, str]]] = {
    "laying": (setting_up("laid"), {"lay M11-mountains.source-1": "You lay M11: mountains, source."}),
    "settling": (setting_up("duel"), {"settle D2": "You settle on D2 (pasture)."}),
    "calling": (farm("movement", Calling()), {"call yes": "### Waiting for Ben"}),
    "praying": (
        farm("movement", Praying(order=[Seat(0)])),
        {"pray no": "You cash in piety and go to the end of the temple row."},
    ),
    "slots": (
        farm("movement", ChooseSlots(order=[Seat(0), Seat(1)])),
        {"slot 2": "You take place 2 in the turn order."},
    ),
    "meeting": (
        farm(),
        {
            "leave call-yes": "You will always call for a new turn order.",
            "propose give-donkey11-donkey21-1-boards": "You offer Ben 1 board (donkey 11 → donkey 21).",
            "done": "### Waiting for Ben",
        },
    ),
    "waiting": (
        waiting(),
        {
            "letgo B1": "You let others act first at B1.",
            "answer 11 yes": "You agree: 1 stone from Ben for 1 board (donkey 21 ↔ donkey 11).",
        },
    ),
    "works": (
        works(),
        {
            "produce": "You, sawmill C1: 3 trunks → 6 boards (truck 14)",
            "strike C1.truck14": "### Turn 1: production",
            "work C1-1-truck14": "You, sawmill C1: 1 trunk → 2 boards (truck 14).",
            "breed A1": "Your donkeys on A1 breed: donkey 15.",
            "research C1-rowing": "You do research on C1: rowing.",
            "load truck14-C1-trunks-1": "You: truck 14 takes 1 trunk aboard (C1).",
            "unload truck14-C1-paper-1": "You: truck 14 puts down 1 paper (C1).",
        },
    ),
    "ways": (
        ways(),
        {
            "move wagon12-B1": "You: wagon 12 A1 – B1.",
            "move wagon12-lead-2-B1": "You: wagon 12 A1 – B1, followed by 2 geese.",
            "move wagon12-lift-donkey13": "You: wagon 12 picks up donkey 13 (A1).",
            "load donkey11-B1-trunks-1": "You: donkey 11 takes 1 trunk aboard (B1).",
            "unload donkey11-B1-boards-1": "You: donkey 11 puts down 1 board (B1).",
        },
    ),
    "carrying": (carrying(), {"move raft11-set-B2s": "You: raft 11 sets down donkey 12 (B2 south bank)."}),
    "site": (
        site(),
        {
            "build raft_factory-B2n": "You build on B2 north bank: raft factory.",
            "road A1/A2": "You build a road: A1 – A2.",
            "bridge B2": "You build a bridge on B2.",
            "wall A1/B1-A1": "You build a wall on A1 | B1 for 1 stone.",
            "batter C1/B2-B2": "You destroy Ben’s wall on C1 | B2 with 2 boards; it is neutral now.",
            "pay wagon12": "You pay first with wagon 12.",
            "shaft A2-normal": "You open a new shaft in the mine on A2: 3 gold and 3 iron.",
        },
    ),
    "wonder": (farm("wonder"), {"buy boards": "You buy brick 1 of the wonder for 1 board."}),
}
"""Where Ann presses: the position, and there each action's canonical text and the panel's answer."""


async def follow(server: Server, world: World, told: Told, action: str) -> str:
    """Press on from Ann's panel towards an action until it is done; the panel's words then."""
    person, head = told.people[0], (await world.host.register.table(told.number)).row.head
    shown = await panel(person, server, told)
    for _ in range(MOST):
        shown = await towards(person, shown, action)
        if (await world.host.register.table(told.number)).row.head > head:
            whole = re.sub(r" …\n.*?\n-# … ", " ", text(shown), flags=re.DOTALL)  # a long line goes on below
            return f"{text(shown)}\n{whole}"
    raise AssertionError(f"{action} is not done: {text(shown)}")


@pytest.mark.parametrize("where", PRESSED)
async def test_an_action_is_reached_by_pressing_and_said(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    position, actions = PRESSED[where]
    for action, said in actions.items():
        told = await begun(server, world, monkeypatch, position)
        assert said.rstrip(".") in await follow(server, world, told, action), action


def test_every_action_is_pressed() -> None:
    pressed = [action for _, actions in PRESSED.values() for action in actions]
    assert {action.split()[0] for action in pressed} == {verb(action) for action in GAME.rules.actions}
