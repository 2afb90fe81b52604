"""The host: every table from creation to the last entry. The one door through which a game changes.

A press is checked, applied to a copy, written whole in one transaction, and only then shown (`changed`).
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

import db
from engine.core import journal
from engine.core.chance import Seeded, commitment
from engine.core.model import Illegal, Seat, Step
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from engine.games import GAMES, game

from .editions import Editions
from .live import RECENT, Live, Lives
from .people import Person, Place, Refused, Settings, Stale
from .views import Line, Look, Table, journal_entry, lines, pack_options, unpack_options

MAX_OPEN = 5
"""Tables a person may have created that have not started."""
MAX_ENTRIES = 10_000
"""Entries of one game."""
DAY = 86_400

log = logging.getLogger(__name__)


def _seed() -> bytes:
    return secrets.token_bytes(32)


def _now() -> int:
    return int(time.time())


class Host:
    """All tables of this process. `changed` is called with a table's number after every commit."""

    def __init__(
        self,
        store: db.Store,
        *,
        editions: Editions | None = None,
        now: Callable[[], int] = _now,
        seed: Callable[[], bytes] = _seed,
    ) -> None:
        self.store, self.further, self.now = store, editions or {}, now
        self.changed: Callable[[int], None] = lambda table: None
        self._seed = seed
        self._lives = Lives()
        self._players: dict[int, asyncio.Task[None]] = {}

    # --- servers

    async def settings(self, server: int) -> Settings:
        """What a server has set; the defaults for one that has not."""
        row = await self.store.games.server(server)
        return msgspec.json.decode(row.settings, type=Settings) if row.settings else Settings()

    async def set_settings(self, server: int, settings: Settings) -> None:
        """Keep a server's settings."""
        body = msgspec.json.encode(settings)
        await self.store.games.set_server(db.Server(server, settings.language, body))

    # --- finding tables

    async def table(self, number: int) -> Table:
        """A table by its number. Raises `Refused`."""
        row = await self.store.games.game(number)
        if row is None:
            raise Refused("no-such-table", number=number)
        return Table(row, await self.store.games.seats(number))

    async def tables(
        self,
        *,
        server: int | None = None,
        channel: int | None = None,
        person: int | None = None,
        live: bool = False,
    ) -> list[Table]:
        """Tables that meet all that is given, the one last touched first; `live`: only those not over."""
        going = (db.Status.OPEN, db.Status.PLAYING, db.Status.PAUSED) if live else ()
        rows = await self.store.games.games(server=server, channel=channel, person=person, status=going)
        return [Table(row, await self.store.games.seats(row.id)) for row in rows]

    # --- the lobby

    async def create(self, key: str, by: Person, place: Place, *, game: str, edition: str | None = None) -> Table:
        """Open a table with its creator in the first seat. The same `key` (interaction) opens it once.

        Raises `Refused` for an unknown game or edition and for too many open tables.
        """
        rules = next((each for each in GAMES if each.key == game), None)
        if rules is None:
            raise Refused("no-such-game", game=game, games=", ".join(each.key for each in GAMES))
        mine = await self.store.games.games(person=by.id, status=(db.Status.OPEN,))
        if sum(row.created_by == by.id for row in mine) >= MAX_OPEN:
            raise Refused("too-many-open", most=MAX_OPEN)
        seed = self._seed()
        new = db.NewGame(
            key=game,
            server=place.server,
            channel=place.channel,
            thread=place.thread,
            wanted=rules.seats[-1],
            options=pack_options(self._options(game, edition)),
            seed_hash=bytes.fromhex(commitment(seed)),
            rules=rules.version,
            created_by=by.id,
            created_at=self.now(),
        )
        first = db.Seat(index=0, person=by.id, name=by.name)
        lobby = db.NewPost("lobby", b"{}", self.now())
        row = await self.store.games.create(new, (first,), seed=seed, press=key, posts=(lobby,))
        self.changed(row.id)
        return await self.table(row.id)

    def _options(self, key: str, edition: str | None) -> Any:
        default = game(key).options()
        known = self.further.get(key, {})
        if edition is None or edition == getattr(getattr(default, "edition", None), "key", None):
            return default
        if edition not in known:
            raise Refused("no-such-edition", edition=edition[:40])
        return game(key).rules.options(edition=known[edition])

    def editions(self, key: str) -> list[tuple[str, str]]:
        """Key and name of the editions a game can be played with, the shipped one first."""
        shipped = getattr(game(key).options(), "edition", None)
        known = [shipped] if shipped else []
        return [(each.key, each.name) for each in (*known, *self.further.get(key, {}).values())]

    async def join(self, number: int, person: Person) -> Table:
        """Take the next free seat. Raises `Refused`."""
        return await self._reseat(number, person.id, lambda t: (*t.seats, _seat(len(t.seats), person)), joining=True)

    async def leave(self, number: int, person: int) -> Table:
        """Give up one's seat before the start; the last person to leave closes the table. Raises `Refused`."""

        def left(table: Table) -> Sequence[db.Seat]:
            if table.seat_of(person) is None:
                raise Refused("not-seated")
            return [s for s in table.seats if s.person != person]

        table = await self._reseat(number, person, left)
        return table if table.persons() else await self._close(table)

    async def add_opponent(self, number: int, by: int, kind: str) -> Table:
        """Seat a practice opponent of that kind. Raises `Refused`."""
        if kind not in OPPONENTS:
            raise Refused("no-such-opponent", kinds=", ".join(OPPONENTS))

        def added(table: Table) -> Sequence[db.Seat]:
            _only_seated(table, by)
            return (*table.seats, db.Seat(index=len(table.seats), opponent=kind, name=""))

        return await self._reseat(number, None, added, joining=True)

    async def remove_opponent(self, number: int, by: int) -> Table:
        """Send the practice opponent seated last away. Raises `Refused`."""

        def removed(table: Table) -> Sequence[db.Seat]:
            _only_seated(table, by)
            last = next((s for s in reversed(table.seats) if s.opponent), None)
            if last is None:
                raise Refused("no-opponent-here")
            return [s for s in table.seats if s is not last]

        return await self._reseat(number, None, removed)

    async def _reseat(
        self, number: int, person: int | None, change: Callable[[Table], Sequence[db.Seat]], *, joining: bool = False
    ) -> Table:
        table = await self.table(number)

        def work(seats: tuple[db.Seat, ...]) -> list[db.Seat]:
            now = Table(table.row, seats)
            if joining and person is not None and now.seat_of(person) is not None:
                raise Refused("already-seated")
            if joining and len(seats) >= table.row.wanted:
                raise Refused("table-full", most=table.row.wanted)
            return [msgspec.structs.replace(s, index=i) for i, s in enumerate(change(now))]

        async with self._lives.locked(number):
            _only_open(await self.table(number))
            await self.store.games.change_seats(number, work, self.now())
        self.changed(number)
        return await self.table(number)

    async def cancel(self, number: int, by: int) -> Table:
        """Close a table that has not started. Only its creator may. Raises `Refused`."""
        table = await self.table(number)
        if table.row.created_by != by:
            raise Refused("only-creator")
        _only_open(table)
        return await self._close(table)

    async def _close(self, table: Table) -> Table:
        async with self._lives.locked(table.id):
            await self.store.games.set_status(table.id, db.Status.ABANDONED, self.now())
        self.changed(table.id)
        return await self.table(table.id)

    async def place(self, number: int, place: Place) -> None:
        """Note the thread a table got."""
        await self.store.games.set_place(number, place.channel, place.thread)
        self._lives.forget(number)

    async def start(self, key: str, number: int, by: int, *, seating: str = "random") -> Table:
        """Begin: seats at random or as people joined. Raises `Refused`, `Illegal` for too few players."""
        async with self._lives.locked(number):
            table = await self.table(number)
            if await self.store.journal.pressed(number, key) is not None:
                return table
            _only_open(table)
            _only_seated(table, by)
            rules, seed = table.game, await self.store.games.seed(number)
            options = unpack_options(rules, table.row.options)
            step = rules.start(len(table.seats), Seeded(seed, 0, 0), options)
            if seating == "random":
                await self.store.games.change_seats(number, lambda seats: _shuffled(seats, seed), self.now())
                table = await self.table(number)
            entry = self._entry(table, None, journal.START, step, db.By.AUTO)
            posts = self._posts(table, step.state, (), None)
            await self.store.journal.start(number, entry, rules.encode(step.state), press=key, posts=posts)
        self._after(number)
        return await self.table(number)

    # --- play

    async def look(self, number: int, person: int | None) -> Look:
        """What a person (None: an onlooker) may see of a started table, and may do. Raises `Refused`."""
        async with self._lives.locked(number):
            return await self._look(await self._live(number), person)

    async def submit(self, key: str, number: int, person: int, token: str | None, action: str) -> Look:
        """Carry out an action for a person and return what they see then.

        `key` is the interaction: delivered twice it counts once. `token` names the decision it answers (None:
        whatever is asked now). Raises `Illegal`, `Refused` or `Stale`; then nothing was changed.
        """

        async def step(live: Live, seat: Seat) -> tuple[str, Step, int | None]:
            parsed = live.table.game.parse(action)
            return write(parsed), await self._apply(live, seat, parsed), None

        return await self._press(key, number, person, token, step)

    async def undo(self, key: str, number: int, person: int, token: str | None = None) -> Look:
        """Take back a person's last step, up to the last draw or reveal. As `submit`."""

        async def step(live: Live, seat: Seat) -> tuple[str, Step, int | None]:
            target, state = await self._without_last(live, seat)
            return f"{journal.UNDO} {target}", Step(state, (), (), True), target

        return await self._press(key, number, person, token, step)

    async def _press(
        self,
        key: str,
        number: int,
        person: int,
        token: str | None,
        step: Callable[[Live, Seat], Awaitable[tuple[str, Step, int | None]]],
    ) -> Look:
        """What every press has in common; `step` gives the entry's text, what it does, and what it strikes."""
        async with self._lives.locked(number):
            live = await self._live(number)
            try:
                seat = self._playing(live, person)
                if token is not None and token != live.token(seat):
                    raise Stale
                text, done, strikes = await step(live, seat)
                await self._commit(live, seat, text, done, db.By.PERSON, key=key, strikes=strikes)
            except (Illegal, Stale):
                # Delivered a second time, the press finds its own decision over.
                if await self.store.journal.pressed(number, key) is None:
                    raise
            shown = await self._look(live, person)
        self._after(number)
        return shown

    async def log(self, number: int, person: int | None, *, before: int | None = None, limit: int = 20) -> list[Line]:
        """The last entries before `before` as that person may read them, oldest first."""
        table = await self.table(number)
        wanted = (table.row.head + 1 if before is None else before) - limit
        # Whether an entry stands depends on all that follow it, so everything after the page is read too.
        rows = await self.store.journal.entries(number, after=max(-1, wanted - 1))
        told = lines(rows, table.seat_of(person))
        return [each for each in told if before is None or each.seq < before]

    async def chance(self, number: int) -> tuple[str, str | None]:
        """The hash of the table's seed, and once the game is over the seed itself (both hex)."""
        table = await self.table(number)
        over = table.status is db.Status.FINISHED
        return table.row.seed_hash.hex(), (await self.store.games.seed(number)).hex() if over else None

    # --- keeping house

    async def restart(self) -> None:
        """Go on where the last process stopped: opponents play, boards that may be behind are refreshed."""
        for row in await self.store.games.games(status=(db.Status.PLAYING,), limit=100_000):
            self._after(row.id)

    async def tidy(self) -> None:
        """Forget old posts, and pack games that ended more than a day ago."""
        await self.store.prune(self.now() - DAY)
        over = (db.Status.FINISHED, db.Status.ABANDONED)
        for row in await self.store.games.games(status=over, limit=100_000):
            if row.head >= 0 and row.updated_at < self.now() - DAY:
                await self.store.journal.archive(row.id)

    async def settle(self) -> None:
        """Wait until no practice opponent is playing any more."""
        while running := [task for task in self._players.values() if not task.done()]:
            await asyncio.gather(*running, return_exceptions=True)

    async def close(self) -> None:
        """Stop the practice opponents; what they have played stays."""
        for task in self._players.values():
            task.cancel()
        await asyncio.gather(*self._players.values(), return_exceptions=True)

    # --- inside; the table's lock is held

    async def _live(self, number: int) -> Live:
        """A started table's game, loaded once and then kept."""
        live = self._lives.get(number)
        if live is None:
            table = await self.table(number)
            snapshot = await self.store.journal.newest(number)
            if snapshot is None:
                raise Refused("already-over" if table.status is db.Status.ABANDONED else "not-started")
            seed = await self.store.games.seed(number)
            recent = await self.store.journal.entries(number, after=max(-1, table.row.head - RECENT))
            live = Live(table, table.game.decode(snapshot.body), seed, recent)
            self._lives.keep(live)
        return live

    def _playing(self, live: Live, person: int) -> Seat:
        seat = live.table.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        if live.table.status is db.Status.PAUSED:
            raise Refused("paused")
        return seat

    async def _look(self, live: Live, person: int | None) -> Look:
        seat = live.table.seat_of(person)
        can_undo = await self._can_undo(live, seat)
        return Look(live.table, seat, live.state, live.token(seat), live.news(seat), can_undo, live.since())

    async def _can_undo(self, live: Live, seat: Seat | None) -> bool:
        if seat is None or live.table.status is not db.Status.PLAYING:
            return False
        try:
            await self._without_last(live, seat)
        except Illegal:
            return False
        return True

    async def _apply(self, live: Live, seat: Seat, action: Any) -> Step:
        """One action on the rules; a fault of ours pauses this one game. Raises `Illegal` or `Refused`."""
        seq = live.table.row.head + 1
        if seq >= MAX_ENTRIES:
            raise Refused("game-too-long", most=MAX_ENTRIES)
        try:
            return live.table.game.apply(live.state, seat, action, Seeded(live.seed, 0, seq))
        except Illegal:
            raise
        except Exception:
            log.exception("table %s: the rules failed on entry %s; the game is paused", live.table.id, seq)
            await self.store.games.set_status(live.table.id, db.Status.PAUSED, self.now())
            self._lives.forget(live.table.id)
            raise Refused("paused") from None

    async def _commit(
        self,
        live: Live,
        seat: Seat,
        text: str,
        step: Step,
        by: db.By,
        *,
        key: str | None = None,
        strikes: int | None = None,
    ) -> None:
        """Write one entry and the posts that follow from it, whole or not at all; then it is the table's state.

        Raises `Stale`, nothing written, if the press was written before or the game has moved on elsewhere.
        """
        entry = self._entry(live.table, seat, text, step, by, strikes)
        rules = live.table.game
        over = rules.result(step.state) is not None
        posts = self._posts(live.table, step.state, live.waiting, seat)
        body = rules.encode(step.state)
        written = await self.store.journal.append(
            live.table.id, (entry,), body, press=key, posts=posts, finished=over
        )
        if written.outcome is db.Outcome.STALE:
            self._lives.forget(live.table.id)
        if written.outcome is not db.Outcome.OK:
            raise Stale
        live.moved(entry, step.state, over)

    def _entry(
        self, table: Table, seat: Seat | None, text: str, step: Step, by: db.By, strikes: int | None = None
    ) -> db.Entry:
        return db.Entry(
            seq=table.row.head + 1,
            seat=seat,
            text=text,
            draws=msgspec.json.encode(step.draws) if step.draws else None,
            sealed=not step.undoable,
            strikes=strikes,
            notes=msgspec.json.encode(step.notes) if step.notes else b"",
            rules=table.game.version,
            hash=table.game.digest(step.state),
            at=self.now(),
            by=by,
        )

    def _posts(self, table: Table, state: Any, before: tuple[Seat, ...], actor: Seat | None) -> list[db.NewPost]:
        """What must be posted once: the end, or that it is now the turn of people it was not before."""
        if table.game.result(state) is not None:
            return [db.NewPost("over", b"{}", self.now())]
        called = [
            seat
            for seat in table.game.waiting(state)
            if seat not in before and seat != actor and table.seats[seat].person is not None
        ]
        return [db.NewPost("turn", msgspec.json.encode({"seats": called}), self.now())] if called else []

    async def _without_last(self, live: Live, seat: Seat) -> tuple[int, Any]:
        """The entry an undo by that seat strikes out, and the state without it. Raises `Illegal`."""
        number, rules = live.table.id, live.table.game
        target = journal.undo_target([journal_entry(row) for row in live.unsealed()], seat)
        known = live.without(target.seq)
        if known is not None:
            return target.seq, known
        base = await self.store.journal.snapshot(number, target.seq - 1)
        if base is None:
            raise Illegal("undo-past-reveal")
        since = await self.store.journal.entries(number, after=base.seq)
        standing = [e for e in journal.line([journal_entry(row) for row in since]) if e.seq != target.seq]
        try:
            state = journal.replay(rules, rules.decode(base.body), standing)
        except Illegal:
            raise Illegal("undo-past-reveal") from None
        live.remember(target.seq, state)
        return target.seq, state

    # --- after a commit; no lock is held

    def _after(self, number: int) -> None:
        """Show what happened, and let practice opponents go on."""
        self.changed(number)
        running = self._players.get(number)
        if running is None or running.done():
            task = self._players[number] = asyncio.ensure_future(self._opponents(number))
            task.add_done_callback(lambda done: self._played(number, done))

    def _played(self, number: int, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()):
            log.error("table %s: a practice opponent could not go on", number, exc_info=error)
        if self._players.get(number) is task:
            del self._players[number]

    async def _opponents(self, number: int) -> None:
        """Practice opponents make their moves, one at a time, so that people's presses come in between."""
        while True:
            async with self._lives.locked(number):
                live = await self._live(number)
                seat = next((s for s in live.waiting if live.table.seats[s].opponent), None)
                if seat is None or live.table.status is not db.Status.PLAYING:
                    return
                player = OPPONENTS[live.table.seats[seat].opponent or ""]
                chance = Seeded(live.seed, -1, live.table.row.head + 1)
                action = await asyncio.to_thread(player, live.table.game, live.state, seat, chance)
                step = await self._apply(live, seat, action)
                await self._commit(live, seat, write(action), step, db.By.OPPONENT)
            self.changed(number)


def _seat(index: int, person: Person) -> db.Seat:
    return db.Seat(index=index, person=person.id, name=person.name)


def _only_open(table: Table) -> None:
    if table.status is not db.Status.OPEN:
        raise Refused("already-over" if table.status is db.Status.ABANDONED else "already-started")


def _only_seated(table: Table, person: int) -> None:
    if table.seat_of(person) is None:
        raise Refused("not-seated")


def _shuffled(seats: tuple[db.Seat, ...], seed: bytes) -> list[db.Seat]:
    """The seats in an order drawn from the seed (Fisher-Yates), numbered anew."""
    order, chance = list(seats), Seeded(seed, -2, 0)
    for i in range(len(order) - 1, 0, -1):
        j = chance.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return [msgspec.structs.replace(s, index=i) for i, s in enumerate(order)]
