"""How well one kind of practice opponent plays against another.

    python -m benchmarks.matches charmers strong steady [--games 60] [--seats 2] [--jobs 1] [--seed 1]
        [--set sheet=moon] [--judge]

Plays whole games with one seat held by the first, each seat equally often, the others by the second. Each is a kind
of practice opponent; `estimate`, the game's steady opponent if it had no planners; or a planner to try, as
`module:function`. Prints how many games the first won, alone and in a tie, points, rounds where a game counts them,
and the processor time of a move of either; with `--judge` the faults of the first by `tests.games.<game>.faults`.
Settings by `--set`; one may be given several values, which take turns: `--set sheet=sun,moon`.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterable
from importlib import import_module
from multiprocessing import Pool
from statistics import mean, median
from typing import Any

from msgspec import Struct, field

from engine.core.chance import Seeded
from engine.core.game import Game, Opponents
from engine.core.model import Seat
from engine.core.opponents import OPPONENTS, Opponent, steady_player

SIDES = 2


class Match(Struct, frozen=True):
    """What is played: the game's key, who plays the first side and who the second, settings, whether a judge
    watches."""

    game: str
    players: tuple[str, str]
    seats: int
    settings: tuple[str, ...]
    seed: int
    judged: bool


class Played(Struct):
    """One game: the first side's share of the victory, its points, the best of the others', the rounds, seconds of
    each move by side, and what the judge found."""

    won: float
    points: int
    best: int
    rounds: int
    seconds: tuple[list[float], list[float]]
    faults: Counter[str] = field(default_factory=Counter)
    notes: list[str] = field(default_factory=list)


def player(game: Game[Any], name: str) -> Opponent:
    """A player by its name. Raises `ValueError`."""
    if name in OPPONENTS:
        return OPPONENTS[name]
    own = Opponents(estimate=game.opponents.estimate)
    module, _, function = name.partition(":")
    if function:
        own = Opponents(steady=getattr(import_module(module), function), estimate=own.estimate)
    elif name != "estimate" or own.estimate is None:
        raise ValueError(f"there is no player {name!r} of this game")
    other: Game[Any] = Game(game.rules, game.guide, own)
    return lambda _, s, seat, chance: steady_player(other, s, seat, chance)


def options_of(game: Game[Any], match: Match, n: int) -> Struct:
    """The settings of the game with that number."""
    options = game.options()
    for name, _, values in (each.partition("=") for each in match.settings):
        several = values.split(",")
        options = game.rules.settings.choose(options, name, several[n // match.seats % len(several)])
    return options


def play(match: Match, n: int) -> Played:
    """The game with that number."""
    game: Game[Any] = import_module(f"engine.games.{match.game}").GAME
    key, me, moves = str(match.seed + n).encode(), Seat(n % match.seats), 0
    players = [player(game, name) for name in match.players]
    judge = import_module(f"tests.games.{match.game}.faults").Judge(me) if match.judged else None
    s = game.start(match.seats, Seeded(key, 0, 0), options_of(game, match, n)).state
    seconds: tuple[list[float], list[float]] = [], []
    while waiting := game.waiting(s):
        moves, seat = moves + 1, waiting[0]
        side, begun = int(seat != me), time.thread_time()
        action = players[side](game, s, seat, Seeded(key, 1, moves))
        seconds[side].append(time.thread_time() - begun)
        after = game.apply(s, seat, action, Seeded(key, 0, moves)).state
        if judge and seat == me:
            judge.sees(s, action, after)
        s = after
    result = game.result(s)
    assert result is not None
    better = min if result.fewest_win else max
    best = better((score for seat, score in enumerate(result.scores) if seat != me), default=0)
    won = (me in result.winners) / max(len(result.winners), 1)
    played = Played(won, result.scores[me], best, getattr(s.table, "round", 0), seconds)
    if judge:
        judge.ends(s)
        played.faults = judge.faults
        played.notes = [f"game {match.seed + n}, seat {me}: {note}" for note in judge.notes]
    return played


def show(match: Match, games: Iterable[Played]) -> None:
    """The figures of a run."""
    played = list(games)
    alone = sum(each.won == 1 for each in played)
    tied = sum(0 < each.won < 1 for each in played)
    print(f"{' against '.join(match.players)}: won {alone}, tied {tied}, lost {len(played) - alone - tied}")
    told = {"points": "points", "best": "best of the others", "rounds": "rounds"}
    for name, words in told.items():
        values = [getattr(each, name) for each in played]
        if any(values):
            print(f"{words:<20} {mean(values):.1f}, median {median(values):g}, from {min(values)} to {max(values)}")
    for side in range(SIDES):
        times = sorted(taken for each in played for taken in each.seconds[side])
        if times:
            marks = (("p50", len(times) // 2), ("p99", len(times) * 99 // 100), ("most", -1))
            figures = ", ".join(f"{name} {times[at] * 1e3:.1f}" for name, at in marks)
            print(f"milliseconds of a processor a move, {match.players[side]}: {figures}")


def judged(match: Match, games: Iterable[Played]) -> None:
    """What the judge found."""
    played = list(games)
    total = sum((each.faults for each in played), Counter[str]())
    print("\nfaults")
    for name, what in import_module(f"tests.games.{match.game}.faults").FAULTS.items():
        print(f"{total[name]:5}  {name}: {what}")
    print(*(note for each in played for note in each.notes), sep="\n")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--judge", action="store_true")
    args = parser.parse_args()
    match = Match(args.game, (args.first, args.second), args.seats, tuple(args.set), args.seed, args.judge)
    if args.jobs == 1:
        played = [play(match, n) for n in range(args.games)]
    else:
        with Pool(args.jobs) as pool:
            played = pool.starmap(play, ((match, n) for n in range(args.games)), chunksize=1)
    show(match, played)
    if match.judged:
        judged(match, played)


if __name__ == "__main__":
    main()
