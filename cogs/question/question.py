"""The parts of a question, and the words for values and actions. Pure functions of a viewer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import islice
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from engine.core.model import Action, Preview
from engine.core.offers import Offer
from engine.core.text import kinds
from engine.core.values import begun
from host import Look
from words import Speaker

from ..viewer import Viewer
from .draft import Draft

PREVIEWS = 200
"""The most previews made for one question, divided among its options."""

Tone = Literal["main", "other", "end", "usual"]


class Option(Struct, frozen=True):
    """Something to choose: the text it leads to, its label, its cost and gain, its mark in the picture with its
    letter or number. `lines` tell its effects at length."""

    text: str
    label: str
    hint: str = ""
    letter: str = ""
    mark: tuple[str, object] | None = None
    tone: Tone = "main"
    lines: tuple[str, ...] = ()


class Question(Struct, frozen=True):
    """A question: a sentence with its options (of one page), several of them, or a number from `least` to `most`.

    `text` is that of the half-made choice it belongs to; `so_far` puts that choice into words. `also`: further
    questions shown below it, of which one may be answered instead; `beside`: the choices instead of an answer.
    `typed`: it may also be answered by typing. `barred`: what cannot be chosen, and why. `chosen`: what is chosen
    already and marked in the picture, by its kind.
    """

    kind: Literal["verbs", "values", "some", "number"]
    text: str
    sentence: str
    options: tuple[Option, ...] = ()
    page: int = 0
    pages: int = 1
    least: int = 1
    most: int = 1
    so_far: str = ""
    also: tuple[Question, ...] = ()
    beside: tuple[Option, ...] = ()
    typed: bool = False
    barred: tuple[str, ...] = ()
    chosen: tuple[tuple[str, object], ...] = ()


def asked_offers(look: Look) -> tuple[Offer, ...]:
    """What is offered, as panels ask it."""
    narrowed = look.table.game.guide.panel.narrowed
    return tuple(narrowed(look.view, offer) for offer in look.offers)


def label_of(viewer: Viewer, kind: str, value: object) -> str:
    """The label of a value, or of a beginning with its other parts empty."""
    look, speak = viewer
    return look.table.game.guide.names.label(look.view, kind, value, speak)


def mark_of(look: Look, kind: str, value: object) -> tuple[str, object] | None:
    """The thing in the picture that a value names; None if it lies nowhere in it."""
    return None if kind in look.table.game.guide.picture.unmarked else (kind, value)


def telling(look: Look, action: type[Action]) -> bool:
    """Whether the label of an action's last value says what it costs and brings."""
    named = list(kinds(action).values())
    return bool(named) and named[-1] in look.table.game.guide.hints.telling


def effects(look: Look, action: Action) -> Preview:
    """What an action costs and brings, without what the label of its last value says."""
    if telling(look, type(action)):
        return Preview()
    preview, named = look.preview(action), list(kinds(type(action)).values())
    paid = bool(named) and named[-1] in look.table.game.guide.hints.paying
    return msgspec.structs.replace(preview, cost={}) if paid else preview


class Outcome(NamedTuple):
    """What a draft can lead to: the effects that all its actions share, the most points of any; `whole`: they have
    the same effects; `free`: none of them costs anything."""

    shared: Preview
    best: int
    whole: bool = True
    free: bool = False

    def words(self, speak: Speaker) -> str:
        """In words, short enough for a line."""
        best = self.best if not self.shared.points else 0
        parts = [speak.preview(self.shared), speak("hint-up-to", points=best) if best else ""]
        return " · ".join(filter(None, parts))


def budgets(drafts: Sequence[Draft]) -> list[int]:
    """How many previews each of these may have, `PREVIEWS` together: what it needs, those that need least first; none
    where that is too many, since a part of them would tell nothing."""
    counts = [sum(1 for _ in islice(each.actions(), PREVIEWS + 1)) for each in drafts]
    found, left = [0] * len(counts), PREVIEWS
    for n in sorted(range(len(counts)), key=counts.__getitem__):
        if counts[n] <= left:
            found[n] = counts[n]
            left -= counts[n]
    return found


def outcome(viewer: Viewer, draft: Draft, most: int, *, named: bool = False) -> Outcome | None:
    """What the actions that a draft can become lead to; None if there are more than `most`. `named`: without the cost
    and the goods that the label of its last value, or of the beginning of one, says."""
    actions = list(islice(draft.actions(), most + 1))
    if len(actions) > most:
        return None
    previews = [viewer.look.preview(action) for action in actions]
    if named:
        previews = unsaid(viewer, draft, previews)
    whole = all(each == previews[0] for each in previews)
    common, best = previews[0] if whole else shared(previews), max(each.points for each in previews)
    return Outcome(common, best, whole, free=not any(each.cost for each in previews))


def unsaid(viewer: Viewer, draft: Draft, previews: Sequence[Preview]) -> list[Preview]:
    """Previews without the cost and the goods that the label of a draft's last value, or of the beginning of one,
    says."""
    last = _last(draft)
    if last is None:
        return [*previews]
    label, paid = label_of(viewer, *last), last[0] in viewer.look.table.game.guide.hints.paying

    @cache
    def says(good: str, count: int, plain: bool) -> bool:
        return _says(viewer.speak, label, good, count, plain)

    def left(preview: Preview) -> Preview:
        gain = {name: n for name, n in preview.gain.items() if not says(name, n, not preview.notes)}
        return msgspec.structs.replace(preview, gain=gain, cost={} if paid else preview.cost)

    return [*map(left, previews)]


def _says(speak: Speaker, label: str, good: str, count: int, plain: bool) -> bool:
    """Whether a label has so many of a good, "3 food", and no other number of it. A single one may have none where
    no note says otherwise: "coal → propeller"."""
    told = [speak.counts("good", {good: count}), *([speak.value("good", good)] if plain and count == 1 else [])]
    return any(re.search(rf"(?<![\w.,−-])(?<!\d ){re.escape(each)}(?!\w)", label) for each in told)


def summary(viewer: Viewer, draft: Draft, most: int, *, named: bool = False) -> str:
    """The cost and gain of the actions a draft can become: in full for one, their common part for more; nothing
    for more than `most`. `named`: see `outcome`."""
    found = outcome(viewer, draft, most, named=named)
    return found.words(viewer.speak) if found else ""


def _last(draft: Draft) -> tuple[str, object] | None:
    """The value that is chosen last, or begun, with its kind; None if none is."""
    named = [*kinds(draft.offer.action).values()]
    if draft.begun:
        return named[len(draft.values)], begun(draft.begun, draft.hint)
    return (named[len(draft.values) - 1], draft.values[-1]) if draft.values else None


def shared(previews: Sequence[Preview]) -> Preview:
    """What all of these have in common."""
    first = previews[0]
    return Preview(
        cost=first.cost if all(p.cost == first.cost for p in previews) else {},
        gain=first.gain if all(p.gain == first.gain for p in previews) else {},
        points=first.points if all(p.points == first.points for p in previews) else 0,
        notes=tuple(note for note in first.notes if all(note in p.notes for p in previews)),
    )


def beyond(preview: Preview, common: Preview) -> Preview:
    """A preview without what it shares with others."""
    return Preview(
        cost={} if common.cost else preview.cost,
        gain={} if common.gain else preview.gain,
        points=0 if common.points else preview.points,
        notes=tuple(note for note in preview.notes if note not in common.notes),
    )


def in_words(viewer: Viewer, action: Action) -> str:
    """An action in words: "Build a house: AB6 (A2 A4 A6)"; without its verb where its values say what is done ("sail
    to space 2")."""
    name, values = viewer.speak.verb(type(action), viewer.look.view), values_in_words(viewer, action)
    said = _has_verb(values, name) and not _plain_name(viewer, action, values)
    return values if said else ": ".join(filter(None, (name, values)))


def _has_verb(values: str, name: str) -> bool:
    """Whether values begin with the first word of a verb, or end with its last one, before brackets: "sell 2 silk",
    "2 Seide verkaufen"."""
    told, asked = values.partition(" (")[0].split(), name.lower().split()
    return bool(told and asked) and (told[0] == asked[0] or told[-1] == asked[-1])


def _plain_name(viewer: Viewer, action: Action, values: str) -> bool:
    """Whether values are but the name of a thing, which may be an action of its own: "Rohstoffe kaufen"."""
    named = ((kind, getattr(action, name)) for name, kind in kinds(type(action)).items())
    return any(isinstance(each, str) and viewer.speak.value(kind, each) == values for kind, each in named)


def without_sums(viewer: Viewer, question: Question) -> Question:
    """A question whose ends do not sum up the turn once more: it was just told."""
    codes = viewer.look.table.game.guide.hints.sums

    def short(options: Sequence[Option]) -> tuple[Option, ...]:
        return tuple(_without(viewer, codes, each) if each.lines else each for each in options)

    if not codes:
        return question
    return msgspec.structs.replace(question, options=short(question.options), beside=short(question.beside))


def _without(viewer: Viewer, codes: Sequence[str], option: Option) -> Option:
    """An option without these notes of its action."""
    look, speak = viewer
    notes = look.preview(look.table.game.parse(option.text)).notes
    said = {speak.note(note) for note in notes if note.code in codes}
    return msgspec.structs.replace(option, lines=tuple(line for line in option.lines if line not in said))


def called(viewer: Viewer, action: Action) -> str:
    """An action in words; only its verb if its values name nothing here."""
    try:
        return in_words(viewer, action)
    except (LookupError, ValueError, AttributeError, RuntimeError):
        return viewer.speak.verb(type(action), viewer.look.view)


def values_in_words(viewer: Viewer, action: Action) -> str:
    """The values of an action's fields."""
    named = kinds(type(action)).items()
    return ", ".join(label_of(viewer, kind, getattr(action, name)) for name, kind in named)


def so_far(viewer: Viewer, draft: Draft) -> str:
    """The verb, unless it is the only one, and the values chosen already, but for a beginning that the verb names:
    "Buy a long road"."""
    named = list(kinds(draft.offer.action).values())
    told = [label_of(viewer, kind, value) for kind, value in zip(named, draft.values, strict=False)]
    if draft.begun:
        told.append(label_of(viewer, named[len(draft.values)], begun(draft.begun, draft.hint)))
    if len(viewer.look.offers) == 1:
        return ", ".join(told)
    verb = viewer.speak.verb(draft.offer.action, viewer.look.view)
    told = [each for each in told if each.casefold() not in verb.casefold() or not draft.begun]
    return ": ".join(filter(None, (verb, ", ".join(told))))


def letters_of(look: Look) -> list[str]:
    """The marks of options in this game's pictures: letters, or numbers where places are named by letters."""
    return list(look.table.game.guide.picture.marks)


def lettered(options: Sequence[Option], letters: list[str]) -> tuple[Option, ...]:
    """Give each option that stands for a place in the picture a letter, taken from `letters`."""
    return tuple(msgspec.structs.replace(o, letter=letters.pop(0)) if o.mark is not None else o for o in options)
