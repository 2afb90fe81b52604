"""The gate before a release: every stored game replays to its stored states."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import text

import db
from engine.core.text import write
from host import Host, Person, Place, Table
from host.keep.verify import verify

Play = Callable[..., Awaitable[Any]]


async def test_a_game_of_a_few_rounds_replays_before_and_after_archiving(
    host: Host, people: list[Person], place: Place
) -> None:
    made = await host.lobby.create("k", people[0], place, game="milestones")
    await host.lobby.add_opponent(made.id, 1, "steady")
    await host.lobby.start("s", made.id, 1, seating="joined")
    for n in range(60):
        await host.settle()
        look = await host.now.look(made.id, 1)
        offer = look.offers[n % len(look.offers)]
        await host.now.add(f"p{n}", made.id, 1, look.token, write(next(iter(offer))))
        await host.settle()
        if n % 7 == 3 and (await host.now.look(made.id, 1)).can_undo:
            await host.now.undo(f"u{n}", made.id, 1)
    await host.settle()
    assert [v.difference async for v in verify(host.store, host.register.games.values())] == [None]
    told = await host.moments.log(made.id, 1, limit=10_000)
    await host.store.games.set_status(made.id, db.Status.ABANDONED, host.clock())
    await host.store.journal.archive(made.id)
    assert [v.difference async for v in verify(host.store, host.register.games.values())] == [None]
    assert await host.moments.log(made.id, 1, limit=10_000) == told
    assert any(line.struck for line in told)


async def test_a_change_to_a_stored_game_is_found(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3")

    def falsify(c: Any) -> None:
        c.execute(text("update entry set text = 'move 4' where text = 'move 3'"))

    await host.store.database.write(falsify)
    (verdict,) = [v async for v in verify(host.store, host.register.games.values())]
    assert "move 4" in (verdict.difference or "")
    assert "differs" in (verdict.difference or "")


async def test_a_record_todays_rules_refuse_is_found(host: Host, playing: Table, play: Play) -> None:
    await play(host, playing, "move 3")

    def falsify(c: Any) -> None:
        c.execute(text("update entry set text = 'move nowhere' where text = 'move 3'"))

    await host.store.database.write(falsify)
    (verdict,) = [v async for v in verify(host.store, host.register.games.values())]
    assert "refuse" in (verdict.difference or "")


async def test_tables_that_never_started_are_passed_over(host: Host, people: list[Person], place: Place) -> None:
    await host.lobby.create("k", people[0], place, game="milestones")
    assert [v async for v in verify(host.store, host.register.games.values())] == []


LOST, OPENS = False, True
DAMAGE = {
    "all states": ("delete from snapshot", LOST, "its newest state is lost"),
    "damaged states": ("update snapshot set body = x'00'", LOST, "makes no sense"),
    "a state of nobody's": (
        "update snapshot set body = x'789c030000000001' where base is null",
        LOST,
        "cannot be read",
    ),
    "notes": ("delete from notes", LOST, "has lost notes"),
    "the status": ("update game set status = 'lost'", LOST, "Invalid enum value"),
    "the options": ("update game set options = x'00'", LOST, "cannot be opened"),
    "an older state": (
        "update snapshot set body = (select body from snapshot where seq = 0) where seq = 57",
        OPENS,
        "the state kept after entry 57 is not the replayed one",
    ),
    "the newest state": (
        "delete from snapshot where seq = 57",
        OPENS,
        "the newest state is not the one after entry 57",
    ),
    "the first checkpoint": ("delete from snapshot where seq = 0", LOST, "makes no sense"),
    "all checkpoints": (
        "delete from snapshot where seq < 57",
        OPENS,
        "entry 0 is lost or damaged",
    ),
    "a checkpoint": (
        "update snapshot set body = x'00' where seq = 50",
        LOST,
        "incomplete or truncated",
    ),
    "the table's hash": ("update game set state_hash = x'0123'", OPENS, "the table's hash is not that of"),
    "no hash": ("update game set state_hash = x''", OPENS, "the table's hash is not that of"),
    "the number of undos": (
        "update game set undos = undos + 1",
        OPENS,
        "25 undos are counted, but 24 are in the journal",
    ),
    "an undo": ("update entry set strikes = 50 where seq = 52", OPENS, "stored as an undo of 50"),
    "an entry": ("delete from entry where seq = 20", OPENS, "entries are missing"),
}


async def damaged(host: Host, statement: str) -> tuple[bool, str]:
    """Whether the table opens after a change to its rows, and the difference that is told. The rows are as before
    then."""
    kept: dict[str, Any] = {}

    def spoil(c: Any) -> None:
        for name in ("game", "entry", "notes", "snapshot"):
            kept[name] = [tuple(row) for row in c.execute(text(f"select * from {name}"))]
        assert c.execute(text(statement)).rowcount

    def mend(c: Any) -> None:
        c.exec_driver_sql("PRAGMA defer_foreign_keys = on")
        for name, rows in kept.items():
            c.exec_driver_sql(f"delete from {name}")
            marks = ", ".join("?" * len(rows[0]))
            c.exec_driver_sql(f"insert into {name} values ({marks})", rows)

    await host.store.database.write(spoil)
    (verdict,) = [v async for v in verify(host.store, host.register.games.values())]
    await host.store.database.write(mend)
    return verdict.opens, verdict.difference or ""


@pytest.mark.sqlite
async def test_whatever_is_damaged_is_told_and_whether_the_table_opens(
    host: Host, playing: Table, play: Play
) -> None:
    while (look := await play(host, playing, "move 3")).seq < 57:
        await host.now.undo(f"undo {look.seq}", playing.id, 1)
    assert sorted(await host.store.journal.kept(playing.id)) == [0, 50, look.seq]
    told = {name: await damaged(host, statement) for name, (statement, _, _) in DAMAGE.items()}
    for name, (_, opens, words) in DAMAGE.items():
        assert (name, told[name][0], words in told[name][1]) == (name, opens, True), "\n".join(map(str, told.items()))
    assert [v.difference async for v in verify(host.store, host.register.games.values())] == [None]
