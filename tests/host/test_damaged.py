"""A table whose newest state is lost, or that cannot be played on for another reason, pauses and is reported."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import text

import db
from host import Host, Refused, Table
from tests.stores import portable

Play = Callable[..., Awaitable[Any]]

DAMAGE = {
    "its newest state is lost": "delete from snapshot",
    "its newest state is another": "update snapshot set seq = seq + 1 where seq > 0",
    "its newest state cannot be read": "update snapshot set body = x'00'",
    "its last entry is unknown": "update game set head = -1",
    "its presses have a wrong length": "update game set presses = presses || x'00'",
    "its terms are no terms": "update game set terms = x'00ff'",
    "its seed is another": "update game set seed = zeroblob(32)",
    "one person has two seats": "update seat set person = 1",
    "who held its seats is lost": "delete from tenure",
}


async def spoil(host: Host, statement: str) -> None:
    def work(c: Any) -> None:
        assert c.execute(text(portable(statement))).rowcount

    await host.store.database.write(work)
    host.sessions.lives.forget_all()


async def refusal(doing: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as caught:
        await doing
    return caught.value.code


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE)
async def test_a_table_that_cannot_be_opened_pauses_and_is_reported_once(
    host: Host, playing: Table, play: Play, statement: str
) -> None:
    await play(host, playing, "move 3")
    await spoil(host, statement)
    for _ in range(2):
        assert await refusal(host.now.add("press", playing.id, 1, None, "move 1")) == "paused"
        assert await refusal(host.now.look(playing.id, None)) == "paused"
    row = await host.store.games.game(playing.id)
    assert row is not None
    assert (row.status, row.paused) == (db.Status.PAUSED, "damaged")
    reports = [each for each in await host.queue.due(host.clock(), 100) if each.kind == "admin"]
    assert [each.body for each in reports] == [b'{"code":"damaged"}']
    assert await refusal(host.faults.resume(playing.id)) == "still-damaged"


async def test_a_table_that_was_mended_goes_on(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3")
    await spoil(host, "update game set terms = x'00ff'")
    assert await refusal(host.now.look(playing.id, 1)) == "paused"
    await spoil(host, "update game set terms = x''")
    assert (await host.faults.resume(playing.id)).status is db.Status.PLAYING
    await play(host, playing)


async def test_a_table_that_is_over_and_damaged_says_so(host: Host, playing: Table) -> None:
    await host.seats.close(playing.id, "enough")
    await spoil(host, "delete from snapshot")
    assert await refusal(host.now.look(playing.id, None)) == "damaged"
