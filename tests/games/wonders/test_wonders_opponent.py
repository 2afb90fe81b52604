"""The strong practice opponent, which plans its round, against the steady one, which buys what brings most."""

from __future__ import annotations

import pytest

from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.core.opponents import steady_player, strong_player
from engine.games.wonders import GAME
from engine.games.wonders.flow import Position
from tests.soak import SOAK, times


def match(seed: bytes, strong: Seat) -> Position:
    """A game for two between the strong and the steady one."""
    s, n = GAME.start(2, Seeded(seed, 0, 0)).state, 0
    while waiting := GAME.waiting(s):
        n += 1
        player = strong_player if waiting[0] == strong else steady_player
        action = player(GAME, s, waiting[0], Seeded(b"whims", 0, n))
        s = GAME.apply(s, waiting[0], action, Seeded(seed, 0, n)).state
    return s


@pytest.mark.parametrize("seat", [1] if SOAK == 1 else [0, 1])
def test_the_strong_one_beats_the_steady_one_which_buys_what_brings_most(seat: Seat) -> None:
    won = 0
    seeds = [b"%d" % n for n in range(times(1))]
    for seed in seeds:
        result = GAME.result(match(seed, seat))
        assert result is not None
        won += result.winners == (seat,)
    assert 3 * won >= 2 * len(seeds)
