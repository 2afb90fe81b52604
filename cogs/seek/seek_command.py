"""The command `/game seek`."""

from __future__ import annotations

from discord import app_commands

from ..gate.table_commands import Command
from ..kit.app import Interaction
from ..kit.custom_ids import Ref
from ..kit.translation import named, said
from .seek_card import open_card


def commands() -> list[Command]:
    """It alone."""

    @app_commands.command(name=named("seek"), description=said("command-seek"))
    async def seek(interaction: Interaction) -> None:
        await open_card(interaction, Ref("seek"))

    return [seek]
