"""A game's pieces as emojis: small pictures from its legend, each on a plate that shows on light and dark grounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from . import layout, theme
from .legend import SIZE, Entry, Page
from .scene import AnyShape, Box, Disc, Figure, Icon, Line, Point, Rect, Scene, Text, flat

EDGE, CORNER = 128, 28
"""Pixels of an emoji, and of its round corners."""
PIECE = 112
"""Pixels of the piece."""
SIGNS = 2
"""The most signs on a plate that can be told apart where it is 22 pixels wide."""
GENERAL = "legend"
"""The kind of words that explain a picture instead of naming a piece."""


def scenes(pages: Iterable[Page]) -> Iterator[tuple[str, Scene]]:
    """The pieces of a legend with the codes of their words ("good-stone"). Those that are told by a whole sentence
    are left out, and those with letters or with many signs, which nobody could read."""
    for entry in (entry for page in pages for group in page for entry in group.entries):
        if entry.word.partition("-")[0] != GENERAL and not entry.whole:
            made = _scene(entry)
            signs = sum(isinstance(each, Icon) for each in made.parts)
            if signs <= SIGNS and not any(isinstance(each, Text) for each in made.parts):
                yield entry.word, made


def _scene(entry: Entry) -> Scene:
    """Drawn as in the legend, and made to fit."""
    drawn = list(flat(entry.sample(entry.word, (0, 0), SIZE)))
    boxes = [_box(each) for each in drawn]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, low = max(box[2] for box in boxes), max(box[3] for box in boxes)
    by, middle = PIECE / max(right - left, low - top), ((left + right) / 2, (top + low) / 2)
    return Scene(EDGE, EDGE, theme.PANEL, CORNER, tuple(_moved(each, middle, by) for each in drawn))


def _box(shape: AnyShape) -> Box:
    """What a shape covers, about."""
    match shape:
        case Rect():
            return shape.box
        case Icon() | Text():
            return layout.around(shape.at, shape.size / 2, shape.size / 2)
        case Disc():
            return layout.around(shape.at, shape.radius, shape.radius)
    assert not isinstance(shape, Figure)
    half, (xs, ys) = shape.width / 2, zip(*shape.points, strict=True)
    return min(xs) - half, min(ys) - half, max(xs) + half, max(ys) + half


def _moved(shape: AnyShape, middle: Point, by: float) -> AnyShape:
    """A shape so many times larger; what lies in the middle of the drawing comes to lie in that of the emoji."""

    def at(point: Point) -> Point:
        x, y = ((k - m) * by + EDGE / 2 for k, m in zip(point, middle, strict=True))
        return round(x, 1), round(y, 1)

    match shape:
        case Icon() | Text():
            return replace(shape, at=at(shape.at), size=round(shape.size * by))
        case Rect():
            box = (*at(shape.box[:2]), *at(shape.box[2:]))
            return replace(shape, box=box, radius=shape.radius * by, width=shape.width * by)
        case Disc():
            return replace(shape, at=at(shape.at), radius=shape.radius * by, width=shape.width * by)
    assert not isinstance(shape, Figure)
    made = replace(shape, points=tuple(map(at, shape.points)), width=shape.width * by)
    return replace(made, dash=made.dash * by, head=made.head * by) if isinstance(made, Line) else made
