"""Planning: the next turn left beforehand, and several actions collected for this one."""

from __future__ import annotations

from . import ahead_presses, batch_presses, typed_lines
from .ahead_presses import commands as game_commands
from .on_panel import Plans
from .typed_lines import FORMS

HANDLERS = {**ahead_presses.HANDLERS, **batch_presses.HANDLERS, **typed_lines.HANDLERS}

__all__ = ["FORMS", "HANDLERS", "Plans", "game_commands"]
