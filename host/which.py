"""Which tables somebody can do something with, as far as that is stored with a table: for suggestions and lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import db

from .calls import DAY, played, terms_of
from .view.table import Table

S = db.Status


class Which(NamedTuple):
    """Some kind of tables, for one person: of these `statuses`, and such that `fits` holds. `mine`: the person sits
    at all of them. `free`: all wait for players or have a seat that anybody may take."""

    statuses: tuple[S, ...] = db.LIVE
    fits: Callable[[Table, int], bool] = lambda table, person: True
    mine: bool = False
    free: bool = False


def joinable(table: Table, person: int) -> bool:
    """Whether there is a seat for a person who has none."""
    if table.seat_of(person) is not None:
        return False
    return roomy(table) if table.status is S.OPEN else any(seat.open for seat in table.seats)


def roomy(table: Table) -> bool:
    """Whether a table before its start has room for another player."""
    return len(table.seats) < table.row.wanted


PACES = ("fast", "day", "slow", "none")
"""How long people have for a turn: half a day, a day, longer, as long as they like."""


def pace_of(table: Table) -> str:
    """Which of `PACES` a table has. Of time in hand a tenth counts with each turn."""
    clock = terms_of(table.row).clock
    if clock is None:
        return "none"
    turn = clock.turn + clock.bank // 10
    return "fast" if turn <= DAY // 2 else "day" if turn <= DAY else "slow"


def asked(table: Table, person: int) -> bool:
    """Whether a table waits for a person's move."""
    seat = table.seat_of(person)
    return table.status is S.PLAYING and seat is not None and table.seats[seat].since is not None


def _plays(table: Table, person: int) -> bool:
    seat = table.seat_of(person)
    return seat is not None and played(table.seats[seat])


def _may_start(table: Table, person: int) -> bool:
    leads = person == table.manager() or terms_of(table.row).manage != "opener"
    return leads and len(table.seats) in table.game.seats


ANY = Which()
"""Any that are not over."""
STARTED = Which((S.PLAYING, S.PAUSED))
"""Games in play, also paused ones."""
BEGUN = Which((S.PLAYING, S.PAUSED, S.FINISHED))
"""Those that have begun, also games that are over."""
OVER = Which((S.FINISHED, S.ABANDONED), lambda table, person: table.row.head >= 0)
"""Games that are over."""
SEATED = STARTED._replace(mine=True)
"""Those of them at which the person sits."""
PLAYED = Which((S.PLAYING,), _plays, mine=True)
"""Games in which the person may move when it is their turn."""
LEFT = ANY._replace(mine=True)
"""Those the person may leave."""
JOINABLE = Which(fits=joinable, free=True)
"""Those with a seat for the person."""
WAITING = Which((S.OPEN,))
"""Those before their start."""
GATHERING = Which((S.OPEN,), mine=True)
"""Those before their start at which the person sits."""
ROOMY = GATHERING._replace(fits=lambda table, person: roomy(table))
"""Those of them with room for another player."""
STARTABLE = GATHERING._replace(fits=_may_start)
"""Those of them that the person may start."""
OPENED = GATHERING._replace(fits=lambda table, person: person == table.manager())
"""Those of them that the person manages."""
HOMELESS = LEFT._replace(fits=lambda table, person: table.row.lost is not None)
"""Those of the person's tables that have lost their place."""
