"""The seams of the bot at which faults come in and everything that leaves is seen: the database's thread, requests to
Discord, the threads for long work. Here all of them run on the event loop, in an order that follows from the seed, so
that a world can be lived through again.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

import aiohttp
import pytest
from msgspec import Struct
from simcord._runtime import _BOT_SCOPE
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from cogs.desk.worker_threads import Pool
from db import postgres
from db.database import Database
from db.sqlite import Driver
from engine.core.chance import Seeded
from engine.core.game import Game
from tests.in_line import connected_here
from tests.stores import FAILED

T = TypeVar("T")

DATABASE = ("database is locked", "database or disk is full", "disk I/O error")
ANSWERS = ((500, 0), (502, 0), (404, 10003), (404, 10008), (429, 30046), (403, 50013), (404, 10062))
"""Status and code of requests that Discord refuses."""
POST = re.compile(r"POST /channels/\d+/messages")
REMEMBERED = 120.0
"""Seconds for which Discord takes a nonce only once: a few minutes, it says."""
PRESSES = ("discord.py: on_interaction", "CommandTree-invoker", "discord-ui")
"""The tasks in which a person's press is carried out, by the beginning of their names."""


class Gone(ConnectionError):
    """The process was killed: nothing it does reaches the outside any more."""


class Fault(Struct):
    """A fault that waits for its moment: the `count`th use of a seam from now ("database", "request", or "post": a
    message to a channel). `kind`: "before" (nothing happens), "after" (it happens, and is reported as failed),
    "kill", "killed" (the process ends before, or after it), "cancel" (the press is)."""

    seam: str
    kind: str
    count: int
    what: int = 0


class Request(Struct):
    """Something that left the bot, and when. `files`: name, description and contents of each. `done`: it reached
    Discord; `failed`: and yet the bot was told that it had not."""

    method: str
    path: str
    body: Any
    files: list[tuple[str, str, bytes]]
    done: bool
    answer: Any = None
    at: int = 0
    failed: bool = False


class Seams:
    """What happens at the seams of one world."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(f"seams {seed}")
        self.hooks: list[tuple[int, bytes]] = []
        self.faults: list[Fault] = []
        self.struck: list[Fault] = []
        self.sent: list[Request] = []
        self.broken: set[bytes] = set()
        self.nonces: dict[tuple[str, Any], tuple[float, Request]] = {}
        self.dead = self.calm = False
        self.now: Callable[[], int] = lambda: 0

    def arm(self, *faults: Fault) -> None:
        """These faults will happen."""
        self.faults.extend(faults)

    def clear(self) -> list[Fault]:
        """No more faults; returns those that happened."""
        self.faults, struck, self.struck = [], self.struck, []
        return struck

    def due(self, seam: str) -> Fault | None:
        """The fault that happens now, if there is one. Raises `Gone` in a process that was killed."""
        if self.calm:
            return None
        if self.dead and _BOT_SCOPE.get() is not None:  # not those who clear away what it has left open
            raise Gone("the process was killed")
        found = None
        for fault in [each for each in self.faults if each.seam == seam]:
            fault.count -= 1
            if fault.count < 0 and found is None:
                found = fault
        if found is not None:
            self.faults.remove(found)
            self.struck.append(found)
        return found

    def kill(self) -> None:
        """From now on nothing reaches the outside."""
        self.dead = True
        raise Gone("the process is killed")

    async def waits(self) -> None:
        """Others come first, sometimes."""
        for _ in range(self.chance.randrange(3)):
            await asyncio.sleep(0)

    # --- the seams

    async def database(self, work: Callable[[], T]) -> T:
        """A piece of the database's work."""
        await self.waits()
        fault = self.due("database")
        if fault is not None and fault.kind == "before":
            raise FAILED(DATABASE[fault.what % len(DATABASE)])
        if fault is not None and fault.kind == "kill":
            self.kill()
        result = work()
        await self.waits()
        if fault is not None and fault.kind == "after":
            raise FAILED(DATABASE[fault.what % len(DATABASE)])
        if fault is not None and fault.kind == "killed":
            self.kill()
        return result

    def request(self, backend: Backend, method: str, path: str, **values: Any) -> Any:
        """A request to Discord."""
        fault = self.due("post" if POST.fullmatch(f"{method} {path}") else "request")
        if fault is not None and fault.kind == "kill":
            self.kill()
        sent = Request(method, path, values.get("json"), _files(values.get("files") or ()), False, at=self.now())
        self.sent.append(sent)
        if fault is not None and fault.kind == "before":
            raise _lost(fault)
        sent.answer = self._once(backend, sent) or _DISPATCH(backend, method, path, **values)
        sent.done, sent.failed = True, fault is not None
        if fault is not None and fault.kind == "after":
            raise _lost(fault)
        if fault is not None and fault.kind == "killed":
            self.kill()
        return sent.answer

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> str:
        """An event for builders, sent to an address that ends in its server's number."""
        await self.waits()
        if self.dead:
            raise Gone("the process was killed")
        self.hooks.append((int(url.rpartition("/")[2]), repr(headers).encode() + body))
        return self.chance.choice(("200", "200", "200", "503"))

    async def close(self) -> None:
        """Nothing is left open."""

    def _once(self, backend: Backend, sent: Request) -> Any:
        """The message that the same post has made minutes ago: Discord knows its nonce for so long."""
        nonce = (sent.body or {}).get("nonce") if isinstance(sent.body, dict) else None
        if nonce is None or not POST.fullmatch(f"{sent.method} {sent.path}"):
            return None
        now, nonces = backend.clock.elapsed, self.nonces
        known = nonces.get((sent.path, nonce))
        if known is not None and now - known[0] < REMEMBERED and known[1].done:
            return known[1].answer
        nonces[sent.path, nonce] = (now, sent)
        return None

    def rules(self, chance: object) -> None:
        """Before the rules carry out an action. Raises `RuntimeError` at a table whose rules are broken."""
        if isinstance(chance, Seeded) and chance._seed in self.broken:
            raise RuntimeError("the rules of this table are broken")

    def cancels(self) -> None:
        """Before a piece of work is handed to the database: its caller may be cancelled while it waits for it."""
        task = asyncio.current_task()
        fault = next((each for each in self.faults if each.kind == "cancel"), None)
        if fault is None or task is None or not task.get_name().startswith(PRESSES):
            return
        fault.count -= 1
        if fault.count < 0:
            self.faults.remove(fault)
            self.struck.append(fault)
            task.cancel()


_DISPATCH = router.dispatch


def _lost(fault: Fault) -> Exception:
    if fault.what % 9 == 7:
        return TimeoutError()
    if fault.what % 9 == 8:
        return aiohttp.ServerDisconnectedError()
    status, code = ANSWERS[fault.what % 9]
    return BackendError(status, code, "this fault was planted")


def _files(files: Any) -> list[tuple[str, str, bytes]]:
    found = []
    for file in files:
        found.append((file.filename, file.description or "", file.fp.read()))
        file.fp.seek(0)
    return found


@contextmanager
def opened(seams: Seams) -> Iterator[None]:
    """While this lasts, the bot's seams are these."""
    with pytest.MonkeyPatch.context() as patch:
        shielded, applied = Database._shielded, Game.apply

        async def work(_: Driver, work: Callable[[], T]) -> T:
            return await seams.database(work)

        async def hand(self: Database, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
            seams.cancels()
            return await shielded(self, work)

        async def here(_: Pool, work: Callable[[], T]) -> T:
            await seams.waits()
            return work()

        async def in_line(work: Callable[..., T], /, *args: Any, **values: Any) -> T:
            await seams.waits()
            return work(*args, **values)

        def apply(self: Game[Any], s: Any, seat: Any, action: Any, chance: Any) -> Any:
            seams.rules(chance)
            return applied(self, s, seat, action, chance)

        connected_here(patch)
        patch.setattr(Driver, "run", work)
        patch.setattr(postgres.Driver, "run", work)
        patch.setattr(Database, "_shielded", hand)
        patch.setattr(Pool, "run", here)
        patch.setattr(asyncio, "to_thread", in_line)
        patch.setattr(Game, "apply", apply)
        patch.setattr(router, "dispatch", seams.request)
        patch.setattr("host.places.A_DAY", 60)  # each minute of a day takes half of the time
        yield


class Heard(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(levelname)s %(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))
