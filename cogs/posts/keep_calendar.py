"""Keeps an event of Discord's own for each league that wants one: it starts when the sign-up or the round ends. Such
an event begins and ends by itself; one that has begun is left as it is, one that people have deleted is not made
again for the same round."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import NamedTuple

import discord
from discord import EntityType, EventStatus, PrivacyLevel
from msgspec.structs import replace

from host import Lost, NotYet, harmless
from host.leagues.book import League, Scheduled, Stage
from host.leagues.charter import charter_of
from words import Speaker

from ..gate.bot_permissions import may_schedule
from ..kit.app import App
from .admin_reports import tell_admins
from .background_requests import asked, refused

HOUR = 3_600
"""Seconds that an event lasts, and until it is tried again where there cannot be one."""
GONE, TOO_MANY = 10070, 30038
"""Discord's error codes: there is no such event; a server has as many as it may."""
FULL, REFUSED, NO_RIGHT = "too-many", "refused", "no-right"
"""Why there cannot be one, besides what `Lost` says."""

log = logging.getLogger(__name__)


class Wanted(NamedTuple):
    """An event: what it says, and when it starts (epoch seconds)."""

    name: str
    about: str
    place: str
    starts: int

    @property
    def shown(self) -> str:
        """All of it, to see whether something has changed."""
        return "\n".join((str(self.starts), *self[:3]))

    @property
    def start(self) -> datetime:
        """When it starts, as discord.py wants it."""
        return datetime.fromtimestamp(self.starts, UTC)

    @property
    def end(self) -> datetime:
        """When it ends: Discord wants to know that of an event outside of its channels."""
        return datetime.fromtimestamp(self.starts + HOUR, UTC)


class Calendar:
    """Those of all servers."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def look(self, server: int) -> int | None:
        """Have the events of a server be as its leagues are. Returns when to look next; raises `NotYet`."""
        leagues, now = self._app.host.leagues, self._app.host.clock()
        rows, guild = await leagues.scheduled(server), self._app.get_guild(server)
        every = [each for each in await leagues.of(server) if each.id in rows or charter_of(each).events]
        if not every:
            return None
        if guild is None:
            raise NotYet(HOUR)
        speak, again = Speaker(await self._app.locale(server)), list[int]()
        for league in every:
            row = rows.get(league.id) or Scheduled(league=league.id)
            others = {each.event for each in rows.values() if each.league != league.id}
            why = None
            try:
                row = await self._keep(guild, row, _wanted(guild, league, speak), others)
            except Lost:
                why = NO_RIGHT
            except discord.HTTPException as error:
                if not refused(error):
                    raise
                log.warning("league %s: its event was refused: %s", league.id, error)
                why = FULL if error.code == TOO_MANY else REFUSED
            row = (await leagues.scheduled(server)).get(league.id, row)
            if why is not None:
                again.append(now + HOUR)
                if row.lost != why:
                    told = {"title": harmless(league.title), "why": speak(f"league-event-lost-{why}")}
                    await tell_admins(self._app, guild, speak("report-league-event-lost", **told))
            if row.lost != why or (why is not None and row.sending is not None):
                await leagues.schedule(replace(row, lost=why, sending=None if why else row.sending))
        return min(again, default=None)

    async def _keep(
        self, guild: discord.Guild, row: Scheduled, wanted: Wanted | None, others: set[int | None]
    ) -> Scheduled:
        """Have a league's event be as it is wanted. Raises `Lost` and Discord's errors."""
        leagues, now = self._app.host.leagues, self._app.host.clock()
        if row.sending is not None:  # it may have been made
            event = await self._only(guild, row.sending, others, None)
            starts = int(row.sending.partition(" ")[0])
            row = replace(row, sending=None)
            if event is not None:
                row = replace(row, event=event, starts=starts)
            await leagues.schedule(row)
        same = wanted is not None and row.shown == wanted.shown
        if same and row.event is not None:
            return row
        if row.event is not None and row.starts > now:
            there = await self._there(guild, row.event)
            if there is None and wanted is not None and wanted.starts == row.starts:  # people have deleted it
                row = replace(row, shown=wanted.shown)
                await leagues.schedule(row)
                return row
            if there is not None and wanted is not None and wanted.starts > now:
                edit = there.edit(
                    name=wanted.name,
                    description=wanted.about,
                    start_time=wanted.start,
                    end_time=wanted.end,
                    entity_type=EntityType.external,
                    location=wanted.place,
                )
                await asked(self._app, edit)
                row = replace(row, starts=wanted.starts, shown=wanted.shown)
                await leagues.schedule(row)
                return row
            if there is not None:
                await asked(self._app, there.delete())
        if row.event is not None:
            row = replace(row, event=None, shown="")
            await leagues.schedule(row)
        if wanted is None or wanted.starts <= now:
            return row
        if not may_schedule(guild):
            raise Lost(NO_RIGHT)
        mark = _mark(wanted.starts, wanted.name)
        await leagues.schedule(replace(row, shown=wanted.shown, sending=mark))
        create = guild.create_scheduled_event(
            name=wanted.name,
            description=wanted.about,
            start_time=wanted.start,
            end_time=wanted.end,
            entity_type=EntityType.external,
            privacy_level=PrivacyLevel.guild_only,
            location=wanted.place,
        )
        made = await asked(self._app, create)
        await self._only(guild, mark, others, made.id)
        row = replace(row, event=made.id, starts=wanted.starts, shown=wanted.shown, sending=None)
        await leagues.schedule(row)
        return row

    async def _only(self, guild: discord.Guild, mark: str, others: set[int | None], event: int | None) -> int | None:
        """The event of ours with that mark which is not that of another league: `event`, or the first there is.
        Further ones are deleted: discord.py asks again by itself where Discord says that it failed, also if that was
        done."""
        same = [
            each
            for each in await asked(self._app, guild.fetch_scheduled_events(with_counts=False))
            if each.creator_id == guild.me.id and each.id not in others
            if _mark(int(each.start_time.timestamp()), each.name) == mark
        ]
        kept = event if event is not None else min((each.id for each in same), default=None)
        for each in same:
            if each.id != kept:
                await asked(self._app, each.delete())
        return kept

    async def _there(self, guild: discord.Guild, event: int) -> discord.ScheduledEvent | None:
        """An event that has not begun; None for others, and for one that is gone."""
        try:
            there = await asked(self._app, guild.fetch_scheduled_event(event, with_counts=False))
        except discord.NotFound as error:
            if error.code != GONE:
                raise
            return None
        return there if there.status is EventStatus.scheduled else None


def _mark(starts: int, name: str) -> str:
    """What tells an event from others."""
    return f"{starts} {name}"


def _wanted(guild: discord.Guild, league: League, speak: Speaker) -> Wanted | None:
    """The event that a league wants now."""
    charter = charter_of(league)
    if not charter.events or league.stage not in (Stage.SIGN_UP, Stage.PLAYED):
        return None
    spot = guild.get_channel_or_thread(league.channel)
    place = guild.name if spot is None else f"#{spot.name}"
    at = league.channel if league.stands is None else f"{league.channel}/{league.stands}"
    season = league.season if charter.seasons > 1 else 0
    said = {"title": harmless(league.title), "season": season, "round": max(1, league.round)}
    name = speak(f"league-event-{league.stage}", **said)
    about = speak(f"league-event-{league.stage}-about", link=f"https://discord.com/channels/{guild.id}/{at}")
    return Wanted(name, about, place[:100], league.until)
