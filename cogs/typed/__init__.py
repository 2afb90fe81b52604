"""A game's actions as typed commands: `/milestones road …`."""

from __future__ import annotations

from .confirm_typed import HANDLERS
from .game_commands import group

FORMS: tuple[str, ...] = ()

__all__ = ["FORMS", "HANDLERS", "group"]
