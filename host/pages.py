"""What a server's page of results tells: its tables that are over, and of people only those who let everybody see
theirs."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

import db

from .attention.attention import Attention
from .errands import Errands
from .register import Register
from .view.table import Table

MOST = 50
"""The most tables on a page."""


class Placed(Struct, frozen=True):
    """A seat at the end of a game. `shown`: its player lets everybody see that, or is a practice opponent."""

    seat: int
    place: int
    points: int
    won: bool
    shown: bool
    person: int | None


class Ended(Struct, frozen=True):
    """A table that is over, when that was (epoch seconds), and what its seats have reached, the best first."""

    table: Table
    at: int
    placed: tuple[Placed, ...]


class Pages:
    """Those of all servers. Its methods raise `StoreError`."""

    def __init__(self, store: db.Store, register: Register, attention: Attention, errands: Errands) -> None:
        self._store, self._register, self._attention, self._errands = store, register, attention, errands

    async def switch(self, server: int, *, on: bool) -> None:
        """An admin wants such a page, or none any more: soon it is so."""
        settings = await self._register.settings(server)
        await self._register.set_settings(server, replace(settings, pages=on))
        await self._store.errands.want(server, db.PAGES, self._register.now())
        self._errands.wake()

    async def wanted(self, server: int) -> bool:
        """Whether a server has a page."""
        return (await self._register.settings(server)).pages

    async def ended(self, server: int) -> list[Ended]:
        """The tables of a server that are over and have a result, those last touched first."""
        rows = await self._store.games.tables(server=server, status=(db.Status.FINISHED,), limit=MOST)
        showing, found = set(self._attention.showing()), list[Ended]()
        for row, seats in rows:
            result = await self._store.results.of(row.id) if row.key in self._register.games else None
            if result is None:
                continue
            table = Table(row, seats, self._register.games[row.key])
            placed = [_placed(table, each, showing) for each in result.scores]
            ordered = sorted(placed, key=lambda each: (each.place, each.seat))
            found.append(Ended(table, result.ending.ended, tuple(ordered)))
        return found


def _placed(table: Table, score: db.Score, showing: set[int]) -> Placed:
    held = table.seats[score.seat]
    shown = held.person in showing if held.person is not None else held.opponent is not None
    return Placed(score.seat, score.place, score.points, score.won, shown, held.person if shown else None)
