"""The terms of agreements as sentences, see `phases.deals`: their meaning, and which are possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.values import words_of
from engine.kit.goods import has

from ..components import GOODS
from ..values import Terms

PLENTY = 999
"""Room on the ground."""


class Exchange(Struct, frozen=True):
    """The meaning of terms: `out` goes from `own` to `theirs` (for a ferry: from `own` to `to`), `back` the other
    way; or `back` is given for a `building` at `to`."""

    verb: str
    own: str
    theirs: str
    out: dict[str, int] = {}
    back: dict[str, int] = {}
    to: str = ""
    building: str = ""


class End(Struct, frozen=True):
    """A transporter, or the ground of a bank: its room and the goods there by kind."""

    name: str
    room: int
    load: tuple[tuple[str, int], ...]

    def has(self, goods: dict[str, int]) -> bool:
        """Whether all these goods are there."""
        return has(dict(self.load), goods)


class Ferry(Struct, frozen=True):
    """A way over a river: from where, on which boat, to where, and the room there."""

    source: End
    boat: str
    to: str
    room: int


class Sentences(Struct, frozen=True):
    """All terms a seat may propose: pairs of an own transporter and another player's, banks where a transporter of
    another could put goods down for it, ferries; and what could be built together, each as its whole sentence."""

    pairs: tuple[tuple[End, End], ...]
    grounds: tuple[tuple[str, End], ...]
    ferries: tuple[Ferry, ...]
    joint: tuple[Terms, ...] = ()

    def about(self, said: Exchange) -> bool:
        """Whether goods could be passed between these at all, whatever they have."""
        match said.verb:
            case "ferry":
                return any(ferry.boat == said.theirs for ferry in self.ferries)
            case "build":
                return any((each.own, each.theirs) == (said.own, said.theirs) for each in self.joint)
            case "ask" if any((bank, end.name) == (said.own, said.theirs) for bank, end in self.grounds):
                return True
        return any((own.name, other.name) == (said.own, said.theirs) for own, other in self.pairs)

    def admits(self, value: object) -> bool:
        """Whether these terms may be proposed."""
        try:
            return isinstance(value, Terms) and (value in self.joint or self.allows(read(value)))
        except ValueError:
            return False

    def allows(self, said: Exchange) -> bool:
        """Whether the goods are there, and the room for them."""
        if said.verb == "build":
            return False  # said in one way only
        out, back = sum(said.out.values()), sum(said.back.values())
        if said.verb == "ferry":
            return any(
                (ferry.source.name, ferry.boat, ferry.to) == (said.own, said.theirs, said.to)
                and ferry.source.has(said.out)
                and out <= ferry.room
                for ferry in self.ferries
            )
        if said.verb == "ask" and any(
            (bank, end.name) == (said.own, said.theirs) and end.has(said.back) for bank, end in self.grounds
        ):
            return True
        return any(
            (own.name, other.name) == (said.own, said.theirs)
            and own.has(said.out)
            and other.has(said.back)
            and back <= own.room + out
            and out <= other.room + back
            for own, other in self.pairs
        )

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words that may follow these first ones."""
        begun = [word for start in self._starts() for word in start.after(words)]
        whole = [words_of(each) for each in self.joint]
        begun += [each[len(words)] for each in whole if len(each) > len(words) and each[: len(words)] == words]
        return tuple(dict.fromkeys(begun))

    def _starts(self) -> Iterator[Beginning]:
        """Every beginning of a sentence, with the goods that may go either way."""
        for own, other in self.pairs:
            yield Beginning(Terms("give", own.name, other.name), own.load, other.room)
            yield Beginning(Terms("ask", own.name, other.name), other.load, own.room)
            yield Beginning(Terms("swap", own.name, other.name), own.load, other.room, other.load, own.room)
        for bank, end in self.grounds:
            yield Beginning(Terms("ask", bank, end.name), end.load, PLENTY)
        for ferry in self.ferries:
            yield Beginning(Terms("ferry", ferry.source.name, ferry.boat), ferry.source.load, ferry.room, to=ferry.to)


class Beginning(Struct, frozen=True):
    """The beginning of a sentence and its continuations: goods and the room for them, then in a swap others in return
    and the room for these, or for a ferry a place."""

    begun: Terms
    goods: tuple[tuple[str, int], ...]
    room: int
    back: tuple[tuple[str, int], ...] = ()
    back_room: int = 0
    to: str = ""

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words that may follow these first ones in this sentence, so that it can still come to an end."""
        first = words_of(self.begun)
        if len(words) < len(first):
            return (first[len(words)],) if words == first[: len(words)] and self.after(first) else ()
        swap, rest = self.begun.verb == "swap", words[len(first) :]
        turned = swap and "for" in rest
        at = rest.index("for") if turned else len(rest)
        try:
            (out, odd), (back, odd_back) = amounts(rest[:at]), amounts(rest[at + 1 :])
        except ValueError:
            return ()
        if words[: len(first)] != first or (turned and (odd or not out)) or not self._can_end(out, back):
            return ()
        return self._next(out, back, odd_back if turned else odd, turned)

    def _next(self, out: dict[str, int], back: dict[str, int], odd: list[str], turned: bool) -> tuple[str, ...]:
        """The continuations after these goods, and a number without its kind if there is one."""
        kinds: dict[int, list[str]] = {}
        for kind, there in self.back if turned else self.goods:
            if kind in out or kind in back:
                continue
            for n in range(1, there + 1):
                more = {kind: n}
                if self._can_end(out, back | more) if turned else self._can_end(out | more, back):
                    kinds.setdefault(n, []).append(kind)
        if odd:
            return tuple(kinds.get(int(odd[0]), ())) if len(odd) == 1 and _number(odd[0]) else ()
        ends = (("for",) if self.begun.verb == "swap" and not turned else ()) + ((self.to,) if self.to else ())
        return (*map(str, sorted(kinds)), *(ends if out else ()))

    def _can_end(self, out: dict[str, int], back: dict[str, int]) -> bool:
        """Whether there is, or will be with more goods in return, room for everything."""
        n, m = sum(out.values()), sum(back.values())
        if any(most < out.get(kind, 0) for kind, most in self.goods):
            return False
        if self.begun.verb != "swap":
            return n <= self.room
        if any(most < back.get(kind, 0) for kind, most in self.back):
            return False
        left = sum(most for kind, most in self.back if kind not in out and kind not in back)
        return m <= self.back_room + n and m + left >= max(1, n - self.room)


def listed(said: Sentences) -> Iterator[Terms]:
    """The simple ones: what could be built together, one or all of a kind, one for one, and ferries of one or all
    of a kind."""
    yield from said.joint
    for verb in ("give", "ask"):
        for own, other in said.pairs:
            source, target = (own, other) if verb == "give" else (other, own)
            for kind, there in source.load:
                for n in sorted({1, min(there, target.room)} - {0}) if target.room else ():
                    yield Terms(verb, own.name, other.name, (str(n), kind))
    for ferry in said.ferries:
        for kind, there in ferry.source.load:
            for n in sorted({1, min(there, ferry.room)}):
                yield Terms("ferry", ferry.source.name, ferry.boat, (str(n), kind, ferry.to))
    for own, other in said.pairs:
        for kind, _ in own.load:
            for wanted, _ in other.load:
                if kind != wanted:
                    yield Terms("swap", own.name, other.name, ("1", kind, "for", "1", wanted))


def read(terms: Terms) -> Exchange:
    """The meaning of terms. Raises `ValueError` for any other sentence."""
    verb, own, theirs, words = terms
    goods, rest = amounts(words)
    if not goods:
        raise ValueError("no goods")
    match verb:
        case "give" if not rest:
            return Exchange(verb, own, theirs, out=goods)
        case "ask" if not rest:
            return Exchange(verb, own, theirs, back=goods)
        case "swap" if rest[:1] == ["for"]:
            back, end = amounts(rest[1:])
            if back and not end and not any(kind in goods for kind in back):
                return Exchange(verb, own, theirs, goods, back)
        case "build" if len(rest) == 2:
            return Exchange(verb, own, theirs, back=goods, to=rest[1], building=rest[0])
        case "ferry" if len(rest) == 1:
            return Exchange(verb, own, theirs, goods, to=rest[0])
    raise ValueError("no such sentence")


def amounts(words: Sequence[str]) -> tuple[dict[str, int], list[str]]:
    """The list of goods ("2 boards 1 stone") that words begin with, and the words after it. Raises `ValueError`
    where a kind is named twice."""
    goods: dict[str, int] = {}
    rest = list(words)
    while len(rest) > 1 and _number(rest[0]) and rest[1] in GOODS:
        if rest[1] in goods:
            raise ValueError("named twice")
        goods[rest[1]] = int(rest[0])
        del rest[:2]
    return goods, rest


def _number(word: str) -> bool:
    return word.isascii() and word.isdigit() and word[0] != "0" and len(word) < 4
