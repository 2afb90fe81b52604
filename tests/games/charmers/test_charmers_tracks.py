"""Rulebook: the two tracks."""

from __future__ import annotations

import pytest

from engine.games.charmers.edition import HOUSE
from engine.games.charmers.scoring import gap
from tests.games.charmers.positions import left, mine, play, sheet, shown, turn
from tests.games.playing import note, told


def test_the_gap_counts_three_money_for_a_fame():
    assert gap(HOUSE, sheet()) == 63
    assert gap(HOUSE, sheet(money=10, fame=5)) == 38
    assert gap(HOUSE, sheet(money=33, fame=10)) == 0
    assert gap(HOUSE, sheet(money=34, fame=10)) == -1


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("before", [1, 2])
def test_a_bonus_of_the_money_track_is_circled_when_its_space_is_reached_or_passed(side, before):
    for space, bonuses in HOUSE.sheets[side].money.items():
        s = turn(sheet(money=int(space) - before, river="1"), open="forward1", side="sun")
        s.table.sheet = side
        s.table.turns[0].open = ["sell1"]
        s.table.sheets[0].circled["tea"], s.table.sheets[0].sold["tea"] = 3, 2  # worth two money
        step = play(s, "sell tea")
        found = [(n.args["task"], n.args["origin"]) for n in step.notes if n.code.startswith("bonus-")]
        assert found[: len(bonuses)] == [(each, "money") for each in bonuses]


def test_a_bonus_of_the_money_track_comes_once():
    s = turn(sheet(money=6, tea="3/2"), open="sell1")
    assert "bonus-from" not in told(play(s, "sell tea"))


@pytest.mark.parametrize("side", ["sun", "moon"])
@pytest.mark.parametrize("before", [1, 2, 3])
def test_a_bonus_of_the_fame_track_is_circled_when_its_space_is_reached_or_passed(side, before):
    for space, bonuses in HOUSE.sheets[side].fame.items():
        s = turn(sheet(fame=int(space) - before, temple=3), open="straight", side=side)
        step = play(s, "road C2-NS")
        assert [n.args["task"] for n in step.notes if n.code.startswith("bonus-")] == list(bonuses)


def test_several_bonuses_may_be_passed_at_once():
    s = turn(sheet(money=13, tea="6/3", karma=2), open="sell_same3")
    step = play(s, "sell_same tea-tea-tea")  # 10 money: from 13 to 23, and 2 more for the third karma
    assert [n.args["task"] for n in step.notes if n.code.startswith("bonus-")] == ["karma", "money2", "half"]
    assert mine(step.state).money == 25


def test_money_beyond_the_last_space_is_lost():
    s = turn(sheet(money=62, tea="6/5"), open="sell1")
    step = play(s, "sell tea")
    assert mine(step.state).money == 63
    assert note(step, "track-full") == {"seat": 0, "track": "money", "lost": 3}
    assert "loses-points" in [n.code for n in shown(s, "sell tea").notes]


def test_fame_beyond_the_last_space_is_lost():
    step = play(turn(sheet(fame=20, temple=3), open="straight"), "road C2-NS")
    assert (mine(step.state).fame, note(step, "track-full")["lost"]) == (21, 2)


def test_money_that_a_bonus_of_the_track_brings_is_not_taken_for_a_loss():
    """The karma of space 14 is the third, which brings 2 money."""
    step = play(turn(sheet(money=13, karma=2, tea="3/2"), open="sell1"), "sell tea")
    assert mine(step.state).money == 17
    assert "track-full" not in told(step)


def test_a_full_track_does_not_stop_the_other():
    step = play(turn(sheet(money=63, tea="3/2", silk="2/2", spice="2/2"), open="sell1 half"), "sell tea")
    assert mine(step.state).money == 63
    step = play(turn(sheet(money=63, tea="2/1", silk="2/2", spice="2/2"), open="sell1 half"), "sell tea")
    assert mine(step.state).fame == 1


def test_the_preview_says_how_the_gap_changes():
    s = turn(sheet(money=20, tea="3/2"), open="sell1")
    shows = shown(s, "sell tea")
    assert (shows.cost, shows.gain) == ({}, {"money": 2})
    assert [(n.code, n.args) for n in shows.notes] == [
        ("would-lapse", {"task": "half", "why": "no-road-to-extend"}),
        ("gap-left", {"gap": 41}),
    ]
    s = turn(sheet(money=33, fame=10, tea=1), open="sell1")
    assert [(n.code, n.args) for n in shown(s, "sell tea").notes] == [("overlaps-by", {"overlap": 1})]
    assert left(s) == ["sell1"]
