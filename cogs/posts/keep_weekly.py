"""Tells a server's table of the week where its open tables are listed: on Monday the one with most votes in the week
before, once, also after a crash in between; nothing if there were none. Nobody is called by it."""

from __future__ import annotations

import logging
from functools import partial

import discord

from engine.core.course import Past
from host import Look, Lost, NotYet, Refused, Table
from host.weekly import begins, week_of
from words import Speaker

from ..gate.bot_permissions import TO_LIST, missing
from ..gate.everybody import everybody_sees
from ..gate.find_table import link, title
from ..kit.app import App
from ..kit.card import Button, Card, Link, Part, clip, rows
from ..kit.custom_ids import Ref
from ..news.decided import score_sheet
from ..pictures.wanted import scores, wanted
from ..viewer import Viewer
from .background_requests import asked, refused
from .post_marks import marked_message

HOUR, AGAIN = 3_600, 600
"""Seconds until a server that is not there is looked at again, and a place where it cannot be told."""
NAMES = 220
"""The most characters of the names of a table's people."""

log = logging.getLogger(__name__)


class Weeklies:
    """Those of this process's servers."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def look(self, server: int) -> int | None:
        """Tell what is due on a server. Returns when to look next; raises `NotYet`."""
        weekly, this = self._app.host.weekly, week_of(self._app.host.clock())
        row = await weekly.of(server)
        if row is None:
            return None
        if row.week < this:
            guild, listing = self._app.get_guild(server), await self._app.host.listings.of(server)
            if guild is None:
                raise NotYet(HOUR)
            if listing is not None and listing.channel is not None:
                try:
                    await self._tell(guild, listing.channel, row.sending, this)
                except Lost as lost:
                    log.info("server %s: its table of the week cannot be told: %s", server, lost)
                    raise NotYet(AGAIN) from lost  # the list's keeper tells the admins why
            await weekly.done(server, this)
        return begins(this + 1)

    async def _tell(self, guild: discord.Guild, channel: int, sending: int | None, week: int) -> None:
        """Tell the table of the last week before that one. Raises `Lost` and Discord's errors."""
        app, weekly, spot = self._app, self._app.host.weekly, guild.get_channel_or_thread(channel)
        if spot is None:
            raise Lost("channel-gone")
        rights = spot.permissions_for(guild.me)
        if lacking := missing(rights, TO_LIST):
            raise Lost("no-access" if "view_channel" in lacking else "may-not-send")
        place = app.get_partial_messageable(channel, guild_id=guild.id)
        if sending is not None:  # it may have been sent
            assert app.user is not None
            if await asked(app, marked_message(place, app.user.id, mark_of(sending), 0)) is not None:
                await weekly.done(guild.id, sending)
        table = await self._first(guild, week)
        if table is None:
            return
        card = await self._card(table, mark_of(week), pictured=rights.attach_files)
        await weekly.sending(guild.id, week)
        nobody = discord.AllowedMentions.none()
        send = place.send(
            view=card.view(), files=card.files(), nonce=mark_of(week), allowed_mentions=nobody, silent=True
        )
        try:
            await asked(app, send)
        except discord.HTTPException as error:
            if not refused(error):
                raise
            log.warning("server %s: its table of the week was refused: %s", guild.id, error)

    async def _first(self, guild: discord.Guild, week: int) -> Table | None:
        """Of the tables voted for, the first that everybody may still see."""
        for table in await self._app.host.weekly.order(guild.id, week):
            if await everybody_sees(self._app, guild, table):
                return table
        return None

    async def _card(self, table: Table, mark: str, *, pictured: bool) -> Card:
        app = self._app
        speak = table.speaker(await app.locale(table.row.server))
        if not pictured:
            return weekly_card(table, speak, mark, ())
        try:
            look = await app.host.now.look(table.id, None)
        except Refused:  # it cannot be opened just now
            return weekly_card(table, speak, mark, ())
        past = await app.host.courses.past(table.id, look.result) if look.result is not None else Past()
        card = await app.pool.run(partial(_pictured, table, look, speak, mark, past))
        return await card.drawn(partial(app.pictures.image, place=f"week {table.id}", public=True))


def mark_of(week: int) -> str:
    """The mark of the message by which all weeks before that one are done with."""
    return f"w{week}"


def _pictured(table: Table, look: Look, speak: Speaker, mark: str, past: Past) -> Card:
    """With the score sheet, or the picture of the table that stands beside a question, without options: with all of
    the board's the buttons would stand screens below. Runs off the event loop."""
    viewer = Viewer(look, speak)
    if look.result is not None:
        return weekly_card(table, speak, mark, (scores(speak, score_sheet(viewer, past)),))
    return weekly_card(table, speak, mark, (wanted(viewer, cut="map"),))


def weekly_card(table: Table, speak: Speaker, mark: str, pictures: tuple[Part, ...]) -> Card:
    """The message: which table, who is there, its picture; buttons to look at it, and to vote for the next."""
    names = clip(", ".join(table.names(speak.locale)), NAMES)
    head = f"### {speak('weekly-head')}\n**[{title(table, speak)}]({link(table)})** · {names}"
    buttons = (
        Button(speak("button-replay"), Ref("replay", table.id).id()),
        Button(speak("button-vote"), Ref("vote", table.id).id()),
        Link(speak("button-go"), link(table)),
        Button(speak("button-open-table"), Ref("which", token=mark).id()),
    )
    return Card((head, *pictures, f"-# {speak('weekly-foot')}", *rows(buttons)))
