"""Following a table: a word of its news once a day at most. And votes for that of the week."""

from __future__ import annotations

from .follow_card import HANDLERS
from .follow_card import commands as game_commands

FORMS: tuple[str, ...] = ()

__all__ = ["FORMS", "HANDLERS", "game_commands"]
