"""The whole table for the channel, 1,600 wide: the dice, and everybody's sheet small."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from engine.games.charmers.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, end, middle, panel

WIDTH, EDGE, GAP = 1600, theme.MARGIN, theme.GAP
BAND, SIDE = 170, 480
"""The height of the dice above the sheets, and their width beside four."""


class Plan(Struct, frozen=True):
    """Where the dice and the sheets lie, and the picture's height."""

    dice: Box
    sheets: tuple[Box, ...]
    height: int


def plan(seats: int) -> Plan:
    """Dice above two or three sheets, beside four, in the place of a sixth sheet."""
    right = WIDTH - EDGE
    if seats == 4:
        wide = (WIDTH - 2 * EDGE - SIDE - 2 * GAP) / 2
        boxes = _grid(4, 2, EDGE, wide)
        return Plan((right - SIDE, EDGE, right, boxes[-1][3]), boxes, round(boxes[-1][3] + EDGE))
    columns = 2 if seats == 2 else 3
    wide = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    if seats <= 3:
        boxes = _grid(seats, columns, EDGE + BAND + GAP, wide)
        return Plan((EDGE, EDGE, right, EDGE + BAND), boxes, round(boxes[-1][3] + EDGE))
    boxes = _grid(6, 3, EDGE, wide)
    return Plan(boxes[5], boxes[:5], round(boxes[5][3] + EDGE))


def _grid(count: int, columns: int, top: float, wide: float) -> tuple[Box, ...]:
    deep = panel.high(wide)
    found = []
    for k in range(count):
        x, y = EDGE + k % columns * (wide + GAP), top + k // columns * (deep + GAP)
        found.append((round(x), round(y), round(x + wide), round(y + deep)))
    return tuple(found)


def table_cut(show: Show) -> Scene:
    """The picture of the whole table."""
    table: Table = show.view.table
    lies = plan(len(table.sheets))
    shapes: list[AnyShape] = [layout.plate("dice", lies.dice, static=True)]
    inner = layout.inset(lies.dice, 14)
    shapes += end.end(show, table, inner) if table.reason else middle.middle(show, table, inner)
    for seat, box in enumerate(lies.sheets):
        shapes += panel.Panel(show, Seat(seat), box).shapes()
    over = "/end" if table.reason else ""
    backdrop = f"charmers/table/{table.sheet}/{table.edition.digest}/{len(table.sheets)}{over}"
    return Scene(WIDTH, lies.height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)
