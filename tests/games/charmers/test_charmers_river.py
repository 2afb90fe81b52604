"""Rulebook: the river."""

from __future__ import annotations

import pytest

from engine.games.charmers.edition import HOUSE
from tests.games.charmers.positions import after, left, mine, now, options, play, refused, sheet, taking, turn
from tests.games.playing import note


def test_only_the_target_is_marked():
    s = after(taking(blue1="crane"), "take blue1")
    assert mine(s).river == [3]


def test_one_sails_from_the_rightmost_mark():
    s = taking(sheet(river="3"), blue1="fish")
    assert mine(after(s, "take blue1")).river == [3, 4]
    s = taking(sheet(river="1 4"), blue1="fish")
    assert mine(after(s, "take blue1")).river == [1, 4, 8]


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("space", range(1, 10))
def test_every_space_brings_all_its_bonuses(side, space):
    marks = {"river": str(space - 1)} if space > 1 else {}
    step = play(turn(sheet(**marks), open="forward1", side=side), f"sail {space}")
    told = [n.args["task"] for n in step.notes if n.code.startswith("bonus-")]
    assert told[: len(HOUSE.sheets[side].river[space - 1])] == list(HOUSE.sheets[side].river[space - 1])


def test_of_several_bonuses_money_fame_and_karma_are_marked_at_once_and_the_rest_waits():
    s = after(turn(sheet(river="6"), open="forward1"), "sail 7")
    assert (mine(s).money, mine(s).karma, left(s)) == (2, 2, None)
    s = after(turn(sheet(river="8", tea=2), open="forward1"), "sail 9")
    assert (mine(s).fame, left(s)) == (2, ["sell2"])


# --- forward


def test_forward_one_is_the_next_space():
    assert options(turn(sheet(river="1 4"), open="forward1"), "sail") == ["5"]


def test_the_maharani_sails_one_or_two_spaces():
    s = after(taking(sheet(river="4"), orange1="maharani"), "take orange1")
    assert options(s, "sail") == ["5", "6"]
    assert mine(after(s, "sail 6")).river == [4, 6]


def test_near_the_end_only_spaces_that_are_there():
    assert options(turn(sheet(river="7"), now="forward2"), "sail") == ["8", "9"]
    # one space left: the Maharani sails there without asking
    s = after(taking(sheet(river="8"), orange1="maharani"), "take orange1")
    assert mine(s).river == [8, 9]


def test_on_the_last_space_forward_cannot_be_used():
    step = play(turn(sheet(river="9"), open="forward1 goods1"), "goods tea")
    assert note(step, "lapsed")["task"] == "forward1"


# --- back


def test_back_to_the_next_free_space():
    assert options(turn(sheet(river="3 5 6"), open="back1"), "sail") == ["4"]


def test_back_to_any_free_space():
    assert options(turn(sheet(river="3 5 6"), open="back_any"), "sail") == ["4", "2", "1"]


def test_the_portuguese_sails_back_one_or_two_free_spaces_or_brings_a_good():
    s = after(taking(sheet(river="3 5 6"), orange1="portuguese"), "take orange1")
    assert options(s, "sail") == ["4", "2"]
    assert options(s, "goods") == ["tea", "silk", "spice"]
    assert refused(s, "sail 5") == "space-marked"
    assert mine(after(s, "sail 2")).river == [2, 3, 5, 6]
    assert mine(after(s, "goods silk")).circled["silk"] == 1


def test_before_the_first_mark_the_portuguese_brings_a_good():
    s = after(taking(orange1="portuguese"), "take orange1")
    assert now(s) == "back_or_take"
    assert options(s, "sail") == []
    assert options(s, "goods") == ["tea", "silk", "spice"]


def test_a_mark_behind_does_not_move_the_position():
    s = after(turn(sheet(river="5"), open="back_any forward1"), "sail 2")
    assert mine(s).position() == 5
    assert "6" in options(s, "sail")


def test_a_space_behind_brings_its_bonuses():
    s = after(turn(sheet(river="5"), open="back_any"), "sail 3")
    assert mine(s).karma == 2
