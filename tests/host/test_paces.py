"""How reliable people are: a law, by a second program that follows each turn on its own, ten minutes at a time."""

from __future__ import annotations

import random
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial

import pytest
from msgspec.structs import replace

from db import paces
from engine.core.chance import Seeded
from engine.core.model import Illegal, Seat
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from host import Host, Person, Place, Refused, Status
from host.clocks.running import Conditions, Lived
from host.clocks.terms import DAY, ClockTerms
from host.reliability import FEW, pace
from host.session import Session
from tests.host.clock import Clock
from tests.host.test_clocks import TEN, OpenHost, runs
from tests.host.test_life import a_life
from tests.host.three import ANN, BEN, CAT
from tests.soak import times


@dataclass
class Turn:
    """A turn of somebody: how much of their time it has taken, and whether it can still count."""

    spent: int = 0
    counts: bool = True


@dataclass
class Move:
    """A press by a seat, and the turn of its player that it ended, if it did."""

    seat: int
    ended: Turn | None


@dataclass
class World:
    """Three people at one table after another."""

    open_host: OpenHost
    chance: random.Random
    machine: Clock = field(default_factory=Clock)
    lives: dict[int, Lived] = field(default_factory=dict)
    marks: dict[int, str] = field(default_factory=dict)
    presses: int = 0
    people: int = 0
    stands: bool = False

    async def begins(self) -> None:
        self.machine.at = 1_790_000_400.0
        self.host: Host = await self.open_host(now=self.machine.now, later=self.machine.later)

    async def opens(self) -> None:
        """Another table, with a clock or without."""
        self.people += 10
        self.seats = [replace(each, id=each.id + self.chance.choice((0, self.people))) for each in (ANN, BEN, CAT)]
        clock = ClockTerms(
            turn=self.chance.choice((TEN * 6, DAY, 3 * DAY)),
            weekends=self.chance.random() < 0.5,
            asleep=self.chance.random() < 0.5,
            away=self.chance.choice((0, 14)),
        )
        self.clock = self.chance.choice((None, clock))
        made = await self.host.lobby.create(self.key(), self.seats[0], Place(server=10, channel=20), game="ferry")
        for person in self.seats[1:]:
            await self.host.lobby.join(made.id, person)
        await self.host.lobby.change_clock(made.id, self.seats[0].id, self.clock)
        await self.host.lobby.start(self.key(), made.id, self.seats[0].id, seating="joined")
        self.number, self.followed = made.id, 0
        self.turns = {seat: Turn() for seat in (await self.waits())[0]}
        self.moved: dict[int, Move] = {}
        self.undone: dict[int, tuple[int, Move]] = {}
        self.passes(1)

    def key(self) -> str:
        self.presses += 1
        return f"press {self.presses}"

    async def waits(self) -> tuple[set[int], bool]:
        """The seats whose people have to move, and whether the game is in play."""
        table = await self.host.register.table(self.number)
        asked = (await self.host.now.look(self.number, None)).waiting
        playing = table.status is Status.PLAYING
        return {seat for seat in asked if table.player(seat) is not None}, playing

    def passes(self, ticks: int) -> None:
        away = replace(self.clock or ClockTerms(), asleep=False, away=10_000)
        for _ in range(ticks):
            for seat, turn in self.turns.items():
                lived = self.lives.get(self.seats[seat].id, Lived())
                if not self.stands and runs(Conditions(away, lived), self.machine.now(), 0) == "runs":
                    turn.spent += TEN
            self.machine.at += TEN

    def mark(self, seat: int, kind: str) -> None:
        who = self.seats[seat].id
        self.marks[who] = (self.marks.get(who, "") + kind)[-paces.MOST :]

    def made(self, seat: int, turn: Turn) -> None:
        """A turn has ended."""
        limit = DAY if self.clock is None else self.clock.turn
        if turn.counts:
            self.mark(seat, "+" if turn.spent <= limit else "-")
        turn.counts = False

    async def moves(self) -> None:
        before, playing = await self.waits()
        if not before or not playing:
            return
        seat = self.chance.choice(sorted(before))
        live = await Session(self.host.sessions, self.number).live()
        head = live.table.row.head
        action = OPPONENTS["random"](live.table.game, live.state, Seat(seat), Seeded(b"moves", self.presses, 0))
        await self.host.now.add(self.key(), self.number, self.seats[seat].id, None, write(action))
        after, _ = await self.waits()
        new, ended = after - before, None
        began = {each: Turn() for each in new | ({seat} & after if new else set())}
        if seat not in after or seat in began:
            ended = self.turns.pop(seat)
            self.made(seat, ended)
        assert set(self.turns) | set(began) == after
        self.turns |= began
        rows = await self.host.store.journal.entries(self.number, after=head)
        self.moved[rows[-1].seq] = Move(seat, ended)
        self.followed = rows[-1].seq

    async def takes_back(self) -> None:
        """Somebody's last move, and perhaps brings it back."""
        seat = self.chance.randrange(3)
        with suppress(Illegal, Refused):
            await self.host.now.undo(self.key(), self.number, self.seats[seat].id)
        await self.follows()
        if self.chance.random() < 0.5:
            self.passes(self.chance.choice((1, 6, 200)))
            with suppress(Illegal, Refused):
                await self.host.now.redo(self.key(), self.number, self.seats[seat].id)
            await self.follows()

    async def follows(self) -> None:
        """The undo that was not followed yet, if there is one; an undo of one lets the move stand again."""
        for row in await self.host.store.journal.entries(self.number, after=self.followed):
            self.followed, after = row.seq, (await self.waits())[0]
            struck = row.strikes or 0
            if struck in self.undone:
                entry, move = self.undone.pop(struck)
                self.moved[entry], before = move, {*self.turns}
                if move.ended is not None:
                    self.turns.pop(move.seat)
                    self.turns |= {each: Turn() for each in after - self.turns.keys()}
                else:
                    assert after == before
            elif struck in self.moved:  # else it is no press by itself
                move = self.moved.pop(struck)
                self.undone[row.seq] = struck, move
                if move.ended is not None:
                    self.turns[move.seat] = move.ended
                self.turns = {each: self.turns.get(each, Turn(counts=False)) for each in after}

    async def rewinds(self) -> None:
        """An admin takes back the last moves: whoever has to move then plays again what has counted."""
        if not self.moved or not (await self.waits())[1]:
            return
        head = (await self.host.register.table(self.number)).row.head
        upto = self.chance.choice([0, *sorted(self.moved)[:-1]])
        await self.host.steward.rewind(self.number, upto, head, 9, "why")
        self.followed = (await self.host.register.table(self.number)).row.head
        self.turns = {seat: Turn(counts=False) for seat in (await self.waits())[0]}
        self.moved, self.undone = {n: each for n, each in self.moved.items() if n <= upto}, {}

    async def lives_otherwise(self) -> None:
        who, now = self.chance.choice(self.seats).id, self.machine.now()
        made = replace(
            a_life(self.chance), away=self.chance.choice((None, now + self.chance.randrange(1, 400) * TEN))
        )
        before = self.lives.get(who, Lived())
        told = before.before if before.before and before.before[-1][0] == now else (*before.before, (now, before.now))
        self.lives[who] = Lived(made, told)
        await self.host.attention.live(who, made)

    async def pauses(self) -> None:
        if (await self.waits())[1]:
            await self.host.steward.pause(self.number, 9, "for a while")
            self.stands = True
            self.passes(self.chance.randrange(300))
            await self.host.faults.resume(self.number)
            self.stands = False

    async def leaves(self) -> None:
        """Somebody gives their seat up, or is replaced, and somebody new takes it; or it is handed over, or its
        player steps away and is back."""
        seat = self.chance.randrange(3)
        if not (await self.waits())[1]:
            return
        seats, who, self.people = self.host.seats, self.seats[seat], self.people + 10
        new, how = Person(who.id + self.people, who.name), self.chance.randrange(5)
        match how:
            case 0:
                await seats.resign(self.number, who.id)
            case 1:
                await seats.replace(self.number, seat)
            case 2:
                await seats.remove(self.number, seat, "why")
            case 3:
                await seats.offer(self.number, who.id, None)
            case _:
                await seats.stand_in(self.number, who.id)
        if how < 3:
            self.mark(seat, "x")
        if how < 4:
            await seats.take(self.number, seat, new)
            self.seats[seat] = new
        else:
            await seats.come_back(self.number, who.id)
        self.turns = {each: turn if each != seat else Turn() for each, turn in self.turns.items()}

    async def agrees(self) -> None:
        assert await self.host.store.paces.of([*self.marks]) == self.marks


@pytest.mark.parametrize("share", range(2))
async def test_turns_are_in_time_as_a_second_program_counts_them(share: int, open_host: OpenHost) -> None:
    world = World(open_host, random.Random(share))
    await world.begins()
    told = ""
    for _ in range(times(4)):
        await world.opens()
        for _ in range(40):
            often = [world.moves] * 6 + [world.takes_back, world.lives_otherwise] * 2
            acts = [*often, world.rewinds, world.pauses, world.leaves]
            await world.chance.choice(acts)()
            await world.agrees()
            world.passes(world.chance.choice((1, 1, 6, 30, 144, 288)))
        told = "".join(world.marks.values())
    assert {*told} == {"+", "-", "x"}


async def test_only_the_last_hundred_are_kept_and_newcomers_are_not_judged(open_host: OpenHost) -> None:
    host, chance, told = await open_host(), random.Random(0), ""
    for n in range(260):
        kinds = [chance.choice(paces.KINDS) for _ in range(1 + n % 2)]
        made = [paces.Mark(ANN.id, kind) for kind in kinds]
        await host.store.database.write(partial(paces.note, marks=made))
        told = (told + "".join(sorted(kinds)))[-100:]
        assert await host.store.paces.of([ANN.id, BEN.id]) == {ANN.id: told}
        of = (await host.paces.of([ANN.id, BEN.id]))[ANN.id]
        assert (of.turns, of.in_time, of.left) == (len(told) - told.count("x"), told.count("+"), told.count("x"))
        assert of.known == (of.turns >= FEW)
    assert (await host.paces.of([BEN.id]))[BEN.id] == pace("")


@pytest.mark.parametrize("end", ["red", "stand-in"])
async def test_a_turn_that_a_practice_opponent_has_to_make_is_late(end: str, open_host: OpenHost) -> None:
    machine = Clock()
    host = await open_host(now=machine.now, later=machine.later)
    made = await host.lobby.create("c", ANN, Place(server=10, channel=20), game="ferry")
    await host.lobby.join(made.id, BEN)
    await host.lobby.change_clock(made.id, ANN.id, ClockTerms(turn=TEN * 6, end=end))  # type: ignore[arg-type]
    await host.lobby.start("s", made.id, ANN.id, seating="joined")
    waits = (await host.now.look(made.id, None)).waiting
    machine.at += TEN * 7
    await host.seats.look_at_clocks(made.id)
    late = {(ANN.id, BEN.id)[seat]: "-" for seat in waits}
    assert await host.store.paces.of([ANN.id, BEN.id]) == (late if end == "stand-in" else {})


async def test_what_somebody_does_alone_counts_for_nothing(open_host: OpenHost) -> None:
    machine = Clock()
    host = await open_host(now=machine.now, later=machine.later)
    made = await host.lobby.create("c", ANN, Place(server=10, channel=20), game="ferry")
    await host.lobby.add_opponent(made.id, ANN.id)
    await host.lobby.start("s", made.id, ANN.id, seating="joined")
    look = await host.now.look(made.id, ANN.id)
    await host.now.add("m", made.id, ANN.id, None, write(next(iter(look.offers[0]))))
    await host.seats.resign(made.id, ANN.id)
    assert await host.store.paces.of([ANN.id]) == {}


async def test_a_table_may_take_only_people_who_are_reliable_and_newcomers(open_host: OpenHost) -> None:
    machine = Clock()
    host = await open_host(now=machine.now, later=machine.later)

    async def has(kinds: str) -> None:
        await host.store.database.write(partial(paces.forget, person=BEN.id))
        marks = [paces.Mark(BEN.id, kind) for kind in paces.KINDS for _ in range(kinds.count(kind))]
        await host.store.database.write(partial(paces.note, marks=marks))

    made = await host.lobby.create("c", ANN, Place(server=10, channel=20), game="ferry")
    await host.lobby.change_term(made.id, ANN.id, "reliable", "on")
    for kinds, welcome in (
        ("", True),
        ("-" * 19, True),
        ("-" * 20, False),
        ("+" * 16 + "-" * 4, True),
        ("+" * 79 + "-" * 20, False),
        ("+" * 98 + "xx", True),
        ("+" * 97 + "xxx", False),
    ):
        await has(kinds)
        if welcome:
            await host.lobby.join(made.id, BEN)
            await host.lobby.leave(made.id, BEN.id)
            continue
        with pytest.raises(Refused) as refused:
            await host.lobby.join(made.id, BEN)
        assert refused.value.code == "unreliable"
    await host.lobby.join(made.id, CAT)
    await host.lobby.start("s", made.id, ANN.id, seating="joined")
    await host.seats.stand_in(made.id, CAT.id)
    await host.seats.offer(made.id, ANN.id, None)
    with pytest.raises(Refused):
        await host.seats.take(made.id, 0, BEN)
    await host.store.database.write(partial(paces.note, marks=[paces.Mark(CAT.id, "-")] * 30))
    await host.seats.come_back(made.id, CAT.id)  # a seat of one's own is never refused
    await has("+" * 20)
    taken = await host.seats.take(made.id, 0, BEN)
    assert taken.player(Seat(0)) == BEN.id
