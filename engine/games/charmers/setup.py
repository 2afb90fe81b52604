"""A table's choice before the start, and the state before the first draw (rulebook: set-up)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .edition import HOUSE, Edition
from .flow import Position
from .phases.setup import Opening
from .state import Box, Hand, Sheet, Table


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """sheet: the side that everybody uses, sun for a first game."""

    edition: Edition = HOUSE
    sheet: Literal["sun", "moon"] = "sun"


def setup(seats: int, options: Options) -> Position:
    """A sheet each, with the first karma circled; the rolls follow in `Opening`."""
    edition = options.edition
    table = Table(
        edition,
        options.sheet,
        [Sheet(edition.karma.start) for _ in range(seats)],
        [None for _ in range(seats)],
    )
    return Position(table, [Hand() for _ in range(seats)], Box(), [Opening()])
