"""Processes that replay games for a task, one for each core: `python -m checker FILE`. They read a copy that nobody
writes to. One line of JSON asks for a game, one answers.
"""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec
from msgspec import Struct

from db import Result, Store, StoreError
from engine.core.game import AnyGame
from host import Refused
from host.keep.verify import verify
from host.lobby import time_now
from host.register import Register
from host.results import Results
from host.session import UNREADABLE

from .kept import RESULTS, Found, Kept, code_of
from .progress import Progress
from .where import Program

MANY = 60
"""Games that are worth the start of other processes."""
LARGEST = 1 << 20
"""Bytes of an answer."""


class Asked(Struct, frozen=True):
    """A game to look at, or (`result`) whose result is wanted, unless its digest is the one `known`."""

    game: int
    known: str = ""
    result: bool = False


class Told(Struct, frozen=True):
    """The result of a game as its journal gives it (None: it is not over, or known), or why none can be told."""

    game: int
    digest: str
    result: Result | None = None
    fault: str | None = None


Answer = TypeVar("Answer", Found, Told)


async def look(program: Program, copy: Path, folder: Path, numbers: Sequence[int], progress: Progress) -> list[Found]:
    """What is found of all these games, in their order. What was found when this was stopped before is kept in
    `folder`, and not looked for again. Raises `ValueError` if a process ends that should not."""
    kept, found = Kept(folder, await asyncio.to_thread(code_of, program.folder)), dict[int, Found]()

    async def took(answer: Found) -> None:
        before = kept.known(answer.game)
        if before is not None and answer.digest == before.digest:
            answer = before
        kept.add(answer)
        found[answer.game] = answer

    def ask(number: int) -> Asked:
        before = kept.known(number)
        return Asked(number, before.digest if before else "")

    with closing(kept):
        await _shared(program, copy, numbers, ask, took, Found, progress)
        kept.forget()
    return [found[number] for number in numbers]


async def results(
    program: Program,
    copy: Path,
    folder: Path,
    numbers: Sequence[int],
    write: Callable[[Told], Awaitable[bool]],
    progress: Progress,
) -> None:
    """Have `write` told the results of all these games, in any order; it says whether the one before was another.
    What was right when this was stopped before is not looked for again. Raises as `look`."""
    kept = Kept(folder, await asyncio.to_thread(code_of, program.folder), RESULTS)

    async def took(answer: Told) -> None:
        if not await write(answer) and answer.fault is None:
            kept.add(Found(answer.game, answer.digest))

    def ask(number: int) -> Asked:
        before = kept.known(number)
        return Asked(number, before.digest if before else "", result=True)

    with closing(kept):
        await _shared(program, copy, numbers, ask, took, Told, progress)
        kept.forget()


async def _shared(
    program: Program,
    copy: Path,
    numbers: Sequence[int],
    ask: Callable[[int], Asked],
    took: Callable[[Answer], Awaitable[None]],
    kind: type[Answer],
    progress: Progress,
) -> None:
    """Have as many processes as there are cores asked about all these games."""
    waiting = deque(numbers)
    one = partial(_one, program, copy, waiting, ask, took, kind, progress)
    tasks = [asyncio.create_task(one()) for _ in range(cores())]
    try:
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


async def serve(copy: Path, games: Iterable[AnyGame], asked: BinaryIO, answers: BinaryIO) -> None:
    """Be a checker: answer until nothing more is asked."""
    store, known = await Store.look(copy), list(games)
    try:
        while line := asked.readline():
            question = msgspec.json.decode(line, type=Asked)
            answer = await (_told if question.result else _found)(store, known, question)
            answers.write(msgspec.json.encode(answer) + b"\n")
            answers.flush()
    finally:
        await store.close()


async def _found(store: Store, games: Sequence[AnyGame], asked: Asked) -> Found:
    try:
        digest = await store.fingerprint(asked.game)
    except StoreError:
        digest = ""
    if digest and digest == asked.known:
        return Found(asked.game, digest)
    verdicts = [each async for each in verify(store, games, [asked.game])]
    return Found(asked.game, digest, verdicts[0] if verdicts else None)


async def _told(store: Store, games: Sequence[AnyGame], asked: Asked) -> Told:
    try:
        digest = await store.fingerprint(asked.game)
    except StoreError:
        digest = ""
    if digest and digest == asked.known:
        return Told(asked.game, digest)
    try:
        return Told(asked.game, digest, await Results(store, Register(store, games, time_now)).read(asked.game))
    except (Refused, *UNREADABLE) as error:
        return Told(asked.game, digest, fault=" ".join(str(error).split()))


async def _one(
    program: Program,
    copy: Path,
    waiting: deque[int],
    ask: Callable[[int], Asked],
    took: Callable[[Answer], Awaitable[None]],
    kind: type[Answer],
    progress: Progress,
) -> None:
    """Have one process look at games as long as there are any."""
    process = await asyncio.create_subprocess_exec(
        *program.command, str(copy), cwd=program.folder, stdin=PIPE, stdout=PIPE, limit=LARGEST
    )
    try:
        while waiting:
            await took(await _asked(process, ask(waiting.popleft()), kind))
            progress.next()
    finally:
        if process.returncode is None:
            process.kill()  # it only reads
        await process.wait()


async def _asked(process: Process, asked: Asked, kind: type[Answer]) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(asked) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
    except (BrokenPipeError, ConnectionResetError):
        line = b""
    if not line:
        code = await process.wait()
        raise ValueError(
            f"the process that looked at table {asked.game} has ended (code {code}); is there too little memory? The "
            "next time this goes on where it was"
        )
    return msgspec.json.decode(line, type=kind)
