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
COLUMNS = (508, 604, 700, 796)
"""Where the points by kind stand, of 968."""


def high(ships: Sequence[Ship]) -> int:
    """How high they are together."""
    return len(ships) * ROW + 8 if ships else 0


def drawn(name: str, table: Table, ships: Sequence[Ship], box: Box) -> Iterable[AnyShape]:
    """A row for each ship, on its water."""
    left, top, right, _ = box
    for k, ship in enumerate(ships):
        y = top + 4 + k * ROW
        yield Rect(
            name=f"{name}.{k}.sea", layer=Layer.TERRAIN, box=(left + 6, y + 68, left + 506, y + 84), radius=6,
            fill=colours.SEA,
        )  # fmt: skip
        yield from hulls.ship(f"{name}.{k}", table.edition, ship.cards, ship.items, (left + 12, y + 23), CARD)
        middle = round(y + ROW / 2)
        for kind, x in zip(POINTS, COLUMNS, strict=True):
            text = str(ship.points.get(kind, 0))
            yield from layout.counted(
                f"{name}.{k}.{kind}", POINTS[kind], text, (left + x, middle), 32, colour=theme.SOFT
            )
        at = (right - 36, middle)
        yield Icon(
            name=f"{name}.{k}.star",
            layer=Layer.PIECE,
            icon="star",
            at=at,
            size=72,
            colour=theme.PAPER,
            line=theme.INK,
        )
        total = str(sum(ship.points.values()))
        yield layout.label(f"{name}.{k}.total", total, (at[0], at[1] + 4), 30)
