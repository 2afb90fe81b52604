"""What a task that was stopped had found out, kept for the next time: a file of lines, for the bot's user alone."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

import msgspec
from msgspec import Struct

from db import private
from host.keep.verify import Verdict

NAME, RESULTS = "checked.jsonl", "recomputed.jsonl"
"""The files, in the folder of the database: of games that were checked, and of results that were right."""
RULES = ("engine", "host", "db")
"""The rooms that a verdict depends on."""


class Found(Struct, frozen=True):
    """What is known of a game as long as its `digest` is the same: the `verdict`, or that nothing is to be said of
    it."""

    game: int
    digest: str
    verdict: Verdict | None = None


def code_of(folder: Path) -> str:
    """A digest of the code that verdicts depend on, and of what games are made from."""
    found = hashlib.sha256()
    for room in RULES:
        for path in sorted(folder.joinpath(room).rglob("*")):
            if path.suffix in (".py", ".toml"):
                found.update(str(path.relative_to(folder)).encode() + path.read_bytes())
    return found.hexdigest()


class Kept:
    """Reads what is kept and was found by the same `code`; `add` writes at once, so that it outlasts any end. Where
    nothing can be written nothing is kept."""

    def __init__(self, folder: Path, code: str, name: str = NAME) -> None:
        self.path, self._code = folder / name, code
        self._known = {each.game: each for each in self._read()}
        self._file: BinaryIO | None = None
        self.before = len(self._known)

    def known(self, number: int) -> Found | None:
        """What was found of a game before."""
        return self._known.get(number)

    def add(self, found: Found) -> None:
        """Keep what was found of a game, unless it is known."""
        if not found.digest or self._known.get(found.game) == found:
            return
        self._known[found.game] = found
        with suppress(OSError):
            if self._file is None:
                self._file = self._open()
            self._file.write(msgspec.json.encode(found) + b"\n")

    def __len__(self) -> int:
        return len(self._known)

    def forget(self) -> None:
        """All is done: nothing is kept any more."""
        self.close()
        with suppress(OSError):
            self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Let the file go."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _open(self) -> BinaryIO:
        private.make_folder(self.path.parent)
        if not self.before:
            self.path.unlink(missing_ok=True)
        private.make(self.path)
        file = self.path.open("ab", buffering=0)
        if not self.before:
            file.write(self._code.encode() + b"\n")
        return file

    def _read(self) -> list[Found]:
        try:
            code, *lines = self.path.read_bytes().splitlines()
        except (OSError, ValueError):
            return []
        if code.decode(errors="replace") != self._code:
            return []
        found = list[Found]()
        for line in lines:
            with suppress(msgspec.MsgspecError):  # the last one may be cut off
                found.append(msgspec.json.decode(line, type=Found))
        return found
