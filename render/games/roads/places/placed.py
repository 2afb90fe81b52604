"""Where everything stands on the map of a table: `placing` works it out, `board` draws it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

from engine.games.roads.state import Table
from render import layout
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


class Placed(Struct, frozen=True):
    """A table's map with everything in its place. `letters`: the options' letters by place or piece, `letter_size`
    high; `spots`: the pieces by name; `hidden`: the names of pieces without room, with the places where they are
    counted; `names`: where tiles' names lie; `badges`: where letters beside the pieces lie."""

    table: Table
    sites: Sites
    size: Scale
    letters: Mapping[Target, str]
    letter_size: int
    spots: Mapping[str, Spot]
    hidden: Mapping[str, str]
    names: Mapping[str, Point]
    badges: Mapping[Target, Point]

    def box_of(self, unit: str) -> Box | None:
        """The box of a transporter, or of the piece that hides or carries it; None where it is not seen."""
        if unit not in self.table.units:
            return None
        name = f"unit.{self.table.units[unit].carrier or unit}"
        if name in self.hidden:
            place = self.hidden[name]
            own = (each for each in self.spots.values() if each.piece.holds == place)
            spot = self.spots.get(f"more.{place}") or next(own, None)
        else:
            spot = self.spots.get(name)
        return None if spot is None else spot.box
