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
    """A question whose options say which chances they end; what all of them end is said once."""
    look = viewer.look
    hints = look.table.game.guide.hints
    verbs = hints.closing(look.view)
    if verbs is not None and not any(offer.action in verbs for offer in look.offers):
        return question
    chances = hints.chances(look.view)
    if not chances:
        return question
    left = [MOST]

    def told(asked: Question) -> Question:
        ended = [_ended(viewer, each, chances, verbs, left) for each in asked.options]
        common = [each for each in ended[0] if all(each in other for other in ended)] if len(ended) > 1 else []
        options = [
            _with(viewer, option, [viewer.speak.note(each) for each in notes if each not in common][:NAMED])
            for option, notes in zip(asked.options, ended, strict=True)
        ]
        said = (asked.sentence, *(f"-# {viewer.speak.note(each)}" for each in common[:NAMED]))
        return msgspec.structs.replace(asked, sentence="\n".join(said), options=tuple(options))

    def each(option: Option) -> Option:
        ended = _ended(viewer, option, chances, verbs, left)
        return _with(viewer, option, [viewer.speak.note(each) for each in ended[:NAMED]])

    also, beside = tuple(map(told, question.also)), tuple(map(each, question.beside))
    return told(msgspec.structs.replace(question, also=also, beside=beside))


def lost(viewer: Viewer, action: Action, chances: Sequence[Note]) -> tuple[Note, ...]:
    """The chances, of those there are, that an action ends, as far as this person may know."""
    look = viewer.look
    try:
        after, _ = look.tried([action])
    except (Bug, Illegal):
        return ()
    still = look.table.game.guide.hints.chances(after.view)
    return tuple(each for each in chances if each not in still)


def _ended(
    viewer: Viewer,
    option: Option,
    chances: Sequence[Note],
    verbs: tuple[type[Action], ...] | None,
    left: list[int],
) -> tuple[Note, ...]:
    """What an option ends, if it is one of such `verbs`; of at most so many as are `left` to be tried."""
    draft = resume(viewer.look.offers, option.text, direct=False) if left[0] and option.text else None
    if draft is None or draft.action is None or (verbs is not None and type(draft.action) not in verbs):
        return ()
    left[0] -= 1
    return lost(viewer, draft.action, chances)


def _with(viewer: Viewer, option: Option, ended: Sequence[str]) -> Option:
    """An option with what it ends; then it is not true any more that nothing is to be said of it."""
    hint = "" if option.hint == viewer.speak("hint-nothing") else option.hint
    return msgspec.structs.replace(option, hint=" · ".join(filter(None, (*ended, hint)))) if ended else option
