"""A picture from the command line: `python -m render GAME SEATS MOVES FILE [close]` draws a table after this many
random moves, or the close-up of the player to move, with the options of the first field that has any.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.core.chance import Seeded
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Seat
from engine.core.offers import further
from engine.core.opponents import random_player
from engine.core.text import kinds, types
from engine.core.values import begun
from games import ARTISTS, GAMES
from words import Speaker

from . import Mark, Show
from .paint import encode
from .scene import Scene

RULES = {game.key: game for game in GAMES if game.key in ARTISTS}
USAGE = "usage: python -m render GAME SEATS MOVES FILE [close]"


def main(words: list[str]) -> int:
    """Draw the picture named on the command line; 2 if there is no such picture."""
    match words:
        case [key, seats, moves, file, *cut] if (
            key in RULES and seats.isdecimal() and moves.isdecimal() and cut in ([], ["close"])
        ):
            scene = table(RULES[key], int(seats), int(moves), close=bool(cut))
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    out = Path(file)
    out.write_bytes(encode(scene, "webp" if out.suffix == ".webp" else "png"))
    return 0


def table(rules: AnyGame, seats: int, moves: int, *, close: bool) -> Scene:
    """A table of that game after this many moves."""
    state = rules.start(seats, Seeded(b"picture", 0, 0)).state
    for move in range(1, moves + 1):
        waiting = rules.waiting(state)
        if not waiting:
            break
        action = random_player(rules, state, waiting[0], Seeded(b"player", 0, move))
        state = rules.apply(state, waiting[0], action, Seeded(b"picture", 0, move)).state
    seat = next(iter(rules.waiting(state)), None) if close else None
    names = tuple(f"Player {n + 1}" for n in range(seats))
    marks = () if seat is None else _first_options(rules, state, seat)
    speak = Speaker("en", rules, names)
    return ARTISTS[rules.key].draw(Show(rules.view(state, seat), speak, names, "close" if close else "table", marks))


def _first_options(rules: AnyGame, state: AnyPosition, seat: Seat) -> tuple[Mark, ...]:
    for offer in rules.offers(state, seat):
        for field, domain in offer.fields.items():
            kind, hint = kinds(offer.action)[field], types(offer.action)[field]
            options = (begun(words, hint) if value is None else value for words, value in further(domain, (), hint))
            marks = zip(rules.guide.picture.marks, options, strict=False)
            return tuple(Mark(letter, kind, value) for letter, value in marks)
    return ()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
