"""Posts: due in order, tried again under the same nonce, done once."""

from __future__ import annotations

import msgspec
import pytest

from db import NewDue, Store, StoreError
from tests.db.sample import opened


async def test_posts_are_due_in_the_order_they_were_written(store: Store) -> None:
    game = await opened(store)
    assert await store.queue.next_due() is None
    await store.queue.add(game.id, [NewDue("a", b"1", 30), NewDue("b", b"2", 10), NewDue("c", b"3", 20)])
    assert await store.queue.next_due() == 10
    assert [post.kind for post in await store.queue.due(20)] == ["b", "c"]
    assert [post.kind for post in await store.queue.due(99)] == ["a", "b", "c"]
    assert [post.kind for post in await store.queue.due(99, limit=2)] == ["a", "b"]
    assert await store.queue.due(9) == []


async def test_a_failed_post_is_tried_again_later_under_the_same_nonce(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, [NewDue("turn", b"body", 10)])
    (post,) = await store.queue.due(10)
    await store.queue.failed(post.id, retry=40)
    assert await store.queue.due(39) == []
    assert await store.queue.due(40) == [msgspec.structs.replace(post, at=40, tries=1)]


async def test_every_post_has_a_nonce_of_its_own_that_discord_takes(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, [NewDue("turn", b"", 1)] * 20)
    nonces = [post.nonce for post in await store.queue.due(1)]
    assert len(set(nonces)) == 20
    assert all(0 < len(nonce) <= 25 for nonce in nonces)


async def test_a_done_post_is_not_due_and_may_become_the_board(store: Store) -> None:
    game, other = await opened(store), await opened(store)
    await store.queue.add(game.id, [NewDue("board", b"", 1), NewDue("turn", b"", 1)])
    board, turn = await store.queue.due(1)
    await store.queue.done(board.id, 50, board=777)
    await store.queue.done(turn.id, 51)
    assert await store.queue.due(99) == []
    assert await store.queue.next_due() is None
    expected = msgspec.structs.replace(game, board=777, board_at=50)
    assert [await store.games.game(g.id) for g in (game, other)] == [expected, other]


async def test_pruning_forgets_old_done_posts_and_keeps_the_others(store: Store) -> None:
    game = await opened(store)
    await store.queue.add(game.id, [NewDue(kind, b"", 1) for kind in ("old", "new", "waiting")])
    old, new, waiting = await store.queue.due(1)
    await store.queue.done(old.id, 50)
    await store.queue.done(new.id, 60)
    await store.prune(before=60)
    with pytest.raises(StoreError, match=f"There is no post {old.id} in the queue"):
        await store.queue.failed(old.id, retry=70)
    await store.queue.failed(new.id, retry=70)
    assert [post.id for post in await store.queue.due(99)] == [waiting.id]


async def test_a_post_for_no_game_is_refused(store: Store) -> None:
    with pytest.raises(StoreError, match="failed"):
        await store.queue.add(99, [NewDue("turn", b"", 1)])
    assert await store.queue.due(99) == []
