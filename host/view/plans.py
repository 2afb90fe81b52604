"""Plans: what a person leaves beforehand for their next turn, as data. Pure functions of a game and its state.

A plan has ways, tried in order. A way is a list of actions of one turn, each with the preview that the person was
shown. It stands as long as each action in turn is offered with exactly the same preview.
"""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

import db
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Illegal, Preview, Seat

from .token import Token

WAYS, STEPS = 3, 12
"""The most ways of a plan, and actions of a way."""

log = logging.getLogger(__name__)


class Planned(Struct, frozen=True):
    """An action of a way: its text, and the preview that was shown of it."""

    text: str
    shown: Preview


Way: TypeAlias = tuple[Planned, ...]


class Missed(Struct, frozen=True, omit_defaults=True):
    """The action because of which a way did not stand when its turn came. `now`: its preview then; None: it was
    impossible."""

    planned: Planned
    now: Preview | None = None


class Plan(Struct, frozen=True, omit_defaults=True):
    """The `ways` to be played, and the actions of one more that is being made. If none of the ways stood, what to
    tell its person: for each way what was `missed`. `batch`: actions collected for the decision with the serial
    `asked` (see `plans.batches`); the next one comes at `at`, if one was removed there to be changed."""

    ways: tuple[Way, ...] = ()
    making: tuple[str, ...] = ()
    missed: tuple[Missed, ...] = ()
    batch: tuple[str, ...] = ()
    asked: int = 0
    at: int | None = None


class Making(Struct, frozen=True):
    """The way that a person is making: its actions so far, and whether another may follow."""

    way: Way
    more: bool


class Prospect(NamedTuple):
    """A seat's next turn after some of its actions: the imagined position, these actions with their previews, and
    whether another may follow. If not, this is the position before the last action: what that draws is not real, and
    nobody may see it."""

    state: AnyPosition
    way: Way
    more: bool


def plan_of(row: db.Plan | None) -> Plan:
    """What is stored of a seat's plan."""
    if row is None:
        return Plan()
    try:
        return msgspec.json.decode(row.body, type=Plan)
    except msgspec.DecodeError:
        log.error("the plan of seat %s cannot be read", row.seat)
        return Plan()


def body_of(plan: Plan) -> bytes:
    """A plan as it is stored."""
    return msgspec.json.encode(plan)


def mark_of(plan: Plan) -> str:
    """Names all that somebody has left."""
    return hashlib.blake2b(body_of(plan), digest_size=4).hexdigest()


def seen(preview: Preview) -> Preview:
    """A preview as it comes out of storage, so that two can be compared."""
    return msgspec.json.decode(msgspec.json.encode(preview), type=Preview)


def turn_of(game: AnyGame, s: AnyPosition, seat: Seat) -> AnyPosition | None:
    """The imagined position of a seat's next turn, always the same for the same state; None if there is none."""
    return game.ahead(s, seat, Seeded(b"only to see", 0, 0))


def prospect(game: AnyGame, s: AnyPosition, seat: Seat, texts: Sequence[str]) -> Prospect | None:
    """A seat's next turn after as many of these actions as are possible; None if it has none. Raises nothing of its
    own."""
    turn, way = turn_of(game, s, seat), list[Planned]()
    if turn is None:
        return None
    for text in texts:
        try:
            action = game.parse(text)
            shown = seen(game.preview(turn, seat, action))
            step = game.apply(turn, seat, action, Seeded(b"only to see", 0, 0))
        except Illegal:
            break
        way.append(Planned(text, shown))
        if not step.undoable or seat not in game.waiting(step.state):
            return Prospect(turn, tuple(way), more=False)
        turn = step.state
    return Prospect(turn, tuple(way), more=True)


def token(plan: Plan, way: Way) -> str:
    """Names what a person sees of the plan they are making."""
    seen_now = msgspec.json.encode([plan.ways, way], order="deterministic")
    return str(Token("ahead", hashlib.blake2b(seen_now, digest_size=4).hexdigest()))
