"""Who held a seat from which entry to which is written with the change of hands, whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from db import Ballot, Change, Held, NewDue, Status, Store, StoreError, Tenure
from tests.db.sample import ANN, BEN, entry, everything, opened, started, state


def held_by(index: int, **changes: Any) -> Callable[[Held], Change]:
    """A seat with these changes."""

    def decide(held: Held) -> Change:
        return Change(seats=[replace(s, **changes) if s.index == index else s for s in held.seats])

    return decide


async def move(store: Store, game: int, seq: int) -> None:
    await store.journal.append(game, [entry(seq)], state(seq))


async def test_at_the_start_everybody_holds_a_seat_from_entry_0(store: Store) -> None:
    game = await started(store, moves=2)
    assert await store.seats.tenures(game) == (
        Tenure(seat=0, first=0, person=1, name="Ann"),
        Tenure(seat=1, first=0, person=2, name="Ben"),
    )
    lobby = await opened(store)
    assert await store.seats.tenures(lobby.id) == ()


async def test_a_tenure_ends_with_the_last_entry_and_the_next_begins_after_it(store: Store) -> None:
    game = await started(store, moves=2)
    await store.seats.change(game, held_by(1, opponent="steady"), at=7)
    await move(store, game, 3)
    held = await store.seats.change(game, held_by(1, person=3, opponent=None, name="Cat"), at=8)
    assert [each for each in held.tenures if each.seat == 1] == [
        Tenure(seat=1, first=0, last=2, person=2, name="Ben"),
        Tenure(seat=1, first=3, last=3, person=2, opponent="steady", name="Ben"),
        Tenure(seat=1, first=4, person=3, name="Cat"),
    ]
    assert [each for each in held.tenures if each.seat == 0] == [Tenure(seat=0, first=0, person=1, name="Ann")]
    assert held.row.updated_at == 8


async def test_a_tenure_without_an_entry_leaves_no_trace(store: Store) -> None:
    game = await started(store, moves=2)
    await store.seats.change(game, held_by(1, opponent="steady"), at=7)
    await store.seats.change(game, held_by(1, opponent=None), at=8)
    assert [each.last for each in await store.seats.tenures(game)] == [None, None]
    await store.seats.change(game, held_by(1, person=3, name="Cat"), at=9)
    held = await store.seats.change(game, held_by(1, person=4, name="Dan"), at=10)
    assert [(each.first, each.last, each.name) for each in held.tenures if each.seat == 1] == [
        (0, 2, "Ben"),
        (3, None, "Dan"),
    ]


async def test_a_seat_that_only_opens_keeps_its_tenure(store: Store) -> None:
    game = await started(store, moves=2)
    held = await store.seats.change(game, held_by(1, open=True, since=5, told=1), at=7)
    assert held.seats == (ANN, replace(BEN, open=True, since=5, told=1))
    assert [each.first for each in held.tenures] == [0, 0]


async def test_a_change_is_written_whole_or_not_at_all(store: Store) -> None:
    game = await started(store, moves=2)
    before = await everything(store)

    def refuse(held: Held) -> Change:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await store.seats.change(game, refuse, at=7)
    bad = Change(seats=[ANN], ballots=[Ballot(kind="end", about=-1, person=1, at=7)], due=[NewDue("notice", b"", 7)])
    with pytest.raises(StoreError, match="may change hands, no more"):
        await store.seats.change(game, lambda held: bad, at=7)
    with pytest.raises(StoreError, match="There is no game 77"):
        await store.seats.change(77, lambda held: Change(), at=7)
    assert await everything(store) == before


async def test_ballots_due_work_and_the_end_are_written_together(store: Store) -> None:
    game = await started(store, moves=2)
    vote = Ballot(kind="end", about=-1, person=1, at=7)
    await store.seats.change(game, lambda held: Change(ballots=[vote], due=[NewDue("remind", b"", 90)]), at=7)
    held = await store.seats.held(game)
    assert held.ballots == (vote,)
    end = Change(ballots=[], due=[NewDue("over", b"", 9)], cancels=["remind"], ended="agreed")
    held = await store.seats.change(game, lambda held: end, at=9)
    assert (held.row.status, held.row.ended, held.ballots) == (Status.ABANDONED, "agreed", ())
    assert [each.kind for each in await store.queue.due(1_000) if each.kind not in ("turn", "show")] == ["over"]
    with pytest.raises(StoreError, match="cannot be ended"):
        await store.seats.change(game, lambda held: end, at=10)


async def test_since_when_a_seat_is_waited_for_is_written_with_the_move(store: Store) -> None:
    game = await started(store, moves=1)
    first = [NewDue("remind", b"", 90)]
    await store.journal.append(game, [entry(2)], state(2), posts=first, waits=[replace(BEN, since=70)])
    second = [NewDue("remind", b"", 95)]
    await store.journal.append(
        game, [entry(3)], state(3), posts=second, waits=[replace(ANN, since=75), BEN], cancels=("remind",)
    )
    assert await store.games.seats(game) == (replace(ANN, since=75), BEN)
    assert [each.at for each in await store.queue.due(1_000) if each.kind == "remind"] == [95]
