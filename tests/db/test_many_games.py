"""Among many games PostgreSQL answers what is asked again and again by its indexes, and reads no table whole."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from db import PARKED, POSTS, Part, Share, Status, Store
from tests import stores

pytestmark = stores.needed
GAMES, SHARDS, NOW = 10_000, 8, 1_000_000
"""So many that reading all is dear enough not to be chosen."""
FILL = f"""
insert into game (id, key, server, channel, thread, status, head, undos, wanted, options, seed, seed_hash, rules,
  state_hash, presses, created_by, created_at, updated_at, lost)
select n, 'milestones', (n / 5 + 1) * 4194304::bigint, n, n, 'playing', 10, 0, 2, ''::bytea, ''::bytea, ''::bytea,
  '1', ''::bytea, ''::bytea, 1, 1, n, case when n % 5000 = 0 then 'channel-gone' end
from generate_series(1, {GAMES}) n;
insert into seat (game, "index", person, name)
select n, i, (n * 2 + i) % 7000, 'A' from generate_series(1, {GAMES}) n,
  generate_series(0, 1) i;
insert into due (game, kind, body, at, tries, nonce, done)
select n, 'remind', ''::bytea, {NOW} + n, 0, 'a' || n, null from generate_series(1, {GAMES}) n
union all select n, kind, ''::bytea, {NOW} - n, 0, kind || n, {NOW} - n
  from generate_series(1, {GAMES}) n, (values ('turn'), ('show'), ('lobby')) as kinds (kind)
union all select n, 'lobby', ''::bytea, {PARKED}, 0, 'c' || n, null from generate_series(5000, {GAMES}, 5000) n;
select setval(pg_get_serial_sequence('game', 'id'), {GAMES});
"""


@pytest.fixture(scope="module")
def filled() -> str:
    return stores.server().url_of(Path("/many games"))


@pytest.fixture
async def store(filled: str) -> AsyncIterator[Store]:
    store = await Store.open(filled, shared=True)
    if not await store.games.numbers():
        for statement in FILL.split(";\n"):
            await store.database.write(lambda c, statement=statement: c.execute(text(statement)))  # type: ignore[misc]
        name = str(store.database.driver.engine.url.database)
        stores.server().tell("vacuum analyze", name)
        await store.leases.join("me", SHARDS)
        await store.leases.beat("me", {}, lambda now: True)
    yield store
    await store.close()


async def plans(store: Store, ask: Callable[[], Awaitable[object]]) -> list[str]:
    """How PostgreSQL goes about each of the statements of a question."""
    told: list[tuple[str, Any]] = []

    def note(c: object, cursor: object, statement: str, values: Any, *_: object) -> None:
        if re.match(r"\s*(SELECT|UPDATE|DELETE|INSERT)", statement):
            told.append((statement, values))

    engine = store.database.driver.engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        await ask()
    finally:
        event.remove(engine, "before_cursor_execute", note)
    found = []
    for statement, values in told:
        rows = await store.database.write(
            lambda c, s=statement, v=values: c.exec_driver_sql(f"explain {s}", v).all()  # type: ignore[misc]
        )
        found.append("\n".join([statement, *(row[0] for row in rows)]))
    assert found
    return found


def share() -> Share:
    return Share(SHARDS, "me", {3: 1})


ASKED: dict[str, Callable[[Store], Awaitable[object]]] = {
    "when the next work of a shard is due": lambda s: s.queue.times(share()),
    "when the next work is due": lambda s: s.queue.times(),
    "what of a shard is due": lambda s: s.queue.take((*POSTS, "show"), "me", NOW, NOW + 900, tables=8, share=share()),
    "what is due": lambda s: s.queue.take((*POSTS, "show"), "me", NOW, NOW + 900, tables=8),
    "what an ended process was doing": lambda s: s.queue.inherit(NOW, share(), 3),
    "which places are to be sought": lambda s: s.places.seek_all(NOW, Part(SHARDS, 0)),
    "which servers of a shard were left": lambda s: s.servers.only((), NOW, Part(SHARDS, 0)),
    "how late the oldest work is": lambda s: s.late(NOW),
    "somebody's tables": lambda s: s.games.tables(person=3, limit=500),
    "a server's tables, one's own first": lambda s: s.games.tables(
        server=4_194_304 * 9, first=3, status=(Status.OPEN, Status.PLAYING, Status.PAUSED)
    ),
    "the tables of a channel": lambda s: s.games.tables(channel=77),
    "the live tables of a place": lambda s: s.places.at(channel=77),
}


@pytest.mark.parametrize("what", ASKED)
async def test_no_table_is_read_whole_to_answer_what_is_asked_often(store: Store, what: str) -> None:
    for plan in await plans(store, lambda: ASKED[what](store)):
        assert not re.search(r"Seq Scan on (game|seat|due)\b", plan), plan


async def test_when_the_work_of_a_shard_is_due_is_one_question_for_all_kinds(store: Store) -> None:
    """It is planned once, and each row of work looks its game up by its number, in the order of time."""
    for plan in await plans(store, lambda: store.queue.times(share())):
        assert "Sort" not in plan
        assert "Materialize" not in plan
        assert plan.count("Index Scan using pk_game") == 1, plan
