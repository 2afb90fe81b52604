"""How long a review takes, and what it finds in games of players of different strengths.

    python -m benchmarks.reviews [--games milestones,wonders] [--seats 2] [--seed 1]

A game is played by one opponent of each kind in turn (strong, steady, random) against strong ones, and
reviewed for that seat. Told are its turns, seconds of a processor for all of them and for the longest, how many cost
nothing, and the points lost by its own belief. The stronger the player, the less should be lost.
"""

from __future__ import annotations

import argparse
import time

from engine.core.chance import Seeded
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.journal import Entry
from engine.core.model import Seat
from engine.core.opponents import OPPONENTS, strong_player
from engine.core.review import Turn, judge, turns, verdict
from engine.core.text import write
from games import GAMES

POINT = 100


def played(game: AnyGame, seats: int, kind: str, seed: int) -> list[Turn]:
    """The turns of seat 0, played by an opponent of that kind."""
    key = str(seed).encode()
    s = game.start(seats, Seeded(key, 0, 0)).state
    entries = list[tuple[Entry, AnyPosition]]()
    while waiting := game.waiting(s):
        n, seat = len(entries) + 1, waiting[0]
        player = OPPONENTS[kind] if seat == 0 else strong_player
        action = player(game, s, seat, Seeded(key, 1, n))
        step = game.apply(s, seat, action, Seeded(key, 0, n))
        entries.append((Entry(seq=n, seat=seat, text=write(action), draws=step.draws, sealed=not step.undoable), s))
        s = step.state
    return turns(game, entries, [entry.seq for entry, _ in entries if entry.seat == Seat(0)])


def main(games: list[str], seats: int, seed: int) -> None:
    print("| game | player | turns | all, s | longest, s | without loss | points lost | the five costliest |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for game in GAMES:
        if game.key not in games or judge(game) is None:
            continue
        for kind in OPPONENTS:
            made, times, lost = played(game, seats, kind, seed), list[float](), list[int]()
            for turn in made:
                begun = time.process_time()
                lost.append(verdict(game, turn).lost)
                times.append(time.process_time() - begun)
            worst = ", ".join(f"{each / POINT:.1f}" for each in sorted(lost, reverse=True)[:5])
            print(
                f"| {game.key} | {kind} | {len(made)} | {sum(times):.1f} | {max(times):.2f} | {lost.count(0)} "
                f"| {sum(lost) / POINT:.0f} | {worst} |",
                flush=True,
            )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", default=",".join(game.key for game in GAMES))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    main(arguments.games.split(","), arguments.seats, arguments.seed)
