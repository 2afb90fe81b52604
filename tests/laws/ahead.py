"""The law of turns that are planned beforehand."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game
from engine.core.model import Seat

from .checks import offered
from .play import moments, played, whims
from .secrecy import different, looks


def law_a_turn_ahead_is_one_that_comes(game: Game[Any], seats: int, count: int) -> None:
    """Where a game shows a waiting seat its next turn, that is a decision which really comes; every choice there can
    be previewed and carried out; and nothing of it depends on what the seat cannot know."""
    if game.rules.between.ahead is None:
        return
    real, there = decisions(game, seats), 0
    for at in moments(game, seats, count // 3):
        before = game.encode(at.state)
        for seat in map(Seat, range(seats)):
            other = game.imagined(at.state, seat, whims(at.seed, at.seq, "imagine"))
            turn, again = (game.ahead(s, seat, whims(at.seed, at.seq, "ahead")) for s in (at.state, other))
            assert (turn is None) == (again is None), f"whether {seat} has a turn tells it what it cannot know"
            if turn is None or again is None:
                continue
            there += 1
            assert (game.decision(turn), seat) in real, f"{seat} is never asked {game.decision(turn)}"
            leaks = different(looks(game, turn, seat), looks(game, again, seat))
            assert not leaks, f"{leaks} of {seat} ahead depend on what it cannot know"
            for action in offered(game, turn, seat, 3):
                game.preview(turn, seat, action)
                game.apply(turn, seat, action, whims(at.seed, at.seq, "step"))
        assert game.encode(at.state) == before, "looking ahead changes the game"
    assert there or seats == 1, "no seat ever has a turn ahead"


def decisions(game: Game[Any], seats: int) -> set[tuple[str, Seat]]:
    """The decisions that each seat is asked in some games."""
    states = (game.decode(data) for seed in range(2) for data in played(game, seats, seed).states)
    return {(game.decision(s), seat) for s in states for seat in game.waiting(s)}
