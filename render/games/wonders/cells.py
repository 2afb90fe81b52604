"""Sets of square cells as areas: their outlines with round corners, their groups, and where they lie."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import pairwise, product
from math import cos, hypot, pi, sin

from render.scene import Box, Point

Cell = tuple[int, int]
"""Row and column."""
Cells = Collection[Cell]
SIDES: tuple[Cell, ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Up, right, down, left."""


def box(cells: Cells, size: float, at: Point = (0, 0)) -> Box:
    """The pixels cells lie in; `at` is the corner of the first row and column."""
    rows, columns = [r for r, _ in cells], [c for _, c in cells]
    x, y = at
    return (
        x + min(columns) * size,
        y + min(rows) * size,
        x + (max(columns) + 1) * size,
        y + (max(rows) + 1) * size,
    )


def middle(cell: Cell, size: float, at: Point = (0, 0)) -> Point:
    """The centre of a cell."""
    return at[0] + (cell[1] + 0.5) * size, at[1] + (cell[0] + 0.5) * size


def beside(cell: Cell) -> list[Cell]:
    """The cells that share a side with one."""
    return [(cell[0] + r, cell[1] + c) for r, c in SIDES]


def groups(cells: Cells) -> list[list[Cell]]:
    """The cells, parted into those that hang together by their sides; each in reading order."""
    left, found = sorted(cells), []
    while left:
        group, reached = [left.pop(0)], 0
        while reached < len(group):
            near = [other for other in beside(group[reached]) if other in left]
            left = [other for other in left if other not in near]
            group += near
            reached += 1
        found.append(sorted(group))
    return found


def outline(cells: Cells, size: float, inset: float, radius: float, at: Point = (0, 0)) -> list[tuple[Point, ...]]:
    """The edges around cells, `inset` within them, their corners round: first the outer edges, then those of holes.

    Cells that meet in a corner only are apart.
    """
    return [*_outline(tuple(sorted(cells)), size, inset, radius, at)]


@lru_cache(maxsize=256)
def _outline(
    cells: tuple[Cell, ...], size: float, inset: float, radius: float, at: Point
) -> tuple[tuple[Point, ...], ...]:
    made = [_rounded(_inset(loop, size, inset, at), radius) for loop in _loops(cells)]
    return tuple(sorted(made, key=area, reverse=True))


def area(loop: tuple[Point, ...]) -> float:
    """Twice what a loop surrounds; below 0 for the edge of a hole."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise((*loop, loop[0])))


def joined(loops: list[tuple[Point, ...]]) -> tuple[Point, ...]:
    """One outline of an outer edge and its holes, each reached along a cut without width."""
    whole = list(loops[0])
    for hole in loops[1:]:
        near = min(product(range(len(whole)), range(len(hole))), key=lambda p: _far(whole[p[0]], hole[p[1]]))
        i, j = near
        whole = [*whole[: i + 1], *hole[j:], *hole[: j + 1], *whole[i:]]
    return tuple(whole)


def _far(a: Point, b: Point) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


def _loops(cells: Cells) -> list[list[Point]]:
    """The corners of all edges, clockwise around the cells, in cells."""
    steps: dict[Point, list[Point]] = {}
    for r, c in sorted(cells):
        corners: list[Point] = [(c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1), (c, r)]
        for (start, end), side in zip(pairwise(corners), SIDES, strict=True):
            if (r + side[0], c + side[1]) not in cells:
                steps.setdefault(start, []).append(end)
    loops = []
    while steps:
        start = next(iter(steps))
        loop: list[Point] = []
        here, way = start, (0.0, 0.0)
        while here in steps:
            ends = steps[here]
            right = (here[0] - way[1], here[1] + way[0])
            there = right if right in ends else ends[0]
            ends.remove(there)
            if not ends:
                del steps[here]
            step = (there[0] - here[0], there[1] - here[1])
            if step != way:
                loop.append(here)
            here, way = there, step
        loops.append(loop)
    return [_straight(loop) for loop in loops]


def _straight(loop: list[Point]) -> list[Point]:
    """Without the corners that are none."""
    around = zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True)
    return [b for a, b, c in around if (a[0] == b[0]) != (b[0] == c[0])]


def _inset(loop: list[Point], size: float, inset: float, at: Point) -> list[Point]:
    moved = []
    for a, b, c in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True):
        (ax, ay), (bx, by) = _way(a, b), _way(b, c)
        x, y = at[0] + b[0] * size - inset * (ay + by), at[1] + b[1] * size + inset * (ax + bx)
        moved.append((x, y))
    return moved


def _way(a: Point, b: Point) -> Point:
    long = _far(a, b)
    return (b[0] - a[0]) / long, (b[1] - a[1]) / long


def _rounded(loop: list[Point], radius: float) -> tuple[Point, ...]:
    points = []
    for a, b, c in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True):
        (ax, ay), (bx, by) = _way(a, b), _way(b, c)
        r = min(radius, _far(a, b) / 2, _far(b, c) / 2)
        for turn in (k * pi / 10 for k in range(6)):
            x = b[0] + r * (bx - ax - bx * cos(turn) + ax * sin(turn))
            y = b[1] + r * (by - ay - by * cos(turn) + ay * sin(turn))
            points.append((round(x, 1), round(y, 1)))
    return tuple(points)


def reading(cells: Iterable[Cell]) -> list[Cell]:
    """Rows from the top, each from the left."""
    return sorted(cells)
