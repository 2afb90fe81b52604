"""Sentences shared by panel, board and a table's page: who keeps the others waiting, why the table is over."""

from __future__ import annotations

from host import Status, Table, harmless
from host.calls import Late
from host.life import Life
from host.seats.wishes import CLOSED
from host.session import ADMIN, OLDER
from host.view.table import holder
from words import Speaker

from ..kit.card import clip
from ..viewer import Viewer

HOLDERS = 4
"""The most later holders of a seat that are named."""
REASON = 200
"""The most characters shown of an admin's reason."""


def holders(viewer: Viewer, seat: int) -> str:
    """Who played a seat one after the other, the first and the last few; "" if it was the same player all along."""
    look, speak = viewer
    tenures = [each for each in look.held if each.seat == seat]
    if len(tenures) < 2:
        return ""
    first, *later = (holder(each, seat, speak) for each in tenures)
    told = [speak("held-then", name=name) for name in later]
    left_out = ["…"] if len(told) > HOLDERS else []
    return ", ".join((first, *left_out, *told[-HOLDERS:]))


def resting(table: Table, speak: Speaker) -> str:
    """The line that nothing happens because everybody is away; "" if somebody plays."""
    going = table.row.head >= 0 and table.status is Status.PLAYING
    away = going and all(table.player(seat.index) is None for seat in table.seats)
    return speak("table-resting") if away else ""


def placeless(table: Table, speak: Speaker) -> str:
    """The line that a table has no place, why, and how to mend that; "" if it has one."""
    return speak("table-lost", why=speak(f"lost-{table.row.lost}")) if table.row.lost is not None else ""


def paused(table: Table, speak: Speaker) -> str:
    """Why nobody can move at a table for now; "" if it is not paused."""
    if table.status is not Status.PAUSED:
        return ""
    why, _, reason = (table.row.paused or "").partition(" ")
    if why == ADMIN:
        return speak("board-paused-admin", reason=reason or "–")
    return speak("board-paused-older") if why == OLDER else speak("board-paused")


def late_line(each: Late, speak: Speaker, own: int | None = None) -> str:
    """The line that a seat keeps the others waiting, and when they may have it replaced; `own` is the reader's
    seat."""
    code = "table-late-own" if each.seat == own else "table-replaceable" if each.over else "table-late"
    return speak(code, name=speak.names[each.seat], since=str(each.since), at=str(each.at))


def ended(table: Table, speak: Speaker) -> str:
    """Why a table is over without a result; "" if it is not."""
    if table.status is not Status.ABANDONED or table.row.head < 0:
        return ""
    why, _, reason = (table.row.ended or CLOSED).partition(" ")
    if why == CLOSED and reason:
        return speak("ended-closed-why", reason=harmless(clip(reason, REASON)))
    return speak(f"ended-{why}")


def rests(life: Life | None, now: int, speak: Speaker) -> str:
    """That somebody is asleep or away, if they let others see it; "" if not."""
    if life is None or life.hidden or life.may_be_called(now):
        return ""
    return " " + (
        speak("person-away", until=life.away) if life.is_away(now) and life.away else speak("person-asleep")
    )
