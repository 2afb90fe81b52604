"""The threads and forum posts in which tables live: starting them, finding them again after a crash, archiving them
at the end."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Literal

import discord

from host import Due, Finished, Lost, Place, Status, Table

from ..gate.bot_permissions import free_tags
from ..gate.find_table import title
from ..kit.app import App
from ..kit.card import Card
from .background_requests import asked, finished, refused

log = logging.getLogger(__name__)
THREAD_EXISTS = 160004
DAYS: Literal[10080] = 10080
"""A table's thread is archived after this many minutes of silence: a week."""


class Threads:
    """Makes them and archives them."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def begin(self, table: Table, message: int) -> None:
        """Start a table's own thread at its lobby message, unless it already lives in a thread. If Discord refuses,
        the table stays in its channel."""
        if table.row.thread is not None or isinstance(self._app.get_channel(table.place), discord.ForumChannel):
            return
        channel = self._app.get_partial_messageable(table.place, guild_id=table.row.server)
        start = channel.get_partial_message(message)
        speak = table.speaker(await self._app.locale(table.row.server))
        name = title(table, speak)[:100]
        try:
            await asked(self._app, start.create_thread(name=name, auto_archive_duration=DAYS))
        except (discord.HTTPException, Lost) as error:
            fault = error.__cause__ if isinstance(error, Lost) else error
            assert isinstance(fault, discord.HTTPException)
            if not refused(fault):
                raise
            if fault.code != THREAD_EXISTS:
                log.warning("table %s stays in its channel, no thread may be made there: %s", table.id, fault)
                return
        await self._app.host.places.set(table.id, Place(table.row.server, table.row.channel, message))

    async def in_forum(
        self, forum: discord.ForumChannel, table: Table, card: Card, allowed: discord.AllowedMentions
    ) -> int:
        """A forum holds only posts: give the table a post of its own, whose first message is the lobby."""
        speak = table.speaker(await self._app.locale(table.row.server))
        name, tags = title(table, speak)[:100], free_tags(forum)[:1] if forum.flags.require_tag else []
        files: dict[str, Any] = {"files": card.files()} if card.files() else {}
        made = await asked(
            self._app,
            forum.create_thread(
                name=name,
                auto_archive_duration=DAYS,
                applied_tags=tags,
                view=card.view(),
                allowed_mentions=allowed,
                **files,
            ),
        )
        await self._app.host.places.set(table.id, Place(table.row.server, table.row.channel, made.thread.id))
        return made.message.id

    async def found_in_forum(self, forum: discord.ForumChannel, table: Table) -> int | None:
        """The post a table already has in a forum."""
        name = title(table, table.speaker(await self._app.locale(table.row.server)))[:100]
        mine = (each.id for each in forum.threads if each.name == name and each.owner_id == forum.guild.me.id)
        found = next(mine, None)
        if found is not None:
            await self._app.host.places.set(table.id, Place(table.row.server, table.row.channel, found))
        return found

    async def close(self, row: Due, behind: Sequence[Due]) -> Finished:
        """Archive the thread of a table that is over, if the bot made it; anybody can open it again by writing."""
        table = await self._app.host.register.table(row.game)
        guild = self._app.get_guild(table.row.server)
        thread = guild.get_thread(table.row.thread or 0) if guild is not None else None
        if table.status not in (Status.FINISHED, Status.ABANDONED):
            return Finished("goes-on")
        if thread is None or thread.archived or self._app.user is None or thread.owner_id != self._app.user.id:
            return Finished("nothing-to-archive")
        return await finished(asked(self._app, thread.edit(archived=True)), "stays-open")
