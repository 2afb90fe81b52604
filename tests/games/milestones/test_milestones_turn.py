"""Rulebook: course of the game and the worker spaces."""

from __future__ import annotations

import pytest

from engine.games.milestones import GAME
from engine.games.milestones.phases.trading_house import TradingHouse
from engine.games.milestones.phases.turn import ConfirmTurn, MoveFigure
from engine.games.milestones.state import RONDEL
from tests.games.milestones.positions import ANN, BEN, doing, goods, options, play, player, position, refused, verbs
from tests.games.playing import note, told


def moving(path="stone1 wood2 sand3 grain4", at="castle", move=1, other=None, **kw):
    return position(MoveFigure(who=ANN), player(path, at, **kw), other or player(), move=move)


def test_the_order_of_the_spaces():
    assert (*"12345678", "trading_house", "building_office", "mill", "castle") == RONDEL


@pytest.mark.parametrize(
    ("at", "reach"),
    [
        ("castle", [*"12345678", "trading_house", "building_office", "mill", "castle"]),
        ("6", ["7", "8", "trading_house", "building_office", "mill", "castle"]),
        ("trading_house", ["building_office", "mill", "castle"]),
        ("mill", ["castle"]),
    ],
)
def test_a_figure_moves_forward_as_far_as_one_likes_but_must_stop_at_the_castle(at, reach):
    assert options(moving(at=at), "move") == reach


def test_no_move_backwards_past_the_castle_or_on_the_spot():
    s = moving(at="mill")
    assert refused(s, "move 1") == "move-forward"
    assert refused(s, "move mill") == "move-forward"
    assert refused(moving(at="5"), "move 4") == "move-forward"
    assert refused(s, "move 9") == "move-forward"


def test_a_whole_lap_from_castle_to_castle_is_a_move_and_costs_the_castle_again():
    step = play(moving("stone1 wood2 sand3"), "move castle")
    assert doing(step.state) == "cover_worker"


def test_exactly_two_moves_then_the_next_seat():
    s = moving()
    s = play(s, "move 1").state
    assert (s.table.move, doing(s)) == (2, "move_figure")
    s = play(s, "move 3").state
    assert doing(s) == "confirm_turn"
    assert refused(s, "move 4") == "not-offered"
    step = play(s, "end")
    assert told(step) == ["turn-over"]
    assert (step.state.table.active, step.state.table.move) == (BEN, 1)
    assert GAME.waiting(step.state) == (BEN,)
    assert step.state.table.players[ANN].at == "3"


def test_turns_go_round_clockwise():
    s = position(ConfirmTurn(who=ANN), player(), player(), player(), move=2)
    seats = []
    for seat in (0, 1, 2):
        s = play(s, "end", seat=seat).state
        seats.append(s.table.active)
        s = play(s, "move 1", "move 2", seat=s.table.active).state
    assert seats == [1, 2, 0]


def test_production_example_two_stone_in_the_first_move_one_coin_in_the_second():
    s = moving("stone1 coin2 stone3 - coin5")
    step = play(s, "move 3")
    assert note(step, "produced") == {"seat": 0, "good": "stone", "count": 2, "points": 0}
    step = play(step.state, "move 5")
    assert note(step, "produced")["count"] == 1
    assert goods(step.state) == {"stone": 2, "coin": 1}


def test_only_the_kind_one_stops_at_is_produced():
    step = play(moving("stone1 wood2 sand3 wood4"), "move 4")
    assert goods(step.state) == {"wood": 2}


def test_the_worker_on_the_space_one_leaves_is_not_counted_again():
    s = moving("wood1 wood2 wood3", at="1")
    assert goods(play(s, "move 3").state) == {"wood": 2}


def test_workers_behind_the_figure_are_not_counted():
    s = moving("wood1 stone2 wood3", at="2")
    assert goods(play(s, "move 3").state) == {"wood": 1}


@pytest.mark.parametrize("space", ["2", "3"])
def test_an_empty_or_covered_space_may_be_entered_and_brings_nothing(space):
    step = play(moving("wood1 - # wood4"), f"move {space}")
    assert told(step) == ["moved"]
    assert goods(step.state) == {}
    assert step.state.table.players[ANN].at == space


def test_bonus_production_example_three_wood_and_one_point():
    s = moving("stone2 wood3 wood4* stone5 wood6", at="1")
    assert GAME.preview(s, ANN, GAME.parse("move 5")).points == 1
    step = play(s, "move 5")
    assert note(step, "produced") == {"seat": 0, "good": "wood", "count": 3, "points": 1}
    assert goods(step.state) == {"wood": 3}
    assert step.state.table.players[ANN].points == 1


def test_each_bonus_tile_that_produces_is_a_point_and_those_of_other_kinds_are_not():
    step = play(moving("stone1* wood2* wood3* wood4"), "move 4")
    assert step.state.table.players[ANN].points == 2


@pytest.mark.parametrize("space", ["trading_house", "building_office", "mill"])
def test_a_building_where_nothing_can_be_done_is_passed_over(space):
    s = moving("wood3 stone2")
    step = play(s, f"move {space}")
    assert told(step) == ["moved"]
    assert doing(step.state) == "move_figure"


def test_a_building_can_be_left_without_doing_anything():
    s = moving(stone=1, sand=1, wood=2, grain=2, coin=2)
    for space in ("trading_house", "building_office", "mill"):
        s = play(s, f"move {space}").state
        s.table.move = 1
        assert "done" in verbs(s)
        s = play(s, "done").state
    assert goods(s) == {"stone": 1, "sand": 1, "wood": 2, "grain": 2, "coin": 3}


def test_only_the_seat_whose_turn_it_is_may_act():
    assert refused(moving(), "move 1", BEN) == "not-your-turn"


def test_a_whole_turn_can_be_taken_back_until_it_is_ended():
    s = moving(stone=2, sand=2)
    for text in ("move building_office", "road A2-B3-C4", "done", "move castle", "cover 1"):
        step = play(s, text)
        assert step.undoable
        s = step.state
    assert doing(s) == "confirm_turn"


def test_move_previews_name_what_waits_there():
    s = moving("stone1 wood2 wood2 sand3", stone=1, sand=1, grain=4, coin=1)

    def ahead(space):
        return GAME.preview(s, ANN, GAME.parse(f"move {space}"))

    assert (ahead("3").gain, ahead("3").points) == ({"wood": 2}, 0)
    assert ahead("trading_house").gain == {"coin": 1}
    assert ahead("building_office").notes[0].args == {
        "sites": {"road": 1, "house": 0, "market": 0},
        "every": 1,
    }
    # four grain would do for two sacks, but only the start market stands
    assert ahead("mill").notes[0].args == {"count": 1}
    assert ahead("castle").notes[0].args == {"count": 4, "cover": 1}
    assert ahead("castle").cost == {}


def test_the_building_preview_counts_only_what_has_a_site():
    s = moving(stone=1, sand=1, wood=1)
    notes = GAME.preview(s, ANN, GAME.parse("move building_office")).notes
    assert notes[0].args == {"sites": {"road": 1, "house": 0, "market": 0}, "every": 1}


def test_the_building_preview_counts_what_a_road_makes_possible_and_says_what_goods_do_not_pay_for_together():
    def could(**goods):
        return GAME.preview(moving(**goods), ANN, GAME.parse("move building_office")).notes[0].args

    assert could(stone=2, sand=1, wood=1) == {"sites": {"road": 1, "house": 1, "market": 0}, "every": 1}
    assert could(stone=1, sand=2, wood=1) == {"sites": {"road": 1, "house": 0, "market": 1}, "every": 1}
    assert could(stone=2, sand=2, wood=1) == {"sites": {"road": 2, "house": 1, "market": 1}, "every": 0}


def test_the_castle_preview_shows_what_is_lost_without_a_choice():
    s = moving("wood1 wood2", wood=5)
    assert GAME.preview(s, ANN, GAME.parse("move castle")).cost == {"wood": 2}
    assert goods(play(s, "move castle").state) == {"wood": 3}


def test_a_player_who_left_steps_one_space_and_ends_the_turn():
    s = moving()
    assert GAME.default(s, ANN) == GAME.parse("move 1")
    s = play(s, "move 1", "move 2").state
    assert GAME.default(s, ANN) == GAME.parse("end")


def test_what_is_done_elsewhere_is_refused_with_the_place():
    s = position(TradingHouse(who=ANN), player(at="trading_house", coin=2, stone=1, sand=1))
    assert refused(s, "road A2-A4-A6") == "only-there"
    assert refused(s, "deliver A2") == "only-there"
    assert refused(s, "end") == "not-offered"
