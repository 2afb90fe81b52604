"""The starting player's elephant: it carries the twin of the first die."""

from __future__ import annotations

from render.outlines import box, oval, path
from render.pen import Pen, ellipse
from render.scene import AnyShape, Layer, Point

from .theme import CRIMSON, GOLD, GREY, INK, MARBLE, TEAL

EAR = "#a9777d"
BACK, RUG = (10.2, 6.6), (10.2, 10.2)
"""Where what it carries stands, and the middle of its rug, in 24ths of its size."""


def elephant(
    name: str, at: Point, size: float, *, static: bool = False, layer: Layer = Layer.PIECE
) -> list[AnyShape]:
    """The elephant, facing right, its box's upper left corner at `at`."""
    pen = Pen(name, at, size, static=static, layer=layer)
    pen.solid(GREY.tone, box(7.6, 16, 10.4, 23.2, 0.5), box(15.4, 16, 18.2, 23.2, 0.5))
    pen.solid(
        GREY.tone, path("M 2.2,10.4 C 0.6,12 0.6,14.6 0.9,17.4 L 0.3,19 L 2,19 L 1.8,17.2 C 1.8,14.6 2,13 3.2,11.6")
    )
    pen.front()
    pen.solid(
        GREY.light,
        path("M 2,12.6 C 2,8.6 5.2,6.4 10,6.4 C 14.8,6.4 18.4,8.4 18.6,13 L 18.4,18 L 4,19.6 C 2.6,18 2,15.6 2,12.6"),
        box(3.2, 16, 6.4, 23.4, 0.5),
        box(12, 16, 15.2, 23.4, 0.5),
    )
    pen.fill(GREY.light, box(3.6, 14, 6, 20), box(12.4, 14, 14.8, 20))
    pen.fill(GREY.tone, path("M 6.4,19.6 Q 9.2,16.8 12,18.6 L 12,17.4 Q 9.2,16 6.4,18"))
    pen.fill(MARBLE.light, *(ellipse(x, 23.2, 0.7, 0.9, 180, 360, 8) for x in (4.2, 5.6, 13, 14.4)))
    pen.front()
    pen.solid(CRIMSON.light, path("M 5.4,6.9 C 8,6 12.4,6 15,6.9 L 15.4,15 L 5,15"))
    pen.fill(GOLD.light, path("M 5.06,13.6 L 15.33,13.6 L 15.4,15 L 5,15"))
    pen.fill(
        TEAL.tone, *(path(f"M {x},12.9 L {x + 1},14.3 L {x},15.6 L {x - 1},14.3") for x in (6.7, 8.5, 10.2, 12, 13.8))
    )
    pen.fill(GOLD.light, oval(10.2, 10, 2.2), path("M 5.3,7.8 L 15.1,7.8 L 15.12,8.5 L 5.27,8.5"))
    pen.fill(CRIMSON.tone, oval(10.2, 10, 1.2))
    pen.front()
    pen.solid(
        GREY.light,
        path(
            "M 14.6,9.6 C 14.4,6 16.6,3.8 19,3.8 C 21.8,3.8 23.2,6 23.2,9 L 23.3,15.6 "
            "C 23.3,18.4 22.6,20.4 20.6,20.6 "
            "C 19.4,20.6 18.8,19.8 18.8,18.8 L 20,18.6 C 20.2,19.2 20.6,19.2 20.8,18.8 "
            "C 21.2,18 21.2,16.6 21.1,14.6 "
            "C 20.4,15.4 19,15.8 17.6,15.2 C 15.6,14.2 14.8,12 14.6,9.6"
        ),
    )
    pen.fill(
        GREY.tone, path("M 21.6,5 C 22.9,6 23.2,7.6 23.2,9 L 23.3,15.6 C 23.3,18 22.8,19.8 21.4,20.4 Q 22.6,16 22,11")
    )
    pen.front()
    pen.solid(MARBLE.light, path("M 19.4,13.6 C 20,15.4 21.4,16.6 23.4,16.4 C 22,17.8 19.4,17.2 18.4,14.4"))
    pen.front()
    pen.solid(
        GREY.light, path("M 13,7.6 C 14.6,5.4 17.6,6 18,8.4 C 18.4,11 17,14.6 14.6,14.8 C 12.2,14.2 11.8,10 13,7.6")
    )
    pen.fill(
        EAR,
        path("M 14,8.4 C 15,7.4 16.8,7.6 17,9 C 17.2,10.8 16.2,12.8 14.9,13.2 C 13.4,12.6 13.2,10 14,8.4"),
    )
    pen.front()
    pen.fill(INK, oval(20.2, 9.2, 0.7))
    pen.solid(CRIMSON.light, path("M 16.6,4.7 C 18,3.4 20.6,3.2 22,4.6 L 20.4,7.2 L 18.8,7.4"))
    pen.fill(GOLD.light, oval(19.5, 5.4, 0.9))
    return pen.shapes()
