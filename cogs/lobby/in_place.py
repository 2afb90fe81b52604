"""Cards about a table before its start that its people change in place."""

from __future__ import annotations

from collections.abc import Awaitable

from engine.core.model import Illegal
from host import Refused, Table
from host.lobby import only_manager
from words import Speaker

from ..gate.find_table import speaker_of
from ..kit.app import Interaction
from ..kit.replies import refusal, wait


async def opened(interaction: Interaction, number: int) -> tuple[Table, Speaker]:
    """Acknowledge, and return the table with its words. Raises `Refused` for who may not change it."""
    await wait(interaction)
    table = await interaction.client.host.register.table(number)
    only_manager(table, interaction.user.id)
    return table, speaker_of(interaction, table)


async def changed(interaction: Interaction, number: int, change: Awaitable[Table]) -> tuple[Table, Speaker, str]:
    """The table as a change leaves it, its words, and why the change was refused if it was."""
    line = ""
    try:
        table = await change
    except (Illegal, Refused) as error:
        table = await interaction.client.host.register.table(number)
        line = refusal(speaker_of(interaction, table), error)
    return table, speaker_of(interaction, table), line
