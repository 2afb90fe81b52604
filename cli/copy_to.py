"""`copy-to URL`: all of a database in another one, from SQLite to PostgreSQL or back."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import db
from db import carry, sqlite

from .progress import Progress
from .verify import looked_through, told
from .where import Source, Where, alone, carried, copied, copy_into, existing, named, opened, url_of

LOOK_S = 0.5
"""Seconds between two looks whether the bot has stopped."""


async def copy_to(where: Where, url: str, *, anyway: bool) -> int:
    """Copy everything into a database that has no tables, check it by replay, and compare all rows. A file of SQLite
    may be in use: the bot is only stopped for what has changed meanwhile. Raises `ValueError` and `StoreError`."""
    source, target = where.database, target_of(url)
    existing(source)
    if target == (source.resolve() if isinstance(source, Path) else source):
        raise ValueError(f"{named(target)}: that is the database itself")
    async with opened(target, new=True):  # nobody else uses it until the end
        if any((await _counts(target)).rows.values()):
            raise ValueError(f"{named(target)}: there is something in it already; name an empty database")
        async with _only_reader(source), copied(source) as (copy, store):
            faults, verdicts = await looked_through(where, store, copy, source)
            wrong = told(faults, verdicts)
            if faults or (wrong and not anyway):
                why = "it is damaged" if faults else "not all of its games replay; --anyway copies them"
                raise ValueError(f"{named(source)}: {why}")
            await store.close()
            await carried(copy, target)
            last = await _what_came(source, copy, target) if isinstance(source, Path) else copy
            return await _compared(last, target)


def target_of(url: str) -> Source:
    """What a URL names. Raises `StoreError`."""
    return url if db.is_postgresql(url) else sqlite.path_of(url)


@asynccontextmanager
async def _only_reader(source: Source) -> AsyncIterator[None]:
    """PostgreSQL's rows are read while nobody may write them."""
    if isinstance(source, Path):
        yield
        return
    async with opened(source):
        yield


async def _what_came(source: Path, copy: Path, target: Source) -> Path:
    """Bring what has changed in a file since it was copied, once its bot has stopped; a copy of it as it is then."""
    last = copy.with_name("last.db")
    async with _stopped(source):
        await copy_into(source, last)
        async with opened(last):  # of this version
            pass
        games = await asyncio.to_thread(carry.changed, copy, last)
        await carried(last, target, games)
    if games:
        tables = "1 table changed meanwhile and was" if len(games) == 1 else f"{len(games)} tables changed and were"
        print(f"{tables} copied again.")
    return last


@asynccontextmanager
async def _stopped(source: Path) -> AsyncIterator[None]:
    """Wait until no bot has the file open, and keep it so."""
    asked = False
    while True:
        try:
            lock = alone(source)
            lock.__enter__()
            break
        except db.InUse:
            if not asked:
                print_to_operator("All is copied but what happens now: stop the bot.")
            asked = True
            await asyncio.sleep(LOOK_S)
    try:
        yield
    finally:
        lock.__exit__(None, None, None)


def print_to_operator(said: str) -> None:
    """Say at once what is to be done now."""
    print(said, file=sys.stderr, flush=True)


async def _compared(copy: Path, target: Source) -> int:
    """Print what was copied; 1 if the two are not the same."""

    old, new = await _counts(copy), await _counts(target)
    for table, rows in old.rows.items():
        print(f"{table:>10}: {rows:,}" + ("" if new.rows[table] == rows else f", but {new.rows[table]:,} there"))
    if old != new:
        print(f"{named(target)} is not the same: do not use it.")
        return 1
    url = f"sqlite+aiosqlite:///{target.as_posix()}" if isinstance(target, Path) else named(target)
    print(f"{named(target)} has the same rows. Set storage.url to {url} and start the bot.")
    return 0


async def _counts(source: Source) -> carry.Counts:
    def work() -> carry.Counts:
        with carry.plain(url_of(source)) as engine, Progress("rows compared", carry.size(engine)) as progress:
            return carry.counts(engine, progress.next)

    return await asyncio.to_thread(work)
