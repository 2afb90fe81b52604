"""SQLite's work on the event loop instead of on a thread of its own: going there and back costs more than most of the
work. The thread itself is tried in `tests/db` and `tests/cli`, and by the bots' own processes in `tests/wire`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite
import pytest

from db import sqlite
from db.sqlite import Driver

T = TypeVar("T")


def connected_here(patch: pytest.MonkeyPatch) -> None:
    """From now on files are opened for the event loop. Machines do not fail here: nothing waits for the disk."""
    configured = sqlite._configure

    async def connect(_: type[Driver], path: Path) -> aiosqlite.Connection:
        return await aiosqlite.connect(path, isolation_level=None, check_same_thread=False)

    def configure(connection: Any, record: Any) -> None:
        configured(connection, record)
        connection.execute("PRAGMA synchronous = off")

    patch.setattr(sqlite, "_configure", configure)
    patch.setattr(Driver, "connect", classmethod(connect))


@contextmanager
def here() -> Iterator[None]:
    """Each piece of SQLite's work is done as a whole where it is asked for, after others had their turn."""

    async def run(_: Driver, work: Callable[[], T]) -> T:
        await asyncio.sleep(0)
        return work()

    with pytest.MonkeyPatch.context() as patch:
        connected_here(patch)
        patch.setattr(Driver, "run", run)
        yield


@pytest.fixture(autouse=True)
def database_in_line() -> Iterator[None]:
    """The same for every test of a room."""
    with here():
        yield
