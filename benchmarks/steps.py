"""What the lists of two steps cost a panel (`cogs.question.two_steps`).

    python -m benchmarks.steps [--games milestones,shipyard] [--seeds 2] [--moves 260]

Practice opponents play, half of them at random. A row tells the panels with a first question, how many of them have
such a list, and the CPU-milliseconds of making it, and of the whole panel without its picture.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from functools import partial

from cogs.features import PANEL
from cogs.question.next_question import Question, ask
from cogs.question.two_steps import two_steps
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.opponents import random_player, steady_player
from games import GAMES
from host import Look
from tests.cogs.positions import look

SEATS = 3


def positions(game: AnyGame, seed: int, moves: int) -> Iterator[AnyPosition]:
    """A game whose first player is a steady one."""
    key = b"steps%d" % seed
    s = game.start(SEATS, Seeded(key, 0, 0)).state
    for n in range(1, moves):
        if not (waiting := game.waiting(s)):
            return
        yield s
        player = random_player if waiting[0] else steady_player
        action = player(game, s, waiting[0], Seeded(b"player" + key, 0, n))
        s = game.apply(s, waiting[0], action, Seeded(key, 0, n)).state


def timed(work: Callable[[], object]) -> tuple[float, object]:
    """CPU-seconds, and what came of it."""
    began = time.process_time()
    found = work()
    return time.process_time() - began, found


def row(game: AnyGame, seeds: int, moves: int) -> str:
    """A game's row."""
    lists, panels, listed = list[float](), list[float](), 0
    for s in (s for seed in range(seeds) for s in positions(game, seed, moves)):
        # a look for each, since looks keep what they have worked out
        alone, whole = (Viewer(at, at.table.speaker("de")) for at in (_look(game, s), _look(game, s)))
        asked = ask(alone)
        if isinstance(asked, Question):
            spent, found = timed(partial(two_steps, alone, asked))
            lists.append(spent)
            listed += bool(found)
            panels.append(timed(partial(PANEL, whole))[0])
    told = [f"{1000 * places[at]:.1f}" for places in map(sorted, (lists, panels)) for at in _at(len(places))]
    return f"| {game.key} | {len(lists)} | {listed} | {' | '.join(told)} |"


def _look(game: AnyGame, s: AnyPosition) -> Look:
    return look(game, SEATS, s, game.waiting(s)[0])


def _at(count: int) -> tuple[int, int]:
    return count // 2, count * 95 // 100


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", default=",".join(game.key for game in GAMES))
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--moves", type=int, default=260)
    arguments = parser.parse_args()
    print("| game | panels | with a list | list p50 | p95 | panel p50 | p95 |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for game in GAMES:
        if game.key in arguments.games.split(","):
            print(row(game, arguments.seeds, arguments.moves), flush=True)
