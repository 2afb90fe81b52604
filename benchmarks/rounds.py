"""How often a table waits for its people.

    python -m benchmarks.rounds [--game roads] [--games 6] [--seats 4] [--set map=...] [--answers no] [--seed 1]

Plays games between practice opponents as people play by post: in a *round of waiting* everybody who is asked when it
begins comes once, in the order of seats, and answers as long as he is asked; that is a *visit*. Whoever is asked
again afterwards comes in the next round. Prints both by the decision that was asked, for each turn of the game, and
the share of rounds in which one seat alone was waited for. `--answers yes`: everybody leaves the standing answers of
`tests.games.<game>.habits`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from importlib import import_module
from typing import Any

from msgspec import Struct, field

from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.opponents import steady_player

COUNTING = ("roads",)
"""The games whose table counts turns."""


class Tally(Struct):
    """The counts of a run: rounds, visits and rounds for one seat alone by decision; turns."""

    turns: int = 0
    rounds: Counter[str] = field(default_factory=Counter)
    visits: Counter[str] = field(default_factory=Counter)
    alone: int = 0
    turn: Counter[int] = field(default_factory=Counter)


def play(game: Game[Any], seats: int, options: Struct, seed: int, leave: Any, tally: Tally) -> None:
    """One game."""
    key = str(seed).encode()
    s, n = game.start(seats, Seeded(key, 0, 0), options).state, 0
    while waiting := game.waiting(s):
        decision = type(s.flow[-1]).__name__
        counted = s.table.turn
        tally.rounds[decision] += 1
        tally.alone += len(waiting) == 1
        tally.turn[counted] += 1
        for seat in waiting:
            if seat not in game.waiting(s):
                continue
            tally.visits[type(s.flow[-1]).__name__] += 1
            while seat in game.waiting(s):
                n += 1
                action = leave(game, s, seat) if leave else None
                if action is None:
                    action = steady_player(game, s, seat, Seeded(key, 1, n))
                s = game.apply(s, seat, action, Seeded(key, 0, n)).state
    tally.turns += s.table.turn


def show(tally: Tally, seats: int) -> None:
    """The figures of a run."""
    rounds, visits = sum(tally.rounds.values()), sum(tally.visits.values())
    print(f"{tally.turns} turns; a turn: {rounds / tally.turns:.2f} rounds of waiting, ", end="")
    print(f"{visits / tally.turns / seats:.2f} visits a seat; {100 * tally.alone // rounds} % of the rounds for one")
    for decision, count in tally.rounds.most_common():
        share, come = count / tally.turns, tally.visits[decision] / tally.turns / seats
        print(f"  {decision:<18} {share:6.2f} rounds {come:6.2f} visits a seat")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="roads", choices=COUNTING)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--answers", choices=("no", "yes"), default="no")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    game: Game[Any] = import_module(f"engine.games.{args.game}").GAME
    leave = import_module(f"tests.games.{args.game}.habits").leave if args.answers == "yes" else None
    options = game.options()
    for name, _, value in (each.partition("=") for each in args.set):
        options = game.rules.settings.choose(options, name, value)
    tally = Tally()
    for n in range(args.games):
        one = Tally()
        play(game, args.seats, options, args.seed + n, leave, one)
        print(f"game {args.seed + n}: ", end="")
        show(one, args.seats)
        tally.turns += one.turns
        tally.rounds += one.rounds
        tally.visits += one.visits
        tally.alone += one.alone
    print("in all: ", end="")
    show(tally, args.seats)


if __name__ == "__main__":
    main()
