"""Faults planted in what keeps several processes with games together are found in simulated clusters."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

import db
from cluster.member import Member
from host import Refused
from host.live import Live
from host.play.now import Now
from tests.cluster.lived import Lived
from tests.soak import SOAK

from .finding import Patch

SEEDS = 12


async def left_as_it_is(self: db.Queue, now: int, share: db.Share | None = None, shard: int = 0) -> None:
    """Nothing."""


async def told_as_failed(self: Now, key: str, number: int) -> None:
    raise Refused("not-counted")


CLUSTERS: dict[str, Patch] = {
    "notices that are trusted": lambda p: p.setattr(Live, "stands", lambda self, table: True),
    "claims of those who are gone": lambda p: p.setattr(db.Queue, "inherit", left_as_it_is),
    "an answer that was lost, taken for a refusal": lambda p: p.setattr(Now, "_doubtful", told_as_failed),
    "no watchdog": lambda p: p.setattr(Member, "held", lambda self: frozenset(self._terms)),
}


@pytest.mark.parametrize("name", CLUSTERS if SOAK > 1 else ["claims of those who are gone"])
def test_a_fault_planted_in_a_cluster_with_games_is_found(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    CLUSTERS[name](monkeypatch)
    assert any(Lived(seed, tmp_path / f"{seed}.db").live() for seed in range(SEEDS)), f"not found in {SEEDS} clusters"
