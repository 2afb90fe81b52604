"""The newest moves stand in a file beside the database: what of them is lost is told, never passed over."""

from __future__ import annotations

import logging
import shutil
from pathlib import Path

import pytest

from db import Store, wal
from db.lock import unclosed
from tests.db.sample import entry, opened, started, state

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def killed(store: Store, path: Path, tmp_path: Path) -> Path:
    """A database as a killed process leaves it: thirty moves are in the file beside it."""
    game = await started(store)
    for seq in range(1, 31):
        await store.journal.append(game, [entry(seq)], state(seq))
    left = tmp_path / "left"
    left.mkdir()
    for ending in ("", "-wal", ".lock"):
        shutil.copyfile(path.with_name(path.name + ending), left / (path.name + ending))
    return left / path.name


def fault(database: Path) -> str | None:
    return wal.fault(database, unclosed(database))


def test_what_a_killed_process_leaves_is_whole(killed: Path) -> None:
    assert unclosed(killed)
    assert fault(killed) is None


def test_a_bit_anywhere_but_at_the_end_is_told(killed: Path) -> None:
    beside = wal.beside(killed)
    body = beside.read_bytes()
    frames = range(32, len(body), 24 + 4096)
    last = max(at for at in frames[:-1] if body[at + 4 : at + 8] != b"\0\0\0\0")
    some = frames[:: max(1, len(frames) // 9)]
    places = [0, 5, 9, 17, 27, *(at + by for at in some for by in (8, 17, 24, 2_000, 4_119))]
    for at in (place for place in places if place < last):
        beside.write_bytes(body[:at] + bytes([body[at] ^ 16]) + body[at + 1 :])
        assert "damaged" in (fault(killed) or ""), at


def test_a_transaction_that_was_not_finished_is_no_fault(killed: Path) -> None:
    beside = wal.beside(killed)
    body = beside.read_bytes()
    for cut in (1, 100, 4_120, 4_121, 9_000):
        beside.write_bytes(body[:-cut])
        assert fault(killed) is None
    beside.write_bytes(body + body[-4_120:-4_112] + b"\1" * 4_112)  # begun by another process, long ago
    assert fault(killed) is None


def test_newest_moves_that_are_gone_after_a_kill_are_told(killed: Path) -> None:
    wal.beside(killed).unlink()
    assert "games.db-wal is gone" in (fault(killed) or "")


async def test_a_database_that_was_closed_has_nothing_beside_it(store: Store, path: Path) -> None:
    await started(store, 3)
    assert fault(path) is None
    await store.close()
    assert not wal.beside(path).exists()
    assert fault(path) is None


async def test_whoever_opens_it_reads_what_is_lost_and_what_is_left_is_kept(
    killed: Path, caplog: pytest.LogCaptureFixture
) -> None:
    beside = wal.beside(killed)
    body = beside.read_bytes()
    broken = body[:9_000] + bytes([body[9_000] ^ 1]) + body[9_001:]
    beside.write_bytes(broken)
    with caplog.at_level(logging.ERROR):
        store = await Store.open(f"sqlite:///{killed}")
    assert "later transactions behind that are lost" in caplog.text
    assert beside.with_name("games.db-wal.damaged-1").read_bytes() == broken
    await store.close()
    caplog.clear()
    store = await Store.open(f"sqlite:///{killed}")
    assert caplog.text == "" or "lost" not in caplog.text
    await store.close()


async def test_what_was_there_at_the_start_is_in_the_file_itself(killed: Path) -> None:
    store = await Store.open(f"sqlite:///{killed}")
    assert wal.beside(killed).stat().st_size == 0
    await opened(store)
    assert wal.beside(killed).stat().st_size > 0
    await store.checkpoint()
    assert wal.beside(killed).stat().st_size == 0
    await store.close()
