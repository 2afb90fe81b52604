"""The commands of `/game` for looking around."""

from __future__ import annotations

from discord import app_commands

from host import Refused
from host.which import ANY, BEGUN, STARTED

from ..gate.find_table import choices, find
from ..gate.table_commands import Command, on_table, with_table
from ..kit.app import Interaction
from ..kit.replies import wait
from ..kit.translation import named, said
from ..panel.show_panel import viewer_of
from .board import name_of, places, show_board, show_place
from .legend_pages import show_legend
from .log_pages import show_log
from .my_tables import show_mine
from .status import show_status
from .table_list import show_list
from .topic_pages import show_rules, suggest, suggest_game
from .turn_pages import show_replay


def commands() -> list[Command]:
    """All of them."""
    plain = {
        "log": (STARTED, show_log),
        "replay": (BEGUN, show_replay),
        "status": (ANY, show_status),
        "legend": (ANY, show_legend),
    }
    own = (_board(), _list(), _mine(), _rules())
    return [*own, *(on_table(name, which, act) for name, (which, act) in plain.items())]


async def _places(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
    try:
        look = await interaction.client.host.now.look((await find(interaction, interaction.namespace.table)).id, None)
    except Refused:
        return []
    viewer = viewer_of(interaction, look)
    return choices([(name_of(viewer, place), place) for place in places(look)], current)


def _list() -> Command:
    @app_commands.command(name=named("list"), description=said("command-list"))
    async def list_(interaction: Interaction) -> None:
        await show_list(interaction)

    return list_


def _mine() -> Command:
    """What `/me tables` shows in direct messages too, where people look for it on a server."""

    @app_commands.command(name=named("mine"), description=said("command-mine"))
    async def mine(interaction: Interaction) -> None:
        await show_mine(interaction)

    return mine


def _board() -> Command:
    @with_table("board", ANY, at=("place", "option-place"), text=("text", "option-board-text"))
    @app_commands.autocomplete(at=_places)
    async def board(
        interaction: Interaction, at: str | None = None, text: bool = False, table: str | None = None
    ) -> None:
        await wait(interaction)
        meant = await find(interaction, table)
        if at:
            await show_place(interaction, meant, at)
        else:
            await show_board(interaction, meant, as_text=text)

    return board


def _rules() -> Command:
    @with_table("rules", ANY, topic=("topic", "option-topic"), game=("game", "option-topic-game"))
    @app_commands.autocomplete(topic=suggest, game=suggest_game)
    async def rules(
        interaction: Interaction, topic: str = "", game: str | None = None, table: str | None = None
    ) -> None:
        await wait(interaction)
        await show_rules(interaction, topic, game, table)

    return rules
