"""The presses and commands being answered. While the bot is stopping, no new ones are taken, and of one person only
so many at a time."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Any, TypeAlias

import discord

Pressed: TypeAlias = discord.Interaction[Any]
"""A press, or anything else somebody does, whichever bot it reaches."""

KEPT = 1_000
"""The most messages whose newest press is remembered."""
MOST, MOST_SUGGESTED = 6, 3
"""The most presses, forms and commands of one person that are open, and the most options they type: whoever sends
more at once does not keep others waiting."""


class Presses:
    """`leaving`: the bot is about to stop."""

    def __init__(self) -> None:
        self.leaving = False
        self._open: set[asyncio.Task[object]] = set()
        self._newest: OrderedDict[int, int] = OrderedDict()
        self._of: Counter[tuple[int, bool]] = Counter()

    def begin(self, interaction: Pressed) -> None:
        """From now until it ends, the current task answers this interaction."""
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        whose = _whose(interaction)
        self._of[whose] += 1
        task.add_done_callback(lambda done: self._ended(done, whose))
        if interaction.message is not None:
            self._newest[interaction.message.id] = interaction.id
            self._newest.move_to_end(interaction.message.id)
            if len(self._newest) > KEPT:
                self._newest.popitem(last=False)

    def overtaken(self, interaction: Pressed) -> bool:
        """Whether its message has been pressed again since."""
        if interaction.message is None:
            return False
        return self._newest.get(interaction.message.id, 0) > interaction.id

    def too_many(self, interaction: Pressed) -> bool:
        """Whether this one has begun while too many of its person were open."""
        whose = _whose(interaction)
        return self._of[whose] > (MOST_SUGGESTED if whose[1] else MOST)

    async def finish(self, seconds: float) -> None:
        """Take no new ones, and wait for those being answered; those that take longer are given up."""
        self.leaving = True
        if not self._open:
            return
        _, late = await asyncio.wait(self._open, timeout=seconds)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)

    def _ended(self, task: asyncio.Task[object], whose: tuple[int, bool]) -> None:
        self._open.discard(task)
        self._of[whose] -= 1
        if not self._of[whose]:
            del self._of[whose]


def _whose(interaction: Pressed) -> tuple[int, bool]:
    """The person, and whether they type an option."""
    return interaction.user.id, interaction.type is discord.InteractionType.autocomplete
