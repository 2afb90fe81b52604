"""A short set: two roads of two cells and one of one, laid piece by piece."""

from __future__ import annotations

import pytest

from engine.games.wonders import GAME
from engine.games.wonders.phases.turn import Buying, ShortSet
from tests.games.playing import note, told
from tests.games.wonders.positions import city
from tests.games.wonders.turns import (
    ANN,
    BEN,
    ROADSIDE,
    buying,
    doing,
    options,
    play,
    position,
    quietly,
    refused,
    verbs,
)


def test_a_set_costs_one_gold_and_is_two_dominoes_and_a_single_cell():
    step = quietly(buying(), "short two-0-A10", "next two-0-C10", "next one-0-E11")
    t = step.state.table
    assert (t.cities[ANN].gold, t.market.sets) == (6, 0)
    assert doing(step.state) == ("confirm_turn", (ANN,))
    assert refused(quietly(step.state, "end").state, "short one-0-E11", BEN) == "sold-out"


@pytest.mark.parametrize("order", [("one-0-E11", "two-0-A10", "two-0-C10"), ("two-0-A10", "one-0-E11", "two-0-C10")])
def test_the_pieces_are_laid_in_any_order(order):
    first, *rest = order
    s = quietly(buying(), f"short {first}", *(f"next {each}" for each in rest)).state
    assert [each.piece for each in s.table.cities[ANN].pieces[1:]] == [each.partition("-")[0] for each in order]


def test_pieces_of_a_set_need_not_touch_each_other():
    quietly(buying(), "short one-0-A10", "next two-90-D9", "next two-90-K10")


def test_an_earlier_piece_of_the_set_counts_as_road_for_the_next():
    s = quietly(buying(), "short two-0-E11").state
    assert "two-0-G11" in options(s, "next")
    assert "one-0-E10" in options(quietly(s, "next two-90-A9").state, "next")
    assert "one-0-A8" in options(quietly(s, "next two-90-A9").state, "next")
    assert refused(s, "next one-0-A9") == "needs-road-start"


def test_of_each_piece_there_are_only_as_many():
    s = quietly(buying(), "short one-0-A10").state
    assert {each.partition("-")[0] for each in options(s, "next")} == {"two"}
    assert refused(s, "next one-0-B10") == "other-piece"
    s = quietly(s, "next two-0-B10").state
    assert {each.partition("-")[0] for each in options(s, "next")} == {"two"}


def test_the_set_is_laid_before_anything_else():
    s = quietly(buying(), "short one-0-A10").state
    assert verbs(s) == ["next"]
    for words in ("end", "loan", "pedestal 1", "road road-0-E11"):
        assert refused(s, words) == "set-first"


def test_short_roads_never_lie_on_water():
    s = buying("starter-0-F9")
    assert refused(s, "short one-0-F8") == "only-land"


def test_with_the_last_gold_the_whole_set_is_laid():
    step = quietly(buying(gold=1), "short one-0-A10")
    assert told(step) == ["short-bought"]
    assert doing(step.state) == ("short_set", (ANN,))
    s = quietly(step.state, "next two-0-B10", "next two-0-E11").state
    assert doing(s) == ("confirm_turn", (ANN,))


NICHE = "starter-0-A11 farm1a-0-A10 farm1b-0-C10 farm2a-0-F11 farm2b-0-I11 market1a-90-E9"

"""At its roads only E11 is free, and no cell beside that."""


def niche(*, more=""):
    return position(Buying(who=ANN), city(f"{NICHE} {more}"), city(ROADSIDE))


def test_what_fits_nowhere_is_discarded():
    s = niche()
    assert options(s, "short") == ["one-0-E11"]
    step = quietly(s, "short one-0-E11")
    assert told(step) == ["short-bought", "set-discarded"]
    assert note(step, "set-discarded")["count"] == 2
    assert doing(step.state) == ("confirm_turn", (ANN,))
    assert step.state.table.cities[ANN].pieces[-1].piece == "one"


def test_a_set_is_laid_while_any_of_its_pieces_fits():
    """Rulings Q3, R5. E10 and E11 are free, and beside them F10."""
    home = city(f"{NICHE.replace('E9', 'E8')} market1b-0-G10 temple1a-0-F9")
    s = quietly(position(Buying(who=ANN), home, city(ROADSIDE)), "short two-90-E10").state
    assert options(s, "next") == ["one-0-F10"]
    step = quietly(s, "next one-0-F10")
    assert note(step, "set-discarded")["count"] == 1


def test_a_set_needs_room_for_one_of_its_pieces_to_be_bought():
    s = niche(more="tower-0-E11")
    assert "short" not in verbs(s)
    assert refused(s, "short one-0-E8") == "needs-road-start"


def test_a_piece_that_does_not_fit_may_not_be_kept_for_later():
    s = quietly(niche(), "short one-0-E11", "end").state
    assert not any(isinstance(frame, ShortSet) for frame in s.flow)
    GAME.rules.check(s)


def test_the_discarded_pieces_leave_the_game():
    s = play(niche(), "short one-0-E11", "end").state
    assert s.table.supply.sets + s.table.market.sets == 19
