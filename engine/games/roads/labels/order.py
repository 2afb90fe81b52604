"""What the values of order are called."""

from __future__ import annotations

from engine.core.speak import Speak

from ..state import View
from ..values import Answer


def standing(view: View, value: Answer, speak: Speak) -> str:
    """A standing answer, or the question alone."""
    return speak("-".join(filter(None, ("label-standing", value.question, value.answer))))
