"""A building space: its icon; in a close-up also its name and its uses, which the whole table tells once for all.

`income`: the workers stand in ascending order, for which the trading house pays.
"""

from __future__ import annotations

from collections.abc import Iterable

from render import layout, theme
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect

from . import recipes


def building(name: str, space: str, box: Box, text: int, word: str, *, income: bool) -> Iterable[AnyShape]:
    """The space in a box, `text` the size of its writing."""
    yield layout.edged(Rect(name=name, layer=Layer.PLATE, box=box, radius=8, fill=theme.WELL))
    if word:
        yield from _above(name, space, box, text, word, income)
    else:
        yield from _small(name, space, box, income)


def _icon(name: str, space: str, at: Point, size: float) -> Icon:
    icon = f"{name}.icon"
    return Icon(name=icon, layer=Layer.PIECE, icon=space, at=at, size=size, colour=theme.INK, cut=theme.WELL)


def _small(name: str, space: str, box: Box, income: bool) -> Iterable[AnyShape]:
    x, y = layout.centre(box)
    size = min(box[3] - box[1] - 6, 48)
    rising = ("rising", "coin")
    aside = recipes.line_width(rising, 28) if income else 0
    yield _icon(name, space, (x - aside / 2, y), size)
    if income:
        yield from recipes.line(f"{name}.rising", rising, (x + (size - aside) / 2, y), 28)


def _above(name: str, space: str, box: Box, text: int, word: str, income: bool) -> Iterable[AnyShape]:
    left, top, right, bottom = box
    x, head = (left + right) / 2, (bottom - top) * 0.3
    yield _icon(name, space, (x, top + head * 0.52), head * 0.82)
    at = (x, top + head + text * 0.5)
    room = right - left - 2
    size = max(25, layout.shrunk(word, text, room, bold=False))
    yield layout.fitted(f"{name}.name", word, at, size, room, anchor="mm", bold=False)
    head += text * 1.3
    lines = recipes.LINES[space]
    if income:
        lines = (("rising", "arrow", "coin"), *lines)
    yield from recipes.block(f"{name}.recipe", lines, (left + 6, top + head, right - 6, bottom - 6), text)
