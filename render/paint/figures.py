"""Figures: drawings of many shapes, coloured at once and kept. They are drawn larger than shown, as masks are. Most
are kept compressed: to inflate one costs little, and they would be the largest part of what a painter holds."""

from __future__ import annotations

import zlib
from collections import OrderedDict
from functools import lru_cache
from threading import Lock
from typing import NamedTuple

from PIL import Image, ImageColor

from ..layout import shape_box, united
from ..scene import Line as LineShape
from ..scene import Polygon, Recipe
from .masks import Mask, Piece, line

FOUR = "CMYK"
"""So Pillow is told of four numbers a pixel, all to be mixed and reduced alike: here red, green and blue as strong as
they are opaque, and how opaque they are. It mixes those of "RGBA" and "RGBa" in another way."""


FRESH, MOST = 2 * 1024 * 1024, 512
"""Bytes of figures kept as they are, and figures kept compressed."""


class Packed(NamedTuple):
    """A figure's pixels, RGBA, compressed, their number across and down, and where they begin."""

    pixels: bytes
    size: tuple[int, int]
    x: int
    y: int


class Figures:
    """The figures drawn last: `fresh` bytes of them as they are, up to `most` others compressed. Safe to use from
    several threads at once."""

    def __init__(self, fresh: int = FRESH, most: int = MOST) -> None:
        self._room, self._most = fresh, most
        self._fresh: OrderedDict[Recipe, Piece] = OrderedDict()
        self._packed: OrderedDict[Recipe, Packed] = OrderedDict()
        self._size = 0
        self._lock = Lock()

    @property
    def size(self) -> int:
        """Bytes of those kept as they are."""
        return self._size

    def __len__(self) -> int:
        return len(self._fresh.keys() | self._packed.keys())

    def figure(self, recipe: Recipe) -> Piece:
        """Its pixels, RGBA, not to be changed, and where they begin."""
        with self._lock:
            found = self._fresh.get(recipe)
            if found is not None:
                self._fresh.move_to_end(recipe)
                return found
            packed = self._packed.get(recipe)
            if packed is not None:
                self._packed.move_to_end(recipe)
        made = _made(recipe) if packed is None else _unpacked(packed)
        with self._lock:
            if recipe not in self._fresh:
                self._fresh[recipe] = made
                self._size += _bytes(made)
            while self._size > self._room:
                self._pack(*self._fresh.popitem(last=False))
        return made

    def _pack(self, recipe: Recipe, made: Piece) -> None:
        self._size -= _bytes(made)
        if recipe in self._packed:
            return
        self._packed[recipe] = Packed(zlib.compress(made.image.tobytes(), 1), made.image.size, made.x, made.y)
        while len(self._packed) > self._most:
            self._packed.popitem(last=False)

    def cache_clear(self) -> None:
        """Keep none."""
        with self._lock:
            self._fresh.clear()
            self._packed.clear()
            self._size = 0


def _bytes(made: Piece) -> int:
    return 4 * made.image.width * made.image.height


def _unpacked(packed: Packed) -> Piece:
    return Piece(Image.frombytes("RGBA", packed.size, zlib.decompress(packed.pixels)), packed.x, packed.y)


drawer = Figures()
"""Those of this process."""


def _made(recipe: Recipe) -> Piece:
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
    return Piece(made, field.x, field.y)


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
