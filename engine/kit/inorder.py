"""Each seat in turn answers the same question."""

from __future__ import annotations

from typing import Any

from engine.core.ctx import Ctx
from engine.core.model import Frame, Seat


class InOrder(Frame, kw_only=True):
    """The first of `order` is asked; `answered` calls the next. Over when nobody is left."""

    order: list[Seat]

    def waiting(self, s: Any) -> tuple[Seat, ...]:
        return tuple(self.order[:1])

    def answered(self) -> None:
        """This seat is done."""
        self.order.pop(0)

    def advance(self, s: Any, ctx: Ctx) -> None:
        ctx.done()
