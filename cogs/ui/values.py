"""The question for a value of an action: all of them, their first parts, several of many, or a number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.model import Bug, OneOf, Range, Some, narrow
from engine.core.text import kinds, value_text
from host import Look
from words import Speaker

from .asked import PREVIEWS, Asked, Option, label_of, lettered, mark_of, summary
from .draft import Draft, fitting

PAGE = 25
"""Options shown at once."""


def next_value(look: Look, speak: Speaker, draft: Draft, page: int, *, known: str = "") -> Asked:
    """What is asked next of a choice that is not complete. Labels leave out what they begin with if it is `known`."""
    name = draft.field
    if name is None:
        raise Bug("a complete choice has no next question")
    domain, question = draft.offer.fields[name], speak.ask(draft.offer.action, name, bool(draft.part))
    if isinstance(domain, Range) and domain.hi - domain.lo >= PAGE:
        return Asked("number", draft.words, question, least=domain.lo, most=domain.hi)
    if isinstance(domain, Some):
        cubes = _shown(domain)
        if len(cubes) <= PAGE and not draft.part:
            few = tuple(Option(value_text(cube), speak.value(_one(draft, name), cube)) for cube in cubes)
            return Asked("some", draft.words, question, few, least=domain.lo, most=min(domain.hi, len(cubes)))
        drafts = _one_more(draft, domain)
    else:
        drafts = list(_parts(draft, domain))
    pages = -(-len(drafts) // PAGE)
    page = min(page, pages - 1)
    here = drafts[page * PAGE : (page + 1) * PAGE]
    options = [_option(look, speak, draft, name, each, PREVIEWS // len(here), known) for each in here]
    return Asked("values", draft.words, question, lettered(options), page, pages)


def _parts(draft: Draft, domain: OneOf | Range) -> Iterator[Draft]:
    """A list that is short enough: the values themselves, or first parts of several. A value that is also the
    beginning of others is asked about once more."""
    values = tuple(fitting(domain, draft.part))
    cut = narrow(values, stops=domain.stops if isinstance(domain, OneOf) else ())
    if cut == values:
        yield from (Draft(draft.offer, (*draft.values, value)) for value in values)
        return
    size, together = max(map(len, cut)), dict[Any, list[Any]]()
    for value in values:
        together.setdefault(value[:size], []).append(value)
    for part, found in together.items():
        whole = (*draft.values, found[0])
        yield Draft(draft.offer, whole) if len(found) == 1 else Draft(draft.offer, draft.values, part)


def _option(look: Look, speak: Speaker, draft: Draft, name: str, chosen: Draft, previews: int, known: str) -> Option:
    """A value of a field, or the first parts of one, as an option."""
    value = chosen.part or chosen.values[len(draft.values)]
    kind = kinds(draft.offer.action)[name]
    label = label_of(look, speak, kind, value)
    label = label.removeprefix(known).lstrip(" :,·") or label
    if draft.part and value == draft.part:
        label = speak("choice-enough")
    return Option(chosen.words, label, summary(look, speak, chosen, previews), mark=mark_of(look, kind, value))


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
