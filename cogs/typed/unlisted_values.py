"""A value that is never listed (`ByParts`), typed part by part and found one part after the other; the game says how
many words each has (`guide.Parts`). See `typed_parts`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice

from engine.core.offers import ByParts, settled
from engine.core.values import Words, begun
from host import Refused

from ..question.typed_words import OPEN, SEVERAL

LOOKED = 300
"""The most beginnings of values tried for suggestions."""


class Unlisted:
    """Finds the values of a domain by what is typed for their parts. `typed(value, name)`: the text for a part of a
    value, or of the beginning of one; `alike`: whether two such texts mean the same."""

    def __init__(
        self,
        domain: ByParts,
        names: Sequence[str],
        spans: Sequence[int],
        typed: Callable[[object, str], str],
        alike: Callable[[str, str], bool],
    ) -> None:
        self._domain, self._names, self._spans = domain, tuple(names), tuple(spans)
        self._typed, self._alike = typed, alike

    def understood(self, given: Mapping[str, str], label: Callable[[object], str]) -> tuple[Words, bool] | None:
        """The words of the only value with these parts, and True; if only first parts are given, those of the
        beginning, and False; None if there is no such value. Raises `Refused` if several may be meant."""
        ways = list(islice(self._ways(given, len(self._names)), SEVERAL + 1))
        if len(ways) <= 1:
            return (ways[0], True) if ways else None
        first = next((n for n, name in enumerate(self._names) if name not in given), len(self._names))
        begins = list(islice(self._ways(given, first), 2)) if first == len(given) else []
        if len(begins) == 1:
            return begins[0], False
        names = [label(settled(self._domain, words, self._domain.kind)) for words in ways[:SEVERAL]]
        raise Refused("typed-several", values="; ".join(names) + (OPEN if len(ways) > SEVERAL else ""))

    def found(self, name: str, given: Mapping[str, str], best: Sequence[object]) -> dict[str, object]:
        """The texts possible for a part, given the others, each with a value that has it, or the beginning of one;
        those of the best values first."""
        others = {each: text for each, text in given.items() if each != name}
        found: dict[str, object] = {}
        for value in best:
            if all(self._alike(text, self._typed(value, each)) for each, text in others.items()):
                found.setdefault(self._typed(value, name), value)
        for words in islice(self._ways(others, self._names.index(name) + 1), LOOKED):
            value = begun(words, self._domain.kind)
            found.setdefault(self._typed(value, name), value)
        return found

    def _ways(self, given: Mapping[str, str], count: int, words: Words = (), at: int = 0) -> Iterator[Words]:
        """The words of so many first parts that fit what was typed."""
        if at == count:
            yield words
            return
        name = self._names[at]
        for longer in self._longer(words, self._spans[at]):
            text = given.get(name)
            if text is None or self._alike(text, self._typed(begun(longer, self._domain.kind), name)):
                yield from self._ways(given, count, longer, at + 1)

    def _longer(self, words: Words, size: int) -> Iterator[Words]:
        """The same with so many words more."""
        if not size:
            yield words
            return
        for word in self._domain.after(words):
            yield from self._longer((*words, word), size - 1)
