"""Orders for all transporters at once: those of the turn before once more ("move all-again").

Whoever has done nothing in this phase yet and can follow its orders of the turn before does so, in the order of
their names, and again from the first one until no more can: one may make room or bring goods for another.
"""

from __future__ import annotations

from engine.core.model import Illegal, Seat

from . import orders
from .orders import AGAIN, Told
from .state import Table

ALL = ("all", AGAIN)
"""The words that stand for it."""
FEWEST = 2
"""With fewer that can there is nothing to it."""


def offered(table: Table, moves: tuple[tuple[str, ...], ...]) -> bool:
    """Whether it is worth offering, with all other orders that are listed."""
    return sum(words[1:] == (AGAIN,) for words in moves) >= FEWEST


def carry_out(table: Table, seat: Seat, words: tuple[str, ...]) -> tuple[list[str], Told]:
    """Follow orders that are allowed, a transporter's or those for all. Returns the names of those that did, too."""
    return _all(table, seat) if words == ALL else ([words[0]], orders.carry_out(table, seat, words))


def rehearse(table: Table, seat: Seat, words: tuple[str, ...]) -> None:
    """Raises `Illegal` for orders that cannot be followed, or not by enough of all."""
    if words != ALL:
        orders.rehearse(table, seat, words)
    elif sum(orders.can_repeat(table, unit) for unit in table.fleet(seat)) < FEWEST:
        raise Illegal("orders-none-again")


def explain(table: Table, seat: Seat, words: tuple[str, ...]) -> None:
    """Raise `Illegal` with exactly what stands against orders, if anything does."""
    if words == ALL:
        rehearse(table, seat, words)
    else:
        orders.explain(table, seat, words)


def _all(table: Table, seat: Seat) -> tuple[list[str], Told]:
    names, told = list[str](), Told([], [], [])
    fleet = sorted(table.fleet(seat), key=lambda unit: unit.name)
    while (unit := next((unit for unit in fleet if orders.can_repeat(table, unit)), None)) is not None:
        one = orders.carry_out(table, seat, (unit.name, AGAIN))
        names.append(unit.name)
        told.notes.extend(one.notes)
        told.tiles.extend(one.tiles)
        told.seas.extend(one.seas)
    return sorted(names), told
