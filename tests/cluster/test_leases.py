"""The rows by which processes agree who speaks for which shard."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from db import LEASE, Beat, Share, Store, leases


class Clock:
    """The database's, in milliseconds; set by the tests."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self, _: object) -> int:
        return self.now


@pytest.fixture
def clock(store: Store, monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(store.database, "clock", clock)
    return clock


def believed(_: int) -> bool:
    return True


async def beat(store: Store, name: str, last: Beat | None = None, judges: Callable[[int], bool] = believed) -> Beat:
    return await store.leases.beat(name, last.terms if last else {}, judges)


async def test_members_share_what_there_is_and_a_lease_that_ran_out_is_taken_under_a_new_term(
    store: Store, clock: Clock
) -> None:
    assert await store.leases.join("a", 4) == 4
    a = await beat(store, "a")
    assert a.terms == {0: 1, 1: 1, 2: 1, 3: 1}
    assert await store.leases.join("b", 9) == 4  # as those who live have it
    assert (await beat(store, "b")).terms == {}
    assert (await beat(store, "a", a)).fair == 2
    await store.leases.release("a", {3: 1, 2: 7})  # not under another term
    b = await beat(store, "b")
    assert b.terms == {3: 2}
    clock.now += LEASE - 1
    b = await beat(store, "b", b)
    assert b.terms == {3: 2}
    clock.now += 1
    assert (await beat(store, "b", b, lambda now: now < clock.now)).terms == {3: 2}
    late = await beat(store, "b", b)
    assert (late.terms, late.living) == ({0: 2, 1: 2, 2: 2, 3: 2}, 1)
    a = await beat(store, "a", a)
    assert (a.terms, a.fair) == ({}, 2)
    await store.leases.leave("b")
    assert (await beat(store, "a", a)).terms == {0: 3, 1: 3, 2: 3, 3: 3}


async def test_a_lease_under_ones_name_of_which_nothing_is_known_is_taken_anew(store: Store, clock: Clock) -> None:
    await store.leases.join("a", 2)
    a = await beat(store, "a")
    assert (await beat(store, "a")).terms == {0: 2, 1: 2}
    assert (await beat(store, "a", a)).terms == {0: 3, 1: 3}


async def test_a_clock_set_back_keeps_nothing_held_for_longer_than_a_lease(store: Store, clock: Clock) -> None:
    await store.leases.join("a", 1)
    await beat(store, "a")
    clock.now -= 300_000
    await store.leases.join("b", 1)
    await beat(store, "b")
    clock.now += LEASE + 1
    assert (await beat(store, "b")).terms == {0: 2}


async def test_shards_identify_themselves_one_after_the_other_in_each_bucket(store: Store, clock: Clock) -> None:
    waits = [await store.leases.slot(bucket) for bucket in (0, 1, 0)]
    assert waits == [0, 0, leases.APART]
    clock.now += leases.APART
    assert await store.leases.slot(0) == 0
    clock.now -= 300_000
    assert await store.leases.slot(0) == 0


async def test_what_is_done_once_is_done_by_one_and_again_only_if_it_was_not_done(store: Store, clock: Clock) -> None:
    async def first(name: str, digest: str = "x") -> bool:
        return await store.leases.first(name, "commands", digest)

    assert [await first("a"), await first("b"), await first("a")] == [True, False, True]
    clock.now += leases.DOING
    assert await first("b")
    await store.leases.did("commands", "x")
    assert not await first("a")
    assert await first("a", "y")


async def test_a_claim_rests_on_leases_that_hold(store: Store, clock: Clock) -> None:
    await store.leases.join("a", 3)
    await beat(store, "a")
    share = Share(3, "a", {0: 1, 1: 2})

    async def valid(later: int) -> list[int]:
        return await store.database.write(lambda c: leases.valid(c, share, clock.now + later))

    assert [await valid(0), await valid(LEASE)] == [[0], []]
