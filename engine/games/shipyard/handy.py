"""Places that people choose most often: ship cards beside a ship under way, canals where the longest voyage grows
most. A panel lists each card with its place, so that one press buys and places it; others are a press further."""

from __future__ import annotations

import msgspec

from .actions import Berth, Lease
from .edition import part_of
from .possible import purse
from .state import Player, Table, View
from .voyage.laying import leases
from .voyage.outlook import passed, reach, under_way, with_canal
from .yard.berths import berths
from .yard.columns import complete

MIDST = 5
"""The column up to which a ship on the left leaves room for another one on the right, and the other way round."""
KEPT = 32
"""Positions whose leases are remembered: a panel asks for them several times."""
_found: dict[bytes, list[Lease]] = {}


def handy_berths(view: View) -> list[Berth]:
    """Each card that can be paid for, once, in the first column where it goes on with a ship under way or begins a
    new one; cards without such a column are left out."""
    if view.seat is None:
        return []
    table, player = view.table, view.table.players[view.seat]
    there, first = ends(player), dict[str, Berth]()
    for each in berths(table, player, purse(table, view.seat)):
        if (part_of(each.card), each.column) in there:
            first.setdefault(each.card, each)
    return list(first.values())


def ends(player: Player) -> list[tuple[str, int]]:
    """What may be placed next, by part and column, from 1 on the left: whatever makes a ship under way longer at an
    end of it or fills its gap. Where none is under way, or only complete ones, a new ship: from the left, or from the
    right where those lie on the left."""
    ready, columns = complete(player.yard), len(player.yard)
    ships = [ship for ship in under_way(player.yard) if ship not in ready]
    found = list[tuple[str, int]]()
    for ship in ships:
        parts = [part_of(card) if card else "" for card in player.yard[ship.start : ship.end]]
        found += [("middle", ship.start + n) for n, part in enumerate(parts, 1) if not part]
        if "bow" not in parts:
            found += [("bow", ship.start), ("middle", ship.start)]
        if "stern" not in parts:
            found += [("middle", ship.end + 1), ("stern", ship.end + 1)]
    if not ships:
        taken = [n for n, card in enumerate(player.yard, 1) if card]
        if not taken or min(taken) > MIDST:
            found += [("bow", 1), ("middle", 2)]
        elif max(taken) <= MIDST:
            found += [("stern", columns), ("middle", columns - 1)]
    return found


def handy_leases(view: View) -> list[Lease]:
    """Each canal that can be paid for, once, laid so that the longest voyage becomes as long as it can; of several
    such ways the one on which that voyage passes most symbols."""
    if view.seat is None:
        return []
    table, player = view.table, view.table.players[view.seat]
    offered = leases(table, player, purse(table, view.seat))
    cards = [each.canal for each in offered]
    seen = msgspec.msgpack.encode((table.edition.digest, player.canals, player.figure, cards))
    if (known := _found.get(seen)) is None:
        if len(_found) >= KEPT:
            _found.clear()
        known = _found[seen] = _longest(table, player, offered)
    return known


def _longest(table: Table, player: Player, offered: list[Lease]) -> list[Lease]:
    """All canals are chains of the same spaces, so how far a place leads is asked of the first one only."""
    shapes = {each[1:]: reach(table, with_canal(player, each)) for each in offered if each.canal == offered[0].canal}
    most = max(shapes.values(), default=0)
    best = dict[str, tuple[int, Lease]]()
    for each in offered:
        if shapes[each[1:]] == most:
            met = sum(passed(table, with_canal(player, each)).values())
            if each.canal not in best or met > best[each.canal][0]:
                best[each.canal] = (met, each)
    return [lease for _, lease in best.values()]
