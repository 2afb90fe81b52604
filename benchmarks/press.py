"""The time of a press from the host's door to the disk and back, and the size of a stored game.

    python -m benchmarks.press [--game milestones] [--games 6] [--seats 4] [--entries 0] [--random]
    python -m benchmarks.press --both [--games 6] [--entries 200]

Plays whole games (or as many entries of them) between steady practice opponents, or random players whose games are
often longer. Each action is submitted as a person's press, on a SQLite file in a temporary folder; prints a table.
Timed are the host's parts of a press: `look` (is the decision still open?), then `submit` (rules, commit and the next
look), not the choosing.

`--both`: the same on a PostgreSQL that is started for it, alone and as one of several processes, game by game in
turn, and what a press costs this process there beside SQLite.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import statistics
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import db
from db.database import Database
from db.journal import Journal
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.core.opponents import random_player, steady_player
from engine.core.text import write
from games import GAMES
from host import Host, Person, Place
from tests import stores

KIB = 1024
REACH = {
    "milestones": ("64 KiB for 500 entries", "12 KiB"),
    "roads": ("128 KiB for 25 turns", "24 KiB"),
    "wonders": ("96 KiB with 5 players", "16 KiB"),
    "shipyard": ("96 KiB with 4 players", "16 KiB"),
}
"""The size a live and an archived game may have, for games of which it is laid down."""


Player: TypeAlias = Callable[[Game[Any], Any, Seat, Seeded], Action]
"""Chooses an action."""


class Took(NamedTuple):
    """Seconds of one press: `look` and `submit` by the clock, `submit` on the processor, and both there."""

    look: float
    submit: float
    processor: float
    whole: float


async def play(
    host: Host, rules: Game[Any], number: int, seats: int, entries: int, choose: Player, took: list[Took]
) -> int:
    """One game, or so many entries of it; appends the time of each press. Returns its entries."""
    people = [Person(n + 1, f"Player {n + 1}") for n in range(seats)]
    table = await host.lobby.create(f"create-{number}", people[0], Place(1, 1), game=rules.key)
    for person in people[1:]:
        await host.lobby.join(table.id, person)
    await host.lobby.start(f"start-{number}", table.id, 1, seating="joined")
    state = rules.decode((await host.store.journal.newest(table.id)).body)  # type: ignore[union-attr]
    count = 0
    while (waiting := rules.waiting(state)) and not (entries and count >= entries):
        count += 1
        action = choose(rules, state, waiting[0], Seeded(b"benchmark", number, count))
        who = people[waiting[0]].id
        await host.settle()
        begun, before = time.perf_counter(), time.process_time()
        token = (await host.now.look(table.id, who)).token
        looked, worked = time.perf_counter(), time.process_time()
        await host.now.add(f"{number}-{count}", table.id, who, token, write(action))
        ended, spent = time.perf_counter(), time.process_time()
        took.append(Took(looked - begun, ended - looked, spent - worked, spent - before))
        await sent(host)
        snapshot = await host.store.journal.newest(table.id)
        assert snapshot is not None
        state = rules.decode(snapshot.body)
    return count + 1


async def sent(host: Host) -> None:
    """The bot's work between two presses, as if a day later: posts are sent, and forgotten."""
    for post in await host.store.queue.due(host.clock() + 1):
        await host.store.queue.done(post, 0)
    await host.store.prune(host.clock())


def size(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.glob("games.db*"))


def row(what: str, seconds: Iterable[float], percent: int, reach: str) -> str:
    """A line of the table: that percentile of some times."""
    ordered = sorted(seconds)
    return f"| {what}, p{percent} | {1000 * ordered[len(ordered) * percent // 100]:.1f} ms | {reach} |"


async def main(rules: Game[Any], games: int, seats: int, most: int, choose: Player, there: str | None) -> None:
    """`there`: another database than a new file, whose size is not measured."""
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        url = there or f"sqlite+aiosqlite:///{folder}/games.db"
        await (await db.Store.open(url)).close()
        empty = size(Path(folder))
        host = Host(await db.Store.open(url), GAMES)
        took: list[Took] = []
        entries = [await play(host, rules, n, seats, most, choose, took) for n in range(games)]
        tables = await host.register.tables(person=1)
        numbers = [table.id for table in tables]
        for table in tables:
            if table.status is db.Status.PLAYING:
                await host.store.games.set_status(table.id, db.Status.ABANDONED, host.clock())
        await host.close()
        await host.store.close()
        live = size(Path(folder)) - empty
        store = await db.Store.open(url)
        archived = [await store.journal.archive(number) for number in numbers]
        await store.close()
    print(f"{rules.name}, {seats} players, {games} games, {sum(entries) // games} entries a game")
    print("| what | measured | to reach |")
    print("| --- | --- | --- |")
    for percent, reach in ((50, "5 ms"), (99, "50 ms")):
        print(row("a press: `now.look`, then `now.add`", (t.look + t.submit for t in took), percent, ""))
        print(row("rules and commit only: `now.add`", (t.submit for t in took), percent, reach))
        print(
            row("of that on the processor", (t.processor for t in took), percent, "2.5 ms" if percent == 50 else "")
        )
    if there:
        return
    live_reach, archived_reach = REACH.get(rules.key, ("", ""))
    less = f"(file less the {empty / KIB:.0f} KiB of an empty database)"
    print(f"| a live game {less} | {live / games / KIB:.1f} KiB | {live_reach} |")
    print(f"| a live game for 500 entries {less} | {live / sum(entries) * 500 / KIB:.1f} KiB | |")
    print(f"| an archived game, largest | {max(archived) / KIB:.1f} KiB | {archived_reach} |")


async def both(rules: Game[Any], games: int, seats: int, most: int, choose: Player) -> None:
    """SQLite beside PostgreSQL: CPU of a press in this process, and how long a commit takes. The medians of games."""
    logging.disable(logging.WARNING)
    spent: dict[str, list[float]] = {}
    commits: dict[str, list[float]] = {}
    server = stores.Server(durable=True)
    try:
        for number in range(games):
            with tempfile.TemporaryDirectory() as folder:
                for what, shared in (("SQLite", False), ("PostgreSQL", False), ("PostgreSQL, one of several", True)):
                    there = server.url_of(Path(f"/{what}/{number}"))
                    url = f"sqlite+aiosqlite:///{folder}/games.db" if what == "SQLite" else there
                    store = await db.Store.open(url, shared=shared)
                    store.journal = Timed(store.database, commits.setdefault(what, []))
                    host = Host(store, GAMES)
                    took: list[Took] = []
                    await play(host, rules, number, seats, most, choose, took)
                    await host.close()
                    await store.close()
                    spent.setdefault(what, []).append(statistics.mean(each.whole for each in took))
    finally:
        server.close()
    print("| database | CPU of a press in this process | beside SQLite | commit, p50 | commit, p99 |")
    print("| --- | --- | --- | --- | --- |")
    least = statistics.median(spent["SQLite"])
    for what, each in spent.items():
        cpu, written = statistics.median(each), sorted(commits[what])
        half, most_ = (1000 * written[len(written) * percent // 100] for percent in (50, 99))
        print(f"| {what} | {1000 * cpu:.2f} ms | {cpu / least:.2f} | {half:.1f} ms | {most_:.1f} ms |")


class Timed(Journal):
    """A journal that notes the seconds of each commit of a press."""

    def __init__(self, database: Database, took: list[float]) -> None:
        super().__init__(database)
        self._took = took

    async def append(self, *values: Any, **named: Any) -> db.Appended:
        begun = time.perf_counter()
        written = await super().append(*values, **named)
        self._took.append(time.perf_counter() - begun)
        return written


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="milestones")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--entries", type=int, default=0, help="stop a game after this many; 0: never")
    parser.add_argument("--url", help="an empty database of PostgreSQL's instead of a file")
    parser.add_argument("--both", action="store_true", help="what a press costs on SQLite and on PostgreSQL")
    parser.add_argument("--random", action="store_true", help="random players instead of steady opponents")
    arguments = parser.parse_args()
    rules = next(game for game in GAMES if game.key == arguments.game)
    choose = random_player if arguments.random else steady_player
    if arguments.both:
        asyncio.run(both(rules, arguments.games, arguments.seats, arguments.entries, choose))
    else:
        asyncio.run(main(rules, arguments.games, arguments.seats, arguments.entries, choose, arguments.url))
