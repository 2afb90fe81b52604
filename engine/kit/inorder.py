"""Each seat in turn answers the same question."""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Seat

S = TypeVar("S")
A = TypeVar("A")


class InOrder(Frame[S, A], Generic[S, A], kw_only=True):
    """The first of `order` is asked; `answered` calls the next. Over when nobody is left."""

    order: list[Seat]

    def waiting(self, s: S) -> tuple[Seat, ...]:
        return tuple(self.order[:1])

    def answered(self) -> None:
        """This seat is done."""
        self.order.pop(0)

    def advance(self, s: S, ctx: Ctx) -> None:
        ctx.done()
