"""Monuments that are the same however they lie: on a square, or in parts of one cell."""

from __future__ import annotations

from math import cos, pi, sin

from render.outlines import Path, bar, box, oval, path

from ..pen import Pen, arch, ellipse, mirrored, slab
from ..theme import BRICK, DARK, GLAZE, GOLD, LACQUER, MARBLE, SAND, SEA, STONE, TILES, WOOD


def chichen_itza(pen: Pen, wide: float, high: float) -> None:
    """El Castillo: nine steps, a stair up the middle, the temple on top."""
    x, base, step = wide / 2, high - 4, 3.2
    for k in range(9):
        half = 20.6 - k * 1.75
        top = base - (k + 1) * step
        pen.solid(STONE.light, box(x - half, top, x + half, top + step))
        pen.fill(STONE.tone, box(x + half * 0.36, top, x + half, top + step))
        pen.fill(STONE.dark, box(x - half, top + step - 0.7, x + half, top + step))
    crown = base - 9 * step
    pen.solid(STONE.light, box(x - 4.8, crown - 6, x + 4.8, crown))
    pen.solid(STONE.tone, box(x - 5.6, crown - 7.6, x + 5.6, crown - 5.4))
    pen.fill(DARK, box(x - 1.5, crown - 4.4, x + 1.5, crown))
    pen.front()
    pen.solid(MARBLE.light, ((x - 2.6, crown), (x + 2.6, crown), (x + 5, base), (x - 5, base)))
    pen.fill(STONE.tone, ((x - 1.5, crown), (x + 1.5, crown), (x + 3.5, base), (x - 3.5, base)))
    for k in range(14):
        y = crown + (base - crown) * (k + 0.5) / 14
        half = 1.5 + 2 * (k + 0.5) / 14
        pen.fine(STONE.dark, box(x - half, y, x + half, y + 0.7))


def ziggurat(pen: Pen, wide: float, high: float) -> None:
    """Three leaning storeys of brick, buttressed, with stairs from three sides and a blue shrine."""
    x, base = wide / 2, high - 4
    storeys = ((40, 13.4), (27, 9.2), (17, 7.4))
    top = base
    for broad, tall in storeys:
        floor, top = top, top - tall
        pen.solid(BRICK.light, slab(x, top, broad, floor, 1.6))
        pen.fill(
            BRICK.tone,
            ((x + broad * 0.2, top), (x + broad / 2 - 1.6, top), (x + broad / 2, floor), (x + broad * 0.2, floor)),
        )
        count = round(broad / 5.6)
        for k in range(count):
            at = x - broad / 2 + broad * (k + 0.5) / count
            pen.fine(BRICK.tone if at < x + broad * 0.2 else BRICK.dark, box(at - 0.5, top + 1.6, at + 0.5, floor))
        pen.fill(BRICK.dark, box(x - broad / 2 + 1.5, top, x + broad / 2 - 1.5, top + 1.1))
        pen.front()
    pen.solid(GLAZE.light, box(x - 4.6, top - 6, x + 4.6, top))
    pen.fill(GLAZE.tone, box(x + 1.4, top - 6, x + 4.6, top))
    pen.fill(GOLD.light, box(x - 4.6, top - 6, x + 4.6, top - 4.8))
    pen.fill(DARK, arch(x, top, 2.6, 3.6))
    pen.front()
    first = base - storeys[0][1]
    for side in (1, -1):
        stair: Path = ((x, first - 1), (x, first + 3.4), (x - 15, base), (x - 18, base))
        pen.solid(SAND.light, stair if side > 0 else mirrored(stair, x))
    pen.front()
    pen.solid(SAND.light, ((x - 2, first - 5), (x + 2, first - 5), (x + 3.4, base), (x - 3.4, base)))
    for k in range(8):
        y = first - 4 + (base - first + 4) * k / 8
        pen.fine(SAND.tone, box(x - 2.2, y, x + 2.2, y + 0.8))
    pen.fill(DARK, arch(x, first - 5 + 3.2, 2.2, 3.2))


def port_of_carthage(pen: Pen, wide: float, high: float) -> None:
    """The round harbour from above: sheds around the basin, the admiral's island, the way to the sea."""
    x, y = wide / 2, high / 2 - 1.2
    pen.solid(SAND.light, oval(x, y, 20.6))
    pen.solid(SEA.tone, box(x - 4.4, y + 12, x + 4.4, high - 2))
    sheds = 20
    for k in range(sheds):
        a = pi / 2 + 2 * pi * (k + 0.5) / sheds
        if min(k, sheds - 1 - k) < 1:
            continue
        half = pi / sheds * 0.7
        roof = tuple(
            (x + r * cos(a + turn), y + r * sin(a + turn))
            for r, turn in ((19.2, -half), (19.2, half), (13.6, half), (13.6, -half))
        )
        pen.fill(BRICK.tone if k % 2 else BRICK.light, roof)
    pen.fill(SEA.tone, oval(x, y, 13.4), box(x - 4.4, y + 10, x + 4.4, high - 2))
    pen.fill(SEA.light, ellipse(x, y, 13.4, 13.4, 180, 270), oval(x, y, 12))
    pen.fill(SEA.tone, oval(x, y, 11.4))
    pen.front()
    for dx in (-6.2, 6.2):
        pen.solid(SAND.tone, box(x + dx - 1.8, y + 14, x + dx + 1.8, high - 2.4))
    pen.front()
    pen.solid(SAND.light, oval(x, y, 7))
    for k in range(12):
        a = 2 * pi * (k + 0.5) / 12
        pen.fine(BRICK.tone, bar(x + 4.2 * cos(a), y + 4.2 * sin(a), x + 6.2 * cos(a), y + 6.2 * sin(a), 1.5))
    pen.front()
    pen.solid(MARBLE.light, box(x - 2.6, y - 5.4, x + 2.6, y + 1.6))
    pen.fill(MARBLE.tone, box(x + 0.8, y - 5.4, x + 2.6, y + 1.6))
    pen.solid(BRICK.tone, ((x - 3.6, y - 5.2), (x, y - 8.6), (x + 3.6, y - 5.2)))
    pen.fill(DARK, arch(x, y + 1.6, 1.8, 3))
    pen.front()
    for dx, dy in ((-10, -1.4), (9.6, 3.6)):
        _galley(pen, x + dx, y + dy)


def _galley(pen: Pen, x: float, y: float) -> None:
    pen.solid(WOOD.tone, path(f"M {x - 2.6},{y} L {x + 2.6},{y} L {x + 1.8},{y + 1.8} L {x - 1.8},{y + 1.8}"))
    pen.fill(MARBLE.light, box(x - 1.5, y - 3.4, x + 1.5, y - 0.6))
    pen.front()


def shitenno_ji(pen: Pen, wide: float, high: float) -> None:
    """The five-storeyed pagoda in its court: red wood under dark roofs."""
    x, base = wide / 2, high - 4
    for side in (-1, 1):
        pen.solid(
            MARBLE.light, box(min(x + side * 4, x + side * 20), base - 6, max(x + side * 4, x + side * 20), base)
        )
        for k in range(4):
            at = x + side * (19 - k * 3.4)
            pen.fill(LACQUER.tone, box(at - 0.6, base - 6, at + 0.6, base))
        roof: Path = ((x, base - 9.6), (x + 19.4, base - 9.6), (x + 21.6, base - 5.2), (x, base - 5.2))
        pen.solid(TILES.light if side < 0 else TILES.tone, roof if side > 0 else mirrored(roof, x))
    pen.front()
    pen.solid(STONE.light, box(x - 11, base - 2, x + 11, base + 1))
    pen.front()
    floor = base - 2
    for k in range(5):
        half, body = 14.4 - k * 1.35, 7.4 - k * 0.75
        tall = 6.5
        pen.solid(LACQUER.light, box(x - body, floor - tall, x + body, floor))
        pen.fill(LACQUER.tone, box(x + body * 0.3, floor - tall, x + body, floor))
        pen.fill(
            MARBLE.light,
            box(x - body + 1.1, floor - 2.8, x - body * 0.34, floor - 0.9),
            box(x + body * 0.34, floor - 2.8, x + body - 1.1, floor - 0.9),
        )
        pen.fill(DARK, box(x - 1.1, floor - 3, x + 1.1, floor))
        y = floor - 3.4
        pen.solid(TILES.light, _eaves(x, y, half, body - 1))
        pen.fill(TILES.tone, tuple((max(px, x + 1), py) for px, py in _eaves(x, y, half, body - 1)))
        pen.front()
        floor -= tall
    pen.solid(GOLD.light, bar(x, floor + 2.4, x, floor - 5.4, 1.3))
    for k in range(3):
        pen.fill(GOLD.tone, box(x - 1.9 + k * 0.3, floor - 0.4 - k * 1.7, x + 1.9 - k * 0.3, floor + 0.4 - k * 1.7))


def _eaves(x: float, y: float, half: float, top: float) -> Path:
    """A roof whose corners rise."""
    one = path(
        f"M {x},{y + 0.6} L {x + half * 0.6},{y + 0.5} Q {x + half * 0.86},{y + 0.2} {x + half},{y - 1.5} "
        f"L {x + half - 0.4},{y - 2.1} Q {x + top + 1.6},{y - 1.8} {x + top},{y - 3.8} L {x},{y - 3.8}"
    )
    return (*one, *reversed(mirrored(one, x)))


# --- parts of one cell


def giza(pen: Pen, wide: float, high: float, part: int) -> None:
    """A pyramid, a lit and a shaded face, its courses; the middle one keeps its casing."""
    tall, x, base = (17.6, 18.6, 15.6)[part], wide / 2, high - 3.6
    half, ridge = tall * 0.57, x + tall * 0.14
    peak = (x, base - tall)
    pen.solid(SAND.light, (peak, (x + half, base - 1.2), (ridge, base), (x - half, base - 0.6)))
    pen.fill(SAND.tone, (peak, (x + half, base - 1.2), (ridge, base)))
    for k in range(1, 7):
        y = base - tall + tall * k / 7
        share = k / 7
        pen.stroke(SAND.dark + "70", 0.35, (x - half * share, y - 0.5 * share), (x + (ridge - x) * share, y))
        pen.stroke(SAND.dark + "90", 0.35, (x + (ridge - x) * share, y), (x + half * share, y - 1.1 * share))
    if part == 1:
        share = 0.36
        cap = (
            peak,
            (x + half * share, base - tall + (tall - 1.2) * share),
            (x + (ridge - x) * share, base - tall + tall * share),
            (x - half * share, base - tall + (tall - 0.6) * share),
        )
        pen.fill(MARBLE.light, cap)
        pen.fill(MARBLE.tone, (peak, cap[1], cap[2]))
    if part != 1:
        pen.fine(DARK, slab(x - half * 0.3, base - 3, 1.6, base - 0.3, 0.2))


def moai(pen: Pen, wide: float, high: float, part: int) -> None:
    """A head on its terrace, looking to the left; one wears its hat."""
    x, base = wide / 2 + 0.4, high - 3.4
    lift = 0 if part == 1 else 1.4
    pen.solid(STONE.dark, box(x - 8.4, base - 2.6, x + 7.6, base))
    pen.fill(STONE.tone, box(x - 8.4, base - 2.6, x + 7.6, base - 1.6))
    pen.front()
    top = 5.4 - lift
    head = path(
        f"M {x - 3.4},{top} L {x + 3.6},{top - 0.2} Q {x + 5},{top + 0.4} {x + 5},{top + 3} "
        f"L {x + 4.8},{top + 8} Q {x + 5},{top + 10} {x + 6},{base - 2.6} L {x - 4.6},{base - 2.6} "
        f"L {x - 3.4},{base - 4.4} Q {x - 5.4},{base - 4.4} {x - 5},{base - 6.4} L {x - 4.4},{base - 7} "
        f"L {x - 4.8},{base - 7.8} L {x - 4.2},{base - 8.6} L {x - 6.8},{base - 9.6} L {x - 4.4},{top + 4} "
        f"L {x - 5},{top + 2.8} L {x - 4.6},{top + 1.4}"
    )
    pen.solid(STONE.light, head)
    pen.fill(
        STONE.tone,
        path(
            f"M {x + 1},{top - 0.1} L {x + 3.6},{top - 0.2} Q {x + 5},{top + 0.4} {x + 5},{top + 3} "
            f"L {x + 4.8},{top + 8} "
            f"Q {x + 5},{top + 10} {x + 6},{base - 2.6} L {x + 1.4},{base - 2.6} "
            f"Q {x + 3},{top + 8} {x + 1},{top - 0.1}"
        ),
    )
    pen.fill(
        DARK, path(f"M {x - 4.4},{top + 4} L {x - 0.6},{top + 3.4} L {x - 0.8},{top + 5.2} L {x - 3.6},{top + 5.8}")
    )
    pen.fill(STONE.dark, box(x + 1.6, top + 3.4, x + 3, top + 8.6, 0.6))
    pen.fine(STONE.dark, bar(x - 5, base - 6.6, x - 2, base - 6.4, 0.7))
    if part == 1:
        pen.front()
        pen.solid(LACQUER.light, box(x - 4, top - 3.4, x + 4.6, top + 0.6, 1))
        pen.fill(LACQUER.tone, box(x + 1, top - 3.4, x + 4.6, top + 0.6, 1))


def obelisks(pen: Pen, wide: float, high: float, part: int) -> None:
    """A needle of stone with a gilt tip, its signs cut in."""
    x, base = wide / 2, high - 3.4
    pen.solid(SAND.tone, box(x - 6.4, base - 2, x + 6.4, base))
    pen.solid(SAND.light, box(x - 4.6, base - 4.4, x + 4.6, base - 2))
    pen.fill(SAND.tone, box(x + 1.6, base - 4.4, x + 4.6, base - 2))
    pen.front()
    pen.solid(BRICK.light, ((x - 2.2, 6), (x + 2.2, 6), (x + 3.1, base - 4.4), (x - 3.1, base - 4.4)))
    pen.fill(BRICK.tone, ((x + 0.8, 6), (x + 2.2, 6), (x + 3.1, base - 4.4), (x + 1.1, base - 4.4)))
    pen.solid(GOLD.light, ((x, 2), (x + 2.2, 6), (x - 2.2, 6)))
    pen.fill(GOLD.tone, ((x, 2), (x + 2.2, 6), (x + 0.8, 6)))
    for k, width in enumerate((1.6, 0.8, 1.6, 1.2, 1.6)):
        pen.fine(BRICK.dark, box(x - 0.8 - width / 2, 7.4 + k * 1.9, x - 0.8 + width / 2, 8.4 + k * 1.9))
    if part == 1:
        pen.fine(BRICK.dark, oval(x - 0.8, 7.8, 0.9))
