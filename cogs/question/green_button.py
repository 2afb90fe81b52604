"""How the choices of a panel look: at most one is green, the one its reader most likely wants."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

import msgspec

from engine.core.model import Action, Bug
from engine.core.text import kinds
from host import Look

from .draft import read
from .question import Option, Question, Tone

MOST = 60
"""Choices that are tried out for one that loses less; with more, people are asked."""


def tone_of(look: Look, action: type[Action]) -> Tone:
    """How a verb looks. If a game names no ends, a verb without fields counts as one if it is the only choice."""
    panel = look.table.game.guide.panel
    if action in panel.usual:
        return "usual"
    if action in panel.ends:
        return "end"
    if action in panel.rare:
        return "other"
    if kinds(action) or panel.ends:
        return "main"
    return "end" if len(look.offers) == 1 else "other"


def with_one_green(look: Look, question: Question, *, taken: bool = False) -> Question:
    """A question with at most one green button: what is usual, else the first end, if nothing is lost by it. taken:
    another button of the panel is green."""
    listed = [option for each in question.also for option in each.options]
    green = None if taken else likely(look, (*question.options, *question.beside), listed)

    def toned(options: Sequence[Option]) -> tuple[Option, ...]:
        return tuple(msgspec.structs.replace(each, tone=_beside(each, green)) for each in options)

    return msgspec.structs.replace(question, options=toned(question.options), beside=toned(question.beside))


def has_green(question: Question) -> bool:
    """Whether a button of such a question is green."""
    return any(option.tone == "usual" for option in (*question.options, *question.beside))


def likely(look: Look, options: Sequence[Option], listed: Sequence[Option] = ()) -> Option | None:
    """The option that becomes green; None if all of these give something up. If a game does not say what is lost, an
    end gives up everything else that could be done, also what is `listed` beside the options."""
    usual = [each for each in options if each.tone == "usual" and not _loses(look, each)]
    more = any(each.tone == "main" for each in (*options, *listed))
    if not usual and not look.table.game.guide.hints.losses and more:
        return None
    ends = (each for each in options if each.tone == "end" and not _loses(look, each))
    return usual[0] if usual else next(ends, None)


def grave(look: Look, action: Action) -> bool:
    """Whether something is lost by an action that another choice would keep, so that people are asked about it."""
    lost = look.table.game.guide.hints.lost
    try:
        losses = lost(look.preview(action))
        others = chain.from_iterable((*look.offers, *look.ends))
        tried = ((n == MOST or lost(look.preview(other)) < losses) for n, other in enumerate(others))
        return losses > 0 and any(tried)
    except Bug:
        return False


def _beside(option: Option, green: Option | None) -> Tone:
    if option is green:
        return "usual"
    return {"usual": "main", "end": "other"}.get(option.tone, option.tone)  # type: ignore[return-value]


def _loses(look: Look, option: Option) -> bool:
    draft = read((*look.offers, *look.ends), option.text)
    return (
        draft is not None and draft.action is not None and (grave(look, draft.action) or _leaves(look, draft.action))
    )


def _leaves(look: Look, action: Action) -> bool:
    """Whether something is put off by an action."""
    left = look.table.game.guide.hints.left
    return bool(left) and any(note.code in left for note in look.preview(action).notes)
