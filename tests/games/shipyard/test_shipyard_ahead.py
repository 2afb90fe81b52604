"""A turn planned beforehand: tiles and markets as they lie, for a seat whose turn is to come."""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.shipyard import GAME
from engine.games.shipyard.flow import Position
from tests.games.playing import dice
from tests.games.shipyard.positions import ANN, BEN, CLEO, after, mine, options, player, position, turn


def ahead(s: Position, seat: Seat) -> Position | None:
    return GAME.ahead(s, seat, dice(0, 0))


def test_who_waits_may_choose_a_tile_and_act_as_things_stand_now() -> None:
    s = turn(position(player(), player(chosen="canal"), player(chosen="crew")))
    planned = ahead(s, BEN)
    assert planned is not None
    assert GAME.waiting(planned) == (BEN,)
    assert "canal" not in options(planned, "choose", BEN), "their own tile moves to the front first"
    assert "crew" not in options(planned, "choose", BEN), "there is somebody on it"
    then = after(planned, "choose commodities", seat=BEN)
    assert mine(then, BEN).guilders >= mine(s, BEN).guilders


def test_nobody_plans_while_they_are_asked_or_after_their_last_turn() -> None:
    s = turn(position(player(), player(), player()))
    assert ahead(s, ANN) is None
    assert ahead(s, CLEO) is not None
    last = turn(position(player(), player(), player(), reason="laps"), BEN)
    assert (ahead(last, CLEO) is None, ahead(last, ANN) is None) == (False, False)
    last.table.start = CLEO
    assert (ahead(last, CLEO), ahead(last, ANN)) == (None, None), "the last turns end before the starting player"
