"""Rulebook: the palace and the upgrade table."""

from __future__ import annotations

import pytest

from engine.games.charmers.edition import BUILDINGS, PERSONS
from tests.games.charmers.positions import (
    after,
    left,
    mine,
    now,
    options,
    play,
    refused,
    sheet,
    stock,
    taking,
    turn,
    verbs,
)
from tests.games.playing import note, told

OTHERS = [person for person in PERSONS if person != "mogul"]


def sent(person, *sheets, **given):
    """After a die of this person."""
    return after(taking(*sheets, orange1=person, **given), "take orange1")


def test_each_person_three_times():
    s = turn(sheet(merchant=2), open="merchant merchant")
    s = after(s, "palace merchant", "goods tea")
    assert (mine(s).palace["merchant"], left(s)) == (3, None)  # the second merchant has lapsed


def test_the_great_mogul_sends_one_of_the_other_five_and_both_are_crossed_off():
    s = sent("mogul", sheet(river="3"))
    assert options(s, "palace") == OTHERS
    s = after(s, "palace maharani")
    assert (mine(s).palace["mogul"], mine(s).palace["maharani"], now(s)) == (1, 1, "forward2")


def test_the_great_mogul_sends_nobody_without_a_box_or_an_effect():
    s = sent("mogul", sheet(merchant=3, river="9"))
    assert options(s, "palace") == ["raja", "builder", "portuguese"]
    assert refused(s, "palace merchant") == "boxes-crossed"
    assert refused(s, "palace maharani") == "no-effect"


def test_the_merchant_buys_up_to_two_goods_or_brings_one():
    s = sent("merchant", sheet(tea=2, silk=1))
    assert options(s, "sell") == ["tea", "silk", "tea-tea", "tea-silk"]
    assert options(s, "goods") == ["tea", "silk", "spice"]
    assert verbs(s) == ["sell", "goods"]
    assert mine(after(s, "sell tea-silk")).money == 2
    assert stock(after(s, "goods spice")) == {"tea": 2, "silk": 1, "spice": 1}


def test_without_stock_the_merchant_only_brings_a_good():
    assert verbs(sent("merchant")) == ["goods"]


def test_raja_man_singh_brings_a_money_and_an_upgrade():
    s = sent("raja")
    assert (mine(s).money, options(s, "upgrade")) == (1, list(BUILDINGS))
    s = after(s, "upgrade fort")
    assert mine(s).upgrades == {"temple": 1, "fort": 2, "garden": 1, "mausoleum": 1}


def test_raja_man_singh_still_brings_money_when_nothing_can_be_upgraded():
    s = sent("raja", sheet(**dict.fromkeys(BUILDINGS, 3)))
    assert (mine(s).money, left(s)) == (1, None)


def test_the_builder_brings_two_half_roads():
    s = sent("builder", sheet("C2-NS"))
    assert now(s) == "two_halves"
    assert mine(after(s, "half C2-E", "half C2-W")).roads == {"C2": "NESW"}


def test_what_leaves_no_choice_is_done_at_once():
    s = sent("raja", sheet(temple=3, fort=3, garden=3, mausoleum=2))
    assert (mine(s).upgrades["mausoleum"], left(s)) == (3, None)


# --- columns of the palace


@pytest.mark.parametrize(("column", "bonuses"), [(1, ["half"]), (2, ["fame2"]), (3, ["fame4"])])
def test_a_column_of_all_six_brings_its_bonus(column, bonuses):
    boxes = {**dict.fromkeys(PERSONS, column), "merchant": column - 1}
    step = play(taking(sheet("C2-NS", **boxes), orange1="merchant"), "take orange1")
    assert note(step, "palace-column")["column"] == str(column)
    assert [n.args["task"] for n in step.notes if n.code.startswith("bonus-")][:1] == bonuses


def test_a_column_is_not_complete_before_the_last_person():
    boxes = {**dict.fromkeys(PERSONS, 1), "merchant": 0, "raja": 0}
    assert "palace-column" not in told(play(taking(sheet(**boxes), orange1="merchant"), "take orange1"))


@pytest.mark.parametrize("boxes", [1, 2])
def test_a_later_box_does_not_complete_a_column_again(boxes):
    assert "palace-column" not in told(
        play(taking(sheet(**dict.fromkeys(PERSONS, boxes)), orange1="merchant"), "take orange1")
    )


def test_mogul_and_his_person_can_complete_a_column_together():
    boxes = {**dict.fromkeys(PERSONS, 1), "mogul": 0, "raja": 0}
    s = after(taking(sheet("C2-NS", **boxes), orange1="mogul"), "take orange1")
    step = play(s, "palace raja")
    assert note(step, "palace-column")["column"] == "1"
    assert left(step.state) == ["half"]


def test_column_two_of_the_moon_brings_money_and_fame():
    boxes = {**dict.fromkeys(PERSONS, 2), "merchant": 1}
    s = after(taking(sheet(**boxes), orange1="merchant", side="moon"), "take orange1")
    assert (mine(s).money, mine(s).fame) == (4, 1)


# --- persons as bonuses


def test_any_person_as_a_bonus():
    assert options(turn(open="palace"), "palace") == list(PERSONS)
    s = after(turn(open="palace"), "palace raja")
    assert (mine(s).palace["raja"], now(s)) == (1, "upgrade")


@pytest.mark.parametrize("person", PERSONS)
def test_a_certain_person_as_a_bonus_is_crossed_off_too(person):
    s = turn(sheet(river="3", tea=1), open=person)
    assert options(s, "palace") == [person]
    assert mine(after(s, f"palace {person}")).palace[person] == 1


def test_a_person_without_a_box_lapses_as_a_bonus():
    step = play(turn(sheet(portuguese=3), open="portuguese goods1"), "goods tea")
    assert note(step, "lapsed")["task"] == "portuguese"


def test_a_person_whose_action_marks_nothing_is_not_crossed_off():
    s = turn(sheet(river="9"), open="palace")
    assert "maharani" not in options(s, "palace")
    assert refused(s, "palace maharani") == "no-effect"
    alone = sheet(maharani=3, merchant=3, raja=3, builder=3, portuguese=3)
    assert refused(turn(alone, open="palace"), "palace mogul") == "no-effect"


# --- upgrades


def test_an_upgrade_marks_the_next_value_up_to_three():
    s = turn(sheet(garden=3), open="upgrade upgrade upgrade")
    assert refused(s, "upgrade garden") == "fully-raised"
    for value in (2, 3):
        assert options(s, "upgrade") == ["temple", "fort", "mausoleum"]
        s = after(s, "upgrade fort")
        assert mine(s).upgrades["fort"] == value
    assert options(s, "upgrade") == ["temple", "mausoleum"]


@pytest.mark.parametrize(("value", "bonuses"), [(2, ["palace"]), (3, ["fame3"])])
def test_all_buildings_raised_bring_the_bonus_of_the_column(value, bonuses):
    step = play(
        turn(sheet(temple=value, fort=value, garden=value, mausoleum=value - 1), open="upgrade"), "upgrade mausoleum"
    )
    assert note(step, "upgrade-column")["value"] == value
    assert next(n.args["task"] for n in step.notes if n.code.startswith("bonus-")) == bonuses[0]


def test_one_type_left_behind_keeps_the_column_open():
    step = play(turn(sheet(temple=3, fort=2), open="upgrade"), "upgrade garden")
    assert "upgrade-column" not in told(step)


def test_an_upgrade_with_all_at_their_highest_lapses():
    step = play(turn(sheet(**dict.fromkeys(BUILDINGS, 3)), open="upgrade goods1"), "goods tea")
    assert note(step, "lapsed")["task"] == "upgrade"
