"""The table in words: everything that its picture shows, see `guide.Overview.text`; and one's own contracts."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.guide import Chapter
from engine.core.model import Seat
from engine.core.speak import Speak
from engine.kit.told import listed, part, points

from . import oval, rings, track
from .edition import COMMODITIES
from .exchange import loads, next_side
from .labels import card_name, clockwise, counted, effect
from .markets import STACK
from .scoring import known, winners
from .standing import sources
from .state import PLACES, STACKS, Player, Ship, Table, View
from .voyage.chart import FACES

RINGS = ("equipment", "crew")
"""The rings, in the order of their chapters."""


def chapters(view: View, speak: Speak) -> Iterator[Chapter]:
    """How far it is; until the end the action track, what is to be had, what is on sale; each yard."""
    table: Table = view.table
    yield Chapter(speak("told-game"), tuple(_game(table, speak)))
    if not table.final:
        yield Chapter(speak("told-track"), tuple(_track(table, speak)))
        for ring in RINGS:
            yield Chapter(speak(f"told-ring-{ring}"), tuple(_ring(table, ring, speak)))
        yield Chapter(speak("told-employees"), tuple(_stops(table, speak)))
        yield Chapter(speak("told-exchange"), tuple(_exchange(table, speak)))
        for place in PLACES:
            yield Chapter(speak(f"told-column-{place}"), tuple(_cards(table, place, speak)))
        yield Chapter(speak("told-canals"), tuple(_canals(table, speak)))
        yield Chapter(speak("told-trains"), tuple(_trains(table, speak)))
    for n, player in enumerate(table.players):
        made = table.final[n].total() if table.final else known(table, player)
        yield Chapter(speak("told-player", seat=n, points=made), tuple(_player(view, Seat(n), speak)))


def _game(table: Table, speak: Speak) -> Iterator[str]:
    """The lap or the winners, the contracts that laps discard, and the turn that is played."""
    discards = table.edition.discards(len(table.players))
    if table.final:
        yield speak("alt-over", seats=list(winners(table)))
        return
    yield speak("alt-lap", lap=min(table.laps + 1, len(discards)), laps=len(discards))
    for lap, count in enumerate(discards, 1):
        if lap > table.laps and count:
            yield speak("told-discards", lap=lap, count=count)
    turn = table.turn
    if turn is not None and turn.tile:
        yield speak("told-chosen", seat=turn.seat, tile=turn.tile)
    if turn is not None and turn.bonus:
        yield speak("told-bonus", seat=turn.seat, tile=turn.bonus)


def _track(table: Table, speak: Speak) -> Iterator[str]:
    """The tiles, the leading one first, with their spaces, figures and income."""
    yield speak("told-spaces", count=table.edition.track.spaces)
    turn = table.turn
    asked = turn is not None and not turn.tile
    for tile in table.row:
        space, owner = table.spaces[tile], _owner(table, tile)
        if owner is not None:
            code = "told-onward" if track.next_to_move(table, owner) == tile else "told-figure"
            yield speak(code, tile=tile, space=space, seat=owner)
        elif tile not in track.free(table):
            yield speak("told-barred", tile=tile, space=space)
        else:
            yield speak("told-tile", tile=tile, space=space, guilders=track.brings(table, tile) if asked else 0)


def _owner(table: Table, tile: str) -> Seat | None:
    return next((Seat(n) for n, player in enumerate(table.players) if tile in player.chosen), None)


# --- what is to be had


def _ring(table: Table, ring: str, speak: Speak) -> Iterator[str]:
    """The items clockwise from where the marker stands, with what they cost the player whose turn it is."""
    items, at = rings.ring(table.edition, ring), table.rings[ring]
    yield speak("told-marker", item=items[at])
    turn = table.turn
    if turn is not None:
        yield speak("told-costs", seat=turn.seat)
    for n in range(1, len(items) + 1):
        item = items[(at + n) % len(items)]
        guilders = -1 if turn is None else rings.cost(table, table.players[turn.seat], ring, item)
        yield speak("told-item", number=n, item=item, guilders=guilders)


def _stops(table: Table, speak: Speak) -> Iterator[str]:
    """The employees at each stop of the oval, clockwise from where the marker stands."""
    stops = table.oval.stops
    for n in range(len(stops)):
        stop = (table.oval.at + n) % len(stops)
        yield speak("told-stop" if n else "told-stop-marker", stop=stop + 1)
        for each in stops[stop]:
            if left := table.oval.left[each]:
                does = effect(table.edition, each, speak)
                yield speak("told-employee", employee=each, left=left, effect=does)
    if (turn := table.turn) is not None:
        player = table.players[turn.seat]
        yield speak("told-costs", seat=turn.seat)
        for each in oval.open_to(table, player):
            yield speak("told-hire", employee=each, guilders=oval.cost(table, player, each))


def _exchange(table: Table, speak: Speak) -> Iterator[str]:
    """The prices of loads at the next exchanges, and what loads may become."""
    sides, first = table.edition.exchange.sides, next_side(table)
    for n in range(len(sides)):
        side = sides[(first + n) % len(sides)]
        prices = [speak("told-price", load=load, guilders=side.price(load)) for load in COMMODITIES]
        yield speak("told-prices" if n else "told-prices-next", number=n, prices=", ".join(prices))
    for load in COMMODITIES:
        yield speak("told-becomes", load=load, items=list(table.edition.exchange.items(load)))


def _cards(table: Table, place: str, speak: Speak) -> Iterator[str]:
    """A column of ship cards, the oldest first, with their prices; the cards left in its stack."""
    for card, price in zip(table.market.ships[place], table.edition.prices.ships, strict=False):
        if card:
            yield speak("told-card", card=card_name(table.edition, card, speak), guilders=price)
    if STACK[place] in STACKS:
        yield speak("told-deck", count=table.decks.get(STACK[place], 0))


def _canals(table: Table, speak: Speak) -> Iterator[str]:
    for canal, price in zip(table.market.canals, table.edition.prices.canals, strict=False):
        if canal:
            yield speak("told-canal", symbols=_symbols(table, canal, 0, speak), guilders=price)
    yield speak("told-deck", count=table.decks.get("canal", 0))


def _trains(table: Table, speak: Speak) -> Iterator[str]:
    for train, price in zip(table.market.trains, table.edition.prices.trains, strict=False):
        if train:
            yield speak("told-train", loads=list(loads(table.edition, train)), guilders=price)
    yield speak("told-deck", count=table.decks.get("train", 0))


def _symbols(table: Table, canal: str, turned: int, speak: Speak) -> str:
    """The symbols of a canal as it lies, each with its side, clockwise from the north."""
    sides = [clockwise(side, turned) for side in FACES]
    found = dict(zip(sides, table.edition.canal(canal), strict=True))
    return ", ".join(speak("told-symbol", side=side, symbol=found[side]) for side in "nesw")


# --- players


def _player(view: View, seat: Seat, speak: Speak) -> Iterator[str]:
    """A player's part in the game, money, yard, fleet and canals; contracts where they are the reader's own."""
    table: Table = view.table
    player = table.players[seat]
    won = winners(table) if table.final else ()
    yield from part(view, seat, speak, active=table.turn.seat if table.turn is not None else None, won=won)
    if table.final:
        yield points(sources(view, speak), seat, speak)
    yield speak("told-guilders", guilders=player.guilders)
    if not table.final:
        yield speak("told-contracts", count=2 * table.kept)
        if view.hand is not None and view.seat == seat:
            for name in view.hand.contracts:
                yield speak("remind-contract", told=counted(table, player, name, speak, quoted=True))
    yield from _yard(table, player, speak)
    for ship in player.fleet:
        yield _ship(table, ship, speak)
    yield from _waters(table, player, speak)


def _yard(table: Table, player: Player, speak: Speak) -> Iterator[str]:
    """Ship cards by column, items, employees, trains."""
    edition = table.edition
    for column, card in enumerate(player.yard, 1):
        if card:
            yield speak("told-berth", column=column, card=card_name(edition, card, speak))
    free = [str(column) for column, card in enumerate(player.yard, 1) if not card]
    yield speak("told-free", columns=listed(free, speak))
    yield speak("told-store", goods=player.store)
    people = [speak.value("employee", each) for each in player.employees]
    yield speak("told-people", people=listed(people, speak))
    for train in player.trains:
        yield speak("told-own-train", loads=list(loads(edition, train)))


def _ship(table: Table, ship: Ship, speak: Speak) -> str:
    """A ship that has left: its cards, what it has on board, its speed and points."""
    cards = ", ".join(card_name(table.edition, card, speak) for card in ship.cards)
    made = sum(ship.points.values())
    return speak("told-ship", cards=cards, goods=ship.items, speed=ship.speed, points=made, count=len(ship.cards))


def _waters(table: Table, player: Player, speak: Speak) -> Iterator[str]:
    """The canals as they lie, the ship's figure on them, those used."""
    for each in player.canals:
        symbols = _symbols(table, each.canal, each.turned, speak)
        yield speak("told-laid", cell=each.cell, corner=str(each.turned), symbols=symbols)
    if (ship := player.figure) is not None:
        yield speak("told-afloat", cell=ship.cell, way=ship.space, side=ship.behind)
    yield speak("told-used", count=len(player.used) + player.noted)
