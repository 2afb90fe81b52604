"""From the engine's offers to the next question: for a verb or for a part of a value; or to a complete action. Pure
functions of a viewer, safe in any thread. `draft` explains the texts of half-made choices."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.model import Action
from engine.core.offers import Offer
from engine.core.text import kinds
from engine.core.values import begun
from host import Look

from ..viewer import Viewer
from . import draft as drafts
from .acting_piece import staying, tab_of
from .ask_value import PAGE, next_value
from .ask_verb import FLAT, SHORT, first_question, on_first_panel, one_tab, stands_alone
from .draft import BEGUN, Draft, resume
from .question import PREVIEWS, Option, Question, asked_offers, called, in_words, so_far

__all__ = [
    "FLAT",
    "PAGE",
    "PREVIEWS",
    "SHORT",
    "Option",
    "Question",
    "ask",
    "called",
    "earlier",
    "in_words",
    "last_part",
    "staying",
]


def ask(viewer: Viewer, text: str = "", page: int = 0) -> Question | Action:
    """The question after the text of a half-made choice, or its action. Unknown texts start over."""
    first = tab_of(viewer, text)
    if first:
        return one_tab(viewer, text, first, page)
    draft = resume(_offers(viewer.look, text), text, viewer.look.waited)
    if draft is None or (not draft.values and not draft.begun and stands_alone(viewer)):
        return first_question(viewer, text)
    if draft.action is not None:
        return draft.action
    question = next_value(viewer, draft, page)
    begun, same = so_far(viewer, draft), question.so_far  # what is the same in all answers may be chosen already
    told = "\n".join(filter(None, (begun, "" if begun.endswith(f", {same.removeprefix('-# ')}") else same)))
    known = zip(kinds(draft.offer.action).values(), draft.values, strict=False)
    chosen = tuple(each for each in known if each[0] in viewer.look.table.game.guide.picture.chosen)
    return msgspec.structs.replace(question, so_far=told, barred=_unfit(viewer, draft), chosen=chosen)


def _offers(look: Look, text: str) -> Sequence[Offer]:
    """What a text may go on with: what panels ask; all that is offered if it names a value that they leave out."""
    asked = asked_offers(look)
    return look.offers if text and drafts.read(asked, text) is None else asked


def _unfit(viewer: Viewer, draft: Draft) -> tuple[str, ...]:
    """What cannot be chosen as the next part of a value, and why."""
    look, speak = viewer
    if not draft.begun or draft.field is None:
        return ()
    kind = kinds(draft.offer.action)[draft.field]
    found = look.table.game.guide.hints.unfit(look.view, kind, begun(draft.begun, draft.hint), speak)
    return tuple(speak("choice-barred", name=name, why=why) for name, why in found)


def earlier(viewer: Viewer, text: str) -> str | None:
    """The text of the question before the one after `text`, or None if that is the first."""
    if not text or tab_of(viewer, text):
        return "" if text else None
    look, tab = viewer.look, text.partition("-")[0] + BEGUN
    if tab != text and tab_of(viewer, tab):
        return tab
    found = drafts.before(_offers(look, text), text, look.waited)
    return "" if found and on_first_panel(viewer, found) else found


def last_part(viewer: Viewer, text: str) -> str:
    """The text of the question that an action answered, if that was one part, or a long list; else ""."""
    found = earlier(viewer, text) or ""
    asked = ask(viewer, found) if found else None
    long = isinstance(asked, Question) and asked.text != "" and asked.typed
    return found if found.endswith(BEGUN) or long else ""
