"""Laying polyominoes: a choice of shape, facing and cell that is never listed, only asked part by part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from .grid import cell
from .polyominoes import Room, Shape, orientations


class Placing(NamedTuple):
    """A piece as it is laid: the name of its shape, one of `FACINGS`, the name of its first cell."""

    shape: str
    facing: str
    cell: str


class Placings(Struct, frozen=True):
    """All ways to lay one of these shapes (name and shape) where there is room for it: the parts of a `ByParts` of
    `Placing`."""

    shapes: tuple[tuple[str, Shape], ...]
    room: Room

    def admits(self, value: Placing) -> bool:
        """Whether a shape may be laid in that way."""
        name, facing, place = value
        ways = self._ways(name)
        try:
            return facing in ways and self.room.fits(ways[facing], cell(place))
        except ValueError:
            return False

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The shapes that fit anywhere; for a shape the facings that do; for both of them the cells."""
        match words:
            case ():
                return tuple(name for name, _ in self.shapes if self.after((name,)))
            case (name,):
                return tuple(facing for facing, each in self._ways(name).items() if self.room.takes(each))
            case (name, facing) if facing in self._ways(name):
                return tuple(map(str, self.room.places(self._ways(name)[facing])))
        return ()

    def count(self) -> int:
        """How many ways there are."""
        facings = (each for name, _ in self.shapes for each in self._ways(name).values())
        return sum(1 for each in facings for _ in self.room.places(each))

    def _ways(self, name: str) -> Mapping[str, Shape]:
        shape = dict(self.shapes).get(name)
        return {} if shape is None else orientations(shape)
