"""Drawings in SVG files, as outlines. Any drawing program can open and change such a file.

A shape has one class for its colour, which a theme gives, and may have one of `ROLES`. The file's own style is for
drawing programs; nobody reads it here. A `<g>` stands in front of all before and has a line of its own. Curves are
sampled here, in `STEPS` each. What else changes how a shape looks is refused, not passed over.
"""

from __future__ import annotations

from cmath import phase, rect
from collections.abc import Callable, Container, Iterator, Mapping
from functools import cache
from math import ceil, cos, pi, sin, sqrt
from pathlib import Path as File
from typing import TYPE_CHECKING, NamedTuple, cast

from .scene import Path, Point

if TYPE_CHECKING:
    from xml.etree.ElementTree import Element

STEPS, LONG = 10, 24
"""The pieces of a curve, and of a quarter of a circle; curves longer than that many units have twice as many."""
SPACE = "{http://www.w3.org/2000/svg}"
ROLES = ("solid", "fine", "line")
"""Part of the silhouette; left out where cells are small; a line, as wide as its `stroke-width`."""
COMMON = frozenset({"id", "class"})
SILENT = frozenset(SPACE + tag for tag in ("title", "desc", "metadata", "style"))
"""For people and drawing programs."""

Attributes = Mapping[str, str]
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
        return _Reader(inks).drawing(ElementTree.parse(file).getroot())
    except (ElementTree.ParseError, DrawingError) as error:
        raise DrawingError(f"{file}: {error}") from None


class _Look(NamedTuple):
    """What classes say."""

    ink: str
    solid: bool
    fine: bool
    line: bool


class _Reader:
    def __init__(self, inks: Container[str]) -> None:
        self.inks = inks
        self.looks: dict[str, _Look] = {}

    def drawing(self, root: Element) -> Drawing:
        try:
            _, _, wide, high = map(float, root.attrib["viewBox"].split())
        except (KeyError, ValueError):
            raise _fault(root, "wants a viewBox of four numbers") from None
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
        if shape.tag not in _FORMS:
            raise _fault(shape, "is not known here")
        form, known = _FORMS[shape.tag]
        _only(shape, known)
        given = shape.attrib
        classes = given.get("class", "")
        ink, solid, fine_itself, line = self.looks.get(classes) or self.look(shape, classes)
        try:
            opacity = f"{round(255 * float(given['opacity'])):02x}" if "opacity" in given else ""
            width = float(given["stroke-width"]) if line else 0
            return Outline(form(given), ink, opacity, solid, fine or fine_itself, width)
        except KeyError as error:
            raise _fault(shape, f"lacks {error}") from None
        except (ValueError, IndexError, ArithmeticError) as error:
            raise _fault(shape, f"cannot be read: {error}") from None

    def look(self, shape: Element, classes: str) -> _Look:
        words = classes.split()
        inks = [each for each in words if each not in ROLES]
        if len(inks) != 1 or inks[0] not in self.inks or len(words) > 2:
            raise _fault(shape, "wants one class for its colour, and at most one of " + ", ".join(ROLES))
        self.looks[classes] = _Look(inks[0], *(role in words for role in ROLES))
        return self.looks[classes]


def _drawn(element: Element) -> Iterator[Element]:
    """What is drawn of an element's children: nothing of what drawing programs keep for themselves."""
    for child in element:
        tag = child.tag
        if tag not in SILENT and tag.startswith(SPACE) and (tag != SPACE + "defs" or len(child)):
            yield child


def _only(shape: Element, known: frozenset[str]) -> None:
    """Refuse what would change how a shape looks, if it were read: a colour of its own, a transformation."""
    if not shape.attrib.keys() <= known:
        for key in shape.attrib.keys() - known:
            if not key.startswith("{"):
                raise _fault(shape, f"has an attribute that is not known here: {key}")


def _fault(shape: Element, what: str) -> DrawingError:
    told = " ".join(f'{key}="{value[:40]}"' for key, value in shape.items())
    return DrawingError(f"<{shape.tag.removeprefix(SPACE)} {told}> {what}")


def _oval(given: Attributes) -> Path:
    x, y = float(given["cx"]), float(given["cy"])
    rx, ry = (float(given["r"]),) * 2 if "r" in given else (float(given["rx"]), float(given["ry"]))
    return tuple([(x + rx * c, y + ry * s) for c, s in _ROUND])


def _box(given: Attributes) -> Path:
    x, y = float(given["x"]), float(given["y"])
    right, low = x + float(given["width"]), y + float(given["height"])
    r = min(float(given.get("rx", given.get("ry", 0))), (right - x) / 2, (low - y) / 2)
    if not r:
        return (x, y), (right, y), (right, low), (x, low)
    return (
        *((right - r + r * s, y + r - r * c) for c, s in _CORNER),
        *((right - r + r * c, low - r + r * s) for c, s in _CORNER),
        *((x + r - r * s, low - r + r * c) for c, s in _CORNER),
        *((x + r - r * c, y + r - r * s) for c, s in _CORNER),
    )


def _corners(given: Attributes) -> Path:
    numbers = list(map(float, given["points"].replace(",", " ").split()))
    if len(numbers) < 4:
        raise ValueError("too few points")
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _traced(given: Attributes) -> Path:
    pen = _Tracer()
    _parser()(given["d"], pen)
    if pen.outlines != 1:
        raise ValueError("one outline is wanted")
    return tuple(pen.points)


@cache
def _parser() -> Callable[[str, _Tracer], None]:
    from fontTools.svgLib.path.parser import parse_path  # here: only processes that draw need to load it

    return cast(Callable[[str, _Tracer], None], parse_path)


_FORMS = {
    SPACE + tag: (form, COMMON | {"opacity", "stroke-width", *known})
    for tag, form, known in (
        ("path", _traced, ("d",)),
        ("circle", _oval, ("cx", "cy", "r")),
        ("ellipse", _oval, ("cx", "cy", "rx", "ry")),
        ("rect", _box, ("x", "y", "width", "height", "rx", "ry")),
        ("polygon", _corners, ("points",)),
        ("polyline", _corners, ("points",)),
    )
}
"""The elements known: how they become points, and their attributes."""


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
        knots = _QUADRATIC[self.steps(c)]
        self.points += [(i * ax + j * bx + k * cx, i * ay + j * by + k * cy) for i, j, k in knots]

    def curveTo(self, b: Point, c: Point, d: Point) -> None:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = self.points[-1], b, c, d
        knots = _CUBIC[self.steps(d)]
        self.points += [
            (i * ax + j * bx + k * cx + m * dx, i * ay + j * by + k * cy + m * dy) for i, j, k, m in knots
        ]

    def arcTo(self, rx: float, ry: float, turn: float, large: bool, sweep: bool, end: Point) -> None:
        """Around the middle of a circle of radius 1, which the ellipse is without its turn and radii. Radii that are
        too short to reach the end grow until they do."""
        way = rect(1, turn * pi / 180)
        a, b = (complex(z.real / rx, z.imag / ry) for z in (complex(*p) / way for p in (self.points[-1], end)))
        half = (b - a) / 2
        off = sqrt(max(0, 1 / abs(half) ** 2 - 1))
        middle = (a + b) / 2 + half * (1j if large != sweep else -1j) * off
        angle = phase((b - middle) / (a - middle))
        angle += 2 * pi * (sweep - (angle > 0)) if (angle > 0) != sweep else 0
        count = ceil(abs(angle) / (pi / 2) * STEPS - 0.01) * (1 if 2 * max(rx, ry) < LONG else 2)
        ray, step = a - middle, rect(1, angle / count)
        for _ in range(count - 1):
            ray *= step
            z = complex((middle.real + ray.real) * rx, (middle.imag + ray.imag) * ry) * way
            self.points.append((z.real, z.imag))
        self.points.append(end)
        self.straight = False

    def steps(self, end: Point) -> int:
        """The pieces of a curve from the last point to that one."""
        self.straight = False
        x, y = self.points[-1]
        return STEPS if abs(end[0] - x) + abs(end[1] - y) < LONG else 2 * STEPS

    def closePath(self) -> None:
        if self.straight:  # drawn back to the start
            self.points.pop()

    def endPath(self) -> None:
        pass
