"""No table in play exists that its people together or an admin cannot end, move or go on with. Whoever of its people
still presses can free it; whatever seats they hold, whatever they did before."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any

import msgspec
import pytest

import db
from db import Change, Held
from engine.core.chance import Seeded
from engine.core.opponents import random_player
from engine.core.text import write
from host import Host, Person, Place, Refused, Status
from host.calls import HOUR, Terms, late, played, timed
from host.seats import wishes as rules
from host.seats.seats import finished
from host.seats.wishes import STAND_IN
from host.session import Session
from tests.soak import SOAK, times

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
TWICE = 2 * Terms().replace * HOUR
OVER = (Status.FINISHED, Status.ABANDONED)


class Model:
    """A table as its people see it: without a game, but somebody is waited for. Time is its own."""

    def __init__(self, random: Random) -> None:
        self.random, self.now = random, 1_000_000
        count = random.randint(1, 4)
        seats = [db.Seat(index=n, person=n + 1, name=NAMES[n]) for n in range(count)]
        seats += [db.Seat(index=n, opponent="steady", name="") for n in range(count, random.randint(count, 4))]
        status = random.choice((Status.PLAYING, Status.PLAYING, Status.PAUSED))
        row = db.Game(
            id=1, key="ferry", server=1, channel=2, thread=3, status=status, head=0, undos=0, wanted=4, options=b"",
            seed_hash=b"", rules="1", state_hash=b"", board=None, board_at=None, created_by=1, created_at=0,
            updated_at=self.now,
        )  # fmt: skip
        tenures = tuple(db.Tenure(seat=s.index, first=0, person=s.person, name=s.name) for s in seats)
        self.held = Held(row, tuple(seats), tenures, ())
        self.waiting: tuple[Any, ...] = ()
        self.could = dict[int, int]()
        """Seconds in which each seat that is waited for could have moved."""
        self.move()

    def move(self) -> None:
        """Somebody has moved: others are waited for."""
        count = len(self.held.seats)
        before = self.waiting
        self.waiting = tuple(sorted(self.random.sample(range(count), self.random.randint(1, count))))
        self.could = {seat: self.could.get(seat, 0) if seat in before else 0 for seat in self.waiting}
        seats = tuple(timed(self.held.seats, self.waiting, self.now))
        row = msgspec.structs.replace(self.held.row, head=self.held.row.head + 1)
        self.held = msgspec.structs.replace(self.held, seats=seats, row=row)

    def do(self, decide: Callable[[Held, int], Change]) -> bool:
        """Carry out a change, if it is allowed."""
        try:
            change = rules.settled(self.held, decide(self.held, self.now), self.now)
        except Refused:
            return False
        change = finished(self.held, change, self.waiting, self.now)
        seats = self.held.seats if change.seats is None else tuple(change.seats)
        ballots = self.held.ballots if change.ballots is None else tuple(change.ballots)
        told = [db.Tenure(seat=s.index, first=0, person=s.person, name=s.name) for s in seats]
        tenures = (*self.held.tenures, *(each for each in told if each not in self.held.tenures))
        row = self.held.row
        if change.ended is not None:
            row = msgspec.structs.replace(row, status=Status.ABANDONED, ended=change.ended)
        self.held = Held(row, seats, tenures, ballots)
        return True

    def later(self, seconds: int) -> None:
        """Time passes. Nobody can move at a table that is paused, or a seat that an opponent holds."""
        self.now += seconds
        if not self.paused:
            mine = (seat for seat in self.waiting if played(self.held.seats[seat]))
            self.could |= {seat: self.could.get(seat, 0) + seconds for seat in mine}

    def pause_or_resume(self) -> None:
        """An admin pauses the table, or lets it go on: see `db.games`."""
        seats = self.held.seats
        if self.paused:
            again = {"since": self.now, "told": 0}
            seats = tuple(msgspec.structs.replace(s, **again) if s.since is not None else s for s in seats)
        status = Status.PLAYING if self.paused else Status.PAUSED
        row = msgspec.structs.replace(self.held.row, status=status)
        self.held = msgspec.structs.replace(self.held, row=row, seats=seats)

    @property
    def paused(self) -> bool:
        return self.held.row.status is Status.PAUSED

    @property
    def over(self) -> bool:
        return self.held.row.status in OVER

    def somebody(self) -> int:
        return self.random.randint(1, len(NAMES))

    def anything(self) -> None:
        """One random thing that somebody may try."""
        who, other = self.somebody(), self.somebody()
        seat = self.random.randrange(len(self.held.seats))
        person = Person(who, NAMES[who - 1])
        tries: list[Callable[[Held, int], Change]] = [
            lambda held, now: rules.resigned(held, who, STAND_IN, now),
            lambda held, now: rules.away(held, who, STAND_IN, now),
            lambda held, now: rules.back(held, who, now),
            lambda held, now: rules.offered(held, who, self.random.choice((None, other)), now),
            lambda held, now: rules.kept(held, who),
            lambda held, now: rules.taken(held, seat, person, now),
            lambda held, now: rules.voted(held, seat, who, STAND_IN, now),
            lambda held, now: rules.replaced(held, seat, STAND_IN, now),
            lambda held, now: rules.removed(held, seat, STAND_IN, now),
            lambda held, now: rules.agreed(held, who, now),
            lambda held, now: rules.disagreed(held, who),
            lambda held, now: rules.nudged(held, who, self.waiting, now),
        ]
        if self.random.random() < 0.3:
            self.move()
        self.later(self.random.choice((0, 60, 30 * HOUR, TWICE)))
        if self.random.random() < 0.2:
            self.pause_or_resume()
        self.do(self.random.choice(tries))


def tables(count: int) -> Iterator[Model]:
    """Tables after random departures, those still in play."""
    for seed in range(times(count)):
        model = Model(Random(seed))
        for _ in range(model.random.randint(0, 12)):
            if not model.over:
                model.anything()
        if not model.over:
            yield model


def test_nothing_counts_time_in_which_somebody_could_not_move() -> None:
    """Whoever is said to be late, and whoever the others replace, could have moved for that long."""
    late_ones = replaced = 0
    for seed in range(times(1_000)):
        model = Model(Random(seed))
        for _ in range(8):
            model.later(model.random.choice((60, 30 * HOUR, TWICE // 4, TWICE)))
            if model.random.random() < 0.4:
                model.pause_or_resume()
            elif model.random.random() < 0.2:
                model.move()
            for each in late(model.held.row, model.held.seats, model.now):
                assert not model.paused
                assert model.could[each.seat] >= model.now - each.since >= TWICE // 4
                late_ones += 1
            who, at = model.somebody(), model.random.randrange(len(model.held.seats))
            waited_for = played(model.held.seats[at])
            if model.do(lambda held, now, who=who, at=at: rules.voted(held, at, who, STAND_IN, now)):  # type: ignore[misc]
                assert not model.paused
                assert model.could[at] >= TWICE // 2
                replaced += waited_for and not played(model.held.seats[at])
    assert late_ones > 500
    assert replaced > 50


def people(model: Model) -> list[int]:
    """Those with a seat, replaced ones too: they may come back."""
    return [seat.person for seat in model.held.seats if seat.person is not None]


def copied(model: Model) -> Model:
    other = Model(Random(0))
    other.held, other.waiting, other.now = model.held, model.waiting, model.now
    return other


def test_whoever_of_its_people_still_presses_can_free_a_table() -> None:
    freed = 0
    for model in tables(400):
        everybody = people(model)
        for count in range(1, len(everybody) + 1):
            for here in combinations(everybody, count):
                table = copied(model)
                if table.paused:  # nobody is waited for there
                    table.pause_or_resume()
                free(table, here)
                stuck = [
                    s for s in table.held.seats if s.index in table.waiting and played(s) and s.person not in here
                ]
                assert table.over or not stuck, (here, table.held, table.waiting)
                assert table.over or any(map(played, table.held.seats)), "all are away: opponents do not play on"
                freed += 1
    assert freed > 500


def free(table: Model, here: tuple[int, ...]) -> None:
    """What people do who want to go on: they come back, wait, and vote for whoever does not move."""
    for who in here:
        table.do(lambda held, now, who=who: rules.back(held, who, now))  # type: ignore[misc]
    table.now += TWICE
    for seat in table.held.seats:
        if seat.index in table.waiting and seat.person not in here:
            who = here[0]
            table.do(lambda held, now, who=who, at=seat.index: rules.voted(held, at, who, STAND_IN, now))  # type: ignore[misc]


def test_its_people_together_can_end_any_table() -> None:
    ended = 0
    for model in tables(400):
        for who in people(model):
            model.do(lambda held, now, who=who: rules.agreed(held, who, now))  # type: ignore[misc]
        assert model.over or not people(model)
        ended += model.over
    assert ended > 100


def test_everybody_can_leave_any_table_and_the_last_one_ends_it() -> None:
    ended = 0
    for model in tables(400):
        alone = not people(model)
        for who in people(model):
            assert model.over or model.do(lambda held, now, who=who: rules.resigned(held, who, STAND_IN, now))  # type: ignore[misc]
        assert model.over or alone
        ended += model.over
    assert ended > 100


def test_an_admin_can_end_any_table_and_free_any_seat() -> None:
    seen = 0
    for model in tables(400):
        for seat in model.held.seats:
            table = copied(model)
            if played(seat):
                assert table.do(lambda held, now, at=seat.index: rules.replaced(held, at, STAND_IN, now))  # type: ignore[misc]
                assert not played(table.held.seats[seat.index])
        assert model.do(lambda held, now: rules.closed(held, "why"))
        assert model.over
        seen += 1
    assert seen > 100


def test_nobody_ever_has_two_seats_or_knows_two_hands() -> None:
    for model in tables(400):
        sitting = people(model)
        assert len(sitting) == len(set(sitting))
        for who in sitting:
            mine = {each.seat for each in model.held.tenures if each.person == who}
            assert len(mine) == 1, (who, model.held)


# --- with games


@pytest.mark.parametrize(
    ("key", "seed"), [*(("ferry", n) for n in range(times(3))), *(("milestones", n) for n in range(SOAK - 1))]
)
async def test_a_table_goes_on_with_whoever_is_left(
    key: str, seed: int, open_host: Callable[..., Awaitable[Host]], place: Place
) -> None:
    """A game is played; some vanish without a word. The one who is left frees the table and plays on."""
    random, time = Random(f"{key} {seed}"), [1_000_000]
    host = await open_host(now=lambda: time[0])
    count = random.randint(2, 3)
    made = await host.lobby.create("c", Person(1, "Ann"), place, game=key)
    for n in range(2, count + 1):
        await host.lobby.join(made.id, Person(n, NAMES[n - 1]))
    await host.lobby.start("s", made.id, 1)
    for n in range(random.randint(0, 15)):
        await move(host, made.id, f"a{n}", set(range(1, count + 1)), random)
    here = random.randint(1, count)
    moved = 0
    for n in range(40):
        await host.settle()
        if (await host.register.table(made.id)).status in OVER:
            break
        if await move(host, made.id, f"b{n}", {here}, random):
            moved += 1
        else:
            time[0] += TWICE
            for seat in (await host.now.look(made.id, None)).waiting:
                await host.seats.vote_replace(made.id, seat, here)
    table = await host.register.table(made.id)
    assert moved >= 10 or table.status is Status.FINISHED
    assert {each.person for each in table.seats if played(each)} == {here}


async def move(host: Host, number: int, key: str, here: set[int], random: Random) -> bool:
    """A move of somebody who is there, if the table waits for one of them."""
    table, live = await host.register.table(number), await Session(host.sessions, number).live()
    for seat in live.waiting:
        person = table.seats[seat].person
        if played(table.seats[seat]) and person in here:
            assert person is not None
            action = random_player(table.game, live.state, seat, Seeded(key.encode(), 0, random.randint(0, 99)))
            await host.now.add(key, number, person, None, write(action))
            return True
    return False
