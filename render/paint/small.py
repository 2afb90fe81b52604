"""A picture shown some times smaller, painted at that size: of twice smaller ones that is a quarter of the pixels."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace
from PIL import Image

from ..scene import AnyShape, Disc, Figure, Icon, Line, Polygon, Recipe, Rect, Text
from .figures import drawer
from .icons import BORDER, sprite
from .letters import text_masks
from .masks import Piece
from .shapes import Canvas, lettering, text_at


class Small(Canvas):
    """A canvas `by` times smaller than the scenes whose shapes are put on it. Letters, icons and figures are reduced,
    so they look as in a picture that is reduced as a whole; outlines are drawn at their size."""

    def __init__(self, image: Image.Image, by: int) -> None:
        super().__init__(image)
        self._by = by

    def put(self, shape: AnyShape) -> None:
        if isinstance(shape, Text | Icon | Figure):
            super().put(shape)
            return
        small = _smaller(shape, self._by)
        if isinstance(small, Rect | Disc) and small.fill and small.line and len(small.fill + small.line) == 14:
            # Their edges lie in one pixel: what is below must not shine through between them, nor the fill outside.
            super().put(_within(small))
            super().put(replace(small, fill=""))
        else:
            super().put(small)

    def _put_text(self, shape: Text) -> None:
        what, by = lettering(shape), self._by
        left, top = text_at(shape, text_masks(*what)[0])
        letters, border = _letters(*what, left % by, top % by, by)
        if border is not None:
            self._colour(border.image, left // by + border.x, top // by + border.y, shape.halo)
        self._colour(letters.image, left // by + letters.x, top // by + letters.y, shape.colour)

    def _put_icon(self, shape: Icon) -> None:
        size, by = round(shape.size), self._by
        left, top = round(shape.at[0] - size / 2), round(shape.at[1] - size / 2)
        found = _sprite(shape.icon, size, bool(shape.cut), bool(shape.line), left % by, top % by, by)
        for piece, colour in zip(found, (shape.line, shape.cut, shape.colour), strict=True):
            if piece is not None:
                self._colour(piece.image, left // by + piece.x, top // by + piece.y, colour)

    def _put_figure(self, shape: Figure) -> None:
        self._unknown()
        (left, top), by = shape.at, self._by
        image, x, y = _figure(shape.recipe, left % by, top % by, by)
        self.image.paste(image, (left // by + x, top // by + y), image)


def _within(shape: Rect | Disc) -> Rect | Disc:
    """The area up to the middle of the line."""
    by = shape.width / 2
    if isinstance(shape, Disc):
        return replace(shape, radius=shape.radius - by, line="", width=0)
    left, top, right, low = shape.box
    box = (left + by, top + by, right - by, low - by)
    return replace(shape, box=box, radius=max(shape.radius - by, 0), line="", width=0)


def _smaller(shape: Polygon | Rect | Disc | Line, by: int) -> Polygon | Rect | Disc | Line:
    width = shape.width / by
    match shape:
        case Rect():
            left, top, right, low = shape.box
            return replace(
                shape, box=(left / by, top / by, right / by, low / by), radius=shape.radius / by, width=width
            )
        case Disc():
            return replace(shape, at=(shape.at[0] / by, shape.at[1] / by), radius=shape.radius / by, width=width)
    points = tuple([(x / by, y / by) for x, y in shape.points])
    if isinstance(shape, Polygon):
        return replace(shape, points=points, width=width)
    return replace(shape, points=points, width=width, dash=shape.dash / by, head=shape.head / by)


def _reduced(piece: Piece, x: int, y: int, by: int) -> Piece:
    """A piece that lies that much farther right and lower, reduced."""
    left, top = piece.x + x, piece.y + y
    right, low = left + piece.image.width, top + piece.image.height
    wide, high = -(-right // by) - left // by, -(-low // by) - top // by
    room = Image.new(piece.image.mode, (wide * by, high * by))
    room.paste(piece.image, (left % by, top % by))
    return Piece(room.reduce(by), left // by, top // by)


@lru_cache(maxsize=2048)
def _letters(text: str, size: int, bold: bool, halo: int, x: int, y: int, by: int) -> tuple[Piece, Piece | None]:
    _, letters, border = text_masks(text, size, bold, halo)
    return _reduced(letters, x, y, by), None if border is None else _reduced(border, x, y, by)


@lru_cache(maxsize=1024)
def _sprite(name: str, size: int, opened: bool, bordered: bool, x: int, y: int, by: int) -> tuple[Piece | None, ...]:
    """Its outline, openings and ink."""
    ink, openings, border = sprite(name, size, opened, bordered)
    outline = None if border is None else Piece(border, -BORDER - 1, -BORDER - 1)
    return tuple(None if each is None else _reduced(each, x, y, by) for each in (outline, openings, ink))


@lru_cache(maxsize=64)
def _figure(recipe: Recipe, x: int, y: int, by: int) -> Piece:
    return _reduced(drawer.figure(recipe), x, y, by)


REDUCED = (_letters, _sprite, _figure)
"""All that is kept here."""
