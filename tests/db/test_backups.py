"""The daily copies of the database."""

from __future__ import annotations

import os
from datetime import date, timedelta
from pathlib import Path

import pytest

from db import Store, StoreError, backup_daily
from tests.db.sample import everything, started

pytestmark = pytest.mark.sqlite

TODAY = date(2026, 3, 1)


async def test_a_day_has_one_copy_and_the_newest_are_kept(store: Store, tmp_path: Path) -> None:
    await started(store, moves=3)
    folder = tmp_path / "backups"
    written = [await backup_daily(store, folder, TODAY + timedelta(n), 3) for n in (0, 0, 1, 2, 3)]
    assert [each.name if each else None for each in written] == [
        "games-2026-03-01.db", None, "games-2026-03-02.db", "games-2026-03-03.db", "games-2026-03-04.db"
    ]  # fmt: skip
    assert sorted(path.name for path in folder.iterdir()) == [f"games-2026-03-0{n}.db" for n in (2, 3, 4)]


async def test_a_copy_holds_everything(store: Store, tmp_path: Path) -> None:
    await started(store, moves=3)
    path = await backup_daily(store, tmp_path / "backups", TODAY, 1)
    copy = await Store.open(f"sqlite:///{path}")
    assert await everything(copy) == await everything(store)
    await copy.close()


async def test_a_copy_is_on_the_disk_before_it_has_its_name(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the name is before anybody relies on it: else a power cut leaves an empty file, and no older copy."""
    done: list[tuple[str, int]] = []
    flush, rename = os.fsync, Path.replace

    def flushed(fd: int) -> None:
        done.append(("flush", os.fstat(fd).st_ino))
        flush(fd)

    def renamed(path: Path, target: Path) -> Path:
        done.append(("name", path.stat().st_ino))
        return rename(path, target)

    monkeypatch.setattr(os, "fsync", flushed)
    monkeypatch.setattr(Path, "replace", renamed)
    path = await backup_daily(store, tmp_path / "backups", TODAY, 1)
    assert path is not None
    copy, folder = path.stat().st_ino, path.parent.stat().st_ino
    assert done == [("flush", copy), ("name", copy), ("flush", folder)]


async def test_no_copies_are_written_where_none_are_wanted(store: Store, tmp_path: Path) -> None:
    assert await backup_daily(store, tmp_path / "backups", TODAY, 0) is None
    assert not (tmp_path / "backups").exists()


async def test_files_of_other_names_are_left_alone(store: Store, tmp_path: Path) -> None:
    for name in ("by-hand.db", "games-old.db", "games-2026-02-01.db.part"):
        tmp_path.joinpath(name).write_text("mine")
    for n in range(3):
        await backup_daily(store, tmp_path, TODAY + timedelta(n), 1)
    kept = {path.name for path in tmp_path.glob("*.db*") if path.read_bytes() == b"mine"}
    assert kept == {"by-hand.db", "games-old.db", "games-2026-02-01.db.part"}
    assert [path.name for path in tmp_path.glob("games-2026-03-*.db")] == ["games-2026-03-03.db"]


async def test_a_copy_that_cannot_be_written_takes_no_older_one_away(store: Store, tmp_path: Path) -> None:
    await backup_daily(store, tmp_path / "backups", TODAY, 1)
    (tmp_path / "backups" / "games-2026-03-02.db.part").mkdir()
    with pytest.raises(StoreError, match="could not be written"):
        await backup_daily(store, tmp_path / "backups", TODAY + timedelta(1), 1)
    assert (tmp_path / "backups" / "games-2026-03-01.db").exists()


async def test_copies_dated_ahead_take_no_days_place(store: Store, tmp_path: Path) -> None:
    """A clock that was a year and a day ahead wrote them; then it was set right."""
    for days in (1, 365):
        await backup_daily(store, tmp_path, TODAY + timedelta(days), 2)
    for days in (0, 1, 2):
        written = await backup_daily(store, tmp_path, TODAY + timedelta(days), 2)
        assert written is not None
        assert written.exists()
    assert sorted(path.name for path in tmp_path.glob("games-*.db")) == [
        "games-2026-03-02.ahead.db", "games-2026-03-02.db", "games-2026-03-03.db", "games-2027-03-01.ahead.db"
    ]  # fmt: skip


async def test_a_clock_that_is_behind_deletes_no_copy(store: Store, tmp_path: Path) -> None:
    for days in (1, 2):
        await backup_daily(store, tmp_path, TODAY + timedelta(days), 2)
    await backup_daily(store, tmp_path, date(1970, 1, 1), 2)
    assert len(list(tmp_path.glob("games-*.db"))) == 3
