"""Years of a host, and a second set of books: people come, drop out and are forgotten; games end, go on after their
end and end otherwise; servers remove the bot. What was played is taken from a few games that were really played, each
time at another time and by other people; what becomes of it is the host's own work."""

from __future__ import annotations

import lzma
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace
from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, update

import db
from db import packing
from db.ratings import EVERYWHERE, Who
from db.schema import archive, game, seat, tenure
from engine.core.game import AnyGame, Game
from engine.games import ferry
from host import Host
from host.results import statistics
from tests.empty import empty_database
from tests.host.spoilt import ANN, BEN, CAT, DAN, Player, opened

KINDS = ("random", "strong")
DAY = 86_400
GUESTS = range(1, 6)
"""People who only take over what others leave."""
RATED = b'{"rated":"on"}'


class Another(ferry.Ferry):
    """Ferry under another name."""

    key = "another"


GAMES: tuple[AnyGame, ...] = (ferry.GAME, Game(Another(), ferry.GAME.guide))


class Played(NamedTuple):
    """A game that was really played: its row, its entries and last state, and its result by seat."""

    row: dict[str, Any]
    entries: tuple[db.Entry, ...]
    last: db.Snapshot
    scores: tuple[db.Score, ...]


class Seat(NamedTuple):
    """Who began at a seat (None: somebody who was forgotten), who held it at the end (None: somebody who was
    forgotten) or the opponent that held it for them, whether that is whoever began, and what it had there."""

    began: Who | None
    held: int | None
    opponent: str | None
    stayed: bool
    score: db.Score


class Kept(NamedTuple):
    """A game that is over, in the second set of books."""

    server: int
    key: str
    ended: int
    rated: bool
    seats: tuple[Seat, ...]


async def played(path: Path, count: int) -> list[Played]:
    """So many games of Ferry of two to four, played by lot."""
    empty_database(path)
    made = []
    async with opened(path) as host:
        for n in range(count):
            player = Player(host, Random(n))
            people = (ANN, BEN, CAT, DAN)[: 2 + n % 3]
            number = await player.started("ferry", *people)
            await player.moves(number, 1_000)
            await host.work.idle("result")
            result, last = await host.store.results.of(number), await host.store.journal.newest(number)
            assert result is not None
            assert last is not None

            def row(c: Connection, number: int = number) -> dict[str, Any]:
                return dict(c.execute(select(game).where(game.c.id == number)).mappings().one())

            entries = tuple(await host.store.journal.entries(number))
            made.append(Played(await host.store.database.read(row), entries, last, result.scores))
    return made


class Years:
    """A host's games and people, of whom some play on several servers. `time`: epoch seconds, which also the host
    tells."""

    def __init__(
        self, store: db.Store, random: Random, known: Sequence[Played], *, people: int, servers: int
    ) -> None:
        self.store, self.random, self.known = store, random, known
        self.time = 1_800_000_000
        self.people, self.servers = [*range(101, 101 + people)], [*range(10, 10 + servers)]
        self.books: dict[int, Kept] = {}
        self.number = 0
        self.channel = known[0].row["channel"]
        self.told = dict.fromkeys(("played", "seats left", "forgotten", "taken back", "servers gone"), 0)
        self.host = Host(store, GAMES, now=lambda: self.time)

    async def begin(self) -> Years:
        """What the host does by itself is left alone: practice opponents would play games that went on."""
        await self.host.work.close()
        for server in self.servers:
            await self.store.games.set_server(db.Server(server))
        return self

    # --- what happens

    async def play(self) -> None:
        """A game is over, perhaps one that ended before others."""
        random = self.random
        self.number += 1
        server = random.choice(self.servers)
        circle = self.people[server % 3 :: 3]  # who plays on several servers
        model = random.choice(self.known)
        seats = len(model.scores)
        some = random.sample(circle, random.randrange(1, 1 + min(seats, len(circle))))
        holders = [Who(each) for each in some] + [Who(0, random.choice(KINDS)) for _ in range(seats - len(some))]
        random.shuffle(holders)
        ended = self.time - random.choice((0, 0, 0, 0, 40))
        rated = random.random() < 0.9
        kept = Kept(server, random.choice(GAMES).rules.key, ended, rated, ())
        free, guests = ([each for each in some_of if each not in some] for some_of in (circle, GUESTS))
        random.shuffle(free)
        random.shuffle(guests)
        tenures = [row for n, who in enumerate(holders) for row in self._held(n, who, free, guests)]
        await self.written(self.number, kept, model, tenures)
        self.told["played"] += 1

    def _held(self, index: int, who: Who, free: list[int], guests: list[int]) -> list[dict[str, Any]]:
        """The tenures of a seat: its first holder stays, or leaves it to an opponent, and comes back or not, or
        somebody else takes it over."""
        random = self.random
        first = {"seat": index, "first": 0, "last": None, "person": who.person or None}
        first["opponent"] = who.opponent or None
        if not who.person or random.random() < 0.75:
            return [first]
        self.told["seats left"] += 1
        rows = [first | {"last": 5}, first | {"first": 6, "opponent": "strong"}]
        way = random.random()
        if way < 0.3:
            return rows
        if way < 0.5:
            back: int | None = who.person
        else:
            back = guests.pop() if guests and way < 0.75 else free.pop() if free else who.person
        return [rows[0], rows[1] | {"last": 7}, first | {"first": 8, "person": back}]

    async def written(self, number: int, kept: Kept, model: Played, tenures: Sequence[dict[str, Any]]) -> None:
        """A game's rows, and its result as the host makes it of them."""
        late = kept.ended - model.entries[-1].at
        entries = [replace(each, at=each.at + late) for each in model.entries]
        row = model.row | {
            "id": number, "key": kept.key, "server": kept.server, "press": None, "thread": None, "created_by": 0,
            "terms": RATED if kept.rated else b"", "status": db.Status.FINISHED, "updated_at": kept.ended,
        }  # fmt: skip
        named = [each | {"game": number, "name": f"P{each['person']}"} for each in tenures]
        last = {each["seat"]: each for each in named}
        seats = [
            {"game": number, "index": n, "person": each["person"], "opponent": each["opponent"], "name": each["name"]}
            for n, each in last.items()
        ]

        def work(c: Connection) -> None:
            if not c.execute(select(game.c.id).where(game.c.id == number)).first():
                c.execute(insert(game).values(**row))
                c.execute(insert(seat), seats)
                c.execute(insert(tenure), named)
            c.execute(insert(archive).values(game=number, body=_packed(entries, model.last)))

        await self.store.database.write(work)
        self.host.register.changed(number)
        assert await self.host.results.write(number)
        self.books[number] = kept._replace(seats=tuple(_seat(named, score) for score in model.scores))

    async def take_back(self) -> None:
        """A game goes on after its end, and most end otherwise later."""
        number = self.random.choice([*self.books])
        kept = self.books.pop(number)

        def gone(c: Connection) -> None:
            c.execute(delete(archive).where(archive.c.game == number))

        await self.store.database.write(gone)
        await self.store.games.set_status(number, db.Status.PLAYING, self.time)
        self.told["taken back"] += 1
        await self.catch_up()
        if self.random.random() < 0.3:
            await self.store.games.set_status(number, db.Status.ABANDONED, self.time)
            return
        same = [each for each in self.known if len(each.scores) == len(kept.seats)]
        model = self.random.choice(same)
        await self.store.games.set_status(number, db.Status.FINISHED, self.time)
        later = kept._replace(ended=self.time)

        def held(c: Connection) -> list[dict[str, Any]]:
            rows = c.execute(select(tenure).where(tenure.c.game == number).order_by(tenure.c.seat, tenure.c.first))
            return [dict(each) for each in rows.mappings()]

        rows = await self.store.database.read(held)
        head = {"head": model.row["head"], "options": model.row["options"], "state_hash": model.row["state_hash"]}
        await self.store.database.write(lambda c: c.execute(update(game).where(game.c.id == number).values(**head)))
        await self.written(number, later, model, rows)
        seats = (old._replace(score=new) for old, new in zip(kept.seats, model.scores, strict=True))
        self.books[number] = later._replace(seats=tuple(seats))

    async def forget(self) -> None:
        """Somebody is forgotten, everywhere or by the admins of a server; they may come back as a newcomer."""
        person = self.random.choice((*self.people, *self.people, *GUESTS))
        server = self.random.choice((None, None, *self.servers[:2]))
        await self.host.data.forget(person, server)
        self.told["forgotten"] += 1
        for number, kept in self.books.items():
            if server in (None, kept.server):
                self.books[number] = kept._replace(seats=tuple(_forgotten(each, person) for each in kept.seats))

    async def leave(self) -> None:
        """A server removes the bot; a month later all of it is deleted. Another takes its place."""
        server = self.random.choice(self.servers)
        self.servers[self.servers.index(server)] = max(self.servers) + 3
        await self.store.games.set_server(db.Server(max(self.servers)))
        await self.host.servers.left(server)
        self.time += 31 * DAY
        await self.host.servers.tidy()
        self.books = {number: kept for number, kept in self.books.items() if kept.server != server}
        self.told["servers gone"] += 1

    async def catch_up(self) -> None:
        """A ladder catches up."""
        server = self.random.choice((EVERYWHERE, *self.servers))
        await self.host.results.ladders.catch_up(server, self.random.choice(GAMES).rules.key)

    # --- whether all is so

    async def differences(self, sample: int) -> list[str]:
        """What is not as the second set of books has it; of persons only so many are looked at."""
        found = [each async for each in self._ladders()]
        for person in self.random.sample(self.people, min(sample, len(self.people))):
            games, _ = await self.host.results.statistics.of(person)
            wanted = sorted((kept.ended, number) for number, kept in self.books.items() if _mine(kept, person))
            if [each.game for each in games] != [number for _, number in wanted]:
                found.append(f"{person} has other games")
            elif statistics.wins(games, person) != sum(self._won(number, person) for _, number in wanted):
                found.append(f"{person} has other wins")
        return found

    def _won(self, number: int, person: int) -> bool:
        return any(each.score.won for each in _mine(self.books[number], person))

    async def anew(self) -> list[str]:
        """What `recompute` would write otherwise."""
        found = [f"result of {number}" for number in self.books if await self.host.results.write(number)]
        ladders = self.host.results.ladders
        for server, key in await self.store.ratings.ladders():
            before = await self.store.ratings.changes(server, key)
            if await ladders.catch_up(server, key, anew=True):
                found.append(f"ratings of {key} on {server}")
            if await self.store.ratings.changes(server, key) != before:
                found.append(f"what games did to the ratings of {key} on {server}")
        return found

    async def _ladders(self) -> AsyncIterator[str]:
        for server in (EVERYWHERE, *self.servers):
            for each in GAMES:
                kept = dict(await self.host.results.ladders.all(server, each.rules.key))
                changed = {} if server == EVERYWHERE else await self.store.ratings.changes(server, each.rules.key)
                if changed != self.changes(server, each.rules.key):
                    yield f"what games did to the ratings of {each.rules.key} on {server} is something else"
                told = {who: (r.mu, r.sigma, r.games) for who, r in kept.items()}
                if told != self.ratings(server, each.rules.key):
                    yield f"the ratings of {each.rules.key} on {server} are others"

    def changes(self, server: int, key: str) -> dict[tuple[int, int], tuple[int, int]]:
        """What games did to the ratings of a server by the second set of books."""
        return self._rated(server, key)[1] if server != EVERYWHERE else {}

    def ratings(self, server: int, key: str) -> dict[Who, tuple[float, float, int]]:
        """The ratings that the second set of books gives, by `openskill` itself."""
        return self._rated(server, key)[0]

    def _rated(
        self, server: int, key: str
    ) -> tuple[dict[Who, tuple[float, float, int]], dict[tuple[int, int], tuple[int, int]]]:
        model, now = PlackettLuce(), dict[Who, tuple[float, float, int]]()
        changes: dict[tuple[int, int], tuple[int, int]] = {}
        new = (25.0, 25.0 / 3, 0)
        rows = [
            (kept.ended, number, kept.seats)
            for number, kept in self.books.items()
            if kept.rated and kept.key == key and server in (kept.server, EVERYWHERE)
        ]
        for _, number, seats in sorted(rows, key=lambda row: row[:2]):
            if len(seats) < 2:
                continue
            before = dict(now)
            own = [model.rating(*now.get(each.began or Who(0), new)[:2]) for each in seats]
            rank = [float(each.score.place if each.stayed else len(seats) + 1) for each in seats]
            made = [rating for (rating,) in model.rate([[each] for each in own], ranks=rank)]
            for who in {each.began for each in seats if each.began}:
                mine = [r for r, each in zip(made, seats, strict=True) if each.began == who]
                mu, sigma = (sum(v) / len(mine) for v in zip(*((r.mu, r.sigma) for r in mine), strict=True))
                now[who] = (mu, sigma, now.get(who, new)[2] + 1)
            for n, each in enumerate(seats):
                if each.began:
                    was, (mu, sigma, _) = before.get(each.began, new), now[each.began]
                    told = 1_000 + round(40 * (mu - 3 * sigma))
                    changes[number, n] = (1_000 + round(40 * (was[0] - 3 * was[1])), told)
        return now, changes


def _packed(entries: Sequence[db.Entry], last: db.Snapshot) -> bytes:
    """As `packing.pack`, less small, in less time."""
    usual, packing.FILTERS = packing.FILTERS, [{"id": lzma.FILTER_LZMA2, "preset": 0, "pb": 0}]
    try:
        return packing.pack(entries, last)
    finally:
        packing.FILTERS = usual


def _seat(held: Sequence[dict[str, Any]], score: db.Score) -> Seat:
    """A seat by its tenures."""
    mine = [each for each in held if each["seat"] == score.seat]
    first, last = mine[0], mine[-1]
    began = Who(first["person"] or 0, first["opponent"] or "")
    stayed = (first["person"], first["opponent"]) == (last["person"], last["opponent"])
    return Seat(began, last["person"], last["opponent"], stayed, score)


def _forgotten(of: Seat, person: int) -> Seat:
    """A seat without somebody. If nobody is known any more of who began and who ended there, nobody has left it."""
    began, held = None if of.began == Who(person) else of.began, None if of.held == person else of.held
    return of._replace(began=began, held=held, stayed=of.stayed or (began or held or of.opponent) is None)


def _mine(kept: Kept, person: int) -> list[Seat]:
    """What somebody had at the end of a game."""
    return [each for each in kept.seats if each.held == person and each.opponent is None]
