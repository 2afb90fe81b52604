"""`verify`: check the file and replay all stored games, beside a running bot, too. The gate before a release."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from db import Store, StoreError, wal
from db.lock import unclosed
from host.keep.verify import Verdict, people, servers
from host.keep.verify import verify as replay
from host.results import Ladders

from . import checkers
from .progress import Progress
from .where import Source, Where, copied, written_out

PYTHONS = (".venv/bin/python", ".venv/Scripts/python.exe")
"""Where a version has its own interpreter."""


async def verified(where: Where, file: Path | None, new: Path | None) -> int:
    """Look at the database, or at `file`, by this version or by a new one in that folder."""
    return await (verify(where, file) if new is None else verify_with(where, new, file))


async def verify(where: Where, file: Path | None = None) -> int:
    """Name what is damaged, what differs under today's rules, and what cannot be read. It looks at a copy, so nothing
    is written or refused, and all games are seen at one moment."""
    source = file or where.database
    async with copied(source) as (copy, store):
        faults, verdicts = await looked_through(where, store, copy, source)
    return 1 if told(faults, verdicts) or any(each.stops for each in verdicts) else 0


async def verify_with(where: Where, new: Path, file: Path | None = None) -> int:
    """The same by another version, in the folder `new`: what it would say after an update, while a bot of this one
    runs. It gets a copy, brings that to its own format, and prints. Its exit code: 1 if anything would be wrong."""
    program = _program(new)
    async with written_out(file or where.database) as copy:
        process = await asyncio.create_subprocess_exec(*program, "verify", "--of", str(copy), cwd=new)
        try:
            code = await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
    if code not in (0, 1):
        raise ValueError(f"{new}: that version could not look; install it there first (make .venv/run-installed)")
    return code


def _program(new: Path) -> list[str]:
    """The bot of another version, with what is installed there, or else here. Raises `ValueError`."""
    folder = new.resolve()
    if not (folder / "bot.py").is_file():
        raise ValueError(f"{new}: there is no bot.py; name the folder of the new version")
    own = next((each for name in PYTHONS if (each := folder / name).exists()), Path(sys.executable))
    return [str(own), "bot.py"]


async def looked_through(where: Where, store: Store, copy: Path, source: Source) -> tuple[list[str], list[Verdict]]:
    """The faults of a database, of which `copy` is one, opened as `store`, of the settings in it and of what people
    have said; and the verdicts on its games."""
    lost = wal.fault(source, unclosed(source)) if isinstance(source, Path) else None
    faults = [*([] if lost is None else [lost]), *await store.faults()]
    verdicts = await _verdicts(where, store, copy)
    try:
        faults += [*await servers(store), *await people(store)]
        ladder = await Ladders(store).fault()
        faults += [] if ladder is None else [ladder]
    except StoreError as error:
        faults.append(str(error))
    return faults, verdicts


async def _verdicts(where: Where, store: Store, copy: Path) -> list[Verdict]:
    """Those on all games; many are looked at by several processes."""
    numbers = await store.games.numbers()
    with Progress("games checked", len(numbers)) as progress:
        if where.checker is None or len(numbers) < checkers.MANY:
            return [each async for each in replay(store, where.games, numbers, progress.next)]
        found = await checkers.look(where.checker, copy, where.folder, numbers, progress)
    return [each.verdict for each in found if each.verdict is not None]


def told(faults: list[str], verdicts: list[Verdict]) -> bool:
    """Print all that is wrong, and a line of numbers. Whether anything is."""
    for fault in faults:
        print(f"the file: {fault}")
    different = [each for each in verdicts if each.difference and not each.older]
    for each in different:
        print(f"table {each.game} ({each.key}): {each.difference}")
    stopping = [each for each in verdicts if each.stops]
    for each in stopping:
        print(f"table {each.game} ({each.key}): will be paused, its moves lead elsewhere: {each.difference}")
    older = [each for each in verdicts if each.difference and each.older and not each.stops]
    for each in older:
        print(f"table {each.game} ({each.key}): begun under older rules; it goes on, but cannot be replayed")
    closed = sum(not each.opens for each in verdicts)
    unopened = f", {closed} cannot be opened" if closed else ""
    paused = f", {len(stopping)} will be paused" if stopping else ""
    replayed = len(verdicts) - len(older)
    print(f"{replayed} game{'' if replayed == 1 else 's'} replayed, {len(different)} differ{unopened}{paused}")
    return bool(faults or different)
