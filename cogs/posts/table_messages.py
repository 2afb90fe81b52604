"""A table's public messages: their cards, and the state they show."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from functools import partial

import discord

from engine.core.course import Past
from host import Older, Status, Table
from host.calls import runs_out
from host.reliability import Pace

from ..gate.find_table import link, title
from ..kit.app import App
from ..kit.card import Card, Link
from ..news.rating_line import changes_seen
from ..pictures.beginning import beginning
from ..viewer import Viewer
from . import board_card
from .background_requests import asked
from .lobby_card import lobby_card

KEPT = 1_000
"""The most tables whose last card is remembered."""
Shown = tuple[int, Status, object, bytes, bytes]
"""Head, status, seats, options and terms: equal for two looks at a table if nothing changed between them."""


class Messages:
    """Makes the cards, and edits messages that are posted."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._shown: OrderedDict[int, Shown] = OrderedDict()

    async def card(self, table: Table, mark: str = "", *, lobby: bool = False) -> Card:
        """The public card of a table as it stands; `lobby`: of the message its thread begins at."""
        app = self._app
        speak = table.speaker(await app.locale(table.row.server))
        if lobby or table.row.head < 0:
            picture = await app.pool.run(partial(beginning, table, speak)) if table.status is Status.OPEN else None
            paces, guests = await self._paces(table), await app.host.guests.of(table)
            card = lobby_card(table, speak, mark, picture, paces, guests)
            return await card.drawn(partial(app.pictures.image, place=f"board {table.id}", public=True))
        look = await app.host.now.look(table.id, None)
        recent = await app.host.moments.log(table.id, None, limit=board_card.RECENT)
        past = await app.host.courses.past(table.id, look.result) if look.result is not None else Past()
        changes = await changes_seen(app.host, look, None)
        card = await app.pool.run(
            partial(
                board_card.board,
                table,
                Viewer(look, speak),
                recent,
                mark,
                app.host.attention.said,
                app.host.clock(),
                past,
                changes,
            )
        )
        return await card.drawn(partial(app.pictures.image, place=f"board {table.id}", public=True))

    async def _paces(self, table: Table) -> Mapping[int, Pace]:
        """How reliable those are who sit at a table before its start and let everybody see their statistics."""
        said = self._app.host.attention.said
        shown = [who for who in table.persons() if who in said and said[who].shown]
        return await self._app.host.paces.of(shown) if shown and table.status is Status.OPEN else {}

    async def retire(self, table: Table, older: Older) -> None:
        """Make the message that showed a table until now link to the newer one: a lobby outside the thread says that
        the game has started, an older board only where the newest is, one at another place that the table has moved.
        Raises `Lost`, `discord.HTTPException`."""
        speak = table.speaker(await self._app.locale(table.row.server))
        if older.place is not None:
            text = f"## {title(table, speak)}\n{speak('board-moved', place=f'<#{table.place}>')}"
            card = Card((text, (Link(speak("button-go"), link(table)),)))
        elif older.message == table.row.thread:
            card = lobby_card(table, speak, "", guests=await self._app.host.guests.of(table))
        else:
            card = board_card.older(table, speak, older.newer)
        await self.edit(table, older.message, card, older.place)

    async def edit(self, table: Table, message: int, card: Card, place: int | None = None) -> None:
        """Show a card in a message of a table; `place`: where it stands, if that is not where the table is. Raises
        `Lost`, `discord.HTTPException`."""
        nobody = discord.AllowedMentions.none()
        outside = message == table.row.thread and not self._in_forum(table)
        channel = place or (table.row.channel if outside else table.place)
        messages = self._app.get_partial_messageable(channel, guild_id=table.row.server)
        there = messages.get_partial_message(message)
        await asked(
            self._app, there.edit(view=card.view(), attachments=card.files(), allowed_mentions=nobody), archived=True
        )

    def _in_forum(self, table: Table) -> bool:
        """Whether the lobby's message stands inside its thread, as its first."""
        return isinstance(self._app.get_channel(table.row.channel), discord.ForumChannel)

    def note(self, table: Table) -> None:
        """Note that the table's message shows its present state."""
        self._shown[table.id] = _shown(table)
        self._shown.move_to_end(table.id)
        if len(self._shown) > KEPT:
            self._shown.popitem(last=False)

    def forget(self, table: int) -> None:
        """Note that it is unknown which state of the table its message shows."""
        self._shown.pop(table, None)

    def is_shown(self, table: Table) -> bool:
        """Whether the message was made from the table as it is now."""
        return self._shown.get(table.id) == _shown(table)


def is_lobby(table: Table) -> bool:
    """Whether the table's message is the one its thread was started from, which stands outside the thread."""
    return table.row.board is not None and table.row.board == table.row.thread


def _shown(table: Table) -> Shown:
    seats = [(each.person, each.opponent, each.name) for each in table.seats]  # nobody sees when they were called
    over = [runs_out(table.row, each) for each in table.seats]
    return table.row.head, table.row.status, [seats, over], table.row.options, table.row.terms
