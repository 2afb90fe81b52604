"""A month of many people: `python -m benchmarks.month [--people 1000] [--days 30]`. Prints what should be 0.

They live in zones whose clocks are set forward or back that month, sleep, go away, want digests or few calls, and are
waited for at as many tables. The bot stops for hours. The store and the host decide who is called and how much time
counts; `Judge` then looks at each message and each quarter of an hour by itself, with nothing but a calendar.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from db import Store
from host import NotYet, Status
from host.attention.attention import TURN, Attention
from host.clocks.running import Conditions, Lived, counted
from host.clocks.terms import ClockTerms
from host.life import Life
from tests.db.sample import new_game

BEGIN = int(datetime(2027, 3, 8, tzinfo=UTC).timestamp())
"""In the 30 days after this clocks are set in America, Europe and Australia."""
DAY, STEP = 86_400, 900
ZONES = ("Europe/Berlin", "Europe/London", "America/New_York", "Australia/Sydney", "Asia/Kathmandu", "")
TERMS = ClockTerms(turn=2 * DAY, weekends=False)


def a_life(chance: random.Random) -> Life:
    """How somebody lives, by lot, for 40 hours a week at least: with fewer a clock runs at night, too (`FEWEST`). The
    times are whole hours that every day has."""
    begin, end, off = chance.randrange(6, 12), chance.choice((20, 22, 24, 28)), chance.choice(((), (6,), (1, 6)))
    hours = tuple(None if day in off else (begin * 60, end * 60) for day in range(7))
    return Life(
        zone=chance.choice(ZONES),
        hours=hours if chance.random() < 0.8 else (),
        most=chance.choice((0, 0, 0, 1, 3)),
        digest=tuple(sorted(60 * hour for hour in chance.sample(range(7, 22), chance.choice((0, 0, 0, 1, 3))))),
    )


class Wait(NamedTuple):
    """A table waits for somebody."""

    number: int
    person: int
    since: int


class Said(NamedTuple):
    """A message: when, to whom, how they lived, and for which tables, with whom these waited for (None: nobody)."""

    at: int
    person: int
    life: Life
    tables: tuple[tuple[int, Wait | None], ...]


class Spent(NamedTuple):
    """What a wait took off a clock, in seconds, up to a time."""

    wait: Wait
    until: int
    seconds: int


class Judge:
    """Counts what breaks a promise, from how people have lived (each life since a time) and the outages."""

    def __init__(self, lives: dict[int, list[tuple[int, Life]]], outages: list[tuple[int, int]]) -> None:
        self.lives, self.outages, self.found = lives, outages, Counter[str]()

    def messages(self, said: list[Said]) -> None:
        settled = 0
        last, today, handed = dict[int, int](), Counter[tuple[int, str]](), Counter[int]()
        for each in said:
            there = datetime.fromtimestamp(each.at, UTC).astimezone(ZoneInfo(each.life.zone or "UTC"))
            day = (each.person, there.strftime("%Y-%m-%d"))
            today[day] += 1
            self.found["in quiet hours"] += not self.may(each.life, each.at)
            self.found["within ten minutes"] += each.at - last.get(each.person, 0) < 600
            self.found["more than wanted that day"] += 0 < each.life.most < today[day]
            last[each.person] = each.at
            for _, wait in each.tables:
                if wait is None or wait.person != each.person:
                    settled += 1
                else:
                    handed[wait.number] += 1
        self.found["of what was settled"] = settled
        self.found["a second call of a hand-over"] += sum(calls - 1 for calls in handed.values())

    def may(self, life: Life, at: int) -> bool:
        """Whether somebody may be called then; a digest comes when it was asked for, or up to an hour late."""
        there = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(life.zone or "UTC"))
        minute = there.hour * 60 + there.minute
        if life.away is not None and at < life.away:
            return False
        if life.digest:
            works = not life.hours or life.hours[there.weekday()] is not None
            return works and any(digest <= minute < digest + 60 for digest in life.digest)
        return self.awake(life, at)

    def awake(self, life: Life, at: int) -> bool:
        there = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(life.zone or "UTC"))
        minute, day = there.hour * 60 + there.minute, there.weekday()
        today, before = (life.hours[day], life.hours[day - 1]) if life.hours else ((0, 1_440), None)
        late = before is not None and minute + 1_440 < before[1]
        return late or (today is not None and today[0] <= minute < today[1])

    def clock(self, spent: Spent) -> None:
        runs = 0
        for at in range(spent.wait.since, spent.until, STEP):
            life = [life for since, life in self.lives[spent.wait.person] if since <= at][-1]
            there = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(life.zone or "UTC"))
            stands = any(begin <= at < end for begin, end in self.outages) or there.weekday() > 4
            away = life.away is not None and at < life.away
            runs += STEP * (not stands and not away and self.awake(life, at))
        self.found["seconds taken off a clock that stood"] += max(0, spent.seconds - runs)
        self.found["seconds given to a clock that ran"] += max(0, runs - spent.seconds)


class Month:
    """Tables that wait for people, and all that was said and counted."""

    def __init__(self, store: Store, people: int, chance: random.Random) -> None:
        self.store, self.people, self.chance, self.now = store, people, chance, BEGIN
        self.waits: dict[int, Wait] = {}
        self.lives: dict[int, list[tuple[int, Life]]] = {}
        self.said: list[Said] = []
        self.spent: list[Spent] = []
        self.outages: list[tuple[int, int]] = []
        self.handed = 0
        register: Any = SimpleNamespace(now=lambda: self.now, table=self.table)
        self.attention = Attention(store, register, SimpleNamespace(look=self.look))  # type: ignore[arg-type]

    async def table(self, number: int) -> Any:
        return SimpleNamespace(id=number, status=Status.PLAYING, player=lambda seat: seat)

    async def look(self, number: int, person: int | None) -> Any:
        return SimpleNamespace(waiting=[self.waits[number].person] if number in self.waits else [])

    async def lives_so(self, person: int, life: Life) -> None:
        self.lives.setdefault(person, []).append((self.now, life))
        await self.attention.live(person, life)

    async def begin(self) -> None:
        for number in range(1, self.people + 1):
            await self.store.games.create(new_game(created_by=number), (), seed=bytes(32))
            await self.lives_so(number, a_life(self.chance))

    def says(self, person: int, tables: list[int]) -> None:
        named = tuple((number, self.waits.get(number)) for number in tables)
        self.said.append(Said(self.now, person, self.lives[person][-1][1], named))

    async def hands_over(self, number: int) -> None:
        """The wait at a table ends, if there is one, and the next begins."""
        wait = self.waits.pop(number, None)
        if wait is not None:
            lives = self.lives[wait.person]
            before = tuple((until, life) for (_, life), (until, _) in pairwise(lives))
            of = Conditions(TERMS, Lived(lives[-1][1], before), tuple(self.outages))
            seconds = counted(of, wait.since, self.now, 0).spent
            self.spent.append(Spent(wait, self.now, seconds))
        self.handed += 1
        person = self.chance.randrange(1, self.people + 1)
        self.waits[number] = Wait(self.handed, person, self.now)
        if await self.attention.call(number, [person], TURN, f"h{self.handed}"):
            self.says(person, [number])

    async def due(self) -> None:
        while rows := await self.store.queue.due(self.now, 500):
            for row in rows:
                try:
                    waiting = await self.attention.waiting(row)
                except NotYet as later:
                    await self.store.queue.put_off(row, self.now + later.seconds)
                    continue
                if waiting is not None:
                    self.says(waiting.person, [table.id for table, _ in waiting.tables])
                    await self.attention.made(waiting)
                await self.store.queue.done(row, self.now)

    async def passes(self, steps: int) -> None:
        """Each step an outage may begin; else some people press, and some say that they are away."""
        last = self.now + steps * STEP
        while self.now < last:
            self.now += STEP
            if self.chance.random() < 0.004:
                begin, self.now = self.now, self.now + STEP * self.chance.randrange(1, 40)
                self.outages.append((begin, self.now))
            await self.due()
            for number in range(1, self.people + 1):
                if self.chance.random() < (0.008 if number in self.waits else 0.5):
                    await self.hands_over(number)
            for person in self.chance.sample(range(1, self.people + 1), max(1, self.people // 2_000)):
                away = self.now + self.chance.randrange(DAY * 7) // STEP * STEP
                if self.chance.random() < 0.2:
                    await self.lives_so(person, replace(self.lives[person][-1][1], away=away))

    def judged(self) -> Counter[str]:
        """What breaks a promise."""
        judge = Judge(self.lives, self.outages)
        judge.messages(self.said)
        for spent in self.spent:
            judge.clock(spent)
        return judge.found


async def main(people: int, days: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        store, began = await Store.open(f"sqlite:///{folder}/games.db"), time.process_time()
        month = Month(store, people, random.Random(0))
        await month.begin()
        await month.passes(days * DAY // STEP)
        print(f"{people} people, {days} days: {month.handed} hand-overs, {len(month.said)} messages,", end=" ")
        print(f"{len(month.outages)} outages, {time.process_time() - began:.0f} s of a processor")
        for what, count in month.judged().items():
            print(f"{count} {what}")
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--people", type=int, default=1_000)
    parser.add_argument("--days", type=int, default=30)
    arguments = parser.parse_args()
    asyncio.run(main(arguments.people, arguments.days))
