"""Sends what happens at the tables of a server to the address that its admins chose: in order, each until it has
arrived, what not everybody on the server may see not at all."""

from __future__ import annotations

import discord

from host import Event, NotYet, Refused
from host.events import good, headers

from ..gate.everybody import everybody_sees
from ..gate.find_table import link
from ..kit.app import App

HOUR = 3_600
AT_ONCE = 60
"""Seconds after which others may be looked at before a server's next events."""
NOT_PUBLIC, NO_TABLE = "not-public", "no-table"
"""Why an event is not sent."""


class Sender:
    """See above."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def look(self, server: int) -> int | None:
        """Send what waits on a server. Returns when to look next. Raises `NotYet`, `StoreError`."""
        app, events = self._app, self._app.host.events
        guild, begun = app.get_guild(server), app.host.clock()
        while (known := await events.of(server)) is not None and known.paused is None:
            now = app.host.clock()
            if known.at > now:
                return known.at
            event = await events.next(server)
            if event is None:
                return None
            if guild is None:
                raise NotYet(HOUR)
            if now - begun > AT_ONCE:
                return now
            body = await self._body(guild, event)
            if isinstance(body, str):
                await events.skip(event, body)
                continue
            answer = await app.outside.post(known.url, headers(known.secret, event.mark, now, body), body)
            again = await events.answered(event, known, answer)
            if not good(answer):
                return again
        return None

    async def _body(self, guild: discord.Guild, event: Event) -> bytes | str:
        """What is sent, or why nothing is."""
        try:
            table = await self._app.host.register.table(event.game)
        except Refused:
            return NO_TABLE
        if not await everybody_sees(self._app, guild, table):
            return NOT_PUBLIC
        return await self._app.host.events.body(event, table, await self._app.locale(guild.id), link(table))
