"""Presses on the panels of any game: how many a turn takes people who choose as practice opponents do.

Counted are a person's presses: opening the panel when the game comes to them, each verb, value or part of one, pages
of lists, a yes to a question, and the end of a turn. Two steps that a line of a list makes together
(`cogs.question.two_steps`) are one press. What follows from a press by itself (`host.play.forced`) is not
pressed. Nothing is typed.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import Any, NamedTuple

from cogs.panel.presses import first_of
from cogs.question.green_button import grave
from cogs.question.next_question import Question, ask, staying
from cogs.question.two_steps import AND, two_steps
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.frames import AnyStep
from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.core.opponents import OPPONENTS
from engine.core.text import verb, write
from host import Look
from host.play.forced import by_itself
from tests.cogs.positions import look
from tests.cogs.presses import MOST, Way, step
from words import Speaker

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


class Presses(NamedTuple):
    """How many presses lead to an action, and the actions that the last of them may have carried out with it."""

    pressed: int
    together: set[str]


def presses(seen: Look, action: Action, say: Speaker, way: Way) -> Presses:
    """The presses from where a panel stands, a yes to a question included."""
    wanted = write(action)
    for pressed in range(1, MOST):
        before, way = way, step(seen, wanted, way, say)
        if not isinstance(ask(Viewer(seen, say), way.text, way.page), Question):
            return Presses(pressed + grave(seen, action), _with(Viewer(seen, say), wanted, before))
    raise ValueError(f"{wanted} takes more than {MOST} presses")


def _with(viewer: Viewer, action: str, way: Way) -> set[str]:
    """The actions that a panel lists as the second step after this one."""
    asked = ask(viewer, way.text, way.page)
    listed = two_steps(viewer, asked) if isinstance(asked, Question) else ()
    pairs = (option.text.split(AND) for each in listed for option in each.options)
    return {second for first, second in pairs if first == action}


def turns(game: Game[Any], seats: int, seed: int, *, at_once: bool, strength: str = "steady") -> list[Counter[str]]:
    """A game: for each turn (all that one seat does until another acts) the presses by verb, and for opening the
    panel. `at_once`: turns end when nothing else is left to do."""
    key, say = b"presses%d" % seed, Speaker("en", game, NAMES[:seats])
    s: Any = game.start(seats, Seeded(key, 0, 0)).state
    told: list[Counter[str]] = []
    active, way, ended, n, together = None, Way(), True, 0, set[str]()
    while waiting := game.waiting(s):
        seat = active if active in waiting and not ended else waiting[0]
        if seat != active or ended:
            told.append(Counter({"open": 1}))
            way, together = Way(), set()
        active = seat
        n += 1
        if told[-1] == {"open": 1} and (begins := first_of(look(game, seats, s, seat))):
            s = game.apply(s, seat, game.parse(begins), Seeded(key, 0, n)).state  # as the panel opens
            continue
        action = OPPONENTS[strength](game, s, seat, Seeded(b"player" + key, 0, n))
        seen = look(game, seats, s, seat)
        found = Presses(0, set()) if write(action) in together else presses(seen, action, say, way)
        told[-1][verb(type(action))] += found.pressed
        together = found.together
        way = Way(staying(Viewer(seen, say), write(action)))
        step_ = game.apply(s, seat, action, Seeded(key, 0, n))
        s, ended, seen_first = step_.state, type(action) in game.guide.panel.ends, not step_.undoable
        said = ended
        while forced := by_itself(game, s, seat, partial(_outcome, game, s, seat, key, n + 1)):
            if not (at_once or said) if forced.ends else seen_first:
                break
            s, ended, n = forced.step.state, ended or forced.ends, n + 1
            if forced.ends:
                break
    return told


def _outcome(game: Game[Any], s: Any, seat: Seat, key: bytes, n: int, action: Action) -> AnyStep:
    return game.apply(s, seat, action, Seeded(key, 0, n))
