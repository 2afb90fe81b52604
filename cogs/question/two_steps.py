"""Two steps with one press: below a question, a list of its answers that have a usual sequel (`guide.Panel.onward`),
each with the choices after it. Whoever picks one makes both steps as if they had pressed one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from engine.core.model import Action, Bug, Illegal
from engine.core.text import write
from host import Look

from ..kit.card import capital
from ..viewer import Viewer
from .draft import resume
from .green_button import grave
from .question import Option, Question, effects, values_in_words

AND = " & "
"""Between the texts of the two actions."""
FIRST = 6
"""The most answers that are looked beyond."""
LINES = 25
"""The most lines of a list."""
MANY = 60
"""The most choices after an answer of which any are listed."""
ROOM = 36
"""The most letters of a sentence in a select that a phone shows whole."""
LONG = 90
"""The most letters of both texts."""


def two_steps(viewer: Viewer, question: Question) -> Question | None:
    """The list below a question; None if there is none. Where the choices after its answers are too many, those of
    the answer with the most are the first ones only."""
    if viewer.look.turn != "now" or not viewer.look.waited or question.pages > 1:
        return None
    found = [each for each in islice(_beyond(viewer, question.options), FIRST) if each.actions]
    left, kept = LINES, dict[str, int]()
    for each in sorted(found, key=lambda each: len(each.actions)):
        kept[each.option.text] = min(left, len(each.actions))
        left -= kept[each.option.text]
    found = [each for each in found if kept[each.option.text]]
    lines = [line for each in found for line in _lines(viewer, each, each.actions[: kept[each.option.text]])]
    sentence = _sentence(viewer, [(each, kept[each.option.text]) for each in found])
    return Question("verbs", question.text, sentence, tuple(lines), page=question.page) if lines else None


class _Beyond(NamedTuple):
    """An answer, the look after it, and the actions there that follow it as a rule."""

    option: Option
    after: Look
    actions: list[Action]


def _beyond(viewer: Viewer, options: Sequence[Option]) -> Iterator[_Beyond]:
    look, guide = viewer.look, viewer.look.table.game.guide
    for option in options:
        draft = resume(look.offers, option.text, direct=False) if option.text else None
        action = None if draft is None else draft.action
        if action is None or not (verbs := guide.panel.onward(look.view, action)):
            continue
        try:
            after = None if grave(look, action) else look.after(action)
            if after is not None and after.waited:
                yield _Beyond(option, after, _actions(after, action, verbs))
        except (Bug, Illegal):  # carrying it out will report that
            continue


def _actions(after: Look, first: Action, verbs: tuple[type[Action], ...]) -> list[Action]:
    """None if they are too many, or only one is left, which then follows by itself."""
    offers = [offer for offer in after.offers if offer.action in verbs and offer.listed]
    found = list(islice((action for offer in offers for action in offer), MANY + 1))
    if len(found) > MANY or (len(found) < 2 and len(after.offers) < 2):
        return []
    fits = (each for each in found if len(write(first) + AND + write(each)) <= LONG)
    return [each for each in fits if not grave(after, each)]


def _lines(viewer: Viewer, beyond: _Beyond, actions: Sequence[Action]) -> Iterator[Option]:
    """The first step is called by its letter, or else as on its button; the second by its values, and by its verb
    if nothing more is to be said of it; where others cost something, one that does not is free."""
    option, after = beyond.option, Viewer(beyond.after, viewer.speak)
    brings = [effects(after.look, each) for each in actions]
    priced = any(any(each.cost.values()) for each in brings)
    priced &= not any(any(each.gain.values()) or each.points or each.notes for each in brings)
    for each, told in zip(actions, brings, strict=True):
        named = values_in_words(after, each)
        label = named if option.letter else f"{option.label} · {named}"
        hint = viewer.speak.preview(told) or (viewer.speak("hint-free") if priced else "")
        hint = hint or viewer.speak.verb(type(each), after.look.view)
        yield Option(f"{option.text}{AND}{write(each)}", label, hint, option.letter)


def _sentence(viewer: Viewer, found: Sequence[tuple[_Beyond, int]]) -> str:
    """The first steps, by their letters if the whole is too long for a phone, with dots if not all of the choices
    after one are listed."""

    def said(names: Iterable[str]) -> str:
        told = (name + " …" * (count < len(each.actions)) for name, (each, count) in zip(names, found, strict=True))
        return viewer.speak("ask-two-steps", names=", ".join(told))

    options = [each.option for each, _ in found]
    full = said(capital(" · ".join(filter(None, (each.letter, each.label)))) for each in options)
    return full if len(full) <= ROOM else said(each.letter or capital(each.label) for each in options)
