"""Pictures of Roads & Boats: the whole table, and the close-up of the place that matters."""

from __future__ import annotations

from render.palettes import palette
from render.scene import Scene
from render.show import Artist, Show

from .changes import changes
from .close import anywhere, close_up
from .legend import PAGES
from .phone import phone_map
from .table import table_cut


def draw(show: Show) -> Scene:
    """The picture asked for."""
    if show.cut == "table":
        return table_cut(show)
    return phone_map(show) if show.cut == "map" or anywhere(show) else close_up(show)


ARTIST = Artist(draw, changes, palette("roads"), legend=PAGES)
"""For `games.py`."""
