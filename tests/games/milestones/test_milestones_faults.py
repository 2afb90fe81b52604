"""The judge of practice opponents finds what it looks for."""

from __future__ import annotations

import pytest

from engine.games.milestones import GAME
from engine.games.milestones.phases.turn import MoveFigure
from tests.games.milestones.faults import FAULTS, Judge
from tests.games.milestones.positions import ANN, player, position
from tests.games.playing import dice


def judged(s, *words):
    """What the judge finds in some actions of Ann's."""
    judge = Judge(ANN)
    for n, each in enumerate(words):
        before, action = s, GAME.parse(each)
        s = GAME.apply(s, ANN, action, dice(1, n)).state
        judge.sees(before, action, s)
    return [name for name in FAULTS for _ in range(judge.faults[name])]


@pytest.mark.parametrize(
    ("tableau", "fields", "words", "found"),
    [
        ("wood1 wood2", {"at": "8"}, ["move mill", "move castle"], ["idle mill"]),
        ("wood1 wood2", {"at": "8", "grain": 2}, ["move mill", "deliver A2-B3-A4", "move castle"], []),
        ("wood1 wood2", {"at": "8"}, ["move building_office", "move castle"], ["idle office"]),
        ("wood2 wood1", {"at": "8"}, ["move trading_house", "move castle"], ["idle house"]),
        ("wood1 wood2", {"at": "8"}, ["move trading_house", "move castle"], []),
        ("wood1 wood2", {}, ["move 3", "move 4"], ["idle space", "idle space"]),
        ("wood1 wood2", {}, ["move castle"], ["empty lap"]),
        ("wood1 wood2", {}, ["move 2", "move castle"], []),
        (
            "wood1 wood2",
            {"at": "8", "coin": 2, "wood": 1},
            ["move trading_house", "buy wood", "sell wood-wood", "done", "move castle"],
            ["to and fro"],
        ),
        (
            "wood1 wood2 wood3",
            {"at": "8", "coin": 2},
            ["move trading_house", "hire W02 7", "move castle", "cover 8"],
            ["fresh cover"],
        ),
        (
            "wood1 wood2 wood3",
            {"at": "8", "coin": 2},
            ["move trading_house", "hire W02 7", "move castle", "cover 3"],
            [],
        ),
    ],
)
def test_what_a_person_would_laugh_at_is_found(tableau, fields, words, found):
    assert judged(position(MoveFigure(who=ANN), player(tableau, **fields)), *words) == found


def test_nine_turns_without_a_point_are_a_drought():
    ends = ["move 1", "move 2", "end"]
    assert judged(position(MoveFigure(who=ANN), player(turns=8)), *ends) == []
    assert judged(position(MoveFigure(who=ANN), player(turns=9)), *ends) == ["drought"]
