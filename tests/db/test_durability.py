"""Acknowledged writes stay, failed ones leave nothing, and the store goes on."""

from __future__ import annotations

import asyncio
import gc
import random
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import event

from db import Appended, Outcome, Store, StoreError
from tests.db.sample import POST, assert_whole, entry, everything, pragma, started, state
from tests.stores import FAILED

ROOT = Path(__file__).parents[2]


Call = Callable[[int], None]


@contextmanager
def watched(store: Store, call: Call) -> Iterator[None]:
    """Before each call to the database, a commit being one, `call` is told its number, from 1."""
    engine, numbers = store.database.driver.engine, count(1)

    def tell(*_: object) -> None:
        call(next(numbers))

    names = ("do_execute", "do_executemany", "commit")
    for name in names:
        event.listen(engine, name, tell)
    yield
    for name in names:
        event.remove(engine, name, tell)


async def test_cancelled_writers_leave_nothing_half_done(store: Store) -> None:
    """Two writers at once, the first cancelled at its nth call to the database and the other in the queue."""
    games = [await started(store, moves=1), await started(store, moves=1)]
    head, cancelled, calls = 2, 0, [0]
    for game in games:
        with watched(store, calls.append):
            await store.journal.append(game, [entry(2)], state(2), press="p2", posts=(POST,))

    def write(game: int) -> asyncio.Task[object]:
        seq = head + 1
        append = store.journal.append(game, [entry(seq)], state(seq), press=f"p{seq}", posts=(POST,))
        return asyncio.create_task(append)

    for n in range(8 * (calls[-1] + 1)):
        nth, writers = n % (calls[-1] + 1), [write(game) for game in games]
        with watched(store, partial(cancel, writers, nth)):
            cancel(writers, nth, 0)
            results = await asyncio.gather(*writers, return_exceptions=True)
            await store.games.game(games[0])  # comes after any work still under way
        cancelled += sum(isinstance(result, asyncio.CancelledError) for result in results)
        head += nth > 0  # work that has begun is done, even if nobody waits for it
    assert cancelled == 16 * (calls[-1] + 1)
    assert [await assert_whole(store, game) for game in games] == [2 + 8 * calls[-1]] * 2


def cancel(tasks: list[asyncio.Task[object]], nth: int, now: int) -> None:
    if now == nth:
        for task in tasks:
            task.cancel()


async def test_closing_finishes_what_is_under_way(store: Store, url: str) -> None:
    game = await started(store)
    writers = [
        asyncio.create_task(store.journal.append(game, [entry(seq)], state(seq), press=f"p{seq}", posts=(POST,)))
        for seq in range(1, 11)
    ]
    await asyncio.sleep(0)
    for writer in writers:
        writer.cancel()
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="The database is closed"):
        await store.games.game(game)
    again = await Store.open(url)
    assert await assert_whole(again, game) == 10
    await again.close()


async def test_whichever_call_fails_nothing_is_written_and_the_store_goes_on(store: Store) -> None:
    game = await started(store, moves=2)
    before, nth = await everything(store), 0
    outcome: object = None

    def fail(now: int) -> None:
        if now == nth:
            raise FAILED("disk I/O error")

    while outcome != Appended(Outcome.OK, 3):
        nth += 1
        with watched(store, fail):
            write = store.journal.append(game, [entry(3)], state(3), press="press 3", posts=(POST,))
            (outcome,) = await asyncio.gather(write, return_exceptions=True)
        assert isinstance(outcome, StoreError | Appended)
        if isinstance(outcome, StoreError):
            assert str(outcome) == f"The database {store.database.driver.name} failed: disk I/O error."
            assert await everything(store) == before
    assert nth > 7
    assert await assert_whole(store, game) == 3


async def test_a_failed_rollback_costs_the_connection_and_nothing_else(store: Store) -> None:
    game = await started(store, moves=1)
    engine = store.database.driver.engine

    def fail(*_: object) -> None:
        raise FAILED("disk I/O error")

    for name in ("commit", "rollback"):
        event.listen(engine, name, fail)
    with pytest.raises(StoreError, match="disk I/O error"):
        await store.journal.append(game, [entry(2)], state(2), press="press 2", posts=(POST,))
    for name in ("commit", "rollback"):
        event.remove(engine, name, fail)
    assert await assert_whole(store, game) == 1
    await store.journal.append(game, [entry(2)], state(2), press="press 2", posts=(POST,))
    assert await assert_whole(store, game) == 2


@pytest.mark.sqlite
async def test_a_full_disk_refuses_and_resumes_by_itself(store: Store) -> None:
    game = await started(store, moves=1)
    before = await everything(store)

    async def limit(pages: int | None) -> None:
        await pragma(store, f"max_page_count = {pages or await pragma(store, 'page_count')}")

    await limit(None)
    with pytest.raises(StoreError, match="disk is full"):
        await store.journal.append(game, [entry(2)], random.Random(1).randbytes(50_000))
    assert await everything(store) == before
    await limit(1_000_000)
    await store.journal.append(game, [entry(2)], state(2), press="press 2", posts=(POST,))
    assert await assert_whole(store, game) == 2


@pytest.mark.parametrize(("table", "words"), [("snapshot", "has lost a snapshot"), ("notes", "has lost notes")])
async def test_a_game_that_lost_what_it_builds_on_takes_no_entry(store: Store, table: str, words: str) -> None:
    game = await started(store, moves=1)
    await store.database.write(lambda c: c.exec_driver_sql(f"delete from {table}"))
    before = await everything(store)
    with pytest.raises(StoreError, match=words):
        await store.journal.append(game, [entry(2)], state(2))
    assert await everything(store) == before


async def test_an_error_nobody_waits_for_is_logged(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    writer = asyncio.create_task(store.journal.append(99, [entry(1)], b""))
    await asyncio.sleep(0)
    writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)
    await store.close()
    assert "There is no game 99" in caplog.text


async def test_a_loop_that_ends_leaves_no_question_unawaited(store: Store) -> None:
    with warnings.catch_warnings(record=True, action="always") as said:
        asking, me = asyncio.create_task(store.games.game(99)), asyncio.current_task()
        await asyncio.sleep(0)  # asked, and not begun
        rest = asyncio.all_tasks() - {me}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
        assert asking.cancelled()
        del asking, task, rest  # the errors they hold know what was asked
        await asyncio.sleep(0)  # and so does the loop's last step
        gc.collect()
    assert [str(each.message) for each in said] == []


def play_and_kill(url: str, game: int, moves: int) -> int:
    """Let another process play, and kill it at the move after `moves` were acknowledged; the last one that was."""
    command = [sys.executable, "-m", "tests.db.writer", url, str(game)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as writer:
        assert writer.stdout is not None
        said = [writer.stdout.readline() for _ in range(moves)]
        writer.kill()
        said += writer.stdout.readlines()
    return int(said[-1])


async def test_a_killed_process_loses_nothing_it_acknowledged(store: Store, url: str) -> None:
    game = await started(store)
    await store.close()
    for moves in (1, 11, 30):
        acknowledged = play_and_kill(url, game, moves)
        again = await Store.open(url)
        head = await assert_whole(again, game)
        await again.close()
        assert acknowledged <= head <= acknowledged + 1
        assert acknowledged >= moves
