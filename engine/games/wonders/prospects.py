"""What could stand: for each monument on display and each city the places it could be set up on now, or what is
missing."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat

from .forms import Way
from .layout import Layout
from .placing.monuments import missing
from .placing.pieces import fitting
from .state import Table


class Prospect(Struct, frozen=True):
    """A monument in a seat's city: all ways it may lie there now; if there are none, what is lacking (see `missing`).
    `out`: the seat buys nothing more in this round, so it may only hope for the next."""

    seat: Seat
    monument: str
    ways: tuple[Way, ...]
    lacks: tuple[tuple[str, ...], ...]
    out: bool

    @property
    def now(self) -> bool:
        """Whether the seat could set it up in this round."""
        return bool(self.ways) and not self.out


def prospects(table: Table, monument: str) -> list[Prospect]:
    """How things stand for a monument, by seat."""
    found = []
    for n, city in enumerate(table.cities):
        layout = Layout(table.edition, city)
        ways = fitting(layout, monument)
        lacks = () if ways else missing(layout, monument)
        found.append(Prospect(Seat(n), monument, ways, lacks, city.out))
    return found
