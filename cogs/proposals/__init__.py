"""What people at a table ask each other to agree to."""

from __future__ import annotations

from collections.abc import Mapping

from ..kit.router import Handler
from . import answers, take_back, terms
from .on_panel import Proposals

HANDLERS: Mapping[str, Handler] = {**answers.HANDLERS, **take_back.HANDLERS, **terms.HANDLERS}
FORMS = terms.FORMS

__all__ = ["FORMS", "HANDLERS", "Proposals"]
