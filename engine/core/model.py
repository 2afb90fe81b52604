"""The words every game speaks: seats, actions, offers, notes, frames, steps, and the two refusals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NewType, Protocol

from msgspec import Struct

Seat = NewType("Seat", int)

MAX_OFFERS = 5_000
"""Actions one seat may be offered at once; a game that needs more splits the decision."""
MAX_NOTES = 60
"""Notes one action may make."""


class Illegal(Exception):
    """A move the rules refuse. `code` names a sentence in the words files, `args` fill it in."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code, self.values = code, values


class Bug(Exception):
    """A state the rules should never reach: the move is refused, the game is paused, its journal kept."""


class Action(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """A move as a player states it: one subclass for each verb of the rulebook.

    Fields are `str`, `int`, `bool` or a tuple of `str`; their annotation's `extra={"kind": ...}` says
    what they name (a tile, a space ...), which is what labels and pictures go by.
    """


class More(Protocol):
    """Values besides those that are listed: sentences of words, too many to list. Compared by value."""

    def admits(self, value: Any) -> bool:
        """Whether this sentence is allowed now."""
        ...

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words that may follow these first ones; () where the sentence can only end, or is none."""
        ...


class OneOf(Struct, frozen=True):
    """Exactly one of these. Options that are tuples may be asked part by part (see `narrow`), breaking off after
    any of the numbers of parts in `stops` (none given: after any part). `more` admits sentences that a person may
    type beyond what is listed here: orders with several parts, said word by word. From part `loose` on, an option's
    parts may be typed in any order (see `ordering`)."""

    options: tuple[Any, ...]
    stops: tuple[int, ...] = ()
    more: More | None = None
    loose: int | None = None

    def values(self) -> Iterator[Any]:
        return iter(self.options)

    def admits(self, value: Any) -> bool:
        # equal is not enough: True == 1, and a record must not hold the one for the other
        try:
            return type(value) is type(self.options[self.options.index(value)])
        except ValueError:
            pass
        return self.more is not None and type(value) is tuple and self.more.admits(value)


class Range(Struct, frozen=True):
    """A whole number from `lo` to `hi`, both included."""

    lo: int
    hi: int

    def values(self) -> Iterator[Any]:
        return iter(range(self.lo, self.hi + 1))

    def admits(self, value: Any) -> bool:
        return type(value) is int and self.lo <= value <= self.hi


class Some(Struct, frozen=True):
    """From `lo` to `hi` of these, in the order given here. Equal options stand next to each other; each
    occurrence may be chosen once, so a hand of goods is an option for each cube."""

    options: tuple[Any, ...]
    lo: int
    hi: int

    def values(self) -> Iterator[Any]:
        for n in range(self.lo, min(self.hi, len(self.options)) + 1):
            yield from _choose(tuple(Counter(self.options).items()), n)

    def admits(self, value: Any) -> bool:
        if type(value) is not tuple or not self.lo <= len(value) <= self.hi:
            return False
        if Counter(value) - Counter(self.options):
            return False
        return tuple(sorted(value, key=self.options.index)) == value


def _choose(groups: tuple[tuple[Any, int], ...], n: int) -> Iterator[tuple[Any, ...]]:
    """Every way to take `n` of a multiset (value, count), each once; equal ones do not multiply the work."""
    if n == 0:
        yield ()
    elif groups:
        (value, count), rest = groups[0], groups[1:]
        least = n - sum(left for _, left in rest)
        for k in range(min(count, n), max(least, 0) - 1, -1):
            for others in _choose(rest, n - k):
                yield (value,) * k + others


Domain = OneOf | Range | Some


class Offer(Struct, frozen=True):
    """A verb a seat may use now and the exact values of each of its fields (their product)."""

    action: type[Action]
    fields: Mapping[str, Domain] = {}

    def __iter__(self) -> Iterator[Action]:
        for values in _product(tuple(self.fields.values())):
            yield self.action(**dict(zip(self.fields, values, strict=True)))

    def admits(self, action: Action) -> bool:
        return type(action) is self.action and all(
            domain.admits(getattr(action, name)) for name, domain in self.fields.items()
        )


def _product(domains: tuple[Domain, ...]) -> Iterator[tuple[Any, ...]]:
    """Every combination of values. (`itertools.product` would first gather all values of each, however many.)"""
    if not domains:
        yield ()
        return
    for value in domains[0].values():
        for others in _product(domains[1:]):
            yield (value, *others)


class Note(Struct, frozen=True, omit_defaults=True):
    """A line of the game's log, in no language: `code` names the sentence, `args` fill it in.

    `to` is None for the table, or the seats that may read it.
    """

    code: str
    args: dict[str, Any] = {}
    to: tuple[Seat, ...] | None = None


class Preview(Struct, frozen=True):
    """What an action would cost and bring now. Counts of things by name; `points` apart; `notes` for the rest."""

    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    points: int = 0
    notes: tuple[Note, ...] = ()


class Frame(Struct, tag_field="at"):
    """One entry of the flow stack: a decision of the rulebook, as data. Frames are public.

    `serial` is unique in the game; with the number of answers a seat has given to this frame (`again`, by seat) it
    names a decision, and a press carries both. So nobody's open panel is out of date because somebody else, asked
    at the same time, has moved.
    """

    serial: int = 0
    again: dict[str, int] = {}

    def waiting(self, s: Any) -> tuple[Seat, ...]:
        """The seats that must answer; () lets the engine `advance` by itself."""
        return ()

    def free(self, s: Any) -> tuple[Seat, ...]:
        """Further seats that may act, though nobody waits for them."""
        return ()

    def offers(self, s: Any, seat: Seat) -> Iterable[Offer]:
        """What that seat may do. Never empty for a seat in `waiting`."""
        return ()

    def take(self, s: Any, seat: Seat, action: Any, ctx: Any) -> None:
        """Carry out an action that was offered."""
        raise Bug(f"{type(self).__name__} takes no action")

    def advance(self, s: Any, ctx: Any) -> None:
        """Go on when nobody is waited for."""
        raise Bug(f"{type(self).__name__} cannot go on by itself")

    def preview(self, s: Any, seat: Seat, action: Any) -> Preview:
        """What an offered action would cost and bring, from what that seat may see."""
        return Preview()

    def explain(self, s: Any, seat: Seat, action: Any) -> None:
        """Raise `Illegal` with the rule that stands against an action, where this frame knows it."""

    def default(self, s: Any, seat: Seat) -> Action:
        """The answer for a player who left: the first action offered unless a frame knows a gentler one."""
        return next(action for offer in self.offers(s, seat) for action in offer)


class Step(Struct, frozen=True):
    """The outcome of one action: the new state, what to tell, the draws made, and whether undo may cross it."""

    state: Any
    notes: tuple[Note, ...]
    draws: tuple[int, ...]
    undoable: bool


class View(Struct, frozen=True):
    """What one seat (None: an onlooker) may see: the table and that seat's own hand, nothing else.

    `doing` lists the tags of the frames, the current decision last.
    """

    table: Any
    hand: Any
    seat: Seat | None
    waiting: tuple[Seat, ...]
    doing: tuple[str, ...]


class Result(Struct, frozen=True):
    """How a game ended: final points by seat, the winners (several when they share), the reason's code."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


CALM = 15
"""Options of several parts that are still easy to survey at once."""


def narrow(options: tuple[Any, ...], limit: int = CALM, stops: tuple[int, ...] = ()) -> tuple[Any, ...]:
    """The first part of a choice that is too long to show at once.

    Options that are tuples are cut to the most parts, out of `stops`, that leave at most `limit` different ones,
    or else to the fewest. Returns the options as they are when they fit or are no tuples.
    """
    if len(options) <= limit or not isinstance(options[0], tuple):
        return options
    shared = _shared(options)
    sizes = [size for size in stops or range(1, max(map(len, options))) if size > shared]
    cut = options
    for size in sorted(sizes, reverse=True):
        cut = tuple(dict.fromkeys(option[:size] for option in options))
        if len(cut) <= limit:
            break
    return cut


def _shared(options: tuple[tuple[Any, ...], ...]) -> int:
    """How many first parts all of these have in common."""
    different = (n for n, parts in enumerate(zip(*options, strict=False)) if len(set(parts)) > 1)
    return next(different, min(map(len, options)))
