"""Rulebook: maiden voyage. Complete ships leave the yard."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Action, Preview, Seat
from engine.core.offers import ByParts, Offer, OneOf
from engine.kit.asked import Asked

from .. import actions as act
from .. import bonus
from ..edition import BLANK
from ..state import State, Table
from ..store import fit
from ..voyage.choices import launches
from ..voyage.keeping import lots, mark, remain
from ..voyage.leaving import leave
from ..voyage.outcome import outcome, ship_at
from ..voyage.proposals import propose
from ..yard.columns import Stretch, complete
from . import objections, previews
from .acts import APART, take_bonus


class Voyages(Asked[State, Action], tag="voyages", kw_only=True):
    """Step 5: every complete ship leaves the yard: it is fitted out and sails, or it is given up (ruling 11). Ships
    that cannot sail leave by themselves, unless a bonus action could still help. Several ships in any order. Before,
    items may be marked to keep: that is nobody else's business and changes nothing but a proposal."""

    def asks(self, s: State) -> bool:
        t, player = s.table, s.table.players[self.who]
        return bool(complete(player.yard)) and (launches(t, player) is not None or bool(bonus.tiles(t, self.who)))

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        player = s.table.players[seat]
        if (found := launches(s.table, player)) is not None:
            yield Offer(act.Launch, {"voyage": ByParts(act.Voyage, found)})
            if marks := lots(player, s.hands[seat]):
                yield Offer(act.Keep, {"lot": OneOf(tuple(marks), apart=APART)})
        yield Offer(act.Scrap, {"ship": OneOf(tuple(each.start + 1 for each in complete(player.yard)))})
        yield from bonus.offers(s.table, seat)

    def take(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        match action:
            case act.Bonus():
                take_bonus(s.table, seat, action, ctx)
            case act.Launch():
                launch(s.table, seat, action.voyage, ctx)
                remain(s.table.players[seat], s.hands[seat])
            case act.Keep():
                mark(s.hands[seat], action.lot)
                item, count = action.lot.item, int(action.lot.size)
                ctx.tell(seat, "kept", item=item, count=count, goods={item: count})
            case act.Scrap():
                scrap(s.table, seat, ship_at(s.table.players[seat], action.ship), ctx)

    def default(self, s: State, seat: Seat) -> Action:
        """The voyage with most points for a player who left."""
        player = s.table.players[seat]
        ship = complete(player.yard)[0]
        best = propose(s.table, player, ship.start + 1, player.yard[ship.start : ship.end], "points")
        return act.Scrap(ship.start + 1) if best is None else act.Launch(best.voyage())

    def preview(self, s: State, seat: Seat, action: Action) -> Preview:
        return previews.leaving(s.table, seat, action, s.hands[seat].contracts)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        objections.to_leaving(s.table, seat, action)

    def advance(self, s: State, ctx: Ctx) -> None:
        ctx.done()
        for ship in complete(s.table.players[self.who].yard):
            scrap(s.table, self.who, ship, ctx)


def launch(table: Table, seat: Seat, voyage: act.Voyage, ctx: Ctx) -> None:
    """A ship is fitted out, sails and makes its points; it is part of the fleet, the canals it leaves are used."""
    assert table.turn is not None
    table.turn.sailed = True
    player = table.players[seat]
    ship, way, cut = outcome(table, player, voyage)
    clear(table, seat, ship_at(player, voyage.ship))
    fit(player, ship.items)
    player.fleet.append(ship)
    made = sum(ship.points.values())
    player.points += made
    leave(table, player, way, cut)
    ctx.say("launched", seat=seat, column=voyage.ship, count=len(ship.cards), goods=ship.items, speed=ship.speed)
    ctx.say("scored", seat=seat, **ship.points, points=made)
    if way.left:
        ctx.say("canals-used", seat=seat, used=len(way.left), cut=len(cut))


def scrap(table: Table, seat: Seat, ship: Stretch, ctx: Ctx) -> None:
    """A complete ship leaves the game unscored."""
    assert table.turn is not None
    table.turn.sailed = True
    cards = clear(table, seat, ship)
    table.gone += [card for card in cards if not card.startswith(BLANK)]
    ctx.say("scrapped", seat=seat, column=ship.start + 1, count=len(cards))


def clear(table: Table, seat: Seat, ship: Stretch) -> list[str]:
    """Take a ship's cards out of the yard, from bow to stern."""
    yard = table.players[seat].yard
    cards = yard[ship.start : ship.end]
    yard[ship.start : ship.end] = [""] * len(cards)
    return cards
