"""What a seat that is done may plan: the phases that come next in the turn."""

from __future__ import annotations

from typing import Any

from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.state import Standing
from tests.games.roads.positions import ANN, BEN, play, state, table


def moving(**fields: Any) -> Position:
    """Ann has boards in the woods and stone at home, and meets Ben."""
    units = {"donkey11": "B1", "donkey12": "A1", "donkey21": "B1", "donkey22": "D1"}
    loads = {"donkey11": {"boards": 2}, "donkey12": {"stone": 1}, "donkey21": {"boards": 2}, "donkey22": {"stone": 1}}
    t = table("0,0:P 1,0:W 2,0:R 3,0:P", units=units, loads=loads, homes=("A1", "D1"), roads=[("A1", "B1")], **fields)
    return state(t, MovementPhase())


def ahead(s: Position, seat: Seat = ANN) -> Any:
    return GAME.ahead(s, seat, Seeded(b"ahead", 0, 0))


def test_after_moving_comes_building_as_the_table_stands_now() -> None:
    s = moving()
    assert ahead(s) is None, "she is asked"
    s = play(s, ANN, "done")
    turn = ahead(s)
    assert (GAME.decision(turn), turn.table.phase, turn.table.turn) == ("turns/building", "building", s.table.turn)
    assert GAME.waiting(turn) == (ANN, BEN), "nobody else has done anything"
    assert turn.table.units["donkey11"].load == {"boards": 2}
    assert GAME.decision(play(turn, ANN, "done")) == "turns/building", "with her own end the way ends"


def test_after_building_comes_the_wonder_and_after_it_what_cannot_be_known() -> None:
    wonder = ahead(play(ahead(play(moving(), ANN, "done")), ANN, "done"))
    assert (GAME.decision(wonder), ANN in GAME.waiting(wonder)) == ("turns/wonder", True)
    assert ahead(play(wonder, ANN, "done")) is None


def test_nobody_is_asked_about_the_order_and_what_others_have_left_is_not_used() -> None:
    s = play(moving(order="asked"), ANN, "done")
    s.hands[BEN].standing = Standing(call="yes", rest="skip")
    assert GAME.waiting(ahead(s)) == (ANN, BEN)


def test_who_has_not_come_up_in_a_called_order_plans_the_same_phase() -> None:
    turn = ahead(moving(called=True, chart=[BEN, ANN]))
    assert (GAME.decision(turn), GAME.waiting(turn)) == ("turns/movement", (ANN,))
    assert ahead(moving(called=True, chart=[ANN, BEN])) is None
