"""The pieces of a tile find their places bank by bank, the most important first, as much of each as has room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.roads.world.atlas import Tile
from render import layout
from render.hexmap import mix
from render.scene import Box, Point

from .. import pieces
from ..pieces import Piece
from .contents import LEVELS, Contents
from .corners import name_places
from .placed import Spot
from .sites import Sites
from .slots import arrange

Taken = tuple[Box, ...]
"""Areas that pieces keep clear of, from the tile's middle."""


class Arrangement(NamedTuple):
    """Pieces of a bank or a tile, from the tile's middle. `hidden`: pieces that had to be left out, with the places
    where they are counted; `cost`: how much worse that is than to show everything; `name`: where the tile's name
    lies."""

    spots: list[Spot]
    hidden: dict[str, str]
    cost: int
    name: Point = (0, 0)


class Bank(NamedTuple):
    """A bank, or a whole tile without banks: its tile, its number there, its place, and the boxes its pieces keep
    clear of."""

    tile: Tile
    number: int
    place: str
    taken: Taken


def on_tile(contents: Contents, sites: Sites, tile: Tile, fixed: Taken) -> Arrangement:
    """The pieces of a tile, clear of the `fixed` boxes, and its name where it disturbs them least."""
    best: Arrangement | None = None
    boxes = name_places(tile, sites.lie(tile.name))
    for name in [box for box in boxes if not any(layout.overlap(box, each) for each in fixed)] or boxes[:1]:
        taken = (*fixed, layout.inset(name, -2))
        banks = [Bank(tile, n, place, taken) for n, place in enumerate(tile.banks or (tile.name,))]
        parts = [_lettered(contents, sites, bank) for bank in banks]
        spots = [spot for part in parts for spot in part.spots]
        hidden = {piece: place for part in parts for piece, place in part.hidden.items()}
        covered = any(layout.overlap(name, spot.box) for spot in spots)
        cost = sum(part.cost for part in parts) + 1000 * covered
        if best is None or cost < best.cost:
            best = Arrangement(spots, hidden, cost, layout.centre(name))
        if not cost:
            break
    assert best is not None
    return best


def _lettered(contents: Contents, sites: Sites, bank: Bank) -> Arrangement:
    """The pieces of a bank. The letter of a transporter without room lies there alone."""
    letter = contents.places.get(bank.place, "")
    arrangement = _on_bank(contents, sites, bank, letter)
    if not contents.unit_letters(arrangement.hidden):
        return arrangement
    units = [f"unit.{unit.name}" for unit in contents.units.get(bank.place, [])]
    words = f"{letter} {contents.unit_letters(units)}".strip()
    return _on_bank(contents, sites, bank, words, merged=True)


def _on_bank(contents: Contents, sites: Sites, bank: Bank, words: str, *, merged: bool = False) -> Arrangement:
    """The pieces of a bank or a sea tile. `words`: the letter that lies there; `merged`: those of its transporters
    are among them."""
    shown: list[Piece] = []
    sizes = (contents.size, *pieces.smaller(contents.size))
    levels = LEVELS[-1:] if contents.sketch else LEVELS
    for cost, (size, level) in enumerate((size, level) for size in sizes for level in levels):
        if level.mini and size != sizes[-1]:
            continue
        shown = list(contents.things(bank.tile, bank.place, size, level, words, merged=merged))
        spots = _arranged(sites, bank, shown)
        if spots is not None:
            return Arrangement(spots, {}, cost * len(shown))
    if len(shown) == 1:
        return Arrangement([_forced(sites, bank, shown[0])], {}, 100)
    return _some(sites, bank, shown, sizes[-1], forced=bool(words))


def _some(sites: Sites, bank: Bank, shown: list[Piece], size: pieces.Scale, *, forced: bool) -> Arrangement:
    """As many pieces of a bank as there is room for, and a plate that counts the others. A first piece that does not
    move is shown before all others; if it is `forced`, even without room."""
    kept: list[Piece] = []
    over = pieces.more(bank.place, len(shown), size)
    rest, best = list(shown), _arranged(sites, bank, [over]) or [_forced(sites, bank, over)]
    for piece in shown:
        others = [each for each in rest if each is not piece]
        more = [pieces.more(bank.place, len(others), size)] if others else []
        spots = _arranged(sites, bank, [*kept, piece, *more])
        if spots is not None:
            kept.append(piece)
            rest, best = others, spots
    if shown[0] not in kept and shown[0].rank == pieces.WORKS:
        first = pieces.beheld(shown[0], bank.place, len(shown) - 1, size)
        spots = _arranged(sites, bank, [first])
        if spots is None and forced:
            spots = [_forced(sites, bank, shown[0])]
        if spots is not None:
            rest, best = shown[1:], spots
    return Arrangement(best, {piece.name: bank.place for piece in rest}, 100 * len(rest))


def _forced(sites: Sites, bank: Bank, piece: Piece) -> Spot:
    """A piece that must be shown although it has no room: where it covers least."""
    lie, n = sites.lie(bank.tile.name), bank.number
    wishes = (lie.anchors[n], *(mix(lie.anchors[n], corner, 0.4) for corner in lie.rooms[n].points))
    radius = sites.grid.radius
    label = (wishes, piece.wide / 2, piece.high / 2)
    at = layout.settle([label], bank.taken, (-radius, -radius, radius, radius))[0]
    return Spot(piece, (round(at[0]), round(at[1])))


def _arranged(sites: Sites, bank: Bank, shown: Sequence[Piece]) -> list[Spot] | None:
    """All these pieces in their places; None where there is no room for all."""
    if not shown:
        return []
    sizes = tuple((piece.wide, piece.high, piece.rank) for piece in shown)
    places = arrange(sites.flat, bank.tile.river, bank.number, sizes, bank.taken)
    return None if places is None else [Spot(*each) for each in zip(shown, places, strict=True)]
