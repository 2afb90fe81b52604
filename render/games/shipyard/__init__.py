"""Pictures of Shipyard: the whole table, and a yard large.

The pieces (`hulls`, `canals`, `tokens`, `agreements`) know no game under way. The table is `track`, `wheels`,
`market` and a `panel` for each player; at the end `end` takes the place of the board and the market.
"""

from __future__ import annotations

from render.palettes import palette
from render.scene import Scene
from render.show import Artist, Show

from .changes import changes
from .close import close_up
from .legend import PAGES
from .phone import phone
from .table import table_cut


def draw(show: Show) -> Scene:
    """The picture asked for."""
    if show.cut == "table":
        return table_cut(show)
    return phone(show) if show.cut == "map" else close_up(show)


ARTIST = Artist(draw, changes, palette("shipyard"), legend=PAGES)
"""For `games.py`."""
