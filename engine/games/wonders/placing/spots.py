"""All ways of a form at once: each way is a bit of a number, so that a question is asked of all of them together.

For each cell it is known which ways cover it and which lie beside it. The ways that lie beside any of some cells are
then those of these cells put together; several conditions hold for the ways whose bits all their numbers share.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ..forms import Form, Way, Ways, ways
from ..layout import Ground


class Spots:
    """The ways of a form on a grid of so many cells: `whole` has the bits of all."""

    def __init__(self, found: Ways, cells: int) -> None:
        self.ways = tuple(found.values())
        self.whole = (1 << len(self.ways)) - 1
        self._covering = _by_cell([way.cells for way in self.ways], cells)
        self._beside = _by_cell([way.beside for way in self.ways], cells)

    def covering(self, area: int) -> int:
        """The ways that cover any of these cells."""
        found, by_cell = 0, self._covering
        for at in numbers(area):
            found |= by_cell[at]
        return found

    def beside(self, area: int) -> int:
        """The ways beside any of these cells."""
        found, by_cell = 0, self._beside
        for at in numbers(area):
            found |= by_cell[at]
        return found

    def chosen(self, bits: int) -> tuple[Way, ...]:
        """The ways with these bits, in their order."""
        return tuple([self.ways[n] for n in _set(bits)])


def _by_cell(areas: list[int], cells: int) -> list[int]:
    """For each cell which of these areas it is in, as bits."""
    found = [bytearray(len(areas) // 8 + 1) for _ in range(cells)]
    for n, area in enumerate(areas):
        for at in _set(area):
            found[at][n >> 3] |= 1 << (n & 7)
    return [int.from_bytes(each, "little") for each in found]


def _set(bits: int) -> list[int]:
    """Which bits of a number are set, the lowest first."""
    # to search a text is far quicker than to take the bits of a number of thousands of bits one by one
    signs = bin(bits)[:1:-1]
    found, at = [], signs.find("1")
    while at >= 0:
        found.append(at)
        at = signs.find("1", at + 1)
    return found


@lru_cache(maxsize=1024)
def numbers(area: int) -> tuple[int, ...]:
    """The cells of an area by their numbers in reading order."""
    return tuple(_set(area))


@cache
def spots(form: Form, width: int, height: int) -> Spots:
    """The ways of a form on a grid, whatever lies there."""
    return Spots(ways(form, width, height), width * height)


@cache
def on_terrain(form: Form, ground: Ground, terrain: str) -> int:
    """The ways of a form that lie on terrain of this kind (`edition.GROUNDS`) on a map without pieces."""
    every = spots(form, ground.width, ground.height)
    wet = every.covering(ground.water)
    if terrain == "land":
        return every.whole & ~wet
    if terrain == "coast":
        return wet
    # a bridge: both ends on land; ends and bridge are only for straight pieces (`edition._check_monuments`)
    dry = sum(1 << n for n, way in enumerate(every.ways) if not way.ends & ground.water)
    return dry if terrain == "ends" else dry & wet
