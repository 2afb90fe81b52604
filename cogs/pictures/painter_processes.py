"""Processes that draw pictures. If one is killed or hangs, nothing is lost: another draws its picture. People's own
pictures are drawn first, but each `SHARE`-th is that of a public board while any wait; of each board only the newest.
A film is drawn when no picture waits, one at a time, and another process helps meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import os
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from contextvars import Context
from hashlib import sha256
from pathlib import Path
from typing import Protocol

import msgspec
from msgspec import Struct

from engine.core.course import ScoreSheet
from engine.core.film import Film
from engine.core.frames import AnyView
from engine.core.model import Note
from engine.core.tallies import Tallies
from words import Speaker

from .wanted import Cut, Drawn, Mark, Wanted

log = logging.getLogger(__name__)
MOST = 2
"""The most processes; there are never more than cores."""
CROWD, SLOW = 6, 2.0
"""One process draws; another helps for each so many pictures that wait, and for each that takes so many seconds. What
a process has drawn it keeps for the next picture, 150 MiB of it."""
REST = 60.0
"""Seconds after which a helper that drew nothing leaves."""
TRIES = 2
"""The most processes a picture may cost before it is given up."""
PATIENCE, FILM = 20.0, 90.0
"""Seconds a picture may take, and a film; a process that takes longer is killed."""
LAST = 2.0
"""Seconds for the last pictures when the bot stops."""
LARGEST = 8 * 1024 * 1024
"""Bytes of an answer read ahead: with a full pipe we could not see that a process has ended."""
SHARE = 4
"""While people's own pictures and public boards wait, one in so many is a board's, the one asked for first."""
KEPT = 12 * 1024 * 1024
"""Bytes of finished pictures kept for whoever wants the same again: after a step back, on a second look, or somebody
else who looks at the same board."""


class Pack(Protocol):
    """How `render` makes a job of a picture; equal pictures make equal jobs."""

    def __call__(
        self,
        view: AnyView | ScoreSheet | Tallies | Film | None,
        speak: Speaker,
        *,
        marks: Sequence[Mark],
        told: Sequence[Note],
        cut: Cut,
        at: str,
    ) -> bytes: ...


class Finished(Struct, frozen=True):
    """A painter's answer: the picture's file and its description."""

    data: bytes
    filename: str
    alt: str


class Failed(Exception):
    """A painter says that it cannot draw a picture, and why."""


class _Painter:
    """A process that draws one picture at a time."""

    def __init__(self, process: Process) -> None:
        self.process, self.drew, self.ended = process, 0.0, False

    @classmethod
    async def launched(cls, command: Sequence[str], folder: Path) -> _Painter:
        """A new process. Raises `OSError`."""
        process = await asyncio.create_subprocess_exec(
            *command, cwd=folder, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=LARGEST
        )  # in a session of its own: Ctrl+C reaches the bot alone
        return cls(process)

    async def draw(self, job: bytes, patience: float) -> Finished:
        """The finished picture, which may take so many seconds. Raises `Failed`; `OSError`, `EOFError` or
        `TimeoutError` if the process is of no use any more."""
        jobs, answers = self.process.stdin, self.process.stdout
        assert jobs is not None
        assert answers is not None
        async with asyncio.timeout(patience):
            jobs.write(len(job).to_bytes(4, "big") + job)
            await jobs.drain()
            answer = await answers.readexactly(int.from_bytes(await answers.readexactly(4), "big"))
        if answer[:1] == b"+":
            return msgspec.msgpack.decode(answer[1:], type=Finished)
        raise Failed(answer[1:].decode(errors="replace"))

    async def end(self, patience: float = 0) -> None:
        """Let it end by itself if it has nothing to do, else kill it, also if this is cancelled."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), patience)
                return
            with suppress(ProcessLookupError):
                self.process.kill()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.process.wait(), LAST)
        finally:
            # It kills, too. There is no public way to close the pipes of a process that never said that it ended:
            # Python would do it when the event loop is gone, and complain.
            self.process._transport.close()  # type: ignore[attr-defined]
            self.ended = True


class _Order:
    """A picture somebody is waiting for."""

    def __init__(self) -> None:
        self.job, self.waiting, self.film = b"", 0, False
        self.answer: asyncio.Future[Finished | None] = asyncio.get_running_loop().create_future()

    def answered(self, finished: Finished | None) -> None:
        if not self.answer.done():
            self.answer.set_result(finished)

    def answered_as(self, same: asyncio.Future[Finished | None]) -> None:
        """With the picture that another order got."""
        self.answered(None if same.cancelled() else same.result())


class _Kept:
    """The finished pictures somebody wanted last, up to `KEPT` bytes, by a digest of their jobs."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[bytes, Finished] = OrderedDict()
        self._size = 0

    def find(self, job: bytes) -> Finished | None:
        key = sha256(job).digest()
        if key not in self._pictures:
            return None
        self._pictures.move_to_end(key)
        return self._pictures[key]

    def keep(self, job: bytes, finished: Finished) -> None:
        key = sha256(job).digest()
        if key in self._pictures:
            self._size -= len(self._pictures.pop(key).data)
        self._pictures[key] = finished
        self._size += len(finished.data)
        while self._size > KEPT:
            self._size -= len(self._pictures.popitem(last=False)[1].data)


Queue = OrderedDict[str | bytes, _Order]
"""Orders by the message they are for; the first is drawn first."""


class Painters:
    """`command` starts a painter, in `folder`; `pack` makes the job of a picture. Painters are started when there is
    something to draw and those that may draw at once (`CROWD`, `SLOW`) are not there, up to `most`."""

    def __init__(self, command: Sequence[str], folder: Path, pack: Pack, *, most: int | None = None) -> None:
        self._command, self._folder, self._pack = command, folder, pack
        self._most = most or min(MOST, os.cpu_count() or 1)
        self._own, self._public, self._films = Queue(), Queue(), Queue()
        self._filming = False
        self._all: list[_Painter] = []
        self._idle: list[_Painter] = []
        self._busy: dict[asyncio.Task[None], float] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self._drawn: dict[bytes, _Order] = {}
        self._kept = _Kept()
        self._own_since = 0
        """People's own pictures begun while a public one waited."""
        self._closed = False

    async def draw(self, picture: Wanted, *, place: str = "", public: bool = False) -> Drawn | None:
        """See `Drawer`. For each place only the newest picture is drawn; those who wait for an older one get it,
        too."""
        job, film = self._job(picture), picture.cut == "film"
        queue = self._films if film else self._public if public else self._own
        if (finished := self._kept.find(job)) is not None:
            return finished
        if self._closed:
            return None
        key = place or job
        order = self._drawn.get(job) or queue.setdefault(key, _Order())
        order.job, order.waiting, order.film = job, order.waiting + 1, film
        self._go_on()
        try:
            return await asyncio.shield(order.answer)
        finally:
            order.waiting -= 1
            if not order.waiting and queue.get(key) is order:
                del queue[key]

    def leave(self) -> None:
        """See `Drawer`."""
        self._closed = True
        for queue in (self._own, self._public, self._films):
            for order in queue.values():
                order.answered(None)
            queue.clear()

    async def close(self) -> None:
        """See `Drawer`."""
        self.leave()
        if self._busy:
            await asyncio.wait(self._busy, timeout=LAST)
        for task in self._busy:
            task.cancel()
        await asyncio.gather(*self._busy, *self._leaving, return_exceptions=True)
        # Not only those that are idle: whoever is cancelled before its first step loses the one it was given.
        await asyncio.gather(*(painter.end(LAST) for painter in self._all if not painter.ended))

    def _job(self, picture: Wanted) -> bytes:
        return self._pack(
            picture.view, picture.speak, marks=picture.marks, told=picture.told, cut=picture.cut, at=picture.at
        )

    def _go_on(self) -> None:
        """Give orders to idle painters."""
        while len(self._busy) < self._room() and (queue := self._next()):
            _, order = queue.popitem(last=False)
            if (finished := self._kept.find(order.job)) is not None:
                order.answered(finished)
                continue
            if (same := self._drawn.get(order.job)) is not None:
                same.answer.add_done_callback(order.answered_as)
                continue
            self._drawn[order.job] = order
            task = asyncio.create_task(self._serve(order, self._idle.pop() if self._idle else None))
            self._busy[task] = _now() - (SLOW if order.film else 0)
            self._filming = self._filming or order.film

    def _room(self) -> int:
        """How many may draw at once."""
        slow = sum(begun + SLOW <= _now() for begun in self._busy.values())
        return min(self._most, 1 + (len(self._own) + len(self._public)) // CROWD + slow)

    def _next(self) -> Queue:
        """Whose turn it is; empty if nobody waits."""
        if not self._own and not self._public and not self._filming:
            return self._films
        if not self._public or (self._own and self._own_since < SHARE - 1):
            self._own_since = self._own_since + 1 if self._public else 0
            return self._own
        self._own_since = 0
        return self._public

    async def _serve(self, order: _Order, painter: _Painter | None) -> None:
        """Have an order carried out, by another painter if the first one dies."""
        help_ = asyncio.get_running_loop().call_later(SLOW, self._go_on)
        try:
            for _ in range(TRIES):
                painter = await self._tried(order, painter)
                if painter is not None:
                    painter.drew = _now()
                    self._idle.append(painter)
                    return
            log.error("a picture was given up: it ended %s painters", TRIES)
        finally:
            help_.cancel()
            order.answered(None)
            self._filming = self._filming and not order.film
            del self._drawn[order.job]
            task = asyncio.current_task()
            assert task is not None
            self._busy.pop(task, None)
            self._go_on()
            # In a context of its own: for the demo's Discord the press would last until then.
            Context().run(asyncio.get_running_loop().call_later, REST + 1, self._let_go)

    def _let_go(self) -> None:
        """A helper that was not needed for a while leaves: the one that drew last is used first."""
        several = not self._closed and len(self._idle) + len(self._busy) > 1
        if several and self._idle and self._idle[0].drew + REST <= _now():
            task = asyncio.create_task(self._idle.pop(0).end(LAST))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def _launched(self) -> _Painter:
        painter = await _Painter.launched(self._command, self._folder)
        self._all = [*(each for each in self._all if not each.ended), painter]
        return painter

    async def _tried(self, order: _Order, painter: _Painter | None) -> _Painter | None:
        """The painter once it has answered an order; None if it died."""
        try:
            painter = painter or await self._launched()
            finished = await painter.draw(order.job, FILM if order.film else PATIENCE)
        except Failed as fault:
            log.error("a picture could not be drawn: %s", fault)
            order.answered(None)
            return painter
        except BaseException as fault:
            if painter is not None:
                await painter.end()
            if isinstance(fault, OSError | EOFError | TimeoutError):
                log.warning("a painter has ended: %r", fault)
                return None
            raise
        if not order.film:  # those are kept by whoever wanted them: see `Films`
            self._kept.keep(order.job, finished)
        order.answered(finished)
        return painter


def _now() -> float:
    return asyncio.get_running_loop().time()
