"""The gate before a release: every stored game replays to its stored states."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import text

import db
from engine.core.text import write
from host import Host, Person, Place, Table
from host.verify import verify

Play = Callable[..., Awaitable[Any]]


async def test_a_game_of_a_few_rounds_replays_before_and_after_archiving(
    host: Host, people: list[Person], place: Place
) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    await host.lobby.add_opponent(made.id, 1, "steady")
    await host.start("s", made.id, 1, seating="joined")
    for n in range(60):
        await host.settle()
        look = await host.look(made.id, 1)
        offer = look.offers[n % len(look.offers)]
        await host.submit(f"p{n}", made.id, 1, look.token, write(next(iter(offer))))
        await host.settle()
        if n % 7 == 3 and (await host.look(made.id, 1)).can_undo:
            await host.undo(f"u{n}", made.id, 1)
    await host.settle()
    assert [v.difference async for v in verify(host.store, host.register.games.values())] == [None]
    told = await host.log(made.id, 1, limit=10_000)
    await host.store.games.set_status(made.id, db.Status.FINISHED, host.now())
    await host.store.journal.archive(made.id)
    assert [v.difference async for v in verify(host.store, host.register.games.values())] == [None]
    assert await host.log(made.id, 1, limit=10_000) == told
    assert any(line.struck for line in told)


async def test_a_change_to_a_stored_game_is_found(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3")

    async def falsify(c: Any) -> None:
        await c.execute(text("update entry set text = 'move 4' where text = 'move 3'"))

    await host.store.database.write(falsify)
    (verdict,) = [v async for v in verify(host.store, host.register.games.values())]
    assert "move 4" in (verdict.difference or "")
    assert "differs" in (verdict.difference or "")


async def test_a_record_todays_rules_refuse_is_found(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3")

    async def falsify(c: Any) -> None:
        await c.execute(text("update entry set text = 'move nowhere' where text = 'move 3'"))

    await host.store.database.write(falsify)
    (verdict,) = [v async for v in verify(host.store, host.register.games.values())]
    assert "refuse" in (verdict.difference or "")


async def test_tables_that_never_started_are_passed_over(host: Host, people: list[Person], place: Place) -> None:
    await host.lobby.create("k", people[0], place, game="milestones")
    assert [v async for v in verify(host.store, host.register.games.values())] == []
