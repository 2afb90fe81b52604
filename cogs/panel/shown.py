"""Notes what of the log a person was shown, once a message with it is out."""

from __future__ import annotations

from host import Host, Look

from ..news.standings import ranking
from ..viewer import Viewer


async def note(host: Host, look: Look, viewer: Viewer) -> None:
    """A panel with this look's news, and how all stand, is out; `viewer` has the news that it told. Nothing is
    written if there were none, so that most presses cost no more."""
    if look.turn != "now" or look.seat is None or look.result is not None:
        return
    by = ranking(viewer)
    seen = look.seen(by.values if by is not None else ())
    if look.known and not look.news and seen is not None:
        host.now.reads(seen)
    else:
        await host.now.shown(seen)
