"""Processes that replay games for a task, one for each core: `python -m checker FILE`. They read a copy that nobody
writes to. One line of JSON asks for a game, one answers.
"""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from db import Store, StoreError
from engine.core.game import AnyGame
from host.keep.verify import verify

from .kept import Found, Kept, code_of
from .progress import Progress
from .where import Program

MANY = 60
"""Games that are worth the start of other processes."""
LARGEST = 1 << 20
"""Bytes of an answer."""


class Asked(Struct, frozen=True):
    """A game to look at, unless its digest is the one `known`."""

    game: int
    known: str = ""


async def look(program: Program, copy: Path, folder: Path, numbers: Sequence[int], progress: Progress) -> list[Found]:
    """What is found of all these games, in their order. What was found when this was stopped before is kept in
    `folder`, and not looked for again. Raises `ValueError` if a process ends that should not."""
    kept = Kept(folder, await asyncio.to_thread(code_of, program.folder))
    waiting, found = deque(numbers), dict[int, Found]()
    tasks = [asyncio.create_task(_one(program, copy, waiting, found, kept, progress)) for _ in range(cores())]
    try:
        await asyncio.gather(*tasks)
        kept.forget()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        kept.close()
    return [found[number] for number in numbers]


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
            answer = await _found(store, known, msgspec.json.decode(line, type=Asked))
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


async def _one(
    program: Program, copy: Path, waiting: deque[int], found: dict[int, Found], kept: Kept, progress: Progress
) -> None:
    """Have one process look at games as long as there are any."""
    process = await asyncio.create_subprocess_exec(
        *program.command, str(copy), cwd=program.folder, stdin=PIPE, stdout=PIPE, limit=LARGEST
    )
    try:
        while waiting:
            number = waiting.popleft()
            before = kept.known(number)
            answer = await _asked(process, Asked(number, before.digest if before else ""))
            if before is not None and answer.digest == before.digest:
                answer = before
            kept.add(answer)
            found[number] = answer
            progress.next()
    finally:
        if process.returncode is None:
            process.kill()  # it only reads
        await process.wait()


async def _asked(process: Process, asked: Asked) -> Found:
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
    return msgspec.json.decode(line, type=Found)
