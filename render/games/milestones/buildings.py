"""A building space: its icon, its name where there is room for words, and its use.

`income`: the workers stand in ascending order, for which the trading house pays.
"""

from __future__ import annotations

from collections.abc import Iterable

from render import layout, theme
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect

from . import recipes

LOW, MIDDLING = 70, 130
"""Spaces less high than these show only their icon, or their uses beside it."""


def building(name: str, space: str, box: Box, text: int, word: str, *, income: bool) -> Iterable[AnyShape]:
    """The space in a box, `text` the size of its writing."""
    yield Rect(name=name, layer=Layer.PLATE, box=box, radius=8, fill=theme.WELL)
    high = box[3] - box[1]
    if high < LOW:
        yield from _small(name, space, box, income)
    elif high < MIDDLING:
        yield from _beside(name, space, box, text, income)
    else:
        yield from _above(name, space, box, text, word, income)


def _icon(name: str, space: str, at: Point, size: float) -> Icon:
    icon = f"{name}.icon"
    return Icon(name=icon, layer=Layer.PIECE, icon=space, at=at, size=size, colour=theme.INK, cut=theme.WELL)


def _small(name: str, space: str, box: Box, income: bool) -> Iterable[AnyShape]:
    x, y = layout.centre(box)
    yield _icon(name, space, (x - 26 * income, y), box[3] - box[1] - 10)
    if income:
        yield from recipes.line(f"{name}.rising", ("rising", "coin"), (x + 2, y), 22)


def _beside(name: str, space: str, box: Box, text: int, income: bool) -> Iterable[AnyShape]:
    left, top, right, bottom = box
    size = 32
    yield _icon(name, space, (left + 6 + size / 2, top + (bottom - top) * (0.34 if income else 0.5)), size)
    if income:
        yield from recipes.line(f"{name}.rising", ("rising",), (left + 12, bottom - 18), 20)
    room = (left + size + 6, top, right - 5, bottom)
    yield from recipes.block(f"{name}.recipe", recipes.LINES[space], room, text)


def _above(name: str, space: str, box: Box, text: int, word: str, income: bool) -> Iterable[AnyShape]:
    left, top, right, bottom = box
    x, head = (left + right) / 2, (bottom - top) * 0.3
    yield _icon(name, space, (x, top + head * 0.52), head * 0.82)
    if word:
        at = (x, top + head + text * 0.5)
        room = right - left - 8
        size = layout.shrunk(word, text, room, bold=False)
        yield layout.fitted(f"{name}.name", word, at, size, room, anchor="mm", bold=False)
        head += text * 1.3
    lines = recipes.LINES[space]
    if income:
        lines = (("rising", "arrow", "coin"), *lines)
    yield from recipes.block(f"{name}.recipe", lines, (left + 6, top + head, right - 6, bottom - 6), text)
