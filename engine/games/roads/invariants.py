"""The invariants of Roads & Boats; checked after every action, so in one quick pass."""

from __future__ import annotations

from functools import lru_cache

from engine.core.model import Bug

from .building.sites import grounds
from .components import BOX, BUILDINGS, GOODS, TOPICS, TRANSPORTERS, WONDER
from .state import NEUTRAL, State, Table, Unit, kind_of, road_name
from .world.atlas import Atlas
from .world.names import unit_kind, unit_number, unit_seat

BRICKS = sum(WONDER.rows)


def check(s: State) -> None:
    """Raises `Bug` naming the law that is broken."""
    t = s.table
    if len(s.hands) != len(t.players):
        raise Bug("roads: a hand for each player")
    present = dict.fromkeys(GOODS, 0)
    if t.units or t.ground or t.buildings or t.turn:  # before that there may be no tile yet
        atlas = t.atlas
        _ground(t, atlas, present)
        _fleet(t, atlas, present)
        _buildings(t, atlas, present)
        _ways(t, atlas)
    _order(t)
    _bricks(t)
    for kind, n in present.items():
        if t.made.get(kind, 0) - t.used.get(kind, 0) != n:
            raise Bug(f"roads: {kind} made less used is {n}")


def _stock(stock: dict[str, int], present: dict[str, int], where: str) -> int:
    """Count a stock; how many goods it holds."""
    total = 0
    for token, n in stock.items():
        kind = kind_of(token)
        if n < 1 or kind not in present:
            raise Bug(f"roads: {n} {token} on {where}")
        present[kind] += n
        total += n
    return total


def _ground(t: Table, atlas: Atlas, present: dict[str, int]) -> None:
    """Goods lie on banks and oil rigs; geese may swim where a boat is."""
    for place, stock in t.ground.items():
        if not stock:
            raise Bug(f"roads: nothing lies on {place}")
        _stock(stock, present, place)
        if place in atlas.banks:
            continue
        tile = atlas.tiles.get(place)
        if tile is None or not tile.sea:
            raise Bug(f"roads: goods on {place}")
        if place not in t.buildings:
            swimming = all(kind_of(token) == "geese" for token in stock)
            if not swimming or not any(unit.at == place for unit in t.units.values()):
                raise Bug(f"roads: goods left on the sea {place}")


def _fleet(t: Table, atlas: Atlas, present: dict[str, int]) -> None:
    """Transporters are where their kind can be, within their room and their owner's limits; a carried one and its
    carrier know each other and carry nothing else."""
    counts = [{"land": 0, "water": 0} for _ in t.players]
    for name, unit in t.units.items():
        about = TRANSPORTERS.get(unit.kind)
        if about is None or unit.name != name or not 0 <= unit.seat < len(counts):
            raise Bug(f"roads: {name} is no transporter")
        if unit_kind(name) != unit.kind or len(unit_number(name)) != 2 or unit_seat(name) != unit.seat:
            raise Bug(f"roads: {name} is misnamed")
        counts[unit.seat][about.element] += 1
        if unit.load and _stock(unit.load, present, name) > (0 if unit.aboard or unit.carrier else about.carries):
            raise Bug(f"roads: {name} carries too much")
        _stands(t, atlas, unit)
    limits = BOX.limits
    for each in counts:
        if each["land"] > limits.land or each["water"] > limits.water or sum(each.values()) > limits.all:
            raise Bug("roads: too many transporters")


def _stands(t: Table, atlas: Atlas, unit: Unit) -> None:
    """A transporter is on a place of its element or aboard another one, and what it carries knows it."""
    if unit.carrier or not unit.at:
        carrier = t.units.get(unit.carrier)
        if unit.at or unit.aboard or carrier is None or carrier.aboard != unit.name:
            raise Bug(f"roads: {unit.name} is carried by nobody")
    elif unit.at not in atlas.tile_of or (unit.at in atlas.banks) != (unit.about.element == "land"):
        raise Bug(f"roads: {unit.name} is on {unit.at}")
    if unit.aboard and (unit.aboard not in t.units or t.units[unit.aboard].carrier != unit.name):
        raise Bug(f"roads: {unit.name} carries nobody")


def _buildings(t: Table, atlas: Atlas, present: dict[str, int]) -> None:
    """One on a tile, where its kind may stand; only mines have bags."""
    allowed = _allowed(atlas, t.irrigated)
    for tile, building in t.buildings.items():
        about = BUILDINGS.get(building.kind)
        if about is None or atlas.tile_of.get(building.at) != tile or about.where not in allowed[tile]:
            raise Bug(f"roads: a {building.kind} on {building.at} of {tile}")
        if building.at not in atlas.banks and building.at != tile:
            raise Bug(f"roads: a {building.kind} afloat on {building.at}")
        if building.made < 0 or building.made > about.most:
            raise Bug(f"roads: {building.made} made on {tile}")
        if building.gold or building.iron:
            if building.kind != "mine" or building.gold < 0 or building.iron < 0:
                raise Bug(f"roads: a bag on {tile}")
            present["gold"] += building.gold
            present["iron"] += building.iron


def _ways(t: Table, atlas: Atlas) -> None:
    """Roads, bridges and walls are where the map has room for them, none twice."""
    if t.roads and (t.roads != sorted(set(t.roads)) or not _roads(atlas).issuperset(t.roads)):
        raise Bug("roads: the roads")
    if t.bridges and (t.bridges != sorted(set(t.bridges)) or any(arm not in atlas.arms for arm in t.bridges)):
        raise Bug("roads: the bridges")
    for border, wall in t.walls.items():
        if border not in atlas.borders or wall.own < 0 or wall.neutral < 0 or not wall.strength:
            raise Bug(f"roads: the wall {border}")
        if (wall.seat is None) != (wall.own == 0) or (wall.seat is not None and not 0 <= wall.seat < len(t.players)):
            raise Bug(f"roads: the owner of the wall {border}")


def _order(t: Table) -> None:
    """The rows of order are complete once they have been drawn; homes and research fit."""
    seats = list(t.seats())
    if (t.temple or t.turn) and (sorted(t.temple) != seats or sorted(t.chart) != seats):
        raise Bug("roads: the temple or the order chart")
    taken = list(t.slots.values())
    known = all(each in seats and taken.count(each) == 1 for each in taken)
    if not known or not all(1 <= int(slot) <= len(seats) for slot in t.slots):
        raise Bug("roads: the slots that are taken")
    for player in t.players:
        if player.home and player.home not in t.atlas.banks:
            raise Bug(f"roads: a home on {player.home}")
        if len(player.research) != len(set(player.research)) or any(each not in TOPICS for each in player.research):
            raise Bug(f"roads: research {player.research}")


def _bricks(t: Table) -> None:
    """The bricks of the wonder are the players' or neutral, and no more than there are."""
    neutral = t.wonder.count(NEUTRAL)
    own = sum(t.wonder.count(seat) for seat in t.seats())
    if own + neutral != len(t.wonder) or len(t.wonder) > BRICKS or t.neutral < 0:
        raise Bug("roads: the bricks of the wonder")
    first, most = (WONDER.solo.bricks, WONDER.solo.turns) if t.solo else (0, WONDER.neutral)
    if neutral > first + t.turn or neutral + t.neutral > first + most:
        raise Bug("roads: the neutral bricks")


@lru_cache(maxsize=64)
def _allowed(atlas: Atlas, irrigated: bool) -> dict[str, tuple[str, ...]]:
    """The kinds of ground each tile counts as for buildings; see `sites.grounds`."""
    t = Table(atlas.text, [], irrigated=irrigated)
    return {tile: grounds(t, tile) for tile in atlas.tiles}


@lru_cache(maxsize=64)
def _roads(atlas: Atlas) -> frozenset[str]:
    """The names of all roads a map has room for."""
    return frozenset(road_name(atlas, bank, way.to) for bank, ways in atlas.land.items() for way in ways)
