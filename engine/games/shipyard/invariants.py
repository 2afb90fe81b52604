"""The conservation laws of Shipyard; they hold after every action, so they are checked in one quick pass."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache, partial

from engine.core.model import require

from .edition import BLANK, ITEMS, Edition, decks, numbered
from .flow import Position
from .phases.discarding import Discarding
from .state import PLACES, STACKS, Player, Table
from .yard.columns import line, usable

law = partial(require, "shipyard")


def check(s: Position) -> None:
    """Raises `Bug` naming the law that is broken."""
    t = s.table
    _ship_cards(s)
    _trains(s)
    _canals(s)
    _contracts(s)
    _employees(t)
    _track(t)
    for player in t.players:
        _player(t, player)
    _markers(s)


def _same(found: Iterable[str], names: tuple[str, ...], what: str) -> None:
    law(tuple(sorted(found)) == names, f"every {what} is in one place")


@lru_cache(maxsize=8)
def _names(edition: Edition, what: str) -> tuple[str, ...]:
    """The names of all things of a sort, sorted."""
    names = {
        "card": lambda: [card for deck in decks(edition).values() for card in deck],
        "train": lambda: numbered("train", edition.trains),
        "canal": lambda: numbered("canal", edition.canals),
        "contract": lambda: [each.id for each in edition.contracts],
    }[what]()
    return tuple(sorted(names))


def _ship_cards(s: Position) -> None:
    """In a stack, on sale, in a yard, in a fleet or gone. Blank cards are not counted."""
    t = s.table
    found = [*t.gone]
    for part in STACKS:
        found += s.box.ships[part]
    for place in PLACES:
        row = t.market.ships[place]
        law(len(row) <= len(t.edition.prices.ships), "no more ship cards on sale than places")
        found += row
    for player in t.players:
        found += player.yard
        for ship in player.fleet:
            found += ship.cards
    _same((card for card in found if card and not card.startswith(BLANK)), _names(t.edition, "card"), "card")


def _trains(s: Position) -> None:
    """In the stack, on sale, with a player or on the pile."""
    t = s.table
    held = [train for player in t.players for train in player.trains]
    found = [*s.box.trains, *t.market.trains, *t.discarded, *held]
    _same(filter(None, found), _names(t.edition, "train"), "train")


def _canals(s: Position) -> None:
    """In the stack, on sale, in a system, used or cut off."""
    t = s.table
    found = [*s.box.canals, *t.market.canals, *t.cut]
    for player in t.players:
        found += [each.canal for each in player.canals] + player.used
        cells = [each.cell for each in player.canals]
        law(len(dict.fromkeys(cells)) == len(cells), "one canal on a cell")
        law((player.figure is None) == (not player.canals), "the figure is in a canal")
        law(player.figure is None or player.figure.cell in cells, "the figure is in its own canals")
    _same(filter(None, found), _names(t.edition, "canal"), "canal")


def _contracts(s: Position) -> None:
    """In a hand, discarded from it, or never dealt; everybody holds as many of each colour."""
    t, found = s.table, [*s.box.contracts]
    answering = bool(s.flow) and isinstance(s.flow[-1], Discarding)
    for hand in s.hands:
        found += hand.contracts + hand.discarded
        law(len(hand.contracts) == 2 * t.kept, "as many contracts as everybody")
        law(hand.choice is None or answering, "answers are there while they are asked for")
    for player, hand in zip(t.players, s.hands, strict=True):
        law(all(0 < n <= player.store[item] for item, n in hand.keep.items()), "what is marked to keep is there")
    _same(found, _names(t.edition, "contract"), "contract")


def _employees(t: Table) -> None:
    """At a stop or with a player, nobody has two of a kind."""
    copies = 1 if len(t.players) == 2 else 2
    hired = [name for player in t.players for name in player.employees]
    places = [name for stop in t.oval.stops for name in stop]
    law(sorted(places) == sorted(t.oval.left) == sorted(each.id for each in t.edition.employees), "all employees")
    for name, left in t.oval.left.items():
        law(0 <= left == copies - hired.count(name), "every employee is in one place")
    for player in t.players:
        law(len(dict.fromkeys(player.employees)) == len(player.employees), "no two employees of a kind")


def _track(t: Table) -> None:
    """The tiles stand in the order of the row, one on a space, with a free space before the leading one."""
    spaces = t.edition.track.spaces
    law(sorted(t.row) == sorted(t.spaces), "every tile is in the row")
    behind = [(t.spaces[t.row[0]] - t.spaces[tile]) % spaces for tile in t.row]
    law(behind == sorted(dict.fromkeys(behind)), "the row is in order")
    law(behind[-1] < spaces - 1, "a space before the leading tile is free")
    chosen = [tile for player in t.players for tile in player.chosen]
    law(len(dict.fromkeys(chosen)) == len(chosen), "a tile is occupied by one player")
    law(all(len(player.chosen) <= t.figures() for player in t.players), "no more figures than there are")


def _player(t: Table, player: Player) -> None:
    """Guilders and items are counted; every card of a yard can still become part of a ship."""
    start = t.edition.limits.guilders
    law(0 <= player.guilders == start + player.received - player.paid, "guilders are received and paid")
    for item in ITEMS:
        aboard = sum(ship.items.get(item, 0) for ship in player.fleet)
        law(0 <= player.store[item] == player.made[item] - aboard, "items are in the yard or on a ship")
    law(len(player.store) == len(player.made) == len(ITEMS), "items of eight kinds")
    law(len(player.yard) == t.edition.limits.columns, "a yard has its columns")
    law(usable(line(player.yard)), "cards lie where they can become ships")
    law(player.points == sum(sum(ship.points.values()) for ship in player.fleet), "points are those of the ships")


def _markers(s: Position) -> None:
    """Markers are on their rings; the open counts of the stacks are right."""
    t = s.table
    law(0 <= t.hexagon < len(t.edition.exchange.sides), "the marker of the hexagon")
    law(0 <= t.rings["equipment"] < len(t.edition.rings.equipment), "the marker of the equipment")
    law(0 <= t.rings["crew"] < len(t.edition.rings.crew), "the marker of the crew")
    law(0 <= t.oval.at < len(t.oval.stops), "the marker of the oval")
    left = {
        **{part: len(s.box.ships[part]) for part in STACKS},
        "train": len(s.box.trains),
        "canal": len(s.box.canals),
    }
    law(t.decks == left, "the open counts of the stacks are right")
    law(len(t.final) in (0, len(t.players)), "points for all or none")
