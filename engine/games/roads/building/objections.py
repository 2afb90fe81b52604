"""Which rule stands against building something (rulebook: building phase)."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.model import Action, Illegal, Seat

from ..actions import Batter, Bridge, Build, BuildWall, Road, Sink
from ..components import BUILDINGS, MIXES
from ..state import Table
from ..values import Shaft, Site, WallSite
from ..world.names import ends_of
from . import sites, walls
from .sites import Crew


def explain(t: Table, seat: Seat, action: Action) -> None:
    """Raise `Illegal` with the rule that stands against building or destroying something, if one does."""
    match action:
        case Build(site):
            _site(t, seat, site)
        case Road(road):
            _road(t, seat, road)
        case Bridge(arm):
            _bridge(t, seat, arm)
        case BuildWall(wall):
            _wall(t, seat, wall)
        case Batter(wall):
            _batter(t, seat, wall)
        case Sink(shaft):
            _shaft(t, seat, shaft)


def _site(t: Table, seat: Seat, site: Site) -> None:
    kind, place, mix = site
    if not place:
        raise Illegal("build-nowhere")
    works = BUILDINGS.get(kind)
    if works is None:
        raise Illegal("build-kind", kind=kind[:20])
    tile = _tile(t, place)
    if kind == "mine":
        _mix(t, seat, mix)
    if works.research and works.research not in t.players[seat].research:
        raise Illegal("build-research", building=kind, topic=works.research)
    if tile in t.buildings:
        raise Illegal("build-taken", tile=tile, building=t.buildings[tile].kind)
    if works.where not in sites.grounds(t, tile):
        raise Illegal("build-terrain", building=kind, where=works.where, tile=tile)
    _affords(_reaching(t, seat, tile, (place,)), works.cost())


def _mix(t: Table, seat: Seat, mix: str) -> None:
    if mix not in MIXES:
        raise Illegal("build-mix", mix=list(MIXES))
    if MIXES[mix].research and mix not in sites.mixes(t.players[seat]):
        raise Illegal("mix-research", mix=mix, topic=MIXES[mix].research)


def _road(t: Table, seat: Seat, road: str) -> None:
    atlas = t.atlas
    a, b = ends_of(road)
    if a not in atlas.banks or b not in atlas.banks or all(way.to != b for way in atlas.land[a]):
        raise Illegal("road-where", road=road[:20])
    if road in t.roads:
        raise Illegal("road-there", bank=a, bank_to=b)
    here = [crew for bank in (a, b) for crew in sites.crews(t, seat, atlas.banks[bank]) if bank in crew.places]
    if not here:
        raise Illegal("road-nobody", bank=a, bank_to=b)
    _affords(here, sites.ROAD)


def _bridge(t: Table, seat: Seat, arm: str) -> None:
    about = t.atlas.arms.get(arm)
    if about is None:
        raise Illegal("bridge-where", arm=arm[:20])
    if arm in t.bridges:
        raise Illegal("bridge-there", tile=about.tile)
    _affords(_reaching(t, seat, about.tile, about.banks), sites.BRIDGE)


def _wall(t: Table, seat: Seat, wall: WallSite) -> None:
    _check(t, wall)
    there = t.wall(wall.border)
    if there.seat is not None and there.seat != seat:
        raise Illegal("wall-foreign", border=wall.border, seat=there.seat)
    _affords(_alongside(t, seat, wall), walls.stone_cost(t, wall))


def _batter(t: Table, seat: Seat, wall: WallSite) -> None:
    _check(t, wall)
    if t.wall(wall.border).seat is None:
        raise Illegal("batter-nothing", border=wall.border)
    _affords(_alongside(t, seat, wall), walls.ram_cost(t, wall))


def _shaft(t: Table, seat: Seat, shaft: Shaft) -> None:
    tile, mix = shaft
    if "new_shafts" not in t.players[seat].research:
        raise Illegal("shaft-research", topic="new_shafts")
    mine = t.buildings.get(tile)
    if mine is None or mine.kind != "mine":
        raise Illegal("shaft-where", tile=tile[:12])
    _mix(t, seat, mix)
    _affords(_reaching(t, seat, tile, (mine.at,)), sites.SHAFT)


# --- shared by all


def _tile(t: Table, place: str) -> str:
    """The tile of a bank, or a tile. Raises `Illegal`."""
    atlas = t.atlas
    if place in atlas.banks:
        return atlas.banks[place]
    if place not in atlas.tiles:
        raise Illegal("build-where", place=place[:12])
    if atlas.tiles[place].banks:
        raise Illegal("build-bank", tile=place, places=atlas.tiles[place].banks)
    return place


def _check(t: Table, wall: WallSite) -> None:
    """A wall may stand on the border, and goods come from a side of it. Raises `Illegal`."""
    sides = t.atlas.borders.get(wall.border)
    if sides is None:
        raise Illegal("wall-where", border=wall.border[:20])
    if wall.tile not in sides:
        raise Illegal("wall-side", border=wall.border, tiles=sides)


def _reaching(t: Table, seat: Seat, tile: str, places: tuple[str, ...]) -> list[Crew]:
    """The crews on a tile that reach one of these places. Raises `Illegal` where there is none."""
    here = sites.crews(t, seat, tile)
    if not here:
        raise Illegal("build-boat" if t.tile(tile).sea else "build-nobody", tile=tile)
    reaching = [crew for crew in here if any(place in crew.places for place in places)]
    if not reaching:
        raise Illegal("build-river", tile=tile)
    return reaching


def _alongside(t: Table, seat: Seat, wall: WallSite) -> list[Crew]:
    """The crews on the tile that may build along the border. Raises `Illegal` where there is none."""
    tile = wall.tile
    here = sites.crews(t, seat, tile)
    if not here:
        raise Illegal("build-boat" if t.tile(tile).sea else "build-nobody", tile=tile)
    alongside = [crew for crew in here if walls.beside(t, crew, wall.border)]
    if not alongside:
        raise Illegal("build-river", tile=tile)
    return alongside


def _affords(here: list[Crew], cost: Mapping[str, int]) -> None:
    """One of these crews can pay. Raises `Illegal`."""
    if not any(crew.has(cost) for crew in here):
        there = {kind: max(crew.goods.get(kind, 0) for crew in here) for kind in cost}
        raise Illegal("build-goods", tile=here[0].tile, goods=dict(cost), goods_there=there)
