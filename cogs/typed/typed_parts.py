"""A value of several parts, each typed in an option of its own: `/wonders build tile: at: turned:`. The game names
the options (`guide.Typed.parts`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from engine.core.model import Action, Preview
from engine.core.offers import CALM, ByParts, Domain
from engine.core.text import kinds, value_text, verb
from engine.core.values import Value, begun, words_of
from host import Refused

from ..kit.card import clip
from ..question.draft import BEGUN
from ..question.question import beyond, label_of, shared
from ..question.typed_words import LABEL, OPEN, SEVERAL, SHOWN, VALUE, Suggestion, Typing
from ..viewer import Viewer
from .unlisted_values import Unlisted


class Understood(NamedTuple):
    """The text of an action; or, unless `whole`, of a half-made choice that a panel goes on with."""

    text: str
    whole: bool


class Parts:
    """One person's text for the parts of a value, compared with that seat's offers."""

    def __init__(self, viewer: Viewer, action: type[Action], typed: Mapping[str, str | None]) -> None:
        self._viewer, self._action = viewer, action
        (self._field, self._kind), self._guide = next(iter(kinds(action).items())), viewer.look.table.game.guide
        self._names, _, self._spans = self._guide.typed.parts_of(action)
        self._given = {name: text for name in self._names if (text := (typed.get(name) or "").strip())}
        self._offer = next((offer for offer in viewer.look.offers if offer.action is action), None)

    def understood(self) -> Understood:
        """What was typed. Raises `Illegal` or `Refused` if it is not understood or may mean several things."""
        if (unlisted := self._unlisted()) is not None:
            if (found := unlisted.understood(self._given, self._label)) is not None:
                words, whole = found
                return self._text("-".join(words) + ("" if whole else BEGUN), whole=whole)
            return self._heard()
        fitting = list(self._fitting(self._given))
        if len(fitting) == 1:
            return self._text(value_text(fitting[0]), whole=True)
        begun_there = list(self._fitting(self._given, whole=False)) if not fitting else []
        if len(begun_there) == 1:
            return self._text(value_text(begun_there[0]), whole=True)
        if begun_there:
            return self._text("-".join(_beginning([words_of(value) for value in begun_there])) + BEGUN, whole=False)
        if not fitting:
            self._refuse_barred()
            return self._heard()
        first = _beginning([words_of(value) for value in fitting])
        if len(self._given) > 1 or not first:
            names = [label_of(self._viewer, self._kind, value) for value in fitting[:SEVERAL]]
            raise Refused("typed-several", values="; ".join(names) + (OPEN if len(fitting) > SEVERAL else ""))
        return self._text("-".join(first) + BEGUN, whole=False)

    def _heard(self) -> Understood:
        """What the game understands, so that its rules can say why not."""
        typing = Typing(self._viewer, self._action, self._field)
        (word, *_) = typing.meant(" ".join(self._given.values())).words
        return self._text(word, whole=True)

    def _unlisted(self) -> Unlisted | None:
        """The values by their parts, if they are never listed."""
        domain = self._offer.fields[self._field] if self._offer is not None else None
        if not isinstance(domain, ByParts) or not self._spans:
            return None
        return Unlisted(
            domain, self._names, self._spans, self._part, lambda one, other: letters(one) == letters(other)
        )

    def _label(self, value: object) -> str:
        return label_of(self._viewer, self._kind, value)

    def _refuse_barred(self) -> None:
        """Raises `Refused` for a first part that is known but not offered, with the reason; unless the game
        understands the whole, so that its rules say why."""
        name, look = self._names[0], self._viewer.look
        said = dict(self._guide.typed.remarks(look.view, self._action, name, self._viewer.speak))
        why = next((why for text, why in said.items() if letters(text) == letters(self._given.get(name, ""))), "")
        heard = why and self._guide.typed.hear(
            look.view, self._kind, " ".join(self._given.values()), self._viewer.speak
        )
        if why and heard is None:
            raise Refused("typed-barred", why=why)

    def suggestions(self, name: str, typed: str) -> list[Suggestion]:
        """What may be typed for one part, given the others; then what is not offered, and why."""
        wanted, view = letters(typed), self._viewer.look.view
        if self._offer is not None and (unlisted := self._unlisted()) is not None:
            best = self._guide.panel.direct(view, self._offer)
            labelled = {
                text: LABEL.join((text, self._label(value)))
                for text, value in unlisted.found(name, self._given, best).items()
            }
            shown = [(clip(label), text) for text, label in labelled.items() if wanted in letters(label)]
            return [(label, text) for label, text in shown if len(text) <= VALUE][:SHOWN]
        found = few(self._found(name), wanted)
        named = self._labels(name, found)
        for text, remark in self._guide.typed.remarks(view, self._action, name, self._viewer.speak):
            named[text] = remark
        shown = [(clip(label), text) for text, label in named.items() if wanted in letters(f"{text} {label}")]
        return [(label, text) for label, text in shown if len(text) <= VALUE][:SHOWN]

    # --- inside

    def _text(self, word: str, *, whole: bool) -> Understood:
        return Understood(f"{verb(self._action)} {word}", whole)

    def _fitting(self, given: Mapping[str, str], *, whole: bool = True) -> Iterator[object]:
        """The offered values with these parts; unless `whole`, parts may be unfinished."""
        domain: Domain | None = self._offer.fields[self._field] if self._offer is not None else None
        wanted = {name: list(map(letters, text.split())) for name, text in given.items()}
        for value in domain.values() if domain is not None else ():
            parts = {name: list(map(letters, self._part(value, name).split())) for name in wanted}
            if all(
                "".join(parts[name]) == "".join(words) or (not whole and parts[name][: len(words)] == words)
                for name, words in wanted.items()
            ):
                yield value

    def _part(self, value: object, name: str) -> str:
        return self._guide.typed.part(self._viewer.look.view, self._kind, value, name, self._viewer.speak)

    def _found(self, name: str) -> dict[str, list[object]]:
        """The texts for a part, given the others, each with the values that have it; the best first if there are
        many."""
        values = list(self._fitting({each: text for each, text in self._given.items() if each != name}))
        found: dict[str, list[object]] = {}
        for value in values:
            if text := self._part(value, name):
                found.setdefault(text, []).append(value)
        if len(found) <= CALM:
            return found
        best = self._guide.panel.ranked(self._viewer.look.view, self._kind, values)
        first = dict.fromkeys(self._part(value, name) for value in best)
        return {text: found[text] for text in (*first, *found)}

    def _labels(self, name: str, found: Mapping[str, list[object]]) -> dict[str, str]:
        """The words for each text: for a value's first part its label, for later parts what they bring beyond what
        all bring."""
        firsts = {text: self._first(values[0]) for text, values in found.items()}
        if all(value is not None and self._part(value, name) == text for text, value in firsts.items()):
            return {text: label_of(self._viewer, self._kind, value) for text, value in firsts.items()}
        brought = {text: shared(list(map(self._preview, values[:SEVERAL]))) for text, values in found.items()}
        common = shared(list(brought.values())) if len(brought) > 1 else Preview()
        told = {text: self._viewer.speak.preview(beyond(each, common)) for text, each in brought.items()}
        named = {text: self._named(text, values[0]) for text, values in found.items()}
        return {text: LABEL.join(filter(None, (named[text], words))) for text, words in told.items()}

    def _named(self, text: str, value: object) -> str:
        """A text, with the label of the value it stands for if that is only one word; that alone if it says the
        text, too."""
        label = "" if words_of(value) else label_of(self._viewer, self._kind, value)
        return label if letters(text) in letters(label) else LABEL.join(filter(None, (text, label)))

    @staticmethod
    def _first(value: object) -> object:
        """The beginning of a value that has parts."""
        return begun(words_of(value)[:1], type(value)) if words_of(value) else None

    def _preview(self, value: object) -> Preview:
        return self._viewer.look.preview(self._action(**{self._field: value}))


def few(found: dict[str, list[Value]], wanted: str) -> dict[str, list[Value]]:
    """The texts that continue what was typed; if they are too many to show, only their next words."""
    fitting = {text: values for text, values in found.items() if wanted in letters(text)}
    size = max((len(text.split()) for text in fitting), default=1)
    while len(fitting) > SHOWN and size > 1:
        size -= 1
        cut: dict[str, list[object]] = {}
        for text, values in fitting.items():
            cut.setdefault(" ".join(text.split()[:size]), []).extend(values)
        fitting = cut
    return fitting


def _beginning(words: list[tuple[str, ...]]) -> tuple[str, ...]:
    """The first words that all have in common."""
    same = next((n for n, each in enumerate(zip(*words, strict=False)) if len(set(each)) > 1), min(map(len, words)))
    return words[0][:same]


def letters(text: str) -> str:
    """Letters and digits only."""
    return re.sub(r"[\W_]+", "", text).casefold()
