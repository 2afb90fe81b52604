"""Where everything stands on the map of a table: `placing` works it out, `board` draws it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from engine.games.roads.state import Table
from render import layout
from render.measure import width
from render.scene import Box, Point

from ..pieces import Piece, Scale
from ..targets import Target
from .sites import Sites


class Spot(NamedTuple):
    """A piece in its place."""

    piece: Piece
    at: Point

    @property
    def box(self) -> Box:
        return layout.around(self.at, self.piece.wide / 2, self.piece.high / 2)


class Placed(Struct, frozen=True, dict=True):
    """A table's map with everything in its place. `letters`: the options' letters by place or piece, `letter_size`
    high; `name_size`: of tiles' names; `spots`: the pieces by name; `hidden`: transporters that are counted with an
    equal one, with the name of its piece; `seals`: where the numbers of walls lie; `names`: where tiles' names lie;
    `ties`: from middles of banks to pieces that had to be put beside their tile; `badges`: where letters beside the
    pieces lie; `marks`: where those of tiles lie, by the tile and the icon."""

    table: Table
    sites: Sites
    size: Scale
    letters: Mapping[Target, str]
    letter_size: int
    name_size: int
    spots: Mapping[str, Spot]
    hidden: Mapping[str, str]
    seals: Mapping[str, Point]
    names: Mapping[str, Point]
    ties: tuple[tuple[Point, Point], ...]
    badges: Mapping[Target, Point]
    marks: Mapping[tuple[str, str], Point]

    def box_of(self, unit: str) -> Box | None:
        """The box of a transporter, or of the piece that stands for it or carries it; None where it is not seen."""
        if unit not in self.table.units:
            return None
        name = f"unit.{self.table.units[unit].carrier or unit}"
        spot = self.spots.get(self.hidden.get(name, name))
        return None if spot is None else spot.box

    def clear(self, places: Sequence[Point], half: float, others: Iterable[Box] = ()) -> Point:
        """The first of some places where a mark, so far to each side, lies on no piece, number, letter, name or other
        mark; where there is none, the one where least of it does."""
        return layout.settle([(tuple(places), half, half)], [*self.over, *others], self.sites.box)[0]

    @cached_property
    def over(self) -> list[Box]:
        """What lies over the print of the map."""
        seal, text = self.size.seal / 2, self.letter_size * 0.8
        names = [width(name, self.name_size, True) / 2 for name in self.names]
        return [
            *(spot.box for spot in self.spots.values()),
            *(layout.around(at, seal, seal) for at in self.seals.values()),
            *(layout.around(at, text, text) for at in self.badges.values()),
            *(
                layout.around(at, half, self.name_size * 0.45)
                for half, at in zip(names, self.names.values(), strict=True)
            ),
        ]
