"""Beside an option: that it cannot be taken back. It is said before the choice, so that nobody is asked after it."""

from __future__ import annotations

import msgspec

from engine.core.model import Action, Bug, Illegal
from host import Look
from words import has

from ..viewer import Viewer
from .draft import resume
from .question import Option, Question

MOST = 8
"""The most options of a question that are tried; if none of them can be taken back, none of a long list is taken to
be."""


def with_final(viewer: Viewer, question: Question) -> Question:
    """A question whose options say so if they cannot be taken back; if all are such, it is said once. Where a game
    says of a decision which answers are such and why, that is said instead."""
    look, speak = viewer
    if look.turn != "now" or not look.waited:
        return question
    if reason := _reason(viewer, question):
        return _below_first(question, f"-# {reason}")

    def told(asked: Question) -> Question:
        tried = [_final(look, each) for each in asked.options[:MOST]]
        if not any(tried):
            return asked
        if all(tried) and (len(tried) > 1 or asked.text):
            return msgspec.structs.replace(asked, sentence=f"{asked.sentence}\n-# {speak('confirm-final')}")
        options = [
            msgspec.structs.replace(each, hint=" · ".join(filter(None, (each.hint, speak("hint-final")))))
            if final
            else each
            for each, final in zip(asked.options, tried, strict=False)
        ]
        return msgspec.structs.replace(asked, options=(*options, *asked.options[MOST:]))

    return told(msgspec.structs.replace(question, also=tuple(map(told, question.also))))


def _reason(viewer: Viewer, question: Question) -> str:
    """What a game says of the decision that is asked; "" if it says nothing, or if none of its answers is such."""
    look, speak = viewer
    code = f"final-{look.view.doing[-1]}" if look.view.doing else ""
    if not code or not has(speak.locale, look.table.game.key, code):
        return ""
    tried = [each for asked in (question, *question.also) for each in asked.options[:MOST]]
    return speak(code) if any(_final(look, each) for each in tried) else ""


def _below_first(question: Question, line: str) -> Question:
    """A question with a line below the first that is asked."""
    if question.options:
        return msgspec.structs.replace(question, sentence=f"{question.sentence}\n{line}")
    first, *others = question.also
    return msgspec.structs.replace(question, also=(_below_first(first, line), *others))


def final(look: Look, action: Action) -> bool:
    """Whether an action cannot be taken back, and people would want to know: not what nobody is asked about, nor the
    end of their part. If it fails here, carrying it out says why, or reports the rules and pauses the game."""
    panel = look.table.game.guide.panel
    try:
        return type(action) not in (*panel.swift, *panel.ends) and look.final(action)
    except (Bug, Illegal):
        return False


def _final(look: Look, option: Option) -> bool:
    draft = resume(look.offers, option.text, direct=False) if option.text else None
    return draft is not None and draft.action is not None and final(look, draft.action)
