"""The areas of shapes, as masks.

They are drawn larger than they are shown and reduced, so that no edge is jagged. Equal shapes at different places
have one mask, which is kept.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from ..scene import Path, Point

FINE, COARSE = 4, 2
"""How many times larger a mask is drawn than shown: FINE for the small ones, where it is seen."""
GAP = 0.25
"""Pixels that a line's outer edge may be open for where it turns a little, before a disc closes it."""
EASE = 0.06
"""About how many pixels a line may run beside its points."""
COARSE_FROM = 120_000
"""Masks of this many pixels and more are drawn COARSE."""
Masks = tuple[Image.Image, Image.Image | None]
"""The areas of a shape's fill and of its line."""


class Piece(NamedTuple):
    """A mask without its empty edges, and its place."""

    image: Image.Image
    x: int
    y: int


def cropped(mask: Image.Image) -> Piece:
    """A mask without its empty edges."""
    box = mask.getbbox() or (0, 0, 1, 1)
    return Piece(mask.crop(box), box[0], box[1])


Ink = int | tuple[int, ...]


class Mask:
    """A mask over a box of the picture, drawn larger (`scale` times); `at` turns the picture's coordinates into its
    own. In another `mode` than "L" it holds colours, which `ink` is then."""

    def __init__(
        self, left: float, top: float, right: float, bottom: float, mode: str = "L", scale: int | None = None
    ) -> None:
        self.x, self.y = int(left // 1) - 1, int(top // 1) - 1
        self.wide, self.high = int(right // 1) + 3 - self.x, int(bottom // 1) + 3 - self.y
        self.scale = scale or (COARSE if self.wide * self.high >= COARSE_FROM else FINE)
        self.image = Image.new(mode, (self.wide * self.scale, self.high * self.scale))
        self.draw = ImageDraw.Draw(self.image)
        self.ink: Ink = 255

    def at(self, point: Point) -> Point:
        # Pillow's coordinates name pixel centres; ours name the lines between pixels
        return (point[0] - self.x) * self.scale - 0.5, (point[1] - self.y) * self.scale - 0.5

    def size(self, length: float) -> float:
        return length * self.scale

    def fill(self, points: Sequence[Point]) -> None:
        """An area."""
        scale = self.scale
        x, y = self.x * scale + 0.5, self.y * scale + 0.5
        self.draw.polygon([at for a, b in points for at in (a * scale - x, b * scale - y)], fill=self.ink)


@lru_cache(maxsize=2048)
def rect_masks(box: tuple[float, float, float, float], radius: float, width: float) -> Masks:
    """The masks of a rectangle whose first pixel is 0, 0; they begin a pixel before it."""

    def mask(by: float) -> Mask:
        made = Mask(*box)
        (x1, y1), (x2, y2) = made.at((box[0] + by, box[1] + by)), made.at((box[2] - by, box[3] - by))
        inner = (round(x1 + 0.5), round(y1 + 0.5), round(x2 - 0.5), round(y2 - 0.5))
        made.draw.rounded_rectangle(inner, made.size(max(radius - by, 0)), fill=255)
        return made

    return _masks(mask(0), mask(width) if width else None)


@lru_cache(maxsize=2048)
def disc_masks(x: float, y: float, radius: float, width: float) -> Masks:
    """The masks of a disc that begins `x`, `y` right of and below 0, 0; they begin a pixel before it."""

    def mask(by: float) -> Mask:
        made = Mask(x, y, x + 2 * radius, y + 2 * radius)
        made.draw.ellipse(
            (*made.at((x + by, y + by)), *made.at((x + 2 * radius - by, y + 2 * radius - by))), fill=255
        )
        return made

    return _masks(mask(0), mask(width) if width else None)


def _masks(outer: Mask, inner: Mask | None) -> Masks:
    if inner is None:
        return outer.image.reduce(outer.scale), None
    line = ImageChops.subtract(outer.image, inner.image)
    return inner.image.reduce(inner.scale), line.reduce(outer.scale)


@lru_cache(maxsize=64)
def plate_corners(side: int, radius: float, width: int) -> tuple[Masks, ...]:
    """The masks of the four corners of a rectangle: top left, top right, and those below."""
    fill, line = rect_masks((0, 0, 2 * side, 2 * side), radius, width)
    boxes = [(x, y, x + side, y + side) for y in (1, 1 + side) for x in (1, 1 + side)]
    return tuple((fill.crop(box), line.crop(box) if line is not None else None) for box in boxes)


@lru_cache(maxsize=2048)
def polygon_mask(points: Path) -> Image.Image:
    mask = Mask(1, 1, max(p[0] for p in points), max(p[1] for p in points))
    mask.fill(points)
    return mask.image.reduce(mask.scale)


@lru_cache(maxsize=1024)
def line_mask(points: Path, width: float, dash: float, head: float) -> Image.Image:
    pad = max(width, head)
    mask = Mask(1, 1, max(p[0] for p in points) + pad, max(p[1] for p in points) + pad)
    line(mask, points, width, dash, head)
    return mask.image.reduce(mask.scale)


def line(mask: Mask, points: Path, width: float, dash: float, head: float) -> None:
    """See `Line`."""
    if head:
        points = _arrow(mask, points, head)
    for part in dashes(points, dash) if dash else (points,):
        stroke(mask, part, width)


def stroke(mask: Mask, points: Path, width: float) -> None:
    """A line with round joints and ends, as quadrangles and discs: Pillow's own wide lines have ragged ends. Where it
    hardly turns it needs no disc."""
    scale, x, y, core = mask.scale, mask.x, mask.y, mask.draw.draw
    ink = core.draw_ink(mask.ink)
    polygon, ellipse = core.draw_polygon, core.draw_ellipse  # without what `ImageDraw` looks up for each of them
    half = width / 2 * scale
    straight = 1 - (GAP * scale) ** 2 / 2 / max(half, 0.1) ** 2  # the cosine of a turn that opens no wider gap
    placed = [((a - x) * scale - 0.5, (b - y) * scale - 0.5) for a, b in eased(points)]
    x1, y1 = placed[0]
    way_x = way_y = 0.0
    for x2, y2 in placed[1:]:
        ux, uy = x2 - x1, y2 - y1
        long = hypot(ux, uy)
        if not long:
            continue
        ux, uy = ux / long, uy / long
        dx, dy = uy * half, -ux * half
        polygon((x1 + dx, y1 + dy, x2 + dx, y2 + dy, x2 - dx, y2 - dy, x1 - dx, y1 - dy), ink, 1)
        if way_x * ux + way_y * uy < straight:
            ellipse((x1 - half, y1 - half, x1 + half, y1 + half), ink, 1)
        x1, y1, way_x, way_y = x2, y2, ux, uy
    x1, y1 = placed[-1]
    ellipse((x1 - half, y1 - half, x1 + half, y1 + half), ink, 1)


def eased(points: Path) -> list[Point]:
    """A line without the points whose absence moves it by about EASE: curves are sampled for large drawings."""
    if len(points) < 3:
        return list(points)
    last = points[0]
    kept, here = [last], points[1]
    first_x, first_y = here[0] - last[0], here[1] - last[1]
    for point in points[2:]:
        # a bow bends by an eighth of its length and turn
        to_x, to_y = point[0] - here[0], point[1] - here[1]
        along = first_x * to_x + first_y * to_y
        across = abs(first_x * to_y - first_y * to_x)
        long = hypot(point[0] - last[0], point[1] - last[1])
        if along < across or long * across > 8 * EASE * along:
            kept.append(here)
            last, first_x, first_y = here, to_x, to_y
        here = point
    kept.append(here)
    return kept


def _arrow(mask: Mask, points: Path, head: float) -> Path:
    """Draw the head of an arrow and return the line shortened to its root."""
    tip, short = arrow(points, head)
    mask.fill(tip)
    return short


def arrow(points: Path, head: float) -> tuple[Path, Path]:
    """The head of an arrow, a triangle, and its line, shortened to the root of that."""
    (x1, y1), (x2, y2) = points[-2], points[-1]
    long = hypot(x2 - x1, y2 - y1) or 1
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    root = (x2 - ux * head, y2 - uy * head)
    side = head * 0.6
    tip = ((x2, y2), (root[0] - uy * side, root[1] + ux * side), (root[0] + uy * side, root[1] - ux * side))
    return tip, (*points[:-1], root)


def dashes(points: tuple[Point, ...], dash: float) -> list[tuple[Point, ...]]:
    """The pieces of a broken line."""
    found: list[tuple[Point, ...]] = []
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        long = hypot(x2 - x1, y2 - y1)
        count = max(1, round(long / dash / 2))
        for k in range(count):
            a, b = (k + 0.25) / count, (k + 0.75) / count
            found.append(((x1 + (x2 - x1) * a, y1 + (y2 - y1) * a), (x1 + (x2 - x1) * b, y1 + (y2 - y1) * b)))
    return found
