"""Half-made choices and the texts that stand for them. Pure functions of the offers.

A half-made choice is the beginning of an action's canonical text: "", "hire", "hire W03"; a value that is chosen part
by part ends with "~": "road A8~". "+" alone is the question for the rarer verbs. A text too long for a component's id
is replaced by its fingerprint: "#" and 12 hex digits.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec import Struct

from engine.core.model import Action, Illegal
from engine.core.offers import ByParts, Domain, Offer, begins, combinations, firsts, fitting, further
from engine.core.text import types, value_text, verb, write
from engine.core.values import Words, read_value, words_of

BEGUN = "~"
"""Ends a value whose first words only are chosen."""
RARER = "+"
"""Stands for the rarer verbs, before one of them is chosen."""
PRINT = "#"
"""Begins a fingerprint."""


class Draft(Struct, frozen=True):
    """A half-made choice: the verb, the fields chosen so far in order, the first words of the next (`begun`)."""

    offer: Offer
    values: tuple[object, ...] = ()
    begun: Words = ()

    @property
    def text(self) -> str:
        """Its canonical beginning."""
        last = ["-".join(self.begun) + BEGUN] if self.begun else []
        return " ".join([verb(self.offer.action), *map(value_text, self.values), *last])

    @property
    def field(self) -> str | None:
        """The field asked for next, or None when all are chosen."""
        names = list(self.offer.fields)
        return names[len(self.values)] if len(self.values) < len(names) else None

    @property
    def hint(self) -> object:
        """The type of the field asked for next."""
        return types(self.offer.action)[self.field or ""]

    def with_value(self, value: object) -> Draft:
        """The choice with the next field chosen."""
        return Draft(self.offer, (*self.values, value))

    @property
    def action(self) -> Action | None:
        """The action, once it is complete."""
        if self.field is not None:
            return None
        return self.offer.action(**dict(zip(self.offer.fields, self.values, strict=True)))

    def actions(self) -> Iterator[Action]:
        """Every listed action it can still become, one by one."""
        following = list(self.offer.fields.values())[len(self.values) :]
        if not following:
            yield self.offer.action(**dict(zip(self.offer.fields, self.values, strict=True)))
            return
        for value in fitting(following[0], self.begun):
            for others in combinations(following[1:]):
                values = (*self.values, value, *others)
                yield self.offer.action(**dict(zip(self.offer.fields, values, strict=True)))


def read(offers: Sequence[Offer], text: str) -> Draft | None:
    """The half-made choice a text stands for, or None if it is not offered (any more)."""
    name, *rest = text.split() or [""]
    offer = next((o for o in offers if verb(o.action) == name), None)
    if offer is None or len(rest) > len(offer.fields):
        return None
    values: list[object] = []
    for n, (word, (field, domain)) in enumerate(zip(rest, offer.fields.items(), strict=False)):
        if word.endswith(BEGUN):
            first = tuple(word.removesuffix(BEGUN).split("-"))
            known = n == len(rest) - 1 and begins(domain, first)
            return Draft(offer, tuple(values), first) if known else None
        try:
            value = read_value(word, types(offer.action)[field])
        except Illegal:
            return None
        if not domain.admits(value):
            return None
        values.append(value)
    return Draft(offer, tuple(values))


def advance(draft: Draft) -> Draft:
    """Take every step that leaves only one value to choose, or, of a value that is never listed, only one way to go
    on."""
    while (name := draft.field) is not None:
        domain = draft.offer.fields[name]
        left = list(islice(fitting(domain, draft.begun), 2))
        ways = further(domain, draft.begun, draft.hint) if isinstance(domain, ByParts) and len(left) > 1 else []
        if len(left) == 1:
            draft = draft.with_value(left[0])
        elif len(ways) == 1:
            draft = Draft(draft.offer, draft.values, ways[0].words)
        else:
            break
    return draft


def resume(offers: Sequence[Offer], text: str, direct: bool = True) -> Draft | None:
    """The half-made choice after a text, with every step taken that leaves no choice; None while the verb is still
    asked for. `direct`: a verb need not be chosen if it is the only one. An unknown text starts over."""
    draft = read(offers, text) if text else None
    if draft is None and direct and len(offers) == 1 and len(list(islice(offers[0], 2))) > 1:
        draft = Draft(offers[0])
    return None if draft is None else advance(draft)


def before(offers: Sequence[Offer], text: str, direct: bool = True) -> str | None:
    """The text of the question before the one after `text`, or None if that is the first. See `resume`."""
    here = _question(offers, text, direct)
    for each in _shorter(offers, text):
        earlier = _question(offers, each, direct)
        if earlier is not None and earlier != here:
            return earlier
    return None


def _shorter(offers: Sequence[Offer], text: str) -> Iterator[str]:
    """The beginnings of a text, longest first: field by field, and part by part within values that are asked so."""
    parts = text.split()
    for n in range(len(parts) - 1, -1, -1):
        first = " ".join(parts[:n])
        draft = read(offers, first) if n else None
        if draft is not None and draft.field is not None and firsts(draft.offer.fields[draft.field]):
            words = tuple(parts[n].removesuffix(BEGUN).split("-"))
            steps = list(_steps(draft, draft.offer.fields[draft.field], words))
            yield from (f"{first} {'-'.join(step)}{BEGUN}" for step in reversed(steps))
        yield first


def _steps(draft: Draft, domain: Domain, words: Words) -> Iterator[Words]:
    """The beginnings of a value where the panel stopped on the way to these words."""
    said: Words = ()
    while said := next((f.words for f in further(domain, said, draft.hint) if words[: len(f.words)] == f.words), ()):
        if len(said) >= len(words):
            return
        yield said


def _question(offers: Sequence[Offer], text: str, direct: bool) -> str | None:
    """The text of the question that is asked after this one; None if nothing is left to ask."""
    if text == RARER:
        return RARER
    draft = resume(offers, text, direct)
    if draft is None:
        return ""
    return None if draft.action is not None else _settled_parts(draft).text


def _settled_parts(draft: Draft) -> Draft:
    """The same choice with those first parts of its next value that leave no choice."""
    name = draft.field
    if name is None or not firsts(draft.offer.fields[name]):
        return draft
    words = [words_of(value) for value in fitting(draft.offer.fields[name], draft.begun)]
    same = next((n for n, parts in enumerate(zip(*words, strict=False)) if len(set(parts)) > 1), 0)
    return Draft(draft.offer, draft.values, words[0][:same]) if same > len(draft.begun) else draft


def fingerprint(text: str) -> str:
    """A short name for a text."""
    return PRINT + hashlib.blake2b(text.encode(), digest_size=6).hexdigest()


def spelt_out(offers: Sequence[Offer], text: str) -> str:
    """The offered text that a fingerprint stands for ("" for none); any other text as it is."""
    if not text.startswith(PRINT):
        return text
    known = (each for offer in offers if offer.listed for action in offer for each in _beginnings(action))
    return next((each for each in known if fingerprint(each) == text), "")


def _beginnings(action: Action) -> Iterator[str]:
    """An action's text and all its beginnings, including those that end within a value."""
    pieces = write(action).split()
    for n in range(len(pieces), 0, -1):
        yield " ".join(pieces[:n])
        parts = pieces[n - 1].split("-")
        for m in range(len(parts), 0, -1):
            yield " ".join([*pieces[: n - 1], "-".join(parts[:m]) + BEGUN])
