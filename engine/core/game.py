"""A game's rules as the rest of the program sees them. Nothing here knows Discord, storage or pictures."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from . import ordering, text
from .chance import Chance
from .ctx import Ctx
from .model import MAX_OFFERS, Action, Bug, Frame, Illegal, Offer, Preview, Result, Seat, Step, View
from .speak import Speak

S = TypeVar("S", bound=Any)
T = TypeVar("T")

MAX_SETTLE = 10_000
"""Frames that may go on by themselves after one action before it is taken for an endless loop."""


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a game that has none."""


class Setting(Struct, frozen=True):
    """A choice people make before a game starts: its name, the values to choose from, and whether it may also be
    given as a text of one's own (a map, say)."""

    name: str
    values: tuple[str, ...]
    text: bool = False


class Rules(Struct, frozen=True, kw_only=True):
    """What a game hands to `Game`: its types and the few functions the core calls.

    state: a Struct with `table`, `hands` (one for each seat), `box`, `flow` (the frames), `ticks`.
    setup(seats, options): the state before the first draw, its first frame on the stack.
    check(s): raises `Bug` when a conservation law is broken; runs after every action.
    result(s): None while the game goes on.
    imagine(s, seat, ctx): changes all that `seat` cannot know to another possibility, in place.
    label(view, kind, value, speak): the words for a field's value (or the first part of one that is a tuple).
    For practice opponents one of these: opponent(game, s, seat, chance): the next action, by a planner of the game's
    own; `s` is a state imagined from that seat's view. estimate(view): how good a view looks to its seat, in
    hundredths of a point; then every action is tried and the views compared.
    editions(text, file): reads a content file into what the options' field `edition` takes; raises ValueError.
    agreements: actions by which people agree with each other; only there may it matter who is quicker.
    rare: actions that a panel shows only when asked for more; ends: those that end one's part, shown last.
    swift: actions that are carried out without asking "are you sure?", also where they cannot be taken back.
    settings: what people may choose before the start. chosen(options, name): a setting's value in some options,
    "" for a text of one's own; choose(options, name, value): the options with it changed, raises `Illegal`.

    What makes panels quicker and clearer, all optional:
    named(kind, value, speak): the words for a value that needs no view (a place on the map), wherever it stands in
    a sentence; None where it has none of its own.
    direct(view, offer): the values of the next thing to choose of an offer that stand beside the verbs, each with
    its own button; its verb stands there too unless these are all.
    grouped(view): verbs whose values begin with the same kind of thing (whoever is to do it): that is asked first,
    beside the other verbs, and then all that these verbs offer for it is shown together.
    listed(view): verbs whose values stand on the first panel, in a list for each verb, if the lists are short enough.
    aid(speak): paragraphs shown below the rules in brief: tables that people would look up in a rulebook.
    places(view): the names of the places that a close-up may be asked for.
    unmarked: kinds of values that lie nowhere in a picture: they get no letter.
    about(view, kind, value, speak): what to know about such a thing before choosing it.
    reminders(view, speak): lines for a seat that may have forgotten: what it waits for, who waits for it.
    hear(view, kind, typed, speak): the value that a person means who types it in words of their own, as the words of
    a tuple; None if it is not understood, `Illegal` if it can mean several things.
    """

    key: str
    name: str
    version: str
    seats: range
    state: type[Any]
    actions: tuple[type[Action], ...]
    setup: Callable[[int, Any], Any]
    check: Callable[[Any], None]
    result: Callable[[Any], Result | None]
    imagine: Callable[[Any, Seat | None, Ctx], None]
    label: Callable[[View, str, Any, Speak], str]
    opponent: Callable[[Game[Any], Any, Seat, Chance], Action] | None = None
    estimate: Callable[[View], int] | None = None
    options: type[Struct] = NoOptions
    editions: Callable[[str, str], Any] | None = None
    agreements: tuple[type[Action], ...] = ()
    rare: tuple[type[Action], ...] = ()
    ends: tuple[type[Action], ...] = ()
    swift: tuple[type[Action], ...] = ()
    settings: tuple[Setting, ...] = ()
    chosen: Callable[[Any, str], str] | None = None
    choose: Callable[[Any, str, str], Any] | None = None
    named: Callable[[str, str, Speak], str | None] | None = None
    direct: Callable[[View, Offer], tuple[Any, ...]] | None = None
    grouped: Callable[[View], tuple[type[Action], ...]] | None = None
    listed: Callable[[View], tuple[type[Action], ...]] | None = None
    aid: Callable[[Speak], tuple[str, ...]] | None = None
    places: Callable[[View], tuple[str, ...]] | None = None
    unmarked: tuple[str, ...] = ()
    about: Callable[[View, str, Any, Speak], str] | None = None
    reminders: Callable[[View, Speak], tuple[str, ...]] | None = None
    hear: Callable[[View, str, str, Speak], tuple[str, ...] | None] | None = None


class Game(Generic[S]):
    """A game. Its methods never change what they are given and hold no state of their own."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.key, self.name, self.seats, self.version = rules.key, rules.name, rules.seats, rules.version
        self.verbs = {text.verb(action): action for action in rules.actions}
        self._encoder = msgspec.json.Encoder(order="deterministic")
        self._decoder = msgspec.json.Decoder(rules.state)

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
        """A table's options from JSON. Raises `Illegal` naming what is wrong."""
        try:
            return msgspec.json.decode(data, type=self.rules.options)
        except msgspec.DecodeError as error:
            raise Illegal("bad-options", reason=str(error)) from None

    # --- play

    def start(self, seats: int, chance: Chance, options: Struct | None = None) -> Step:
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
        return list(s.flow[-1].offers(s, seat)) if self.may_act(s, seat) else []

    def may_act(self, s: S, seat: Seat) -> bool:
        """Whether a seat is waited for or free to act."""
        return seat in self.waiting(s) or seat in self.free(s)

    def serial(self, s: S) -> int:
        """The name of the frame that is asked; 0 when the game is over."""
        return s.flow[-1].serial if s.flow else 0

    def asked(self, s: S, seat: Seat | None) -> str:
        """The name of the decision as that seat is asked it: no seat is ever asked two by the same name."""
        if not s.flow:
            return "0"
        answers = 0 if seat is None else s.flow[-1].again.get(str(seat), 0)
        return f"{s.flow[-1].serial:x}.{answers:x}"

    def apply(self, s: S, seat: Seat, action: Action, chance: Chance) -> Step:
        """Carry out an action on a copy of the state. Raises `Illegal` unless it is offered to that seat."""
        self._refuse_unless_offered(s, seat, action)
        t = self.decode(self.encode(s))
        ctx = Ctx(t, chance)
        asked: Frame = t.flow[-1]
        asked.take(t, seat, action, ctx)
        step = self._settle(t, ctx, chance)
        if t.flow and t.flow[-1].serial <= s.ticks:
            self._name_anew(t, asked, seat)
        return step

    def in_order(self, s: S, seat: Seat, action: Action) -> Action:
        """The action with its values in the order in which that seat is offered them, where that makes it one that is
        offered; else as it is. What people type passes through here before it is refused."""
        return ordering.in_order(self.offers(s, seat), action)

    def preview(self, s: S, seat: Seat, action: Action, offers: Sequence[Offer] | None = None) -> Preview:
        """What an action would cost and bring. Raises `Illegal` unless it is offered to that seat; whoever asks for
        many previews may hand in that seat's `offers`, so that they are not made anew for each."""
        if offers is None or not any(offer.admits(action) for offer in offers):
            self._refuse_unless_offered(s, seat, action)
        shown: Preview = s.flow[-1].preview(s, seat, action)
        return shown

    def default(self, s: S, seat: Seat) -> Action:
        """The answer for a player who left. Raises `Illegal` if that seat is not waited for."""
        if seat not in self.waiting(s):
            raise Illegal("not-your-turn")
        action: Action = s.flow[-1].default(s, seat)
        return action

    def result(self, s: S) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.rules.result(s)

    # --- what may be seen

    def view(self, s: S, seat: Seat | None) -> View:
        """What one seat (None: an onlooker) may see. Passed through the codec, so it shares nothing with `s`."""
        hand = None if seat is None else self._copy(s.hands[seat])
        doing = tuple(str(frame.__struct_config__.tag) for frame in s.flow)
        return View(self._copy(s.table), hand, seat, self.waiting(s), doing)

    def imagined(self, s: S, seat: Seat | None, chance: Chance) -> S:
        """A state that looks the same to `seat` but differs in all it cannot know. For tests and opponents."""
        t = self.decode(self.encode(s))
        self.rules.imagine(t, seat, Ctx(t, chance))
        return t

    # --- inside

    def _copy(self, part: T) -> T:
        return msgspec.json.decode(self._encoder.encode(part), type=type(part))

    def _refuse_unless_offered(self, s: S, seat: Seat, action: Action) -> None:
        if not s.flow:
            raise Illegal("game-over")
        if not self.may_act(s, seat):
            raise Illegal("not-your-turn")
        frame: Frame = s.flow[-1]
        if not any(offer.admits(action) for offer in frame.offers(s, seat)):
            frame.explain(s, seat, action)
            allowed = dict.fromkeys(text.verb(offer.action) for offer in frame.offers(s, seat))
            raise Illegal("not-offered", action=text.write(action), allowed=", ".join(allowed))

    def _name_anew(self, s: S, asked: Frame, seat: Seat) -> None:
        """A decision that is asked again is a new one, so that a second press of the same button is stale. Others
        who answer the same frame keep its name, in whatever order answers come."""
        top: Frame = s.flow[-1]
        if top is asked:
            top.again[str(seat)] = top.again.get(str(seat), 0) + 1
        else:
            s.ticks += 1
            top.serial, top.again = s.ticks, {}

    def _settle(self, s: S, ctx: Ctx, chance: Chance) -> Step:
        for _ in range(MAX_SETTLE):
            if not s.flow or s.flow[-1].waiting(s):
                break
            s.flow[-1].advance(s, ctx)
        else:
            raise Bug(f"{self.key}: the flow never came to rest")
        self.rules.check(s)
        return Step(s, tuple(ctx.notes), tuple(chance.draws), not ctx.sealed)


def count_actions(offers: list[Offer]) -> int:
    """How many different actions these offers hold, counted up to the limit of `MAX_OFFERS` + 1."""
    total = 0
    for offer in offers:
        for _ in offer:
            total += 1
            if total > MAX_OFFERS:
                return total
    return total
