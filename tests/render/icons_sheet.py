"""The contact sheet: every icon at 72, 36, 24 and 20 px."""

from __future__ import annotations

from render import theme
from render.icons import ICONS
from render.layout import label, plate
from render.scene import AnyShape, Icon, Layer, Scene

COLUMNS, CELL_WIDTH, CELL_HEIGHT = 6, 256, 128


def contact_sheet() -> Scene:
    """All icons with their names."""
    shapes: list[AnyShape] = []
    for k, name in enumerate(ICONS):
        x = theme.MARGIN + k % COLUMNS * CELL_WIDTH
        y = theme.MARGIN + k // COLUMNS * CELL_HEIGHT
        shapes.append(plate(f"icon.{name}", (x, y, x + CELL_WIDTH - 16, y + CELL_HEIGHT - 16), theme.PAPER))
        places = (
            (x + 56, 72, theme.INK, theme.PAPER),
            (x + 128, 36, theme.INK, theme.PAPER),
            (x + 168, 24, theme.INK, theme.PAPER),
            (x + 204, 20, theme.INK, theme.PAPER),
        )
        for cx, size, colour, cut in places:
            shapes.append(
                Icon(
                    name=f"icon.{name}.{size}",
                    layer=Layer.PIECE,
                    icon=name,
                    at=(cx, y + 44),
                    size=size,
                    colour=colour,
                    cut=cut,
                )
            )
        shapes.append(label(f"icon.{name}.name", name, (x + 20, y + 94), theme.SMALL, anchor="lm", bold=False))
    rows = -(-len(ICONS) // COLUMNS)
    width = 2 * theme.MARGIN + COLUMNS * CELL_WIDTH - 16
    height = 2 * theme.MARGIN + rows * CELL_HEIGHT - 16
    return Scene(width, height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes))
