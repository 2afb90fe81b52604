"""Rulebook: building roads (green dice), buildings, markets, bonuses on the border of the province."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from msgspec import Struct

from .actions import Lay
from .edition import BUILDINGS, EXITS, LEVELS, MARKETS, RESIDENCE
from .pen import Pen, earn, fame

TURNED: dict[str, tuple[str, ...]] = {
    "straight": ("NS", "EW"),
    "curve": ("NE", "ES", "SW", "NW"),
    "fork": ("NES", "ESW", "NSW", "NEW"),
    "crossing": ("NESW",),
}
"""Each shape in all the ways it may be turned (ruling 24)."""
SHAPE = {sides: shape for shape, ways in TURNED.items() for sides in ways}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
WHOLE = ("straight", "curve")
"""What two half roads are joined to."""


class Province(Struct, frozen=True):
    """The cells in reading order with their contents, the residence, and each cell's neighbours by side ("" beyond
    the border)."""

    contents: dict[str, str]
    residence: str
    beside: dict[str, dict[str, str]]


@lru_cache(maxsize=16)
def province(rows: tuple[tuple[str, ...], ...]) -> Province:
    """The province of an edition."""
    named = {(x, y): f"{chr(ord('A') + x)}{y + 1}" for y, row in enumerate(rows) for x in range(len(row))}
    contents = {name: rows[y][x] for (x, y), name in named.items()}
    beside = {
        name: {side: named.get((x + dx, y + dy), "") for side, (dx, dy) in STEP.items()}
        for (x, y), name in named.items()
    }
    return Province(contents, next(cell for cell, holds in contents.items() if holds == RESIDENCE), beside)


def drawn(pen: Pen) -> dict[str, str]:
    """All roads of the province, the residence's too."""
    return {province(pen.edition.cells).residence: pen.edition.exits, **pen.sheet.roads}


def joints(land: Province, roads: Mapping[str, str], cell: str) -> str:
    """The sides on which a road leads to this cell."""
    return "".join(
        side for side, other in land.beside[cell].items() if other and OPPOSITE[side] in roads.get(other, "")
    )


def fitting(pen: Pen, *shapes: str) -> tuple[Lay, ...]:
    """Where roads of these shapes may be drawn: on a free cell, joined to a road of the residence (ruling 3)."""
    land, roads = province(pen.edition.cells), drawn(pen)
    found = []
    for cell in land.contents:
        if cell not in roads and (joined := joints(land, roads, cell)):
            found += [
                Lay(cell, sides)
                for shape in shapes
                for sides in TURNED[shape]
                if any(side in sides for side in joined)
            ]
    return tuple(found)


def extensions(pen: Pen) -> tuple[Lay, ...]:
    """Where a half road may be added: each side of a drawn cell that has none; never at the residence (ruling 4)."""
    roads = pen.sheet.roads
    return tuple(
        Lay(cell, side)
        for cell in province(pen.edition.cells).contents
        if cell in roads
        for side in EXITS
        if side not in roads[cell]
    )


def draw(pen: Pen, at: Lay) -> None:
    """Draw a whole road. The building or market there is activated once: a building scores its value as it is now
    (ruling 7), on a market goods in stock may be sold at once (ruling 8)."""
    pen.sheet.roads[at.cell] = at.sides
    pen.say("road-drawn", seat=pen.seat, shape=SHAPE[at.sides], cell=at.cell)
    holds = province(pen.edition.cells).contents[at.cell]
    if holds in BUILDINGS:
        value = LEVELS[pen.sheet.upgrades[holds] - 1]
        pen.say("built", seat=pen.seat, building=holds, fame=value)
        fame(pen, value)
    elif holds in MARKETS:
        if any(pen.sheet.stock().values()):
            pen.turn.now = holds
        else:
            pen.say("market-empty", seat=pen.seat, cell=at.cell)
    for side in at.sides:
        earn(pen, "border", pen.side.border.get(at.cell + side, ()))


def extend(pen: Pen, at: Lay) -> None:
    """Add a half road: a fork or a crossing. No building or market again, but a bonus on the border (ruling 6)."""
    sides = pen.sheet.roads[at.cell] + at.sides
    sides = "".join(side for side in EXITS if side in sides)
    pen.sheet.roads[at.cell] = sides
    pen.say("half-drawn", seat=pen.seat, shape=SHAPE[sides], cell=at.cell)
    earn(pen, "border", pen.side.border.get(at.cell + at.sides, ()))
