"""Ships on their voyage, one below the other: fitted out, with cards, speed, and points by kind."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.shipyard.state import Ship, Table
from render import layout, theme
from render.scene import AnyShape, Box, Icon, Layer, Rect

from . import hulls
from . import theme as colours

ROW, CARD = 88, 54
POINTS = {"crew": "crew", "equipment": "works", "speed": "helm", "voyage": "lock"}
"""The icons of the kinds of points."""
COLUMNS, CLOSER = (508, 604, 700, 796), (496, 571, 646, 721, 796)
"""Where the points by kind stand, of 968; where one column is added."""


def high(ships: Sequence[Ship]) -> int:
    """How high they are together."""
    return len(ships) * ROW + 8 if ships else 0


def drawn(name: str, table: Table, ships: Sequence[Ship], box: Box) -> Iterable[AnyShape]:
    """A row for each ship."""
    left, top, right, _ = box
    for k, ship in enumerate(ships):
        yield from row(f"{name}.{k}", table, ship, (left, top + 4 + k * ROW, right, top + 4 + (k + 1) * ROW))


def row(name: str, table: Table, ship: Ship, box: Box, lead: int = 0, adds: int | None = None) -> Iterable[AnyShape]:
    """A ship on its water, its points by kind, their sum; `lead`: room before the ship; `adds`: what contracts would
    add, in a column of its own."""
    left, y, right, bottom = box
    yield Rect(
        name=f"{name}.sea",
        layer=Layer.TERRAIN,
        box=(left + lead + 6, y + 68, left + 506, y + 84),
        radius=6,
        fill=colours.SEA,
        line=colours.SHORE,
        width=theme.THIN,
    )
    yield from hulls.ship(name, table.edition, ship.cards, ship.items, (left + lead + 12, y + 23), CARD - lead // 10)
    middle = round((y + bottom) / 2)
    told = [(kind, icon, str(ship.points.get(kind, 0))) for kind, icon in POINTS.items()]
    told += [("contracts", "paper", f"+{adds}")] if adds is not None else []
    columns, size = (COLUMNS, 32) if adds is None else (CLOSER, 27)
    for (kind, icon, text), x in zip(told, columns, strict=True):
        yield from layout.counted(f"{name}.{kind}", icon, text, (left + x, middle), size, colour=theme.SOFT)
    at = (right - 44, middle)
    yield Icon(
        name=f"{name}.star", layer=Layer.PIECE, icon="star", at=at, size=72, colour=theme.PAPER, line=theme.INK
    )
    yield layout.label(f"{name}.total", str(sum(ship.points.values())), (at[0], at[1] + 4), 30, halo=theme.PAPER)
