"""Planning: the next turn left beforehand, and several actions collected for this one."""

from __future__ import annotations

from . import ahead_presses, batch_presses
from .ahead_presses import commands as game_commands
from .batch_presses import FORMS
from .on_panel import Plans

HANDLERS = {**ahead_presses.HANDLERS, **batch_presses.HANDLERS}

__all__ = ["FORMS", "HANDLERS", "Plans", "game_commands"]
