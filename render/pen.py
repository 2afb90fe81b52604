"""How a drawing of several tones becomes shapes: its file counts in 24ths of a cell.

All that is solid has one line around it, drawn under its tones. What is fine is left out where a cell is small.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from math import floor
from pathlib import Path as File
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from .scene import AnyShape, Figure, Layer, Line, Path, Point, Polygon
from .svg import Drawing, read

UNITS = 24
EDGE = "#33291f"
"""The line around all that is solid."""
SMALL, FINE = 34, 44
"""Cells of fewer pixels have thin edges; are drawn without what is fine."""
NONE = Layer.GROUND
"""The layer of a figure's shapes is the figure's."""
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


class Step(NamedTuple):
    """A drawing, moved by so many units, `instead` with other colours for some of its classes; or `paths` of tones
    that are no drawing; or, with neither, that what follows stands in front of all before."""

    art: Art | None = None
    name: str = ""
    at: Point = (0, 0)
    instead: tuple[tuple[str, str], ...] = ()
    fill: str = ""
    paths: tuple[Path, ...] = ()


FRONT = Step()
View = Callable[[Point], Point]


class Pen:
    """Draws in a box whose corner is `at`; `size` is a cell in pixels. Points nearer than `least` pixels to the one
    before are left out."""

    def __init__(
        self,
        name: str,
        at: Point,
        size: float,
        *,
        static: bool = False,
        layer: Layer = Layer.PIECE,
        least: float = 0,
    ) -> None:
        self.name, self.at, self.size = name, at, size
        self.static, self.layer, self.least = static, layer, least
        self.view: View | None = None
        """Where a point of the drawing lies in the box, for drawings that are turned; equal ones turn alike."""
        self._steps: list[Step] = []

    def draw(self, art: Art, name: str, at: Point = (0, 0), instead: Mapping[str, str] = NOTHING) -> None:
        """A drawing, moved by so many units; `instead` has other colours for some of its classes."""
        self._steps.append(Step(art, name, at, tuple(instead.items())))

    def fill(self, fill: str, *paths: Path) -> None:
        """Tones that are no drawing."""
        self._steps.append(Step(fill=fill, paths=paths))

    def front(self) -> None:
        """What follows stands in front of all before and has a line of its own."""
        self._steps.append(FRONT)

    def shapes(self) -> list[AnyShape]:
        """All that was drawn, as one figure."""
        if all(step is FRONT for step in self._steps):
            return []
        x, y = floor(self.at[0]), floor(self.at[1])
        corner = (self.at[0] - x, self.at[1] - y)
        recipe = Drawn(tuple(self._steps), corner, self.size, self.view, self.least)
        return [Figure(name=self.name, layer=self.layer, static=self.static, recipe=recipe, at=(x, y))]


class Drawn(Struct, frozen=True):
    """What a pen draws in a box whose corner is less than a pixel from 0, 0."""

    steps: tuple[Step, ...]
    corner: Point
    size: float
    view: View | None
    least: float

    def made(self) -> tuple[Polygon | Line, ...]:
        """See `Recipe`."""
        ink = _Ink(self)
        for step in self.steps:
            ink.put(step)
        ink.front()
        return thinned(ink.done, self.least) if self.least else tuple(ink.done)


class _Ink:
    """Carries out the steps of a pen."""

    def __init__(self, drawn: Drawn) -> None:
        self.corner, self.unit, self.view = drawn.corner, drawn.size / UNITS, drawn.view
        self.small = drawn.size < FINE
        self.line = 2 if drawn.size < 60 else 3
        self.done: list[Polygon | Line] = []
        self.edges: list[Path] = []
        self.tones: list[Polygon | Line] = []

    def put(self, step: Step) -> None:
        if step is FRONT:
            self.front()
        elif step.art is None:
            for path in step.paths:
                self.tone(self.placed(path), step.fill)
        else:
            self.drawing(step.art, step)

    def drawing(self, art: Art, step: Step) -> None:
        at, instead = step.at, dict(step.instead)
        for group in art[step.name].groups:
            if group.front:
                self.front()
            for each in group.outlines:
                if self.small and (each.fine or each.width):
                    continue
                colour = (instead.get(each.ink) or art.inks[each.ink]) + each.opacity
                points = self.placed([(x + at[0], y + at[1]) for x, y in each.points] if any(at) else each.points)
                if each.width:
                    wide = round(max(each.width * self.unit, 1.2), 1)
                    self.tones.append(Line(name=self.next(), layer=NONE, points=points, colour=colour, width=wide))
                    continue
                if each.solid:
                    self.edges.append(points)
                self.tone(points, colour)
            if group.front:
                self.front()

    def front(self) -> None:
        """What follows stands in front of all before and has a line of its own."""
        made = [
            Polygon(name=f".edge.{len(self.done) + k}", layer=NONE, points=points, line=EDGE, width=self.line)
            for k, points in enumerate(self.edges)
        ]
        self.done += [*made, *self.tones]
        self.edges, self.tones = [], []

    def tone(self, points: Path, fill: str) -> None:
        self.tones.append(Polygon(name=self.next(), layer=NONE, points=points, fill=fill))

    def next(self) -> str:
        return f".{len(self.done) + len(self.tones)}"

    def placed(self, points: Iterable[Point]) -> Path:
        seen = map(self.view, points) if self.view else points
        (left, top), unit = self.corner, self.unit
        return tuple([(round(left + x * unit, 1), round(top + y * unit, 1)) for x, y in seen])


def thinned(drawn: Iterable[Polygon | Line], least: float) -> tuple[Polygon | Line, ...]:
    """The same with fewer points: those nearer than that many pixels to the one before are left out."""
    found: list[Polygon | Line] = []
    for shape in drawn:
        first, *others, last = shape.points
        kept = [first]
        for x, y in others:
            if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= least:
                kept.append((x, y))
        found.append(replace(shape, points=(*kept, last)))
    return tuple(found)
