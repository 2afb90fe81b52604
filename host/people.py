"""A person, a place, a server's settings, and the host's two refusals."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

import db


class Person(Struct, frozen=True):
    """Somebody on Discord: user id and the name shown at the table."""

    id: int
    name: str


def practice(held: db.Seat | db.Tenure) -> int | None:
    """The number of a practice opponent that holds a seat for itself, else None. It is stored as the seat's name; at
    tables of older versions it is that of the seat."""
    if held.person is not None or held.opponent is None:
        return None
    return int(held.name) if held.name.isdecimal() else (held.index if isinstance(held, db.Seat) else held.seat) + 1


def practices(held: Iterable[db.Seat | db.Tenure]) -> list[int]:
    """The numbers of all practice opponents that hold or held one of these, each once, the lowest first."""
    return sorted({number for each in held if (number := practice(each)) is not None})


class Place(Struct, frozen=True):
    """Where a table lives. `thread` is None until the table's own thread exists."""

    server: int
    channel: int
    thread: int | None = None


Calls = Literal["everyone", "named", "silent"]
"""How people are called to their turn: with a ping, named without one, or by a message that notifies nobody."""


class Bar(Struct, frozen=True, omit_defaults=True):
    """Why somebody may take no seat on a server, and until when (None: until an admin lets them in again)."""

    person: int
    reason: str = ""
    until: int | None = None


class Settings(Struct, frozen=True, omit_defaults=True):
    """A server's settings. No channels: tables may be anywhere (threads and forums count as channels); no roles:
    everyone may create tables; no games: all. `reports` is the channel where admins are told of faults, `barred` are
    people who may take no seat, and `bars` says why and until when. `a_person`: the most tables before their start
    that one person may have; `a_channel`: the most tables in one channel that are not over (0: any number). `done`:
    an admin has finished the setup (None: settings of an older version). `marks` stand for people who were barred and
    then forgotten, see `mark`. `guests`: tables here may take guests of other servers, and people here may be guests
    elsewhere. `leagues`: roles that may run leagues, besides admins. `pages`: results are
    published, with `replays` of the tables."""

    language: str | None = None
    channels: tuple[int, ...] = ()
    creators: tuple[int, ...] = ()
    leagues: tuple[int, ...] = ()
    games: tuple[str, ...] = ()
    calls: Calls = "everyone"
    reports: int | None = None
    barred: tuple[int, ...] = ()
    a_person: int = 5
    a_channel: int = 0
    done: bool | None = None
    bars: tuple[Bar, ...] = ()
    marks: tuple[str, ...] = ()
    guests: bool = False
    pages: bool = False
    replays: bool = False
    salt: str = ""

    def shuts_out(self, person: int) -> bool:
        """Whether somebody is barred, also if they were forgotten since."""
        return person in self.barred or (bool(self.marks) and self.mark(person) in self.marks)

    def mark(self, person: int) -> str:
        """A digest of somebody that names nobody. Its salt is this server's own."""
        return hmac.new(self.salt.encode(), b"%d" % person, hashlib.sha256).hexdigest()[:32]

    def without(self, person: int) -> Settings:
        """The settings without somebody's bar."""
        return replace(
            self,
            barred=tuple(each for each in self.barred if each != person),
            bars=tuple(bar for bar in self.bars if bar.person != person),
            marks=tuple(each for each in self.marks if each != self.mark(person)),
        )

    def at(self, now: int) -> Settings:
        """The settings without bars that have ended by then."""
        ended = {bar.person for bar in self.bars if bar.until is not None and bar.until <= now}
        if not ended:
            return self
        left = tuple(person for person in self.barred if person not in ended)
        return replace(self, barred=left, bars=tuple(bar for bar in self.bars if bar.person not in ended))


class Refused(Exception):
    """The host cannot do that; nothing was changed. `code` names a sentence in the words files."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code, self.values = code, values


class Stale(Exception):
    """The decision a press answers is over; nothing was changed. Show the present one."""
