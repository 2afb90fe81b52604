"""Looking around: the log and its pictures, the board, the status, the rules, the legend, the map."""

from __future__ import annotations

from . import legend_pages, log_pages, map, rules_pages
from .browse_commands import commands as game_commands

HANDLERS = {**log_pages.HANDLERS, **rules_pages.HANDLERS, **legend_pages.HANDLERS, **map.HANDLERS}
FORMS: tuple[str, ...] = ()

__all__ = ["FORMS", "HANDLERS", "game_commands"]
