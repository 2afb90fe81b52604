"""The lessons of every game: each can be done as its file says, not by accident, and in words that fit a phone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import db
from cogs.features import PANEL
from cogs.kit.card import Card
from cogs.learn.lesson_card import HINT
from cogs.panel.fold import in_two
from cogs.question.next_question import Question, ask
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.lessons import Check, Course, Lesson
from engine.core.model import Illegal, Seat
from engine.core.opponents import by_lot
from engine.core.text import verb, write
from engine.games.milestones import GAME as MILESTONES
from games import GAMES
from host import Look, Refused
from host.lessons.playing import astray, by_hand, fork_of, look_at, reached
from host.tries.fork import Fork
from host.view.tries import Kept
from tests.cogs.conftest import painted
from tests.cogs.heights import SCREEN, heights
from tests.cogs.positions import played as random_game
from tests.soak import SOAK, times
from words import LOCALES, Speaker, has

RANDOM, RARELY = 5, 2
"""How often a lesson is played at random, and how often that may do the task."""
WORDS = ("lesson", "todo", "hint", "learnt")
"""The codes of a lesson's sentences."""
GAME, EVERY = 240, 2
"""Moves of a game in which tips are looked for, and how many there are between two looks."""
LONG, SHORT = 170, 32
"""The most characters of a task and of a title."""
PLACE = re.compile(r"\b[A-Z]{1,2}\d{1,2}\b")
"""What a place is called."""


def course(game: Game[Any]) -> Course:
    return game.guide.lessons.course


TAUGHT = [game for game in GAMES if course(game).lessons]
CASES = [pytest.param(game, each, id=f"{game.key} {each.name}") for game in TAUGHT for each in course(game).lessons]
"""Every lesson with its game."""


def pressed(fork: Fork, lesson: Lesson, text: str) -> Fork:
    """A lesson after one more press. Raises `Illegal` and `Refused`."""
    steps, state = by_hand(fork, lesson, text, confirms=True)
    found = (*fork.kept.played, *steps)
    return fork._replace(kept=Kept(found, len(found)), state=state)


def seen(fork: Fork, lesson: Lesson) -> Look:
    return look_at(fork, db.Lesson(key=fork.table.game.key, begun=lesson.name, at=0), lesson, ())


def played(game: Game[Any], lesson: Lesson, *texts: str) -> list[Look]:
    """A person's looks at a lesson: at its beginning and after each of these presses. Raises `Illegal`, `Refused`."""
    fork = fork_of(game, lesson, 1, Kept())
    looks = [seen(fork, lesson)]
    for text in texts:
        assert looks[-1].offers, f"{text}: nothing more is offered"
        fork = pressed(fork, lesson, text)
        looks.append(seen(fork, lesson))
    return looks


@cache
def solved(game: Game[Any], name: str) -> tuple[Look, ...]:
    """The looks on the way of a lesson's solution."""
    lesson = course(game).named(name)
    assert lesson is not None
    return tuple(played(game, lesson, *lesson.solution))


def done(look: Look) -> bool:
    assert look.lesson is not None
    return look.lesson.reached


def check_begins(game: Game[Any], lesson: Lesson) -> None:
    """Its position is one of the game's, somebody has to act there, and the task is not done."""
    first = played(game, lesson)[0]
    assert not done(first), "done at the beginning"
    assert first.waited
    assert first.offers


def check_solved(game: Game[Any], lesson: Lesson) -> None:
    """Its solution does the task with the last press, in time."""
    looks = played(game, lesson, *lesson.solution)
    assert len(lesson.solution) <= lesson.moves, "too many moves"
    assert [done(each) for each in looks] == [False] * len(lesson.solution) + [True], "not solved"
    fork = fork_of(game, lesson, 1, Kept())
    for text in lesson.solution:
        assert not astray(fork, lesson), "on its own way"
        fork = pressed(fork, lesson, text)


def check_strays(game: Game[Any], lesson: Lesson) -> None:
    """Whoever has one press left, and is not said to be astray, can still do the task with it."""
    fork, chance = fork_of(game, lesson, 1, Kept()), Seeded(b"astray", 0, 0)
    while (look := seen(fork, lesson)).offers and not done(look):
        assert look.lesson is not None
        if look.lesson.left == 1 and fork.kept.played:
            able = [each for each in lesson.solution if did(fork, lesson, each)]
            assert astray(fork, lesson) is not bool(able)
        fork = pressed(fork, lesson, write(by_lot(look.offers[chance.below(len(look.offers))], chance)))


def did(fork: Fork, lesson: Lesson, text: str) -> bool:
    """Whether that press does the task."""
    try:
        return done(seen(pressed(fork, lesson, text), lesson))
    except (Illegal, Refused):
        return False


def check_not_by_accident(game: Game[Any], lesson: Lesson) -> None:
    """Neither the gentlest answers nor random moves do the task, the latter but rarely."""
    solved = 0
    for n in range(RANDOM * times(1) + 1):
        fork, chance = fork_of(game, lesson, 1, Kept()), Seeded(b"at random", n, 0)
        while (look := seen(fork, lesson)).offers and not done(look):
            if n == 0:
                text = write(game.default(fork.state, fork.own))
                if lesson.verbs and text.split()[0] not in lesson.verbs:
                    break
            else:
                text = write(by_lot(look.offers[chance.below(len(look.offers))], chance))
            fork = pressed(fork, lesson, text)
        assert n or not done(look), "done by doing nothing"
        solved += n > 0 and done(look)
    assert solved <= RARELY * times(1), f"done by accident, {solved} times"


@pytest.mark.parametrize(("game", "lesson"), CASES)
def test_a_lesson_begins_is_solved_and_not_by_accident(game: Game[Any], lesson: Lesson) -> None:
    check_begins(game, lesson)
    check_solved(game, lesson)
    check_strays(game, lesson)
    check_not_by_accident(game, lesson)


OTHERWISE = {
    "a crossing instead of a fork": (
        "charmers",
        "halves",
        ("take green1", "half E3-N", "half E3-E", "goods tea-silk"),
        True,
    ),
    "the fort without the river": ("charmers", "bonus", ("take green1", "road B3-EW"), False),
    "workers where their numbers fall": ("milestones", "hire", ("move trading_house", "hire W11 2"), False),
}
"""Other ways that a person took: game, lesson, presses, and whether they do what the task says."""


@pytest.mark.parametrize("name", OTHERWISE)
def test_a_task_is_done_by_what_it_says_and_nothing_else(name: str) -> None:
    key, lesson, presses, does = OTHERWISE[name]
    (game,) = (each for each in TAUGHT if each.key == key)
    named = course(game).named(lesson)
    assert named is not None
    assert done(played(game, named, *presses)[-1]) is does


FAULTS: dict[str, tuple[Callable[[Game[Any], Lesson], None], dict[str, Any], str]] = {
    "the task is done from the start": (check_begins, {"goal": ()}, "done at the beginning"),
    "a solution that misses the task": (check_solved, {"solution": ("move 1",)}, "not solved"),
    "a solution that takes too long": (check_solved, {"moves": 0}, "nothing more"),
    "a task that anything does": (check_not_by_accident, {"goal": (Check(note="moved"),)}, "by doing nothing"),
    "a move that the rules forbid": (check_solved, {"solution": ("road A2-B3-C4",)}, "lesson-not-now"),
    "a verb that is not offered": (check_solved, {"verbs": ("hire",)}, "nothing more is offered"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_planted_in_a_lesson_is_found(name: str) -> None:
    check, changed, why = FAULTS[name]
    lesson = course(MILESTONES).lessons[0]
    with pytest.raises((AssertionError, Illegal, Refused), match=why):
        check(MILESTONES, replace(lesson, **changed))


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.key)
def test_all_verbs_are_taught_but_those_for_later(game: Game[Any]) -> None:
    used = set(course(game).later)
    for lesson in course(game).lessons:
        trying = solved(game, lesson.name)[-1].trying
        assert trying is not None
        used |= {each.text.split()[0] for each in trying.played}
    assert used == set(game.verbs)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.key)
def test_every_lesson_and_tip_has_its_words(game: Game[Any], locale: str) -> None:
    speak = Speaker(locale, game)
    for lesson in course(game).lessons:
        said = {code: speak(f"{code}-{lesson.name}") for code in WORDS}
        assert all(has(locale, game.key, f"{code}-{lesson.name}") for code in WORDS), lesson.name
        assert len({*said.values()}) == len(WORDS), lesson.name
        assert len(said["lesson"]) <= SHORT, said["lesson"]
        assert len(said["todo"]) <= LONG, said["todo"]
        assert in_two(said["hint"], HINT)[1] == [], f"it is torn: {said['hint']}"
        told = said["hint"].lower()
        assert not all(speak.verb(game.verbs[each.split()[0]]).lower() in told for each in lesson.solution)
        shown = solved(game, lesson.name)[0]
        there = msgspec.json.encode(shown.view).decode() + " ".join(lesson.solution)
        for place in PLACE.findall(said["todo"]):
            assert place in there, f"{lesson.name}: there is no {place}"
    assert all(has(locale, game.key, f"tip-{tip.name}") for tip in course(game).tips)


def cards(game: Game[Any], lesson: Lesson, locale: str) -> Iterator[Card]:
    """The cards of a lesson on the way to its end, each choice asked part by part, some with its hint instead of the
    task; and that for somebody who has missed it."""
    looks = solved(game, lesson.name)
    speak = looks[0].table.speaker(locale, 1)
    hint = speak(f"hint-{lesson.name}")
    for n, look in enumerate(looks):
        yield PANEL(Viewer(look, speak), line=hint if n % 2 else "")
    yield PANEL(Viewer(looks[0], speak), line=hint)
    for look, text in zip(looks, lesson.solution, strict=False):
        words = text.split()
        for n in range(1, len(words)):
            if isinstance(ask(Viewer(look, speak), " ".join(words[:n])), Question):
                yield PANEL(Viewer(look, speak), text=" ".join(words[:n]))
    missed = copy(looks[0])
    missed.offers = []
    yield PANEL(Viewer(missed, speak))


@pytest.mark.parametrize(("game", "lesson"), CASES)
def test_a_lessons_cards_end_on_a_phones_screen(game: Game[Any], lesson: Lesson) -> None:
    """In one language or the other; a soak tries both."""
    first = course(game).lessons.index(lesson) % len(LOCALES)
    for locale in LOCALES if SOAK > 1 else [[*LOCALES][first]]:
        for card in cards(game, lesson, locale):
            assert heights(card).answered <= SCREEN, [part for part in card.parts if isinstance(part, str)][:2]
            painted(card).view()


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.key)
def test_tips_are_about_what_is_there_and_grow_fewer(game: Game[Any]) -> None:
    """Each can be asked of any view; in a game of random moves half of them are said, most of them early."""
    tips, said, at = course(game).tips, Counter[str](), list[int]()
    for n, s in enumerate(random_game(game, 2, moves=GAME, every=EVERY)):
        fitting = [tip for tip in tips if tip.fits(game.view(s, Seat(0)))] if 0 in game.waiting(s) else []
        for tip in [each for each in fitting if said[each.name] < each.most][:1]:
            said[tip.name] += 1
            at.append(n)
    assert len(said) * 2 >= len(tips)
    assert sum(n < max(at) / 2 for n in at) * 2 >= len(at)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.key)
def test_the_end_of_a_game_in_a_lesson_tells_the_points_once(game: Game[Any]) -> None:
    look = solved(game, course(game).lessons[-1].name)[-1]
    assert look.result is not None
    assert look.trying is not None
    viewer = Viewer(look, look.table.speaker("en", 1))
    text = "\n".join(part for part in PANEL(viewer).parts if isinstance(part, str))
    told = [note for step in look.trying.played for note in step.told]
    again = [viewer.speak.note(note) for note in told if note.code in game.guide.news.summed]
    assert again
    assert [said for said in again if said in text] == []


def test_the_position_of_a_lesson_is_the_same_for_everybody() -> None:
    lesson = course(MILESTONES).lessons[0]
    first, again = (fork_of(MILESTONES, lesson, person, Kept()) for person in (1, 2))
    assert MILESTONES.encode(first.state) == MILESTONES.encode(again.state)
    assert not reached(first, lesson)
    assert verb(type(MILESTONES.parse(lesson.solution[0]))) in lesson.verbs
