"""Notes what of the log a person was shown, once a message with it is out."""

from __future__ import annotations

from host import Host

from ..news.standings import ranking
from ..viewer import Viewer


async def note(host: Host, viewer: Viewer) -> None:
    """A panel with this look's news is out. Nothing is written if there were none, so that most presses cost no
    more."""
    look = viewer.look
    if look.turn != "now" or look.seat is None or look.result is not None or (look.known and not look.news):
        return
    by = ranking(viewer)
    await host.now.shown(look, by.values if by is not None else ())
