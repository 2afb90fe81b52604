"""Text typed for a field of an action, understood word by word, and suggestions for the next words.

Words may be separated by spaces, commas or hyphens and written in capitals or not; one word may be typed as two
("wagon 12"), if the first is not another word itself. A game may understand more (`guide.Typed.hear`), and refuses
other text. If a game does not, a listed value may be named by some of its words, in any order, if no other value has
them all. Anything else stays as it was typed: the rules refuse it and say why.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain, islice
from typing import NamedTuple, get_origin

from engine.core.model import Action, Illegal
from engine.core.offers import ByParts, Domain, OneOf, Some, begins, settled
from engine.core.text import kinds, types, value_text
from engine.core.values import Words, begun, has_parts, read_value, words_of
from host import Look, Refused

from ..kit.card import clip
from ..viewer import Viewer

LISTED = 500
"""The most values of a field searched for typed text."""
SHOWN = 25
"""Suggestions Discord shows."""
VALUE = 100
"""The most characters of a suggestion's value."""
SEVERAL = 4
"""The most values named if several may have been meant."""
TOGETHER = 3
"""The most pieces typed for one word."""
ENOUGH = r": | \("
"""Ends the name of a value; what follows says more of it."""
LABEL, OPEN = " · ", " …"
"""In a suggestion's name: stands before its label, and after words that are not a whole sentence yet."""

Suggestion = tuple[str, str]
"""A name, and the value it stands for, as one word of an action's text."""


def plain(typed: str) -> str:
    """Typed text as one word of a canonical text, not interpreted."""
    return "-".join(pieces(typed)) or "none"


def one_line(typed: str) -> str:
    """Text of several lines as one line."""
    return ", ".join(filter(None, map(str.strip, typed.split("\n"))))


def pieces(typed: str) -> list[str]:
    """The words of typed text; a sign before a number stays with the number."""
    return re.findall(r"(?:(?<![^\s,])[-−–](?=[0-9]))?[^\s,-]+", typed)


class Meant(NamedTuple):
    """The meaning of a typed field: a word of a canonical text, or one for each of several actions. sure: it names an
    offer, rather than being read from free text."""

    words: tuple[str, ...]
    sure: bool = True


class Possible(NamedTuple):
    """Of some actions by their texts: those that can be carried out one after the other, and the others, each with
    the reason; `look`: the table after the former."""

    texts: tuple[str, ...]
    refused: tuple[tuple[str, Illegal], ...]
    look: Look


def possible(look: Look, texts: Sequence[str]) -> Possible:
    """Each of some actions tried after those before it that can be carried out."""
    good, refused = list[str](), list[tuple[str, Illegal]]()
    for each in texts:
        try:
            look, _ = look.tried([look.table.game.parse(each)])
        except Illegal as why:
            refused.append((each, why))
        else:
            good.append(each)
    return Possible(tuple(good), tuple(refused), look)


class Typing:
    """One person's text for one field of an action, compared with that seat's offers."""

    def __init__(self, viewer: Viewer, action: type[Action], field: str) -> None:
        self._look, self._speak = viewer
        self._kind, self._hint = kinds(action)[field], types(action)[field]
        offered = (
            offer.fields[field] for offer in self._look.offers if offer.action is action and field in offer.fields
        )
        self._domain: Domain | None = next(offered, None)

    def meant(self, typed: str) -> Meant:
        """The typed text as words of a canonical text. Raises `Illegal` or `Refused` if it is not understood or may
        mean several things."""
        settled_at_once = self._settled(tuple(typed.strip().split("-"))) if self._of_words else None
        if settled_at_once is not None:
            return Meant((value_text(settled_at_once),))
        heard, refused = None, None
        try:
            heard = self._heard(typed)
        except Illegal as illegal:
            refused = illegal
        for value in (self._said(typed), self._labelled(typed)) if self._domain is not None else ():
            if value is not None:
                return Meant((value_text(value),), sure=refused is None and heard is None)
        if refused is not None:
            raise refused
        if heard is not None:
            return Meant(tuple("-".join(words) for words in heard), sure=False)
        return Meant((self._named(typed) or self._as_typed(typed),))

    def beginning(self, typed: str) -> Words:
        """The words of the typed text if all are understood and a value begins with them; else ()."""
        said, rest = self._understood(typed) if self._domain is not None and self._of_words else ((), [])
        begun = not rest and self._settled(said) is None and begins(self._domain, said) if self._domain else False
        return said if begun else ()

    def _as_typed(self, typed: str) -> str:
        """The typed text as one word: the words understood, then the others without filler words."""
        of_words = self._domain is not None and self._of_words
        said, rest = self._understood(typed) if of_words else ((), pieces(typed))
        kept = (*said, *(word for word in rest if word.casefold() not in self._idle))
        return "-".join(kept) or plain(typed)

    def suggestions(self, typed: str) -> list[Suggestion]:
        """Suggestions: sentences that continue the typed text, and listed values that contain it."""
        wanted = {typed.casefold().strip(), plain(typed).casefold()} if typed.strip() else {""}
        listed, bag = self.listed(), self._bag(typed)
        fitting = [each for each in listed if any(part in text.casefold() for part in wanted for text in each)] or [
            each for each in listed if _has_all(each, bag, whole=False)
        ]
        spoken = self._spoken(typed) if self._by_words else iter(())
        names: dict[str, str] = {}
        for name, value in chain(spoken, fitting):
            if len(value) <= VALUE and len(names) < SHOWN:
                names.setdefault(value, clip(name))
        return [(name, value) for value, name in names.items()]

    def listed(self) -> list[Suggestion]:
        """The listed values: in words, and as they are typed."""
        values = islice(self._domain.values() if self._domain else (), LISTED)
        return [(self._label(value), value_text(value)) for value in values]

    def spoken(self) -> list[Suggestion]:
        """The first listed value, as people would type it: by its name, if that is understood."""
        for value in islice(self._domain.values() if self._domain else (), 1):
            label, text = self._label(value), value_text(value)
            for name in (re.split(ENOUGH, label)[0], label):
                with suppress(Illegal, Refused):
                    if self.meant(name).words == (text,):
                        return [(label, name)]
            return [(label, text)]
        return []

    def unnamed(self, typed: str) -> bool:
        """Whether text in the place of a listed value names none, be it offered or not. A game that hears a text has
        understood it, or says what it has not; and where values are called as they are written, nobody can tell."""
        if not isinstance(self._domain, OneOf) or all(
            name.casefold() == _written(text) for name, text in self.listed()
        ):
            return False
        try:
            if self._heard(typed) is not None:
                return False
            (word, *_) = self.meant(typed).words
        except (Illegal, Refused):
            return False
        try:
            known = [self._label(read_value(each, self._hint)) for each in (word, word.replace("-", "_"))]
        except (Illegal, LookupError, ValueError, AttributeError, RuntimeError):  # it has no name
            return True
        return all(_written(each) == _written(word) for each in known)

    # --- inside

    def _label(self, value: object) -> str:
        return self._look.table.game.guide.names.label(self._look.view, self._kind, value, self._speak)

    def _labelled(self, typed: str) -> object:
        """The only listed value with this label."""
        assert self._domain is not None
        wanted = clip(typed.strip()).casefold()
        called = [v for v in islice(self._domain.values(), LISTED) if clip(self._label(v)).casefold() == wanted]
        return called[0] if len(called) == 1 else None

    def _bag(self, typed: str) -> list[str]:
        """The words of typed text, without filler words."""
        return [word for word in _words(typed) if word not in self._idle]

    def _named(self, typed: str) -> str:
        """The only listed value that has all these words; "" for none. Raises `Refused` if there are several."""
        bag = self._bag(typed)
        fitting = [each for each in self.listed() if _has_all(each, bag)] if bag else []
        if len(fitting) > 1:
            names = [name for name, _ in fitting[:SEVERAL]]
            raise Refused("typed-several", values="; ".join(names) + (OPEN if len(fitting) > SEVERAL else ""))
        return fitting[0][1] if fitting else ""

    def _heard(self, typed: str) -> tuple[Words, ...] | None:
        """The game's reading of the text. Raises `Illegal` if it has none or several."""
        hear = self._look.table.game.guide.typed.hear
        return hear(self._look.view, self._kind, typed, self._speak)

    def _said(self, typed: str) -> object:
        """The value that was typed, or None."""
        domain = self._domain
        if isinstance(domain, Some):
            return _in_order(domain, pieces(typed))
        if isinstance(domain, OneOf):
            words = plain(typed)
            for value in domain.values():
                if value_text(value).casefold() == words.casefold():
                    return value
        if not self._of_words:
            return None
        said, rest = self._understood(typed)
        return self._settled(said) if said and not rest else None

    def _spoken(self, typed: str) -> Iterator[Suggestion]:
        """The sentence so far, and those one word longer."""
        said, rest = self._understood(typed)
        partial = "".join(rest).casefold()
        if said and not rest and self._settled(said) is not None:
            yield self._suggestion(said)
        for word in self._next(said):
            if word.casefold().startswith(partial):
                yield self._suggestion((*said, word))
        if said and not rest and not re.search(r"[\s,-]$", typed):  # the last word may begin a longer one
            for word in self._next(said[:-1]):
                if word != said[-1] and word.casefold().startswith(said[-1].casefold()):
                    yield self._suggestion((*said[:-1], word))

    def _suggestion(self, words: Words) -> Suggestion:
        whole = self._settled(words) is not None
        return clip(
            " ".join(words) + ("" if whole else OPEN) + LABEL + self._label(begun(words, self._hint))
        ), "-".join(words)

    def _understood(self, typed: str) -> tuple[Words, list[str]]:
        """The words that are understood, and the pieces after them that are not. A suggestion that was picked stands
        in the field with its name; text typed after it goes on from there."""
        head, label, _ = typed.partition(LABEL)
        if label:
            said, rest = self._follow((), pieces(head.removesuffix(OPEN)))
            name = self._suggestion(said)[0] if said and not rest else ""
            if name and typed.startswith(name):
                return self._follow(said, pieces(typed[len(name) :]))
        said, rest = self._follow((), pieces(typed))
        for value in islice(self._domain.values() if self._domain else (), LISTED if rest else 0):
            name = clip(self._label(value))
            if isinstance(value, tuple) and typed.startswith(name):
                return self._follow(words_of(value), pieces(typed[len(name) :]))
        return (said, rest) if not rest else self._guessed(typed, said, rest)

    @property
    def _idle(self) -> set[str]:
        """Filler words: they name nothing."""
        return {each.strip() for each in self._speak("typed-idle").split(",")}

    @property
    def _of_words(self) -> bool:
        """Whether the values are said word by word."""
        domain = self._domain
        return isinstance(domain, ByParts) or (
            isinstance(domain, OneOf) and (has_parts(self._hint) or get_origin(self._hint) is tuple)
        )

    @property
    def _by_words(self) -> bool:
        """Whether values are suggested word by word: sentences, and values of several words if there are too many to
        show."""
        domain = self._domain
        if not self._of_words or not isinstance(domain, OneOf):
            return self._of_words
        return domain.more is not None or len(domain.options) > SHOWN

    def _settled(self, words: Words) -> object:
        """The offered value with these words, or None."""
        return None if self._domain is None else settled(self._domain, words, self._hint)

    def _next(self, words: Words) -> Words:
        """The words that may follow these, in a sentence or in a listed value."""
        return self._domain.after(words) if self._domain is not None else ()

    def _follow(self, words: Words, typed: list[str]) -> tuple[Words, list[str]]:
        """Some words continued by typed text up to its first unknown part; and the rest."""
        while typed:
            known = {word.casefold(): word for word in self._next(words)}
            tried = ("".join(typed[:count]).casefold() for count in range(1, min(TOGETHER, len(typed)) + 1))
            count, word = next(((n, known[each]) for n, each in enumerate(tried, 1) if each in known), (0, ""))
            if not count:
                break
            words, typed = (*words, word), typed[count:]
        return words, typed

    def _guessed(self, typed: str, said: Words, rest: list[str]) -> tuple[Words, list[str]]:
        """The game's reading of the typed text, or of all but its last word, if it reads more than we do."""
        whole, _, last = typed.rstrip().rpartition(" ")
        if any(word.casefold().startswith("".join(rest).casefold()) for word in self._next(said)):
            return said, rest
        for text, left in ((typed, []), (whole, [last])):
            try:
                heard = self._heard(text)
            except Illegal:
                continue
            if heard is not None and len(heard) == 1 and len(heard[0]) > len(said):
                return heard[0], left
        return said, rest


def _written(text: str) -> str:
    return re.sub(r"[-_]", " ", text).casefold()


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W_]+", text.casefold())


def _has_all(suggestion: Suggestion, typed: list[str], *, whole: bool = True) -> bool:
    """Whether a listed value has all the typed words; unless `whole`, the last one may be unfinished."""
    there = {word for text in suggestion for word in _words(text)}
    *before, last = typed or [""]
    return there.issuperset(before) and (last in there or (not whole and any(w.startswith(last) for w in there)))


def _in_order(domain: Some, typed: list[str]) -> tuple[object, ...] | None:
    """Several of many, typed in any order."""
    known = {str(option).casefold(): option for option in domain.options}
    if not all(piece.casefold() in known for piece in typed):
        return None
    counts = Counter(known[piece.casefold()] for piece in typed)
    return tuple(option for option in dict.fromkeys(domain.options) for _ in range(counts[option]))
