"""`recompute`: the results of all games that are over anew from their journals, and the ratings from the results."""

from __future__ import annotations

from collections.abc import Sequence

from db import Store
from host import Refused
from host.lobby import time_now
from host.register import Register
from host.results import Results
from host.session import UNREADABLE

from . import checkers
from .progress import Progress
from .where import Where, copied, opened


async def recompute(where: Where) -> int:
    """What is equal already stays as it is, so it can be stopped, and goes on. Names the tables whose journal cannot
    be read."""
    async with opened(where.database) as store:
        results = Results(store, Register(store, where.games, time_now))
        numbers = await store.results.over()
        written, failed = await _results(where, store, results, numbers)
        ladders, changed = await store.ratings.ladders(), 0
        with Progress("ladders computed", len(ladders)) as progress:
            for server, key in ladders:
                changed += await results.ladders.catch_up(server, key, anew=True)
                progress.next()
    over = len(numbers)
    for number, why in sorted(failed.items()):
        print(f"table {number}: its result cannot be told: {why}")
    print(f"{over} game{'' if over == 1 else 's'} over, {written} results written anew, {len(failed)} cannot be told")
    print(f"{changed} ladder{'' if changed == 1 else 's'} with other ratings than before")
    return 1 if failed else 0


async def _results(
    where: Where, store: Store, results: Results, numbers: Sequence[int]
) -> tuple[int, dict[int, str]]:
    """Write all results; how many were others before, and why some cannot be told. Those of many games are read by
    several processes, from a copy; nothing is written by these."""
    written, failed = 0, dict[int, str]()

    async def take(answer: checkers.Told) -> bool:
        nonlocal written
        if answer.fault is not None:
            failed[answer.game] = answer.fault
        other = answer.result is not None and await store.results.write(answer.game, answer.result)
        written += other
        return other

    with Progress("games looked at", len(numbers)) as progress:
        if where.checker is not None and len(numbers) >= checkers.MANY:
            async with copied(where.database) as (copy, _):
                await checkers.results(where.checker, copy, where.folder, numbers, take, progress)
            return written, failed
        for number in numbers:
            try:
                written += await results.write(number)
            except (Refused, *UNREADABLE) as error:
                failed[number] = " ".join(str(error).split())
            progress.next()
    return written, failed
