"""What other features add to the panel, so that the panel need not know them. Pure functions of a viewer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ..kit.card import Button, Card, Row
from ..viewer import Viewer


class TurnCard(Protocol):
    """The card of a look that is not at the decision asked now, by the name of its turn (`Look.turn`)."""

    def __call__(self, viewer: Viewer, *, text: str = "", page: int = 0, line: str = "") -> Card: ...


class Addition:
    """What one feature adds; by default nothing."""

    cards: Mapping[str, TurnCard] = {}

    def first(self, viewer: Viewer) -> list[str]:
        """What became of something of theirs that they do not know yet; it stands above the question, before what
        their press came to."""
        return []

    def second(self, viewer: Viewer) -> list[str]:
        """The same of what their press came to: it stands after that."""
        return []

    def said(self, viewer: Viewer, memo: str) -> list[str]:
        """Lines below the answers, or the buttons of somebody who waits; `memo` is what this person wrote to
        themselves."""
        return []

    def asked(self, viewer: Viewer) -> str:
        """What else somebody who waits is asked, above their buttons: the answers are among those of `meanwhile`."""
        return ""

    def kept(self, viewer: Viewer) -> str:
        """A line above the question about what is collected for it; "" for none."""
        return ""

    def takes_green(self, viewer: Viewer) -> bool:
        """Whether one of `ways` is the panel's green button."""
        return False

    def ways(self, viewer: Viewer, *, green: bool) -> list[Row]:
        """Buttons below the first question: other ways to answer it. green: another button of the panel is."""
        return []

    def standing(self, viewer: Viewer) -> list[str]:
        """Lines for somebody who waits."""
        return []

    def meanwhile(self, viewer: Viewer) -> list[Button]:
        """Buttons for somebody who waits."""
        return []

    def around(self, viewer: Viewer) -> list[Button]:
        """Buttons after those for looking around."""
        return []
