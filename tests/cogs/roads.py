"""Roads & Boats on Discord: tables that begin in a prepared position, and the contents of a panel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
import simcord

from cogs.kit.card import capital
from engine.core.chance import Recorded, Seeded
from engine.core.ctx import Ctx
from engine.core.frames import AnyPosition, Frame, Step
from engine.core.game import AnyGame
from engine.core.text import verb
from engine.games.roads import GAME
from engine.games.roads.flow import Position, Turns
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.phases.wonder import WonderPhase
from engine.games.roads.state import Box, Building, Hand
from host import Person, Place
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, components, refs
from tests.games.roads.positions import table
from words import Speaker

SAY = Speaker("en", GAME, ["Ann", "Ben", "Cat", "Dan"])
NAMES = ("Ann", "Ben", "Cat", "Dan")

# pasture A1, woods B1 with a woodcutter, rock C1; a river (B2, banks n and s) from the mountains A2 to the sea C2
LAND = ("0,0:P 1,0:W 2,0:R 3,0:P", "0,1:M1 1,1:P14 2,1:S 3,1:P")
UNITS = {"donkey11": "B1", "wagon12": "A1", "donkey21": "B1", "raft22": "B2r"}
LOADS = {"donkey11": {"boards": 2}, "donkey21": {"stone": 1}}
GROUND = {"B1": {"trunks": 3}, "A1": {"boards": 3, "stone": 2}}
ROADS = [("A1", "B1"), ("B1", "C1")]
PHASES: dict[str, type[Frame]] = {
    "production": ProductionPhase,
    "movement": MovementPhase,
    "building": BuildingPhase,
    "wonder": WonderPhase,
}


class Told(NamedTuple):
    """A table: its thread, the people by seat, and its number."""

    thread: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]
    number: int


def farm(phase: str = "movement", *before: Frame, **changed: Any) -> Position:
    """Ann and Ben meet on B1; Ann's wagon is at home, Ben's raft in the river. A phase, and decisions before it."""
    given: dict[str, Any] = {"units": UNITS, "loads": LOADS, "ground": GROUND, "roads": ROADS, "homes": ("A1", "D1")}
    given["buildings"] = {"B1": Building("woodcutter", "B1")}
    land = changed.pop("land", LAND)
    s = Position(table(*land, phase=phase, **{**given, **changed}), [Hand(), Hand()], Box(), [Turns(serial=1)], 1)
    Ctx(s, Recorded(())).push(*before, PHASES[phase]())
    while not s.flow[-1].waiting(s):
        s.flow[-1].advance(s, Ctx(s, Seeded(b"farm", 0, 0)))
    return s


async def begun(
    server: Server,
    world: World,
    monkeypatch: pytest.MonkeyPatch,
    position: AnyPosition,
    seats: int = 2,
    game: AnyGame = GAME,
) -> Told:
    """A table at which play begins in a position, one more in this world."""
    monkeypatch.setattr(game, "start", lambda *_: Step(position, (), (), False))
    people = tuple(server.person(name) for name in NAMES[:seats])
    key, place = f"new {len(server.channel.threads)}", Place(server.guild.id, server.channel.id)
    number = (await world.host.lobby.create(key, Person(people[0].id, "Ann"), place, game=game.key)).id
    for person, name in zip(people[1:], NAMES[1:], strict=False):
        await world.host.lobby.join(number, Person(person.id, name))
    await world.host.lobby.start("go", number, people[0].id, seating="joined")
    await world.quiet()
    return Told(server.channel.threads[-1], people, number)


async def table_now(world: World) -> Any:
    """The open table."""
    return (await world.host.now.look(1, None)).view.table


async def tap(person: simcord.MemberActor, shown: Any, label: str) -> simcord.InteractionResult:
    """Press the button of this label, or else the one, or the line of a select, whose label contains this; "|" parts
    a select's question from its line. One press here is one press of a person."""
    question, _, wanted = label.rpartition("|")
    names = (wanted, capital(wanted))
    message = shown.response if isinstance(shown, simcord.InteractionResult) else shown
    for each, ref in sorted(refs(shown), key=lambda found: found[0].get("label") not in names):
        if each["type"] == 2 and any(name in each["label"] for name in names) and not question:
            return await person.click(message, custom_id=each["custom_id"])
        if ref.what == "pick" and question in asked_by(shown, each):
            value = next(
                (line["value"] for line in each["options"] if any(name in line["label"] for name in names)), None
            )
            if value is not None:
                return await person.select(message, [value], custom_id=each["custom_id"])
    raise AssertionError(f"there is no {label!r} among {offered(shown)}")


async def done(person: simcord.MemberActor, shown: Any, label: str) -> simcord.InteractionResult:
    """Press a button by which one is done, and say yes if something is left undone."""
    return await sure(person, await tap(person, shown, label))


async def sure(person: simcord.MemberActor, shown: simcord.InteractionResult) -> simcord.InteractionResult:
    """Say yes where somebody is asked whether to do it all the same."""
    yes = next((each for each, ref in refs(shown) if ref.what == "sure"), None)
    return await person.click(shown.response, custom_id=yes["custom_id"]) if yes else shown


def offered(shown: Any) -> list[str]:
    """The buttons and lines of a panel, a question in front of its lines."""
    found = []
    for each in components(shown):
        if each["type"] == 2 and not each.get("disabled"):
            found.append(each["label"])
        if each["type"] == 3:
            found.append(f"{each['placeholder']} {[line['label'] for line in each['options']]}")
    return found


def asked_by(shown: Any, select: dict[str, Any]) -> str:
    """What stands in an empty select and, if that says only that something is to be chosen, right above it."""
    above = ""
    for each in components(shown):
        if each["type"] == 3 and each["custom_id"] == select.get("custom_id"):
            held = str(each["placeholder"])
            return f"{above}\n{held}" if held == SAY("choose") else held
        above = each.get("content", above)
    return ""


def lines(shown: Any, question: str) -> dict[str, str]:
    """The lines of a select: label and description."""
    select = next(each for each in components(shown) if question in asked_by(shown, each))
    return {line["label"]: line.get("description") or "" for line in select["options"]}


async def panel(person: simcord.MemberActor, server: Server, told: Told) -> simcord.InteractionResult:
    """Press "Your move" on the newest board."""
    board = server.board(told.thread)
    return await person.click(board, custom_id=button(board, "move")["custom_id"])


async def typed(person: simcord.MemberActor, told: Told, command: str, values: Mapping[str, str]) -> Any:
    """Send a typed command of the game; an action that is typed seldom is chosen from a list."""
    if command in {verb(action) for action in GAME.guide.typed.seldom}:
        return await person.slash(told.thread, "roads other", action=command, value=next(iter(values.values())))
    return await person.slash(told.thread, f"roads {command}", **values)
