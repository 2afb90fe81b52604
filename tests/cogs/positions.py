"""Looks at games in play, without a host: the source of panels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import db
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.opponents import random_player
from engine.games import ferry, garden, milestones
from games import GAMES as LISTED
from host import Look, Table
from host.view.table import pack_options

LONG = tuple(letter * 32 for letter in "ABCDE")
"""Names as long as they may be."""
OWN = {path.name.split("_")[1] for path in Path(__file__).parent.glob("test_*_panels.py")}
"""Games with tests of their own panels."""
GAMES: tuple[Game[Any], ...] = (
    *(milestones.GAME, ferry.GAME, garden.GAME),
    *(game for game in LISTED if game.key not in OWN),
)


def table(game: Game[Any], seats: int, names: Sequence[str] = LONG) -> Table:
    """A table in play with people of these names."""
    row = db.Game(
        id=123_456, key=game.key, server=1, channel=2, thread=3, status=db.Status.PLAYING, head=1, undos=0,
        wanted=seats, options=pack_options(game.options()), seed_hash=b"", rules=game.version, state_hash=b"",
        board=None, board_at=None,
        created_by=1, created_at=0, updated_at=0,
    )  # fmt: skip
    return Table(row, tuple(db.Seat(index=n, person=n + 1, name=names[n]) for n in range(seats)), game)


def look(game: Game[Any], seats: int, s: Any, seat: Any) -> Look:
    """A seat's look at a state; undo is always offered, so that panels are at their largest."""
    return Look(table(game, seats), seat, s, "ffff.ff.ffff", (), True, 0)


def looks(game: Game[Any], seats: int, *, moves: int = 400, every: int = 1, seed: int = 1) -> Iterator[Look]:
    """Looks of the seats waited for, in a game of random players."""
    for s in played(game, seats, moves=moves, every=every, seed=seed):
        yield look(game, seats, s, game.waiting(s)[0])


def played(game: Game[Any], seats: int, *, moves: int = 400, every: int = 1, seed: int = 1) -> Iterator[Any]:
    """The positions of a game of random players that is not over."""
    key = seed.to_bytes(16, "big")
    s = game.start(seats, Seeded(key, 0, 0)).state
    for n in range(1, moves):
        if not (waiting := game.waiting(s)):
            return
        if n % every == 0 or n == 1:
            yield s
        action = random_player(game, s, waiting[0], Seeded(b"player" + key, 0, n))
        s = game.apply(s, waiting[0], action, Seeded(key, 0, n)).state
