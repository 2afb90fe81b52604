"""The presses and commands being answered. While the bot is stopping, no new ones are taken."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import discord

KEPT = 1_000
"""The most messages whose newest press is remembered."""


class Presses:
    """`leaving`: the bot is about to stop."""

    def __init__(self) -> None:
        self.leaving = False
        self._open: set[asyncio.Task[object]] = set()
        self._newest: OrderedDict[int, int] = OrderedDict()

    def begin(self, interaction: discord.Interaction[Any]) -> None:
        """From now until it ends, the current task answers this interaction."""
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        task.add_done_callback(self._open.discard)
        if interaction.message is not None:
            self._newest[interaction.message.id] = interaction.id
            self._newest.move_to_end(interaction.message.id)
            if len(self._newest) > KEPT:
                self._newest.popitem(last=False)

    def overtaken(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether its message has been pressed again since."""
        if interaction.message is None:
            return False
        return self._newest.get(interaction.message.id, 0) > interaction.id

    async def finish(self, seconds: float) -> None:
        """Take no new ones, and wait for those being answered; those that take longer are given up."""
        self.leaving = True
        if not self._open:
            return
        _, late = await asyncio.wait(self._open, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
