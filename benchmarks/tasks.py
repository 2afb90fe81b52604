"""The time of the operator's tasks, and of what the machine asks the bot.

    python -m benchmarks.tasks [--tables 200] [--verify]

Fills a database with copies of one game of Milestones of 139 entries, and prints a table: processor seconds, also
those of processes that were started, and seconds by the clock, which include the disk. `--verify`: nothing but
verifying, with one process for each core: `python -m benchmarks.tasks --tables 10000 --verify` (wanted: 5 minutes).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import logging
import os
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiohttp

import db
from cli import Program
from cli.backups import backup, restore
from cli.checkers import cores
from cli.repair import repair
from cli.transfer import export, import_
from cli.verify import verify
from cli.where import Where
from games import GAMES
from health import serving
from host.keep import transfer
from host.measures import Counting
from tests.db.older import unpacked

ROOT = Path(__file__).parents[1]
ASKED = 200
"""Times that a page is asked for."""


async def fill(path: Path, tables: int) -> None:
    """Copies of table 4 of the old database."""
    with tempfile.TemporaryDirectory() as folder:
        store = await db.Store.open(f"sqlite:///{unpacked(Path(folder))}")
        table = transfer.read(await transfer.written(store, GAMES, 4, with_seed=True), GAMES, 1_800_000_000)
        await store.close()
    store = await db.Store.open(f"sqlite:///{path}")
    for _ in range(tables):
        await transfer.write_in(store, table, 1_800_000_000)
    await store.close()


async def timed(name: str, task: Callable[[], Awaitable[object]], of: int = 1) -> None:
    """Print the time of a task, divided by the things in it."""
    cpu, clock = spent(), time.perf_counter()
    with contextlib.redirect_stdout(io.StringIO()):
        await task()
    cpu, clock = (spent() - cpu) / of, (time.perf_counter() - clock) / of
    print(f"| {name} | {cpu * 1_000:.1f} ms | {clock * 1_000:.1f} ms |", flush=True)


def spent() -> float:
    """Processor seconds until now, with those of processes that have ended."""
    now = os.times()
    return now.user + now.system + now.children_user + now.children_system


async def pages(path: Path, page: str) -> None:
    store = await db.Store.open(f"sqlite:///{path}")
    counting = Counting(store, lambda: 1_800_000_000)
    asked = serving(0, database=store.answer, connected=lambda: True, count=counting.count)
    async with asked as port, aiohttp.ClientSession() as session:

        async def ask() -> None:
            for _ in range(ASKED):
                async with session.get(f"http://127.0.0.1:{port}/{page}") as answer:
                    assert answer.status == 200, await answer.text()

        await timed(f"`/{page}`", ask, ASKED)
    await store.close()


async def main(folder: Path, tables: int, verify_only: bool) -> None:
    path, copy, file = folder / "data" / "games.db", folder / "copy.db", folder / "1.jsonl"
    await fill(path, tables)
    print(f"{tables} tables\n\n| task | processor | clock |\n| --- | --- | --- |")
    where, new = Where(path, GAMES), Where(folder / "new" / "games.db", GAMES)
    several = Where(path, GAMES, Program([sys.executable, "-m", "checker"], ROOT))
    await timed(f"verify, a table, {cores()} processes", lambda: verify(several), tables)
    if verify_only:
        return
    await timed("verify, a table", lambda: verify(where), tables)
    await timed("backup, a table", lambda: backup(where, copy), tables)
    await timed("restore, replayed first, a table", lambda: restore(where, copy, yes=True, anyway=False), tables)
    await timed("repair of one table, nothing to do", lambda: repair(where, 1, yes=True))
    await timed("export of one table", lambda: export(where, 1, file, with_seed=True, of=None))
    for page in ("livez", "readyz", "metrics"):
        await pages(path, page)
    await timed("import of one table", lambda: import_(new, file, yes=True))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--verify", action="store_true")
    logging.disable(logging.WARNING)  # about this SQLite, at every opening
    with tempfile.TemporaryDirectory() as made:
        asked = parser.parse_args()
        asyncio.run(main(Path(made), asked.tables, asked.verify))
