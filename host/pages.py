"""What a server's page of results tells: its tables that are over, who is rated how, and of people only those who let
everybody see theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

import db

from .attention.attention import Attention
from .errands import Errands
from .register import Register
from .results.ratings import Ladders, shown
from .view.table import Table

MOST, RATED = 50, 10
"""The most tables on a page, and people rated in a game."""
Held = TypeVar("Held", db.Seat, db.Tenure)


class Placed(Struct, frozen=True):
    """A seat at the end of a game. `shown`: its player lets everybody see that, or is a practice opponent; `person`:
    who, of those only."""

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
        self._ladders = Ladders(store)

    async def switch(self, server: int, *, on: bool, replays: bool = False) -> None:
        """An admin wants such a page, with `replays` of its tables, or none any more: soon it is so."""
        settings = await self._register.settings(server)
        await self._register.set_settings(server, replace(settings, pages=on, replays=on and replays))
        await self._store.errands.want(server, db.PAGES, self._register.now())
        self._errands.wake()

    async def wanted(self, server: int) -> bool:
        """Whether a server has a page: none once the bot was removed from it."""
        return (await self._register.settings(server)).pages and not await self._store.servers.is_left(server)

    async def replays(self, server: int) -> bool:
        """Whether each table on it can be watched again."""
        return (await self._register.settings(server)).replays

    async def ratings(self, server: int, tables: Sequence[Ended]) -> dict[str, list[tuple[str, int]]]:
        """By games the names and ratings of those people at these tables, the newest first, who let everybody see
        theirs; the highest first."""
        names = dict[int, str]()
        for each in tables:
            for placed in each.placed:
                if placed.person is not None:
                    names.setdefault(placed.person, each.table.names("en")[placed.seat])
        found = dict[str, list[tuple[str, int]]]()
        for key in dict.fromkeys(each.table.game.key for each in tables):
            ladder = await self._ladders.all(server, key)
            rated = [(names[who.person], shown(of)) for who, of in ladder if who.person in names]
            if rated:
                found[key] = rated[:RATED]
        return found

    def unnamed(self, table: Table, held: Sequence[db.Tenure]) -> tuple[Table, tuple[db.Tenure, ...]]:
        """A table, and who held its seats, without the names of people who do not let everybody see theirs."""
        showing = set(self._attention.showing())
        seats = tuple(_unnamed(each, showing) for each in table.seats)
        return replace(table, seats=seats), tuple(_unnamed(each, showing) for each in held)

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


def _unnamed(each: Held, showing: set[int]) -> Held:
    return each if each.person is None or each.person in showing else replace(each, name="")


def _placed(table: Table, score: db.Score, showing: set[int]) -> Placed:
    held = table.seats[score.seat]
    shown = held.person in showing if held.person is not None else held.opponent is not None
    return Placed(score.seat, score.place, score.points, score.won, shown, held.person if shown else None)
