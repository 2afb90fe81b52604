"""A picture that changes a little again and again: only where its scene differs is it painted anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import ceil, floor

from PIL import Image

from ..layout import shape_box
from ..scene import AnyShape, Figure, Icon, Line, Polygon, Scene, Text
from .backdrops import backdrop
from .figures import drawer
from .icons import BORDER
from .letters import text_masks
from .shapes import Canvas, Stroke, lettering, text_at
from .small import Small

Pixels = tuple[int, int, int, int]
"""A box of whole pixels: left, top, right, bottom; the last two are those after."""
CELL = 32
"""A picture is painted anew in squares of so many pixels; it may be shown as many times smaller as divides them."""
Cells = int
"""Some squares of a picture, a bit for each, row after row."""


@dataclass(slots=True)
class Part:
    """A painted shape: its number in the order of painting, where it is, and how it was painted, if that is known."""

    shape: AnyShape
    number: int
    cells: Cells
    strokes: list[Stroke]


class Changing:
    """The picture of the scene shown last, `by` times smaller, RGB, without round corners."""

    def __init__(self, by: int = 1) -> None:
        self._by = by
        self._kept: dict[str, Part] = {}
        """The parts of the scene shown last, by their names."""
        self._parts: tuple[AnyShape, ...] = ()
        self._key: tuple[object, ...] = ()
        self._ground = self._scratch = self.image = Image.new("RGB", (1, 1))

    def show(self, scene: Scene) -> list[Pixels]:
        """Paint the next scene; returns the parts of the picture that may have changed."""
        key = (scene.backdrop, scene.width, scene.height, scene.ground)
        if key == self._key and scene.parts == self._parts:
            return []
        raster, ground = Raster(scene.width, scene.height), key != self._key
        if ground:
            made, self._kept = backdrop(scene), {}
            self._ground = made.reduce(self._by) if self._by > 1 else made
            self.image, self._scratch = self._ground.copy(), self._ground.copy()
        painted = scene.over()
        cells = self._changed(painted, raster)
        if ground:
            cells = raster.all
        boxes = raster.boxes(cells, self._by)
        self._paint(self._kept.values(), cells, boxes)
        self._parts, self._key = scene.parts, key
        return boxes

    def _changed(self, painted: Iterable[AnyShape], raster: Raster) -> Cells:
        """Keep the parts of the next scene on the same backdrop; returns where it differs. They are found by their
        names: to look a shape up by what it is would cost as much as to compare it twice."""
        before, kept, cells, last = self._kept, dict[str, Part](), 0, -1
        for n, each in enumerate(painted):
            name = each.name
            while name in kept:
                name += "'"
            known = before.get(name)
            if known is not None and known.shape == each:
                del before[name]
                if known.number > last:
                    last = known.number
                else:  # it lies lower than it did
                    cells |= known.cells
                known.number = n
            else:
                known = Part(each, n, raster.cells(reach(each)), [])
                cells |= known.cells
            kept[name] = known
        for part in before.values():
            cells |= part.cells
        self._kept = kept
        return cells

    def _paint(self, parts: Iterable[Part], cells: Cells, boxes: Iterable[Pixels]) -> None:
        """Paint what reaches into these cells on a copy, whose other pixels do not matter, and take them from it."""
        canvas = Small(self._scratch, self._by) if self._by > 1 else Canvas(self._scratch)
        for box in boxes:
            self._scratch.paste(self._ground.crop(box), box)
        for part in parts:
            if not part.cells & cells:
                continue
            if part.strokes:
                canvas.again(part.strokes)
            else:
                canvas.strokes = part.strokes
                canvas.put(part.shape)
        for box in boxes:
            self.image.paste(self._scratch.crop(box), box)


class Raster:
    """The squares of a picture."""

    def __init__(self, width: int, height: int) -> None:
        self._width, self._height = width, height
        self._wide, self._high = -(-width // CELL), -(-height // CELL)
        self.all: Cells = (1 << self._wide * self._high) - 1

    def cells(self, box: Pixels) -> Cells:
        """Those that a box touches."""
        left, top = max(box[0], 0) // CELL, max(box[1], 0) // CELL
        right, low = min(-(-box[2] // CELL), self._wide), min(-(-box[3] // CELL), self._high)
        if left >= right or top >= low:
            return 0
        row = (1 << right) - (1 << left)
        return sum(row << y * self._wide for y in range(top, low))

    def boxes(self, cells: Cells, by: int = 1) -> list[Pixels]:
        """Boxes that hold just these and keep clear of each other, in the picture shown so many times smaller."""
        found, open_ = list[Pixels](), dict[tuple[int, int], int]()
        for y in range(self._high + 1):
            row = cells >> y * self._wide & (1 << self._wide) - 1 if y < self._high else 0
            runs = set(_runs(row))
            for (left, right), top in list(open_.items()):
                if (left, right) not in runs:
                    found.append(self._pixels(left, top, right, y, by))
                    del open_[left, right]
            for run in sorted(runs):
                open_.setdefault(run, y)
        return found

    def _pixels(self, left: int, top: int, right: int, low: int, by: int) -> Pixels:
        wide, high = -(-self._width // by), -(-self._height // by)
        return left * CELL // by, top * CELL // by, min(right * CELL // by, wide), min(low * CELL // by, high)


def _runs(row: int) -> Iterator[tuple[int, int]]:
    """The first of neighbouring bits and the one after their last."""
    while row:
        left = (row & -row).bit_length() - 1
        filled = row + (1 << left)
        right = (filled & -filled).bit_length() - 1
        yield left, right
        row &= filled


def reach(shape: AnyShape) -> Pixels:
    """A box that holds all pixels of a drawn shape, perhaps some more."""
    if isinstance(shape, Text):
        wide, letters, border = text_masks(*lettering(shape))
        image, x, y = border or letters  # a border holds its letters
        left, top = text_at(shape, wide)
        return left + x - 1, top + y - 1, left + x + image.width + 1, top + y + image.height + 1
    if isinstance(shape, Figure):
        image, x, y = drawer.figure(shape.recipe)
        left, top = shape.at[0] + x, shape.at[1] + y
        return left, top, left + image.width, top + image.height
    pad = 4.0
    if isinstance(shape, Icon):
        pad += BORDER
    elif isinstance(shape, Line):
        pad += max(shape.width, shape.head)
    elif isinstance(shape, Polygon):
        pad += shape.width
    return _around(shape_box(shape), pad)


def _around(box: tuple[float, float, float, float], pad: float) -> Pixels:
    return floor(box[0] - pad), floor(box[1] - pad), ceil(box[2] + pad), ceil(box[3] + pad)
