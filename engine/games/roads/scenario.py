"""What a scenario changes, as lines in front of a map's tiles (rulebook: scenarios; docs/scenarios.md).

    floods: P                       all pastures (or these tiles: 0,0 1,2) sink into the sea
    flood_brick: 45                 when this brick of the wonder is laid; the irrigation's if it is not said
    topics: rowing new_shafts       known to everybody from the start
    donkeys: 2                      for everybody at the start, whatever the table has chosen
    donkey_brick: 27                the brick of the wonder that brings everybody one more
    buildings: 1,0 quarry; 3,0 mine normal
    goods: 1,0 2 stone 1 boards; 2,0n 1 geese
    transporters: 1 1,0 wagon; 2 2,0r raft
    roads: 0,0 1,0
    bridges: 2,0
    walls: 0,0 1,0; 2 1,0 2,0

Things of a list stand between semicolons. A tile is written as among the tiles; a bank of one that a river parts has
its direction behind it, a river an "r". Players are counted by seat, from 1; walls without one are neutral.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import TypeVar

from msgspec import Struct

from engine.core.ctx import Ctx
from engine.core.model import Seat

from .building.sites import grounds
from .components import BOX, BUILDINGS, GOODS, MIXES, TOPICS, TRANSPORTERS, WONDER
from .state import Building, Player, Table, Wall, drop, new_unit, road_name
from .world import maps
from .world.atlas import TERRAIN, Atlas, atlas_of, halves
from .world.maps import BadMap

T = TypeVar("T")
MOST_GOODS = 40
"""Goods of one kind that may lie on one place."""
_PLACE = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})([a-z]{0,2})(?:\.([0-5]))?")


class Scenario(Struct, frozen=True):
    """What a map's lines say. sinks: tiles. donkeys, donkey_brick: 0 where they say nothing. buildings: place, kind,
    the filling of a mine. goods: place, kind, number. units: seat, place, kind. walls: the owner, None for a neutral
    part, and the border."""

    sinks: tuple[str, ...] = ()
    flood_brick: int = WONDER.irrigation
    topics: tuple[str, ...] = ()
    donkeys: int = 0
    donkey_brick: int = 0
    buildings: tuple[tuple[str, str, str], ...] = ()
    goods: tuple[tuple[str, str, int], ...] = ()
    units: tuple[tuple[Seat, str, str], ...] = ()
    roads: tuple[str, ...] = ()
    bridges: tuple[str, ...] = ()
    walls: tuple[tuple[Seat | None, str], ...] = ()

    @property
    def pieces(self) -> int:
        """How many things stand or lie there from the start."""
        lists = (self.buildings, self.goods, self.units, self.roads, self.bridges, self.walls)
        return sum(map(len, lists))


def read(text: str) -> str:
    """The canonical text of a map that people have written, its scenario checked too. Raises `BadMap`."""
    canonical = maps.read(text)
    scenario(canonical)
    return canonical


@lru_cache(maxsize=32)
def scenario(text: str) -> Scenario:
    """The scenario of a map's canonical text. Raises `BadMap`."""
    head = dict(line.split(": ", 1) for line in halves(text)[0].splitlines() if ": " in line)
    lines = _Lines(atlas_of(text), head)
    buildings = tuple(lines.items("buildings", lines.building))
    if len({lines.atlas.tile_of[place] for place, _, _ in buildings}) < len(buildings):
        raise BadMap("buildings", head["buildings"][:40])
    found = Scenario(
        sinks=lines.sinks(),
        flood_brick=lines.number("flood_brick", range(1, sum(WONDER.rows) + 1)) or WONDER.irrigation,
        topics=lines.topics(),
        donkeys=lines.number("donkeys", range(1, BOX.start.donkeys + 1)),
        donkey_brick=lines.number("donkey_brick", range(1, sum(WONDER.rows) + 1)),
        buildings=buildings,
        goods=tuple(each for found in lines.items("goods", lines.goods) for each in found),
        units=tuple(lines.items("transporters", lines.unit)),
        roads=tuple(dict.fromkeys(lines.items("roads", lines.road))),
        bridges=tuple(dict.fromkeys(lines.items("bridges", lines.bridge))),
        walls=tuple(lines.items("walls", lines.wall)),
    )
    _check_walls(found)
    _check_fleets(found)
    return found


def _check_walls(found: Scenario) -> None:
    """A wall has one owner."""
    owners: dict[str, Seat] = {}
    for seat, border in found.walls:
        if seat is not None and owners.setdefault(border, seat) != seat:
            raise BadMap("walls", border)


def _check_fleets(found: Scenario) -> None:
    """Nobody has more transporters than are allowed, the donkeys of the start counted."""
    donkeys = found.donkeys or BOX.start.donkeys
    for seat in {seat: None for seat, _, _ in found.units}:
        kinds = [TRANSPORTERS[kind].element for owner, _, kind in found.units if owner == seat]
        land, water = kinds.count("land") + donkeys, kinds.count("water")
        if land > BOX.limits.land or water > BOX.limits.water or land + water > BOX.limits.all:
            raise BadMap("fleet", str(seat + 1))


class _Lines:
    """The lines in front of a map's tiles, read against the map."""

    def __init__(self, atlas: Atlas, head: dict[str, str]) -> None:
        self.atlas, self.head = atlas, head
        self.bare = Table(atlas.text, [])

    def number(self, key: str, allowed: range) -> int:
        """A number; 0 where there is none."""
        word = self.head.get(key, "")
        if word and word not in map(str, allowed):
            raise BadMap(key, word[:20])
        return int(word or 0)

    def items(self, key: str, one: Callable[[list[str], str], T]) -> Iterator[T]:
        """The things of a list."""
        for item in self.head.get(key, "").split(";"):
            if item.strip():
                yield one(item.split(), item.strip()[:40])

    def topics(self) -> tuple[str, ...]:
        words = self.head.get("topics", "").split()
        wrong = next((word for n, word in enumerate(words) if word not in TOPICS or word in words[:n]), None)
        if wrong is not None:
            raise BadMap("topics", wrong[:20])
        return tuple(topic for topic in TOPICS if topic in words)

    def sinks(self) -> tuple[str, ...]:
        tiles = self.atlas.tiles
        found: dict[str, None] = {}
        for word in self.head.get("floods", "").split():
            if word in TERRAIN and word != "S":
                found.update(dict.fromkeys(name for name, tile in tiles.items() if tile.terrain == TERRAIN[word]))
                continue
            tile = self._tile(word)
            if tile is None or tiles[tile].sea:
                raise BadMap("floods", word[:20])
            found[tile] = None
        if found and all(tile.sea or name in found for name, tile in tiles.items()):
            raise BadMap("floods", "")
        return tuple(name for name in tiles if name in found)

    def building(self, words: list[str], said: str) -> tuple[str, str, str]:
        place, kind, *mix = words if len(words) > 1 else ("", "")
        at, works = self._place(place), BUILDINGS.get(kind)
        if works is None or len(mix) > 1 or (mix and (kind != "mine" or mix[0] not in MIXES)):
            raise BadMap("buildings", said)
        if at not in self.atlas.banks and not (at in self.atlas.tiles and works.where == "sea"):
            raise BadMap("buildings", said)
        if works.where not in grounds(self.bare, self.atlas.tile_of[at]):
            raise BadMap("ground", said)
        return at, kind, mix[0] if mix else ("normal" if kind == "mine" else "")

    def goods(self, words: list[str], said: str) -> list[tuple[str, str, int]]:
        at, rest = self._place(words[0]), words[1:]
        counts = rest[::2]
        if at not in self.atlas.banks or not rest or len(rest) % 2:
            raise BadMap("goods", said)
        if any(kind not in GOODS for kind in rest[1::2]) or any(n not in _COUNTS for n in counts):
            raise BadMap("goods", said)
        return [(at, kind, int(n)) for n, kind in zip(counts, rest[1::2], strict=True)]

    def unit(self, words: list[str], said: str) -> tuple[Seat, str, str]:
        seat, place, kind = words if len(words) == 3 else ("", "", "")
        at, about = self._place(place), TRANSPORTERS.get(kind)
        if seat not in _SEATS or about is None or not at or (at in self.atlas.banks) != (about.element == "land"):
            raise BadMap("transporters", said)
        return Seat(int(seat) - 1), at, kind

    def road(self, words: list[str], said: str) -> str:
        a, b = map(self._place, words) if len(words) == 2 else ("", "")
        if a not in self.atlas.land or b not in [way.to for way in self.atlas.land[a]]:
            raise BadMap("roads", said)
        return road_name(self.atlas, a, b)

    def bridge(self, words: list[str], said: str) -> str:
        match = _PLACE.fullmatch(words[0]) if len(words) == 1 else None
        tile = self._tile(f"{match[1]},{match[2]}") if match and not match[3] else None
        arm = f"{tile}.{match[4]}" if match and match[4] else tile
        if arm not in self.atlas.arms:
            raise BadMap("bridges", said)
        return arm

    def wall(self, words: list[str], said: str) -> tuple[Seat | None, str]:
        owner = words[0] if len(words) == 3 else ""
        a, b = map(self._tile, words[-2:]) if len(words) in (2, 3) else (None, None)
        known = a in self.atlas.tiles and b in self.atlas.tiles and b in self.atlas.neighbours(a or "")
        border = self.atlas.border(a, b) if known and a and b else ""
        if border not in self.atlas.borders or (owner and owner not in _SEATS):
            raise BadMap("walls", said)
        return (Seat(int(owner) - 1) if owner else None), border

    def _tile(self, word: str) -> str | None:
        match = _PLACE.fullmatch(word)
        return self.atlas.by_hex.get((int(match[1]), int(match[2]))) if match and not match[3] else None

    def _place(self, word: str) -> str:
        """A bank, a river or a sea tile; "" where there is none."""
        match = _PLACE.fullmatch(word)
        tile = self.atlas.by_hex.get((int(match[1]), int(match[2]))) if match and not match[4] else None
        place = f"{tile}{match[3]}" if match and tile else ""
        return place if place in self.atlas.tile_of else ""


_SEATS = tuple(map(str, maps.SEATS))
_COUNTS = tuple(map(str, range(1, MOST_GOODS + 1)))


# --- at the table


def begin(t: Table) -> Scenario:
    """Put a scenario's things on a table that has its map. What belongs to players who are not there is left out."""
    found = scenario(t.map)
    t.sinks, t.flood_brick, t.donkey_brick = list(found.sinks), found.flood_brick, found.donkey_brick
    t.players = [Player(research=list(found.topics)) for _ in t.players]
    for at, kind, mix in found.buildings:
        building = t.buildings[t.atlas.tile_of[at]] = Building(kind, at)
        for metal in ("gold", "iron") if mix else ():
            if n := getattr(MIXES[mix], metal):
                t.come(metal, n)
                setattr(building, metal, n)
    for at, kind, n in found.goods:
        drop(t, at, kind, n)
        t.come(kind, n)
    for seat, at, kind in found.units:
        if seat < len(t.players):
            new_unit(t, seat, kind, at)
    t.roads, t.bridges = sorted(found.roads), sorted(found.bridges)
    for owner, border in found.walls:
        wall = t.walls.setdefault(border, Wall())
        if owner is None or owner >= len(t.players):
            wall.neutral += 1
        else:
            wall.seat, wall.own = owner, wall.own + 1
    return found


def tell(t: Table, ctx: Ctx) -> None:
    """Say at the start what is different at this table."""
    found = scenario(t.map)
    if found.sinks:
        ctx.say("scenario-floods", tiles=list(found.sinks), brick=found.flood_brick)
    if found.topics:
        ctx.say("scenario-topics", topics=list(found.topics))
    if found.donkey_brick:
        ctx.say("scenario-donkey", brick=found.donkey_brick)
    if found.pieces:
        ctx.say("scenario-pieces", count=found.pieces)
