"""How much of a processor the film of a whole game takes, and how large it is; or its page for a browser.

    python -m benchmarks.films [--game roads] [--seats 4] [--page] [--keep FILE]

A game of steady practice opponents is filmed as the bot films it: a frame for each turn, at most 200 (400 in a page),
with what happened written above. "Cold" is the first film of a painter, which has drawn nothing yet; the second one
finds its letters, icons and backdrops. The job is packed and unpacked as on its way to a painter. The positions come
from a replay, which is told apart.
"""

from __future__ import annotations

import argparse
import gc
import io
import time
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from engine.core.chance import Seeded
from engine.core.film import Film, Frame
from engine.core.game import Game
from engine.core.model import Note, Seat
from engine.core.opponents import steady_player
from games import ARTISTS, LISTED
from render import paint
from render.jobs import done, pack
from words import Speaker

MOST, PAGED = 200, 400
KIB = 1024


def filmed(rules: Game[Any], seats: int, most: int = MOST) -> tuple[Film, Speaker, int, float]:
    """The film of a whole game, its names, its entries, and how long the replay with all views took (seconds)."""
    step = rules.start(seats, Seeded(b"films", 0, 0))
    played = [(Seat(0), step.notes, step.state)]
    while waiting := rules.waiting(step.state):
        action = steady_player(rules, step.state, waiting[0], Seeded(b"player", 0, len(played)))
        step = rules.apply(step.state, waiting[0], action, Seeded(b"films", 0, len(played)))
        played.append((waiting[0], step.notes, step.state))
    ends = [n for n in range(len(played)) if n + 1 == len(played) or played[n + 1][0] != played[n][0]]
    count = min(most, len(ends))
    kept = [(n + 1) * len(ends) // count - 1 for n in range(count)]
    speak = Speaker("en", rules, [f"Player {n + 1}" for n in range(seats)])
    frames, first, begun = [], 0, time.process_time()
    for n in kept:
        told: list[Note] = [note for _, notes, _ in played[first : ends[n] + 1] for note in notes if note.to is None]
        view = msgspec.json.encode(rules.view(played[ends[n]][2], None))
        said, seats = tuple(speak.note(note) for note in told), {seat for seat, _, _ in played[first : ends[n] + 1]}
        frames.append(Frame(view, tuple(told), speak.names, seats.pop() if len(seats) == 1 else None, n + 1, said))
        first = ends[n] + 1
    return Film(tuple(frames), len(ends), "A film"), speak, len(played), time.process_time() - begun


def main(rules: Game[Any], seats: int, keep: Path | None, page: bool) -> None:
    film, speak, entries, views = filmed(rules, seats, PAGED if page else MOST)
    games = {rules.key: rules}
    gc.collect()
    gc.freeze()
    print(f"{rules.name}, {seats} seats, {entries} entries, {film.count} turns, {len(film.frames)} frames;")
    print(f"views and sentences {views:.2f} s")
    print("| film | seconds of a processor | size | wide, high |")
    print("| --- | --- | --- | --- |")
    paint.forget()
    for name in ("cold", "again"):
        begun = time.process_time()
        job = pack(film, speak, cut="film", at="page" if page else "")
        packed = time.process_time() - begun
        made = done(job, games, ARTISTS)
        taken = time.process_time() - begun
        size = "as the window" if page else Image.open(io.BytesIO(made.data)).size
        print(f"| {name} | {taken:.2f} (packed in {packed:.2f}) | {len(made.data) / KIB:.0f} KiB | {size} |")
        if keep is not None:
            keep.write_bytes(made.data)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="How long films take.")
    parser.add_argument("--game", default="roads")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--keep", type=Path, help="write the film there")
    parser.add_argument("--page", action="store_true", help="the page for a browser")
    arguments = parser.parse_args()
    main(
        {each.game.key: each.game for each in LISTED}[arguments.game], arguments.seats, arguments.keep, arguments.page
    )
