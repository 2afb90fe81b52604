"""The state of a game of The Dice Charmers. Everything is public; only rolls to come are unknown."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from engine.core import frames
from engine.core.model import Seat

from .edition import BUILDINGS, DICE, GOODS, PERSONS, Edition, Side

MOST_ROUNDS = 40
"""Rounds after which a game that never ends is over as it stands (ruling 28)."""


class Die(Struct):
    """A die: the face up, and where it lies: in the middle, on the elephant, or on the tile of `seat`."""

    face: str
    where: Literal["middle", "elephant", "tile"] = "middle"
    seat: Seat | None = None


class Sheet(Struct):
    """A player's sheet: roads by cell as the sides they lead to, river spaces marked, goods circled and sold by row,
    boxes crossed by person, value of each type of buildings, karma circled and used, money, fame."""

    karma: int
    roads: dict[str, str] = {}
    river: list[int] = []
    circled: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    sold: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    palace: dict[str, int] = field(default_factory=lambda: dict.fromkeys(PERSONS, 0))
    upgrades: dict[str, int] = field(default_factory=lambda: dict.fromkeys(BUILDINGS, 1))
    used: int = 0
    money: int = 0
    fame: int = 0

    def position(self) -> int:
        """The current position on the river: the rightmost space marked, 0 before the first."""
        return max(self.river, default=0)

    def stock(self) -> dict[str, int]:
        """Goods circled and not yet sold."""
        return {good: self.circled[good] - self.sold[good] for good in GOODS}

    def copied(self) -> Sheet:
        """The same sheet, to try something on."""
        return Sheet(
            self.karma,
            dict(self.roads),
            list(self.river),
            dict(self.circled),
            dict(self.sold),
            dict(self.palace),
            dict(self.upgrades),
            self.used,
            self.money,
            self.fame,
        )


class Turn(Struct):
    """An open turn: the die taken, the purple faces as they lay at that moment (safeguard 1), what must be done now
    ("" if nothing), the bonuses circled and not yet used, and the sheet as it was before: it tells what this turn has
    written."""

    die: str
    purple: list[str]
    now: str = ""
    open: list[str] = []
    before: Sheet | None = None

    def copied(self) -> Turn:
        """The same turn, to try something in."""
        return Turn(self.die, self.purple, self.now, list(self.open), self.before)


class Table(Struct):
    """All there is. `sheet`: the side of all sheets; `turns`: each seat's open turn; `start`: the starting player;
    `go`: the pass of this round (0: the dice are not taken yet); `asked`: the seat that must take a die; `rerolled`:
    the dice on the elephant and in the middle that its karma rolled again."""

    edition: Edition
    sheet: Literal["sun", "moon"]
    sheets: list[Sheet]
    turns: list[Turn | None]
    dice: dict[str, Die] = field(default_factory=lambda: {name: Die("") for name in DICE})
    round: int = 0
    start: Seat = Seat(0)
    go: int = 0
    asked: Seat | None = None
    rerolled: list[str] = []
    reason: Literal["", "overlap", "cap"] = ""

    def side(self) -> Side:
        """The bonuses of these sheets."""
        return self.edition.sheets[self.sheet]

    def lying(self, where: str) -> list[str]:
        """The dice that lie there, in the order of their names."""
        return [name for name in DICE if self.dice[name].where == where]

    def passes(self) -> int:
        """How often everybody takes a die in a round."""
        return 2 if len(self.sheets) == 2 else 1


class Hand(Struct):
    """Nothing is held in secret in The Dice Charmers."""


class Box(Struct):
    """Nothing is hidden from all."""


State: TypeAlias = frames.State[Table, Hand, Box]
"""The part that rules read and change."""
View: TypeAlias = frames.View[Table, Hand]
"""A seat's view."""
