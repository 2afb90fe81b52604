"""Rulebook: actions. A frame for each tile; the rules themselves are in the rooms of their chapters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Action, Bug, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.asked import Asked

from .. import actions as act
from .. import bonus, exchange, oval, rings
from ..bank import pay, receive
from ..edition import SUBSIDY
from ..markets import canal_price, ship_price, take_ship, train_price
from ..possible import purse
from ..state import State, Table
from ..store import supply
from ..voyage.laying import lay, leases
from ..yard.berths import berths
from . import objections, previews

APART = 8
"""Options of several parts that are shown at once."""


class Doing(Asked[State, Action], kw_only=True):
    """Step 4: an action is carried out; before the `main` one a bonus action may be bought (during that, none is
    offered). A subclass gives `choices` and `carry_out`."""

    main: bool = True

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        """What this action offers."""
        raise Bug(f"{type(self).__name__} offers nothing")

    def carry_out(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        """Carry the action out."""
        raise Bug(f"{type(self).__name__} does nothing")

    def begun(self) -> bool:
        """Whether the action is under way, so that no other comes between."""
        return False

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield from self.choices(s, seat)
        if not self.begun():
            yield from bonus.offers(s.table, seat)

    def take(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        if isinstance(action, act.Bonus):
            take_bonus(s.table, seat, action, ctx)
        else:
            self.carry_out(s, seat, action, ctx)

    def preview(self, s: State, seat: Seat, action: Action) -> Preview:
        return previews.acting(s.table, seat, action)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        offered = [offer.action for offer in self.offers(s, seat)]
        if type(action) in offered or isinstance(action, act.Bonus):
            objections.to_acting(s.table, seat, action)

    def over(self, s: State, ctx: Ctx) -> None:
        """The action is carried out."""
        ctx.done()
        if self.main:
            done(s.table)


class Building(Doing, tag="building", kw_only=True):
    """Build ships: one to three ship cards, each placed at once and never moved. Prices are those of the rows at the
    start of the action (ruling 6)."""

    bought: int = 0

    def begun(self) -> bool:
        return self.bought > 0

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        found = berths(s.table, s.table.players[seat], purse(s.table, seat))
        yield Offer(act.Build, {"berth": OneOf(tuple(found), apart=APART)})
        if self.bought:
            yield Offer(act.Stop)

    def carry_out(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        t = s.table
        if isinstance(action, act.Build):
            build(t, seat, action.berth, ctx)
            self.bought += 1
            if self.bought < t.edition.limits.cards and berths(t, t.players[seat], purse(t, seat)):
                return
        self.over(s, ctx)

    def default(self, s: State, seat: Seat) -> Action:
        """No more than one card for a player who left."""
        return act.Stop() if self.bought else super().default(s, seat)


class Buying(Doing, tag="buying", kw_only=True):
    """Purchase commodities: one of the trains on sale."""

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        t = s.table
        row, prices, guilders = t.market.trains, t.edition.prices.trains, purse(t, seat)
        found = tuple(train for train, price in zip(row, prices, strict=False) if train and price <= guilders)
        yield Offer(act.Buy, {"train": OneOf(found)})

    def carry_out(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        assert isinstance(action, act.Buy)
        t, train = s.table, action.train
        price = train_price(t, train)
        pay(t.players[seat], price)
        t.market.trains[t.market.trains.index(train)] = ""
        t.players[seat].trains.append(train)
        ctx.say("bought", seat=seat, loads=Counter(t.edition.train(train)), guilders=price)
        self.over(s, ctx)


class Renting(Doing, tag="renting", kw_only=True):
    """Rent a canal: one of those on sale, laid so that it extends the system."""

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        found = leases(s.table, s.table.players[seat], purse(s.table, seat))
        yield Offer(act.Rent, {"lease": OneOf(tuple(found), apart=APART)})

    def carry_out(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        assert isinstance(action, act.Rent)
        t, lease = s.table, action.lease
        price = canal_price(t, lease.canal)
        pay(t.players[seat], price)
        t.market.canals[t.market.canals.index(lease.canal)] = ""
        lay(t.players[seat], lease)
        ctx.say("rented", seat=seat, canal=lease.canal, cell=lease.cell, guilders=price)
        self.over(s, ctx)


class Manufacturing(Doing, tag="manufacturing", kw_only=True):
    """Manufacture equipment: the marker's next item for nothing, or one further on."""

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        found = rings.affordable(s.table, s.table.players[seat], "equipment", purse(s.table, seat))
        yield Offer(act.Manufacture, {"item": OneOf(tuple(found))})

    def carry_out(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        assert isinstance(action, act.Manufacture)
        turn_ring(s.table, seat, "equipment", action.item, ctx)
        self.over(s, ctx)


class Recruiting(Doing, tag="recruiting", kw_only=True):
    """Recruit crew: the same with the crew, of which one is a propeller."""

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        found = rings.affordable(s.table, s.table.players[seat], "crew", purse(s.table, seat))
        yield Offer(act.Recruit, {"item": OneOf(tuple(found))})

    def carry_out(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        assert isinstance(action, act.Recruit)
        turn_ring(s.table, seat, "crew", action.item, ctx)
        self.over(s, ctx)


class Hiring(Doing, tag="hiring", kw_only=True):
    """Hire employee: one at the marker's next stop for nothing but its fee, or further on."""

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        player = s.table.players[seat]
        yield Offer(act.Hire, {"employee": OneOf(tuple(oval.affordable(s.table, player, player.guilders)))})

    def carry_out(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        assert isinstance(action, act.Hire)
        t, player, name = s.table, s.table.players[seat], action.employee
        price = oval.cost(t, player, name)
        pay(player, price)
        t.oval.at = oval.stop_of(t, name)
        t.oval.left[name] -= 1
        player.employees.append(name)
        ctx.say("hired", seat=seat, employee=name, guilders=price)
        self.over(s, ctx)


class Exchanging(Doing, tag="exchanging", kw_only=True):
    """Exchange commodities: each load of one train is sold at the marker's next side, or becomes an item."""

    def choices(self, s: State, seat: Seat) -> Iterator[Offer]:
        found = exchange.deals(s.table, s.table.players[seat])
        yield Offer(act.Exchange, {"deal": OneOf(tuple(found), apart=exchange.at_once(found), loose=1)})

    def carry_out(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        assert isinstance(action, act.Exchange)
        t, player, train = s.table, s.table.players[seat], action.deal.train
        guilders, items = exchange.gains(t, player, action.deal)
        t.hexagon = exchange.next_side(t)
        player.trains.remove(train)
        t.discarded.append(train)
        receive(player, guilders)
        for item in items:
            supply(player, item)
        ctx.say(
            "exchanged", seat=seat, loads=Counter(exchange.loads(t.edition, train)), guilders=guilders, goods=items
        )
        self.over(s, ctx)


Act = Building | Buying | Renting | Manufacturing | Recruiting | Hiring | Exchanging


def frame_of(tile: str, who: Seat, *, main: bool = True) -> Act | None:
    """The frame of a tile's action; None for a subsidy, which leaves nothing to decide."""
    match tile:
        case "ships":
            return Building(who=who, main=main)
        case "commodities":
            return Buying(who=who, main=main)
        case "canal":
            return Renting(who=who, main=main)
        case "equipment":
            return Manufacturing(who=who, main=main)
        case "crew":
            return Recruiting(who=who, main=main)
        case "employee":
            return Hiring(who=who, main=main)
        case "exchange":
            return Exchanging(who=who, main=main)
    return None


def begin(table: Table, seat: Seat, tile: str, ctx: Ctx, *, main: bool = True) -> None:
    """Carry a tile's action out next."""
    frame = frame_of(tile, seat, main=main)
    if frame is not None:
        ctx.push(frame)
        return
    assert tile == SUBSIDY
    receive(table.players[seat], table.edition.limits.subsidy)
    ctx.say("subsidy", seat=seat, guilders=table.edition.limits.subsidy)
    if main:
        done(table)


def take_bonus(table: Table, seat: Seat, action: act.Bonus, ctx: Ctx) -> None:
    """Buy a bonus action; it is carried out next."""
    bonus.buy(table, seat, action.tile, ctx)
    begin(table, seat, action.tile, ctx, main=False)


def done(table: Table) -> None:
    """The action of the tile that was chosen is carried out."""
    assert table.turn is not None
    table.turn.done = True


def build(table: Table, seat: Seat, berth: act.Berth, ctx: Ctx) -> None:
    """Buy a ship card and place it."""
    player = table.players[seat]
    price = ship_price(table, berth.card)
    pay(player, price)
    take_ship(table, berth.card)
    player.yard[berth.column - 1] = berth.card
    ctx.say("built", seat=seat, card=berth.card, column=berth.column, guilders=price)


def turn_ring(table: Table, seat: Seat, ring: str, item: str, ctx: Ctx) -> None:
    """Move a ring's marker to an item; it and what employees bring comes from the supply (ruling 14)."""
    player = table.players[seat]
    price, items = rings.cost(table, player, ring, item), rings.gains(table, player, ring, item)
    pay(player, price)
    table.rings[ring] = rings.ring(table.edition, ring).index(item)
    for each, count in items.items():
        supply(player, each, count)
    ctx.say("made", seat=seat, goods=items, guilders=price)
