"""Keeps the message of each league of a server, and says what leagues announce: each thing once, also after a crash
in between. Nobody is called by it: whoever is to move is called at their table."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import discord
import msgspec

from host import Lost, NotYet, harmless
from host.clocks.terms import DAY
from host.leagues.book import Announcement, Book, League, Stage, Where
from host.leagues.charter import charter_of
from host.leagues.moves import Told
from words import Speaker

from ..gate.bot_permissions import TO_LIST, missing
from ..kit.app import App
from ..kit.card import Button, Card, digest
from ..kit.custom_ids import Ref
from ..news.league_card import join_buttons, league_card
from ..news.league_lines import has_standings, names_of, order_line, said_season
from .admin_reports import tell_admins
from .background_requests import asked, refused
from .post_marks import marked_message

HOUR, SOON, AGAIN, KEPT = 3_600, 60, 600, 30 * DAY
"""Seconds until it is looked whether the message is still there, and sooner after a round began; until a place where
it cannot be is tried again; and for which the message of a league that is over is kept up to date."""
GONE = 10008
"""Discord's error code: there is no such message."""

log = logging.getLogger(__name__)


class Leagues:
    """`pause`: seconds between two edits of one message."""

    def __init__(self, app: App, pause: float) -> None:
        self._app, self._pause = app, int(pause)

    async def look(self, server: int) -> int | None:
        """Say and show what is due on a server. Returns when to look next; raises `NotYet`."""
        leagues, now = self._app.host.leagues, self._app.host.clock()
        guild = self._app.get_guild(server)
        going = [each for each in await leagues.of(server) if each.stage is not Stage.OVER or each.until + KEPT > now]
        if not going:
            return None
        if guild is None:
            raise NotYet(HOUR)
        told, times = await leagues.announced(server), list[int]()
        for league in reversed(going):
            try:
                at = await self._show(guild, await leagues.book(server, league.id))
                for each in told:
                    if each.league == league.id:
                        await self._say(guild, await leagues.book(server, league.id), each)
                if league.lost is not None:
                    await leagues.note(league.id, lost=None)
            except Lost as lost:
                await self._lose(guild, league, lost.why)
                at = now + AGAIN
            times += [] if at is None else [at]
        return min(times, default=None)

    async def _show(self, guild: discord.Guild, book: Book) -> int | None:
        """Show a league as it is now; returns when to look next. Raises `Lost` and Discord's errors."""
        app, league, leagues = self._app, book.league, self._app.host.leagues
        now, place = app.host.clock(), self._place(guild, league.channel)
        games, speak = app.host.register.games, Speaker(await app.locale(guild.id))
        places = await leagues.places(book)
        card = league_card(book, games, speak, places=places)
        shown, message = digest(card), league.stands
        if message is None and league.sending is not None:  # it may have been sent
            message = await asked(app, marked_message(place, self._me(), league.sending, 0))
            if message is not None:
                await leagues.note(league.id, stands=message, sending=None)
        if message is not None:
            again = None if league.stage is Stage.OVER else now + _pause(book, places, now)
            if shown == league.shown:
                return again
            if (rest := league.edited + self._pause - now) > 0:
                return now + rest
            if await self._edited(place, message, card):
                await leagues.note(league.id, shown=shown, edited=now)
                return again
        mark = f"g{league.id}.{now}"
        await leagues.note(league.id, stands=None, shown="", sending=mark)
        sent = await self._send(place, league_card(book, games, speak, mark, places=places), mark)
        await leagues.note(league.id, stands=sent, shown=shown, edited=now, sending=None)
        return now + HOUR

    async def _say(self, guild: discord.Guild, book: Book, told: Announcement) -> None:
        """Say what a league announces. Raises `Lost` and Discord's errors."""
        app, leagues, place = self._app, self._app.host.leagues, self._place(guild, book.league.channel)
        sent = told.sending  # it may have been sent
        if sent is not None and await asked(app, marked_message(place, self._me(), sent, 0)) is not None:
            await leagues.said(told.id)
            return
        mark = f"a{told.league}.{told.id}.{told.at}"  # on SQLite numbers come again
        await leagues.sending(told.id, mark)
        speak = Speaker(await app.locale(guild.id))
        what = msgspec.json.decode(told.body, type=Told)
        text, buttons = told_line(book, what, speak), []
        if what.code == "left" or (
            what.code == "sign-up" and what.season > 1
        ):  # the league's own message may be far above
            buttons += join_buttons(book, speak, mark)
        buttons.append(Button(speak("button-league-show"), Ref("lgshow", token=mark, page=book.league.id).id()))
        if has_standings(book):
            stands = Ref("lgtable", token=mark, page=book.league.id)
            buttons.append(Button(speak("button-league-standings"), stands.id()))
        try:
            await self._send(place, Card((text, tuple(buttons))), mark)
        except discord.HTTPException as error:
            if not refused(error):
                raise
            log.warning("league %s: an announcement was refused: %s", book.league.id, error)
        await leagues.said(told.id)

    async def _send(self, place: discord.PartialMessageable, card: Card, mark: str) -> int:
        nobody = discord.AllowedMentions.none()
        send = place.send(view=card.view(), nonce=mark, allowed_mentions=nobody, silent=True)
        return (await asked(self._app, send)).id

    async def _edited(self, place: discord.PartialMessageable, message: int, card: Card) -> bool:
        """Have the message show the card; returns whether it is there."""
        nobody = discord.AllowedMentions.none()
        try:
            await asked(self._app, place.get_partial_message(message).edit(view=card.view(), allowed_mentions=nobody))
        except discord.HTTPException as error:
            if error.code == GONE:
                return False
            raise
        return True

    async def _lose(self, guild: discord.Guild, league: League, why: str) -> None:
        """A league cannot be where it is wanted: it goes on, and admins are told once."""
        if league.lost != why:
            log.warning("league %s of server %s cannot be shown: %s", league.id, guild.id, why)
            await self._app.host.leagues.note(league.id, lost=why)
            speak = Speaker(await self._app.locale(guild.id))
            told = {"title": harmless(league.title), "channel": f"<#{league.channel}>"}
            await tell_admins(self._app, guild, speak("report-league-lost", why=speak(f"listing-lost-{why}"), **told))

    def _place(self, guild: discord.Guild, channel: int) -> discord.PartialMessageable:
        """Raises `Lost`."""
        spot = guild.get_channel_or_thread(channel)
        if spot is None:
            raise Lost("channel-gone")
        if lacking := missing(spot.permissions_for(guild.me), TO_LIST):
            raise Lost("no-access" if "view_channel" in lacking else "may-not-send")
        return self._app.get_partial_messageable(channel, guild_id=guild.id)

    def _me(self) -> int:
        assert self._app.user is not None
        return self._app.user.id


def _pause(book: Book, places: Mapping[int, Where], now: int) -> int:
    """Seconds until a message is looked at again: soon where a table that was just opened is not shown yet, to which
    it then links."""
    began = book.league.until - charter_of(book.league).days * DAY
    return SOON if any(each.board is None for each in places.values()) and now < began + HOUR else HOUR


def told_line(book: Book, told: Told, speak: Speaker) -> str:
    """What is announced, in words."""
    league, names = book.league, names_of(book, speak)
    title = harmless(league.title)
    if told.code == "season-over":
        best = [names[who] for who in told.first if who in names]
        season = said_season(book, told.season)
        return speak("league-told-season-over", title=title, season=season, count=len(best), names=", ".join(best))
    if told.code in ("left", "replaced"):
        place = next((each for each in book.entrants if each.number == told.number), None)
        if place is None or place.person is None:
            return speak("league-told-left-nobody", title=title)
        return speak(f"league-told-{told.code}", title=title, name=names[told.number])
    fixture = next(
        (
            each
            for each in book.fixtures
            if (each.season, each.round, each.number) == (told.season, told.round, told.number)
        ),
        None,
    )
    if told.code == "corrected" and fixture is not None:
        number = fixture.number if fixture.numbered is None else fixture.numbered
        table, order = speak("table", number=number), order_line(fixture, names, speak)
        return speak(
            "league-told-corrected",
            title=title,
            round=told.round,
            table=table,
            order=order,
            reason=harmless(told.reason),
        )
    return speak(
        f"league-told-{told.code}",
        title=title,
        season=said_season(book, told.season),
        round=told.round,
        until=str(league.until),
        reason=harmless(told.reason) or "none",
    )
