"""A second program for World Wonders, as simple as can be: cells are (column, row), areas are sets of cells, rules
are loops. It was written from the rules without a look at the engine, and shares nothing with it but the content.

This part: where each piece may lie in a city. `naive_points.py` counts points, `naive_game.py` plays.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

CONTENT = Path(__file__).parents[3] / "engine/games/wonders/content/house-1.toml"
DATA = tomllib.loads(CONTENT.read_text("utf-8"))
MONUMENTS = {each["id"]: each for each in DATA["monuments"]}
KINDS = ("farm", "market", "library", "housing", "temple")
ROADS = ("road", "starter", "two", "one")
SHAPES = {"road": ["####"], "starter": ["####"], "two": ["##"], "one": ["#"], "tower": ["#"]}
TILE = re.compile(rf"({'|'.join(KINDS)})([1-9])([ab])")


def cell(name):
    """The cell of a name: D5 is column 3, row 4."""
    return ord(name[0]) - ord("A"), int(name[1:]) - 1


def named(at):
    """The name of a cell."""
    return f"{chr(ord('A') + at[0])}{at[1] + 1}"


def first(cells):
    """The first cell in reading order."""
    return min(cells, key=lambda at: (at[1], at[0]))


@cache
def around(at):
    """The four cells over the edges of a cell, on the map or off it."""
    x, y = at
    return frozenset({(x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)})


def beside(cells):
    """The cells that share an edge with an area, on the map or off it, and are none of it."""
    return set().union(*map(around, cells)).difference(cells)


def groups(cells):
    """The connected groups of these cells."""
    left, found = set(cells), []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            left -= edge
            edge = beside(edge) & left
        found.append(group)
    return found


@cache
def tile(piece):
    """The type, stack and symbols of a building tile; None for another piece."""
    match = TILE.fullmatch(piece)
    if match is None:
        return None
    kind, stack, letter = match[1], int(match[2]), match[3]
    return kind, stack, DATA["stacks"][stack - 1][kind]["ab".index(letter)]


def drawing(piece):
    """The drawing of a piece of one shape; None for a monument of several parts."""
    if piece in SHAPES:
        return SHAPES[piece]
    found = tile(piece)
    return DATA["stacks"][found[1] - 1]["shape"] if found else MONUMENTS[piece].get("shape")


class City:
    """A map, and the pieces on it with their cells in the order laid."""

    def __init__(self, rows, pieces=()):
        self.rows = tuple(rows)
        self.size = len(rows[0]), len(rows)
        self.cells = {(x, y) for y, row in enumerate(rows) for x in range(len(row))}
        self.pieces = [(piece, frozenset(cells)) for piece, cells in pieces]

    def marked(self, sign):
        """The cells of this sign that no piece covers."""
        covered = self.covered()
        return {(x, y) for x, y in self.cells if self.rows[y][x] == sign and (x, y) not in covered}

    def covered(self):
        """The cells under pieces."""
        return {at for _, cells in self.pieces for at in cells}

    def under(self, *names):
        """The cells under pieces of these names."""
        return {at for piece, cells in self.pieces if piece in names for at in cells}

    def tiles(self, kind=None):
        """The building tiles, of this type or of all: name and cells."""
        return [(piece, cells) for piece, cells in self.pieces if tile(piece) and kind in (None, tile(piece)[0])]

    def monuments(self):
        """The names of the monuments."""
        return [piece for piece, _ in self.pieces if piece in MONUMENTS]


# ---- footprints ---------------------------------------------------------------------------------------------------


def turned(shape):
    """A shape turned clockwise by a quarter, moved so that its first cell in reading order is (0, 0)."""
    return based({(-y, x) for x, y in shape})


def based(shape):
    """A shape moved so that its first cell in reading order is (0, 0)."""
    x0, y0 = first(shape)
    return frozenset((x - x0, y - y0) for x, y in shape)


@cache
def facings(rows):
    """The four ways a drawing may be turned, never mirrored (ruling Q11); some may be equal."""
    shape = based({(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"})
    found = [shape]
    for _ in range(3):
        found.append(turned(found[-1]))
    return found


@cache
def footprints(rows, size):
    """Every set of cells of a map so large that a shape may cover."""
    found = set()
    for shape in facings(rows):
        for x in range(size[0]):
            for y in range(size[1]):
                moved = frozenset((x + dx, y + dy) for dx, dy in shape)
                if all(0 <= cx < size[0] and 0 <= cy < size[1] for cx, cy in moved):
                    found.add(moved)
    return found


def grown(free, cells, count):
    """Every set of free cells that so many parts of one or two cells can cover, each part touching another."""
    parts = {frozenset({at}) for at in free} if cells == 1 else footprints_of_two(free)
    found = set(parts)
    for _ in range(count - 1):
        found = {area | part for area in found for part in touching(parts, area, cells)}
    return found


def footprints_of_two(free):
    """All dominoes on free cells."""
    right = {frozenset({(x, y), (x + 1, y)}) for x, y in free if (x + 1, y) in free}
    return right | {frozenset({(x, y), (x, y + 1)}) for x, y in free if (x, y + 1) in free}


def touching(parts, area, cells):
    """The parts, of so many cells, that touch an area and cover none of it."""
    near = beside(area)
    if cells == 1:
        return {frozenset({at}) for at in near} & parts
    pairs = {frozenset({at, other}) for at in near for other in around(at) if other not in area}
    return pairs & parts


def spaced(free, count):
    """Every set of free cells, each with one cell between it and the next, in a row or round a corner (ruling Q9)."""
    found = set()
    for x, y in free:
        near = [at for at in ((x - 2, y), (x + 2, y), (x, y - 2), (x, y + 2)) if at in free]
        if count == 2:
            found |= {frozenset({(x, y), at}) for at in near}
        else:
            found |= {frozenset({(x, y), at, other}) for at in near for other in near if at != other}
    return found


# ---- where a piece may lie ----------------------------------------------------------------------------------------


def spots(city, piece):
    """Every set of cells on which this piece may be laid now."""
    if piece in ("road", "starter"):
        return {cells for cells in of_shape(city, piece, water=True) if long_road(city, cells, piece == "starter")}
    if piece in ("two", "one"):
        return {cells for cells in of_shape(city, piece) if road_goes_on(city, cells)}
    if piece == "tower":
        return {cells for cells in of_shape(city, piece) if beside(cells) & city.covered()}
    if tile(piece):
        kind = tile(piece)[0]
        near = city.under(*ROADS) | {at for _, cells in city.tiles(kind) for at in cells}
        return {cells for cells in of_shape(city, piece) if beside(cells) & near}
    return monument_spots(city, piece)


def of_shape(city, piece, water=False):
    """Where a piece of one shape finds free cells of land; of land or water."""
    free = city.marked(".") | city.marked("*") | (city.marked("~") if water else set())
    return {cells for cells in footprints(tuple(drawing(piece)), city.size) if cells <= free}


def ends(cells):
    """The two ends of a straight piece."""
    return {min(cells), max(cells)}


def sidewalk(city, cells):
    """Whether an area touches the sidewalk below the last row."""
    return any(y == city.size[1] - 1 for _, y in cells)


def road_goes_on(city, cells):
    """A road lies beside a road or a tower or at the sidewalk (ruling C2)."""
    return bool(beside(cells) & city.under(*ROADS, "tower")) or sidewalk(city, cells)


def long_road(city, cells, starts):
    """A long road may span water with both ends on land; the first one lies at the sidewalk (ruling C3)."""
    if ends(cells) & city.marked("~"):
        return False
    return sidewalk(city, cells) if starts else road_goes_on(city, cells)


def monument_spots(city, name):
    """All conditions of a monument's card: cells, ground, neighbours."""
    needs = [(things(city, what), count) for what, count in MONUMENTS[name]["beside"].items()]
    found = set()
    for cells in on_ground(city, name):
        near = beside(cells)
        if all(enough(near, those, count) for those, count in needs):
            found.add(cells)
    return found


def enough(near, those, count):
    """Whether so many things have a cell among these."""
    return sum(1 for thing in those if near & thing) >= count


def met(city, cells, what, count):
    """Whether so many of what a card asks for lie beside these cells."""
    return enough(beside(cells), things(city, what), count)


def things(city, what):
    """What a card asks for, each with its cells: the roads and the open cells of a sign as one, tiles one by one."""
    if what == "road":
        return [city.under(*ROADS)]
    if what in ("natural", "water"):
        return [city.marked("*" if what == "natural" else "~")]
    return [cells for _, cells in city.tiles(what)]


def on_ground(city, name):
    """Where a monument finds free cells of the ground on its card."""
    card = MONUMENTS[name]
    land, water = city.marked(".") | city.marked("*"), city.marked("~")
    if "parts" in card:
        return grown(land, card["parts"]["cells"], card["parts"]["count"])
    if "spaced" in card:
        return spaced(land, card["spaced"])
    if card["ground"] == "land":
        return of_shape(city, name)
    found = of_shape(city, name, water=True)
    if card["ground"] == "coast":
        return {cells for cells in found if cells & water}
    found = {cells for cells in found if ends(cells) <= land}
    if card["ground"] == "ends":
        return found
    return {cells for cells in found if cells & water}


@cache
def cells_of(piece, parts):
    """The cells a piece covers by the words of an action: facing and first cell, or the cells of each part."""
    if drawing(piece) is None:
        return frozenset(cell(name) for part in parts for name in re.findall("[A-Z][0-9]+", part))
    if len(parts) == 1:
        return frozenset({cell(parts[0])})
    facing, at = parts
    x, y = cell(at)
    return frozenset((x + dx, y + dy) for dx, dy in facings(tuple(drawing(piece)))[int(facing) // 90])
