"""Keeps each table's public message up to date: edits it when something changed, one edit at a time, or has it
posted again where Discord would not take another edit."""

from __future__ import annotations

import asyncio
import logging

import discord

from host import Host, Refused, Status, Table

from .messages import Messages, is_lobby
from .poster import Poster

log = logging.getLogger(__name__)
HOUR = 3_600
"""Discord allows only a few edits of messages older than this."""
GONE, ARCHIVED, TOO_OFTEN = 10008, 50083, 30046
"""Error codes of Discord: no such message, an archived thread, too many edits of old messages."""


class Boards:
    """Others only call `changed(table)`. `pause`: seconds between two edits of one message."""

    def __init__(self, host: Host, messages: Messages, poster: Poster, pause: float) -> None:
        self._host, self._messages, self._poster, self._pause = host, messages, poster, pause
        self._behind: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def changed(self, table: int) -> None:
        """Something happened at a table: send its posts, then bring its message up to date."""
        self._poster.wake()
        self._behind.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._follow(table), name=f"board {table}")

    async def idle(self) -> None:
        """Wait until every message is up to date."""
        if self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Stop following; changes not shown yet will be at the next start."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _follow(self, table: int) -> None:
        try:
            while table in self._behind:
                self._behind.discard(table)
                await self._poster.idle()
                if await self._refresh(table) and self._pause:
                    await asyncio.sleep(self._pause)
        except Exception:
            log.exception("table %s: its message could not be brought up to date", table)
        finally:
            del self._tasks[table]

    async def _refresh(self, number: int) -> bool:
        """Show a table as it stands. Says whether Discord was asked to."""
        try:
            table = await self._host.register.table(number)
            if table.row.board is None or await self._messages.is_shown(table):
                return False
            card = await self._messages.card(table)
        except Refused:
            return False
        in_lobby = table.row.head < 0
        if not in_lobby and (is_lobby(table) or (table.row.board_at or 0) + HOUR < self._host.now()):
            await self._post_again(table)
            return True
        try:
            await self._messages.edit(table, card)
        except discord.HTTPException as error:
            if error.code in (GONE, ARCHIVED, TOO_OFTEN) and not in_lobby:
                await self._post_again(table)
            else:
                log.warning("table %s: its message could not be edited: %s", number, error)
            return True
        self._messages.note(table)
        return True

    async def _post_again(self, table: Table) -> None:
        if table.status in (Status.PLAYING, Status.PAUSED):
            await self._host.post_again(table)
            self._poster.wake()
