"""Standing answers, left beforehand so that a player need not be asked (rulebook: conflict). They lie in the seat's
hand and nobody else sees them; when one is used in the open, that ends undo. Only whoever declines all agreements
says so in the open: nobody need ask in vain."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf

from ..actions import Leave
from ..state import Hand, State, Table
from ..values import Answer

ANSWERS: dict[str, tuple[str, ...]] = {
    "call": ("no", "once", "yes", "ask"),
    "cash": ("stay", "leave", "ask"),
    "slot": ("first", "last", "ask"),
    "wonder": ("pass", "once", "ask"),
    "plan": ("clear", "boards", "ask"),
    "rest": ("skip", "wonder", "ask"),
}
"""The answers to each question that lie in a hand; "ask" takes an answer back."""
OPEN: dict[str, tuple[str, ...]] = {"deals": ("phase", "game", "ask")}
"""The answers to the question that lie open."""
EVERY = {**ANSWERS, **OPEN}
SOLO = ("wonder", "plan", "rest")
"""The questions a game for one knows."""
SKIP = Answer("rest", "skip")
UNTIL_WONDER = Answer("rest", "wonder")
"""Done with the rest of the turn, or with all of it before the wonder: these answers are for this turn only."""
REST = (SKIP, UNTIL_WONDER)
OPTIONS = {question: tuple(Answer(question, answer) for answer in answers) for question, answers in EVERY.items()}
"""The same as values."""
MEANS = (
    "call-no",
    "call-once",
    "call-yes",
    "cash-stay",
    "cash-leave",
    "slot-first",
    "slot-last",
    "wonder-pass",
    "wonder-once",
    "plan-clear",
    "plan-boards",
    "deals-phase",
    "deals-game",
)
"""The answers of which it is said what they win and lose."""
SKIPPING = ("production", "movement", "building")
"""The phases in which there is a rest of the turn, and agreements."""
PASSING = (*REST, Answer("deals", "phase"))
"""The answers that are left in these phases only: they end with the phase or the turn."""


def passed_by(s: State, seat: Seat) -> bool:
    """Whether a seat is done with the present phase by what it has said of the rest of the turn."""
    rest = s.hands[seat].standing.rest
    return rest == SKIP.answer or (rest == UNTIL_WONDER.answer and s.table.phase != "wonder")


def questions(s: State) -> tuple[str, ...]:
    """The questions that may come up in this game, of those answered in hand."""
    return SOLO if len(s.table.players) == 1 else tuple(ANSWERS)


def answerable(s: State) -> tuple[str, ...]:
    """All questions to which an answer may be left."""
    return SOLO if len(s.table.players) == 1 else tuple(EVERY)


def offers(s: State, seat: Seat) -> Iterator[Offer]:
    """The standing answers a seat may leave: all that differ from its present ones."""
    t, hand, options = s.table, s.hands[seat], list[Answer]()
    for question in answerable(s):
        now = left(t, hand, seat, question)
        options += [each for each in OPTIONS[question] if each.answer != now]
    passing = () if t.phase in SKIPPING else PASSING
    yield Offer(Leave, {"answer": OneOf(tuple(each for each in options if each not in passing))})


def left(t: Table, hand: Hand, seat: Seat, question: str) -> str:
    """A seat's standing answer to a question."""
    answer: str = t.declines.get(str(seat), "ask") if question == "deals" else getattr(hand.standing, question)
    return answer


def leave(s: State, seat: Seat, action: Leave, ctx: Ctx) -> None:
    """Keep a standing answer in the seat's hand. Only that seat is told; all are, that agreements are declined."""
    question, answer = action.answer
    if question == "deals":
        declines = {**s.table.declines, str(seat): answer}
        s.table.declines = {each: until for each, until in sorted(declines.items()) if until != "ask"}
        ctx.say(f"declines-{answer}", seat=seat)
        return
    setattr(s.hands[seat].standing, question, answer)
    ctx.tell(seat, f"left-{question}-{answer}")


def preview(action: Leave) -> Preview:
    """What is won and lost by a standing answer."""
    question, answer = action.answer
    means = f"{question}-{answer}"
    if answer == "ask":
        return Preview(notes=(Note("would-ask", {}),))
    return Preview(notes=(Note(f"would-leave-{means}", {}),)) if means in MEANS else Preview()


def explain(s: State, seat: Seat, action: Leave) -> None:
    """Why a standing answer cannot be left. Raises `Illegal`."""
    question, answer = action.answer
    if question in answerable(s):
        if answer == left(s.table, s.hands[seat], seat, question):
            raise Illegal("left-already")
        raise Illegal("no-such-answer", standings=[f"{question}-{answer}" for answer in EVERY[question]])
    raise Illegal("no-such-question", standings=answerable(s))
