"""Shapes on a canvas."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import ceil
from typing import Any

from PIL import Image, ImageDraw

from .. import measure
from ..scene import AnyShape, Disc, Figure, Icon, Line, Point, Polygon, Rect, Text
from .figures import drawer, rgb
from .icons import BORDER, sprite
from .letters import text_masks
from .masks import Masks, disc_masks, line_mask, plate_corners, polygon_mask, rect_masks

KEPT_BELOW = 30_000
"""Masks of lines over fewer pixels are kept: longer lines seldom come again."""
PLATE_FROM = 2_500
"""Rectangles of this many pixels and more need a mask for their corners only: that is up to forty times faster."""


Stroke = tuple[tuple[int, int], Any, int]
"""Where a mask lies, the mask as Pillow keeps it, and the colour that goes through it."""


class Canvas:
    """A picture to put shapes on. `strokes`: what is done is added there, if wanted; of plates and figures none."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.strokes: list[Stroke] | None = None
        self._draw = ImageDraw.Draw(image)
        self._inks = dict[str, int]()

    def _unknown(self) -> None:
        """What is done now is not added to the strokes: they would not be all."""
        if self.strokes is not None:
            self.strokes.clear()
            self.strokes = None

    def again(self, strokes: Iterable[Stroke]) -> None:
        """Do what was done before."""
        paint = self._draw.draw.draw_bitmap
        for stroke in strokes:
            paint(*stroke)

    def put(self, shape: AnyShape) -> None:
        match shape:
            case Text():
                self._put_text(shape)
            case Icon():
                self._put_icon(shape)
            case Rect():
                self._put_rect(shape)
            case Disc():
                self._put_disc(shape)
            case Polygon():
                self._put_polygon(shape)
            case Line():
                self._put_line(shape)
            case Figure():
                self._put_figure(shape)

    def _colour(self, mask: Image.Image, x: int, y: int, colour: str) -> None:
        """Colour through a mask; "#rrggbbaa" makes it as opaque as its last part says."""
        if len(colour) == 9:
            mask = mask.point(fainter(int(colour[7:], 16)))
        ink = self._inks.get(colour)
        if ink is None:
            ink = self._inks[colour] = self._draw.draw.draw_ink(rgb(colour))
        stroke = (x, y), mask.im, ink
        self._draw.draw.draw_bitmap(*stroke)
        if self.strokes is not None:
            self.strokes.append(stroke)

    def _put_rect(self, shape: Rect) -> None:
        left, top, right, bottom = shape.box
        if (right - left) * (bottom - top) >= PLATE_FROM and _is_plate(shape):
            self._put_plate(shape)
            return
        x, y = int(left // 1), int(top // 1)
        box = (left - x, top - y, right - x, bottom - y)
        masks = rect_masks(box, shape.radius, shape.width if shape.line else 0)
        self._fill_and_line(masks, x, y, shape)

    def _put_plate(self, shape: Rect) -> None:
        self._unknown()
        left, top, right, bottom = map(int, shape.box)
        side, width = _corner_side(shape), int(shape.width) if shape.line else 0
        fill_ink = rgb(shape.fill) if shape.fill else ()
        line_ink = rgb(shape.line) if width else ()
        paint = self._draw.rectangle  # its right and bottom are the last pixels, not those after
        if fill_ink:
            paint((left + side, top + width, right - side - 1, bottom - width - 1), fill_ink)
            paint((left + width, top + side, left + side - 1, bottom - side - 1), fill_ink)
            paint((right - side, top + side, right - width - 1, bottom - side - 1), fill_ink)
        if width:
            paint((left + side, top, right - side - 1, top + width - 1), line_ink)
            paint((left + side, bottom - width, right - side - 1, bottom - 1), line_ink)
            paint((left, top + side, left + width - 1, bottom - side - 1), line_ink)
            paint((right - width, top + side, right - 1, bottom - side - 1), line_ink)
        places = [(x, y) for y in (top, bottom - side) for x in (left, right - side)]
        for (fill, line), place in zip(plate_corners(side, shape.radius, width), places, strict=True):
            if fill_ink:
                self._draw.bitmap(place, fill, fill_ink)
            if line is not None:
                self._draw.bitmap(place, line, line_ink)

    def _put_disc(self, shape: Disc) -> None:
        left, top = shape.at[0] - shape.radius, shape.at[1] - shape.radius
        x, y = int(left // 1), int(top // 1)
        masks = disc_masks(round(left - x, 1), round(top - y, 1), shape.radius, shape.width if shape.line else 0)
        self._fill_and_line(masks, x, y, shape)

    def _fill_and_line(self, masks: Masks, x: int, y: int, shape: Rect | Disc) -> None:
        fill, line = masks
        if shape.fill:
            self._colour(fill, x - 1, y - 1, shape.fill)
        if line is not None:
            self._colour(line, x - 1, y - 1, shape.line)

    def _put_polygon(self, shape: Polygon) -> None:
        points, x, y = _moved(shape.points, shape.width / 2)
        if shape.fill:
            self._colour(polygon_mask(points), x, y, shape.fill)
        if shape.line:
            self._colour(line_mask((*points, points[0]), shape.width, 0, 0), x, y, shape.line)

    def _put_line(self, shape: Line) -> None:
        points, x, y = _moved(shape.points, max(shape.width, shape.head))
        wide, high = max(p[0] for p in points), max(p[1] for p in points)
        make = line_mask if wide * high < KEPT_BELOW else line_mask.__wrapped__
        self._colour(make(points, shape.width, shape.dash, shape.head), x, y, shape.colour)

    def _put_figure(self, shape: Figure) -> None:
        self._unknown()
        image, x, y = drawer.figure(shape.recipe)
        self.image.paste(image, (shape.at[0] + x, shape.at[1] + y), image)

    def _put_icon(self, shape: Icon) -> None:
        size = round(shape.size)
        x, y = round(shape.at[0] - size / 2), round(shape.at[1] - size / 2)
        ink, openings, border = sprite(shape.icon, size, bool(shape.cut), bool(shape.line))
        if border is not None:
            self._colour(border, x - BORDER - 1, y - BORDER - 1, shape.line)
        if openings is not None:
            self._colour(openings.image, x + openings.x, y + openings.y, shape.cut)
        self._colour(ink.image, x + ink.x, y + ink.y, shape.colour)

    def _put_text(self, shape: Text) -> None:
        wide, letters, border = text_masks(*lettering(shape))
        left, top = text_at(shape, wide)
        if border is not None:
            self._colour(border.image, left + border.x, top + border.y, shape.halo)
        self._colour(letters.image, left + letters.x, top + letters.y, shape.colour)


def lettering(shape: Text) -> tuple[str, int, bool, int]:
    """What a text's masks hang on."""
    return shape.text, shape.size, shape.bold, measure.halo_width(shape.size) if shape.halo else 0


def text_at(shape: Text, wide: float) -> tuple[int, int]:
    """Where the places of a text's masks count from."""
    left = round(shape.at[0] - {"lm": 0.0, "mm": wide / 2, "rm": wide}[shape.anchor]) - shape.size
    return left, round(shape.at[1] + shape.size * measure.CAP / 2) - 2 * shape.size


@lru_cache(maxsize=256)
def fainter(opacity: int) -> list[int]:
    """For each strength of a mask the one with that opacity, of 255."""
    return [k * opacity // 255 for k in range(256)]


def _is_plate(shape: Rect) -> bool:
    """Whether a rectangle's edges lie between pixels, it lets nothing through, and its corners keep clear of each
    other."""
    left, top, right, bottom = shape.box
    whole = all(each % 1 == 0 for each in (*shape.box, shape.width))
    opaque = len(shape.fill) < 9 and len(shape.line) < 9
    return whole and opaque and min(right - left, bottom - top) >= 2 * _corner_side(shape)


def _corner_side(shape: Rect) -> int:
    return ceil(max(shape.radius, shape.width)) + 1


def _moved(points: tuple[Point, ...], pad: float) -> tuple[tuple[Point, ...], int, int]:
    """Points moved by whole pixels so that all with `pad` around them lie right of and below 0, 0; and by how much.
    Equal shapes at different places then have one mask."""
    xs, ys = zip(*points, strict=True)
    x, y = int((min(xs) - pad) // 1) - 1, int((min(ys) - pad) // 1) - 1
    return tuple([(round(a - x, 1), round(b - y, 1)) for a, b in points]), x, y
