"""`python -m tests.laws.replay FILE`: replays the records in a file and prints the state's fingerprint after each
entry. Another process, another hash seed or another Python must print the same."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from engine.core.journal import Entry
from engine.games.ferry import GAME as FERRY
from engine.games.garden import GAME as GARDEN
from games import GAMES
from tests.laws.games import digests


class Record(Struct):
    """A game's journal, or the beginning of it."""

    game: str
    seats: int
    seed: int
    entries: list[Entry]


def main(file: str) -> str:
    """The fingerprints, one a line."""
    known = {game.key: game for game in (*GAMES, FERRY, GARDEN)}
    records = msgspec.json.decode(Path(file).read_bytes(), type=list[Record])
    return "\n".join(
        line for record in records for line in digests(known[record.game], record.seats, record.seed, record.entries)
    )


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1]))
