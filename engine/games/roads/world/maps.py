"""Maps as text: the given ones, and reading those that people bring along (rulebook: world, rivers).

A map's text has lines `key: value`, a line `---`, then tiles as words `q,r:T` and the edges its river leaves by:

    name: Two Mills
    players: 2
    layout: pointy
    ---
    0,0:M1 1,0:P14 2,0:S

Axial coordinates, r grows downwards; P pasture, W woods, R rock, M mountains, D desert, S sea; edges clockwise, 0
north-east (layout pointy) or north (flat). One edge is a source, three are a fork. A river edge that faces a sea
tile is a mouth. `players`, `starts` (tiles for the homes), `origin` (column and row of the tile called A1) and the
lines of a scenario (see `scenario`, which checks them) may be left out; lines of other keys and those that begin
with # are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from engine.core.hexes import EDGES, Hex, Layout, column_row, neighbour, opposite
from engine.kit import content

from .atlas import TERRAIN, halves

LENGTH = 4_000
"""Characters a map's text may have."""
NAME = 60
"""Characters a map's name may have."""
TILES = range(7, 201)
"""How many tiles a map may have."""
SEATS = range(1, 6)
FORKS = ((0, 2, 4), (1, 3, 5))
SCENARIO = (
    "floods", "flood_brick", "topics", "donkeys", "donkey_brick", "buildings", "goods", "transporters", "roads",
    "bridges", "walls",
)  # fmt: skip
"""The lines of a scenario."""

Cells = dict[Hex, str]
"""Tiles by place: the terrain's letter and the edges of the river, "P14"."""

_TOKEN = re.compile(r"(-?[0-9]{1,3},-?[0-9]{1,3}):(.)([0-9]*)")
_HEX = re.compile(r"-?[0-9]{1,3},-?[0-9]{1,3}")
_KEY = re.compile(r"([a-z_]{1,20}):(?: +(.*))?")


class BadMap(ValueError):
    """A map that cannot be played on: the error, as the code of a sentence, and its place (a tile as
    written, or ""; of several flaws the first one in the text)."""

    def __init__(self, flaw: str, tile: str = "") -> None:
        super().__init__(f"{flaw} {tile}".strip())
        self.flaw, self.tile = flaw, tile


def read(text: str) -> str:
    """The canonical text of a map that people have written. Raises `BadMap`."""
    if len(text) > LENGTH:
        raise BadMap("too_long")
    head: dict[str, str] = {}
    cells: Cells = {}
    for line in text.splitlines():
        key = _KEY.fullmatch(line.strip())
        if line.strip() in ("", "---") or line.startswith("#"):
            continue
        if key and not cells:
            head[key[1]] = (key[2] or "").strip()
        else:
            _read_row(line, cells)
    _check_tiles(cells)
    _check_rivers(cells)
    name, players, layout, origin = _name(head), _players(head), _layout(head), _origin(head, cells)
    starts = _starts(head, cells)
    if sum(not word.startswith("S") for word in cells.values()) < (players or SEATS[-1]):
        raise BadMap("little_land")
    lines = {key: " ".join(head.get(key, "").split()) for key in SCENARIO}
    text = write(cells, name=name, players=players, layout=layout, starts=starts, origin=origin, scenario=lines)
    if len(text) > LENGTH:
        raise BadMap("too_long")
    return text


def write(
    cells: Mapping[Hex, str],
    *,
    name: str = "",
    players: int = 0,
    layout: Layout = "pointy",
    starts: Iterable[Hex] = (),
    origin: tuple[int, int] | None = None,
    scenario: Mapping[str, str] = {},
) -> str:
    """The text of a map. The same tiles give the same text, in any order."""
    head = {
        "name": name,
        "players": str(players) if players else "",
        "layout": layout,
        "starts": " ".join(_word(at) for at in sorted(starts, key=_reading)),
        "origin": "" if origin is None else _word(origin),
        **scenario,
    }
    rows: dict[int, list[str]] = {}
    for at in sorted(cells, key=_reading):
        rows.setdefault(at[1], []).append(f"{_word(at)}:{cells[at]}")
    lines = [f"{key}: {value}" for key, value in head.items() if value]
    return "\n".join([*lines, "---", *(" ".join(row) for row in rows.values())]) + "\n"


def tiles(text: str) -> Cells:
    """The tiles of a map whose text `write` has made."""
    words = (word.partition(":") for word in halves(text)[1].split())
    return {_hex(where): what for where, _, what in words}


def sunk(text: str, sinks: Iterable[Hex]) -> str:
    """The text of a map after some of its tiles have become sea. All places elsewhere keep their names."""
    head, body = halves(text)
    gone = {_word(at) for at in sinks}
    rows = [[_drowned(word) if word.partition(":")[0] in gone else word for word in row.split()]
            for row in body.splitlines()]  # fmt: skip
    return "\n".join([head, "---", *map(" ".join, rows)]) + "\n"


def edges(word: str) -> tuple[int, ...]:
    """The edges the river of a tile leaves by, "P14" being a tile."""
    return tuple(int(digit) for digit in word[1:])


# --- reading


def _read_row(line: str, cells: Cells) -> None:
    for word in line.split():
        token = _TOKEN.fullmatch(word)
        if not token:
            raise BadMap("syntax", word[:20])
        where, terrain, digits = token.groups()
        if terrain not in TERRAIN:
            raise BadMap("terrain", word)
        river = tuple(int(digit) for digit in digits)
        if river != tuple(sorted(set(river))) or any(edge not in EDGES for edge in river):
            raise BadMap("edges", word)
        if len(river) > 3 or (len(river) == 3 and river not in FORKS):
            raise BadMap("fork", word)
        if terrain == "S" and river:
            raise BadMap("sea_river", word)
        if _hex(where) in cells:
            raise BadMap("twice", where)
        cells[_hex(where)] = terrain + digits


def _check_tiles(cells: Cells) -> None:
    if len(cells) < TILES[0]:
        raise BadMap("few_tiles")
    if len(cells) > TILES[-1]:
        raise BadMap("many_tiles")
    first = next(iter(cells))
    reached, edge = {first}, [first]
    while edge:
        at = edge.pop()
        near = [other for way in EDGES if (other := neighbour(at, way)) in cells and other not in reached]
        reached.update(near)
        edge += near
    apart = next((at for at in cells if at not in reached), None)
    if apart is not None:
        raise BadMap("apart", _word(apart))


def _check_rivers(cells: Cells) -> None:
    """Every river edge meets a river edge or the sea, and every river has a source."""
    for at, word in cells.items():
        for edge in edges(word):
            other = cells.get(neighbour(at, edge))
            if other is None:
                raise BadMap("leaves", _word(at))
            if not other.startswith("S") and opposite(edge) not in edges(other):
                raise BadMap("stops", _word(at))
    for river in rivers(cells):
        if all(len(edges(cells[at])) > 1 for at in river):
            raise BadMap("no_source", _word(river[0]))


def rivers(cells: Mapping[Hex, str]) -> list[list[Hex]]:
    """The river systems: tiles whose rivers flow into each other. (A sea parts them.)"""
    left = {at: edges(word) for at, word in cells.items() if len(word) > 1}
    systems = []
    while left:
        first = next(iter(left))
        system, edge = [first], [(first, left.pop(first))]
        while edge:
            at, ends = edge.pop()
            for end in ends:
                other = neighbour(at, end)
                if opposite(end) in left.get(other, ()):
                    system.append(other)
                    edge.append((other, left.pop(other)))
        systems.append(system)
    return systems


def _name(head: Mapping[str, str]) -> str:
    name = head.get("name", "")
    if len(name) > NAME or not name.isprintable():
        raise BadMap("name")
    return name


def _players(head: Mapping[str, str]) -> int:
    """The number of players a map is meant for; 0 where it does not say."""
    word = head.get("players", "")
    if word and word not in map(str, SEATS):
        raise BadMap("players")
    return int(word or 0)


def _layout(head: Mapping[str, str]) -> Layout:
    match head.get("layout", ""):
        case "" | "pointy":
            return "pointy"
        case "flat":
            return "flat"
    raise BadMap("layout")


def _starts(head: Mapping[str, str], cells: Cells) -> list[Hex]:
    words = head.get("starts", "").replace(";", " ").split()
    starts = []
    for word in words:
        at = _hex(word) if _HEX.fullmatch(word) else None
        if at is None or at in starts or cells.get(at, "S").startswith("S"):
            raise BadMap("starts", word[:20])
        starts.append(at)
    return starts


def _origin(head: Mapping[str, str], cells: Cells) -> tuple[int, int] | None:
    word = head.get("origin", "")
    if not word:
        return None
    layout = _layout(head)
    places = [column_row(at, layout) for at in cells]
    if not _HEX.fullmatch(word):
        raise BadMap("origin")
    left, top = _hex(word)
    if any(not 0 <= column - left < TILES[-1] or not 0 <= row - top < TILES[-1] for column, row in places):
        raise BadMap("origin")
    return left, top


def _word(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


def _hex(word: str) -> Hex:
    q, _, r = word.partition(",")
    return int(q), int(r)


def _drowned(word: str) -> str:
    return f"{word.partition(':')[0]}:S"


def _reading(at: Hex) -> tuple[int, int]:
    return at[1], at[0]


# --- the given maps

KEYS = (
    "river_runs_through_it",
    "lord_of_the_ring",
    "mesopotamia",
    "dead_sea",
    "the_pacific",
    "duel",
    "sinking_meadows",
    "four_sailors",
    "waterways",
    "old_roads",
)
"""The given maps, those for fewer players first."""


def _given(key: str) -> str:
    file = f"{key}.txt"
    try:
        return read(content.shipped(__package__.rpartition(".")[0], f"maps/{file}"))
    except BadMap as bad:
        raise content.ContentError(file, bad.tile, bad.flaw) from None


CATALOGUE = {key: _given(key) for key in KEYS}
"""The text of each given map. Stored games hold these texts, so they never change."""
DEFAULT = {1: "river_runs_through_it", 2: "dead_sea", 4: "four_sailors"}
"""The default map for a number of players; for other numbers it is generated."""
