"""Finds stored tables, by number or by server, channel and person; keeps the settings of each server."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

import db
from engine.core.game import AnyGame

from .people import Refused, Settings
from .view.table import Table
from .which import Which

MOST = 2**63 - 1
"""The greatest number storage can hold."""
EVERY = 100_000
"""More tables than one server or person has."""
LISTED = 100
"""The most tables in a list."""


class Register:
    """`games` by their keys are those that may be played here; `now` is the time, epoch seconds."""

    def __init__(self, store: db.Store, games: Iterable[AnyGame], now: Callable[[], int]) -> None:
        self._store, self.now = store, now
        self.games = {game.key: game for game in games}
        self._watching: list[tuple[Callable[[int], object], bool]] = []

    def watch(self, told: Callable[[int], object], *, own: bool = False) -> None:
        """Have `told` called with a table's number after every commit; `own`: only after those of this process."""
        self._watching.append((told, own))

    def changed(self, table: int, *, own: bool = True) -> None:
        """Something was written about a table, by this process or by another."""
        for told, only_own in self._watching:
            if own or not only_own:
                told(table)

    async def table(self, number: int) -> Table:
        """A table by its number. Raises `Refused`, also for a table whose game is not on this host."""
        found = await self._store.games.table(number) if number <= MOST else None
        if found is None or not found[0].key:  # of a deleted table the number may be left
            raise Refused("no-such-table", number=number)
        return Table(*found, self.game(found[0].key))

    async def tables(
        self,
        *,
        server: int | None = None,
        channel: int | None = None,
        person: int | None = None,
        live: bool = False,
    ) -> list[Table]:
        """At most `LISTED` tables that match all arguments, the last touched ones first; `live`: only those not over.
        Tables whose game is not on this host are left out."""
        going = db.LIVE if live else ()
        found = await self._store.games.tables(
            server=server, channel=channel, person=person, status=going, limit=LISTED
        )
        return [Table(row, seats, self.games[row.key]) for row, seats in found if row.key in self.games]

    async def everywhere(self, person: int, most: int) -> list[Table]:
        """The tables of a person on all servers that the bot is on, the `most` that were touched last."""
        found = await self._store.games.tables(person=person, limit=most)
        return [Table(row, seats, self.games[row.key]) for row, seats in found if row.key in self.games]

    async def fitting(
        self,
        which: Which,
        person: int,
        *,
        server: int | None = None,
        channel: int | None = None,
        key: str | None = None,
        most: int = LISTED,
    ) -> list[Table]:
        """Tables of a kind for a person, of the `most` that were touched last; their own before all others. `key`:
        only of that game."""
        found = await self._store.games.tables(
            server=server,
            channel=channel,
            person=person if which.mine else None,
            status=which.statuses,
            first=None if which.mine else person,
            free=which.free,
            key=key,
            limit=most,
        )
        known = (Table(row, seats, self.games[row.key]) for row, seats in found if row.key in self.games)
        return [table for table in known if which.fits(table, person)]

    def game(self, key: str) -> AnyGame:
        """The game with that key. Raises `Refused`."""
        if key not in self.games:
            raise Refused("no-such-game", game=key, games=", ".join(self.games))
        return self.games[key]

    async def settings(self, server: int) -> Settings:
        """A server's settings, or the defaults."""
        row = await self._store.games.server(server)
        kept = msgspec.json.decode(row.settings, type=Settings) if row.settings else Settings()
        return kept.at(self.now())

    async def ready(self, server: int) -> bool:
        """Whether tables may be opened on a server: an admin has finished the setup, or an older version was used
        there already."""
        row = await self._store.games.server(server)
        if not row.settings:
            return bool(await self._store.games.games(server=server, limit=1))
        return msgspec.json.decode(row.settings, type=Settings).done is not False

    async def only_welcome(self, server: int, person: int) -> None:
        """Raises `Refused`, with until when and why, for somebody barred from taking seats on a server."""
        settings = await self.settings(server)
        if settings.shuts_out(person):
            bar = next((each for each in settings.bars if each.person == person), None)
            until, reason = (bar.until, bar.reason) if bar is not None else (None, "")
            raise Refused("barred", until=str(until or "never"), reason=reason or "none")

    async def set_settings(self, server: int, settings: Settings) -> None:
        """Keep a server's settings."""
        body = msgspec.json.encode(settings)
        await self._store.games.set_server(db.Server(server, settings.language, body))
