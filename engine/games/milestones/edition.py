"""An edition: all printed components of Milestones as data, read from one TOML file and checked.

The game ships `content/house-1.toml`; the owner of a printed copy can supply another file of the same form.
A table keeps its edition in its state, so a stored game never depends on a file.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from engine.kit import content

GOODS = ("stone", "wood", "sand", "grain", "coin")
"""The five kinds of goods, in the rulebook's order; each worker makes one of them."""

ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""The names of the landscape's rows of points, from the top."""

Count = Annotated[int, Meta(ge=1, le=200)]


class Point(Struct, frozen=True):
    """A corner of the landscape, named by row letter and column (`x` + 1): A2, C11.

    Doubled coordinates: its neighbours are (x±2, row) and (x±1, row±1).
    """

    id: str
    x: int
    row: int
    value: int


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A worker tile: its left and its right worker, each a kind and a number."""

    id: Annotated[str, Meta(pattern=r"^W[0-9]{2,3}$")]
    left: tuple[str, int]
    right: tuple[str, int]


class Edition(Struct, frozen=True):
    """The components of one edition. `digest` names exactly these values."""

    key: str
    name: str
    digest: str
    start: str
    points: tuple[Point, ...]
    bushes: tuple[str, ...]
    tiles: tuple[Tile, ...]
    bonus: dict[str, int]
    goals: dict[str, int]
    sections: int
    houses: int
    markets: int
    sacks: int
    display: int


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,30}$")]
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    provenance: Annotated[str, Meta(min_length=1, max_length=2000)]


class _Limits(Struct, frozen=True, forbid_unknown_fields=True):
    sections: Count
    houses: Count
    markets: Count
    sacks: Count
    display: Count


class _Row(Struct, frozen=True, forbid_unknown_fields=True):
    """Points of one row: the letter, the column of the first, the numbers from there on, every second column."""

    row: Annotated[str, Meta(pattern=r"^[A-Z]$")]
    column: Annotated[int, Meta(ge=1, le=60)]
    values: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(min_length=1, max_length=30)]


class _Land(Struct, frozen=True, forbid_unknown_fields=True):
    start: str
    bushes: tuple[str, ...]
    rows: Annotated[tuple[_Row, ...], Meta(min_length=2, max_length=52)]

    def points(self) -> tuple[Point, ...]:
        """The points in reading order."""
        found = [
            (ROWS.index(row.row), row.column - 1 + 2 * n, value)
            for row in self.rows
            for n, value in enumerate(row.values)
        ]
        return tuple(Point(f"{ROWS[row]}{x + 1}", x, row, value) for row, x, value in sorted(found))


class _Workers(Struct, frozen=True, forbid_unknown_fields=True):
    tiles: Annotated[tuple[Tile, ...], Meta(max_length=200)]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    edition: _Head
    limits: _Limits
    goals: dict[str, Annotated[int, Meta(ge=1, le=500)]]
    bonus: dict[str, Annotated[int, Meta(ge=0, le=50)]]
    land: _Land
    workers: _Workers


def read(text: str, file: str) -> Edition:
    """The edition in a TOML text. Raises `ContentError`."""
    data = content.toml(text, file, _File)
    _check(data, file)
    digest = hashlib.blake2b(msgspec.json.encode(data, order="deterministic"), digest_size=8).hexdigest()
    land, limits = data.land, data.limits
    return Edition(
        key=data.edition.key,
        name=data.edition.name,
        digest=digest,
        start=land.start,
        points=land.points(),
        bushes=land.bushes,
        tiles=data.workers.tiles,
        bonus=data.bonus,
        goals=data.goals,
        sections=limits.sections,
        houses=limits.houses,
        markets=limits.markets,
        sacks=limits.sacks,
        display=limits.display,
    )


def _check(data: _File, file: str) -> None:
    """Checks beyond the types."""

    def need(holds: bool, key: str, reason: str) -> None:
        content.need(holds, file, key, reason)

    points = data.land.points()
    names = [p.id for p in points]
    need(len(set(names)) == len(names), "land.rows", "two points share a place")
    need(len({(p.x + p.row) % 2 for p in points}) == 1, "land.rows", "neighbouring rows must be one column apart")
    need(data.land.start in names, "land.start", f"{data.land.start} is not one of the points")
    triangles = {name for name, _ in triangle_corners(points)}
    for bush in data.land.bushes:
        need(bush in triangles, "land.bushes", f"{bush} is no triangle of these points")
    need(len(set(data.land.bushes)) == len(data.land.bushes), "land.bushes", "a triangle is named twice")
    need(sorted(data.bonus) == sorted(GOODS), "bonus", f"needs exactly {', '.join(GOODS)}")
    bushes, tiles = len(data.land.bushes), sum(data.bonus.values())
    need(bushes == tiles, "bonus", f"{tiles} bonus tiles for {bushes} bushes; each bush takes one")
    need(sorted(data.goals) == ["2", "3", "4"], "goals", "needs exactly 2, 3 and 4 (players)")
    ids = [t.id for t in data.workers.tiles]
    need(len(set(ids)) == len(ids), "workers.tiles", "two tiles share an id")
    least = 2 * 4 + 1 + data.limits.display
    need(len(ids) >= least, "workers.tiles", f"{len(ids)} tiles; four players need at least {least}")
    for tile in data.workers.tiles:
        for side, (kind, number) in (("left", tile.left), ("right", tile.right)):
            key = f"workers.tiles.{tile.id}.{side}"
            need(kind in GOODS, key, f"{kind!r} is no kind of worker; allowed: {', '.join(GOODS)}")
            need(1 <= number <= 99, key, f"{number} is out of range 1 to 99")


def triangle_corners(points: tuple[Point, ...]) -> list[tuple[str, tuple[str, str, str]]]:
    """Every triangle of the grid in reading order: its name (rows and middle column: AB9) and corners."""
    at = {(p.x, p.row): p.id for p in points}
    found: list[tuple[int, int, tuple[str, str, str]]] = []
    for (x, row), name in at.items():
        left, right = at.get((x - 1, row + 1)), at.get((x + 1, row + 1))
        if left and right:  # points up
            found.append((row, x, (name, left, right)))
        beside, below = at.get((x + 2, row)), at.get((x + 1, row + 1))
        if beside and below:  # points down
            found.append((row, x + 1, (name, beside, below)))
    return [(f"{ROWS[row]}{ROWS[row + 1]}{x + 1}", corners) for row, x, corners in sorted(found)]


HOUSE = read(content.shipped(__package__, "house-1.toml"), "house-1.toml")
"""The edition the game ships: house values where the printed ones are lost."""
