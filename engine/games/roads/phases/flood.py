"""A scenario's flood: after the wonder phase in which its brick was laid some tiles become sea (docs/scenarios.md).

By the order chart each player first takes goods aboard there and brings transporters that move on land away: each one
step, or onto an own boat. What is left sinks. Then those whose home has sunk choose another.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Action, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.inorder import InOrder

from ..actions import Done, Load, Move, Settle
from ..movement import cargo, carrying
from ..state import State, Table, Unit, kind_of
from ..values import Orders
from ..world import maps
from ..world.names import ends_of, sea_of


class Flight(InOrder[State, Move | Load | Done], tag="flight", kw_only=True):
    """Before tiles sink, each player in order may load goods that lie there, and each transporter there that moves on
    land flees one step to a bank that stays dry, or is taken aboard by an own boat. What has not fled is lost."""

    def waiting(self, s: State) -> tuple[Seat, ...]:
        return tuple(self.order[:1]) if self.order and not self._idle(s.table, self.order[0]) else ()

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        t = s.table
        if ways := tuple(flights(t, seat)):
            yield Offer(Move, {"orders": OneOf(ways)})
        if goods := tuple(goods for unit in afflicted(t, seat) for goods in cargo.loads(t, unit)):
            yield Offer(Load, {"goods": OneOf(goods)})
        yield Offer(Done)

    def take(self, s: State, seat: Seat, action: Move | Load | Done, ctx: Ctx) -> None:
        t = s.table
        match action:
            case Done():
                self.answered()
            case Load():
                cargo.carry_out(t, seat, action, ctx)
            case Move(orders):
                _flee(t, seat, orders, ctx)

    def advance(self, s: State, ctx: Ctx) -> None:
        if self.order:  # there is nothing to decide
            self.answered()
            return
        sink(s.table, ctx)
        ctx.done()

    def preview(self, s: State, seat: Seat, action: Move | Load | Done) -> Preview:
        """What is lost with it."""
        left = sorted(unit.name for unit in afflicted(s.table, seat) if unit.about.element == "land")
        return (
            Preview(notes=(Note("would-sink", {"units": left}),)) if isinstance(action, Done) and left else Preview()
        )

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        raise Illegal("flood-only", tiles=list(s.table.sinks))

    def default(self, s: State, seat: Seat) -> Action:
        """Everything flees that can."""
        ways = next(flights(s.table, seat), None)
        return Done() if ways is None else Move(ways)

    def _idle(self, t: Table, seat: Seat) -> bool:
        goods = any(next(cargo.loads(t, unit), None) for unit in afflicted(t, seat))
        return not goods and next(flights(t, seat), None) is None


class Resettle(InOrder[State, Settle], tag="resettle", kw_only=True):
    """Whoever's home has sunk chooses another: a bank in reach of an own transporter; if there is none, any."""

    def waiting(self, s: State) -> tuple[Seat, ...]:
        return tuple(self.order[:1]) if self.order and len(shelters(s.table, self.order[0])) > 1 else ()

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(Settle, {"home": OneOf(shelters(s.table, seat))})

    def take(self, s: State, seat: Seat, action: Settle, ctx: Ctx) -> None:
        t = s.table
        t.players[seat].home = action.home
        ctx.say("settled", seat=seat, bank=action.home, terrain=t.terrain(t.atlas.banks[action.home]))
        self.answered()

    def advance(self, s: State, ctx: Ctx) -> None:
        if not self.order:
            ctx.done()
            return
        self.take(s, self.order[0], Settle(shelters(s.table, self.order[0])[0]), ctx)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        raise Illegal("no-shelter")

    def default(self, s: State, seat: Seat) -> Action:
        return Settle(shelters(s.table, seat)[0])


def due(t: Table) -> bool:
    """Whether tiles sink now."""
    return bool(t.sinks) and len(t.wonder) >= t.flood_brick


def homeless(t: Table) -> list[Seat]:
    """Those whose home has sunk, by the order chart."""
    return [seat for seat in t.chart if not t.players[seat].home]


def afflicted(t: Table, seat: Seat) -> list[Unit]:
    """A seat's transporters that stand where it sinks, by name; those that are carried are their carrier's care."""
    return sorted((u for u in t.fleet(seat) if u.at and t.tile_of(u) in t.sinks), key=lambda unit: unit.name)


def flights(t: Table, seat: Seat) -> Iterator[Orders]:
    """How a seat's transporters may be saved: their step, or the boat that takes them aboard."""
    for unit in afflicted(t, seat):
        if unit.about.element != "land":
            continue
        ways = [way for bank in t.joined(unit.at) for way in t.atlas.land[bank]]
        dry = [way.to for way in ways if t.atlas.banks[way.to] not in t.sinks and not t.barred(way.border, seat)]
        yield from (Orders(unit.name, (bank,)) for bank in dict.fromkeys(dry))
        for boat in cargo.mates(t, unit):
            if boat.about.element == "water" and carrying.no_lift(t, boat, unit) is None:
                yield Orders(boat.name, ("lift", unit.name))


def shelters(t: Table, seat: Seat) -> tuple[str, ...]:
    """The banks on which a seat may have its home instead, in the map's order."""
    taken = {player.home for player in t.players}
    near = {bank for unit in t.fleet(seat) for bank in t.banks_from(unit.at)}
    free = [bank for bank in t.atlas.banks if bank not in taken]
    return tuple(bank for bank in free if bank in near) or tuple(free)


def _flee(t: Table, seat: Seat, orders: Orders, ctx: Ctx) -> None:
    unit = t.units[orders.unit]
    if orders.words[0] == "lift":
        other = t.units[orders.words[1]]
        carrying.lift(t, unit, other)
        other.lifted = False  # the next movement phase is a later one
        ctx.say("lifted", seat=seat, unit=unit.name, unit_other=other.name, place=unit.at)
        return
    unit.at = orders.words[0]
    ctx.say("flees", seat=seat, unit=unit.name, place=unit.at)


# --- what sinks


def sink(t: Table, ctx: Ctx) -> None:
    """The tiles become sea with all that is on them; boats float. (Scenario Atlantis.)"""
    atlas, gone = t.atlas, list(t.sinks)
    ctx.say("sinks", tiles=gone)
    for seat in map(Seat, t.seats()):
        _drown(t, seat, ctx)
    places = [place for place, tile in atlas.tile_of.items() if tile in gone]
    _lose_goods(t, gone, places)
    _lose_ways(t, gone)
    for player in t.players:
        if player.home and atlas.banks[player.home] in gone:
            player.home = ""
    for unit in t.units.values():
        _forget(unit, places)
    t.map, t.sinks = maps.sunk(t.map, [atlas.tiles[tile].at for tile in gone]), []


def _lose_goods(t: Table, gone: list[str], places: list[str]) -> None:
    """What lies on these tiles is lost, and their buildings with the metal in them."""
    for place in places:
        for token, n in t.ground.pop(place, {}).items():
            t.go(kind_of(token), n)
    for tile in gone:
        building = t.buildings.pop(tile, None)
        for metal in ("gold", "iron") if building is not None else ():
            if n := getattr(building, metal):
                t.go(metal, n)


def _lose_ways(t: Table, gone: list[str]) -> None:
    """Roads and bridges on these tiles are lost, and walls with sea on both sides."""
    atlas = t.atlas
    t.roads = [road for road in t.roads if not any(atlas.banks[bank] in gone for bank in ends_of(road))]
    t.bridges = [arm for arm in t.bridges if atlas.arms[arm].tile not in gone]
    wet = [tile for tile in atlas.tiles if tile in gone or atlas.tiles[tile].sea]
    t.walls = {border: wall for border, wall in t.walls.items()
               if not all(tile in wet for tile in atlas.borders[border])}  # fmt: skip


def _drown(t: Table, seat: Seat, ctx: Ctx) -> None:
    """A seat's boats float, its other transporters there are lost with what they carry."""
    lost = []
    for unit in afflicted(t, seat):
        if unit.about.element == "water":
            unit.at = sea_of(unit.at) or t.tile_of(unit)
            continue
        lost.append(unit.name)
        for name in filter(None, (unit.name, unit.aboard)):
            for token, n in t.units.pop(name).load.items():
                t.go(kind_of(token), n)
    if lost:
        ctx.say("drowned", seat=seat, units=lost)


def _forget(unit: Unit, places: list[str]) -> None:
    """Orders of earlier turns that name a place which is no more cannot be repeated."""
    if any(word in places for word in (unit.last_start, *unit.last)):
        unit.last, unit.last_start = [], ""
    if any(word in places for word in (unit.before_start, *unit.before)):
        unit.before, unit.before_start = [], ""
