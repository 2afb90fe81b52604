"""Orders for all transporters at once: those of the turn before once more ("move all-again").

Each that has done nothing in this phase and can follow its orders of the turn before does so, in the order of their
names, and again from the first until no more can: one may make room or bring goods for another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.model import Illegal, Note, Seat

from ..state import Table
from ..values import Orders
from . import orders
from .orders import AGAIN, Told

ALL = Orders("all", (AGAIN,))
FEWEST = 2
"""Transporters that must be able to: for one alone it is not offered."""
FULL, GOODS = ("goods-full", "carry-full"), ("goods-missing", "goods-not-aboard", "goods-source", "geese-few")
"""Objections to orders about room, and about goods; all others are about the way."""


def offered(moves: Iterable[Orders]) -> bool:
    """Whether it is worth offering, with all other orders that are listed."""
    return sum(1 for move in moves if move.words == (AGAIN,)) >= FEWEST


def carry_out(table: Table, seat: Seat, said: Orders) -> tuple[list[str], Told]:
    """Follow orders that are allowed, a transporter's or those for all. Returns the names of those that did, too."""
    return _all(table, seat) if said == ALL else ([said.unit], orders.carry_out(table, seat, said))


def rehearse(table: Table, seat: Seat, said: Orders) -> None:
    """Raises `Illegal` for orders that cannot be followed, or not by enough of all."""
    if said != ALL:
        orders.rehearse(table, seat, said)
    elif sum(orders.can_repeat(table, unit) for unit in table.fleet(seat)) < FEWEST:
        raise Illegal("orders-none-again")


def explain(table: Table, seat: Seat, said: Orders) -> None:
    """Raise `Illegal` with the exact objection to orders, if there is one."""
    if said == ALL:
        rehearse(table, seat, said)
    else:
        orders.explain(table, seat, said)


def followed(table: Table, seat: Seat) -> list[str]:
    """All that can do follow their orders once more. Returns their names, in the order in which they do."""
    return [name for name, _ in _each(table, seat)]


def left_out(table: Table, seat: Seat) -> list[Note]:
    """Those that did not follow their orders with the others, once these have, by the reason."""
    full, goods, way = list[str](), list[str](), list[str]()
    for unit in sorted(table.fleet(seat), key=lambda unit: unit.name):
        if not unit.habit or unit.trail or unit.spent:
            continue
        try:
            orders.rehearse(table, seat, Orders(unit.name, (AGAIN,)))
        except Illegal as why:
            (full if why.code in FULL else goods if why.code in GOODS else way).append(unit.name)
    told = ((full, Note("left-out-full", {"units": full})), (goods, Note("left-out-goods", {"units": goods})),
            (way, Note("left-out-way", {"units": way})))  # fmt: skip
    return [note for names, note in told if names]


def _all(table: Table, seat: Seat) -> tuple[list[str], Told]:
    names, told = list[str](), Told([], [], [])
    for name, one in _each(table, seat):
        names.append(name)
        told.notes.extend(one.notes)
        told.tiles.extend(one.tiles)
        told.seas.extend(one.seas)
    return sorted(names), told


def _each(table: Table, seat: Seat) -> Iterator[tuple[str, Told]]:
    fleet = sorted(table.fleet(seat), key=lambda unit: unit.name)
    while (unit := next((unit for unit in fleet if orders.can_repeat(table, unit)), None)) is not None:
        yield unit.name, orders.carry_out(table, seat, Orders(unit.name, (AGAIN,)))
