"""Trying: what a person plays only for themselves, to see where it leads."""

from __future__ import annotations

from .on_panel import Tries
from .try_presses import HANDLERS

FORMS: tuple[str, ...] = ()

__all__ = ["FORMS", "HANDLERS", "Tries"]
