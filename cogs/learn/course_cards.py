"""The cards of `/learn`: all games, and the lessons of one. Makes cards and sends none."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from engine.core.game import AnyGame
from engine.core.lessons import Lesson
from words import Speaker, has

from ..kit.card import Button, Card, Choice, Part, Row, Select, clip, rows
from ..kit.custom_ids import Ref


def games_card(games: Sequence[AnyGame], done: Mapping[str, Collection[str]], speak: Speaker) -> Card:
    """Every game with what it is about, and how far its reader has come."""
    told = [_about(game, done[game.key], speak) for game in games]
    buttons = [Button(game.name, Ref("learn", text=game.key).id(), "primary") for game in games]
    return Card((f"### {speak('learn-head')}\n{speak('learn-which')}", *rows(buttons), "\n".join(told)))


def _about(game: AnyGame, done: Collection[str], speak: Speaker) -> str:
    return f"-# **{game.name}** ({_progress(game, done, speak)}) {_aim(game, speak)}".rstrip()


def _aim(game: AnyGame, speak: Speaker) -> str:
    """What a game is about; "" if nothing says so."""
    return Speaker(speak.locale, game)("about-game") if has(speak.locale, game.key, "about-game") else ""


def _progress(game: AnyGame, done: Collection[str], speak: Speaker) -> str:
    lessons = game.guide.lessons.course.lessons
    return speak("learn-progress", done=len(done), count=len(lessons)) if lessons else speak("learn-no-lessons")


def game_card(game: AnyGame, done: Collection[str], speak: Speaker) -> Card:
    """The lessons of a game: the next one at one press, all in a list. `speak` knows the game's words."""
    lessons = game.guide.lessons.course.lessons
    others = Button(speak("button-learn-games"), Ref("learn").id())
    following = next_lesson(lessons, done)
    first = first_game_button(game, speak, due=following is None)
    head = f"### {speak('learn-game', game=game.name)}"
    if not lessons:
        return Card((f"{head}\n{speak('learn-none', game=game.name)}", *rows([first, others])))
    told = speak("learn-all-done") if following is None else _progress(game, done, speak)
    buttons: list[Button] = [] if following is None else [lesson_button(game, following, speak)]
    listed = "\n".join(f"-# {_line(n, each, done, speak)}" for n, each in enumerate(lessons, 1))
    aim = f"\n-# {_aim(game, speak)}" if has(speak.locale, game.key, "about-game") else ""
    parts: list[Part] = [f"{head}{aim}\n{told}", *rows([*buttons, first, others]), _choice(game, done, speak), listed]
    return Card(tuple(parts))


def lesson_button(game: AnyGame, lesson: Lesson, speak: Speaker) -> Button:
    """The green button that begins a lesson."""
    label = speak("button-lesson", title=speak(f"lesson-{lesson.name}"))
    return Button(clip(label, 80), Ref("lesson", text=f"{game.key}/{lesson.name}").id(), "success")


def first_game_button(game: AnyGame, speak: Speaker, *, due: bool = False) -> Button:
    """The button that opens a first game; green once that is what comes next."""
    return Button(speak("button-first-game"), Ref("firstgame", text=game.key).id(), "success" if due else "secondary")


def next_lesson(lessons: Sequence[Lesson], done: Collection[str], after: str = "") -> Lesson | None:
    """The first lesson that is not done, if possible one after the lesson of that name; None if all are."""
    names = [each.name for each in lessons]
    at = names.index(after) + 1 if after in names else 0
    return next((each for each in (*lessons[at:], *lessons[:at]) if each.name not in done), None)


def _line(number: int, lesson: Lesson, done: Collection[str], speak: Speaker) -> str:
    title = speak(f"lesson-{lesson.name}")
    return speak("learn-line", number=number, title=title, done="yes" if lesson.name in done else "no")


def _choice(game: AnyGame, done: Collection[str], speak: Speaker) -> Row:
    lessons = game.guide.lessons.course.lessons
    lines = tuple(
        Choice(clip(_line(n, each, done, speak)), each.name, clip(speak(f"todo-{each.name}")), given=True)
        for n, each in enumerate(lessons, 1)
    )
    return (Select(Ref("lessonpick", text=game.key).id(), speak("learn-choose"), lines),)
