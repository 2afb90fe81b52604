"""A picture that changes a little again and again: only where its scene differs is it painted anew."""

from __future__ import annotations

from collections.abc import Container, Iterable
from math import ceil, floor

from PIL import Image

from .. import measure
from ..layout import shape_box
from ..scene import AnyShape, Figure, Icon, Line, Polygon, Scene, Text
from .backdrops import backdrop
from .figures import drawer
from .icons import BORDER
from .shapes import Canvas

Pixels = tuple[int, int, int, int]
"""A box of whole pixels: left, top, right, bottom; the last two are those after."""
CLOSE = 24
"""Changes nearer to each other than this are painted as one."""
SHARE = 0.6
"""If changes cover more of the picture, all of it is painted."""


class Changing:
    """The picture of the scene shown last, RGB, without round corners."""

    def __init__(self) -> None:
        self._shapes: dict[AnyShape, Pixels] = {}
        """Those of the scene shown last, in order, with their reaches."""
        self._parts: tuple[AnyShape, ...] = ()
        self._key: tuple[object, ...] = ()
        self._ground = self._scratch = self.image = Image.new("RGB", (1, 1))

    def show(self, scene: Scene) -> list[Pixels]:
        """Paint the next scene; returns where the picture may have changed."""
        key = (scene.backdrop, scene.width, scene.height, scene.ground)
        if key == self._key and scene.parts == self._parts:
            return []
        painted = [each for each in scene.painted() if not each.static or not scene.backdrop]
        shapes = {each: self._shapes.get(each) or reach(each) for each in painted}
        once = len(shapes) == len(painted)  # else one lies on its equal, and both are to be painted
        boxes = self._changed(shapes, scene) if key == self._key and once else None
        if key != self._key:
            self._key, self._ground = key, backdrop(scene)
            self.image, self._scratch = self._ground.copy(), self._ground.copy()
        if boxes is None:
            boxes = [(0, 0, scene.width, scene.height)]
        for box in boxes:
            self._paint([(each, shapes[each]) for each in painted] if not once else shapes.items(), box)
        self._shapes, self._parts = shapes, scene.parts
        if not once:
            self._key = ()  # the next one is painted whole, too
        return boxes

    def _changed(self, shapes: dict[AnyShape, Pixels], scene: Scene) -> list[Pixels] | None:
        """Where two scenes on one backdrop differ; None if all is to be painted."""
        gone = [box for each, box in self._shapes.items() if each not in shapes]
        new = [box for each, box in shapes.items() if each not in self._shapes]
        stayed = [each for each in self._shapes if each in shapes] if gone else self._shapes
        if any(a is not b and a != b for a, b in zip(stayed, _stayed(shapes, self._shapes, bool(new)), strict=True)):
            return None  # what has stayed lies in another order
        cut = [within(box, scene.width, scene.height) for box in joined((*gone, *new))]
        seen = [box for box in cut if box[0] < box[2] and box[1] < box[3]]
        return seen if sum(map(area, seen)) <= SHARE * scene.width * scene.height else None

    def _paint(self, shapes: Iterable[tuple[AnyShape, Pixels]], box: Pixels) -> None:
        """Paint what reaches into a box on a copy, whose other pixels do not matter, and take the box from it."""
        canvas = Canvas(self._scratch)
        self._scratch.paste(self._ground.crop(box), box)
        left, top, right, low = box
        for each, (a, b, c, d) in shapes:
            if a < right and c > left and b < low and d > top:
                canvas.put(each)
        self.image.paste(self._scratch.crop(box), box)


def _stayed(shapes: Iterable[AnyShape], before: Container[AnyShape], some: bool) -> Iterable[AnyShape]:
    return [each for each in shapes if each in before] if some else shapes


def reach(shape: AnyShape) -> Pixels:
    """A box that holds all pixels of a drawn shape, perhaps some more."""
    if isinstance(shape, Text):
        wide, em = measure.width(shape.text, shape.size, shape.bold), shape.size
        left = shape.at[0] - {"lm": 0.0, "mm": wide / 2, "rm": wide}[shape.anchor]
        return _around((left - em, shape.at[1] - 2 * em, left + wide + em, shape.at[1] + 2 * em), 4)
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


def within(box: Pixels, width: int, height: int) -> Pixels:
    """The part of a box that lies in a picture."""
    return max(0, box[0]), max(0, box[1]), min(width, box[2]), min(height, box[3])


def area(box: Pixels) -> int:
    """How many pixels it holds."""
    return (box[2] - box[0]) * (box[3] - box[1])


def joined(boxes: Iterable[Pixels]) -> list[Pixels]:
    """Boxes that hold all of these and keep clear of each other."""
    found: list[Pixels] = []
    for box in boxes:
        while near := [each for each in found if _near(each, box)]:
            found = [each for each in found if each not in near]
            lefts, tops, rights, lows = zip(box, *near, strict=True)
            box = min(lefts), min(tops), max(rights), max(lows)
        found.append(box)
    return found


def _near(a: Pixels, b: Pixels) -> bool:
    return a[0] - CLOSE < b[2] and b[0] - CLOSE < a[2] and a[1] - CLOSE < b[3] and b[1] - CLOSE < a[3]
