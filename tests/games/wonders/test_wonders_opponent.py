"""The practice opponent, which plans its round, against a player who buys what brings most."""

from __future__ import annotations

import pytest

from engine.core.chance import Seeded
from engine.core.model import Action, Seat
from engine.games.wonders import GAME
from engine.games.wonders.flow import Position
from engine.games.wonders.opponent import choose
from tests.soak import times

from . import rival


def decide(s: Position, seat: Seat, n: int, strong: bool) -> Action:
    """The next action of a seat, from what it sees."""
    chance = Seeded(b"whims", 0, n)
    player = choose if strong else rival.choose
    return player(GAME, GAME.imagined(s, seat, chance), seat, chance)


def match(seed: bytes, strong: Seat) -> Position:
    """A game for two between the opponent and its rival."""
    s, n = GAME.start(2, Seeded(seed, 0, 0)).state, 0
    while waiting := GAME.waiting(s):
        n += 1
        s = GAME.apply(s, waiting[0], decide(s, waiting[0], n, waiting[0] == strong), Seeded(seed, 0, n)).state
    return s


@pytest.mark.parametrize("seat", [0, 1])
def test_the_opponent_beats_one_that_buys_what_brings_most(seat: Seat) -> None:
    won = 0
    seeds = [b"%d" % n for n in range(times(1))]
    for seed in seeds:
        result = GAME.result(match(seed, seat))
        assert result is not None
        won += result.winners == (seat,)
    assert 3 * won >= 2 * len(seeds)
