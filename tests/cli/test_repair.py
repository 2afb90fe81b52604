"""`python bot.py repair`: whatever follows from a table's journal is written anew, and nothing else is touched."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from db import Store, carry
from engine.core.chance import Seeded
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from host.session import Session
from tests.cli.conftest import DATABASE, Run, hosted, stored
from tests.db.older import brought
from tests.soak import SOAK
from tests.stores import POSTGRESQL, change, rows_of, server, url_of

TABLE, ARCHIVED, PAUSED, LOBBY = 4, 1, 6, 7
"""Tables of the old database: Roads & Boats with three checkpoints and two undos, and others."""


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The old database in today's schema."""
    path = brought(tmp_path_factory.mktemp("old"))

    async def migrate() -> None:
        await (await Store.open(url_of(path))).close()

    asyncio.run(migrate())
    return path


@pytest.fixture
def path(folder: Path, migrated: Path) -> Path:
    """A copy of it, as the database of the working directory."""
    if POSTGRESQL:
        server().replace(DATABASE.resolve(), migrated.resolve())
    else:
        DATABASE.parent.mkdir()
        shutil.copy(migrated, DATABASE)
    return folder / DATABASE


def rows(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is stored, but for the bodies of states, which may be packed otherwise."""
    queries = {
        name: f"select * from {name}" for name in ("game", "seat", "tenure", "entry", "notes", "due", "archive")
    } | {"snapshot": f"select game, seq from snapshot where seq % 50 = 0 or game != {TABLE}"}
    return {name: rows_of(path, query) for name, query in queries.items()}


def counts(url: str) -> carry.Counts:
    """What a database holds, of whatever kind."""
    with carry.plain(url) as engine:
        return carry.counts(engine)


OF = f"where game = {TABLE}"
DAMAGE = {
    "all states are lost": [f"delete from snapshot {OF}"],
    "the newest state is lost": [f"delete from snapshot {OF} and seq = 137"],
    "a checkpoint is lost": [f"delete from snapshot {OF} and seq = 50"],
    "the states are damaged": [f"update snapshot set body = x'00ff00ff' {OF}"],
    "a state is that of another entry": [
        f"update snapshot set (base, body) = (select base, body from snapshot {OF} and seq = 0) {OF} and seq = 137"
    ],
    "hashes are false": [f"update entry set hash = x'0102030405060708' {OF} and seq in (0, 3, 99)"],
    "the last hash is false": [f"update entry set hash = x'0102030405060708' {OF} and seq = 137"],
    "the table's hash is false": [f"update game set state_hash = x'0102030405060708' where id = {TABLE}"],
    "the head is false": [f"update game set head = 100 where id = {TABLE}"],
    "undos are counted wrongly": [f"update game set undos = 7 where id = {TABLE}"],
    "an undo strikes another entry": [f"update entry set strikes = 1 {OF} and strikes is not null"],
    "an undo strikes nothing": [f"update entry set strikes = null {OF}"],
    "all notes are lost": [f"delete from notes {OF}"],
    "notes are damaged": [f"update notes set body = x'00ff00ff' {OF} and block = 1"],
    "all but the record": [
        f"delete from snapshot {OF}",
        f"delete from notes {OF}",
        f"update game set head = 3, undos = 9 where id = {TABLE}",
        f"update entry set hash = x'', strikes = null {OF}",
    ],
}


TRIED = {name: DAMAGE[name] for n, name in enumerate(DAMAGE) if n % (5 if POSTGRESQL and SOAK == 1 else 1) == 0}
"""PostgreSQL is told by the same statements."""


@pytest.mark.parametrize("damage", TRIED.values(), ids=TRIED)
def test_what_follows_from_the_journal_is_as_it_was(path: Path, run: Run, damage: Sequence[str]) -> None:
    whole = rows(path)
    change(path, *damage)
    code, said = run("repair", str(TABLE), "--yes")
    assert (code, f"Table {TABLE} is repaired" in said) == (0, True), said
    assert rows(path) == whole


async def test_the_next_move_and_an_undo_follow_a_repair(path: Path, run: Run) -> None:
    change(path, *DAMAGE["all but the record"])
    assert (await asyncio.to_thread(run, "repair", str(TABLE), "--yes"))[0] == 0
    async with hosted() as host:
        live = await Session(host.sessions, TABLE).live()
        seat = live.waiting[0]
        person = live.table.seats[seat].person
        assert person is not None
        action = OPPONENTS["steady"](live.table.game, live.state, seat, Seeded(b"next", 0, 0))
        look = await host.now.add("a new press", TABLE, person, None, write(action))
        if look.can_undo:
            await host.now.undo("another press", TABLE, person)
        await host.settle()
    assert await asyncio.to_thread(run, "verify") == (0, "6 games replayed, 0 differ\n")


def test_it_shows_what_it_would_do_and_without_a_yes_writes_nothing(path: Path, run: Run) -> None:
    change(path, *DAMAGE["all but the record"])
    before = stored(path.parent)
    code, said = run("repair", str(TABLE))
    assert code == 1
    assert said.splitlines() == [
        "Table 4 would be changed, as its 138 entries prove:",
        "  the last entry is 137, not 3",
        "  2 undos are in the journal, not 9",
        "  written anew: the hash of 138 entries, the first of them 0",
        "  written anew: what was taken back by 2 entries, the first of them 132",
        "  written anew: the notes of 138 entries, the first of them 0",
        "  written anew: the state after 2 entries, the first of them 0",
        "Nothing was changed. With --yes it is done.",
    ]
    assert stored(path.parent) == before


def test_the_database_before_is_kept(path: Path, run: Run) -> None:
    change(path, *DAMAGE["all states are lost"])
    damaged = counts(url_of(path))
    run("repair", str(TABLE), "--yes")
    (kept,) = (path.parent / "backups").glob("before-repair-4-*.db")
    assert counts(f"sqlite:///{kept}") == damaged
    assert kept.stat().st_mode & 0o077 == 0


def test_a_table_that_is_whole_is_left_alone(path: Path, run: Run) -> None:
    before = stored(path.parent)
    for number in (TABLE, ARCHIVED, PAUSED):
        assert run("repair", str(number), "--yes") == (0, f"Table {number}: nothing to repair.\n")
    assert stored(path.parent) == before


def test_an_archived_table_gets_its_counts_back(path: Path, run: Run) -> None:
    whole = rows(path)["game"]
    change(path, f"update game set head = 5, state_hash = x'00', undos = 3 where id = {ARCHIVED}")
    assert run("repair", str(ARCHIVED), "--yes")[0] == 0
    assert rows(path)["game"] == whole
    assert run("verify")[0] == 0


@pytest.mark.parametrize(
    ("number", "damage", "words"),
    [
        (TABLE, [f"delete from entry {OF} and seq = 60"], "entry 60 is lost. Take the table from a backup"),
        (TABLE, [f"delete from entry {OF} and seq > 130"], "7 entries, the first of them 131, are lost"),
        (TABLE, [f"delete from entry {OF}"], "138 entries, the first of them 0, are lost"),
        (TABLE, [f"delete from seat {OF}"], "its seats are lost"),
        (TABLE, [f"update entry set draws = null {OF} and seq = 0"], "Nothing can be proved"),
        (TABLE, [f"update entry set text = 'fly 3' {OF} and seq = 70"], "refused by the rules of today"),
        (TABLE, [f"update game set options = x'00' where id = {TABLE}"], "Nothing can be proved"),
        (TABLE, [f"update game set status = 'gone' where id = {TABLE}"], "makes no sense"),
        (TABLE, [f"update game set key = 'chess' where id = {TABLE}"], "plays chess, which is not on this host"),
        (
            TABLE,
            [
                f"update entry set hash = x'01' {OF}",
                f"update game set state_hash = x'01' where id = {TABLE}",
                f"delete from snapshot {OF}",
            ],
            "Either the rules of today differ",
        ),
        (ARCHIVED, [f"update archive set body = x'0100' where game = {ARCHIVED}"], "An archived game is damaged"),
        (LOBBY, [], "Table 7 has not started"),
        (99, [], "There is no table 99"),
    ],
)
def test_what_the_journal_does_not_prove_is_refused_and_nothing_is_changed(
    path: Path, run: Run, number: int, damage: Sequence[str], words: str
) -> None:
    change(path, *damage)
    before = stored(path.parent)
    code, said = run("repair", str(number), "--yes")
    assert code == 2
    assert words in said
    assert said.count("\n") == 1
    assert stored(path.parent) == before


async def test_a_running_bot_is_not_disturbed(path: Path, run: Run) -> None:
    change(path, *DAMAGE["a checkpoint is lost"])
    async with hosted():
        code, said = await asyncio.to_thread(run, "repair", str(TABLE), "--yes")
    assert (code, "Another bot" in said) == (2, True)


@pytest.mark.sqlite
def test_a_damaged_file_is_not_repaired_table_by_table(path: Path, run: Run) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: 40 * 4096] + b"\x5a" * 4096 + whole[41 * 4096 :])
    code, said = run("repair", str(TABLE), "--yes")
    assert (code, "restore a backup" in said) == (2, True)


MENDED = {
    "presses of a wrong length": (f"update game set presses = x'00' where id = {TABLE}", "forgotten: the presses"),
    "garbage for terms": (f"update game set terms = x'ff' where id = {TABLE}", "as usual again: its terms"),
    "open while in play": (f"update game set status = 'open' where id = {TABLE}", "the game is playing, not open"),
    "over while in play": (f"update game set status = 'finished' where id = {TABLE}", "the game is playing, not"),
    "an unknown kind of due work": (f"update due set kind = 'dance' {OF}", "of its due work, which cannot be read"),
    "the notes of another block": (
        f"update notes set body = (select body from notes {OF} and block = 0) {OF} and block = 1",
        "written anew: the notes of 50 entries, the first of them 50",
    ),
}


@pytest.mark.parametrize("left_out", ["open while in play", "over while in play"])
def test_what_can_be_mended_beside_the_moves_is(path: Path, run: Run, left_out: str) -> None:
    """All of it at once, but for one of two that exclude each other."""
    damages, words = zip(*(each for name, each in MENDED.items() if name != left_out), strict=True)
    change(path, *damages)
    assert run("verify")[0] == 1
    code, said = run("repair", str(TABLE), "--yes")
    assert (code, [each for each in words if each not in said]) == (0, []), said
    assert run("verify") == (0, "6 games replayed, 0 differ\n")


def test_chores_that_are_gone_are_due_again(played: Path, run: Run) -> None:
    change(DATABASE, "delete from due")
    code, said = run("repair", "1", "--yes")
    assert (code, "  due again: remind" in said.splitlines()) == (0, True), said
    assert run("verify") == (1, "table 2 (milestones): nobody would be called again\n2 games replayed, 1 differ\n")


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (f"update game set seed = zeroblob(32) where id = {TABLE}", "its seed is not the one that was promised"),
        (f"update seat set person = 5 {OF}", "one person has two seats"),
        (f"delete from tenure {OF}", "who has held seat 0 does not fit its holder"),
    ],
)
def test_what_nothing_proves_is_told_and_left(path: Path, run: Run, damage: str, words: str) -> None:
    change(path, damage)
    before = rows(path)
    assert run("repair", str(TABLE), "--yes") == (1, f"Table {TABLE}: nothing to repair. But {words}.\n")
    assert rows(path) == before
