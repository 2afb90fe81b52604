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
FINE, FAR = 6, 2.8
"""Steps from a tile's middle to a corner that are tried for pieces without room, and how far away, in radii."""


class Arrangement(NamedTuple):
    """Pieces of a bank or a tile, from the tile's middle; `whole`: nothing had to be left out for want of room;
    `homeless`: pieces without room, with the middle of their bank. They find one beside all others, see `beside`."""

    spots: list[Spot]
    whole: bool
    homeless: list[tuple[Piece, Point]]


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


def beside(sites: Sites, tile: str, homeless: Sequence[tuple[Piece, Point]], taken: Sequence[Box]) -> list[Spot]:
    """Spots on the picture for the pieces of a tile that has no room for them, near their banks' middles: clear of
    the boxes that are taken."""
    x, y = sites.seen[tile]
    labels = []
    for piece, anchor in homeless:
        places = tuple((x + a, y + b) for a, b in _near(sites.flat, anchor))
        labels.append((places, piece.wide / 2 + 2, piece.high / 2 + 2))
    found = layout.settle(labels, taken, sites.box)
    return [Spot(piece, (round(x), round(y))) for (piece, _), (x, y) in zip(homeless, found, strict=True)]


def _on_bank(contents: Contents, sites: Sites, bank: Bank) -> Arrangement:
    """The pieces of a bank or a sea tile, as fully as there is room."""
    for step in contents.steps:
        standing, goods = contents.standing(bank.tile, bank.place, step), contents.goods(bank.place, step)
        dropped = contents.dropped(bank.place, step) if step in STEPS else 0
        if not contents.sketch and not dropped:
            spots = _arranged(sites, bank, [*standing, *goods])
            if spots is not None:
                return Arrangement(spots, step not in STEPS[FOLDED:], [])
        if step.fold:
            spots = _counted(contents, sites, bank, standing, goods, dropped)
            if spots is not None:
                return Arrangement(spots, False, [])
    return Arrangement([], False, _homeless(contents, sites, bank, contents.steps[-1]))


def _counted(
    contents: Contents, sites: Sites, bank: Bank, standing: Sequence[Piece], goods: Sequence[Piece], dropped: int
) -> list[Spot] | None:
    """All that stands, as many goods as there is room for, and a plate that counts the others; None without room."""

    def shown(kept: Sequence[Piece]) -> list[Spot] | None:
        rest = sum(piece.goods for piece in goods if piece not in kept) + dropped
        more = [pieces.more(bank.place, rest, contents.size)] if rest else []
        return _arranged(sites, bank, [*standing, *kept, *more])

    kept: list[Piece] = []
    best = shown(kept)
    for piece in () if best is None or contents.sketch else goods:
        spots = shown([*kept, piece])
        if spots is not None:
            kept, best = [*kept, piece], spots
    return best


def _homeless(contents: Contents, sites: Sites, bank: Bank, step: Step) -> list[tuple[Piece, Point]]:
    """What stands at a place without room for all of it, and the number of goods."""
    standing = contents.standing(bank.tile, bank.place, step)
    rest = sum(piece.goods for piece in contents.goods(bank.place, step)) + contents.dropped(bank.place, step)
    shown = [*standing, *([pieces.more(bank.place, rest, contents.size)] if rest else [])]
    anchor = sites.lie(bank.tile.name).anchors[bank.number]
    return [(piece, anchor) for piece in shown]


@lru_cache(maxsize=256)
def _near(grid: Grid, anchor: Point) -> tuple[Point, ...]:
    """Places all over a tile and somewhat beyond, those on the tile first, of these those near a point."""
    step, most = grid.radius / FINE, range(-round(FINE * FAR), round(FINE * FAR) + 1)
    places = [(anchor[0] + a * step, anchor[1] + b * step) for a in most for b in most]
    inside = [(x, y) for x, y in places if hypot(x, y) < grid.flat_radius * FAR]
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
