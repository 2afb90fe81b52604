"""`python bot.py backup` and `restore`: the way back after a lost machine, a lost file, a wrong turn."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import NEXT, Run, contents, heads, hosted, play


def only(folder: Path, pattern: str) -> Path:
    """The one file of such a name."""
    (found,) = folder.glob(pattern)
    return found


@pytest.mark.sqlite
async def test_the_machine_is_lost_and_the_next_move_is_made_on_another(
    played: Path, run: Run, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hosted() as host:
        await play(host, 1, NEXT)
        code, said = await asyncio.to_thread(run, "backup", "elsewhere.db")
    assert (code, said.splitlines()[0].endswith(" 2 tables")) == (0, True)
    machine = tmp_path_factory.mktemp("another machine")
    shutil.copy(played / "elsewhere.db", machine)
    shutil.rmtree(played / "data")
    monkeypatch.chdir(machine)
    code, said = await asyncio.to_thread(run, "restore", "elsewhere.db", "--yes")
    assert code == 0
    assert said.splitlines() == [
        "2 games replayed, 0 differ",
        "data/games.db is now a copy of elsewhere.db. Start the bot.",
    ]
    async with hosted() as host:
        assert (await host.register.table(1)).row.head == 9
        await play(host, 2, NEXT)
        assert (await host.register.table(2)).row.head == 9
    assert await asyncio.to_thread(run, "verify") == (0, "2 games replayed, 0 differ\n")


async def test_a_copy_of_a_running_bot_is_complete_private_and_no_file_is_written_over(
    played: Path, run: Run
) -> None:
    async with hosted() as host:
        await play(host, 1, NEXT)
        assert (await asyncio.to_thread(run, "backup"))[0] == 0
        copy = only(played / "data" / "backups", "by-hand-*.db")
        assert copy.stat().st_mode & 0o077 == 0
        code, said = await asyncio.to_thread(run, "backup", str(copy))
        assert (code, said) == (2, f"{copy}: there is a file already; name another one\n")
    assert heads(copy) == {1: 9, 2: 8}


def test_a_folder_can_be_named_for_a_copy(played: Path, run: Run) -> None:
    (played / "usb").mkdir()
    assert run("backup", "usb")[0] == 0
    assert heads(only(played / "usb", "by-hand-*.db")) == {1: 8, 2: 8}


@pytest.mark.sqlite
def test_without_a_database_there_is_nothing_to_copy(folder: Path, run: Run) -> None:
    assert run("backup") == (2, "data/games.db: there is no such file\n")


@pytest.mark.sqlite
async def test_what_would_be_lost_is_shown_and_without_a_yes_nothing_is_changed(played: Path, run: Run) -> None:
    await asyncio.to_thread(run, "backup", "copy.db")
    async with hosted() as host:
        await play(host, 1, NEXT)
    before = contents(played)
    code, said = await asyncio.to_thread(run, "restore", "copy.db")
    assert code == 1
    assert said.splitlines() == [
        "2 games replayed, 0 differ",
        "data/games.db has 0 tables that the copy lacks, and 1 later moves at 1 others.",
        "Nothing was changed. With --yes it is done.",
    ]
    assert contents(played) == before


@pytest.mark.sqlite
async def test_the_database_before_is_kept_with_its_newest_moves(played: Path, run: Run) -> None:
    await asyncio.to_thread(run, "backup", "copy.db")
    async with hosted() as host:
        await play(host, 1, NEXT)
        for name in ("games.db", "games.db-wal"):  # as after a power cut: the newest move is in the second file
            shutil.copy(played / "data" / name, played / name)
    for name in ("games.db", "games.db-wal"):
        shutil.move(played / name, played / "data" / name)
    assert (await asyncio.to_thread(run, "restore", "copy.db", "--yes"))[0] == 0
    assert heads(played / "data" / "games.db") == {1: 8, 2: 8}
    assert heads(only(played / "data", "games.before-*.db")) == {1: 9, 2: 8}


@pytest.mark.sqlite
async def test_a_bot_that_runs_keeps_its_database(played: Path, run: Run) -> None:
    await asyncio.to_thread(run, "backup", "copy.db")
    async with hosted() as host:
        code, said = await asyncio.to_thread(run, "restore", "copy.db", "--yes")
        assert (code, "Another bot" in said) == (2, True)
        await play(host, 1, NEXT)
    assert heads(played / "data" / "games.db") == {1: 9, 2: 8}


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda path: path.write_bytes(b"x" * 8_192), "copy.db is damaged: file is not a database."),
        (lambda path: path.write_bytes(path.read_bytes()[:4_096] + b"\x5a" * 40_960), ""),
        (lambda path: path.write_bytes(path.read_bytes()[:-20_480]), ""),
        (lambda path: path.write_bytes(path.read_bytes()[:20_000]), "copy.db is damaged: "),
        (lambda path: path.write_bytes(b""), "it holds no table"),
        (lambda path: path.unlink(), "there is no such file"),
    ],
)
def test_a_copy_that_is_damaged_or_empty_is_refused(played: Path, run: Run, damage: object, words: str) -> None:
    assert callable(damage)
    run("backup", "copy.db")
    damage(played / "copy.db")
    before = contents(played)
    code, said = run("restore", "copy.db", "--yes")
    assert code == 2
    assert words in said
    assert "copy.db" in said
    assert contents(played) | {"data/games.db.lock": b""} == before | {"data/games.db.lock": b""}


@pytest.mark.sqlite
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read every file")
def test_a_copy_of_another_user_is_not_taken_for_a_full_disk(played: Path, run: Run) -> None:
    """It came from the other machine by root's hand."""
    run("backup", "copy.db")
    (played / "copy.db").chmod(0)
    assert run("restore", "copy.db", "--yes") == (2, "copy.db cannot be read by this user.\n")


@pytest.mark.sqlite
def test_a_copy_whose_games_do_not_replay_is_taken_only_anyway(played: Path, run: Run) -> None:
    run("backup", "copy.db")
    with closing(sqlite3.connect(played / "copy.db")) as file:
        file.execute("update entry set hash = x'00' where game = 2")
        file.commit()
    code, said = run("restore", "copy.db", "--yes")
    assert (code, said.splitlines()[-1]) == (
        2, "copy.db: not all of its games replay; with --anyway it is taken as it is"
    )  # fmt: skip
    assert run("restore", "copy.db", "--yes", "--anyway")[0] == 0


@pytest.mark.sqlite
def test_the_database_is_not_restored_from_itself(played: Path, run: Run) -> None:
    assert run("restore", "data/games.db", "--yes") == (2, "data/games.db: that is the database itself\n")
