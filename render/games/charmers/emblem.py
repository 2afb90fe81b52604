"""The faces of the two sheets: the sun with its rays and moustache, the sleeping moon among stars."""

from __future__ import annotations

from math import cos, pi, sin

from render.outlines import Path, oval, path, star
from render.pen import Pen, mirrored
from render.scene import AnyShape, Layer, Point

from .theme import CRIMSON, FAIR, GOLD, INK, STEEL, WHITE


def emblem(name: str, kind: str, at: Point, size: float, *, static: bool = True) -> list[AnyShape]:
    """The emblem of a kind of sheet around `at`."""
    pen = Pen(name, (round(at[0] - size / 2), round(at[1] - size / 2)), size, static=static, layer=Layer.PLATE)
    _sun(pen) if kind == "sun" else _moon(pen)
    return pen.shapes()


def _ray(k: int, wide: float, inner: float, outer: float) -> Path:
    a = k * pi / 12
    ux, uy = sin(a), -cos(a)
    return (
        (12 + ux * inner - uy * wide, 12 + uy * inner + ux * wide),
        (12 + ux * outer, 12 + uy * outer),
        (12 + ux * inner + uy * wide, 12 + uy * inner - ux * wide),
    )


def _sun(pen: Pen) -> None:
    pen.solid(CRIMSON.light, *(_ray(k, 1.5, 6.6, 10.6) for k in range(1, 24, 2)))
    pen.front()
    pen.solid(GOLD.light, *(_ray(k, 1.7, 6.6, 11.9) for k in range(0, 24, 2)))
    pen.front()
    pen.solid(GOLD.light, oval(12, 12, 7.2))
    pen.fill(
        GOLD.tone, path("M 13.6,5 C 17,5.8 19.2,8.6 19.2,12 C 19.2,15.6 16.8,18.4 13.6,19 C 16,16 16.4,9 13.6,5")
    )
    pen.fill(WHITE, *(oval(12 + dx, 11, 1.5, 0.8) for dx in (-2.9, 2.9)))
    pen.fill(INK, *(oval(12 + dx, 11, 0.85, 0.8) for dx in (-2.8, 2.8)))
    for side in (-1, 1):
        pen.stroke(INK, 0.5, *path(f"M {12 + side},9.4 Q {12 + side * 3},7.8 {12 + side * 5},9.6"))
    pen.stroke(INK, 0.5, (12.1, 11.6), (12.6, 13.4), (11.5, 13.4))
    lip = path(
        "M 12,14.4 C 13.2,13.8 14.6,14.8 16,14.2 C 16.8,13.8 17,13 16.6,12.4 C 18.2,13.4 17.6,15.4 16,15.9 "
        "C 14.6,16.3 13,15.9 12,15.2"
    )
    pen.fill(INK, lip, mirrored(lip, 12))
    pen.fill(
        CRIMSON.light,
        path("M 12,5.4 Q 13.1,7.2 12,8.8 Q 10.9,7.2 12,5.4"),
        path("M 10.8,16.4 L 13.2,16.4 Q 12,17.6 10.8,16.4"),
    )


def _moon(pen: Pen) -> None:
    pen.solid(
        STEEL.light,
        path(
            "M 13.4,1 C 7,1 2,5.8 2,12 C 2,18.2 7,23 13.4,23 C 15.8,23 17.8,22.4 19.4,21.2 "
            "C 16.4,21 14.4,19 13.8,16.8 C 13.4,15.4 13.8,14.6 12.6,14 C 14.4,13.4 15.2,12.6 14.2,11.2 "
            "C 13.4,9.8 13.2,8.6 13.6,7.2 "
            "C 14.2,4.8 16.4,3 19.4,2.8 C 17.8,1.6 15.8,1 13.4,1"
        ),
    )
    pen.fill(
        STEEL.tone,
        path(
            "M 6,4.4 C 3.4,6.4 2,9 2,12 C 2,18.2 7,23 13.4,23 C 15.8,23 17.8,22.4 19.4,21.2 C 9.4,22.6 3.4,14 6,4.4"
        ),
    )
    pen.stroke(INK, 0.6, *path("M 8.8,10.4 Q 10.4,12 12.2,10.6"))
    pen.stroke(INK, 0.5, *path("M 8.4,8 Q 10,6.8 12,7.6"))
    pen.stroke(INK, 0.5, *path("M 10.6,17 Q 12,17.8 13.4,16.8"))
    pen.fill(FAIR.tone, oval(9, 14, 1.7, 1.3))
    pen.front()
    pen.fill(GOLD.light, star(18.6, 9, 2.8, 1.1), star(21.6, 15.4, 1.7, 0.7), star(17.6, 16.6, 1.2, 0.5))
