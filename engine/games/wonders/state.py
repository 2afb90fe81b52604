"""The state of a game of World Wonders in its open and hidden parts.

Everything is public but the order of the stacks, of the monuments and of the automaton's cards.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from engine.core import frames
from engine.core.model import Seat

from .actions import Site
from .edition import RESOURCES, Edition, Monument, Tile, is_tile

LONG_ROAD = "road"
STARTER = "starter"
SHORT_ROADS = ("two", "two", "one")
"""The pieces of a short set, named by their cells."""
TOWER = "tower"
ROADS = (LONG_ROAD, STARTER, "two", "one")
"""The names of pieces that are roads."""


class City(Struct):
    """A player's map and boards: the pieces in the order laid, gold left and spent in this round (ruling C1), the
    round in which an open loan was taken (0: none), tracks; `out`: buys nothing more in this round."""

    land: str
    pieces: list[Site] = []
    gold: int = 0
    spent: int = 0
    loan: int = 0
    population: int = 0
    resources: dict[str, int] = field(default_factory=lambda: dict.fromkeys(RESOURCES, 0))
    starter: bool = True
    out: bool = False

    def monuments(self) -> list[str]:
        """The names of the monuments that stand here, in the order built."""
        return [each.piece for each in self.pieces if each.piece not in (*ROADS, TOWER) and not is_tile(each.piece)]

    def tiles(self) -> list[str]:
        """The building tiles that lie here, in the order laid."""
        return [each.piece for each in self.pieces if is_tile(each.piece)]


class Market(Struct):
    """On sale: long roads, short sets, tower; the owner of each pedestal, None while nobody has it; the tile before
    each stack in play by the stack's number ("" once bought); monuments, that which lies longest first."""

    roads: int = 0
    sets: int = 0
    tower: bool = False
    pedestals: list[Seat | None] = field(default_factory=lambda: [None, None])
    tiles: dict[str, str] = {}
    monuments: list[str] = []


class Supply(Struct):
    """Pieces in the box: long roads, short sets, towers."""

    roads: int
    sets: int
    towers: int


class Automaton(Struct):
    """The automaton of the game for one: the card turned up last, the cards in its deck, the monuments it took; the
    long roads, short sets and towers that left the game by it (its tiles are among `Table.gone`)."""

    card: str = ""
    deck: int = 0
    monuments: list[str] = []
    roads: int = 0
    sets: int = 0
    towers: int = 0


class Score(Struct):
    """A player's final points by kind."""

    population: int
    resources: int
    monuments: int
    natural: int
    districts: int
    loan: int
    objectives: list[int]

    def total(self) -> int:
        """All points together."""
        kinds = self.population + self.resources + self.monuments + self.natural + self.districts
        return kinds + self.loan + sum(self.objectives)


class Table(Struct):
    """All that lies open. `order`: the seats in this round's order; `board`: the side of the resource boards;
    `deck`: monuments still face down; `gone`: tiles discarded; `discarded`: short roads that fitted nowhere; `hard`:
    the automaton's harder target."""

    edition: Edition
    cities: list[City]
    market: Market
    supply: Supply
    board: Literal["A", "B"] = "A"
    round: int = 0
    order: list[Seat] = []
    active: Seat | None = None
    objectives: list[str] = []
    deck: int = 0
    gone: list[str] = []
    discarded: list[str] = []
    automaton: Automaton | None = None
    hard: bool = False
    reason: Literal["", "rounds", "purple"] = ""
    final: list[Score] = []

    def tile(self, name: str) -> Tile:
        """A building tile by its name."""
        return self.edition.tile(name)

    def monument(self, name: str) -> Monument:
        """A monument by its name."""
        return self.edition.monument(name)

    def land(self, city: City) -> tuple[str, ...]:
        """The rows of a city's map."""
        return self.edition.maps[city.land]


class Hand(Struct):
    """Nothing is held in secret in World Wonders."""


class Box(Struct):
    """Hidden from all, the top of each last: the stacks by number, the monuments, the automaton's cards."""

    stacks: dict[str, list[str]]
    monuments: list[str]
    cards: list[str] = []


State: TypeAlias = frames.State[Table, Hand, Box]
"""The part that rules read and change."""
View: TypeAlias = frames.View[Table, Hand]
"""A seat's view."""
