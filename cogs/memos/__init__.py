"""Notes to oneself: only ever shown to whoever wrote them."""

from __future__ import annotations

from .memo_form import FORMS, HANDLERS
from .memo_form import commands as game_commands
from .on_panel import Memos

__all__ = ["FORMS", "HANDLERS", "Memos", "game_commands"]
