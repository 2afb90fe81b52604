"""A store on a real file for each test, copied from one that was migrated once."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store


@pytest.fixture(scope="session")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without rows."""
    path = tmp_path_factory.mktemp("db") / "empty.db"

    async def make() -> None:
        await (await Store.open(f"sqlite:///{path}")).close()

    asyncio.run(make())
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a test's database; nothing is there yet."""
    return tmp_path / "games.db"


@pytest.fixture
def url(path: Path) -> str:
    return f"sqlite:///{path}"


@pytest.fixture
async def store(migrated: Path, path: Path, url: str) -> AsyncIterator[Store]:
    shutil.copy(migrated, path)
    store = await Store.open(url)
    yield store
    await store.close()
