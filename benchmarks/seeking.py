"""A community that finds tables: `python -m benchmarks.seeking [--people 500] [--days 90]`. Prints how soon people
play, and what should be 0.

They live as those of `benchmarks.month` do, and look at Discord now and then while they are awake: say what they
would play, answer a proposal or let it pass, join an open table, open one, leave it again, are barred. A second
program looks at each seat and each proposal by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter, deque
from contextlib import suppress
from statistics import median

from msgspec.structs import replace

import db
from benchmarks.month import BEGIN, DAY, Judge, a_life
from engine.core.game import AnyGame
from games import GAMES
from host import Host, Person, Place, Refused, Settings, Status, Table
from host.calls import terms_of
from host.seekers import PACES, PATIENCE, PLAYERS, Wish

SERVER, CHANNEL, HOUR = 10, 20, 3_600
RULES: tuple[AnyGame, ...] = GAMES
LOOKS, BUSY = 0.08, 3
"""How often an awake person looks at Discord in an hour; at how many tables one sits at most."""
LONGEST = 25
"""Days that a game takes at most."""


def a_wish(chance: random.Random) -> Wish:
    """What somebody would play, by lot."""
    return Wish(
        CHANNEL,
        tuple(chance.sample([game.key for game in RULES], chance.randint(1, 4))),
        tuple(sorted(chance.sample(PLAYERS, chance.randint(1, 4)))),
        chance.choice([*PACES]),
        chance.choice((3, 7, 14)),
        chance.choice(PATIENCE),
    )


class Clock:
    """A time that moves hour by hour."""

    now = BEGIN

    def __call__(self) -> int:
        return self.now


class Community:
    """The people of a server, hour by hour, and what came of their wishes."""

    def __init__(self, host: Host, clock: Clock, people: int, chance: random.Random) -> None:
        self.host, self.clock, self.chance = host, clock, chance
        self.people = [Person(number, f"P{number}") for number in range(1, people + 1)]
        self.lives = {each.id: [(BEGIN, a_life(chance))] for each in self.people}
        self.judge = Judge(self.lives, [])
        self.wanted, self.since = dict[int, Wish](), dict[int, int]()
        self.waited = list[int]()
        self.counts, self.wrong = Counter[str](), Counter[str]()
        self.ends = deque[tuple[int, int]]()
        self.pressed, self.proposed = set[tuple[int, int]](), set[tuple[int, int]]()
        self.before, self.declined = dict[int, int | None](), dict[int, int]()
        self.barred, self.presses, self.next = set[int](), 0, 0

    @property
    def now(self) -> int:
        """The time."""
        return self.clock.now

    async def begin(self) -> None:
        """Everybody says how they live."""
        for each in self.people:
            await self.host.attention.live(each.id, self.lives[each.id][-1][1])

    async def passes(self, hours: int) -> None:
        """So many hours go by."""
        for _ in range(hours):
            self.clock.now += HOUR
            await self.end()
            looking = [each for each in self.people if self.awake(each) and self.chance.random() < LOOKS]
            tables = await self.host.store.games.tables(server=SERVER, status=(Status.OPEN,), limit=1_000)
            for each in looking:
                await self.looks(each, [row.id for row, _ in tables])
            if looking or self.now >= self.next:
                again = await self.host.seekers.look(SERVER)
                self.next = self.now + DAY if again is None else again
            await self.seen()

    def awake(self, person: Person) -> bool:
        life = self.lives[person.id][-1][1]
        return not (life.away is not None and self.now < life.away) and self.judge.awake(life, self.now)

    async def end(self) -> None:
        """Games are over; somebody is barred or not any more, or goes away."""
        while self.ends and self.ends[0][0] <= self.now:
            _, number = self.ends.popleft()
            await self.host.store.games.set_status(number, Status.ABANDONED, self.now)
            self.host.register.changed(number)
        if self.chance.random() < 0.01:
            self.barred = set(self.chance.sample(range(1, len(self.people) + 1), 3))
            await self.host.register.set_settings(SERVER, Settings(done=True, barred=tuple(sorted(self.barred))))
        if self.chance.random() < len(self.people) / 20_000:
            who = self.chance.choice(self.people).id
            away = self.now + self.chance.randrange(7 * DAY)
            self.lives[who].append((self.now, replace(self.lives[who][-1][1], away=away)))
            await self.host.attention.live(who, self.lives[who][-1][1])

    async def looks(self, person: Person, tables: list[int]) -> None:
        """Somebody looks at Discord and does something, or nothing."""
        host, chance, me = self.host, self.chance, person.id
        mine = await host.seekers.of(SERVER, me)
        self.presses += 1
        with suppress(Refused):
            if mine is not None and mine[1].asked is not None:
                what = chance.random()
                if what < 0.75:
                    await self.joins(mine[1].asked, person)
                elif what < 0.85:
                    self.declined[me] = self.now
                    await host.seekers.decline(SERVER, me, mine[1].asked)
                else:
                    self.counts["proposals left lying at a look"] += 1
            elif mine is None and len(await self.sits(me)) < BUSY and chance.random() < 0.15:
                wish = self.wanted[me] = a_wish(chance)
                self.declined.pop(me, None)  # who seeks anew wants to be asked
                await host.seekers.seek(SERVER, person, CHANNEL, lambda before: wish)
                self.since[me] = self.now
                self.counts["wishes"] += 1
            elif chance.random() < 0.05 and tables and len(await self.sits(me)) < BUSY:
                await self.joins(chance.choice(tables), person)
            elif chance.random() < 0.01:
                key, game = f"c{self.presses}", chance.choice(RULES).key
                table = await host.lobby.create(key, person, Place(SERVER, CHANNEL), game=game)
                self.pressed.add((me, table.id))
            elif mine is not None and chance.random() < 0.03:
                await host.seekers.stop(SERVER, me)
                self.counts["wishes taken back"] += 1
                self.since.pop(me, None)
            elif chance.random() < 0.02:
                for table in await self.sits(me):
                    if table.status is Status.OPEN:
                        await host.lobby.leave(table.id, me)

    async def sits(self, person: int) -> list[Table]:
        """The tables of somebody that are not over."""
        found = await self.host.store.games.tables(
            server=SERVER, person=person, status=(Status.OPEN, Status.PLAYING), limit=50
        )
        return [await self.host.register.table(row.id) for row, _ in found]

    async def joins(self, number: int, person: Person) -> None:
        """A press on a table's button; a full table begins."""
        self.pressed.add((person.id, number))
        table = await self.host.lobby.join(number, person)
        if len(table.seats) == table.row.wanted:
            await self.host.lobby.tended(number, b"full")
            table = await self.host.register.table(number)
            if table.status is Status.OPEN:  # its opener is called, and begins
                table = await self.host.lobby.start(f"s{number}", number, table.row.created_by)
            self.counts["tables begun"] += 1
            self.counts["of them proposed"] += not table.row.created_by
            self.ends.append((self.now + self.chance.randrange(4, LONGEST) * DAY, number))
            self.ends = deque(sorted(self.ends))
            for who in table.persons():
                self.begins(who)

    def begins(self, who: int | None) -> None:
        if who is not None and who in self.since:
            self.waited.append(self.now - self.since.pop(who))

    async def seen(self) -> None:
        """What the second program says of all seats and proposals."""
        rows = {row.person: row for row in await self.host.store.seekers.of(SERVER)}
        for who in [each for each in self.since if each not in rows and not await self.sits(each)]:
            self.counts["wishes that ended without a table"] += 1
            del self.since[who]
        for who, row in rows.items():
            if row.asked is None or self.before.get(who) == row.asked:
                continue
            table, wish = await self.host.register.table(row.asked), self.wanted[who]
            self.counts["proposals"] += 1
            self.wrong["asked twice to one table"] += (who, row.asked) in self.proposed
            self.wrong["asked although barred"] += who in self.barred
            self.wrong["asked within a day of saying no"] += self.now - self.declined.get(who, 0) < DAY - HOUR
            self.wrong["asked to what they do not want"] += (
                table.row.key not in wish.games
                or table.row.wanted not in wish.players
                or (wish.pace != "any" and terms_of(table.row).clock != PACES[wish.pace])
            )
            called = (row.answer or 0) - wish.patience * HOUR
            self.wrong["would be called when they may not be"] += not self.judge.may(self.lives[who][-1][1], called)
            self.wrong["has less time than they chose"] += called < self.now - HOUR
            self.proposed.add((who, row.asked))
        self.before = {who: row.asked for who, row in rows.items()}
        for game, seats in await self.host.store.games.tables(server=SERVER, status=(Status.OPEN,), limit=1_000):
            sat = [seat.person for seat in seats if seat.person is not None]
            self.wrong["seated without their press"] += sum((who, game.id) not in self.pressed for who in sat)
            self.wrong["seated twice or too many"] += len(set(sat)) < len(sat) or len(sat) > game.wanted


async def main(people: int, days: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        clock, began = Clock(), time.process_time()
        store = await db.Store.open(f"sqlite:///{folder}/games.db")
        host = Host(store, RULES, now=clock, seed=lambda: bytes(32))
        at = Community(host, clock, people, random.Random(0))
        await at.begin()
        await at.passes(days * 24)
        waited = sorted(at.waited)
        print(f"{people} people, {days} days: {time.process_time() - began:.0f} s of a processor")
        for what, count in at.counts.items():
            print(f"{count} {what}")
        if waited:
            day = sum(each <= DAY for each in waited)
            print(f"from a wish to the start of a table: median {median(waited) / HOUR:.0f} h")
            print(
                f"began to play within a day: {100 * day / max(1, at.counts['wishes']):.0f} % of all wishes,", end=" "
            )
            print(f"{100 * day / len(waited):.0f} % of those that led to a table")
        for what, count in at.wrong.items():
            print(f"{count} {what}")
        await host.close()
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--people", type=int, default=500)
    parser.add_argument("--days", type=int, default=90)
    arguments = parser.parse_args()
    asyncio.run(main(arguments.people, arguments.days))
