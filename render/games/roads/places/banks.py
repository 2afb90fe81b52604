"""The pieces of a tile find their places bank by bank. What stands is always shown; only goods may be counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from engine.games.roads.world.atlas import Tile
from render import layout
from render.hexmap import Grid
from render.scene import Box, Point

from .. import pieces
from ..pieces import Piece
from .contents import FOLDED, STEPS, Contents, Step
from .corners import name_box
from .placed import Spot
from .sites import Sites
from .slots import arrange

Taken = tuple[Box, ...]
"""Areas that pieces keep clear of, from the tile's middle."""
WIDER = (1.1, 1.2, 1.3, 1.4, 1.6)
"""How far beyond their tile's edge, as factors, pieces without room on it may reach to stay together."""
APART = 3
"""Pixels that these keep clear of all others."""
FINE, FAR = 6, (2.8, 5.6)
"""Steps from a tile's middle to a corner that are tried for pieces without room, and how far away, in radii: farther
only where there is no room nearer."""


class Crowd(NamedTuple):
    """Pieces of a bank without room for them: the bank's number and middle, all pieces, and those that are shown
    where these are too many. They find a place beside all others: `together` or, where that is too far, one by one
    (`beside`)."""

    bank: int
    anchor: Point
    all: list[Piece]
    least: list[Piece]


class Arrangement(NamedTuple):
    """Pieces of a bank or a tile, from the tile's middle; `whole`: nothing had to be left out for want of room;
    `homeless`: pieces without room."""

    spots: list[Spot]
    whole: bool
    homeless: list[Crowd]


class Bank(NamedTuple):
    """A bank, or a whole tile without banks: its tile, its number there, its place, and the boxes its pieces keep
    clear of."""

    tile: Tile
    number: int
    place: str
    taken: Taken


def on_tile(contents: Contents, sites: Sites, tile: Tile, fixed: Taken) -> Arrangement:
    """The pieces of a tile, clear of the `fixed` boxes and of its name."""
    taken = (*fixed, layout.inset(name_box(tile, sites.lie(tile.name), contents.name_size), -2))
    parts = [
        _on_bank(contents, sites, Bank(tile, n, place, taken)) for n, place in enumerate(tile.banks or (tile.name,))
    ]
    return Arrangement(
        [spot for part in parts for spot in part.spots],
        all(part.whole for part in parts),
        [each for part in parts for each in part.homeless],
    )


def together(sites: Sites, tile: str, crowd: Crowd, taken: Sequence[Box]) -> list[Spot]:
    """Spots on the picture for the pieces of a bank that has no room for them: side by side, where need be over the
    edge of the tile, clear of the boxes that are taken; none where that is too far."""
    x, y = sites.seen[tile]
    far = sites.flat.radius * WIDER[-1] + APART
    around = layout.around((x, y), far, far)
    near = tuple(
        (a - x - APART, b - y - APART, c - x + APART, d - y + APART) for a, b, c, d in layout.touching(around, taken)
    )
    river = sites.atlas.tiles[tile].river
    for wider in WIDER:
        for shown in (crowd.all, crowd.least):
            sizes = tuple((piece.wide, piece.high, piece.rank) for piece in shown)
            places = arrange(sites.flat, river, crowd.bank, sizes, near, wider) or ()
            found = [Spot(piece, (round(x + a), round(y + b))) for piece, (a, b) in zip(shown, places, strict=False)]
            if found and all(layout.within(spot.box, sites.box) for spot in found):
                return found
    return []


def beside(sites: Sites, tile: str, crowd: Crowd, taken: Sequence[Box]) -> list[Spot]:
    """The same one by one, each as near to the bank's middle as there is room; where all around is taken, farther."""
    x, y = sites.seen[tile]
    spots = list[Spot]()
    for far in FAR:
        places = tuple([(x + a, y + b) for a, b in _near(sites.flat, crowd.anchor, far)])
        labels = [(places, piece.wide / 2 + 2, piece.high / 2 + 2) for piece in crowd.least]
        found = layout.settle(labels, taken, sites.box)
        spots = [Spot(piece, (round(x), round(y))) for piece, (x, y) in zip(crowd.least, found, strict=True)]
        if not any(layout.touching(spot.box, taken) for spot in spots):
            break
    return spots


def _on_bank(contents: Contents, sites: Sites, bank: Bank) -> Arrangement:
    """The pieces of a bank or a sea tile, as fully as there is room."""
    if contents.nothing(bank.tile, bank.place):
        return Arrangement([], not contents.sketch, [])
    for step in contents.steps:
        standing, goods = contents.standing(bank.tile, bank.place, step), contents.goods(bank.place, step)
        dropped = contents.dropped(bank.place, step)
        if not contents.sketch and not dropped:
            spots = _arranged(sites, bank, [*standing, *goods])
            if spots is not None:
                return Arrangement(spots, step not in STEPS[FOLDED:], [])
        if step.fold:
            spots = _counted(contents, sites, bank, standing, goods, dropped)
            if spots is not None:
                return Arrangement(spots, False, [])
    return Arrangement([], False, [_homeless(contents, sites, bank, contents.steps[-1])])


def _counted(
    contents: Contents, sites: Sites, bank: Bank, standing: Sequence[Piece], goods: Sequence[Piece], dropped: int
) -> list[Spot] | None:
    """All that stands, as many goods as there is room for, and a plate that counts the others; None without room."""

    def shown(kept: Sequence[Piece]) -> list[Spot] | None:
        others = [piece for piece in goods if piece not in kept]
        return _arranged(sites, bank, [*standing, *kept, *_summed(contents, bank, others, dropped)])

    kept: list[Piece] = []
    best = shown(kept)
    for piece in () if best is None or contents.sketch else goods:
        spots = shown([*kept, piece])
        if spots is not None:
            kept, best = [*kept, piece], spots
    return best


def _summed(contents: Contents, bank: Bank, goods: Sequence[Piece], dropped: int) -> list[Piece]:
    """Goods as one plate: their number, or, where all are of one kind, that kind with its number: that takes no more
    room. `dropped` ones lie on transporters."""
    if len(goods) == 1 and not dropped:
        return list(goods)
    rest = sum(piece.goods for piece in goods) + dropped
    return [pieces.more(bank.place, rest, contents.size)] if rest else []


def _homeless(contents: Contents, sites: Sites, bank: Bank, step: Step) -> Crowd:
    """What stands at a place without room for all of it, with its goods, or with the number of them."""
    standing, goods = contents.standing(bank.tile, bank.place, step), contents.goods(bank.place, step)
    dropped = contents.dropped(bank.place, step)
    least = [*standing, *_summed(contents, bank, goods, dropped)]
    anchor = sites.lie(bank.tile.name).anchors[bank.number]
    return Crowd(bank.number, anchor, least if contents.sketch or dropped else [*standing, *goods], least)


@lru_cache(maxsize=256)
def _near(grid: Grid, anchor: Point, far: float) -> tuple[Point, ...]:
    """Places all over a tile and somewhat beyond, those on the tile first, of these those near a point."""
    step, most = grid.radius / FINE, range(-round(FINE * far), round(FINE * far) + 1)
    places = [(anchor[0] + a * step, anchor[1] + b * step) for a in most for b in most]
    inside = [(x, y) for x, y in places if hypot(x, y) < grid.flat_radius * far]
    beyond = grid.flat_radius * 0.85

    def order(at: Point) -> tuple[bool, int, Point]:
        return hypot(*at) > beyond, round(hypot(at[0] - anchor[0], at[1] - anchor[1])), at

    return tuple(sorted(inside, key=order))


def _arranged(sites: Sites, bank: Bank, shown: Sequence[Piece]) -> list[Spot] | None:
    """All these pieces in their places; None where there is no room for all."""
    if not shown:
        return []
    sizes = tuple((piece.wide, piece.high, piece.rank) for piece in shown)
    places = arrange(sites.flat, bank.tile.river, bank.number, sizes, bank.taken)
    return None if places is None else [Spot(*each) for each in zip(shown, places, strict=True)]
