"""Positions for the tests: a small map as text, its pieces, and moves as a player types them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.chance import Recorded, Seeded
from engine.core.ctx import Ctx
from engine.core.frames import AnyStep, Frame
from engine.core.model import Illegal, Seat
from engine.core.text import write
from engine.games.roads import GAME
from engine.games.roads.flow import Position, Turns
from engine.games.roads.state import Box, Building, Hand, Player, Table, Unit, Wall, road_name

ANN, BEN, CAT, DAN = Seat(0), Seat(1), Seat(2), Seat(3)


def table(
    *rows: str,
    seats: int = 2,
    layout: str = "pointy",
    homes: Sequence[str] = (),
    units: Mapping[str, str] = {},
    loads: Mapping[str, Mapping[str, int]] = {},
    ground: Mapping[str, Mapping[str, int]] = {},
    buildings: Mapping[str, Building] = {},
    roads: Sequence[tuple[str, str]] = (),
    bridges: Sequence[str] = (),
    walls: Mapping[str, Wall] = {},
    **fields: Any,
) -> Table:
    """A table. `rows`: the map's rows ("0,0:P 1,0:W15"). `units`: name → place ("donkey11": "B1"; a carried one is
    put aboard by hand); `loads` by unit; goods on the ground by bank. These goods are booked as made."""
    t = Table(f"layout: {layout}\n---\n" + "\n".join(rows) + "\n", [Player() for _ in range(seats)])
    t.temple = t.chart = [Seat(n) for n in range(seats)]
    for seat, home in enumerate(homes):
        t.players[seat].home = home
    for name, at in units.items():
        kind, number = name.rstrip("0123456789"), int(name[-2:])
        t.units[name] = Unit(name, kind, Seat(number // 10 - 1), at, dict(loads.get(name, {})))
        assert at in t.atlas.tile_of, f"no place {at}; places: {', '.join(t.atlas.tile_of)}"
    for place, stock in ground.items():
        assert place in t.atlas.tile_of, f"no place {place}; places: {', '.join(t.atlas.tile_of)}"
        t.ground[place] = dict(stock)
    t.buildings.update(buildings)
    t.roads = sorted(road_name(t.atlas, a, b) for a, b in roads)
    t.bridges = sorted(bridges)
    t.walls.update(walls)
    t.turn, t.phase = 1, "movement"
    for name, value in fields.items():
        setattr(t, name, value)
    return booked(t)


def booked(t: Table) -> Table:
    """The table with all goods that lie on it booked as made."""
    kinds = [*t.ground.values(), *(unit.load for unit in t.units.values())]
    for kind in sorted({token.partition("+")[0] for stock in kinds for token in stock} | {"gold", "iron"}):
        if t.count(kind):
            t.made[kind] = t.count(kind) + t.used.get(kind, 0)
    return t


def state(t: Table, frame: Frame) -> Position:
    """A state with that decision on top of the turns, settled until somebody is asked."""
    s = Position(t, [Hand() for _ in t.players], Box(), [Turns(serial=1)], 1)
    Ctx(s, Recorded(())).push(frame)
    while s.flow and not s.flow[-1].waiting(s):
        s.flow[-1].advance(s, Ctx(s, Seeded(b"positions", 0, 0)))
    return s


def play(s: Position, seat: Seat, *actions: str) -> Position:
    """The state after these actions of a seat."""
    for words in actions:
        s = step(s, seat, words).state
    return s


def step(s: Position, seat: Seat, words: str) -> AnyStep:
    """One action, and all it led to."""
    return GAME.apply(s, seat, GAME.parse(words), Seeded(b"positions", 0, 1))


def refused(s: Position, seat: Seat, words: str) -> str:
    """The code of the refusal; "" where the action is allowed."""
    try:
        step(s, seat, words)
    except Illegal as illegal:
        return illegal.code
    return ""


def offered(s: Position, seat: Seat, verb: str) -> list[str]:
    """All actions of a verb that a seat is offered, as canonical texts."""
    offers = [offer for offer in GAME.offers(s, seat) if offer.action is GAME.verbs[verb]]
    return [write(action) for offer in offers for action in offer]
