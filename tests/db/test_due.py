"""Due work: done once, in order at each table, claimed, tried again later, and shared out fairly."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from db import PARKED, POSTS, Due, Loss, NewDue, Status, Store, StoreError
from tests.db.sample import ANN, opened, started

ALL = (*POSTS, "show")
LEASE = 1_000


async def take(store: Store, now: int, kinds: Sequence[str] = ALL, holder: str = "me", most: int = 100) -> list[Due]:
    """Everything that is due, claimed for a while."""
    taken = await store.queue.take(kinds, holder, now, now + LEASE, tables=most)
    return [row for rows in taken.values() for row in rows]


def turns(*times: int) -> list[NewDue]:
    return [NewDue("turn", b"", at) for at in times]


async def ids(store: Store, game: int, *times: int) -> list[int]:
    """Writes posts down; their ids."""
    known = {row.id for row in await store.queue.due(PARKED)}
    await store.queue.add(game, turns(*times))
    return [row.id for row in await store.queue.due(PARKED) if row.id not in known]


async def test_only_what_is_due_now_is_taken_in_the_order_it_was_written(store: Store) -> None:
    game = await opened(store)
    assert await store.queue.next_due() is None
    one, two, _three = await ids(store, game.id, 20, 10, 30)
    assert await store.queue.next_due() == 10
    assert [row.id for row in await take(store, 20)] == [one, two]


async def test_what_is_claimed_is_not_due_for_anybody_until_the_claim_runs_out(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, turns(1))
    (first,) = await take(store, 10)
    assert (first.holder, first.tries) == (None, 0)
    assert await take(store, 10) == await take(store, 10 + LEASE - 1, holder="another") == []
    assert await store.queue.next_due() == 10 + LEASE
    (again,) = await take(store, 10 + LEASE, holder="another")
    assert (again.id, again.holder) == (first.id, "me")


async def test_a_second_process_leaves_a_table_alone_where_the_first_is_at_work(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, turns(1))
    assert len(await take(store, 10)) == 1
    await store.queue.add(game.id, turns(1))
    assert await take(store, 10, holder="another") == []


async def test_what_an_ended_process_had_claimed_is_due_at_the_next_start_and_known_as_tried(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, turns(1))
    await take(store, 10)
    await store.queue.add(game.id, turns(1))
    await store.queue.inherit(20)
    assert [row.holder for row in await take(store, 20, holder="next")] == ["me", None]


async def test_a_post_written_while_an_earlier_one_is_tried_again_is_due_once_that_is_done(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, turns(1))
    (first,) = await take(store, 10)
    await store.queue.failed(first, 40, 10, "503")
    (first,) = await take(store, 40)
    (second,) = await ids(store, game.id, 41)
    await store.queue.done(first, 42)
    assert [row.id for row in await take(store, 42)] == [second]


async def test_a_failed_post_is_tried_again_later_under_the_same_nonce_and_holds_back_those_behind(
    store: Store,
) -> None:
    game = await opened(store)
    await store.queue.add(game.id, turns(1, 1))
    first, second = await take(store, 10)
    await store.queue.failed(first, 40, 10, "503", [second])
    await store.queue.add(game.id, [*turns(12), NewDue("show", b"", 12)])
    assert [row.kind for row in await take(store, 39)] == ["show"]
    later = await take(store, 40)
    assert [row.id for row in later][:2] == [first.id, second.id]
    assert len(later) == 3
    assert (later[0].nonce, later[0].tries, later[0].outcome) == (first.nonce, 1, "503")
    assert (later[1].tries, later[1].holder) == (0, None)


async def test_a_post_that_is_put_off_was_not_tried(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, turns(1))
    (post,) = await take(store, 10)
    await store.queue.put_off(post, 12)
    assert await take(store, 11) == []
    (later,) = await take(store, 12)
    assert (later.tries, later.holder) == (0, None)


async def test_every_post_has_a_nonce_of_its_own_that_discord_takes(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, turns(*[1] * 20))
    nonces = [post.nonce for post in await store.queue.due(1)]
    assert len(set(nonces)) == 20
    assert all(0 < len(nonce) <= 25 for nonce in nonces)


async def test_a_done_post_is_not_due_may_become_the_board_and_leads_to_more(store: Store) -> None:
    game, other = await opened(store), await opened(store)
    await store.queue.add(game.id, [NewDue("board", b"", 1), *turns(1)])
    board, turn = await take(store, 1)
    await store.queue.done(board, 50, board=777, rows=[NewDue("retire", b"x", 50)])
    await store.queue.done(turn, 51)
    assert [row.kind for row in await store.queue.due(99)] == ["retire"]
    changed, same = [await store.games.game(g.id) for g in (game, other)]
    assert changed is not None
    assert (changed.board, changed.board_at) == (777, 50)
    assert same == other


async def test_a_table_has_one_chore_of_a_kind(store: Store) -> None:
    game = await opened(store)
    for at in (30, 10, 20):
        await store.queue.add(game.id, [NewDue("show", b"", at)])
    assert [row.at for row in await store.queue.due(99)] == [10]


async def test_a_chore_that_is_put_again_while_somebody_is_at_it_is_done_again(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, [NewDue("show", b"", 1)])
    (first,) = await take(store, 1)
    await store.queue.add(game.id, [NewDue("show", b"", 2)])
    assert await take(store, 2) == []
    await store.queue.done(first, 3)
    (again,) = await take(store, 3)
    await store.queue.done(again, 4)
    assert await store.queue.due(PARKED) == []


async def test_a_chore_that_waits_after_a_fault_goes_on_waiting_unless_it_is_hurried(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, [NewDue("opponents", b"", 1)])
    (row,) = await take(store, 1, ("opponents",))
    await store.queue.failed(row, 600, 1, "a fault")
    await store.queue.add(game.id, [NewDue("opponents", b"", 2)])
    assert await store.queue.next_due() == 600
    await store.queue.hurry(game.id, "opponents", 5)
    assert await store.queue.next_due() == 5
    await take(store, 5, ("opponents",))
    await store.queue.hurry(game.id, "opponents", 6)
    assert await take(store, 6, ("opponents",)) == []


async def test_a_reminder_is_put_off_by_being_put_again_and_can_be_cancelled(store: Store) -> None:
    game = await opened(store)
    for at in (10, 90):
        await store.queue.add(game.id, [NewDue("remind", b"", at)])
    assert await store.queue.next_due() == 90
    await store.queue.cancel(game.id, ["remind"])
    assert await store.queue.next_due() is None


async def test_new_work_is_not_kept_waiting_by_a_long_row_of_old_work(store: Store) -> None:
    games = [(await opened(store)).id for _ in range(30)]
    for at, game in enumerate(games):
        await store.queue.add(game, turns(at))
    taken = await store.queue.take(ALL, "me", 99, 200, tables=4)
    assert sorted(taken) == [games[0], games[1], games[-2], games[-1]]
    assert games[-3] in await store.queue.take(ALL, "me", 99, 200, tables=4, busy=taken)


async def test_one_kind_of_work_does_not_keep_another_waiting(store: Store) -> None:
    games = [(await opened(store)).id for _ in range(12)]
    for game in games[:10]:
        await store.queue.add(game, turns(1))
    await store.queue.add(games[10], [NewDue("show", b"", 2)])
    await store.queue.add(games[11], [NewDue("lobby", b"", 2)])
    taken = await store.queue.take(ALL, "me", 99, 200, tables=5)
    assert {games[10], games[11]} < set(taken)


async def test_tables_at_work_and_what_is_older_than_wanted_are_left_alone(store: Store) -> None:
    one, two, three, four = [(await opened(store)).id for _ in range(4)]
    for game, at in ((one, 5), (two, 9), (three, 9), (four, 7)):
        await store.queue.add(game, turns(at))
    assert list(await store.queue.take(ALL, "me", 9, 20, tables=1, busy=[one, two, three])) == [four], "in between"
    assert list(await store.queue.take(ALL, "me", 9, 20, tables=9, busy=[two], after=5)) == [three]


@pytest.mark.parametrize("before", [True, False])
async def test_posts_of_a_table_without_a_place_wait_until_it_has_one(store: Store, before: bool) -> None:
    game = await opened(store)
    if before:
        await store.queue.add(game.id, [*turns(1, 1), NewDue("show", b"", 1)])
        first, *_ = await take(store, 5)
    assert await store.places.lose(game.id, "channel-gone", Loss(5, lambda _: None, [NewDue("admin", b"", 5)]))
    assert not await store.places.lose(game.id, "no-access")
    if before:
        await store.queue.failed(first, 20, 5, "gone")
    await store.queue.add(game.id, [*turns(6), NewDue("show", b"", 6), NewDue("opponents", b"", 6)])
    assert await take(store, PARKED - 1) == []
    assert sorted(row.kind for row in await store.queue.due(99)) == ["admin", "opponents"]
    await store.places.set(game.id, 21, None, 50)
    assert [row.kind for row in await take(store, 50)].count("turn") == (3 if before else 1)
    moved = await store.games.game(game.id)
    assert moved is not None
    assert (moved.channel, moved.lost) == (21, None)


async def test_posts_of_a_game_that_is_over_are_dropped_with_its_place(store: Store) -> None:
    number = await started(store)
    await store.games.set_status(number, Status.ABANDONED, 2_000)
    assert not await store.places.lose(number, "channel-gone")
    assert [row.kind for row in await store.queue.due(PARKED)] == ["pack"]


async def test_every_change_of_a_table_leaves_its_board_behind(store: Store) -> None:
    number = await started(store)

    async def behind() -> bool:
        rows = [row for row in await store.queue.due(PARKED) if row.kind == "show"]
        for row in await take(store, 9_999):
            await store.queue.done(row, 9_999)
        return len(rows) == 1

    assert await behind()
    await store.games.set_status(number, Status.PAUSED, 2_000, paused="rules")
    assert await behind()
    await store.games.set_status(number, Status.PLAYING, 2_000)
    assert await behind()
    lobby = await opened(store)
    await store.games.change_seats(lobby.id, lambda _: [ANN], 2_000)
    assert await behind()
    await store.games.set_options(lobby.id, b"", 2, 2_000)
    assert await behind()
    assert not await behind()


async def test_pruning_forgets_old_done_posts_and_keeps_the_others(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, turns(1, 1, 1))
    old, new, waiting = await take(store, 1)
    await store.queue.done(old, 50)
    await store.queue.done(new, 60)
    await store.prune(before=60)
    with pytest.raises(StoreError, match=f"There is no row {old.id} in the queue"):
        await store.queue.done(old, 70)
    await store.queue.done(new, 70)
    assert [row.id for row in await store.queue.due(PARKED)] == [waiting.id]


@pytest.mark.sqlite
async def test_a_row_that_makes_no_sense_is_dropped_and_keeps_nobody_waiting(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = await opened(store), await opened(store)
    broken, good = (await ids(store, one.id, 1, 1))[:2]
    await store.queue.add(other.id, turns(1))
    await store.database.write(
        lambda c: c.exec_driver_sql("update due set body = 'no bytes' where id = ?", (broken,)) and None
    )
    taken = await take(store, 10)
    assert {row.game: row.id for row in taken}.get(one.id) == good
    assert {row.game for row in taken} == {one.id, other.id}
    assert f"row {broken} of the due work makes no sense" in caplog.text


async def test_a_post_for_no_game_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="failed"):
        await store.queue.add(99, turns(1))
    assert await store.queue.due(99) == []
