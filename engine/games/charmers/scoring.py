"""Rulebook: end of the game. How far the two tracks overlap, and who has won."""

from __future__ import annotations

from engine.core.model import Seat

from .edition import Edition
from .state import Sheet, Table


def gap(edition: Edition, sheet: Sheet) -> int:
    """Spaces of money still free between both marks: 0 if they touch, below 0 if they overlap (ruling 1)."""
    return edition.tracks.money - sheet.money - edition.tracks.ratio * sheet.fame


def overlap(table: Table, seat: Seat) -> int:
    """By how many spaces of money a seat's tracks overlap; below 0 if they do not."""
    return -gap(table.edition, table.sheets[seat])


def overlapping(table: Table) -> list[Seat]:
    """The seats whose tracks overlap."""
    return [seat for seat in map(Seat, range(len(table.sheets))) if overlap(table, seat) > 0]


def winners(table: Table) -> tuple[Seat, ...]:
    """The widest overlap, then most karma circled, then most karma used, then shared."""

    def rank(seat: Seat) -> tuple[int, int, int]:
        sheet = table.sheets[seat]
        return overlap(table, seat), sheet.karma, sheet.used

    seats = [Seat(n) for n in range(len(table.sheets))]
    best = max(map(rank, seats))
    return tuple(seat for seat in seats if rank(seat) == best)
