"""A session: a table whose lock is held. Whoever changes a table opens one and works in it.

A press is checked, applied to a copy, written whole in one transaction, and only then shown: after a session in which
something was written, those who watch the table are told, once its lock is free.
"""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager

import msgspec
from msgspec.structs import replace

import db
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition, AnyStep
from engine.core.game import AnyGame
from engine.core.model import Action, Bug, Illegal, Seat
from engine.core.text import write

from . import reliability, sound
from .calls import terms_of, waited
from .clocks.clock import Shown, Ticking
from .clocks.ticking import ticking
from .entries import Done, entry_of, turn_of, undone_from
from .life import Life
from .live import RECENT, Live, Lives, same
from .people import Refused, Stale
from .posts import Notice, to_admin
from .register import Register
from .view.proposed import stands
from .view.table import Table

UNREADABLE = (db.Damaged, Bug, msgspec.MsgspecError, zlib.error, LookupError, TypeError, ValueError)
"""What opening a damaged table may raise. Other errors of storage pass."""
READS = 5
"""How often a table is read anew that others write at the same time, before it is called busy."""
MAX_ENTRIES = 10_000
"""The most entries of one game."""
ADMIN, RULES, DAMAGED, OLDER = "admin", "rules", "damaged", "older"
"""Why a game is paused: by an admin (the reason follows), because its rules failed (seat and action follow), because
what is stored of it is damaged, or because the rules of today would have led its moves elsewhere than those it was
played by."""
Agrees = Callable[[AnyGame, db.Game, int, Sequence[db.Entry], db.Snapshot, bytes, db.Snapshot | None], bool]
"""Whether a table's moves lead to its newest position by the rules of today, see `keep.replay.agrees`."""

log = logging.getLogger(__name__)


def anything(row: db.Game) -> None:
    """A check that nothing fails."""


class Session:
    """See above. Only `Sessions` makes one; it is good for as long as it is open. `changed`: something may have been
    written about the table."""

    def __init__(self, sessions: Sessions, number: int) -> None:
        self.number, self.changed, self._compared = number, False, False
        self.store, self.now, self._lives, self.said = sessions.store, sessions.now, sessions.lives, sessions.said
        self._register, self._alone, self._agrees = sessions.register, sessions.alone, sessions.agrees

    # --- looking

    async def table(self) -> Table:
        """The table as it is stored. Raises `Refused`."""
        return await self._register.table(self.number)

    async def live(self) -> Live:
        """A started table's game, loaded once and then kept. Where others may write, it is compared with what is
        stored once a session: whatever is written from it is compared again. Raises `Refused`."""
        live = self._lives.get(self.number)
        if live is not None and not (self._alone or self._compared or live.stands(await self.table())):
            self.forget()
            live = None
        self._compared = True
        if live is None:
            live = await self._read()
            self._lives.keep(live)
        return live

    async def _read(self) -> Live:
        """A started table's game, read anew where another process has written between two looks. Raises `Refused`."""
        for _ in range(READS):
            table = await self.table()
            if table.row.head < 0 and table.status in (db.Status.OPEN, db.Status.ABANDONED):
                raise Refused("already-over" if table.status is db.Status.ABANDONED else "not-started")
            try:
                table = await self._up_to_date(table)
                live = await self._loaded(table)
                if await self._stands(table):
                    return live
            except UNREADABLE as error:
                if await self._stands(table):
                    raise await self._damaged(table, error) from None
        raise Refused("busy")

    async def _stands(self, table: Table) -> bool:
        """Whether nobody else has written about the table since it was read."""
        return self._alone or same(table, await self.table())

    async def _loaded(self, table: Table) -> Live:
        """A started table's game as it is stored. Raises `UNREADABLE` for one that is damaged."""
        row, journal = table.row, self.store.journal
        snapshot = await journal.newest(self.number)
        if snapshot is None or snapshot.seq != row.head:
            raise db.Damaged("its newest state is lost")
        seed, presses = await self.store.games.seed(self.number), await journal.presses(self.number)
        recent = await journal.entries(self.number, after=max(-1, row.head - RECENT))
        held = await self.store.seats.tenures(self.number)
        for fault in sound.opening(row, table.game, table.seats, held, presses, seed):
            raise db.Damaged(fault)
        live = Live(table, table.game.decode(snapshot.body), seed, recent, held)
        earlier = await journal.snapshot(self.number, row.head - 1)
        if earlier is not None:
            await asyncio.to_thread(live.look_back, earlier)
        return live

    async def _up_to_date(self, table: Table) -> Table:
        """A table in play that was last played by other rules than today's: if those would have led its moves
        elsewhere, it is paused, and its people and admins are told; they decide. One that was paused for that goes on
        with rules that fit, or once it was taken back to where they do. Raises `UNREADABLE`."""
        row, older = table.row, table.row.paused == OLDER
        playing = row.status is db.Status.PLAYING and row.rules != table.game.version
        if not (playing or (older and row.status is db.Status.PAUSED)):
            return table
        newest, entries = await self.store.journal.newest(self.number), await self.store.journal.entries(self.number)
        if newest is None:
            raise db.Damaged("its newest state is lost")
        seed = await self.store.games.seed(self.number)
        stood = await self.store.journal.stood(self.number)
        fits = await asyncio.to_thread(self._agrees, table.game, row, len(table.seats), entries, newest, seed, stood)
        if not await self._stands(table):
            raise db.Damaged("it was written meanwhile")
        told = [db.NewDue("notice", msgspec.json.encode(Notice("older" if playing else "fits")), self.now())]
        if fits:
            await self.accepted(table, [] if playing else told)
        elif playing:
            log.warning("table %s is paused: by the rules of today its moves lead elsewhere", self.number)
            await self.pause(OLDER, [to_admin("older", self.now()), *told])
        return await self.table()

    async def accepted(self, table: Table, told: Sequence[db.NewDue] = (), *, stood: bool = False) -> None:
        """From now on a table is played by the rules of today, from where it stands. `stood`: an admin wants that
        although they would have led elsewhere; later rules are compared from here on."""
        with self.writing():
            await self.store.games.set_status(
                self.number, db.Status.PLAYING, self.now(), told, rules=table.game.version, stood=stood
            )

    async def _damaged(self, table: Table, error: Exception) -> Refused:
        """The refusal of a table that cannot be opened: it is paused, and reported once, until it is mended."""
        log.error("table %s cannot be opened, and is paused: %s", self.number, error)
        if table.status is db.Status.PLAYING:
            await self.pause(DAMAGED, [to_admin("damaged", self.now())])
        return Refused("paused" if table.status in (db.Status.PLAYING, db.Status.PAUSED) else "damaged")

    async def playing(self, person: int) -> tuple[Live, Seat]:
        """The game, and the seat somebody plays there. Raises `Refused` if they cannot move."""
        live = await self.live()
        seat = live.table.seat_of(person)
        if seat is None:
            raise Refused("seat-gone" if any(each.person == person for each in live.held) else "not-seated")
        if live.table.status is db.Status.PAUSED:
            why, _, reason = (live.table.row.paused or "").partition(" ")
            if why == ADMIN:
                raise Refused("paused-admin", reason=reason)
            raise Refused("paused-older" if why == OLDER else "paused")
        if live.table.status is db.Status.ABANDONED:
            raise Refused("already-over")
        if live.table.seats[seat].opponent:
            raise Refused("stand-in-plays")
        return live, seat

    async def ticking(self, table: Table, *, sure: bool = False) -> Ticking | None:
        """What counting the time at a table needs, see `clocks.ticking`. Raises `StoreError`."""
        return await ticking(self.store, table.row, terms_of(table.row).clock, table.seats, self.now(), sure=sure)

    async def clocks(self, table: Table) -> tuple[Shown, ...]:
        """How the clocks of those stand who are waited for. Raises `StoreError`."""
        known = await self.ticking(table)
        return () if known is None or table.status is not db.Status.PLAYING else known.shown(table.seats)

    async def proposal(self, live: Live) -> db.Proposal | None:
        """What is proposed at the table and stands. Raises `StoreError`."""
        if not live.asked or not self._alone:
            live.asked, live.proposal = True, await self.store.proposals.of(self.number)
        found = live.proposal
        return found if found is not None and stands(found, live.table.row, self.now()) else None

    async def kept(self, live: Live, seat: int) -> db.Plan | None:
        """What is stored of a seat's plan and batch; None if another person has left it."""
        row = await self.store.plans.of(self.number, seat)
        return row if row is not None and row.person == live.table.seats[seat].person else None

    # --- changing

    def forget(self) -> None:
        """Drop the game in memory, because something was, or may have been, written past it: it is loaded again next
        time."""
        self._lives.forget(self.number)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Wraps a write past the game in memory, which is loaded again next time. A refused write has changed
        nothing; one that was cancelled or reported as failed may have happened all the same."""
        try:
            yield
        except Refused:
            raise
        except BaseException:
            self.changed = True
            raise
        else:
            self.changed = True
        finally:
            self.forget()

    async def carried_out(self, live: Live, seat: Seat, action: str, state: AnyPosition, further: int = 0) -> Done:
        """The effect of an action on a state, `further` entries after the last one; its values may be in any order.
        Raises `Illegal` or `Refused`."""
        rules = live.table.game
        parsed = rules.parse(action)
        try:
            step = await self.apply(live, seat, parsed, state, further)
        except Illegal:
            in_order = rules.in_order(state, seat, parsed)
            if in_order == parsed:
                raise
            parsed, step = in_order, await self.apply(live, seat, in_order, state, further)
        return Done(write(parsed), step)

    async def apply(self, live: Live, seat: Seat, action: Action, state: AnyPosition, further: int = 0) -> AnyStep:
        """Apply one action; a fault in the rules pauses this one game. Raises `Illegal` or `Refused`."""
        seq = live.table.row.head + 1 + further
        if seq >= MAX_ENTRIES:
            raise Refused("game-too-long", most=MAX_ENTRIES)
        try:
            return self.outcome(live, seat, action, state, further)
        except Illegal:
            raise
        except Exception:
            log.exception("table %s: the rules failed on entry %s; the game is paused", self.number, seq)
            told = [to_admin("rules-failed", self.now(), entry=seq)]
            await self.pause(f"{RULES} {seat} {write(action)}", told)
            raise Refused("paused") from None

    def outcome(self, live: Live, seat: Seat, action: Action, state: AnyPosition, further: int = 0) -> AnyStep:
        """What an action does, `further` entries after the next one. Raises `Illegal`, and whatever the rules
        raise."""
        return live.table.game.apply(state, seat, action, Seeded(live.seed, 0, live.table.row.head + 1 + further))

    async def pause(self, why: str, told: Sequence[db.NewDue], check: Callable[[db.Game], None] = anything) -> None:
        """Nobody can move until the game is resumed."""
        with self.writing():
            await self.store.games.set_status(
                self.number, db.Status.PAUSED, self.now(), told, check=check, paused=why
            )

    async def commit(
        self,
        live: Live,
        seat: Seat,
        done: Sequence[Done],
        by: db.By,
        *,
        key: str | None = None,
        then: db.Plan | None = None,
    ) -> None:
        """Write the entries of one press and the posts that follow from them, whole or not at all; then they are the
        table's state. `then`: what stands from then on of the plan they fulfil.

        Raises `Stale`, nothing written, if the press was written before or the game has moved on elsewhere. After
        that, and after a write of doubtful outcome, the table is read again.
        """
        rules, last, now = live.table.game, done[-1].step.state, self.now()
        entries = [entry_of(live.table, seat, each, by, now, further) for further, each in enumerate(done)]
        bodies = [rules.encode(each.step.state) for each in done]
        over = rules.result(last) is not None
        known, waiting = await self.ticking(live.table), rules.waiting(last)
        anew = bool({*waiting} - {*live.waiting, seat})  # others' turns begin; so does the actor's then, if any
        if known is not None:
            struck = frozenset(each.strikes for each in done if each.strikes is not None and each.again is None)
            begins = max((each.again for each in done if each.again is not None), default=entries[-1].seq)
            known = replace(known, entry=begins, struck=struck, anew=seat if anew else None)
        back = undone_from(live.recent, done)
        seats, waits, calls = waited(
            live.table.row, live.table.seats, waiting, now, seat, known, anew=anew, back=back
        )
        if live.proposal is not None and live.proposal.head is not None:  # it is void from now on
            calls = [*calls, db.NewDue("lapse", b"", now)]
        marks = await reliability.marks(self.store, live.table, seats[seat], now, anew=anew, back=back)
        self.changed = True  # if cancelled or reported as failed, it may have happened all the same
        try:
            written = await self.store.journal.append(
                self.number,
                entries,
                bodies[-1],
                press=key,
                posts=calls,
                cancels=("remind", "clock") if waits else (),
                waits=waits,
                turn=turn_of(live, seat, done, by, now, then),
                marks=marks,
                finished=over,
            )
            if written.outcome is not db.Outcome.OK:
                raise Stale
        except BaseException:
            self.forget()
            raise
        for entry, each, body in zip(entries, done, bodies, strict=True):
            live.moved(entry, each.step.state, body, over and entry is entries[-1], seats)


class Sessions:
    """Opens sessions. The games of tables last used are kept in memory (`lives`). `alone`: no other process writes
    about tables. `agrees` is asked of tables that were last played by other rules. `said` is how those live who have
    said something (`Attention`)."""

    def __init__(
        self,
        store: db.Store,
        register: Register,
        now: Callable[[], int],
        agrees: Agrees,
        *,
        alone: bool = True,
    ) -> None:
        self.store, self.register, self.now, self.agrees, self.alone = store, register, now, agrees, alone
        self.lives = Lives()
        self.said: dict[int, Life] = {}

    @asynccontextmanager
    async def open(self, number: int) -> AsyncIterator[Session]:
        """Hold a table's lock. Raises `Refused` if it stays busy. Tells the register afterwards if the session
        `changed` the table, even if it ended with an error."""
        session = Session(self, number)
        try:
            async with self.lives.locked(number):
                yield session
        finally:
            if session.changed:
                self.register.changed(number)
