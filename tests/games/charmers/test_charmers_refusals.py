"""Why something is refused, where no other test says it: only what is offered can be done."""

from __future__ import annotations

import pytest

from engine.core.chance import Recorded
from engine.core.model import Illegal
from engine.games.charmers import GAME
from tests.games.charmers.positions import ANN, BEN, CLEO, after, refused, rolling, sheet, taking, turn


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("take purple1", "turn-open"),
        ("roll", "dice-lie"),
        ("leave", "nothing-to-leave"),
        ("road B1-NS", "no-joint"),
        ("join B3-EW", "not-by-these"),
        ("half A1-N", "half-on-road"),
        ("purple tea-tea", "not-by-these"),
        ("goods salt", "not-by-these"),
        ("sail 99", "not-by-these"),
        ("palace king", "not-by-these"),
        ("palace raja", "not-by-these"),
        ("upgrade castle", "not-by-these"),
        ("upgrade fort", "not-by-these"),
        ("sell_same tea", "not-by-these"),
    ],
)
def test_what_no_open_bonus_allows(words, code):
    assert refused(turn(sheet(tea=1, river="1"), open="goods3 sell2"), words) == code


def test_it_is_nobody_elses_turn():
    assert refused(taking(), "take green1", BEN) == "not-your-turn"
    assert refused(turn(open="goods1"), "take green1", CLEO) == "not-your-turn"
    assert refused(rolling(start=BEN), "roll", ANN) == "not-your-turn"


@pytest.mark.parametrize("words", ["road C2-NS", "finish", "leave", "goods tea"])
def test_a_die_comes_first(words):
    assert refused(taking(), words) == "take-first"


def test_the_round_is_rolled_before_anything_else():
    assert refused(rolling(start=BEN), "take green1", BEN) == "not-offered"


def said(s, words, seat=ANN):
    """What a refusal names."""
    with pytest.raises(Illegal) as no:
        GAME.apply(s, seat, GAME.parse(words), Recorded(()))
    return no.value.values


def test_a_refusal_names_what_could_be_done_instead():
    s = after(taking(asked=BEN), "karma blue1", seat=BEN, draws=(5, 2))
    assert said(s, "take purple1", BEN) == {"die": "purple1", "dies": ["green2", "blue1"]}
    s = turn(sheet("C2-NS"), now="curve", open="goods1")
    assert said(s, "road C1-NS") == {"tasks": ["curve"]}
