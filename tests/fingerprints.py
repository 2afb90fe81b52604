"""Plays every game with every number of seats from fixed seeds and prints a hash of each state on the way.

`make hashes` runs this under two Pythons: rules that lean on a clock, a set's order or a global random differ.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from engine.core.chance import Seeded
from engine.core.game import Game
from games import GAMES

SEEDS = (b"fingerprints-1", b"fingerprints-2")
MOST_MOVES = 400
"""A game played at random may take for ever; this many moves meet every decision."""


def lines(game: Game[Any], seats: int, seed: bytes) -> Iterator[str]:
    """One line for each state of a game with random moves."""
    picks = Seeded(seed, epoch=1, seq=0)
    step = game.start(seats, Seeded(seed, epoch=0, seq=0))
    for seq in range(1, MOST_MOVES + 1):
        yield f"{game.key} {seats} seats, {seed.decode()}, move {seq}: {game.digest(step.state).hex()}"
        waiting = game.waiting(step.state)
        if not waiting:
            return
        seat = waiting[picks.below(len(waiting))]
        moves = [move for offer in game.offers(step.state, seat) for move in offer]
        step = game.apply(step.state, seat, moves[picks.below(len(moves))], Seeded(seed, epoch=0, seq=seq))


if __name__ == "__main__":
    for game in GAMES:
        for seats in game.seats:
            for seed in SEEDS:
                sys.stdout.writelines(f"{line}\n" for line in lines(game, seats, seed))
