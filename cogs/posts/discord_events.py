"""What Discord tells us about the places of tables: threads, channels and servers that go, come back or change."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

import discord
import msgspec

from host import SOUGHT, Due, Finished, NotYet, Part, Status

from ..kit.app import App
from .greeting import greet, joined_lately

HOUR = 3_600
"""Seconds until a place is looked at again on a server that the bot has left: its return is heard before."""

log = logging.getLogger(__name__)


class Events:
    """Listens to the gateway. None of its methods raises; errors are logged, which is all discord.py would do.
    `settled`: whether a server has been told of at a start; then it is news that it is available."""

    def __init__(self, app: App, settled: Callable[[int], bool]) -> None:
        self._app, self._settled = app, settled

    def listen(self) -> None:
        """Start listening."""
        for heard in (
            self.on_guild_channel_delete,
            self.on_raw_thread_delete,
            self.on_guild_remove,
            self.on_guild_join,
            self.on_guild_available,
            self.on_guild_channel_update,
            self.on_raw_thread_update,
            self.on_guild_role_update,
            self.on_member_update,
            self.on_guild_role_delete,
        ):
            self._app.add_listener(_logged(heard), heard.__name__)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The tables there have no place any more."""
        await self._app.host.places.gone(channel.id)
        await self._app.host.listings.look_again(channel.guild.id)

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """The table there has no place any more."""
        await self._app.host.places.gone(gone.thread_id)
        await self._app.host.listings.look_again(gone.guild_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed: the server's tables wait for its return, for a month."""
        await self._app.host.places.left(guild.id)
        await self._app.host.servers.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot is new there, or back: the server's tables go on where they were."""
        if not self._settled(guild.id):
            return  # it is greeted when its shard is this process's, and known
        await self.on_guild_available(guild)
        await greet(self._app, guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The server is available again after an outage at Discord."""
        if not self._settled(guild.id):
            return
        await self._app.host.servers.joined(guild.id)
        await self._app.host.places.seek(guild.id, joined=True)
        await self._seek(guild.id)

    async def begin(self, guilds: Sequence[discord.Guild], part: Part) -> None:
        """At a start: find out which servers of a shard were left meanwhile."""
        await self._app.host.servers.begin({guild.id for guild in guilds}, part)

    async def greet_new(self, guilds: Sequence[discord.Guild]) -> None:
        """At a start: greet the servers that were joined meanwhile."""
        for guild in guilds:
            if joined_lately(self._app, guild):
                await greet(self._app, guild)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """The bot may have its permissions in a channel back."""
        if before.overwrites != after.overwrites:
            await self._seek(after.guild.id)

    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been opened again."""
        state = changed.data["thread_metadata"]
        if not (state["archived"] and state.get("locked")):
            await self._seek(changed.guild_id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """The bot may have got permissions through one of its roles."""
        if before.permissions != after.permissions and after in after.guild.me.roles:
            await self._seek(after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot may have got permissions with a role: of others Discord tells us nothing."""
        if after.id == after.guild.me.id and before.roles != after.roles:
            await self._seek(after.guild.id)

    async def _seek(self, server: int) -> None:
        """Permissions have changed on a server: what could not be shown may be possible now, and what everybody may
        see may be different."""
        await self._app.host.places.seek(server)
        await self._app.host.listings.look_again(server)

    async def seek(self, row: Due, behind: Sequence[Due]) -> Finished:
        """Due work: try the old place of a table that has none, whatever Discord has told us about it: it may have
        told us nothing of what has changed. Raises `NotYet`."""
        table = await self._app.host.register.table(row.game)
        if table.row.lost is None or table.status in (Status.FINISHED, Status.ABANDONED):
            return Finished("needless")
        if self._app.get_guild(table.row.server) is None:
            raise NotYet(HOUR)
        await self._app.host.places.try_again(table.id)
        return Finished(SOUGHT)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role that was allowed to open tables is gone. If it was the only one, only admins may open tables from
        now on, rather than everybody."""
        register = self._app.host.register
        settings = await register.settings(role.guild.id)
        others = tuple(each for each in settings.creators if each != role.id)
        if others and others != settings.creators:
            await register.set_settings(role.guild.id, msgspec.structs.replace(settings, creators=others))
        elif others != settings.creators:
            log.warning("server %s: the only role that may open tables is gone", role.guild.id)


def _logged(heard: Callable[..., Awaitable[None]]) -> Callable[..., Coroutine[object, object, None]]:
    """A listener whose errors are logged: storage may already be closed when an event arrives."""

    async def listener(*told: Any) -> None:
        try:
            await heard(*told)
        except Exception:
            log.exception("%s could not be followed", heard.__name__)

    return listener
