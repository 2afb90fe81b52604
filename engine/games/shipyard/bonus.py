"""Rulebook: a turn, step 4. One bonus action may be bought, before or after the action that was chosen."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Seat
from engine.core.offers import Offer, OneOf

from .actions import Bonus
from .bank import pay
from .possible import possible, purse
from .state import Table


def tiles(table: Table, seat: Seat) -> list[str]:
    """The tiles whose action can be bought now: any but the one chosen, whoever's figures stand there; none in the
    final phase or after a voyage. It is paid before it brings anything."""
    turn, price = table.turn, table.edition.limits.bonus
    if turn is None or not turn.tile or turn.bonus or turn.sailed or turn.final:
        return []
    left = purse(table, seat) - price
    if left < 0:
        return []
    return [tile for tile in table.row if tile != turn.tile and possible(table, seat, tile, left)]


def offers(table: Table, seat: Seat) -> Iterator[Offer]:
    """A bonus action, where one can be bought."""
    if found := tiles(table, seat):
        yield Offer(Bonus, {"tile": OneOf(tuple(found))})


def buy(table: Table, seat: Seat, tile: str, ctx: Ctx) -> None:
    """Pay for a bonus action; it is carried out next."""
    assert table.turn is not None
    price = table.edition.limits.bonus
    pay(table.players[seat], price)
    table.turn.bonus = tile
    ctx.say("bonus", seat=seat, tile=tile, guilders=price)
