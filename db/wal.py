"""The file beside a database that holds its newest moves (`-wal`). SQLite reads it up to the first frame that is
damaged, and says nothing of those behind: they are looked for here.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from struct import Struct, unpack

from . import private

HEADER, FRAME = Struct(">8I"), Struct(">6I")
MAGIC = (0x377F0682, 0x377F0683)
"""Checksums over little-endian, big-endian words."""
TRIES = 5
"""The most times it is read again because a bot has begun it anew meanwhile."""


def fault(database: Path, unclosed: bool) -> str | None:
    """What is wrong with the newest moves of a database, in a sentence without its end. `unclosed`: the last process
    that had it open did not close it."""
    path = beside(database)
    if not path.exists():
        lost = f"{path.name} is gone, and with it the newest moves: the process before ended without closing the file"
        return lost if unclosed else None
    for _ in range(TRIES):
        body = path.read_bytes()
        with path.open("rb") as again:
            if again.read(HEADER.size) == body[: HEADER.size]:
                break
    return _read(path.name, body)


def beside(database: Path) -> Path:
    """The file with a database's newest moves."""
    return database.with_name(database.name + "-wal")


def kept(database: Path) -> Path | None:
    """Keep a copy of the newest moves, damaged as they are; its name. None if there are none."""
    path = beside(database)
    if not path.exists():
        return None
    number = 1
    while (copy := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    private.make(copy)
    shutil.copyfile(path, copy)
    return copy


def _read(name: str, body: bytes) -> str | None:
    """A frame that ends a transaction, behind the first one that cannot be read: it was written later, by the same
    process, so what stands before it was written as well."""
    if len(body) <= HEADER.size + FRAME.size:
        return None
    magic, _, size, _, *salts, first, second = HEADER.unpack_from(body)
    sums = _sums(body[: HEADER.size - 8], (0, 0), magic)
    sound = magic in MAGIC and sums == (first, second) and size
    if not sound:
        size, salts = _page(body), list(FRAME.unpack_from(body, HEADER.size)[2:4])
    broken: int | None = None if sound else 0
    behind = 0
    for number, at in enumerate(range(HEADER.size, len(body) - FRAME.size - size + 1, FRAME.size + size), 1):
        _, commit, *of, first, second = FRAME.unpack_from(body, at)
        if broken is None:
            page = body[at + FRAME.size : at + FRAME.size + size]
            sums = _sums(page, _sums(body[at : at + 8], sums, magic), magic)
            if of != salts or sums != (first, second):
                broken = number
        elif of == salts and commit:
            behind += 1
    if not behind:
        return None
    where = f"at frame {broken}" if broken else "at its beginning"
    return f"{name} is damaged {where}, and {behind} later transactions behind that are lost"


def _page(body: bytes) -> int:
    """The size of a page, where the header does not say it: that by which the salts come again."""
    salts = body[HEADER.size + 8 : HEADER.size + 16]
    sizes = (2**n for n in range(9, 17))
    again = (size for size in sizes if body[HEADER.size + FRAME.size + size + 8 :][:8] == salts)
    return next(again, len(body))


def _sums(data: bytes, sums: tuple[int, int], magic: int) -> tuple[int, int]:
    """The running checksums after some bytes, eight by eight."""
    first, second = sums
    words = unpack(f"{'>' if magic & 1 else '<'}{len(data) // 4}I", data)
    for n in range(0, len(words), 2):
        first = (first + words[n] + second) & 0xFFFFFFFF
        second = (second + words[n + 1] + first) & 0xFFFFFFFF
    return first, second
