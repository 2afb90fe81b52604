"""The movement phase (rulebook: movement, land transporters, boats, walls, transporting transporters, geese)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.ctx import Ctx
from engine.core.model import Action, Bug, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.core.text import MAX_TEXT
from engine.kit.goods import total

from ..actions import Load, Move, Unload
from ..movement import cargo, carrying, geese, orders, repeats, routes
from ..movement.sentences import Sentence
from ..state import State, Table, Unit
from ..values import Orders
from .phase import Phase

MOST_NOTES = 10
"""Notes that orders may make; longer ones are told in one."""


class MovementPhase(Phase[Move | Load | Unload], tag="movement", kw_only=True):
    """Each transporter moves once: it has as many points as it has range, and may take goods aboard, put them down
    and pass them on wherever it comes. While it has points it may go on later in the phase; nothing is gained by
    that, since a good goes over borders with only one transporter of a seat."""

    def idle(self, s: State, seat: Seat) -> bool:
        t = s.table
        return not any(_busy(t, unit) for unit in t.fleet(seat))

    def verbs(self, s: State, seat: Seat) -> Iterator[Offer]:
        t, held = s.table, self.held_things(s, seat)
        fleet = sorted((unit for unit in t.fleet(seat) if unit.name not in held), key=lambda unit: unit.name)
        moves: list[Orders] = []
        for unit in fleet:
            moves += orders.listed(t, unit)
        if repeats.offered(moves):
            moves.append(repeats.ALL)
        if moves:
            yield Offer(Move, {"orders": OneOf(tuple(moves), more=Sentence(t, seat, held))})
        yield from cargo.offers(t, fleet)

    def act(self, s: State, seat: Seat, action: Move | Load | Unload, ctx: Ctx) -> None:
        t, said = s.table, _said(action)
        units, told = repeats.carry_out(t, seat, said)
        notes = told.notes
        if len(notes) > MOST_NOTES:
            again = said.words == (orders.AGAIN,)
            followed = {name: " ".join(t.units[name].trail if again else said.words)[:MAX_TEXT] for name in units}
            notes = [Note("followed-orders", {"unit": name, "orders": followed[name]}) for name in units]
        for note in notes:
            ctx.say(note.code, seat=seat, **note.args)

    def reach(self, s: State, seat: Seat) -> frozenset[str]:
        return carrying.within(s.table, list(s.table.fleet(seat)))

    def wants(self, s: State, seat: Seat, action: Move | Load | Unload) -> tuple[str, ...]:
        """The tiles where goods or geese are taken from the ground. Geese on open sea follow the last transporter
        that leaves: so an earlier seat that could have some there must find the same transporters there."""
        t = s.table
        _, told = repeats.carry_out(orders.draft(t, seat), seat, _said(action))
        tiles = list(told.tiles)
        for other in t.chart[: t.chart.index(seat)] if told.seas else ():
            if other not in t.done:
                driven = geese.driven(t, other)
                tiles += [sea for sea in told.seas if sea in driven]
        return tuple(dict.fromkeys(tiles))

    def things(self, s: State, seat: Seat, action: Move | Load | Unload) -> tuple[str, ...]:
        """The transporters, and the tiles of all places where they stop."""
        t, tile_of = s.table, s.table.atlas.tile_of
        after = orders.draft(t, seat)
        names, told = repeats.carry_out(after, seat, _said(action))
        found = [*told.tiles, *told.seas]
        for name in names:
            before, unit = t.units[name], after.units[name]
            words = (before.at, unit.at, *unit.trail)
            found += [name, before.aboard, unit.aboard, *(word for word in words if word in t.units)]
            found += [tile_of[word] for word in words if word in tile_of]
        return tuple(dict.fromkeys(filter(None, found)))

    def possible(self, s: State, seat: Seat, action: Move | Load | Unload, behind: bool) -> bool:
        try:
            repeats.rehearse(s.table, seat, _said(action))
        except Illegal:
            return False
        return True

    def close(self, s: State, ctx: Ctx) -> None:
        t = s.table
        cargo.unmark(t)
        for unit in t.units.values():
            unit.spent, unit.rough, unit.docked, unit.lifted = 0, False, False, False
            _remember(unit)

    def outlook(self, s: State, seat: Seat, action: Move | Load | Unload) -> Preview:
        """The end of the transporter's way, its remaining points, and the goods there."""
        copy = orders.draft(s.table, seat)
        said = _said(action)
        units, _ = repeats.carry_out(copy, seat, said)
        if said == repeats.ALL:
            return Preview(notes=(Note("would-repeat", {"units": units}), *repeats.left_out(copy, seat)))
        return Preview(notes=tuple(_outlook(copy, copy.units[said.unit], action)))

    def undone(self, s: State, seat: Seat) -> tuple[Note, ...]:
        t, held = s.table, self.held_things(s, seat)
        idle = (unit for unit in t.fleet(seat) if not unit.trail and unit.name not in held)
        still = [unit.name for unit in idle if routes.reach(t, unit)]
        return (Note("not-moved", {"units": sorted(still)}),) if still else ()

    def why(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Move | Load | Unload):
            repeats.explain(s.table, seat, _said(action))
        if isinstance(action, Move):
            raise Illegal("orders-still")


def _busy(t: Table, unit: Unit) -> bool:
    """Whether a transporter could move, handle goods, or pick up or set down another."""
    if not unit.at:
        return False
    return (
        bool(routes.reach(t, unit) or carrying.sets(t, unit) or carrying.lifts(t, unit))
        or next(cargo.loads(t, unit), None) is not None
        or next(cargo.unloads(t, unit), None) is not None
    )


def _remember(unit: Unit) -> None:
    """Keep a transporter's orders of this phase, and its earlier ones from another place."""
    if not unit.trail:
        return
    if unit.start != unit.last_start:
        unit.before, unit.before_start = unit.last, unit.last_start
    unit.last, unit.last_start = unit.trail, unit.start
    unit.trail, unit.start = [], ""


def _said(action: Move | Load | Unload) -> Orders:
    """An action as orders: loading and unloading on the spot count among them."""
    match action:
        case Move(said):
            return said
        case Load(goods):
            part = ("take", str(goods.number), goods.kind, "from", goods.place)
            return Orders(goods.unit, part if goods.number else part[:1])
        case Unload(goods):
            part = ("drop", str(goods.number), goods.kind, "at", goods.place)
            return Orders(goods.unit, part if goods.number else part[:1])
    raise Bug(f"movement takes no {type(action).__name__}")


def _named_last(t: Table, unit: Unit, words: Sequence[str]) -> str:
    """The last place that orders name, those repeated among them; "" if they name none."""
    said = unit.trail if words == (orders.AGAIN,) else words
    return next((word for word in reversed(said) if word in t.atlas.tile_of), "")


def _outlook(t: Table, unit: Unit, action: Move | Load | Unload) -> Iterator[Note]:
    """A transporter's state after an action, on the table after it."""
    if not isinstance(action, Move):
        yield Note("room-left", {"count": max(0, unit.room)})
        return
    if unit.trail == [orders.STAY]:
        return
    left, tile = unit.about.range - unit.spent, t.tile_of(unit)
    if tile in t.buildings:
        yield Note("stands-there", {"building": t.buildings[tile].kind})
    elif unit.trail[-1:] == [unit.at]:
        yield Note("lies-there", {"terrain": t.terrain(tile)})
    if unit.docked:
        yield Note("ends-docked", {"place": unit.at})
    elif _named_last(t, unit, action.orders.words) == unit.at:
        yield Note("points-left", {"count": left})
    else:
        yield Note("ends-at", {"place": unit.at, "count": left})
    there = total(*(cargo.kinds(t.ground.get(place, {})) for place in cargo.near(t, unit)))
    if there:
        yield Note("goods-there", {"tile": tile, "goods": there})
    if geese.bound(t, unit) is not None and left:
        yield Note("bound-there", {"unit": unit.name})
