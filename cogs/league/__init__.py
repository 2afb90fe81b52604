"""`/league`: leagues are prepared, published, joined, looked at, corrected and ended."""

from __future__ import annotations

from . import draft_card, league_presses
from .league_command import command

HANDLERS = {**draft_card.HANDLERS, **league_presses.HANDLERS}
FORMS: tuple[str, ...] = ()

__all__ = ["FORMS", "HANDLERS", "command"]
