"""What the panel shows of a memo: its text, and the button to change it."""

from __future__ import annotations

from ..kit.card import Button
from ..panel.additions import Addition
from ..viewer import Viewer
from . import memo_lines


class Memos(Addition):
    """See `Addition`."""

    def said(self, viewer: Viewer, memo: str) -> list[str]:
        """The memo with its heading."""
        shown = memo_lines.shown(memo, viewer.speak)
        return [shown] if shown else []

    def around(self, viewer: Viewer) -> list[Button]:
        """The button to one's memo."""
        return memo_lines.buttons(viewer)
