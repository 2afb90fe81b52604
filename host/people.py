"""The asking person, the place, a server's settings, and the host's two refusals."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody on Discord: user id and the name shown at the table."""

    id: int
    name: str


class Place(Struct, frozen=True):
    """Where a table lives. `thread` is None until the table's own thread exists."""

    server: int
    channel: int
    thread: int | None = None


class Settings(Struct, frozen=True, omit_defaults=True):
    """A server's settings. No channels: tables may be anywhere; no roles: everyone may create them."""

    language: str | None = None
    channels: tuple[int, ...] = ()
    creators: tuple[int, ...] = ()


class Refused(Exception):
    """The host cannot do that; nothing was changed. `code` names a sentence in the words files."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(f"{code} {values}" if values else code)
        self.code, self.values = code, values


class Stale(Exception):
    """The decision a press answers is over; nothing was changed. Show the current one."""
