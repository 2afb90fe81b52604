"""What lies under the texts of a picture: its colour, and whether it holds them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from render.icons import ICONS
from render.layout import inset, within
from render.scene import AnyShape, Box, Disc, Icon, Path, Point, Polygon, Rect, Text

from .eyes import FILTERS, contrast

READ = 3.0
"""The least contrast of a text to what lies under it: these texts are large or bold."""
LEAST = 12
"""Narrower or lower things are no ground for a text, pixels."""
GRID = 24
"""The units of an icon."""


@cache
def contrast_of(one: str, two: str) -> float:
    """The contrast of two colours to the eyes that see least of it."""
    return min(contrast(one, two, sight) for sight in FILTERS)


def misplaced(order: Sequence[AnyShape], boxes: Sequence[Box], ground: str) -> Iterator[str]:
    """Texts that do not stand out from what lies under them, at their middle and both ends, and those that reach over
    the edge of the plate that they lie on. A halo is a ground of its own. `order`: the shapes as they are drawn, with
    their boxes; `ground`: the picture's."""
    every = enumerate(zip(boxes, order, strict=True))
    grounds = [(place, *box, shape) for place, (box, shape) in every if _holds(box, shape)][::-1]
    for place, (box, text) in enumerate(zip(boxes, order, strict=True)):
        if not isinstance(text, Text):
            continue
        if text.halo:
            if contrast_of(text.colour[:7], text.halo[:7]) < READ:
                yield f"hard to read: {text.name} on its halo"
            continue
        left, top, right, bottom = box
        y = (top + bottom) / 2
        near = [
            ((a, b, c, d), shape)
            for n, a, b, c, d, shape in grounds
            if n < place and a < right and left < c and b <= y <= d
        ]
        for x in ((left + right) / 2, left + 3, right - 3):
            colour, plate = _under((x, y), near, ground)
            if contrast_of(text.colour[:7], colour[:7]) < READ:
                yield f"hard to read: {text.name} on {plate.name if plate else 'the ground'}"
                break
            if isinstance(plate, Rect) and x not in (left + 3, right - 3) and not within(box, inset(plate.box, -2)):
                yield f"over the edge: {text.name} on {plate.name}"
                break


def _holds(box: Box, shape: AnyShape) -> bool:
    """Whether a shape may lie under a text: not if it lets the ground through or is too small."""
    left, top, right, bottom = box
    if right - left < LEAST or bottom - top < LEAST:
        return False
    if isinstance(shape, Rect | Disc | Polygon):
        return bool(shape.fill) and shape.fill[7:] in ("", "ff")
    return isinstance(shape, Icon)


def _under(at: Point, near: Sequence[tuple[Box, AnyShape]], ground: str) -> tuple[str, AnyShape | None]:
    """The colour at a point, and the shape that has it; `near`: the uppermost first."""
    for (left, top, right, bottom), shape in near:
        if left <= at[0] <= right and top <= at[1] <= bottom and (colour := _colour(shape, at)):
            return colour, shape
    return ground, None


def _colour(shape: AnyShape, at: Point) -> str:
    """What a shape has at a point of its box; "" if it lets its ground through."""
    if isinstance(shape, Rect):
        return shape.fill
    if isinstance(shape, Disc):
        (x, y), (a, b) = at, shape.at
        return shape.fill if (x - a) ** 2 + (y - b) ** 2 <= shape.radius**2 else ""
    if isinstance(shape, Polygon):
        return shape.fill if _inside(at, shape.points) else ""
    assert isinstance(shape, Icon)
    spot = tuple((a - b) * GRID / shape.size + GRID / 2 for a, b in zip(at, shape.at, strict=True))
    colour = ""
    for part in ICONS[shape.icon]:
        if _inside((spot[0], spot[1]), part.points):
            colour = shape.cut if part.cut else shape.colour
    return colour


def _inside(at: Point, points: Path) -> bool:
    (x, y), found = at, False
    for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found
