"""Two steps with one press: below a question with few answers, lists of these with what may follow each."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

import msgspec

from engine.core.model import Action, Bug, Illegal
from engine.core.text import write
from host import Look

from ..viewer import Viewer
from .draft import resume
from .for_good import MOST, final
from .green_button import grave
from .question import Option, Question, in_words, values_in_words

AND = " & "
"""Between the texts of two actions that one press carries out, one after the other."""
FIRST = 10
"""The most answers of a question below which such lists stand."""
PAGE = 25
"""The most lines of a list."""
LISTS = 2
"""The most such lists."""
NAMED = 3
"""The most answers named above a list."""
LONG = 60
"""The most letters of both actions' texts."""


def apart(text: str) -> tuple[str, str]:
    """The text of the first action, or of a half-made choice, and that of the second; "" if there is none."""
    first, _, second = text.partition(AND)
    return first, second


def with_both(viewer: Viewer, question: Question) -> Question:
    """A question with lists of its answers together with what may follow each, where both are whole actions. An
    answer is left out if it reveals something, or if much may follow it, or the same again, or anything by which
    something is lost."""
    look = viewer.look
    fits = question.kind in ("verbs", "values") and question.pages == 1 and 1 < len(question.options) <= FIRST
    if not fits or question.also or look.turn != "now" or not look.waited or look.table.game.guide.pieces.any():
        return question
    lists = list[_List]()
    for first in sorted((_List([each.label], _following(viewer, each)) for each in question.options), key=_size):
        if lists and len(lists[-1].options) + len(first.options) <= PAGE:
            lists[-1] = _List(lists[-1].names + first.names * bool(first.options), lists[-1].options + first.options)
        elif first.options and len(lists) < LISTS:
            lists.append(first)
    return msgspec.structs.replace(question, also=tuple(_asked(viewer, n, each) for n, each in enumerate(lists, 1)))


class _List(NamedTuple):
    names: list[str]
    options: list[Option]


def _size(first: _List) -> int:
    return len(first.options)


def _asked(viewer: Viewer, number: int, found: _List) -> Question:
    """The number tells one list from another."""
    more = ["…"] if len(found.names) > NAMED else []
    asked = viewer.speak("ask-both", names=", ".join([*found.names[:NAMED], *more]))
    return Question("verbs", "", asked, tuple(found.options), page=number)


def _following(viewer: Viewer, option: Option) -> list[Option]:
    """An answer with each of the choices after it; nothing if these are too many."""
    look, speak = viewer
    draft = resume(look.offers, option.text, direct=False) if option.text else None
    if draft is None or draft.action is None:
        return []
    first, guide = draft.action, look.table.game.guide
    try:
        if type(first) in guide.panel.ends or grave(look, first) or final(look, first):
            return []
        after, _ = look.tried([first])
        offers = [each for each in after.offers if each.action not in guide.panel.rare]
        if not after.waited or not all(each.listed for each in offers):
            return []
        found = list(islice((action for offer in offers for action in offer), PAGE + 1))
        if not 1 < len(found) <= PAGE or any(type(each) is type(first) for each in found):
            return []
        if any(len(write(first) + AND + write(each)) > LONG or grave(after, each) for each in found):
            return []
        if _closes(look, [first]) or _closes(after, found):
            return []
        told = [final(after, each) for each in found[:MOST]]
        finals = [*told, *([False] * (len(found) - len(told)))]
        alone = len(offers) == 1
        return [
            _both(Viewer(after, speak), option, each, final=said, alone=alone)
            for each, said in zip(found, finals, strict=True)
        ]
    except (Bug, Illegal):  # carrying it out will report that
        return []


def _closes(look: Look, actions: Sequence[Action]) -> bool:
    """Whether any of these may end a chance, which is told beside the option itself."""
    hints = look.table.game.guide.hints
    verbs = hints.closing(look.view)
    return any(verbs is None or type(each) in verbs for each in actions) and bool(hints.chances(look.view))


def _both(after: Viewer, option: Option, second: Action, *, final: bool, alone: bool) -> Option:
    """The label names the first as its button does; the verb of the second is left out if it is the only one, and
    its value is more than a number."""
    look, speak = after
    values = values_in_words(after, second)
    named = values if alone and not values.isdigit() and values else in_words(after, second)
    told = (speak.preview(look.preview(second)), speak("hint-final") if final else "")
    return Option(f"{option.text}{AND}{write(second)}", f"{option.label} · {named}", " · ".join(filter(None, told)))
