"""How much of a processor a picture of a table takes, and how large it is.

    python -m benchmarks.pictures [--game milestones] [--games 3]

Positions come from whole games of steady practice opponents, every few actions, one after the other with each number
of players but one. "Cold" starts with every cache of `render.paint` empty, "cached" has drawn tables of that kind
before. Drawings have been read from their files by then: `benchmarks.art` measures that.
"""

from __future__ import annotations

import argparse
import gc
import time
from typing import Any

from engine.core.chance import Seeded
from engine.core.frames import AnyView
from engine.core.game import Game
from engine.core.model import Note
from engine.core.opponents import steady_player
from games import ARTISTS, LISTED
from render import Cut, Picture, paint, picture
from words import Speaker

REACH = ("p95 120 ms, 180 KiB", "p95 60 ms, 180 KiB")
"""A table's picture, cold and cached."""
EVERY = 12
KIB = 1024
Position = tuple[Game[Any], AnyView, tuple[Note, ...]]


def positions(rules: Game[Any], games: int) -> list[Position]:
    """Views of the seat that is asked, with the notes since the position before."""
    found: list[Position] = []
    seats = [n for n in rules.seats if n > 1]
    for n in range(games):
        step = rules.start(seats[n % len(seats)], Seeded(b"pictures", n, 0))
        count, told = 0, list(step.notes)
        while waiting := rules.waiting(step.state):
            count += 1
            action = steady_player(rules, step.state, waiting[0], Seeded(b"player", n, count))
            step = rules.apply(step.state, waiting[0], action, Seeded(b"pictures", n, count))
            told += step.notes
            if count % EVERY == 0:
                asked = next(iter(rules.waiting(step.state)), None)
                found.append((rules, rules.view(step.state, asked), tuple(told)))
                told = []
    return found


def draw(position: Position, cut: Cut) -> list[Picture]:
    """The pictures of a cut: of a public board ("map") as many as it has."""
    rules, view, told = position
    names = [f"Player {n + 1}" for n in range(rules.seats[-1])]
    speak = Speaker("en", rules, names)
    count = rules.guide.picture.boards(view) if cut == "map" else 0
    return [
        picture(ARTISTS, rules.key, view, names=names, speak=speak, told=told, cut=cut, at=at)
        for at in map(str, range(1, count + 1) if count else ("",))
    ]


def timed(position: Position, cut: Cut) -> tuple[float, int]:
    begun = time.process_time()
    made = draw(position, cut)
    return 1000 * (time.process_time() - begun), sum(len(each.data) for each in made)


def row(what: str, found: list[tuple[float, int]], to_reach: str) -> None:
    times = sorted(each[0] for each in found)
    largest = max(each[1] for each in found) / KIB
    p95 = times[len(times) * 95 // 100]
    print(f"| {what} | {times[len(times) // 2]:.0f} | {p95:.0f} | {largest:.0f} KiB | {to_reach} |")


def main(rules: Game[Any], games: int) -> None:
    some = positions(rules, games)
    gc.collect()
    gc.freeze()  # as the bot does at its start
    print(f"{len(some)} positions of {rules.name}")
    print("| picture | p50 ms | p95 ms | largest | to reach |")
    print("| --- | --- | --- | --- | --- |")
    for each in (some[0], some[-1]):
        draw(each, "table")
    cuts: tuple[tuple[str, Cut], ...] = (("table", "table"), ("public board, all pictures", "map"))
    for what, cut in cuts:
        cold = []
        for position in some[:: max(1, len(some) // 20)]:
            paint.forget()
            cold.append(timed(position, cut))
        row(f"{what}, cold", cold, REACH[0])
        row(f"{what}, cached", [timed(position, cut) for position in some], REACH[1])
    row("close-up, cached", [timed(position, "close") for position in some], "")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How long pictures take.")
    parser.add_argument("--game", default="milestones")
    parser.add_argument("--games", type=int, default=3)
    arguments = parser.parse_args()
    main({each.game.key: each.game for each in LISTED}[arguments.game], arguments.games)
