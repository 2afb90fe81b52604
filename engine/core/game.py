"""A game as the rest of the program sees it: its rules carried out. Nothing here knows Discord, storage or
pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any, Generic, TypeAlias, TypeVar, cast, get_args

import msgspec
from msgspec import Struct

from . import ordering, text
from .chance import Chance
from .ctx import Ctx
from .frames import AnyFrame, AnyPosition, AnyView, Step, View
from .guide import PLAIN, Guide
from .model import Action, Bug, Illegal, Preview, Result, Seat
from .offers import Offer, OneOf
from .rules import DECLARED, Rules, S

T = TypeVar("T")

MAX_SETTLE = 10_000
"""Frames that may go on by themselves after one action; more are taken for an endless loop."""


class Judge(Struct, Generic[S], frozen=True, kw_only=True):
    """How a game's strong opponent looks back on a game that is over (`review`).

    worth(before, after, seat): what a position after a turn is worth to a seat, in hundredths of a point, seen from
    the one before it; both are imagined. Only differences between such positions mean anything.
    begins, ends: actions with which a turn begins or ends, beside what another seat does.
    won, of: how many games it has won, of how many, against the steady opponent with two seats: how strong it is. By
    `python -m benchmarks.matches <game> strong steady`.
    """

    worth: Callable[[S, S, Seat], int]
    begins: tuple[type[Action], ...] = ()
    ends: tuple[type[Action], ...] = ()
    won: int
    of: int


class Opponents(Struct, Generic[S], frozen=True, kw_only=True):
    """How the host plays a game's seats, as far as the game says.

    strong(game, s, seat, chance), steady(game, s, seat, chance): the next action, by planners of the game's own; `s`
    is a state imagined from that seat's view.
    estimate(view): how good a view looks to its seat, in hundredths of a point; where there is no steady planner,
    every action is tried and the views compared. A game with planners may keep an estimate for the players of the
    laws.
    judge: how the strong planner looks back on a game; None where it values no positions.
    """

    strong: Callable[[Game[S], S, Seat, Chance], Action] | None = None
    steady: Callable[[Game[S], S, Seat, Chance], Action] | None = None
    estimate: Callable[[AnyView], int] | None = None
    judge: Judge[S] | None = None


NOBODY: Opponents[Any] = Opponents()
"""The opponents of a game that knows none: they play at random."""


class Game(Generic[S]):
    """A game. Its methods never change their arguments and keep no state."""

    def __init__(self, rules: Rules[S], guide: Guide = PLAIN, opponents: Opponents[S] = NOBODY) -> None:
        """Raises `Bug` for rules that leave out what every game says of itself."""
        missing = [name for name in DECLARED if not hasattr(rules, name)]
        if missing:
            raise Bug(f"{type(rules).__name__}: what is its {missing[0]}?")
        self.rules, self.guide, self.opponents = rules, guide, opponents
        self.key, self.name, self.seats, self.version = rules.key, rules.name, rules.seats, rules.version
        self.verbs = {text.verb(action): action for action in rules.actions}
        self.apart = tuple(map(text.verb, rules.between.apart))
        self._encoder = msgspec.json.Encoder(order="deterministic")
        self._decoder = msgspec.json.Decoder(rules.state)
        self._views = msgspec.json.Decoder(_view_type(rules.state))

    # --- data in and out

    def encode(self, s: S) -> bytes:
        """The state as canonical JSON: equal states give equal bytes."""
        return self._encoder.encode(s)

    def decode(self, data: bytes) -> S:
        """The state from `encode`. Raises `Bug` if it is not one."""
        try:
            state: S = self._decoder.decode(data)
        except msgspec.DecodeError as error:
            raise Bug(f"{self.key}: a stored state cannot be read: {error}") from None
        return state

    def digest(self, s: S) -> bytes:
        """A fingerprint of the state, 16 bytes."""
        return hashlib.blake2b(self.encode(s), digest_size=16).digest()

    def parse(self, words: str) -> Action:
        """The action a canonical text stands for, whether legal now or not. Raises `Illegal`."""
        return text.read(words, self.verbs)

    def options(self, data: bytes = b"{}") -> Struct:
        """A table's options from JSON. Raises `Illegal` naming the error."""
        try:
            return msgspec.json.decode(data, type=self.rules.settings.options)
        except msgspec.DecodeError as error:
            raise Illegal("bad-options", reason=str(error)) from None

    # --- play

    def start(self, seats: int, chance: Chance, options: Struct | None = None) -> Step[S]:
        """The first decision of a new game. Raises `Illegal` for a number of seats the game is not made for."""
        if seats not in self.seats:
            code = "wrong-seats" if len(self.seats) > 1 else "wrong-seats-only"
            raise Illegal(code, count=seats, least=self.seats[0], most=self.seats[-1])
        s = self.rules.setup(seats, self.rules.settings.options() if options is None else options)
        for frame in s.flow[1:]:  # those that are pushed later have names at once
            _name(s, frame)
        step = self._settle(s, Ctx(s, chance), chance)
        if s.flow and not s.flow[-1].serial:
            _name(s, s.flow[-1])
        return step

    def waiting(self, s: S) -> tuple[Seat, ...]:
        """The seats that must answer now; () when the game is over."""
        return s.flow[-1].waiting(s) if s.flow else ()

    def free(self, s: S) -> tuple[Seat, ...]:
        """Further seats that may act, though nobody waits for them."""
        return s.flow[-1].free(s) if s.flow else ()

    def offers(self, s: S, seat: Seat) -> list[Offer]:
        """All that a seat may do now; empty for a seat that can do nothing."""
        if not s.flow:
            return []
        frame: AnyFrame = s.flow[-1]
        return list(frame.offers(s, seat)) if _may_act(frame, s, seat) else []

    def may_act(self, s: S, seat: Seat) -> bool:
        """Whether a seat must or may act."""
        return bool(s.flow) and _may_act(s.flow[-1], s, seat)

    def only_choice(self, s: S, seat: Seat) -> Action | None:
        """The action that a seat has to take, because it is asked and there is no other; None where something is to
        be chosen, given up (see `Hints.grave`) or agreed to."""
        offers = self.offers(s, seat) if seat in self.waiting(s) else []
        if len(offers) != 1 or not offers[0].listed or offers[0].action in self.rules.between.agreements:
            return None
        actions = list(islice(offers[0], 2))
        typed = any(isinstance(each, OneOf) and each.more is not None for each in offers[0].fields.values())
        if typed or len(actions) != 1 or self.guide.hints.grave(self.preview(s, seat, actions[0], offers)):
            return None
        return actions[0]

    def serial(self, s: S) -> int:
        """The name of the frame that is asked; 0 when the game is over."""
        return s.flow[-1].serial if s.flow else 0

    def asked(self, s: S, seat: Seat | None) -> str:
        """The name of the decision as that seat is asked it: no seat is ever asked two by the same name."""
        if not s.flow:
            return "0"
        answers = 0 if seat is None else s.flow[-1].again.get(str(seat), 0)
        return f"{s.flow[-1].serial:x}.{answers:x}"

    def apply(self, s: S, seat: Seat, action: Action, chance: Chance) -> Step[S]:
        """Carry out an action on a copy of the state. Raises `Illegal` unless it is offered to that seat."""
        self._refuse_unless_offered(s, seat, action)
        t = self.decode(self.encode(s))
        ctx = Ctx(t, chance)
        asked: AnyFrame = t.flow[-1]
        asked.take(t, seat, action, ctx)
        step = self._settle(t, ctx, chance)
        if t.flow and t.flow[-1].serial <= s.ticks:
            self._name_anew(t, asked, seat)
        return step

    def in_order(self, s: S, seat: Seat, action: Action) -> Action:
        """The action with its values in the order in which that seat is offered them, where that makes it one that is
        offered; else as it is. Typed actions pass through here before they are refused."""
        return ordering.in_order(self.offers(s, seat), action)

    def preview(self, s: S, seat: Seat, action: Action, offers: Sequence[Offer] | None = None) -> Preview:
        """The cost and gain of an action. Raises `Illegal` unless it is offered to that seat. For
        many previews hand in that seat's `offers`, so that they are made only once."""
        if offers is None or not any(offer.admits(action) for offer in offers):
            self._refuse_unless_offered(s, seat, action)
        shown: Preview = s.flow[-1].preview(s, seat, action)
        return shown

    def default(self, s: S, seat: Seat) -> Action:
        """The answer for a player who left. Raises `Illegal` if that seat does not have to act."""
        if seat not in self.waiting(s):
            raise Illegal("not-your-turn")
        action: Action = s.flow[-1].default(s, seat)
        return action

    def result(self, s: S) -> Result | None:
        """How the game ended, or None while it goes on."""
        return None if s.flow else self.rules.result(s)

    # --- views

    def view(self, s: S, seat: Seat | None) -> AnyView:
        """The view of one seat (None: an onlooker). Passed through the codec, so it shares nothing with `s`."""
        hand = None if seat is None else self._copy(s.hands[seat])
        return View(self._copy(s.table), hand, seat, self.waiting(s), _tags(s))

    def unpack_view(self, data: bytes) -> AnyView:
        """A view from its JSON. Raises `Bug` if it is not one."""
        try:
            return self._views.decode(data)
        except msgspec.DecodeError as error:
            raise Bug(f"{self.key}: a view cannot be read: {error}") from None

    def imagined(self, s: S, seat: Seat | None, chance: Chance) -> S:
        """A state that looks the same to `seat` but differs in all it cannot know. For tests and opponents."""
        t = self.decode(self.encode(s))
        self.rules.imagine(t, seat, Ctx(t, chance))
        return t

    def ahead(self, s: S, seat: Seat, chance: Chance) -> S | None:
        """A position in which it is the turn of a seat that waits, to the knowledge of that seat. None where the game
        gives none, or where something would be drawn or revealed before that seat is asked."""
        hook = self.rules.between.ahead
        if hook is None or not s.flow or seat in self.waiting(s):
            return None
        t = hook(self.imagined(s, seat, chance), seat)
        if t is None:
            return None
        step = self._settle(t, Ctx(t, chance), chance)
        return step.state if step.undoable and seat in self.waiting(step.state) else None

    def decision(self, s: S) -> str:
        """The kind of decision, whoever has to make it and however often: the tags of the frames."""
        return "/".join(_tags(s))

    # --- inside

    def _copy(self, part: T) -> T:
        return msgspec.json.decode(self._encoder.encode(part), type=type(part))

    def _refuse_unless_offered(self, s: S, seat: Seat, action: Action) -> None:
        if not s.flow:
            raise Illegal("game-over")
        frame: AnyFrame = s.flow[-1]
        if not _may_act(frame, s, seat):
            raise Illegal("not-your-turn")
        if not any(offer.admits(action) for offer in frame.offers(s, seat)):
            frame.explain(s, seat, action)
            verbs = dict.fromkeys(text.verb(offer.action) for offer in frame.offers(s, seat))
            raise Illegal("not-offered", action=text.write(action), verbs=list(verbs))

    def _name_anew(self, s: S, asked: AnyFrame, seat: Seat) -> None:
        """A decision that is asked again is a new one, so that a second press of the same button is stale. The
        other seats asked by the same frame keep its name, in any order of answers."""
        top: AnyFrame = s.flow[-1]
        if top is asked:
            top.again[str(seat)] = top.again.get(str(seat), 0) + 1
        else:
            _name(s, top)

    def _settle(self, s: S, ctx: Ctx, chance: Chance) -> Step[S]:
        for _ in range(MAX_SETTLE):
            if not s.flow or s.flow[-1].waiting(s):
                break
            s.flow[-1].advance(s, ctx)
        else:
            raise Bug(f"{self.key}: the flow never came to rest")
        self.rules.check(s)
        return Step(s, tuple(ctx.notes), tuple(chance.draws), not ctx.sealed)


def _name(s: AnyPosition, frame: AnyFrame) -> None:
    """Give a frame a new name."""
    s.ticks += 1
    frame.serial, frame.again = s.ticks, {}


def _tags(s: AnyPosition) -> tuple[str, ...]:
    return tuple(str(frame.__struct_config__.tag) for frame in s.flow)


def _may_act(frame: AnyFrame, s: AnyPosition, seat: Seat) -> bool:
    # most callers are seats that must act: then the free seats are not needed
    return seat in frame.waiting(s) or seat in frame.free(s)


def _view_type(state: type[AnyPosition]) -> type[AnyView]:
    """The type of the views of a game, by the type of its states."""
    fields = {field.name: field.type for field in msgspec.structs.fields(state)}
    (hand,), view = get_args(fields["hands"]), cast(Any, View)
    made: type[AnyView] = view[fields["table"], hand]
    return made


AnyGame: TypeAlias = Game[AnyPosition]
AnyJudge: TypeAlias = Judge[AnyPosition]
