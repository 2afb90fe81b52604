"""A database with a table of every kind, edits of single values in it, and a second reading of what an edit has left:
can its tables be opened, looked at and played on, and is what they say what their moves give? Tables and columns are
those of the schema: a new one is covered as it is."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from sqlalchemy import Integer, LargeBinary

import db
from db.schema import metadata
from engine.core import journal
from engine.core.chance import Seeded, commitment
from engine.core.model import Illegal
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from engine.games import ferry
from games import GAMES
from host import Host, Notice, Older, Person, Place, Refused, Settings, Stale, Told
from host.attention.attention import TURN
from host.calls import Terms, terms_of
from host.clocks.terms import ClockTerms
from host.life import DAY, Life
from host.session import Session
from host.view.lines import journal_entry, notes_of
from host.view.table import unpack_options
from tests.empty import empty_database
from words import LOCALES

ANN, BEN, CAT, DAN = (Person(n, name) for n, name in enumerate(("Ann", "Ben", "Cat", "Dan"), 101))
PLACE = Place(server=10, channel=20)
PLAYED = (*(game for game in GAMES if game.key == "milestones"), ferry.GAME)
COLUMNS = [(table, column) for table in metadata.sorted_tables for column in table.columns]


class Clock:
    """Epoch seconds, some seconds later at each look."""

    def __init__(self, at: int) -> None:
        self.at = at

    def __call__(self) -> int:
        self.at += 7
        return self.at


@asynccontextmanager
async def opened(path: Path, at: int = 1_790_000_000, *, idle: bool = False) -> AsyncIterator[Host]:
    """A host on a database. `idle`: it leaves alone what is due."""
    store = await db.Store.open(f"sqlite:///{path}")
    seeds = iter(bytes([n]) * 32 for n in range(1, 255))
    host = Host(store, PLAYED, now=Clock(at), seed=lambda: next(seeds))
    if idle:
        await host.work.close()
    try:
        yield host
    finally:
        await host.close()
        await store.close()


class Player:
    """Presses for whoever is waited for, by lot."""

    def __init__(self, host: Host, random: Random) -> None:
        self.host, self.random, self.count = host, random, 0

    def key(self) -> str:
        self.count += 1
        return f"press {self.random.random()} {self.count}"

    async def opened(self, game: str, *people: Person, opponents: int = 0) -> int:
        table = await self.host.lobby.create(self.key(), people[0], PLACE, game=game)
        for each in people[1:]:
            await self.host.lobby.join(table.id, each)
        for _ in range(opponents):
            await self.host.lobby.add_opponent(table.id, people[0].id)
        return table.id

    async def started(
        self,
        game: str,
        *people: Person,
        opponents: int = 0,
        moves: int = 0,
        clock: ClockTerms | None = None,
    ) -> int:
        number = await self.opened(game, *people, opponents=opponents)
        if clock is not None:
            await self.host.lobby.change_clock(number, people[0].id, clock)
        await self.host.lobby.start(self.key(), number, people[0].id)
        await self.moves(number, moves)
        return number

    async def moves(self, number: int, most: int) -> None:
        for _ in range(most):
            if not await self.move(number):
                return

    async def move(self, number: int) -> bool:
        """A move of somebody who is waited for; whether there was one."""
        live = await Session(self.host.sessions, number).live()
        seat = next((each for each in live.waiting if live.table.player(each) is not None), None)
        if seat is None or live.table.status is not db.Status.PLAYING:
            return False
        person = live.table.player(seat)
        assert person is not None
        action = OPPONENTS["random"](
            live.table.game, live.state, seat, Seeded(b"moves", self.count, live.table.row.head)
        )
        look = await self.host.now.add(self.key(), number, person, live.token(seat), write(action))
        if look.can_undo and self.random.random() < 0.2:
            with suppress(Illegal):  # an opponent may have moved in between
                await self.host.now.undo(self.key(), number, person)
        return True


async def fill(path: Path, seed: int = 0) -> None:
    """A table of every kind, played by lot."""
    empty_database(path)
    random = Random(seed)
    async with opened(path) as host:
        player = Player(host, random)
        await host.register.set_settings(10, Settings("de", (20,), (77,), done=True))
        archived = await player.started("ferry", ANN, BEN, moves=400)
        finished = await player.started("ferry", BEN, CAT, moves=400)
        long = await player.started("milestones", ANN, BEN, moves=53 + random.randrange(9))
        hands = await player.started("ferry", ANN, BEN, CAT, moves=9, clock=ClockTerms(bank=9 * DAY, cap=9 * DAY))
        paused = await player.started("ferry", CAT, DAN, moves=5, clock=ClockTerms(end="vote"))
        await host.store.stops.hear(2, 1, 1_700_000_000)
        await host.store.stops.hear(2, 1, 1_700_009_000)
        rewound = await player.started("ferry", ANN, DAN, moves=14)
        closed = await player.started("ferry", BEN, DAN, moves=7)
        await host.settle()
        await host.store.journal.archive(archived)
        assert (await host.register.table(finished)).status is db.Status.FINISHED
        await host.memos.write(long, ANN.id, "a road to B4")
        await host.tries.begin(long, ANN.id)
        await host.habits.confirm(ANN.id, False)
        await host.attention.live(
            ANN.id, Life("Europe/Berlin", ((540, 1_320),) * 5 + (None, None), digest=(540, 1_080))
        )
        await host.attention.live(BEN.id, Life("Asia/Tokyo", away=1_799_000_000, most=3, language="de"))
        await host.attention.call(long, [ANN.id, BEN.id, CAT.id], TURN, "a post")
        await host.seats.offer(long, ANN.id, DAN.id)
        await host.proposals.terms(long, ANN.id, Terms(replace=72))
        await host.seats.agree_end(hands, ANN.id)
        await host.seats.resign(hands, CAT.id)
        await host.settle()
        await player.moves(hands, 2)
        await host.seats.take(hands, 2, DAN)
        await host.steward.pause(paused, 999, "for a while")
        row = (await host.register.table(rewound)).row
        again = next(each.seq for each in await host.moments.log(rewound, None) if not each.struck and each.seq > 3)
        await host.steward.rewind(rewound, 3, row.head, 999, "a mistake")
        row = (await host.register.table(rewound)).row
        await host.steward.rewind(rewound, again, row.head, 999, "not all of it")
        await host.seats.close(closed, "nobody plays here")
        await player.opened("milestones", ANN, CAT, opponents=1)
        await host.lobby.cancel(await player.opened("ferry", DAN), DAN.id)
    async with opened(path, 1_790_100_000, idle=True) as host:
        player = Player(host, random)
        number = await player.started("ferry", ANN, opponents=1)
        while await player.move(number):  # until its opponent has to move, which nobody carries out
            pass
        await host.places.lose(hands, "channel-gone")


# --- edits


def values(random: Random, column: Any, others: Sequence[Any], now: Any) -> Any:
    """A value that a column may be given by mistake."""
    odd: list[Any] = [None, "", "x", b"", b"\xff", 1.5, 0]
    odd += [value for value in others if value != now] * 2
    if isinstance(now, bytes):
        at = random.randrange(len(now) or 1)
        flipped = now[:at] + bytes([(now[at : at + 1] or b"\0")[0] ^ 1 << random.randrange(8)]) + now[at + 1 :]
        odd += [flipped] * 4 + [now[:at], now + b"\0", random.randbytes(len(now)), bytes(32), now[at:]] * 2
    elif isinstance(now, str):
        odd += [now[:-1], now + "x", now.upper(), now * 2, "@everyone", "\x1b[31m\n" * 9, "x" * 90_000] * 2
    else:
        at = now if isinstance(now, int) else 0
        odd += [at + 1, at - 1, -1, 1, 2, 7, at + 100, 2**31, 2**62, 2**63 - 1, -(2**63), random.getrandbits(62)] * 2
    if not isinstance(column.type, (Integer, LargeBinary)):
        odd.append(b"\xc3\x28")
    return random.choice(odd)


def edited(path: Path, random: Random, table: Any, column: Any) -> str | None:
    """Change one value of a column; what was changed, in words. None if nothing else may be there."""
    with closing(sqlite3.connect(path)) as file:
        keys = [each.name for each in table.primary_key]
        chosen = ", ".join(f'"{name}"' for name in keys)
        rows = file.execute(f'select {chosen}, "{column.name}" from "{table.name}"').fetchall()
        for _ in range(20 if rows else 0):
            row = random.choice(rows)
            value = values(random, column, [each[-1] for each in rows], row[-1])
            if value == row[-1] and type(value) is type(row[-1]):
                continue
            where = " and ".join(f'"{name}" is ?' for name in keys)
            try:
                file.execute(f'update "{table.name}" set "{column.name}" = ? where {where}', (value, *row[:-1]))
                file.commit()
            except (sqlite3.IntegrityError, OverflowError):
                continue
            after = file.execute(f'select {chosen}, "{column.name}" from "{table.name}"').fetchall()
            if after != rows:
                return f"{table.name}.{column.name} of {row[:-1]}: {row[-1]!r:.80} -> {value!r:.80}"
    return None


# --- the second reading

EXPECTED = {
    "already-over", "already-started", "not-seated", "paused-admin", "stand-in-plays", "not-started",
    "undo-past-reveal", "undo-built-on", "no-next-turn", "nothing-to-undo", "not-the-only-seat", "seat-gone",
}  # fmt: skip
"""Refusals that any sound table may give."""


async def unplayable(path: Path) -> str | None:
    """Why something of a database cannot be opened, played on, or says what its moves do not give. None: all can."""
    async with opened(path, 1_790_200_000) as host:
        for number in await host.store.games.numbers():
            try:
                await _played(host, number)
            except (Refused, Illegal) as error:
                if error.code not in EXPECTED:
                    return f"table {number}: refused: {error}"
            except Stale:
                return f"table {number}: stale"
            except Exception as error:  # noqa: BLE001 - whatever it is, people would read "Sorry"
                return f"table {number}: {type(error).__name__}: {error}"
        try:
            for row in await host.store.wholes.servers() and [10]:
                await host.register.settings(row)
            language = (await host.store.games.server(10)).language
            if language not in (None, *LOCALES):
                return f"server: no language {language!r}"
        except Exception as error:  # noqa: BLE001
            return f"server: {type(error).__name__}: {error}"
    return None


async def _callable(host: Host, number: int, person: int) -> None:
    """What waits for somebody can be told, and they can be called again within a month."""
    life = await host.attention.life(person)
    assert life.call_at(host.clock(), []) < host.clock() + 400 * DAY
    await host.attention.call(number, [person], TURN, "another post")
    due = await host.queue.due(2**61, 10_000)
    for owed in await host.store.attention.owed(person):
        assert owed.game != number or any(row.kind == "owed" and int(row.body) == person for row in due), (
            "never called"
        )


async def _played(host: Host, number: int) -> None:
    table = await host.register.table(number)
    terms_of(table.row)
    names = [table.names(locale) for locale in LOCALES]
    assert all(len(each) == len(table.seats) for each in names)
    held = await host.seats.held(number)
    people = sorted({*table.persons(), *(each.person for each in held.tenures if each.person), DAN.id})
    for person in people:
        await host.seats.possible(number, Person(person, "somebody"))
        await host.memos.read(number, person)
        with suppress(Refused):
            await host.tries.look(number, person)
        await _callable(host, number, person)
    await _bodies(host, table)
    if table.status is db.Status.OPEN:
        await _begun(host, number)
        return
    if table.status is db.Status.ABANDONED and table.row.head < 0:
        return
    await _agrees(host, number)
    for person in (*people, None):
        await host.now.look(number, person)
        await host.moments.log(number, person, limit=1_000)
    await host.moments.show(number, None, table.row.head)
    await host.moments.chance(number)
    if table.status in (db.Status.FINISHED, db.Status.ABANDONED):
        return
    if table.status is db.Status.PAUSED:
        await host.faults.resume(number)
    await _goes_on(host, number)


async def _begun(host: Host, number: int) -> None:
    """A table that has not started can be."""
    table = await host.register.table(number)
    assert table.persons(), "nobody is there"
    for n in range(len(table.seats), table.game.seats[0]):
        table = await host.lobby.join(number, Person(200 + n, "Eve"))
    manager = table.row.created_by if table.row.created_by in table.persons() else table.persons()[0]
    await host.lobby.start("start it", number, manager)
    await host.settle()
    await _agrees(host, number)
    await _goes_on(host, number)


async def _goes_on(host: Host, number: int) -> None:
    """Opponents and people make moves, which are written and replay."""
    before = (await host.register.table(number)).row.head
    await host.begin()
    await host.settle()
    player = Player(host, Random(number))
    moved = [await player.move(number) for _ in range(2)]
    await host.settle()
    after = await host.register.table(number)
    if after.status is db.Status.PLAYING:
        live = await Session(host.sessions, number).live()
        waits = [each for each in live.waiting if after.player(each) is not None]
        assert waits, "nobody would move any more"
        assert moved[0] or after.row.head > before, "nobody moved"
        held = await host.seats.held(number)
        assert all(each.since is not None for each in held.seats if each.index in waits), "nobody is waited for"
    await _agrees(host, number)


async def _agrees(host: Host, number: int) -> None:
    """What is stored of a table's play is what its moves give, played one after the other from its seed."""
    table, store = await host.register.table(number), host.store
    seed, rows = await store.games.seed(number), await store.journal.entries(number)
    game, states = table.game, [None] * len(rows)
    assert bytes.fromhex(commitment(seed)) == table.row.seed_hash, "the seed is not the promised one"
    assert [row.seq for row in rows] == list(range(table.row.head + 1)), "entries are missing"
    for seq, row in enumerate(rows):
        entry, chance = journal_entry(row), Seeded(seed, 0, seq)
        if seq == 0:
            step = game.start(len(table.seats), chance, unpack_options(game, table.row.options))
        elif journal.struck(entry) is None:
            assert entry.seat is not None
            step = game.apply(states[seq - 1], entry.seat, game.parse(entry.text), chance)
        else:
            stands = journal.line([journal_entry(each) for each in rows[: seq + 1]])
            states[seq] = game.start(
                len(table.seats), Seeded(seed, 0, 0), unpack_options(game, table.row.options)
            ).state
            states[seq] = journal.replay(game, states[seq], stands[1:])
            assert row.strikes == journal.struck(entry), "an undo of another"
            continue
        states[seq] = step.state
        assert notes_of(row) == step.notes, f"entry {seq} tells something else"
        assert entry.draws == step.draws, f"entry {seq} drew something else"
        assert row.sealed is not step.undoable, f"entry {seq} is sealed otherwise"
    live = await Session(host.sessions, number).live()
    assert game.digest(live.state) == game.digest(states[-1]), "it stands elsewhere"
    assert game.digest(states[-1]).startswith(rows[-1].hash), "the hash is another"
    over = game.result(states[-1]) is not None
    assert over == (table.status is db.Status.FINISHED), "its status is another"


async def _bodies(host: Host, table: Any) -> None:
    """What is due can be read by those who do it."""
    for row in (await host.store.wholes.of(table.id)).values["due"]:
        if row["done"] is not None:
            continue
        kind, body = row["kind"], row["body"]
        assert kind in db.KINDS, f"nobody does {kind}"
        if kind == "notice":
            told = msgspec.json.decode(body, type=Notice)
            assert all(seat < len(table.seats) for seat in told.seats)
        elif kind in ("admin", "retire"):
            msgspec.json.decode(body, type=Told if kind == "admin" else Older)
        elif kind in db.POSTS:
            said = msgspec.json.decode(body)
            assert all(0 <= seat < len(table.seats) for seat in said.get("seats", ()))
        elif kind == "seek":
            int(body)
