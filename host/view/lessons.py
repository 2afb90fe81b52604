"""A lesson as data: what somebody plays in it, as they may see it, and what is kept of their first game. See
`host.lessons`."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct

import db
from engine.core.lessons import Lesson

from .token import Token, read
from .tries import Kept

T = TypeVar("T")

log = logging.getLogger(__name__)


class Learning(Struct, frozen=True):
    """A lesson as its person sees it: the `number` of so many (`of`), how many `presses` they have made, whether the
    task is `reached`, and which lessons they have `done` by now. `astray`: the lesson's own way no longer leads
    there."""

    lesson: Lesson
    number: int
    of: int
    presses: int
    reached: bool
    done: tuple[str, ...]
    astray: bool = False

    @property
    def left(self) -> int:
        """The presses they still have."""
        return max(0, self.lesson.moves - self.presses)


class First(Struct, frozen=True, omit_defaults=True):
    """What is kept of a person's first game: its table, how often each tip was `said`, the decision (by its token)
    for which the last one was, and its name; whether they want no more. `table` is None before they had one."""

    table: int | None = None
    said: Mapping[str, int] = {}
    token: str = ""
    tip: str = ""
    off: bool = False


def kept_of(row: db.Lesson) -> Kept:
    """What is stored of the lesson at hand."""
    return _read(row.body, Kept, row.key)


def first_of(row: db.Lesson) -> First:
    """What is stored of the first game."""
    return _read(row.first, First, row.key)


def done_of(row: db.Lesson | None) -> tuple[str, ...]:
    """The names of the lessons that a person has done."""
    return () if row is None else tuple(row.done.split())


def token_of(row: db.Lesson, kept: Kept) -> str:
    """Names what a person sees of a lesson; it begins with the game."""
    told = [row.begun, [[each.seat, each.text] for each in kept.played]]
    digest = hashlib.blake2b(msgspec.json.encode(told), digest_size=4).hexdigest()
    return str(Token("lesson", f"{row.key}.{digest}"))


def game_of(token: str) -> str:
    """The key of the game in such a token."""
    return read(token).name.partition(".")[0]


# --- inside


def _read(stored: bytes, kind: type[T], key: str) -> T:
    try:
        return msgspec.json.decode(stored, type=kind) if stored else kind()
    except msgspec.DecodeError:
        log.error("what somebody learns of %s cannot be read", key)
        return kind()
