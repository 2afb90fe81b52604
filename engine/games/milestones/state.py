"""The state of a game of Milestones in its open and hidden parts, and questions about it.

Everything is public but the order of the worker tiles in the draw pile.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct, field

from engine.core import frames
from engine.core.model import Seat
from engine.kit import goods

from .edition import GOODS, Edition, Tile

PATH = tuple(str(n) for n in range(1, 9))
"""The eight path spaces, left to right."""
BUILDINGS = ("trading_house", "building_office", "mill", "castle")
"""The four building spaces in the order the figure passes them."""
RONDEL = PATH + BUILDINGS
"""All twelve spaces in the direction of travel; after the castle comes space 1."""

MAX_TURNS = 300
"""Turns a player may have before a stuck game is scored as it stands (ruling 26)."""


class Space(Struct, omit_defaults=True):
    """The top of one path space: a worker (`good` and `number`), a cover tile, or nothing."""

    good: str = ""
    number: int = 0
    bonus: bool = False
    covered: bool = False


class Player(Struct):
    """A player's tableau: figure, path spaces, goods by kind, points, tiles drafted and not yet placed."""

    at: str = "castle"
    path: list[Space] = field(default_factory=lambda: [Space() for _ in PATH])
    goods: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    points: int = 0
    drafted: list[str] = []
    turns: int = 0

    def workers(self) -> list[int]:
        """The indices (0 to 7) of the path spaces that show a worker."""
        return [i for i, space in enumerate(self.path) if space.good]

    def ascending(self) -> bool:
        """Whether the workers' numbers never fall from left to right (rulebook: trading house)."""
        numbers = [space.number for space in self.path if space.good]
        return all(a <= b for a, b in pairwise(numbers))

    def free_workers(self, good: str) -> list[int]:
        """The workers of a kind without a bonus tile."""
        return [i for i, space in enumerate(self.path) if space.good == good and not space.bonus]

    def has(self, cost: dict[str, int]) -> bool:
        """Whether the goods suffice."""
        return goods.has(self.goods, cost)

    def gain(self, good: str, n: int = 1) -> None:
        """Take goods from the supply."""
        goods.add(self.goods, good, n)

    def pay(self, cost: dict[str, int]) -> None:
        """Put goods back into the supply."""
        goods.pay(self.goods, cost, listed=True)

    def strength(self, good: str) -> int:
        """The value of a kind of worker in the final scoring: 1 each, 2 with a bonus tile."""
        return sum(1 + space.bonus for space in self.path if space.good == good)


class Category(Struct):
    """The final scoring of one kind of worker: strength and points of each seat."""

    good: str
    strengths: list[int]
    points: list[int]


class Section(NamedTuple):
    """A road section: where it starts, the point of its milestone, where it ends."""

    start: str
    milestone: str
    end: str


class Table(Struct):
    """All that lies open. `deck` counts the draw pile; `used` are worker tiles placed or put away."""

    edition: Edition
    players: list[Player]
    display: list[str] = []
    pool: list[str] = []
    used: list[str] = []
    deck: int = 0
    first: Seat = Seat(0)
    active: Seat | None = None
    move: int = 0
    sections: list[Section] = []
    houses: list[str] = []
    markets: list[str] = []
    sacks: list[str] = []
    bonuses: dict[str, str] = {}
    bonuses_gone: int = 0
    ending: Seat | None = None
    reason: Literal["", "goal", "workers", "cap"] = ""
    final: list[Category] = []

    def goal(self) -> int:
        """The points that trigger the end with this number of players."""
        return self.edition.goals[str(len(self.players))]

    def tile(self, name: str) -> Tile:
        """A worker tile of the edition by its id."""
        return next(tile for tile in self.edition.tiles if tile.id == name)


class Hand(Struct):
    """Nothing is held in secret in Milestones."""


class Box(Struct):
    """Hidden from all: the draw pile, its top last."""

    deck: list[str]


State: TypeAlias = frames.State[Table, Hand, Box]
"""The part that rules read and change."""
View: TypeAlias = frames.View[Table, Hand]
"""A seat's view."""
