"""Standing answers, left beforehand so that a player need not be asked (rulebook: conflict). They lie in the seat's
hand and nobody else sees them; when one is used in the open, that ends undo."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Illegal, Seat
from engine.core.offers import Offer, OneOf

from ..actions import Leave
from ..state import State
from ..values import Answer

ANSWERS: dict[str, tuple[str, ...]] = {
    "call": ("no", "once", "yes", "ask"),
    "cash": ("stay", "leave", "ask"),
    "slot": ("first", "last", "ask"),
    "wonder": ("pass", "ask"),
    "plan": ("clear", "ask"),
    "rest": ("skip", "ask"),
}
"""The answers to each question; "ask" takes an answer back."""
SOLO = ("wonder", "plan", "rest")
"""The questions a game for one knows."""
SKIP = Answer("rest", "skip")
"""Done with the rest of the turn: the one answer that is for this turn only."""
OPTIONS = {
    question: tuple(SKIP if (question, answer) == SKIP else Answer(question, answer) for answer in answers)
    for question, answers in ANSWERS.items()
}
"""The same as values."""
SKIPPING = ("production", "movement", "building")
"""The phases in which there is a rest of the turn."""


def questions(s: State) -> tuple[str, ...]:
    """The questions that may come up in this game."""
    return SOLO if len(s.table.players) == 1 else tuple(ANSWERS)


def offers(s: State, seat: Seat) -> Iterator[Offer]:
    """The standing answers a seat may leave: all that differ from its present ones."""
    left, skipping = s.hands[seat].standing, s.table.phase in SKIPPING
    options = [each for question in questions(s) for each in OPTIONS[question]
               if each.answer != getattr(left, question) and (each is not SKIP or skipping)]  # fmt: skip
    yield Offer(Leave, {"answer": OneOf(tuple(options))})


def leave(s: State, seat: Seat, action: Leave, ctx: Ctx) -> None:
    """Keep a standing answer in the seat's hand. Only that seat is told."""
    question, answer = action.answer
    setattr(s.hands[seat].standing, question, answer)
    ctx.tell(seat, f"left-{question}-{answer}")


def explain(s: State, seat: Seat, action: Leave) -> None:
    """Why a standing answer cannot be left. Raises `Illegal`."""
    question, answer = action.answer
    if question in questions(s):
        if answer == getattr(s.hands[seat].standing, question):
            raise Illegal("left-already")
        raise Illegal("no-such-answer", standings=[f"{question}-{answer}" for answer in ANSWERS[question]])
    raise Illegal("no-such-question", standings=questions(s))
