"""`/league`: leagues are prepared, published, joined, looked at, corrected and ended."""

from __future__ import annotations

from . import draft_card, draft_games, draft_terms, league_presses
from .league_command import command

HANDLERS = {**draft_card.HANDLERS, **draft_games.HANDLERS, **draft_terms.HANDLERS, **league_presses.HANDLERS}
FORMS = (*draft_games.FORMS, *draft_terms.FORMS)

__all__ = ["FORMS", "HANDLERS", "command"]
