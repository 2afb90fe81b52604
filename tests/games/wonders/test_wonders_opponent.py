"""The practice opponents: the strong one, which plans its round, and the steady one, which buys what brings most."""

from __future__ import annotations

import pytest

from engine.core.chance import Seeded
from engine.core.model import Action, Seat
from engine.games.wonders import GAME
from engine.games.wonders.actions import Site
from engine.games.wonders.flow import Position
from engine.games.wonders.opponent import choose, greedy
from engine.games.wonders.opponent.prospect import Prospect
from engine.games.wonders.opponent.settling import settled
from engine.games.wonders.opponent.worth import Forecast
from engine.games.wonders.placing.pieces import fitting
from tests.soak import times


def decide(s: Position, seat: Seat, n: int, strong: bool) -> Action:
    """The next action of a seat, from what it sees."""
    chance = Seeded(b"whims", 0, n)
    player = choose if strong else greedy.choose
    return player(GAME, GAME.imagined(s, seat, chance), seat, chance)


def match(seed: bytes, strong: Seat) -> Position:
    """A game for two between the strong and the steady opponent."""
    s, n = GAME.start(2, Seeded(seed, 0, 0)).state, 0
    while waiting := GAME.waiting(s):
        n += 1
        s = GAME.apply(s, waiting[0], decide(s, waiting[0], n, waiting[0] == strong), Seeded(seed, 0, n)).state
    return s


@pytest.mark.parametrize("seat", [0, 1])
def test_the_strong_opponent_beats_the_steady_one(seat: Seat) -> None:
    won = 0
    seeds = [b"%d" % n for n in range(times(1))]
    for seed in seeds:
        result = GAME.result(match(seed, seat))
        assert result is not None
        won += result.winners == (seat,)
    assert 3 * won >= 2 * len(seeds)


def test_a_piece_is_laid_where_the_end_of_the_round_is_best_and_all_else_still_fits() -> None:
    moved = 0
    for seed in (b"1", b"2", b"3"):
        table = GAME.start(2, Seeded(seed, 0, 0)).state.table
        forecast, before = Forecast(table, Seat(0)), Prospect(table, Seat(0))
        far = fitting(before.layout, "starter")[0]
        end = before.laying(Site("starter", far.parts))
        end = end.laying(Site("road", fitting(end.layout, "road")[0].parts))
        site = settled(forecast, before, end)
        other = before.laying(site)
        later = end.city.pieces[1]
        assert later.parts in {way.parts for way in fitting(other.layout, later.piece)}
        places = {way.parts for way in fitting(before.layout, "starter")}
        assert site.parts in places
        worth = forecast.worth(other.laying(later))
        assert worth >= forecast.worth(end)
        moved += worth > forecast.worth(end)
    assert moved
