"""How good a view looks to its seat, for practice opponents."""

from __future__ import annotations

from engine.core.model import View


def estimate(view: View) -> int:
    """In hundredths of a point."""
    return 0
