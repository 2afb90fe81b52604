"""A database without rows, migrated once in each process of the tests: to make one takes five times as long as to
open it. Databases are made from nothing in `tests/db`, `tests/cli`, and by every bot of `tests/demo`."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from db import Store
from db.private import FILE
from tests import stores


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside:  # beside a test's own event loop
        path = Path(folder) / "empty.db"

        async def make() -> None:
            await (await Store.open(f"sqlite:///{path}")).close()

        beside.submit(asyncio.run, make()).result()
        return path.read_bytes()


@cache
def _migrated() -> None:
    with ThreadPoolExecutor(1) as beside:

        async def make() -> None:
            await (await Store.open(stores.server().url_of(stores.MIGRATED))).close()

        beside.submit(asyncio.run, make()).result()


def empty_database(path: Path) -> None:
    """Put an empty database there, unless there is one."""
    if stores.POSTGRESQL:
        on_postgresql(path.resolve())
    elif not path.exists():
        path.write_bytes(_empty())
        path.chmod(FILE)


def on_postgresql(path: Path) -> str:
    """The URL of an empty database on the tests' PostgreSQL, whatever database they use else."""
    _migrated()
    return stores.server().url_of(path, like=stores.MIGRATED)
