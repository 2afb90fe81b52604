"""A question for one seat."""

from __future__ import annotations

from typing import Generic, TypeVar

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Seat

S = TypeVar("S")
A = TypeVar("A")


class Asked(Frame[S, A], Generic[S, A], kw_only=True):
    """The seat `who` is asked while there is something to decide; then the frame is over, unless `advance` says
    otherwise."""

    who: Seat

    def asks(self, s: S) -> bool:
        """Whether there is something to decide."""
        return True

    def waiting(self, s: S) -> tuple[Seat, ...]:
        return (self.who,) if self.asks(s) else ()

    def advance(self, s: S, ctx: Ctx) -> None:
        ctx.done()
