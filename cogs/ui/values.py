"""The question for a value of an action: all of them, their first words, several of many, or a number."""

from __future__ import annotations

from typing import Any

from engine.core.model import Bug
from engine.core.offers import Range, Some, further
from engine.core.text import kinds, value_text
from engine.core.values import begun, words_of

from ..viewer import Viewer
from .draft import Draft
from .question import PREVIEWS, Option, Question, label_of, lettered, letters_of, mark_of, summary

PAGE = 25
"""Options shown at once."""


def next_value(viewer: Viewer, draft: Draft, page: int, *, known: str = "") -> Question:
    """The next question of a choice that is not complete. Labels leave out their beginning if it is `known`."""
    name = draft.field
    if name is None:
        raise Bug("a complete choice has no next question")
    domain, sentence = draft.offer.fields[name], viewer.speak.ask(draft.offer.action, name, bool(draft.begun))
    if isinstance(domain, Range) and domain.hi - domain.lo >= PAGE:
        return Question("number", draft.text, sentence, least=domain.lo, most=domain.hi)
    if isinstance(domain, Some):
        values = _shown(domain)
        if len(values) <= PAGE and not draft.begun:
            few = tuple(Option(value_text(value), viewer.speak.value(_one(draft, name), value)) for value in values)
            return Question("some", draft.text, sentence, few, least=domain.lo, most=min(domain.hi, len(values)))
        drafts = _one_more(draft, domain)
    else:
        drafts = [
            Draft(draft.offer, draft.values, words) if value is None else draft.with_value(value)
            for words, value in further(domain, draft.begun, draft.hint)
        ]
    pages = -(-len(drafts) // PAGE)
    page = min(page, pages - 1)
    here = drafts[page * PAGE : (page + 1) * PAGE]
    options = [_option(viewer, draft, name, each, PREVIEWS // len(here), known) for each in here]
    return Question("values", draft.text, sentence, lettered(options, letters_of(viewer.look)), page, pages)


def _option(viewer: Viewer, draft: Draft, name: str, longer: Draft, previews: int, known: str) -> Option:
    """A value of a field, or the first words of one, as an option."""
    value = begun(longer.begun, draft.hint) if longer.begun else longer.values[len(draft.values)]
    kind = kinds(draft.offer.action)[name]
    label = label_of(viewer, kind, value)
    label = label.removeprefix(known).lstrip(" :,·") or label
    if draft.begun and words_of(value) == draft.begun:
        label = viewer.speak("choice-enough")
    return Option(longer.text, label, summary(viewer, longer, previews), mark=mark_of(viewer.look, kind, value))


def _one(draft: Draft, name: str) -> str:
    """The kind of one of several things: a `good` for `goods`."""
    return kinds(draft.offer.action)[name].removesuffix("s")


def _shown(domain: Some) -> list[Any]:
    """The options of a multiple choice; of equal ones, no more than may be chosen."""
    seen: list[Any] = []
    for option in domain.options:
        if seen.count(option) < domain.hi:
            seen.append(option)
    return seen


def _one_more(draft: Draft, domain: Some) -> list[Draft]:
    """A multiple choice too long for one select, made one by one: the choice so far and one more, or enough."""
    so_far = draft.begun
    longer = dict.fromkeys(value[: len(so_far) + 1] for value in domain.values() if value[: len(so_far)] == so_far)
    drafts = []
    for cut in longer:
        whole = len(cut) == len(so_far) or len(cut) == domain.hi
        drafts.append(draft.with_value(cut) if whole else Draft(draft.offer, draft.values, cut))
    return drafts
