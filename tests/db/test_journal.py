"""Entries: written once, in order, whole; read back as they were."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from db import Appended, By, Outcome, Status, Store, StoreError
from tests.db.sample import POST, assert_whole, entry, everything, opened, started, state


async def test_a_start_makes_an_open_game_playing(store: Store) -> None:
    game = await opened(store)
    assert (game.status, game.head) == (Status.OPEN, -1)
    assert await store.journal.newest(game.id) is None
    result = await store.journal.start(game.id, entry(0), state(0), press="go", posts=(POST,))
    assert result == Appended(Outcome.OK, 0)
    after = await store.games.game(game.id)
    assert after is not None
    assert (after.status, after.head, after.state_hash) == (Status.PLAYING, 0, entry(0).hash)
    assert await store.journal.start(game.id, entry(0), state(0), press="again") == Appended(Outcome.STALE, 0)
    assert await store.journal.start(game.id, entry(0), state(0), press="go") == Appended(Outcome.DUPLICATE, 0)


async def test_entries_come_back_as_they_were_written(store: Store) -> None:
    game = await started(store)
    written = [
        entry(1, draws=b"\0\1", sealed=True, notes=b""),
        entry(2, seat=None, by=By.AUTO, text="Fähre übers Wasser"),
        entry(3, by=By.OPPONENT, strikes=1, rules="2", draws=None),
    ]
    await store.journal.append(game, written, state(3))
    assert await store.journal.entries(game) == [entry(0), *written]
    assert await store.journal.entries(game, after=1, upto=2) == written[1:2]
    assert await store.journal.entries(game, after=3) == []
    row = await store.games.game(game)
    assert row is not None
    assert (row.head, row.undos, row.rules, row.updated_at) == (3, 1, "2", written[2].at)


async def test_a_page_tells_which_of_its_entries_were_struck_out_later(store: Store) -> None:
    game = await started(store, moves=3)
    await store.journal.append(game, [entry(4, strikes=3), entry(5), entry(6, strikes=2), entry(7)], state(7))
    pages = {(-1, 1): set(), (0, 2): {2}, (1, 3): {2, 3}, (2, 4): set(), (2, 3): {3}, (6, 9): set()}
    for archived in (False, True):
        for (after, upto), struck in pages.items():
            assert await store.journal.page(game, after, upto) == (
                await store.journal.entries(game, after=after, upto=upto),
                struck,
            )
        if not archived:
            await store.games.set_status(game, Status.FINISHED, 5)
            await store.journal.archive(game)


async def test_a_press_delivered_twice_counts_once(store: Store) -> None:
    game = await started(store, moves=3)
    before = await everything(store)
    again = await store.journal.append(game, [entry(4)], state(4), press="press 2", posts=(POST,))
    assert again == Appended(Outcome.DUPLICATE, 2)
    assert await store.journal.pressed(game, "press 2") == 2
    assert await store.journal.pressed(game, "press 9") is None
    assert await everything(store) == before


@pytest.mark.parametrize("seq", [0, 1, 3, 5])
async def test_an_entry_for_another_head_is_stale(store: Store, seq: int) -> None:
    game = await started(store, moves=3)
    before = await everything(store)
    assert await store.journal.append(game, [entry(seq)], b"", press="p") == Appended(Outcome.STALE, 3)
    assert await everything(store) == before


@pytest.mark.parametrize("status", [Status.PAUSED, Status.FINISHED, Status.ABANDONED])
async def test_a_game_not_playing_takes_no_entry(store: Store, status: Status) -> None:
    game = await started(store, moves=1)
    await store.games.set_status(game, status, 60)
    assert await store.journal.append(game, [entry(2)], b"") == Appended(Outcome.STALE, 1)


async def test_a_hundred_deliveries_of_one_decision_make_one_entry(store: Store) -> None:
    game = await started(store)
    presses = [f"p{n}" for n in range(50)] * 2
    results = await asyncio.gather(
        *(store.journal.append(game, [entry(1)], state(1), press=p, posts=(POST,)) for p in presses)
    )
    assert Counter(r.outcome for r in results) == {Outcome.OK: 1, Outcome.DUPLICATE: 1, Outcome.STALE: 98}
    assert {r.seq for r in results} == {1}
    assert await store.journal.pressed(game, "p0") == 1
    assert len(await store.journal.entries(game)) == 2
    assert [row[2] for row in (await everything(store))["due"]] == ["turn", "show", "turn"]


async def test_the_last_entry_finishes_the_game(store: Store) -> None:
    game = await started(store)
    await store.journal.append(game, [entry(1)], state(1), finished=True)
    row = await store.games.game(game)
    assert row is not None
    assert row.status is Status.FINISHED


async def test_what_cannot_be_written_changes_nothing(store: Store) -> None:
    game = await started(store, moves=1)
    before = await everything(store)
    with pytest.raises(StoreError, match="There is no game 99"):
        await store.journal.append(99, [entry(2)], b"")
    with pytest.raises(StoreError, match="without a gap"):
        await store.journal.append(game, [entry(2), entry(4)], b"")
    with pytest.raises(StoreError, match="without a gap"):
        await store.journal.append(game, [], b"")
    with pytest.raises(StoreError, match=r"not-null|NOT NULL"):
        await store.journal.append(game, [entry(2, text=None)], b"", press="p", posts=(POST,))
    assert await everything(store) == before


async def test_the_newest_snapshot_and_the_first_of_each_block_are_kept(store: Store) -> None:
    game = await started(store)
    seq = 0
    for size in [1] * 48 + [3, 1, 1] + [20] * 4:  # 48, 51, 52, 53, 73, 93, 113, 133
        more = [entry(n) for n in range(seq + 1, seq + size + 1)]
        seq += size
        await store.journal.append(game, more, state(seq), press=f"p{seq}")
    kept = {0, 51, 113, 133}
    assert {row[1] for row in (await everything(store))["snapshot"]} == kept
    for upto in (0, 50, 51, 52, 112, 113, 132, 133):
        found = await store.journal.snapshot(game, upto)
        assert found is not None
        assert found.seq == max(k for k in kept if k <= upto)
        assert found.body == state(found.seq)
    assert await store.journal.entries(game) == [entry(n) for n in range(seq + 1)]
    assert await store.journal.entries(game, after=70, upto=101) == [entry(n) for n in range(71, 102)]


async def test_a_snapshot_with_a_struck_entry_in_it_is_passed_over(store: Store) -> None:
    game = await started(store)
    await store.journal.append(game, [entry(n) for n in range(1, 51)], state(50))
    await store.journal.append(game, [entry(51)], state(51))
    await store.journal.append(game, [entry(52, strikes=50)], state(52))
    await store.journal.append(game, [entry(53, strikes=51)], state(53))
    at = {upto: await store.journal.snapshot(game, upto) for upto in (49, 50, 52, 53)}
    assert {upto: found and found.seq for upto, found in at.items()} == {49: 0, 50: 0, 52: 0, 53: 53}


async def test_the_last_64_presses_of_a_game_are_known(store: Store) -> None:
    game, other = await started(store, moves=70), await started(store, moves=1)
    known = {n: await store.journal.pressed(game, f"press {n}") for n in range(1, 72)}
    assert known == {n: n if 7 <= n <= 70 else None for n in range(1, 72)}
    assert await store.journal.pressed(other, "press 70") is None
    assert await store.journal.pressed(99, "press 70") is None


async def test_what_no_person_pressed_pushes_no_press_out(store: Store) -> None:
    game = await started(store, moves=64)
    for seq in range(65, 80):
        await store.journal.append(game, [entry(seq, by=By.OPPONENT)], state(seq))
    assert await store.journal.pressed(game, "press 1") == 1


async def test_games_do_not_meet(store: Store) -> None:
    one, two = await started(store, moves=2), await started(store, moves=3)
    assert [await assert_whole(store, game) for game in (one, two)] == [2, 3]
