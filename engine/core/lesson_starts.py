"""The positions in which lessons begin. See `lessons`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from .chance import Seeded
from .frames import AnyPosition
from .game import AnyGame
from .lessons import Course, Lesson
from .model import Seat

SEED = b"lesson"
"""All draws of a lesson follow from it, so that a lesson is the same for everybody."""
NULL = "null"
"""Stands for no value, which TOML does not have."""


def begun(game: AnyGame, course: Course, lesson: Lesson) -> AnyPosition:
    """The position in which a lesson begins. Raises `Illegal` or `Bug` if the rules do not know it."""
    return put(game, _started(game, course, lesson.start), lesson.put)


def put(game: AnyGame, s: AnyPosition, values: Mapping[str, Any]) -> AnyPosition:
    """A position with other values at some paths. It passes through the codec and must keep the rules' own laws.
    Raises `Bug`."""
    if not values:
        return s
    data = msgspec.json.decode(game.encode(s))
    for path, value in values.items():
        *way, last = path.split(".")
        place = data
        for step in way:
            place = place[_index(place, step)]
        place[_index(place, last)] = None if value == NULL else value
    s = game.decode(msgspec.json.encode(data))
    game.rules.check(s)
    return s


# --- inside


def _started(game: AnyGame, course: Course, name: str) -> AnyPosition:
    start = course.starts[name]
    if start.base:
        s = _started(game, course, start.base)
    else:
        options, settings = game.options(), game.rules.settings
        for setting, value in start.settings.items():
            options = settings.choose(options, setting, value)
        s = game.start(start.seats, Seeded(SEED, 0, 0), options).state
    for n, move in enumerate(start.played, 1):
        seat, _, text = move.partition(" ")
        s = game.apply(s, Seat(int(seat)), game.parse(text), Seeded(SEED, 0, n)).state
    return put(game, s, start.put)


def _index(place: Any, step: str) -> Any:
    return int(step) if isinstance(place, list) else step
