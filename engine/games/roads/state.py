"""The state of a game of Roads & Boats in its open and hidden parts, and plain questions about it.

Everything on the table is open; only the standing answers a seat has left lie in its hand. Places, banks and
borders are named as in `atlas`. Goods are counted by *token*: a kind ("boards"), and during movement, joined to
it with "+", the transporters that have moved the good over a border this phase ("boards+truck21").
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct, field

from engine.core import frames
from engine.core.model import Seat
from engine.core.values import from_words
from engine.kit.goods import add, remove

from .components import BUILDINGS, TOPICS, TRANSPORTERS, WONDER, Kind, Works
from .values import Terms
from .world.atlas import Atlas, Tile, atlas_of
from .world.names import bank_of, sea_of, unit_number

NEUTRAL = -1
"""The owner of a neutral brick."""


class Unit(Struct, omit_defaults=True):
    """A transporter. `at`: its place, "" while it is carried. `load`: tokens. `aboard`: the transporter it carries,
    `carrier`: the one that carries it.

    pays: its seat has chosen it to pay first on its tile, in this building phase.

    For this movement phase: `spent` points, `rough`: it went off road, `docked`: it may not move on, `lifted`: it
    was picked up. `trail`: its orders so far as words of `move`, `start`: where it was given the first of them.

    From earlier turns: `last`: the orders it followed last, from `last_start` on ("": wherever that was); `before`:
    those before that which it followed from another place, `before_start`.
    """

    name: str
    kind: str
    seat: Seat
    at: str
    load: dict[str, int] = {}
    aboard: str = ""
    carrier: str = ""
    pays: bool = False
    spent: int = 0
    rough: bool = False
    docked: bool = False
    lifted: bool = False
    trail: list[str] = []
    start: str = ""
    last: list[str] = []
    last_start: str = ""
    before: list[str] = []
    before_start: str = ""

    @property
    def about(self) -> Kind:
        """What its kind can do."""
        return TRANSPORTERS[self.kind]

    @property
    def habit(self) -> list[str]:
        """The orders it would follow once more: the last ones, or those before that if it is where they began and
        the last ones began elsewhere. So it goes to and fro."""
        back = self.last_start not in ("", self.at) and self.before_start == self.at
        return self.before if back else self.last

    @property
    def room(self) -> int:
        """Goods it could still take on; none while it carries a transporter or is carried."""
        return 0 if self.aboard or self.carrier else self.about.carries - sum(self.load.values())


class Building(Struct, omit_defaults=True):
    """A building; `at`: the bank, or the sea tile of an oil rig. `made`: pieces of output this production phase;
    `used`: it was used in it before it was upgraded. A mine has a bag of gold and iron."""

    kind: str
    at: str
    made: int = 0
    gold: int = 0
    iron: int = 0
    used: bool = False

    @property
    def about(self) -> Works:
        """What its kind can do."""
        return BUILDINGS[self.kind]


class Wall(Struct, omit_defaults=True):
    """A wall on a border: `own` tokens of `seat` on top of `neutral` ones."""

    seat: Seat | None = None
    own: int = 0
    neutral: int = 0

    @property
    def strength(self) -> int:
        """All its tokens."""
        return self.own + self.neutral


class Player(Struct):
    """A player's home bank ("" until chosen) and the topics researched."""

    home: str = ""
    research: list[str] = []


class Held(Struct, omit_defaults=True):
    """An action that waits for an earlier seat which could still touch the same tile, or behind such an action of the
    same seat: its canonical text, and the transporters and tiles it touches."""

    words: str
    tile: str
    seat: Seat
    things: list[str] = []


class Deal(Struct, omit_defaults=True):
    """An agreement that `by` has offered to `to`; it lapses with the phase. See `phases.deals`."""

    number: int
    by: Seat
    to: Seat
    words: list[str]

    @property
    def terms(self) -> Terms:
        """Its terms; stored as their words."""
        terms: Terms = from_words(tuple(self.words), Terms)
        return terms


class Table(Struct):
    """All that lies open.

    map: the map's text; ask it through `atlas`. ground: bank or sea tile → token → count. buildings: by tile. roads:
    "bank/bank", the first on the map first, sorted. bridges: names of arms, sorted. walls: by border. units: by name.
    temple: seats, next to the temple first. chart: seats by slot, first to act first. slots: by slot (from "1"), the
    seat that has taken it, while they are chosen. wonder: owners of the bricks in order, `NEUTRAL` for the neutral
    ones. made, used: goods by kind that came into the game and left it. phase: "" before the first turn. called: an
    order was called for this phase. done: seats that have finished this phase, sorted; held: by seat, its actions
    that wait for an earlier one, in its order; leaving: seats that are done as soon as theirs are carried out,
    sorted; lost: seats that are asked once more before they are done, since one of theirs was dropped; let: tile →
    seats that let it go. struck: lines struck from production plans, by seat. deals: agreements on offer. ended: the
    reason, "" while the game goes on. mines: "drawn" at random, or "larger": the larger pile (solo). solo, neutral:
    played alone, and the neutral bricks at hand. supply: tiles left to lay, by kind. handled, proposed: actions and
    agreements so far in this phase, by seat. callers: the seats that called for its order. order: whoever wants an
    order of play says so "beforehand", or is "asked" in each phase. sinks: tiles that become sea when brick
    `flood_brick` of the wonder lies; donkey_brick: the brick that brings everybody a donkey; both are emptied when
    that has happened. declines: by seat, how long it declines all
    agreements: for this "phase" or the "game".
    """

    map: str
    players: list[Player]
    ground: dict[str, dict[str, int]] = {}
    buildings: dict[str, Building] = {}
    roads: list[str] = []
    bridges: list[str] = []
    walls: dict[str, Wall] = {}
    units: dict[str, Unit] = {}
    temple: list[Seat] = []
    chart: list[Seat] = []
    slots: dict[str, Seat] = {}
    wonder: list[int] = []
    irrigated: bool = False
    turn: int = 0
    phase: str = ""
    called: bool = False
    done: list[Seat] = []
    held: dict[str, list[Held]] = {}
    leaving: list[Seat] = []
    lost: list[Seat] = []
    let: dict[str, list[Seat]] = {}
    struck: dict[str, list[str]] = {}
    deals: list[Deal] = []
    made: dict[str, int] = {}
    used: dict[str, int] = {}
    mines: str = "drawn"
    ended: str = ""
    solo: bool = False
    neutral: int = WONDER.neutral
    supply: dict[str, int] = {}
    handled: dict[str, int] = {}
    proposed: dict[str, int] = {}
    callers: list[Seat] = []
    order: str = "asked"
    sinks: list[str] = []
    flood_brick: int = WONDER.irrigation
    donkey_brick: int = 0
    declines: dict[str, str] = {}

    # --- the map

    @property
    def atlas(self) -> Atlas:
        """The map that can be asked."""
        return atlas_of(self.map)

    def tile(self, name: str) -> Tile:
        """A tile by its name."""
        return self.atlas.tiles[name]

    def terrain(self, tile: str) -> str:
        """A tile's terrain; after irrigation desert is pasture (rulebook: wonder)."""
        terrain = self.tile(tile).terrain
        return "pasture" if terrain == "desert" and self.irrigated else terrain

    def joined(self, bank: str) -> tuple[str, ...]:
        """The banks of a tile that bridges join to this one, itself among them, in the map's order."""
        atlas = self.atlas
        tile = atlas.tiles[atlas.banks[bank]]
        if len(tile.banks) == 1 or not self.bridges:
            return (bank,)
        pairs = [arm.banks for arm in atlas.arms_of[tile.name] if arm.name in self.bridges]
        together = {bank}
        for _ in tile.banks if pairs else ():
            for a, b in pairs:
                if a in together or b in together:
                    together |= {a, b}
        return tuple(each for each in tile.banks if each in together)

    def banks_from(self, place: str) -> tuple[str, ...]:
        """The banks (or the sea tile) whose ground is in reach of a transporter at a place: from land and dock its
        own bank and those joined by bridges, from a river both sides (rulebook: movement, presence)."""
        if not place:
            return ()
        if place in self.atlas.banks:
            return self.joined(place)
        if sea_of(place):
            return self.joined(bank_of(place))
        tile = self.tile(self.atlas.tile_of[place])
        return (place,) if tile.sea else tile.banks

    # --- transporters

    def fleet(self, seat: Seat) -> Iterator[Unit]:
        """A seat's transporters, by name."""
        return (unit for unit in self.units.values() if unit.seat == seat)

    def tile_of(self, unit: Unit) -> str:
        """The tile a transporter is on, also while it is carried."""
        at = unit.at or self.units[unit.carrier].at
        return self.atlas.tile_of[at]

    def on(self, tile: str, seat: Seat | None = None) -> list[Unit]:
        """The transporters on a tile that are not carried: all, or a seat's."""
        tiles = self.atlas.tile_of
        return [u for u in self.units.values() if u.at and tiles[u.at] == tile and (seat is None or u.seat == seat)]

    # --- goods

    def count(self, kind: str) -> int:
        """How many of a kind are in play: on the ground, on transporters, in mines."""
        stocks = [*self.ground.values(), *(unit.load for unit in self.units.values())]
        total = sum(n for stock in stocks for token, n in stock.items() if kind_of(token) == kind)
        if kind in ("gold", "iron"):
            total += sum(getattr(mine, kind) for mine in self.buildings.values())
        return total

    def come(self, kind: str, n: int) -> None:
        """Goods come into the game (the caller puts them somewhere)."""
        add(self.made, kind, n)

    def go(self, kind: str, n: int) -> None:
        """Goods leave the game (the caller has taken them from somewhere)."""
        add(self.used, kind, n)

    def wall(self, border: str) -> Wall:
        """The wall on a border; one without tokens where there is none."""
        return self.walls.get(border) or Wall()

    def barred(self, border: str, seat: Seat) -> bool:
        """Whether somebody else's wall stands on a border (rulebook: walls)."""
        wall = self.walls.get(border)
        return wall is not None and wall.seat is not None and wall.seat != seat

    def road(self, a: str, b: str) -> bool:
        """Whether a road joins two banks over a border."""
        return road_name(self.atlas, a, b) in self.roads

    def seats(self) -> range:
        """All seats."""
        return range(len(self.players))


class Standing(Struct):
    """A seat's standing answers, each "ask" unless it says otherwise.

    call: "no", "yes", or "once": the next time it can matter. cash: "stay" or "leave". slot: "first" or "last".
    wonder: "once" buys no second brick in a turn, "pass" none. plan: "clear" lets production run by its plan when
    nothing is in doubt, "boards" also when boards are used as wood. rest: "skip" is done with all phases until the
    turn ends, "wonder" with those before its wonder.
    """

    call: str = "ask"
    cash: str = "ask"
    slot: str = "ask"
    wonder: str = "ask"
    plan: str = "ask"
    rest: str = "ask"


class Hand(Struct):
    """Seen by the seat alone: its standing answers, and its answer to the call for order while the others
    still think about theirs."""

    standing: Standing = field(default_factory=Standing)
    choice: bool | None = None


class Box(Struct):
    """Nothing is hidden from everybody: a mine's bag is open, only the draw is random."""


TOKENS = 4_096
"""Tokens whose kinds are remembered."""


@lru_cache(TOKENS)
def kind_of(token: str) -> str:
    """The kind of a token's good."""
    return token.partition("+")[0]


def moved_by(token: str) -> tuple[str, ...]:
    """The transporters that have moved this good over a border in this phase."""
    return tuple(token.split("+")[1:])


def drop(table: Table, place: str, token: str, n: int = 1) -> None:
    """Put goods onto the ground of a bank or of a sea tile."""
    add(table.ground.setdefault(place, {}), token, n)


def lift(table: Table, place: str, token: str, n: int = 1) -> None:
    """Take goods from the ground. Raises `Bug` when they are not there."""
    remove(table.ground.get(place, {}), token, n)
    if not table.ground[place]:
        del table.ground[place]


def road_name(atlas: Atlas, a: str, b: str) -> str:
    """The name of the road between two banks of neighbouring tiles."""
    first, second = sorted((a, b), key=lambda bank: atlas.order[atlas.banks[bank]])
    return f"{first}/{second}"


def new_unit(table: Table, seat: Seat, kind: str, at: str) -> Unit:
    """Put a new transporter on the map: the tens of its number are the seat's, the ones its own."""
    taken = {unit_number(unit.name) for unit in table.fleet(seat)}
    number = next(n for n in range(10 * seat + 11, 10 * seat + 20) if str(n) not in taken)
    unit = Unit(f"{kind}{number}", kind, seat, at)
    table.units[unit.name] = unit
    table.units = dict(sorted(table.units.items()))  # as it will be when the game is loaded
    return unit


def topics_left(player: Player) -> list[str]:
    """The topics a player has not researched, in the box's order."""
    return [topic for topic in TOPICS if topic not in player.research]


State: TypeAlias = frames.State[Table, Hand, Box]
"""The part that rules read and change."""
View: TypeAlias = frames.View[Table, Hand]
"""A seat's view."""
