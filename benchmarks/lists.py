"""The time of lists, suggestions and lookups on a server with many tables.

    python -m benchmarks.lists [--tables 10000] [--times 200] [--entries 2000]

Fills a SQLite file in a temporary folder with live tables of four people each, on one server, and prints what a
keystroke in a command's option, a list of tables, the search for the table of a channel and the first pages of the
log of a long game cost; and, in time of a processor, the pages of the list of one person who sits at 200 tables.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
import time
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import Connection, insert

import db
from benchmarks.press import row
from cogs.browse.list_filters import Only
from cogs.browse.my_tables import PAGE, page
from cogs.browse.table_list import MOST, card, sort
from db.schema import game, seat
from engine.core.model import Note
from games import GAMES
from host import Host, Person, Place, Table
from host.which import ANY, JOINABLE, LEFT, PLAYED
from words import Speaker

SERVER, PEOPLE = 1, 500
BUSY, MINE = Person(9_999, "Busy"), 200
"""Somebody who sits at so many tables in play."""


def fill(c: Connection, tables: int) -> None:
    """Live tables with their seats; table `n` has channel 1,000,000 + n."""
    values = {
        "key": GAMES[0].key, "server": SERVER, "thread": None, "status": db.Status.PLAYING, "head": 10, "undos": 0,
        "wanted": 4, "options": b"{}", "seed": b"s" * 32, "seed_hash": b"h" * 32, "rules": "1", "state_hash": b"",
        "presses": b"", "created_by": 1, "created_at": 0,
    }  # fmt: skip
    rows = [values | {"id": n, "channel": 1_000_000 + n, "updated_at": n} for n in range(1, tables + 1)]
    c.execute(insert(game), rows)
    seats = [
        {"game": n, "index": i, "person": (n * 7 + i * 131) % PEOPLE + 1, "name": f"Player {i}"}
        for n in range(1, tables + 1)
        for i in range(4)
    ]
    c.execute(insert(seat), seats)


async def long_game(host: Host, entries: int) -> int:
    """A table with so many entries, every tenth of which takes back the one before; its number."""
    table = await host.lobby.create("long", Person(1, "Player"), Place(SERVER, 1), game=GAMES[0].key)
    note = msgspec.json.encode([Note("moves", {"seat": 0, "space": "mill"})])

    def entry(seq: int) -> db.Entry:
        undo = seq % 10 == 0 and seq > 0
        text = f"undo {seq - 1}" if undo else "move mill"
        return db.Entry(
            seq=seq,
            seat=0,
            text=text,
            strikes=seq - 1 if undo else None,
            notes=note,
            rules="1",
            hash=b"h" * 8,
            at=seq,
        )

    await host.store.journal.start(table.id, entry(0), b"{}")
    for first in range(1, entries, 50):
        await host.store.journal.append(table.id, [entry(seq) for seq in range(first, first + 50)], b"{}")
    return table.id


async def busy(host: Host) -> None:
    """Tables in play for one person, on many servers, every other one of which waits for them."""
    for n in range(MINE):
        other = Person(20_000 + n, "Player")
        first, second = (BUSY, other) if n % 2 else (other, BUSY)
        table = await host.lobby.create(f"mine {n}", first, Place(100 + n, 100 + n), game=GAMES[n % len(GAMES)].key)
        await host.lobby.join(table.id, second)
        await host.lobby.start(f"start {n}", table.id, first.id, seating="joined")


async def pages_of_one_person(host: Host, times: int) -> list[float]:
    """The seconds of a processor for each of so many pages; the games are read from the store every time. Words and
    games' contents are loaded before, as they are a minute after a start."""
    took: list[float] = []
    for n in range(MINE // PAGE):
        await page(host, BUSY.id, n, None, Speaker("en"))
    for n in range(times):
        for table in await host.register.everywhere(BUSY.id, 2 * MINE):
            host.sessions.lives.forget(table.id)
        begun = time.process_time()
        await page(host, BUSY.id, n % (MINE // PAGE), None, Speaker("en"))
        took.append(time.process_time() - begun)
    return took


async def narrowed(host: Host, person: int) -> None:
    """What the list of a server's tables needs of storage, and its card."""
    only, found = Only(game=GAMES[0].key, pace="none"), dict[int, Table]()
    for which in (LEFT, JOINABLE, ANY):
        tables = await host.register.fitting(which, person, server=SERVER, key=only.game, most=MOST)
        found |= {table.id: table for table in tables if only.takes(table)}
    card(sort([*found.values()], only, person), only, 3, {}, person, Speaker("en")).view()


async def main(tables: int, times: int, entries: int) -> None:
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        store = await db.Store.open(f"sqlite:///{folder}/games.db")
        await store.database.write(lambda c: fill(c, tables))
        host = Host(store, GAMES)
        register, long = host.register, await long_game(host, entries)
        asked: dict[str, Callable[[int], Awaitable[object]]] = {
            "a keystroke: any table, one's own first": lambda n: register.fitting(ANY, n, server=SERVER),
            "a keystroke: tables to join": lambda n: register.fitting(JOINABLE, n, server=SERVER),
            "a keystroke: tables to move at": lambda n: register.fitting(PLAYED, n, server=SERVER),
            "the table of a channel": lambda n: register.tables(channel=1_000_000 + n, live=True),
            "somebody's tables": lambda n: register.tables(server=SERVER, person=n, live=True),
            "a table by its number": register.table,
            f"an old page of a log of {entries}": lambda n: host.moments.log(long, 1, before=20 + n, limit=15),
        }
        print(f"{tables} live tables on one server\n| what | measured | to reach |\n| --- | --- | --- |")
        for what, ask in asked.items():
            took: list[float] = []
            for n in range(1, times + 1):
                begun = time.perf_counter()
                await ask(n)
                took.append(time.perf_counter() - begun)
            for percent, reach in ((50, ""), (95, "20 ms")):
                print(row(what, took, percent, reach))
        took = []
        for n in range(1, times + 1):
            begun = time.process_time()
            await narrowed(host, n)
            took.append(time.process_time() - begun)
        for percent, reach in ((50, ""), (95, "100 ms")):
            print(row(f"a page of the list of {tables}, of one game and pace, of a processor", took, percent, reach))
        await busy(host)
        took = await pages_of_one_person(host, times)
        for percent, reach in ((50, ""), (95, "100 ms")):
            print(row(f"a page of somebody's {MINE} tables, of a processor", took, percent, reach))
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--entries", type=int, default=2_000)
    arguments = parser.parse_args()
    asyncio.run(main(arguments.tables, arguments.times, arguments.entries))
