"""The colours of Shipyard: hulls, water, items, loads, inspectors, employees, action tiles."""

from __future__ import annotations

from msgspec import Struct

from render import theme as common
from render.pen import Material

INK = common.INK
SEA, SHORE = "#86c3e2", "#3f7fa6"
"""Water, the line of its banks."""
LAND = "#dfe8bf"
SLIP = "#ddd0b4"
"""The ground of a yard's columns."""

HULL = Material("#7892a6", "#55708a", "#3a5068")
BOTTOM = "#a5472f"
DECK = "#e3bd80"
UNKNOWN = Material("#d8d2c6", "#b7b0a2", "#8f887a")
"""Blank cards."""
PALE = "#fbf7ec"
"""Mounting points where nothing is mounted yet."""
HOUSE, ROOF, PANE = "#f3dfb0", "#9c6b3f", "#51422f"
CLOTH, IRON, BRASS, YELLOW = "#ffffff", "#3b4046", "#d99a2b", "#f0b72a"
FUNNEL = "#c8442e"
SAFE = "#d8442c"
"""Lifebelts and the like."""
SMOKE = "#c9c5be"


class Kind(Struct, frozen=True):
    """A kind of thing: its icon, the colour of it, the ground it lies on."""

    icon: str
    ink: str
    tint: str


ITEMS = {
    "captain": Kind("captain", "#1f3f73", "#d5e0f0"),
    "merchant": Kind("merchant", "#6b3a78", "#e8d9ec"),
    "soldier": Kind("soldier", "#a3301f", "#f5d5cc"),
    "sail": Kind("sail", "#4d5560", "#eef1f4"),
    "smokestack": Kind("smokestack", "#8c2f1f", "#f2d2c4"),
    "propeller": Kind("propeller", "#8a5a0c", "#f7e4b8"),
    "crane": Kind("derrick", "#6b5a00", "#f6eaa8"),
    "cannon": Kind("cannon", "#2b2f34", "#d9dbde"),
}
"""What a ship is fitted out with."""
LOADS = {
    "coal": Kind("coal", "#26221d", "#cfcac2"),
    "steel": Kind("steel", "#37506b", "#d3dfea"),
    "grain": Kind("grain", "#6f5500", "#f2d869"),
}
SYMBOLS = {
    "army": Kind("army", "#a3301f", "#f8ddd5"),
    "trade": Kind("trading_house", "#6b3a78", "#efe2f2"),
    "lantern": Kind("lantern", "#6b5a00", "#fbf0b4"),
    "lifeboat": Kind("lifeboat", "#1f5a3c", "#d9efdf"),
    "lifebelt": Kind("lifebelt", "#c23a22", "#ffffff"),
    "ribbon": Kind("ribbon", "#1f4f8f", "#d9e8fa"),
}
"""Inspectors and the blue ribbon on canals."""
TILES = {
    "ships": "hull",
    "commodities": "train",
    "canal": "lock",
    "equipment": "works",
    "crew": "crew",
    "employee": "wrench",
    "exchange": "swap",
    "subsidy": "coins",
}
"""The icons of the action tiles."""
EMPLOYEES = {
    "brown": Kind("", "#5e3a1a", "#e2c3a0"),
    "green": Kind("", "#23562d", "#c3deb4"),
    "orange": Kind("", "#7a3c00", "#f7c48a"),
    "blue": Kind("", "#1d4772", "#bcd6ee"),
    "yellow": Kind("", "#5f5000", "#f5e68c"),
}
"""By the colour of an employee."""
CONTRACTS = {"blue": Kind("", "#1d4772", "#c5dbef"), "green": Kind("", "#23562d", "#cbe3bd")}
COIN = "#f3c94b"
PRICES = common.SOFT
