"""Changes since last time: pieces outlined on a map, things on the market."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Seat
from engine.games.wonders.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Layer, Line
from render.show import Change

from . import cells as area
from . import market
from .plot import Plot, spot

STAR = 26
"""The least size of the star of a piece, pixels."""
OUTSIDE = 3
"""How far the frame of a new monument reaches beyond its card: its icons lie close to the edge."""


def pieces(changes: Sequence[Change], seat: Seat, plot: Plot, *, name: str) -> Iterable[AnyShape]:
    """The outlines of what was laid in a city, each with a star at its last corner: in grey they look like others."""
    width, stars = theme.BOLD if plot.size > 50 else theme.LINE + 1, list[AnyShape]()
    for n, change in enumerate(changes):
        if change.kind != "cells" or change.seat != seat:
            continue
        for k, group in enumerate(area.groups([spot(each) for each in change.value])):
            loop = area.outline(group, plot.size, plot.size * 0.02, plot.size * 0.2, plot.at)[0]
            for part, colour, wide in (("light", theme.PAPER, width + 4), ("line", theme.CHANGE, width)):
                yield Line(
                    name=f"{name}.change.{n}.{k}.{part}", layer=Layer.CHANGE, points=(*loop, loop[0]),
                    colour=colour, width=wide,
                )  # fmt: skip
            row, column = group[-1]
            x, y = plot.at[0] + (column + 1) * plot.size, plot.at[1] + (row + 1) * plot.size
            star = max(STAR, round(plot.size * 0.4))
            stars += layout.spark(f"{name}.change.{n}.{k}.new", (x - star / 4, y - star / 4), star)
    yield from stars  # no outline of a neighbour lies on them


def on_sale(table: Table, changes: Sequence[Change], goods: Box, monuments: Box) -> Iterable[AnyShape]:
    """New monuments on display, and pedestals that somebody bought."""
    slots = {**market.monument_slots(table, monuments), **market.good_slots(table, goods)}
    for change in changes:
        if change.kind in ("monument", "pedestal") and change.value in slots:
            box = layout.inset(slots[change.value], 4 if change.kind == "pedestal" else -OUTSIDE)
            yield layout.frame(f"change.{change.value}", box, 10)
