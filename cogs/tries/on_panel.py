"""What the panel shows of tries: the button that begins one."""

from __future__ import annotations

from host import Status

from ..kit.card import Button
from ..kit.custom_ids import Ref
from ..panel.additions import Addition
from ..viewer import Viewer
from .try_card import try_card


class Tries(Addition):
    """See `Addition`."""

    cards = {"try": try_card}  # noqa: RUF012 - never changed

    def around(self, viewer: Viewer) -> list[Button]:
        """The button to try something, for people who play."""
        look, speak = viewer
        plays = look.seat is not None and look.table.player(look.seat) is not None
        if not plays or look.table.status is not Status.PLAYING:
            return []
        return [Button(speak("button-try-it"), Ref("tryit", look.table.id).id())]
