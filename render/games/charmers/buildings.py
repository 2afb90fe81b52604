"""What stands in a province: the residence, four types of buildings, two kinds of markets. Each has two looks: as it
is printed, in one tone, and in colour once a road has reached it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from render.outlines import Path, box, leaf, oval, path
from render.pen import Pen, arch, ellipse, mirrored, placed, thinned
from render.scene import AnyShape, Layer, Point

from .theme import CRIMSON, GOLD, GOODS, INK, LEAF, MARBLE, RED, SAND, TEAL, VIOLET, WATER, WOOD


def building(
    name: str, kind: str, at: Point, size: float, *, static: bool = False, layer: Layer = Layer.PIECE
) -> list[AnyShape]:
    """A building, its box's upper left corner at `at`, `size` pixels wide."""
    return placed(_drawn(kind, size, layer, static), name, (round(at[0]), round(at[1])))


@lru_cache(maxsize=128)
def _drawn(kind: str, size: float, layer: Layer, static: bool) -> tuple[AnyShape, ...]:
    pen = Pen("", (0, 0), size, static=static, layer=layer)
    KINDS[kind](pen)
    return thinned(pen.shapes())


def _whole(half: Path) -> Path:
    """A right half and its mirror image, as one outline."""
    return (*half, *reversed(mirrored(half, 12)))


def _dome(x: float, base: float, half: float, high: float) -> Path:
    """An onion dome with its tip."""
    right = path(
        f"M {x},{base - high} Q {x + half * 0.14},{base - high * 0.8} {x + half * 0.5},{base - high * 0.66} "
        f"C {x + half * 1.25},{base - high * 0.42} {x + half * 1.2},{base - high * 0.12} {x + half * 0.86},{base} "
        f"L {x},{base}"
    )
    return (*right, *reversed(mirrored(right, x)))


def _kiosk(pen: Pen, x: float, base: float, half: float, body: tuple[str, str], dome: tuple[str, str]) -> None:
    """A small pavilion on a roof: pillars under a dome."""
    high = half * 1.5
    pen.solid(body[0], box(x - half, base - high, x + half, base))
    pen.fill(INK, box(x - half * 0.5, base - high * 0.8, x + half * 0.5, base))
    pen.solid(dome[0], _dome(x, base - high, half * 1.1, half * 2))
    pen.fill(dome[1], tuple((max(px, x + half * 0.2), py) for px, py in _dome(x, base - high, half * 1.1, half * 2)))


def _temple(pen: Pen) -> None:
    """A tower of ribs between two smaller ones, on its steps."""
    for x in (5.2, 18.8):
        half = path(f"M {x},8.6 C {x + 1.4},11 {x + 3},14 {x + 3},19.4 L {x},19.4")
        pen.solid(SAND.light, (*half, *reversed(mirrored(half, x))))
        pen.fill(SAND.tone, half)
        pen.fine(SAND.dark, box(x - 0.3, 11.6, x + 0.3, 18.4))
    pen.front()
    tower = path("M 12,3.6 L 13.8,4 C 15.4,7.4 17,11.6 17.4,19.4 L 12,19.4")
    pen.solid(SAND.light, _whole(tower))
    pen.fill(
        SAND.tone, path("M 12.8,3.6 L 13.8,4 C 15.4,7.4 17,11.6 17.4,19.4 L 14.6,19.4 C 14.6,12 13.8,7 12.8,3.6")
    )
    for y in (7.4, 10, 12.6):
        pen.fine(SAND.dark, box(12 - 1.6 - (y - 4) * 0.2, y, 12 + 1.6 + (y - 4) * 0.2, y + 0.6))
    pen.fill(INK, arch(12, 19.4, 3.8, 4.6))
    pen.front()
    pen.solid(RED.light, oval(12, 3.4, 2.5, 1.2))
    pen.solid(GOLD.light, path("M 11.1,2.4 L 12,0.2 L 12.9,2.4"))
    pen.solid(RED.light, box(1.2, 19.2, 22.8, 21.4))
    pen.fill(RED.tone, box(15, 19.2, 22.8, 21.4))
    pen.solid(RED.tone, box(0.4, 21.4, 23.6, 23.6))


def _fort(pen: Pen) -> None:
    """A gate of red stone between two round towers with their kiosks."""
    for x in (4.4, 19.6):
        _kiosk(pen, x, 8.8, 2.4, (MARBLE.light, MARBLE.tone), (MARBLE.light, MARBLE.tone))
    pen.front()
    pen.solid(RED.light, box(6, 9.4, 18, 23.6))
    for k in range(4):
        pen.solid(RED.light, _merlon(7.4 + k * 2.4, 9.8))
    pen.fill(MARBLE.light, box(8.4, 12.4, 15.6, 23.6))
    pen.fill(RED.light, box(9.1, 13.1, 14.9, 23.6))
    pen.fill(INK, pointed(12, 23.6, 4.4, 8.4))
    pen.front()
    for x in (4.4, 19.6):
        pen.solid(RED.light, path(f"M {x - 3.4},8.6 L {x + 3.4},8.6 L {x + 4},23.6 L {x - 4},23.6"))
        pen.fill(RED.tone, path(f"M {x + 1},8.6 L {x + 3.4},8.6 L {x + 4},23.6 L {x + 1.2},23.6"))
        pen.fill(MARBLE.light, box(x - 3.5, 10.6, x + 3.5, 11.6))
        pen.fill(INK, arch(x - 0.6, 17.6, 1.6, 3.4))


def _merlon(x: float, base: float) -> Path:
    return (x - 0.8, base), (x - 0.8, base - 1.6), (x, base - 2.4), (x + 0.8, base - 1.6), (x + 0.8, base)


def pointed(x: float, base: float, wide: float, high: float) -> Path:
    """An opening with a pointed arch."""
    half = wide / 2
    right = path(
        f"M {x},{base - high} Q {x + half},{base - high + half * 0.8} {x + half},{base - high + half * 1.9} "
        f"L {x + half},{base} L {x},{base}"
    )
    return (*right, *reversed(mirrored(right, x)))


def _garden(pen: Pen) -> None:
    """A fountain in its pool between cypresses, flowers before it."""
    pen.solid(LEAF.light, box(0.6, 17, 23.4, 23.6, 1.6))
    pen.front()
    for x in (4, 20):
        pen.solid(WOOD.tone, box(x - 0.7, 15, x + 0.7, 18.8))
        pen.front()
        pen.solid(LEAF.tone, leaf(x, 17.4, 0, 16.6, 7.6))
        pen.fill(LEAF.dark, tuple((max(px, x + 0.5), py) for px, py in leaf(x, 17.4, 0, 16.6, 7.6)))
        pen.front()
    pen.solid(WATER.light, *(leaf(12, 13.4, turn, long, 2.4) for turn, long in ((-30, 8), (30, 8), (0, 10.4))))
    pen.solid(
        MARBLE.light,
        path(
            "M 8.2,12.8 L 15.8,12.8 C 15.8,15 14.2,15.6 13,15.8 L 13.4,18.6 L 10.6,18.6 L 11,15.8 "
            "C 9.8,15.6 8.2,15 8.2,12.8"
        ),
    )
    pen.fill(MARBLE.tone, path("M 13,12.8 L 15.8,12.8 C 15.8,15 14.2,15.6 13,15.8 L 13.4,18.6 L 12.2,18.6"))
    pen.front()
    pen.solid(MARBLE.light, oval(12, 19, 7, 2.2))
    pen.fill(WATER.tone, oval(12, 18.9, 5.7, 1.5))
    pen.fill(CRIMSON.light, *(oval(x, 22.2, 0.9) for x in (3, 7, 17, 21)))
    pen.fill(GOLD.light, *(oval(x, 22.2, 0.9) for x in (5, 9.6, 14.4, 19)))


def _mausoleum(pen: Pen) -> None:
    """A white dome over its gate, between minarets."""
    pen.solid(MARBLE.light, _dome(12, 10.6, 4.6, 10.2))
    pen.fill(MARBLE.tone, tuple((max(px, 13.4), py) for px, py in _dome(12, 10.6, 4.6, 10.2)))
    pen.front()
    for x in (2.6, 21.4):
        pen.solid(MARBLE.light, path(f"M {x - 1.1},8.4 L {x + 1.1},8.4 L {x + 1.4},21 L {x - 1.4},21"))
        pen.fill(MARBLE.tone, path(f"M {x + 0.2},8.4 L {x + 1.1},8.4 L {x + 1.4},21 L {x + 0.2},21"))
        pen.fill(MARBLE.dark, box(x - 1.7, 12.4, x + 1.7, 13.2))
        pen.solid(MARBLE.light, _dome(x, 8.4, 1.5, 4))
    pen.front()
    pen.solid(MARBLE.light, box(5, 10.4, 19, 21))
    pen.fill(MARBLE.tone, box(16, 10.4, 19, 21))
    pen.fill(MARBLE.dark, *(pointed(x, y, 1.9, 3) for x in (6.9, 17.1) for y in (15, 19.6)))
    pen.solid(MARBLE.light, box(8.6, 9.4, 15.4, 21))
    pen.fill(TEAL.tone, pointed(12, 21, 5.2, 9.6))
    pen.fill(INK, pointed(12, 21, 3.2, 6.8))
    pen.front()
    pen.solid(RED.light, box(0.6, 20.8, 23.4, 23.6))
    pen.fill(RED.tone, box(15, 20.8, 23.4, 23.6))


def _residence(pen: Pen) -> None:
    """The raja's palace: storeys with kiosks, and his flag."""
    pen.stroke(INK, 0.9, (12, 5), (12, 0.4))
    pen.solid(CRIMSON.light, path("M 12.4,0.4 L 17.4,1.8 L 12.4,3.4"))
    pen.solid(GOLD.light, _dome(12, 8, 3.4, 5))
    pen.fill(GOLD.tone, tuple((max(px, 13), py) for px, py in _dome(12, 8, 3.4, 5)))
    pen.front()
    pen.solid(SAND.light, box(7, 7.6, 17, 13.4))
    pen.fill(SAND.tone, box(14.4, 7.6, 17, 13.4))
    pen.fill(INK, *(arch(x, 12.4, 1.9, 3.4) for x in (9.1, 12, 14.9)))
    pen.front()
    for x in (3.8, 20.2):
        _kiosk(pen, x, 13, 2, (SAND.light, SAND.tone), (GOLD.light, GOLD.tone))
    pen.front()
    pen.solid(RED.light, box(1, 12.6, 23, 23.4))
    pen.fill(RED.tone, box(17, 12.6, 23, 23.4))
    pen.fill(SAND.light, box(1, 12.6, 23, 14.2))
    pen.fill(INK, *(pointed(x, 23.4, 2.6, 6.2) for x in (4.4, 19.6)), pointed(12, 23.4, 4.8, 8))


def _market(stripes: tuple[str, ...], sign: tuple[Path, ...], wares: tuple[str, ...]) -> Callable[[Pen], None]:
    def drawn(pen: Pen) -> None:
        pen.solid(WOOD.tone, box(2.4, 8, 4.4, 23.4), box(19.6, 8, 21.6, 23.4))
        pen.front()
        pen.solid(MARBLE.light, box(5.2, 8, 18.8, 19))
        pen.fill(INK, *sign)
        pen.front()
        pen.solid(WOOD.light, box(1, 19.4, 23, 23.6, 0.6))
        pen.fill(WOOD.tone, box(1, 21.8, 23, 23.6, 0.6))
        for x, ware in zip((5.6, 12, 18.4), wares, strict=True):
            pen.solid(ware, ellipse(x, 19.8, 2.5, 2.4, 180, 360, 12))
        pen.front()
        roof: Path = ((4, 1), (20, 1), (23.6, 8), (0.4, 8))
        pen.solid(stripes[0], roof)
        for k in range(6):
            top, low = 4 + k * 16 / 6, 0.4 + k * 23.2 / 6
            paint = stripes[k % len(stripes)]
            pen.fill(paint, ((top, 1), (top + 16 / 6, 1), (low + 23.2 / 6, 8), (low, 8)))
            pen.solid(paint, ellipse(low + 23.2 / 12, 7.9, 23.2 / 12, 2.2, 0, 180, 12))

    return drawn


EQUAL = (box(7.4, 10.6, 16.6, 12.4), box(7.4, 14, 16.6, 15.8))
KINDS: dict[str, Callable[[Pen], None]] = {
    "temple": _temple,
    "fort": _fort,
    "garden": _garden,
    "mausoleum": _mausoleum,
    "residence": _residence,
    "market_same": _market((VIOLET.tone, MARBLE.light), EQUAL, (VIOLET.light,) * 3),
    "market_different": _market(
        (GOODS["tea"], MARBLE.light, GOODS["silk"], MARBLE.light, GOODS["spice"], MARBLE.light),
        (*EQUAL, ((13.2, 9.2), (15.2, 9.2), (10.8, 17.2), (8.8, 17.2))),
        tuple(GOODS.values()),
    ),
}
"""By the kind of cell."""
