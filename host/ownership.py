"""Whose work is whose: what a process of several may speak for. Who is alone owns everything."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import db

Told = Callable[[int], Awaitable[None]]
"""Gets the number of a shard."""


class Ownership(Protocol):
    """Discord spreads a bot's servers over shards; each shard is spoken for by one process at a time. `shards` is
    their number: 1 for a process that is alone."""

    shards: int

    def held(self) -> frozenset[int]:
        """The shards this process speaks for at this moment. Asked again before each thing that is done for one."""

    def owns(self, server: int | None) -> bool:
        """Whether this process speaks for a server at this moment. None: for what belongs to no server, as direct
        messages do; whoever holds shard 0 does that."""

    def share(self) -> db.Share | None:
        """What a claim of due work rests on; None: nobody else could claim any."""

    def complete(self) -> bool:
        """Whether this process has all shards that it is to have, or had them before it took some of others."""

    def watch(self, taken: Told, lost: Told, prepares: Told | None = None) -> None:
        """Have `taken` awaited after a shard was taken, `lost` after one was lost or given up; those who asked first
        are told first. A shard that is given up is free for others once all `lost` have returned; one whose time ran
        out is already. `taken` is cancelled if the shard is lost meanwhile, and `lost` may come for one that nobody
        was told to be taken. `prepares` comes before `taken` where another process speaks for the shard until it has
        returned; it is cancelled if the shard is taken or lost meanwhile."""

    def asked(self, shard: int, number: int, answer: Callable[[], None]) -> None:
        """Something with a number that no other has arrived on a shard, perhaps at several processes. `answer` is
        called at one of them: at once, or when the shard has become its own."""

    def unbroken(self, shard: int) -> bool:
        """Whether no other process has held a shard since this one held it last."""

    async def slot(self, shard: int) -> None:
        """Wait for a shard's turn to identify itself to Discord; whoever returns from this does it at once."""

    async def first(self, what: str, digest: str) -> bool:
        """Whether this process is the one to do something that is done once for all processes, such as telling
        Discord the commands with this digest. It says `did` afterwards; if it never does, the next who asks a minute
        later may."""

    async def did(self, what: str, digest: str) -> None:
        """That was done, and is not done again for the same digest."""

    async def hand_over(self) -> None:
        """Give all shards up, so that others take them at once, and take none any more."""


class Alone:
    """The one process of a database: everything is its own, always, and nothing is waited for."""

    shards = 1

    def held(self) -> frozenset[int]:
        return frozenset((0,))

    def owns(self, server: int | None) -> bool:
        return True

    def share(self) -> None:
        return None

    def complete(self) -> bool:
        return True

    def watch(self, taken: Told, lost: Told, prepares: Told | None = None) -> None:
        """Nothing: it neither takes nor loses anything."""

    def asked(self, shard: int, number: int, answer: Callable[[], None]) -> None:
        answer()

    def unbroken(self, shard: int) -> bool:
        return True

    async def slot(self, shard: int) -> None:
        """At once: the client itself spreads what it opens."""

    async def first(self, what: str, digest: str) -> bool:
        return True

    async def did(self, what: str, digest: str) -> None:
        """Nothing: who is alone keeps that beside the database."""

    async def hand_over(self) -> None:
        """Nothing: nobody is there to take anything."""


def shard_of(server: int, shards: int) -> int:
    """The shard of a server, as Discord counts them."""
    return (server >> 22) % shards
