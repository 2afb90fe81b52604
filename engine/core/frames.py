"""The shape of a game's state, and the decisions that stand in it as data.

Frames must know their state's type, and a state holds frames. So a state has two names: `State` is what rules read
and change (table, hands, box); `Position` is the whole, with the flow of frames, which only the core touches.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from .ctx import Ctx
from .model import Action, Bug, Note, Preview, Seat
from .offers import Offer

T = TypeVar("T")
H = TypeVar("H")
B = TypeVar("B")
F = TypeVar("F")
S = TypeVar("S")
A = TypeVar("A")


class State(Struct, Generic[T, H, B]):
    """One game: `table` lies open, each seat sees its own hand of `hands`, nobody sees `box`."""

    table: T
    hands: list[H]
    box: B


class Position(State[T, H, B], Generic[T, H, B, F]):
    """A state and where the game stands: `flow` are the frames, the current decision last; `ticks` counts the names
    that were given to frames."""

    flow: list[F]
    ticks: int = 0


class Frame(Struct, Generic[S, A], tag_field="at"):
    """One entry of the flow stack: a decision of the rulebook, as data. Frames are public.

    `S` is the game's `State`, `A` the actions that answer the frame. `serial` is unique in the game; with the number
    of answers a seat has given to this frame (`again`, by seat) it names a decision, and a press carries both. So
    nobody's open panel is out of date because somebody else, asked at the same time, has moved.
    """

    serial: int = 0
    again: dict[str, int] = {}

    def waiting(self, s: S) -> tuple[Seat, ...]:
        """The seats that must answer; () lets the engine `advance` by itself."""
        return ()

    def free(self, s: S) -> tuple[Seat, ...]:
        """Further seats that may act, though nobody waits for them."""
        return ()

    def offers(self, s: S, seat: Seat) -> Iterable[Offer]:
        """The offers to that seat. Never empty for a seat in `waiting`."""
        return ()

    def take(self, s: S, seat: Seat, action: A, ctx: Ctx) -> None:
        """Carry out an action that was offered."""
        raise Bug(f"{type(self).__name__} takes no action")

    def advance(self, s: S, ctx: Ctx) -> None:
        """Go on when nobody has to act."""
        raise Bug(f"{type(self).__name__} cannot go on by itself")

    def preview(self, s: S, seat: Seat, action: A) -> Preview:
        """The cost and gain of an offered action, from that seat's view."""
        return Preview()

    def explain(self, s: S, seat: Seat, action: Action) -> None:
        """Raise `Illegal` with the rule that stands against an action, where this frame knows it. Any action may
        come here, not only those that answer the frame."""

    def default(self, s: S, seat: Seat) -> Action:
        """The answer for a player who left: the first action offered unless a frame knows a gentler one."""
        return next(action for offer in self.offers(s, seat) for action in offer)


class Step(Struct, Generic[S], frozen=True):
    """The outcome of one action: the new state, the notes, the draws, and whether undo may cross it."""

    state: S
    notes: tuple[Note, ...]
    draws: tuple[int, ...]
    undoable: bool


class View(Struct, Generic[T, H], frozen=True):
    """One seat's view: the table and that seat's own hand, nothing else. An onlooker (None) has no hand.

    `doing` lists the tags of the frames, the current decision last.
    """

    table: T
    hand: H | None
    seat: Seat | None
    waiting: tuple[Seat, ...]
    doing: tuple[str, ...]


# Where the program serves every game, their types are not known; these names say so in one place.
AnyPosition: TypeAlias = Position[Any, Any, Any, Any]
AnyFrame: TypeAlias = Frame[Any, Any]
AnyStep: TypeAlias = Step[AnyPosition]
AnyView: TypeAlias = View[Any, Any]
