"""A seat that waits sees its next turn, as the tableaus and the landscape are now."""

from __future__ import annotations

from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.games.milestones import GAME
from engine.games.milestones.phases.turn import ConfirmTurn, MoveFigure
from engine.games.milestones.state import MAX_TURNS
from tests.games.milestones.positions import ANN, BEN, CLEO, DAN, player, position


def ahead(s: object, seat: Seat) -> object:
    return GAME.ahead(s, seat, Seeded(b"only to see", 0, 0))  # type: ignore[arg-type]


def test_in_a_turn_ahead_the_seat_moves_with_the_goods_it_has_now() -> None:
    s = position(MoveFigure(who=ANN), player(), player("wood2 wood2", wood=3), player())
    turn = GAME.ahead(s, BEN, Seeded(b"only to see", 0, 0))
    assert turn is not None
    assert (GAME.waiting(turn), GAME.decision(turn)) == ((BEN,), "turns/turn/move_figure")
    assert turn.table.players[BEN].goods["wood"] == 3
    assert GAME.preview(turn, BEN, GAME.parse("move 2")).gain == {"wood": 2}
    assert (turn.table.sections, turn.table.display) == (s.table.sections, s.table.display)


def test_whose_turn_it_is_has_no_other_ahead() -> None:
    assert ahead(position(ConfirmTurn(who=ANN)), ANN) is None


def test_once_the_end_is_triggered_whoever_triggered_it_has_no_turn_ahead() -> None:
    s = position(ConfirmTurn(who=ANN), player(points=60), player(), player(), player(), ending=ANN)
    assert [seat for seat in (ANN, BEN, CLEO, DAN) if ahead(s, seat)] == [BEN, CLEO, DAN]


def test_in_the_last_round_only_those_who_have_not_had_their_last_turn_have_one_ahead() -> None:
    s = position(MoveFigure(who=ANN), player(), player(), player(), player(points=60), ending=DAN)
    s.flow[0].left = 2  # type: ignore[union-attr]
    assert [seat for seat in (ANN, BEN, CLEO, DAN) if ahead(s, seat)] == [BEN, CLEO]


def test_nobody_has_a_turn_ahead_after_the_last_that_a_stuck_game_may_have() -> None:
    s = position(MoveFigure(who=ANN), player(turns=MAX_TURNS), player(turns=MAX_TURNS), player(turns=1))
    assert [seat for seat in (ANN, BEN, CLEO) if ahead(s, seat)] == [CLEO]


def test_before_the_first_turn_none_is_ahead() -> None:
    s = GAME.start(2, Seeded(b"a game", 0, 0)).state
    assert [ahead(s, seat) for seat in (ANN, BEN)] == [None, None]
