"""The card of a lesson: the task, the position, the question; in the end what has been learnt, or that it is to be
done again. Made like a panel, from the offers."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Note
from engine.core.text import verb

from ..kit.card import Button, Card, Part, Row, clip, rows
from ..kit.custom_ids import Ref
from ..news.standings import final_standings, points_row
from ..panel.fold import in_two
from ..pictures.wanted import outcome
from ..question.green_button import has_green
from ..question.next_question import Question, ask, earlier
from ..question.question_parts import asked_parts, ref_of
from ..viewer import Viewer
from .course_cards import first_game_button, lesson_button, next_lesson

HINT = 4
"""Rows of a hint above the picture: as many as the longest has."""
TOLD = 500
"""The most characters of what the last press has told."""


def lesson_card(viewer: Viewer, *, text: str = "", page: int = 0, line: str = "") -> Card:
    """The lesson after choosing `text`. `line`, a hint, or why something was refused, stands in place of the task."""
    look, speak = viewer
    learning = look.lesson
    assert learning is not None
    if learning.reached:
        return _done(viewer, line)
    if not look.offers:
        return _missed(viewer, line)
    question = ask(viewer, text, page)
    if not isinstance(question, Question):
        question = ask(viewer)
        assert isinstance(question, Question)
    amid = earlier(viewer, question.text) is not None
    latest = [] if amid else _latest(viewer)
    asked = asked_parts(viewer, question, latest, green=_green(viewer, question))
    task = speak(f"todo-{learning.lesson.name}")
    said, on = in_two(line or speak("lesson-astray") * learning.astray, HINT)
    top = [f"### {_head(viewer)}", *(said or [task]), asked.head]
    on = [*on, *([f"-# {task}"] if said else []), _small(viewer, latest)]
    left = f"-# {speak('lesson-left', count=learning.left)}" if learning.lesson.moves > 1 else ""
    buttons = _buttons(viewer, question.text, earlier(viewer, question.text) or "" if amid else None)
    below = _lines([*on, left, points_row(viewer)])
    return Card((_lines(top), asked.picture, *asked.answers, below, *buttons, _lines(asked.told)))


def _green(viewer: Viewer, question: Question) -> bool:
    """Whether an answer may be green: an end only where the lesson's own way ends something, too."""
    learning, ends = viewer.look.lesson, viewer.look.table.game.guide.panel.ends
    assert learning is not None
    way = learning.lesson.solution[learning.presses : learning.presses + 1]
    ending = not way or way[0].partition(" ")[0] in map(verb, ends)
    return not learning.astray and (ending or has_green(question))


def _head(viewer: Viewer) -> str:
    learning = viewer.look.lesson
    assert learning is not None
    title = viewer.speak(f"lesson-{learning.lesson.name}")
    return viewer.speak("lesson-head", number=learning.number, of=learning.of, title=title)


def _done(viewer: Viewer, line: str) -> Card:
    """The task is done: what it taught, and what comes next."""
    look, speak = viewer
    learning, game = look.lesson, look.table.game
    assert learning is not None
    following = next_lesson(game.guide.lessons.course.lessons, learning.done, learning.lesson.name)
    told = f"### {speak('lesson-done', title=speak(f'lesson-{learning.lesson.name}'))}"
    top = [
        told,
        f"-# {speak(f'learnt-{learning.lesson.name}')}",
        "" if following else f"-# {speak('learn-all-done')}",
    ]
    onward = (
        [first_game_button(game, speak, due=True)] if following is None else [lesson_button(game, following, speak)]
    )
    over = f"**{speak('head-over')}**\n{final_standings(viewer)}" if look.result is not None else points_row(viewer)
    latest = _latest(viewer)
    summed = game.guide.news.summed if look.result is not None else ()
    told_too = [note for note in latest if note.code not in summed]
    buttons, said = rows([*onward, _again(viewer), _list(viewer)]), f"-# {line}" if line else ""
    return Card((_lines(top), outcome(viewer, latest), *buttons, _lines([said, _small(viewer, told_too)]), over))


def _missed(viewer: Viewer, line: str) -> Card:
    """Nothing more can be done, and the task is not."""
    speak, learning = viewer.speak, viewer.look.lesson
    assert learning is not None
    latest, (said, on) = _latest(viewer), in_two(line, HINT)
    task = speak("lesson-missed-task", task=speak(f"todo-{learning.lesson.name}"))
    top = [f"### {speak('lesson-missed')}", *(said or [task])]
    buttons = rows([_again(viewer, green=True), *_back(viewer), _hint(viewer), _list(viewer)])
    below = _lines([*on, _small(viewer, latest), points_row(viewer)])
    return Card((_lines(top), outcome(viewer, latest), *buttons, below))


def _latest(viewer: Viewer) -> list[Note]:
    """What the last press told."""
    trying = viewer.look.trying
    assert trying is not None
    return [note for step in trying.played[len(trying.played) - trying.latest :] for note in step.told]


def _told(viewer: Viewer, latest: Sequence[Note]) -> str:
    return clip(" ".join(viewer.speak.note(note) for note in latest), TOLD)


def _small(viewer: Viewer, latest: Sequence[Note]) -> str:
    told = _told(viewer, latest)
    return f"-# {told}" if told else ""


def _buttons(viewer: Viewer, text: str, back: str | None) -> list[Row]:
    """Below the answers. text: what is chosen; back: amid the choice of a move, the text to go back to."""
    look, speak = viewer
    if back is not None:
        return rows([Button(speak("button-back"), ref_of(look, "go", back).id()), _hint(viewer, text)])
    astray = look.lesson is not None and look.lesson.astray
    return rows([_hint(viewer), *_back(viewer), _again(viewer, green=astray), _list(viewer)])


def _hint(viewer: Viewer, text: str = "") -> Button:
    """A hint; what is chosen so far stays."""
    return Button(viewer.speak("button-hint"), ref_of(viewer.look, "lessonhint", text).id())


def _back(viewer: Viewer) -> list[Button]:
    trying = viewer.look.trying
    played = trying is not None and bool(trying.played)
    return [Button(viewer.speak("button-try-back"), ref_of(viewer.look, "lessonback").id())] if played else []


def _again(viewer: Viewer, *, green: bool = False) -> Button:
    look = viewer.look
    assert look.lesson is not None
    meant = Ref("lesson", text=f"{look.table.game.key}/{look.lesson.lesson.name}").id()
    return Button(viewer.speak("button-lesson-again"), meant, "success" if green else "secondary")


def _list(viewer: Viewer) -> Button:
    return Button(viewer.speak("button-lessons"), Ref("learn", text=viewer.look.table.game.key).id())


def _lines(lines: Sequence[str]) -> Part:
    return "\n".join(filter(None, lines))
