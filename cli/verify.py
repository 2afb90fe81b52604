"""`verify`: check the file and replay all stored games, beside a running bot, too. The gate before a release."""

from __future__ import annotations

from pathlib import Path

from db import Store, StoreError, wal
from db.lock import unclosed
from host.keep.verify import Verdict, people, servers
from host.keep.verify import verify as replay
from host.results import Ladders

from .progress import Progress
from .where import Source, Where, copied


async def verify(where: Where, file: Path | None = None) -> int:
    """Name what is damaged, what differs under today's rules, and what cannot be read. It looks at a copy, so nothing
    is written or refused, and all games are seen at one moment."""
    source = file or where.database
    async with copied(source) as (_, store):
        faults, verdicts = await looked_through(where, store, source)
    return 1 if told(faults, verdicts) else 0


async def looked_through(where: Where, store: Store, source: Source) -> tuple[list[str], list[Verdict]]:
    """The faults of a database, of which `store` is a copy, of the settings in it and of what people have said; and
    the verdicts on its games."""
    lost = wal.fault(source, unclosed(source)) if isinstance(source, Path) else None
    faults = [*([] if lost is None else [lost]), *await store.faults()]
    numbers = await store.games.numbers()
    progress = Progress("games checked", len(numbers))
    verdicts = [each async for each in replay(store, where.games, numbers, progress.next)]
    try:
        faults += [*await servers(store), *await people(store)]
        ladder = await Ladders(store).fault()
        faults += [] if ladder is None else [ladder]
    except StoreError as error:
        faults.append(str(error))
    return faults, verdicts


def told(faults: list[str], verdicts: list[Verdict]) -> bool:
    """Print all that is wrong, and a line of numbers. Whether anything is."""
    for fault in faults:
        print(f"the file: {fault}")
    different = [each for each in verdicts if each.difference and not each.older]
    for each in different:
        print(f"table {each.game} ({each.key}): {each.difference}")
    older = [each for each in verdicts if each.difference and each.older]
    for each in older:
        print(f"table {each.game} ({each.key}): begun under older rules; it goes on, but cannot be replayed")
    closed = sum(not each.opens for each in verdicts)
    unopened = f", {closed} cannot be opened" if closed else ""
    replayed = len(verdicts) - len(older)
    print(f"{replayed} game{'' if replayed == 1 else 's'} replayed, {len(different)} differ{unopened}")
    return bool(faults or different)
