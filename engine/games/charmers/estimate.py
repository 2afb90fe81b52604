"""How good a position looks to a seat, for practice opponents. Sees a view, never the state. Whole numbers, in
hundredths of a space of money."""

from __future__ import annotations

from .edition import GOODS
from .scoring import gap
from .state import Sheet, Table, View

SPACE = 100
GOOD = 110
"""A good in stock; it sells for two on average."""
KARMA = 60
LEVEL = 90
"""A step in the upgrade table."""
BOX = 40
"""A box of the palace: a step to a column."""
CELL = 30
"""A cell with a road: it leads on."""
OPEN = 160
"""An open bonus that waits to be used."""


def estimate(view: View) -> int:
    """How far the tracks have come, and what lies in stock for later."""
    t: Table = view.table
    assert view.seat is not None
    sheet: Sheet = t.sheets[view.seat]
    turn = t.turns[view.seat]
    value = -gap(t.edition, sheet) * SPACE
    if t.reason:
        return value + sheet.karma
    value += sum(sheet.circled[good] - sheet.sold[good] for good in GOODS) * GOOD
    value += (sheet.karma - sheet.used) * KARMA + sum(sheet.upgrades.values()) * LEVEL
    value += sum(sheet.palace.values()) * BOX + len(sheet.roads) * CELL
    if turn is not None:
        value += (len(turn.open) + bool(turn.now)) * OPEN
    return value
