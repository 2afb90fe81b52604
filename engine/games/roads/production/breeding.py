"""Livestock: a pair of donkeys or geese alone on a pasture breeds (rulebook: livestock).

Alone: no building, no goods and no other transporter on the tile, on neither bank. Roads, walls, bridges and home
markers do not hinder. The pair may stand on two banks of the tile; the young goes to the first one's.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.model import Seat
from engine.kit.goods import total

from ..movement import cargo
from ..state import Table, Unit, drop, kind_of, new_unit
from ..values import Pair
from . import factories

PAIR = 2


def donkeys(t: Table, seat: Seat) -> Iterator[tuple[str, list[Unit]]]:
    """The tiles, in the map's order, where two donkeys of a seat could breed, and the two by name."""
    atlas, herds = t.atlas, dict[str, list[Unit]]()
    for unit in t.fleet(seat):
        if unit.kind == "donkey" and unit.at and not unit.load and not unit.aboard:
            herds.setdefault(atlas.tile_of[unit.at], []).append(unit)
    for tile in sorted(herds, key=atlas.order.__getitem__):
        pair = herds[tile]
        if len(pair) == PAIR and meadow(t, tile) and not goods_on(t, tile) and len(t.on(tile)) == PAIR:
            yield tile, sorted(pair, key=lambda unit: unit.name)


def pairs(t: Table, seat: Seat) -> Iterator[Pair]:
    """Everywhere a seat may let donkeys breed, giving up a transporter if there would be too many. House
    value 5: with too many and none to give up they may not."""
    for tile, _ in donkeys(t, seat):
        if not factories.over(t, seat, "donkey"):
            yield Pair(tile)
        else:
            yield from (Pair(tile, name) for name in factories.scraps(t, seat, "donkey"))


def breed(t: Table, seat: Seat, pair: Pair) -> Unit:
    """Two donkeys breed; the young is on the first one's bank."""
    first = next(two[0] for tile, two in donkeys(t, seat) if tile == pair.tile)
    if pair.scrap:
        factories.scrap(t, pair.scrap)
    return new_unit(t, seat, "donkey", first.at)


def flock(t: Table) -> int:
    """All geese there are."""
    stocks = (*t.ground.values(), *(unit.load for unit in t.units.values()))
    return sum(n for stock in stocks for token, n in stock.items() if kind_of(token) == "geese")


def geese(t: Table) -> list[str]:
    """All pairs of geese breed, in the map's order; nobody is asked. Returns their tiles. House values 7 and 8."""
    atlas = t.atlas
    taken = {atlas.tile_of[unit.at] for unit in t.units.values() if unit.at}
    tiles = {atlas.tile_of[place] for place, stock in t.ground.items() if stock}
    bred = []
    for tile in sorted(tiles - taken, key=atlas.order.__getitem__):
        if meadow(t, tile) and goods_on(t, tile) == {"geese": PAIR}:
            bank = next(bank for bank in atlas.tiles[tile].banks if t.ground.get(bank))
            drop(t, bank, "geese")
            t.come("geese", 1)
            bred.append(tile)
    return bred


def meadow(t: Table, tile: str) -> bool:
    """Whether a tile is a pasture without a building."""
    return tile not in t.buildings and t.terrain(tile) == "pasture"


def goods_on(t: Table, tile: str) -> dict[str, int]:
    """All goods on a tile's ground, by kind."""
    return total(*(cargo.kinds(t.ground.get(bank, {})) for bank in t.tile(tile).banks))
