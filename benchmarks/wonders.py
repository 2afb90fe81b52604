"""How well the strong practice opponent of World Wonders plays.

    python -m benchmarks.wonders [--games 60] [--seats 2] [--against steady] [--seed 1] [--set map=B] [--judge]

Plays whole games with one strong seat, each seat equally often, the others by the opponent named (`steady`, `random`,
`strong`), and prints how many games it won (a shared victory in parts), everybody's points by kind, the faults of
`tests.games.wonders.faults` with `--judge`, and the processor time of each of its decisions. With one seat it plays
against the target (`--set target=hard`).
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from statistics import mean, quantiles

from msgspec import Struct, field

from engine.core.chance import Seeded
from engine.core.model import Action, Seat
from engine.core.opponents import random_player
from engine.games.wonders import GAME
from engine.games.wonders import actions as act
from engine.games.wonders.flow import Position
from engine.games.wonders.opponent import choose, greedy
from engine.games.wonders.scoring import target
from engine.games.wonders.setup import Options
from engine.games.wonders.setup import choose as chosen
from tests.games.wonders.faults import FAULTS, Judge

PLAYERS = {"strong": choose, "steady": greedy.choose, "random": random_player}
KINDS = ("population", "resources", "monuments", "natural", "districts", "loan")


class Tally(Struct):
    """The results of a run. Times in seconds; points of the strong seat and of the others, kind by kind."""

    won: float = 0.0
    rounds: list[int] = field(default_factory=list)
    own: list[list[int]] = field(default_factory=list)
    others: list[list[int]] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    notes: list[str] = field(default_factory=list)
    deeds: Counter[str] = field(default_factory=Counter)


def play(seats: int, me: Seat, against: str, seed: int, options: Options, tally: Tally, judged: bool) -> None:
    """One game."""
    key = str(seed).encode()
    s, n = GAME.start(seats, Seeded(key, 0, 0), options).state, 0
    judge = Judge(me)
    while waiting := GAME.waiting(s):
        n, seat = n + 1, waiting[0]
        chance = Seeded(key, 1, n)
        imagined = GAME.imagined(s, seat, chance)
        begun = time.process_time()
        action: Action = PLAYERS["strong" if seat == me else against](GAME, imagined, seat, chance)
        if seat == me and not isinstance(action, act.EndTurn):
            tally.seconds.append(time.process_time() - begun)
            tally.deeds[type(action).__name__] += 1
        after = GAME.apply(s, seat, action, Seeded(key, 0, n)).state
        if judged and seat == me:
            judge.sees(s, action, after)
        s = after
    if judged:
        judge.ends(s)
    tally.faults += judge.faults
    tally.notes += [f"game {seed}, seat {me}: {note}" for note in judge.notes]
    count(s, me, tally)


def count(s: Position, me: Seat, tally: Tally) -> None:
    """What came of a game."""
    result = GAME.result(s)
    assert result is not None
    tally.won += (me in result.winners) / max(len(result.winners), 1)
    tally.rounds.append(s.table.round)
    for seat, score in enumerate(s.table.final):
        row = [score.total(), *(getattr(score, kind) for kind in KINDS), sum(score.objectives)]
        (tally.own if seat == me else tally.others).append(row)
    rest = [total for seat, total in enumerate(result.scores) if seat != me] or [target(s.table)]
    tally.margins.append(result.scores[me] - max(rest))


def show(tally: Tally, games: int, notes: bool) -> None:
    """The tables."""
    print(f"won {tally.won:g} of {games}; rounds {mean(tally.rounds):.1f}; lead {mean(tally.margins):+.1f} points,")
    print(f"the least {min(tally.margins):+d}, the most {max(tally.margins):+d}\n")
    print(f"{'points':<8} {'all':>5} " + " ".join(f"{kind:>10}" for kind in (*KINDS, "objectives")) + "   from - to")
    for name, rows in (("strong", tally.own), ("others", tally.others)):
        if rows:
            totals = [row[0] for row in rows]
            means = [mean(column) for column in zip(*rows, strict=True)]
            cells = " ".join(f"{each:10.1f}" for each in means[1:])
            print(f"{name:<8} {means[0]:5.1f} {cells}   {min(totals)} - {max(totals)}")
    totals = sorted(row[0] for row in tally.own)
    print(f"\nstrong: {sum(total >= 40 for total in totals)} of {games} games with 40 points or more")
    if len(totals) > 3:
        print("quartiles", *(f"{each:g}" for each in quantiles(totals, n=4)))
    print("decisions", dict(tally.deeds.most_common()))
    times = sorted(tally.seconds)
    marks = (("p50", len(times) // 2), ("p99", len(times) * 99 // 100), ("most", -1))
    print("milliseconds a decision:", ", ".join(f"{name} {times[at] * 1e3:.0f}" for name, at in marks))
    if notes:
        print("\nfaults")
        for name, what in FAULTS.items():
            print(f"{tally.faults[name]:5}  {name}: {what}")
        print(*tally.notes, sep="\n")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", choices=sorted(PLAYERS), default="steady")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--judge", action="store_true")
    args = parser.parse_args()
    options, tally = Options(), Tally()
    for each in args.set:
        options = chosen(options, *each.split("=", 1))
    for n in range(args.games):
        play(args.seats, Seat(n % args.seats), args.against, args.seed + n, options, tally, args.judge)
    show(tally, args.games, args.judge)


if __name__ == "__main__":
    main()
