"""Draws: uniform, repeatable, replayable, and checkable at the end."""

from __future__ import annotations

import pytest

from engine.core.chance import Recorded, Seeded, commitment
from engine.core.ctx import Ctx
from engine.core.model import Bug

# the 99.9 % points of chi-square for n - 1 degrees of freedom
LIMITS = {2: 10.8, 6: 20.5, 10: 27.9, 35: 65.2}


def chi_square(counts: list[int]) -> float:
    """How far counts are from being all the same."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("n", LIMITS)
def test_draws_of_one_entry_are_uniform(n: int) -> None:
    chance, counts = Seeded(b"one", 0, 7), [0] * n
    for _ in range(20_000):
        counts[chance.below(n)] += 1
    assert chi_square(counts) < LIMITS[n]


@pytest.mark.parametrize("n", LIMITS)
def test_the_first_draws_of_many_entries_are_uniform(n: int) -> None:
    counts = [0] * n
    for seq in range(20_000):
        counts[Seeded(b"many", 0, seq).below(n)] += 1
    assert chi_square(counts) < LIMITS[n]


def test_every_order_of_a_shuffle_is_as_likely() -> None:
    counts: dict[str, int] = {}
    for seq in range(12_000):
        cards = list("abc")
        Ctx(None, Seeded(b"cards", 0, seq)).shuffle(cards)
        counts["".join(cards)] = counts.get("".join(cards), 0) + 1
    assert len(counts) == 6
    assert chi_square(list(counts.values())) < LIMITS[6]


def test_the_test_would_find_a_loaded_die() -> None:
    counts = [0] * 6
    chance = Seeded(b"loaded", 0, 0)
    for _ in range(20_000):
        counts[chance.below(64) % 6] += 1
    assert chi_square(counts) > LIMITS[6]


def test_the_same_place_gives_the_same_draws() -> None:
    one, other = Seeded(b"seed", 1, 2), Seeded(b"seed", 1, 2)
    assert [one.below(1_000) for _ in range(20)] == [other.below(1_000) for _ in range(20)]


@pytest.mark.parametrize("other", [Seeded(b"tree", 1, 2), Seeded(b"seed", 2, 2), Seeded(b"seed", 1, 3)])
def test_another_seed_epoch_or_entry_gives_other_draws(other: Seeded) -> None:
    one = Seeded(b"seed", 1, 2)
    assert [one.below(1_000) for _ in range(20)] != [other.below(1_000) for _ in range(20)]


def test_draws_are_listed_in_their_order() -> None:
    chance = Seeded(b"seed", 0, 0)
    assert [chance.below(6) for _ in range(5)] == chance.draws


def test_recorded_draws_come_back() -> None:
    chance = Recorded((3, 0, 5))
    assert [chance.below(6), chance.below(1), chance.below(6)] == [3, 0, 5]
    assert chance.draws == [3, 0, 5]


def test_a_record_with_too_few_draws_is_a_bug() -> None:
    chance = Recorded((3,))
    chance.below(6)
    with pytest.raises(Bug, match="fewer draws"):
        chance.below(6)


def test_a_recorded_draw_that_cannot_be_is_a_bug() -> None:
    with pytest.raises(Bug, match="a recorded draw of 6 where the rules ask for 0 to 5"):
        Recorded((6,)).below(6)


def test_the_commitment_is_of_this_seed_and_does_not_show_it() -> None:
    seed = bytes(range(32))
    assert commitment(seed) == commitment(bytes(range(32)))
    assert commitment(seed) != commitment(bytes(range(1, 33)))
    assert len(bytes.fromhex(commitment(seed))) == 32
    assert seed.hex() not in commitment(seed)


@pytest.mark.parametrize("what", ["roll", "shuffle", "reveal"])
def test_rolling_shuffling_and_revealing_end_undo(what: str) -> None:
    ctx = Ctx(None, Seeded(b"", 0, 0))
    assert ctx.sealed is False
    match what:
        case "roll":
            ctx.roll(6)
        case "shuffle":
            ctx.shuffle([1, 2])
        case "reveal":
            ctx.reveal()
    assert ctx.sealed is True
