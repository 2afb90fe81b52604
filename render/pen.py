"""How a drawing of several tones becomes shapes: its file counts in 24ths of a cell.

All that is solid has one line around it, drawn under its tones. What is fine is left out where a cell is small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path as File

from msgspec import Struct
from msgspec.structs import replace

from .scene import AnyShape, Layer, Line, Path, Point, Polygon
from .svg import Drawing, read

UNITS = 24
EDGE = "#33291f"
"""The line around all that is solid."""
SMALL, FINE = 34, 44
"""Cells of fewer pixels have thin edges; are drawn without what is fine."""
NOTHING: Mapping[str, str] = {}


class Material(Struct, frozen=True):
    """What things are drawn of, in three tones: lit, facing away, in shadow."""

    light: str
    tone: str
    dark: str


def named(theme: Mapping[str, object]) -> dict[str, str]:
    """The colours of a theme by their classes in drawings: `SKY_BLUE` is "sky-blue", a material's "sand-light"."""
    found: dict[str, str] = {}
    for key, value in theme.items():
        name = key.lower().replace("_", "-")
        if isinstance(value, Material):
            found |= {f"{name}-light": value.light, f"{name}-tone": value.tone, f"{name}-dark": value.dark}
        elif isinstance(value, str) and value.startswith("#"):
            found[name] = value
    return found


class Art:
    """The drawings of a folder by name, in the colours of a theme. Each file is read when it is first drawn."""

    def __init__(self, folder: File, inks: Mapping[str, str]) -> None:
        self.folder, self.inks = folder, inks
        self.held: dict[str, Drawing] = {}
        """Those read so far."""

    @cached_property
    def files(self) -> dict[str, File]:
        """Where each drawing is."""
        return {file.stem: file for file in sorted(self.folder.glob("*.svg"))}

    def __getitem__(self, name: str) -> Drawing:
        if name not in self.held:
            self.held[name] = read(self.files[name], self.inks)
        return self.held[name]


class Pen:
    """Draws in a box whose corner is `at`; `size` is a cell in pixels."""

    def __init__(
        self, name: str, at: Point, size: float, *, static: bool = False, layer: Layer = Layer.PIECE
    ) -> None:
        self.name, self.at, self.unit = name, at, size / UNITS
        self.small = size < FINE
        self.line = 2 if size < 60 else 3
        self.static, self.layer = static, layer
        self.view: Callable[[Point], Point] | None = None
        """Where a point of the drawing lies in the box, for drawings that are turned."""
        self._done: list[AnyShape] = []
        self._edges: list[tuple[Point, ...]] = []
        self._tones: list[AnyShape] = []

    def draw(self, art: Art, name: str, at: Point = (0, 0), instead: Mapping[str, str] = NOTHING) -> None:
        """A drawing, moved by so many units; `instead` has other colours for some of its classes."""
        for group in art[name].groups:
            if group.front:
                self.front()
            for each in group.outlines:
                if self.small and (each.fine or each.width):
                    continue
                colour = (instead.get(each.ink) or art.inks[each.ink]) + each.opacity
                points = self._placed([(x + at[0], y + at[1]) for x, y in each.points] if any(at) else each.points)
                if each.width:
                    self._line(points, colour, each.width)
                    continue
                if each.solid:
                    self._edges.append(points)
                self._tone(points, colour)
            if group.front:
                self.front()

    def fill(self, fill: str, *paths: Path) -> None:
        """Tones that are no drawing."""
        for each in paths:
            self._tone(self._placed(each), fill)

    def front(self) -> None:
        """What follows stands in front of all before and has a line of its own."""
        made: list[AnyShape] = []
        for k, points in enumerate(self._edges):
            made.append(
                Polygon(
                    name=f"{self.name}.edge.{len(self._done) + k}",
                    layer=self.layer,
                    points=points,
                    line=EDGE,
                    width=self.line,
                    static=self.static,
                )
            )
        self._done += made + self._tones
        self._edges, self._tones = [], []

    def shapes(self) -> list[AnyShape]:
        """All that was drawn."""
        self.front()
        return self._done

    def _tone(self, points: Path, fill: str) -> None:
        name = f"{self.name}.{len(self._done) + len(self._tones)}"
        self._tones.append(Polygon(name=name, layer=self.layer, points=points, fill=fill, static=self.static))

    def _line(self, points: Path, colour: str, width: float) -> None:
        name, wide = f"{self.name}.{len(self._done) + len(self._tones)}", round(max(width * self.unit, 1.2), 1)
        self._tones.append(
            Line(name=name, layer=self.layer, points=points, colour=colour, width=wide, static=self.static)
        )

    def _placed(self, points: Iterable[Point]) -> Path:
        seen = map(self.view, points) if self.view else points
        (left, top), unit = self.at, self.unit
        return tuple([(round(left + x * unit, 1), round(top + y * unit, 1)) for x, y in seen])


def thinned(drawn: Iterable[AnyShape], least: float = 0.9) -> tuple[AnyShape, ...]:
    """The same with fewer points: those nearer than that many pixels to the one before are left out."""
    found: list[AnyShape] = []
    for shape in drawn:
        assert isinstance(shape, Polygon | Line)
        first, *others, last = shape.points
        kept = [first]
        for x, y in others:
            if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= least:
                kept.append((x, y))
        found.append(replace(shape, points=(*kept, last)))
    return tuple(found)


def placed(drawn: Iterable[AnyShape], name: str, at: Point) -> list[AnyShape]:
    """What a pen without a name drew in a box whose corner is 0, 0, under a name elsewhere."""
    dx, dy = at
    found: list[AnyShape] = []
    for shape in drawn:
        assert isinstance(shape, Polygon | Line)
        points = tuple([(x + dx, y + dy) for x, y in shape.points])
        found.append(replace(shape, name=name + shape.name, points=points))
    return found
