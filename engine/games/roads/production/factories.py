"""Factories: the runs open to a seat, and running them (rulebook: factories, making transporters).

A run takes its input from goods in reach of a seat's transporters there: first from the one named as its source,
then from the ground, then from the seat's others; a source "ground" takes only loose goods. The output goes
onto the source while there is room, then to the ground by the factory. All share its capacity, which counts
pieces of output. A new truck stands by its factory, a wagon where its donkey stood (and keeps its load), a boat is
launched at once: onto the tile's river, or at a coast of the factory's bank that nobody else's wall bars.

The number of a seat's transporters is limited at every moment. A seat that would have too many gives up
one that stands on a tile with a transporter factory, wherever that is; what it carried is left there, its cost is
lost (rulebook: limited number of transporters).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from msgspec import Struct

from engine.core.model import Seat
from engine.kit.goods import add, total

from ..building.sites import Crew, crews
from ..components import BOX, TRANSPORTERS, Works
from ..movement import cargo
from ..state import Building, Table, drop, new_unit
from ..values import MIX, Run
from ..world.names import river_of, sea_of

# --- how many transporters a seat may have


def over(t: Table, seat: Seat, kind: str, without: str = "", more: tuple[str, ...] = ()) -> bool:
    """Whether one more of a kind would be too many, with `more` of other kinds, and `without` (the name of a
    transporter) given up for it."""
    land = water = 0
    for other in more:
        land += TRANSPORTERS[other].element == "land"
        water += TRANSPORTERS[other].element == "water"
    for unit in t.fleet(seat):
        if unit.name != without:
            land += unit.about.element == "land"
            water += unit.about.element == "water"
    land += TRANSPORTERS[kind].element == "land"
    water += TRANSPORTERS[kind].element == "water"
    most = BOX.limits
    return land > most.land or water > most.water or land + water > most.all


def scraps(t: Table, seat: Seat, kind: str) -> tuple[str, ...]:
    """The transporters of which one could be given up for a new one of a kind, by name. None that carries another
    or is carried."""
    atlas = t.atlas
    there = [
        unit.name
        for unit in t.fleet(seat)
        if unit.at and not unit.aboard and makes_transporters(t, atlas.tile_of[unit.at])
    ]
    return tuple(name for name in sorted(there) if not over(t, seat, kind, name))


def makes_transporters(t: Table, tile: str) -> bool:
    """Whether a transporter factory stands on a tile."""
    building = t.buildings.get(tile)
    return building is not None and bool(building.about.makes)


def scrap(t: Table, name: str) -> str:
    """Give up a transporter. Its load falls to the ground, by the factory if that is in reach. Returns the tile."""
    unit = t.units.pop(name)
    tile = t.atlas.tile_of[unit.at]
    places = t.banks_from(unit.at)
    building = t.buildings.get(tile)
    place = building.at if building is not None and building.at in places else places[0]
    for token, n in unit.load.items():
        drop(t, place, token, n)
    return tile


# --- runs

GROUND = "ground"
"""The source that stands for loose goods."""
NEW = "new"
"""Stands for the transporter just made, where it is given up itself."""
ANY = ("boards", "trunks")
"""The goods for the input "any"; both are wood."""
WOOD = 2
"""Pieces of "any" in one run."""


class Outcome(NamedTuple):
    """The result of a run. goods: used up. out: made, `left` of it on the ground. unit: the transporter that got the
    goods, or the one made ("" if given up at once) at `place`, out of a `donkey`. scrapped: the one given up."""

    kind: str
    tile: str
    goods: dict[str, int]
    out: dict[str, int]
    left: dict[str, int]
    unit: str = ""
    place: str = ""
    donkey: str = ""
    scrapped: str = ""


class Wood(NamedTuple):
    """The wood that a factory may take from a source first, and for how many runs at most."""

    tile: str
    source: str
    most: int
    trunks: int
    boards: int


class Mixes(Struct, frozen=True):
    """Runs with other mixes than are listed."""

    wood: tuple[Wood, ...]

    def admits(self, value: object) -> bool:
        """Whether this is a run with its mix."""
        if not isinstance(value, Run) or len(value.choices) != 1:
            return False
        return value.choices[0] in self.after((value.tile, str(value.times), value.source))

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words that may follow."""
        following: dict[str, None] = {}
        for tile, source, most, trunks, boards in self.wood:
            for times in range(2, most + 1):
                first = (tile, str(times), source)
                low, high = spread(WOOD * times, trunks, boards)
                if low < high and words == first:
                    following |= dict.fromkeys(f"{n}{MIX}" for n in range(low, high + 1))
                elif low < high and words == first[: len(words)]:
                    following[first[len(words)]] = None
        return tuple(following)


# --- possible runs


def left(building: Building) -> int:
    """How often a factory can still be run this phase."""
    works = building.about
    return (works.most - building.made) // max(works.output.values(), default=1)


def sets(works: Works, goods: Mapping[str, int]) -> int:
    """How many sets of input these goods hold; a donkey is not looked for."""
    need = works.input
    if "any" in need:
        return sum(goods.get(kind, 0) for kind in ANY) // need["any"]
    return min(goods.get(kind, 0) // n for kind, n in need.items() if kind != "donkey")


def spread(need: int, trunks: int, boards: int) -> tuple[int, int]:
    """The fewest and the most boards among a number of pieces of wood."""
    return max(0, need - trunks), min(need, boards)


def factory(t: Table, crew: Crew) -> Building | None:
    """The factory a crew can use: it takes input and is in reach."""
    building = t.buildings.get(crew.tile)
    return building if building is not None and building.about.input and building.at in crew.places else None


def loose(t: Table, crew: Crew) -> dict[str, int]:
    """The goods on the ground in reach of a crew."""
    return lying(t, crew.places)


def lying(t: Table, places: Iterable[str]) -> dict[str, int]:
    """The goods on the ground of some banks or seas, by kind."""
    return total(*(cargo.kinds(t.ground.get(place, {})) for place in places))


def gives(works: Works, stock: Mapping[str, int]) -> int:
    """How many pieces of a stock are input of a factory."""
    wanted = ANY if "any" in works.input else tuple(works.input)
    return sum(n for kind, n in cargo.kinds(dict(stock)).items() if kind in wanted)


def launches(t: Table, seat: Seat, building: Building) -> tuple[str, ...]:
    """Where a boat built there could be launched: the tile's river, then docks. () for one that runs on land."""
    atlas = t.atlas
    tile = atlas.tiles[atlas.banks[building.at]]
    places = [river_of(tile.name)] if tile.river else []
    for bank in t.joined(building.at):
        places += [dock for dock in atlas.docks[bank] if not t.barred(atlas.border(tile.name, sea_of(dock)), seat)]
    return tuple(places)


def afloat(works: Works) -> bool:
    """Whether a factory makes boats."""
    return bool(works.makes) and TRANSPORTERS[works.makes].element == "water"


def options(t: Table, seat: Seat, here: Iterable[Crew]) -> Iterator[Run]:
    """All runs a seat may do, the most first; mixes other than the ends apart (see `mixes`)."""
    for crew in here:
        building = factory(t, crew)
        if building is None or left(building) <= 0 or sets(building.about, crew.goods) <= 0:
            continue
        if building.about.makes:
            yield from _makings(t, seat, crew, building)
        else:
            yield from _makes_goods(t, crew, building)


def mixes(t: Table, here: Iterable[Crew]) -> Mixes | None:
    """The runs with mixes that `options` does not list; None where it lists all."""
    wood = []
    for crew in here:
        building = factory(t, crew)
        if building is None or "any" not in building.about.input:
            continue
        for source, goods in _sources(t, crew, building.about):
            most = min(left(building), sets(building.about, goods))
            if most > 1 and all(goods.get(kind) for kind in ANY):
                wood.append(Wood(crew.tile, source, most, goods["trunks"], goods["boards"]))
    return Mixes(tuple(wood)) if wood else None


def _sources(t: Table, crew: Crew, works: Works) -> Iterator[tuple[str, dict[str, int]]]:
    """Where input may come from first, and all goods it may be of: transporters that carry some, those with room,
    the ground."""
    lies = loose(t, crew)
    hands = [(gives(works, unit.load), unit) for unit in crew.units]
    for given, unit in sorted(hands, key=lambda hand: hand[0] == 0):
        if given or (unit.room > 0 and not works.makes):
            yield unit.name, crew.goods
    if sets(works, lies):
        yield GROUND, lies


def _makes_goods(t: Table, crew: Crew, building: Building) -> Iterator[Run]:
    works = building.about
    for source, goods in _sources(t, crew, works):
        most = min(left(building), sets(works, goods))
        for times in range(most, 0, -1):
            for boards in _mixed(works, goods, times, most):
                yield Run.of(crew.tile, times, source, boards=boards)


def _mixed(works: Works, goods: Mapping[str, int], times: int, most: int) -> Iterable[int | None]:
    """The numbers of boards listed for a number of runs: of one run all, of the most the ends, else the fewest."""
    if "any" not in works.input:
        return (None,)
    low, high = spread(works.input["any"] * times, goods.get("trunks", 0), goods.get("boards", 0))
    if low == high:
        return (None,)
    if times == 1:
        return range(low, high + 1)
    return (low, high) if times == most else (low,)


def _makings(t: Table, seat: Seat, crew: Crew, building: Building) -> Iterator[Run]:
    works = building.about
    if "donkey" in works.input:
        for name in donkeys(t, crew, building):
            yield Run(crew.tile, 1, name)
        return
    given_up = (NEW, *scraps(t, seat, works.makes)) if over(t, seat, works.makes) else ("",)
    places = launches(t, seat, building) if afloat(works) else ("",)
    choices = places if len(places) > 1 else ("",) if places else ()
    for source, _ in _sources(t, crew, works):
        for launch in choices:
            for scrap in given_up:
                yield Run.of(crew.tile, 1, source, launch=launch, scrap=scrap)


def donkeys(t: Table, crew: Crew, building: Building) -> list[str]:
    """The donkeys of a crew that can be made into wagons: beside the factory, with no transporter aboard."""
    beside = t.joined(building.at)
    return [unit.name for unit in crew.units if unit.kind == "donkey" and not unit.aboard and unit.at in beside]


# --- running


def work(t: Table, seat: Seat, run: Run) -> Outcome:
    """Run a factory as a seat wishes."""
    building = t.buildings[run.tile]
    crew = next(crew for crew in crews(t, seat, run.tile) if building.at in crew.places)
    goods = needed(building.about, run, crew.goods if run.source != GROUND else loose(t, crew))
    for kind, n in goods.items():
        take(t, crew, building, run.source, kind, n)
    if building.about.makes:
        return _make(t, seat, building, run, goods)
    out = {kind: n * run.times for kind, n in building.about.output.items()}
    surplus = dict(out)
    unit = t.units.get(run.source)
    for kind, n in out.items():
        building.made += n
        t.come(kind, n)
        part = min(n, unit.room) if unit is not None else 0
        if unit is not None and part > 0:
            add(unit.load, kind, part)
            n -= part
        if n:
            drop(t, building.at, kind, n)
        surplus[kind] = n
    onto = run.source if surplus != out else ""
    return Outcome(building.kind, run.tile, goods, out, {kind: n for kind, n in surplus.items() if n}, onto)


def needed(works: Works, run: Run, goods: Mapping[str, int]) -> dict[str, int]:
    """The goods a run uses up, out of these."""
    if "any" not in works.input:
        return {kind: n * run.times for kind, n in works.input.items() if kind != "donkey"}
    pieces = works.input["any"] * run.times
    boards = spread(pieces, goods.get("trunks", 0), goods.get("boards", 0))[0] if run.boards is None else run.boards
    return {kind: n for kind, n in (("trunks", pieces - boards), ("boards", boards)) if n}


def take(t: Table, crew: Crew, building: Building, source: str, kind: str, n: int) -> None:
    """Use goods up: from the source, from the ground (by the factory first), from the crew's others by name."""
    first = [unit.load for unit in crew.units if unit.name == source]
    last = [unit.load for unit in crew.units if unit.name != source]
    t.go(kind, n)
    for stock in first:
        n -= _taken(stock, kind, n)
    for place in sorted(crew.places, key=lambda place: place != building.at):
        part = min(n, cargo.kinds(t.ground.get(place, {})).get(kind, 0))
        if part:
            cargo.pick(t, place, kind, part)
            n -= part
    for stock in last:
        n -= _taken(stock, kind, n)


def _taken(stock: dict[str, int], kind: str, n: int) -> int:
    part = min(n, cargo.kinds(stock).get(kind, 0))
    cargo.take(stock, kind, part)
    return part


def _make(t: Table, seat: Seat, building: Building, run: Run, goods: dict[str, int]) -> Outcome:
    """Make a transporter, giving one up where the run says so."""
    works = building.about
    building.made += 1
    outcome = Outcome(building.kind, run.tile, goods, {}, {})
    if "donkey" in works.input:
        donkey = t.units.pop(run.source)
        wagon = new_unit(t, seat, works.makes, donkey.at)
        wagon.load = donkey.load
        return outcome._replace(unit=wagon.name, place=wagon.at, donkey=donkey.name)
    if run.scrap == NEW:
        return outcome._replace(scrapped=NEW)
    if run.scrap:
        scrap(t, run.scrap)
    place = (run.launch or launches(t, seat, building)[0]) if afloat(works) else building.at
    return outcome._replace(unit=new_unit(t, seat, works.makes, place).name, place=place, scrapped=run.scrap)
