"""A law of attention: people with lives of their own at many tables, over days and a change of the clocks, with
processes that end at any moment. Nobody is called while they sleep, too often or twice, and nobody is forgotten."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from db import Store
from host import NotYet, Status
from host.attention.attention import TURN, Attention
from host.life import DAY, Life
from tests.db.sample import new_game
from tests.empty import empty_database
from tests.host.test_life import BETWEEN, CHANGES, a_life
from tests.soak import times
from tests.stores import url_of

PEOPLE, TABLES, DAYS, STEP = 8, 12, 6, 900
LATE = 3_600
"""Seconds by which processes that end may delay a call."""


class Told(NamedTuple):
    """A message that calls somebody."""

    at: int
    person: int
    tables: tuple[int, ...]


class World:
    """Tables that wait for somebody or nobody, and messages that call people. `waits`: for whom a table waits, and
    since when; `open`: tables whose call has not been made yet, since when it could have been."""

    def __init__(self, store: Store, chance: random.Random) -> None:
        self.store, self.chance, self.now = store, chance, chance.choice(CHANGES) - 3 * DAY
        self.waits: dict[int, tuple[int, int]] = {}
        self.open: dict[int, int] = {}
        self.told: list[Told] = []
        self.sent: set[int] = set()
        register: Any = SimpleNamespace(now=lambda: self.now, table=self.table)
        self.attention = Attention(store, register, SimpleNamespace(look=self.look))  # type: ignore[arg-type]
        self.lives: dict[int, Life] = {}

    def calls(self, person: int) -> list[int]:
        return [each.at for each in self.told if each.person == person]

    async def table(self, number: int) -> Any:
        return SimpleNamespace(id=number, status=Status.PLAYING, player=lambda seat: seat)

    async def look(self, number: int, person: int | None) -> Any:
        """Meanwhile another table may call the same person."""
        waiting = [self.waits[number][0]] if number in self.waits else []
        free = [table for table in range(1, TABLES + 1) if table not in self.waits]
        if waiting and free and self.chance.random() < 0.1:
            await self.hands_over(free[0], waiting[0])
        return SimpleNamespace(waiting=waiting)

    def sends(self, person: int, tables: tuple[int, ...]) -> None:
        life, before = self.lives[person], self.calls(person)
        assert not life.is_away(self.now)
        assert life.digest or life.may_be_called(self.now), "in quiet hours"
        assert all(self.now - each >= BETWEEN for each in before), "twice within ten minutes"
        today = [each for each in before if life.day(each) == life.day(self.now)]
        assert not life.most or len(today) < life.most, "too many calls in a day"
        for table in tables:
            assert self.waits.get(table, (None,))[0] == person, "a call to a table that does not wait for them"
            assert self.open.pop(table, None) is not None, "a call that was made already"
        self.told.append(Told(self.now, person, tables))

    async def hands_over(self, table: int, person: int) -> None:
        """A table waits for somebody."""
        self.waits[table] = (person, self.now)
        await self.calls_to(table)

    async def calls_to(self, table: int) -> None:
        """A table's post calls whom it waits for, if they may be called now; a process that ended may ask again."""
        person, _ = self.waits[table]
        self.open[table] = self.now
        key, again = f"{table} {self.now} {len(self.told)}", self.chance.choice((1, 1, 1, 2))
        answers = {await self.attention.call(table, [person], TURN, key) for _ in range(again)}
        assert len(answers) == 1
        if answers.pop():
            self.sends(person, (table,))

    async def due(self) -> None:
        """Do the due work; a process may end before or after a message was sent, which is found then."""
        for row in await self.store.queue.due(self.now, 500):
            if begun := await self.attention.begun(row):
                if row.id in self.sent:  # and whatever else has called its person since then
                    await self.attention.made(begun)
                    for called, _ in begun.tables:
                        self.open.pop(called.id, None)
                    await self.store.queue.done(row, self.now)
                    continue
                await self.attention.unbegun(row)
            try:
                waiting = await self.attention.waiting(row)
            except NotYet as later:
                await self.store.queue.put_off(row, self.now + later.seconds)
                continue
            if waiting is not None:
                if self.chance.random() < 0.1:
                    continue
                self.sent.add(row.id)
                self.sends(waiting.person, tuple(table.id for table, _ in waiting.tables))
                if self.chance.random() < 0.1:
                    continue
                await self.attention.made(waiting)
            await self.store.queue.done(row, self.now)

    def nobody_is_forgotten(self) -> None:
        """A call that could have been made all the time for an hour has been made."""
        for table, since in self.open.items():
            life, calls = self.lives[self.waits[table][0]], self.calls(self.waits[table][0])
            hour = range(self.now - LATE, self.now, 300)
            assert since > self.now - LATE or any(life.call_at(at, calls) > at for at in hour), "forgotten"

    async def lives_on(self, person: int, life: Life) -> None:
        self.lives[person] = life
        await self.attention.live(person, life)
        for table in self.open:
            if self.waits[table][0] == person:
                self.open[table] = self.now


@pytest.fixture
async def store(tmp_path: Path, database_in_line: None) -> Any:
    empty_database(tmp_path / "games.db")
    opened = await Store.open(url_of(tmp_path / "games.db"))
    yield opened
    await opened.close()


@pytest.mark.parametrize("seed", range(times(1)))
async def test_calls_keep_to_the_lives_of_people(store: Store, seed: int) -> None:
    world = World(store, chance := random.Random(seed))
    for number in range(1, TABLES + 1):
        await store.games.create(new_game(created_by=number), (), seed=bytes(32))
    for person in range(PEOPLE):
        await world.lives_on(person, a_life(chance))
    for _ in range(DAYS * DAY // STEP):
        world.now += chance.randrange(1, 2 * STEP)
        if first := chance.random() < 0.5:
            await world.due()
        for table in range(1, TABLES + 1):
            if table not in world.waits:
                await world.hands_over(table, chance.randrange(PEOPLE))
            elif chance.random() < (0.002 if table in world.open else 0.2):
                del world.waits[table]
                world.open.pop(table, None)
            elif chance.random() < 0.06:
                await world.calls_to(table)
        if not first:
            await world.due()
        if chance.random() < 0.08:
            person, away = chance.randrange(PEOPLE), world.now + chance.randrange(DAY * 3)
            await world.lives_on(person, replace(world.lives[person], away=chance.choice((None, away))))
        world.nobody_is_forgotten()
    assert len(world.told) > 30
    assert sum(len(each.tables) > 1 for each in world.told) > 5
