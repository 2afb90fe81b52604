"""What has to be known to count the time at a table, read from the store."""

from __future__ import annotations

from collections.abc import Sequence

import db

from ..life import LAST, Life, read_life
from .clock import Ticking
from .running import Lived
from .terms import ClockTerms

SOON = 30
"""Seconds until a clock is looked at again that may have run out since people were last heard."""


async def ticking(
    store: db.Store, row: db.Game, terms: ClockTerms | None, seats: Sequence[db.Seat], now: int, *, sure: bool
) -> Ticking | None:
    """What counting the time at a table up to now needs, or only as far as people are known to have been heard
    (`sure`); None where it has no clocks. Raises `StoreError`."""
    if terms is None:
        return None
    people = [seat.person for seat in seats if seat.person is not None]
    since = min((seat.counted for seat in seats if seat.counted is not None), default=now)
    ticks = await store.stops.ticks(row, people, since)
    heard = now if ticks.heard is None else min(ticks.heard, now)
    upto = heard if sure or now > heard + db.GAP else now  # else the time since then may not count
    stands = tuple((begin, LAST if end is None else end) for begin, end in ticks.stops)
    lived = {who: _lived(known) for who, known in ticks.people.items()}
    return Ticking(terms, upto, row.head, lived, stands, again=0 if upto == now else now + SOON)


def _lived(known: db.Known) -> Lived:
    """How somebody lived; what makes no sense counts as nothing said."""
    before = tuple((each.until, read_life(each.life) or Life()) for each in known.earlier)
    return Lived(read_life(known.life) or Life(), before)
