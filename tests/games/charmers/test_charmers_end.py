"""Rulebook: end of the game."""

from __future__ import annotations

import pytest

from engine.games.charmers import GAME
from engine.games.charmers.scoring import overlap, winners
from engine.games.charmers.state import MOST_ROUNDS
from tests.games.charmers.positions import ANN, BEN, CLEO, after, play, refused, sheet, table, taking, turn
from tests.games.playing import note, told

OVER = {"money": 34, "fame": 10}
"""Tracks that overlap by one."""
TOUCH = {"money": 33, "fame": 10}


def last(*sheets, **given):
    """Cleo is asked for the last die of the round."""
    return taking(*sheets, asked=CLEO, taken={"green1": ANN, "blue1": BEN}, **given)


def test_the_game_is_over_after_the_round_in_which_tracks_overlap():
    step = play(last(sheet(), sheet(**OVER, karma=3, used=2), sheet()), "take purple1", seat=CLEO)
    result = GAME.result(step.state)
    assert (result.scores, result.winners, result.reason) == ((-63, 1, -63), (BEN,), "overlap")
    assert [n.args for n in step.notes if n.code == "scored"][1] == {"seat": 1, "overlap": 1, "karma": 3, "used": 2}
    assert note(step, "won") == {"seats": [BEN], "overlap": 1}
    assert refused(step.state, "roll", BEN) == "game-over"


def test_tracks_that_only_touch_do_not_end_it():
    s = after(last(sheet(), sheet(**TOUCH), sheet()), "take purple1", seat=CLEO)
    assert GAME.result(s) is None
    assert GAME.waiting(s) == (BEN,)


def test_the_round_is_finished_so_that_all_have_had_as_many_turns():
    s = taking(sheet(**OVER), sheet(), sheet(), asked=BEN)
    s = after(s, "take purple1", seat=BEN)
    assert GAME.waiting(s) == (CLEO,)
    assert GAME.result(after(s, "take purple2", seat=CLEO)).winners == (ANN,)


def test_an_open_chain_may_still_bring_the_end():
    s = turn(sheet(tea=1, **TOUCH), sheet(), sheet(), open="sell1", asked=CLEO, elephant="purple2")
    s = after(s, "take blue2", seat=CLEO)
    assert GAME.waiting(s) == (ANN,)
    s = after(s, "sell tea", "finish")
    assert GAME.result(s).winners == (ANN,)


def test_whoever_overlaps_furthest_wins_whoever_was_first():
    s = last(sheet(**OVER), sheet(money=35, fame=10), sheet())
    result = GAME.result(after(s, "take purple1", seat=CLEO))
    assert (result.scores[:2], result.winners) == ((1, 2), (BEN,))


def test_the_last_of_the_round_may_overlap_further():
    s = last(sheet(**OVER), sheet(), sheet(money=31, fame=10), blue2="fish")
    s = after(s, "take blue2", "finish", seat=CLEO)
    assert GAME.result(s).scores == (1, -63, 1)
    assert GAME.result(s).winners == (ANN, CLEO)


# --- two players


def test_for_two_the_pass_is_the_end_the_first():
    s = taking(sheet(**OVER), sheet(), asked=BEN)
    s = after(s, "take purple1", seat=BEN)
    assert GAME.result(s).winners == (ANN,)
    assert (s.table.go, s.table.round) == (1, 3)


def test_for_two_the_pass_is_the_end_the_second():
    s = taking(sheet(), sheet(**TOUCH), asked=BEN, go=2, taken={"green1": ANN, "purple1": BEN, "blue1": ANN})
    s = after(s, "take blue2", "finish", seat=BEN)
    assert GAME.result(s).winners == (BEN,)
    assert s.table.go == 2


def test_for_two_an_open_chain_of_the_first_pass_is_finished_before_the_second():
    s = turn(sheet(tea=1, **TOUCH), sheet(), open="sell1", asked=BEN)
    s = after(s, "take purple1", seat=BEN)
    assert GAME.result(after(s, "sell tea", "finish")).winners == (ANN,)
    assert GAME.waiting(after(s, "finish")) == (ANN,)  # the second pass


# --- ties


@pytest.mark.parametrize(
    ("ann", "ben", "won"),
    [
        ({**OVER}, {**OVER, "karma": 2}, (BEN,)),
        ({**OVER, "karma": 3, "used": 0}, {**OVER, "karma": 2, "used": 2}, (ANN,)),
        ({**OVER, "karma": 3, "used": 1}, {**OVER, "karma": 3, "used": 2}, (BEN,)),
        ({**OVER, "karma": 3, "used": 2}, {**OVER, "karma": 3, "used": 2}, (ANN, BEN)),
        ({"money": 35, "fame": 10}, {**OVER, "karma": 5, "used": 5}, (ANN,)),
        ({"money": 31, "fame": 11}, {**OVER}, (ANN, BEN)),
    ],
)
def test_ties_go_to_karma_circled_then_karma_used_then_are_shared(ann, ben, won):
    assert winners(table(sheet(**ann), sheet(**ben), sheet())) == won


def test_all_may_share():
    t = table(*[sheet(**OVER) for _ in range(5)])
    assert winners(t) == (0, 1, 2, 3, 4)
    assert [overlap(t, seat) for seat in range(5)] == [1] * 5


# --- the safety stop


def test_after_forty_rounds_it_is_over_as_it_stands():
    s = last(sheet(money=5), sheet(), sheet())
    s.table.round = MOST_ROUNDS
    step = play(s, "take purple1", seat=CLEO)
    assert (GAME.result(step.state).reason, GAME.result(step.state).winners) == ("cap", (ANN,))
    assert told(step)[-1] == "won"
    s.table.round = MOST_ROUNDS - 1
    assert GAME.result(after(s, "take purple1", seat=CLEO)) is None


def test_for_two_it_stops_after_both_passes():
    s = taking(sheet(), sheet(), asked=BEN)
    s.table.round = MOST_ROUNDS
    s = after(s, "take purple1", seat=BEN)
    assert GAME.result(s) is None
    s = after(s, "take blue2")
    assert GAME.result(after(s, "take purple2", seat=BEN)).reason == "cap"
