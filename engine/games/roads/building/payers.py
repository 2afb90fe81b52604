"""Who pays for what is built or destroyed (facts E11, rulings 62 to 67): the crews that could, the one that does, and
the transporter that a player has chosen to pay first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Bug, Illegal, Seat
from engine.kit.goods import total

from ..actions import Batter, Bridge, Build, BuildWall, Road, Sink
from ..components import BUILDINGS
from ..movement import cargo
from ..state import Table
from ..world.names import ends_of
from . import sites, walls
from .sites import Crew

Project = Build | Road | Bridge | BuildWall | Batter | Sink
"""Building and destroying."""


def cost(t: Table, action: Project) -> dict[str, int]:
    """The goods something costs."""
    match action:
        case Build(site):
            return BUILDINGS[site.building].cost()
        case Road():
            return sites.ROAD
        case Bridge():
            return sites.BRIDGE
        case Sink():
            return sites.SHAFT
        case BuildWall(wall):
            return walls.stone_cost(t, wall)
        case Batter(wall):
            return walls.ram_cost(t, wall)
    raise Bug(f"nothing that is built: {action}")


def able(t: Table, here: Sequence[Crew], action: Project) -> list[Crew]:
    """Those of these crews that could pay, each with its own goods; of a road those of the first end first."""
    goods = cost(t, action)
    return [crew for crew in _reaching(t, here, action) if crew.has(goods)]


def _reaching(t: Table, here: Sequence[Crew], action: Project) -> list[Crew]:
    """Those of these crews that reach the place of something."""
    match action:
        case Build(site):
            return [crew for crew in here if site.place in crew.places]
        case Road(road):
            return [crew for bank in ends_of(road) for crew in here if bank in crew.places]
        case Bridge(arm):
            about = t.atlas.arms[arm]
            return [crew for crew in here if any(bank in crew.places for bank in about.banks)]
        case Sink(shaft):
            return [crew for crew in here if t.buildings[shaft.tile].at in crew.places]
        case BuildWall(wall) | Batter(wall):
            return [crew for crew in here if crew.tile == wall.tile and walls.beside(t, crew, wall.border)]
    raise Bug(f"nothing that is built: {action}")


def payer(t: Table, seat: Seat, action: Project) -> Crew:
    """The crew that pays: if several could, one with a transporter that was chosen and has some of the cost; else for
    a road or a bridge the one where stone lies on the ground; else the first. Raises `Bug` without one."""
    crews = able(t, sites.crews(t, seat), action)
    if not crews:
        raise Bug(f"roads: {seat} cannot pay for {action}")
    goods = cost(t, action)
    for crew in crews:
        if any(unit.pays and any(kind in goods for kind in cargo.kinds(unit.load)) for unit in crew.units):
            return crew
    loose = [crew for crew in crews if isinstance(action, Road | Bridge) and sites.loose(t, crew, goods)]
    return (loose or crews)[0]


# --- the choice


def choices(t: Table, here: Sequence[Crew], projects: Iterable[Project]) -> dict[str, tuple[str, ...]]:
    """The transporters that could be chosen to pay first, where that makes a difference in the goods left after one
    of these projects; and the tiles where one was chosen, to pay as usual there. Each with the tiles of all crews
    that could pay for the same."""
    stocks = [stock for crew in here for stock in sites.sources(t, crew).values()]
    if not any(sum(kind in stock for stock in stocks) > 1 for kind in total(*stocks)):
        return {}
    found: dict[str, dict[str, None]] = {}
    looked: dict[tuple[object, ...], None] = {}
    for action in projects:
        crews, goods = able(t, here, action), cost(t, action)
        key = (*(crew.places for crew in crews), *goods.items())
        if key in looked:
            continue
        looked[key] = None
        tiles = dict.fromkeys(crew.tile for crew in crews)
        for name in differing(t, crews, goods):
            if name in t.units:
                unit = t.units[name]
                found.setdefault(t.tile_of(unit) if unit.pays else name, {}).update(tiles)
    return {name: tuple(found[name]) for name in sorted(found)}


def differing(t: Table, crews: list[Crew], goods: dict[str, int]) -> list[str]:
    """The transporters and grounds that hold some of a cost, where they together hold more: they would not all leave
    the same goods if they paid first."""
    stocks = {name: stock for crew in crews for name, stock in sites.sources(t, crew).items()}
    rivals: dict[str, None] = {}
    for kind, n in goods.items():
        holders = [name for name, stock in stocks.items() if kind in stock]
        if len(holders) > 1 and sum(stocks[name][kind] for name in holders) > n:
            rivals.update(dict.fromkeys(holders))
    return list(rivals)


def choose(t: Table, seat: Seat, name: str, tiles: Iterable[str]) -> None:
    """A transporter pays first, and no other on these tiles; or nobody there, if a tile is named."""
    for tile in tiles:
        for unit in t.on(tile, seat):
            unit.pays = unit.name == name


def explain(t: Table, seat: Seat, name: str) -> None:
    """Raise `Illegal` with the reason why this one cannot be chosen."""
    unit = t.units.get(name)
    if unit is None and name not in t.atlas.tiles:
        raise Illegal("pay-who", word=name[:20])
    if unit is None:
        raise Illegal("pay-usual", tile=name)
    if unit.seat != seat:
        raise Illegal("pay-foreign", seat=unit.seat, unit=name)
    if unit.pays:
        raise Illegal("pay-chosen", unit=name)
    raise Illegal("pay-same", unit=name)
