"""A simulated cluster that holds games: people press at the tables of all servers, through whichever process, while
processes hang and die, and the way to the database breaks at any statement and between a commit and its answer."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, TypeVar

import pytest
from sqlalchemy import event

import db
from db import postgres, presses, sqlite
from db.database import Database, Driver
from db.due import POSTS
from db.notices import NOTED, Notice
from engine.core.model import Illegal
from engine.core.text import write
from engine.games import ferry
from host import Host, Look, Person, Place, Refused, Stale, shard_of
from host.calls import MOST
from host.clocks.terms import ClockTerms
from host.keep import replay
from host.work import LEASE as CLAIM
from tests.empty import empty_database
from tests.in_line import here
from tests.laws.play import curious_action, whims
from tests.stores import POSTGRESQL, server, url_of

from .clusters import Cluster, Process
from .wires import BROKEN, KNOWN_FROM, Discord, Lost, Serving

T = TypeVar("T")
TABLES = 4
SLEEPERS = 1
"""The last of them, at which nobody moves: their people are called again, and their clocks run out."""
BEFORE = 1_699_999_995
"""When the tables were opened; the cluster begins a moment later."""
CLOCK = 20
"""Seconds that a turn may take at a table of sleepers."""
PATIENCE = 20.0
"""Seconds for which somebody waits for an answer."""
LATE = 10
"""Seconds for which something may be due, or be tried again, at the end."""
QUIET = 15
"""Seconds at the end in which nobody presses."""
PRESSES = 4.0
"""Seconds between two presses at a table."""


@dataclass
class Pressed:
    """A press, and what became of it: "counted", "refused", "unsure", or "" without an answer. `times`: how often
    Discord delivered it."""

    key: str
    table: int
    seat: int
    text: str
    times: int = 1
    ends: list[str] = field(default_factory=list)
    told: list[object] = field(default_factory=list)


@dataclass
class Breaks:
    """In how many statements a transaction breaks off, and whether it has."""

    left: int | None
    broken: bool = False


@contextmanager
def simulated(loop: Any) -> Iterator[pytest.MonkeyPatch]:
    """While this lasts an hour has a second, and nothing waits for a thread or a clock."""
    with here(), pytest.MonkeyPatch.context() as patch:

        async def in_line(work: Callable[..., T], /, *given: Any, **more: Any) -> T:
            return work(*given, **more)

        patch.setattr(asyncio, "to_thread", in_line)
        patch.setattr("host.calls.HOUR", 1)
        patch.setattr("host.clocks.terms.LEAST", 1)
        patch.setattr(postgres, "_tell", lambda c, origin: c.info.update({NOTED: set()}))
        timeless = SimpleNamespace(monotonic=lambda: loop.time() if loop else 0.0, sleep=lambda seconds: None)
        patch.setattr(postgres, "time", timeless)
        yield patch


class Direct:
    """A driver whose work is done where it is asked for."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver

    async def run(self, work: Callable[[], T]) -> T:
        return work()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._driver, name)


async def opened(driver: Driver) -> None:
    """Tables of Ferry that have just begun, each on a server of its own; sleepers have a clock."""
    host = Host(db.Store(Database(Direct(driver))), (ferry.GAME,), now=lambda: BEFORE, seed=lambda: bytes(32))  # type: ignore[arg-type]
    for n in range(1, TABLES + 1):
        people = [Person(10 * n + k, f"Person {n} {k}") for k in range(2 + n % 2)]
        table = await host.lobby.create(f"create {n}", people[0], Place(n << 22, 100 + n), game="ferry")
        if n > TABLES - SLEEPERS:
            await host.lobby.change_clock(table.id, people[0].id, ClockTerms(turn=CLOCK))
        for person in people[1:]:
            await host.lobby.join(table.id, person)
        await host.lobby.start(f"start {n}", table.id, people[0].id, seating="joined")
    await host.close()


async def driver_of(url: str) -> Driver:
    return postgres.Driver(url, shared=True) if POSTGRESQL else await sqlite.Driver.open(url)


@cache
def _prepared() -> tuple[bytes, Path]:
    """A database with the tables: the file, or its name on the server, whose copies are taken."""
    with TemporaryDirectory() as folder, simulated(None):
        path = Path(folder).resolve() / "prepared.db"
        empty_database(path)

        async def make() -> None:
            driver = await driver_of(url_of(path))
            await opened(driver)
            await driver.close()

        asyncio.run(make())
        if POSTGRESQL:
            return b"", path
        with sqlite3.connect(path) as connection:
            connection.execute("pragma wal_checkpoint(truncate)")
        connection.close()
        return path.read_bytes(), path


def copied(path: Path) -> str:
    """A copy of it there; its URL."""
    body, prepared = _prepared()
    if POSTGRESQL:
        return server().url_of(path.resolve(), like=prepared)
    path.write_bytes(body)
    return url_of(path)


class Lived(Cluster):
    """See above. `path`: where its database is to be."""

    games = (ferry.GAME,)
    set_by = (-5, -1, 1, 5)  # further: `test_a_clock_that_was_set_moves_what_waits_once_whoever_sees_it`

    def __init__(self, seed: int, path: Path, seconds: float = 90.0) -> None:
        super().__init__(seed, seconds)
        self.people, self._url = Random(f"people {seed}"), copied(path)
        self.servers = [n << 22 for n in range(1, TABLES + 1)]
        self.discord = Discord(self)
        self.pressed: list[Pressed] = []
        self.breaking: Breaks | None = None
        self._drivers: list[Driver] = []

    def live(self) -> list[str]:
        with simulated(self.loop):
            return super().live()

    async def prepare(self) -> None:
        first = await driver_of(self._url)
        self._watched(first)
        self.store = db.Store(Database(Direct(first)))  # type: ignore[arg-type]
        for n in range(1, TABLES - SLEEPERS + 1):
            self.loop.create_task(self._plays(n))

    def driver(self, *, hasty: bool = False) -> Driver:
        """The database for another process, or `hasty` for its leases: on PostgreSQL by a connection of its own."""
        return self._watched(postgres.Driver(self._url, shared=True, hasty=hasty)) if POSTGRESQL else self._drivers[0]

    def _watched(self, driver: Driver) -> Driver:
        event.listen(driver.engine, "before_cursor_execute", self._statement)
        self._drivers.append(driver)
        return driver

    async def _end(self) -> None:
        calm = 0
        while calm < 3:  # what is under way begins more, also when it is done
            calm = 0 if len(asyncio.all_tasks()) > 1 else calm + 1
            await super()._end()
            await asyncio.sleep(0)
        for each in self._drivers:
            each._let_go() if isinstance(each, postgres.Driver) else await each.close()

    # --- the database

    def clock(self) -> int:
        return self.rows.clock()

    def breaks(self, process: Process) -> Breaks:
        """Perhaps the next transaction, that of a process, breaks off."""
        breaks = self.stormy() and process.chance.random() < BROKEN
        self.breaking = Breaks(process.chance.randrange(1, 16) if breaks else None)
        return self.breaking

    def _statement(self, connection: Any, *_: object) -> None:
        breaks = self.breaking
        if breaks is None or breaks.left is None:
            return
        breaks.left -= 1
        if not breaks.left:
            breaks.broken, breaks.left = True, None
            if not POSTGRESQL:
                raise Lost("the connection was lost in the middle")
            connection.connection.dbapi_connection.close()

    def ghost(self, work: Callable[[], object]) -> None:
        try:
            work()
        except Exception as error:  # noqa: BLE001 - nobody hears of it
            self.say(f"nobody hears of {error!r}")
        self.excuse()

    def tells(self, process: Serving, notice: Notice) -> None:
        """Others hear what a process has written: later, or never."""
        for other in self.processes:
            if other is not process and isinstance(other, Serving) and process.chance.random() < 0.8:
                self.loop.call_later(process.chance.uniform(0, KNOWN_FROM), other.hears, notice)

    # --- what happens

    def process(self, name: str) -> Serving:
        return Serving(self, name)

    async def left(self, process: Process) -> None:
        """As the bot leaves: it hands over, then ends its work."""
        assert isinstance(process, Serving)
        await process.member.hand_over()
        assert process.host is not None
        await process.host.close()
        self.say(f"{process.member.name} has left")
        process.dead = True
        self.starts()

    def posted(self, process: Serving, row: db.Due) -> None:
        """A message was made: once for each post."""
        if len(self.discord.messages[row.id]) > 1:
            self.fails(f"row {row.id}, a {row.kind} of table {row.game}, was posted twice")

    # --- people

    async def _plays(self, number: int) -> None:
        """People press at a table."""
        while self.loop.time() < self.seconds - QUIET:
            await asyncio.sleep(self.people.expovariate(1 / PRESSES))
            at_once = 2 if self.people.random() < 0.4 else 1
            await asyncio.gather(*(self._press(number) for _ in range(at_once)))

    def speaking(self, table: int) -> Serving | None:
        """Who is there to take a press at a table: who speaks for its server, or, from elsewhere, anybody."""
        there = [each for each in self.processes if isinstance(each, Serving) and each.goes() and each.speaking]
        mine = [each for each in there if shard_of(table << 22, self.shards) in each.speaking]
        if there and self.stormy() and self.people.random() < 0.25:
            mine = there
        return self.people.choice(mine) if mine else None

    async def _press(self, number: int, seat: int | None = None) -> Pressed | None:
        """Somebody presses, mostly one who is waited for."""
        process = self.speaking(number)
        if process is None or process.host is None:
            return None
        if seat is None:
            board = await self._looks(process, number, 0)
            asked = board.waiting if isinstance(board, Look) and self.people.random() < 0.8 else ()
            seat = self.people.choice(asked or range(2 + number % 2))
        look = await self._looks(process, number, seat)
        if not isinstance(look, Look) or not look.offers:
            return None
        offer = self.people.choice(look.offers)
        text = write(curious_action(offer, whims(1, self.people.randrange(1_000_000))))
        pressed = Pressed(f"press {len(self.pressed)}", number, seat, text)
        self.pressed.append(pressed)
        waits = [self._delivered(process, pressed, look.token)]
        if self.people.random() < 0.1:
            pressed.times, other = 2, self.speaking(number) or process
            waits.append(self._delivered(other, pressed, look.token, self.people.uniform(0, 3)))
        await asyncio.gather(*waits)
        return pressed

    async def _looks(self, process: Serving, number: int, seat: int) -> object:
        """What somebody is shown of a table: all that was written before they asked."""
        assert process.host is not None
        before = await self._head(number)
        look = await self._answered(process.host.now.look(number, 10 * number + seat))
        if isinstance(look, Look) and look.seq < before:
            self.fails(f"table {number}: {process.member.name} shows entry {look.seq}, and {before} was written")
        return look

    async def _head(self, number: int) -> int:
        row = await self.store.games.game(number)
        return -1 if row is None else row.head

    async def _delivered(self, process: Serving, pressed: Pressed, token: str, later: float = 0.0) -> None:
        await asyncio.sleep(later)
        if not process.goes() or process.host is None:
            return
        await process.goes_on()
        press = process.host.now.add(
            pressed.key, pressed.table, 10 * pressed.table + pressed.seat, token, pressed.text
        )
        found = await self._answered(press)
        pressed.told.append(found)
        pressed.ends.append(
            "counted"
            if isinstance(found, Look)
            else "refused"
            if isinstance(found, (Stale, Illegal)) or (isinstance(found, Refused) and found.code != "unsure")
            else "unsure"
        )

    async def _answered(self, asked: Any) -> object:
        """What somebody sees of it, if they see anything."""
        task = asyncio.ensure_future(asked)
        await asyncio.wait([task], timeout=PATIENCE)
        return (task.exception() or task.result()) if task.done() else None

    # --- the laws

    async def at_rest(self) -> None:
        await super().at_rest()
        await self._sent()
        self._rested = {number: await self._head(number) for number in range(1, TABLES + 1)}
        for number in range(1, TABLES + 1):
            await self._panels(number)
        for number in range(1, TABLES + 1):
            await self._judged(number)

    async def _panels(self, number: int) -> None:
        """Every open panel answers, and whoever is waited for can move."""
        for seat in range(2 + number % 2):
            process = self.speaking(number)
            if process is None or process.host is None:
                self.fails(f"nobody is there for table {number}")
                return
            look = await self._looks(process, number, seat)
            if not isinstance(look, Look):
                self.fails(f"table {number}: the panel of seat {seat} does not answer: {look!r}")
            elif look.waited and number <= TABLES - SLEEPERS:
                pressed = await self._press(number, seat)
                if pressed is None or "counted" not in pressed.ends:
                    self.fails(f"table {number}: seat {seat} cannot move: {pressed}")

    async def _judged(self, number: int) -> None:
        """No acknowledged press is lost, none is written twice, and nothing else was written."""
        entries = await self.store.journal.entries(number)
        known = await self.store.journal.presses(number)
        made: dict[int, Pressed] = {}
        for pressed in (each for each in self.pressed if each.table == number):
            seq = presses.find(known, pressed.key)
            if seq is None:
                if "counted" in pressed.ends:
                    self.fails(f"table {number}: {pressed} is lost")
                continue
            if entries[seq].text != pressed.text or entries[seq].seat != pressed.seat or seq in made:
                self.fails(f"table {number}: entry {seq} is not what was pressed: {pressed}, {entries[seq]}")
            if pressed.times == 1 and pressed.ends == ["refused"]:
                self.fails(f"table {number}: {pressed} was refused, and is entry {seq}")
            made[seq] = pressed
        written = [each.seq for each in entries if each.by is db.By.PERSON and each.seat is not None]
        for seq in set(written) - made.keys():
            self.fails(f"table {number}: nobody has pressed entry {seq}: {entries[seq]}")
        await self._called(number, entries, self._rested[number])

    async def _called(self, number: int, entries: Sequence[db.Entry], pressed: int) -> None:
        """It replays, and whoever is waited for since before an entry was called since."""
        row = await self.store.games.table(number) or (None, [])
        assert row[0] is not None
        waiting = [ferry.GAME.waiting(step.state) for step in replay.steps(ferry.GAME, row[0], len(row[1]), entries)]
        if row[0].head != entries[-1].seq:
            self.fails(f"table {number}: its head is {row[0].head}, not {entries[-1].seq}")
        for seat in waiting[-1]:
            began = max((at for at in range(1, len(waiting)) if seat not in waiting[at - 1]), default=0)
            calls = [head for head, kind in self.discord.called.get((number, seat), []) if head >= began]
            if not calls and entries[began].seat != seat and began < pressed:
                self.fails(f"table {number}: seat {seat} was not called since entry {began}")
        if number > TABLES - SLEEPERS:
            await self._slept(number, waiting[-1])

    async def _slept(self, number: int, waiting: Sequence[int]) -> None:
        """Sleepers are called again, each at most as often as anybody, and told once that their time is up."""
        for seat in waiting:
            kinds = [kind for _, kind in self.discord.called.get((number, seat), [])]
            again = kinds.count("remind") + kinds.count("clock-warning")
            if not 1 <= again < MOST or len(kinds) > MOST or kinds.count("clock-red") > 1:
                self.fails(f"table {number}: seat {seat} was called so: {kinds}")

    async def _sent(self) -> None:
        """Whatever is to be posted has been, once."""
        now = self.clock() // 1000
        for row in await self.store.queue.due(now + 10_000, 1_000):
            since = row.at if row.held is None else row.held - CLAIM
            if row.kind in POSTS and not -LATE < since - now < LATE:
                self.fails(f"row {row.id}, a {row.kind} of table {row.game}, is not sent: {row}, now {now}")
