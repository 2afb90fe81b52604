"""A store on a real file for each test, copied from one that was migrated once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db import Store
from tests.empty import empty_database
from tests.stores import url_of


@pytest.fixture
def migrated(tmp_path: Path) -> Path:
    """A database without rows."""
    path = tmp_path / "empty.db"
    empty_database(path)
    return path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a test's database; nothing is there yet."""
    return tmp_path / "games.db"


@pytest.fixture
def url(path: Path) -> str:
    return url_of(path)


@pytest.fixture
async def store(path: Path, url: str) -> AsyncIterator[Store]:
    empty_database(path)
    store = await Store.open(url)
    yield store
    await store.close()
