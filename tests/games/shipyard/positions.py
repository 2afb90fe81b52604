"""Positions of Shipyard as data, and playing on from them.

    s = position(player(yard="b1 m1 . . . . . . .", guilders=3), player())

Yards are written card by card: b1 m1 s1 are bow1, middle1, stern1, "." is an empty column. All that lies nowhere else
is in its stack or on sale; the employees lie in the order of the edition.
"""

from __future__ import annotations

from typing import Any

from engine.core.model import Seat
from engine.games.shipyard import GAME
from engine.games.shipyard.edition import BLANK, HOUSE, SUBSIDY, Edition
from engine.games.shipyard.flow import Position
from engine.games.shipyard.markets import STACK, count
from engine.games.shipyard.phases.turns import Turns, begin_turn
from engine.games.shipyard.setup import Options, setup
from engine.games.shipyard.state import PLACES, Canal, Figure, Player, Ship, Table, Turn
from tests.games.playing import Playing

ANN, BEN, CLEO, DORA = map(Seat, range(4))
LETTERS = {"b": "bow", "m": "middle", "s": "stern"}
ROW = ("ships", "commodities", "canal", "equipment", "crew", "employee", "exchange")
"""The tiles of these positions, the leading one first."""


def card(short: str) -> str:
    """A ship card by its short name; "." is none, blank ones have no shorter name."""
    if short.startswith(BLANK):
        return short
    return "" if short == "." else LETTERS[short[0]] + short[1:]


def player(yard: str = "", **fields: Any) -> Player:
    """A player with this yard; `fields`: fields of the player, items of its store by name, trains and employees as
    words."""
    cards = [card(each) for each in yard.split()]
    found = Player(HOUSE.limits.guilders, cards + [""] * (HOUSE.limits.columns - len(cards)))
    for name, value in fields.items():
        if name in found.store:
            found.store[name] = found.made[name] = value
        elif name in ("trains", "employees", "chosen", "used"):
            setattr(found, name, value.split())
        elif name == "canals":
            found.canals = [
                Canal(one, cell, int(turned)) for one, cell, turned in (x.split("-") for x in value.split())
            ]
        elif name == "figure":
            found.figure = Figure(*value.split("-"))
        else:
            assert name in found.__struct_fields__, name
            setattr(found, name, value)
    found.received = max(0, found.guilders - HOUSE.limits.guilders)
    found.paid = HOUSE.limits.guilders + found.received - found.guilders
    found.points = sum(sum(ship.points.values()) for ship in found.fleet)
    for ship in found.fleet:
        for item, n in ship.items.items():
            found.made[item] += n
    return found


def ship(cards: str, points: int = 0, **items: int) -> Ship:
    """A ship of a fleet."""
    return Ship([card(each) for each in cards.split()], items, 1, {"crew": points})


def position(*players: Player, edition: Edition = HOUSE, row: str = "", **fields: Any) -> Position:
    """A table of these players before the next turn, the seat that has it being the starting player; `row`: the tiles
    from the leading one on, each with its space where it is not the next one behind ("ships crew=20 ...")."""
    s = setup(len(players), Options(edition=edition))
    t = s.table
    t.players = list(players)
    for name, value in fields.items():
        assert name in t.__struct_fields__, name
        setattr(t, name, value)
    _row(t, row)
    _things(s)
    _contracts(s)
    s.flow, s.ticks = [Turns(serial=1)], 1
    return s


def _row(t: Table, row: str) -> None:
    words = row.split() or [*ROW, *((SUBSIDY,) if len(t.players) == 4 else ())]
    t.row, t.spaces, space = [], {}, 1
    for each in words:
        tile, _, at = each.partition("=")
        space = int(at) if at else (space - 1) % t.edition.track.spaces
        t.row.append(tile)
        t.spaces[tile] = space


def _things(s: Position) -> None:
    """Cards, trains, canals and employees that players have leave the stacks; the rows are filled in order."""
    t, held = s.table, [*s.table.gone, *s.table.cut, *s.table.discarded]
    for one in t.players:
        held += [*one.yard, *one.trains, *one.used, *(each.canal for each in one.canals)]
        held += [name for each in one.fleet for name in each.cards]
        for name in one.employees:
            t.oval.left[name] -= 1
    for row in (*t.market.ships.values(), t.market.trains, t.market.canals):
        held += row
    lower = [name for name in s.box.ships["middle"] if t.edition.card(name).deck == "lower"]
    upper = [name for name in s.box.ships["middle"] if t.edition.card(name).deck == "upper"]
    s.box.ships["middle"] = [*upper, *lower]  # reversed below: the first middle lies on top
    for stack in (*s.box.ships.values(), s.box.trains, s.box.canals):
        stack[:] = [name for name in reversed(stack) if name not in held]
    for place in PLACES:
        _fill(t.market.ships[place], s.box.ships[STACK[place]], len(t.edition.prices.ships))
    _fill(t.market.trains, s.box.trains, len(t.edition.prices.trains))
    _fill(t.market.canals, s.box.canals, len(t.edition.prices.canals))
    count(s)


def _fill(row: list[str], stack: list[str], places: int) -> None:
    if not row:
        row += [stack.pop() for _ in range(min(places, len(stack)))]


def _contracts(s: Position) -> None:
    """Everybody has the next contracts of each colour."""
    known, kept = s.table.edition.contract, s.table.kept
    for hand in s.hands:
        for colour in ("blue", "green"):
            names = [name for name in s.box.contracts if known(name).colour == colour][:kept]
            hand.contracts += names
            s.box.contracts = [name for name in s.box.contracts if name not in names]


def turn(s: Position, seat: Seat = ANN, **fields: Any) -> Position:
    """It is a seat's turn, before it chooses a tile; or after that, with the fields of the turn."""
    s.table.start = seat
    ctx = Quiet(s)
    begin_turn(s.table, seat, ctx)
    for name, value in fields.items():
        assert isinstance(s.table.turn, Turn)
        setattr(s.table.turn, name, value)
    return s


def docked(*players: Player, **fields: Any) -> Position:
    """The first player's turn when its action is carried out: complete ships are to leave its yard."""
    s = turn(position(*players, **fields), tile="crew", done=True)
    s.flow.pop()
    return s


EXAMPLE = {
    "yard": "b6 m22 m23 m24 m26 m1 m14 s4",
    "canals": "canal6-M13-0 canal8-N13-180 canal5-N14-0",
    "figure": "M13-sw-n",
    "guilders": 0,
    "captain": 1,
    "merchant": 2,
    "soldier": 1,
    "sail": 3,
    "smokestack": 1,
    "propeller": 1,
    "crane": 1,
    "cannon": 1,
}
"""The rulebook's example of scoring: a ship that makes 32 points by the voyage `EXAMPLE_VOYAGE`."""
EXAMPLE_VOYAGE = "launch 1-1-2-1-3-1-1-1-1-7-eeneses"


class Quiet:
    """As much of a context as a position needs."""

    def __init__(self, s: Position) -> None:
        self.s = s

    def say(self, code: str, **values: Any) -> None:
        """Nobody listens."""

    def push(self, *frames: Any) -> None:
        for frame in reversed(frames):
            self.s.ticks += 1
            frame.serial = self.s.ticks
            self.s.flow.append(frame)


# --- playing on

PLAYING = Playing(GAME)
play, after, refused = PLAYING.play, PLAYING.after, PLAYING.refused
options, verbs, shown = PLAYING.options, PLAYING.verbs, PLAYING.shown


def mine(s: Position, seat: Seat = ANN) -> Player:
    """A player."""
    return s.table.players[seat]
