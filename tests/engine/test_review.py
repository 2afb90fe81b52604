"""A strong opponent looks back on what a seat could know; its own choice costs nothing."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.chance import Seeded
from engine.core.frames import AnyPosition
from engine.core.game import Game
from engine.core.journal import Entry
from engine.core.model import Seat
from engine.core.opponents import OPPONENTS
from engine.core.review import Turn, Verdict, costliest, judge, turns, verdict
from engine.core.text import write
from games import GAMES
from tests.laws.checks import offered
from tests.laws.play import whims

JUDGED = [game for game in GAMES if judge(game) is not None]
QUICK = [game for game in JUDGED if game.key != "milestones"]
"""Where a verdict takes less than a tenth of a second."""
MOVES = 90
"""The most moves of a game that are looked at."""


@cache
def played(game: Game[Any]) -> list[Turn]:
    """The turns of seat 0 in the first moves of a game of two steady players."""
    s = game.start(2, Seeded(b"review", 0, 0)).state
    entries = list[tuple[Entry, AnyPosition]]()
    while (waiting := game.waiting(s)) and len(entries) < MOVES:
        n, seat = len(entries) + 1, waiting[0]
        action = OPPONENTS["steady"](game, s, seat, Seeded(b"player", 0, n))
        step = game.apply(s, seat, action, Seeded(b"review", 0, n))
        entries.append((Entry(seq=n, seat=seat, text=write(action), sealed=not step.undoable), s))
        s = step.state
    return turns(game, entries, [entry.seq for entry, _ in entries if entry.seat == Seat(0)])


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.key)
def test_a_verdict_depends_on_nothing_that_the_seat_could_not_know(game: Game[Any]) -> None:
    for turn in played(game)[3::7][:2]:
        other = game.imagined(turn.before, turn.seat, whims(turn.first, 0))
        real = verdict(game, turn)
        assert verdict(game, replace(turn, before=other)) == real
        own = verdict(game, replace(turn, played=real.better))
        assert own == Verdict(real.better, 0), "the opponent's own choice costs nothing"


@pytest.mark.parametrize("game", QUICK, ids=lambda game: game.key)
def test_the_worst_that_is_offered_is_among_the_costliest(game: Game[Any]) -> None:
    by, some = judge(game), played(game)[3:15]
    assert by is not None

    def worth(turn: Turn, text: str) -> int:
        s = game.imagined(turn.before, turn.seat, whims(turn.first, 1))
        return by.worth(s, game.apply(s, turn.seat, game.parse(text), whims(turn.first, 2)).state, turn.seat)

    at = max(range(len(some)), key=lambda n: len(offered(game, some[n].before, some[n].seat, 30)))
    worst = min(
        (write(each) for each in offered(game, some[at].before, some[at].seat, 30)),
        key=lambda text: worth(some[at], text),
    )
    some = [*some[:at], replace(some[at], played=(worst,)), *some[at + 1 :]]
    verdicts = [verdict(game, turn) for turn in some]
    assert at in costliest(verdicts)[:5]
    assert verdicts[at].lost > 0


def test_the_costliest_come_first_and_of_equal_ones_the_earlier() -> None:
    assert costliest([Verdict((), n) for n in (3, 9, 0, 9, 4)]) == [1, 3, 4, 0, 2]


def test_a_turn_ends_where_another_acts_something_is_drawn_or_its_game_says_so() -> None:
    game = next(game for game in JUDGED if game.key == "milestones")
    s = game.start(2, Seeded(b"review", 0, 0)).state
    told = [(0, "move 3", False), (0, "move 4", False), (0, "end", False), (0, "move 5", False), (1, "move 2", False),
            (0, "move 2", True), (0, "move 3", False)]  # fmt: skip
    entries = [
        (Entry(seq=n, seat=Seat(seat), text=text, sealed=sealed), s) for n, (seat, text, sealed) in enumerate(told, 1)
    ]
    found = turns(game, entries, [1, 2, 3, 4, 6, 7])
    assert [(turn.first, turn.last) for turn in found] == [(1, 3), (4, 4), (6, 6), (7, 7)]
