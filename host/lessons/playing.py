"""What happens in a lesson: pure. It is played like a try, from a position that the game's content gives."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

import db
from engine.core import lesson_starts
from engine.core.frames import AnyPosition, AnyView
from engine.core.game import AnyGame
from engine.core.lesson_starts import SEED
from engine.core.lessons import Lesson
from engine.core.model import Illegal, Note, Seat
from engine.core.text import verb, write
from words import Speaker

from ..people import Refused
from ..tries.fork import AT_ONCE, MOVES, Fork, Moved, begun, one_step, replayed, trying_of
from ..tries.fork import by_hand as tried_by_hand
from ..view.lessons import Learning, token_of
from ..view.look import Look
from ..view.table import Table, pack_options
from ..view.tries import Kept, Tried

POSITIONS = 100
"""Beginnings of lessons that are kept at hand."""


class LessonTable(Table, frozen=True):
    """What stands in for a table in a lesson: its number is 0, and one seat is its person's."""

    def names(self, locale: str) -> list[str]:
        """As at a table, but that person is "you"."""
        speak = Speaker(locale)
        return [
            speak("lesson-you") if seat.person is not None else name
            for seat, name in zip(self.seats, super().names(locale), strict=True)
        ]


def table_of(game: AnyGame, s: AnyPosition, own: Seat, person: int) -> Table:
    """The table of a lesson in such a position."""
    row = db.Game(
        id=0, key=game.key, server=0, channel=0, thread=None, status=db.Status.PLAYING, head=0, undos=0,
        wanted=len(s.hands), options=_options(game), seed_hash=b"", rules=game.version, state_hash=b"",
        board=None, board_at=None, created_by=person, created_at=0, updated_at=0,
    )  # fmt: skip
    others = iter(range(1, len(s.hands)))
    seats = (
        db.Seat(index=n, person=person, name="")
        if n == own
        else db.Seat(index=n, opponent="steady", name=str(next(others)))
        for n in range(len(s.hands))
    )
    return LessonTable(row, tuple(seats), game)


@lru_cache(maxsize=POSITIONS)
def _options(game: AnyGame) -> bytes:
    return pack_options(game.options())


@lru_cache(maxsize=POSITIONS)
def position(game: AnyGame, name: str) -> AnyPosition:
    """Where a lesson begins; nothing changes it. Raises `Refused` for an unknown lesson."""
    course = game.guide.lessons.course
    lesson = course.named(name)
    if lesson is None:
        raise Refused("no-lesson")
    return lesson_starts.begun(game, course, lesson)


def fork_of(game: AnyGame, lesson: Lesson, person: int, kept: Kept) -> Fork:
    """A lesson after the moves that are played at present; without those that the rules do not allow any more."""
    s, own = position(game, lesson.name), Seat(lesson.seat)
    row = db.Try(seat=own, head=0, undos=0, seed=SEED, body=b"", at=0)
    kept, state = replayed(game, s, own, SEED, kept)
    return Fork(table_of(game, s, own, person), 0, person, row, kept, state)


def by_hand(fork: Fork, lesson: Lesson, action: str, confirms: bool) -> Moved:
    """A press of the person, what follows from it by itself, and what the others answer, until the person is asked
    again. Raises `Illegal` and `Refused`."""
    game = fork.table.game
    if lesson.verbs and verb(type(game.parse(action))) not in lesson.verbs:
        raise Refused("lesson-not-now")
    steps, state = tried_by_hand(fork, [action], confirms)
    found = [*steps]
    told = sum(each.opponent for each in fork.kept.played)
    for n in range(min(AT_ONCE, MOVES - fork.kept.upto - len(found))):
        waiting = game.waiting(state)
        if not waiting or fork.own in waiting:
            break
        text = _answer(game, state, waiting[0], lesson.others[told + n] if told + n < len(lesson.others) else "")
        step, state = one_step(game, state, fork.own, waiting[0], text, SEED, fork.kept.upto + len(found))
        found.append(replace(step, follows=True, opponent=True))
    return tuple(found), state


def _answer(game: AnyGame, s: AnyPosition, seat: Seat, wanted: str) -> str:
    """What another seat answers: what the lesson wants if it is offered, else as little as it can."""
    if wanted and any(offer.admits(game.parse(wanted)) for offer in game.offers(s, seat)):
        return wanted
    return write(game.default(s, seat))


def presses(kept: Kept) -> int:
    """How often their person has pressed."""
    return sum(not each.follows for each in kept.played)


@lru_cache(maxsize=POSITIONS)
def view_before(game: AnyGame, name: str, own: Seat) -> AnyView:
    """The person's view at the beginning of a lesson."""
    return game.view(begun(game, position(game, name), own, SEED), own)


def reached(fork: Fork, lesson: Lesson) -> bool:
    """Whether the task is done."""
    return _reached(fork, lesson, fork.table.game.view(fork.state, fork.own))


def astray(fork: Fork, lesson: Lesson) -> bool:
    """Whether what is left of the lesson's solution, begun at any of its steps, no longer does the task with the
    presses that are left. Steps that the rules do not allow any more are passed over. Other ways may still do it."""
    ways = (lesson.solution[n:] for n in range(len(lesson.solution)))
    return presses(fork.kept) > 0 and not any(reached(_along(fork, lesson, way), lesson) for way in ways)


def _along(fork: Fork, lesson: Lesson, way: Sequence[str]) -> Fork:
    for text in way:
        if reached(fork, lesson) or presses(fork.kept) >= lesson.moves:
            break
        try:
            steps, state = by_hand(fork, lesson, text, confirms=True)
        except (Illegal, Refused):
            continue
        played = (*fork.kept.played, *steps)
        fork = fork._replace(kept=Kept(played, len(played)), state=state)
    return fork


def _reached(fork: Fork, lesson: Lesson, view: AnyView) -> bool:
    before = view_before(fork.table.game, lesson.name, fork.own)
    return lesson.reached(view, _told(fork.kept.played), before)


def _told(played: tuple[Tried, ...]) -> list[Note]:
    return [*chain.from_iterable(each.told for each in played)]


def look_at(fork: Fork, row: db.Lesson, lesson: Lesson, done: tuple[str, ...], *, astray: bool = False) -> Look:
    """The look of its person: no more is offered once the task is done, or all presses are made. `astray`: see
    there."""
    lessons = fork.table.game.guide.lessons.course.lessons
    token = token_of(row, fork.kept)
    look = Look(fork.table, fork.own, fork.state, token, (), False, 0, trying=trying_of(fork))
    look.lesson = learning = Learning(
        lesson=lesson,
        number=[each.name for each in lessons].index(lesson.name) + 1,
        of=len(lessons),
        presses=presses(fork.kept),
        reached=_reached(fork, lesson, look.view),
        done=done,
        astray=astray,
    )
    over, verbs = learning.reached or not learning.left, lesson.verbs
    look.offers = [] if over else [each for each in look.offers if not verbs or verb(each.action) in verbs]
    return look
