"""The land of a tile: its ground, and what grows and lies there, in tones near the ground's: quiet enough for pieces,
and different for each terrain. Equal land is one figure, coloured once for all tiles."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from msgspec import Struct

from render import theme
from render.hexmap import Grid, moved
from render.scene import Layer, Line, Point, Polygon

GAP, SEA_GAP = 1, 0.5
"""Half the gap between two tiles, and between two sea tiles."""
VARIANTS = 2
"""How many textures there are of each terrain."""
TONES = {
    "pasture": ("#a9c65c", "#cde58a"),
    "woods": ("#1d4c2f", "#33724a"),
    "rock": ("#9b9893", "#c6c3be"),
    "mountains": ("#7c5030", "#ad784c"),
    "desert": ("#ecd596", "#f5e4b2"),
    "sea": ("#4f89bc", "#74abda"),
}
"""Of each terrain, a darker and a lighter one."""


class Land(Struct, frozen=True):
    """A tile of a terrain on a grid that begins at 0, 0, with the texture in one of its variants."""

    terrain: str
    grid: Grid
    variant: int

    def made(self) -> tuple[Polygon | Line, ...]:
        """See `render.scene.Recipe`."""
        draw = {
            "pasture": self._pasture,
            "woods": self._woods,
            "rock": self._rock,
            "mountains": self._mountains,
            "desert": self._desert,
            "sea": self._sea,
        }[self.terrain]
        return self._ground(), *draw()

    def _ground(self) -> Polygon:
        sea = self.terrain == "sea"
        return Polygon(
            name=".ground",
            layer=Layer.TERRAIN,
            points=moved(self.grid.corners(SEA_GAP if sea else GAP), (0, 0)),
            fill=theme.TERRAINS[self.terrain].fill,
            line=TONES["sea"][1] if sea else theme.PAPER,
            width=theme.THIN,
        )

    def _spots(self, rings: tuple[tuple[int, float], ...]) -> list[Point]:
        """Points within a hexagon, from the top down: so many evenly on circles of these radii."""
        turned = self.variant * 0.7
        found = [
            (far * cos(2 * pi * k / count + turned + far), far * sin(2 * pi * k / count + turned + far))
            for count, far in rings
            for k in range(count)
        ]
        return sorted(found, key=lambda at: (at[1], at[0]))

    def _at(self, at: Point, x: float, y: float) -> Point:
        radius = round(self.grid.radius)
        return round((at[0] + x) * radius, 1), round((at[1] + y) * radius, 1)

    def _shape(self, name: str, at: Point, points: tuple[Point, ...], fill: str) -> Polygon:
        return Polygon(
            name=f".texture.{name}",
            layer=Layer.TERRAIN,
            points=tuple(self._at(at, x, y) for x, y in points),
            fill=fill,
        )

    def _stroke(self, name: str, at: Point, points: tuple[Point, ...], colour: str, width: float) -> Line:
        return Line(
            name=f".texture.{name}",
            layer=Layer.TERRAIN,
            points=tuple(self._at(at, x, y) for x, y in points),
            colour=colour,
            width=max(2, round(width * self.grid.radius)),
        )

    def _woods(self) -> Iterator[Polygon | Line]:
        """Firs, dark behind light."""
        for k, at in enumerate(self._spots(((3, 0.26), (7, 0.66)))):
            tone = TONES["woods"][k % 2]
            yield self._shape(f"{k}.top", at, ((0, -0.2), (0.09, -0.03), (-0.09, -0.03)), tone)
            yield self._shape(f"{k}.low", at, ((0, -0.11), (0.13, 0.12), (-0.13, 0.12)), tone)

    def _mountains(self) -> Iterator[Polygon | Line]:
        """Peaks with a light and a dark side."""
        dark, light = TONES["mountains"]
        for k, at in enumerate(self._spots(((1, 0.08), (5, 0.58)))):
            size = 1.0 if k % 2 else 0.8
            high, wide = 0.24 * size, 0.26 * size
            yield self._shape(f"{k}.dark", at, ((0, -high), (wide, high * 0.7), (-wide, high * 0.7)), dark)
            lit = ((0, -high), (0.05 * size, -0.05), (-0.04 * size, 0.04), (0, high * 0.7), (-wide, high * 0.7))
            yield self._shape(f"{k}.light", at, lit, light)

    def _rock(self) -> Iterator[Polygon | Line]:
        """Stones, and the shadows below them."""
        dark, light = TONES["rock"]
        for k, at in enumerate(self._spots(((2, 0.22), (6, 0.62)))):
            size = (0.15, 0.11, 0.13)[k % 3]
            stone = tuple(
                (round(size * far * cos(n * pi / 3 + k), 3), round(size * 0.75 * far * sin(n * pi / 3 + k), 3))
                for n, far in enumerate((1, 0.85, 1, 0.9, 1, 0.8))
            )
            yield self._shape(f"{k}.shadow", (at[0] + 0.02, at[1] + 0.04), stone, dark)
            yield self._shape(f"{k}.stone", at, stone, light)

    def _pasture(self) -> Iterator[Polygon | Line]:
        """Tufts of grass on lighter patches."""
        dark, light = TONES["pasture"]
        for k, at in enumerate(self._spots(((2, 0.24), (5, 0.64)))):
            if k % 3 == 0:
                patch = tuple((0.2 * cos(n * pi / 4), 0.1 * sin(n * pi / 4)) for n in range(8))
                yield self._shape(f"{k}.patch", at, patch, light)
            for n, lean in enumerate((-0.09, 0.0, 0.09)):
                yield self._stroke(f"{k}.{n}", at, ((lean * 0.3, 0.06), (lean, -0.06)), dark, 0.028)

    def _desert(self) -> Iterator[Polygon | Line]:
        """Crests of dunes."""
        dark, light = TONES["desert"]
        for k, at in enumerate(self._spots(((1, 0.1), (4, 0.54)))):
            crest = tuple((x / 10 - 0.25, -0.07 * sin(x * pi / 5)) for x in range(6))
            yield self._shape(f"{k}.dune", at, (*crest, (0.16, 0.09), (-0.1, 0.06)), light)
            yield self._stroke(f"{k}.crest", at, crest, dark, 0.04)

    def _sea(self) -> Iterator[Polygon | Line]:
        """Waves, lit and in the shade."""
        for k, at in enumerate(self._spots(((1, 0.14), (4, 0.6)))):
            wave = tuple((x / 16 - 0.19, 0.035 * sin(x * pi / 1.5)) for x in range(7))
            yield self._stroke(f"{k}", at, wave, TONES["sea"][k % 2], 0.035)
