"""Whole simulated worlds: people, time and faults from one seed, and nothing may go wrong in any of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.soak import SOAK
from tests.worlds.life import Life

WORLDS = 4 if SOAK == 1 else 200 * SOAK
"""`make soak` lives 2,000."""


@pytest.mark.parametrize("seed", range(WORLDS))
async def test_a_world_goes_by_without_a_difference_or_a_leak(seed: int, tmp_path: Path) -> None:
    life = Life(seed, tmp_path, forgers=seed % 2 == 1, sleepers=True, files=True, builders=seed % 4 == 3)
    wrong = await life.live()
    again = f'SOAK={SOAK} python -m pytest -n 0 "tests/worlds/test_worlds.py::{name()}[{seed}]"'
    assert not wrong, "\n".join([*wrong, "", *life.told[-40:], "", f"once more: {again}"])


def name() -> str:
    return test_a_world_goes_by_without_a_difference_or_a_leak.__name__
