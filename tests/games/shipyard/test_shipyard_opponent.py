"""The practice opponent: that it wins against chance, and that it sends ships on their voyages."""

from __future__ import annotations

import pytest

from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.core.opponents import random_player, steady_player
from engine.games.shipyard import GAME
from engine.games.shipyard.flow import Position
from tests.soak import times


def match(seats: int, n: int, me: Seat) -> Position:
    """A whole game with one seat held by the opponent, the others by lot."""
    key, moves = b"%d/%d" % (seats, n), 0
    s = GAME.start(seats, Seeded(key, 0, 0)).state
    while waiting := GAME.waiting(s):
        moves, seat = moves + 1, waiting[0]
        player = steady_player if seat == me else random_player
        s = GAME.apply(s, seat, player(GAME, s, seat, Seeded(key, 1, moves)), Seeded(key, 0, moves)).state
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_wins_against_chance_and_completes_ships(seats: int) -> None:
    """All ships together make most of its points: a fleet, not contracts and traders alone."""
    for n in range(times(1)):
        me = Seat(n % seats)
        s = match(seats, n, me)
        result = GAME.result(s)
        assert result is not None
        assert result.winners == (me,)
        assert s.table.final[me].ships >= 20
        assert s.table.players[me].fleet
