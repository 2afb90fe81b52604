"""Before the first turn: tiles to lay, a home to choose."""

from __future__ import annotations

from engine.core.model import Action, Seat

from ..actions import Settle
from ..phases.homes import free_banks
from ..phases.laying import Laying
from ..state import State, Table
from .ways import FAR, TURN, haul

WEIGHTS = (("woods", 6), ("rock", 6), ("pasture", 2), ("mountains", 2))
"""How much the way to the nearest tile of a terrain counts, and half of it for the next one."""
LONGER = 2 * TURN
"""What a way is longer that takes a boat or a bridge."""

SPACE = 10
"""Banks to build on within three steps that are enough."""


def lay(s: State, seat: Seat, frame: Laying) -> Action:
    """The first tile on offer."""
    return next(iter(next(frame.offers(s, seat))))


def settle(t: Table, seat: Seat) -> Action:
    """The home from which all that is needed is near."""
    return Settle(min(free_banks(t), key=lambda bank: cost(t, bank)))


def cost(t: Table, bank: str) -> int:
    """How far it is from a bank to what one needs, afoot where that is possible; also to what others have taken."""
    far, afoot = haul(t.atlas, bank), haul(t.atlas, bank, False, False)
    rivals = [haul(t.atlas, player.home) for player in t.players if player.home]
    by: dict[str, list[int]] = {}
    space = 0
    for other, away in far.items():
        theirs = min((rival.get(other, FAR) for rival in rivals), default=FAR)
        terrain = t.terrain(t.atlas.banks[other])
        if t.atlas.banks[other] != t.atlas.banks[bank] and away < theirs + (terrain == "mountains"):
            least = min(afoot.get(other, FAR), away + LONGER)
            by.setdefault(terrain, []).append(least)
            space += afoot.get(other, FAR) <= 3 * TURN and terrain != "desert"
    total = 3 * max(0, SPACE - space)
    for kind, weight in WEIGHTS:
        nearest = sorted(by.get(kind, []))
        total += weight * min(nearest[0] if nearest else FAR, 8 * TURN)
        total += weight // 2 * min(nearest[1] if len(nearest) > 1 else FAR, 8 * TURN)
    return total - (TURN if t.atlas.shore(t.atlas.banks[bank]) else 0)
