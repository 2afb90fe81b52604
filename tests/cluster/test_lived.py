"""Whole clusters with games, from seeds: whatever fails, nothing that anybody was told is lost or done twice."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.soak import SOAK

from .lived import Lived

CLUSTERS = 3 if SOAK == 1 else 200 * SOAK
"""`make soak` lives 2,000."""


@pytest.mark.parametrize("seed", range(CLUSTERS))
def test_a_cluster_with_games_loses_nothing_and_does_nothing_twice(
    seed: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    cluster = Lived(seed, tmp_path / "games.db")
    assert not cluster.live(), "\n".join([f"cluster {seed}", *cluster.wrong, "", *cluster.told[-60:]])
