"""Those who have said what they would play: when enough of them fit, a table is proposed to them, which each joins by
one press. Who does not answer in time seeks no more; the others go on. Times are epoch seconds."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import db

from . import conditions
from .attention.attention import INVITED, call_at
from .calls import HOUR, Terms, terms_of
from .clocks.terms import DAY, ClockTerms
from .errands import Errands
from .lobby import Lobby, only_open
from .people import Person, Place, Refused
from .register import Register
from .seats import wishes
from .view.table import Table
from .which import roomy

PACES: dict[str, ClockTerms | None] = {
    "any": None,
    "fast": ClockTerms(turn=12 * HOUR),
    "day": ClockTerms(turn=DAY),
    "slow": ClockTerms(turn=3 * DAY),
}
"""How fast people would play; "any" fits all others."""
DAYS, PATIENCE = (3, 7, 14, 30), (6, 24, 48)
"""For how many days somebody may seek, and how many hours they take to answer."""
PLAYERS = (2, 3, 4, 5)
AGAIN = 3_600
"""Seconds until a table is proposed again that could not be opened."""

log = logging.getLogger(__name__)


class Wish(Struct, frozen=True):
    """What somebody would play: one of these `games` (none: they have not said yet, and are not asked) with so many
    players, at a `pace`, in a `channel`. They answer within `patience` hours, and seek for some `days`."""

    channel: int
    games: tuple[str, ...] = ()
    players: tuple[int, ...] = PLAYERS
    pace: str = "any"
    days: int = 7
    patience: int = 24

    def is_sound(self, games: Collection[str]) -> bool:
        """Whether it can be."""
        return (
            set(self.games) <= set(games)
            and bool(self.players)
            and set(self.players) <= set(PLAYERS)
            and self.pace in PACES
            and self.days in DAYS
            and self.patience in PATIENCE
        )


Fit = tuple[str, int, str, int]
"""A game, how many play it, at which pace, and in which channel."""


class Seekers:
    """Those of all servers. Its methods raise `StoreError`."""

    def __init__(self, store: db.Store, register: Register, lobby: Lobby, errands: Errands) -> None:
        self._store, self._register, self._lobby, self._errands = store, register, lobby, errands

    async def of(self, server: int, person: int) -> tuple[Wish, db.Seeker] | None:
        """What somebody seeks on a server."""
        return next(
            ((wish_of(row), row) for row in await self._store.seekers.of(server) if row.person == person), None
        )

    async def sought(self, server: int) -> dict[str, int]:
        """How many seek a table of each game on a server and are asked to none."""
        wishes_of = [wish for _, wish in await self._free(server, self._register.now())]
        counts = {key: sum(key in wish.games for wish in wishes_of) for key in self._register.games}
        return {key: count for key, count in counts.items() if count}

    async def seek(self, server: int, person: Person, channel: int, change: Callable[[Wish], Wish]) -> None:
        """Somebody seeks a table from now on, or seeks another than before: `change` says which. Raises `Refused` for
        somebody who is barred, and for what cannot be."""
        await self._register.only_welcome(server, person.id)
        now = self._register.now()

        def work(before: db.Seeker | None) -> db.Seeker:
            wish = replace(change(Wish(channel) if before is None else wish_of(before)), channel=channel)
            if not wish.is_sound(self._register.games):
                raise Refused("no-such-value", value="wish")
            body, until = msgspec.json.encode(wish), now + wish.days * DAY
            if before is None:
                return db.Seeker(server=server, person=person.id, name=person.name, body=body, since=now, until=until)
            return replace(before, name=person.name, body=body, until=until)

        await self._store.seekers.change(server, person.id, now, work)
        self._errands.wake()

    async def stop(self, server: int, person: int) -> None:
        """Somebody seeks no table any more."""
        await self._store.seekers.change(server, person, self._register.now(), lambda before: None)
        self._errands.wake()

    async def decline(self, server: int, person: int, number: int) -> None:
        """Somebody does not want the table they were asked to; they go on seeking, and are left alone for a day."""
        now = self._register.now()

        def work(before: db.Seeker | None) -> db.Seeker | None:
            if before is None or before.asked != number:
                return before
            return replace(before, asked=None, answer=None, rests=now + DAY)

        await self._store.seekers.change(server, person, now, work)
        self._errands.wake()

    async def look(self, server: int) -> int | None:
        """Settle what has come of earlier proposals, and propose tables to those who fit. Returns when to look
        next."""
        now, store = self._register.now(), self._store.seekers
        before = await store.of(server)
        tables: dict[int | None, Table | None] = {
            row.asked: await self._found(row.asked) for row in before if row.asked
        }
        gone = [row for row in before if _ends(row, tables, now)]
        free = [row for row in before if row not in gone and row.asked is not None and not _stands(tables[row.asked])]
        await store.settle(gone, free, now)
        for table in [each for each in tables.values() if each is not None]:
            await self._fill(server, table, now)
        again = None
        while (found := self._fitting(await self._free(server, now))) is not None:
            try:
                await self._propose(server, *found, now)
            except Refused as error:
                log.info("server %s: no table can be proposed: %s", server, error)
                again = now + AGAIN
                break
        await self._close_empty(server, now)
        rows = await store.of(server)
        times = [row.answer if row.asked is not None and row.answer else row.until for row in rows]
        times += [row.rests for row in rows if row.rests > now] + ([] if again is None else [again])
        return min(times, default=None)

    async def _free(self, server: int, now: int) -> list[tuple[db.Seeker, Wish]]:
        """Those of a server who may be asked now, who has sought for the longest first."""
        settings = await self._register.settings(server)
        allowed = set(settings.games or self._register.games)
        found = []
        for row in await self._store.seekers.of(server):
            wish = wish_of(row)
            wish = replace(
                wish, games=tuple(key for key in wish.games if key in allowed and key in self._register.games)
            )
            if (
                row.asked is None
                and row.rests <= now < row.until
                and not settings.shuts_out(row.person)
                and wish.games
            ):
                found.append((row, wish))
        return found

    def _fitting(self, free: Sequence[tuple[db.Seeker, Wish]]) -> tuple[Fit, list[tuple[db.Seeker, Wish]]] | None:
        """The first who fit together: as many as there can be."""
        for row, wish in free:
            paces = [wish.pace] if wish.pace != "any" else [each for each in PACES if each != "any"] + ["any"]
            for key in wish.games:
                for count in sorted({*wish.players} & {*self._register.games[key].seats}, reverse=True):
                    for pace in paces:
                        fit = key, count, pace, wish.channel
                        others = [each for each in free if each[0] != row and fits(each[1], fit)]
                        named = pace == "any" or any(
                            each.pace == pace for _, each in [(row, wish), *others[: count - 1]]
                        )
                        if len(others) >= count - 1 and count > 1 and named:
                            return fit, [(row, wish), *others[: count - 1]]
        return None

    async def _propose(self, server: int, fit: Fit, group: Sequence[tuple[db.Seeker, Wish]], now: int) -> None:
        """Open a table without anybody, and ask these people to it. Raises `Refused`."""
        key, count, pace, channel = fit
        terms = Terms(manage="all", full="start", joins="invited", clock=PACES[pace])
        first = group[0][0]
        name = f"sought {server} {first.person} {first.since} {now}"
        table = await self._lobby.gather(name, Place(server, channel), key, count, terms)
        await self._ask(table, group, now)

    async def _ask(self, table: Table, group: Sequence[tuple[db.Seeker, Wish]], now: int) -> None:
        rows = [(row, wish.patience * HOUR) for row, wish in group]
        await self._store.seekers.ask(table.id, rows, INVITED, wishes.INVITED, now, lambda of: call_at(of, now))
        self._register.changed(table.id)

    async def _fill(self, server: int, table: Table, now: int) -> None:
        """Ask others in the place of those who were asked to a table and do not come; let anybody join if there are
        none."""
        if not _stands(table):
            return
        asked = sum(row.asked == table.id for row in await self._store.seekers.of(server))
        room = table.row.wanted - len(table.seats) - asked
        pace = next((name for name, clock in PACES.items() if clock == terms_of(table.row).clock), "any")
        fit = table.row.key, table.row.wanted, pace, table.row.channel
        held = await self._store.seats.held(table.id)
        fitting = [
            each
            for each in await self._free(server, now)
            if fits(each[1], fit)
            and not wishes.was_invited(held, each[0].person)
            and await conditions.fits(self._store, table.row, each[0].person)
        ]
        if room > 0 and fitting:
            await self._ask(table, fitting[:room], now)
        elif not asked and table.seats and terms_of(table.row).joins == "invited":
            terms = replace(terms_of(table.row), joins="all")
            await self._store.games.set_terms(table.id, msgspec.json.encode(terms), now)
            self._register.changed(table.id)

    async def _close_empty(self, server: int, now: int) -> None:
        """Close the tables that were proposed, at which nobody sits and to which nobody is asked any more."""
        asked = {row.asked for row in await self._store.seekers.of(server)}
        for row, seats in await self._store.games.tables(server=server, status=(db.Status.OPEN,), limit=1_000):
            if not seats and not row.created_by and row.id not in asked:
                await self._store.games.set_status(row.id, db.Status.ABANDONED, now, check=only_open)
                self._register.changed(row.id)

    async def _found(self, number: int | None) -> Table | None:
        try:
            return None if number is None else await self._register.table(number)
        except Refused:
            return None


def wish_of(row: db.Seeker) -> Wish:
    """What somebody would play, as it is stored."""
    return msgspec.json.decode(row.body, type=Wish)


def fits(wish: Wish, fit: Fit) -> bool:
    """Whether somebody would play that."""
    key, count, pace, channel = fit
    return key in wish.games and count in wish.players and wish.pace in ("any", pace) and wish.channel == channel


def _stands(table: Table | None) -> bool:
    """Whether people may still come to a table that was proposed."""
    return table is not None and table.status is db.Status.OPEN and roomy(table)


def _ends(row: db.Seeker, tables: dict[int | None, Table | None], now: int) -> bool:
    """Whether somebody seeks no more: they sit at the table they were asked to, did not answer in time, or have
    sought for as long as they wanted."""
    if row.asked is None:
        return row.until <= now
    table = tables[row.asked]
    seated = table is not None and table.seat_of(row.person) is not None
    return seated or (_stands(table) and row.answer is not None and row.answer <= now)
