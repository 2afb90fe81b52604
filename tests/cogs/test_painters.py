"""Painters are processes: one that is killed or hangs loses no picture, and holds up no other."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from cogs.pictures import painter_processes
from cogs.pictures.painter_processes import Painters, _Painter
from cogs.pictures.wanted import Drawn, Wanted
from engine.core.frames import AnyView
from engine.games import ferry
from words import Speaker

SCRIPTED = """
import os, sys, time
import msgspec
jobs, answers = sys.stdin.buffer, sys.stdout.buffer
while len(head := jobs.read(4)) == 4:
    job = jobs.read(int.from_bytes(head, "big")).decode()
    with open("asked", "a") as file:
        file.write(f"{job}\\n")
    if job.startswith("hang"):
        time.sleep(60)
    if job.startswith("slow"):
        time.sleep(0.3)
    if job.startswith("die") or (job.startswith("once") and open("asked").read().count(job) == 1):
        os.kill(os.getpid(), 9)
    answer = b"+" + msgspec.msgpack.encode({"data": job.encode(), "filename": str(os.getpid()), "alt": ""})
    if job.startswith("cannot"):
        answer = b"-because of " + job.encode()
    answers.write(len(answer).to_bytes(4, "big") + answer)
    answers.flush()
"""
"""A painter that does as its job says."""


def job(view: AnyView, speak: Speaker, **marked: Any) -> bytes:
    return str(marked["at"]).encode()


def wants(what: str) -> Wanted:
    return Wanted(cast(AnyView, None), Speaker("en", ferry.GAME), at=what)


class Studio(Painters):
    """Painters that do as they are told, and what they were told."""

    def __init__(self, folder: Path, most: int) -> None:
        super().__init__([sys.executable, "-c", SCRIPTED], folder, job, most=most)
        self.folder = folder

    @property
    def asked(self) -> list[str]:
        return (self.folder / "asked").read_text().split()

    async def get(self, what: str, **wanted: Any) -> str:
        """What is on the picture; "" where there is none."""
        drawn = await self.draw(wants(what), **wanted)
        return "" if drawn is None else drawn.data.decode()


@pytest.fixture
async def studio(tmp_path: Path) -> AsyncIterator[Studio]:
    made = Studio(tmp_path, 1)
    yield made
    await made.close()


def film(what: str) -> Wanted:
    return Wanted(cast(AnyView, None), Speaker("en", ferry.GAME), cut="film", at=what)


def number(drawn: Drawn | None) -> int:
    assert drawn is not None
    return int(drawn.filename)


async def test_a_painter_killed_while_it_draws_loses_nothing(studio: Studio) -> None:
    assert await studio.get("once") == "once"
    assert studio.asked == ["once", "once"]


async def test_a_painter_killed_between_two_pictures_is_replaced(studio: Studio) -> None:
    first = number(await studio.draw(wants("a")))
    os.kill(first, signal.SIGKILL)
    assert number(await studio.draw(wants("b"))) != first


async def test_a_picture_that_kills_its_painters_is_given_up_and_others_are_drawn(studio: Studio) -> None:
    assert await asyncio.gather(studio.get("die"), studio.get("a")) == ["", "a"]
    assert studio.asked == ["die", "die", "a"]


async def test_a_painter_that_hangs_is_ended(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter_processes, "PATIENCE", 0.5)
    assert await asyncio.gather(studio.get("hang"), studio.get("a")) == ["", "a"]


async def test_painters_that_cannot_be_started_cost_the_picture_only(tmp_path: Path) -> None:
    nobody = Painters(["/nowhere/python"], tmp_path, job)
    assert await nobody.draw(wants("a")) is None
    await nobody.close()


async def test_a_picture_that_cannot_be_drawn_is_logged_and_its_painter_goes_on(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    first = number(await studio.draw(wants("a")))
    assert await studio.get("cannot") == ""
    assert "because of cannot" in caplog.text
    assert number(await studio.draw(wants("b"))) == first


async def test_own_pictures_go_before_public_ones(studio: Studio) -> None:
    await asyncio.gather(
        studio.get("slow"), studio.get("one", place="board 1", public=True), studio.get("own", place="message 5")
    )
    assert studio.asked == ["slow", "own", "one"]


async def test_a_film_is_drawn_when_no_picture_waits(studio: Studio) -> None:
    asked = [studio.get("slow"), studio.draw(film("film")), studio.get("own"), studio.get("one", public=True)]
    await asyncio.gather(*asked)
    assert studio.asked == ["slow", "own", "one", "film"]
    await asyncio.gather(studio.draw(film("film")), studio.draw(film("film")))
    assert studio.asked.count("film") == 2, "drawn once for both, and not kept among the pictures"


async def test_pictures_are_drawn_while_a_film_is_and_films_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter_processes, "PATIENCE", 0.0)
    monkeypatch.setattr(painter_processes, "FILM", 5.0)
    studio = Studio(tmp_path, 2)
    films = asyncio.gather(studio.draw(film("slow film 1")), studio.draw(film("slow film 2")))
    await asyncio.sleep(0.1)
    assert len(studio._busy) == 1
    monkeypatch.setattr(painter_processes, "PATIENCE", 5.0)
    assert await studio.get("own") == "own"
    assert not films.done()
    assert [each.data for each in await films if each is not None] == [b"slow film 1", b"slow film 2"]
    await studio.close()


@pytest.mark.parametrize("seed", range(4))
async def test_a_board_that_waits_is_drawn_after_three_own_pictures_at_most(studio: Studio, seed: int) -> None:
    """Whatever the order in which people and boards ask."""
    random = Random(seed)
    orders = [(f"{'board' if random.random() < 0.3 else 'own'}{n}", f"place {n}") for n in range(24)]
    first = asyncio.ensure_future(studio.get("slow"))
    await asyncio.sleep(0)
    await asyncio.gather(
        first, *(studio.get(what, place=place, public=what.startswith("board")) for what, place in orders)
    )
    drawn = studio.asked[1:]
    boards = [what for what, _ in orders if what.startswith("board")]
    last = max(drawn.index(each) for each in boards)
    kinds = "".join(each[0] for each in drawn[: last + 1])
    assert "oooo" not in kinds, "no board waits longer"
    assert [each for each in drawn if each in boards] == boards, "the one asked for first comes first"
    assert "bb" not in kinds or "o" not in "".join(each[0] for each in drawn)[kinds.index("bb") + 2 :]


async def test_of_a_message_only_the_newest_picture_is_drawn(studio: Studio) -> None:
    begun = asyncio.gather(
        studio.get("slow"),
        *(studio.get(what, place="board 1", public=True) for what in ("older", "newer")),
        studio.get("other", place="board 2", public=True),
    )
    assert await begun == ["slow", "newer", "newer", "other"]
    assert studio.asked == ["slow", "newer", "other"]


async def test_a_picture_nobody_waits_for_any_more_is_not_drawn(studio: Studio) -> None:
    slow, left = asyncio.ensure_future(studio.get("slow")), asyncio.ensure_future(studio.get("left"))
    await asyncio.sleep(0)
    left.cancel()
    assert await slow == "slow"
    assert await studio.get("a") == "a"
    assert studio.asked == ["slow", "a"]


async def test_the_very_same_picture_is_drawn_once(studio: Studio) -> None:
    assert await asyncio.gather(studio.get("a"), studio.get("a")) == ["a", "a"]
    assert await studio.get("a") == "a"
    assert studio.asked == ["a"]


async def test_the_same_board_for_two_messages_is_drawn_once(studio: Studio) -> None:
    """Whether the second asks before the first is drawn, while it is drawn, or after."""
    waiting = [asyncio.ensure_future(studio.get("slow"))]
    await asyncio.sleep(0)
    waiting += [asyncio.ensure_future(studio.get("a", place=f"board {n}", public=n % 2 == 0)) for n in range(3)]
    assert await asyncio.gather(*waiting) == ["slow", "a", "a", "a"]
    assert await studio.get("a", place="board 9", public=True) == "a"
    assert studio.asked == ["slow", "a"]


async def test_the_same_picture_for_two_messages_is_drawn_once_by_two_painters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter_processes, "CROWD", 1)
    two = Studio(tmp_path, 2)
    assert await asyncio.gather(*(two.get("slow", place=f"board {n}") for n in range(3))) == ["slow"] * 3
    assert two.asked == ["slow"]
    await two.close()


async def test_no_more_bytes_of_pictures_are_kept_than_may_be(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter_processes, "KEPT", 3)
    for what in ("a", "b", "c", "a", "d", "a", "b"):
        assert await studio.get(what) == what
    assert studio.asked == ["a", "b", "c", "d", "b"]


@pytest.mark.parametrize(("limit", "value"), [("CROWD", 3), ("SLOW", 0.1)])
async def test_a_second_painter_helps_where_many_wait_or_one_takes_long_and_then_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, value: float
) -> None:
    two = Studio(tmp_path, 2)
    alone = await asyncio.gather(*(two.draw(wants(f"slow{n}")) for n in range(3)))
    assert len(set(map(number, alone))) == 1
    monkeypatch.setattr(painter_processes, limit, value)
    found = set(map(number, await asyncio.gather(*(two.draw(wants(f"slow {n}")) for n in range(5)))))
    assert len(found) == 2
    monkeypatch.setattr(painter_processes, "REST", 0)
    stays = number(await two.draw(wants("a")))
    (leaves,) = found - {stays}
    for _ in range(100):
        if not running(leaves):
            break
        await asyncio.sleep(0.05)
    assert not running(leaves)
    assert number(await two.draw(wants("b"))) == stays
    await two.close()


async def test_after_the_end_nobody_waits_and_no_painter_is_left(studio: Studio) -> None:
    process = number(await studio.draw(wants("a")))
    slow, waiting = asyncio.ensure_future(studio.get("slow")), asyncio.ensure_future(studio.get("b"))
    await asyncio.sleep(0.1)
    await studio.close()
    assert (await slow, await waiting, await studio.get("c")) == ("slow", "", "")
    assert not running(process)


async def test_a_painter_is_gone_though_nobody_waits_for_its_end(tmp_path: Path) -> None:
    painter = await _Painter.launched([sys.executable, "-c", "import time; time.sleep(60)"], tmp_path)
    ending = asyncio.ensure_future(painter.end(60))
    await asyncio.sleep(0)
    ending.cancel()
    await asyncio.wait([ending])
    assert await painter.process.wait() == -signal.SIGKILL


async def test_a_painter_whose_work_is_cancelled_before_it_begins_is_ended_as_well(studio: Studio) -> None:
    """Whoever made the press may be gone: nobody has that painter any more."""
    process = number(await studio.draw(wants("first")))
    waiting = asyncio.ensure_future(studio.draw(wants("second")))
    while not studio._busy:  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0)
    next(iter(studio._busy)).cancel()
    await studio.close()
    waiting.cancel()
    assert [each.ended for each in studio._all] == [True]
    assert not running(process)


async def test_a_painter_leaves_when_its_bot_is_gone() -> None:
    root = Path(painter_processes.__file__).parents[2]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "painter", cwd=root, stdin=asyncio.subprocess.PIPE
    )  # fmt: skip
    assert process.stdin is not None
    process.stdin.close()
    assert await process.wait() == 0


def running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
