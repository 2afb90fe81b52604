"""Roads & Boats from the middle on: random positions with all kinds of things in them.

Random players hardly ever get past a few woodcutters. Here all sixteen kinds of buildings, roads, bridges, walls, all
transporters (carried and docked ones too), goods, research and bricks are there already, so that the moves after it
meet every rule. The same seed gives the same position. Used by `benchmarks.engine --rich` and by the tests.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.chance import Seeded
from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.game import Game
from engine.core.model import Seat
from engine.core.rules import Settings
from engine.games.roads import GAME
from engine.games.roads.building.sites import grounds
from engine.games.roads.components import BOX, BUILDINGS, GOODS, MIXES, TOPICS, TRANSPORTERS, WONDER
from engine.games.roads.flow import PHASES, Position, Turns
from engine.games.roads.movement import carrying, orders
from engine.games.roads.phases.preparation import start_tiles
from engine.games.roads.phases.standing_answers import ANSWERS, questions
from engine.games.roads.production import breeding
from engine.games.roads.setup import MADE, Options, setup
from engine.games.roads.state import NEUTRAL, Building, Table, Unit, Wall, add, drop, new_unit, road_name
from engine.games.roads.world.atlas import Atlas
from engine.games.roads.world.generate import DRAWS, Lot, generate
from engine.games.roads.world.maps import CATALOGUE
from tests.changed import changed

USEFUL = ("boards", "stone", "boards", "stone", "trunks", "geese", "paper", "fuel", "iron")
"""The goods that fall from the sky, to build and research with."""
HOT = 3
"""Tiles, besides one a player, on which all crowd."""
SPARE = 4
"""Turns and bricks that are left at least."""


class RichOptions(Options, frozen=True, forbid_unknown_fields=True):
    """phase: the one that play begins with, "" for any. rain: further goods that lie where transporters stand."""

    phase: str = ""
    rain: int = 0


class Rich(Frame, tag="rich", kw_only=True):
    """The game begins in the middle: one draw makes the position."""

    options: RichOptions

    def advance(self, s: Any, ctx: Ctx) -> None:
        Maker(s, Lot(ctx.roll(DRAWS)), self.options).make()
        ctx.done()
        ctx.push(Turns())


def begin(seats: int, options: RichOptions) -> Position:
    """The state before that draw."""
    s = setup(seats, Options(neutral=options.neutral, mines=options.mines))
    s.flow = [Rich(options=options)]  # type: ignore[list-item]  # gone before anything is stored
    return s


RICH: Game[Position] = Game(
    changed(GAME.rules, key="roads_rich", name="Roads & Boats, rich", setup=begin, settings=Settings(RichOptions)),
    GAME.guide,
)
"""Roads & Boats that begins in the middle; everything else is as in `GAME`."""


def rich(seats: int, seed: int, *, on: str = "auto", phase: str = "", rain: int = 0) -> Position:
    """A position in which somebody is asked. on: a given map's key, "generated", or "auto" for any of these."""
    options = RichOptions(map=on, phase=phase, rain=rain)
    found: Position = RICH.start(seats, Seeded(b"rich", 0, seed), options).state
    return found


def rain(t: Table, lot: Lot, n: int) -> None:
    """Lay this many goods where transporters stand, so that there is always something to build with."""
    places = [place for unit in t.units.values() for place in t.banks_from(unit.at)]
    dry = [place for place in places if place in t.atlas.banks or place in t.buildings]
    for _ in range(n if dry else 0):
        good = pick(lot, USEFUL)
        drop(t, pick(lot, dry), good)
        t.come(good, 1)


def pick(lot: Lot, some: Any) -> Any:
    """Any one of these."""
    return some[lot.below(len(some))]


class Maker:
    """One position being made."""

    def __init__(self, s: Position, lot: Lot, options: RichOptions) -> None:
        self.s, self.t, self.lot, self.options = s, s.table, lot, options
        self.seats = [Seat(n) for n in self.t.seats()]

    def make(self) -> None:
        """Everything, and the goods booked as made."""
        t, lot = self.t, self.lot
        self.world()
        self.hot = lot.shuffled(self.land.tiles)[: HOT + len(self.seats)]
        self.time()
        self.buildings()
        self.ways()
        for seat in self.seats:
            self.fleet(seat)
        self.aboard()
        self.goods()
        for seat in self.seats:
            self.herd(seat)
        for player in t.players:
            player.research = [topic for topic in TOPICS if lot.below(5) < 2]
        for unit in t.units.values():
            self.habits(unit)
        for hand in self.s.hands if lot.below(2) else ():
            for question in questions(self.s):
                if not lot.below(3):
                    setattr(hand.standing, question, pick(lot, ANSWERS[question]))
        for kind in GOODS:
            t.used[kind] = lot.below(20)
            t.made[kind] = t.count(kind) + t.used[kind]
        rain(t, lot, self.options.rain)
        stored = msgspec.json.encode(t, order="deterministic")
        self.s.table = msgspec.json.decode(stored, type=Table)  # in the order it has when it is loaded

    def world(self) -> None:
        """A map, homes, and the rows of order."""
        t, lot, wanted = self.t, self.lot, self.options.map
        if wanted == "auto":
            wanted = pick(lot, (*CATALOGUE, "generated"))
        made = wanted in MADE
        t.map = generate(len(self.seats), lot.below(1 << 30)) if made else CATALOGUE.get(wanted, wanted)
        self.land: Atlas = t.atlas
        for seat in self.seats:
            t.players[seat].home = pick(lot, t.tile(pick(lot, start_tiles(t))).banks)
        t.temple, t.chart = lot.shuffled(self.seats), lot.shuffled(self.seats)

    def time(self) -> None:
        """A turn, a phase, and as many bricks as fit: often shortly before something happens on the wonder board.
        A neutral brick was laid in each turn before."""
        t, lot = self.t, self.lot
        first, most = (WONDER.solo.bricks, WONDER.solo.turns) if t.solo else (0, t.neutral)
        mark = sum(WONDER.rows) if t.solo else WONDER.marks[str(len(self.seats))]
        turn = 2 + lot.below(most - SPARE)
        phase = self.options.phase or pick(lot, PHASES)
        t.phase = PHASES[PHASES.index(phase) - 1]
        t.turn = turn - (phase == PHASES[0])
        t.neutral = most - (turn - 1)
        neutral = first + turn - 1
        near = pick(lot, (WONDER.dearer, WONDER.irrigation, mark, mark, first + lot.below(mark - first)))
        bricks = max(neutral, min(near - lot.below(12), mark - SPARE))
        later = [NEUTRAL] * (turn - 1) + [pick(lot, self.seats) for _ in range(bricks - neutral)]
        t.wonder = [NEUTRAL] * first + lot.shuffled(later)
        t.irrigated = len(t.wonder) >= WONDER.irrigation

    def buildings(self) -> None:
        """One of each kind that has a tile, then more."""
        t, lot, density = self.t, self.lot, self.lot.below(5)
        free = lot.shuffled(self.land.tiles)
        for kind in lot.shuffled(BUILDINGS):
            tile = next((tile for tile in free if BUILDINGS[kind].where in grounds(t, tile)), None)
            if tile is not None:
                self.build(kind, tile)
                free.remove(tile)
        for tile in free:
            kinds = [kind for kind, works in BUILDINGS.items() if works.where in grounds(t, tile)]
            if kinds and lot.below(10) < density and (kinds != ["oil_rig"] or not lot.below(3)):
                self.build(pick(lot, kinds), tile)

    def build(self, kind: str, tile: str) -> None:
        lot, works = self.lot, BUILDINGS[kind]
        found = Building(kind, pick(lot, self.land.tiles[tile].banks or (tile,)))
        found.made = lot.below(works.runs + 1) * max(1, *works.output.values(), 1)
        if kind == "mine":
            mix = pick(lot, list(MIXES.values()))
            found.gold, found.iron = lot.below(mix.gold + 1), lot.below(mix.iron + 1)
        self.t.buildings[tile] = found

    def ways(self) -> None:
        """Roads, bridges and walls."""
        t, lot, land = self.t, self.lot, self.land
        roads, walls = 2 + lot.below(6), lot.below(3)
        names = {road_name(land, bank, way.to): None for bank, ways in land.land.items() for way in ways}
        t.roads = sorted(name for name in names if lot.below(10) < roads)
        t.bridges = sorted(arm for arm in land.arms if lot.below(2))
        for border in land.borders:
            if lot.below(10) < walls:
                own, neutral = lot.below(3), lot.below(3)
                if own or neutral:
                    t.walls[border] = Wall(pick(lot, self.seats) if own else None, own, neutral)

    def fleet(self, seat: Seat) -> None:
        """Three to eight transporters, most of them in the crowd."""
        t, lot = self.t, self.lot
        counts = {"land": 0, "water": 0}
        for _ in range(3 + lot.below(BOX.limits.all - 2)):
            kind = pick(lot, list(TRANSPORTERS))
            element = TRANSPORTERS[kind].element
            places = self.places(seat, element)
            crowd = [place for place in places if self.land.tile_of[place] in self.hot]
            if counts[element] == BOX.limits.land or not places:
                continue
            new_unit(t, seat, kind, pick(lot, crowd if crowd and lot.below(3) else places))
            counts[element] += 1

    def places(self, seat: Seat, element: str) -> list[str]:
        """Where a seat's transporters could be; no docks behind others' walls."""
        t, land = self.t, self.land
        if element == "land":
            return list(land.banks)
        return [
            place
            for place, ways in land.water.items()
            if "@" not in place or not any(t.barred(way.border, seat) for way in ways)
        ]

    def aboard(self) -> None:
        """Some are carried by others."""
        t = self.t
        for unit in list(t.units.values()):
            mates = carrying.lifts(t, unit) if unit.at and not self.lot.below(4) else []
            if mates:
                other = t.units[pick(self.lot, mates)]
                carrying.lift(t, unit, other)
                other.lifted = False

    def goods(self) -> None:
        """Loads, goods on the ground and on oil rigs, geese on open sea beside boats."""
        t, lot = self.t, self.lot
        for unit in t.units.values():
            for _ in range(lot.below(unit.room + 1) if unit.room > 0 else 0):
                add(unit.load, pick(lot, GOODS))
        for place in [*self.land.banks, *(tile for tile in t.buildings if self.land.tiles[tile].sea)]:
            tile = self.land.tile_of[place]
            for _ in range(lot.below(4) if tile in self.hot or not lot.below(2) else 0):
                drop(t, place, pick(lot, (*GOODS, "boards", "stone", "geese")), 1 + lot.below(3))
            if self.land.tiles[tile].terrain == "pasture" and tile not in t.buildings and not lot.below(4):
                t.ground[place] = {"geese": 2}
        for unit in t.units.values():
            if unit.at in self.land.tiles and self.land.tiles[unit.at].sea and not lot.below(3):
                drop(t, unit.at, "geese", 1 + lot.below(3))

    def herd(self, seat: Seat) -> None:
        """Now and then two donkeys alone on a pasture."""
        t, lot, land = self.t, self.lot, self.land
        taken = {t.tile_of(unit) for unit in t.units.values()}
        meadows = [tile for tile in land.tiles if breeding.meadow(t, tile) and tile not in taken]
        pair = [unit for unit in t.fleet(seat) if unit.kind == "donkey" and unit.at and not unit.aboard][:2]
        if not meadows or len(pair) < 2 or lot.below(2):
            return
        tile = land.tiles[pick(lot, meadows)]
        for bank in tile.banks:
            t.ground.pop(bank, None)
        for unit in pair:
            unit.at, unit.load = pick(lot, tile.banks), {}

    def habits(self, unit: Unit) -> None:
        """Its orders of the turn before."""
        said = [each.words for each in orders.listed(self.t, unit)] if self.lot.below(2) else []
        if said:
            unit.last = list(pick(self.lot, said))
            if self.lot.below(2):
                unit.last += ["take", "1", pick(self.lot, GOODS)]
