"""Pictures of The Dice Charmers: the whole table with everybody's sheet small, and a sheet large.

The pieces (`dice`, `persons`, `buildings`, `bonuses`, `elephant`, `ways`) and what is written by hand (`hand`) know
no table. A large sheet is `sheet` with its parts (`rim`, `province`, `palace`, `river`, `market`, `values`, `head`):
each says what is printed, the same on all sheets of a kind, and what is marked.
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
from .theme import MOODS


def draw(show: Show) -> Scene:
    """The picture asked for."""
    if show.cut == "table":
        return table_cut(show)
    return phone(show) if show.cut == "map" else close_up(show)


SPECIAL = tuple(
    (f"charmers/{cut}/{kind}/", palette(f"charmers-{cut}-{kind}")) for cut in ("table", "close") for kind in MOODS
)
"""The palettes of tables and of large sheets; the legend has another one."""
ARTIST = Artist(draw, changes, palette("charmers"), SPECIAL, PAGES)
"""For `games.py`."""
