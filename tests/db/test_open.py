"""Opening: refused files, the words of the refusal, and that such a file is left as it was."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine

from db import Store, StoreError, sqlite
from db.schema import metadata
from tests.db.sample import assert_whole, everything, pragma, started
from tests.empty import empty_database
from tests.stores import POSTGRESQL

ROOT = Path(__file__).parents[2]
OPEN = "import asyncio, db, sys; asyncio.run(db.Store.open(sys.argv[1]))"
LOADED = """
import asyncio, db, sys

async def opened():
    store = await db.Store.open(sys.argv[1])
    await store.leases.close()
    await store.close()

asyncio.run(opened())
print([each for each in sys.modules if each.startswith(("db.postgres", "psycopg"))])
"""


def refused(path: Path) -> str:
    """The words in which opening that file is refused; the file does not change."""
    before = path.read_bytes()
    with pytest.raises(StoreError) as error:
        asyncio.run(Store.open(f"sqlite:///{path}"))
    assert path.read_bytes() == before
    return str(error.value)


@pytest.mark.sqlite
async def test_a_new_database_has_its_folder_made_and_its_settings_made_safe(tmp_path: Path) -> None:
    path = tmp_path / "some" / "where" / "games.db"
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    settings = [await pragma(store, name) for name in names]
    await store.close()
    assert settings == ["wal", 2, 1, 5_000]
    assert path.exists()


async def test_a_database_is_there_after_a_restart(store: Store, url: str) -> None:
    game = await started(store, moves=3)
    before = await everything(store)
    await store.close()
    again = await Store.open(url)
    assert await everything(again) == before
    assert await assert_whole(again, game) == 3
    await again.close()


@pytest.mark.sqlite
async def test_the_revisions_make_the_tables_of_the_schema(migrated: Path) -> None:
    engine = create_engine(f"sqlite:///{migrated}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


@pytest.mark.sqlite
async def test_on_a_file_nothing_is_loaded_of_postgresql(path: Path) -> None:
    """And nothing of several processes: `tests/wire/launch.py` looks for that before each bot."""
    empty_database(path)
    used = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", LOADED, f"sqlite:///{path}"], cwd=ROOT, capture_output=True, text=True
    )
    assert (used.returncode, used.stdout) == (0, "[]\n"), used.stderr


async def test_a_second_process_is_refused(store: Store, url: str) -> None:
    second = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", OPEN, url], cwd=ROOT, capture_output=True, text=True
    )
    assert second.returncode == 1
    holder = "" if POSTGRESQL else f" (process {os.getpid()})"
    assert f"Another bot{holder} has {store.database.driver.name} open: stop it" in second.stderr
    with pytest.raises(StoreError, match="Another bot"):
        await Store.open(url)
    await store.close()
    await (await Store.open(url)).close()


@pytest.mark.sqlite
async def test_a_link_to_a_database_takes_the_same_lock(store: Store, path: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "link.db").symlink_to(path)
    (tmp_path / "folder").symlink_to(tmp_path)
    for link in (elsewhere / "link.db", tmp_path / "folder" / path.name):
        with pytest.raises(StoreError, match="Another bot"):
            await Store.open(f"sqlite:///{link}")
    assert [each.name for each in elsewhere.iterdir()] == ["link.db"]


@pytest.mark.sqlite
async def test_a_link_that_leads_to_itself_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.db").symlink_to(tmp_path / "games.db")
    with pytest.raises(StoreError):
        await Store.open(f"sqlite:///{tmp_path}/games.db")


@pytest.mark.sqlite
def test_a_database_of_a_newer_version_is_refused(migrated: Path, path: Path) -> None:
    shutil.copy(migrated, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")
    assert "written by a newer version of the bot (schema 9999): install" in refused(path)


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_text("Dear diary,\n" * 500)
    assert refused(path) == f"{path} is not a database: move it away or name another file."


def test_a_damaged_database_is_refused(path: Path) -> None:
    path.write_bytes(sqlite.MAGIC + random.Random(1).randbytes(8_176))
    assert refused(path) == f"The database {path} failed: file is not a database."


def test_the_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("create table diary(day integer)")
    assert refused(path) == f"{path} is the database of another program: name another one."


@pytest.mark.sqlite
def test_a_refused_file_is_let_go(path: Path, url: str) -> None:
    path.write_text("Dear diary")
    refused(path)
    path.unlink()

    async def open_and_close() -> None:
        await (await Store.open(url)).close()

    asyncio.run(open_and_close())
    assert path.read_bytes().startswith(sqlite.MAGIC)


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("games.db", "must be given as a URL such as"),
        ("sqlite://", "is not a file"),
        ("sqlite:///:memory:", "is not a file"),
        ("postgresql+asyncpg://bot:secret@localhost/games", "is not a file"),
        ("sqlite:////dev/null/games.db", "Cannot create the folder"),
        ("sqlite:////proc/games.db", "Cannot create"),
    ],
)
async def test_a_url_that_names_no_file_is_refused(url: str, words: str) -> None:
    with pytest.raises(StoreError, match=words) as error:
        await Store.open(url)
    assert "secret" not in str(error.value)


async def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="Cannot read"):
        await Store.open(f"sqlite:///{tmp_path}")


SOUND = ((3, 44, 6), (3, 44, 7), (3, 50, 7), (3, 51, 3), (3, 52, 0))
UNSOUND = ((3, 40, 1), (3, 44, 5), (3, 45, 0), (3, 49, 9), (3, 50, 6), (3, 51, 0), (3, 51, 2))


@pytest.mark.parametrize(("version", "warned"), [*((v, True) for v in UNSOUND), *((v, False) for v in SOUND)])
def test_an_old_sqlite_is_warned_of(
    version: tuple[int, int, int],
    warned: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
    sqlite.warn_if_outdated()
    assert ("keep other programs away" in caplog.text) is warned


async def test_a_row_that_makes_no_sense_is_named(store: Store) -> None:
    game = await started(store)

    def spoil(c: object) -> None:
        c.exec_driver_sql("update game set status = 'lost'")  # type: ignore[attr-defined]

    await store.database.write(spoil)
    with pytest.raises(StoreError, match="makes no sense: Invalid enum value 'lost'"):
        await store.games.game(game)


@pytest.mark.sqlite
async def test_a_backup_stands_alone(store: Store, tmp_path: Path) -> None:
    game = await started(store, moves=5)
    before, target = await everything(store), tmp_path / "backups" / "games.db"
    for _ in range(2):  # the second replaces the first
        await store.backup(target)
    assert [each.name for each in target.parent.iterdir()] == ["games.db"]
    copy = await Store.open(f"sqlite:///{target}")
    assert await pragma(copy, "integrity_check") == "ok"
    assert await everything(copy) == before
    assert await assert_whole(copy, game) == 5
    await copy.close()


@pytest.mark.sqlite
async def test_a_backup_that_fails_leaves_the_last_one(store: Store, tmp_path: Path) -> None:
    target = tmp_path / "games.copy"
    target.write_text("the last one")
    (tmp_path / "games.copy.part").mkdir()
    with pytest.raises(StoreError, match="could not be written"):
        await store.backup(target)
    assert target.read_text() == "the last one"
    await started(store)
