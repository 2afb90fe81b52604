"""Rulebook: bonuses. The order in which they are used, chains, lapsing, the end of a turn."""

from __future__ import annotations

import pytest

from engine.games.charmers import GAME
from engine.games.charmers.edition import PERSONS
from tests.games.charmers.positions import (
    ANN,
    BEN,
    after,
    left,
    mine,
    now,
    options,
    play,
    refused,
    sheet,
    shown,
    stock,
    taking,
    turn,
    verbs,
)
from tests.games.playing import note, told


def test_bonuses_are_circled_at_once_and_used_after_the_action():
    s = after(taking(sheet(fame=3), green1="two_halves"), "take green1")
    s = after(s, "join C2-NS")  # the fourth fame
    assert left(s) == ["goods1"]
    s = turn(sheet("C2-NS C1-SW", tea=2), now="two_halves")
    s = after(s, "half C1-N")  # the first half reaches the Portuguese
    assert (now(s), left(s)) == ("second_half", ["portuguese"])
    assert verbs(s) == ["half", "leave"]
    assert refused(s, "palace portuguese") == "do-first"
    assert verbs(after(s, "leave")) == ["palace", "finish"]


def test_several_bonuses_in_any_order():
    s = turn(sheet(river="1", tea=1), open="goods1 upgrade sell2 back1 forward1")
    assert verbs(s) == ["sell", "goods", "sail", "upgrade", "finish"]
    for first, rest in (
        ("upgrade fort", ["goods1", "sell2", "back1", "forward1"]),
        ("sell tea", ["goods1", "upgrade", "back1", "forward1"]),
    ):
        assert left(after(s, first)) == rest


def test_bonuses_of_bonuses_join_the_others():
    s = turn(sheet(river="4"), open="forward1 goods1")
    assert left(after(s, "sail 5")) == ["goods1", "upgrade"]


def test_a_bonus_waits_until_it_can_be_used():
    s = turn(open="sell1 goods1")
    assert verbs(s) == ["goods", "finish"]
    s = after(s, "goods silk")
    assert options(s, "sell") == ["silk"]


def test_a_bonus_is_used_up_by_one_action():
    s = after(turn(sheet(tea=3), open="sell2 goods1"), "sell tea")
    assert left(s) == ["goods1"]
    assert refused(s, "sell tea") == "not-by-these"


@pytest.mark.parametrize(
    ("open_", "words", "rest"),
    [
        ("palace merchant", "palace merchant", ["palace"]),
        ("merchant palace", "palace merchant", ["palace"]),
        ("back_any back1", "sail 4", ["back_any"]),
        ("sell2 sell1", "sell tea", ["sell2"]),
        ("goods2 goods1", "goods tea", ["goods2"]),
    ],
)
def test_of_two_bonuses_the_one_that_leaves_more_is_kept(open_, words, rest):
    s = turn(sheet(river="3 5", tea=2, maharani=0), open=open_)
    assert left(after(s, words))[:1] == rest


def test_any_person_is_kept_where_only_a_certain_one_could_come_now():
    done = dict.fromkeys(("mogul", "maharani", "merchant", "builder"), 3)
    s = turn(sheet(tea="6/6", silk="6/6", spice="6/6", **done), open="raja palace forward2")
    assert options(s, "palace") == ["raja"]
    s = after(s, "palace raja", "upgrade temple", "sail 2")
    assert (left(s), options(s, "palace")) == (["palace"], ["raja", "portuguese"])


# --- half roads


def test_two_half_roads_of_a_turn_may_be_joined():
    s = turn(open="half half")
    assert verbs(s) == ["join", "finish"]
    s = after(s, "join C2-NS")
    assert (mine(s).roads, mine(s).fame, left(s)) == ({"C2": "NS"}, 1, None)


def test_or_each_added_to_a_road():
    s = after(turn(sheet("C2-NS"), open="half half"), "half C2-E")
    assert (left(s), verbs(s)) == (["half"], ["half", "finish"])
    assert mine(after(s, "half C2-W")).roads == {"C2": "NESW"}


def test_one_alone_is_never_joined_and_lapses_without_a_road():
    step = play(turn(open="half goods1"), "goods tea")
    assert note(step, "lapsed")["task"] == "half"


def test_column_of_the_palace_and_money_track_together_make_a_road():
    boxes = {**dict.fromkeys(PERSONS, 1), "merchant": 0}
    s = taking(sheet(money=21, tea=1, **boxes), orange1="merchant")
    s = after(s, "take orange1", "sell tea")
    assert left(s) == ["half", "half"]
    assert "C2-NS" in options(s, "join")


# --- chains


def test_a_chain_of_seven():
    """A temple, the eighth fame, a sale that completes a tent, back on the river, an upgrade for all buildings, any
    palace action, a good."""
    marks = {"tea": "3/2", "silk": "3/3", "spice": "4/3", "fame": 7, "river": "6"}
    s = taking(sheet("C2-NS", fort=2, garden=2, mausoleum=2, **marks), green1="straight")
    s = after(s, "take green1", "road B3-EW")
    assert (mine(s).fame, left(s)) == (9, ["sell_different2"])
    s = after(s, "sell_different tea-spice")
    assert left(s) == ["back1"]
    s = after(s, "sail 5")
    assert left(s) == ["upgrade"]
    s = after(s, "upgrade temple")
    assert left(s) == ["palace"]
    s = after(s, "palace merchant")
    assert (now(s), left(s)) == ("sell_or_take", [])
    step = play(s, "goods tea")
    assert left(step.state) is None
    assert mine(step.state).circled["tea"] == 4
    assert GAME.waiting(step.state) == (BEN,)


def test_a_chain_within_a_person_within_a_bonus():
    """The Great Mogul as a bonus sends the builder, whose road opens a market, whose sale passes a bonus."""
    s = turn(sheet("D3-EW", money=4, tea="3/1"), open="palace")
    s = after(s, "palace mogul", "palace builder", "join B3-EW")
    assert left(s) is None
    s = turn(sheet("B3-EW", money=4, tea="3/1"), open="palace")
    s = after(s, "palace mogul", "palace builder", "join D3-EW")
    assert now(s) == "market_same"
    s = after(s, "sell_same tea")
    assert left(s) == ["purple_die"]


# --- lapsing and the end of a turn


def test_a_turn_is_over_by_itself_when_nothing_can_be_used():
    step = play(turn(open="goods1"), "goods tea")
    assert left(step.state) is None
    assert note(step, "turn-over") == {"seat": 0, "gap": 63, "overlap": 0}


def test_what_cannot_be_used_lapses_with_a_word():
    step = play(turn(open="sell2 goods1 half"), "goods tea")
    assert left(step.state) == ["sell2", "half"]  # the good can be sold now
    step = play(step.state, "sell tea")
    assert [n.args["task"] for n in step.notes if n.code == "lapsed"] == ["half"]


def test_a_turn_may_end_with_a_bonus_that_could_be_used():
    s = turn(sheet(tea=1), open="sell2 half")
    shows = shown(s, "finish")
    assert [(n.code, n.args) for n in shows.notes] == [
        ("would-decline", {"tasks": ["sell2"]}),
        ("would-lapse", {"task": "half", "why": "no-road-to-extend"}),
    ]
    step = play(s, "finish")
    assert [(n.code, n.args["task"]) for n in step.notes[:2]] == [("declined", "sell2"), ("lapsed", "half")]
    assert left(step.state) is None


def test_the_end_of_a_turn_is_not_offered_before_the_action_is_done():
    assert verbs(turn(now="straight")) == ["road"]
    assert refused(turn(now="straight"), "finish") == "do-first"


def test_a_preview_says_what_would_lapse_with_a_step():
    shows = shown(turn(open="goods1 half"), "goods tea")
    assert [(n.code, n.args) for n in shows.notes] == [("would-lapse", {"task": "half", "why": "no-road-to-extend"})]
    shows = shown(turn(sheet("D3-EW", tea=1), now="market_same", open="half"), "leave")
    assert [(n.code, n.args) for n in shows.notes] == [("would-leave", {"task": "market_same"})]


def test_a_preview_names_a_bonus_also_beside_an_equal_one():
    s = turn(sheet(river="4"), open="forward1 upgrade")
    assert [(n.code, n.args) for n in shown(s, "sail 5").notes] == [("opens", {"tasks": ["upgrade"]})]


def test_who_brings_the_end_ends_the_turn_himself():
    s = turn(sheet(money=33, fame=10, tea=1), open="sell1")
    step = play(s, "sell tea")
    assert left(step.state) == []
    assert verbs(step.state) == ["finish"]
    assert [n.code for n in shown(step.state, "finish").notes] == ["overlaps-by"]
    step = play(step.state, "finish")
    assert note(step, "turn-over") == {"seat": 0, "gap": 0, "overlap": 1}
    assert left(step.state) is None


def test_a_turn_is_completed_also_after_the_tracks_overlap():
    s = turn(sheet(money=33, fame=10, tea=2), open="sell1 goods1")
    s = after(s, "sell tea")
    assert left(s) == ["goods1"]
    assert stock(after(s, "goods silk")) == {"tea": 1, "silk": 1}


def test_nothing_is_open_without_a_bonus():
    s = turn(sheet(money=33, fame=11))
    assert refused(s, "goods tea") == "no-bonus-open"
    assert GAME.default(s, ANN) == GAME.parse("finish")


def test_the_default_ends_the_turn_or_leaves_what_may_be_left():
    assert GAME.default(turn(sheet(tea=1), open="sell1"), ANN) == GAME.parse("finish")
    assert GAME.default(turn(sheet("D3-EW", tea=1), now="market_same"), ANN) == GAME.parse("leave")
    assert GAME.default(turn(now="straight"), ANN) == GAME.parse("road C2-NS")
    assert GAME.default(taking(), ANN) == GAME.parse("take purple1")


def test_each_task_and_its_notes_name_it():
    assert told(play(turn(open="upgrade"), "upgrade fort")) == ["upgraded", "turn-over"]
