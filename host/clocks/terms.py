"""How much time a table gives: part of its terms."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

HOUR, DAY = 3_600, 86_400
LEAST, MOST = HOUR, 100 * DAY
"""The shortest and the longest time, in seconds, that a turn may take or somebody may have in hand."""

End = Literal["red", "move", "stand-in", "vote"]
ENDS: tuple[End, ...] = ("red", "move", "stand-in", "vote")
"""What follows when a clock runs out: nothing but that all see it; a practice opponent makes this move; it plays on
until the player is back; the others may have the seat replaced."""


class ClockTerms(Struct, frozen=True, omit_defaults=True):
    """Times are in seconds. `turn`: for each turn; with a `bank`, what a turn adds to what its player has in hand,
    which is `bank` at the start and never more than `cap`. `weekends`: whether clocks run on Saturdays and Sundays.
    `asleep`: whether they run while their player is asleep. `away`: the days of a game for which they stand while
    their player is away. `end`: what follows when one runs out."""

    turn: int = DAY
    bank: int = 0
    cap: int = 0
    weekends: bool = True
    asleep: bool = False
    away: int = 14
    end: End = "red"

    def is_sound(self) -> bool:
        """Whether all of it can be: what is stored may be damaged."""
        turn = 0 <= self.turn <= MOST if self.bank else LEAST <= self.turn <= MOST
        bank = LEAST <= self.bank <= self.cap <= MOST if self.bank else self.bank == self.cap == 0
        return turn and bank and 0 <= self.away <= 100
