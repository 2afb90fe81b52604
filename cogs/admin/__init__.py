"""What the admins of a server do: `/setup` and `/admin`."""

from __future__ import annotations

from . import act_presses, events, setup
from .act_presses import HANDLERS as FREE
from .commands import AdminCommands
from .setup import command as setup_command

HANDLERS = {**setup.HANDLERS, **act_presses.HANDLERS, **events.HANDLERS}
FORMS = events.FORMS

__all__ = ["FORMS", "FREE", "HANDLERS", "AdminCommands", "setup_command"]
