"""How commands of `/game` about one table are made: the table is an option, with suggestions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeAlias

from discord import app_commands

from host import Table
from host.which import Which

from ..kit.app import Interaction
from ..kit.replies import wait
from ..kit.translation import named, said
from .find_table import find, suggesting

Command: TypeAlias = app_commands.Command[Any, Any, None]
Run: TypeAlias = Callable[..., Coroutine[object, object, None]]
TABLE = "table"
SEATS, TABLES = "seat", "table"
"""The groups of `/game`: commands about one's own seat, and about a whole table."""
GROUP = "group"
"""Where a command says which group it is in."""


def with_table(name: str, which: Which, group: str = "", **options: tuple[str, str]) -> Callable[[Run], Command]:
    """Make a command of that name from a function, with an option `table`, for which tables of one kind are
    suggested. `group`: it is not `/game NAME` but `/game GROUP NAME`. `options`: for each further parameter the
    option's name and description, as keys in the words files."""

    def made(run: Run) -> Command:
        known = {**options, TABLE: (TABLE, "option-table")}
        run = app_commands.describe(**{each: said(about) for each, (_, about) in known.items()})(run)
        run = app_commands.rename(**{each: named(called) for each, (called, _) in known.items()})(run)
        about, extras = said(f"command-{name}"), {GROUP: group}
        command: Command = app_commands.command(name=named(name), description=about, extras=extras)(run)
        command.autocomplete(TABLE)(suggesting(which))
        return command

    return made


def on_table(
    name: str, which: Which, act: Callable[[Interaction, Table], Awaitable[object]], group: str = ""
) -> Command:
    """A command that does something with the chosen table, which should be of that kind."""

    async def run(interaction: Interaction, table: str | None = None) -> None:
        await wait(interaction)
        await act(interaction, await find(interaction, table, which=which))

    return with_table(name, which, group)(run)
