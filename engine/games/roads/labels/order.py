"""What the values of order are called."""

from __future__ import annotations

from typing import Any

from engine.core.speak import Speak

from ..state import View


def standing(view: View, value: Any, speak: Speak) -> str:
    """A standing answer, or the question alone."""
    return speak("-".join(("label-standing", *value)))
