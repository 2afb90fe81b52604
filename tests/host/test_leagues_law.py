"""A law of leagues: whoever drops out, comes in, is barred or forgotten, whatever ends how, whenever the process is
killed, and although no organiser ever does anything, seasons end by themselves."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

import db
from host import Host, Refused, Settings, Status
from host.clocks.terms import DAY
from host.leagues.charter import Charter, charter_of, in_it, is_open, of_season, outcome, seated
from host.leagues.format import KINDS, Format, Kind
from host.leagues.moves import Told
from tests.host.leagues_of import PEOPLE, SERVER, book, ended, opened
from tests.host.three import Clock, clock
from tests.soak import SOAK

__all__ = ["clock"]
MANY, SEASONS = (64, 3) if SOAK > 1 else (9, 2)


class Killed(Exception):
    """The process has ended."""


class World:
    """A league in which much happens by lot, and a watch on it."""

    def __init__(self, chance: Random, clock: Clock, open_host: Callable[..., Awaitable[Host]]) -> None:
        self.chance, self.clock, self.open_host = chance, clock, open_host
        self.signed: dict[int, bool] = {}
        self.barred = set[int]()
        self.tables: dict[tuple[int, int, int], int] = {}
        self.champions: dict[int, tuple[int, ...]] = {}

    async def begin(self, kind: Kind) -> None:
        self.host = await self.open_host(now=self.clock)
        size = self.chance.randint(2, 4)
        rounds = self.chance.randint(2, 3) if kind in ("swiss", "round-robin") else 0
        form = Format(kind, ("ferry",), size, max(2, size - 1), rounds, division=max(4, MANY // 4), moves=1)

        def meant(charter: Charter) -> Charter:
            return replace(charter, format=form, seasons=SEASONS, sign_up=3, days=14)

        self.number = await opened(self.host, PEOPLE[:MANY])
        await self.host.store.leagues.change(self.number, lambda of: _again(of, meant), self.clock.time)
        self.signed = {each.id: True for each in PEOPLE[:MANY]}

    async def book(self) -> db.Book:
        return await book(self.host, self.number)

    async def over(self) -> bool:
        return (await self.book()).league.stage is db.Stage.OVER

    async def look(self) -> None:
        """The errand, in a process that may be killed before or after it has opened a table."""
        lobby = self.host.lobby
        whole, dies = lobby.assemble, self.chance.choice((None, "before", "after"))

        async def killed(*args: object) -> object:
            if dies == "before" and self.chance.random() < 0.3:
                raise Killed
            made = await whole(*args)  # type: ignore[arg-type]
            if dies == "after" and self.chance.random() < 0.3:
                raise Killed
            return made

        lobby.assemble = killed  # type: ignore[method-assign, assignment]
        try:
            await self.host.leagues.look(SERVER)
            lobby.assemble = whole  # type: ignore[method-assign]
        except Killed:
            self.host = await self.open_host(now=self.clock)
            await self.host.leagues.look(SERVER)
        await self.watch()

    async def watch(self) -> None:
        """What must be so at any time."""
        of = await self.book()
        holders = [each.person for each in of.entrants if in_it(each)]
        assert len(holders) == len(set(holders)), "somebody has two places"
        assert all(self.signed.get(who or 0) and who not in self.barred for who in holders)
        for each in of_season(of, of.league.season):
            key = (each.season, each.round, each.number)
            if each.numbered is None:
                continue
            if key not in self.tables:
                self.tables[key] = each.numbered
                table = await self.host.register.table(each.numbered)
                sat = [seat.person for seat in table.seats if seat.person is not None]
                assert {*sat} <= {*holders}, "only who is in it, and not who has left or is barred"
                assert len(sat) == len(table.seats) == len(seated(each).entrants), "nobody is paired who has left"
            assert self.tables[key] == each.numbered, "a table is opened once"
        for at in range(1, of.league.round + 1):
            rows = [each for each in of_season(of, of.league.season) if each.round == at]
            people = [who for each in rows for who in seated(each).entrants]
            assert len(people) == len(set(people)), "nobody is at two tables of a round"
        for said in await self.host.store.leagues.announced(SERVER):
            what = msgspec.json.decode(said.body, type=Told)
            if what.code == "season-over":
                assert self.champions.setdefault(what.season, what.first) == what.first
                assert what.first or not any(each.season == what.season and in_it(each) for each in of.entrants)

    async def something(self) -> None:
        """One thing that people do."""
        who, leagues = self.chance.choice(PEOPLE[: MANY + 3]), self.host.leagues
        match self.chance.randrange(9):
            case 0:
                with suppress(Refused):
                    await leagues.leave(SERVER, self.number, who.id)
                    self.signed[who.id] = False
            case 1 | 2:
                with suppress(Refused):
                    await leagues.join(SERVER, self.number, who)
                    self.signed[who.id] = True
            case 3 if self.chance.random() < 0.1 and who.id not in self.barred:
                self.barred.add(who.id)
                settings = Settings(done=True, barred=tuple(sorted(self.barred)))
                await self.host.register.set_settings(SERVER, settings)
                await self.look()
            case 4 if self.chance.random() < 0.1:
                await self.host.data.forget(who.id)
                self.signed[who.id] = False
            case 5:
                self.host = await self.open_host(now=self.clock)
            case 6:
                self.clock.time += self.chance.choice((3_600, DAY))
            case _:
                await self.ends()

    async def ends(self) -> None:
        """A table comes to an end, mostly with a result."""
        of = await self.book()
        rows = [each for each in of_season(of, of.league.season) if is_open(each) and each.numbered is not None]
        if not rows:
            return
        each = self.chance.choice(rows)
        assert each.numbered is not None
        table = await self.host.register.table(each.numbered)
        if table.status is not Status.PLAYING:
            return
        if self.chance.random() < 0.1:
            await self.host.steward.close(each.numbered, 9, "none")
            return
        if self.chance.random() < 0.1 and table.persons():
            await self.host.seats.resign(each.numbered, self.chance.choice(table.persons()))
        points = [self.chance.randrange(6) for _ in table.seats]
        await ended(self.host, each.numbered, points, self.clock.time)


def _again(of: db.Book, meant: Callable[[Charter], Charter]) -> db.Moved:
    """Another format, although it is published: for this test only."""
    return db.Moved(league=replace(of.league, body=msgspec.json.encode(meant(charter_of(of.league)))))


@pytest.mark.parametrize("kind", KINDS)
async def test_seasons_end_by_themselves_whatever_people_do(
    open_host: Callable[..., Awaitable[Host]], clock: Clock, kind: Kind
) -> None:
    world = World(Random(f"league {kind}"), clock, open_host)
    await world.begin(kind)
    looks = 0
    while not await world.over():
        for _ in range(world.chance.randint(0, 6)):
            await world.something()
        clock.time += world.chance.choice((3_600, DAY, 3 * DAY))
        await world.look()
        looks += 1
        assert looks < 600, "it ends"
    of, results = await world.book(), world.host.store.results
    for each in of.fixtures:
        counts = outcome(each)
        assert counts is not None, "everything is scored in the end"
        if each.scored == "played":
            result = await results.of(each.numbered or 0)
            assert result is not None
            assert counts.places == tuple(score.place for score in result.scores)
    assert world.champions, "each season that was played has its end"
    played = {each.season for each in of.fixtures}
    assert set(world.champions) == played
    assert len({*world.tables.values()}) == len(world.tables)
    assert {each.name for each in of.entrants if each.person is None} <= {""}, "who is forgotten is not named"
