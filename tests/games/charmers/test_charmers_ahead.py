"""A turn planned beforehand: the dice of this roll, for a seat that takes one later."""

from __future__ import annotations

import pytest

from engine.core import text
from engine.games.charmers import GAME
from tests.games.charmers.positions import ANN, BEN, CLEO, after, mine, options, rolling, sheet, taking, turn
from tests.games.charmers.test_charmers_dice import nothing_fits
from tests.games.playing import dice


def ahead(s, seat):
    return GAME.ahead(s, seat, dice(0, 0))


def test_a_seat_that_comes_later_may_choose_among_the_dice_that_lie_there():
    s = ahead(taking(asked=BEN), CLEO)
    assert options(s, "take", CLEO) == options(taking(asked=BEN), "take", BEN)
    assert options(s, "karma", CLEO)
    chosen = after(s, "take blue1", seat=CLEO)
    assert mine(chosen, CLEO).river == [1]
    assert "goods" in {text.verb(offer.action) for offer in GAME.offers(chosen, CLEO)}


def test_while_others_finish_their_turns_too():
    s = ahead(turn(open="goods1", asked=BEN), CLEO)
    assert options(s, "take", CLEO)
    assert GAME.waiting(s) == (ANN, CLEO)


def test_dice_rolled_again_just_now_may_be_left_by_their_player():
    s = after(taking(asked=BEN), "karma blue1", seat=BEN, draws=(5, 2))
    assert "purple1" in options(ahead(s, CLEO), "take", CLEO)


@pytest.mark.parametrize("seat", [ANN, BEN])
def test_of_two_each_may_plan_the_second_die(seat):
    s = turn(sheet(), sheet(), open="goods1", asked=None)
    if seat == ANN:
        s = taking(sheet(), sheet(), asked=BEN)
    planned = ahead(s, seat)
    assert (planned.table.go, GAME.waiting(planned)) == (2, (seat,))
    assert options(planned, "take", seat)


def test_no_turn_is_planned_before_its_dice_are_rolled():
    assert ahead(rolling(start=BEN), ANN) is None
    assert ahead(taking(asked=BEN), ANN) is None  # Ann has taken hers
    s = taking(sheet(), sheet(), asked=BEN, go=2, taken={"green1": ANN, "purple1": BEN, "blue1": ANN})
    assert ahead(s, ANN) is None


def test_none_is_planned_where_nothing_would_fit():
    assert ahead(taking(sheet(), nothing_fits(used=1), sheet()), BEN) is None
    karma = ahead(taking(sheet(), sheet(), nothing_fits(), asked=BEN), CLEO)
    assert (options(karma, "take", CLEO), options(karma, "karma", CLEO)[:1]) == ([], ["purple1"])
