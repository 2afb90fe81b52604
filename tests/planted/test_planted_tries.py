"""Faults planted where people try things out are found: each by a test of `tests/host`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from host import Host, Table
from tests.host import test_tries
from tests.host.conftest import OpenHost, Play

from .finding import Planted, finds
from .test_planted_ahead import at_any_cost


def instead(where: str, what: Any) -> Callable[[pytest.MonkeyPatch], None]:
    """Replaces some source."""
    return lambda patched: patched.setattr(where, what)


def as_it_lies(game: Any, s: Any, own: Any, seed: bytes) -> Any:
    """A try begins with the real position."""
    return game.decode(game.encode(s))


def all_of_it(played: Any, own: int) -> int:
    """What follows another's move is carried out, too."""
    return len(played)


FAULTS = {
    "a try that begins with the real pile": Planted(
        instead("host.tries.fork.begun", as_it_lies),
        test_tries.test_the_pile_is_imagined_with_a_seed_of_the_trys_own,
    ),
    "a table that moves on unseen": Planted(
        instead("host.tries.tries._stands", lambda live, seat: (0, 0, seat)),
        test_tries.test_nothing_is_carried_out_once_the_table_has_moved_on,
    ),
    "a try carried out at any cost": Planted(
        instead("host.plans.ahead._stands", at_any_cost),
        test_tries.test_it_is_all_as_it_was_shown_or_nothing,
    ),
    "a try carried out beyond another's move": Planted(
        instead("host.view.tries.sure", all_of_it),
        test_tries.test_a_try_changes_nothing_but_its_own_row,
    ),
    "a plan of nothing": Planted(
        instead("host.view.tries.plan", lambda played, own: ()),
        test_tries.test_what_somebody_tries_while_they_wait_becomes_their_plan,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_fault_planted_in_tries_is_found(
    name: str, host: Host, open_host: OpenHost, playing: Table, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.tries.fork.STAND_IN", "random")
    await finds(FAULTS[name], {"host": host, "open_host": open_host, "playing": playing, "play": play}, monkeypatch)
