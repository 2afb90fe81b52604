"""The first question: which verb. A game may show values beside the verbs (`guide.Panel.direct`), and may ask for the
acting piece first (`guide.Pieces.grouped`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby, islice
from weakref import WeakKeyDictionary

import msgspec

from engine.core.model import Action
from engine.core.offers import ByParts, Offer, OneOf, firsts, fitting
from engine.core.text import kinds, verb, write
from engine.core.values import begun, words_of
from host import Look
from words import Speaker

from ..kit.card import PLACEHOLDER
from ..viewer import Viewer
from .acting_piece import about, first_of, grouped, kind_of, name_of, tabs
from .ask_value import first_parts, handy, next_value
from .draft import RARER, Draft, advance
from .green_button import tone_of
from .question import (
    Option,
    Question,
    asked_offers,
    budgets,
    effects,
    in_words,
    label_of,
    lettered,
    letters_of,
    mark_of,
    so_far,
    summary,
    values_in_words,
)

FLAT = 8
"""Up to this many actions are shown at once, without asking for the verb first."""
ROWS = 3
"""With more actions of one verb among these few, they are asked as a question of their own: each is a row of a phone,
and other verbs come below."""
VERBS = 5
"""With more verbs, the rarer ones are asked for separately."""
CLEAR = 12
"""The most letters of several lists in one picture."""
SHORT = 38
"""Characters of a button's label that a phone shows."""


_found: WeakKeyDictionary[Look, dict[tuple[str, ...], dict[type[Action], Question]]] = WeakKeyDictionary()
"""The lists of first panels, by language and verbs: one panel asks for them several times."""


def first_question(viewer: Viewer, text: str) -> Question:
    """All actions if they are few, else the verbs: as they are offered, then the rarer ones (asked for separately if
    there are many), then those that end one's part; and what cannot be chosen."""
    look, speak = viewer
    _, rare, _ = _sorted(look)
    if text == RARER and rare:
        return Question("verbs", RARER, _what(viewer), tuple(_of_verbs(viewer, rare, alone=True)))
    offered = {speak.verb(offer.action, look.view) for offer in asked_offers(look)}
    barred = look.table.game.guide.hints.barred(look.view, speak)
    told = (speak("choice-barred", name=name, why=why) for name, why in barred if name not in offered)
    return msgspec.structs.replace(_verbs(viewer), barred=tuple(told))


def stands_alone(viewer: Viewer) -> bool:
    """Whether the only choices are values of one verb that stand on the first panel."""
    look, offers = viewer.look, asked_offers(viewer.look)
    return len(offers) == 1 and (_shown(look, offers[0]) or _at_hand(viewer, offers[0]))


def _at_hand(viewer: Viewer, offer: Offer) -> bool:
    """Whether whole values of a verb stand in its list, above those by their parts."""
    return bool(handy(viewer.look, offer)) and any(each.also for each in _lists(viewer, [offer]).values())


def _shown(look: Look, offer: Offer) -> bool:
    """Whether all values of a verb stand beside the verbs."""
    draft, direct = _direct(look, offer)
    return bool(direct) and draft.field is not None and _all(draft, direct)


def _what(viewer: Viewer) -> str:
    return viewer.speak("ask-what") if viewer.look.waited else viewer.speak("ask-also")


def _verbs(viewer: Viewer) -> Question:
    """The choices of the first question."""
    look, speak = viewer
    main, rare, ends = _sorted(look)
    apart = _apart(look, main, rare, ends)
    shown = [*main, *ends] if apart else [*main, *rare, *ends]
    closed = _closed(look, shown)
    few = list(islice(((offer, action) for offer in shown if offer not in closed for action in offer), FLAT + 1))
    heads, question = _heading(viewer, main)
    if len(few) <= FLAT and (crowd := _crowd(viewer, few)):
        return _listed(viewer, crowd, main, [*_rarer(viewer, rare, apart), *_of_verbs(viewer, ends)])
    if len(few) <= FLAT and not _one_list(viewer, [offer for offer in shown if offer not in closed]):
        flat = [_of_action(viewer, offer, action) for offer, action in _direct_first(look, few)]
        if sum(option.tone != "end" for option in flat) == 1:  # alone in its list: a button
            flat = [
                _shortened(viewer, action, option)
                for (_, action), option in zip(_direct_first(look, few), flat, strict=True)
            ]
        last = next((n for n, option in enumerate(flat) if option.tone == "end"), len(flat))
        options = [*flat[:last], *_of_verbs(viewer, closed), *([_more(speak)] if apart else ()), *flat[last:]]
        alone = len(shown) == 1 and question
        return Question("verbs", "", alone or _what(viewer), lettered(options, letters_of(look)))
    if lists := _lists(viewer, main):
        return _listed(viewer, lists, main, [*_rarer(viewer, rare, apart), *_of_verbs(viewer, ends)])
    options = [*_of_verbs(viewer, main), *_rarer(viewer, rare, apart), *_of_verbs(viewer, ends)]
    options = list(lettered(options, letters_of(look)))
    return Question("verbs", "", question or _what(viewer), tuple(options), so_far="\n".join(heads))


def _crowd(viewer: Viewer, few: Sequence[tuple[Offer, Action]]) -> dict[type[Action], Question]:
    """Of actions that are few, those of a verb that would fill the screen above the others: values that are asked
    part by part and that the game ranks stand as one question, the best first; so do values of any kind that it
    ranks, where there is nothing else but an end. None where there is no other verb."""
    ends = viewer.look.table.game.guide.panel.ends
    alone = len({offer.action for offer, _ in few} - {*ends}) == 1
    for offer, run in groupby(few, lambda each: each[0]):
        actions = [action for _, action in run]
        if ROWS < len(actions) < len(few) and (question := _of_parts(viewer, offer, alone)) is not None:
            return {offer.action: question}
    return {}


def _in_parts(offer: Offer, whole: bool = False) -> str:
    """The only field of an offer, if its values are asked part by part, or if they may be `whole`; else ""."""
    (name, domain), *more = (*offer.fields.items(), ("", None))
    return name if len(more) == 1 and isinstance(domain, OneOf) and (whole or domain.apart is not None) else ""


def _of_parts(viewer: Viewer, offer: Offer, alone: bool) -> Question | None:
    """A question whose values are ranked by the game. Whole ones only where they stand alone."""
    if not (name := _in_parts(offer, alone)):
        return None
    if not _in_parts(offer):
        kind, values = kinds(offer.action)[name], [*offer.fields[name].values()]
        if not viewer.look.table.game.guide.panel.ranked(viewer.look.view, kind, values):
            return None
    question = next_value(viewer, Draft(offer), 0)
    ranked = all(option.letter for option in question.options) and not question.also
    return question if question.kind == "values" and ranked else None


def _closed(look: Look, shown: Sequence[Offer]) -> list[Offer]:
    """The offers that are a button each, though their values are few; none where there is nothing else."""
    verbs = look.table.game.guide.panel.closed
    found = [offer for offer in shown if offer.action in verbs and next(islice(offer, 1, None), None) is not None]
    return found if len(found) < len(shown) else []


def _one_list(viewer: Viewer, shown: Sequence[Offer]) -> bool:
    """Whether all there is beside offers that are a button each is one list: it is asked as such, and the verb not
    said in each of its lines."""
    listed = viewer.look.table.game.guide.panel.listed(viewer.look.view)
    return len(shown) == 1 and shown[0].action in listed and bool(_lists(viewer, shown))


def _lists(viewer: Viewer, main: Sequence[Offer]) -> dict[type[Action], Question]:
    """The questions whose values stand on the first panel, each with more than one value, at most a page of them, and
    not all of them buttons. If there is only one, its best values are marked."""
    look, named = viewer.look, (viewer.speak.locale, *(verb(offer.action) for offer in main))
    known = _found.setdefault(look, {})
    if named not in known:
        known[named] = _made(viewer, main)
    return known[named]


def _made(viewer: Viewer, main: Sequence[Offer]) -> dict[type[Action], Question]:
    actions = viewer.look.table.game.guide.panel.listed(viewer.look.view)
    drafts = [Draft(offer) for offer in main if offer.action in actions and not _shown(viewer.look, offer)]
    drafts = [each for each in drafts if advance(each).field is not None]
    questions = {each.offer.action: _onward(viewer, each, whole=len(drafts) > 1) for each in drafts}
    return {
        action: question
        for action, question in questions.items()
        if question.kind == "values" and question.pages == 1
    }


def _onward(viewer: Viewer, draft: Draft, whole: bool) -> Question:
    """The first question of a verb. A single first part is told with those after it, where these are its details in
    any order (`OneOf.loose`), as the loads of a train; else it is a button of its own, marked in the picture."""
    question = first_parts(viewer, draft)
    if question is None or len(question.options) > 1 or question.also:
        return question or next_value(viewer, draft, 0, whole=whole)
    name = draft.field or ""
    domain = draft.offer.fields[name]
    if not isinstance(domain, OneOf) or domain.loose is None:
        return question
    (part,) = firsts(domain)
    settled = Draft(draft.offer, draft.values, part)
    known = label_of(viewer, kinds(draft.offer.action)[name], begun(part, settled.hint))
    return msgspec.structs.replace(next_value(viewer, settled, 0, whole=whole), so_far=known)


def _listed(
    viewer: Viewer, lists: Mapping[type[Action], Question], main: Sequence[Offer], after: Sequence[Option]
) -> Question:
    """Lists on the first panel, and the other verbs as buttons below. If that makes the picture too full, only the
    first list has letters."""
    marked = sum(option.mark is not None for question in lists.values() for option in question.options)
    letters, questions, told = letters_of(viewer.look), list[Question](), list[str]()
    longer = {action: question for action, question in lists.items() if len(question.options) > 1} or lists
    single = [_of_list(viewer, action, each) for action, each in lists.items() if action not in longer]
    for n, (action, question) in enumerate(longer.items()):
        few = lettered(question.options, letters) if not n or marked <= CLEAR else map(_plain, question.options)
        name, alone = viewer.speak.verb(action, viewer.look.view), len(lists) == 1 and question.so_far
        known = question.so_far.removeprefix("-# ")
        sentences = [
            " · ".join(filter(None, each)) for each in ((name, question.sentence, known), (name, question.sentence))
        ]
        whole = next((each for each in sentences if len(each) <= PLACEHOLDER), name)
        told += [f"-# {name} · {known}"] if known and (alone or whole != sentences[0]) else []
        sentence = question.sentence if alone else whole
        questions += [
            msgspec.structs.replace(question, sentence=sentence, options=tuple(few), also=()),
            *question.also,
        ]
    others = _of_verbs(viewer, [offer for offer in main if offer.action not in lists])
    heads, _ = _heading(viewer, main)
    one_each = lettered(single, letters) if marked <= CLEAR else tuple(map(_plain, single))
    beside = (*one_each, *map(_plain, others), *after)
    return Question("verbs", "", "", so_far="\n".join([*heads, *told]), also=tuple(questions), beside=beside)


def _of_list(viewer: Viewer, action: type[Action], question: Question) -> Option:
    """The only value of a list as an option beside the longer lists: with its verb, as far as a button has room."""
    (option,), verb = question.options, viewer.speak.verb(action, viewer.look.view)
    label, told = f"{verb}: {option.label}", question.so_far.removeprefix("-# ")
    if len(label) > SHORT:
        label, told = verb, " · ".join(filter(None, (option.label, told)))
    return msgspec.structs.replace(option, label=label, hint=" · ".join(filter(None, (told, option.hint))))


def on_first_panel(viewer: Viewer, text: str) -> bool:
    """Whether the question after a text is one of the lists of the first panel."""
    main, _, _ = _sorted(viewer.look)
    return any(verb(action) == text for action in _lists(viewer, main))


def one_tab(viewer: Viewer, text: str, first: str, page: int) -> Question:
    """Everything one piece may do, a question for each verb, with the other pieces and the ends beside it. `page`
    belongs to the question with this text."""
    _, rare, ends = _sorted(viewer.look)
    draft = tabs(viewer)[first]
    kind, who = kind_of(draft.offer), first_of(draft.offer, first)
    known = label_of(viewer, kind, who)
    questions = []
    for each in grouped(viewer.look):
        part = Draft(each, (), (first,))
        if next(fitting(each.fields[name_of(each)], part.begun), None) is not None:
            questions.append(next_value(viewer, part, page if part.text == text else 0, known=known))
    unmarked = [msgspec.structs.replace(q, options=tuple(map(_plain, q.options))) for q in questions[1:]]
    others = [_plain(option) for option in _of_group(viewer) if option.text != draft.text]
    shortcuts = _rarer(viewer, rare, apart=True)[:-1]
    beside = [msgspec.structs.replace(option, tone="other") for option in (*others, *shortcuts)]
    return msgspec.structs.replace(
        questions[0],
        so_far=f"**{known}** · {about(viewer, kind, who)}",
        also=tuple(unmarked),
        beside=(*beside, *_of_verbs(viewer, ends)),
    )


def endings(viewer: Viewer) -> list[Option]:
    """The ways to be done, now or after a batch: the verbs that end one's part, and the values of rarer verbs
    shown by the game that finish the decision."""
    look, ends = viewer.look, (*viewer.look.offers, *viewer.look.ends)
    guide = look.table.game.guide
    drafts = (each for o in ends if o.action in guide.panel.rare for each in _direct(look, o)[1])
    rare = [_value(viewer, each) for each in drafts if each.action is not None and _is_done(look, each.action)]
    return [*_of_verbs(viewer, [offer for offer in ends if offer.action in guide.panel.ends]), *rare]


def headed(viewer: Viewer, action: Action) -> str:
    """An action as a button names it: a value that stands beside the verbs without its verb."""
    direct = (each.action for offer in viewer.look.offers for each in _direct(viewer.look, offer)[1])
    return values_in_words(viewer, action) if action in direct else in_words(viewer, action)


def _is_done(look: Look, action: Action) -> bool:
    """Whether a person is done with a decision by an action."""
    after, _ = look.tried([action])
    return not after.waited or after.serial != look.serial


# --- which offers there are


def _sorted(look: Look) -> tuple[list[Offer], list[Offer], list[Offer]]:
    """The offers as they come, the rarer ones, and those that end the turn."""
    guide, offers = look.table.game.guide, asked_offers(look)
    rare = [offer for offer in offers if offer.action in guide.panel.rare]
    ends = [offer for offer in offers if offer.action in guide.panel.ends and offer not in rare]
    return [offer for offer in offers if offer not in rare and offer not in ends], rare, ends


def _apart(look: Look, main: list[Offer], rare: list[Offer], ends: list[Offer]) -> bool:
    """Whether the rarer verbs are asked for separately."""
    return bool(main or ends) and len(rare) > 1 and len(look.offers) > VERBS


def _direct(look: Look, offer: Offer) -> tuple[Draft, list[Draft]]:
    """A choice with every step taken that leaves no choice, then with each value shown beside the verbs. That may be
    its last value, if it is the only one."""
    draft = advance(Draft(offer))
    shown = look.table.game.guide.panel.direct(look.view, offer) if offer.fields else ()
    if draft.field is None and draft.values[-1:] == shown:
        draft = Draft(offer, draft.values[:-1])
    if draft.field is None:
        return draft, []
    return draft, [advance(draft.with_value(value)) for value in shown]


# --- as options


def _of_verbs(viewer: Viewer, offers: Sequence[Offer], alone: bool = False) -> list[Option]:
    """An option for each verb: the whole action if only one is left; or options for the values shown instead of the
    verb, or beside it unless it is shown `alone`."""
    look, speak = viewer
    options: list[Option] = []
    acting = grouped(look)
    drafts = {n: _direct(look, offer) for n, offer in enumerate(offers) if offer not in acting}
    most = dict(zip(drafts, budgets([draft for draft, _ in drafts.values()]), strict=True))
    for n, offer in enumerate(offers):
        if offer in acting:
            options += _of_group(viewer) if offer == acting[0] else []
            continue
        draft, direct = drafts[n]
        options += [_value(viewer, each) for each in direct if not alone]
        if draft.action is not None:
            options.append(_plain(_shortened(viewer, draft.action, _flat(viewer, draft.action))))
        elif alone or not _all(draft, direct):
            rare = offer.action in look.table.game.guide.panel.rare
            hint = "" if rare else summary(viewer, draft, most[n])
            name = speak.verb(offer.action, look.view)
            options.append(Option(draft.text, name, hint, tone=tone_of(look, offer.action)))
    return options


def _of_group(viewer: Viewer) -> list[Option]:
    """An option for each piece that can act, and for the joint actions of several."""
    able, options = tabs(viewer), list[Option]()
    for first, draft in able.items():
        kind = kind_of(draft.offer)
        who = first_of(draft.offer, first)
        label, hint = label_of(viewer, kind, who), about(viewer, kind, who)
        options.append(Option(draft.text, label, hint, mark=(kind, who)))
    for offer in grouped(viewer.look):
        values = (value for value in offer.fields[name_of(offer)].values() if words_of(value)[0] not in able)
        options += [_plain(_value(viewer, Draft(offer, (value,)))) for value in values]
    return list(lettered(options, letters_of(viewer.look)))


def _rarer(viewer: Viewer, rare: Sequence[Offer], apart: bool) -> list[Option]:
    """The rarer verbs; if they are asked for separately, only those the game shows, and the button to the others."""
    if not apart:
        return _of_verbs(viewer, rare)
    shown = [_value(viewer, each) for offer in rare for each in _direct(viewer.look, offer)[1]]
    return [*shown, _more(viewer.speak)]


def _more(speak: Speaker) -> Option:
    return Option(RARER, speak("button-more"), tone="other")


def _value(viewer: Viewer, draft: Draft) -> Option:
    """A value, or a whole action, that is shown beside the verbs."""
    name = list(draft.offer.fields)[len(draft.values) - 1]
    kind, value = kinds(draft.offer.action)[name], draft.values[-1]
    hint, tone = summary(viewer, draft, FLAT, named=True), tone_of(viewer.look, draft.offer.action)
    label, mark = label_of(viewer, kind, value), mark_of(viewer.look, kind, value)
    return Option(draft.text, label, hint, mark=mark, tone=tone)


def _all(draft: Draft, direct: Sequence[Draft]) -> bool:
    """Whether all values are shown beside the verbs."""
    domain = draft.offer.fields[draft.field or ""]
    unlisted = isinstance(domain, ByParts) or (isinstance(domain, OneOf) and domain.more is not None)
    return not unlisted and len(direct) == len(list(islice(domain.values(), len(direct) + 1)))


def _heading(viewer: Viewer, main: Sequence[Offer]) -> tuple[list[str], str]:
    """The headings of the values beside the verbs, if they need one; and the question, if there is only one."""
    look, speak = viewer
    heads, acting = list[str](), grouped(look)
    for offer in main:
        draft, direct = _direct(look, offer)
        if direct and draft.values:
            heads.append(f"**{so_far(viewer, draft)}**")
    offers = [offer for offer in main if offer not in acting[1:]]
    alone = len(offers) == 1 and not heads and (offers[0] in acting or _direct(look, offers[0])[1])
    return heads, speak.ask(offers[0].action, name_of(offers[0])) if alone else ""


def _direct_first(look: Look, few: Sequence[tuple[Offer, Action]]) -> list[tuple[Offer, Action]]:
    """The actions, those a game shows beside the verbs before the others of their verb, in the game's order; values
    that are asked part by part by what the game ranks best."""
    found = list[tuple[Offer, Action]]()
    for offer, run in groupby(few, lambda each: each[0]):
        actions, (_, direct) = _ranked(look, offer, [action for _, action in run]), _direct(look, offer)
        first = [each.action for each in direct if each.action is not None and each.action in actions]
        found += [(offer, action) for action in (*first, *(each for each in actions if each not in first))]
    return found


def _ranked(look: Look, offer: Offer, actions: list[Action]) -> list[Action]:
    if not (name := _in_parts(offer)):
        return actions
    by_value = {getattr(each, name): each for each in actions}
    best = look.table.game.guide.panel.ranked(look.view, kinds(offer.action)[name], list(by_value))
    return [*(by_value[value] for value in best), *(each for value, each in by_value.items() if value not in best)]


def _of_action(viewer: Viewer, offer: Offer, action: Action) -> Option:
    """A complete action as an option, named by its value alone if that stands beside the verbs."""
    _, direct = _direct(viewer.look, offer)
    own = next((each for each in direct if each.action == action), None)
    return _flat(viewer, action) if own is None else _value(viewer, own)


def _flat(viewer: Viewer, action: Action) -> Option:
    """A complete action as an option."""
    look, speak = viewer
    named = kinds(type(action))
    marks = [mark_of(look, kind, getattr(action, name)) for name, kind in named.items()]
    preview = effects(look, action)
    lines: tuple[str, ...] = ()
    if not named:
        lines = tuple(speak.note(note) for note in preview.notes)
        preview = msgspec.structs.replace(preview, notes=())
    return Option(
        write(action),
        in_words(viewer, action),
        speak.preview(preview),
        mark=marks[0] if len(marks) == 1 else None,
        tone=tone_of(look, type(action)),
        lines=lines,
    )


def _shortened(viewer: Viewer, action: Action, option: Option) -> Option:
    """An action that is too long for a button: its verb, and the rest in the hint."""
    if len(option.label) <= SHORT:
        return option
    hint = " · ".join(filter(None, (values_in_words(viewer, action), option.hint)))
    return msgspec.structs.replace(option, label=viewer.speak.verb(type(action), viewer.look.view), hint=hint)


def _plain(option: Option) -> Option:
    """An option that is not marked in the picture."""
    return msgspec.structs.replace(option, letter="", mark=None)
