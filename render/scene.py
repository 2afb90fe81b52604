"""A picture as data: named shapes in a draw order. Knows no game and no imaging library.

Coordinates are pixels of the finished picture, x right, y down, floats rounded to a tenth. `dump` writes a
scene as text for the golden tests; `alt_text` is for screen readers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import cached_property
from operator import attrgetter
from typing import Literal, Protocol

from msgspec import Struct
from msgspec.structs import asdict, replace

Point = tuple[float, float]
Path = tuple[Point, ...]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Anchor = Literal["lm", "mm", "rm"]
"""Which end of a text stands at its place: left, middle or right; always the middle of its figures' height."""

MAX_ALT = 1_000
"""Discord takes 1,024 characters of description."""


class Layer(IntEnum):
    """The draw order, first at the bottom."""

    GROUND = 0
    PLATE = 10
    TERRAIN = 20
    GRID = 30
    VALUE = 40
    ROAD = 50
    PIECE = 60
    PLAYER = 70
    CHANGE = 80
    CHOICE = 90
    TOP = 100


class Shape(Struct, frozen=True, kw_only=True, tag=str.lower, omit_defaults=True, gc=False, cache_hash=True):
    """The fields of all shapes. `static` shapes are the same in every picture of one `Scene.backdrop`."""

    name: str
    layer: Layer
    static: bool = False


class Polygon(Shape, frozen=True, kw_only=True):
    """A filled outline; `line` draws its edge, `width` wide, centred on it."""

    points: tuple[Point, ...]
    fill: str = ""
    line: str = ""
    width: float = 0


class Rect(Shape, frozen=True, kw_only=True):
    """A rectangle with round corners; its line lies inside the box."""

    box: Box
    radius: float = 0
    fill: str = ""
    line: str = ""
    width: float = 0


class Disc(Shape, frozen=True, kw_only=True):
    """A circle, filled, or a ring when `fill` is empty; its line lies inside the radius."""

    at: Point
    radius: float
    fill: str = ""
    line: str = ""
    width: float = 0


class Line(Shape, frozen=True, kw_only=True):
    """A line through points with round ends and joints. `dash` > 0 breaks it; `head` > 0 ends it in an arrow."""

    points: tuple[Point, ...]
    colour: str
    width: float
    dash: float = 0
    head: float = 0


class Icon(Shape, frozen=True, kw_only=True):
    """One of `render.icons`, its 24-unit grid drawn `size` pixels wide, centred. `cut` shows in its openings."""

    icon: str
    at: Point
    size: float
    colour: str
    cut: str = ""
    line: str = ""


class Text(Shape, frozen=True, kw_only=True):
    """A line of text. `size` is the em in pixels. `halo` is the colour of a border around the letters."""

    text: str
    at: Point
    size: int
    colour: str
    anchor: Anchor = "mm"
    bold: bool = False
    halo: str = ""


class Recipe(Protocol):
    """How a drawing of many shapes is made. Equal recipes make equal shapes, so they are made and coloured once."""

    def __hash__(self) -> int: ...

    def made(self) -> tuple[Polygon | Line, ...]:
        """The shapes, in draw order, around 0, 0 and in no layer of their own; each name begins with a dot."""


class Figure(Shape, frozen=True, kw_only=True):
    """A drawing of many shapes, moved by `at`, whole pixels. Its shapes have its layer, and names that begin with
    its own."""

    recipe: Recipe
    at: tuple[int, int]

    def shapes(self) -> list[AnyShape]:
        """Its shapes where they are drawn."""
        dx, dy = self.at
        return [
            replace(
                shape,
                name=self.name + shape.name,
                layer=self.layer,
                static=self.static,
                points=tuple([(x + dx, y + dy) for x, y in shape.points]),
            )
            for shape in self.recipe.made()
        ]


AnyShape = Polygon | Rect | Disc | Line | Icon | Text | Figure
_LAYER, _STATIC = attrgetter("layer"), attrgetter("static")


class Scene(Struct, frozen=True, dict=True):
    """A picture. `parts` are its shapes and figures. `alt`: its sentences for people who cannot see it, the most
    important first.

    `backdrop` names the set of static shapes; paint keeps their pixels by it and the size.
    """

    width: int
    height: int
    ground: str
    radius: int
    parts: tuple[AnyShape, ...]
    alt: tuple[str, ...] = ()
    backdrop: str = ""

    @cached_property
    def shapes(self) -> tuple[AnyShape, ...]:
        """All shapes, those of figures one by one."""
        return tuple(flat(self.parts))

    def painted(self) -> list[AnyShape]:
        """The shapes and figures as drawn: by layer, static ones before others, else as they were given."""
        return _by_layer(self.parts)

    def over(self) -> list[AnyShape]:
        """Of these the ones drawn over the backdrop."""
        return _by_layer([each for each in self.parts if not each.static] if self.backdrop else self.parts)

    def ordered(self) -> list[AnyShape]:
        """The same as `painted`, with those of figures one by one."""
        return _by_layer(self.shapes)

    def named(self, prefix: str) -> list[AnyShape]:
        """The shapes whose name is `prefix` or begins with it and a dot."""
        return [s for s in self.shapes if s.name == prefix or s.name.startswith(prefix + ".")]

    def alt_text(self) -> str:
        """The alt sentences as one text, without those that are more than Discord takes."""
        text = ""
        for part in self.alt:
            if len(text) + len(part) + 1 <= MAX_ALT:
                text = f"{text} {part}".strip()
        return text

    def dump(self) -> str:
        """The scene as text, a line a shape in draw order. Equal scenes give equal text."""
        head = f"scene {self.width}x{self.height} {self.ground} radius={self.radius} backdrop={self.backdrop}"
        return "\n".join([head, *(f"alt {part}" for part in self.alt), *map(_line, self.ordered())]) + "\n"


def _by_layer(shapes: Iterable[AnyShape]) -> list[AnyShape]:
    found = sorted(shapes, key=_LAYER)
    found.sort(key=_STATIC, reverse=True)
    return found


def flat(shapes: Iterable[AnyShape]) -> Iterator[AnyShape]:
    """The shapes of figures in their place."""
    for shape in shapes:
        if isinstance(shape, Figure):
            yield from shape.shapes()
        else:
            yield shape


def number(value: float) -> str:
    """A coordinate as text: to a tenth, no trailing zero."""
    return f"{round(value, 1):g}" if abs(value) < 100_000 else str(round(value))


def _word(value: object) -> str:
    if isinstance(value, tuple):
        if value and isinstance(value[0], tuple):
            return " ".join(_word(v) for v in value)
        return ",".join(_word(v) for v in value)
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    return number(value)


def _line(shape: AnyShape) -> str:
    words = [f"{int(shape.layer):03}", type(shape).__name__.lower(), shape.name]
    for field, value in asdict(shape).items():
        if field not in ("name", "layer") and value not in ("", 0, False):
            words.append(f"{field}={_word(value)!r}" if isinstance(value, str) else f"{field}={_word(value)}")
    return " ".join(words)
