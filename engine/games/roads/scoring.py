"""The end of the game (rulebook: end of the game, wealth, ties)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.ctx import Ctx
from engine.core.model import Seat

from .components import BOX, WONDER
from .state import NEUTRAL, Table, kind_of

ROW = 10
"""Points of a row of the wonder, shared among its bricks."""


class Wealth(NamedTuple):
    """A player's wealth and its parts. goods: those that count, by kind, with their number on own transporters.
    worth: their points. rows: points by row of the wonder, from the bottom, as many as have been begun."""

    goods: dict[str, int]
    worth: int
    rows: tuple[int, ...]

    @property
    def wonder(self) -> int:
        """Points of all rows."""
        return sum(self.rows)

    @property
    def total(self) -> int:
        """All points."""
        return self.worth + self.wonder


def wealth(t: Table, seat: Seat) -> Wealth:
    """A player's wealth now: goods count only on own transporters (rulebook: wealth)."""
    goods = dict.fromkeys(BOX.wealth, 0)
    for unit in t.fleet(seat):
        for token, n in unit.load.items():
            kind = kind_of(token)
            if kind in goods:
                goods[kind] += n
    worth = sum(n * BOX.wealth[kind] for kind, n in goods.items())
    return Wealth(goods, worth, tuple(row_points(row, seat) for row in rows(t.wonder)))


def rows(bricks: Sequence[int]) -> list[Sequence[int]]:
    """The bricks of the wonder row by row, from the bottom, as many rows as have been begun."""
    begun, first = [], 0
    for size in WONDER.rows:
        if first < len(bricks):
            begun.append(bricks[first : first + size])
        first += size
    return begun


def row_points(row: Sequence[int], seat: Seat) -> int:
    """A player's points for a row: ten shared among the players' bricks, rounded down; neutral ones do not count.
    An unfinished row counts in full."""
    players = len(row) - row.count(NEUTRAL)
    return ROW * row.count(seat) // players if players else 0


def winner(t: Table) -> Seat:
    """The wealthiest; in a tie the one praying nearest the temple."""
    return max(t.temple, key=lambda seat: wealth(t, seat).total)  # the first of equals


def final(t: Table, ctx: Ctx) -> None:
    """Tell everybody's wealth, and the winner."""
    for seat in map(Seat, t.seats()):
        own = wealth(t, seat)
        ctx.say("final", seat=seat, points=own.total, goods=own.goods, worth=own.worth, wonder=own.wonder)
    best = winner(t)
    points = wealth(t, best).total
    equals = [seat for seat in map(Seat, t.seats()) if wealth(t, seat).total == points]
    code = "final-alone" if t.solo else "final-temple" if len(equals) > 1 else "final-winner"
    ctx.say(code, seat=best, points=points)
