"""What processes on one PostgreSQL hear of each other, and how they keep out of each other's way."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, text, update

from db import NewDue, Notice, Share, Store, StoreError, leases
from db import due as queue
from db.schema import due
from games import GAMES
from host import Refused
from host.life import Life
from host.rounds import HEARD, Timer
from tests import stores
from tests.db.sample import opened
from tests.empty import on_postgresql

from .hosts import PEOPLE, Half, place, table
from .test_hosts import press, until
from .test_leases import Clock

pytestmark = stores.needed
POST = NewDue("notice", b"{}", 5)


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[list[Store]]:
    url = on_postgresql(tmp_path)
    made = [await Store.open(url, shared=True) for _ in range(2)]
    yield made
    for each in made:
        await each.close()


class Ears:
    """What a store has heard since it began to listen."""

    def __init__(self, store: Store) -> None:
        self.heard: list[Notice] = []
        store.database.hear(self.heard.append)

    async def listen(self) -> None:
        """Once it listens, it says that it may have missed something."""
        await until(lambda: Notice() in self.heard)
        self.heard.clear()


async def test_what_one_has_written_the_other_hears_once_it_is_kept(two: list[Store]) -> None:
    writer, reader = two
    game = (await opened(writer)).id
    mine, theirs = Ears(writer), Ears(reader)
    await mine.listen()
    await theirs.listen()

    def refused(c: Connection) -> None:
        queue.put(c, game, [POST])
        raise LookupError

    with pytest.raises(LookupError):
        await writer.database.write(refused)
    await writer.queue.add(game, [POST])
    await until(lambda: bool(theirs.heard))
    await writer.attention.live(7, b"{}", 5)
    await reader.leases.join("a", 1)
    await reader.leases.leave("a")
    await writer.leases.join("b", 1)
    await writer.leases.leave("b")
    await writer.listings.want(9, 20, 5)
    await until(lambda: Notice(stirred=True) in theirs.heard)
    assert theirs.heard == [Notice(game), Notice(person=7), Notice(freed=True), Notice(stirred=True)]
    assert mine.heard == [Notice(freed=True)]


async def test_a_lost_connection_is_made_anew_and_what_may_have_been_missed_is_said(two: list[Store]) -> None:
    ears = Ears(two[0])
    await ears.listen()
    name = str(two[0].database.driver.engine.url.database)
    stores.server().tell(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name like '%ears' "
        f"and datname = '{name}'"
    )
    await until(lambda: Notice() in ears.heard)
    game = (await opened(two[1])).id
    await until(lambda: Notice(game) in ears.heard)


async def test_a_host_learns_what_another_wrote_about_its_table_and_its_people(two: list[Store]) -> None:
    clock = Clock()
    halves = [Half(store, f"half {n}", GAMES, clock) for n, store in enumerate(two)]
    changed: list[int] = []
    one, other = (each.host.attention for each in halves)
    for each in halves:
        await each.begin()
    halves[0].host.register.watch(changed.append)
    made = await halves[1].host.lobby.create("create", PEOPLE[0], place(1), game="milestones")
    await until(lambda: made.id in changed)
    await other.live(PEOPLE[0].id, Life(language="de"))
    await until(lambda: one.languages == {PEOPLE[0].id: "de"})
    for each in halves:
        await each.host.close()


async def test_a_row_that_another_is_writing_is_left_and_so_is_what_comes_after_it(two: list[Store]) -> None:
    first, second = two
    games = [(await opened(first, channel=20 + n)).id for n in range(2)]
    for game in games:
        await first.queue.add(game, [POST, POST])
    await first.leases.join("a", 1)
    terms = (await first.leases.beat("a", {}, lambda _: True)).terms
    share = Share(1, "a", terms)
    ids = [row.id for row in await first.queue.due(10) if row.game == games[0]]
    held, free = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def writes(c: Connection) -> None:
        c.execute(update(due).where(due.c.id == ids[0]).values(tries=1))
        loop.call_soon_threadsafe(held.set)
        asyncio.run_coroutine_threadsafe(free.wait(), loop).result()

    writing = asyncio.create_task(second.database.write(writes))
    await held.wait()
    try:
        taking = first.queue.take(("notice",), "me", 10, 900, tables=5, share=share)
        taken = await asyncio.wait_for(taking, 5)
    except TimeoutError:
        pytest.fail("it waits for the other one")
    finally:
        free.set()
        with suppress(StoreError):
            await writing
    assert list(taken) == [games[1]]
    assert [row.kind for row in taken[games[1]]] == ["notice", "notice"]
    assert list(await first.queue.take(("notice",), "me", 10, 900, tables=5, share=share)) == [games[0]]


async def test_a_claim_that_is_being_written_does_not_end_the_lease_it_rests_on(two: list[Store]) -> None:
    first, second = two
    await first.leases.join("a", 2)
    terms = (await first.leases.beat("a", {}, lambda _: True)).terms
    held, free = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def claims(c: Connection) -> None:
        leases.valid(c, Share(2, "a", terms), second.database.clock(c))
        loop.call_soon_threadsafe(held.set)
        asyncio.run_coroutine_threadsafe(free.wait(), loop).result()

    writing = asyncio.create_task(second.database.write(claims))
    await held.wait()
    beat = asyncio.create_task(first.leases.beat("a", terms, lambda _: True))
    await asyncio.sleep(0.1)
    free.set()
    await writing
    assert (await beat).terms == terms


@pytest.mark.parametrize("kept", [True, False])
async def test_a_press_that_is_still_on_its_way_to_be_kept_is_waited_for(two: list[Store], kept: bool) -> None:
    """Its process has lost the connection, and the server does not know yet."""
    half = Half(two[0], "half", GAMES, Clock())
    await half.begin()
    number, now = await table(half.host, 0), half.host.now
    person = (await now.look(number, None)).waiting[0] + 1
    look, begun = await now.look(number, person), list[psycopg.Connection[Any]]()

    def lost(connection: Connection) -> None:
        raw: Any = connection.connection.dbapi_connection
        if not begun and raw.execute("select max(head) from game").fetchone() != (look.seq,):
            begun.append(raw)
            raw.close = lambda: None
            raise psycopg.OperationalError("the connection was lost")

    event.listen(two[0].database.driver.engine, "commit", lost)
    pressing = asyncio.create_task(now.add("press", number, person, look.token, press(look, Random(1))))
    await until(lambda: pressing.done() or waits_for_a_lock(two[0]))
    if kept:
        begun[0].commit()
    psycopg.Connection.close(begun[0])
    if kept:
        assert (await pressing).seq > look.seq
    else:
        with pytest.raises(Refused, match="not-counted"):
            await pressing
    await half.host.close()


def waits_for_a_lock(store: Store) -> bool:
    """Whether one of those who use its database waits for another."""
    name = store.database.driver.engine.url.database
    query = "select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = %s"
    with psycopg.connect(stores.server().url_of(stores.MIGRATED)) as connection:
        return connection.execute(query, (name,)).fetchone() != (0,)


async def test_who_hangs_in_the_middle_of_writing_does_not_keep_others_out_for_long(two: list[Store]) -> None:
    for each in (two[0].database, two[0].leases._db):
        shown = await each.read(lambda c: c.scalar(text("show idle_in_transaction_session_timeout")))
        assert shown == "3s"


async def test_all_that_others_write_within_a_moment_takes_one_look_for_work(
    two: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    reader, writer = (Half(store, f"half {n}", GAMES, clock) for n, store in enumerate(two))
    changed: list[int] = []
    soon: list[Callable[[], None]] = []
    looks: list[object] = []
    times = reader.store.queue.times

    def later(seconds: float, call: Callable[[], None]) -> Timer:
        soon.extend([call] if seconds == HEARD else [])
        return asyncio.get_running_loop().call_later(3_600, call)

    def look(share: Share | None = None) -> Awaitable[dict[str, int]]:
        looks.append(share)
        return times(share)

    monkeypatch.setattr(reader.host.work._rounds, "later", later)
    monkeypatch.setattr(reader.store.queue, "times", look)
    await reader.begin()
    reader.host.register.watch(changed.append)
    made = await writer.host.lobby.create("create", PEOPLE[0], place(1), game="milestones")
    await until(lambda: made.id in changed)
    for _ in range(3):
        await reader.host.work.idle()
        soon.pop()()
        assert not soon
        await reader.host.work.idle()
        changed.clear()
        looks.clear()
        for _ in range(5):
            await writer.store.queue.add(made.id, [POST])
        await until(lambda: len(changed) == 5)
        assert (len(soon), looks) == (1, [])
    for each in (reader, writer):
        await each.host.close()
