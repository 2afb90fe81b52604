"""A player confirms the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Generic, TypeVar

from engine.core.ctx import Ctx
from engine.core.model import Action, Seat
from engine.core.offers import Offer

from .asked import Asked

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class Confirm(Asked[S, A], Generic[S, A], kw_only=True):
    """Nobody else is called before this seat ends its turn: until then all of it can be taken back. A subclass gives
    `answer`, the only verb, and `confirmed`."""

    answer: ClassVar[type[Action]]

    def offers(self, s: S, seat: Seat) -> Iterator[Offer]:
        yield Offer(self.answer)

    def take(self, s: S, seat: Seat, action: A, ctx: Ctx) -> None:
        ctx.done()
        self.confirmed(s, ctx)

    def confirmed(self, s: S, ctx: Ctx) -> None:
        """Go on after the end of the turn."""
