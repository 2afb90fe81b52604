"""Faults planted in storage are found: each by a test of `tests/db`, which holds without it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from db import Store, copies
from tests.db import test_backups, test_journal

from .finding import Planted, finds

backup = Store.backup


def never_flushed(path: Path) -> None:
    """The disk may have it later."""


def named_too_early(part: Path, target: Path) -> None:
    part.replace(target)
    copies.sync(target)
    copies.sync(target.parent)


async def older_ones_first(self: Store, target: Path) -> None:
    for path in target.parent.glob("games-*.db"):
        path.unlink()
    await backup(self, target)


FAULTS = {
    "a backup that is not flushed": Planted(
        lambda patched: patched.setattr("db.copies.sync", never_flushed),
        test_backups.test_a_copy_is_on_the_disk_before_it_has_its_name,
    ),
    "a backup that is flushed after it has its name": Planted(
        lambda patched: patched.setattr("db.copies.flush_and_rename", named_too_early),
        test_backups.test_a_copy_is_on_the_disk_before_it_has_its_name,
    ),
    "older backups deleted before the new one is whole": Planted(
        lambda patched: patched.setattr(Store, "backup", older_ones_first),
        test_backups.test_a_copy_that_cannot_be_written_takes_no_older_one_away,
    ),
    "presses that are not remembered": Planted(
        lambda patched: patched.setattr("db.presses.find", lambda *_: None),
        test_journal.test_a_press_delivered_twice_counts_once,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_planted_fault_is_found(
    name: str, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: dict[str, Any] = {"store": store, "tmp_path": tmp_path}
    await finds(FAULTS[name], given, monkeypatch)
