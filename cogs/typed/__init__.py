"""A game's actions as typed commands: `/milestones road …`."""

from __future__ import annotations

from .game_commands import group
from .understood import HANDLERS

FORMS: tuple[str, ...] = ()

__all__ = ["FORMS", "HANDLERS", "group"]
