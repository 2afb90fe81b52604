"""What the panel shows of lessons: their own card, and the advice in somebody's first game."""

from __future__ import annotations

from ..kit.card import Button
from ..kit.custom_ids import Ref
from ..panel.additions import Addition
from ..viewer import Viewer
from .lesson_card import lesson_card


class Lessons(Addition):
    """See `Addition`."""

    cards = {"lesson": lesson_card}  # noqa: RUF012 - never changed

    def said(self, viewer: Viewer, memo: str) -> list[str]:
        """What matters now."""
        look, speak = viewer
        return [speak("advice", tip=speak(f"tip-{look.advice}"))] if look.advice else []

    def around(self, viewer: Viewer) -> list[Button]:
        """The button that ends it."""
        look, speak = viewer
        return [Button(speak("button-no-advice"), Ref("noadvice", look.table.id).id())] if look.advice else []
