"""What somebody would play: they say so once, and are asked when enough people fit."""

from __future__ import annotations

from .seek_card import HANDLERS
from .seek_command import commands as game_commands

FORMS: tuple[str, ...] = ()

__all__ = ["FORMS", "HANDLERS", "game_commands"]
