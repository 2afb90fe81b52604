"""From what the engine offers to what is asked next: one verb, one part of a value, or a complete action.
Pure functions of a look, in no thread's way. The words of half-made choices: see `draft`."""

from __future__ import annotations

import msgspec

from engine.core.model import Action
from host import Look
from words import Speaker

from . import draft as drafts
from .asked import PREVIEWS, Asked, Option, in_words, so_far
from .draft import BEGUN, resume
from .values import PAGE, next_value
from .verbs import FLAT, SHORT, first_question, one_tab, staying, tab_of

__all__ = ["FLAT", "PAGE", "PREVIEWS", "SHORT", "Asked", "Option", "ask", "earlier", "in_words", "staying"]


def ask(look: Look, speak: Speaker, words: str = "", page: int = 0) -> Asked | Action:
    """What is asked next after these words, or the action they stand for. Unknown words start over."""
    first = tab_of(look, speak, words)
    if first:
        return one_tab(look, speak, words, first, page)
    draft = resume(look.offers, words, look.waited)
    if draft is None:
        return first_question(look, speak, words)
    if draft.action is not None:
        return draft.action
    return msgspec.structs.replace(next_value(look, speak, draft, page), chosen=so_far(look, speak, draft))


def earlier(look: Look, speak: Speaker, words: str) -> str | None:
    """The words of the question before the one after `words`, or None if that is the first."""
    if not words or tab_of(look, speak, words):
        return "" if words else None
    tab = words.partition("-")[0] + BEGUN
    return tab if tab != words and tab_of(look, speak, tab) else drafts.before(look.offers, words, look.waited)
