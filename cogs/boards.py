"""Keeps each table's public message up to date: edits it when something changed, one at a time, or has it
posted anew when Discord would not have it edited any more."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING

import discord
import msgspec

from db import NewPost, Seat, Status
from host import Refused, Table

from . import public
from .ui.card import Card
from .ui.viewer import Viewer

if TYPE_CHECKING:
    from .client import Bot

log = logging.getLogger(__name__)
HOUR = 3_600
"""Messages older than this Discord lets one edit only a few times."""
GONE, ARCHIVED, TOO_OFTEN = 10008, 50083, 30046
"""Codes of Discord's: no such message, an archived thread, too many edits of old messages."""


class Boards:
    """`changed(table)` is all the others call."""

    def __init__(self, bot: Bot, pause: float) -> None:
        self._bot, self._pause = bot, pause
        self._behind: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._shown: dict[int, Shown] = {}

    def changed(self, table: int) -> None:
        """Something happened at a table: post what is due, then bring its message up to date."""
        self._bot.poster.wake()
        self._behind.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._follow(table), name=f"board {table}")

    def note(self, table: Table) -> None:
        """The table's message shows it as it stands now."""
        self._shown[table.id] = _shown(table)

    async def card(self, table: Table, mark: str = "") -> Card:
        """The public card of a table as it stands."""
        bot = self._bot
        speak = table.speaker(await bot.locale(table.row.server))
        if table.row.head < 0:
            return public.lobby(table, speak, mark)
        look = await bot.host.look(table.id, None)
        recent = await bot.host.log(table.id, None, limit=public.RECENT)
        return await bot.pool.run(partial(public.board, table, Viewer(look, speak), bot.pictures, recent, mark))

    async def retire(self, table: Table, newer: int) -> None:
        """The message that showed a table until now leads to the `newer` one: a lobby outside the thread says that
        the game has started, an older board only where the newest is."""
        speak = table.speaker(await self._bot.locale(table.row.server))
        card = public.lobby(table, speak, "") if is_lobby(table) else public.older(table, speak, newer)
        await self._edit(table, card)

    async def idle(self) -> None:
        """Wait until every message is up to date."""
        if self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Stop following; what is not shown yet will be at the next start."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _follow(self, table: int) -> None:
        try:
            while table in self._behind:
                self._behind.discard(table)
                await self._bot.poster.idle()
                if await self._refresh(table) and self._pause:
                    await asyncio.sleep(self._pause)
        except Exception:
            log.exception("table %s: its message could not be brought up to date", table)
        finally:
            del self._tasks[table]

    async def _refresh(self, number: int) -> bool:
        """Show a table as it stands. Says whether Discord was asked to."""
        host = self._bot.host
        try:
            table = await host.table(number)
            if table.row.board is None or await self._is_shown(table):
                return False
            card = await self.card(table)
        except Refused:
            return False
        in_lobby = table.row.head < 0
        if not in_lobby and (is_lobby(table) or (table.row.board_at or 0) + HOUR < host.now()):
            await self._post_anew(table)
            return True
        try:
            await self._edit(table, card)
        except discord.HTTPException as error:
            if error.code in (GONE, ARCHIVED, TOO_OFTEN) and not in_lobby:
                await self._post_anew(table)
            else:
                log.warning("table %s: its message could not be edited: %s", number, error)
            return True
        self.note(table)
        return True

    async def _is_shown(self, table: Table) -> bool:
        """Whether the message is up to date. After a start Discord is asked when it was last edited."""
        if table.id in self._shown:
            return self._shown[table.id] == _shown(table)
        current = not is_lobby(table) and (table.row.board_at or 0) >= table.row.updated_at
        if not current and not is_lobby(table):
            try:
                message = await self._message(table).fetch()
                last = message.edited_at or message.created_at
                current = last.timestamp() >= table.row.updated_at
            except discord.HTTPException as error:
                log.info("table %s: its message cannot be read: %s", table.id, error)
        if current:
            self.note(table)
        return current

    async def _post_anew(self, table: Table) -> None:
        if table.status in (Status.PLAYING, Status.PAUSED):
            await self._bot.host.store.outbox.add(table.id, [NewPost("board", b"{}", self._bot.host.now())])
            self._bot.poster.wake()

    async def _edit(self, table: Table, card: Card) -> None:
        nobody = discord.AllowedMentions.none()
        await self._message(table).edit(view=card.view(), attachments=card.files(), allowed_mentions=nobody)

    def _message(self, table: Table) -> discord.PartialMessage:
        channel = table.row.channel if is_lobby(table) else table.place
        messages = self._bot.get_partial_messageable(channel, guild_id=table.row.server)
        return messages.get_partial_message(table.row.board or 0)


Shown = tuple[int, Status, tuple[Seat, ...], bytes]


def _shown(table: Table) -> Shown:
    """Equal for two looks at a table between which nothing changed."""
    seats = tuple(msgspec.structs.replace(seat, seen=0) for seat in table.seats)
    return table.row.head, table.row.status, seats, table.row.options


def is_lobby(table: Table) -> bool:
    """Whether the table's message is the one its thread was started from, which stands outside the thread."""
    return table.row.board is not None and table.row.board == table.row.thread
