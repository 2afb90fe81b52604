"""Two steps with one press: below a question, lists of its answers that have a usual sequel (`guide.Panel.onward`),
each with the choices after it; ends are buttons. Whoever picks one makes both steps as if they had pressed one after
the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from engine.core.model import Action, Bug, Illegal
from engine.core.offers import Offer
from engine.core.text import write
from host import Look

from ..kit.card import capital
from ..viewer import Viewer
from .ask_value import handy
from .ask_verb import endings
from .draft import Draft, resume
from .green_button import grave
from .question import Option, Question, effects, values_in_words

AND = " & "
"""Between the texts of the two actions."""
FIRST = 6
"""The most answers that are looked beyond."""
LINES = 25
"""The most lines of a list."""
SEVERAL = 9
"""An answer with more choices after it has a list of its own, where one cannot hold all."""
MANY = 60
"""The most choices after an answer of which any are listed."""
ROOM = 36
"""The most letters of a sentence in a select that a phone shows whole."""
LONG = 90
"""The most letters of both texts."""


def two_steps(viewer: Viewer, question: Question) -> tuple[Question, ...]:
    """The lists below a question, told apart by their pages: one of the answers with few choices after them, and one
    each of those with many. Where the few are too many together, those of the answer with the most are the first ones
    only."""
    if viewer.look.turn != "now" or not viewer.look.waited or question.pages > 1:
        return ()
    found = [each for each in islice(_beyond(viewer, question.options), FIRST) if each.actions]
    long = [each for each in found if len(each.actions) > SEVERAL] if _all(found) > LINES else []
    groups = [[each for each in found if each not in long], *([each] for each in long)]
    in_order = sorted(filter(None, groups), key=lambda group: question.options.index(group[0].option))
    return tuple(_list(viewer, question, group, n) for n, group in enumerate(in_order))


def _all(found: Sequence[_Beyond]) -> int:
    return sum(len(each.actions) for each in found)


def _list(viewer: Viewer, question: Question, found: Sequence[_Beyond], page: int) -> Question:
    left, kept = LINES, dict[str, int]()
    for each in sorted(found, key=lambda each: len(each.actions)):
        kept[each.option.text] = min(left, len(each.actions))
        left -= kept[each.option.text]
    found = [each for each in found if kept[each.option.text]]
    lines = [line for each in found for line in _lines(viewer, each, each.actions[: kept[each.option.text]])]
    sentence = _sentence(viewer, [each.option for each in found])
    return Question("verbs", question.text, sentence, tuple(lines), page=page)


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
                yield _Beyond(option, after, _actions(Viewer(after, viewer.speak), action, verbs))
        except (Bug, Illegal):  # carrying it out will report that
            continue


def _actions(viewer: Viewer, first: Action, verbs: tuple[type[Action], ...]) -> list[Action]:
    """None if they are too many, or only one is left, which then follows by itself. Of rarer verbs only the values
    that stand on the panel and end one's part."""
    after, panel = viewer.look, viewer.look.table.game.guide.panel
    ending = [each for each in verbs if each in (*panel.ends, *panel.rare)]
    offers = [
        offer for offer in after.offers if offer.action in verbs and offer.action not in ending and offer.listed
    ]
    ends = (after.table.game.parse(each.text) for each in endings(viewer)) if ending else ()
    ended = [each for each in ends if type(each) in ending]
    found = [*ended, *islice((action for offer in offers for action in _handy(after, offer)), MANY + 1)]
    if len(found) > MANY or (len(found) < 2 and len(after.offers) < 2):
        return []
    fits = (each for each in found if len(write(first) + AND + write(each)) <= LONG)
    return [each for each in fits if not grave(after, each)]


def _handy(after: Look, offer: Offer) -> Iterable[Action]:
    """The actions of an offer, or those that are at hand, where most are chosen part by part."""
    found = [Draft(offer, (value,)).action for value in handy(after, offer)]
    return [each for each in found if each is not None] or offer


def _lines(viewer: Viewer, beyond: _Beyond, actions: Sequence[Action]) -> Iterator[Option]:
    """The first step is called by its letter, or else as on its button; the second by its values, and by its verb
    if nothing more is to be said of it; where others cost something, one that does not is free."""
    option, after, panel = beyond.option, Viewer(beyond.after, viewer.speak), viewer.look.table.game.guide.panel
    brings = [effects(after.look, each) for each in actions]
    priced = {type(each) for each, told in zip(actions, brings, strict=True) if any(told.cost.values())}
    for each, told in zip(actions, brings, strict=True):
        verb = viewer.speak.verb(type(each), after.look.view)
        named = values_in_words(after, each) or verb
        label = named if option.letter else f"{option.label} · {named}"
        hint = viewer.speak.preview(told) or (viewer.speak("hint-free") if type(each) in priced else "")
        ends = type(each) in (*panel.ends, *panel.rare)
        text = f"{option.text}{AND}{write(each)}"
        yield Option(text, label, hint or verb * (not ends), option.letter, tone="end" if ends else "main")


def _sentence(viewer: Viewer, options: Sequence[Option]) -> str:
    """The first steps; what is too long for a phone by its letters, or else without what leads to it."""

    def said(names: Iterable[str]) -> str:
        return viewer.speak("ask-two-steps", names=", ".join(names))

    full = said(capital(" · ".join(filter(None, (each.letter, each.label)))) for each in options)
    brief = said(capital(each.label.rpartition(": ")[2]) for each in options)
    lettered = said(each.letter or capital(each.label) for each in options)
    tried = (full,) if any(each.letter for each in options) else (full, brief)
    return next((each for each in tried if len(each) <= ROOM), lettered)
