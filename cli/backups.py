"""`backup` and `restore`: a copy of the database by hand, and the way back."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from db import copies, private

from .verify import looked_through, told
from .where import Source, Where, agreed, alone, copied, existing, named

NAME = "by-hand-{}.db"
"""The name of a copy in the folder of backups; the bot never deletes such a one."""


async def backup(where: Where, target: Path | None = None) -> int:
    """Write a copy that stands alone, also while the bot runs."""
    existing(where.database)
    name = NAME.format(stamp())
    if target is None:
        target = where.backups / name
    elif target.is_dir():
        target /= name
    if target.exists():
        raise ValueError(f"{target}: there is a file already; name another one")
    await compact(where.database, target)
    tables = len(copies.heads(target) or {})
    print(f"{target}: {_size(target)}, {tables} table{'' if tables == 1 else 's'}")
    return 0


async def restore(where: Where, file: Path, *, yes: bool, anyway: bool) -> int:
    """Put a copy in the place of the database, which is kept beside it. Only where no bot runs, and only a copy that
    is whole, has tables, and whose games replay (`anyway`: or do not)."""
    path = where.database
    if not isinstance(path, Path):
        raise ValueError(f"{named(path)} is restored with PostgreSQL's own tools; `copy-to` brings a file there")
    existing(file)
    if path.exists() and path.samefile(file):
        raise ValueError(f"{file}: that is the database itself")
    private.make_folder(path.parent)
    with alone(path):
        async with copied(file, path.parent) as (copy, store):
            faults, verdicts = await looked_through(where, store, copy, file)
            wrong = told(faults, verdicts)
            if faults or not copies.heads(copy):
                raise ValueError(f"{file}: {'the file is damaged' if faults else 'it holds no table'}")
            if wrong and not anyway:
                raise ValueError(f"{file}: not all of its games replay; with --anyway it is taken as it is")
            _compare(path, file)
            if not agreed(yes):
                return 1
            await store.close()
            aside = path.with_name(f"{path.stem}.before-{stamp()}{path.suffix}")
            there = path.exists()
            copies.replace(path, copy, aside)
    kept = f"; the database before is kept as {aside}" if there else ""
    print(f"{path} is now a copy of {file}{kept}. Start the bot.")
    return 0


async def compact(source: Source, target: Path) -> None:
    """Write a copy that needs no other file, also while the bot runs. Raises `StoreError`."""
    if isinstance(source, Path):
        copies.compact(source, target)
        return
    async with copied(source) as (copy, _):
        copies.compact(copy, target)


def stamp() -> str:
    """The time of day for the name of a file, in UTC."""
    return datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")


def _compare(path: Path, file: Path) -> None:
    """Say what would be lost."""
    if not path.exists():
        return
    now, then = copies.heads(path), copies.heads(file)
    if now is None or then is None:
        print(f"{path} cannot be read: what is in it and not in the copy is not known.")
        return
    gone = [number for number in now if number not in then]
    behind = [number for number in then if now.get(number, -1) > then[number]]
    moves = sum(now[number] - then[number] for number in behind)
    print(f"{path} has {len(gone)} tables that the copy lacks, and {moves} later moves at {len(behind)} others.")


def _size(path: Path) -> str:
    size = path.stat().st_size
    return f"{size / 1_048_576:.1f} MiB" if size >= 1_048_576 else f"{size // 1_024} KiB"
