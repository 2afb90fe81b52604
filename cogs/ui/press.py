"""Every button and select of ours: one item that only knows its id and hands the press to the bot's router."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from .ids import TEMPLATE

if TYPE_CHECKING:
    from ..client import Bot


class Press(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Wraps a button or select. Persistent without being kept in memory: discord.py finds it by its template."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        bot: Bot = interaction.client
        await bot.router.answer(interaction)
