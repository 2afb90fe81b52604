"""Pictures of Roads & Boats: the whole table, and the close-up of the place that matters."""

from __future__ import annotations

from render.palettes import palette
from render.scene import Scene
from render.show import Artist, Show

from .changes import changes
from .close import anywhere, close_up
from .legend import PAGES
from .phone import phone_map, standings
from .table import table_cut


def draw(show: Show) -> Scene:
    """The picture asked for."""
    if show.cut == "table":
        return table_cut(show)
    if show.cut == "map" and show.at == str(2 + show.view.table.atlas.wide()):
        return standings(show)
    return phone_map(show) if show.cut == "map" or anywhere(show) else close_up(show)


SPECIAL = tuple((f"roads/{cut}", palette(f"roads-{cut}")) for cut in ("phone", "close"))
"""The palettes of maps for a phone and of close-ups."""
ARTIST = Artist(draw, changes, palette("roads"), SPECIAL, PAGES)
"""For `games.py`."""
