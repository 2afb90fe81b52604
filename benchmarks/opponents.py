"""How well a game's practice opponent plays.

    python -m benchmarks.opponents [--game charmers] [--games 60] [--seats 3] [--against random] [--seed 1]
        [--set sheet=moon] [--judge]

Plays whole games with one seat held by the game's own opponent, each seat equally often, the others by the player
named: `random`; `estimate`, which tries every action and takes the best view; `rival`, a player of the game's tests
(`tests.games.<game>.rival`); `opponent`, the same once more. Prints how many games it won (a shared victory in
parts), rounds, scores, and the processor time of each of its decisions; with `--judge` the faults of
`tests.games.<game>.faults`. Settings by `--set`; one may be given several values, which take turns:
`--set sheet=sun,moon`.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from importlib import import_module
from statistics import mean, median
from typing import Any

import msgspec
from msgspec import Struct, field

from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Seat
from engine.core.opponents import Opponent, random_player, steady_player, strong_player

AGAINST = ("random", "estimate", "rival", "opponent")


class Tally(Struct):
    """The results of a run. Times in seconds."""

    won: float = 0.0
    rounds: list[int] = field(default_factory=list)
    own: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    notes: list[str] = field(default_factory=list)
    deeds: Counter[str] = field(default_factory=Counter)


class Match(Struct, frozen=True):
    """What is played: the game, the opponent of all seats but one, the judge's type if one watches."""

    game: Game[Any]
    against: Opponent
    judge: Any


def player(game: Game[Any], name: str) -> Opponent:
    """Who holds the other seats. `estimate` knows the same game without a planner."""
    if name == "random":
        return random_player
    if name == "opponent":
        return strong_player
    if name == "rival":
        choose = import_module(f"tests.games.{game.key}.rival").choose
        return lambda game, s, seat, chance: choose(game, game.imagined(s, seat, chance), seat, chance)
    plain = Game(msgspec.structs.replace(game.rules, strong=None, steady=None), game.guide)
    return lambda _, s, seat, chance: steady_player(plain, s, seat, chance)


def play(match: Match, seats: int, me: Seat, options: Struct, seed: int, tally: Tally) -> None:
    """One game."""
    key, game = str(seed).encode(), match.game
    s, n = game.start(seats, Seeded(key, 0, 0), options).state, 0
    judge = match.judge(me) if match.judge else None
    while waiting := game.waiting(s):
        n, seat = n + 1, waiting[0]
        chance = Seeded(key, 1, n)
        begun = time.thread_time()
        action = (strong_player if seat == me else match.against)(game, s, seat, chance)
        if seat == me:
            tally.seconds.append(time.thread_time() - begun)
            tally.deeds[type(action).__name__] += 1
        after = game.apply(s, seat, action, Seeded(key, 0, n)).state
        if judge and seat == me:
            judge.sees(s, action, after)
        s = after
    if judge:
        judge.ends(s)
        tally.faults += judge.faults
        tally.notes += [f"game {seed}, seat {me}: {note}" for note in judge.notes]
    result = game.result(s)
    assert result is not None
    tally.won += (me in result.winners) / max(len(result.winners), 1)
    tally.rounds.append(getattr(s.table, "round", 0))
    tally.own.append(result.scores[me])
    tally.best.append(max((score for seat, score in enumerate(result.scores) if seat != me), default=0))


def show(tally: Tally, games: int) -> None:
    """The figures of a run."""
    print(f"won {tally.won:g} of {games}")
    for name, values in (("rounds", tally.rounds), ("score", tally.own), ("best of the others", tally.best)):
        print(f"{name:<20} {mean(values):.1f}, median {median(values):g}, from {min(values)} to {max(values)}")
    print("decisions", dict(tally.deeds.most_common()))
    times = sorted(tally.seconds)
    marks = (("p50", len(times) // 2), ("p99", len(times) * 99 // 100), ("most", -1))
    print("milliseconds a decision:", ", ".join(f"{name} {times[at] * 1e3:.1f}" for name, at in marks))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="charmers")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--against", choices=AGAINST, default="random")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--judge", action="store_true")
    args = parser.parse_args()
    game: Game[Any] = import_module(f"engine.games.{args.game}").GAME
    faults = import_module(f"tests.games.{args.game}.faults") if args.judge else None
    match = Match(game, player(game, args.against), faults and faults.Judge)
    tally = Tally()
    for n in range(args.games):
        options = game.options()
        for name, _, values in (each.partition("=") for each in args.set):
            several = values.split(",")
            options = game.rules.choose(options, name, several[n // args.seats % len(several)])
        play(match, args.seats, Seat(n % args.seats), options, args.seed + n, tally)
    show(tally, args.games)
    if faults:
        print("\nfaults")
        for name, what in faults.FAULTS.items():
            print(f"{tally.faults[name]:5}  {name}: {what}")
        print(*tally.notes, sep="\n")


if __name__ == "__main__":
    main()
