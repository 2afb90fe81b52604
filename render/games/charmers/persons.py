"""The six persons of the palace, each in an arched window."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from render.outlines import Path, bar, box, leaf, oval, path
from render.pen import Pen, ellipse, mirrored, placed, thinned
from render.scene import AnyShape, Layer, Point

from .theme import (
    CRIMSON,
    FAIR,
    GOLD,
    GREY,
    INDIGO,
    INK,
    LEAF,
    MARBLE,
    RED,
    SAND,
    SKIN,
    STEEL,
    TEAL,
    VIOLET,
    WATER,
    WHITE,
    WOOD,
)


def portrait(
    name: str, person: str, at: Point, size: float, *, static: bool = False, layer: Layer = Layer.PIECE
) -> list[AnyShape]:
    """A person in the window; `at` is its upper left corner, `size` its side in pixels."""
    return placed(_drawn(person, size, layer, static), name, (round(at[0]), round(at[1])))


@lru_cache(maxsize=128)
def _drawn(person: str, size: float, layer: Layer, static: bool) -> tuple[AnyShape, ...]:
    pen = Pen("", (0, 0), size, static=static, layer=layer)
    pen.solid(WINDOWS[person], window(0.6))
    pen.front()
    PERSONS[person](pen)
    return thinned(pen.shapes())


def window(by: float) -> Path:
    """A window with a pointed arch, `by` within its box."""
    half = path(
        f"M 12,{by} Q 14.6,{by + 2.2} 18,{by + 2.6} Q {24 - by},{by + 4} {24 - by},{by + 9} "
        f"L {24 - by},{24 - by} L 12,{24 - by}"
    )
    return (*half, *reversed(mirrored(half, 12)))


def _both(points: Path) -> tuple[Path, Path]:
    return points, mirrored(points, 12)


def _shoulders(pen: Pen, light: str, tone: str, *, wide: float = 10.4, top: float = 17.2) -> None:
    """The body up to the neck, its left side in the light."""
    half = path(
        f"M 12,{top - 0.6} L 14.4,{top - 0.4} C 18,{top + 0.6} {12 + wide},{top + 2} {12 + wide},23.4 L 12,23.4"
    )
    pen.solid(light, (*half, *reversed(mirrored(half, 12))))
    pen.fill(tone, path(f"M 15,{top + 0.2} C 18.4,{top + 1} {12 + wide},{top + 2} {12 + wide},23.4 L 16.4,23.4"))


def _face(pen: Pen, skin: tuple[str, str], *, y: float = 11.4, half: float = 4.3, high: float = 5.2) -> None:
    """Neck, ears and face, in the light from the left."""
    light, tone = skin
    pen.fill(tone, box(10, y + 2, 14, y + 7.2, 1.2))
    pen.solid(light, oval(12 - half, y + 0.2, 0.9, 1.4), oval(12 + half, y + 0.2, 0.9, 1.4), oval(12, y, half, high))
    pen.fill(
        tone,
        path(
            f"M 13.4,{y - high + 0.3} Q {12 + half},{y - 3} {12 + half},{y} "
            f"Q {12 + half - 0.4},{y + 3.6} 12.6,{y + high} Q 15.2,{y} 13.4,{y - high + 0.3}"
        ),
    )


def _eyes(pen: Pen, y: float = 11, *, lids: str = INK) -> None:
    pen.fill(WHITE, *(oval(12 + dx, y, 1.2, 0.72) for dx in (-2, 2)))
    pen.fill(INK, *(oval(12 + dx, y - 0.1, 0.68, 0.74) for dx in (-1.95, 2.05)))
    for side in (-1, 1):
        pen.stroke(lids, 0.55, (12 + side * 0.7, y - 1.6), (12 + side * 2.2, y - 2.1), (12 + side * 3.5, y - 1.5))
    pen.stroke(SKIN.dark, 0.45, (12.2, y + 0.4), (12.7, y + 2.2), (11.7, y + 2.3))


def _mogul(pen: Pen) -> None:
    """The emperor before his halo, in a jewelled turban."""
    pen.solid(GOLD.light, oval(12, 10.4, 9.2))
    for k in range(16):
        pen.fine(GOLD.tone, (*ellipse(12, 10.4, 9.2, 9.2, 22.5 * k, 22.5 * k + 9, 3), (12, 10.4)))
    pen.fill(GOLD.light, oval(12, 10.4, 7.4))
    pen.front()
    _shoulders(pen, MARBLE.light, MARBLE.tone)
    pen.fill(TEAL.tone, path("M 9.4,17.2 L 12,22 L 14.6,17.2 L 16,17.8 L 12,23.4 L 8,17.8"))
    pen.front()
    _face(pen, (SKIN.light, SKIN.tone), y=11.6)
    pen.front()
    _eyes(pen, 11.4)
    pen.fill(
        INK,
        path(
            "M 12,13.9 C 10.6,13.4 9.4,14 8.9,15.6 C 10.2,15.2 11.2,15.4 12,14.8 "
            "C 12.8,15.4 13.8,15.2 15.1,15.6 C 14.6,14 13.4,13.4 12,13.9"
        ),
    )
    pen.solid(CRIMSON.light, path("M 6.6,8.6 C 5.4,5 8,3 11.4,3 C 15,2.6 18.2,4.4 17.6,8.4 C 15,7 9.4,7 6.6,8.6"))
    pen.fill(CRIMSON.tone, path("M 13,3 C 16,3.2 18.2,4.8 17.6,8.4 L 15,7.5 Q 15.4,4.8 13,3"))
    pen.fill(GOLD.tone, path("M 6.7,8.7 C 9.4,6.6 15,6.6 17.5,8.5 L 17.3,9.9 C 14.8,8.4 9.4,8.4 6.9,10.1"))
    pen.fill(MARBLE.light, *(oval(x, y, 0.5) for x, y in ((8.4, 8.6), (10.2, 8), (13.8, 8), (15.7, 8.5))))
    pen.front()
    pen.solid(INK, leaf(12, 6.4, 24, 6.4, 3.4))
    pen.solid(GOLD.light, leaf(12, 8.8, 0, 4.6, 3))
    pen.fill(TEAL.light, oval(12, 7.4, 0.8, 0.9))


def _maharani(pen: Pen) -> None:
    """The queen under her veil."""
    veil = path("M 12,1.4 C 17.6,1.4 20.2,5.6 20,10.6 C 20,15 21.4,18 22.6,23.4 L 12,23.4")
    pen.solid(CRIMSON.light, (*veil, *reversed(mirrored(veil, 12))))
    pen.fill(
        CRIMSON.tone,
        path("M 15.4,2.2 C 19,3.6 20.2,7 20,10.6 C 20,15 21.4,18 22.6,23.4 L 17,23.4 C 18.4,16 18.6,8 15.4,2.2"),
    )
    pen.front()
    _face(pen, (SKIN.light, SKIN.tone), y=11.8, half=4.2, high=5)
    pen.fill(TEAL.light, path("M 7,23.4 C 7,19.6 9.4,18.6 10.2,18.2 Q 12,21 13.8,18.2 C 14.6,18.6 17,19.6 17,23.4"))
    pen.front()
    hair = path("M 12,4.4 C 16.6,4.4 17.6,8.6 17,13 C 16.2,10 14.6,8 12,6.6")
    pen.fill(INK, *_both(hair))
    border = path(
        "M 12,3 C 17,3 18.8,7 18.2,12.6 C 17.8,16 18.4,19 19.4,23.4 L 18,23.4 C 16.8,18 16.6,16 17,12.6 "
        "C 17.4,7.4 16,4.5 12,4.5"
    )
    pen.fill(GOLD.light, *_both(border))
    _eyes(pen, 11.6)
    pen.fill(CRIMSON.tone, path("M 10.6,14.9 Q 11.4,14.3 12,14.7 Q 12.6,14.3 13.4,14.9 Q 12,16.3 10.6,14.9"))
    pen.fill(
        GOLD.tone, bar(12, 5, 12, 8.2, 0.7), oval(12, 8.6, 1.1), oval(7.6, 14.2, 0.9, 1.3), oval(16.4, 14.2, 0.9, 1.3)
    )
    pen.fill(CRIMSON.tone, oval(12, 8.6, 0.5))
    for k in range(7):
        x = 8.7 + 1.1 * k
        pen.fill(GOLD.light, oval(x, 19.6 + 1.7 * (1 - ((x - 12) / 3.3) ** 2), 0.65))


def _merchant(pen: Pen) -> None:
    """A man of trade with a wide turban, a full beard and a coin."""
    _shoulders(pen, TEAL.light, TEAL.tone)
    pen.fill(SAND.light, path("M 8.6,17.4 L 12,23.4 L 7.4,23.4 L 6.2,18.6"))
    pen.fill(SAND.tone, path("M 15.4,17.4 L 12,23.4 L 16.6,23.4 L 17.8,18.6"))
    pen.front()
    _face(pen, (SKIN.light, SKIN.tone), y=11.6, half=4.7)
    pen.front()
    beard = path("M 12,13.8 L 14.8,13.4 Q 16.2,13 16.9,10.6 C 17.6,15.6 16,19.6 12,19.8")
    pen.solid(GREY.light, (*beard, *reversed(mirrored(beard, 12))))
    pen.fill(GREY.tone, path("M 14.8,13.6 Q 16.2,13 16.9,10.6 C 17.6,15.6 16,19.4 12.6,19.8 Q 15.4,17 14.8,13.6"))
    pen.fill(RED.dark, path("M 10.6,15.4 L 13.4,15.4 Q 12,16.8 10.6,15.4"))
    pen.front()
    _eyes(pen, 11.2)
    cloth = path("M 12,2 C 17.8,1.6 21,4.4 20,7 C 19,9.4 16,8.6 12,8.6")
    pen.solid(SAND.light, (*cloth, *reversed(mirrored(cloth, 12))))
    pen.fill(SAND.tone, path("M 15,2.4 C 19.4,3 20.8,5 20,7 C 19.2,9 17,8.7 14.6,8.6 Q 18,6 15,2.4"))
    for k in range(3):
        x, y = 5.2 + k * 3.6, 8.1 - k * 0.1
        pen.stroke(SAND.dark, 0.5, *path(f"M {x},{y} Q {x + 1.6},{y - 3.6} {x + 6.4},{y - 5 + k * 0.6}"))
    pen.front()
    pen.solid(GOLD.light, oval(18.6, 19.4, 3.5))
    pen.fill(GOLD.tone, oval(18.6, 19.4, 2.5))
    pen.fill(GOLD.light, box(17.7, 18.5, 19.5, 20.3))


def _raja(pen: Pen) -> None:
    """The general in his helmet, his moustache turned up."""
    pen.solid(STEEL.tone, path("M 6.6,8 L 17.4,8 C 18.6,12 18.6,15 19.2,18.4 L 4.8,18.4 C 5.4,15 5.4,12 6.6,8"))
    pen.front()
    _shoulders(pen, STEEL.light, STEEL.tone)
    pen.fill(RED.light, path("M 9.4,17.2 L 12,20 L 14.6,17.2 L 17.6,23.4 L 6.4,23.4"))
    pen.fill(GOLD.light, oval(12, 21.4, 1.6))
    pen.front()
    _face(pen, (SKIN.light, SKIN.tone), y=11.8)
    pen.front()
    _eyes(pen, 11.5)
    tip = path(
        "M 12,14 C 13.4,13.3 15,14.3 16.2,13.7 C 17,13.2 17.1,12.4 16.6,11.8 C 18.3,12 18.6,13.8 17.2,14.8 "
        "C 15.8,15.8 13.4,15.5 12,15"
    )
    pen.fill(INK, *_both(tip))
    pen.fill(RED.dark, bar(11, 16, 13, 16, 0.6))
    dome = path("M 12,2.6 C 16,3.4 18,5.6 18,9.2 L 12,8.4")
    pen.solid(STEEL.light, (*dome, *reversed(mirrored(dome, 12))))
    pen.fill(STEEL.tone, path("M 13.6,3.2 C 16.6,4.2 18,6 18,9.2 L 14.4,8.6 Q 15.8,6 13.6,3.2"))
    pen.solid(GOLD.tone, path("M 5.8,8.8 C 9.4,7.2 14.6,7.2 18.2,8.8 L 18.2,10.2 C 14.6,8.8 9.4,8.8 5.8,10.2"))
    pen.solid(GOLD.light, box(11.5, 8, 12.5, 12.6, 0.4))
    pen.front()
    pen.solid(CRIMSON.light, leaf(8.6, 5.4, -14, 5, 2.6), leaf(15.4, 5.4, 14, 5, 2.6))
    pen.solid(GOLD.light, path("M 11.2,3 L 12,0.9 L 12.8,3"))


def _builder(pen: Pen) -> None:
    """A mason with his headcloth and hammer."""
    _shoulders(pen, SKIN.light, SKIN.tone)
    pen.fill(MARBLE.light, path("M 8.4,17.2 L 10,17 Q 12,20.6 14,17 L 15.6,17.2 L 17.4,23.4 L 6.6,23.4"))
    pen.fill(MARBLE.tone, path("M 14,17 L 15.6,17.2 L 17.4,23.4 L 14,23.4 Q 14.8,20 14,17"))
    pen.front()
    _face(pen, (SKIN.light, SKIN.tone), y=11.6)
    pen.fill(SKIN.tone, path("M 8.2,13.2 Q 12,15 15.8,13.2 Q 15,17 12,16.9 Q 9,17 8.2,13.2"))
    pen.front()
    _eyes(pen, 11.4)
    pen.fill(INK, path("M 9.6,14.5 Q 12,12.9 14.4,14.5 Q 12,14.4 9.6,14.5"))
    pen.solid(LEAF.light, path("M 15.8,8 L 19.8,11.2 L 18.6,14.2 L 16.2,10.6"))
    pen.solid(LEAF.light, path("M 7,9.4 C 6.2,5 8.8,3.4 12,3.4 C 15.2,3.4 17.8,5 17,9.4 C 14.4,7.8 9.6,7.8 7,9.4"))
    pen.fill(LEAF.tone, path("M 13.4,3.5 C 16.2,4 17.6,5.6 17,9.4 L 14.6,8.4 Q 15.4,5.6 13.4,3.5"))
    pen.stroke(LEAF.dark, 0.5, *path("M 7.2,7.6 Q 9,5 14,4"))
    pen.stroke(LEAF.dark, 0.5, *path("M 9.6,7.9 Q 12,5.8 16.6,5.8"))
    pen.front()
    pen.solid(WOOD.light, bar(4.6, 23, 4.6, 13, 1.9))
    pen.solid(STEEL.tone, box(1.6, 10.4, 7.8, 14.2, 0.8))
    pen.fill(STEEL.light, box(1.9, 10.6, 4, 14))
    pen.front()


def _portuguese(pen: Pen) -> None:
    """The seafarer with hat, plume and ruff."""
    _shoulders(pen, INDIGO.light, INDIGO.tone)
    pen.fill(GOLD.light, *(oval(12, y, 0.6) for y in (21, 22.8)))
    pen.front()
    _face(pen, (FAIR.light, FAIR.tone), y=11.4)
    pen.front()
    half = path("M 12,16.2 C 14,16.4 16.4,16 18.6,15.8 L 19.4,18.4 C 17,19.8 14.4,20 12,20")
    pen.solid(MARBLE.light, (*half, *reversed(mirrored(half, 12))))
    for k in range(7):
        x = 6.4 + k * 1.87
        pen.stroke(MARBLE.dark, 0.6, (12 + (x - 12) * 0.86, 16.7), (x, 19.2))
    pen.front()
    _eyes(pen, 11.2)
    pen.fill(
        SKIN.dark,
        path(
            "M 12,13.6 C 13,13 14.2,13.4 15.4,14.4 C 14.2,14.8 13,14.8 12,14.4 C 11,14.8 9.8,14.8 8.6,14.4 "
            "C 9.8,13.4 11,13 12,13.6"
        ),
    )
    pen.fill(SKIN.dark, path("M 10.8,15.6 L 13.2,15.6 L 12,18.4"))
    pen.solid(INK, path("M 7.4,7.4 C 7.4,3.6 8.6,2.8 12,2.8 C 15.4,2.8 16.6,3.6 16.6,7.4"))
    pen.fill(CRIMSON.light, path("M 7.3,6 Q 12,4.8 16.7,6 L 16.7,7.6 L 7.3,7.6"))
    pen.solid(
        INK,
        path("M 1.8,8 C 5,6.4 8.4,7 12,7 C 15.6,7 19,6.4 22.2,8 C 20,10.2 16.4,9.4 12,9.4 C 7.6,9.4 4,10.2 1.8,8"),
    )
    pen.front()
    pen.solid(
        MARBLE.light,
        path("M 15.4,6.8 C 15.4,3.6 17.4,1.6 21.4,2 C 22.6,3.6 21.6,4.6 20.4,4.4 C 21.2,6.2 18.6,7.4 15.4,6.8"),
    )
    pen.stroke(MARBLE.dark, 0.5, *path("M 15.8,6.4 Q 17,4 20.4,3"))


PERSONS: dict[str, Callable[[Pen], None]] = {
    "mogul": _mogul,
    "maharani": _maharani,
    "merchant": _merchant,
    "raja": _raja,
    "builder": _builder,
    "portuguese": _portuguese,
}
"""By name, in the rulebook's order."""
WINDOWS = {
    "mogul": TEAL.light,
    "maharani": SAND.light,
    "merchant": VIOLET.light,
    "raja": RED.light,
    "builder": SAND.tone,
    "portuguese": WATER.tone,
}
"""What is seen behind them."""
