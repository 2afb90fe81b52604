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
    if found := tuple(each for unit in here for each in cargo.loads(t, unit)):
        yield Offer(Load, {"goods": OneOf(found)})
    if found := tuple(each for unit in here for each in cargo.unloads(t, unit)):
        yield Offer(Unload, {"goods": OneOf(found)})


def carry_out(t: Table, seat: Seat, action: Load | Unload, ctx: Ctx) -> None:
    """Take goods aboard or put them down."""
    name, place, kind, n = action.goods
    code, handle = ("loaded", cargo.load) if isinstance(action, Load) else ("unloaded", cargo.unload)
    handle(t, t.units[name], place, kind, int(n))
    ctx.say(code, seat=seat, unit=name, goods={kind: int(n)}, place=place)


def explain(t: Table, seat: Seat, action: Load | Unload) -> None:
    """Raise `Illegal` if the transporter is not the seat's."""
    name = action.goods[0] if action.goods else ""
    if name not in t.units or t.units[name].seat != seat:
        raise Illegal("not-your-transporter", unit=name[:20])
