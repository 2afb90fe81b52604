"""`repair TABLE`: write anew what follows from a table's journal: states, notes, hashes, counts."""

from __future__ import annotations

from db import Store
from host.keep.repair import Plan, carry_out, plan
from host.keep.verify import verify as replay

from .backups import compact, stamp
from .progress import Progress
from .where import Where, agreed, copied, opened

ORPHANS = "belongs to no"
"""A fault that a repair can be carried out beside: SQLite reads such a file without errors."""


async def repair(where: Where, number: int, *, yes: bool) -> int:
    """Show what a repair would change; then, after a backup, do it in one transaction, and check the table. Raises
    `ValueError` where the journal proves nothing."""
    async with copied(where.database) as (_, store):
        faults = [each for each in await store.faults() if ORPHANS not in each]
        if faults:
            raise ValueError(f"the file itself is damaged ({faults[0]}): restore a backup")
        with Progress("entries replayed") as progress:
            found = await plan(store, where.games, number, progress.of)
        before = await _difference(where, store, number)
    _show(found, before)
    if not found.changes:
        return 1 if before else 0
    if not agreed(yes):
        return 1
    async with opened(where.database) as store:
        with Progress("entries replayed again") as progress:
            found = await plan(store, where.games, number, progress.of)
        kept = where.backups / f"before-repair-{number}-{stamp()}.db"
        await compact(where.database, kept)
        await carry_out(store, found)
        left = await _difference(where, store, number)
    print(f"Table {number} is repaired. The database before is kept as {kept}.")
    if left:
        print(f"table {number}: {left}")
    return 1 if left else 0


def _show(found: Plan, before: str | None) -> None:
    if not found.changes:
        print(f"Table {found.table}: nothing to repair." + (f" But {before}." if before else ""))
        return
    print(f"Table {found.table} would be changed, as its {len(found.entries)} entries prove:")
    for change in found.changes:
        print(f"  {change}")


async def _difference(where: Where, store: Store, number: int) -> str | None:
    """What `verify` says of a table."""
    async for verdict in replay(store, where.games, [number]):
        return verdict.difference
    return None
