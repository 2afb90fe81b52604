"""Taking goods aboard and putting them down on one tile: allowed in every phase, over a river only by a bridge or
from a boat in it (rulebook: movement, exchange of goods).

A good that one of a seat's transporters has moved over a border in a movement phase may be handed to another of
that seat's, but the other may not move on with it (rulebook: land transporters; house value 4).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.core.ctx import Ctx
from engine.core.model import Illegal, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.goods import add, remove

from ..actions import Load, Unload
from ..components import GOODS
from ..state import Table, Unit, drop, kind_of, lift, moved_by
from ..values import Handling
from ..world.names import bank_of, unit_seat

# --- the marks of goods that were moved


def marked(token: str, name: str) -> str:
    """The token of a good that a transporter has moved over a border."""
    return "+".join([kind_of(token), *sorted({*moved_by(token), name})])


def blocked(token: str, unit: Unit, table: Table) -> bool:
    """Whether another transporter of the same seat has moved this good already in this phase."""
    return any(other != unit.name and unit_seat(other) == unit.seat for other in moved_by(token))


def order_for(table: Table, unit: Unit, stock: dict[str, int], kind: str) -> list[str]:
    """The tokens of a kind in the order in which a transporter takes them: those it may not move on last, goods that
    nobody has moved first."""
    there = tokens(stock, kind)
    if len(there) < 2:
        return there
    return sorted(there, key=lambda t: (blocked(t, unit, table), t != kind, unit.name not in moved_by(t), t))


def unmark(table: Table) -> None:
    """The end of a movement phase: all goods may be moved again."""
    for place, stock in table.ground.items():
        if any("+" in token for token in stock):
            table.ground[place] = kinds(stock)
    for unit in table.units.values():
        if any("+" in token for token in unit.load):
            unit.load = kinds(unit.load)


def tokens(stock: dict[str, int], kind: str) -> list[str]:
    """The tokens of a kind in a stock, unmoved goods first, then by name."""
    return sorted(token for token in stock if kind_of(token) == kind)


def kinds(stock: dict[str, int]) -> dict[str, int]:
    """A stock counted by kind, in the box's order."""
    counts: dict[str, int] = {}
    for token, n in stock.items():
        kind = kind_of(token)
        counts[kind] = counts.get(kind, 0) + n  # not `add`: every offer comes by here
    return {kind: counts[kind] for kind in GOODS if kind in counts}


def take(stock: dict[str, int], kind: str, n: int, order: Sequence[str] | None = None) -> list[tuple[str, int]]:
    """Take goods of a kind out of a stock, in the order of these tokens (none given: unmoved ones first). Returns the
    tokens taken."""
    taken = []
    for token in tokens(stock, kind) if order is None else order:
        part = min(n, stock[token])
        if part:
            remove(stock, token, part)
            taken.append((token, part))
            n -= part
    if n:
        remove(stock, kind, n)  # not there: raises
    return taken


def load(table: Table, unit: Unit, source: str, kind: str, n: int) -> None:
    """Take goods aboard from the ground of a place or from another transporter (by name)."""
    stock = table.units[source].load if source in table.units else table.ground.get(source, {})
    order = order_for(table, unit, stock, kind)
    taken = take(stock, kind, n, order) if source in table.units else pick(table, source, kind, n, order)
    for token, part in taken:
        add(unit.load, token, part)


def pick(table: Table, place: str, kind: str, n: int, order: Sequence[str] | None = None) -> list[tuple[str, int]]:
    """Take goods of a kind from the ground, in the order of these tokens (none given: unmoved ones first). Returns
    the tokens taken."""
    taken = []
    for token in tokens(table.ground.get(place, {}), kind) if order is None else order:
        part = min(n, table.ground[place][token])
        if part:
            lift(table, place, token, part)
            taken.append((token, part))
            n -= part
    if n:
        lift(table, place, kind, n)  # not there: raises
    return taken


def unload(table: Table, unit: Unit, place: str, kind: str, n: int) -> None:
    """Put goods down on the ground; those that others of the seat have moved go first, since they bind it."""
    mine = sorted(tokens(unit.load, kind), key=lambda token: not blocked(token, unit, table))
    for token in mine:
        part = min(n, unit.load[token])
        if part:
            remove(unit.load, token, part)
            drop(table, place, token, part)
            n -= part
    if n:
        remove(unit.load, kind, n)  # not there: raises


def sources(table: Table, unit: Unit) -> list[str]:
    """Where a transporter may take goods from on the spot: places in reach with goods, its own first, and the seat's
    own other transporters that can hand over to it, by name."""
    if not unit.at:
        return []
    grounds = [place for place in near(table, unit) if table.ground.get(place)]
    return grounds + [other.name for other in mates(table, unit) if other.load]


def near(table: Table, unit: Unit) -> list[str]:
    """The banks (or the sea tile) in a transporter's reach, the one where it is first."""
    here = bank_of(unit.at)
    return sorted(table.banks_from(unit.at), key=lambda place: place != here)


def mates(table: Table, unit: Unit) -> list[Unit]:
    """The seat's other transporters that stand where goods can be passed to and from this one, by name: their reach
    on the tile overlaps, or both are boats in one place (rulebook: exchange; boats may exchange at sea)."""
    if not unit.at:
        return []
    others = [other for other in table.fleet(unit.seat) if other is not unit and touching(table, unit, other)]
    return sorted(others, key=lambda other: other.name)


def touching(table: Table, one: Unit, other: Unit) -> bool:
    """Whether two transporters, of any players, can pass goods to each other where they are."""
    if not one.at or not other.at:
        return False
    if one.at == other.at:
        return True
    tile = table.atlas.tile_of
    if tile[one.at] != tile[other.at]:
        return False
    here, there = table.banks_from(one.at), table.banks_from(other.at)
    return any(place in there for place in here)


def can_unload_at(table: Table, unit: Unit) -> tuple[str, ...]:
    """Where a transporter may put goods down on the spot: banks in reach, its own first, or an oil rig's sea tile;
    never open sea (rulebook: boats)."""
    atlas = table.atlas
    return tuple(p for p in near(table, unit) if p in atlas.banks or p in table.buildings)


def loads(table: Table, unit: Unit) -> Iterator[Handling]:
    """Everything a transporter may take aboard on the spot."""
    room = unit.room
    if room <= 0:
        return
    for source in sources(table, unit):
        stock = table.units[source].load if source in table.units else table.ground[source]
        for kind, there in kinds(stock).items():
            for n in range(min(there, room), 0, -1):
                yield Handling(unit.name, source, kind, n)


def unloads(table: Table, unit: Unit) -> Iterator[Handling]:
    """Everything a transporter may put down on the spot."""
    for place in can_unload_at(table, unit) if unit.load else ():
        for kind, there in kinds(unit.load).items():
            for n in range(there, 0, -1):
                yield Handling(unit.name, place, kind, n)


# --- as actions of a phase


def offers(t: Table, units: Iterable[Unit]) -> Iterator[Offer]:
    """The goods these transporters may take aboard or put down where they are."""
    here = [unit for unit in units if unit.at]
    if up := tuple(chain.from_iterable(loads(t, unit) for unit in here)):
        yield Offer(Load, {"goods": OneOf(up)})
    if down := tuple(chain.from_iterable(unloads(t, unit) for unit in here)):
        yield Offer(Unload, {"goods": OneOf(down)})


def carry_out(t: Table, seat: Seat, action: Load | Unload, ctx: Ctx) -> None:
    """Take goods aboard or put them down."""
    goods = action.goods
    code, handle = ("loaded", load) if isinstance(action, Load) else ("unloaded", unload)
    handle(t, t.units[goods.unit], goods.place, goods.kind, goods.number)
    ctx.say(code, seat=seat, unit=goods.unit, goods={goods.kind: goods.number}, place=goods.place)


def explain(t: Table, seat: Seat, action: Load | Unload) -> None:
    """Raise `Illegal` if the transporter is not the seat's."""
    name = action.goods.unit
    if name not in t.units or t.units[name].seat != seat:
        raise Illegal("not-your-transporter", unit=name[:20])
