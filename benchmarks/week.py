"""A week of many live games: `python -m benchmarks.week [games] [presses]`. Memory, tasks, open files, locks and
caches after each simulated day; they must be flat from day 2 on.

Each day every game gets so many presses (`presses`, 2) of whoever is waited for, and somebody opens a panel at each
tenth. The bot is the real one, on Discord in memory, whose own record of what happened is emptied every night.
"""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import simcord

from engine.core.chance import Seeded
from engine.core.opponents import random_player
from engine.core.text import write
from host import Person, Place, Settings, Status
from tests.worlds.ledger import Spoken
from tests.worlds.seams import Heard, Seams, opened
from tests.worlds.town import Town, handles, listening, timeless

DAYS, DAY = 7, 86_400
KEYS = ("milestones", "ferry", "garden")
FLAT = 1.05


class Measured(msgspec.Struct):
    """What the process holds at the end of a day: memory in MB, the rest counted."""

    memory: float
    objects: int
    tasks: int
    files: int
    locks: int
    games: int


def measured(town: Town) -> Measured:
    """Now, after everything that is free was given back."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    lives = town.host.sessions.lives
    return Measured(
        pages * os.sysconf("SC_PAGE_SIZE") / 1e6,
        len(gc.get_objects()),
        len(asyncio.all_tasks()),
        handles(),
        len(lives._locks),
        len(lives._kept),
    )


def emptied(env: simcord.Env, keep: set[int]) -> None:
    """The simulated Discord forgets what happened, but for the messages that show a table."""
    backend: Any = env.backend
    for record in (backend.transcript, backend.http_requests, backend.interactions, backend.interaction_tokens):
        record.clear()
    for channel, messages in backend.messages.items():
        backend.messages[channel] = {number: each for number, each in messages.items() if number in keep}
    backend._reserved_ids.clear()
    backend._sequences.clear()
    for name, value in vars(backend.cdn).items():
        if isinstance(value, dict):
            getattr(backend.cdn, name).clear()


class Week:
    """The games and their people."""

    def __init__(self, env: simcord.Env, town: Town, games: int) -> None:
        self.env, self.town, self.games = env, town, games
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        self.people = [self.guild.add_member(env.create_user(f"Person{n}")) for n in range(50)]
        self.count = 0

    async def begin(self) -> None:
        """All games are opened and started."""
        await self.town.host.register.set_settings(self.guild.id, Settings(done=True))
        for number in range(self.games):
            await self.open(number)

    async def open(self, number: int) -> int:
        """A game of two."""
        host, self.count = self.town.host, self.count + 1
        pair = [self.people[(number + n) % len(self.people)] for n in (0, 1)]
        one, other = (Person(each.id, each.name) for each in pair)
        place = Place(self.guild.id, self.channel.id)
        with self.env._bot_scope():
            made = await host.lobby.create(f"create {self.count}", one, place, game=KEYS[number % len(KEYS)])
            await host.lobby.join(made.id, other)
            await host.lobby.start(f"start {self.count}", made.id, one.id, seating="joined")
        return made.id

    async def day(self, presses: int) -> None:
        """Every game gets some presses; finished ones are replaced by others."""
        host = self.town.host
        for table in await self.live():
            for _ in range(presses):
                await self.press(table)
            if table % 10 == 0:
                person = self.people[table % len(self.people)]
                await person.slash(self.channel, "game move", table=str(table))
        await self.env.settle()
        for number in range(self.games - len(await self.live())):
            await self.open(number)
        await self.env.advance_time(DAY)
        boards = {row.board or 0 for row in await host.store.games.games(status=(Status.PLAYING,), limit=100_000)}
        emptied(self.env, boards)

    async def live(self) -> list[int]:
        """The numbers of the games in play."""
        rows = await self.town.host.store.games.games(status=(Status.PLAYING,), limit=100_000)
        return sorted(row.id for row in rows)

    async def press(self, number: int) -> None:
        """Whoever is waited for does something."""
        host, self.count = self.town.host, self.count + 1
        table, newest = await host.register.table(number), await host.store.journal.newest(number)
        assert newest is not None
        state = table.game.decode(newest.body)
        seat = next(iter(table.game.waiting(state)), None)
        person = None if seat is None else table.seats[seat].person
        if seat is None or person is None:
            return
        action = write(random_player(table.game, state, seat, Seeded(b"week", number, self.count)))
        with self.env._bot_scope():
            await host.now.add(f"press {self.count}", number, person, None, action)


async def week(games: int, presses: int) -> list[Measured]:
    """What the process holds after each day."""
    seams, days = Seams(0), list[Measured]()
    seams.calm = True
    spoken, heard = Spoken(), Heard()
    with tempfile.TemporaryDirectory() as folder, opened(seams), listening({}, spoken, heard):
        town = Town(Path(folder), iter(lambda: os.urandom(32), b""), seams)
        env = simcord.Env(town.bot, check_errors=False, settle_timeout=3_600.0)
        timeless(env, seams)
        await env.start()
        with env.time_context():
            town.env = env
            made = Week(env, town, games)
            await made.begin()
            for day in range(1, DAYS + 1):
                began = time.process_time()
                await made.day(presses)
                seams.sent.clear()
                seams.nonces.clear()
                spoken.codes.clear()
                heard.lines.clear()
                days.append(measured(town))
                print(f"day {day}: {days[-1]}, {time.process_time() - began:.0f} s CPU", flush=True)
        await env.shutdown()
        for store in town._stores:
            await store.close()
    return days


def main() -> None:
    """Prints each day, and what has grown by more than 5 % from day 2 to the last."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    days = asyncio.run(week(games, int(sys.argv[2]) if len(sys.argv) > 2 else 2))
    second, last = msgspec.structs.asdict(days[1]), msgspec.structs.asdict(days[-1])
    grown = {name: (second[name], last[name]) for name in second if last[name] > second[name] * FLAT}
    print(f"{games} games, {DAYS} days: " + (f"grown by more than 5 %: {grown}" if grown else "flat"))


if __name__ == "__main__":
    main()
