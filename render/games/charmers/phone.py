"""The table for a phone, 1,000 wide: the dice, and everybody's sheet small, two side by side."""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.charmers.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, end, middle, panel

WIDTH, EDGE, GAP = 1000, 12, 12
BAND, PLACE = 176, 64
"""The height of the dice above the sheets; at the end that of a player's place."""


def phone(show: Show) -> Scene:
    """The whole table: dice above two or four sheets, in the place of a fourth or sixth; at the end
    the ranking is there."""
    table: Table = show.view.table
    seats = len(table.sheets)
    wide = (WIDTH - 2 * EDGE - GAP) / 2
    deep = panel.high(wide)
    band = 0 if seats % 2 else end.HEAD + PLACE * seats + 28 if table.reason else BAND
    top = EDGE + (band + GAP if band else 0)
    boxes: list[Box] = []
    for k in range(seats + seats % 2):
        x, y = EDGE + k % 2 * (wide + GAP), top + k // 2 * (deep + GAP)
        boxes.append((round(x), round(y), round(x + wide), round(y + deep)))
    dice: Box = (EDGE, EDGE, WIDTH - EDGE, EDGE + band) if band else boxes[seats]
    shapes: list[AnyShape] = [layout.plate("dice", dice, static=True)]
    inner = layout.inset(dice, 14)
    shapes += end.ranking(show, table, inner, layout.NAMED) if table.reason else middle.middle(show, table, inner)
    for seat, box in enumerate(boxes[:seats]):
        shapes += panel.Panel(show, Seat(seat), box).shapes()
    over = "/end" if table.reason else ""
    backdrop = f"charmers/table/{table.sheet}/phone/{table.edition.digest}/{seats}/{band}{over}"
    height = round(boxes[-1][3] + EDGE)
    return Scene(WIDTH, height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)
