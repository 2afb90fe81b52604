"""A game's rules as the rest of the program sees them. Nothing here knows Discord, storage or pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar, cast, get_args

import msgspec
from msgspec import Struct

from . import ordering, text
from .chance import Chance
from .ctx import Ctx
from .frames import AnyFrame, AnyPosition, AnyView, Step, View
from .guide import PLAIN, Guide
from .model import Action, Bug, Illegal, Preview, Result, Seat, Threat
from .offers import Offer

S = TypeVar("S", bound=AnyPosition)
T = TypeVar("T")

MAX_SETTLE = 10_000
"""Frames that may go on by themselves after one action; more are taken for an endless loop."""


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game that has none."""


class Setting(Struct, frozen=True):
    """A choice people make before a game starts: its name, the values to choose from, and whether it may also be
    given as custom text (a map, say)."""

    name: str
    values: tuple[str, ...]
    text: bool = False


class Rules(Struct, Generic[S], frozen=True, kw_only=True):
    """A game's types and the few functions the core calls. `Guide` says how it is shown.

    state: a `Position`: `table`, `hands` (one for each seat), `box`, `flow` (the frames), `ticks`.
    setup(seats, options): the state before the first draw, its first frame on the stack.
    check(s): raises `Bug` when a conservation law is broken; runs after every action.
    result(s): None while the game goes on.
    imagine(s, seat, ctx): replaces everything `seat` cannot know with another possibility, in place.
    For practice opponents, by strength: strong(game, s, seat, chance) and steady(game, s, seat, chance): the next
    action, by planners of the game's own; `s` is a state imagined from that seat's view. estimate(view): how good a
    view looks to its seat, in hundredths of a point; where there is no steady planner, every action is tried and the
    views compared. A game with planners may keep an estimate for the players of the laws.
    editions(text, file): reads a content file into what the options' field `edition` takes; raises ValueError.
    ahead(s, seat): for plans made before one's turn: changes `s`, which was imagined from that seat's view, so that
    this seat is asked its next turn, as the table stands now; None where it has none to come. The core then lets the
    flow go on until somebody is asked.
    agreements: actions by which people agree with each other; only there may speed matter.
    apart: actions that draw for nobody but the seat that takes them: others' earlier actions may be taken back across
    them, where they hold without these.
    concerns: notes of offers, with the argument that is the seat they are made to. It is called with their words,
    though it is asked already.
    threats(before, after): what an action has done to others that they could still answer, found by comparing the
    open tables before and after it. Those who are asked already are called with its words.
    settings: the choices before the start. chosen(options, name): a setting's value in some options,
    "" for custom text; choose(options, name, value): the options with it changed, raises `Illegal`.
    """

    key: str
    name: str
    version: str
    seats: range
    state: type[S]
    actions: tuple[type[Action], ...]
    setup: Callable[[int, Any], S]
    check: Callable[[S], None]
    result: Callable[[S], Result | None]
    imagine: Callable[[S, Seat | None, Ctx], None]
    strong: Callable[[Game[S], S, Seat, Chance], Action] | None = None
    steady: Callable[[Game[S], S, Seat, Chance], Action] | None = None
    estimate: Callable[[AnyView], int] | None = None
    options: type[Struct] = NoOptions
    editions: Callable[[str, str], Any] | None = None
    ahead: Callable[[S, Seat], S | None] | None = None
    agreements: tuple[type[Action], ...] = ()
    apart: tuple[type[Action], ...] = ()
    concerns: Mapping[str, str] = {}
    threats: Callable[[Any, Any], Iterable[Threat]] | None = None
    settings: tuple[Setting, ...] = ()
    chosen: Callable[[Any, str], str] | None = None
    choose: Callable[[Any, str, str], Any] | None = None


class Game(Generic[S]):
    """A game. Its methods never change their arguments and keep no state."""

    def __init__(self, rules: Rules[S], guide: Guide = PLAIN) -> None:
        self.rules, self.guide = rules, guide
        self.key, self.name, self.seats, self.version = rules.key, rules.name, rules.seats, rules.version
        self.verbs = {text.verb(action): action for action in rules.actions}
        self.apart = tuple(map(text.verb, rules.apart))
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
            return msgspec.json.decode(data, type=self.rules.options)
        except msgspec.DecodeError as error:
            raise Illegal("bad-options", reason=str(error)) from None

    # --- play

    def start(self, seats: int, chance: Chance, options: Struct | None = None) -> Step[S]:
        """The first decision of a new game. Raises `Illegal` for a number of seats the game is not made for."""
        if seats not in self.seats:
            raise Illegal("wrong-seats", count=seats, least=self.seats[0], most=self.seats[-1])
        s = self.rules.setup(seats, self.rules.options() if options is None else options)
        return self._settle(s, Ctx(s, chance), chance)

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
        return self.rules.result(s)

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
        if self.rules.ahead is None or not s.flow or seat in self.waiting(s):
            return None
        t = self.rules.ahead(self.imagined(s, seat, chance), seat)
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
            s.ticks += 1
            top.serial, top.again = s.ticks, {}

    def _settle(self, s: S, ctx: Ctx, chance: Chance) -> Step[S]:
        for _ in range(MAX_SETTLE):
            if not s.flow or s.flow[-1].waiting(s):
                break
            s.flow[-1].advance(s, ctx)
        else:
            raise Bug(f"{self.key}: the flow never came to rest")
        self.rules.check(s)
        return Step(s, tuple(ctx.notes), tuple(chance.draws), not ctx.sealed)


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
