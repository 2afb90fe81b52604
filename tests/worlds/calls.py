"""Who is called when: judged by what leaves the bot, a calendar, and since when tables wait for whom."""

from __future__ import annotations

import json
import random
import re
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import db
from host.calls import HOUR, MOST, played, terms_of
from host.life import Life

from .ledger import Kept, Pressed, Tables, marks, said
from .seams import POST, Request

BETWEEN, LATE = 600, 3_600
SILENT = 1 << 12
"""Discord's flag for messages that notify nobody."""
ZONES = ("Europe/Berlin", "America/New_York", "Australia/Sydney", "Asia/Kathmandu", "")
LINE = re.compile(r"^- \*\*.* (\d+)\*\* · .*<t:\d+:R>$", re.MULTILINE)
"""A line about a table that waits for a move."""
OTHERS = ("nudge", "concerns")
"""Notices that may call somebody besides, at a turn that goes on."""


def a_life(chance: random.Random) -> Life:
    """How somebody lives, by lot."""
    begin, end, off = chance.randrange(6, 12), chance.choice((17, 22, 26)), chance.choice(((), (6,), (1, 5, 6)))
    hours = tuple(None if day in off else (begin * 60, end * 60) for day in range(7))
    times = tuple(sorted(60 * hour for hour in chance.sample(range(7, 22), chance.choice((0, 0, 0, 1, 3)))))
    return Life(
        zone=chance.choice(ZONES),
        hours=hours if chance.random() < 0.7 else (),
        most=chance.choice((0, 0, 0, 1, 3)),
        digest=times,
        warned=chance.random() < 0.3,
    )


def quiet(life: Life, at: int) -> bool:
    """Whether somebody who lives so is to be left alone then: told by looking at the calendar there."""
    if life.away is not None and at < life.away:
        return True
    there = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(life.zone or "UTC"))
    today = there.hour * 60 + there.minute
    days = [(there - timedelta(1), today + 1_440), (there, today)]
    if life.digest:
        on = [minute for day, minute in days if not life.hours or life.hours[day.weekday()] is not None]
        return not any(0 <= (minute - each) * 60 < LATE + 60 for minute in on for each in life.digest)
    spans = [(life.hours[day.weekday()], minute) for day, minute in days] if life.hours else [((0, 1_440), today)]
    return not any(span is not None and span[0] <= minute < span[1] for span, minute in spans)


class Call(NamedTuple):
    """A message that notifies somebody: which post it is (table and number), and to which tables it says that they
    wait."""

    at: int
    person: int
    mark: tuple[int, int] | None
    text: str


class Turn(NamedTuple):
    """A seat that is waited for: its person, and since when."""

    person: int
    since: int


class Calls:
    """Follows the calls of a world."""

    def __init__(self) -> None:
        self.lives: dict[int, Life] = {}
        self.last: dict[int, int] = {}
        self.turns: dict[tuple[int, int], Turn] = {}
        self.made: dict[tuple[int, int], list[int]] = {}
        """When the person of a seat was called at its turn."""
        self.owed: set[tuple[int, int]] = set()
        """The seats whose people have to be called yet."""
        self.count = self.again = 0

    async def differences(
        self,
        store: db.Store,
        lives: Mapping[int, Life],
        before: Tables,
        after: Tables,
        presses: Iterable[Pressed],
        sent: Sequence[Request],
    ) -> list[str]:
        """What was wrong in a step, at whose end people live so."""
        found = list[str]()
        await self._begun(store, before, after, {each.person for each in presses})
        for call in calls(sent):
            self.count += 1
            ways = [self.lives.get(call.person, Life()), lives.get(call.person, Life())]
            if all(quiet(life, call.at) for life in ways):
                found.append(f"{call.person} was called at {call.at}, living so: {ways[1]}")
            last = self.last.get(call.person)
            if last is not None and call.at - last < BETWEEN:
                found.append(f"{call.person} was called twice within {call.at - last} s: {call.text[:200]}")
            self.last[call.person] = call.at
            found += [each async for each in self._counted(store, call, after)]
        self.lives = dict(lives)
        return found

    async def _begun(self, store: db.Store, before: Tables, after: Tables, pressed: set[int]) -> None:
        """Forget the calls to turns that are over; turns begin."""
        for number, kept in after.items():
            old = before.get(number)
            new = await store.journal.entries(number, after=old.row.head if old is not None else -1)
            back = any(each.strikes is not None for each in new) or old is None or _state(old) != _state(kept)
            moved = {each.seat for each in new if each.by is db.By.PERSON}
            for seat in kept.seats:
                at, turn = (number, seat.index), None
                if kept.row.status is db.Status.PLAYING and seat.since is not None and played(seat):
                    turn = Turn(seat.person or 0, seat.since)
                if turn != self.turns.get(at) or back or seat.index in moved:
                    self.made.pop(at, None)
                    self.owed.discard(at)
                    if turn is not None and seat.index not in moved and at not in self.turns:
                        self.owed.add(at)
                if seat.person in pressed:  # they may have seen it
                    self.owed.discard(at)
                self.turns.pop(at, None)
                if turn is not None:
                    self.turns[at] = turn

    async def _counted(self, store: db.Store, call: Call, after: Tables) -> AsyncIterator[str]:
        tables, besides = await _asked(store, call)
        for number in tables:
            kept = after.get(number)
            seats = [] if kept is None else [each for each in kept.seats if each.person == call.person]
            for at in ((number, seat.index) for seat in seats):
                turn = self.turns.get(at)
                self.owed.discard(at)
                if kept is None or turn is None or call.at < turn.since or besides:
                    continue
                made, hours = self.made.setdefault(at, []), terms_of(kept.row).remind[: MOST - 1]
                made.append(call.at)
                self.again += len(made) > 1
                if len(made) > MOST or len(made) > 1 + len(hours):
                    yield f"table {number} has called {call.person} {len(made)} times at one turn: {made}, {turn}"
                elif len(made) > 1 and call.at < turn.since + (hours[len(made) - 2] - 1) * HOUR:
                    yield f"table {number} has called {call.person} twice to one turn: {made}, {turn}"

    async def never(self, store: db.Store, tables: Tables, now: int) -> list[str]:
        """Whom nobody has called though a table waits for them."""
        found = list[str]()
        for number, seat in sorted(self.owed):
            kept, turn = tables[number], self.turns.get((number, seat))
            if turn is None or kept.row.lost is not None or now - turn.since < 25 * HOUR:
                continue
            if not any(each.game == number for each in await store.attention.owed(turn.person)):
                found.append(f"table {number} has never called {turn.person}, waiting since {now - turn.since} s")
        return found


def _state(kept: Kept) -> tuple[Any, ...]:
    """What has people called anew if it changes."""
    row = kept.row
    return row.status, row.paused, row.channel, row.thread, row.lost


def calls(sent: Sequence[Request]) -> Iterator[Call]:
    """The messages that notify people. One of which the bot was told that it had failed does not count: to be safe,
    it may be sent again; nor does one that Discord knew already."""
    known = set[int]()
    for each in sent:
        if not each.done or each.failed or not POST.fullmatch(f"{each.method} {each.path}"):
            continue
        body, number = each.body or {}, int(each.answer["id"])
        if int(body.get("flags", 0)) & SILENT or number in known:
            continue
        known.add(number)
        text = said(body)
        allowed = body.get("allowed_mentions")
        users = re.findall(r"<@!?(\d+)>", text) if allowed is None else allowed.get("users", ())
        mark = next(marks(body), None)
        for person in sorted({int(user) for user in users}):
            yield Call(each.at, person, None if mark is None else (mark[0], int(mark[1][1:])), text)


async def _asked(store: db.Store, call: Call) -> tuple[list[int], bool]:
    """The tables that call somebody to their turn by a message, and whether it may stand for other calls, too."""
    if call.mark is None:
        return [], False
    number, post = call.mark
    row = next((row for row in await _due(store, number) if row["id"] == post), None)
    if row is not None and row["kind"] == "turn":
        return [number], False
    if row is not None and row["kind"] == "notice":
        return ([number] if _code(row) == "remind" else []), False
    lines = [int(each) for each in LINE.findall(call.text)]
    others = [each for table in lines for each in await _due(store, table) if each["kind"] == "notice"]
    gone = row is None  # done more than a day ago: so may be the notice that it stood for
    return lines, gone or any(_code(each) in OTHERS for each in others)


async def _due(store: db.Store, number: int) -> list[dict[str, Any]]:
    return list((await store.wholes.of(number)).values["due"])


def _code(row: Mapping[str, Any]) -> str:
    return str(json.loads(row["body"])["code"])
