"""Rulebook: rounds, the elephant, two players; open turns of several seats."""

from __future__ import annotations

import pytest

from engine.core import journal
from engine.core.journal import Entry
from engine.core.model import Illegal
from engine.games.charmers import GAME
from engine.games.charmers.edition import DICE
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
    rolling,
    sheet,
    stock,
    taking,
    turn,
    verbs,
)
from tests.games.playing import note, told


def doing(s):
    """The decision and the seats asked."""
    return str(s.flow[-1].__struct_config__.tag), GAME.waiting(s)


def test_everybody_takes_one_die_in_turn():
    s = after(taking(), "take purple1")
    assert doing(s) == ("turns", (BEN,))
    s = after(s, "take blue1", "goods tea-silk", seat=BEN)
    s = after(s, "take blue2", seat=CLEO)
    assert len(s.table.lying("middle")) == 4
    assert doing(s) == ("rolling", (BEN,))


def test_the_next_player_starts_the_next_round_and_rolls_all_dice():
    s = rolling(start=BEN)
    assert verbs(s, BEN) == ["roll"]
    step = play(s, "roll", seat=BEN, draws=(0, 1, 2, 3, 4, 5, 0, 1))
    t = step.state.table
    assert (t.lying("middle"), t.round, t.start, t.asked) == (list(DICE), 4, BEN, BEN)
    assert [t.dice[die].face for die in DICE] == [
        "tea_tea", "silk_silk", "straight", "curve", "crane", "crane", "mogul", "maharani",
    ]  # fmt: skip
    assert note(step, "rolled") == {
        "seat": BEN, "round": 4, "faces_purple": ["tea_tea", "silk_silk"], "faces_green": ["straight", "curve"],
        "faces_blue": ["crane", "crane"], "faces_orange": ["mogul", "maharani"],
    }  # fmt: skip
    assert not step.undoable


def test_after_the_last_seat_the_first_starts():
    s = taking(asked=ANN, start=BEN, taken={"green1": BEN, "blue1": CLEO})
    s = after(s, "take purple1")
    assert (s.table.start, s.table.round) == (CLEO, 4)
    assert doing(s) == ("rolling", (CLEO,))


def test_the_next_roll_waits_for_open_turns():
    s = turn(open="goods1", asked=CLEO, elephant="purple2")
    s = after(s, "take blue1", seat=CLEO)
    assert doing(s) == ("turns", (ANN, CLEO))
    s = after(s, "goods tea-silk", seat=CLEO)
    assert doing(s) == ("turns", (ANN,))
    s = after(s, "goods tea")
    assert doing(s)[0] == "rolling"


def test_an_open_turn_keeps_the_sheet_as_it_was_before_its_die():
    s = after(taking(sheet(tea=2), sheet(), sheet(), orange1="raja"), "take orange1")
    assert (mine(s).money, s.table.turns[ANN].before) == (1, sheet(tea=2))
    assert after(s, "upgrade temple").table.turns[ANN] is None


# --- two players


def two(**given):
    """Ben is asked for the last die of the first pass."""
    return taking(sheet(), sheet(), asked=BEN, **given)


def test_two_take_two_dice_each_in_turn():
    s = after(two(), "take purple1", seat=BEN)
    assert (s.table.go, s.table.round, doing(s)) == (2, 3, ("turns", (ANN,)))
    assert len(s.table.lying("middle")) == 5
    s = after(s, "take blue2")
    assert s.table.lying("elephant") == ["green2"]  # only the first die of the round brings its twin there
    s = after(s, "take purple2", seat=BEN)
    assert doing(s) == ("rolling", (BEN,))
    assert [die for die in DICE if s.table.dice[die].seat == BEN] == ["purple1", "purple2"]


def test_in_the_second_pass_the_starting_player_may_use_karma():
    s = after(two(), "take purple1", seat=BEN)
    assert verbs(s) == ["take", "karma"]
    s = after(s, "karma blue1", draws=(0, 0))
    assert options(s, "take") == ["green2", "blue1"]
    assert after(s, "take green2").table.lying("elephant") == ["blue1"]


def test_the_second_pass_waits_for_open_turns():
    s = turn(sheet(), sheet(), open="goods1", asked=BEN)
    s = after(s, "take purple1", seat=BEN)
    assert (s.table.go, doing(s)) == (1, ("turns", (ANN,)))
    assert refused(s, "take blue1") == "turn-open"
    s = after(s, "goods tea")
    assert (s.table.go, doing(s)) == (2, ("turns", (ANN,)))


# --- open turns of several seats


def test_each_finishes_on_the_own_sheet_while_the_others_go_on():
    s = turn(open="goods1 upgrade", asked=BEN)
    s = after(s, "take blue1", seat=BEN)
    s = after(s, "goods tea")
    s = after(s, "goods tea-silk", seat=BEN)
    s = after(s, "take blue2", seat=CLEO)
    s = after(s, "upgrade fort")
    assert (stock(s), stock(s, BEN)) == ({"tea": 1}, {"tea": 1, "silk": 1})
    assert (left(s), left(s, BEN)) == (None, None)


def test_a_purple_die_counts_as_it_lay_when_ones_own_die_was_taken():
    s = taking(sheet(money=3), purple1="tea_tea", purple2="silk_silk", blue1="fish")
    s = after(s, "take blue1")
    assert left(s) == ["purple_die"]
    s = after(s, "karma purple1", seat=BEN, draws=(0, 2))
    assert s.table.dice["purple1"].face == "spice_spice"
    assert options(s, "purple") == ["tea-tea", "silk-silk"]


def test_a_purple_die_rolled_again_before_counts_as_it_lies_now():
    s = taking(sheet(), sheet(money=3), asked=BEN, purple1="tea_tea", purple2="silk_silk")
    s = after(s, "karma purple1", seat=BEN, draws=(0, 2))
    s.table.sheets[BEN].money = 5
    s = after(s, "take purple1", seat=BEN)
    assert stock(s, BEN) == {"spice": 2}


# --- taking back


def undone(game, entries, seat):
    """The position without the last step of a seat; None if that cannot be taken back any more. `entries`: seat,
    action, draws."""
    made, s = [], game
    for n, (who, words, draws) in enumerate(entries, 1):
        entry = Entry(seq=n, seat=who, text=words, draws=draws)
        step = journal.play(GAME, s, entry)
        made.append(Entry(seq=n, seat=who, text=words, draws=draws, sealed=not step.undoable))
        s = step.state
    try:
        target = journal.undo_target(made, seat, GAME.apart)
        before = game
        for entry in made[: target.seq - 1]:
            before = journal.play(GAME, before, entry).state
        return journal.without(GAME, before, made[target.seq :])
    except Illegal:
        return None


def test_a_die_can_be_put_back_while_nobody_has_taken_one_since():
    assert GAME.waiting(undone(taking(), [(ANN, "take green1", ())], ANN)) == (ANN,)
    entries = [(ANN, "take green1", ()), (BEN, "take purple1", ())]
    assert undone(taking(), entries, ANN) is None
    assert GAME.waiting(undone(taking(), entries, BEN)) == (ANN, BEN)


def test_steps_on_the_own_sheet_can_be_taken_back_after_others_have_taken_dice():
    entries = [(ANN, "take green1", ()), (ANN, "road C2-NS", ()), (BEN, "take purple1", ()), (CLEO, "take blue2", ())]
    s = undone(taking(), entries, ANN)
    assert (mine(s).roads, GAME.waiting(s)) == ({}, (ANN,))
    assert s.table.dice["blue2"].seat == CLEO


def test_steps_on_the_own_sheet_can_be_taken_back_after_others_have_used_karma():
    entries = [(ANN, "take green1", ()), (ANN, "road C2-NS", ()), (BEN, "karma purple1", (0, 2))]
    s = undone(taking(), entries, ANN)
    assert (mine(s).roads, GAME.waiting(s)) == ({}, (ANN, BEN))
    assert s.table.dice["purple1"].face == "spice_spice"


def test_a_die_is_not_put_back_after_a_roll_and_no_roll_is_taken_back():
    entries = [(ANN, "take green1", ()), (BEN, "karma purple1", (0, 0))]
    assert undone(taking(), entries, ANN) is None
    assert undone(taking(), entries, BEN) is None


def test_the_last_step_of_a_round_can_be_taken_back_until_the_next_roll():
    s = taking(asked=ANN, start=BEN, taken={"green1": BEN, "blue1": CLEO})
    entries = [(ANN, "take purple1", ())]
    assert GAME.waiting(undone(s, entries, ANN)) == (ANN,)
    assert undone(s, [*entries, (CLEO, "roll", (0,) * 8)], ANN) is None


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_fifth_of_five_still_has_dice_to_choose_from(seats):
    s = taking(*[sheet() for _ in range(seats)])
    for n, die in enumerate(["green1", "purple1", "purple2", "blue1", "orange2"][:seats]):
        assert len(s.table.lying("middle")) == 8 - (n + 1 if n else 0)
        assert ("karma" in verbs(s, n)) == (n > 0)
        step = play(s, f"take {die}", seat=n)
        s = step.state
    assert told(step)[0] == "took"
    assert len(s.table.lying("middle")) == 7 - seats
