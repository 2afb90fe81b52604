"""Drawings in SVG files, as outlines. Any drawing program can open and change such a file.

A shape has one class for its colour, which a theme gives, and may have one of `ROLES`. The file's own style is for
drawing programs; nobody reads it here. A `<g>` stands in front of all before and has a line of its own. Curves are
sampled here, in `STEPS` each. What else changes how a shape looks is refused, not passed over.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from math import cos, pi, sin
from pathlib import Path as File
from typing import TYPE_CHECKING, NamedTuple

from .scene import Path, Point

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

STEPS, LONG = 10, 24
"""The pieces of a curve, and of a quarter of a circle; curves longer than that many units have twice as many."""
SPACE = "{http://www.w3.org/2000/svg}"
ROLES = ("solid", "fine", "line")
"""Part of the silhouette; left out where cells are small; a line, as wide as its `stroke-width`."""
COMMON = frozenset({"id", "class"})
SHAPES = {
    tag: COMMON | {"opacity", "stroke-width", *form}
    for tag, form in {
        "path": ("d",),
        "circle": ("cx", "cy", "r"),
        "ellipse": ("cx", "cy", "rx", "ry"),
        "rect": ("x", "y", "width", "height", "rx", "ry"),
        "polygon": ("points",),
        "polyline": ("points",),
    }.items()
}
"""The elements known, with their attributes."""
SILENT = ("title", "desc", "metadata", "style")
"""For people and drawing programs."""

_EVEN = {steps: [k / steps for k in range(1, steps + 1)] for steps in (STEPS, 2 * STEPS)}
_QUADRATIC = {n: [((1 - t) ** 2, 2 * t * (1 - t), t * t) for t in even] for n, even in _EVEN.items()}
_CUBIC = {
    n: [((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3) for t in even] for n, even in _EVEN.items()
}
_ROUND = [(cos(k * pi / 2 / STEPS), sin(k * pi / 2 / STEPS)) for k in range(4 * STEPS)]
_CORNER = [(cos(k * pi / 10), sin(k * pi / 10)) for k in range(6)]


class Outline(NamedTuple):
    """A shape: its points in the file's units, the class of its colour, its opacity as two hexadecimal digits ("" for
    all), and what a pen does with it. `width` is that of a line."""

    points: Path
    ink: str
    opacity: str = ""
    solid: bool = False
    fine: bool = False
    width: float = 0


class Group(NamedTuple):
    """Shapes, of a `<g>` if they stand in `front` of all before."""

    outlines: tuple[Outline, ...]
    front: bool = False


class Drawing(NamedTuple):
    """A file's shapes, in a box of so many units."""

    wide: float
    high: float
    groups: tuple[Group, ...]

    @property
    def outlines(self) -> Iterator[Outline]:
        """All of them, the lowest first."""
        return (each for group in self.groups for each in group.outlines)


class DrawingError(ValueError):
    """A file with something that is not known here: its place, the element, and what is wrong."""


def read(file: File, inks: Container[str]) -> Drawing:
    """The drawing in a file; `inks` are the classes of colours it may use. Raises `DrawingError`."""
    from xml.etree import ElementTree  # here: only processes that draw need to load it

    try:
        root = ElementTree.parse(file).getroot()
    except ElementTree.ParseError as error:
        raise DrawingError(f"{file}: {error}") from None
    try:
        return _Reader(inks).drawing(root)
    except DrawingError as error:
        raise DrawingError(f"{file}: {error}") from None


class _Reader:
    def __init__(self, inks: Container[str]) -> None:
        self.inks = inks
        self.looks: dict[str, _Look] = {}

    def drawing(self, root: Element) -> Drawing:
        _, _, wide, high = _numbers(root, "viewBox", 4)
        groups: list[Group] = []
        loose: list[Outline] = []
        for each in _drawn(root):
            if each.tag == SPACE + "g":
                groups += [Group(tuple(loose))] if loose else []
                loose = []
                _only(each, COMMON)
                fine = each.get("class", "") == "fine"
                groups.append(Group(tuple([self.outline(part, fine) for part in _drawn(each)]), front=True))
            else:
                loose.append(self.outline(each))
        return Drawing(wide, high, (*groups, Group(tuple(loose))) if loose else tuple(groups))

    def outline(self, shape: Element, fine: bool = False) -> Outline:
        tag = shape.tag[len(SPACE) :]
        known = SHAPES.get(tag)
        if known is None:
            raise _fault(shape, "is not known here")
        classes = shape.get("class", "")
        look = self.looks.get(classes)
        if look is None:
            look = self.looks[classes] = self.look(shape, classes)
        _only(shape, known)
        opacity = f"{round(255 * _number(shape, 'opacity')):02x}" if "opacity" in shape.attrib else ""
        width = _number(shape, "stroke-width") if look.line else 0
        return Outline(_points(shape, tag), look.ink, opacity, look.solid, fine or look.fine, width)

    def look(self, shape: Element, classes: str) -> _Look:
        words = classes.split()
        inks = [each for each in words if each not in ROLES]
        if len(inks) != 1 or inks[0] not in self.inks or len(words) > 2:
            raise _fault(shape, "wants one class for its colour, and at most one of " + ", ".join(ROLES))
        return _Look(inks[0], *(role in words for role in ROLES))


class _Look(NamedTuple):
    """What classes say."""

    ink: str
    solid: bool
    fine: bool
    line: bool


def _drawn(element: Element) -> Iterator[Element]:
    """What is drawn of an element's children: nothing of what drawing programs keep for themselves."""
    for child in element:
        empty = child.tag == SPACE + "defs" and not len(child)
        if child.tag.startswith(SPACE) and child.tag.removeprefix(SPACE) not in SILENT and not empty:
            yield child


def _fault(shape: Element, what: str) -> DrawingError:
    told = " ".join(f'{key}="{value[:40]}"' for key, value in shape.items())
    return DrawingError(f"<{shape.tag.removeprefix(SPACE)} {told}> {what}")


def _only(shape: Element, known: frozenset[str]) -> None:
    """Refuse what would change how a shape looks, if it were read: a colour of its own, a transformation."""
    if not shape.attrib.keys() <= known:
        for key in shape.attrib.keys() - known:
            if not key.startswith("{"):
                raise _fault(shape, f"has an attribute that is not known here: {key}")


def _number(shape: Element, key: str) -> float:
    try:
        return float(shape.attrib[key])
    except (KeyError, ValueError):
        raise _fault(shape, f"wants a number: {key}") from None


def _numbers(shape: Element, key: str, count: int = 0) -> list[float]:
    """Numbers of an attribute, so many, or any even count."""
    try:
        found = [float(word) for word in shape.get(key, "").replace(",", " ").split()]
    except ValueError:
        found = []
    if len(found) != count if count else not found or len(found) % 2:
        raise _fault(shape, f"wants numbers: {key}")
    return found


def _points(shape: Element, tag: str) -> Path:
    match tag:
        case "path":
            return _traced(shape)
        case "rect":
            x, y = _number(shape, "x"), _number(shape, "y")
            r = _number(shape, "rx") if "rx" in shape.attrib else 0
            return _box(x, y, _number(shape, "width"), _number(shape, "height"), r)
        case "circle" | "ellipse":
            x, y = _number(shape, "cx"), _number(shape, "cy")
            rx, ry = (_number(shape, key) for key in (("r", "r") if tag == "circle" else ("rx", "ry")))
            return tuple([(x + rx * c, y + ry * s) for c, s in _ROUND])
        case _:
            numbers = _numbers(shape, "points")
            return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _box(x: float, y: float, wide: float, high: float, r: float) -> Path:
    right, low = x + wide, y + high
    if not r:
        return (x, y), (right, y), (right, low), (x, low)
    r = min(r, wide / 2, high / 2)
    return (
        *((right - r + r * s, y + r - r * c) for c, s in _CORNER),
        *((right - r + r * c, low - r + r * s) for c, s in _CORNER),
        *((x + r - r * s, low - r + r * c) for c, s in _CORNER),
        *((x + r - r * c, y + r - r * s) for c, s in _CORNER),
    )


def _traced(shape: Element) -> Path:
    from fontTools.svgLib.path.parser import parse_path  # here: only processes that draw need to load it

    pen = _Tracer()
    try:
        parse_path(shape.get("d", ""), pen)
    except (ValueError, IndexError) as error:
        raise _fault(shape, f"is no path: {error}") from None
    if pen.outlines != 1:
        raise _fault(shape, "wants one outline")
    return tuple(pen.points)


def _steps(ax: float, ay: float, bx: float, by: float) -> int:
    """The pieces of a curve from one end to the other."""
    return STEPS if abs(bx - ax) + abs(by - ay) < LONG else 2 * STEPS


class _Tracer:
    """A pen of fontTools that samples what it draws."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.outlines = 0
        self.straight = False

    def moveTo(self, at: Point) -> None:
        self.outlines += 1
        self.points.append(at)

    def lineTo(self, at: Point) -> None:
        self.points.append(at)
        self.straight = True

    def qCurveTo(self, b: Point, c: Point) -> None:
        (ax, ay), (bx, by), (cx, cy) = self.points[-1], b, c
        knots = _QUADRATIC[_steps(ax, ay, cx, cy)]
        self.points += [(i * ax + j * bx + k * cx, i * ay + j * by + k * cy) for i, j, k in knots]
        self.straight = False

    def curveTo(self, b: Point, c: Point, d: Point) -> None:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.points[-1], b, c, d
        knots = _CUBIC[_steps(ax, ay, dx, dy)]
        self.points += [
            (i * ax + j * bx + k * cx + m * dx, i * ay + j * by + k * cy + m * dy) for i, j, k, m in knots
        ]
        self.straight = False

    def closePath(self) -> None:
        if self.straight:  # drawn back to the start
            self.points.pop()

    def endPath(self) -> None:
        pass
