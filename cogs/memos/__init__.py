"""Notes to oneself: only their author ever sees them."""

from __future__ import annotations

from .memo_form import FORMS, HANDLERS
from .memo_form import commands as game_commands
from .on_panel import Memos

__all__ = ["FORMS", "HANDLERS", "Memos", "game_commands"]
