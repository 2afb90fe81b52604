"""Plans: what a person leaves beforehand for their next turn, as data. Pure functions of a game and its state.

A plan has ways, tried in order. A way is a list of actions of one turn, each with the preview that the person was
shown. It stands as long as each action in turn is offered with exactly the same preview. Some of them may be only
conditions: they are not played. Another condition is that there is enough of a good. A plan may go on with later
turns, each with ways of its own.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

import db
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition, AnyView
from engine.core.game import AnyGame
from engine.core.model import Illegal, Preview, Seat

from .token import Token

WAYS, STEPS, TURNS = 3, 12, 4
"""The most ways of a turn, actions of a way, and turns of a plan."""
CAN, GONE, HAVE = "?", "!", "+"
"""What stands before what is only a condition: an action that is offered as it was shown; one that is not offered any
more; a number and a good (`guide.Overview.stock`) of which there is at least that at this point."""
MOST = 999
"""The most of a good that a condition asks for."""

log = logging.getLogger(__name__)


class Planned(Struct, frozen=True, omit_defaults=True):
    """An action of a way: its text, and the preview that was shown of it. only: it is not played, but a condition,
    `CAN`, `GONE` or `HAVE`."""

    text: str
    shown: Preview
    only: str = ""

    @property
    def marked(self) -> str:
        """Its text, with the sign of a condition."""
        return self.only + self.text

    @property
    def wanted(self) -> tuple[int, str]:
        """How much of which good such a condition asks for."""
        count, _, good = self.text.partition(" ")
        return int(count), good


Way: TypeAlias = tuple[Planned, ...]


class Missed(Struct, frozen=True, omit_defaults=True):
    """The action because of which a way did not stand when its turn came. `now`: its preview then, or what there was
    of a good as its gain; None: it was impossible. `others`: the texts of that way's other actions, which were not
    played either."""

    planned: Planned
    now: Preview | None = None
    others: tuple[str, ...] = ()


class Later(Struct, frozen=True):
    """A turn after the next one: the kind of decision that it begins with (`Game.decision`), and its ways."""

    decision: str
    ways: tuple[Way, ...]


class Plan(Struct, frozen=True, omit_defaults=True):
    """What a seat has left.

    ways: of the next turn. later: the turns after it. making: the actions of one more way that is being made, with
    the signs of conditions, for the next turn or for a later one (`turn`). missed: why none of the ways stood, one
    for each. lost: how many later turns were dropped with it; where nothing was missed, because the turn before them
    was not over. batch: actions collected for the decision with the serial `asked` (see `plans.batches`); the next
    one comes at `at`, if one was removed there to be changed. aside: the ways of each turn of a plan that was left
    after something that is taken back now; nothing plays them.
    """

    ways: tuple[Way, ...] = ()
    making: tuple[str, ...] = ()
    missed: tuple[Missed, ...] = ()
    batch: tuple[str, ...] = ()
    asked: int = 0
    at: int | None = None
    later: tuple[Later, ...] = ()
    turn: int = 0
    lost: int = 0
    aside: tuple[tuple[Way, ...], ...] = ()

    @property
    def turns(self) -> tuple[tuple[Way, ...], ...]:
        """The ways of each turn, first those of the next one."""
        return (self.ways, *(each.ways for each in self.later)) if self.ways else ()

    @property
    def instead(self) -> tuple[Way, ...]:
        """The ways there are already for the turn for which one more is being made."""
        return self.turns[self.turn] if self.turn < len(self.turns) else ()

    @property
    def dropped(self) -> bool:
        """Whether there is something to tell of what was not played."""
        return bool(self.missed or self.lost)

    def ahead(self, turn: int) -> tuple[Way, ...]:
        """What is played before that turn: the first way of each turn before it."""
        return tuple(ways[0] for ways in self.turns[:turn])


class Making(Struct, frozen=True):
    """The way that a person is making: its actions so far, and whether another may follow. before: the view in which
    each of them was chosen; there alone everything that it names has its name."""

    way: Way
    more: bool
    before: tuple[AnyView, ...] = ()


class Prospect(NamedTuple):
    """A seat's next turn after some of its actions: the imagined position, these actions with their previews, and
    whether another may follow. If not, this is the position before the last action: what that draws is not real, and
    nobody may see it. before: the position in which each action was chosen."""

    state: AnyPosition
    way: Way
    more: bool
    before: tuple[AnyPosition, ...] = ()


def plan_of(row: db.Plan | None) -> Plan:
    """What is stored of a seat's plan."""
    if row is None:
        return Plan()
    try:
        plan = msgspec.json.decode(row.body, type=Plan)
    except msgspec.DecodeError:
        log.error("the plan of seat %s cannot be read", row.seat)
        return Plan()
    return Plan(aside=plan.turns or plan.aside) if row.decision == db.SET_ASIDE else plan


def decision_aside(plan: Plan) -> str | None:
    """What is stored as the decision of a plan beside which another one is set aside; None if none is."""
    if not plan.aside:
        return None
    return db.SET_ASIDE if plan == Plan(aside=plan.aside) else db.ASIDE_BESIDE


def body_of(plan: Plan) -> bytes:
    """A plan as it is stored."""
    return msgspec.json.encode(plan)


def mark_of(plan: Plan) -> str:
    """Names all that somebody has left."""
    return hashlib.blake2b(body_of(plan), digest_size=4).hexdigest()


def seen(preview: Preview) -> Preview:
    """A preview as it comes out of storage, so that two can be compared."""
    return msgspec.json.decode(msgspec.json.encode(preview), type=Preview)


def stock_of(game: AnyGame, s: AnyPosition, seat: Seat) -> Mapping[str, int]:
    """What a seat has of each good."""
    return game.guide.overview.stock(game.view(s, seat))


def _there(game: AnyGame, s: AnyPosition, seat: Seat, text: str) -> bool:
    """Whether the text of a condition names a number and a good of the game."""
    count, _, good = text.partition(" ")
    named = re.fullmatch(r"[1-9]\d{0,2}", count, re.ASCII) is not None
    return named and good in stock_of(game, s, seat)


def turn_of(game: AnyGame, s: AnyPosition, seat: Seat) -> AnyPosition | None:
    """The imagined position of a seat's next turn, always the same for the same state; None if there is none."""
    return game.ahead(s, seat, Seeded(b"only to see", 0, 0))


def turn_after(game: AnyGame, s: AnyPosition, seat: Seat, ways: Sequence[Way]) -> AnyPosition | None:
    """The imagined position of a seat's turn after it has played these ways, one in each turn, and nobody else has
    done anything. None if there is none, or if one of them does not end its turn, draws or is not possible."""
    turn, only_to_see = turn_of(game, s, seat), Seeded(b"only to see", 0, 0)
    for way in ways:
        for planned in way:
            if turn is None or planned.only:
                continue
            try:
                step = game.apply(turn, seat, game.parse(planned.text), only_to_see)
            except Illegal:
                return None
            turn = step.state if step.undoable else None
        turn = None if turn is None else turn_of(game, turn, seat)  # none while that seat is still asked
    return turn


def prospect(
    game: AnyGame, s: AnyPosition, seat: Seat, texts: Sequence[str], before: Sequence[Way] = ()
) -> Prospect | None:
    """A seat's next turn, or that after it has played the ways `before`, after as many of these actions as are
    possible; None if it has none. Raises nothing of its own."""
    turn, way, chosen = turn_after(game, s, seat, before), list[Planned](), list[AnyPosition]()
    if turn is None:
        return None
    for marked in texts:
        only, text = (marked[0], marked[1:]) if marked[:1] in (CAN, GONE, HAVE) else ("", marked)
        if only == HAVE:
            if not _there(game, turn, seat, text):
                break
            way.append(Planned(text, Preview(), only))
            chosen.append(turn)
            continue
        try:
            action = game.parse(text)
            shown = seen(game.preview(turn, seat, action))
            step = None if only else game.apply(turn, seat, action, Seeded(b"only to see", 0, 0))
        except Illegal:
            break
        way.append(Planned(text, shown, only))
        chosen.append(turn)
        if step is None:
            continue
        if not step.undoable or seat not in game.waiting(step.state):
            return Prospect(turn, tuple(way), more=False, before=tuple(chosen))
        turn = step.state
    return Prospect(turn, tuple(way), more=True, before=tuple(chosen))


def token(plan: Plan, way: Way) -> str:
    """Names what a person sees of the plan they are making."""
    seen_now = msgspec.json.encode([plan.ways, plan.later, plan.turn, way], order="deterministic")
    return str(Token("ahead", hashlib.blake2b(seen_now, digest_size=4).hexdigest()))
