"""Pictures of World Wonders: the whole table, the close-up of a city, the end.

The pieces of a city are drawn by `ground`, `roads`, `buildings` and `monuments`, which know no table.
"""

from __future__ import annotations

from render.palettes import palette
from render.scene import Scene
from render.show import Artist, Show

from .changes import changes
from .close import close_up
from .legend import PAGES
from .phone import PHONE, phone
from .table import table_cut


def draw(show: Show) -> Scene:
    """The picture asked for."""
    if show.cut == "table":
        return table_cut(show)
    return phone(show) if show.cut == "map" else close_up(show)


ARTIST = Artist(draw, changes, palette("wonders"), ((PHONE, palette("wonders-phone")),), PAGES)
"""For `games.py`."""
