"""`/me time`: what somebody says about themselves for all tables on all servers: when and how they may be called."""

from __future__ import annotations

from .me_command import command as time_command
from .me_presses import FORMS, HANDLERS

__all__ = ["FORMS", "HANDLERS", "time_command"]
