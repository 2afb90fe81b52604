"""Data for the tests of storage: a small game, its entries, and a picture of the whole database."""

from __future__ import annotations

from struct import iter_unpack
from typing import Any

from sqlalchemy import Connection, select, text

from db import HASH, Entry, Game, NewDue, NewGame, Seat, Store
from db.schema import metadata

SEED = b"a secret seed"
POST = NewDue("turn", b"your turn", at=100)


def new_game(**changes: Any) -> NewGame:
    values: dict[str, Any] = {
        "key": "ferry",
        "server": 10,
        "channel": 20,
        "wanted": 2,
        "seed_hash": b"hash of the seed",
        "rules": "1",
        "created_by": 1,
        "created_at": 50,
    }
    return NewGame(**values | changes)


ANN, BEN = Seat(index=0, person=1, name="Ann"), Seat(index=1, person=2, name="Ben")


def entry(seq: int, **changes: Any) -> Entry:
    values: dict[str, Any] = {
        "seq": seq,
        "seat": seq % 2 if seq else None,
        "text": f"move {seq}" if seq else "start",
        "draws": bytes([seq % 6]) if seq % 7 == 0 else None,
        "notes": b"moved to %d" % seq,
        "rules": "1",
        "hash": seq.to_bytes(HASH, "little"),
        "at": 1_000 + seq,
    }
    return Entry(**values | changes)


def state(seq: int) -> bytes:
    """A state that changes a little with each entry."""
    return b'{"table":{"river":[0,1,2,3,4,5,6,7,8,9],"moves":%d}}' % seq * 5


async def opened(store: Store, **changes: Any) -> Game:
    return await store.games.create(new_game(**changes), (ANN, BEN), seed=SEED)


async def started(store: Store, moves: int = 0) -> int:
    """A game with that many entries after the start, written one by one."""
    game = await opened(store)
    await store.journal.start(game.id, entry(0), state(0), posts=(POST,))
    for seq in range(1, moves + 1):
        await store.journal.append(game.id, [entry(seq)], state(seq), press=f"press {seq}", posts=(POST,))
    return game.id


async def everything(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables."""

    def work(c: Connection) -> dict[str, list[tuple[Any, ...]]]:
        tables = metadata.sorted_tables
        return {t.name: sorted(tuple(row) for row in c.execute(select(t))) for t in tables}

    return await store.database.read(work)


async def pragma(store: Store, said: str) -> Any:
    """The answer of SQLite to a pragma, outside of any transaction."""

    def ask() -> Any:
        with store.database.driver.engine.connect() as connection:
            return connection.exec_driver_sql(f"PRAGMA {said}").scalar()

    return await store.database.driver.run(ask)


async def presses(store: Store, game: int) -> bytes:
    """The presses a game knows, as they are stored."""
    query = text("select presses from game where id = :game")
    return bytes(await store.database.read(lambda c: c.scalar(query, {"game": game})))


async def assert_whole(store: Store, game: int) -> int:
    """Head, entries, snapshot, interactions and posts all tell of the same entries; the head."""
    row = await store.games.game(game)
    entries = await store.journal.entries(game)
    newest = await store.journal.newest(game)
    rows = await everything(store)
    assert row is not None
    assert newest is not None
    assert [e.seq for e in entries] == list(range(row.head + 1))
    assert (newest.seq, newest.body) == (row.head, state(row.head))
    assert row.state_hash == entries[-1].hash
    assert [seq for _, seq in iter_unpack(">8sI", await presses(store, game))] == list(range(1, row.head + 1))[-64:]
    assert sum(post[1:3] == (game, "turn") for post in rows["due"]) == row.head + 1
    assert sum(post[1:3] == (game, "show") for post in rows["due"]) == 1
    return row.head
