"""Looks once a day for each follower of a table whether there are news, and whether they may still look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord

from host import Due, Finished, NotYet, Table

from ..kit.app import App

HOUR = 3_600
PATIENCE = 3.0
"""Seconds Discord has for an answer."""


class Followers:
    """See above."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def look(self, row: Due, behind: Sequence[Due]) -> Finished:
        """Due work. Raises what `Follows.look` raises."""
        return await self._app.host.follows.look(row, self._sees)

    async def _sees(self, table: Table, person: int) -> bool:
        """Whether somebody is on the server, and sees the table. Raises `NotYet` if that is not known just now."""
        guild = self._app.get_guild(table.row.server)
        if guild is None or table.row.lost is not None:
            raise NotYet(HOUR)
        channel = guild.get_channel(table.row.channel)
        try:
            member = await asyncio.wait_for(guild.fetch_member(person), PATIENCE)
        except discord.NotFound:
            return False
        except (discord.DiscordException, TimeoutError):
            raise NotYet(HOUR) from None
        if channel is None or not channel.permissions_for(member).view_channel:
            return False
        if table.row.thread is None:
            return True
        private = await self._app.sight.ask(guild, table.row.thread)
        return private is False or (private is True and await self._app.sight.holds(guild, table.row.thread, person))
