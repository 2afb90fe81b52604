"""Items that a player marks to keep in the yard: a plan of its own that no rule knows. One of the voyages proposed is
the best without them."""

from __future__ import annotations

from ..actions import Lot
from ..edition import ITEMS
from ..state import Hand, Player


def lots(player: Player, hand: Hand) -> list[Lot]:
    """For each item in the yard how many could be marked, other than now; of captains one fewer than are there, for
    every ship needs one."""
    found = []
    for item in ITEMS:
        most = player.store[item] - (item == "captain")
        found += [Lot(item, str(count)) for count in range(most + 1) if count != hand.keep.get(item, 0)]
    return found


def mark(hand: Hand, lot: Lot) -> None:
    """Mark so many of an item, instead of those marked before."""
    hand.keep.pop(lot.item, None)
    if int(lot.size):
        hand.keep[lot.item] = int(lot.size)


def remain(player: Player, hand: Hand) -> None:
    """No more are marked than are left in the yard."""
    left = {item: min(count, player.store[item]) for item, count in hand.keep.items()}
    hand.keep = {item: count for item, count in left.items() if count}
