"""What is stored of a table beside its moves: whether it fits them, and all can be done that is due there. Each fault
is a sentence for the operator, without its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct

import db
from db import insights
from db.attention import OWED, readable_calls, readable_earlier
from db.follows import WATCH, Watch
from db.paces import KINDS, MOST
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Illegal

from .. import calls
from ..attention.attention import INVITED, NEWS, NEXT, OVER, TURN, WATCHED
from ..clocks.clock import clock_of, read_clock
from ..life import read_life
from ..memos import MOST as LONGEST
from ..people import Settings
from ..places import GONE, LEFT
from ..posts import Asked, Notice, Older, Told
from ..seats import wishes
from ..session import ADMIN, DAMAGED, OLDER, RULES
from ..sound import GOING, LATEST, opening, terms_fault
from ..view.plans import Plan
from ..view.proposed import TAKE_BACK, TERMS, TakeBack
from ..view.tries import SEED, Kept

BALLOTS = (
    wishes.END, wishes.ASKED, wishes.REPLACE, wishes.OFFER, wishes.OFFERED, wishes.NUDGE, wishes.INVITED,
    wishes.SENT_AWAY, wishes.OUT, wishes.GUEST,
)  # fmt: skip
WHYS = (TURN, OVER, NEWS, NEXT, INVITED, WATCHED)
NONCE = 25
"""The most characters that Discord takes of a nonce."""


class Calls(Struct, frozen=True):
    """The body of a post that shows the table."""

    seats: tuple[int, ...] = ()
    asked: tuple[str, ...] = ()


class Beside(Struct, frozen=True):
    """A table without its moves. `state` is its newest; None before the start."""

    row: db.Game
    rules: AnyGame
    seats: tuple[db.Seat, ...]
    tenures: tuple[db.Tenure, ...]
    seed: bytes
    whole: db.Whole
    state: AnyPosition | None

    @property
    def going(self) -> bool:
        """Whether it is in play, or paused."""
        return self.row.status in GOING

    def plain(self) -> Iterator[str]:
        """The faults that need no position to be seen."""
        if self.whole.misfit is not None:
            yield self.whole.misfit
            return
        ((pressed,),) = self.whole.of("game", "presses")
        yield from opening(self.row, self.rules, self.seats, self.tenures, pressed, self.seed)
        if self.row.head < 0 and pressed:
            yield "it knows presses of moves, and has not started"

    def others(self) -> Iterator[str]:
        """What does not fit the position, and all else that cannot be. Only if there are no plain faults."""
        yield from _row(self)
        yield from _due(self)
        yield from _waits(self)
        yield from _kept(self)


# --- its own row


def _row(table: Beside) -> Iterator[str]:
    row, over = table.row, db.Status.FINISHED
    finished = table.state is not None and table.rules.result(table.state) is not None
    if (table.state is None) != (row.head < 0):
        yield f"its last entry cannot be {row.head}"
    if (row.status is over) != finished or (row.status is db.Status.OPEN) != (
        table.state is None and row.status is not db.Status.ABANDONED
    ):
        yield f"it is {row.status}, and its moves say otherwise"
    if row.status not in (db.Status.PAUSED, db.Status.ABANDONED) and row.paused is not None:
        yield f"it is {row.status}, and paused for a reason"
    if row.status is not db.Status.ABANDONED and row.ended is not None:
        yield f"it is {row.status}, and has ended for a reason"
    if row.paused is not None and not _pause(table, row.paused):
        yield "it is paused for no reason that there is"
    if row.ended is not None and row.ended.partition(" ")[0] not in (wishes.AGREED, wishes.DESERTED, wishes.CLOSED):
        yield "it has ended for no reason that there is"
    if row.lost is not None and row.lost not in (*GONE, LEFT):
        yield "it has no place for no reason that there is"
    if not all(0 <= at <= LATEST for at in (row.created_at, row.updated_at, row.board_at or 0)):
        yield "it names a time that there is not"
    if min(row.server, row.channel, row.thread or 0, row.board or 0, row.created_by) < 0:
        yield "it names a place or a person that there cannot be"
    if not version(row.rules, table.rules.version):
        yield "it names a version of the rules that there is not"


def version(stored: str, today: str) -> bool:
    """Whether rules of that version can have been, by those of today."""
    if not today.isdecimal():
        return bool(stored)
    return stored.isascii() and stored.isdecimal() and len(stored) < 10 and 0 < int(stored) <= int(today)


def _pause(table: Beside, paused: str) -> bool:
    """Whether a table can be paused for that."""
    why, _, rest = paused.partition(" ")
    if why != RULES:
        return why in (ADMIN, DAMAGED, OLDER)
    seat, _, action = rest.partition(" ")
    try:
        table.rules.parse(action)
    except Illegal:
        return False
    return seat.isascii() and seat.isdecimal() and int(seat) < len(table.seats)


# --- who is waited for


def _waits(table: Beside) -> Iterator[str]:
    row, state = table.row, table.state
    waiting = table.rules.waiting(state) if state is not None else ()
    playing = row.status is db.Status.PLAYING
    for each in table.seats:
        if not 0 <= (each.since or 0) <= LATEST or not 0 <= each.told <= calls.MOST + 10:
            yield f"seat {each.index} is waited for since a time that there is not"
        elif playing and each.since is not None and not (each.index in waiting and calls.played(each)):
            yield f"seat {each.index} is waited for, and need not move"
        elif each.began is not None and (each.since is None or not 0 <= each.began <= LATEST):
            yield f"seat {each.index} has a turn since a time that there is not"
        elif each.told and each.since is None:
            yield f"seat {each.index} was called, and is not waited for"
        if not _clock(each):
            yield f"the clock of seat {each.index} cannot be"
    stops = table.whole.of("stop", "since", "until")
    if not all(0 <= since <= (LATEST if until is None else until) <= LATEST for since, until in stops):
        yield "its clocks stood at a time that there is not"
    said = {
        "opponents": "no move of its practice opponents is due",
        "remind": "nobody would be called again",
        "clock": "no clock would run out",
        "result": "its result is not written, and nothing is due that does",
    }
    for kind in missing(table):
        yield said[kind] if row.head >= 0 else "nobody would be asked whether it is to be started"


def missing(table: Beside) -> Iterator[str]:
    """The kinds of chores that must be due and are not."""
    row, state = table.row, table.state
    waiting = table.rules.waiting(state) if state is not None else ()
    playing = row.status is db.Status.PLAYING
    due = {kind for kind, done in table.whole.of("due", "kind", "done") if done is None}
    opponents = any(table.seats[n].opponent for n in waiting if n < len(table.seats))
    opponents = opponents and any(map(calls.played, table.seats))  # while everybody is away, the table rests
    if playing and opponents and "opponents" not in due:
        yield "opponents"
    if row.status is db.Status.FINISHED and not table.whole.values["ending"] and "result" not in due:
        yield "result"
    clocks = [clock_of(each) for each in table.seats if each.counted is not None]
    if playing and any(clock is not None and not clock.over for clock in clocks) and "clock" not in due:
        yield "clock"
    terms = None if terms_fault(row.terms) else calls.terms_of(row)
    called = playing and terms is not None and calls.reminder(table.seats, terms) is not None
    if (called or row.status is db.Status.OPEN) and "remind" not in due:
        yield "remind"


def _clock(seat: db.Seat) -> bool:
    """Whether the clock of a seat can be."""
    try:
        clock = read_clock(seat.clock)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    if clock is None or seat.counted is None:
        return seat.counted is None
    times = (clock.had, clock.away, clock.turns, seat.counted)
    return seat.since is not None and -LATEST <= clock.left <= LATEST and all(0 <= each <= LATEST for each in times)


# --- what people have left there


def _kept(table: Beside) -> Iterator[str]:
    numbers = range(len(table.seats))
    yield from _insights(table)
    for kind, about, person, at in table.whole.of("ballot", "kind", "about", "person", "at"):
        if kind not in BALLOTS or not -1 <= about <= len(table.seats) or person < 0 or not 0 <= at <= LATEST:
            yield "somebody has voted about nothing that there is"
    for seat, person, body in table.whole.of("plan", "seat", "person", "body"):
        if not table.going or seat not in numbers or table.seats[seat].person != person or not _is(body, Plan):
            yield f"the plan of seat {seat} cannot be read, or is nobody's there"
    persons = {each.person for each in table.seats}
    closed = table.row.status is db.Status.ABANDONED and not table.whole.values["archive"]  # it may go on once more
    for person, text in table.whole.of("memo", "person", "text"):
        if not (table.going or closed) or person not in persons or not 0 < len(text) <= LONGEST:
            yield "a note that somebody wrote to themselves cannot be, or is nobody's there"
    for person, seat, seed, body in table.whole.of("try", "person", "seat", "seed", "body"):
        theirs = seat in numbers and table.seats[seat].person == person
        if not (table.going or closed) or not theirs or not 0 < len(seed) <= SEED or not _is(body, Kept):
            yield "what somebody tries cannot be read, or is nobody's there"
    yield from _proposed(table)
    yield from _owed(table)
    if (table.whole.values["ending"] or table.whole.values["score"]) and table.row.status is not db.Status.FINISHED:
        yield "it has a result, and is not over"
    if table.whole.values["archive"] and (table.going or table.row.status is db.Status.OPEN):
        yield "it is packed away, and is not over"


def _proposed(table: Beside) -> Iterator[str]:
    """What is proposed there: by and to people who sit there, and due to lapse."""
    row, seats, kinds = table.row, table.seats, {TAKE_BACK: TakeBack, TERMS: calls.Terms}
    lapses = any(each["done"] is None and each["kind"] == "lapse" for each in table.whole.values["due"])
    for each in table.whole.values["proposal"]:
        by = seats[each["seat"]].person if 0 <= each["seat"] < len(seats) else None
        people = {seat.person for seat in seats if seat.person not in (None, by)}
        lists = _is(each["asked"], tuple[int, ...]) and _is(each["agreed"], tuple[int, ...])
        asked = set(msgspec.json.decode(each["asked"])) if lists else set()
        agreed = set(msgspec.json.decode(each["agreed"])) if lists else set()
        times = 0 <= each["at"] <= LATEST and 0 <= each["until"] <= LATEST
        known = each["kind"] in kinds and _is(each["body"], kinds[each["kind"]])
        bound = each["head"] is None or 0 <= each["head"] <= row.head
        if not (table.going and by == each["person"] and agreed < asked <= people and times and known and bound):
            yield "something is proposed that cannot be, or by nobody there"
        elif not lapses:
            yield "something is proposed, and nothing is due that lets it lapse"


def _owed(table: Beside) -> Iterator[str]:
    """The calls that wait for people: each is made by due work of its own, or by that which has begun to."""
    rows = [row for row in table.whole.values["due"] if row["done"] is None and row["kind"] == OWED]
    makes = {row["body"] for row in rows}
    for person, why, since, mark in table.whole.of("owed", "person", "why", "since", "mark"):
        if person < 0 or why not in WHYS or not 0 <= since <= LATEST or (mark or 0) < 0:
            yield "a call waits for somebody that there cannot be"
        elif b"%d" % person not in makes:
            yield "a call waits for somebody, and nothing is due that makes it"


def _insights(table: Beside) -> Iterator[str]:
    known = set(table.whole.of("insight", "seat", "person"))
    if not table.going:
        if known and (table.row.status is db.Status.FINISHED or table.whole.values["archive"]):
            yield "it is noted who may know which hand, and it is over for good"
        return
    if any(len(person) != 16 or not 0 <= seat < len(table.seats) for seat, person in known):
        yield "it is noted that somebody may know a hand, and cannot be"
    told = {(t.seat, insights.digest(table.row, t.person)) for t in table.tenures if t.person is not None}
    if not told <= known:
        yield "it is not noted that somebody may know a hand that they held"


def _is(body: bytes, kind: Any) -> bool:
    """Whether bytes can be read as that."""
    try:
        msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return True


# --- what is due


def _due(table: Beside) -> Iterator[str]:
    chores = list[str]()
    for row in table.whole.values["due"]:
        if not 0 <= row["at"] <= LATEST and row["at"] != db.PARKED:
            yield f"row {row['id']} of the due work is due at a time that there is not"
        if not all(0 <= (row[name] or 0) <= LATEST for name in ("tries", "done", "held")):
            yield f"row {row['id']} of the due work names a time that there is not"
        if row["done"] is not None:
            continue
        if row["kind"] not in db.KINDS:
            yield f"row {row['id']} of the due work is of an unknown kind"
        elif row["id"] in unread(table):
            yield f"row {row['id']} of the due work ({row['kind']}) cannot be read"
        chores += [row["kind"]] if row["kind"] in db.CHORES else []
    if len(chores) != len(set(chores)):
        yield "a chore is due twice"


def unread(table: Beside) -> list[int]:
    """The rows of the due work that nobody can do."""
    rows = [row for row in table.whole.values["due"] if row["done"] is None]
    return [
        row["id"]
        for row in rows
        if row["kind"] not in db.KINDS
        or not 0 < len(row["nonce"]) <= NONCE
        or not _body(table, row["kind"], row["body"])
    ]


def _body(table: Beside, kind: str, body: bytes) -> bool:
    """Whether the body of due work can be read, and tells of nothing that there is not."""
    if kind in db.CHORES:
        return body in (b"", b"{}")
    if kind == OWED:
        return body.isdigit() and len(body) < 20
    if kind == WATCH:
        return _is(body, Watch) and msgspec.json.decode(body, type=Watch).person >= 0
    if kind == "seek":
        return body.isdigit() and len(body) < 10
    if kind == "retire":
        return _is(body, Older)
    if kind == "settle":
        return _is(body, Asked) and _seats(table, msgspec.json.decode(body, type=Asked).notice)
    if kind == "admin":
        return _is(body, Told)
    if kind == "notice":
        return _is(body, Notice) and _seats(table, msgspec.json.decode(body, type=Notice))
    return _is(body, Calls) and all(0 <= n < len(table.seats) for n in msgspec.json.decode(body, type=Calls).seats)


def _seats(table: Beside, said: Notice) -> bool:
    """Whether a notice is one, and about seats that there are."""
    about = said.seats if said.seat is None else (*said.seats, said.seat)
    return said.code in wishes.NOTICES and all(0 <= seat < max(len(table.seats), 1) for seat in about)


def person_fault(row: dict[str, Any]) -> str | None:
    """What is wrong with a person's row, its values by column."""
    if read_life(row["life"]) is None:
        return "how they live cannot be read"
    if not readable_calls(row["calls"]):
        return "when they were called cannot be read"
    if not readable_earlier(row["earlier"]):
        return "how they lived before cannot be read"
    return None


def pace_fault(row: dict[str, Any]) -> str | None:
    """What is wrong with a row about how reliable somebody is, its values by column."""
    fits = 0 < len(row["marks"]) <= MOST and set(row["marks"]) <= {*KINDS}
    return None if fits else "how reliable they are cannot be read"


def heard_fault(row: dict[str, Any]) -> str | None:
    """What is wrong with a row about when people were heard, its values by column: in `alive`, or in `stop` of
    shards."""
    since, until = int(row.get("since", row.get("at", 0))), row.get("until")
    ends = LATEST if until is None else int(until)
    fits = 0 <= row["shard"] < max(row["shards"], 1) and 0 <= since <= ends <= LATEST
    return None if fits else "it names a shard or a time that there is not"


def server_fault(row: dict[str, Any], locales: Sequence[str]) -> str | None:
    """What is wrong with a server's row, its values by column."""
    if row["settings"] and not _is(row["settings"], Settings):
        return "its settings cannot be read"
    if row["language"] is not None and row["language"] not in locales:
        return f"its language {row['language'][:20]!r} is none of {', '.join(locales)}"
    return None
