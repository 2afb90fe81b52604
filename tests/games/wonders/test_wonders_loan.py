"""Loans: taken before a purchase, repaid in a later round."""

from __future__ import annotations

from engine.core.model import Note
from engine.games.wonders.phases.turn import Buying, ConfirmTurn
from tests.games.playing import note, told
from tests.games.wonders.positions import city
from tests.games.wonders.test_wonders_turn import stuck
from tests.games.wonders.turns import (
    ANN,
    BEN,
    CLEO,
    OUT,
    ROADSIDE,
    buying,
    doing,
    play,
    position,
    quietly,
    refused,
    shown,
    verbs,
)


def test_a_loan_brings_two_gold_up_to_nine():
    s = buying()
    seen = shown(s, "loan")
    assert (seen.gain, seen.notes) == ({"gold": 2}, (Note("loan-terms", {"gold": 3, "points": 2}),))
    step = quietly(s, "loan")
    mine = step.state.table.cities[ANN]
    assert (mine.gold, mine.spent, mine.loan) == (9, 0, 3)
    assert note(step, "borrowed") == {"seat": ANN, "gold": 2}


def test_a_loan_obliges_to_buy_in_that_turn():
    s = quietly(buying(), "loan").state
    assert doing(s) == ("buying", (ANN,))
    assert "pass" not in verbs(s)
    assert refused(s, "pass") == "must-buy"
    assert refused(s, "end") == "must-buy"


def test_one_extra_a_turn_loan_or_repayment():
    taken = quietly(buying(), "loan").state
    assert not {"loan", "repay"} & set(verbs(taken))
    assert (refused(taken, "loan"), refused(taken, "repay")) == ("one-extra", "one-extra")
    repaid = quietly(buying(loan=1), "repay").state
    assert not {"loan", "repay"} & set(verbs(repaid))
    assert (refused(repaid, "loan"), refused(repaid, "repay")) == ("one-extra", "one-extra")


def test_the_extra_comes_before_the_purchase():
    s = quietly(buying(), "pedestal 1").state
    assert refused(s, "loan") == "before-purchase"
    assert refused(s, "repay") == "before-purchase"


def test_one_open_loan_at_most():
    for round_taken in (1, 3):
        s = buying(loan=round_taken)
        assert "loan" not in verbs(s)
        assert refused(s, "loan") == "loan-open"


def test_no_loan_without_gold_for_that_seat_is_out():
    s = position(Buying(who=ANN), city(ROADSIDE, gold=1), city(ROADSIDE, **OUT))
    step = play(s, "pedestal 1", "end")
    assert told(step)[0] == "round-begins"


def test_a_loan_only_if_it_buys_something_otherwise_the_seat_passes_by_itself():
    for tower, asked in ((True, BEN), (False, ANN)):  # Ben lacks 1 gold for the tower
        s = stuck(loan=1, tower=tower, pedestals=[ANN, CLEO], order=[ANN, BEN, CLEO])
        s.flow[-1] = ConfirmTurn(who=ANN, serial=2)
        s.table.cities[BEN].gold, s.table.cities[BEN].spent = 1, 6
        assert doing(play(s, "end").state) == ("buying", (asked,))


def test_a_seat_that_can_buy_nothing_may_still_borrow_or_pass():
    s = stuck(gold=1, tower=True)
    assert verbs(s) == ["loan", "pass"]
    assert refused(s, "end") == "pass-instead"
    assert shown(s, "pass").notes == (Note("gold-lost", {"gold": 1}),)
    step = quietly(s, "pass")
    assert (told(step), step.state.table.cities[ANN].out) == (["passed"], True)
    assert doing(step.state) == ("confirm_turn", (ANN,))
    assert verbs(quietly(s, "loan").state) == ["tower"]


def test_a_seat_that_can_buy_nothing_may_still_repay_or_pass():
    s = stuck(gold=5, loan=1)
    assert verbs(s) == ["repay", "pass"]
    assert refused(s, "end") == "pass-instead"


def test_repaying_costs_three_gold():
    s = buying(loan=1)
    assert shown(s, "repay").cost == {"gold": 3}
    step = quietly(s, "repay")
    mine = step.state.table.cities[ANN]
    assert (mine.gold, mine.spent, mine.loan) == (4, 3, 0)
    assert note(step, "repaid") == {"seat": ANN, "gold": 3, "left": 4}
    poor = buying(loan=1, gold=2)
    assert "repay" not in verbs(poor)
    assert refused(poor, "repay") == "too-dear"
    assert refused(buying(), "repay") == "no-loan"


def test_a_loan_is_repaid_in_a_later_round():
    s = buying(loan=3)
    assert "repay" not in verbs(s)
    assert refused(s, "repay") == "repay-later"
    assert "repay" in verbs(buying(loan=2))


def test_after_a_repayment_with_gold_left_a_purchase_is_due():
    s = quietly(buying(loan=1), "repay").state
    assert doing(s) == ("buying", (ANN,))
    assert refused(s, "end") == "must-buy"


def test_after_a_repayment_that_leaves_nothing_to_buy_the_seat_passes():
    step = quietly(stuck(gold=5, loan=1), "repay")
    assert told(step) == ["repaid", "passed"]
    assert step.state.table.cities[ANN].out
    assert doing(step.state) == ("confirm_turn", (ANN,))


def test_a_repayment_of_the_last_gold_ends_the_round():
    s = buying(loan=1, gold=3)
    assert shown(s, "repay").notes == (Note("ends-round"),)
    step = quietly(s, "repay")
    assert told(step) == ["repaid"]
    assert doing(step.state) == ("confirm_turn", (ANN,))


def test_a_new_loan_may_be_taken_in_a_later_turn_of_the_round_of_the_repayment():
    s = position(Buying(who=ANN), city(ROADSIDE, loan=1), city(ROADSIDE))
    s = quietly(s, "repay", "pedestal 1", "end").state
    s = play(s, "pedestal 2", "end", seat=BEN).state
    assert "loan" in verbs(s)
    assert quietly(s, "loan").state.table.cities[ANN].gold == 5
