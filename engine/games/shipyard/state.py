"""The state of a game of Shipyard in its open and hidden parts.

Open to all: everything but contracts and the order of the stacks. In a hand: a player's contracts, and those it has
discarded. Hidden from all: the stacks, and the contracts that were not dealt.

Ship cards, canals and trains are conserved: each is in its stack, in the market, with a player (yard, fleet; canal
system, used; trains) or on its pile (`gone`, `cut`, `discarded`). Blank ship cards are no things and not counted.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct, field

from engine.core import frames
from engine.core.model import Seat

from .actions import Discard
from .edition import ITEMS, Edition

PLACES = ("bow", "left", "right", "stern")
"""The columns of ship cards in the market: of the middles two."""
STACKS = ("bow", "middle", "stern")
"""The stacks of ship cards."""


class Canal(Struct):
    """A canal card as it lies: the card, its cell, by how many degrees it is turned clockwise."""

    canal: str
    cell: str
    turned: int


class Figure(Struct):
    """The ship's figure in its canals: the cell; the space, named by where it lies on the card as the card is turned
    (n, ne, e ... nw); the direction in which its stern points (n, e, s, w): the next voyage does not begin there."""

    cell: str
    space: str
    behind: str


class Ship(Struct):
    """A ship of the fleet: its cards from bow to stern, the items on it, its speed, its points by criterion (crew,
    equipment, speed, voyage)."""

    cards: list[str]
    items: dict[str, int]
    speed: int
    points: dict[str, int]


class Player(Struct):
    """All of a player that lies open. `received`, `paid`: guilders in the whole game; `yard`: the card of each
    column, "" for none; `store`: items in the yard; `made`: items had in the whole game; `used`: canal cards passed
    through, `noted`: as many more whose cards went back into the stack; `chosen`: the tiles under its figures, that
    which moves next first."""

    guilders: int
    yard: list[str]
    received: int = 0
    paid: int = 0
    points: int = 0
    store: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ITEMS, 0))
    made: dict[str, int] = field(default_factory=lambda: dict.fromkeys(ITEMS, 0))
    trains: list[str] = []
    employees: list[str] = []
    canals: list[Canal] = []
    figure: Figure | None = None
    used: list[str] = []
    noted: int = 0
    fleet: list[Ship] = []
    chosen: list[str] = []


class Market(Struct):
    """On sale, the oldest first, "" where a card was bought and the row is not filled yet: ship cards by column,
    trains, canals."""

    ships: dict[str, list[str]] = field(default_factory=lambda: {place: [] for place in PLACES})
    trains: list[str] = []
    canals: list[str] = []


class Oval(Struct):
    """The employees: the names at each stop clockwise, how many of each are left, the stop of the marker."""

    stops: list[list[str]]
    left: dict[str, int]
    at: int = 0


class Turn(Struct):
    """The turn that is played. `moved`: the tile moved to the front, "" in the first turns; `lap`: it came to the
    start space; `tile`: the one chosen, "" until then; `done`: its action was carried out; `bonus`: the tile of the
    bonus action bought; `sailed`: a voyage was made, so that no bonus action can be bought any more; `final`: it is a
    final action, or a last completion."""

    seat: Seat
    moved: str = ""
    lap: bool = False
    tile: str = ""
    done: bool = False
    bonus: str = ""
    sailed: bool = False
    final: Literal["", "action", "completion"] = ""


class Score(Struct):
    """A player's final points: those made with ships, by contract, by traders."""

    ships: int
    contracts: dict[str, int]
    traders: int

    def total(self) -> int:
        """All points together."""
        return self.ships + sum(self.contracts.values()) + self.traders


class Table(Struct):
    """All that lies open. `row`: the action tiles, the leading one first; `spaces`: where each stands (0: the start
    space, forward from there); `laps`: completed; `rings`: where the markers of equipment and crew stand; `hexagon`:
    the side of the marker; `kept`: contracts of each colour that everybody holds; `decks`: cards face down in each
    stack; `gone`: ship cards that left the game; `cut`: canal cards cut off; `discarded`: trains exchanged; `reason`:
    why the game ends after this round of turns."""

    edition: Edition
    players: list[Player]
    oval: Oval
    row: list[str]
    spaces: dict[str, int]
    kept: int
    hexagon: int
    start: Seat = Seat(0)
    turn: Turn | None = None
    laps: int = 0
    market: Market = field(default_factory=Market)
    rings: dict[str, int] = field(default_factory=lambda: {"equipment": 0, "crew": 0})
    decks: dict[str, int] = {}
    gone: list[str] = []
    cut: list[str] = []
    discarded: list[str] = []
    reason: Literal["", "laps", "cards"] = ""
    final: list[Score] = []

    def figures(self) -> int:
        """Tiles that each player occupies between turns (two players use three figures each)."""
        return 2 if len(self.players) == 2 else 1

    def seats(self) -> list[Seat]:
        """All seats from the starting player on."""
        count = len(self.players)
        return [Seat((self.start + n) % count) for n in range(count)]


class Hand(Struct):
    """A player's contracts, in the order of the edition, and those it has discarded; its answer while all discard;
    how many of which items in its yard it has marked to keep."""

    contracts: list[str] = []
    discarded: list[str] = []
    choice: Discard | None = None
    keep: dict[str, int] = {}


class Box(Struct):
    """Hidden from all, the top of each stack last: ship cards (of the middles the upper deck on the lower one),
    trains, canals; contracts that were not dealt."""

    ships: dict[str, list[str]]
    trains: list[str]
    canals: list[str]
    contracts: list[str]


State: TypeAlias = frames.State[Table, Hand, Box]
"""The part that rules read and change."""
View: TypeAlias = frames.View[Table, Hand]
"""A seat's view."""
