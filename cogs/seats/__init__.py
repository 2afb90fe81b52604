"""Seats change hands: a table's people, and what they may wish about a seat."""

from __future__ import annotations

from .wishes import HANDLERS, MENUS, ask
from .wishes import commands as game_commands

FORMS: tuple[str, ...] = ()

__all__ = ["FORMS", "HANDLERS", "MENUS", "ask", "game_commands"]
