"""Rulebook: karma."""

from __future__ import annotations

import pytest

from engine.games.charmers import GAME
from tests.games.charmers.positions import (
    ANN,
    BEN,
    CLEO,
    after,
    left,
    mine,
    options,
    play,
    refused,
    sheet,
    shown,
    taking,
    turn,
    verbs,
)
from tests.games.charmers.test_charmers_dice import nothing_fits, walled
from tests.games.playing import note, told

FISH, CRANE = 2, 4
"""Faces of a blue die, by their number."""


def test_the_die_on_the_elephant_and_one_of_the_middle_are_rolled_again():
    s = taking(asked=BEN)
    assert options(s, "karma", BEN) == ["purple1", "purple2", "blue1", "blue2", "orange1", "orange2"]
    step = play(s, "karma blue1", seat=BEN, draws=(5, FISH))
    t = step.state.table
    assert (t.dice["green2"].face, t.dice["blue1"].face) == ("two_halves", "fish")
    assert (mine(step.state, BEN).used, mine(step.state, BEN).karma) == (1, 1)
    found = note(step, "karma-used")
    assert (found["die_elephant"], found["face_elephant"]) == ("green2", "two_halves")
    assert (found["die"], found["face"]) == ("blue1", "fish")
    assert (t.dice["green2"].where, t.dice["blue1"].where) == ("elephant", "middle")
    assert GAME.waiting(step.state) == (BEN,)


def test_only_these_two_may_be_taken_then():
    s = after(taking(asked=BEN), "karma blue1", seat=BEN, draws=(5, FISH))
    assert options(s, "take", BEN) == ["green2", "blue1"]
    assert refused(s, "take purple1", BEN) == "die-not-there"


@pytest.mark.parametrize(("die", "other"), [("green2", "blue1"), ("blue1", "green2")])
def test_the_other_one_goes_onto_the_elephant(die, other):
    s = after(taking(asked=BEN), "karma blue1", seat=BEN, draws=(5, FISH))
    t = after(s, f"take {die}", seat=BEN).table
    assert t.lying("elephant") == [other]
    assert (t.dice[die].where, t.dice[die].seat) == ("tile", BEN)
    assert t.rerolled == []


def test_the_next_may_roll_the_die_left_on_the_elephant():
    s = after(taking(asked=BEN), "karma blue1", seat=BEN, draws=(5, FISH))
    s = after(s, "take green2", seat=BEN)
    s = after(s, "karma orange1", seat=CLEO, draws=(CRANE, 0))
    assert options(s, "take", CLEO) == ["blue1", "orange1"]


def test_as_often_as_there_is_karma_and_always_the_same_two():
    s = taking(sheet(), sheet(karma=3), asked=BEN)
    s = after(s, "karma blue1", seat=BEN, draws=(5, FISH))
    assert options(s, "karma", BEN) == ["blue1"]
    assert refused(s, "karma purple1", BEN) == "die-not-there"
    s = after(s, "karma blue1", seat=BEN, draws=(0, 0))
    s = after(s, "karma blue1", seat=BEN, draws=(1, 1))
    assert (verbs(s, BEN), mine(s, BEN).used) == (["take"], 3)
    assert refused(s, "karma blue1", BEN) == "no-karma"


def test_karma_is_used_before_a_die_is_taken_not_after():
    assert refused(turn(now="straight"), "karma blue1") == "turn-open"
    assert verbs(turn(open="goods1", elephant="purple2")) == ["goods", "finish"]


def test_the_starting_player_cannot_use_karma():
    s = taking()
    assert verbs(s) == ["take"]
    assert refused(s, "karma blue1") == "elephant-empty"


def test_karma_used_up_is_gone():
    s = taking(sheet(), sheet(karma=2, used=2), asked=BEN)
    assert verbs(s, BEN) == ["take"]
    assert refused(s, "karma blue1", BEN) == "no-karma"


def test_the_chosen_action_must_be_done():
    s = after(taking(asked=BEN), "karma blue1", seat=BEN, draws=(5, FISH))
    s = after(s, "take green2", seat=BEN)
    assert verbs(s, BEN) == ["join"]
    assert refused(s, "finish", BEN) == "do-first"


def test_of_the_two_the_one_that_fits_must_be_taken():
    s = taking(sheet(), sheet(river="9"), asked=BEN)
    s = after(s, "karma blue1", seat=BEN, draws=(5, FISH))
    assert options(s, "take", BEN) == ["green2"]
    assert refused(s, "take blue1", BEN) == "no-symbol"


def test_if_neither_fits_either_is_taken_without_effect():
    s = taking(sheet(), walled(river="9"), asked=BEN)
    s = after(s, "karma blue1", seat=BEN, draws=(5, FISH))
    assert options(s, "take", BEN) == ["green2", "blue1"]
    assert [n.code for n in shown(s, "take blue1", BEN).notes] == ["has-no-effect"]
    step = play(s, "take blue1", seat=BEN)
    assert told(step)[:2] == ["took", "die-without-effect"]
    assert left(step.state, BEN) is None
    assert step.state.table.lying("elephant") == ["green2"]


def test_if_neither_fits_one_may_go_on_with_more_karma():
    s = taking(sheet(), walled(river="9", karma=2), asked=BEN)
    s = after(s, "karma blue1", seat=BEN, draws=(5, FISH))
    assert verbs(s, BEN) == ["take", "karma"]


def test_without_a_fitting_die_karma_must_be_used():
    s = taking(sheet(), nothing_fits(), asked=BEN)
    assert verbs(s, BEN) == ["karma"]
    s = after(s, "karma blue1", seat=BEN, draws=(0, FISH))
    assert options(s, "take", BEN) == ["green2", "blue1"]


def test_the_preview_says_which_faces_would_fit():
    s = taking(sheet(), sheet(river="4", maharani=3), asked=BEN)
    shows = shown(s, "karma orange1", BEN)
    assert shows.cost == {"karma": 1}
    assert [(n.code, n.args) for n in shows.notes] == [
        ("could-fit", {"die": "green2", "count": 6, "faces": ["straight", "curve", "two_halves"]}),
        (
            "could-fit",
            {"die": "orange1", "count": 5, "faces": ["mogul", "merchant", "raja", "builder", "portuguese"]},
        ),
    ]


# --- circling karma


@pytest.mark.parametrize(("circled", "bonus"), [(2, None), (3, "money2"), (4, "palace"), (5, "fame2")])
def test_the_third_fourth_and_fifth_karma_bring_a_bonus(circled, bonus):
    step = play(turn(sheet(river="2", karma=circled - 1), open="forward1"), "sail 3")
    assert mine(step.state).karma == circled
    found = [n.args["task"] for n in step.notes if n.code.startswith("bonus-")]
    assert found == ["karma", *([bonus] if bonus else [])]


def test_karma_beyond_the_fifth_lapses():
    s = turn(sheet(river="2", karma=5), open="forward1")
    step = play(s, "sail 3")
    assert mine(step.state).karma == 5
    assert "karma-full" in told(step)
    assert [n.code for n in shown(s, "sail 3").notes] == ["loses-karma"]


def test_karma_bonuses_follow_what_is_circled_not_what_is_left():
    step = play(turn(sheet(river="2", karma=2, used=2), open="forward1"), "sail 3")
    assert mine(step.state).money == 2


def test_a_roll_ends_undo_and_taking_a_die_does_not():
    step = play(taking(asked=BEN), "karma blue1", seat=BEN, draws=(5, FISH))
    assert not step.undoable
    assert play(step.state, "take blue1", seat=BEN).undoable
    assert play(taking(), "take green1", seat=ANN).undoable
