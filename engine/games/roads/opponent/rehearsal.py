"""A game alone, played to its end in the head by a policy."""

from __future__ import annotations

import hashlib

import msgspec

from engine.core.chance import Seeded
from engine.core.ctx import Ctx
from engine.core.frames import AnyFrame
from engine.core.game import Game
from engine.core.model import Action, Seat

from ..actions import Done, Move
from ..flow import Position, Turns
from ..scoring import wealth
from .planner import follow
from .policy import Policy

KEY = b"rehearsal"
POINT = 1_000
HOPES = (("gold", 8), ("coins", 20), ("stock", 40), ("fuel", 3), ("boards", 1), ("trunks", 1), ("stone", 1))
"""What goods made in the game are worth beside the points, for equal games."""
MOST = 1_000
"""Actions after which a rehearsal is given up."""
KEPT = 20_000
"""The most outcomes to keep, so that they need not be found again: without them it only takes longer."""

_encoder = msgspec.json.Encoder(order="deterministic")
_outcomes: dict[tuple[bytes, Seat, Policy], int] = {}


def outcome(game: Game[Position], s: Position, seat: Seat, policy: Policy, first: Action | None = None) -> int:
    """What a seat comes to if it follows a policy from here, alone, perhaps after one other action: `POINT` for each
    of its points, and less for what may become points. What comes after the end of a turn depends on nothing but the
    table as it is then, so that is kept for the next time."""
    s = game.decode(game.encode(s))
    begun = list[tuple[bytes, Seat, Policy]]()
    ctx, n, known = _ctx(s), 0, None
    while s.flow and n < MOST:
        frame: AnyFrame = s.flow[-1]
        if isinstance(frame, Turns) and s.table.phase in ("", "wonder"):
            begun.append((_print(s), seat, policy))
            known = _outcomes.get(begun[-1])
            if known is not None:
                break
            ctx = _ctx(s)
        if frame.waiting(s):
            n += 1
            frame.take(s, seat, first or _action(policy, s, seat), ctx)
            first = None
        else:
            frame.advance(s, ctx)
        ctx.notes.clear()
    worth = _worth(s, seat) if known is None else known
    if len(_outcomes) > KEPT:
        _outcomes.clear()  # in one step: other threads may rehearse, too
    for each in begun:
        _outcomes[each] = worth
    return worth


def _worth(s: Position, seat: Seat) -> int:
    """What a seat has come to at the end."""
    made = s.table.made
    near = sum(n * made.get(kind, 0) for kind, n in HOPES) + 5 * len(s.table.wonder)
    return POINT * wealth(s.table, seat).total + near


def _ctx(s: Position) -> Ctx:
    """Draws of a turn, where a scenario or a setting draws anything alone."""
    return Ctx(s, Seeded(KEY, 0, s.table.turn))


def _print(s: Position) -> bytes:
    """A fingerprint of the open table and the standing answers."""
    return hashlib.blake2b(_encoder.encode((s.table, s.hands)), digest_size=16).digest()


def _action(policy: Policy, s: Position, seat: Seat) -> Action:
    """A policy's action, or the default if it is not offered. Movements have been checked already."""
    action, frame = follow(policy, s, seat), s.flow[-1]
    if isinstance(action, Done | Move) or any(offer.admits(action) for offer in frame.offers(s, seat)):
        return action
    return frame.default(s, seat)
