"""The colours of The Dice Charmers: the four dice, what things are drawn of, and the moods of the two sheets."""

from __future__ import annotations

from msgspec import Struct

from render import theme as common
from render.pen import EDGE, Material

INK = EDGE
"""Lines and words printed on a sheet, and openings."""
PEN = "#23294f"
"""What is written on a sheet by hand."""
FRESH, GLOW = "#ffe23f", "#8a6a00"
"""What shines below the pen where it has written in this turn, and the edge of that."""
WHITE = common.PAPER


class Area(Struct, frozen=True):
    """A colour of dice and of the part of the sheet where they act: lit, and in shadow or as ink on a pale ground."""

    fill: str
    shade: str


AREAS = {
    "purple": Area("#7d4a9e", "#57307a"),
    "green": Area("#4f8f3c", "#356a2a"),
    "blue": Area("#2f7fb8", "#1d5888"),
    "orange": Area("#e58722", "#9c5410"),
}
"""By the colour of the dice."""

# --- what things are drawn of: few tones, so that files are small

MARBLE = Material(WHITE, "#ddd6c8", "#a9a093")
RED = Material("#dc6f48", "#bf5230", "#7c2f20")
"""Red sandstone."""
SAND = Material("#f5dfae", "#d9b168", "#86683b")
LEAF = Material("#96c267", AREAS["green"].fill, AREAS["green"].shade)
WATER = Material("#cfe4f2", "#6fb7e0", AREAS["blue"].fill)
GOLD = Material("#f8d468", "#e8ac36", SAND.dark)
SKIN = Material("#cc9264", "#a66c43", "#5b4126")
WOOD = SKIN
FAIR = Material("#f2cda9", SKIN.light, SKIN.tone)
STEEL = Material("#e4e8f1", "#8296b2", "#596391")
CRIMSON = Material("#d43c42", "#a92f62", "#74182e")
VIOLET = Material("#9b74b8", AREAS["purple"].fill, AREAS["purple"].shade)
TEAL = Material("#3fa9a0", "#1f7f79", "#0f514f")
INDIGO = Material("#5f69a8", "#454e8f", PEN)
GREY = Material("#8d8a8f", "#66636b", "#46434c")
EAR = "#a9777d"

GOODS = {"tea": LEAF.dark, "silk": CRIMSON.tone, "spice": CRIMSON.light}
"""The inks of the three goods."""
MONEY, FAME = STEEL.tone, GOLD.tone
"""Spaces reached on both tracks."""
MONEY_PALE, FAME_PALE = STEEL.light, "#fbeec6"
COLUMN = FAIR.light
"""Columns of the palace and of the upgrade table."""
STALL = "#c0a6d8"
"""The line around a cell with a market."""
FREE, TRADING = "#76935a", VIOLET.light
"""Silhouettes of buildings and of markets."""

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

    def edge(self, fill: str) -> str:
        """The line around a cell, which is nearly as light as the paper it lies on."""
        return STALL if fill == self.trade else self.meadow


MOODS = {
    "sun": Mood(
        *(RED.tone, RED.light, "#fdf4df", SAND.tone, SAND.dark),
        {
            "purple": "#ebdff1",
            "blue": WATER.light,
            "orange": "#fae3c3",
            "upgrade": "#f8e0d2",
            "karma": "#d3ebe6",
        },
        *("#e2eac2", "#ebdff1", "#b5d07c"),
    ),
    "moon": Mood(
        *("#2b3166", INDIGO.tone, STEEL.light, STEEL.tone, STEEL.dark),
        {
            "purple": "#dad3ea",
            "blue": "#b9d2ea",
            "orange": "#ecdac8",
            "upgrade": "#ecdac8",
            "karma": "#c4e0e1",
        },
        *("#cddccb", "#dad3ea", "#95bd86"),
    ),
}
