"""The actions open to a seat: verbs, and for each of their fields a domain of values.

A domain is checked directly (`admits`) and counted without being listed. `ByParts` is never listed at all: its
values are reached part by part. Values of several parts are handled as the words they consist of (`values`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from typing import NamedTuple, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from .model import Action, Illegal
from .values import Value, Words, from_words, words_of

T = TypeVar("T")

MAX_OFFERS = 5_000
"""Actions that may be listed for one seat at once; a game that needs more splits the decision, or uses `ByParts`."""
CALM = 15
"""How many options of several parts are still easy to survey."""


class Sentences(Protocol):
    """Values besides those that are listed: sentences of words, too many to list. Compared by value."""

    def admits(self, value: Value) -> bool:
        """Whether this sentence is allowed now."""
        ...

    def after(self, words: Words) -> tuple[str, ...]:
        """The words that may follow these first ones; () where the sentence can only end, or is none."""
        ...


class Parts(Protocol):
    """Values of several parts, too many to list. All have equally many words. Compared by value."""

    def admits(self, value: Value) -> bool:
        """Whether this value may be chosen now, found out without listing any."""
        ...

    def after(self, words: Words) -> tuple[str, ...]:
        """The words that may follow these so that a value can still be reached, each once and in a fixed order;
        () where the value is complete, or these words begin none."""
        ...

    def count(self) -> int:
        """How many values there are, found out without listing them."""
        ...


class OneOf(Struct, frozen=True):
    """Exactly one of these. Options of several parts may be asked part by part (see `narrow`), breaking off after
    any of the numbers of words in `stops` (none given: after any word); or one part after the other while more than
    `apart` of them are left, several parts at once where these make no more than that. `more` admits sentences that a
    person may type besides: orders with several parts, given word by word. From word `loose` on, an option's words
    may be typed in any order (see `ordering`)."""

    options: tuple[Value, ...]
    stops: tuple[int, ...] = ()
    more: Sentences | None = None
    loose: int | None = None
    apart: int | None = None

    def values(self) -> Iterator[Value]:
        return iter(self.options)

    def count(self) -> int:
        return len(self.options)

    def admits(self, value: Value) -> bool:
        # equal is not enough: True == 1, and a record must not hold the one for the other
        try:
            return type(value) is type(self.options[self.options.index(value)])
        except ValueError:
            pass
        return self.more is not None and isinstance(value, tuple) and self.more.admits(value)

    def after(self, words: Words) -> tuple[str, ...]:
        size = len(words)
        listed = (said[size] for said in map(words_of, self.options) if len(said) > size and said[:size] == words)
        return tuple(dict.fromkeys((*(self.more.after(words) if self.more is not None else ()), *listed)))


class Range(Struct, frozen=True):
    """A whole number from `lo` to `hi`, both included."""

    lo: int
    hi: int

    def values(self) -> Iterator[Value]:
        return iter(range(self.lo, self.hi + 1))

    def count(self) -> int:
        return max(0, self.hi - self.lo + 1)

    def admits(self, value: object) -> bool:
        return type(value) is int and self.lo <= value <= self.hi

    def after(self, words: Words) -> tuple[str, ...]:
        return ()


class Some(Struct, frozen=True):
    """From `lo` to `hi` of these, in the order given here. Equal options stand next to each other; each
    occurrence may be chosen once, so a hand of goods is an option for each cube."""

    options: tuple[Value, ...]
    lo: int
    hi: int

    def values(self) -> Iterator[Value]:
        for n in range(self.lo, min(self.hi, len(self.options)) + 1):
            yield from _choose(tuple(Counter(self.options).items()), n)

    def count(self) -> int:
        ways = [1]  # by how many are taken
        for most in Counter(self.options).values():
            ways = [sum(ways[max(0, n - most) : n + 1]) for n in range(len(ways) + most)]
        return sum(ways[self.lo : self.hi + 1])

    def admits(self, value: object) -> bool:
        if type(value) is not tuple or not self.lo <= len(value) <= self.hi:
            return False
        if Counter(value) - Counter(self.options):
            return False
        return tuple(sorted(value, key=self.options.index)) == value

    def after(self, words: Words) -> tuple[str, ...]:
        if len(words) >= self.hi or Counter(words) - Counter(self.options):
            return ()
        left, first = Counter(self.options) - Counter(words), self.options.index(words[-1]) if words else 0
        return tuple(dict.fromkeys(option for option in self.options[first:] if left[option]))


def _choose(groups: tuple[tuple[T, int], ...], n: int) -> Iterator[tuple[T, ...]]:
    """Every way to take `n` of a multiset (value, count), each once; equal ones do not multiply the work."""
    if n == 0:
        yield ()
    elif groups:
        (value, count), rest = groups[0], groups[1:]
        least = n - sum(left for _, left in rest)
        for k in range(min(count, n), max(least, 0) - 1, -1):
            for others in _choose(rest, n - k):
                yield (value,) * k + others


class ByParts(Struct, frozen=True):
    """One of more values than anybody would list: which piece, how turned, on which cell. `kind` is their type, a
    NamedTuple; `parts` knows them. A panel asks for one part at a time."""

    kind: type[Value]
    parts: Parts

    def values(self) -> Iterator[Value]:
        """Every value, one after the other: for a test or a search that stops early, never for a list."""
        return self.beginning(())

    def beginning(self, words: Words) -> Iterator[Value]:
        """The values that begin with these words, each found only when it is asked for."""
        if following := self.parts.after(words):
            for word in following:
                yield from self.beginning((*words, word))
        elif words and (value := settled(self, words, self.kind)) is not None:
            yield value

    def count(self) -> int:
        return self.parts.count()

    def admits(self, value: Value) -> bool:
        return type(value) is self.kind and self.parts.admits(value)

    def after(self, words: Words) -> tuple[str, ...]:
        return self.parts.after(words)


Domain: TypeAlias = OneOf | Range | Some | ByParts


def begins(domain: Domain, words: Words) -> bool:
    """Whether a value of several parts begins with these words and goes on."""
    return bool(words) and bool(domain.after(words))


def fitting(domain: Domain, words: Words) -> Iterator[Value]:
    """The listed values that begin with these words; of `ByParts` each only when it is asked for."""
    if not words:
        return domain.values()
    if isinstance(domain, ByParts):
        return domain.beginning(words)
    return (value for value in domain.values() if words_of(value)[: len(words)] == words)


def settled(domain: Domain, words: Words, hint: object) -> Value | None:
    """The value with these words, listed or a sentence, or None. `hint` is the field's type."""
    try:
        value = from_words(words, hint)
    except Illegal:
        return None
    return value if isinstance(value, tuple) and domain.admits(value) else None


class Further(NamedTuple):
    """One of the things to choose next: the words said with it, and the value if that settles it, else None."""

    words: Words
    value: Value | None = None


def further(domain: Domain, said: Words, hint: object) -> list[Further]:
    """The choices after the words said so far: values, or where there are too many to survey, the words that several
    begin with. A value that is also the beginning of others is offered once more. `hint` is the field's type."""
    return list(_next_words(domain, said) if isinstance(domain, ByParts) else _next_cut(domain, said))


def firsts(domain: Domain) -> list[Words]:
    """The different first words of values that are asked for part by part; [] for all others."""
    if not isinstance(domain, OneOf) or domain.apart is None:
        return []
    return list(dict.fromkeys(words_of(value)[:1] for value in domain.values()))


def _next_words(domain: ByParts, said: Words) -> Iterator[Further]:
    """Each word that may follow, together with those after it that leave no choice."""
    for word in domain.after(said):
        words = (*said, word)
        while len(following := domain.after(words)) == 1:
            words = (*words, *following)
        yield Further(words, settled(domain, words, domain.kind))


def _next_cut(domain: Domain, said: Words) -> Iterator[Further]:
    values = tuple(fitting(domain, said))
    all_words = tuple(map(words_of, values))  # () for each of a single word
    cut = _cut(domain, all_words)
    if cut == all_words:
        yield from map(Further, all_words, values)
        return
    size, together = max(map(len, cut)), dict[Words, list[Value]]()
    for value, words in zip(values, all_words, strict=True):
        together.setdefault(words[:size], []).append(value)
    for words, those in together.items():
        yield Further(words, those[0] if len(those) == 1 else None)


def _cut(domain: Domain, options: tuple[Words, ...]) -> tuple[Words, ...]:
    """Where to break off: see `OneOf`."""
    if not isinstance(domain, OneOf) or domain.apart is None:
        return narrow(options, stops=domain.stops if isinstance(domain, OneOf) else ())
    if len(options) <= domain.apart:
        return options
    size = _shared(options) + 1
    cut = tuple(dict.fromkeys(option[:size] for option in options))
    while len(longer := tuple(dict.fromkeys(option[: size + 1] for option in options))) <= domain.apart:
        size, cut = size + 1, longer
    return cut


def pick(domain: Domain, below: Callable[[int], int]) -> Value:
    """A random value. `below(n)` gives a number from 0 to n-1. Of `ByParts` each part is drawn by itself."""
    if isinstance(domain, ByParts):
        words: Words = ()
        while following := domain.after(words):
            words = (*words, following[below(len(following))])
        return from_words(words, domain.kind)
    if isinstance(domain, Range):
        return domain.lo + below(domain.count())
    listed = tuple(domain.values())
    return listed[below(len(listed))]


class Offer(Struct, frozen=True):
    """A verb a seat may use now and the exact values of each of its fields (their product)."""

    action: type[Action]
    fields: Mapping[str, Domain] = {}

    def __iter__(self) -> Iterator[Action]:
        for values in combinations(tuple(self.fields.values())):
            yield self.action(**dict(zip(self.fields, values, strict=True)))

    def admits(self, action: Action) -> bool:
        return type(action) is self.action and all(
            domain.admits(getattr(action, name)) for name, domain in self.fields.items()
        )

    def count(self) -> int:
        """How many actions it holds, without listing them; sentences are not counted."""
        return prod(domain.count() for domain in self.fields.values())

    @property
    def listed(self) -> bool:
        """Whether its actions may be written out."""
        return not any(isinstance(domain, ByParts) for domain in self.fields.values())


def combinations(domains: Sequence[Domain]) -> Iterator[tuple[Value, ...]]:
    """Every combination of values. (`itertools.product` would first gather all values of each, however many.)"""
    if not domains:
        yield ()
        return
    for value in domains[0].values():
        for others in combinations(domains[1:]):
            yield (value, *others)


def narrow(options: tuple[Words, ...], limit: int = CALM, stops: tuple[int, ...] = ()) -> tuple[Words, ...]:
    """The first part of a choice that is too long to show at once.

    Options that are tuples of words are cut to the most words, out of `stops`, that leave at most `limit` different
    ones, or else to the fewest. Returns the options as they are when they fit.
    """
    if len(options) <= limit:
        return options
    shared = _shared(options)
    sizes = [size for size in stops or range(1, max(map(len, options))) if size > shared]
    cut = options
    for size in sorted(sizes, reverse=True):
        cut = tuple(dict.fromkeys(option[:size] for option in options))
        if len(cut) <= limit:
            break
    return cut


def _shared(options: tuple[Words, ...]) -> int:
    """How many first words all of these have in common."""
    different = (n for n, parts in enumerate(zip(*options, strict=False)) if len(set(parts)) > 1)
    return next(different, min(map(len, options)))
