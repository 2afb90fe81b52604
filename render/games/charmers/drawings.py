"""What is drawn in several tones: the persons of the palace, what stands in a province, the elephant of the starting
player, the emblems of the two sheets."""

from __future__ import annotations

from pathlib import Path as File

from engine.games.charmers.edition import BUILDINGS, MARKETS, RESIDENCE
from render.pen import Art, Pen, named
from render.scene import AnyShape, Layer, Point

from . import theme

ART = Art(
    File(__file__).parent / "art",
    named(vars(theme)) | theme.GOODS | {f"{colour}-fill": area.fill for colour, area in theme.AREAS.items()},
)
STANDING = (*BUILDINGS, RESIDENCE, *MARKETS)
"""What stands in cells."""
THIN = 0.9
"""Pixels between two points of an outline, at least."""
BACK, RUG = (10.2, 6.6), (10.2, 10.2)
"""Where what the elephant carries stands, and the middle of its rug, in 24ths of its size."""


def drawn(
    name: str, which: str, at: Point, size: float, *, static: bool = False, layer: Layer = Layer.PIECE
) -> list[AnyShape]:
    """A person or a building, its box's upper left corner at `at`, `size` pixels wide."""
    pen = Pen(name, (round(at[0]), round(at[1])), size, static=static, layer=layer, least=THIN)
    pen.draw(ART, which)
    return pen.shapes()


def elephant(name: str, at: Point, size: float) -> list[AnyShape]:
    """The elephant, facing right, its box's upper left corner at `at`. It carries the twin of the first die."""
    pen = Pen(name, at, size)
    pen.draw(ART, "elephant")
    return pen.shapes()


def emblem(name: str, kind: str, at: Point, size: float, *, static: bool = True) -> list[AnyShape]:
    """The emblem of a kind of sheet around `at`: the sun, or the sleeping moon."""
    pen = Pen(name, (round(at[0] - size / 2), round(at[1] - size / 2)), size, static=static, layer=Layer.PLATE)
    pen.draw(ART, kind)
    return pen.shapes()
