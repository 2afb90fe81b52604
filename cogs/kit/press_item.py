"""All buttons and selects of the bot are one item, which knows its id and hands the press to the bot."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Any

import discord
from discord import ui
from discord.ext import commands

from .custom_ids import TEMPLATE


class Answers(commands.Bot, ABC):
    """A bot that answers presses."""

    @abstractmethod
    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """Carry out a press. Never raises: if something goes wrong, the person is told."""


class Press(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """Wraps a button or select. Persistent without being kept in memory: discord.py finds it by its template."""

    @classmethod
    async def from_custom_id(  # type: ignore[override]  # only ever pressed at our bot
        cls, interaction: discord.Interaction[Answers], item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Answers]) -> None:  # type: ignore[override]  # only ever pressed at our bot
        await interaction.client.answer(interaction)
