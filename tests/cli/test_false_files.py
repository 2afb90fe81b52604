"""`import` refuses false files in one sentence that names the line, or what it takes from them is true by replay.

SOAK=100 python -m pytest -n 2 tests/cli/test_false_files.py
"""

from __future__ import annotations

import asyncio
import copy
import json
import re
import tempfile
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

import db
from engine.core.chance import Seeded
from engine.core.journal import line
from games import GAMES
from host.keep import transfer
from host.keep.transfer import Read, Unfit
from host.keep.verify import verify
from host.undone import undone
from host.view.lines import journal_entry, notes_of
from host.view.names import harmless, tame
from host.view.table import unpack_options
from tests.cli.conftest import hosted_in
from tests.db.older import unpacked
from tests.soak import times

from .false_files import Lines, damaged, forged, sealed

pytestmark = pytest.mark.sqlite  # what is read from a file hangs on no database
NOW = 1_900_000_000
SENTENCE = re.compile(r"f\.jsonl(, line [0-9]+)?: [^\n]+")
SHARES = 4
TOLD = ("rewound", "restored", "taken-back", "taken-back-alone")
"""Codes of the notes of undos."""


@pytest.fixture(scope="module")
def true(tmp_path_factory: pytest.TempPathFactory) -> list[Lines]:
    """Files of tables with undos, opponents, an admin's undos, without and with an end."""

    async def made() -> list[bytes]:
        path = unpacked(tmp_path_factory.mktemp("true"))
        async with hosted_in(path) as host:
            table = await host.register.table(3)
            standing = [each.seq for each in await host.moments.log(3, None, limit=500) if not each.struck]
            await host.steward.rewind(3, 30, table.row.head, 999, "a mistake")
            there = next(seq for seq in standing if seq > 33)
            await host.steward.rewind(3, there, (await host.register.table(3)).row.head, 999, "not all of it")
            await host.faults.resume(6)
            await host.steward.pause(6, 999, "for a while")
            await host.seats.close(5, "nobody plays here")
            return [await transfer.written(host.store, GAMES, n, with_seed=True) for n in (6, 6, 6, 5, 3)]

    return [[json.loads(each) for each in body.splitlines()] for body in asyncio.run(made())]


def assert_true(read: Read) -> None:
    """Everything that was taken from a file is plain, or follows from its moves."""
    row, game, seats = read.row, read.game, read.seats
    assert all(each.name == harmless(each.name) for each in (*seats, *read.tenures))
    persons = [each.person for each in seats if each.person is not None]
    assert len(persons) == len(set(persons))
    for seat in seats:
        own = [each for each in read.tenures if each.seat == seat.index]
        spans = [seq for each in own for seq in range(each.first, (row.head if each.last is None else each.last) + 1)]
        assert spans == list(range(row.head + 1))
        assert (own[-1].person, own[-1].opponent, own[-1].last) == (seat.person, seat.opponent, None)
    held = [(each.person, each.first, row.head if each.last is None else each.last) for each in read.tenures]
    for (one, first, last), (other, begun, ended) in combinations(held, 2):
        assert one is None or one != other or last < begun or ended < first, "two seats at once"
    for said in (row.paused, row.ended):
        why, _, reason = (said or "").partition(" ")
        assert why == "rules" or tame(reason) == reason
    assert max(row.created_at, row.updated_at, *(each.at for each in read.entries)) <= NOW + 86_400
    for seq, stored in enumerate(read.entries):
        before = [journal_entry(each) for each in read.entries[:seq]]
        entry, chance = journal_entry(stored), Seeded(read.seed, 0, seq)
        stands = line([*before, entry])
        if seq == 0:
            step = game.start(len(seats), chance, unpack_options(game, row.options))
        elif stored.strikes is None:
            assert entry.seat is not None
            step = game.apply(read.steps[seq - 1].state, entry.seat, game.parse(entry.text), chance)
        else:
            assert game.digest(read.steps[seq].state) == game.digest(read.steps[stands[-1].seq].state) or stored.seat
            assert [note.code for note in notes_of(stored)] in (*([code] for code in TOLD), [])
            if stored.by is db.By.PERSON and read.entries[stored.strikes].strikes is not None:
                assert undone(read.entries[:seq])[-1].seq == stored.strikes
            for note in notes_of(stored):  # it says where its undos lead
                after = line(list(map(journal_entry, read.entries[: seq + note.args["count"]])))[-1].seq
                assert after == note.args["entry"] if note.code == "restored" else after <= note.args["entry"]
            reasons = [note.args["reason"] for note in notes_of(stored) if "reason" in note.args]
            assert all(reason == tame(reason) for reason in reasons)
            continue
        assert game.digest(step.state) == game.digest(read.steps[seq].state)
        assert (notes_of(stored), entry.draws, stored.sealed) == (step.notes, step.draws, not step.undoable)
        assert stored.hash == game.digest(step.state)[: db.HASH]
    assert (game.result(read.steps[-1].state) is not None) == (row.status is db.Status.FINISHED)


async def assert_goes_on(read: Read) -> None:
    """Written into a database it is sound, and is what it was said to be."""
    with tempfile.TemporaryDirectory() as folder:
        async with hosted_in(Path(folder, "games.db")) as host:
            number = await transfer.write_in(host.store, read, NOW)
            assert [v.difference async for v in verify(host.store, GAMES)] == [None]
            assert (await host.store.journal.entries(number)) == list(read.entries)


def tried(body: bytes) -> Read | None:
    """What is read from a file; None if it is refused as it has to be."""
    try:
        return transfer.read(body, GAMES, NOW, name="f.jsonl")
    except Unfit as error:
        said = str(error)
        assert SENTENCE.fullmatch(said), said
        assert len(said) < 500
        assert said.isprintable()
        return None


@pytest.mark.parametrize("share", range(SHARES))
def test_a_forged_file_is_refused_or_true(share: int, true: list[Lines]) -> None:
    taken = []
    for seed in range(share, times(160), SHARES):
        random = Random(seed)
        read = tried(forged(random, random.choice(true)))
        if read is not None:
            assert_true(read)
            taken.append(read)
    for read in Random(share).sample(taken, min(len(taken), times(1))):
        asyncio.run(assert_goes_on(read))


def test_a_damaged_file_is_refused(true: list[Lines]) -> None:
    for seed in range(times(160)):
        random = Random(seed)
        body = sealed(random.choice(true))
        changed = damaged(random, body)
        read = tried(changed)
        if read is not None:  # no digest covers the line that it stands in
            *before, end = changed.splitlines()
            assert (before, json.loads(end)) == (body.splitlines()[:-1], json.loads(body.splitlines()[-1])), seed


def test_true_files_are_taken(true: list[Lines]) -> None:
    for lines in true:
        read = tried(sealed(lines))
        assert read is not None
        assert_true(read)


def test_nobody_held_two_seats_for_as_much_as_one_entry(true: list[Lines]) -> None:
    """Two people have exchanged their seats: the second after the same entry as the first, one before, one behind."""
    lines = next(
        each for each in true if len([one for one in each if one["kind"] == "seat" and one.get("person")]) > 1
    )
    (a, p), (b, q) = [(one["index"], one["person"]) for one in lines if one["kind"] == "seat" and one.get("person")][
        :2
    ]

    def exchanged(first: int, second: int) -> bytes:
        made = [copy.deepcopy(one) for one in lines if one["kind"] != "tenure" or one["seat"] not in (a, b)]
        for one in made:
            if one["kind"] == "seat" and one["index"] in (a, b):
                one["person"] = q if one["index"] == a else p
        spans = [(a, 0, first, p), (a, first + 1, None, q), (b, 0, second, q), (b, second + 1, None, p)]
        at = next(n for n, one in enumerate(made) if one["kind"] in ("insight", "entry"))
        keys = ("seat", "first", "last", "person")
        made[at:at] = [
            {"kind": "tenure", "opponent": None, "name": "x", **dict(zip(keys, each, strict=True))} for each in spans
        ]
        return sealed(made)

    assert [tried(exchanged(5, second)) is not None for second in (4, 5, 6)] == [False, True, False]


def test_what_an_admin_brought_back_leads_where_the_file_says(true: list[Lines]) -> None:
    lines = copy.deepcopy(true[-1])
    note = next(each["notes"][0] for each in lines if (each.get("notes") or [{}])[0].get("code") == "restored")
    for by in (1, -1):
        note["args"]["entry"] += by
        assert tried(sealed(lines)) is None
        note["args"]["entry"] -= by
    assert tried(sealed(lines)) is not None


DEEP = b'{"kind":"table","format":2,"options":' + b"[" * 2_000 + b"]" * 2_000 + b"}"
BODIES = {
    "two thousand deep": (DEEP, "f.jsonl, line 1: "),
    "a hundred thousand deep": (DEEP.replace(b"[" * 2_000, b"[" * 100_000), "f.jsonl, line 1: "),
    "not UTF-8": (b'{"kind":"table","game":"\xff"}', "f.jsonl, line 1: "),
    "endless lines": (b"\n" * 100_000, "f.jsonl: it has more than 40,000 lines."),
    "an endless line": (b'"' + b"x" * 3_000_000, "f.jsonl, line 1: it is longer than 2 MiB."),
    "too large": (b"x" * (64 * 1_048_576 + 1), "f.jsonl: it is larger than 64 MiB."),
}


@pytest.mark.parametrize(("body", "words"), BODIES.values(), ids=BODIES)
def test_what_is_no_file_of_a_table_is_refused_in_a_sentence(body: bytes, words: str) -> None:
    with pytest.raises(Unfit) as caught:
        transfer.read(body, GAMES, NOW, name="f.jsonl")
    assert str(caught.value).startswith(words)
    assert SENTENCE.fullmatch(str(caught.value))


def test_a_file_of_the_format_before_has_no_digest_and_is_taken(true: list[Lines]) -> None:
    lines = [line | {"format": 1} if line["kind"] == "table" else line for line in true[0]]
    lines[-1] = {"kind": "end", "entries": lines[-1]["entries"]}
    assert tried(sealed(lines)) is not None
    lines[0]["format"] = 2
    assert tried(sealed(lines)) is None
