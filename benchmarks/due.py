"""The cost of due work where much is kept: `python -m benchmarks.due [tables]`.

A database of 10,000 live games with 85,000 rows of work that is done, 5,000 posts that wait for a place and 10,000
reminders for later. CPU-milliseconds (p50 and p95 of many calls), measured over all threads of the process.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from sqlalchemy import Connection, insert

from db import PARKED, POSTS, NewDue, Store
from db.schema import due, game

NOW, DONE, LOST, CALLS = 2_000_000, 85_000, 5_000, 300
KINDS = (*POSTS, "show")


def filled(tables: int) -> Callable[[Connection], None]:
    """Writes the games and their work."""

    def work(c: Connection) -> None:
        row = {
            "key": "milestones", "server": 1, "channel": 2, "status": "playing", "head": 10, "undos": 0, "wanted": 2,
            "options": b"", "seed": b"", "seed_hash": b"", "rules": "1", "state_hash": b"", "presses": b"",
            "created_by": 1, "created_at": 1, "updated_at": 1, "terms": b"",
        }  # fmt: skip
        c.execute(insert(game), [{**row, "id": n, "lost": "channel-gone" if n <= LOST else None} for n in numbers])
        new = {"body": b"{}", "tries": 0, "nonce": "0" * 24}
        c.execute(
            insert(due),
            [
                *({**new, "game": n % tables + 1, "kind": "turn", "at": n, "done": NOW - n} for n in range(DONE)),
                *({**new, "game": n, "kind": "turn", "at": PARKED, "done": None} for n in range(1, LOST + 1)),
                *({**new, "game": n, "kind": "remind", "at": NOW + 9_999, "done": None} for n in numbers),
            ],
        )

    numbers = range(1, tables + 1)
    return work


async def measured(name: str, call: Callable[[int], Awaitable[object]]) -> None:
    """Print the CPU of many calls."""
    spent = []
    for n in range(CALLS):
        before = time.process_time()
        await call(n)
        spent.append(1_000 * (time.process_time() - before))
    spent.sort()
    print(f"{name:52} p50 {spent[CALLS // 2]:6.2f} ms   p95 {spent[CALLS * 95 // 100]:6.2f} ms")


async def main(tables: int) -> None:
    """Measure each call of the queue."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'games.db'}")
        queue = store.queue
        await store.database.write(filled(tables))

        async def cycle(n: int) -> None:
            number = LOST + n + 1
            await queue.add(number, [NewDue("turn", b"{}", NOW), NewDue("show", b"", NOW)])
            taken = await queue.take(KINDS, "me", NOW, NOW + 900, tables=8)
            for row in taken[number]:
                await queue.done(row, NOW)

        await measured("nothing due: take", lambda n: queue.take(KINDS, "me", NOW, NOW + 900, tables=8))
        await measured("nothing due: times", lambda n: queue.times())
        await measured("a post and a board: put, take, both done", cycle)
        for n in range(1, 4_001):
            await queue.add(tables - n, [NewDue("turn", b"{}", NOW - n)])
        await measured("4,000 tables due: take one", lambda n: queue.take(KINDS, f"{n}", NOW, NOW + 900, tables=1))
        await measured("4,000 tables due: times", lambda n: queue.times())
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
