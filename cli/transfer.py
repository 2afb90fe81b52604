"""`export TABLE FILE` and `import FILE`: one table as a file, for another host or out of a backup."""

from __future__ import annotations

import os
import time
from pathlib import Path

from db import Seat, private
from host.keep import transfer
from host.keep.transfer import Read

from .progress import Progress
from .where import Where, agreed, copied, opened


async def export(where: Where, number: int, file: Path, *, with_seed: bool, of: Path | None) -> int:
    """Write a table to a new file, also while the bot runs. Only the bot's user can read it: what players keep from
    each other is in it."""
    async with copied(of or where.database) as (_, store):
        body = await transfer.written(store, where.games, number, with_seed=with_seed)
        stood = await store.journal.stood(number)
    _write(file, body)
    seed = b'"seed":null' not in body.partition(b"\n")[0]
    print(f"{file}: table {number}, {len(body) // 1_024 + 1} KiB, {'with' if seed else 'without'} its seed")
    if not seed:
        print("Without the seed it can be read, but not imported. --with-seed adds it.")
    if stood is not None:
        print(
            f"An admin kept this table as it stood after entry {stood.seq}, under other rules. A file is replayed "
            "from its beginning: it can be imported only where the rules lead there."
        )
    return 0


async def import_(where: Where, file: Path, *, yes: bool) -> int:
    """Add the table of a file under a new number, after it was replayed. Only where no bot runs."""
    body = _read(file)
    now = int(time.time())
    with Progress("entries replayed") as progress:
        table = transfer.read(body, where.games, now, name=str(file), done=progress.of)
    _show(file, table)
    async with opened(where.database, new=True) as store:
        for number in await store.games.numbers():
            row = await store.games.game(number)
            if row is not None and row.seed_hash == table.row.seed_hash:
                print(f"Table {number} is the same game: it stays as it is beside the new one.")
        if not agreed(yes):
            return 1
        number = await transfer.write_in(store, table, now)
    print(f"It is table {number} here. Start the bot.")
    return 0


def _show(file: Path, table: Read) -> None:
    row, names = table.row, ", ".join(map(_holder, table.seats))
    print(f"{file}: {table.game.name}, {row.status}, {len(table.entries)} entries, replayed; at the table: {names}.")
    print(f"It is played in server {row.server}, channel {row.thread or row.channel}.")


def _holder(seat: Seat) -> str:
    """Who holds a seat, with their id: who people are is all that no replay can prove."""
    if seat.person is None:
        return "practice opponent" if seat.opponent else "nobody"
    return f"{seat.name or 'somebody'} (id {seat.person})"


def _read(file: Path) -> bytes:
    with file.open("rb") as opened_file:
        return opened_file.read(transfer.MOST + 1)


def _write(file: Path, body: bytes) -> None:
    """Write a file that is not there yet."""
    try:
        out = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, private.FILE)
    except FileExistsError:
        raise ValueError(f"{file}: there is a file already; name another one") from None
    with os.fdopen(out, "wb") as written:
        written.write(body)
        written.flush()
        os.fsync(out)
