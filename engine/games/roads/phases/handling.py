"""Loading and unloading on the spot, where that is not part of a way (rulebook: production, building phase)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.ctx import Ctx
from engine.core.model import Illegal, Seat
from engine.core.offers import Offer, OneOf

from .. import cargo
from ..actions import Load, Unload
from ..state import Table, Unit


def offers(t: Table, units: Iterable[Unit]) -> Iterator[Offer]:
    """What these transporters may take aboard or put down where they are."""
    here = [unit for unit in units if unit.at]
    if loads := tuple(each for unit in here for each in cargo.loads(t, unit)):
        yield Offer(Load, {"goods": OneOf(loads)})
    if unloads := tuple(each for unit in here for each in cargo.unloads(t, unit)):
        yield Offer(Unload, {"goods": OneOf(unloads)})


def carry_out(t: Table, seat: Seat, action: Load | Unload, ctx: Ctx) -> None:
    """Take goods aboard or put them down."""
    goods = action.goods
    code, handle = ("loaded", cargo.load) if isinstance(action, Load) else ("unloaded", cargo.unload)
    handle(t, t.units[goods.unit], goods.place, goods.kind, goods.number)
    ctx.say(code, seat=seat, unit=goods.unit, goods={goods.kind: goods.number}, place=goods.place)


def explain(t: Table, seat: Seat, action: Load | Unload) -> None:
    """Raise `Illegal` if the transporter is not the seat's."""
    name = action.goods.unit
    if name not in t.units or t.units[name].seat != seat:
        raise Illegal("not-your-transporter", unit=name[:20])
