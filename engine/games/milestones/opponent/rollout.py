"""A game played on in the head: every seat plays as its outlook says, and looks no further."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.ctx import Ctx
from engine.core.frames import AnyFrame
from engine.core.model import Action, Seat

from ..flow import Position
from ..state import RONDEL
from . import worth
from .decisions import choose
from .outlook import Known, Outlook
from .worth import POINT

WON = 1500
"""What the victory is worth beside the points it is won by."""


def outcome(s: Position, seat: Seat, action: Action, turns: int, chance: Chance, known: Known) -> int:
    """What an action leads to: how far the seat is ahead when its next turns begin, on average, for a single one is
    a matter of luck. Changes `s`."""
    leads, begun = list[int](), s.table.players[seat].turns
    take(s, seat, action, chance)
    while s.flow and len(leads) < turns:
        now = s.flow[-1].waiting(s)[0]
        if now == seat and s.table.players[seat].turns > begun + len(leads):
            leads.append(lead(s, seat, known))
        take(s, now, choose(Outlook(s.table, now, known), s.flow[-1]) or s.flow[-1].default(s, now), chance)
    leads += [lead(s, seat, known)] * (turns - len(leads))
    return sum(leads) // turns


def take(s: Position, seat: Seat, action: Action, chance: Chance) -> None:
    """Carry out an action and go on until somebody is asked."""
    ctx = Ctx(s, chance)
    frame: AnyFrame = s.flow[-1]
    frame.take(s, seat, action, ctx)
    while s.flow and not s.flow[-1].waiting(s):
        s.flow[-1].advance(s, ctx)


def lead(s: Position, seat: Seat, known: Known) -> int:
    """How far a seat is ahead of the best other."""
    if not s.flow:
        points = [POINT * each.points + sum(each.goods.values()) for each in s.table.players]
        ahead = points[seat] - max(n for other, n in enumerate(points) if other != seat)
        return ahead + (WON if ahead > 0 else -WON if ahead < 0 else 0)
    hopes = [_hope(s, Seat(each), known) for each in range(len(s.table.players))]
    return hopes[seat] - max(hope for other, hope in enumerate(hopes) if other != seat)


def _hope(s: Position, seat: Seat, known: Known) -> int:
    """A seat's points, the rest of its lap and the laps after it."""
    o = Outlook(s.table, seat, known)
    place = (RONDEL.index(o.player.at) + 1) % len(RONDEL)
    return POINT * o.player.points + worth.ahead(o.sites, o.row, place, o.goods, o.hire[0]) + o.future(o.row)
