"""The use of each building space, in icons: "stone sand → road"."""

from __future__ import annotations

from collections.abc import Iterable

from render import theme
from render.measure import width
from render.scene import AnyShape, Box, Icon, Layer, Point, Text

GAP = 3


LINES: dict[str, tuple[tuple[str, ...], ...]] = {
    "trading_house": (("2", "coin", "arrow", "tile"), ("2", "coin", "arrow", "good"), ("2", "good", "arrow", "coin")),
    "building_office": (
        ("stone", "sand", "arrow", "road"),
        ("stone", "wood", "arrow", "house"),
        ("wood", "sand", "arrow", "market"),
    ),
    "mill": (("2", "grain", "arrow", "sack"), ("plus", "coin")),
    "castle": (("≤", "3", "good"), ("plus", "cover")),
}
"""Icons by name, everything else as text."""

TEXTS = "0123456789≤"


def line_width(parts: tuple[str, ...], size: int) -> float:
    """How wide a line is with icons of `size`."""
    return sum(_wide(part, size) + GAP for part in parts) - GAP


def _wide(part: str, size: int) -> float:
    if part[0] in TEXTS:
        return width(part, _text(size), True)
    return size * 0.97 if part in ("arrow", "plus") else size


def _text(size: int) -> int:
    return max(theme.LEAST, round(size * 0.97))


def line(name: str, parts: tuple[str, ...], at: Point, size: int) -> Iterable[AnyShape]:
    """A line of icons and figures, its left end at `at`."""
    x, y = at
    for k, part in enumerate(parts):
        wide = _wide(part, size)
        if part[0] in TEXTS:
            yield Text(
                name=f"{name}.{k}",
                layer=Layer.PIECE,
                text=part,
                at=(x, y),
                size=_text(size),
                colour=theme.INK,
                anchor="lm",
                bold=True,
            )
        else:
            colour = theme.SOFT if part in ("arrow", "plus") else theme.INK
            if part in theme.GOODS:
                colour = theme.GOODS[part].ink
            yield Icon(
                name=f"{name}.{part}.{k}",
                layer=Layer.PIECE,
                icon=part,
                at=(x + wide / 2, y),
                size=wide,
                colour=colour,
                cut=theme.WELL,
            )
        x += wide + GAP


def block(name: str, lines: tuple[tuple[str, ...], ...], box: Box, text: int) -> Iterable[AnyShape]:
    """Lines below each other, in the middle of a box, as large as fits, at most `text` + 6."""
    left, top, right, bottom = box
    size = text + 6
    while size > 18 and (
        max(line_width(parts, size) for parts in lines) > right - left or len(lines) * (size + 4) > bottom - top
    ):
        size -= 1
    wide = max(line_width(parts, size) for parts in lines)
    step = min(size * 1.5, (bottom - top) / len(lines))
    first = (top + bottom) / 2 - step * (len(lines) - 1) / 2
    for k, parts in enumerate(lines):
        yield from line(f"{name}.{k}", parts, ((left + right - wide) / 2, first + k * step), size)
