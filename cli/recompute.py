"""`recompute`: the results of all games that are over anew from their journals, and the ratings from the results."""

from __future__ import annotations

from host import Refused
from host.lobby import time_now
from host.register import Register
from host.results import Results
from host.session import UNREADABLE

from .progress import Progress
from .where import Where, opened


async def recompute(where: Where) -> int:
    """What is equal already stays as it is, so it can be stopped, and goes on. Names the tables whose journal cannot
    be read."""
    written, failed = 0, list[str]()
    async with opened(where.database) as store:
        results = Results(store, Register(store, where.games, time_now))
        numbers = await store.results.over()
        with Progress("games looked at", len(numbers)) as progress:
            for number in numbers:
                try:
                    written += await results.write(number)
                except (Refused, *UNREADABLE) as error:
                    failed.append(f"table {number}: its result cannot be told: {' '.join(str(error).split())}")
                progress.next()
        changed = sum([await results.ladders.catch_up(*each, anew=True) for each in await store.ratings.ladders()])
    over = len(numbers)
    for line in failed:
        print(line)
    print(f"{over} game{'' if over == 1 else 's'} over, {written} results written anew, {len(failed)} cannot be told")
    print(f"{changed} ladder{'' if changed == 1 else 's'} with other ratings than before")
    return 1 if failed else 0
