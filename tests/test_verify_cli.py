"""`python bot.py verify`: the gate an admin runs before and after an update."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import bot
from db import Store
from games import GAMES
from host import Host, Person, Place

ANN, BEN = Person(1, "Ann"), Person(2, "Ben")


async def _play(folder: Path) -> None:
    """Two started games in the default database."""
    store = await Store.open("sqlite+aiosqlite:///data/games.db")
    host = Host(store, GAMES, seed=lambda: bytes(32))
    for n in ("1", "2"):
        table = await host.lobby.create(f"create {n}", ANN, Place(10, 20), game="milestones")
        await host.lobby.join(table.id, BEN)
        await host.start(f"start {n}", table.id, ANN.id, seating="joined")
    await host.close()
    await store.close()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working directory, and no token anywhere: verifying needs none."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return tmp_path


@pytest.fixture
async def played(folder: Path) -> Path:
    await _play(folder)
    return folder


def test_games_that_replay_are_counted(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["verify"]) == 0
    assert capsys.readouterr().out == "2 games replayed, 0 differ\n"


def test_a_game_that_differs_is_named(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(played / "data" / "games.db") as file:
        file.execute("update entry set hash = x'00' where game = 2")
    file.close()
    assert bot.main(["verify"]) == 1
    *named, total = capsys.readouterr().out.splitlines()
    assert total == "2 games replayed, 1 differ"
    assert [line.partition(":")[0] for line in named] == ["table 2 (milestones)"]


def test_without_a_database_it_says_so_and_makes_none(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["verify"]) == 2
    assert "games.db: there is no such file" in capsys.readouterr().err
    assert not (folder / "data").exists()


def test_states_that_are_lost_are_told(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(played / "data" / "games.db") as file:
        file.execute("delete from snapshot")
    file.close()
    assert bot.main(["verify"]) == 1
    *named, total = capsys.readouterr().out.splitlines()
    assert total == "2 games replayed, 2 differ, 2 cannot be opened"
    assert named == [f"table {n} (milestones): cannot be opened: its newest state is lost" for n in (1, 2)]


def test_a_row_that_belongs_to_no_game_is_told(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(played / "data" / "games.db") as file:
        file.execute("insert into due values (99, 99, 'turn', x'', 0, 0, 'n', null, null, null, null)")
    file.close()
    assert bot.main(["verify"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "the file: row 99 of due belongs to no game", "2 games replayed, 0 differ"
    ]  # fmt: skip


def test_a_page_that_is_trashed_is_told(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whichever page it is, from the third on: the first two, trashed, keep it from being opened at all."""
    path = played / "data" / "games.db"
    whole = path.read_bytes()
    for page in range(2, len(whole) // 4096):
        path.write_bytes(whole[: page * 4096] + b"\x5a" * 4096 + whole[(page + 1) * 4096 :])
        assert bot.main(["verify"]) in (1, 2), page
        told = capsys.readouterr()
        assert "Traceback" not in told.err
        assert "the file: " in told.out or told.err.count("\n") == 1, (page, told)
    path.write_bytes(whole)
    assert bot.main(["verify"]) == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[discord]\ntoken_file = "nope.txt"', "config.toml: discord.token_file: this file cannot be read"),
        ('[play]\neditions = "nope"', "config.toml: play.editions: there is no such folder"),
    ],
)
def test_settings_that_would_keep_the_bot_from_starting_are_told(
    played: Path, capsys: pytest.CaptureFixture[str], text: str, words: str
) -> None:
    (played / "config.toml").write_text(text)
    assert bot.main(["verify"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(words)
    assert told.count("\n") == 1


def test_the_demo_has_its_own_database_verified(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (played / "config.toml").write_text('[discord]\ntoken_file = "nope.txt"')  # it needs no token
    assert bot.main(["--demo", "verify"]) == 2
    assert capsys.readouterr().err == "data/demo.db: there is no such file\n"
    (played / "data" / "games.db").rename(played / "data" / "demo.db")
    assert bot.main(["--demo", "verify"]) == 0
    assert capsys.readouterr().out == "2 games replayed, 0 differ\n"
