"""From what the engine offers to what is asked next: one verb, one part of a value, or a complete action.

A half-made choice is the beginning of an action's canonical text: "", "hire", "hire W03"; a value that is
chosen part by part ends with "~": "road A8~". Pure functions of a look, in no thread's way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import Any, Literal

import msgspec
from msgspec import Struct

from engine.core.model import Action, Bug, Domain, Offer, OneOf, Preview, Range, Some, narrow
from engine.core.text import kinds, value_text, verb, write
from host import Look
from words import Speaker

PART = "~"
"""Ends a value of which only the first parts are chosen."""
PAGE = 25
"""Options shown at once."""
FLAT = 5
"""With no more actions than this they are shown themselves, without asking for the verb first."""
LOOKED_AT = 40
"""Actions whose previews are compared for a line about all of them."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXY"


class Draft(Struct, frozen=True):
    """A half-made choice: the verb, the fields chosen so far in order, the first parts of the next."""

    offer: Offer
    values: tuple[Any, ...] = ()
    part: tuple[str, ...] = ()

    @property
    def words(self) -> str:
        """Its canonical beginning."""
        last = ["-".join(self.part) + PART] if self.part else []
        return " ".join([verb(self.offer.action), *map(value_text, self.values), *last])

    @property
    def field(self) -> str | None:
        """The field asked for next, or None when all are chosen."""
        names = list(self.offer.fields)
        return names[len(self.values)] if len(self.values) < len(names) else None

    @property
    def action(self) -> Action | None:
        """The action, once it is complete."""
        if self.field is not None:
            return None
        return self.offer.action(**dict(zip(self.offer.fields, self.values, strict=True)))

    def actions(self) -> Iterator[Action]:
        """Every action it can still become."""
        chosen: list[Any] = [(value,) for value in self.values]
        for n, domain in enumerate(list(self.offer.fields.values())[len(chosen) :]):
            chosen.append(_values(domain, self.part) if n == 0 else list(domain.values()))
        for values in product(*chosen):
            yield self.offer.action(**dict(zip(self.offer.fields, values, strict=True)))


class Option(Struct, frozen=True):
    """Something to choose: the words it leads to, what it is called, what it costs and brings, its mark."""

    words: str
    label: str
    hint: str = ""
    letter: str = ""
    mark: tuple[str, Any] | None = None
    tone: Literal["main", "other", "end"] = "main"


class Asked(Struct, frozen=True):
    """A question: its options (of one page), or how many of them, or a number from `least` to `most`.

    `chosen` is what has been chosen so far, in words.
    """

    kind: Literal["verbs", "values", "some", "number"]
    words: str
    question: str
    options: tuple[Option, ...] = ()
    page: int = 0
    pages: int = 1
    least: int = 1
    most: int = 1
    chosen: str = ""


def read(offers: Sequence[Offer], words: str) -> Draft | None:
    """The half-made choice these words stand for, or None if it is not offered (any more)."""
    name, *rest = words.split() or [""]
    offer = next((o for o in offers if verb(o.action) == name), None)
    if offer is None or len(rest) > len(offer.fields):
        return None
    values: list[Any] = []
    for n, (word, domain) in enumerate(zip(rest, offer.fields.values(), strict=False)):
        if word.endswith(PART):
            part = tuple(word.removesuffix(PART).split("-"))
            known = n == len(rest) - 1 and _continues(domain, part)
            return Draft(offer, tuple(values), part) if known else None
        found = [value for value in _candidates(domain, word) if value_text(value) == word]
        if not found:
            return None
        values.append(found[0])
    return Draft(offer, tuple(values))


def advance(draft: Draft) -> Draft:
    """Choose by itself where only one value is left."""
    while (name := draft.field) is not None:
        left = list(islice(_values(draft.offer.fields[name], draft.part), 2))
        if len(left) != 1:
            break
        draft = Draft(draft.offer, (*draft.values, left[0]))
    return draft


def ask(look: Look, speak: Speaker, words: str = "", page: int = 0) -> Asked | Action:
    """What is asked next after these words, or the action they stand for. Unknown words start over."""
    draft = read(look.offers, words) if words else None
    if draft is None:
        draft = _only(look.offers)
    if draft is None:
        return _first(look, speak)
    draft = advance(draft)
    if draft.action is not None:
        return draft.action
    return msgspec.structs.replace(_next(look, speak, draft, page), chosen=_so_far(look, speak, draft))


def before(look: Look, speak: Speaker, words: str) -> str | None:
    """The words of the question before this one, or None if this is the first."""
    asked = ask(look, speak, words)
    parts = words.split()
    for n in range(len(parts) - 1, -1, -1):
        earlier = ask(look, speak, " ".join(parts[:n]))
        if not isinstance(earlier, Asked) or (isinstance(asked, Asked) and earlier.words == asked.words):
            continue
        return earlier.words
    return None


def summary(look: Look, speak: Speaker, draft: Draft) -> str:
    """What the actions a draft can become cost and bring: in full for one, what they share for more."""
    found = list(islice(draft.actions(), LOOKED_AT))
    previews = [look.preview(action) for action in found]
    if len(previews) == 1:
        return speak.preview(previews[0])
    first = previews[0]
    same = Preview(
        cost=first.cost if all(p.cost == first.cost for p in previews) else {},
        gain=first.gain if all(p.gain == first.gain for p in previews) else {},
        points=first.points if all(p.points == first.points for p in previews) else 0,
    )
    best = max(p.points for p in previews)
    parts = [speak.preview(same), speak("hint-up-to", points=best) if best and not same.points else ""]
    return " · ".join(part for part in parts if part)


def in_words(look: Look, speak: Speaker, action: Action) -> str:
    """An action as people say it: "Build a house: AB6 (A2 A4 A6)"."""
    label = look.table.game.rules.label
    told = [label(look.view, kind, getattr(action, name), speak) for name, kind in kinds(type(action)).items()]
    return ": ".join(filter(None, (speak.verb(type(action)), ", ".join(told))))


# --- inside


def _only(offers: Sequence[Offer]) -> Draft | None:
    """The only verb, when it has something left to choose: then it need not be chosen."""
    if len(offers) == 1:
        draft = Draft(offers[0])
        if len(list(islice(draft.actions(), 2))) > 1:
            return draft
    return None


def _so_far(look: Look, speak: Speaker, draft: Draft) -> str:
    """The verb, unless it is the only one, and the values chosen already."""
    label, named = look.table.game.rules.label, list(kinds(draft.offer.action).values())
    told = [label(look.view, kind, value, speak) for kind, value in zip(named, draft.values, strict=False)]
    if draft.part:
        told.append(label(look.view, named[len(draft.values)], draft.part, speak))
    if len(look.offers) == 1 and not told:
        return ""
    return ": ".join(filter(None, (speak.verb(draft.offer.action), ", ".join(told))))


def _first(look: Look, speak: Speaker) -> Asked:
    """All actions if they are few, else the verbs."""
    few = list(islice((action for offer in look.offers for action in offer), FLAT + 1))
    if len(few) <= FLAT:
        return Asked("verbs", "", speak("ask-what"), _lettered([_flat(look, speak, action) for action in few]))
    options = []
    for offer in look.offers:
        draft = advance(Draft(offer))
        if draft.action is not None:
            options.append(_flat(look, speak, draft.action))
        else:
            options.append(Option(draft.words, speak.verb(offer.action), summary(look, speak, draft)))
    return Asked("verbs", "", speak("ask-what"), tuple(options))


def _flat(look: Look, speak: Speaker, action: Action) -> Option:
    """A complete action as an option."""
    named = kinds(type(action))
    marks = [(kind, getattr(action, name)) for name, kind in named.items()]
    tone: Literal["main", "other", "end"] = "main"
    if not named:
        tone = "end" if len(look.offers) == 1 else "other"
    hint = speak.preview(look.preview(action))
    label = in_words(look, speak, action)
    return Option(write(action), label, hint, mark=marks[0] if len(marks) == 1 else None, tone=tone)


def _next(look: Look, speak: Speaker, draft: Draft, page: int) -> Asked:
    name = draft.field
    if name is None:
        raise Bug("a complete choice has no next question")
    domain, question = draft.offer.fields[name], speak.ask(draft.offer.action, name)
    if isinstance(domain, Range) and domain.hi - domain.lo >= PAGE:
        return Asked("number", draft.words, question, least=domain.lo, most=domain.hi)
    if isinstance(domain, Some):
        cubes = _shown(domain)
        if len(cubes) <= PAGE and not draft.part:
            few = tuple(Option(value_text(cube), speak.value(_one(draft, name), cube)) for cube in cubes)
            return Asked("some", draft.words, question, few, least=domain.lo, most=min(domain.hi, len(cubes)))
        drafts = _one_more(draft, domain)
    else:
        stops = domain.stops if isinstance(domain, OneOf) else ()
        options = narrow(tuple(_values(domain, draft.part)), stops=stops)
        whole = set(map(value_text, domain.values()))
        drafts = [_chosen(draft, value, value_text(value) in whole) for value in options]
    pages = -(-len(drafts) // PAGE)
    page = min(page, pages - 1)
    here = [_option(look, speak, draft, name, each) for each in drafts[page * PAGE : (page + 1) * PAGE]]
    return Asked("values", draft.words, question, _lettered(here), page, pages)


def _chosen(draft: Draft, value: Any, whole: bool) -> Draft:
    return Draft(draft.offer, (*draft.values, value)) if whole else Draft(draft.offer, draft.values, value)


def _option(look: Look, speak: Speaker, draft: Draft, name: str, chosen: Draft) -> Option:
    """A value of a field, or the first parts of one, as an option."""
    value = chosen.part or chosen.values[len(draft.values)]
    kind = kinds(draft.offer.action)[name]
    label = look.table.game.rules.label(look.view, kind, value, speak)
    return Option(chosen.words, label, summary(look, speak, chosen), mark=(kind, value))


def _one(draft: Draft, name: str) -> str:
    """The kind of one of several things: `goods` are each a `good`."""
    return kinds(draft.offer.action)[name].removesuffix("s")


def _shown(domain: Some) -> list[Any]:
    """The options of a multiple choice; of equal ones no more than may be chosen."""
    seen: list[Any] = []
    for option in domain.options:
        if seen.count(option) < domain.hi:
            seen.append(option)
    return seen


def _one_more(draft: Draft, domain: Some) -> list[Draft]:
    """A multiple choice too long for one select, made one by one: what there is so far and one more, or enough."""
    so_far = draft.part
    longer = {c[: len(so_far) + 1]: None for c in domain.values() if c[: len(so_far)] == so_far}
    found = []
    for cut in longer:
        whole = len(cut) == len(so_far) or len(cut) == domain.hi
        found.append(Draft(draft.offer, (*draft.values, cut)) if whole else Draft(draft.offer, draft.values, cut))
    return found


def _lettered(options: Sequence[Option]) -> tuple[Option, ...]:
    """Options that stand for a place in the picture get a letter."""
    left = iter(LETTERS)
    return tuple(
        Option(o.words, o.label, o.hint, next(left), o.mark, o.tone) if o.mark is not None else o for o in options
    )


def _values(domain: Domain, part: tuple[str, ...]) -> Iterator[Any]:
    return (value for value in domain.values() if not part or value[: len(part)] == part)


def _continues(domain: Domain, part: tuple[str, ...]) -> bool:
    if isinstance(domain, OneOf | Some):
        return any(isinstance(value, tuple) and value[: len(part)] == part for value in domain.values())
    return False


def _candidates(domain: Domain, word: str) -> Iterator[Any]:
    """The values a word may stand for; a multiple choice is not searched but read."""
    if isinstance(domain, Some):
        value: tuple[str, ...] = () if word == "none" else tuple(word.split("-"))
        return iter((value,) if domain.admits(value) else ())
    return domain.values()
