"""How a process begins to be one of several, and what it says of itself."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from prometheus_client import Gauge, Info

import db

from .member import Member

ABOUT = Info("process", "This process among several", namespace="playbypost")
HELD = Gauge("shards_held", "Shards that this process speaks for", namespace="playbypost")


class Process:
    """This process, by a `name` that no other ever has. `shards`: how many there are to be, or None for as many as
    Discord recommends; so many processes are `expected`. Its `folder` is no other's: whoever ran there before it and
    is certainly gone holds nothing any more."""

    def __init__(self, evenly: Callable[[], float], *, shards: int | None, expected: int, folder: Path) -> None:
        self.name = f"{socket.gethostname()[:40]}-{secrets.token_hex(3)}"
        self._evenly, self._shards, self._expected, self._folder = evenly, shards, expected, folder
        self._leases: db.Leases
        self._member: Member | None = None

    async def of(self, leases: db.Leases) -> Member:
        """The member it is on a database, which has not joined yet. Raises `StoreError`."""
        self._footprint = db.Footprint(self._folder, self.name)
        self._leases, self._member = leases, Member(leases, self.name, self._evenly)
        await self._member.set_clock()
        leases.hear(self._member.hurry)
        return self._member

    async def join(self, recommended: int, concurrency: int) -> None:
        """Join the others, and begin to take shards: its own part at once, what is of others who are expected after a
        moment. Discord recommends so many shards, of which so many may identify themselves at a time. Raises
        `StoreError`."""
        assert self._member is not None
        self._member.concurrency = concurrency
        ABOUT.info({"name": self.name})
        HELD.set_function(lambda: len(self._held()))
        await self._member.join(self._shards or recommended)
        if self._footprint.before is not None:  # once this one has joined: then the others leave it its part
            with suppress(db.StoreError):  # then its leases run out
                await self._leases.leave(self._footprint.before)
        self._member.begin(self._expected)

    def about(self) -> tuple[str, str]:
        """Two lines: who this is, and for what it speaks."""
        held = ", ".join(map(str, sorted(self._held()))) or "none"
        more = "" if self._member is None or self._member.complete() else ", more to come"
        return f"process {self.name}", f"shards: {held} of {self._member.shards if self._member else '?'}{more}"

    def _held(self) -> frozenset[int]:
        return self._member.held() if self._member else frozenset()
