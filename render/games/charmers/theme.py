"""The colours of The Dice Charmers: the four dice, what things are drawn of, and the moods of the two sheets."""

from __future__ import annotations

from msgspec import Struct

from render.pen import Material

INK = "#2a2233"
"""Lines and words printed on a sheet."""
PEN = "#23294f"
"""What is written on a sheet by hand."""


class Area(Struct, frozen=True):
    """A colour of dice and of the part of the sheet where they act: lit, in shadow, and as ink on a pale ground."""

    fill: str
    shade: str
    ink: str


AREAS = {
    "purple": Area("#7d4a9e", "#57307a", "#5a2f7d"),
    "green": Area("#4f8f3c", "#356a2a", "#2f5f26"),
    "blue": Area("#2f7fb8", "#1d5888", "#1c4f7c"),
    "orange": Area("#e58722", "#b35f10", "#8f4a08"),
}
"""By the colour of the dice."""

GOODS = {"tea": "#3d7a2e", "silk": "#b13a72", "spice": "#c8321f"}
"""The inks of the three goods."""

# --- what things are drawn of

MARBLE = Material("#fdfaf2", "#ddd6c8", "#a9a093")
RED = Material("#d9694a", "#b74a30", "#7c2f20")
"""Red sandstone."""
SAND = Material("#f2d79c", "#d9ae61", "#96702f")
LEAF = Material("#8fc05e", "#5f9a45", "#3c6b31")
WATER = Material("#a5d7ee", "#5fb0da", "#2f7fb8")
GOLD = Material("#f8d468", "#dca12f", "#8f6514")
WOOD = Material("#bf8a56", "#93612f", "#5d3b1e")
STEEL = Material("#dfe4ea", "#a7b1bd", "#5d6976")
CRIMSON = Material("#d8405a", "#ad2a46", "#74182e")
VIOLET = Material("#a878c8", "#7d4a9e", "#4c2a66")
TEAL = Material("#3fa9a0", "#1f7f79", "#0f514f")
INDIGO = Material("#5a64a8", "#3a4380", "#232a55")
GREY = Material("#8d8a8f", "#66636b", "#46434c")
SKIN = Material("#cf9468", "#a96d44", "#6f4226")
FAIR = Material("#f0c8a4", "#d69f78", "#8f5a3a")
HAIR = "#2b211f"
DARK = "#3a2a2b"
"""Openings."""

# --- the two sheets


class Mood(Struct, frozen=True):
    """A sheet's mood: the ground around all, its second tone, the paper of the province, quiet lines and words on it;
    the grounds of the other parts by the colour of their dice, of upgrades and karma; cells of the province with
    buildings, with markets, and after a road was drawn there."""

    ground: str
    tone: str
    paper: str
    line: str
    soft: str
    parts: dict[str, str]
    grass: str
    trade: str
    meadow: str


MOODS = {
    "sun": Mood(
        *("#c9582f", "#e2803f", "#fdf4df", "#cdb182", "#86683b"),
        {
            "purple": "#ebdff1",
            "blue": "#cfe4f2",
            "orange": "#fae3c3",
            "upgrade": "#f8e0d2",
            "karma": "#d3ebe6",
        },
        *("#e2eac2", "#e9e0ee", "#b5d07c"),
    ),
    "moon": Mood(
        *("#2b3166", "#454e8f", "#e6e9f4", "#a4adcd", "#596391"),
        {
            "purple": "#dad3ea",
            "blue": "#b9d2ea",
            "orange": "#ecdac6",
            "upgrade": "#ecd6d0",
            "karma": "#c4e0e1",
        },
        *("#cddccb", "#d9d4e8", "#95bd86"),
    ),
}
MONEY, FAME = "#8da2bd", "#eab03a"
"""Spaces reached on both tracks."""
MONEY_PALE, FAME_PALE = "#e6ecf3", "#fbeec6"
