"""The question for a value of an action: all of them, their first words, several of many, or a number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

import msgspec

from engine.core.model import Bug, Preview
from engine.core.offers import Domain, Offer, Range, Some, firsts, further
from engine.core.text import kinds, value_text
from engine.core.values import Words, begun, words_of
from host import Look

from ..viewer import Viewer
from .draft import Draft
from .question import (
    Option,
    Outcome,
    Question,
    beyond,
    budgets,
    label_of,
    lettered,
    letters_of,
    mark_of,
    outcome,
    shared,
    so_far,
    telling,
    unsaid,
)

PAGE = 25
"""Options shown at once."""
LISTS = 6
"""The most lists of options below the marked ones."""
ENDS = (": ", ", ")
"""End a part of a label."""


def next_value(viewer: Viewer, draft: Draft, page: int, *, known: str = "", whole: bool = False) -> Question:
    """The next question of an incomplete choice. Labels leave out a beginning that is `known`. `whole`: everything in
    one list, none marked as the best."""
    name = draft.field
    if name is None:
        raise Bug("a complete choice has no next question")
    domain = draft.offer.fields[name]
    if isinstance(domain, Range) and domain.hi - domain.lo >= PAGE:
        return Question("number", draft.text, _sentence(viewer, draft, name), least=domain.lo, most=domain.hi)
    if _at_once(domain, draft, viewer):
        return _several(viewer, draft, name, domain)
    drafts = _longer(viewer, draft, domain)
    best = [] if whole else _best(viewer, draft, name, drafts)
    sentence = _sentence(viewer, draft, name, drafts, last=bool(best))
    if not best and len(drafts) <= PAGE and (firsts(domain) or not (known or whole)):
        best = drafts
    if best:
        others = [each for each in drafts if each not in best]
        if len(others) == 1:  # no list for a single one
            question = _ranked(viewer, draft, name, sentence, [*best, *others], [])
            return msgspec.structs.replace(question, typed=True)
        return _ranked(viewer, draft, name, sentence, best, others)
    return _paged(viewer, draft, name, sentence, drafts, page, known)


def _at_once(domain: Domain, draft: Draft, viewer: Viewer) -> TypeGuard[Some]:
    """Whether several things are chosen in one list; a single one is chosen like any other value."""
    if not isinstance(domain, Some) or draft.offer.action in viewer.look.table.game.guide.panel.combined:
        return False
    if domain.lo == domain.hi == 1:
        return False
    return len(_shown(domain)) <= PAGE and not draft.begun


def _several(viewer: Viewer, draft: Draft, name: str, domain: Some) -> Question:
    """The question for several of many."""
    values, sentence = _shown(domain), _sentence(viewer, draft, name)
    labels = _numbered(viewer, [label_of(viewer, _one(draft, name), value) for value in values])
    few = tuple(Option(value_text(value), label) for value, label in zip(values, labels, strict=True))
    if domain.lo == domain.hi:
        sentence = viewer.speak("ask-some", asked=sentence, count=domain.lo, of=len(values))
    return Question("some", draft.text, sentence, few, least=domain.lo, most=min(domain.hi, len(values)))


def _numbered(viewer: Viewer, labels: Sequence[str]) -> list[str]:
    """Labels of which equal ones say which of them they are, so that a list names nothing twice."""
    return [
        viewer.speak("choice-nth", thing=label, n=labels[: n + 1].count(label)) if labels.count(label) > 1 else label
        for n, label in enumerate(labels)
    ]


def _longer(viewer: Viewer, draft: Draft, domain: Domain) -> list[Draft]:
    """The choices one step further, each with a value or with more of its first words."""
    if isinstance(domain, Some):
        if draft.offer.action in viewer.look.table.game.guide.panel.combined:
            return [draft.with_value(value) for value in domain.values()]
        return _one_more(draft, domain)
    return [
        Draft(draft.offer, draft.values, words) if value is None else draft.with_value(value)
        for words, value in further(domain, draft.begun, draft.hint)
    ]


def _sentence(viewer: Viewer, draft: Draft, name: str, drafts: Sequence[Draft] = (), *, last: bool = False) -> str:
    """The question in words. `drafts` are the choices one step further: if each is a whole value, or if `last`, it
    asks for the last part."""
    action, asked = draft.offer.action, len(draft.begun)
    if not drafts:
        return viewer.speak.ask(action, name, asked)
    by_parts = firsts(draft.offer.fields[name]) and len(drafts) > 1
    settled = _common(drafts, len(draft.values)) if by_parts else len(draft.begun)
    values = [each.values[-1] for each in drafts if len(each.values) > len(draft.values)]
    if last or len(values) == len(drafts):
        sizes = {len(words_of(value)) for value in values}
        left = sizes.pop() - len(draft.begun) if len(sizes) == 1 else 0
        return viewer.speak.ask(action, name, settled, last=True, left=left)
    return viewer.speak.ask(action, name, settled or asked)


def _paged(
    viewer: Viewer, draft: Draft, name: str, sentence: str, drafts: Sequence[Draft], page: int, known: str
) -> Question:
    """The question with one page of a list."""
    pages = -(-len(drafts) // PAGE)
    page = min(page, pages - 1)
    here = drafts[page * PAGE : (page + 1) * PAGE]
    options = _listed(viewer, draft, name, here, known)
    lettering = lettered(options, letters_of(viewer.look))
    return Question("values", draft.text, sentence, lettering, page, pages, typed=pages > 1)


def first_parts(viewer: Viewer, draft: Draft) -> Question | None:
    """The question for the first part of a value, even if only one is left; None for values that are not asked for
    part by part. Where whole values are handy, they stand there instead of their first parts, marked as these are,
    and all first parts in a list below."""
    name = draft.field
    parts = [] if name is None else firsts(draft.offer.fields[name])
    if name is None or not parts:
        return None
    sentence = viewer.speak.ask(draft.offer.action, name)
    drafts = [Draft(draft.offer, draft.values, part) for part in parts]
    options = _listed(viewer, draft, name, drafts, "")
    whole = {words_of(value)[: len(parts[0])]: value for value in handy(viewer.look, draft.offer)}
    if not whole or len(parts) < 2:
        return Question("values", draft.text, sentence, lettered(options, letters_of(viewer.look)))
    mixed = [draft.with_value(whole[each.begun]) if each.begun in whole else each for each in drafts]
    best = [
        msgspec.structs.replace(each, mark=part.mark)
        for each, part in zip(_listed(viewer, draft, name, mixed, ""), options, strict=True)
    ]
    rest = tuple(msgspec.structs.replace(each, mark=None) for each in options)
    also = Question("values", draft.text, viewer.speak("ask-otherwise", asked=sentence), rest, page=1)
    return Question("values", draft.text, sentence, lettered(best, letters_of(viewer.look)), also=(also,))


def handy(look: Look, offer: Offer) -> Sequence[object]:
    """The values that a game has at hand for an offer, of those that are offered."""
    (domain, *_) = offer.fields.values() or [None]
    found = () if domain is None else look.table.game.guide.panel.handy(look.view, offer)
    return [value for value in found if domain is not None and domain.admits(value)]


def _listed(viewer: Viewer, draft: Draft, name: str, drafts: Sequence[Draft], known: str) -> list[Option]:
    """Values, or their first words, as options. Where some cost something, those of which nothing is to be said are
    free."""
    silent, most = telling(viewer.look, draft.offer.action), budgets(drafts)
    found = [None if silent else outcome(viewer, each, n, named=True) for each, n in zip(drafts, most, strict=True)]
    options = [_option(viewer, draft, name, each, one, known) for each, one in zip(drafts, found, strict=True)]
    told = [each for each in found if each is not None]
    if len(told) < len(found) or not any(each.shared.cost for each in told):
        return options
    free = viewer.speak("hint-free")
    return [
        msgspec.structs.replace(each, hint=free) if one.free and not each.hint else each
        for each, one in zip(options, told, strict=True)
    ]


def _best(viewer: Viewer, draft: Draft, name: str, drafts: Sequence[Draft]) -> list[Draft]:
    """The choices the game marks, the best first; none if it marks all, or if there are too many others."""
    look, kind = viewer.look, kinds(draft.offer.action)[name]
    by_value = {value_text(_value(draft, each)): each for each in drafts}
    marked = look.table.game.guide.panel.ranked(look.view, kind, [_value(draft, each) for each in drafts])
    best = [by_value[value_text(value)] for value in marked]
    return best if len(drafts) - len(best) <= LISTS * PAGE else []


def _ranked(
    viewer: Viewer, draft: Draft, name: str, sentence: str, best: Sequence[Draft], others: Sequence[Draft]
) -> Question:
    """A question with marked answers, and lists of the others below. What all of them bring is said once. Beginnings,
    such as the ways to turn a piece, stand there by the points they can lead to, if that is known of all."""
    silent, every = telling(viewer.look, draft.offer.action), (*best, *others)
    most = zip(every, budgets(every), strict=True)
    found = {each.text: None if silent else outcome(viewer, each, n, named=True) for each, n in most}
    known = [each for each in found.values() if each is not None]
    if not others and len(known) == len(found) and any(each.begun for each in best):
        points = {text: each.best for text, each in found.items() if each is not None}
        best = sorted(best, key=lambda each: -points[each.text])
    common = shared([each.shared for each in known]) if len(known) == len(found) > 1 else Preview()
    options = [_option(viewer, draft, name, each, None, "") for each in (*best, *others)]
    for n, option in enumerate(options):
        if (brings := found[option.text]) is not None:
            hint = Outcome(beyond(brings.shared, common), 0 if common.points else brings.best).words(viewer.speak)
            options[n] = msgspec.structs.replace(option, hint=hint)
    grave = viewer.look.table.game.guide.hints.grave
    said = any(option.hint and not grave(each.shared) for option in options if (each := found[option.text]))
    # of each it is known what it brings, and some bring more than others: notes alone may be of what would be lost
    if said and len(known) == len(found) and (common != Preview() or any(map(_brings, known))):
        nothing = viewer.speak("hint-free") if _priced(known, common) else viewer.speak("hint-nothing")
        bare = [option.text for option in options if not option.hint and (each := found[option.text]) and each.whole]
        options = [msgspec.structs.replace(each, hint=nothing) if each.text in bare else each for each in options]
    options, more = _told_apart(viewer, draft, name, options, (*best, *others))
    if more and not so_far(viewer, draft):
        more = f"{viewer.speak.verb(draft.offer.action, viewer.look.view)}: {more}"
    marked = lettered(options[: len(best)], letters_of(viewer.look))
    rest = [msgspec.structs.replace(option, mark=None) for option in options[len(best) :]]
    lists = [rest[n : n + PAGE] for n in range(0, len(rest), PAGE)]
    also = []
    for n, some in enumerate(lists, 1):
        asked = viewer.speak("ask-others", count=len(some), first=some[0].label, last=some[-1].label)
        also.append(Question("values", draft.text, asked, tuple(some), page=n))
    (left,) = unsaid(viewer, draft, (common,))
    shares = viewer.speak.preview(left)
    told = "\n".join(f"-# {each}" for each in (more, shares) if each)
    return Question("values", draft.text, sentence, marked, so_far=told, also=tuple(also), typed=bool(also))


def _brings(found: Outcome) -> bool:
    """Whether a choice costs something, or brings goods or points."""
    return bool(found.shared.cost or found.shared.gain or found.best)


def _priced(known: Sequence[Outcome], common: Preview) -> bool:
    """Whether choices differ in what they cost and in nothing else."""
    told = [beyond(each.shared, common) for each in known]
    return not any(each.gain or each.points or each.notes for each in told) and not any(each.best for each in known)


def _option(viewer: Viewer, draft: Draft, name: str, longer: Draft, found: Outcome | None, known: str) -> Option:
    """A value of a field, or the first words of one, as an option; `found` is what it leads to, if that is to be
    said, `known` what its label need not begin with."""
    value, kind = _value(draft, longer), kinds(draft.offer.action)[name]
    label = label_of(viewer, kind, value)
    label = label.removeprefix(known).lstrip(" :,·") or label
    if draft.begun and words_of(value) == draft.begun:
        label = viewer.speak("choice-enough")
    hint = found.words(viewer.speak) if found else ""
    if not hint and longer.begun:
        hint = _promise(viewer, kind, longer.begun)
    return Option(longer.text, label, hint, mark=mark_of(viewer.look, kind, value))


def _promise(viewer: Viewer, kind: str, words: Words) -> str:
    """The most points a value that begins so can make, if the game knows."""
    look, speak = viewer
    best = look.table.game.guide.hints.promise(look.view, kind, words)
    return speak("hint-up-to", points=best) if best else ""


def _value(draft: Draft, longer: Draft) -> object:
    """The value of a choice that goes on from a draft, or the beginning of one."""
    return begun(longer.begun, draft.hint) if longer.begun else longer.values[len(draft.values)]


def _common(drafts: Sequence[Draft], chosen: int) -> int:
    """For a value that is asked part by part, how many parts are the same whatever the answer: those are not
    asked."""
    found = [words_of(each.values[-1]) if len(each.values) > chosen else each.begun for each in drafts]
    same = 0
    for parts in zip(*found, strict=False):
        if len(set(parts)) > 1:
            break
        same += 1
    return same


def _told_apart(
    viewer: Viewer, draft: Draft, name: str, options: Sequence[Option], drafts: Sequence[Draft]
) -> tuple[list[Option], str]:
    """Options of a value that is asked part by part, without the beginning (up to a comma or colon) that all labels
    share; and what goes without asking, if that says more than was chosen."""
    labels = [option.label for option in options]
    if len(labels) < 2 or not firsts(draft.offer.fields[name]):
        return list(options), ""
    first, last = min(labels), max(labels)
    same = next((n for n, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first))
    cut = first[: max((first.rfind(end, 0, same) + len(end) for end in ENDS if end in first[:same]), default=0)]
    chosen = label_of(viewer, kinds(draft.offer.action)[name], begun(draft.begun, draft.hint)) if draft.begun else ""
    more, same = cut.rstrip(" :,"), _common(drafts, len(draft.values))
    if more and len(draft.begun) < same:
        words = (drafts[0].begun or words_of(drafts[0].values[-1]))[:same]
        more = label_of(viewer, kinds(draft.offer.action)[name], begun(words, draft.hint))
    left = [msgspec.structs.replace(option, label=option.label.removeprefix(cut)) for option in options]
    return left, "" if chosen.startswith(more) else _after(chosen, more)


def _after(chosen: str, more: str) -> str:
    """What goes without asking, without the beginning that what is chosen has, too: its piece, which stands above."""
    same = next((n for n, (a, b) in enumerate(zip(chosen, more, strict=False)) if a != b), 0)
    return more[max((more.rfind(end, 0, same) + len(end) for end in ENDS if end in more[:same]), default=0) :]


def _one(draft: Draft, name: str) -> str:
    """The kind of one of several things: a `good` for `goods`."""
    return kinds(draft.offer.action)[name].removesuffix("s")


def _shown(domain: Some) -> list[object]:
    """The options of a multiple choice; of equal ones no more than may be chosen."""
    seen: list[object] = []
    for option in domain.options:
        if seen.count(option) < domain.hi:
            seen.append(option)
    return seen


def _one_more(draft: Draft, domain: Some) -> list[Draft]:
    """A multiple choice too long for one select, made one by one: each option adds one to the choice so far, or says
    enough."""
    so_far = draft.begun
    longer = dict.fromkeys(value[: len(so_far) + 1] for value in domain.values() if value[: len(so_far)] == so_far)
    drafts = []
    for cut in longer:
        whole = len(cut) == len(so_far) or len(cut) == domain.hi
        drafts.append(draft.with_value(cut) if whole else Draft(draft.offer, draft.values, cut))
    return drafts
