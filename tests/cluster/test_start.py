"""The first moments of members: what nobody holds is taken at once, also what somebody held who is certainly gone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from cluster import Process
from cluster.member import LEAVING, PATIENCE, Member
from db import LEASE, Beat, Footprint, Store, lock

from .clusters import Virtual
from .rows import Rows
from .test_leases import Clock, clock

__all__ = ["clock"]

SHARDS = 8


class Wire:
    """Speaks with the rows at once."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def beat(self, name: str, terms: Mapping[int, int], judges: Callable[[int], bool], *more: Any) -> Beat:
        return self._rows.beat(name, terms, judges, *more)

    def __getattr__(self, name: str) -> Any:
        async def asked(*values: Any) -> Any:
            return getattr(self._rows, name)(*values) if name != "now" else self._rows.clock()

        return asked


@pytest.fixture
def loop() -> Iterator[Virtual]:
    loop = Virtual()
    asyncio.set_event_loop(loop)
    yield loop
    loop.close()
    asyncio.set_event_loop(None)


class Start:
    """Members that start one after the other, on a loop where nothing waits."""

    def __init__(self, loop: Virtual) -> None:
        self.loop, self.rows = loop, Rows(lambda: int(loop.time() * 1000) + 10**12)
        self.members: list[Member] = []
        self.ready = asyncio.Event()

    async def starts(self, expected: int) -> Member:
        made = Member(Wire(self.rows), f"m{len(self.members)}", self.loop.time)  # type: ignore[arg-type]
        made.watch(self.nothing, self.nothing, self.prepares)
        await made.set_clock()
        await made.join(SHARDS)
        made.begin(expected)
        self.members.append(made)
        return made

    async def nothing(self, shard: int) -> None:
        """A shard was taken, or lost."""

    async def prepares(self, shard: int) -> None:
        await self.ready.wait()

    async def lives(self, seconds: float) -> list[int]:
        await asyncio.sleep(seconds)
        return [len(each.held()) for each in self.members]


@pytest.mark.parametrize("expected", [1, 2, 3])
def test_each_takes_its_own_part_at_once_and_what_is_left_if_the_others_do_not_come(
    loop: Virtual, expected: int
) -> None:
    async def live() -> list[list[int]]:
        start = Start(loop)
        await start.starts(expected)
        seen = [await start.lives(0.1), await start.lives(PATIENCE - 0.2), await start.lives(3)]
        for member in start.members:
            await member.hand_over()
        return seen

    part = -(-SHARDS // expected)
    assert loop.run_until_complete(live()) == [[part], [part], [SHARDS]]


@pytest.mark.parametrize("after", [0.0, 1.0, PATIENCE - 1])
def test_all_that_are_expected_share_from_their_first_beat_and_nothing_changes_hands(
    loop: Virtual, after: float
) -> None:
    async def live() -> tuple[list[int], set[int]]:
        start = Start(loop)
        await start.starts(2)
        await start.lives(after)
        await start.starts(2)
        seen = await start.lives(0.1)
        assert await start.lives(30) == seen
        terms = {each.term for each in start.rows.leases.values()}
        for member in start.members:
            await member.hand_over()
        return seen, terms

    assert loop.run_until_complete(live()) == ([4, 4], {1})


@pytest.mark.parametrize("leaves", [False, True])
def test_a_shard_is_kept_until_whoever_takes_it_is_ready(loop: Virtual, leaves: bool) -> None:
    async def live() -> tuple[list[int], list[int], list[bool]]:
        start = Start(loop)
        first = await start.starts(1 + leaves)
        if leaves:
            await start.starts(2)
        await start.lives(20)
        giving = asyncio.ensure_future(first.hand_over() if leaves else start.starts(1))
        before = await start.lives(LEAVING - 3)
        complete = [start.members[1].complete()]
        start.ready.set()
        after = await start.lives(40)
        complete.append(start.members[1].complete())
        await giving
        for member in start.members:
            await member.hand_over()
        return before, after, complete

    before, after, complete = loop.run_until_complete(live())
    assert before == [SHARDS // 2, SHARDS // 2] if leaves else [SHARDS, 0]
    assert after == [0, SHARDS] if leaves else [SHARDS // 2, SHARDS // 2]
    assert complete == [leaves, True]


def test_one_that_nobody_is_ready_to_follow_leaves_all_the_same_but_gives_up_no_part(loop: Virtual) -> None:
    async def live() -> list[list[int]]:
        start = Start(loop)
        first = await start.starts(1)
        await start.lives(20)
        await start.starts(1)
        seen = [await start.lives(60)]
        leaving = asyncio.ensure_future(first.hand_over())
        seen += [await start.lives(LEAVING - 1), await start.lives(6)]
        await leaving
        await start.members[1].hand_over()
        return seen

    assert loop.run_until_complete(live()) == [[SHARDS, 0], [SHARDS, 0], [0, SHARDS]]


@pytest.mark.parametrize(("took", "judges"), [(0.2, True), (5.0, False)])
async def test_a_clock_of_which_little_is_known_is_not_believed_about_leases_that_ran_out(
    took: float, judges: bool
) -> None:
    """All that is known of it came with an answer that took so long; then it is set ahead by less than that."""
    time, ahead = [0.0], [1e9]
    rows = Rows(lambda: int((time[0] + ahead[0]) * 1000))
    believed: list[bool] = []

    class Slow(Wire):
        async def beat(self, name: str, terms: Mapping[int, int], judges: Callable[[int], bool], *more: Any) -> Beat:
            believed.append(judges(rows.clock()))
            return rows.beat(name, terms, judges, *more)

    member = Member(Slow(rows), "m", lambda: time[0])  # type: ignore[arg-type]

    async def asks(seconds: float) -> None:
        at, time[0] = rows.clock(), time[0] + seconds
        member._compare(at / 1000, time[0] - seconds)

    await asks(took)
    time[0] += 20
    ahead[0] += 0.9 * took
    await member.beat()
    assert believed == [judges]


class Started:
    """A process of its own name in a folder, as `bot.py` starts it; it ends as if it was killed."""

    def __init__(self, folder: Path) -> None:
        self.process = Process(lambda: 0.0, shards=SHARDS, expected=1, folder=folder)
        self.beats: list[asyncio.Task[None]] = []

    async def joins(self, store: Store) -> frozenset[int]:
        """What it holds after its first beat."""
        self.member = await self.process.of(store.leases)
        before = asyncio.all_tasks()
        await self.process.join(SHARDS, 1)
        self.beats = [each for each in asyncio.all_tasks() - before if each is not asyncio.current_task()]
        await self._stop()
        await self.member.beat()
        return self.member.held()

    async def _stop(self) -> None:
        for each in self.beats:
            each.cancel()
        await asyncio.gather(*self.beats, return_exceptions=True)

    def killed(self) -> None:
        """The system lets go of what it had."""
        self.process._footprint.release()


EVERYTHING = frozenset(range(SHARDS))


async def test_who_is_started_after_a_kill_in_the_same_folder_holds_at_once_what_was_held_there(
    store: Store, clock: Clock, tmp_path: Path
) -> None:
    first = Started(tmp_path)
    assert await first.joins(store) == EVERYTHING
    first.killed()
    clock.now += 1_000
    again = Started(tmp_path)
    assert await again.joins(store) == EVERYTHING
    assert await Started(tmp_path).joins(store) == frozenset()  # the one before it lives
    assert {each.holder for each in await store.leases.all()} == {again.process.name}


@pytest.mark.parametrize("elsewhere", ["another folder", "another machine", "a machine that does not say"])
async def test_of_who_may_live_nothing_is_taken_before_its_leases_run_out(
    store: Store, clock: Clock, tmp_path: Path, elsewhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Started(tmp_path)
    await first.joins(store)
    first.killed()
    if elsewhere != "another folder":
        monkeypatch.setattr(lock, "_machine", {"another machine": lambda: "other"}.get(elsewhere, lambda: None))
    (tmp_path / "other").mkdir()
    again = Started(tmp_path / "other" if elsewhere == "another folder" else tmp_path)
    clock.now += LEASE - 1
    assert await again.joins(store) == frozenset()


def test_a_name_is_known_only_after_its_holder_has_let_go(tmp_path: Path) -> None:
    first = Footprint(tmp_path, "first")
    assert first.before is None
    second = Footprint(tmp_path, "second")
    assert second.before is None
    second.release()
    first.release()
    third = Footprint(tmp_path, "third")
    assert third.before == "first"
    third.release()
    (tmp_path / "process.lock").write_bytes(b"\xff half")
    assert Footprint(tmp_path, "fourth").before is None
