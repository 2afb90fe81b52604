"""Learning a game alone: `/learn`, lessons, and the advice in a first game."""

from __future__ import annotations

from . import first_game, lesson_presses
from .learn_command import command
from .on_panel import Lessons

HANDLERS = {**lesson_presses.HANDLERS, **first_game.HANDLERS}
FORMS: tuple[str, ...] = ()

__all__ = ["FORMS", "HANDLERS", "Lessons", "command"]
