"""Who is probably asked next."""

from __future__ import annotations

from engine.core.chance import Seeded
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Seat

FAR = 60
"""Actions after which nobody can tell."""


def next_up(game: AnyGame, s: AnyPosition) -> tuple[Seat, ...]:
    """The seats that are asked after those who are asked now, if these do what is done for players who left; empty
    where nobody can tell, or all are asked already. `s` is what an onlooker may take the position for. Raises
    whatever the rules raise."""
    asked = game.waiting(s)
    if len(asked) == len(s.hands):
        return ()
    for n in range(FAR):
        waiting = game.waiting(s)
        if not waiting:
            break
        s = game.apply(s, waiting[0], game.default(s, waiting[0]), Seeded(b"only to see", 0, n)).state
        if new := tuple(seat for seat in game.waiting(s) if seat not in asked):
            return new
    return ()
