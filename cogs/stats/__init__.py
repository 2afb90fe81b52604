"""`/stats`: what the results of games say together, of a person and of a server's games."""

from __future__ import annotations

from .stats_command import command
from .stats_presses import HANDLERS

FORMS: tuple[str, ...] = ()

__all__ = ["FORMS", "HANDLERS", "command"]
