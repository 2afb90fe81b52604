"""A table without its state, and the names of its players."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

import db
from engine.core.game import AnyGame
from engine.core.model import Seat
from words import Speaker

from ..calls import played
from ..people import practice
from .names import harmless


class Table(Struct, frozen=True):
    """A table without its state: its row, its seats, and the game it plays."""

    row: db.Game
    seats: tuple[db.Seat, ...]
    game: AnyGame

    @property
    def id(self) -> int:
        """The number people know it by."""
        return self.row.id

    @property
    def options(self) -> Any:
        """Its edition, and the settings chosen before the start."""
        return unpack_options(self.game, self.row.options)

    @property
    def status(self) -> db.Status:
        """The stage of its life."""
        return self.row.status

    @property
    def place(self) -> int:
        """The channel or thread its posts go to."""
        return self.row.thread or self.row.channel

    def seat_of(self, person: int | None) -> Seat | None:
        """The seat of a person, or None."""
        return next((Seat(s.index) for s in self.seats if person is not None and s.person == person), None)

    def player(self, seat: int) -> int | None:
        """The person who plays a seat now; None if a practice opponent does, for itself or for somebody."""
        return self.seats[seat].person if played(self.seats[seat]) else None

    def persons(self) -> list[int]:
        """The people at the table, including those for whom an opponent plays."""
        return [s.person for s in self.seats if s.person is not None]

    def manager(self) -> int | None:
        """The person who manages a table before its start: its opener or, once they have left, whoever joined first
        of those still there."""
        persons = self.persons()
        return self.row.created_by if self.row.created_by in persons else next(iter(persons), None)

    def managed_by(self) -> str:
        """That person's name, "" if nobody is there."""
        return next((harmless(seat.name) for seat in self.seats if seat.person == self.manager()), "")

    def names(self, locale: str) -> list[str]:
        """The players' names by seat; practice opponents are named in that language, one that plays for somebody
        after that person."""
        return [holder(each, each.index, Speaker(locale)) for each in self.seats]

    def speaker(self, locale: str, person: int | None = None) -> Speaker:
        """Sentences about this table in a language, for everybody or to a person."""
        seat = self.seat_of(person)
        reader = seat if seat is not None and self.player(seat) == person else None
        return Speaker(locale, self.game, self.names(locale), reader=reader)


def holder(held: db.Seat | db.Tenure, seat: int, speak: Speaker) -> str:
    """The name of the player who holds or held a seat."""
    number = practice(held)
    if number is not None:
        return opponent(number, speak)
    name = harmless(held.name) or speak("seat", number=seat + 1)
    return speak("stand-in-name", name=name) if held.opponent else name


def opponent(number: int, speak: Speaker) -> str:
    """The name of the practice opponent of that number at a table; when all names are given, they begin again with a
    number."""
    names = speak("opponent-names").split(", ")
    again, n = divmod(number - 1, len(names))
    return f"{names[n]} {again + 1}" if again else names[n]


def presented(held: db.Seat | db.Tenure, seat: int, speak: Speaker) -> str:
    """The name of a seat's player; of a practice opponent that holds it for itself, what it is and how strong."""
    name = holder(held, seat, speak)
    if practice(held) is None:
        return name
    return speak("opponent-known", name=name, strength=speak(f"strength-{held.opponent}"))


def then(speak: Speaker, table: Table, held: Sequence[db.Tenure], seq: int) -> Speaker:
    """The speaker with the names of the people who held the seats when entry `seq` was made; `held` are all
    tenures. To a reader it speaks of that seat by name where somebody else held it, or an opponent for them."""
    if len(held) <= len(table.seats):
        return speak
    names, reader = list(speak.names), speak.reader
    for tenure in held:
        if tenure.last is not None and tenure.first <= seq <= tenure.last:
            names[tenure.seat] = holder(tenure, tenure.seat, speak)
            mine = tenure.opponent is None and tenure.person == table.seats[tenure.seat].person
            reader = reader if tenure.seat != reader or mine else None
    return Speaker(speak.locale, table.game, names, reader=reader)


def held_then(held: Sequence[db.Tenure], person: int | None) -> Callable[[int], Seat | None]:
    """Which seat a person held when an entry was made, also while an opponent played it for them; None for an
    onlooker. `held` are all tenures."""
    own = [each for each in held if person is not None and each.person == person]

    def seat(seq: int) -> Seat | None:
        there = (each for each in own if each.first <= seq and (each.last is None or seq <= each.last))
        return next((Seat(each.seat) for each in there), None)

    return seat


def pack_options(options: Struct) -> bytes:
    """A table's options as bytes, with the whole edition, so that its game can be replayed for ever."""
    return zlib.compress(msgspec.json.encode(options, order="deterministic"))


def unpack_options(rules: AnyGame, stored: bytes) -> Struct:
    """The options from `pack_options`."""
    return rules.options(zlib.decompress(stored))
