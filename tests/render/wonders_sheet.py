"""Sheets to look at: every monument in its arrangements, and the tiles."""

from __future__ import annotations

from render import theme as common
from render.games.wonders import buildings, ground, monuments, roads, theme
from render.games.wonders.cells import Cell
from render.layout import label
from render.scene import AnyShape, Scene


def rect(rows: int, columns: int) -> list[Cell]:
    return [(r, c) for r in range(rows) for c in range(columns)]


CORNER = [(0, 0), (0, 1), (1, 0), (1, 1)]
ARRANGED: dict[str, list[list[Cell]]] = {
    "hippodrome": [rect(2, 4), rect(4, 2)],
    "port_of_carthage": [rect(2, 2)],
    "parthenon": [rect(2, 3), rect(3, 2)],
    "machu_picchu": [rect(2, 3), rect(3, 2)],
    "ishtar_gate": [rect(1, 3), rect(3, 1)],
    "chichen_itza": [rect(2, 2)],
    "aqueduct": [rect(1, 4), rect(4, 1)],
    "petra": [rect(1, 3), rect(3, 1)],
    "thien_mu_pagoda": [rect(1, 2), rect(2, 1)],
    "trojan_horse": [rect(1, 2), rect(2, 1)],
    "colosseum": [rect(2, 3), rect(3, 2)],
    "ziggurat": [rect(2, 2)],
    "roman_bridge": [rect(1, 4), rect(4, 1)],
    "lighthouse": [rect(1, 2), rect(2, 1)],
    "shitenno_ji": [rect(2, 2)],
    "angkor_wat": [rect(2, 3), rect(3, 2)],
    "giza": [rect(1, 3), rect(3, 1), CORNER[:3]],
    "moai": [[(0, 0), (0, 2), (0, 4)], [(0, 0), (2, 0), (2, 2)]],
    "obelisks": [[(0, 0), (0, 2)], [(0, 0), (2, 0)]],
    "great_wall": [rect(1, 6), [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 3)], rect(2, 3), rect(6, 1)],
    "theater": [[cell for cell in CORNER if cell != empty] for empty in reversed(CORNER)],
}
"""Each monument's footprints that differ in the drawing; of the Great Wall some."""


def monument_sheet(size: int, only: tuple[str, ...] = ()) -> Scene:
    """Every monument in every arrangement on land, packed in rows."""
    width = 1_600
    shapes: list[AnyShape] = []
    x, y, deep = 32.0, 40.0, 0.0
    for name, arranged in ARRANGED.items():
        if only and name not in only:
            continue
        for k, cells in enumerate(arranged):
            wide = (max(c for _, c in cells) + 1) * size
            high = (max(r for r, _ in cells) + 1) * size
            if x + wide > width - 32:
                x, y, deep = 32.0, y + deep + 48, 0.0
            shapes += monuments.standing(name, cells, size, (x, y), within=f"sheet.{k}")
            if not k and size > 30:
                shapes.append(label(f"name.{name}", name, (x, y - 16), 18, anchor="lm", bold=False))
            x, deep = x + wide + 24, max(deep, high)
    return Scene(width, round(y + deep + 32), theme.LAND, 2 * common.RADIUS, tuple(shapes))


MAP_A = (
    "..*.....*..",
    "...........",
    "*.........*",
    "....~~.....",
    ".*..~~..*..",
    "...~~~~~...",
    "....~~.....",
    "*....~...*.",
    "....*......",
    ".......*...",
    "...........",
)
ROADS = "C3-C11 D3-I3 I4-I9 C10-I10 D5-H5"
TILES = (
    ("F", "A4 B3 B4", "ff"),
    ("B", "B2 C2", "g"),
    ("F", "J1 K1 J2 K2 I2", "fffc"),
    ("M", "G4 H4", "c"),
    ("B", "H7 H8", "g"),
    ("T", "J6 J7 K7", "fg"),
    ("F", "J9 J10", "f"),
    ("H", "A10 B10 A11 B11", "ffc"),
    ("M", "B8 B9", "c"),
    ("H", "D11 E11 F11", "fc"),
    ("T", "D9 E9", "g"),
)
BUILT = {
    "colosseum": "D1-F1 D2-F2",
    "roman_bridge": "D8-G8",
    "lighthouse": "G6 G7",
    "port_of_carthage": "E6 F6 E7 F7",
    "obelisks": "K6 K8",
    "parthenon": "J3 K3 J4 K4 J5 K5",
    "theater": "A1 B1 A2",
    "moai": "A5 A7 A9",
    "trojan_horse": "B6 B7",
    "great_wall": "H11-K11 K10 K9",
    "giza": "G1 H1 H2",
    "ishtar_gate": "F9-H9",
}
"""A city that could be, on map A."""


def spots(words: str) -> list[Cell]:
    """Cells from words such as "B3" and "C3-C11"."""
    found = []
    for word in words.split():
        start, _, end = word.partition("-")
        (r1, c1), (r2, c2) = (_spot(each) for each in (start, end or start))
        found += [(r, c) for r in range(r1, r2 + 1) for c in range(c1, c2 + 1)]
    return found


def _spot(word: str) -> Cell:
    return int(word[1:]) - 1, "ABCDEFGHIJK".index(word[0])


def city(size: int, *, symbols: bool = True) -> Scene:
    """The city at so many pixels a cell."""
    at = (round(ground.SIDE * size) + size // 8, round(ground.TOP * size) + size // 8)
    shapes = ground.map(MAP_A, size, at)
    if size >= 40:
        shapes += ground.names(MAP_A, size, max(18, round(size * 0.3)), at)
    water = [(r, c) for r, row in enumerate(MAP_A) for c, kind in enumerate(row) if kind == "~"]
    shapes += roads.laid(sorted(set(spots(ROADS))), water, size, at)
    shapes += roads.tower(_spot("G2"), size, at)
    for k, (kind, words, gives) in enumerate(TILES):
        shapes += buildings.tile(kind, spots(words), gives if symbols else "", size, at, name=f"tile.{k}")
    for name, words in BUILT.items():
        shapes += monuments.standing(name, spots(words), size, at)
    left, top, right, bottom = ground.frame(MAP_A, size, at)
    return Scene(round(right + left), round(bottom + top), common.GROUND, 2 * common.RADIUS, tuple(shapes))
