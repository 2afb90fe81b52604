"""The laws of what is left beforehand: turns that are planned, and standing answers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core import text
from engine.core.game import Game
from engine.core.model import Seat

from .checks import Plain, acting, offered
from .play import Moment, curious_player, moments, played, whims
from .secrecy import different, looks

STEPS = 12
"""Actions of a seat in turns that follow each other."""


def law_a_turn_ahead_is_one_that_comes(game: Game[Any], seats: int, count: int) -> None:
    """Where a game shows a waiting seat its next turn, that is a decision which really comes; every choice there can
    be previewed and carried out; and nothing of it depends on what the seat cannot know. What is offered in such a
    game is paid from what the guide says the seat has."""
    if game.rules.between.ahead is None:
        return
    real, there = decisions(game, seats), 0
    for at in moments(game, seats, count // 3):
        before = game.encode(at.state)
        for seat in acting(game, at.state):
            _is_paid_from_the_stock(game, at.state, seat)
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
            if there % 3 == 1:
                _on(game, seat, turn, again, at)
        assert game.encode(at.state) == before, "looking ahead changes the game"
    assert there or seats == 1, "no seat ever has a turn ahead"


def _is_paid_from_the_stock(game: Game[Any], s: Any, seat: Seat) -> None:
    stock = game.guide.overview.stock(game.view(s, seat))
    for action in offered(game, s, seat, 12):
        cost = game.preview(s, seat, action).cost
        short = {good: n for good, n in cost.items() if n > stock.get(good, 0)}
        assert not short, f"{text.write(action)} costs {short}: the stock is {stock}"


def _on(game: Game[Any], seat: Seat, turn: Any, again: Any, at: Moment) -> None:
    """The turns after such a turn, once it is played in some way that draws nothing, know no more either."""
    for n in range(STEPS):
        chance = whims(at.seed, at.seq * STEPS + n, "on")
        action = curious_player(game, turn, seat, Counter(), chance)
        one, other = (game.apply(s, seat, action, whims(at.seed, n, "on")) for s in (turn, again))
        if not one.undoable:
            return
        turn, again = one.state, other.state
        if seat in game.waiting(turn):
            continue
        nexts = [game.ahead(s, seat, whims(at.seed, n, "ahead")) for s in (turn, again)]
        assert (nexts[0] is None) == (nexts[1] is None), f"whether {seat} has one more turn tells what it cannot know"
        if nexts[0] is None or nexts[1] is None:
            return
        turn, again = nexts
        leaks = different(looks(game, turn, seat), looks(game, again, seat))
        assert not leaks, f"{leaks} of {seat} ahead depend on what it cannot know"


def law_a_standing_answer_is_taken_back(game: Game[Any], seats: int, count: int) -> None:
    """What a game lists as left by a seat is gone after the action that takes it back; nobody else has it."""
    left = game.guide.overview.left
    for at in moments(game, seats, count // 8):
        assert left(game.view(at.state, None), Plain()) == (), "an onlooker has left something"
        for seat in map(Seat, range(seats)):
            offers = game.offers(at.state, seat)
            for words, action in left(game.view(at.state, seat), Plain()):
                assert words
                if not any(offer.admits(action) for offer in offers):
                    continue
                after = game.apply(at.state, seat, action, whims(at.seed, at.seq, "left")).state
                standing = [each for _, each in left(game.view(after, seat), Plain())]
                assert action not in standing, f"{text.write(action)} takes nothing back"


def decisions(game: Game[Any], seats: int) -> set[tuple[str, Seat]]:
    """The decisions that each seat is asked in some games."""
    states = (game.decode(data) for seed in range(2) for data in played(game, seats, seed).states)
    return {(game.decision(s), seat) for s in states for seat in game.waiting(s)}
