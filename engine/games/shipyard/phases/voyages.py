"""Rulebook: maiden voyage. Complete ships leave the yard."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Action, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.asked import Asked

from .. import actions as act
from .. import bonus
from ..edition import BLANK
from ..state import State, Table
from ..yard.columns import Stretch, complete
from .acts import take_bonus


class Voyages(Asked[State, Action], tag="voyages", kw_only=True):
    """Step 5: every complete ship leaves the yard: it is fitted out and sails, or it is given up (ruling 11). Ships
    that cannot sail leave by themselves, unless a bonus action could still help. Several ships in any order."""

    def asks(self, s: State) -> bool:
        ships = complete(s.table.players[self.who].yard)
        return bool(ships) and bool(bonus.tiles(s.table, self.who))

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        ships = complete(s.table.players[seat].yard)
        yield Offer(act.Scrap, {"ship": OneOf(tuple(each.start + 1 for each in ships))})
        yield from bonus.offers(s.table, seat)

    def take(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        match action:
            case act.Bonus():
                take_bonus(s.table, seat, action, ctx)
            case act.Scrap():
                ship = next(each for each in complete(s.table.players[seat].yard) if each.start + 1 == action.ship)
                scrap(s.table, seat, ship, ctx)

    def advance(self, s: State, ctx: Ctx) -> None:
        ctx.done()
        for ship in complete(s.table.players[self.who].yard):
            scrap(s.table, self.who, ship, ctx)


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
