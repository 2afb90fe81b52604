"""Seeds, hands and decks are for the bot's own user: modes of files and folders, new ones and old ones."""

from __future__ import annotations

import logging
import os
import shutil
import stat
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from db import Store, StoreError, backup_daily
from tests.db.sample import started

pytestmark = [pytest.mark.sqlite, pytest.mark.skipif(os.name == "nt", reason="Windows has no modes")]
TODAY = date(2026, 3, 1)


@pytest.fixture(autouse=True)
def _usual_mask() -> Iterator[None]:
    """The usual default of systems: others may read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """The modes of a folder and all in it."""
    found = [folder, *folder.rglob("*")]
    return {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in found}


async def test_what_is_made_is_for_the_bot_alone(tmp_path: Path) -> None:
    data = tmp_path / "srv" / "data"
    store = await Store.open(f"sqlite:///{data}/games.db")
    await started(store, moves=1)
    await backup_daily(store, data / "backups", TODAY, 1)
    open_to = modes(data)
    await store.close()
    files = {"games.db", "games.db-wal", "games.db-shm", "games.db.lock", "games-2026-03-01.db"}
    assert open_to == dict.fromkeys(files, "0o600") | {"data": "0o700", "backups": "0o700"}
    assert modes(tmp_path / "srv")["srv"] == "0o755"  # not the bot's


async def test_what_was_open_to_others_is_closed_and_said_once(
    migrated: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = tmp_path / "data"
    (data / "backups").mkdir(parents=True)
    for name in ("games.db", "games.db.lock", "backups/games-2026-02-28.db"):
        shutil.copy(migrated, data / name)
        (data / name).chmod(0o644)
    caplog.set_level(logging.INFO, "db")
    for _ in range(2):
        store = await Store.open(f"sqlite:///{data}/games.db")
        await backup_daily(store, data / "backups", TODAY, 3)
        await store.close()
    assert set(modes(data).values()) == {"0o600", "0o700"}
    said = [record.getMessage() for record in caplog.records if "other users" in record.getMessage()]
    assert [[name in line for line in said] for name in ("games.db.lock", "games-2026-02-28.db")] == [
        [True, False], [False, True]
    ]  # fmt: skip


async def test_a_folder_with_other_things_in_it_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "everybody"
    folder.mkdir()
    (folder / "diary.txt").write_text("mine")
    await (await Store.open(f"sqlite:///{folder}/games.db")).close()
    assert modes(folder) | {"games.db.lock": ""} == {
        "everybody": "0o755", "diary.txt": "0o644", "games.db": "0o600", "games.db.lock": ""
    }  # fmt: skip


async def test_the_file_of_another_program_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "diary.db"
    path.write_text("Dear diary")
    path.chmod(0o644)
    with pytest.raises(StoreError, match="is not a database"):
        await Store.open(f"sqlite:///{path}")
    assert modes(tmp_path)["diary.db"] == "0o644"
