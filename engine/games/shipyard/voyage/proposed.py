"""The voyages that are proposed to a player for its complete ships."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ..actions import Voyage
from ..state import Hand, Player, Table, View
from ..yard.columns import complete
from .pairs import propose_pair
from .proposals import Proposal, propose
from .worth import propose_for


class Proposed(NamedTuple):
    """A voyage and what it is best in: of two ships the points of `both`; `points`; `keeping`, the points without the
    items marked to keep; `contracts`, the points with what contracts add; `canals`, of those that lose fewest the
    points."""

    best: str
    proposal: Proposal


KEPT = 32
"""Players whose proposals are remembered: a panel asks for them several times."""
_found: dict[bytes, dict[Voyage, Proposed]] = {}


def proposed(view: View) -> dict[Voyage, Proposed]:
    """The best voyages of each complete ship of the viewer, each once, with the first thing it is best in."""
    if view.seat is None or view.hand is None or not view.table.players[view.seat].figure:
        return {}
    player, hand = view.table.players[view.seat], view.hand
    last = last_voyage(view)
    seen = msgspec.msgpack.encode((view.table.edition.digest, player, hand.contracts, hand.keep, last))
    if (known := _found.get(seen)) is None:
        if len(_found) >= KEPT:
            _found.clear()
        known = _found[seen] = _searched(view.table, player, hand, last=last)
    return known


def last_voyage(view: View) -> bool:
    """Whether the viewer's voyage is its last one, so that items and canals are of no use any more: in the final
    phase that of the only ship. After the final action a ship could still be completed, but not with a single card
    where nothing else lies in the yard."""
    turn = view.table.turn
    if turn is None or turn.seat != view.seat or not turn.final:
        return False
    yard = view.table.players[turn.seat].yard
    ships = complete(yard)
    alone = sum(map(bool, yard)) == sum(ship.end - ship.start for ship in ships)
    return len(ships) == 1 and (alone or turn.final == "completion")


def _searched(table: Table, player: Player, hand: Hand, *, last: bool) -> dict[Voyage, Proposed]:
    found: dict[Voyage, Proposed] = {}
    if (pair := propose_pair(table, player)) is not None:
        found[pair.first.voyage()] = Proposed("both", pair.first)
    for ship in complete(player.yard):
        where = (table, player, ship.start + 1, player.yard[ship.start : ship.end])
        with_contracts = propose_for(*where, hand.contracts)
        ways = [("points", most_points(*where, hand.contracts))]
        ways += [("keeping", propose(*where, "points", hand.keep))] if hand.keep and not last else []
        ways.append(("contracts", with_contracts))
        ways += [] if last else [("canals", _at_least(propose(*where, "canals"), with_contracts))]
        for best, proposal in ways:
            if proposal is not None:
                found.setdefault(proposal.voyage(), Proposed(best, proposal))
    return found


def most_points(
    table: Table, player: Player, column: int, cards: Sequence[str], held: Sequence[str]
) -> Proposal | None:
    """The voyage with most points of a ship, complete or not; of equal ones that to which contracts add most."""
    where = (table, player, column, cards)
    return _at_least(propose(*where, "points"), propose_for(*where, held))


def _at_least(proposal: Proposal | None, with_contracts: Proposal | None) -> Proposal | None:
    """Instead of a voyage the one that contracts add most to, where it is no worse without them: as many points, no
    more canals, no more items."""
    if proposal is None or with_contracts is None:
        return proposal

    def kept(each: Proposal) -> tuple[int, int, int]:
        return each.total(), -each.lost(), -sum(each.ship.items.values())

    better = all(other >= own for other, own in zip(kept(with_contracts), kept(proposal), strict=True))
    return with_contracts if better else proposal
