"""`python bot.py verify`: the gate an admin runs before and after an update."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

import bot
from tests.cli.conftest import DATABASE, NEXT, Run, hosted, hosted_in, keys, play, stored
from tests.db.older import brought, unpacked
from tests.stores import change


def test_games_that_replay_are_counted(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["verify"]) == 0
    assert capsys.readouterr().out == "2 games replayed, 0 differ\n"


def test_a_game_that_differs_is_named(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(DATABASE, "update entry set hash = x'00' where game = 2")
    assert bot.main(["verify"]) == 1
    *named, total = capsys.readouterr().out.splitlines()
    assert total == "2 games replayed, 1 differ"
    assert [line.partition(":")[0] for line in named] == ["table 2 (milestones)"]


@pytest.mark.sqlite
def test_without_a_database_it_says_so_and_makes_none(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bot.main(["verify"]) == 2
    assert "games.db: there is no such file" in capsys.readouterr().err
    assert not (folder / "data").exists()


def test_states_that_are_lost_are_told(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(DATABASE, "delete from snapshot")
    assert bot.main(["verify"]) == 1
    *named, total = capsys.readouterr().out.splitlines()
    assert total == "2 games replayed, 2 differ, 2 cannot be opened"
    assert named == [f"table {n} (milestones): cannot be opened: its newest state is lost" for n in (1, 2)]


@pytest.mark.sqlite
def test_a_row_that_belongs_to_no_game_is_told(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(DATABASE, "insert into due values (99, 99, 'turn', x'', 0, 0, 'n', null, null, null, null)")
    assert bot.main(["verify"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "the file: row 99 of due belongs to no game", "2 games replayed, 0 differ"
    ]  # fmt: skip


@pytest.mark.sqlite
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


@pytest.mark.sqlite
def test_the_demo_has_its_own_database_verified(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (played / "config.toml").write_text('[discord]\ntoken_file = "nope.txt"')  # it needs no token
    assert bot.main(["--demo", "verify"]) == 2
    assert capsys.readouterr().err == "data/demo.db: there is no such file\n"
    (played / "data" / "games.db").rename(played / "data" / "demo.db")
    assert bot.main(["--demo", "verify"]) == 0
    assert capsys.readouterr().out == "2 games replayed, 0 differ\n"


async def test_beside_a_running_bot_it_sees_the_newest_move_and_writes_nothing(played: Path, run: Run) -> None:
    async with hosted() as host:
        await play(host, 1, NEXT)
        before = stored(played)
        assert await asyncio.to_thread(run, "verify") == (0, "2 games replayed, 0 differ\n")
        assert stored(played) == before
        await play(host, 2, NEXT)


def test_where_no_bot_runs_it_writes_nothing_either(played: Path, run: Run) -> None:
    before = stored(played)
    assert run("verify") == (0, "2 games replayed, 0 differ\n")
    assert stored(played) == before


def test_a_backup_can_be_verified(played: Path, run: Run) -> None:
    assert run("backup", "copy.db")[0] == 0
    assert run("verify", "--of", "copy.db") == (0, "2 games replayed, 0 differ\n")
    assert run("verify", "--of", "cpy.db") == (2, "cpy.db: there is no such file\n")


def test_a_database_of_an_older_version_is_verified_and_stays_as_it_is(folder: Path, run: Run) -> None:
    (folder / "data").mkdir()
    brought(folder / "data")
    before = stored(folder)
    assert run("verify") == (0, "6 games replayed, 0 differ\n")
    assert stored(folder) == before


PAUSED = [f"table {n} (roads): will be paused, its moves lead elsewhere" for n in (4, 5)]


async def test_tables_begun_under_older_rules_will_be_paused_until_an_admin_lets_them_go_on(
    folder: Path, run: Run
) -> None:
    path = unpacked(folder, "0001-older-rules")
    code, said = await asyncio.to_thread(run, "verify", "--of", path.name)
    *lines, last = said.splitlines()
    assert (code, last) == (1, "6 games replayed, 0 differ, 2 will be paused")
    assert [line.split(": entry")[0] for line in lines] == PAUSED
    async with hosted_in(path) as host:
        for number in (4, 5):
            await host.now.look(number, None)
            await host.faults.resume(number)
    code, said = await asyncio.to_thread(run, "verify", "--of", path.name)
    *lines, last = said.splitlines()
    assert (code, last) == (0, "4 games replayed, 0 differ")
    assert lines == [
        f"table {n} (roads): begun under older rules; it goes on, but cannot be replayed" for n in (4, 5)
    ]


def test_another_version_says_before_an_update_what_it_would_pause(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The version of today looks at a database of an older one, which stays as it is."""
    (folder / "data").mkdir()
    brought(folder / "data", "0001-older-rules")
    before = stored(folder)
    assert bot.main(["verify", "--with", str(Path(bot.__file__).parent)]) == 1
    *lines, last = capfd.readouterr().out.splitlines()
    assert last == "6 games replayed, 0 differ, 2 will be paused"
    assert [line.split(": entry")[0] for line in lines] == PAUSED
    assert stored(folder) == before
    assert bot.main(["verify", "--with", "nowhere"]) == 2
    assert capfd.readouterr().err == "nowhere: there is no bot.py; name the folder of the new version\n"


@pytest.mark.parametrize("task", [["backup"], ["export", "1", "t.jsonl"], ["repair", "1"]])
def test_a_lost_token_keeps_nobody_from_saving_the_games(played: Path, run: Run, task: list[str]) -> None:
    (played / "config.toml").write_text('[discord]\ntoken_file = "nope.txt"')
    code, said = run(*task)
    assert code == 0, said


def beside(folder: Path) -> Path:
    return folder / "left" / "games.db-wal"


async def left(played: Path) -> Path:
    """The database as a killed bot leaves it, its newest moves in the file beside it."""
    (played / "left").mkdir()
    async with hosted() as host:
        for _ in range(4):
            await play(host, 1, NEXT)
            await host.now.undo(next(keys), 1, 1)
        for name in ("games.db", "games.db-wal", "games.db.lock"):
            shutil.copyfile(played / "data" / name, played / "left" / name)
    return played / "left" / "games.db"


@pytest.mark.sqlite
async def test_moves_that_are_lost_after_a_kill_are_told(played: Path, run: Run) -> None:
    path = str(await left(played))
    whole = beside(played).read_bytes()
    assert await asyncio.to_thread(run, "verify", "--of", path) == (0, "2 games replayed, 0 differ\n")
    beside(played).write_bytes(whole[:9_000] + bytes([whole[9_000] ^ 4]) + whole[9_001:])
    code, said = await asyncio.to_thread(run, "verify", "--of", path)
    assert (code, said.startswith("the file: games.db-wal is damaged at frame 3, and ")) == (1, True), said
    beside(played).unlink()
    code, said = await asyncio.to_thread(run, "verify", "--of", path)
    assert (code, said.startswith("the file: games.db-wal is gone, and with it the newest moves: ")) == (1, True), (
        said
    )


SPOILT = {
    "presses of a wrong length": ("update game set presses = x'00'", "the presses it knows cannot be read"),
    "garbage for terms": ("update game set terms = x'ff'", "its terms cannot be read"),
    "open while in play": ("update game set status = 'open'", "it is open, and its moves say otherwise"),
    "another seed": ("update game set seed = zeroblob(32)", "its seed is not the one that was promised"),
    "another promise": ("update game set seed_hash = zeroblob(32)", "its seed is not the one that was promised"),
    "one person on two seats": ("update seat set person = 1", "one person has two seats"),
    "tenures gone": ("delete from tenure", "who has held seat 0 does not fit its holder"),
    "due work gone": ("delete from due", "nobody would be called again"),
    "a state after an entry that cannot be": (
        "update snapshot set seq = 1 << 30 where seq = 0",
        "the state kept after entry 0 is lost or damaged",
    ),
    "an unknown kind of due work": ("update due set kind = 'dance' where kind = 'remind'", "is of an unknown kind"),
}


@pytest.mark.parametrize(("statement", "words"), SPOILT.values(), ids=SPOILT)
def test_what_is_spoilt_beside_the_moves_is_told(played: Path, run: Run, statement: str, words: str) -> None:
    assert change(DATABASE, statement)
    code, said = run("verify")
    *named, total = said.splitlines()
    assert (code, total) == (1, "2 games replayed, 2 differ"), said
    assert all(words in line for line in named), said


def test_settings_of_a_server_that_cannot_be_read_are_told(played: Path, run: Run) -> None:
    change(DATABASE, "update server set language = 'en', settings = x'ff' where id = 10")
    assert run("verify") == (1, "the file: server 10: its settings cannot be read\n2 games replayed, 0 differ\n")
