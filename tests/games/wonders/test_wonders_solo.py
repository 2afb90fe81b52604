"""The game for one: the automaton, and the target."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.wonders import GAME
from engine.games.wonders.phases.turn import Buying, ConfirmTurn
from engine.games.wonders.setup import Options
from tests.games.playing import dice, note, told
from tests.games.wonders.positions import city
from tests.games.wonders.turns import ANN, ROADSIDE, doing, options, play, position


def alone(*cards: str, home: Any = None, **fields: Any) -> Any:
    """Ann ends her turn next; then the automaton turns up these cards, the first of them first."""
    s = position(ConfirmTurn(who=ANN), home or city(ROADSIDE, gold=6), **fields)
    every = sorted(s.table.edition.automaton)
    s.box.cards = [card for card in every if card not in cards] + list(reversed(cards))
    return s


def after(*cards: str, **fields: Any) -> Any:
    """The step in which the automaton turned up the first of these cards."""
    return play(alone(*cards, **fields), "end")


def test_set_up_as_for_two_but_two_monuments_no_objectives_and_the_automaton():
    s: Any = GAME.start(1, dice(0, 0)).state
    t = s.table
    assert (len(s.box.stacks), len(t.market.monuments), t.objectives) == (6, 2, [])
    assert t.automaton is not None
    taken = t.automaton.roads + t.market.roads, t.automaton.sets + t.market.sets
    assert taken == (1, 1)
    assert (len(s.box.cards), t.automaton.deck) == (13, 13)


def test_the_automaton_begins_and_acts_before_each_turn_of_the_player():
    s: Any = GAME.start(1, dice(0, 0)).state
    assert (doing(s)[0], s.table.automaton.deck) == ("starter", 13)
    s = play(s, "starter starter-0-A11").state
    assert (doing(s)[0], s.table.automaton.deck) == ("buying", 13)
    s = play(s, f"build {options(s, 'build')[0]}").state
    s = play(s, "end").state
    assert (doing(s)[0], s.table.automaton.deck) == ("buying", 12)


TILES = "farm1a farm2a farm3a farm4a farm5a farm6a"


def test_of_the_first_section_with_anything_to_take_all_is_taken():
    step = after("A06", tiles=TILES)  # stack 1 and a long road
    t = step.state.table
    assert (t.market.tiles["1"], t.market.roads, t.gone) == ("", 0, ["farm1a"])
    assert note(step, "automaton-takes") == {"card": "A06", "items": ["farm1a", "road"]}
    assert t.market.tiles["2"] == "farm2a"
    assert (t.automaton.card, t.automaton.roads) == ("A06", 1)


def test_of_a_section_what_is_still_there():
    step = after("A06", tiles=TILES, roads=0)
    assert note(step, "automaton-takes")["items"] == ["farm1a"]


def test_a_section_with_nothing_there_is_passed_over():
    s = alone("A04", tiles=TILES)  # stack 3, then stack 5, then the tower
    s.table.market.tiles["3"] = ""
    s.table.gone.append("farm3a")
    assert note(play(s, "end"), "automaton-takes")["items"] == ["farm5a"]
    s.table.market.tiles["5"] = ""
    s.table.gone.append("farm5a")
    step = play(s, "end")
    assert note(step, "automaton-takes")["items"] == ["tower"]
    assert (step.state.table.market.tower, step.state.table.automaton.towers) == (False, 1)


def test_a_short_set_leaves_the_game():
    s = alone("A02", tiles=TILES, sold=True, sets=1, tower=True)
    step = play(s, "end")
    assert note(step, "automaton-takes")["items"] == ["short"]
    assert (step.state.table.market.sets, step.state.table.automaton.sets) == (0, 1)


def test_with_nothing_to_take_nothing_happens():
    s = alone("A06", sold=True, tower=True)
    step = play(s, "end")
    assert told(step) == ["automaton-nothing"]
    assert step.state.table.market.tower


def test_the_oldest_monument_or_the_newest_is_taken_and_the_display_filled_at_once():
    step = after("A12", monuments="petra giza")
    t = step.state.table
    assert (t.automaton.monuments, t.market.monuments[0], len(t.market.monuments)) == (["petra"], "giza", 2)
    assert told(step) == ["automaton-takes", "monuments-up"]
    step = after("A14", monuments="petra giza")
    t = step.state.table
    assert (t.automaton.monuments, t.market.monuments[0], len(t.market.monuments)) == (["giza"], "petra", 2)
    s = alone("A12")
    s.box.monuments, s.table.market.monuments = [*s.box.monuments, *s.table.market.monuments], []
    assert play(s, "end").state.table.automaton.monuments == s.box.monuments[-1:], "of those dealt at once the first"


def test_a_monument_bought_is_replaced_before_the_automaton_acts():
    home = city("starter-0-A11 temple1a-0-A10", gold=7)
    s = position(Buying(who=ANN), home, monuments="chichen_itza moai", round=3)
    s.box.cards = [card for card in s.box.cards if card != "A14"] + ["A14"]
    s = play(s, "monument chichen_itza-0-C9").state
    coming = s.box.monuments[-1]
    step = play(s, "end")  # the round is over; in the next one the automaton begins
    assert told(step)[:2] == ["monuments-up", "round-begins"]
    assert step.state.table.automaton.monuments == [coming]


def test_the_deck_runs_on_across_rounds():
    s = position(Buying(who=ANN), city(ROADSIDE, gold=1), tiles=TILES)
    s.box.cards, s.table.automaton.deck = ["A02", "A01"], 2
    step = play(s, "road road-0-E11", "end")
    assert (step.state.table.round, step.state.table.automaton.card, step.state.box.cards) == (4, "A01", ["A02"])


def test_the_deck_is_shuffled_when_it_is_used_up():
    s = alone("A01", tiles=TILES)
    s.box.cards, s.table.automaton.deck = ["A01"], 1
    s = play(s, "end").state
    assert s.table.automaton.deck == 0
    s.flow[-1] = ConfirmTurn(who=ANN, serial=99)
    s.ticks = 99
    step = play(s, "end")
    assert "automaton-shuffles" in told(step)
    assert (len(step.state.box.cards), step.state.table.automaton.deck) == (13, 13)


def test_the_automaton_stops_once_the_player_is_out():
    home = city(ROADSIDE, gold=1)
    s = position(Buying(who=ANN), home, round=10)
    step = play(s, "road road-0-E11", "end")
    assert doing(step.state) == ("", ())
    assert step.state.table.automaton.deck == 14


def test_alone_too_the_game_ends_after_the_round_in_which_purple_is_reached():
    s = position(Buying(who=ANN), city(ROADSIDE, gold=1, population=17))
    step = play(s, "road road-0-E11", "end")
    assert doing(step.state) == ("", ())
    assert step.state.table.reason == "purple"


def test_the_automaton_acts_before_a_forced_pass_too():
    s = alone("A06", sold=True, monuments="petra giza", round=10, home=city(ROADSIDE, gold=6))
    step = play(s, "end")
    assert told(step)[:2] == ["automaton-nothing", "passed"]
    assert doing(step.state) == ("", ())


def test_turning_up_a_card_ends_undo():
    assert not play(alone("A06"), "end").undoable


@pytest.mark.parametrize(
    ("hard", "monuments", "own", "won"),
    [
        (False, [], 2, True),
        (False, [], 3, False),  # as many are not enough
        (False, ["hippodrome"], 2, True),
        (True, ["hippodrome"], 2, False),
        (True, ["hippodrome"], 0, True),
    ],
)
def test_alone_one_wins_with_more_points_than_the_target_or_nobody_does(hard, monuments, own, won):
    # 3 points: a ring of population, and of monuments
    home = city("starter-0-A11 petra-0-F11 ishtar_gate-0-F10", gold=1, population=4, food=own)
    s = position(Buying(who=ANN), home, round=10, hard=hard)
    s.table.automaton.monuments += monuments
    s.box.monuments = [each for each in s.box.monuments if each not in monuments]
    s.table.market.monuments = [each for each in s.table.market.monuments if each not in monuments]
    s.table.deck = len(s.box.monuments)
    s = play(s, "road road-0-A10", "end").state
    result = GAME.result(s)
    assert result is not None
    assert s.table.final[0].total() == 3
    assert (result.winners, result.reason) == (((ANN,), "beaten") if won else ((), "missed"))


def test_the_target_is_chosen_before_the_start():
    for target in ("easy", "hard"):
        s: Any = GAME.start(1, dice(0, 0), Options(target=target)).state  # type: ignore[arg-type]
        assert s.table.hard == (target == "hard")
