"""Beside an option: what could no longer be done after it, of what the game lists as chances (`Hints.chances`)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.core.model import Action, Bug, Illegal, Note

from ..viewer import Viewer
from .draft import resume
from .question import Option, Question

MOST = 40
"""The most options of a question that are tried."""
NAMED = 2
"""The most chances that are named beside an option."""


def with_lost(viewer: Viewer, question: Question) -> Question:
    """A question whose options say which chances they end."""
    look = viewer.look
    chances = look.table.game.guide.hints.chances(look.view)
    if not chances:
        return question
    left = [MOST]
    also = tuple(
        msgspec.structs.replace(each, options=_told(viewer, each.options, chances, left)) for each in question.also
    )
    options = _told(viewer, question.options, chances, left)
    return msgspec.structs.replace(question, options=options, also=also)


def lost(viewer: Viewer, action: Action, chances: Sequence[Note]) -> tuple[Note, ...]:
    """The chances, of those there are, that an action ends, as far as this person may know."""
    look = viewer.look
    try:
        after, _ = look.tried([action])
    except (Bug, Illegal):
        return ()
    still = look.table.game.guide.hints.chances(after.view)
    return tuple(each for each in chances if each not in still)


def _told(viewer: Viewer, options: Sequence[Option], chances: Sequence[Note], left: list[int]) -> tuple[Option, ...]:
    """Options with what they end; of at most so many as are `left` to be tried."""
    told = []
    for option in options:
        draft = resume(viewer.look.offers, option.text, direct=False) if left[0] and option.text else None
        if draft is not None and draft.action is not None:
            left[0] -= 1
            ended = [viewer.speak.note(each) for each in lost(viewer, draft.action, chances)[:NAMED]]
            hint = " · ".join(filter(None, (*ended, option.hint)))
            option = msgspec.structs.replace(option, hint=hint) if ended else option
        told.append(option)
    return tuple(told)
