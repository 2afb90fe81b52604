"""What a seat's factories would make next if everything stayed as it is: for orders that are not carried out yet.

Told is the production of the next turn, with the yield of primary producers, which is certain; what mines give is
drawn only then, and what is built until then is not known. The plan is the seat's usual one, no line struck; then
factories where nobody else stands run on loose goods, if a transporter of the seat could come there next turn: what
becomes of others' goods far away is not its plan's.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core.model import Note, Seat

from ..actions import Breed, Work
from ..movement import cargo, carrying
from ..state import Building, Table, drop
from . import breeding, factories, plan, unattended


def foreseen(t: Table, seat: Seat) -> tuple[Note, ...]:
    """Lines about factories and donkeys, as the plan tells them. The table does not change."""
    copy = _morning(t)
    told, alone = list[Note](), list[Note]()
    for line in plan.draft(copy, seat).standing:
        match line.action:
            case Work(run):
                factories.work(copy, seat, run)
            case Breed(pair):
                breeding.breed(copy, seat, pair)
            case _:
                unit, place, kind, n = line.action.goods
                cargo.load(copy, copy.units[unit], place, kind, n)
                continue
        told.append(line.note)
    near = carrying.within(copy, [unit for unit in copy.units.values() if unit.seat == seat])
    for tile in sorted(near & copy.buildings.keys(), key=copy.atlas.order.__getitem__):
        building = copy.buildings[tile]
        others = any(unit.seat != seat for unit in copy.on(tile))
        if building.about.input and not building.about.makes and not others:
            before = factories.lying(copy, copy.joined(building.at))
            if out := unattended.alone(copy, building):
                after = factories.lying(copy, copy.joined(building.at))
                used = {kind: n - after.get(kind, 0) for kind, n in before.items() if kind not in out}
                goods = {kind: n for kind, n in used.items() if n > 0}
                alone.append(_by_itself(building, tile, goods, out))
    return (*told, *alone)


def _by_itself(building: Building, tile: str, goods: dict[str, int], out: dict[str, int]) -> Note:
    return Note("plan-ground", {"building": building.kind, "tile": tile, "goods": goods, "goods_out": out})


def _morning(t: Table) -> Table:
    """A copy at the start of the next production: goods may be moved again, factories are unused, primary producers
    have yielded."""
    fresh = {"spent": 0, "rough": False, "docked": False, "lifted": False}
    units = {name: replace(unit, load=cargo.kinds(unit.load), **fresh) for name, unit in t.units.items()}
    ground = {place: cargo.kinds(stock) for place, stock in t.ground.items()}
    buildings = {tile: replace(building, made=0) for tile, building in t.buildings.items()}
    copy = replace(
        t, units=units, ground=ground, buildings=buildings, struck={}, made=dict(t.made), used=dict(t.used)
    )
    for building in buildings.values():
        if building.kind != "mine" and (good := unattended.grow(copy, building)):
            drop(copy, building.at, good)
    return copy
