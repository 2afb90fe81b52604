"""Building with others' goods if they provide them (rulebook: buildings): where the goods of several players together
are enough, and an oil rig, for which nothing can be put down or need change hands."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from engine.core.model import Seat
from engine.kit.goods import has, total

from ..components import BUILDINGS
from ..movement import cargo
from ..state import Building, Table, Unit
from . import sites
from .sites import Crew

RIG = "oil_rig"


class Joint(NamedTuple):
    """An oil rig built with another player's goods: the own transporter beside theirs, the sea, the goods that are
    missing."""

    own: str
    theirs: str
    place: str
    goods: dict[str, int]


def beside(t: Table, crew: Crew, but: Collection[Seat] = ()) -> Iterator[tuple[Unit, Unit]]:
    """Others' transporters that could pass goods to a crew, by name, each with one of the crew."""
    for other in sorted(t.on(crew.tile), key=lambda unit: unit.name):
        if other.seat != crew.units[0].seat and other.seat not in but and not other.aboard and other.load:
            own = next((unit for unit in crew.units if cargo.touching(t, unit, other)), None)
            if own is not None:
                yield own, other


def possible(t: Table, seat: Seat, but: Collection[Seat] = ()) -> bool:
    """Whether a seat could put something up with goods that others have beside it, for which its own are needed."""
    for crew in sites.crews(t, seat):
        given = total(*(cargo.kinds(other.load) for _, other in beside(t, crew, but)))
        if not given or not any(unit.load for unit in crew.units):
            continue
        others = total(given, *(cargo.kinds(t.ground.get(place, {})) for place in crew.places))
        pool = crew._replace(goods=total(crew.goods, given))
        kinds = {site.building: None for site in sites.sites(t, seat, [pool])}
        if any(not has(others, BUILDINGS[kind].cost()) for kind in kinds):
            return True
    return False


def rigs(t: Table, seat: Seat, but: Collection[Seat] = ()) -> Iterator[Joint]:
    """The oil rigs a seat could build if another gave exactly what is missing."""
    works = BUILDINGS[RIG]
    if works.research not in t.players[seat].research:
        return
    for crew in sites.crews(t, seat):
        if works.where not in sites.grounds(t, crew.tile) or crew.tile in t.buildings:
            continue
        short = {kind: n - crew.goods.get(kind, 0) for kind, n in works.cost().items() if n > crew.goods.get(kind, 0)}
        for own, other in beside(t, crew, but) if short else ():
            if has(cargo.kinds(other.load), short):
                yield Joint(own.name, other.name, crew.tile, short)


def own_part(given: dict[str, int]) -> dict[str, int]:
    """The builder's part of the cost where another gives these goods."""
    own = {kind: n - given.get(kind, 0) for kind, n in BUILDINGS[RIG].cost().items()}
    return {kind: n for kind, n in own.items() if n}


def build(t: Table, seat: Seat, joint: Joint) -> None:
    """Build an oil rig together: the other gives what is missing, the builder's boats the rest."""
    for kind, n in joint.goods.items():
        cargo.take(t.units[joint.theirs].load, kind, n)
        t.go(kind, n)
    sites.pay(t, sites.crew_at(t, seat, joint.place), own_part(joint.goods))
    t.buildings[joint.place] = Building(RIG, joint.place)
