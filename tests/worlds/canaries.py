"""Who may read what. Everything secret in a world has a mark of its own, and every byte that leaves the bot is looked
through for marks that those who get it must not know."""

from __future__ import annotations

import base64
import gzip
import io
import json
import lzma
import tarfile
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

from msgspec import Struct

from .letters import MARK

EVERYBODY = 0
"""The reader of what the operator sees: nobody at any table, and not a person on Discord."""


class Reader(Struct, frozen=True):
    """Who gets something: one person, or everybody who sees a channel, of a server. All None: the operator."""

    server: int | None = None
    channel: int | None = None
    person: int | None = None


class Hit(Struct, frozen=True):
    """A mark found where it must not be."""

    mark: str
    reader: Reader
    where: str


class Secrets:
    """What is secret in a world, and who may know it by now. `sees(person, channel)` says whether somebody sees a
    channel."""

    def __init__(self, sees: Any) -> None:
        self._sees = sees
        self._there = set[str]()
        self._open: dict[str, int] = {}
        self._known: dict[str, set[int]] = {}
        self._seeds: dict[int, bytes] = {}
        self._revealed: set[int] = set()
        self._names: dict[str, tuple[int, int | None]] = {}
        self._moved: dict[str, set[int]] = {}

    def there(self, words: Iterable[str]) -> None:
        """These words are in a game. Those that are in none are only imagined, in what somebody tries, and no
        secrets."""
        self._there.update(words)

    def told(self, words: Iterable[str], person: int) -> None:
        """Somebody has got these words."""
        words = [*words]
        self.there(words)
        for word in words:
            self._known.setdefault(word, set()).add(person)

    def opened(self, words: Iterable[str], channel: int) -> None:
        """Everybody at a table in this channel has got these words."""
        words = [*words]
        self.there(words)
        for word in words:
            self._open[word] = channel

    def seed(self, table: int, seed: bytes, *, over: bool) -> None:
        """A table's seed; told to all once it is over."""
        self._seeds[table] = seed
        if over:
            self._revealed.add(table)

    def name(self, name: str, server: int, channel: int | None = None) -> None:
        """Somebody who is only on this server, and (`channel`) plays only at tables in this private channel."""
        self._names[name] = (server, channel)

    def moved(self, name: str, channel: int) -> None:
        """A table of somebody who plays in a private channel is in this one now: an admin moved it there."""
        self._moved.setdefault(name, set()).add(channel)

    def hits(self, reader: Reader, where: str, data: bytes) -> Iterator[Hit]:
        """The marks in some data that the reader must not know."""
        for text in readable(data):
            for word in {*MARK.findall(text)}:
                if word in self._there and not self._may_read(reader, word):
                    yield Hit(word, reader, where)
            for name, (server, channel) in self._names.items():
                channels = None if channel is None else {channel, *self._moved.get(name, ())}
                if name in text and not self._may_know(reader, server, channels):
                    yield Hit(name, reader, where)
            for table, seed in self._seeds.items():
                if table not in self._revealed and any(form in text for form in forms(seed)):
                    yield Hit(f"the seed of table {table}", reader, where)

    def _may_read(self, reader: Reader, word: str) -> bool:
        if reader.person is not None and reader.person in self._known.get(word, ()):
            return True
        if word not in self._open or reader.server is None:
            return word in self._open
        return reader.person is None or self._sees(reader.person, self._open[word])

    def _may_know(self, reader: Reader, server: int, channels: set[int] | None) -> bool:
        if reader.server is None:
            return True  # the operator knows who plays on the host
        if reader.server != server:
            return False
        if channels is None:
            return True
        if reader.person is not None:
            return any(self._sees(reader.person, channel) for channel in channels)
        return reader.channel in channels


def forms(seed: bytes) -> Iterator[str]:
    """A seed as it might be written somewhere."""
    yield seed.hex()
    yield seed.hex().upper()
    yield base64.b64encode(seed).decode().rstrip("=")
    yield repr(seed)[2:-1]
    yield str(int.from_bytes(seed, "big"))
    yield seed.decode("latin-1")


def readable(data: bytes, depth: int = 0) -> Iterator[str]:
    """Some data as text, and what is packed in it."""
    yield data.decode("latin-1")
    with suppress(UnicodeDecodeError):
        yield data.decode("utf-8")
    if depth > 3:
        return
    for unpack in (gzip.decompress, zlib.decompress, lzma.decompress):
        with suppress(Exception):
            yield from readable(unpack(data), depth + 1)
    with suppress(Exception), zipfile.ZipFile(io.BytesIO(data)) as packed:
        for name in packed.namelist():
            yield name
            yield from readable(packed.read(name), depth + 1)
    with suppress(Exception), tarfile.open(fileobj=io.BytesIO(data)) as packed:
        for member in packed.getmembers():
            yield member.name
            file = packed.extractfile(member)
            yield from readable(file.read() if file else b"", depth + 1)


def of_body(body: Any) -> bytes:
    """A request's body as data, its letters as they are."""
    return json.dumps(body, ensure_ascii=False, default=str).encode()
