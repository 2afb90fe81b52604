"""Shapes as SVG. What comes again and again, icons and figures, is written once and referred to."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from ..icons import ICONS
from ..measure import CAP, halo_width, width
from ..paint.masks import arrow, dashes, eased
from ..scene import AnyShape, Disc, Figure, Icon, Line, Path, Polygon, Recipe, Rect, Scene, Text, number

BORDER = 2
"""The width of the line around an icon that has one, as in pictures."""
ANCHORS = {"lm": "start", "mm": "middle", "rm": "end"}
FIELD = {"x": -4, "y": -4, "width": 32, "height": 32}
"""An icon with some room around it, on its units."""
INKS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "whole": ({}, {}),
    "filled": ({}, {"fill": "currentColor"}),
    "open": ({"fill": "#fff"}, {"fill": "#000"}),
}
"""What an icon's parts have by themselves, and its openings: else they take what refers to them."""
ROUND = {"stroke_linejoin": "round"}


class Drawing:
    """Scenes as SVG, with one set of definitions for all of them."""

    def __init__(self) -> None:
        self._named: dict[tuple[str, str] | Recipe, str] = {}
        self._defined: list[str] = []
        self._known: dict[AnyShape, str] = {}

    @property
    def definitions(self) -> str:
        """What the shapes refer to: the contents of one `<defs>` of the document."""
        return "".join(self._defined)

    def shapes(self, scene: Scene) -> list[str]:
        """A scene's shapes in the order in which they are drawn, its ground the first."""
        ground = element("rect", width=scene.width, height=scene.height, rx=scene.radius, fill=scene.ground)
        return [ground, *map(self.shape, scene.painted())]

    def shape(self, shape: AnyShape) -> str:
        """One shape."""
        found = self._known.get(shape)
        if found is None:
            found = self._known[shape] = self._drawn(shape)
        return found

    def _drawn(self, shape: AnyShape) -> str:
        match shape:
            case Text():
                return _text(shape)
            case Icon():
                return self._icon(shape)
            case Rect():
                return _rect(shape)
            case Disc():
                return _disc(shape)
            case Polygon():
                return _polygon(shape)
            case Line():
                return _line(shape)
            case Figure():
                return self._figure(shape)

    def _figure(self, shape: Figure) -> str:
        name = self._named.get(shape.recipe)
        if name is None:
            name = self._named[shape.recipe] = f"f{len(self._defined)}"
            made = [_polygon(each) if isinstance(each, Polygon) else _line(each) for each in shape.recipe.made()]
            self._defined.append(element("g", "".join(made), id=name))
        return element("use", href=f"#{name}", x=shape.at[0], y=shape.at[1])

    def _icon(self, shape: Icon) -> str:
        left, top = number(shape.at[0] - shape.size / 2), number(shape.at[1] - shape.size / 2)
        at = f"translate({left} {top})scale({shape.size / 24:.4g})"
        opened = any(part.cut for part in ICONS[shape.icon])
        kind = "whole" if not opened else "filled" if shape.cut else "open"
        name = self._of_icon(shape.icon, kind)
        cut = {"color": shape.cut} if kind == "filled" else {}
        made = element("use", href=f"#{name}", transform=at, fill=shape.colour, **cut)
        if not shape.line:
            return made
        line = {"stroke": shape.line, "stroke_width": number(2 * BORDER * 24 / shape.size), **ROUND}
        whole = self._of_icon(shape.icon, "whole")
        return element("use", href=f"#{whole}", transform=at, fill=shape.line, **line) + made

    def _of_icon(self, icon: str, kind: str) -> str:
        """The name of an icon's definition: all of it in one colour, its openings in another, or left open."""
        name = self._named.get((icon, kind))
        if name is None:
            name = self._named[icon, kind] = f"i{len(self._defined)}"
            ink, opening = INKS[kind]
            made = "".join(
                [element("path", d=f"{way(each.points)}z", **(opening if each.cut else ink)) for each in ICONS[icon]]
            )
            if kind == "open":
                self._defined.append(element("mask", made, id=f"{name}m", maskUnits="userSpaceOnUse", **FIELD))
                made = element("rect", mask=f"url(#{name}m)", **FIELD)
            self._defined.append(element("g", made, id=name))
        return name


def element(name: str, inside: str | None = None, /, **attributes: object) -> str:
    """An element with what is inside, if there may be anything; "_" in the names of attributes stands for "-"."""
    given = "".join([f' {key.replace("_", "-")}="{escape(str(value))}"' for key, value in attributes.items()])
    return f"<{name}{given}/>" if inside is None else f"<{name}{given}>{inside}</{name}>"


def way(points: Sequence[tuple[float, float]]) -> str:
    """A path through points, each as the step from the one before: that is shortest."""
    whole = [(round(x * 10), round(y * 10)) for x, y in points]
    steps = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(whole)]
    text = "".join(f"{_tenths(x, ' ')}{_tenths(y, ' ')}" for x, y in steps if x or y)
    return f"M{_tenths(whole[0][0], '')}{_tenths(whole[0][1], ' ')}" + (f"l{text.lstrip()}" if text else "h0")


def _tenths(value: int, before: str) -> str:
    """Tenths as a number; a minus needs nothing `before` it."""
    one, rest = divmod(abs(value), 10)
    digits = f"{one or ''}.{rest}" if rest else str(one)
    return f"-{digits}" if value < 0 else before + digits


def _paint(fill: str, line: str, wide: float) -> dict[str, str]:
    stroke = {"stroke": line, "stroke_width": number(wide)} if line and wide else {}
    return {"fill": fill or "none", **stroke}


def _polygon(shape: Polygon) -> str:
    joined = ROUND if shape.line and shape.width else {}
    return element("path", d=f"{way(_eased(shape.points))}z", **_paint(shape.fill, shape.line, shape.width), **joined)


def _eased(points: Path) -> Path:
    """An outline without the points that do not show."""
    return tuple(eased((*points, points[0])))[:-1] if len(points) > 8 else points


def _rect(shape: Rect) -> str:
    by = shape.width / 2 if shape.line else 0
    left, top, right, low = shape.box
    size = {"width": number(max(0, right - left - 2 * by)), "height": number(max(0, low - top - 2 * by))}
    corner = {"rx": number(max(0, shape.radius - by))} if shape.radius else {}
    paint = _paint(shape.fill, shape.line, shape.width)
    return element("rect", x=number(left + by), y=number(top + by), **size, **corner, **paint)


def _disc(shape: Disc) -> str:
    by = shape.width / 2 if shape.line else 0
    paint = _paint(shape.fill, shape.line, shape.width)
    return element(
        "circle", cx=number(shape.at[0]), cy=number(shape.at[1]), r=number(max(0, shape.radius - by)), **paint
    )


def _line(shape: Line) -> str:
    points, tip = shape.points, ""
    if shape.head:
        head, points = arrow(points, shape.head)
        tip = element("path", d=f"{way(head)}z", fill=shape.colour)
    parts = dashes(points, shape.dash) if shape.dash else [points]
    d = "".join(way(eased(part)) for part in parts)
    paint = _paint("", shape.colour, shape.width)
    return tip + element("path", d=d, **paint, stroke_linecap="round", **ROUND)


def _text(shape: Text) -> str:
    x, y = shape.at
    bold = {"font_weight": "700"} if shape.bold else {}
    halo = {}
    if shape.halo:
        wide = 2 * halo_width(shape.size)
        halo = {"stroke": shape.halo, "stroke_width": str(wide), "paint_order": "stroke", **ROUND}
    place = {"x": number(x), "y": number(y + shape.size * CAP / 2), "text_anchor": ANCHORS[shape.anchor]}
    long = {"textLength": number(width(shape.text, shape.size, shape.bold)), "lengthAdjust": "spacingAndGlyphs"}
    return element(
        "text", escape(shape.text), **place, **long, font_size=shape.size, fill=shape.colour, **bold, **halo
    )
