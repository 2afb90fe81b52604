"""Whether all had agreed to what was taken back by agreement: for a stored table and for the file of one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

import db
from engine.core.model import Note

from .replay import TAKEN


class Entry(Protocol):
    """What has to be known of an entry."""

    @property
    def seat(self) -> int | None: ...
    @property
    def by(self) -> db.By: ...
    @property
    def sealed(self) -> bool: ...


class Tenure(Protocol):
    """What has to be known of who held a seat."""

    @property
    def seat(self) -> int: ...
    @property
    def first(self) -> int: ...
    @property
    def last(self) -> int | None: ...
    @property
    def opponent(self) -> str | None: ...


def fault(
    note: Note, at: int, struck: Sequence[int], entries: Sequence[Entry], tenures: Iterable[Tenure]
) -> str | None:
    """What is wrong with a note, of entry `at`, that tells who asked to take these entries back, and who agreed: all
    other people who had moved there, and all others whatever they did if something was drawn or revealed."""
    people = {each.seat for each in tenures if each.opponent is None and _held(each, at)}
    seat, agreed = note.args.get("seat"), note.args.get("seats", [])
    known = isinstance(agreed, list) and all(type(each) is int for each in (seat, *agreed))
    if not known or not {seat, *agreed} <= people or agreed != sorted({*agreed} - {seat}) or bool(agreed) != (
        note.code == TAKEN
    ):  # fmt: skip
        return "its note does not say who had agreed"
    gone = [entries[each] for each in struck if 0 <= each < len(entries)]
    moved = {each.seat for each in gone if each.by is not db.By.FORCED}
    touched = people if any(each.sealed for each in gone) else people & moved
    if not gone or touched - {seat} != {*agreed} or gone[-1].seat != seat:
        return "not all whom it touched had agreed"
    return None


def _held(tenure: Tenure, at: int) -> bool:
    """Whether a seat was held so at an entry."""
    return tenure.first <= at and (tenure.last is None or at <= tenure.last)
