"""The time of lists, suggestions and lookups on a server with many tables.

    python -m benchmarks.lists [--tables 10000] [--times 200]

Fills a SQLite file in a temporary folder with live tables of four people each, on one server, and prints what a
keystroke in a command's option, a list of tables and the search for the table of a channel cost.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, insert

import db
from benchmarks.press import row
from db.schema import game, seat
from games import GAMES
from host.register import Register

SERVER, PEOPLE = 1, 500


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


async def main(tables: int, times: int) -> None:
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        store = await db.Store.open(f"sqlite:///{folder}/games.db")
        await store.database.write(lambda c: fill(c, tables))
        register = Register(store, GAMES)
        asked: dict[str, Callable[[int], Awaitable[object]]] = {
            "a list or a keystroke, one's own first": lambda n: register.tables(server=SERVER, live=True, first=n),
            "the table of a channel": lambda n: register.tables(channel=1_000_000 + n, live=True),
            "somebody's tables": lambda n: register.tables(server=SERVER, person=n, live=True),
            "a table by its number": register.table,
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
        await store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--times", type=int, default=200)
    arguments = parser.parse_args()
    asyncio.run(main(arguments.tables, arguments.times))
