"""Rulebook: the market. Prices, what a seat could buy, and how the market is filled."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Seat

from .edition import is_tile
from .layout import Layout
from .placing.pieces import fits_anywhere
from .state import LONG_ROAD, SHORT_ROADS, TOWER, State, Table

PLACES = ("1", "2")
"""The places in next round's order that pedestals stand for."""
SHORTS = tuple(dict.fromkeys(SHORT_ROADS))
"""The two kinds of short roads."""


def price(table: Table, seat: Seat, piece: str) -> int:
    """What a piece costs a seat: a monument all gold it has left."""
    limits = table.edition.limits
    if is_tile(piece):
        return table.edition.stack(piece).price
    if piece in SHORTS:
        return limits.short
    fixed = {LONG_ROAD: limits.road, TOWER: limits.tower}
    return fixed[piece] if piece in fixed else table.cities[seat].gold


def pedestals(table: Table, seat: Seat, gold: int) -> tuple[str, ...]:
    """The places that a seat may buy for so much gold: one of the two in a round (ruling Q15), alone none."""
    owners = table.market.pedestals
    if len(table.cities) == 1 or gold < table.edition.limits.pedestal or seat in owners:
        return ()
    return tuple(place for place, owner in zip(PLACES, owners, strict=True) if owner is None)


def roads(table: Table, gold: int) -> tuple[str, ...]:
    """The long road, if there is one for so much gold."""
    return (LONG_ROAD,) if table.market.roads and gold >= table.edition.limits.road else ()


def shorts(table: Table, gold: int) -> tuple[str, ...]:
    """The short roads, if there is a set for so much gold."""
    return SHORTS if table.market.sets and gold >= table.edition.limits.short else ()


def towers(table: Table, gold: int) -> tuple[str, ...]:
    """The tower, if it is there for so much gold."""
    return (TOWER,) if table.market.tower and gold >= table.edition.limits.tower else ()


def tiles(table: Table, gold: int) -> tuple[str, ...]:
    """The building tiles that cost no more than so much gold, by their stacks."""
    shown = (tile for _, tile in sorted(table.market.tiles.items()) if tile)
    return tuple(tile for tile in shown if table.edition.stack(tile).price <= gold)


def monuments(table: Table, gold: int) -> tuple[str, ...]:
    """The monuments on display, for anybody with gold."""
    return tuple(table.market.monuments) if gold else ()


def could_buy(table: Table, seat: Seat, gold: int) -> bool:
    """Whether there is anything that a seat could buy for so much gold, and place (rulings Q1, Q2)."""
    return bool(pedestals(table, seat, gold)) or placeable(table, seat, gold)


def placeable(table: Table, seat: Seat, gold: int) -> bool:
    """Whether there is a piece that a seat could buy for so much gold, and place."""
    layout = Layout(table.edition, table.cities[seat])
    return any(fits_anywhere(layout, piece) for piece in _pieces(table, gold))


def _pieces(table: Table, gold: int) -> Iterator[str]:
    for on_sale in (roads, shorts, towers, tiles, monuments):
        yield from on_sale(table, gold)


def restock(s: State, ctx: Ctx) -> None:
    """End of round: tiles not sold are discarded and new ones turned up; roads, short sets and tower are topped up to
    their numbers, not added to them; the pedestals come back."""
    t, market = s.table, s.table.market
    wanted = t.edition.roads(len(t.cities))
    for stack in t.edition.in_play(len(t.cities)):
        key = str(stack)
        if market.tiles.get(key):
            t.gone.append(market.tiles[key])
        pile = s.box.stacks[key]
        market.tiles[key] = pile.pop() if pile else ""
    more = min(wanted.roads - market.roads, t.supply.roads)
    market.roads, t.supply.roads = market.roads + more, t.supply.roads - more
    more = min(wanted.sets - market.sets, t.supply.sets)
    market.sets, t.supply.sets = market.sets + more, t.supply.sets - more
    if not market.tower and t.supply.towers:
        market.tower, t.supply.towers = True, t.supply.towers - 1
    market.pedestals = [None, None]
    ctx.reveal()
    ctx.say("tiles-up", tiles=[tile for _, tile in sorted(market.tiles.items()) if tile])


def refill(s: State, ctx: Ctx) -> None:
    """Turn up monuments until the display is full; once the deck is used up it shrinks (ruling Q18)."""
    t = s.table
    limits = t.edition.limits
    room = limits.monuments_solo if len(t.cities) == 1 else limits.monuments
    new = [s.box.monuments.pop() for _ in range(min(room - len(t.market.monuments), len(s.box.monuments)))]
    t.deck = len(s.box.monuments)
    if new:
        t.market.monuments += new
        ctx.reveal()
        ctx.say("monuments-up", monuments=new, left=t.deck)
