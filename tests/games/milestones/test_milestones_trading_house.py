"""Rulebook: the trading house."""

from __future__ import annotations

import pytest

from engine.core import text
from engine.games.milestones import GAME
from engine.games.milestones.phases.trading_house import TradingHouse
from engine.games.milestones.phases.turn import MoveFigure
from tests.games.milestones.positions import (
    ANN,
    doing,
    goods,
    options,
    play,
    player,
    position,
    refused,
    tableau,
    verbs,
)
from tests.games.playing import note, told


def trading(path="stone1 wood2 sand3 grain4", deck=30, display="W01 W02 W03 W04 W05", **kw):
    who = player(path, at="trading_house", **kw)
    return position(TradingHouse(who=ANN), who, deck=deck, display=display)


@pytest.mark.parametrize(
    "path",
    [
        "stone1 wood3 sand4 grain8",  # gaps do not matter
        "stone2 wood2 - # sand2 grain5",  # equal neighbours count, empty and covered spaces are skipped
        "- - wood7 - - - - wood8",
    ],
)
def test_ascending_sequence_example_brings_a_coin(path):
    s = position(MoveFigure(who=ANN), player(path))
    assert GAME.preview(s, ANN, GAME.parse("move trading_house")).gain == {"coin": 1}
    step = play(s, "move trading_house")
    assert told(step) == ["moved", "income"]
    assert goods(step.state) == {"coin": 1}


@pytest.mark.parametrize("path", ["stone1 wood4 sand3 grain8", "stone2 - wood2 # sand1", "wood8 - - - - - - wood7"])
def test_not_ascending_sequence_example_brings_nothing(path):
    s = position(MoveFigure(who=ANN), player(path))
    assert GAME.preview(s, ANN, GAME.parse("move trading_house")).gain == {}
    step = play(s, "move trading_house")
    assert told(step) == ["moved"]
    assert goods(step.state) == {}


def test_income_comes_first_so_its_coin_can_be_spent():
    s = position(MoveFigure(who=ANN), player(coin=1))
    s = play(s, "move trading_house", "hire W01 5").state
    assert goods(s) == {}


def test_income_is_settled_before_hiring_and_not_paid_again_after_it():
    s = position(MoveFigure(who=ANN), player("wood8 wood1 sand5 sand6", coin=2))
    s = play(s, "move trading_house", "hire W01 1").state
    assert s.table.players[ANN].ascending()
    assert goods(s) == {}


def test_hiring_example_the_double_woodcutter_over_a_stone_mason():
    s = trading("stone2 - stone4 wood5 coin6", coin=2, display="W11 W02 W03 W04 W05")
    step = play(s, "hire W11 2")
    ann = step.state.table.players[ANN]
    assert ann.path == tableau("stone2 wood3 wood3 wood5 coin6")
    assert goods(step.state) == {}
    assert note(step, "hired") == {
        "seat": 0, "pair": "2", "lost": 0,
        "worker_left": "wood", "number_left": 3, "worker_right": "wood", "number_right": 3,
    }  # fmt: skip


def test_hiring_over_half_a_tile_leaves_its_other_half_active():
    s = play(trading("wood1 grain1 sand3 sand4", coin=2, display="W11 W02 W03 W04 W05"), "hire W11 2").state
    assert s.table.players[ANN].path == tableau("wood1 wood3 wood3 sand4")


def test_hiring_over_empty_spaces_and_cover_tiles_is_allowed():
    s = play(trading("wood1 # - sand4", coin=2, display="W11 W02 W03 W04 W05"), "hire W11 2").state
    assert s.table.players[ANN].path == tableau("wood1 wood3 wood3 sand4")


def test_a_hired_tile_stays_within_the_eight_spaces():
    s = trading(coin=2)
    assert options(s, "hire")[:7] == [f"W01 {n}" for n in range(1, 8)]
    assert refused(s, "hire W01 8") == "two-path-spaces"
    assert refused(s, "hire W01 mill") == "two-path-spaces"


def test_hiring_costs_exactly_two_coins():
    s = trading(coin=1, wood=2)
    assert verbs(s) == ["sell", "done"]
    assert refused(s, "hire W01 1") == "needs-goods"
    assert goods(play(trading(coin=5), "hire W01 5").state) == {"coin": 3}


def test_one_tile_a_visit():
    s = play(trading(coin=6), "hire W01 5").state
    assert verbs(s) == ["buy", "done"]
    assert refused(s, "hire W02 5") == "hire-once"


def test_only_tiles_on_display_can_be_hired():
    assert refused(trading(coin=2), "hire W20 1") == "not-on-display"


def test_the_display_is_refilled_from_the_pile_and_that_ends_undo():
    s = trading(coin=3)
    top = s.box.deck[-1]
    step = play(s, "hire W03 5")
    assert step.state.table.display == ["W01", "W02", "W04", "W05", top]
    assert step.state.table.deck == 29
    assert note(step, "revealed")["left"] == 29
    assert not step.undoable


def test_with_the_pile_used_up_the_display_shrinks_and_hiring_can_be_undone():
    step = play(trading(coin=2, deck=0), "hire W03 5")
    assert step.state.table.display == ["W01", "W02", "W04", "W05"]
    assert "revealed" not in told(step)
    assert step.undoable
    assert step.state.table.ending is None


def test_two_workers_without_bonus_tiles_are_covered_in_one_note():
    s = trading("wood1 stone2 stone3", coin=2)
    told = [GAME.preview(s, ANN, GAME.parse(f"hire W05 {space}")).notes[1] for space in (1, 2)]
    assert [n.code for n in told] == ["covers-both", "covers-workers"]
    assert told[0].args == {"worker_left": "wood", "number_left": 1, "worker_right": "stone", "number_right": 2}


def test_hiring_over_a_bonus_tile_takes_it_out_of_the_game():
    s = trading("wood1* wood2* sand3", coin=2)
    gone = s.table.bonuses_gone
    preview = GAME.preview(s, ANN, GAME.parse("hire W05 2")).notes
    assert [n.code for n in preview] == ["stays-ascending", "covers-worker", "covers-worker"]
    assert preview[1].args == {"worker": "wood", "number": 2, "bonus": 1}
    step = play(s, "hire W05 2")
    assert note(step, "hired")["lost"] == 1
    assert step.state.table.bonuses_gone == gone + 1
    assert step.state.table.players[ANN].path == tableau("wood1* sand1 stone3")


def test_nothing_is_covered_where_no_worker_is():
    s = trading("wood1 # - sand4", coin=2, display="W11 W02 W03 W04 W05")
    assert [each.code for each in GAME.preview(s, ANN, GAME.parse("hire W11 2")).notes] == ["stays-ascending"]


def test_buying_goods_two_coins_each_as_often_as_one_likes():
    s = trading(coin=5)
    assert options(s, "buy") == ["stone", "wood", "sand", "grain"]
    s = play(s, "buy grain", "buy grain").state
    assert goods(s) == {"grain": 2, "coin": 1}
    assert refused(s, "buy wood") == "needs-goods"


def test_selling_any_two_goods_for_a_coin_as_often_as_one_likes():
    s = trading(stone=3, grain=1)
    assert options(s, "sell") == ["stone-stone", "stone-grain"]
    s = play(s, "sell stone-grain", "sell stone-stone").state
    assert goods(s) == {"coin": 2}


def test_goods_may_be_named_in_any_order():
    s = trading(stone=1, wood=1, grain=1)
    for said in ("wood-stone", "grain-wood", "grain-stone"):
        ordered = "-".join(sorted(said.split("-"), key=("stone", "wood", "grain").index))
        assert text.write(GAME.in_order(s, ANN, GAME.parse(f"sell {said}"))) == f"sell {ordered}"
    for said in ("sell wood-wood", "sell stone", "sell none", "sell sand-wood", "buy wood"):
        assert text.write(GAME.in_order(s, ANN, GAME.parse(said))) == said


def test_two_goods_are_sold_at_a_time_and_only_those_one_has():
    s = trading(stone=3, coin=2)
    for words in ("sell stone", "sell stone-stone-stone", "sell wood-wood", "sell none"):
        assert refused(s, words) == "sell-two"


def test_coins_are_no_ware():
    s = trading(stone=2, coin=4)
    assert refused(s, "buy coin") == "not-traded"
    assert refused(s, "sell coin-coin") == "not-traded"
    assert refused(s, "sell stone-coin") == "not-traded"


def test_hiring_buying_and_selling_mix_in_any_order():
    buy, sell, hire = "buy wood", "sell stone-stone", "hire W01 5"
    for order in ((buy, sell, sell, hire), (hire, sell, sell, buy)):
        s = play(trading(stone=4, coin=2), *order).state
        assert goods(s) == {"wood": 1}
        assert doing(s) == "move_figure"


def test_the_visit_is_over_when_nothing_can_be_done_any_more():
    assert doing(play(trading(wood=2), "sell wood-wood").state) == "move_figure"
    assert doing(play(trading(wood=2, coin=1), "sell wood-wood").state) == "trading_house"


def test_a_player_who_left_does_nothing_here():
    s = trading(coin=4, wood=4)
    assert GAME.default(s, ANN) == GAME.parse("done")
