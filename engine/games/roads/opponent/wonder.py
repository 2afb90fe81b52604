"""The wonder phase: bricks for goods that are not needed any more."""

from __future__ import annotations

from engine.core.model import Action

from ..actions import Buy, Done
from ..components import GOODS, WONDER
from ..phases.wonder import CHEAPEST, WonderPhase, treasury
from ..scoring import row_points, rows
from .goals import studies
from .outlook import Outlook

LATE = 12
"""Turns before the end in which bricks are bought."""


def buy(o: Outlook, phase: WonderPhase) -> Action:
    """A brick, or done."""
    t = o.t
    crew = treasury(t, o.seat)
    if crew is None or len(t.wonder) >= sum(WONDER.rows):
        return Done()
    price = phase.price(t, o.seat)
    spare = [
        kind for kind in CHEAPEST[:8] if kind != "geese" or not studies(o) for _ in range(crew.goods.get(kind, 0))
    ]
    if len(spare) < price or not (_all_in(o, len(spare), price) if o.left == 0 else _now(o, len(spare), price)):
        return Done()
    return Buy(tuple(sorted(spare[:price], key=GOODS.index)))


def _now(o: Outlook, spare: int, price: int) -> bool:
    """Whether a brick is worth it while the game goes on."""
    gain = _gain(o, 1)
    return o.left <= LATE and price <= 2 and (gain >= 5 or (gain >= 2 and spare >= price + 4))


def _all_in(o: Outlook, spare: int, price: int) -> bool:
    """Whether bricks are worth it when goods are of no more use: one, or as many as can be paid for."""
    bricks = 0
    while spare >= price:
        spare, price, bricks = spare - price, price + 1, bricks + 1
        if _gain(o, bricks) > 0:
            return True
    return False


def _gain(o: Outlook, bricks: int) -> int:
    """Points for so many bricks now."""
    laid = [*o.t.wonder, *[o.seat] * bricks]
    return sum(row_points(row, o.seat) for row in rows(laid)) - sum(
        row_points(row, o.seat) for row in rows(o.t.wonder)
    )
