"""Paper and ink: the colours, line weights and text sizes every picture uses, and no others.

Colours are "#rrggbb" or "#rrggbbaa". Lengths are pixels of the finished picture, meant for 1,600 wide.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

# Grounds, light to dark: the most important things lie on the lightest.
PAPER = "#fbf7ec"
GROUND = "#f1e9d8"
PANEL = "#e6dbc4"
WELL = "#d8cab0"
INK = "#26221d"
SOFT = "#6b6154"
"""Second ink: captions and quiet marks. 4.6 : 1 on PANEL."""
EDGE = "#b9a98c"
"""Outlines of plates."""

CHOICE = "#1746c8"
"""Accent for "yours to choose". Used for nothing else."""
CHANGE = "#b0007a"
"""Accent for "changed since last time". Used for nothing else."""

THIN, LINE, BOLD = 2, 3, 6
"""The three line weights."""

SMALL, MEDIUM, LARGE = 20, 30, 48
"""The three text sizes (em, pixels)."""
LEAST = 18
"""No text is smaller than this."""

MARGIN, GAP = 32, 16
RADIUS = 12
"""Corner radius of plates; the picture's own corners have twice as much."""

PlayerShape = Literal["disc", "square", "triangle", "diamond", "hexagon"]


class Good(Struct, frozen=True):
    """A kind of goods: its icon's colour, and the ground of the fields that make it."""

    ink: str
    tint: str


GOODS = {
    "stone": Good("#45505e", "#cdd5dd"),
    "wood": Good("#6a3b17", "#dfbd9a"),
    "sand": Good("#8a5a24", "#f3dfbd"),
    "grain": Good("#6f5500", "#f2d869"),
    "coin": Good("#26221d", "#fffdf6"),
    "trunks": Good("#6a3b17", "#dfbd9a"),
    "boards": Good("#94560f", "#f0d3a4"),
    "paper": Good("#4c566e", "#eef1f7"),
    "geese": Good("#35383d", "#f4f4f0"),
    "clay": Good("#a03d1d", "#f1c9b4"),
    "fuel": Good("#8f1f1f", "#f3cdbf"),
    "iron": Good("#1c2a3a", "#8fa5bd"),
    "gold": Good("#8a6400", "#fae8a6"),
    "coins": Good("#75600f", "#f6ecc4"),
    "stock": Good("#1d5c46", "#d3e8da"),
}
"""Goods by name. The icons tell them apart without these colours."""


class Terrain(Struct, frozen=True):
    """A kind of land on a map of hexagons: its ground, the icon that stands on it in its ink, and what is written on
    it."""

    fill: str
    ink: str
    motif: str
    words: str = INK


TERRAINS = {
    "pasture": Terrain("#bfd975", "#55751d", "tuft"),
    "woods": Terrain("#265d3b", "#0a2513", "tree", PAPER),
    "rock": Terrain("#b3b0ab", "#4b4742", "boulder"),
    "mountains": Terrain("#96633c", "#38200f", "peak", PAPER),
    "desert": Terrain("#fdf0c4", "#a8741c", "dune"),
    "sea": Terrain("#5c97ca", "#e9f6ff", "wave"),
}
"""By name, told apart in grey too: by how light they are, and each by its motif."""
WATER, SHORE = "#5c97ca", "#2f6591"
"""A river, the colour of the sea, and the line of its banks."""
RIM, BEACH = "#3b2f22", "#f6e8bd"
"""Where the map ends, and where land meets the sea."""
ROAD = "#4d3b2c"
NEUTRAL = "#f4efe4"
"""For things that belong to no player: bricks, broken walls."""


class PlayerMark(Struct, frozen=True):
    """How a player is told apart: colour and shape together, on every piece, panel and line of text."""

    colour: str
    shape: PlayerShape
    tint: str


PLAYERS = (
    PlayerMark("#d55e00", "disc", "#f3c9a8"),
    PlayerMark("#56b4e9", "square", "#c8e3f4"),
    PlayerMark("#009e73", "triangle", "#aadccb"),
    PlayerMark("#f0e442", "diamond", "#f5efac"),
    PlayerMark("#cc79a7", "hexagon", "#ecd0df"),
)
"""By seat. Okabe and Ito's palette, told apart with any colour vision; `tint` is the quiet form."""
