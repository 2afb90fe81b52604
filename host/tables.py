"""The host: tables in play, from the start to the last entry. The one door through which a game changes.

A press is checked, applied to a copy, written whole in one transaction, and only then shown (`changed`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec

import db
from engine.core import journal
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition, AnyStep, Step
from engine.core.game import AnyGame
from engine.core.model import Action, Illegal, Seat
from engine.core.text import write

from . import practice, undo
from .ahead import Ahead
from .batches import Batches
from .calls import late, terms_of, waited
from .editions import Editions
from .entries import Done, concerned, entry_of, threatened, word, work_after
from .faults import Faults
from .hands import Hands
from .live import RECENT, Live, Lives
from .lobby import Lobby, new_seed, only_manager, only_open, proposed, shuffled, time_now
from .measures import measured
from .memos import Memos
from .moments import Moments
from .people import Refused, Stale
from .places import Places
from .register import Register
from .steward import ADMIN, Steward
from .views import Line, Look, Table, lines, pack_options
from .work import Finished, Later, NotYet, Work

MAX_ENTRIES = 10_000
"""Entries of one game."""
DAY = 86_400
MOVES = 50
"""Moves of practice opponents at one table, after which other tables have their turn."""
LOOKS = 3
"""How often it is looked whether a press counted whose write was reported as failed."""

log = logging.getLogger(__name__)


class Backups(NamedTuple):
    """Where daily copies of the database are kept, and how many."""

    folder: Path
    keep: int


class Host:
    """All tables of this process: `register` finds them, `lobby` is for those that have not started, through `hands`
    seats change hands, `ahead` is for moves left beforehand, `batches` for several at once, `queue` holds what is
    due."""

    def __init__(
        self,
        store: db.Store,
        games: Iterable[AnyGame],
        *,
        editions: Editions | None = None,
        now: Callable[[], int] = time_now,
        seed: Callable[[], bytes] = new_seed,
        backups: Backups | None = None,
        later: Later | None = None,
    ) -> None:
        self.store, self.now, self.backups = store, now, backups
        self.register, self.queue = Register(store, games), store.queue
        self._lives = Lives()
        self.memos = Memos(store)
        self.lobby = Lobby(store, self.register, self._lives, editions=editions or {}, now=now, seed=seed)
        self.places = Places(store, self.register, self._lives, now=now, waiting=self._awaited, after=self._after)
        self.work = Work(store.queue, now, self.places.lose, later)
        self.work.serve(("opponents",), self._opponents, places=2, first=1, longest=600)
        self.work.serve(("pack", "remind"), self._keep, places=2)
        self.register.watch(lambda table: self.work.wake())
        self.hands = Hands(store, self.register, self._lives, now=now, waiting=self._awaited, after=self._after)
        self.faults = Faults(store, self.register, self._lives, now=now, load=self._live, after=self._after)
        self.steward = Steward(
            store,
            self.register,
            self._lives,
            self.hands,
            self.lobby,
            now=now,
            after=self._after,
        )
        self.moments = Moments(store, self.register)
        self.ahead = Ahead(
            store,
            self._lives,
            now=now,
            load=self._live,
            playing=self._playing,
            apply=self._apply,
            commit=self._commit,
            changed=self._after,
        )
        self.batches = Batches(
            store,
            self._lives,
            load=self._live,
            playing=self._playing,
            carried=self._carried_out,
            press=self._press,
        )
        self.work.serve(("ahead",), self.ahead.play, places=2, first=1, longest=600)

    async def start(self, key: str, number: int, by: int, *, seating: str = "random") -> Table:
        """Begin: seats at random or as people joined. Raises `Refused`, `Illegal` for too few players."""
        async with self._lives.locked(number):
            table = await self.register.table(number)
            if await self.store.journal.pressed(number, key) is not None:
                return table
            only_open(table)
            only_manager(table, by)
            rules, seed = table.game, await self.store.games.seed(number)
            seats = shuffled(table.seats, seed) if seating == "random" else list(table.seats)
            options = proposed(table.options, seats, (table.row.created_by, by))
            step = rules.start(len(seats), Seeded(seed, 0, 0), options)
            packed = None if options == table.options else pack_options(options)
            table = msgspec.structs.replace(table, seats=tuple(seats))
            entry = entry_of(table, None, Done(journal.START, step), db.By.AUTO, self.now())
            posts, body = work_after(table, step.state, (), None, self.now()), rules.encode(step.state)
            _, waits, calls = waited(table.row, seats, rules.waiting(step.state), self.now())
            try:
                written = await self.store.journal.start(
                    number, entry, body, press=key, posts=[*posts, *calls], waits=waits, seats=seats, options=packed
                )
            except BaseException:  # cancelled or reported as failed, it may be written all the same
                self._after(number)
                raise
            if written.outcome is db.Outcome.STALE:
                only_open(await self.register.table(number))
        self._after(number)
        return await self.register.table(number)

    # --- play

    async def look(self, number: int, person: int | None) -> Look:
        """The look of a person (None: an onlooker) at a started table, with the offers. Raises `Refused`."""
        async with self._lives.locked(number):
            live = await self._live(number)
            look = await self._look(live, person)
            stuck = ["opponents"] if practice.awaited(live) is not None else []
            stuck += ["ahead"] if look.waited and look.plan is not None and look.plan.ways else []
        for kind in stuck:  # after a fault they try again later, or as soon as somebody looks
            if not self.work.working(number, kind):
                await self.store.queue.hurry(number, kind, self.now())
                self.work.wake()
        return look

    async def submit(self, key: str, number: int, person: int, token: str | None, *actions: str) -> Look:
        """Carry out actions for a person, one after the other, and return their next look. Each is checked on the
        state after those before it: if one is refused, none is carried out.

        `key` is the interaction: delivered twice it counts once. `token` names the decision they answer (None:
        the one pending now). Raises `Illegal`, `Refused` or `Stale`; then nothing was changed.
        """

        async def steps(live: Live, seat: Seat) -> list[Done]:
            done: list[Done] = []
            for action in actions:
                state = done[-1].step.state if done else live.state
                done.append(await self._carried_out(live, seat, action, state, len(done)))
            return done

        with measured():
            return await self._press(key, number, person, token, steps)

    async def undo(self, key: str, number: int, person: int, token: str | None = None, most: int = 1) -> Look:
        """Take back a person's last step, or at most so many, up to the last draw or reveal. As `submit`."""

        async def steps(live: Live, seat: Seat) -> list[Done]:
            gone = await undo.without_many(self.store.journal, live, seat, most)
            return [Done(f"{journal.UNDO} {seq}", Step(state, (), (), True), seq) for seq, state in gone]

        with measured():
            return await self._press(key, number, person, token, steps)

    async def _press(
        self,
        key: str,
        number: int,
        person: int,
        token: str | None,
        steps: Callable[[Live, Seat], Awaitable[list[Done]]],
    ) -> Look:
        """The common part of all presses; `steps` gives the entries that it makes."""
        begun = False
        try:
            async with self._lives.locked(number):
                live = await self._live(number)
                try:
                    seat = self._playing(live, person)
                    if token is not None and token != live.token(seat):
                        raise Stale
                    done = await steps(live, seat)
                    begun = bool(done)
                    if done:
                        await self._commit(live, seat, done, db.By.PERSON, key=key)
                except (Illegal, Stale):
                    # Delivered a second time, the press finds its own decision over.
                    if not await self.counted(key, number):
                        raise
                    begun = True
                except db.StoreError:
                    if not begun:
                        raise
                    await self._doubtful(key, number)
                return await self._look(await self._live(number), person)
        finally:
            if begun:  # cancelled or reported as failed, it may be written all the same
                self._after(number)

    async def counted(self, key: str, number: int) -> bool:
        """Whether a press has made an entry. Raises `StoreError`."""
        return await self.store.journal.pressed(number, key) is not None

    async def _doubtful(self, key: str, number: int) -> None:
        """A commit was reported as failed, which may be written all the same. Raises `Refused` unless it was."""
        log.exception("table %s: a press was reported as not written", number)
        for _ in range(LOOKS):
            with suppress(db.StoreError):
                if await self.counted(key, number):
                    return
                raise Refused("not-counted")
        raise Refused("unsure")

    async def log(self, number: int, person: int | None, *, before: int | None = None, limit: int = 20) -> list[Line]:
        """The last entries before `before` as that person may read them, oldest first."""
        table = await self.register.table(number)
        end = table.row.head + 1
        last = (end if before is None else min(before, end)) - 1
        rows, struck = await self.store.journal.page(number, max(-1, last - limit), last)
        return lines(rows, table.seat_of(person), struck)

    async def chance(self, number: int) -> tuple[str, str | None]:
        """The hash of the table's seed, and once the game is over the seed itself (both hex)."""
        table = await self.register.table(number)
        over = table.status is db.Status.FINISHED
        return table.row.seed_hash.hex(), (await self.store.games.seed(number)).hex() if over else None

    # --- maintenance

    async def begin(self) -> None:
        """Go on where the last process stopped."""
        await self.work.begin()

    async def back_up(self) -> None:
        """Write today's copy of the database, if copies are wanted and it is not there. Raises `StoreError`."""
        if self.backups is not None:
            today = datetime.fromtimestamp(self.now(), UTC).date()
            written = await db.backup_daily(self.store, self.backups.folder, today, self.backups.keep)
            if written is not None:
                log.info("a backup was written: %s", written)

    async def tidy(self) -> None:
        """Forget work that was done more than a day ago."""
        await self.store.prune(self.now() - DAY)

    async def settle(self) -> None:
        """Wait until no practice opponent is playing any more."""
        await self.work.idle("opponents")

    async def close(self) -> None:
        """Take no more due work; what is not done is left to the next process."""
        await self.work.close()

    # --- inside; the table's lock is held

    async def _live(self, number: int) -> Live:
        """A started table's game, loaded once and then kept."""
        live = self._lives.get(number)
        if live is None:
            table = await self.register.table(number)
            snapshot = await self.store.journal.newest(number)
            if snapshot is None:
                raise Refused("already-over" if table.status is db.Status.ABANDONED else "not-started")
            seed = await self.store.games.seed(number)
            recent = await self.store.journal.entries(number, after=max(-1, table.row.head - RECENT))
            live = Live(table, table.game.decode(snapshot.body), seed, recent, await self.store.hands.tenures(number))
            earlier = await self.store.journal.snapshot(number, table.row.head - 1)
            if earlier is not None:
                await asyncio.to_thread(live.look_back, earlier)
            self._lives.keep(live)
        return live

    async def _awaited(self, number: int) -> tuple[Seat, ...]:
        return (await self._live(number)).waiting

    def _playing(self, live: Live, person: int) -> Seat:
        seat = live.table.seat_of(person)
        if seat is None:
            raise Refused("seat-gone" if any(each.person == person for each in live.held) else "not-seated")
        if live.table.status is db.Status.PAUSED:
            why, _, reason = (live.table.row.paused or "").partition(" ")
            raise Refused("paused-admin", reason=reason) if why == ADMIN else Refused("paused")
        if live.table.status is db.Status.ABANDONED:
            raise Refused("already-over")
        if live.table.seats[seat].opponent:
            raise Refused("stand-in-plays")
        return seat

    async def _look(self, live: Live, person: int | None) -> Look:
        seat = live.table.seat_of(person)
        undoes = await undo.last_step(self.store.journal, live, seat)
        now, table, plan = self.now(), live.table, await self.ahead.plan(live, seat)
        news, waiting = live.news(seat, now), late(table.seats, terms_of(table.row), now)
        token, since = live.token(seat), live.since()
        called = live.called_back(now) if seat is None else {}
        seen = Look(
            table, seat, live.state, token, news, bool(undoes), since, live.held, waiting, plan, called=called
        )
        seen.undoes = undoes
        return seen

    async def _carried_out(self, live: Live, seat: Seat, action: str, state: AnyPosition, further: int) -> Done:
        """The effect of an action on a state, `further` entries after the last one; its values may be in any order.
        Raises `Illegal` or `Refused`."""
        rules = live.table.game
        parsed = rules.parse(action)
        try:
            step = await self._apply(live, seat, parsed, state, further)
        except Illegal:
            in_order = rules.in_order(state, seat, parsed)
            if in_order == parsed:
                raise
            parsed, step = in_order, await self._apply(live, seat, in_order, state, further)
        return Done(write(parsed), step)

    async def _apply(self, live: Live, seat: Seat, action: Action, state: AnyPosition, further: int = 0) -> AnyStep:
        """Apply one action; a fault in the rules pauses this one game. Raises `Illegal` or `Refused`."""
        seq = live.table.row.head + 1 + further
        if seq >= MAX_ENTRIES:
            raise Refused("game-too-long", most=MAX_ENTRIES)
        try:
            return live.table.game.apply(state, seat, action, Seeded(live.seed, 0, seq))
        except Illegal:
            raise
        except Exception:  # noqa: BLE001 - `pause` logs it
            await self.faults.pause(live, seat, action, seq)
            raise Refused("paused") from None

    async def _commit(
        self, live: Live, seat: Seat, done: Sequence[Done], by: db.By, *, key: str | None = None
    ) -> None:
        """Write the entries of one press and the posts that follow from them, whole or not at all; then they are the
        table's state.

        Raises `Stale`, nothing written, if the press was written before or the game has moved on elsewhere. After
        that, and after a write of doubtful outcome, the table is read again.
        """
        rules, last, now = live.table.game, done[-1].step.state, self.now()
        entries = [entry_of(live.table, seat, each, by, now, further) for further, each in enumerate(done)]
        bodies = [rules.encode(each.step.state) for each in done]
        over = rules.result(last) is not None
        seats, waits, calls = waited(live.table.row, live.table.seats, rules.waiting(last), now, seat)
        try:
            written = await self.store.journal.append(
                live.table.id,
                entries,
                bodies[-1],
                press=key,
                posts=calls,
                cancels=("remind",) if waits else (),
                waits=waits,
                turn=self._turn(live, seat, done, by),
                finished=over,
            )
            if written.outcome is not db.Outcome.OK:
                raise Stale
        except BaseException:
            self._lives.forget(live.table.id)
            raise
        for entry, each, body in zip(entries, done, bodies, strict=True):
            live.moved(entry, each.step.state, body, over and entry is entries[-1], seats)

    def _turn(self, live: Live, seat: Seat, done: Sequence[Done], by: db.By) -> db.Turn:
        """What some entries mean for plans, and whom they call: a seat whose plan was played has not been called."""
        table, last, game = live.table, done[-1].step.state, live.table.game
        played = by is db.By.AHEAD
        before = [each for each in live.waiting if each != seat or not played]

        undone = any(each.strikes is not None for each in done)
        offers = concerned(table, [note for each in done for note in each.step.notes], before)
        threats = [] if undone else threatened(table, live.state, last, seat)
        upto = table.row.head + len(done)

        def told(planned: Collection[int]) -> list[db.NewDue]:
            made = work_after(table, last, before, None if played else seat, self.now(), planned)
            made += [word(other, note, self.now()) for other, note in offers if live.calls(other)]
            made += [word(each.seat, each.note, self.now(), upto) for each in threats if live.alarms(each)]
            # the opponent that is moving goes on
            return [post for post in made if by is not db.By.OPPONENT or post.kind != "opponents"]

        answered = None if undone else game.decision(live.state)
        return db.Turn(seat=seat, before=answered, after=game.decision(last), posts=told)

    # --- after a commit; no lock is held

    def _after(self, number: int) -> None:
        """Show the news, and let practice opponents go on."""
        self.register.changed(number)

    async def _opponents(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        """Practice opponents make their moves, one at a time, so that people's presses come in between. Raises
        `NotYet` after many, so that other tables have their turn, and `Refused`."""
        for _ in range(MOVES):
            async with self._lives.locked(row.game):
                live = await self._live(row.game)
                seat = practice.awaited(live)
                if seat is None:
                    return Finished()
                action = await asyncio.to_thread(practice.decide, live, seat, row.tries)
                step = await self._apply(live, seat, action, live.state)
                await self._commit(live, seat, [Done(write(action), step)], db.By.OPPONENT)
            self.register.changed(row.game)
        raise NotYet(0)

    async def _keep(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        """Pack a game that is over, or call people again."""
        if row.kind == "remind":
            await self.hands.remind(row.game)
        elif (await self.register.table(row.game)).status in (db.Status.FINISHED, db.Status.ABANDONED):
            await self.store.journal.archive(row.game)
        return Finished()
