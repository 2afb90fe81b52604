"""The buildings open to a seat, their places, and paying for them (rulebook: building phase, presence, buildings,
roads, bridges)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.core.model import Bug, Seat
from engine.kit.goods import has, missing

from ..components import BOX, BUILDINGS, MIXES
from ..movement import cargo
from ..state import Player, Table, Unit, kind_of, road_name
from ..values import Shaft, Site

ROAD = {"stone": 1}
BRIDGE = {"stone": 1}
SHAFT = BOX.research.shaft
"""The cost of a road, a bridge and a new shaft."""


class Crew(NamedTuple):
    """A seat's transporters on one tile that can pass each other all goods in reach, without carried ones.

    places: the banks whose ground they reach, in the tile's order, or the open sea. goods: all in reach, by kind:
    on that ground and on themselves.
    """

    tile: str
    places: tuple[str, ...]
    units: tuple[Unit, ...]
    goods: dict[str, int]

    def has(self, cost: Mapping[str, int]) -> bool:
        """Whether these goods are in reach."""
        return has(self.goods, cost)


def crews(t: Table, seat: Seat, tile: str | None = None) -> list[Crew]:
    """A seat's crews, on all tiles in the map's order or on one. Two on one tile are separated by a river that
    neither a bridge nor an own boat crosses (rulebook: presence, exchange)."""
    atlas = t.atlas
    groups: dict[str, list[tuple[tuple[str, ...], tuple[Unit, ...]]]] = {}
    for unit in t.fleet(seat):
        on = atlas.tile_of[unit.at] if unit.at else ""
        if not on or (tile is not None and on != tile):
            continue
        places = t.banks_from(unit.at)
        units: tuple[Unit, ...] = (unit,)
        apart = []
        for other in groups.get(on, []):
            if any(place in places for place in other[0]):
                places, units = (*places, *other[0]), (*units, *other[1])
            else:
                apart.append(other)
        groups[on] = [*apart, (places, units)]
    all_crews = []
    for on in sorted(groups, key=atlas.order.__getitem__):
        banks = atlas.tiles[on].banks or (on,)
        here = [
            crew_of(t, on, tuple(bank for bank in banks if bank in places), units) for places, units in groups[on]
        ]
        all_crews += sorted(here, key=lambda crew: banks.index(crew.places[0]))
    return all_crews


def crew_of(t: Table, tile: str, places: tuple[str, ...], units: tuple[Unit, ...]) -> Crew:
    """The crew of these transporters on a tile, which reaches these places."""
    goods: dict[str, int] = {}
    for stock in (*(t.ground.get(place, {}) for place in places), *(unit.load for unit in units)):
        for token, n in stock.items():
            kind = kind_of(token)
            goods[kind] = goods.get(kind, 0) + n  # not `add`: every offer of building and production comes by here
    return Crew(tile, places, tuple(sorted(units, key=lambda unit: unit.name)), goods)


def treasury(t: Table, seat: Seat) -> Crew | None:
    """The crew at home: any transporters of the seat's on the home tile, and what lies on any of its banks (house
    value 3)."""
    home = t.players[seat].home
    if not home:
        return None
    tile = t.tile(t.atlas.banks[home])
    units = tuple(t.on(tile.name, seat))
    return crew_of(t, tile.name, tile.banks, units) if units else None


def crew_at(t: Table, seat: Seat, place: str) -> Crew:
    """The crew that reaches a bank or an open sea. Raises `Bug` where there is none."""
    for crew in crews(t, seat, t.atlas.tile_of[place]):
        if place in crew.places:
            return crew
    raise Bug(f"roads: {seat} does not reach {place}")


def loose(t: Table, crew: Crew, cost: Mapping[str, int]) -> bool:
    """Whether some of a cost would be taken from the ground."""
    return any(kind_of(token) in cost for place in crew.places for token in t.ground.get(place, {}))


def sources(t: Table, crew: Crew) -> dict[str, dict[str, int]]:
    """Where a crew's goods are, by kind, in the sequence in which they pay: a transporter chosen for that, then the
    ground, which others could take from, then the own transporters by name; never others'."""
    stocks = {unit.name: cargo.kinds(unit.load) for unit in crew.units if unit.pays}
    stocks |= {place: cargo.kinds(t.ground.get(place, {})) for place in crew.places}
    return stocks | {unit.name: cargo.kinds(unit.load) for unit in crew.units}


def bill(t: Table, crew: Crew, cost: Mapping[str, int]) -> dict[str, dict[str, int]]:
    """What is paid from where. Raises `Bug` when the goods are not there."""
    left, paid = dict(cost), dict[str, dict[str, int]]()
    for name, stock in sources(t, crew).items():
        if part := {kind: min(n, stock[kind]) for kind, n in left.items() if n and kind in stock}:
            paid[name] = part
            left = {kind: n - part.get(kind, 0) for kind, n in left.items()}
    if any(left.values()):
        raise Bug(f"roads: {left} are missing on {crew.tile}")
    return paid


def pay(t: Table, crew: Crew, cost: Mapping[str, int]) -> None:
    """Take goods out of the game."""
    for name, goods in bill(t, crew, cost).items():
        for kind, n in goods.items():
            if name in t.units:
                cargo.take(t.units[name].load, kind, n)
            else:
                cargo.pick(t, name, kind, n)
            t.go(kind, n)


# --- buildings and mines


def grounds(t: Table, tile: str) -> tuple[str, ...]:
    """The kinds of ground a tile counts as for buildings: its terrain, "land", "shore"; unirrigated desert is none
    (rulebook: buildings)."""
    terrain = t.terrain(tile)
    return () if terrain == "desert" else _grounds(t, tile, terrain)


def _grounds(t: Table, tile: str, terrain: str) -> tuple[str, ...]:
    if terrain == "sea":
        return (terrain,)
    return (terrain, "land", "shore") if t.atlas.shore(tile) else (terrain, "land")


def room(t: Table) -> dict[str, int]:
    """For each kind of building the tiles without one on which it may still stand; desert counts as the pasture it
    may become."""
    free = [(tile, t.terrain(tile)) for tile in t.atlas.tiles if tile not in t.buildings]
    later = [(tile, "pasture" if terrain == "desert" else terrain) for tile, terrain in free]
    ground = Counter(each for tile, terrain in later for each in _grounds(t, tile, terrain))
    return {kind: ground[works.where] for kind, works in BUILDINGS.items()}


def sites(t: Table, seat: Seat, here: Iterable[Crew]) -> Iterator[Site]:
    """All a seat may put up."""
    free = [(crew, grounds(t, crew.tile)) for crew in here if crew.tile not in t.buildings]
    player = t.players[seat]
    for kind, works in BUILDINGS.items():
        if works.research and works.research not in player.research:
            continue
        cost = works.cost()
        for crew, ground in free:
            if works.where in ground and crew.has(cost):
                for place in crew.places:
                    yield from (Site(kind, place, mix) for mix in (mixes(player) if kind == "mine" else ("",)))


def unpaid(t: Table, seat: Seat, here: Sequence[Crew]) -> Iterator[tuple[str, str, dict[str, int]]]:
    """The buildings that stand on one kind of ground only, where a crew is there and not one could be paid for: each
    with the tile on which the least is missing, and what is missing there."""
    known = t.players[seat].research
    free = [(crew, grounds(t, crew.tile)) for crew in here if crew.tile not in t.buildings]
    for kind, works in BUILDINGS.items():
        if works.where in ("land", "shore") or (works.research and works.research not in known):
            continue
        lack = [(crew.tile, missing(crew.goods, works.cost())) for crew, ground in free if works.where in ground]
        if lack and all(goods for _, goods in lack):
            yield (kind, *min(lack, key=lambda each: sum(each[1].values())))


def mixes(player: Player) -> tuple[str, ...]:
    """The mixes a player may fill a mine's bag with (rulebook: mines, research)."""
    return tuple(name for name, mix in MIXES.items() if not mix.research or mix.research in player.research)


def shafts(t: Table, seat: Seat, here: Iterable[Crew]) -> Iterator[Shaft]:
    """The new shafts a seat may open in mines (rulebook: new shafts)."""
    player = t.players[seat]
    if "new_shafts" not in player.research:
        return
    for crew in here:
        mine = t.buildings.get(crew.tile)
        if mine is not None and mine.kind == "mine" and mine.at in crew.places and crew.has(SHAFT):
            yield from (Shaft(crew.tile, mix) for mix in mixes(player))


# --- roads and bridges


def roads(t: Table, here: Iterable[Crew]) -> tuple[str, ...]:
    """The roads that may be built: from a bank in reach, with a stone of that tile, to a bank of a neighbouring
    tile; nobody's wall is in the way (rulebook: roads; facts E11)."""
    atlas, built = t.atlas, frozenset(t.roads)
    names: dict[str, None] = {}
    for crew in here:
        if crew.has(ROAD):
            for bank in crew.places:
                for way in atlas.land.get(bank, ()):
                    name = road_name(atlas, bank, way.to)
                    if name not in built:
                        names[name] = None
    return tuple(names)


def bridges(t: Table, here: Iterable[Crew]) -> tuple[str, ...]:
    """The arms that may be bridged: the crew reaches one of the banks beside it, from the river both (rulebook:
    bridges)."""
    arms = t.atlas.arms_of
    names = [
        arm.name
        for crew in here
        if crew.has(BRIDGE)
        for arm in arms[crew.tile]
        if arm.name not in t.bridges and any(bank in crew.places for bank in arm.banks)
    ]
    return tuple(dict.fromkeys(names))
