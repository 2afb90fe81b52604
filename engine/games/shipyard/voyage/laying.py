"""Rulebook: rent a canal. Where a canal may be laid, and laying it.

Cells are named by column and row (`engine.kit.grid`): M13 is the first canal's, N13 lies east of it, M14 south.
Should a system ever reach the first column or row, all of it moves by a dozen cells; only the names change.
"""

from __future__ import annotations

from engine.kit.grid import SIDES, Cell, cell, reading

from ..actions import Lease
from ..state import Canal, Figure, Player, Table

FIRST = "M13"
"""The cell of the first canal."""
ROOM = 12
"""The columns or rows by which a system moves that has reached the first one."""
TURNS = ("0", "90", "180", "270")
"""How a canal may be turned, in degrees clockwise."""
STARTS = ("n", "e", "s", "w")
"""The sides at which the figure may start."""


def cells(player: Player) -> list[str]:
    """The cells on which a canal may be laid: beside the others, in reading order; the first one has its own."""
    if not player.canals:
        return [FIRST]
    laid = [cell(each.cell) for each in player.canals]
    around = [each.beyond(side) for each in laid for side in SIDES]
    return [str(each) for each in reading(each for each in around if each not in laid)]


def leases(table: Table, player: Player, guilders: int) -> list[Lease]:
    """Every canal that so many guilders rent, on each cell and turned in each way."""
    prices, row = table.edition.prices.canals, table.market.canals
    cards = [card for card, price in zip(row, prices, strict=False) if card and price <= guilders]
    if not player.canals:
        return [Lease(card, FIRST, TURNS[0], start) for card in cards for start in STARTS]
    return [Lease(card, place, turned) for card in cards for place in cells(player) for turned in TURNS]


def lay(player: Player, lease: Lease) -> None:
    """Lay a canal. At the first one the figure enters from outside; its stern points out of the canal."""
    player.canals.append(Canal(lease.canal, lease.cell, int(lease.turned)))
    if lease.start:
        player.figure = Figure(lease.cell, lease.start, lease.start)
    place = cell(lease.cell)
    columns, rows = (ROOM if not place.column else 0), (ROOM if not place.row else 0)
    if columns or rows:
        _move(player, columns, rows)


def _move(player: Player, columns: int, rows: int) -> None:
    """Move a whole system."""
    for each in (*player.canals, *((player.figure,) if player.figure is not None else ())):
        place = cell(each.cell)
        each.cell = str(Cell(place.column + columns, place.row + rows))
