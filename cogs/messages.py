"""A table's public messages: their cards, and the state they show."""

from __future__ import annotations

import logging
from functools import partial

import discord

from host import Status, Table

from . import public
from .app import App
from .ui.card import Card
from .viewer import Viewer

log = logging.getLogger(__name__)
Shown = tuple[int, Status, object, bytes]
"""Head, status, seats and options: equal for two looks at a table between which nothing changed."""


class Messages:
    """Makes the cards, and edits the messages that stand."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._shown: dict[int, Shown] = {}

    async def card(self, table: Table, mark: str = "") -> Card:
        """The public card of a table as it stands."""
        app = self._app
        speak = table.speaker(await app.locale(table.row.server))
        if table.row.head < 0:
            return public.lobby(table, speak, mark)
        look = await app.host.look(table.id, None)
        recent = await app.host.log(table.id, None, limit=public.RECENT)
        card = await app.pool.run(partial(public.board, table, Viewer(look, speak), recent, mark))
        return await card.drawn(partial(app.pictures.image, place=f"board {table.id}", public=True))

    async def retire(self, table: Table, newer: int) -> None:
        """The message that showed a table until now leads to the `newer` one: a lobby outside the thread says that
        the game has started, an older board only where the newest is."""
        speak = table.speaker(await self._app.locale(table.row.server))
        card = public.lobby(table, speak, "") if is_lobby(table) else public.older(table, speak, newer)
        await self.edit(table, card)

    async def edit(self, table: Table, card: Card) -> None:
        """Show a card in a table's message. Raises `discord.HTTPException`."""
        nobody = discord.AllowedMentions.none()
        await self._message(table).edit(view=card.view(), attachments=card.files(), allowed_mentions=nobody)

    def note(self, table: Table) -> None:
        """The table's message shows it as it stands now."""
        self._shown[table.id] = _shown(table)

    async def is_shown(self, table: Table) -> bool:
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

    def _message(self, table: Table) -> discord.PartialMessage:
        channel = table.row.channel if is_lobby(table) else table.place
        messages = self._app.get_partial_messageable(channel, guild_id=table.row.server)
        return messages.get_partial_message(table.row.board or 0)


def is_lobby(table: Table) -> bool:
    """Whether the table's message is the one its thread was started from, which stands outside the thread."""
    return table.row.board is not None and table.row.board == table.row.thread


def _shown(table: Table) -> Shown:
    return table.row.head, table.row.status, table.seats, table.row.options
