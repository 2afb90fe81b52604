"""The colours of World Wonders: grounds that differ in grey, and the few materials all monuments are built of."""

from __future__ import annotations

from msgspec import Struct

from render.pen import EDGE as EDGE
from render.pen import Material

# --- the map

LAND, GRID = "#c1d590", "#a3bb72"
WATER, SHORE, WAVE = "#76b2d8", "#34759f", "#3a7ba6"
MOUNTAIN, PEAK, CLIFF, SNOW = "#c9bda8", "#988a77", "#74685a", "#f8f5ec"
SIDEWALK, SLAB = "#d9cdb8", "#a8977b"
ROAD, KERB, PAVING = "#786a58", "#40372e", "#a8987f"
PLANK = "#b98a58"
PLINTH, COURT = "#faf4e2", "#e6d8b6"
"""The ground of monuments and the strip a building stands on."""


class Building(Struct, frozen=True):
    """A type of building: the ground of its tiles, a second tone of it, and the ink of its sign."""

    fill: str
    tone: str
    ink: str
    sign: str


BUILDINGS = {
    "F": Building("#679b38", "#55872d", "#ffffff", "farm"),
    "M": Building("#f5a032", "#e08a22", "#3d2206", "stall"),
    "B": Building("#1f559b", "#2a66b0", "#ffffff", "library"),
    "H": Building("#f0ebe1", "#dcd5c7", "#4a4640", "housing"),
    "T": Building("#9558b3", "#8347a1", "#ffffff", "shrine"),
}
"""By type: farm, market, library, housing, temple."""


class Resource(Struct, frozen=True):
    """One of the three resources: its icon and the icon's ink."""

    icon: str
    ink: str


RESOURCES = {
    "f": Resource("food", "#a3231f"),
    "c": Resource("ceramics", "#9a4a16"),
    "g": Resource("gears", "#37424f"),
}

# --- materials of monuments: light, middle, dark


MARBLE = Material("#fdf9ef", "#dcd0b8", "#a8977b")
SAND = Material("#efd49a", "#d2a55c", "#94692e")
STONE = Material("#d3cfc7", "#a8a299", "#6f6a63")
BRICK = Material("#dd9461", "#b8673c", "#7c3f25")
ROSE = Material("#e7a68a", "#c57860", "#8d4c3c")
WOOD = Material("#c08c57", "#93612f", "#5d3b1e")
LEAF = Material("#9cc36c", "#6a9a49", "#436a33")
GLAZE = Material("#4d8ad0", "#2b5a9c", "#1b3768")
GOLD = Material("#f6cf5c", "#d29b2c", "#8f6514")
SEA = Material("#a9d6ee", "#69b0d8", "#3a7ca8")
LACQUER = Material("#d4553c", "#a93524", "#6f2218")
TILES = Material("#66727e", "#48525d", "#2c343c")
DARK = "#3b2f26"
"""Openings."""
FLAME = "#f58a1f"
DARK_ROSE = "#6e3a2e"
"""The recesses of a cliff."""
