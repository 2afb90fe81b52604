"""All act at once, each until it is done."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Bug, Seat

S = TypeVar("S")
A = TypeVar("A")


class Together(Frame[S, A], Generic[S, A], kw_only=True):
    """Seats act in any order, until each is done; then the frame is over.

    A subclass says which seats take part (`everybody`), which of them are done (`done`: the game keeps that where its
    rules need it), and goes on after the last (`over`). Where a seat that is not done must wait for others, `acts`
    says so.
    """

    def everybody(self, s: S) -> Iterable[Seat]:
        """The seats that take part, in the order of their numbers."""
        raise Bug(f"{type(self).__name__} does not say which seats take part")

    def done(self, s: S, seat: Seat) -> bool:
        """Whether a seat is done."""
        raise Bug(f"{type(self).__name__} does not say which seats are done")

    def acts(self, s: S, seat: Seat) -> bool:
        """Whether a seat may act now."""
        return not self.done(s, seat)

    def waiting(self, s: S) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.everybody(s) if self.acts(s, seat))

    def free(self, s: S) -> tuple[Seat, ...]:
        """The others that take part: they may come back, or prepare for later, while nobody waits for them."""
        waiting = self.waiting(s)
        return tuple(seat for seat in self.everybody(s) if seat not in waiting)

    def advance(self, s: S, ctx: Ctx) -> None:
        ctx.done()
        self.over(s, ctx)

    def over(self, s: S, ctx: Ctx) -> None:
        """Go on when all are done. The frame is off the stack by then."""
