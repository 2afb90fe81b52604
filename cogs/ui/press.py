"""All buttons and selects of the bot are one item, which knows its id and hands the press to the bot."""

from __future__ import annotations

import re
from typing import Any

from discord import ui

from ..app import Interaction
from .ids import TEMPLATE


class Press(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Wraps a button or select. Persistent without being kept in memory: discord.py finds it by its template."""

    @classmethod
    async def from_custom_id(  # type: ignore[override]  # only ever pressed at our bot
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:  # type: ignore[override]  # only ever pressed at our bot
        await interaction.client.answer(interaction)
