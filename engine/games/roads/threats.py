"""What somebody does to a player who is asked already and could still answer it in the same phase (see `Between`).

Goods and buildings belong to nobody, so a player's are those on their sites (`touches.sites`). Everything here is
read from the open table. Nobody is called for what cannot be answered any more, nor for a transporter that comes
every turn.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.model import Note, Seat, Threat

from .building import walls
from .building.sites import crews
from .components import BUILDINGS
from .movement import carrying
from .movement.cargo import kinds
from .state import Table, Unit
from .touches import sites
from .world.names import WONDER_SITE


def threats(before: Table, after: Table) -> Iterator[Threat]:
    """What an action of somebody has brought about: a transporter that has come for goods, an action that waits to
    take some, a wall. Nothing where it ended the phase: then all are asked anew."""
    if (before.turn, before.phase) != (after.turn, after.phase) or after.ended:
        return
    for seat in map(Seat, after.seats()):
        yield from _waits(before, after, seat)
        if after.phase == "movement":
            yield from _comes(before, after, seat)
        if after.phase == "building":
            yield from _closes(before, after, seat)


def _comes(before: Table, after: Table, seat: Seat) -> Iterator[Threat]:
    """A transporter of another has come to one of the seat's sites, where it had not been lately, and can take goods
    there or, next turn, what a primary producer yields; the seat can still get there in this phase."""
    come = [unit for unit in after.units.values() if unit.seat != seat and _has_come(before, after, unit)]
    if not come:
        return
    own, reach = sites(after, seat), carrying.within(after, list(after.fleet(seat)))
    for unit in come:
        tile = after.tile_of(unit)
        if tile not in own or tile not in reach or not unit.room:
            continue
        goods: dict[str, int] = {}
        banks = after.banks_from(unit.at)
        for bank in banks:
            for kind, n in kinds(after.ground.get(bank, {})).items():
                goods[kind] = goods.get(kind, 0) + n
        args = {"seat": unit.seat, "unit": unit.name, "tile": tile}
        thing = f"comes {after.turn} {tile} {unit.seat}"
        building = after.buildings.get(tile)
        if goods:
            yield Threat(seat, thing, Note("threat-goods", {**args, "goods": goods}))
        elif building is not None and building.at in banks and not BUILDINGS[building.kind].input:
            yield Threat(seat, thing, Note("threat-yield", {**args, "building": building.kind}))


def _has_come(before: Table, after: Table, unit: Unit) -> bool:
    """Whether a transporter stands on a tile where it was neither before nor on its way in the turns before."""
    was = before.units.get(unit.name)
    if was is None or not unit.at:
        return False
    tile, tile_of = after.tile_of(unit), after.atlas.tile_of
    earlier = (was.at, was.last_start, was.before_start, *was.last, *was.before)
    return tile != before.tile_of(was) and tile not in [tile_of.get(word) for word in earlier]


def _waits(before: Table, after: Table, seat: Seat) -> Iterator[Threat]:
    """An action of another is kept until the seat is done on one of its sites: the seat may be first."""
    for name, kept in after.held.items():
        for held in kept[len(before.held.get(name, ())) :]:
            if held.seat == seat and held.tile != WONDER_SITE and held.tile in sites(after, seat):
                thing = f"waits {after.turn} {after.phase} {held.tile} {name}"
                yield Threat(seat, thing, Note("threat-waits", {"seat": Seat(int(name)), "tile": held.tile}))


def _closes(before: Table, after: Table, seat: Seat) -> Iterator[Threat]:
    """Another's wall now bars the seat from one of its sites, and it has what it takes to destroy it."""
    new = [border for border in after.walls if after.barred(border, seat) and not before.barred(border, seat)]
    if not new:
        return
    own, able = sites(after, seat), {wall.border for wall in walls.to_batter(after, crews(after, seat))}
    for border in new:
        if border in able and any(tile in own for tile in after.atlas.borders[border]):
            owner = after.walls[border].seat
            thing = f"closes {after.turn} {border}"
            yield Threat(seat, thing, Note("threat-wall", {"seat": owner, "border": border}))
