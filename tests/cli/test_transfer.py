"""`python bot.py export` and `import`: a table leaves one host and goes on at another."""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from host.session import Session
from tests.cli.conftest import DATABASE, NEXT, Run, hosted, hosted_in, play, stored
from tests.db.older import unpacked
from tests.host.test_old_database import OVER, PLAYING
from tests.stores import change, rows_of

TABLES = {**PLAYING, **OVER, 6: "milestones"}
LOBBY, CLOSED = 7, 8


@pytest.fixture
def old(folder: Path) -> Path:
    """The old database, as a backup that lies beside an empty host."""
    return unpacked(folder)


def exported(run: Run, number: int, *more: str) -> list[dict[str, Any]]:
    """The lines of an exported table of the old database."""
    name = f"{number}.jsonl"
    code, said = run("export", str(number), name, "--of", "games.db", *more)
    assert code == 0, said
    return [json.loads(line) for line in Path(name).read_text("utf-8").splitlines()]


def put(lines: list[dict[str, Any]], name: str = "changed.jsonl") -> str:
    """A file with these lines, and with the digest that they have."""
    body = "".join(json.dumps(line) + "\n" for line in lines if line["kind"] != "end").encode()
    ends = [line | {"digest": hashlib.sha256(body).hexdigest()} for line in lines if line["kind"] == "end"]
    Path(name).write_bytes(body + b"".join(json.dumps(line).encode() + b"\n" for line in ends))
    return name


def rows(path: Path, number: int) -> dict[str, list[tuple[Any, ...]]]:
    """A table as it is stored in the database, or in a file; without its number, its board and its presses."""
    kept = (
        "key, server, channel, thread, status, head, undos, wanted, seed, seed_hash, rules, state_hash, created_by, "
        "created_at, updated_at, terms, paused, ended"
    )
    queries = {
        "game": f"select {kept} from game where id = ?",
        "seat": 'select "index", person, opponent, name, open from seat where game = ?',
        "tenure": "select seat, first, last, person, opponent, name from tenure where game = ?",
        "entry": 'select seq, seat, text, draws, sealed, strikes, rules, hash, at, "by" from entry where game = ?',
        "notes": "select block, body from notes where game = ?",
        "states": "select seq from snapshot where game = ? and (seq % 50 = 0 or seq > 280)",
    }
    if path == DATABASE:
        found = {name: rows_of(path, query, number) for name, query in queries.items()}
    else:
        with closing(sqlite3.connect(path)) as file:
            found = {name: file.execute(query, (number,)).fetchall() for name, query in queries.items()}
    return {name: sorted((tuple(map(plain, row)) for row in rows), key=repr) for name, rows in found.items()}


def plain(value: Any) -> Any:
    """A value, whichever database it comes from."""
    return b"" if value == "" else int(value) if isinstance(value, bool) else value


async def test_every_table_arrives_as_it_left_and_replays(old: Path, run: Run) -> None:
    async with hosted_in("games.db"):
        pass  # migrated
    for new, number in enumerate(TABLES, 1):
        first = await asyncio.to_thread(exported, run, number, "--with-seed")
        code, said = await asyncio.to_thread(run, "import", f"{number}.jsonl", "--yes")
        assert (code, said.splitlines()[-1]) == (0, f"It is table {new} here. Start the bot.")
        if number != 1:  # that one is archived
            assert rows(DATABASE, new) == rows(old, number)
        assert await asyncio.to_thread(run, "export", str(new), "again.jsonl", "--with-seed")
        again = [json.loads(line) for line in Path("again.jsonl").read_text("utf-8").splitlines()]
        Path("again.jsonl").unlink()
        assert again[:-1] == [first[0] | {"number": new}, *first[1:-1]]
    assert await asyncio.to_thread(run, "verify") == (0, f"{len(TABLES)} games replayed, 0 differ\n")


async def test_the_next_move_is_made_at_the_new_host(old: Path, run: Run) -> None:
    for number in PLAYING:
        await asyncio.to_thread(exported, run, number, "--with-seed")
        assert (await asyncio.to_thread(run, "import", f"{number}.jsonl", "--yes"))[0] == 0
    async with hosted() as host:
        for new, game in enumerate(PLAYING.values(), 1):
            live = await Session(host.sessions, new).live()
            assert live.table.game.key == game
            seat = live.waiting[0]
            person = live.table.seats[seat].person
            assert person is not None
            action = OPPONENTS["steady"](live.table.game, live.state, seat, Seeded(b"next", 0, 0))
            await host.now.add(f"new {new}", new, person, None, write(action))
        await host.settle()
        posted = {(post.game, post.kind) for post in await host.queue.due(host.clock(), 100)}
    assert {(1, "board"), (2, "board"), (3, "board")} <= posted
    assert await asyncio.to_thread(run, "verify") == (0, "3 games replayed, 0 differ\n")


async def test_a_table_is_exported_beside_a_running_bot_for_its_user_only(played: Path, run: Run) -> None:
    async with hosted() as host:
        await play(host, 1, NEXT)
        assert (await asyncio.to_thread(run, "export", "1", "t.jsonl"))[0] == 0
    lines = Path("t.jsonl").read_text("utf-8").splitlines()
    assert json.loads(lines[-2])["text"] == NEXT
    assert Path("t.jsonl").stat().st_mode & 0o077 == 0


def test_the_seed_leaves_only_with_a_game_that_is_over_or_on_purpose(old: Path, run: Run) -> None:
    seeds = {number: bytes([n]) * 32 for n, number in enumerate(sorted(TABLES), 1)}
    for number in TABLES:
        lines = exported(run, number)
        shown = number in OVER
        (_, said), again = run("export", str(number), "again.jsonl", "--of", "games.db"), Path("again.jsonl")
        assert (" with its seed" in said, "--with-seed adds it" in said) == (shown, not shown)
        again.unlink()
        assert ("seed" in lines[0] and lines[0]["seed"] == seeds[number].hex()) is shown
        assert (seeds[number].hex() in Path(f"{number}.jsonl").read_text("utf-8")) is shown
    assert run("import", "4.jsonl", "--yes") == (
        2, "4.jsonl, line 1: it holds no seed, from which its draws must follow; export it again --with-seed.\n"
    )  # fmt: skip


async def test_a_table_that_was_closed_is_exported_and_imported_as_it_ended(old: Path, run: Run) -> None:
    async with hosted_in("games.db") as host:
        await host.seats.close(4, "nobody plays here")
        told = await host.moments.log(4, None)
    lines = await asyncio.to_thread(exported, run, 4)
    assert (lines[0]["status"], lines[0]["ended"]) == ("abandoned", "closed nobody plays here")
    code, said = await asyncio.to_thread(run, "import", "4.jsonl", "--yes")
    assert (code, said.splitlines()[-1]) == (0, "It is table 1 here. Start the bot.")
    async with hosted() as host:
        assert (await host.register.table(1)).row.ended == "closed nobody plays here"
        assert await host.moments.log(1, None) == told
        assert [row.kind for row in await host.queue.due(2**50)] == []


def test_it_shows_what_it_would_add_and_without_a_yes_adds_nothing(old: Path, run: Run) -> None:
    exported(run, 4, "--with-seed")
    assert run("import", "4.jsonl", "--yes")[0] == 0
    before = stored(Path("data"))
    code, said = run("import", "4.jsonl")
    assert code == 1
    assert said.splitlines() == [
        "4.jsonl: Milestones, playing, 138 entries, replayed; at the table: "
        "Ann (id 101), Ben (id 102), Cleo (id 103).",
        "It is played in server 10, channel 1004.",
        "Table 1 is the same game: it stays as it is beside the new one.",
        "Nothing was changed. With --yes it is done.",
    ]
    assert stored(Path("data")) == before


async def test_a_running_bot_is_not_disturbed(old: Path, run: Run) -> None:
    await asyncio.to_thread(exported, run, 4, "--with-seed")
    async with hosted():
        code, said = await asyncio.to_thread(run, "import", "4.jsonl", "--yes")
    assert (code, "Another bot" in said) == (2, True)


def test_a_file_that_is_there_is_not_written_over(played: Path, run: Run) -> None:
    Path("t.jsonl").write_text("mine")
    assert run("export", "1", "t.jsonl") == (2, "t.jsonl: there is a file already; name another one\n")
    assert Path("t.jsonl").read_text() == "mine"


@pytest.mark.parametrize(
    ("number", "words"), [(99, "There is no table 99."), (LOBBY, "has not started."), (CLOSED, "has not started.")]
)
def test_a_table_that_cannot_be_exported(old: Path, run: Run, number: int, words: str) -> None:
    code, said = run("export", str(number), "t.jsonl", "--of", "games.db")
    assert (code, said.rstrip().endswith(words)) == (2, True)
    assert not Path("t.jsonl").exists()


Lines = list[dict[str, Any]]


def entry(lines: Lines, seq: int) -> dict[str, Any]:
    return next(line for line in lines if line["kind"] == "entry" and line["seq"] == seq)


def without_seed(lines: Lines) -> None:
    del lines[0]["seed"]


def cut_off(lines: Lines) -> None:
    del lines[100:]


def without_an_entry(lines: Lines) -> None:
    lines.remove(entry(lines, 60))


def with_other_draws(lines: Lines) -> None:
    entry(lines, 0)["draws"][0] ^= 1


def with_another_move(lines: Lines) -> None:
    entry(lines, 70)["text"] = "fly 3"


def with_a_false_hash(lines: Lines) -> None:
    entry(lines, 137)["hash"] = "00" * 8


def with_another_seed(lines: Lines) -> None:
    lines[0]["seed"] = "ff" * 32


def with_another_promise(lines: Lines) -> None:
    from engine.core.chance import commitment

    lines[0] |= {"seed": "ff" * 32, "seed_hash": commitment(b"\xff" * 32)}


def over_already(lines: Lines) -> None:
    lines[0]["status"] = "finished"


def of_another_game(lines: Lines) -> None:
    lines[0]["game"] = "chess"


def of_a_later_format(lines: Lines) -> None:
    lines[0]["format"] = 3


def with_an_unknown_key(lines: Lines) -> None:
    lines[3]["sudo"] = True


def with_a_huge_number(lines: Lines) -> None:
    lines[0]["server"] = 2**70


def with_text_for_a_number(lines: Lines) -> None:
    lines[0]["server"] = "10"


def with_unreadable_options(lines: Lines) -> None:
    lines[0]["options"] = [1, 2]


def with_unreadable_notes(lines: Lines) -> None:
    entry(lines, 1)["notes"] = {"no": "notes"}


def with_unreadable_terms(lines: Lines) -> None:
    lines[0]["terms"] = {"replace": "never"}


def unsealed(lines: Lines) -> None:
    for line in lines:
        line.pop("sealed", None)


def with_an_unknown_opponent(lines: Lines) -> None:
    next(line for line in lines if line["kind"] == "seat")["opponent"] = "cheat"


def without_seats(lines: Lines) -> None:
    lines[:] = [line for line in lines if line["kind"] != "seat"]


FAULTS = [
    without_seed, cut_off, without_an_entry, with_other_draws, with_another_move, with_a_false_hash,
    with_another_seed,
    with_another_promise, over_already, of_another_game, of_a_later_format, with_an_unknown_key, with_a_huge_number,
    with_text_for_a_number, with_unreadable_options, with_unreadable_notes, with_unreadable_terms, unsealed,
    with_an_unknown_opponent, without_seats,
]  # fmt: skip


def test_a_file_that_is_not_whole_or_not_true_is_refused(old: Path, run: Run) -> None:
    lines = exported(run, 4, "--with-seed")
    assert run("import", put(lines), "--yes")[0] == 0
    before = stored(Path("data"))
    for fault in FAULTS:
        changed = json.loads(json.dumps(lines))
        fault(changed)
        assert changed != lines, fault.__name__
        code, said = run("import", put(changed), "--yes")
        assert (code, said.count("\n"), said.startswith("changed.jsonl")) == (2, 1, True), (fault.__name__, said)
        assert stored(Path("data")) == before, fault.__name__


@pytest.mark.parametrize("body", [b"", b"\n", b"nothing", b'{"kind":"table"}', b"\xff\xfe", b"[" * 100_000])
def test_a_file_that_is_no_table_is_refused(folder: Path, run: Run, body: bytes) -> None:
    Path("x.jsonl").write_bytes(body)
    code, said = run("import", "x.jsonl", "--yes")
    assert (code, said.count("\n"), said.startswith("x.jsonl")) == (2, 1, True), said
    assert not Path("data").exists()


async def test_a_game_that_an_admin_took_back_is_exported_imported_and_repaired_like_any_other(
    old: Path, run: Run
) -> None:
    async with hosted_in("games.db") as host:
        table = await host.register.table(4)
        standing = [line.seq for line in await host.moments.log(4, None, limit=500) if not line.struck]
        await host.steward.rewind(4, 60, table.row.head, 999, "a mistake")
        there = next(seq for seq in standing if seq > 70)
        await host.steward.rewind(4, there, (await host.register.table(4)).row.head, 999, "not all of it")
        looked = await host.now.look(4, None)
        assert (await host.register.table(4)).row.head > table.row.head + 60
    await asyncio.to_thread(exported, run, 4, "--with-seed")
    assert (await asyncio.to_thread(run, "import", "4.jsonl", "--yes"))[0] == 0
    assert rows(DATABASE, 1)["entry"] == rows(old, 4)["entry"]
    change(DATABASE, "delete from snapshot")
    assert (await asyncio.to_thread(run, "repair", "1", "--yes"))[0] == 0
    async with hosted() as host:
        assert (await host.now.look(1, None)).view == looked.view
    assert await asyncio.to_thread(run, "verify") == (0, "1 game replayed, 0 differ\n")
