"""The first moments of members: what nobody holds is taken at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from cluster.member import PATIENCE, Member
from db import Beat

from .clusters import Rows, Virtual

SHARDS = 8


class Wire:
    """Speaks with the rows at once."""

    def __init__(self, rows: Rows) -> None:
        self._rows = rows

    async def beat(
        self, name: str, terms: Mapping[int, int], judges: Callable[[int], bool], expected: int = 1
    ) -> Beat:
        return self._rows.beat(name, terms, judges, expected)

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

    async def starts(self, expected: int) -> Member:
        made = Member(Wire(self.rows), f"m{len(self.members)}", self.loop.time)  # type: ignore[arg-type]
        await made.set_clock()
        await made.join(SHARDS)
        made.begin(expected)
        self.members.append(made)
        return made

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
