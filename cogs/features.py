"""The features of the bot. Each is a folder that exports its `HANDLERS` by the `what` of a press, `FORMS` (presses
answered by a form), its `game_commands`, and what it adds to the panel. A new feature is a folder and a line here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.core.game import AnyGame

from . import (
    admin,
    browse,
    faults,
    follow,
    league,
    learn,
    lobby,
    me,
    memos,
    panel,
    plans,
    proposals,
    seats,
    seek,
    stats,
    tries,
    typed,
)
from .gate.person_menus import PersonMenu
from .gate.table_commands import Command
from .kit.router import Handler
from .panel.panel_card import Panel

FEATURES = (
    seats,
    lobby,
    panel,
    browse,
    memos,
    plans,
    tries,
    typed,
    admin,
    me,
    proposals,
    stats,
    learn,
    faults,
    seek,
    league,
    follow,
)

HANDLERS: Mapping[str, Handler] = {what: handler for each in FEATURES for what, handler in each.HANDLERS.items()}
FORMS: frozenset[str] = frozenset(what for each in FEATURES for what in each.FORMS)
MENUS: tuple[PersonMenu, ...] = (*lobby.MENUS, *seats.MENUS)
"""What is in the menu of a person."""
PANEL = Panel((plans.Plans(), memos.Memos(), tries.Tries(), proposals.Proposals(), learn.Lessons(), faults.Faults()))


def game_commands(games: Iterable[AnyGame]) -> list[Command]:
    """The subcommands of `/game` that each belong to one feature."""
    own = (seats, panel, browse, memos, plans, seek, follow)
    return [*lobby.game_commands(games), *(command for each in own for command in each.game_commands())]
