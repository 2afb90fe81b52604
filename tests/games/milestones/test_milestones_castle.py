"""Rulebook: the castle."""

from __future__ import annotations

import pytest

from engine.core.model import Note
from engine.core.text import write
from engine.games.milestones import GAME
from engine.games.milestones.phases.turn import MoveFigure
from tests.games.milestones.positions import ANN, doing, goods, options, play, player, position, refused, tableau
from tests.games.playing import dice, note, told


def before_castle(path="stone1 wood2 sand3", **kw):
    return position(MoveFigure(who=ANN), player(path, at="mill", **kw))


def test_goods_are_reduced_to_three_coins_included():
    s = play(before_castle(stone=1, wood=2, coin=2), "move castle").state
    assert doing(s) == "keep_goods"
    step = play(s, "keep stone-wood-coin")
    assert goods(step.state) == {"stone": 1, "wood": 1, "coin": 1}
    assert note(step, "castle-took")["goods"] == {"wood": 1, "coin": 1}


def test_with_three_goods_or_fewer_nothing_is_taken():
    step = play(before_castle(stone=1, wood=1, coin=1), "move castle")
    assert doing(step.state) == "cover_worker"
    assert told(step) == ["moved"]
    assert goods(step.state) == {"stone": 1, "wood": 1, "coin": 1}


def test_exactly_three_are_kept_and_only_what_one_has():
    s = play(before_castle(stone=1, wood=3), "move castle").state
    assert options(s, "keep") == ["stone-wood-wood", "wood-wood-wood"]
    for text in ("keep stone-wood", "keep stone-wood-wood-wood", "keep stone-stone-wood", "keep none"):
        assert refused(s, text) == "keep-three"


def test_with_one_kind_only_there_is_nothing_to_choose():
    step = play(before_castle(coin=5), "move castle")
    assert doing(step.state) == "cover_worker"
    assert note(step, "castle-took")["goods"] == {"coin": 2}
    assert goods(step.state) == {"coin": 3}


def test_then_one_worker_is_covered():
    s = play(before_castle(), "move castle").state
    assert options(s, "cover") == ["1", "2", "3"]
    step = play(s, "cover 2")
    assert step.state.table.players[ANN].path == tableau("stone1 # sand3")
    assert told(step) == ["covered"]
    assert doing(step.state) == "move_figure"


def test_goods_first_then_the_worker():
    s = play(before_castle(stone=2, wood=2), "move castle").state
    assert refused(s, "cover 1") == "not-offered"
    s = play(s, "keep stone-stone-wood").state
    assert doing(s) == "cover_worker"


@pytest.mark.parametrize("space", ["4", "5", "8"])
def test_no_covering_of_empty_spaces_or_cover_tiles(space):
    s = play(before_castle("stone1 wood2 sand3 #"), "move castle").state
    assert refused(s, f"cover {space}") == "cover-worker"


def test_covering_is_not_optional():
    s = play(before_castle(), "move castle").state
    assert refused(s, "done") == "not-offered"


def test_with_two_workers_left_none_is_covered_but_the_limit_of_goods_holds():
    step = play(before_castle("stone1 - # wood2"), "move castle")
    assert doing(step.state) == "move_figure"
    s = play(before_castle("stone1 wood2", stone=3, wood=3), "move castle").state
    step = play(s, "keep stone-wood-wood")
    assert goods(step.state) == {"stone": 1, "wood": 2}
    assert doing(step.state) == "move_figure"
    assert step.state.table.players[ANN].path == tableau("stone1 wood2")


def test_covering_a_worker_takes_its_bonus_tile_out_of_the_game():
    s = play(before_castle("stone1 wood2* sand3"), "move castle").state
    preview = GAME.preview(s, ANN, GAME.parse("cover 2")).notes[0]
    assert preview.code == "loses-bonus"
    gone = s.table.bonuses_gone
    step = play(s, "cover 2")
    assert note(step, "covered")["lost"] == 1
    assert step.state.table.bonuses_gone == gone + 1
    assert step.state.table.players[ANN].path == tableau("stone1 # sand3")


def test_a_covered_worker_counts_no_more_for_the_ascending_numbers():
    s = play(before_castle("stone1 wood7 sand3"), "move castle").state
    assert not s.table.players[ANN].ascending()
    assert play(s, "cover 2").state.table.players[ANN].ascending()


def test_the_castle_does_nothing_at_the_start_of_the_game_only_when_entered():
    s = position(MoveFigure(who=ANN), player(at="castle", stone=5))
    assert goods(play(s, "move 1").state) == {"stone": 6}


def test_the_loss_is_previewed():
    s = play(before_castle(stone=2, wood=2, coin=1), "move castle").state
    assert GAME.preview(s, ANN, GAME.parse("keep stone-stone-coin")).cost == {"wood": 2}
    assert GAME.preview(s, ANN, GAME.parse("keep stone-wood-wood")).cost == {"stone": 1, "coin": 1}


def test_what_is_kept_is_told_beside_what_is_lost():
    s = play(before_castle(stone=2, wood=2, coin=1), "move castle").state
    (note,) = GAME.preview(s, ANN, GAME.parse("keep stone-stone-coin")).notes
    assert (note.code, dict(note.args["goods"])) == ("would-keep", {"stone": 2, "coin": 1})


def test_a_player_who_left_keeps_bonus_tiles_and_coins_and_loses_of_what_there_is_most():
    s = play(before_castle("stone1* wood2 wood9 sand3", stone=3, coin=2), "move castle").state
    keep = GAME.default(s, ANN)
    assert write(keep) == "keep stone-coin-coin"
    s = GAME.apply(s, ANN, keep, dice(0, 0)).state
    assert write(GAME.default(s, ANN)) == "cover 3", "then the numbers ascend"
    assert [GAME.preview(s, ANN, GAME.parse(f"cover {n}")).notes for n in (3, 2)] == [(Note("then-ascending"),), ()]
    plain = play(before_castle("stone1* stone2* wood3 sand4 sand5"), "move castle").state
    assert write(GAME.default(plain, ANN)) == "cover 4", "the kind there is most of; bonus tiles stay"
    assert not GAME.preview(plain, ANN, GAME.parse("cover 4")).notes, "they ascend already"
