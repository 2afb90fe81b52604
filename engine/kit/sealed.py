"""All seats answer the same question in secret; the answers are opened together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

from engine.core.ctx import Ctx
from engine.core.model import Action, Bug, Seat

from .together import Together


class Dealt(Protocol):
    """A state whose hands have a field `choice`."""

    @property
    def hands(self) -> list[Any]: ...  # each game has its own type of hand


S = TypeVar("S", bound=Dealt)
A = TypeVar("A", bound=Action)


class Sealed(Together[S, A], Generic[S, A], kw_only=True):
    """Each hand needs a field `choice`, None until its seat has answered: frames are public, hands are not.

    An answer is kept until the last one is in. Until then its seat may take it back (undo) and answer again,
    which leaves the others' answers alone. A subclass gives `offers` and `opened`.
    """

    def everybody(self, s: S) -> Iterable[Seat]:
        return map(Seat, range(len(s.hands)))

    def done(self, s: S, seat: Seat) -> bool:
        return s.hands[seat].choice is not None

    def free(self, s: S) -> tuple[Seat, ...]:
        return ()

    def take(self, s: S, seat: Seat, action: A, ctx: Ctx) -> None:
        s.hands[seat].choice = action

    def over(self, s: S, ctx: Ctx) -> None:
        choices = [hand.choice for hand in s.hands]
        for hand in s.hands:
            hand.choice = None
        ctx.reveal()
        self.opened(s, choices, ctx)

    def opened(self, s: S, choices: list[A], ctx: Ctx) -> None:
        """Go on with everybody's answers, by seat. The frame is off the stack by then: push what follows, without
        `ctx.done()`."""
        raise Bug(f"{type(self).__name__} does nothing with its answers")
