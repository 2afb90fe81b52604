"""Which threads are private, and who is in them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

import discord

log = logging.getLogger(__name__)
KNOWN = 10_000
"""The most threads whose kind is remembered."""
PATIENCE = 3.0
"""Seconds Discord has for an answer."""


class Sight:
    """Discord only tells us of active threads, so we remember the kind of each thread, which never changes."""

    def __init__(self) -> None:
        self._private: OrderedDict[int, bool] = OrderedDict()

    def private(self, guild: discord.Guild, number: int) -> bool | None:
        """Whether a thread is private; None if Discord would have to be asked."""
        thread = guild.get_thread(number)
        if thread is not None:
            self._keep(thread)
        return self._private.get(number)

    async def ask(self, guild: discord.Guild, number: int) -> bool | None:
        """The same, asking Discord if necessary; None if it does not say."""
        if self.private(guild, number) is None:
            thread = await self._thread(guild, number)
            if thread is not None:
                self._keep(thread)
        return self._private.get(number)

    async def holds(self, guild: discord.Guild, number: int, person: int) -> bool:
        """Whether Discord says that somebody is in a thread."""
        thread = await self._thread(guild, number)
        try:
            if thread is not None:
                await asyncio.wait_for(thread.fetch_member(person), PATIENCE)
                return True
        except (discord.DiscordException, TimeoutError) as error:
            log.info("thread %s: whether a person is in it is not known: %r", number, error)
        return False

    async def _thread(self, guild: discord.Guild, number: int) -> discord.Thread | None:
        known = guild.get_thread(number)
        if known is not None:
            return known
        try:
            found = await asyncio.wait_for(guild.fetch_channel(number), PATIENCE)
        except (discord.DiscordException, TimeoutError) as error:
            log.info("thread %s cannot be looked at: %r", number, error)
            return None
        return found if isinstance(found, discord.Thread) else None

    def _keep(self, thread: discord.Thread) -> None:
        self._private[thread.id] = thread.is_private()
        self._private.move_to_end(thread.id)
        if len(self._private) > KNOWN:
            self._private.popitem(last=False)
