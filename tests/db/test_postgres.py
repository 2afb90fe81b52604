"""What is particular to PostgreSQL: its lock, lost connections, work that is tried again, what errors say."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, select, text

from db import Appended, Outcome, Store, StoreError, carry
from db.schema import ballot, habit, metadata
from tests import stores
from tests.db.older import move, unpacked
from tests.db.sample import POST, SEED, assert_whole, entry, everything, new_game, opened, started, state
from tests.db.test_durability import play_and_kill

pytestmark = stores.needed


@pytest.fixture
def url(tmp_path: Path) -> str:
    return stores.server().url_of(tmp_path)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.fixture
def durable() -> Iterator[stores.Server]:
    """A server that may be killed."""
    server = stores.Server(durable=True)
    yield server
    server.close()


async def cut(store: Store) -> None:
    """End the connection of a store, from another one."""
    mine = await store.database.read(lambda c: c.scalar(text("select pg_backend_pid()")))
    name = str(store.database.driver.engine.url.database)
    stores.server().tell(f"select pg_terminate_backend({mine})", name)


async def test_a_lost_connection_is_made_anew_and_the_lock_with_it(store: Store, url: str) -> None:
    game = await started(store, moves=1)
    await cut(store)
    await store.journal.append(game, [entry(2)], state(2), press="press 2", posts=(POST,))
    assert await assert_whole(store, game) == 2
    with pytest.raises(StoreError, match="Another bot has"):
        await Store.open(url)


async def test_several_that_share_a_database_make_it_together_and_keep_one_that_does_not_out(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.LOCK_S", 0.2)
    stores_of_it = await asyncio.gather(*(Store.open(url, shared=True) for _ in range(3)))
    try:
        game = await started(stores_of_it[0], moves=1)
        assert await assert_whole(stores_of_it[1], game) == 1
        with pytest.raises(StoreError, match="Another bot has"):
            await Store.open(url)
    finally:
        for each in stores_of_it:
            await each.close()
    alone = await Store.open(url)
    with pytest.raises(StoreError, match="Another bot has"):
        await Store.open(url, shared=True)
    await alone.close()


async def test_a_newer_format_waits_until_those_of_an_older_version_are_gone(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.LOCK_S", 0.2)
    old = await Store.open(url, shared=True)
    upgraded: list[Connection] = []
    monkeypatch.setattr("db.migrate.is_behind", lambda *_: not upgraded)
    monkeypatch.setattr("db.migrate.upgrade", upgraded.append)
    with pytest.raises(StoreError, match="stop them all first"):
        await Store.open(url, shared=True)
    monkeypatch.setattr("db.postgres.LOCK_S", 10)
    new = [asyncio.create_task(Store.open(url, shared=True)) for _ in range(2)]
    await asyncio.sleep(0.3)
    assert not upgraded
    await old.close()
    for each in await asyncio.gather(*new):
        await each.close()
    assert len(upgraded) == 1


async def test_work_whose_connection_is_lost_before_its_end_is_done_once(store: Store) -> None:
    tries: list[int] = []

    def work(c: Connection) -> int:
        tries.append(len(tries))
        c.execute(habit.insert().values(person=7, confirms=True))
        if len(tries) == 1:
            c.connection.dbapi_connection.close()  # type: ignore[union-attr]
        return len(list(c.execute(select(habit))))

    assert await store.database.write(work) == 1
    assert tries == [0, 1]


async def test_work_that_conflicts_with_anothers_is_tried_again(store: Store) -> None:
    """Somebody else writes what it has read, while it goes on."""
    await store.database.write(lambda c: c.execute(habit.insert().values(person=1, confirms=True)) and None)
    name, tries = str(store.database.driver.engine.url.database), []

    def work(c: Connection) -> bool:
        found = bool(c.scalar(select(habit.c.confirms).where(habit.c.person == 1)))
        tries.append(found)
        if len(tries) == 1:
            stores.server().tell("update habit set confirms = false", name)
        c.execute(habit.update().values(confirms=not found))
        return found

    assert await store.database.write(work) is False
    assert tries == [True, False]


async def test_an_answer_to_a_commit_that_never_comes_is_an_error_and_its_work_is_not_repeated(store: Store) -> None:
    game = await started(store, moves=1)
    engine = store.database.driver.engine
    lost = []

    def commit(connection: Connection) -> None:
        if not lost:
            lost.append(connection)
            connection.connection.dbapi_connection.commit()  # type: ignore[union-attr]
            connection.connection.dbapi_connection.close()  # type: ignore[union-attr]

    event.listen(engine, "commit", commit)
    with pytest.raises(StoreError, match="failed"):
        await store.journal.append(game, [entry(2)], state(2), press="press 2")
    assert await store.journal.pressed(game, "press 2") == 2
    again = await store.journal.append(game, [entry(3)], state(3), press="press 2")
    assert again == Appended(Outcome.DUPLICATE, 2)


async def test_no_row_is_in_what_an_error_says(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    await opened(store)
    with pytest.raises(StoreError, match="null value") as error:
        await store.games.create(new_game(key=None), (), seed=SEED)
    logging.getLogger("tests").error("it failed", exc_info=error.value)
    assert "it failed" in caplog.text
    assert SEED.decode() not in caplog.text
    assert SEED.hex() not in caplog.text


async def test_the_database_goes_away_and_comes_back(durable: stores.Server) -> None:
    """What was acknowledged is there, what was not says so, and all goes on by itself."""
    store = await Store.open(durable.url_of(Path("/games")))
    game = await started(store, moves=3)
    durable.stop("immediate")
    for _ in range(2):
        with pytest.raises(StoreError, match=r"failed|cannot be reached"):
            await store.journal.append(game, [entry(4)], state(4), press="press 4")
    await asyncio.to_thread(durable.start)
    for _ in range(100):
        try:
            row = await store.games.game(game)
            break
        except StoreError:
            await asyncio.sleep(0.1)
    assert row is not None
    assert row.head == 3
    assert (await store.journal.append(game, [entry(4)], state(4))).outcome is Outcome.OK
    before = await everything(store)
    await store.close()
    durable.stop("immediate")
    await asyncio.to_thread(durable.start)
    again = await Store.open(durable.url_of(Path("/games")))
    assert await everything(again) == before
    await again.close()


async def test_a_killed_process_loses_nothing_and_leaves_the_lock(durable: stores.Server) -> None:
    url = durable.url_of(Path("/games"))
    store = await Store.open(url)
    game = await started(store)
    await store.close()
    for moves in (1, 11):
        acknowledged = await asyncio.to_thread(play_and_kill, url, game, moves)
        again = await Store.open(url)
        assert acknowledged <= await assert_whole(again, game) <= acknowledged + 1
        await again.close()


@pytest.mark.sqlite
async def test_rows_are_the_same_in_whatever_order_a_database_sorts_texts(tmp_path: Path, url: str) -> None:
    there = f"sqlite:///{tmp_path}/games.db"
    store, other = await Store.open(there), await Store.open(url)
    game = await opened(store)
    rows = [{"game": game.id, "kind": kind, "about": 0, "person": 1, "at": 1} for kind in ("Z", "a", "a-b", "ab")]
    await store.database.write(lambda c: c.execute(ballot.insert(), rows) and None)
    with carry.plain(there) as old, carry.plain(url) as new:
        assert carry.counts(old) != carry.counts(new)
        carry.carry(old, new)
        assert carry.counts(old) == carry.counts(new)
        assert await everything(other) == await everything(store)
    order = select(ballot.c.kind).order_by(ballot.c.kind)
    sorted_there = await other.database.read(lambda c: list(c.scalars(order)))
    assert sorted_there != sorted(sorted_there), "this server sorts as SQLite does, and so shows nothing"
    await store.close()
    await other.close()


@pytest.mark.parametrize(
    ("before", "words"),
    [
        ("create table diary (day integer)", "is the database of another program"),
        ("create table alembic_version (version_num text); insert into alembic_version values ('9999')", "newer"),
    ],
)
async def test_a_database_that_is_not_ours_is_refused_and_left_as_it_is(
    url: str, tmp_path: Path, before: str, words: str
) -> None:
    stores.server().tell(before, url.partition("@/")[2].partition("?")[0])
    with pytest.raises(StoreError, match=words):
        await Store.open(url)


@pytest.mark.parametrize("url", ["postgresql://bot:secret@localhost:1/games", "postgresql://bot:secret@localhost/"])
async def test_a_database_that_is_not_there_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(StoreError) as error:
        await Store.open(url)
    assert "secret" not in str(error.value)


async def test_every_revision_since_the_first_one_there_does_to_postgresql_what_it_does_to_a_file(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database of an old version comes to the same rows on both, and to the tables of the schema."""
    monkeypatch.setattr("secrets.token_hex", lambda length: "0" * 2 * length)
    found, file = [], unpacked(tmp_path)
    move(file, url)
    for each in (f"sqlite:///{file}", url):
        await (await Store.open(each)).close()
        with carry.plain(each) as engine:
            found.append(carry.counts(engine))
        with carry.plain(each) as engine, engine.connect() as c:
            assert compare_metadata(MigrationContext.configure(c), metadata) == []
    assert found[0] == found[1]
    assert found[0].rows["game"]
