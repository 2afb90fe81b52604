"""How a game stands while it is played, in words: what its players are compared by, and how far it is."""

from __future__ import annotations

from msgspec import Struct


class Criterion(Struct, frozen=True):
    """What players are compared by: its name in words, and a number for each seat. `fewest`: the
    smallest leads. `below`: what a number below 0 is a number of, if it has a name of its own; `above`: the name of
    the others beside it."""

    name: str
    values: tuple[int, ...]
    fewest: bool = False
    below: str = ""
    above: str = ""

    def said(self, value: int) -> int | str:
        """A number as people read it."""
        return f"{self.below} {-value}" if self.below and value < 0 else value

    def named(self, value: int) -> str:
        """A number with the name of what it is a number of, where those below 0 have another one."""
        return f"{self.below} {-value}" if value < 0 else f"{self.above} {value}"

    @property
    def crossed(self) -> bool:
        """Whether some number is below 0, and so a number of something else."""
        return bool(self.below) and min(self.values) < 0

    def ranked(self) -> list[tuple[int, int]]:
        """Rank and seat, the best first; equal numbers have equal ranks."""
        sign = 1 if self.fewest else -1
        order = sorted(range(len(self.values)), key=lambda seat: (sign * self.values[seat], seat))
        return [(1 + sum(sign * n < sign * self.values[seat] for n in self.values), seat) for seat in order]


class Standings(Struct, frozen=True):
    """How a game stands. far: one line, how far the game is. criteria: what players are compared by, first that by
    which they are ranked. remarks: what else its reader should know."""

    far: str = ""
    criteria: tuple[Criterion, ...] = ()
    remarks: tuple[str, ...] = ()
