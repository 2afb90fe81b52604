"""The worlds find faults: leaks and lies planted in the bot are found, each within a few worlds."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import db
import host.view.lines
from cogs.posts import send_events
from cogs.posts.send_posts import Poster
from db import presses
from db.memos import Memos
from db.schema import memo
from host import Look
from host.attention import attention
from host.play.now import Now
from tests.worlds import seams
from tests.worlds.canaries import Reader, Secrets
from tests.worlds.life import Life

pytestmark = pytest.mark.sqlite  # what finds them is the same on every database

WORLDS = 12
"""A planted fault must be found in one of so many."""

Planting = Callable[[pytest.MonkeyPatch], None]


async def found(
    patch: pytest.MonkeyPatch, plant: Planting, says: str, first: int, folder: Path, *, sleepers: bool = False
) -> None:
    """Lives worlds with a planted fault until one says so, the one where it is known to show first; each must be in
    order or say so."""
    plant(patch)
    for seed in (first, *(each for each in range(WORLDS) if each != first)):
        home = folder / str(seed)
        home.mkdir()
        wrong = await Life(seed, home, sleepers=sleepers).live()
        if wrong:
            assert any(re.search(says, line) for line in wrong), wrong
            return
    raise AssertionError(f"not found in {WORLDS} worlds")


# --- leaks


def notes_for_all(patch: pytest.MonkeyPatch) -> None:
    """What is told to one seat is told to all."""
    patch.setattr(host.view.lines, "may_read", lambda *_: True)


def seed_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """A press is logged with the table's seed."""
    look = Now.look

    async def loud(self: Now, number: int, person: int | None) -> Look:
        seed = await self._sessions.store.games.seed(number)
        logging.getLogger("host").info("table %s, seed %s", number, seed.hex())
        return await look(self, number, person)

    patch.setattr(Now, "look", loud)


LEAKS: dict[str, tuple[Planting, str, int]] = {
    "a note of another seat": (notes_for_all, r"^zq\w{7} reached", 0),
    "the seed in the log": (seed_in_the_log, r"^the seed of table \d+ reached .* in the log", 0),
}
"""What is planted, what is said of it, and the first world in which it shows. Open doors: `test_planted_cogs`."""


@pytest.mark.parametrize("name", LEAKS)
async def test_a_planted_leak_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await found(monkeypatch, *LEAKS[name], tmp_path)


async def test_somebody_elses_note_in_a_copy_of_ones_data_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def anybodys(self: Memos, number: int, person: int) -> str:
        return await self._db.read(lambda c: " ".join(c.scalars(select(memo.c.text).where(memo.c.game == number))))

    monkeypatch.setattr(Memos, "of", anybodys)
    wrong = await Life(0, tmp_path, files=True).live(0)
    assert any(re.search(r"^zq\w{7} reached", line) for line in wrong), wrong


async def test_an_event_for_builders_of_a_private_room_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def all_see(*_: object) -> bool:
        return True

    (tmp_path / "in order").mkdir()
    life = Life(3, tmp_path / "in order", builders=True)
    assert await life.live(0) == []
    assert life.hooked, "events of a table in a channel that everybody sees"
    monkeypatch.setattr(send_events, "everybody_sees", all_see)
    wrong = await Life(3, tmp_path, builders=True).live(0)
    assert any(re.search(r"^I\w+-zp\w+ reached .* in an event for builders", line) for line in wrong), wrong


def test_secrets_are_found_in_what_is_packed_and_spelt_otherwise() -> None:
    import gzip
    import io
    import zipfile

    seed = bytes(range(7, 39))
    secrets = Secrets(lambda person, channel: person == 1)
    secrets.told(["zqaaaaaaa"], 1)
    secrets.opened(["zqbbbbbbb"], 50)
    secrets.seed(4, seed, over=False)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        file.writestr("table.json", b'{"hand": "zqaaaaaaa"}')
    one, other, operator = Reader(9, 50, 1), Reader(9, 50, 2), Reader()

    def marks(reader: Reader, data: bytes) -> set[str]:
        return {hit.mark for hit in secrets.hits(reader, "a test", data)}

    for data in (b"zqaaaaaaa", gzip.compress(b"zqaaaaaaa"), packed.getvalue()):
        assert marks(one, data) == set()
        assert marks(other, data) == marks(operator, data) == {"zqaaaaaaa"}
    assert marks(other, b"zqccccccc") == set(), "it is in no game"
    secrets.there(["zqccccccc"])
    assert marks(other, b"zqccccccc") == {"zqccccccc"}
    assert marks(other, b"zqbbbbbbb") == {"zqbbbbbbb"}, "seen by somebody who cannot see its channel"
    assert marks(one, b"zqbbbbbbb") == marks(operator, b"zqbbbbbbb") == set()
    for data in (seed, seed.hex().encode(), gzip.compress(seed), repr(seed).encode()):
        assert marks(one, data) == {"the seed of table 4"}
    secrets.seed(4, seed, over=True)
    assert marks(one, seed.hex().encode()) == set()


# --- lies


def nothing_is_written(patch: pytest.MonkeyPatch) -> None:
    """An entry is reported as written, and is not."""

    async def append(self: db.Journal, game: int, entries: Any, *args: Any, **values: Any) -> db.Appended:
        return db.Appended(db.Outcome.OK, entries[0].seq)

    patch.setattr(db.Journal, "append", append)


def presses_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    """Nothing is known of earlier presses."""
    patch.setattr(presses, "add", lambda known, key, seq: known)


def posts_are_sent_blindly(patch: pytest.MonkeyPatch) -> None:
    """A post that may have been sent is sent again."""

    async def never(*_: Any) -> None:
        return None

    patch.setattr(Poster, "_found", never)
    patch.setattr(seams, "REMEMBERED", 0.0)  # as if it were sent again hours later


LIES: dict[str, tuple[Planting, str, int]] = {
    "an entry that is not written": (nothing_is_written, "was carried out, but nothing is stored", 0),
    "presses that nobody remembers": (presses_are_forgotten, "nobody pressed for|nothing is stored", 0),
    "posts sent twice": (posts_are_sent_blindly, r"post p\d+ was sent 2 times", 4),
}


@pytest.mark.parametrize("name", LIES)
async def test_a_planted_lie_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await found(monkeypatch, *LIES[name], tmp_path)


# --- calls


def nobody_sleeps(patch: pytest.MonkeyPatch) -> None:
    """Whoever is to be called is called at once."""
    patch.setattr(attention, "call_at", lambda known, now: now)


CALLS: dict[str, tuple[Planting, str, int]] = {
    "calls at night": (nobody_sleeps, r"^\d+ was called (at|twice)", 0),
}


@pytest.mark.parametrize("name", CALLS)
async def test_a_planted_call_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await found(monkeypatch, *CALLS[name], tmp_path, sleepers=True)


async def test_a_world_goes_the_same_way_each_time(tmp_path: Path) -> None:
    told = []
    for n in range(2):
        home = tmp_path / str(n)
        home.mkdir()
        life = Life(3, home)
        assert await life.live(20) == []
        told.append(life.told)
    assert told[0] == told[1]


def test_a_name_follows_a_table_that_an_admin_moves_and_goes_nowhere_else() -> None:
    secrets = Secrets(lambda person, channel: (person, channel) in {(1, 50), (2, 60)})
    secrets.name("Ivo", 9, 50)

    def found(reader: Reader) -> bool:
        return any(secrets.hits(reader, "a test", b"Ivo"))

    neighbours = Reader(9, 60), Reader(9, 60, 2)
    assert [found(each) for each in (Reader(9, 50), Reader(9, 50, 1), *neighbours)] == [False, False, True, True]
    secrets.moved("Ivo", 60)
    assert [found(each) for each in (*neighbours, Reader(9, 70), Reader(8, 60))] == [False, False, True, True]
