"""The panel: the message on which one person chooses."""

from __future__ import annotations

from . import ends, presses, typed_answer, undo
from .undo import commands as game_commands

HANDLERS = {**presses.HANDLERS, **ends.HANDLERS, **typed_answer.HANDLERS, **undo.HANDLERS}
FORMS = (*presses.FORMS, *typed_answer.FORMS)

__all__ = ["FORMS", "HANDLERS", "game_commands"]
