"""A database without rows, migrated once in each process of the tests: to make one takes five times as long as to
open it. Databases are made from nothing in `tests/db`, `tests/cli`, and by every bot of `tests/wire` and
`tests/demo`."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from db import Store
from db.private import FILE


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as beside:  # beside a test's own event loop
        path = Path(folder) / "empty.db"

        async def make() -> None:
            await (await Store.open(f"sqlite:///{path}")).close()

        beside.submit(asyncio.run, make()).result()
        return path.read_bytes()


def empty_database(path: Path) -> None:
    """Put an empty database there, unless there is a file."""
    if not path.exists():
        path.write_bytes(_empty())
        path.chmod(FILE)
