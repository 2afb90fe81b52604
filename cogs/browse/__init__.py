"""Looking around: the list of tables, the log and its pictures, the board, the status, rules, legend, map."""

from __future__ import annotations

from . import (
    board_text,
    film_page,
    legend_pages,
    log_pages,
    map,
    my_tables,
    record_file,
    review_page,
    rules_pages,
    score_page,
    table_list,
    topic_pages,
    turn_pages,
    verb_meaning,
)
from .browse_commands import commands as game_commands
from .my_tables import show_mine

HANDLERS = {
    **log_pages.HANDLERS,
    **turn_pages.HANDLERS,
    **film_page.HANDLERS,
    **board_text.HANDLERS,
    **rules_pages.HANDLERS,
    **topic_pages.HANDLERS,
    **legend_pages.HANDLERS,
    **verb_meaning.HANDLERS,
    **map.HANDLERS,
    **table_list.HANDLERS,
    **score_page.HANDLERS,
    **record_file.HANDLERS,
    **review_page.HANDLERS,
    **my_tables.HANDLERS,
}
FORMS = turn_pages.FORMS

__all__ = ["FORMS", "HANDLERS", "game_commands", "show_mine"]
