"""The eight dice: purple with two goods, green with a road, blue with a symbol of the river, orange with a person."""

from __future__ import annotations

from collections.abc import Iterable

from render import theme as common
from render.scene import AnyShape, Disc, Icon, Layer, Point, Rect

from . import drawings, theme, ways

READ = 27
"""Of 1,000 pixels: as large as a good must be to be read on a phone."""


def die(
    name: str, colour: str, face: str, at: Point, size: float, *, layer: Layer = Layer.PIECE, static: bool = False
) -> list[AnyShape]:
    """A die with this face up; `at` is its middle."""
    area = theme.AREAS[colour]
    half = size / 2
    left, top = round(at[0] - half), round(at[1] - half)
    box = (left, top, left + round(size), top + round(size))
    deep = max(2, round(size * 0.05))
    upper = (box[0] + deep, box[1] + deep, box[2] - deep, box[3] - 2 * deep)
    radius = round(size * 0.18)
    shapes: list[AnyShape] = [
        Rect(
            name=f"{name}.body", layer=layer, box=box, radius=radius, fill=area.shade, line=theme.INK,
            width=3 if size >= 60 else 2, static=static,
        ),
        Rect(name=f"{name}.top", layer=layer, box=upper, radius=max(radius - deep, 2), fill=area.fill, static=static),
    ]  # fmt: skip
    middle = ((upper[0] + upper[2]) / 2, (upper[1] + upper[3]) / 2)
    return shapes + list(_face(f"{name}.face", colour, face, middle, upper[2] - upper[0], layer, static=static))


def _face(
    name: str, colour: str, face: str, at: Point, size: float, layer: Layer, *, static: bool
) -> Iterable[AnyShape]:
    if colour == "purple":
        for k, good in enumerate(face.split("_")):
            off = (2 * k - 1) * size * 0.215
            yield from good_disc(f"{name}.{k}", good, (at[0] + off, at[1] + off), size * 0.29, layer, static=static)
    elif colour == "green":
        yield from ways.sign(name, face, at, size, layer, static=static)
    elif colour == "blue":
        yield from symbol(name, face, at, size * 0.42, layer, static=static)
    else:
        side = size * 0.94
        yield from drawings.drawn(name, face, (at[0] - side / 2, at[1] - side / 2), side, static=static, layer=layer)


def good_disc(
    name: str, good: str, at: Point, radius: float, layer: Layer = Layer.PIECE, *, static: bool = False
) -> Iterable[AnyShape]:
    """One of the goods on a light disc; it fills a small one."""
    yield Disc(
        name=f"{name}.disc", layer=layer, at=at, radius=round(radius, 1), fill=theme.WHITE, line=common.EDGE,
        width=common.THIN, static=static,
    )  # fmt: skip
    size = max(round(radius * 1.56), min(round(radius * 1.95), READ))
    yield Icon(
        name=f"{name}.{good}", layer=layer, icon=good, at=at, size=size, colour=theme.GOODS[good], cut=theme.WHITE,
        static=static,
    )  # fmt: skip


def symbol(
    name: str, what: str, at: Point, radius: float, layer: Layer = Layer.PIECE, *, static: bool = False
) -> Iterable[AnyShape]:
    """A symbol of the river on a light disc."""
    yield Disc(name=f"{name}.disc", layer=layer, at=at, radius=round(radius, 1), fill=theme.WHITE, static=static)
    yield Icon(
        name=f"{name}.{what}", layer=layer, icon=what, at=at, size=round(radius * 1.5),
        colour=theme.AREAS["blue"].shade, cut=theme.WHITE, static=static,
    )  # fmt: skip
