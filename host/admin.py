"""What the admins of a server do with its tables and people. The caller has checked that somebody is an admin. Every
act is logged, told to the table, and reported to the server's admins (`posts.to_admin`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import msgspec
from msgspec import Struct

import db
from engine.core.model import Note, Seat

from .calls import late
from .entries import work_after
from .keep import transfer
from .keep.rewind import Plan, entries_of, plan
from .keep.table_file import ended
from .lobby import Lobby
from .people import Bar, Refused
from .person_data import PersonData
from .posts import Notice, to_admin
from .register import EVERY
from .rewinding import strike_out
from .seats.seats import Seats
from .session import ADMIN, OLDER, Session, Sessions
from .view.lines import Line, lines
from .view.names import tame
from .view.table import Table

SHOWN = 10
"""The most lines of a preview."""
MOST = 10_000
"""The most entries of one game."""
FAILING = 3
"""Tries after which a post counts as failing."""
DAY = 86_400
REOPENED = DAY
"""Seconds for which a table that was closed can be opened again."""

log = logging.getLogger(__name__)


class Wrong(Struct, frozen=True):
    """Something that is wrong at a table: the code of a sentence, and its values."""

    code: str
    values: dict[str, str] = {}


class Case(Struct, frozen=True):
    """A table, and what is wrong there."""

    table: Table
    wrongs: tuple[Wrong, ...]


class Preview(Struct, frozen=True):
    """What a rewind would take back or, `forward`, bring back: how many entries, the first of them as anybody may
    read them, the last of them, whose move it would be then, and the head it is for."""

    upto: int
    count: int
    lines: tuple[Line, ...]
    last: int
    waiting: tuple[Seat, ...]
    head: int
    forward: bool = False


class Told(Struct, frozen=True, tag_field="kind", tag="told"):
    """An entry of a game in play, as anybody may read it."""

    seq: int
    seat: int | None
    notes: tuple[Note, ...]
    struck: bool
    at: int
    by: db.By


class Steward:
    """Its methods raise `Refused` and then change nothing."""

    def __init__(self, sessions: Sessions, seats: Seats, lobby: Lobby, data: PersonData) -> None:
        self._sessions, self._register, self._store = sessions, sessions.register, sessions.store
        self._seats, self._lobby, self._data = seats, lobby, data

    # --- looking

    async def cases(self, server: int) -> list[Case]:
        """The tables of a server that are not over: first those with something wrong, and of all those first that
        nobody has touched for longest."""
        found = await self._store.games.tables(server=server, status=db.LIVE, limit=EVERY)
        failing, games = await self._store.queue.failing(server, FAILING), self._register.games
        tables = [Table(row, seats, games[row.key]) for row, seats in found if row.key in games]
        cases = [Case(table, self._wrongs(table, failing.get(table.id))) for table in tables]
        return sorted(cases, key=lambda case: (not case.wrongs, case.table.row.updated_at, case.table.id))

    def _wrongs(self, table: Table, failing: str | None) -> tuple[Wrong, ...]:
        row, told = table.row, list[Wrong]()
        if row.lost is not None:
            told.append(Wrong("lost", {"why": row.lost}))
        if row.status is db.Status.PAUSED:
            why, _, reason = (row.paused or "").partition(" ")
            if why == ADMIN:
                told.append(Wrong("paused-admin", {"reason": reason}))
            else:
                told.append(Wrong("paused-older" if why == OLDER else "paused"))
        for each in late(row, table.seats, self._sessions.now()):
            told.append(Wrong("late", {"seat": str(each.seat), "since": str(each.since)}))
        if failing is not None:
            told.append(Wrong("failing", {"why": tame(failing, 100)}))
        return tuple(told)

    async def closed(self, server: int) -> list[Table]:
        """The tables of a server that can be opened again."""
        found = await self._store.games.tables(server=server, status=(db.Status.ABANDONED,))
        since, games = self._sessions.now() - REOPENED, self._register.games
        known = [Table(row, seats, games[row.key]) for row, seats in found if row.key in games]
        return [table for table in known if table.row.updated_at >= since and table.persons()]

    async def preview(self, number: int, upto: int) -> Preview:
        """What a rewind to entry `upto` would take back, or bring back."""
        async with self._sessions.open(number) as session:
            table = await self._going(session)
            made, rows = await self._planned(table, upto)
        about = set(made.about)
        told = [line for line in lines(rows, None) if line.seq in about][:SHOWN]
        waiting = table.game.waiting(made.states[-1])
        return Preview(upto, len(about), tuple(told), max(about), waiting, table.row.head, made.forward)

    # --- acts

    async def close(self, number: int, by: int, reason: str) -> Table:
        """End a table without a result, started or not."""
        await self._seats.close(number, tame(reason))
        return await self._done(number, "close", by, reason)

    async def pause(self, number: int, by: int, reason: str) -> Table:
        """Nobody can move until the table is resumed."""

        def check(row: db.Game) -> None:
            if row.head < 0 or row.status not in (db.Status.PLAYING, db.Status.PAUSED):
                raise Refused("not-playing")
            if row.status is db.Status.PAUSED:
                raise Refused("paused-already")

        why, told = f"{ADMIN} {tame(reason)}".strip(), [self._notice("paused", reason)]
        async with self._sessions.open(number) as session:
            await session.table()
            await session.pause(why, told, check)
        return await self._done(number, "pause", by, reason)

    async def replace(self, number: int, seat: int, by: int, reason: str) -> Table:
        """Have a practice opponent play a seat; its person may come back until somebody takes it."""
        await self._seats.replace(number, seat, tame(reason))
        return await self._done(number, "replace", by, reason)

    async def remove(self, number: int, seat: int, by: int, reason: str, *, again: bool = True) -> Table:
        """Take a seat from its person; before the start they leave the table, and are told why. `again`: they may
        come back to it."""
        table = await self._register.table(number)
        person = table.seats[seat].person if 0 <= seat < len(table.seats) else None
        if person is None:
            raise Refused("nobody-there")
        if table.status is db.Status.OPEN:
            await self._lobby.leave(number, person)
            await self._for_good(number, person, again=again)
            told = msgspec.json.encode(Notice("taken-off", persons=(person,), reason=tame(reason)))
            notice = db.NewDue("notice", told, self._sessions.now())
            return await self._done(number, "remove", by, reason, notice)
        await self._seats.remove(number, seat, tame(reason))
        await self._for_good(number, person, again=again)
        return await self._done(number, "remove", by, reason)

    async def _for_good(self, number: int, person: int, *, again: bool) -> None:
        """Keep somebody off a table whose seat was taken, unless they may come back."""
        if not again:
            try:
                await self._seats.shut_out(number, person)
            except Refused as error:  # that is so already
                log.info("table %s: %s", number, error.code)

    async def empty(self, server: int, person: int, by: int, reason: str) -> int:
        """Take all seats of a person on a server; how many. Tables that end meanwhile are left out."""
        count = 0
        for table in await self.at(server, person):
            seat = table.seat_of(person)
            if seat is None:
                continue
            try:
                await self.remove(table.id, seat, by, reason)
            except Refused as error:
                log.info("table %s: its seat was not taken: %s", table.id, error.code)
                continue
            count += 1
        return count

    async def shut_out(self, number: int, person: int, by: int, reason: str) -> Table:
        """Keep somebody off one table, whoever invites them. A seat they have there stays theirs."""
        await self._seats.shut_out(number, person)
        return await self._done(number, "shut-out", by, reason)

    async def let_back(self, number: int, person: int, by: int) -> Table:
        """The opposite."""
        await self._seats.let_back(number, person)
        return await self._done(number, "let-back", by, "")

    async def offer(self, number: int, seat: int, person: int, by: int) -> Table:
        """Offer somebody a free seat of a game in play."""
        await self._seats.offer_free(number, seat, person)
        return await self._done(number, "seat", by, "")

    async def reopen(self, number: int, by: int, reason: str) -> Table:
        """Have a table that was ended without a result in the last day go on where it was, paused if it was."""
        now = self._sessions.now()
        if (await self._register.table(number)).status is db.Status.ABANDONED:
            await self._seats.unagreed(number)  # else the next change would end it again
        async with self._sessions.open(number) as session:
            table = await session.table()

            def check(row: db.Game) -> None:
                if row.status is not db.Status.ABANDONED or not table.persons():
                    raise Refused("not-closed")
                if row.updated_at + REOPENED < now:
                    raise Refused("closed-long-ago", hours=REOPENED // 3_600)

            status, posts = db.Status.OPEN, [db.NewDue("lobby", b"{}", now)]
            if table.row.paused is not None:
                status, posts = db.Status.PAUSED, []
            elif table.row.head >= 0:
                live = await session.live()
                status, posts = db.Status.PLAYING, [*work_after(table, live.state, (), None, now)]
            with session.writing():
                posts.append(self._notice("reopened", reason))
                try:
                    await self._store.games.set_status(
                        number, status, now, posts, paused=table.row.paused, check=check
                    )
                except db.NotAllowed:  # it is packed
                    raise Refused("closed-long-ago", hours=REOPENED // 3_600) from None
        return await self._done(number, "reopen", by, reason)

    async def rewind(self, number: int, upto: int, head: int, by: int, reason: str) -> Table:
        """Take back everything after entry `upto`, if the table's last entry is still `head`. The seats stay as they
        are; what was drawn since is drawn anew. An entry that such an act struck out is brought back with all before
        it, draws and all, as long as nothing was played since."""
        async with self._sessions.open(number) as session:
            table = await self._going(session)
            if table.row.head != head:
                raise Refused("moved-on")
            made, _ = await self._planned(table, upto)
            done = "restored" if made.forward else "rewound"
            note = Note(done, {"count": len(made.strikes), "entry": upto, "reason": tame(reason)})
            entries = entries_of(table, made, msgspec.json.encode([note]), self._sessions.now(), db.By.ADMIN)
            if entries[-1].seq >= MOST:
                raise Refused("game-too-long", most=MOST)
            await strike_out(session, table, entries, made, self._notice(done, reason))
            if table.row.paused == OLDER:
                await session.live()  # where the rules of today agree it goes on
        return await self._done(number, "restore" if made.forward else "rewind", by, reason)

    async def moved(self, number: int, by: int) -> Table:
        """Note that an admin gave a table another place."""
        return await self._done(number, "move", by, "", self._notice("moved", ""))

    async def resumed(self, number: int, by: int) -> Table:
        """Note that an admin let a table go on."""
        return await self._done(number, "resume", by, "", self._notice("resumed", ""))

    async def at(self, server: int, person: int) -> list[Table]:
        """The tables of a server that are not over at which somebody sits."""
        return await self._register.tables(server=server, person=person, live=True)

    async def bar(self, server: int, person: int, by: int, reason: str = "", days: int | None = None) -> Bar:
        """Bar somebody from taking seats on a server, for so many days or until an admin lets them in again."""
        settings = await self._register.settings(server)
        if settings.shuts_out(person):
            raise Refused("barred-already")
        bar = Bar(person, tame(reason), None if days is None else self._sessions.now() + days * DAY)
        new = msgspec.structs.replace(settings, barred=(*settings.barred, person), bars=(*settings.bars, bar))
        await self._register.set_settings(server, new)
        told = {"person": person, "until": bar.until or "never", "reason": bar.reason}
        await self._done_for_all(server, "bar", by, **told)
        return bar

    async def unbar(self, server: int, person: int, by: int) -> None:
        """Let somebody take seats on a server again."""
        settings = await self._register.settings(server)
        if not settings.shuts_out(person):
            raise Refused("not-barred")
        await self._register.set_settings(server, settings.without(person))
        await self._done_for_all(server, "unbar", by, person=person)

    async def limit(self, server: int, by: int, **limits: int) -> None:
        """Set `a_person` or `a_channel` of a server's settings."""
        new = msgspec.structs.replace(await self._register.settings(server), **limits)
        if limits:
            await self._register.set_settings(server, new)
            await self._done_for_all(server, "limits", by, a_person=new.a_person, a_channel=new.a_channel)

    async def export(self, number: int) -> bytes:
        """A started table as JSON lines. While it is in play or may be opened again, these hold what anybody may
        know; once it is over for good, its whole record."""
        table = await self._register.table(number)
        if table.row.head < 0:
            raise Refused("not-started")
        body = await transfer.written(self._store, self._register.games.values(), number)
        closed = table.status is db.Status.ABANDONED
        if table.status not in db.LIVE and not (closed and table.row.updated_at + REOPENED >= self._sessions.now()):
            return body
        whole = body.splitlines(keepends=True)
        whole[0] = msgspec.json.encode(msgspec.json.decode(whole[0]) | {"seed": None}) + b"\n"
        kept = [line for line in whole if b'"kind":"entry"' not in line[:16]]
        rows = await self._store.journal.entries(number)
        told = [Told(each.seq, each.seat, each.notes, each.struck, each.at, each.by) for each in lines(rows, None)]
        return ended(b"".join((*kept[:-1], *(msgspec.json.encode(each) + b"\n" for each in told))), len(told))

    async def forget(self, server: int, person: int, by: int) -> int:
        """Take a person's id and name from all that is stored of a server's tables, see `PersonData.forget`. Returns
        the number of tables."""
        count = await self._data.forget(person, server)
        await self._done_for_all(server, "forget", by, count=count)
        return count

    # --- inside

    async def _going(self, session: Session) -> Table:
        """A table in play, or paused."""
        table = await session.table()
        if table.row.head < 0:
            raise Refused("already-over" if table.status is db.Status.ABANDONED else "not-started")
        if table.status not in (db.Status.PLAYING, db.Status.PAUSED):
            raise Refused("already-over")
        return table

    async def _planned(self, table: Table, upto: int) -> tuple[Plan, Sequence[db.Entry]]:
        rows = await self._store.journal.entries(table.id)
        base = await self._store.journal.snapshot(table.id, upto) if upto >= 0 else None
        if upto < 0:
            raise Refused("no-such-entry", entry=upto)
        return await asyncio.to_thread(plan, table, base, rows, upto), rows

    def _notice(self, code: str, reason: str) -> db.NewDue:
        body = msgspec.json.encode(Notice(code, reason=tame(reason)))
        return db.NewDue("notice", body, self._sessions.now())

    async def _done(self, number: int, act: str, by: int, reason: str, *notices: db.NewDue) -> Table:
        """Log an act, without who did it and why, and tell the server's admins all of it and, by `notices`, the
        table."""
        log.info("table %s: an admin did: %s", number, act)
        told = to_admin(f"act-{act}", self._sessions.now(), by=by, reason=tame(reason))
        await self._store.queue.add(number, [*notices, told])
        self._register.changed(number)
        return await self._register.table(number)

    async def _done_for_all(self, server: int, act: str, by: int, **values: object) -> None:
        """Log an act that is about a whole server, and tell its admins who did it: as work of the table that was
        touched last. A server without any table has nobody to tell."""
        log.info("server %s: an admin did: %s", server, act)
        last = await self._store.games.games(server=server, limit=1)
        if last:
            await self._store.queue.add(last[0].id, [to_admin(f"act-{act}", self._sessions.now(), by=by, **values)])
            self._register.changed(last[0].id)
