"""What follows from a person's press by itself: choices that leave nothing to choose.

It is carried out as further entries of the same press (`By.FORCED`), which an undo of the press takes back with it.
Nothing is carried out that had an alternative, gives something up, or agrees with others; nothing that could not be
taken back again, but for the ends of turns that nobody is asked about (`Panel.swift`). Who has drawn or revealed
something sees it first. What ends a person's part is left to them, unless they want their turns to end at once, or
have just said that they are done: one press is enough for that.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from engine.core.frames import AnyPosition, AnyStep
from engine.core.game import AnyGame
from engine.core.model import Action, Illegal, Seat
from engine.core.text import verb, write

from ..entries import Done
from ..live import Live
from ..session import MAX_ENTRIES, Session

MOST = 8
"""The most entries that follow from one press."""

Confirms = Callable[[], Awaitable[bool]]
"""Whether the person who pressed ends turns by a press of its own."""

log = logging.getLogger(__name__)


class Forced(NamedTuple):
    """An action that may follow by itself, and its effect. ends: it ends a part of the seat's, and so is only carried
    out for people who want that."""

    action: Action
    step: AnyStep
    ends: bool


async def following(session: Session, live: Live, seat: Seat, done: list[Done], confirms: Confirms) -> list[Done]:
    """What follows by itself from the entries of a press. A fault in the rules ends it: the choice is asked then."""
    found, game = list[Done](), live.table.game
    said = done[-1].text.partition(" ")[0] in map(verb, game.guide.panel.ends)
    while len(found) < MOST and live.table.row.head + len(done) + len(found) + 1 < MAX_ENTRIES:
        before = (found or done)[-1].step
        state = before.state
        outcome = partial(session.outcome, live, seat, state=state, further=len(done) + len(found))
        try:
            forced = by_itself(game, state, seat, outcome)
        except Exception:
            log.exception("table %s: what follows by itself cannot be carried out", live.table.id)
            break
        if forced is None or (not said and await confirms() if forced.ends else not before.undoable):
            break
        found.append(Done(write(forced.action), forced.step, forced=True))
        if forced.ends:
            break
    return found


def by_itself(game: AnyGame, s: AnyPosition, seat: Seat, outcome: Callable[[Action], AnyStep]) -> Forced | None:
    """What may follow by itself where a seat has acted; None if it has to choose, or nothing to do. `outcome` gives
    the effect of an action."""
    action = game.only_choice(s, seat)
    if action is None:
        return None
    panel = game.guide.panel
    try:
        step = outcome(action)
    except Illegal:
        return None
    ends = type(action) in panel.ends
    if not (step.undoable or (ends and type(action) in panel.swift)):
        return None
    return Forced(action, step, ends or seat not in game.waiting(step.state))
