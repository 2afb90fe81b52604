"""From what the engine offers to what is asked next: one verb, one part of a value, or a complete action.
Pure functions of a viewer, safe in any thread. The words of half-made choices: see `draft`."""

from __future__ import annotations

import msgspec

from engine.core.model import Action

from ..viewer import Viewer
from . import draft as drafts
from .asked import PREVIEWS, Asked, Option, in_words, so_far
from .draft import BEGUN, resume
from .values import PAGE, next_value
from .verbs import FLAT, SHORT, first_question, one_tab, staying, tab_of

__all__ = ["FLAT", "PAGE", "PREVIEWS", "SHORT", "Asked", "Option", "ask", "earlier", "in_words", "staying"]


def ask(viewer: Viewer, words: str = "", page: int = 0) -> Asked | Action:
    """What is asked next after these words, or the action they stand for. Unknown words start over."""
    first = tab_of(viewer, words)
    if first:
        return one_tab(viewer, words, first, page)
    draft = resume(viewer.look.offers, words, viewer.look.waited)
    if draft is None:
        return first_question(viewer, words)
    if draft.action is not None:
        return draft.action
    return msgspec.structs.replace(next_value(viewer, draft, page), chosen=so_far(viewer, draft))


def earlier(viewer: Viewer, words: str) -> str | None:
    """The words of the question before the one after `words`, or None if that is the first."""
    if not words or tab_of(viewer, words):
        return "" if words else None
    look, tab = viewer.look, words.partition("-")[0] + BEGUN
    return tab if tab != words and tab_of(viewer, tab) else drafts.before(look.offers, words, look.waited)
