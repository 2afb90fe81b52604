"""Keeps the message of each server that lists its open tables: sends it, edits it when something has changed,
sends it anew when it is gone, takes it away when admins want none any more."""

from __future__ import annotations

import logging

import discord
import msgspec

from host import Lost, NotYet
from words import Speaker

from ..gate.bot_permissions import TO_LIST, missing
from ..kit.app import App
from ..kit.card import Card, digest
from .admin_reports import tell_admins
from .background_requests import asked
from .listing_card import listing_card, public
from .post_marks import marked_message

HOUR, AGAIN, LATER = 3_600, 600, 300
"""Seconds until it is looked whether the message is still there; until a place where it cannot be is tried again; and
until the next edit where Discord wants fewer."""
GONE, TOO_OFTEN = 10008, 30046
"""Error codes of Discord: no such message, too many edits of old messages."""

log = logging.getLogger(__name__)


class Keeper:
    """`pause`: seconds between two edits of one list."""

    def __init__(self, app: App, pause: float) -> None:
        self._app, self._pause = app, int(pause)

    async def look(self, server: int) -> int | None:
        """Show the list of a server as it is wanted now. Returns when to look next; raises `NotYet`."""
        listings = self._app.host.listings
        row = await listings.of(server)
        if row is None:
            return None
        guild, now = self._app.get_guild(server), self._app.host.clock()
        if guild is None:
            raise NotYet(HOUR)
        if row.stands is not None and row.stands != row.channel:
            await self._take_away(row.server, row.stands, row.message)
            row = msgspec.structs.replace(row, stands=None, message=None)
        if row.channel is None:
            await listings.gone(server)
            return None
        if row.message is not None and (rest := row.edited + self._pause - now) > 0:
            raise NotYet(rest)
        try:
            await self._show(guild, row.channel, row.message, row.shown, row.sending)
        except Lost as lost:
            await self._lose(guild, row.channel, lost.why, row.lost)
            return now + AGAIN
        if row.lost is not None:
            await listings.note(server, lost=None)
        return now + HOUR

    async def _show(
        self, guild: discord.Guild, channel: int, message: int | None, before: str, sending: str | None
    ) -> None:
        """Raises `Lost`, `NotYet`, `discord.HTTPException`, `TimeoutError` and aiohttp's errors."""
        app, spot = self._app, guild.get_channel_or_thread(channel)
        if spot is None:
            raise Lost("channel-gone")
        if lacking := missing(spot.permissions_for(guild.me), TO_LIST):
            raise Lost("no-access" if "view_channel" in lacking else "may-not-send")
        tables = await public(app, guild, channel, await app.host.listings.tables(guild.id))
        speak = Speaker(await app.locale(guild.id))
        games, counts = app.host.register.games, await app.host.seekers.sought(guild.id)
        sought = {games[key].name: count for key, count in counts.items()}
        card = listing_card(tables, speak, sought=sought)
        shown = digest(card)
        if message is None and sending is not None:  # it may have been sent
            message, before = (
                await asked(app, marked_message(self._place(guild, channel), self._me(), sending, 0)),
                "",
            )
            if message is not None:
                await app.host.listings.note(guild.id, stands=channel, message=message, sending=None)
        if message is not None and await self._edited(guild, channel, message, card, same=shown == before):
            if shown != before:
                await app.host.listings.note(guild.id, shown=shown, edited=app.host.clock())
            return
        mark = f"l{app.host.clock()}"
        await app.host.listings.note(guild.id, stands=None, message=None, shown="", sending=mark)
        nobody = discord.AllowedMentions.none()
        view = listing_card(tables, speak, mark, sought).view()
        send = self._place(guild, channel).send(view=view, nonce=mark, allowed_mentions=nobody, silent=True)
        sent = await asked(app, send)
        values = {"stands": channel, "message": sent.id, "shown": shown, "edited": app.host.clock(), "sending": None}
        await app.host.listings.note(guild.id, **values)

    async def _edited(self, guild: discord.Guild, channel: int, message: int, card: Card, *, same: bool) -> bool:
        """Have the message show the card, if that is not the `same` as it shows; returns whether it is there."""
        place, nobody = self._place(guild, channel), discord.AllowedMentions.none()
        there = place.get_partial_message(message)
        try:
            if same:
                await asked(self._app, place.fetch_message(message))
            else:
                await asked(self._app, there.edit(view=card.view(), allowed_mentions=nobody))
        except KeyError:  # discord.py does not read the time to wait from a refusal of too many edits
            raise NotYet(LATER) from None
        except discord.HTTPException as error:
            if error.code == TOO_OFTEN:
                raise NotYet(LATER) from error
            if error.code == GONE:
                return False
            raise
        return True

    async def _take_away(self, server: int, channel: int, message: int | None) -> None:
        """Delete the message where it stands. One that cannot be deleted stays; its buttons go on working."""
        place = self._app.get_partial_messageable(channel, guild_id=server)
        try:
            if message is not None:
                await asked(self._app, place.get_partial_message(message).delete())
        except (Lost, discord.NotFound, discord.Forbidden) as error:
            log.info("server %s: its list of open tables was not deleted: %s", server, error)
        await self._app.host.listings.note(server, stands=None, message=None, shown="", sending=None)

    async def _lose(self, guild: discord.Guild, channel: int, why: str, before: str | None) -> None:
        """The list cannot be where it is wanted: admins are told once."""
        await self._app.host.listings.note(guild.id, lost=why)
        if why == before:
            return
        log.warning("server %s: its list of open tables cannot be shown: %s", guild.id, why)
        speak = Speaker(await self._app.locale(guild.id))
        told = speak("report-listing-lost", channel=f"<#{channel}>", why=speak(f"listing-lost-{why}"))
        await tell_admins(self._app, guild, told)

    def _place(self, guild: discord.Guild, channel: int) -> discord.PartialMessageable:
        return self._app.get_partial_messageable(channel, guild_id=guild.id)

    def _me(self) -> int:
        assert self._app.user is not None
        return self._app.user.id
