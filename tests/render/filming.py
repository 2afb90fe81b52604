"""Films of random games, and the scenes of their frames."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from engine.core.chance import Seeded
from engine.core.film import Film, Frame
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Note, Seat
from engine.core.opponents import random_player
from games import ARTISTS
from render.scene import Scene
from render.show import Show
from words import Speaker

EVERY, FRAMES = 3, 7


def itself(state: AnyPosition) -> AnyPosition:
    """The position that was played."""
    return state


def filmed(game: AnyGame, seats: int = 2, seen: Callable[[AnyPosition], AnyPosition] = itself) -> Film:
    """A random game, every few moves, or another that may be `seen` in its place."""
    step = game.start(seats, Seeded(b"film", 0, 0))
    names, told, frames = tuple(f"Player {n + 1}" for n in range(seats)), list[Note](step.notes), list[Frame]()
    speak = Speaker("en", game, names)
    for n in range(1, EVERY * FRAMES + 1):
        seat = game.waiting(step.state)[0]
        action = random_player(game, step.state, seat, Seeded(b"film", 1, n))
        step = game.apply(step.state, seat, action, Seeded(b"film", 0, n))
        told += [note for note in step.notes if note.to is None]
        if n % EVERY == 0:
            view = msgspec.json.encode(game.view(seen(step.state), None))
            said = tuple(speak.note(note) for note in told)
            frames.append(Frame(view, tuple(told), names, Seat(0) if n % 2 else None, n // EVERY, said))
            told = []
    return Film(tuple(frames), FRAMES, "A film")


def boards(game: AnyGame, made: Film) -> Iterator[list[Scene]]:
    """The scenes of its frames."""
    artist = ARTISTS[game.key]
    for frame in made.frames:
        view, speak = game.unpack_view(frame.view), Speaker("en", game, frame.names)
        changes = artist.changes(view.table, frame.told)
        yield [
            artist.draw(Show(view, speak, frame.names, "map", (), changes, str(n + 1)))
            for n in range(game.guide.picture.boards(view))
        ]
