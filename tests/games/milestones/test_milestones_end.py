"""Rulebook: end of the game and final scoring."""

from __future__ import annotations

import pytest

from engine.core.ctx import Ctx
from engine.core.model import Illegal
from engine.games.milestones import GAME
from engine.games.milestones.phases.building_office import BuildingOffice
from engine.games.milestones.phases.mill import Mill
from engine.games.milestones.phases.trading_house import TradingHouse
from engine.games.milestones.phases.turn import ConfirmTurn, MoveFigure
from engine.games.milestones.scoring import final_scoring, majority, winners
from engine.games.milestones.state import MAX_TURNS
from tests.games.milestones.positions import ANN, BEN, CLEO, FOUR, doing, play, player, position, refused
from tests.games.playing import dice, note, told

GOALS = [(2, 67), (3, 59), (4, 51)]


def step_turn(s):
    """The turn of the next seat: one space, one space, end."""
    (seat,) = GAME.waiting(s)
    for _ in range(3):
        step = GAME.apply(s, seat, GAME.default(s, seat), dice(0, 0))
        s = step.state
    return seat, step


def at_the_mill(seats, points, move=1):
    """A delivery to the start market would bring Ann 2 points."""
    ann = player("stone1 wood2", at="mill", points=points, grain=2)
    return position(Mill(who=ANN), ann, *[player() for _ in range(seats - 1)], move=move)


# --- when the end is triggered


@pytest.mark.parametrize(("seats", "goal"), GOALS)
def test_reaching_or_passing_the_goal_triggers_the_end(seats, goal):
    for points, ending in ((goal - 4, None), (goal - 3, ANN), (goal - 2, ANN)):
        step = play(at_the_mill(seats, points), "deliver A2-B3-A4")  # 3 points
        assert step.state.table.ending == ending
        assert ("end-triggered" in told(step)) == (ending is not None)
    assert note(step, "end-triggered") == {"seat": 0, "reason": "goal"}


def test_points_of_bonus_tiles_in_production_trigger_the_end():
    s = position(MoveFigure(who=ANN), player("wood1* wood2", points=66))
    assert play(s, "move 2").state.table.ending == ANN


def test_points_of_buildings_trigger_the_end():
    s = position(BuildingOffice(who=ANN), player(at="building_office", points=66, stone=1, sand=1))
    assert play(s, "road A2-A4-A6").state.table.ending == ANN


@pytest.mark.parametrize("points", [64, 65])
@pytest.mark.parametrize("ending", [None, BEN])
def test_what_triggers_the_end_by_its_points_says_so_before_it_is_done(points, ending):
    office = position(BuildingOffice(who=ANN), player(at="building_office", points=points + 1, stone=1, sand=1))
    row = position(MoveFigure(who=ANN), player("wood1* wood2", points=points + 1))
    for s, text in ((at_the_mill(2, points - 1), "deliver A2-B3-A4"), (office, "road A2-A4-A6"), (row, "move 2")):
        s.table.ending = ending
        said = "would-reach-goal" in [each.code for each in GAME.preview(s, ANN, GAME.parse(text)).notes]
        assert said == ("end-triggered" in told(play(s, text)))
        assert said == (points == 65 and ending is None)


def test_buying_the_last_tile_on_display_triggers_the_end():
    s = position(TradingHouse(who=ANN), player(at="trading_house", coin=2), display="W11", deck=0)
    step = play(s, "hire W11 5")
    assert note(step, "end-triggered") == {"seat": 0, "reason": "workers"}
    assert (step.state.table.ending, step.state.table.reason) == (ANN, "workers")


def test_buying_the_last_tile_of_the_pile_does_not():
    s = position(TradingHouse(who=ANN), player(at="trading_house", coin=2), deck=1)
    s = play(s, "hire W01 5").state
    assert (len(s.table.display), s.table.deck, s.table.ending) == (5, 0, None)
    s = position(TradingHouse(who=ANN), player(at="trading_house", coin=2), display="W11 W12", deck=0)
    assert play(s, "hire W11 5").state.table.ending is None


def test_with_the_display_empty_nobody_can_hire():
    s = position(TradingHouse(who=ANN), player(at="trading_house", coin=2), display="", deck=0, ending=BEN)
    assert refused(s, "hire W11 1") == "not-on-display"


def test_only_the_first_trigger_counts():
    s = at_the_mill(2, 66)
    s.table.ending, s.table.reason = BEN, "workers"
    step = play(s, "deliver A2-B3-A4")
    assert "end-triggered" not in told(step)
    assert (step.state.table.ending, step.state.table.reason) == (BEN, "workers")
    ann = player(at="trading_house", coin=2)
    s = position(TradingHouse(who=ANN), ann, display="W11", deck=0, ending=BEN, reason="goal")
    step = play(s, "hire W11 5")
    assert "end-triggered" not in told(step)
    assert (step.state.table.ending, step.state.table.reason) == (BEN, "goal")


# --- the last turns


def test_triggered_in_the_first_move_the_second_is_still_made():
    s = play(at_the_mill(2, 66, move=1), "deliver A2-B3-A4").state
    assert (doing(s), s.table.move) == ("move_figure", 2)
    assert doing(play(s, "move castle").state) == "confirm_turn"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_else_has_exactly_one_more_turn_and_the_one_who_triggered_none(seats):
    s = play(at_the_mill(seats, 66, move=2), "deliver A2-B3-A4", "end").state
    had = [p.turns for p in s.table.players]
    seen = []
    while doing(s):
        seat, step = step_turn(s)
        seen.append(seat)
        s = step.state
    assert seen == list(range(1, seats))
    assert [p.turns for p in s.table.players] == [had[0], had[1], *(n + 1 for n in had[2:])]
    assert "won" in told(step)


def test_the_others_turn_is_whole_wherever_the_trigger_sits():
    # Cleo, the last of three, triggers: Ann and Ben play once more
    s = position(ConfirmTurn(who=CLEO), player(), player(), player(points=60), move=2, active=CLEO, ending=CLEO)
    s.flow[0].next = ANN
    s.table.reason = "goal"
    s = play(s, "end", seat=CLEO).state
    seen = []
    while doing(s):
        seat, step = step_turn(s)
        seen.append(seat)
        s = step.state
    assert seen == [ANN, BEN]


def test_a_second_player_reaching_the_goal_in_the_last_turn_prolongs_nothing():
    s = position(
        ConfirmTurn(who=ANN),
        player(points=67),
        player("wood1* wood2", points=66),
        move=2,
        ending=ANN,
        reason="goal",
    )
    s = play(s, "end").state
    s = play(s, "move 2", "move 3", "end", seat=BEN).state
    assert doing(s) == ""
    assert GAME.result(s).scores[BEN] >= 67


def test_nothing_can_be_done_after_the_end():
    s = position(ConfirmTurn(who=ANN), player(), player(), ending=BEN, reason="goal", move=2)
    s.flow[0].left = 0
    s = play(s, "end").state
    assert GAME.waiting(s) == ()
    assert s.table.active is None
    assert refused(s, "end") == "game-over"
    with pytest.raises(Illegal):
        GAME.default(s, ANN)


def test_a_stuck_game_is_scored_as_it_stands_after_the_most_turns():
    stuck = [player(turns=MAX_TURNS) for _ in range(2)]
    step = play(position(ConfirmTurn(who=ANN), *stuck, move=2), "end")
    assert GAME.result(step.state).reason == "cap"
    assert told(step)[1] == "cap"
    assert told(step)[-1] == "won"
    stuck[1].turns -= 1
    assert doing(play(position(ConfirmTurn(who=ANN), *stuck, move=2), "end").state) == "move_figure"


def test_the_cap_never_cuts_the_last_round_short():
    s = position(
        ConfirmTurn(who=ANN),
        player(turns=MAX_TURNS, points=67),
        player(turns=MAX_TURNS),
        ending=ANN,
        reason="goal",
        move=2,
    )
    s = play(s, "end").state
    assert GAME.waiting(s) == (BEN,)
    _, step = step_turn(s)
    assert GAME.result(step.state).reason == "goal"


# --- final scoring


def score_now(*players):
    s = position(ConfirmTurn(who=ANN), *players, move=2)
    ctx = Ctx(s, dice(0, 0))
    final_scoring(s.table, ctx)
    return s.table, ctx.notes


def test_the_five_categories_are_gone_through_in_order():
    table, notes = score_now(player("stone1 coin2 sand3"), player("wood1 grain2"))
    assert [c.good for c in table.final] == ["stone", "wood", "sand", "grain", "coin"]
    assert [(n.args["worker"], n.args["seat"]) for n in notes if n.code == "majority"] == [
        ("stone", 0), ("wood", 1), ("sand", 0), ("grain", 1), ("coin", 0),
    ]  # fmt: skip


def test_the_most_workers_of_a_kind_bring_five_points():
    table, notes = score_now(player("stone1 stone2"), player("stone1"))
    assert table.final[0].points == [5, 0]
    assert table.players[ANN].points == 5
    assert notes[0].args == {"seat": 0, "worker": "stone", "strength": 2, "points": 5}


def test_stone_mason_example_a_bonus_tile_makes_it_two_and_the_tied_get_two_each():
    # one stone mason with a bonus tile; two plain ones; one; none
    table, _ = score_now(player("stone1*"), player("stone2 stone3"), player("stone4"), player("wood1"))
    assert table.final[0].strengths == [2, 2, 1, 0]
    assert table.final[0].points == [2, 2, 0, 0]


@pytest.mark.parametrize(
    ("strengths", "points"),
    [
        ([2, 1], [5, 0]),
        ([1, 1], [0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([3, 3, 1], [2, 2, 0]),
        ([3, 3, 3], [0, 0, 0]),
        ([3, 3, 3, 2], [2, 2, 2, 0]),
        ([0, 0, 0, 1], [0, 0, 0, 5]),
    ],
)
def test_majorities_sole_tied_and_all_equal(strengths, points):
    assert majority(strengths) == points


def test_covered_and_overbuilt_workers_do_not_count():
    table, _ = score_now(player("stone1 # #"), player("stone2 stone3"))
    assert table.final[0].strengths == [1, 2]


def test_majorities_are_scored_at_the_end_and_do_not_trigger_anything():
    s = position(ConfirmTurn(who=ANN), player("stone1", points=10), player("stone1 stone2", points=66), move=2)
    s.flow[0].left = 0
    s.table.ending, s.table.reason = ANN, "workers"
    step = play(s, "end")
    assert GAME.result(step.state).scores == (10, 71)
    assert GAME.result(step.state).reason == "workers"


# --- the winner


def test_the_most_points_win():
    s = position(None, player(points=30, wood=5), player(points=31))
    assert winners(s.table) == (BEN,)


def test_a_tie_goes_to_the_one_with_more_goods_left_coins_included():
    s = position(None, player(points=30, wood=1, coin=2), player(points=30, stone=2), player(points=29, grain=9))
    assert winners(s.table) == (ANN,)


def test_still_tied_they_share_the_win():
    s = position(None, player(points=30, wood=2), player(points=30, coin=2), player(points=30))
    assert winners(s.table) == (ANN, BEN)


def test_the_result_names_scores_winners_and_reason():
    s = position(
        ConfirmTurn(who=ANN),
        player(FOUR, points=50),
        player(FOUR, points=67),
        move=2,
        ending=BEN,
        reason="goal",
    )
    assert GAME.result(s) is None
    s.flow[0].left = 0
    step = play(s, "end")
    result = GAME.result(step.state)
    assert (result.scores, result.winners, result.reason) == ((50, 67), (BEN,), "goal")
    assert note(step, "won") == {"seats": [1], "points": 67}
