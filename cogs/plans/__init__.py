"""Planning: the next turn left beforehand, several actions collected for this one, and the list of all that is done
for a person without asking."""

from __future__ import annotations

from . import ahead_presses, batch_presses, enough, in_force_presses, typed_lines
from .in_force_presses import commands as game_commands
from .on_panel import Plans

HANDLERS = {
    **ahead_presses.HANDLERS,
    **batch_presses.HANDLERS,
    **enough.HANDLERS,
    **in_force_presses.HANDLERS,
    **typed_lines.HANDLERS,
}

FORMS = (*typed_lines.FORMS, *enough.FORMS)

__all__ = ["FORMS", "HANDLERS", "Plans", "game_commands"]
