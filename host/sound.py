"""Whether what is stored of a table, beside its moves, can be: asked before a table is opened, and when all are
checked. Each fault is a sentence for the operator, without its end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

import db
from engine.core.chance import commitment
from engine.core.game import AnyGame
from engine.core.opponents import OPPONENTS

from .calls import Terms
from .terms import LEVELS

LATEST = 253_402_300_799
"""The end of the year 9999: no later time can be shown."""
HOURS = 100_000
"""The most hours that terms may name."""
CALLS = 10
"""The most times that terms may have somebody called again."""
GOING = (db.Status.PLAYING, db.Status.PAUSED)


def opening(
    row: db.Game, rules: AnyGame, seats: Sequence[db.Seat], tenures: Sequence[db.Tenure], presses: bytes, seed: bytes
) -> Iterator[str]:
    """The faults for which a table is not opened."""
    if bytes.fromhex(commitment(seed)) != row.seed_hash:
        yield "its seed is not the one that was promised"
    if fault := terms_fault(row.terms):
        yield fault
    if not db.readable(presses, row.head):
        yield "the presses it knows cannot be read"
    yield from seated(row, rules, seats)
    yield from held(row, seats, tenures)


def terms_fault(stored: bytes) -> str | None:
    """What is wrong with a table's terms."""
    try:
        terms = msgspec.json.decode(stored, type=Terms) if stored else Terms()
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return f"its terms cannot be read: {error}"
    hours = (terms.replace, *terms.remind)
    if len(terms.remind) > CALLS or not all(0 < each <= HOURS for each in hours):
        return "its terms name times that nobody chooses"
    if terms.clock is not None and not terms.clock.is_sound():
        return "its terms name a clock that there is not"
    levels = [str(each) for each in (terms.lowest, terms.highest) if each]
    if set(levels) - {*LEVELS} or (levels and terms.rated == "off") or 0 < terms.highest < terms.lowest:
        return "its terms name ratings that nobody chooses"
    return None


def seated(row: db.Game, rules: AnyGame, seats: Sequence[db.Seat]) -> Iterator[str]:
    """What is wrong with the seats."""
    persons = [each.person for each in seats if each.person is not None]
    started = row.head >= 0
    if [each.index for each in seats] != list(range(len(seats))) or (started and len(seats) not in rules.seats):
        yield "seats are missing"
    if len(seats) > row.wanted or row.wanted not in rules.seats:
        yield f"it was opened for {row.wanted} seats, and has {len(seats)}"
    if len(persons) != len(set(persons)):
        yield "one person has two seats"
    for each in seats:
        if each.opponent is not None and each.opponent not in OPPONENTS:
            yield f"there is no practice opponent {each.opponent[:40]!r}"
        if each.person is None and each.opponent is None and (row.status in GOING or row.status is db.Status.OPEN):
            yield f"nobody holds seat {each.index}"
        if each.person is not None and each.opponent is not None and not started:
            yield f"a person and an opponent hold seat {each.index}"


def held(row: db.Game, seats: Sequence[db.Seat], tenures: Sequence[db.Tenure]) -> Iterator[str]:
    """What is wrong with who held the seats: each without a gap from the first entry on, and now by its holder."""
    for each in seats if row.head >= 0 else ():
        own = [tenure for tenure in tenures if tenure.seat == each.index]
        last = own[-1] if own and _unbroken(own, row.head) else None
        if last is None or (last.person, last.opponent) != (each.person, each.opponent):
            yield f"who has held seat {each.index} does not fit its holder"
    numbers = {each.index for each in seats} if row.head >= 0 else set()
    if not {each.seat for each in tenures} <= numbers:
        yield "somebody has held a seat that there is not"


def _unbroken(own: Sequence[db.Tenure], head: int) -> bool:
    """Whether tenures of a seat follow each other from the first entry until now."""
    wanted = 0
    for each in own[:-1]:
        if each.first != wanted or each.last is None or not wanted <= each.last <= head:
            return False
        wanted = each.last + 1
    return own[-1].first == wanted <= head + 1 and own[-1].last is None
