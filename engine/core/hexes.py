"""Hexagons in axial coordinates (q, r): neighbours, distances, and names people can find on a map.

Edges are numbered clockwise, 0 to 5. A map is laid out with its hexes point up ("pointy": edge 0 is north-east)
or flat side up ("flat": edge 0 is north); the graph is the same, only the drawing turns by 30 degrees.
"""

from __future__ import annotations

from typing import Literal

Hex = tuple[int, int]
Layout = Literal["pointy", "flat"]

EDGES = range(6)
DIRECTIONS: tuple[Hex, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
"""From a hex to its neighbour over edge 0, 1 ... 5."""
COMPASS = ("n", "ne", "ne", "e", "se", "se", "s", "sw", "sw", "w", "nw", "nw")
"""Names of directions, in steps of 30 degrees clockwise from north."""


def opposite(edge: int) -> int:
    """The number of an edge as the neighbour counts it."""
    return (edge + 3) % 6


def neighbour(at: Hex, edge: int) -> Hex:
    """The hex over an edge."""
    q, r = DIRECTIONS[edge]
    return at[0] + q, at[1] + r


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hex to another."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def column_row(at: Hex, layout: Layout) -> tuple[int, int]:
    """Column and row in the drawing, where every second row (or column) is shifted by half."""
    q, r = at
    if layout == "pointy":
        return q + (r - (r & 1)) // 2, r
    column = q + r
    return column, (r - q + (column & 1)) // 2


def from_column_row(column: int, row: int, layout: Layout) -> Hex:
    """The hex at a column and row: the reverse of `column_row`."""
    if layout == "pointy":
        return column - (row - (row & 1)) // 2, row
    difference = 2 * row - (column & 1)
    return (column - difference) // 2, (column + difference) // 2


def centre(at: Hex, layout: Layout) -> tuple[int, int]:
    """The middle of a hex on a whole-numbered grid.

    Pointy: x in half widths, y in one-and-a-half sides. Flat: x in one-and-a-half sides, y in half heights.
    """
    q, r = at
    return (2 * q + r, r) if layout == "pointy" else (q + r, r - q)


def letters(column: int) -> str:
    """A column's letters: A to Z, then AA, AB ... Raises `ValueError` for a negative one."""
    if column < 0:
        raise ValueError("columns begin with A")
    return (letters(column // 26 - 1) if column >= 26 else "") + chr(ord("A") + column % 26)


def compass(half_edges: int, layout: Layout) -> str:
    """The name of a direction given in half edges clockwise (twice an edge's number; odd ones are corners)."""
    return COMPASS[(half_edges + (layout == "pointy")) % 12]
