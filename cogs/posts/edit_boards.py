"""Keeps each table's public message up to date: edits it when it is behind, or has it posted again when Discord would
not take another edit."""

from __future__ import annotations

import asyncio
import math
from collections import OrderedDict
from collections.abc import Sequence

import discord

from host import Due, Finished, Host, NewDue, NotYet, Status, Table

from .table_messages import Messages, is_lobby

HOUR = 3_600
"""Discord allows only a few edits of messages older than this."""
GONE, ARCHIVED, TOO_OFTEN = 10008, 50083, 30046
"""Error codes of Discord: no such message, an archived thread, too many edits of old messages."""
KEPT = 1_000
"""The most tables whose last edit is remembered."""
OVER = (Status.FINISHED, Status.ABANDONED)


class Boards:
    """`pause`: seconds between two edits of one message."""

    def __init__(self, host: Host, messages: Messages, pause: float) -> None:
        self._host, self._messages, self._pause = host, messages, pause
        self._edited: OrderedDict[int, float] = OrderedDict()

    async def show(self, row: Due, behind: Sequence[Due]) -> Finished:
        """Show a table as it stands."""
        table = await self._host.register.table(row.game)
        if table.row.board is None or self._messages.is_shown(table):
            return Finished()
        old = is_lobby(table) or (table.row.board_at or 0) + HOUR < self._host.clock()
        if table.row.head >= 0 and old and table.status not in OVER:
            return self._again(table)
        self._not_too_often(table.id)
        card = await self._messages.card(table, lobby=is_lobby(table))
        try:
            await self._messages.edit(table, table.row.board, card)
        except KeyError:  # discord.py does not read the time to wait from a refusal of too many edits
            return self._again(table)
        except discord.HTTPException as error:
            if error.code in (GONE, ARCHIVED, TOO_OFTEN):
                return Finished(str(error)) if table.status in OVER else self._again(table)
            raise
        self._messages.note(table)
        return Finished()

    def _again(self, table: Table) -> Finished:
        """Have the public message posted again."""
        kind = "lobby" if table.row.head < 0 else "board"
        return Finished("posted-again", rows=[NewDue(kind, b"{}", self._host.clock())])

    def _not_too_often(self, table: int) -> None:
        """Raises `NotYet` if the message was edited a moment ago."""
        now = asyncio.get_running_loop().time()
        rest = self._edited.get(table, -self._pause) + self._pause - now
        if self._pause and rest > 0:
            raise NotYet(math.ceil(rest))
        self._edited[table] = now
        self._edited.move_to_end(table)
        if len(self._edited) > KEPT:
            self._edited.popitem(last=False)
