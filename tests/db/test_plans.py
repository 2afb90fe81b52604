"""Plans are written, kept and dropped in the transaction of what makes them stand or fall."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pytest
from msgspec.structs import replace

import db
from db import ASIDE_BESIDE, SET_ASIDE, Change, NewDue, Outcome, Plan, Status, Store
from tests.db.sample import ANN, BEN, entry, everything, started, state

BENS = Plan(seat=1, person=2, decision="turn", body=b"beforehand")
DRAFT = replace(BENS, decision=None)


async def left(store: Store, plan: Plan = BENS, moves: int = 1) -> int:
    """A game of some entries, after which this was left."""
    game = await started(store, moves)
    assert await store.plans.change(game, plan.seat, None, plan, moves)
    return game


async def moved(
    store: Store, game: int, seq: int, seat: int, before: str | None, after: str = "turn"
) -> tuple[Outcome, list[list[int]]]:
    """An entry by a seat that answered one decision and led to another: what came of it, and the seats that had a
    plan for that one."""
    told: list[list[int]] = []

    def posts(planned: Collection[int]) -> Sequence[NewDue]:
        told.append(sorted(planned))
        return [NewDue("ahead", b"", seq)] if planned else []

    turn = db.Turn(seat=seat, before=before, after=after, posts=posts)
    done = await store.journal.append(game, [entry(seq, seat=seat)], state(seq), turn=turn)
    return done.outcome, told


async def due(store: Store) -> list[str]:
    return [row.kind for row in await store.queue.due(2**50)]


async def test_a_plan_stands_until_its_seat_has_answered_what_it_is_for(store: Store) -> None:
    game = await left(store)
    assert await moved(store, game, 2, 0, "turn", "other") == (Outcome.OK, [[]])
    assert await moved(store, game, 3, 1, "other") == (Outcome.OK, [[1]])
    assert "ahead" in await due(store)
    assert await store.plans.of(game, 1) == BENS
    assert await moved(store, game, 4, 1, "turn") == (Outcome.OK, [[]])
    assert await store.plans.of(game, 1) is None


@pytest.mark.parametrize(("plan", "before"), [(DRAFT, "other"), (BENS, None)])
async def test_a_draft_goes_with_any_entry_of_its_seat_and_a_plan_is_set_aside_by_an_undo(
    store: Store, plan: Plan, before: str | None
) -> None:
    game = await left(store, plan)
    await moved(store, game, 2, 0, before)
    assert await store.plans.of(game, 1) == plan
    assert await moved(store, game, 3, 1, before) == (Outcome.OK, [[]])
    assert await store.plans.of(game, 1) == (None if plan is DRAFT else replace(BENS, decision=SET_ASIDE))


async def test_a_plan_that_is_set_aside_stays_while_its_seat_moves_and_is_never_played(store: Store) -> None:
    game = await left(store)
    await moved(store, game, 2, 1, None)
    for seq, before in ((3, "turn"), (4, "other"), (5, None)):
        assert await moved(store, game, seq, 1, before) == (Outcome.OK, [[]])
    assert await store.plans.of(game, 1) == replace(BENS, decision=SET_ASIDE)


async def test_beside_what_is_set_aside_another_is_made_until_its_seat_moves(store: Store) -> None:
    beside = replace(BENS, decision=ASIDE_BESIDE)
    game = await left(store, beside)
    assert await moved(store, game, 2, 0, "turn") == (Outcome.OK, [[]])
    assert await store.plans.of(game, 1) == beside
    assert await moved(store, game, 3, 1, "turn") == (Outcome.OK, [[]])
    assert await store.plans.of(game, 1) == replace(BENS, decision=SET_ASIDE)


async def test_a_draft_is_not_to_be_played(store: Store) -> None:
    game = await left(store, DRAFT)
    assert await moved(store, game, 2, 0, "turn") == (Outcome.OK, [[]])


async def test_an_entry_that_is_not_written_changes_no_plan(store: Store) -> None:
    game = await left(store)
    assert await moved(store, game, 7, 1, None) == (Outcome.STALE, [])
    assert await store.plans.of(game, 1) == BENS


async def test_a_plan_is_written_only_in_place_of_the_one_it_was_made_from(store: Store) -> None:
    game, other = await left(store), replace(BENS, body=b"something else")
    before = await everything(store)
    for old, new, head in (
        (None, other, 1),  # there is one already
        (other, None, 1),  # that one is not there
        (BENS, other, 0),  # the game has moved on
        (BENS, replace(other, person=3), 1),  # somebody who does not sit there
    ):
        assert not await store.plans.change(game, 1, old, new, head, [NewDue("turn", b"", 5)])
    assert await everything(store) == before
    assert await store.plans.change(game, 1, BENS, other, 1, [NewDue("turn", b"", 5)])
    assert await store.plans.of(game, 1) == other
    assert await store.plans.change(game, 1, other, None, 1)
    assert await store.plans.of(game, 1) is None


async def test_who_stepped_away_leaves_no_plan(store: Store) -> None:
    game = await started(store)
    await store.seats.change(game, lambda held: Change(seats=[ANN, replace(BEN, opponent="steady")]), at=7)
    assert not await store.plans.change(game, 1, None, BENS, 0)


@pytest.mark.parametrize(
    "new", [replace(BEN, opponent="steady"), replace(BEN, person=None, opponent="steady"), replace(BEN, person=3)]
)
async def test_a_plan_goes_when_another_holds_the_seat(store: Store, new: db.Seat) -> None:
    game = await left(store)
    await store.seats.change(game, lambda held: Change(seats=[replace(ANN, open=True), held.seats[1]]), at=6)
    assert await store.plans.of(game, 1) == BENS
    await store.seats.change(game, lambda held: Change(seats=[ANN, new]), at=7)
    assert await store.plans.of(game, 1) is None


@pytest.mark.parametrize("how", ["finished", "ended", "by hand", "rewritten"])
async def test_all_plans_go_when_the_game_is_over_or_goes_another_way(store: Store, how: str) -> None:
    game = await left(store)
    other = await started(store)
    kept = Plan(seat=0, person=1, decision="turn", body=b"elsewhere")
    assert await store.plans.change(other, 0, None, kept, 0)
    if how == "finished":
        await store.journal.append(game, [entry(2)], state(2), finished=True)
    elif how == "ended":
        await store.seats.change(game, lambda held: Change(ended="agreed"), at=7)
    elif how == "by hand":
        await store.games.set_status(game, Status.ABANDONED, 7)
    else:
        entries = await store.journal.entries(game)
        await store.rebuild.rewrite(game, entries, {n: state(n) for n in range(2)}, Status.PLAYING)
    assert await store.plans.of(game, 1) is None
    assert await store.plans.of(other, 0) == kept


async def test_a_plan_is_set_aside_when_the_game_is_taken_back(store: Store) -> None:
    game = await left(store)
    await store.journal.rewind(game, [entry(2, strikes=1)], [state(0)], Status.PLAYING)
    assert await store.plans.of(game, 1) == replace(BENS, decision=SET_ASIDE)


async def test_a_person_who_is_forgotten_leaves_no_plan(store: Store) -> None:
    game = await left(store)
    await store.seats.forget(11, 2)
    assert await store.plans.of(game, 1) == BENS
    await store.seats.forget(10, 2)
    assert await store.plans.of(game, 1) is None


async def test_a_table_that_goes_on_tries_plans_again(store: Store) -> None:
    game = await left(store)
    await store.games.set_status(game, Status.PAUSED, 5, paused="rules")
    assert "ahead" not in await due(store)
    await store.games.set_status(game, Status.PLAYING, 6)
    assert "ahead" in await due(store)
    assert await store.plans.of(game, 1) == BENS
