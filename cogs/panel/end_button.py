"""The button beside the end of a turn that is the only choice: end it, and from now on always at once."""

from __future__ import annotations

from engine.core.model import Bug
from engine.core.text import write

from ..kit.card import Button, Row
from ..question.question_parts import ref_of
from ..viewer import Viewer


def end_button(viewer: Viewer) -> list[Row]:
    """The button; nothing where something else is left to do."""
    look, speak = viewer
    try:
        action = look.only
    except Bug:  # carrying it out will report that and pause the game
        return []
    if action is None or not look.waited or type(action) not in look.table.game.guide.panel.ends:
        return []
    return [(Button(speak("button-ends-at-once"), ref_of(look, "ends", write(action)).id()),)]
