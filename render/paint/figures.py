"""Figures: drawings of many shapes, coloured at once and kept. They are drawn larger than shown, as masks are, and
kept compressed: to inflate one costs little, and they would be the largest part of what a painter holds."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageColor

from ..layout import shape_box, united
from ..scene import Line as LineShape
from ..scene import Polygon, Recipe
from .masks import Mask, line

FOUR = "CMYK"
"""So Pillow is told of four numbers a pixel, all to be mixed and reduced alike: here red, green and blue as strong as
they are opaque, and how opaque they are. It mixes those of "RGBA" and "RGBa" in another way."""


AT_HAND, BELOW = 12, 55_000
"""So many figures of less than so many pixels are kept inflated: a map has few kinds of land, each many times."""


class Made(NamedTuple):
    """A figure's pixels, compressed, their number across and down, and where they begin."""

    packed: bytes
    size: tuple[int, int]
    x: int
    y: int

    @property
    def image(self) -> Image.Image:
        """The pixels, RGBA; not to be changed."""
        wide, high = self.size
        return (inflated if wide * high < BELOW else inflated.__wrapped__)(self.packed, self.size)


@lru_cache(maxsize=AT_HAND)
def inflated(packed: bytes, size: tuple[int, int]) -> Image.Image:
    return Image.frombytes("RGBA", size, zlib.decompress(packed))


@lru_cache(maxsize=512)
def figure(recipe: Recipe) -> Made:
    shapes = recipe.made()
    field = Mask(*united(map(shape_box, shapes)), FOUR)
    for each in shapes:
        if isinstance(each, LineShape):
            _put(field, each, each.colour)
            continue
        if each.fill:
            _put(field, each, each.fill)
        if each.line:
            edge = LineShape(
                name="", layer=each.layer, points=(*each.points, each.points[0]), colour="", width=each.width
            )
            _put(field, edge, each.line)
    reduced = field.image.reduce(field.scale)
    made = Image.frombytes("RGBa", reduced.size, reduced.tobytes()).convert("RGBA")
    return Made(zlib.compress(made.tobytes(), 1), made.size, field.x, field.y)


def _put(field: Mask, shape: Polygon | LineShape, colour: str) -> None:
    """A shape in a colour; one that lets something through is laid over by a mask."""
    if len(colour) < 9:
        field.ink = (*rgb(colour), 255)
        _draw(field, shape)
        return
    mask = Mask(*shape_box(shape), scale=field.scale)
    mask.ink = int(colour[7:], 16)
    _draw(mask, shape)
    at = ((mask.x - field.x) * field.scale, (mask.y - field.y) * field.scale)
    field.image.paste((*rgb(colour), 255), (*at, at[0] + mask.image.width, at[1] + mask.image.height), mask.image)


def _draw(mask: Mask, shape: Polygon | LineShape) -> None:
    if isinstance(shape, Polygon):
        mask.fill(shape.points)
    else:
        line(mask, shape.points, shape.width, shape.dash, shape.head)


@lru_cache(maxsize=512)
def rgb(colour: str) -> tuple[int, ...]:
    """The opaque colour as Pillow wants it: it would read the text anew for every shape."""
    return ImageColor.getrgb(colour[:7])
