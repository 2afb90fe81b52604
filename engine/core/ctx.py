"""All a rule may do besides change the state: draw, tell, and steer the flow."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from .chance import Chance
from .model import MAX_NOTES, Bug, Note, Seat

T = TypeVar("T")


class Numbered(Protocol):
    """The part of a frame that `Ctx` needs."""

    serial: int


class Flowing(Protocol):
    """The part of a state that `Ctx` needs."""

    flow: list[Any]
    ticks: int


class Ctx:
    """Handed to `take` and `advance` for the length of one action."""

    def __init__(self, state: Flowing, chance: Chance) -> None:
        self._state, self._chance = state, chance
        self.notes: list[Note] = []
        self.sealed = False

    def roll(self, n: int) -> int:
        """A number from 0 to n-1. Ends undo."""
        self.sealed = True
        return self._chance.below(n)

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher-Yates). Ends undo."""
        for i in range(len(items) - 1, 0, -1):
            j = self.roll(i + 1)
            items[i], items[j] = items[j], items[i]

    def deal_anew(self, items: list[str]) -> None:
        """Shuffle in place what somebody cannot know the order of (`Rules.imagine`). Sorted first: what is imagined
        must not depend on how it is."""
        items.sort()
        self.shuffle(items)

    def reveal(self) -> None:
        """Somebody learns something hidden: ends undo."""
        self.sealed = True

    def say(self, code: str, **args: object) -> None:
        """Tell the table."""
        self._note(Note(code, args))

    def tell(self, seat: Seat, code: str, **args: object) -> None:
        """Tell one seat only."""
        self._note(Note(code, args, (seat,)))

    def _note(self, note: Note) -> None:
        if len(self.notes) >= MAX_NOTES:
            raise Bug(f"more than {MAX_NOTES} notes for one action")
        self.notes.append(note)

    def push(self, *frames: Numbered) -> None:
        """Put frames on the stack so that the first given runs first."""
        for frame in reversed(frames):
            self._state.ticks += 1
            frame.serial = self._state.ticks
            self._state.flow.append(frame)

    def done(self) -> None:
        """The current frame is over."""
        self._state.flow.pop()
