"""Posts as due work: what is written, together with its cause, when somebody has to be called or told something."""

from __future__ import annotations

import zlib
from collections.abc import Collection

import msgspec
from msgspec import Struct

import db
from engine.core.model import Note, Seat


class Notice(Struct, frozen=True, omit_defaults=True):
    """The body of a post that says what became of a seat. `code` names the sentence, `name` is the name of the person
    it is about. `persons` are called, and the players of `seats` if the table still waits for them. `reason` is an
    admin's, `told` is what concerns them. `upto`: the entry that caused it; people who have acted since or have a
    panel open are not called. `mark`: that of the proposal that was refused."""

    code: str
    seat: int | None = None
    name: str = ""
    persons: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    reason: str = ""
    told: Note | None = None
    upto: int | None = None
    mark: str = ""


class Told(Struct, frozen=True, omit_defaults=True):
    """The body of work of the kind `admin`: a sentence for a server's admins, by its code; with a `file` (zlib)."""

    code: str
    values: dict[str, str] = {}
    file: bytes = b""


class Older(Struct, frozen=True, omit_defaults=True):
    """The body of work of the kind `retire`: the message that showed the table, and the one that shows it now.
    `place`: the channel or thread where the older one stands, if the table has moved away from there."""

    message: int
    newer: int
    place: int | None = None


class Asked(Struct, frozen=True):
    """The body of work of the kind `settle`: the message that asks people to agree, what it says, and the mark of the
    proposal (`view.proposed`)."""

    message: int
    mark: str
    notice: Notice


def to_admin(code: str, at: int, **values: object) -> db.NewDue:
    """A sentence for the admins of a table's server, to be written together with its cause."""
    told = Told(code, {name: str(value) for name, value in values.items()})
    return db.NewDue("admin", msgspec.json.encode(told), at)


def fault_to_admin(at: int, file: bytes, **values: object) -> db.NewDue:
    """The report of a fault, with its capsule."""
    told = Told("fault", {name: str(value) for name, value in values.items()}, zlib.compress(file))
    return db.NewDue("admin", msgspec.json.encode(told), at)


def call(seats: Collection[Seat], now: int) -> db.NewDue:
    """A board that calls the people of some seats."""
    return db.NewDue("turn", msgspec.json.encode({"seats": [*seats]}), now)


def word(seat: Seat, note: Note, now: int, upto: int | None = None) -> db.NewDue:
    """A call of a seat, with the words of what concerns it. `upto`: if the seat has acted since that entry, or has a
    panel open, it need not be called."""
    return db.NewDue("notice", msgspec.json.encode(Notice("concerns", seats=(seat,), told=note, upto=upto)), now)
