"""Every edit of a stored value is named by `verify`, or harms nobody: the law of `spoilt`.

SOAK=150 python -m pytest -n 2 tests/host/test_edits.py       # 20 edits of each column, and 300 sound databases
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

import db
from host.keep.verify import people, servers, verify
from tests.soak import SOAK, times

from .spoilt import COLUMNS, PLAYED, edited, fill, opened, unplayable

SHARES = 2
SOUND = 1 if SOAK == 1 else 2 * SOAK


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("whole") / "games.db"
    asyncio.run(fill(path))
    return path


async def faults(path: Path) -> list[str]:
    """What `verify` says of a database."""
    try:
        async with opened(path, idle=True) as host:
            games = [v async for v in verify(host.store, PLAYED) if v.difference]
            found = [*await host.store.faults(), *await servers(host.store), *await people(host.store)]
            return found + [f"table {each.game}: {each.difference}" for each in games]
    except db.StoreError as error:
        return [str(error)]


@pytest.mark.parametrize("share", range(SHARES))
async def test_whatever_is_edited_is_told_or_harms_nobody(share: int, whole: Path, tmp_path: Path) -> None:
    path, missed = tmp_path / "games.db", list[str]()
    for n in range(share, times(8), SHARES):
        random = Random(n)
        shutil.copyfile(whole, path)
        what = edited(path, random, *COLUMNS[n % len(COLUMNS) if SOAK > 1 else random.randrange(len(COLUMNS))])
        if what is None or await faults(path):
            continue
        if why := await unplayable(path):
            missed.append(f"{n}: {what}: {why}")
    assert not missed, "\n".join(missed)


@pytest.mark.parametrize("seed", range(SOUND))
async def test_nothing_is_told_of_a_sound_database(seed: int, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await fill(path, seed)
    assert await faults(path) == []
    assert await unplayable(path) is None


@pytest.mark.parametrize("table", ["due", "game"])
async def test_a_number_after_which_no_row_fits_is_named(table: str, whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    shutil.copyfile(whole, path)
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"update {table} set id = ? where id = (select max(id) from {table})", (2**63 - 1,))
        file.commit()
    assert await faults(path)
