"""When clocks run: against a second program that looks at each minute by itself, and over whole games."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import msgspec
import pytest
from msgspec.structs import replace

import db
from engine.core.chance import Seeded
from engine.core.model import Illegal, Seat
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from host import Finished, Host, Place, Refused
from host.clocks.clock import EARLIER
from host.clocks.running import FEWEST, Conditions, Lived, counted, end, stands
from host.clocks.terms import ENDS, ClockTerms
from host.life import DAY, Life
from host.posts import Notice
from host.session import Session
from tests.host.clock import Clock
from tests.host.test_life import CHANGES, QUARTER, a_life, changes
from tests.host.three import ANN, BEN, CAT
from tests.soak import times

MINUTE, TEN, WEEK = 60, 600, 7 * DAY
THREE = (ANN, BEN, CAT)
OpenHost = Callable[..., Awaitable[Host]]


def terms(chance: random.Random) -> ClockTerms:
    """Terms by lot."""
    bank = chance.choice((0, 0, 3_600, 7 * DAY))
    return ClockTerms(
        turn=chance.choice((3_600, DAY, 2 * DAY, 7 * DAY)),
        bank=bank,
        cap=bank * chance.choice((1, 2)),
        weekends=chance.random() < 0.5,
        asleep=chance.random() < 0.3,
        away=chance.choice((0, 1, 14)),
        end=chance.choice(ENDS),
    )


def conditions(chance: random.Random, at: int) -> Conditions:
    """How somebody lives and has lived around that time, and when the table stood."""

    def life() -> Life:
        made = a_life(chance)
        return replace(made, away=chance.choice((None, None, (at + chance.randrange(-WEEK, WEEK)) // 60 * 60)))

    before = sorted({(at + chance.randrange(-DAY, 4 * DAY)) // 60 * 60 for _ in range(chance.randrange(4))})
    cuts = sorted({(at + chance.randrange(-DAY, 4 * DAY)) // 60 * 60 for _ in range(2 * chance.randrange(3))})
    stops = tuple(zip(cuts[::2], cuts[1::2], strict=False))
    return Conditions(terms(chance), Lived(life(), tuple((until, life()) for until in before)), stops)


def runs(of: Conditions, at: int, away: int) -> str:
    """Whether a clock runs in this minute, or stands because its player is away: told by looking at the calendar."""
    if any(begin <= at < until for begin, until in of.stands):
        return ""
    life = next((life for until, life in of.lived.before if at < until), of.lived.now)
    there = datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(life.zone or "UTC"))
    if not of.terms.weekends and there.weekday() in (5, 6):
        return ""
    if not of.terms.asleep and life.hours and sum(b - a for a, b in filter(None, life.hours)) >= FEWEST:
        minute, awake = there.hour * 60 + there.minute, False
        for day, ahead in ((there.weekday(), 0), ((there.weekday() - 1) % 7, 1_440)):
            span = life.hours[day]
            awake |= span is not None and span[0] <= minute + ahead < span[1]
        if not awake:
            return ""
    if life.away is not None and at < life.away and away < of.terms.away * DAY:
        return "away"
    return "runs"


@pytest.mark.parametrize("share", range(2))
def test_time_counts_as_the_calendar_says(share: int) -> None:
    for seed in range(share, times(40), 2):
        chance = random.Random(seed)
        at = chance.choice((*CHANGES, 1_790_000_000)) // 60 * 60 - chance.randrange(3) * DAY
        of, away = conditions(chance, at), chance.choice((0, DAY // 2, 14 * DAY))
        until, spent, gone = at + chance.randrange(1, 4 * DAY) // 60 * 60, 0, away
        minutes = range(at, until, MINUTE)
        told = list[str]()
        for minute in minutes:
            told.append(runs(of, minute, gone))
            spent += 60 * (told[-1] == "runs")
            gone += 60 * (told[-1] == "away")
        near = any(abs(at - change) < WEEK for change in CHANGES)
        if near:  # a time of day may be there twice, or not at all
            spent, gone = (a + b for a, b in zip(counted(of, at, until, away), (0, away), strict=True))
        assert counted(of, at, until, away) == (spent, gone - away), seed
        middle = chance.choice([at, *minutes])
        first = counted(of, at, middle, away)
        second = counted(of, middle, until, away + first.away)
        assert (first.spent + second.spent, first.away + second.away) == (spent, gone - away), seed
        ends = end(of, at, spent + 30, away)
        assert ends is None or ends > until
        if near:
            continue
        if spent:
            last = max(minute for minute, why in zip(minutes, told, strict=True) if why == "runs")
            assert end(of, at, spent, away) == last + 60
        if told:
            assert (stands(of, at, away) == "") == (told[0] == "runs")


@pytest.mark.parametrize("weekends", [True, False])
def test_over_both_changes_of_the_clocks_time_counts_as_the_calendar_says(weekends: bool) -> None:
    for zone, change in changes():
        for life in (Life(zone, ((360, 1_320),) * 7), Life(zone, (*((1_200, 1_740),) * 6, None)), Life(zone)):
            of = Conditions(ClockTerms(turn=DAY, weekends=weekends), Lived(life))
            begin, until = change - 2 * DAY, change + 3 * DAY
            ran = [at for at in range(begin, until, QUARTER) if runs(of, at, 0) == "runs"]
            assert counted(of, begin, until, 0) == (len(ran) * QUARTER, 0), (zone, life)
            assert end(of, begin, len(ran) * QUARTER, 0) == ran[-1] + QUARTER, (zone, life)


class Kept:
    """A seat's clock by a second bookkeeping, ten minutes at a time."""

    def __init__(self, terms: ClockTerms) -> None:
        self.terms, self.left, self.away, self.over = terms, 0, 0, False
        self.before: list[int] = []

    def begins(self) -> None:
        if not self.terms.bank:
            left = self.terms.turn
        elif self.before:
            left = min(max(self.left, 0) + self.terms.turn, self.terms.cap)
        else:
            left = self.terms.bank
        self.before.append(self.left)
        self.left, self.over = left, False

    def never_began(self) -> None:
        self.left = self.before.pop()
        self.over = bool(self.before) and self.left <= 0

    def passes(self, why: str) -> None:
        self.left -= TEN * (why == "runs")
        self.away += TEN * (why == "away")


class Table:
    """Three people at a table with clocks, on a host that may be away, and what their clocks have to show."""

    def __init__(self, open_host: OpenHost, chance: random.Random) -> None:
        self.open_host, self.chance, self.machine = open_host, chance, Clock()
        self.host: Host
        self.machine.at = 1_790_000_400.0
        self.terms = replace(terms(chance), end=chance.choice(("red", "vote")))
        self.kept = [Kept(self.terms) for _ in range(3)]
        self.lives = {person.id: Lived() for person in THREE}
        self.number, self.presses, self.heard = 0, 0, True
        self.sent: list[db.Due] = []
        self.began: dict[int, set[int]] = {}
        self.ended: dict[int, tuple[int, set[int]]] = {}
        self.followed = self.redone = self.restored = 0

    async def starts(self) -> None:
        self.machine._calls.clear()
        self.host = await self.open_host(now=self.machine.now, later=self.machine.later)
        self.host.work.serve(db.POSTS, self.sends, places=3)
        await self.host.begin()
        await self.host.work.idle()
        self.heard = True

    async def sends(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        self.sent.append(row)
        return Finished()

    def told(self) -> list[db.Due]:
        """The notices that were sent, the oldest first."""
        return [row for row in self.sent if row.kind == "notice" and b"clock-" in row.body]

    async def opens(self) -> None:
        made = await self.host.lobby.create("c", ANN, Place(server=10, channel=20), game="ferry")
        for person in (BEN, CAT):
            await self.host.lobby.join(made.id, person)
        await self.host.lobby.change_clock(made.id, ANN.id, self.terms)
        table = await self.host.lobby.start("s", made.id, ANN.id, seating="joined")
        self.number = table.id
        for seat in (await self.waits())[0]:
            self.kept[seat].begins()

    async def waits(self) -> tuple[set[int], bool]:
        """The seats whose people have to move, and whether the game is in play."""
        table = await self.host.register.table(self.number)
        playing = table.status is db.Status.PLAYING
        asked = (await self.host.now.look(self.number, None)).waiting
        return {seat for seat in asked if table.player(seat) is not None}, playing

    async def passes(self, ticks: int) -> None:
        for _ in range(ticks):
            now, (seats, playing) = self.machine.now(), await self.waits()
            for seat in seats if playing and self.heard else ():
                of = Conditions(self.terms, self.lives[THREE[seat].id])
                self.kept[seat].passes(runs(of, now, self.kept[seat].away))
            self.machine.at += TEN
            if self.heard:
                await self.host.hear(0)
            await self.machine.forward(0)
            await self.host.work.idle()
            for seat in seats if playing and self.heard else ():
                self.kept[seat].over |= self.kept[seat].left <= 0
            await self.agrees()

    async def moves(self) -> None:
        before, playing = await self.waits()
        if not before or not playing:
            return
        seat = self.chance.choice(sorted(before))
        if self.chance.random() < 0.25:
            head = (await self.host.register.table(self.number)).row.head
            with suppress(Illegal):
                await self.host.now.undo(self.key(), self.number, THREE[seat].id)
            await self.follows_undos(head)
            if self.chance.random() < 0.6:
                await self.passes(self.chance.choice((0, 1, 6)))
                with suppress(Illegal, Refused):
                    await self.host.now.redo(self.key(), self.number, THREE[seat].id)
                    self.redone += 1
                await self.follows_undos(head)
            return
        await self.makes_a_move(seat)
        after = (await self.waits())[0]
        new = after - before
        head = (await self.host.register.table(self.number)).row.head
        self.began[head] = new | ({seat} & after if new else set())
        for other in self.began[head]:
            self.kept[other].begins()

    async def follows_undos(self, head: int) -> None:
        """The undos after an entry that were not followed yet; an undo of one has the same turns begin again."""
        for row in await self.host.store.journal.entries(self.number, after=max(head, self.followed)):
            self.followed = row.seq
            if row.strikes in self.ended:
                action, others = self.ended.pop(row.strikes)
                self.began[action] = others
                for other in others:
                    self.kept[other].begins()
            elif row.strikes is not None:
                if row.strikes not in self.began:  # it is no press by itself
                    continue
                others = self.began.pop(row.strikes)
                self.ended[row.seq] = row.strikes, others
                for other in others:
                    self.kept[other].never_began()

    async def rewinds(self) -> None:
        """An admin takes back the last presses, and may bring them back."""
        presses = sorted(self.began)
        if not presses:
            return
        count = self.chance.randrange(1, min(len(presses), EARLIER) + 1)
        upto, last = [0, *presses][-count - 1], presses[-1]
        for entry in (upto, last) if self.chance.random() < 0.7 else (upto,):
            head = (await self.host.register.table(self.number)).row.head
            await self.host.steward.rewind(self.number, entry, head, 9, "why")
            await self.follows_undos(head)
            await self.agrees()
            self.restored += entry == last
            await self.passes(self.chance.choice((0, 1, 6)))

    async def makes_a_move(self, seat: int) -> None:
        live = await Session(self.host.sessions, self.number).live()
        action = OPPONENTS["random"](live.table.game, live.state, Seat(seat), Seeded(b"moves", self.presses, 0))
        await self.host.now.add(self.key(), self.number, THREE[seat].id, None, write(action))

    async def lives_otherwise(self) -> None:
        person, now = self.chance.choice(THREE).id, self.machine.now()
        made = a_life(self.chance)
        if self.chance.random() < 0.5:
            made = replace(made, away=now + self.chance.randrange(1, 400) * TEN)
        before = self.lives[person]
        lived = (
            before.before if before.before and before.before[-1][0] == now else (*before.before, (now, before.now))
        )
        self.lives[person] = Lived(made, lived)
        await self.host.attention.live(person, made)

    async def stops(self) -> None:
        """A pause, which ends later, or nobody is heard, or the bot ends."""
        what = self.chance.choice(("pause", "silence", "end"))
        _, playing = await self.waits()
        if what == "pause" and playing:
            await self.host.steward.pause(self.number, 9, "for a while")
            await self.passes(self.chance.randrange(1, 60))
            await self.host.faults.resume(self.number)
        elif what == "silence":
            self.heard = False
            await self.passes(self.chance.randrange(2, 60))
            self.heard = True
            await self.host.hear(0)
        else:
            self.machine.at += self.chance.randrange(2, 60) * TEN
            await self.starts()
        await self.host.work.idle()

    def key(self) -> str:
        self.presses += 1
        return f"press {self.presses}"

    async def agrees(self) -> None:
        """What is stored is what the second bookkeeping says."""
        table = await self.host.register.table(self.number)
        known = await Session(self.host.sessions, self.number).ticking(table)
        if known is None or table.status is not db.Status.PLAYING or not self.heard:
            return
        for seat in table.seats:
            clock, own = known.counted(seat), self.kept[seat.index]
            if clock is not None:
                assert (clock.left, clock.away, clock.turns) == (own.left, own.away, len(own.before)), seat
            if clock is not None and seat.counted is not None:
                assert clock.over == own.over, seat


@pytest.mark.parametrize("seed", range(times(2)))
async def test_clocks_run_while_they_should_and_run_out_once(
    seed: int, open_host: OpenHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.stops.GAP", 2 * TEN - 1)
    monkeypatch.setattr("db.GAP", 2 * TEN - 1)
    monkeypatch.setattr("host.work.LOOK", 6_000)
    chance = random.Random(seed)
    table = Table(open_host, chance)
    await table.starts()
    await table.opens()
    for _ in range(18):
        acts = (table.moves, table.moves, table.moves, table.rewinds, table.lives_otherwise, table.stops)
        await chance.choice(acts)()
        await table.passes(chance.choice((0, 1, 6, 30, 144)))
        if (await table.host.register.table(table.number)).status is db.Status.FINISHED:
            break


@pytest.mark.parametrize("ends", ["move", "stand-in"])
async def test_a_practice_opponent_plays_for_who_has_no_time_left(ends: str, open_host: OpenHost) -> None:
    table = Table(open_host, random.Random(1))
    table.terms = ClockTerms(turn=3_600, end=ends, asleep=True)  # type: ignore[arg-type]
    await table.starts()
    await table.opens()
    while len(waits := (await table.waits())[0]) > 1:
        await table.makes_a_move(max(waits))
    (seat,) = waits
    head = (await table.host.register.table(table.number)).row.head
    for _ in range(50):
        table.machine.at += 80
        await table.host.hear(0)
        await table.machine.forward(0)
        await table.host.work.idle()
    now = await table.host.register.table(table.number)
    rows = await table.host.store.journal.entries(table.number, after=head)
    assert {(row.seat, row.by) for row in rows} == {(seat, db.By.OPPONENT)}
    assert seat not in (await table.waits())[0]
    assert (now.seats[seat].opponent is not None) == (ends == "stand-in")
    with pytest.raises(Illegal if ends == "move" else Refused):
        await table.host.now.undo("an undo", table.number, THREE[seat].id)
    if ends == "stand-in":
        await table.host.seats.come_back(table.number, THREE[seat].id)
    assert (await table.host.register.table(table.number)).player(seat) == THREE[seat].id
    told = [row.body for row in table.told()]
    assert [b"clock-warning" in body for body in told] == [True, False]
    assert f"clock-{ends}".encode() in told[1]


@pytest.mark.parametrize(("days", "nudged"), [(1, False), (3, False), (7, False), (7, True)])
async def test_with_a_clock_too_nobody_is_called_more_than_three_times_a_turn(
    days: int, nudged: bool, open_host: OpenHost, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if another player nudges them whenever that is possible."""
    monkeypatch.setattr("db.stops.GAP", DAY)
    monkeypatch.setattr("db.GAP", DAY)
    table = Table(open_host, random.Random(1))
    table.terms = ClockTerms(turn=days * DAY, end="red", asleep=True)
    await table.starts()
    await table.opens()
    while len(waits := (await table.waits())[0]) > 1:
        await table.makes_a_move(max(waits))
    (seat,) = waits
    table.sent.clear()
    for _ in range(days * 24 + 96):
        table.machine.at += 3_600
        await table.host.hear(0)
        await table.machine.forward(0)
        if nudged:
            other = next(
                p for s, p in enumerate((await table.host.register.table(table.number)).persons()) if s != seat
            )
            with suppress(Refused):
                await table.host.seats.nudge(table.number, other)
        await table.host.work.idle()
    told = [msgspec.json.decode(row.body, type=Notice) for row in table.sent if row.kind == "notice"]
    assert {each.seats for each in told} == {(seat,)}
    assert len(told) == 2, "besides the call when the table began to wait"
    assert [each.code for each in told].count("clock-warning") == 1
    (clock,) = (await table.host.now.look(table.number, None)).clocks
    assert clock.over, "the board says so"


async def test_clocks_that_run_out_at_once_each_have_their_end(open_host: OpenHost) -> None:
    table = Table(open_host, random.Random(1))
    table.terms = ClockTerms(turn=3_600, end="move", asleep=True)
    await table.starts()
    await table.opens()
    seats = (await table.waits())[0]
    assert len(seats) > 1
    await table.host.work.close()
    for _ in range(50):
        table.machine.at += 80
        await table.host.hear(0)
    await table.host.seats.look_at_clocks(table.number)
    kinds = [row.kind for row in await table.host.queue.due(2**61) if row.kind in db.CHORES]
    assert sorted(kinds) == sorted(set(kinds))
    assert "opponents" in kinds


async def test_a_table_whose_terms_cannot_be_read_is_closed(open_host: OpenHost) -> None:
    table = Table(open_host, random.Random(1))
    await table.starts()
    await table.opens()
    await table.host.store.games.set_terms(table.number, b"\xff", table.machine.now())
    await table.host.seats.close(table.number, "it is damaged")
    assert (await table.host.register.table(table.number)).status is db.Status.ABANDONED
