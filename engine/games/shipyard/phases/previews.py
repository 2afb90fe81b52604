"""What actions cost and bring, for panels. Guilders are called `guilder`, items by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.model import Action, Note, Preview, Seat

from .. import actions as act
from .. import exchange, oval, rings, track
from ..edition import SUBSIDY
from ..markets import canal_price, ship_cards, ship_price, train_price
from ..possible import possible, purse
from ..state import Figure, Player, Ship, Table
from ..voyage.chart import chart, start
from ..voyage.outcome import outcome, ship_at
from ..voyage.outlook import passed, reach, with_canal
from ..voyage.proposals import Proposal, added
from ..voyage.routes import Way, ways
from ..yard.berths import completes
from ..yard.columns import complete

MONEY = "guilder"


def guilders(count: int) -> dict[str, int]:
    """So many guilders; nothing for none."""
    return {MONEY: count} if count else {}


def choosing(table: Table, seat: Seat, tile: str) -> Preview:
    """The income of a tile, and what its action begins with."""
    turn, player = table.turn, table.players[seat]
    income = 0 if turn is None else track.brings(table, tile)
    able = possible(table, seat, tile, player.guilders + income)
    notes = outlook(table, player, tile, player.guilders + income) if able else (Note("no-action"),)
    return Preview(gain=guilders(income), notes=notes)


def bonus(table: Table, seat: Seat, tile: str) -> Preview:
    """The price of a bonus action, and what it begins with."""
    price = table.edition.limits.bonus
    notes = outlook(table, table.players[seat], tile, purse(table, seat) - price)
    return Preview(cost=guilders(price), notes=notes)


def outlook(table: Table, player: Player, tile: str, left: int) -> tuple[Note, ...]:
    """What a tile's action offers with so many guilders left: the ring's next item with what comes with it, and those
    further on; how many ship cards at what prices; the cheapest train or canal, and how many others there are; the
    prices of the next exchange; how many employees at what prices; a subsidy."""
    match tile:
        case "equipment" | "crew":
            first, *further = rings.affordable(table, player, tile, left)
            steps = [(item, rings.cost(table, player, tile, item)) for item in further]
            next_one = Note("next-item", {"goods": rings.gains(table, player, tile, first)})
            return (next_one, *(Note("further-item", {"item": item, "guilders": price}) for item, price in steps))
        case "ships":
            paid = _paid([ship_price(table, card) for card in ship_cards(table, left)])
            return (Note("up-to-cards", {"count": table.edition.limits.cards, **paid}),)
        case "commodities":
            train, others = _on_sale(table.market.trains, table.edition.prices.trains, left)
            return (Note("free-train", {"loads": Counter(table.edition.train(train))}), *others) if train else ()
        case "canal":
            canal, others = _on_sale(table.market.canals, table.edition.prices.canals, left)
            return (Note("free-canal", {"symbols": list(table.edition.canal(canal))}), *others) if canal else ()
        case "exchange":
            sold = {each: exchange.price(table, player, each) for each in ("coal", "steel", "grain")}
            return (Note("next-prices", sold),)
        case "employee":
            prices = [oval.cost(table, player, name) for name in oval.affordable(table, player, left)]
            return (Note("employees-for", {"count": len(prices), **_paid(prices)}),)
    if tile == SUBSIDY:
        return (Note("brings", {"guilders": table.edition.limits.subsidy}),)
    return ()


def _paid(prices: Sequence[int]) -> dict[str, str | int]:
    """Prices from the lowest to the highest, and that one by itself."""
    least, most = min(prices), max(prices)
    return {"price": str(most) if least == most else f"{least}–{most}", "most": most}


def _on_sale(row: Sequence[str], prices: Sequence[int], left: int) -> tuple[str, tuple[Note, ...]]:
    """What lies first in a row, and how many others so many guilders buy; "" where none can be paid for: a row that
    was bought from is filled only after the turn."""
    there = [(name, price) for name, price in zip(row, prices, strict=False) if name and price <= left]
    paid = [price for _, price in there[1:]]
    more = (Note("others-for", {"count": len(paid), **_paid(paid)}),) if paid else ()
    return (there[0][0] if there else ""), more


def acting(table: Table, seat: Seat, action: Action) -> Preview:
    """The cost and gain of an action of step 4."""
    player = table.players[seat]
    match action:
        case act.Bonus(tile):
            return bonus(table, seat, tile)
        case act.Build(berth):
            return Preview(cost=guilders(ship_price(table, berth.card)), notes=completed(table, seat, berth))
        case act.Buy(train):
            return Preview(cost=guilders(train_price(table, train)))
        case act.Rent(lease):
            later = with_canal(player, lease)
            symbols, far = passed(table, later), {"before": reach(table, player), "after": reach(table, later)}
            told = Note("reach", {**far, "symbols": symbols, "size": sum(symbols.values())})
            return Preview(cost=guilders(canal_price(table, lease.canal)), notes=(told,))
        case act.Manufacture(item):
            return ring(table, player, "equipment", item)
        case act.Recruit(item):
            return ring(table, player, "crew", item)
        case act.Hire(name):
            return Preview(cost=guilders(oval.cost(table, player, name)))
        case act.Exchange(deal):
            money, items = exchange.gains(table, player, deal)
            return Preview(gain=guilders(money) | items)
    return Preview()


def leaving(table: Table, seat: Seat, action: Action, held: Sequence[str] = ()) -> Preview:
    """What a voyage makes, the canals it costs, what the contracts held add, what it takes along; that a ship leaves
    unscored; a bonus action."""
    player = table.players[seat]
    match action:
        case act.Bonus(tile):
            return bonus(table, seat, tile)
        case act.Launch(voyage):
            ship, way, cut = outcome(table, player, voyage)
            notes = [Note("voyage-points", {**ship.points})]
            if way.left:
                notes.append(Note("canals-lost", {"used": len(way.left), "cut": len(cut)}))
            if more := sum(added(table, player, held, Proposal(voyage.ship, ship, way, tuple(cut))).values()):
                notes.append(Note("contracts-add", {"points": more}))
            notes.append(Note("takes", {"goods": ship.items}))
            if len(complete(player.yard)) > 1 and _strands(table, player, ship, way, cut):
                notes.append(Note("would-strand"))
            elif (
                len(ship.cards) < sum(map(bool, player.yard))
                and 1 < ship.items.get("captain", 0) == player.store["captain"]
            ):
                notes.append(Note("last-captain"))
            return Preview(points=sum(ship.points.values()), notes=tuple(notes))
        case act.Scrap(column):
            lying = ship_at(player, column)
            return Preview(notes=(Note("leaves-unscored", {"count": lying.end - lying.start}),))
    return Preview()


def _strands(table: Table, player: Player, ship: Ship, way: Way, cut: Sequence[str]) -> bool:
    """Whether no other ship can sail after a voyage: no captain is left, or no way on."""
    left = [each for each in player.canals if each.cell not in (*way.left, *cut)]
    figure = Figure(way.space.cell, way.space.place, way.behind)
    on = ways(chart(table.edition, left), start(figure), 1)
    return ship.items.get("captain", 0) == player.store["captain"] or not on


def ring(table: Table, player: Player, name: str, item: str) -> Preview:
    """The price of moving a ring's marker to an item, and all that comes with it."""
    return Preview(cost=guilders(rings.cost(table, player, name, item)), gain=rings.gains(table, player, name, item))


def completed(table: Table, seat: Seat, berth: act.Berth) -> tuple[Note, ...]:
    """A card that completes a ship, what the ship still lacks to sail, and that it is lost without that: for certain,
    or unless an action that is still to come in this turn brings it."""
    player = table.players[seat]
    if not completes(player, berth):
        return ()
    lacks = [*(() if player.store["captain"] else ("captain",)), *(() if player.canals else ("canal",))]
    if not lacks:
        return (Note("completes"),)
    named = {"lacks": lacks, "count": len(lacks)}
    if can_be_had(table, seat, lacks, player.guilders - ship_price(table, berth.card)):
        return (Note("completes"), Note("else-unscored", named))
    return (Note("completes"), Note("lacks", named), Note("leaves-unscored"))


def can_be_had(table: Table, seat: Seat, lacks: Sequence[str], left: int) -> bool:
    """Whether the one action that can still follow in this turn brings all that is lacking: the action chosen, if
    ships are the bonus action before it, or a bonus action. `left`: the guilders for it."""
    turn, player = table.turn, table.players[seat]
    if turn is None or turn.final or len(lacks) > 1:
        return False
    if turn.bonus:
        return not turn.done and turn.tile in _bringing(table, player, lacks[0], left)
    left -= table.edition.limits.bonus
    return not turn.sailed and left >= 0 and bool(_bringing(table, player, lacks[0], left))


def _bringing(table: Table, player: Player, lack: str, left: int) -> list[str]:
    """The tiles whose actions bring a captain or a canal for so many guilders."""
    if lack == "canal":
        return (
            ["canal"] if any(canal_price(table, each) <= left for each in filter(None, table.market.canals)) else []
        )
    named = rings.affordable(table, player, "crew", left)
    found = ["crew"] if any(lack in rings.gains(table, player, "crew", each) for each in named) else []
    return [*found, *(["exchange"] if any(lack in each.uses for each in exchange.deals(table, player)) else [])]
