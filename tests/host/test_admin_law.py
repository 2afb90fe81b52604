"""A law of random admins and members: nobody gains a right or a secret, and every act of an admin but `forget` can be
mended."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

import pytest

from engine.core.chance import Seeded
from engine.core.opponents import by_lot
from engine.core.text import write
from host import Host, Person, Place, Refused, Status, Table
from tests.host.three import Clock, clock, host
from tests.soak import SOAK

__all__ = ["clock", "host"]
PEOPLE = tuple(Person(n, name) for n, name in enumerate(("Ann", "Ben", "Cat", "Dan", "Eve", "Fay"), 701))
SERVER, ADMIN = 10, 99
RUNS, ACTS = (3, 120) if SOAK == 1 else (SOAK * 2, 500)
GOING = (Status.OPEN, Status.PLAYING, Status.PAUSED)
MEMBERS = ("move", "move", "move", "undo", "resign", "away", "back", "take", "open", "give", "end", "join")
ADMINS = (
    "close", "reopen", "pause", "resume", "replace", "remove", "keep-away", "let-in", "seat", "rewind", "rewind",
    "bar", "unbar", "unbar", "unbar", "export", "forget",
)  # fmt: skip


class Law:
    """One table after the other, what was seen of each, and who may take no seat."""

    def __init__(self, host: Host, clock: Clock, random: Random, place: Place) -> None:
        self.host, self.clock, self.random, self.place = host, clock, random, place
        self.number, self.turn = 0, 0
        self.seen: dict[int, set[int]] = {}
        self.barred, self.kept = set[int](), set[int]()
        self.told = False
        self.mended = dict.fromkeys(("close", "pause", "replace", "remove", "rewind", "bar"), 0)

    async def table(self) -> Table:
        await self.host.settle()
        return await self.host.register.table(self.number)

    async def opened(self) -> Table:
        """A new table, if the old one can never go on."""
        if self.number:
            table = await self.table()
            if table.status in GOING or await self.mendable():
                return table
        free = [each for each in PEOPLE if each.id not in self.barred]
        if not free:
            self.barred.clear()
            for each in PEOPLE:
                await self.host.steward.unbar(SERVER, each.id, ADMIN)
            free = [*PEOPLE]
        made = await self.host.lobby.create(f"c{self.turn}", free[0], self.place, game="ferry")
        self.number, self.seen, self.kept, self.told = made.id, {}, set(), False
        for each in free[1:3]:
            await self.host.lobby.join(made.id, each)
        if self.random.random() < 0.8 and len(free) > 1:
            await self.host.lobby.start(f"b{self.turn}", made.id, free[0].id, seating="joined")
        return await self.table()

    async def mendable(self) -> bool:
        """Whether the table is closed, and can be opened again."""
        return any(each.id == self.number for each in await self.host.steward.closed(SERVER))

    async def member(self, act: str, who: Person, seat: int) -> None:
        host, number = self.host, self.number
        match act:
            case "move":
                look = await host.now.look(number, who.id)
                if look.offers:
                    action = write(by_lot(self.random.choice(look.offers), Seeded(b"law", 0, self.turn)))
                    await host.now.add(f"m{self.turn}", number, who.id, None, action)
            case "undo":
                await host.now.undo(f"u{self.turn}", number, who.id)
            case "resign":
                await host.seats.resign(number, who.id)
            case "away":
                await host.seats.stand_in(number, who.id)
            case "back":
                await host.seats.come_back(number, who.id)
            case "take":
                await host.seats.take(number, seat, who)
            case "open":
                await host.seats.offer(number, who.id, None)
            case "give":
                await host.seats.offer(number, who.id, self.random.choice(PEOPLE).id)
            case "end":
                await host.seats.agree_end(number, who.id)
            case "join":
                await host.lobby.join(number, who)
            case "start":
                await host.lobby.start(f"s{self.turn}", number, who.id, seating="joined")

    async def admin(self, act: str, who: Person, seat: int) -> None:
        """An act of an admin and, by lot, another one that mends it. Raises `Refused` if there is none."""
        steward, number, before, mend = (
            self.host.steward,
            self.number,
            await self.table(),
            self.random.random() < 0.75,
        )
        match act:
            case "close":
                await steward.close(number, ADMIN, "why")
                await self.mend(mend, act, before, self.reopened)
            case "reopen":
                assert not self.told or before.status in GOING, "the whole record was told"
                await steward.reopen(number, ADMIN, "why")
            case "pause":
                await steward.pause(number, ADMIN, "why")
                await self.mend(mend, act, before, lambda: self.host.faults.resume(number))
            case "resume":
                await self.host.faults.resume(number)
            case "replace":
                await steward.replace(number, seat, ADMIN, "why")
                await self.mend(mend, act, before, lambda: self.give_back(before, seat))
            case "remove" | "keep-away":
                await steward.remove(number, seat, ADMIN, "why", again=act == "remove")
                if act == "keep-away":
                    self.kept.add(before.seats[seat].person or 0)
                await self.mend(mend, "remove", before, lambda: self.give_back(before, seat))
            case "let-in":
                await steward.let_back(number, who.id, ADMIN)
                self.kept.discard(who.id)
            case "seat":
                await steward.offer(number, seat, who.id, ADMIN)
            case "rewind":
                await self.rewind(before, mend)
            case "bar":
                await steward.bar(SERVER, who.id, ADMIN, "why")
                self.barred.add(who.id)
                await self.mend(mend, act, before, lambda: self.unbarred(who.id))
            case "unbar":
                await steward.unbar(SERVER, who.id, ADMIN)
                self.barred.discard(who.id)
            case "export":
                body = await steward.export(number)
                seed = (await self.host.store.games.seed(number)).hex().encode()
                self.told |= seed in body or b'"kind":"entry"' in body
                assert not self.told or (before.status not in GOING and not await self.mendable())
            case "forget":
                await steward.forget(SERVER, who.id, ADMIN)

    async def mend(self, mend: bool, act: str, before: Table, how: Callable[[], Awaitable[object]]) -> None:
        if not mend or not (await self.table()).persons():  # a table that nobody is left at is over for good
            return
        await how()
        after = await self.table()
        assert (after.status, after.row.paused) == (before.status, before.row.paused), act
        assert sorted(after.persons()) == sorted(before.persons()), act
        self.mended[act] += 1

    async def reopened(self) -> None:
        await self.host.steward.reopen(self.number, ADMIN, "mended")

    async def unbarred(self, person: int) -> None:
        await self.host.steward.unbar(SERVER, person, ADMIN)
        self.barred.discard(person)

    async def give_back(self, before: Table, seat: int) -> None:
        """Give a seat back to whom it was taken from, who may be barred, and whose table may have ended."""
        steward, number, held = self.host.steward, self.number, before.seats[seat]
        assert held.person is not None
        now = await self.table()
        if now.status is Status.ABANDONED:
            await self.reopened()
            now = await self.table()
        if held.person in self.kept:
            await steward.let_back(number, held.person, ADMIN)
            self.kept.discard(held.person)
        if held.person in self.barred:
            await self.unbarred(held.person)
        who = Person(held.person, held.name)
        if before.status is Status.OPEN:
            await self.host.lobby.join(number, who)
            return
        if now.seats[seat].person == held.person:
            await self.host.seats.come_back(number, held.person)
            return
        if now.seats[seat].person is not None:
            await steward.remove(number, seat, ADMIN, "mended")
        await steward.offer(number, seat, held.person, ADMIN)
        await self.host.seats.take(number, seat, who)

    async def rewind(self, before: Table, mend: bool) -> None:
        """Take the game back to some entry and, by lot, forward again, though opponents have played since."""
        steward, number, game = self.host.steward, self.number, before.game
        last = [line for line in await self.host.moments.log(number, None, limit=10_000) if not line.struck]
        moves = [line.seq for line in last if line.by.value != "admin"]
        upto = self.random.choice(moves or [0])
        then = await self.host.now.look(number, None)
        seen = await steward.preview(number, upto)
        await steward.rewind(number, upto, seen.head, ADMIN, "why")
        if not mend:
            return
        await self.host.settle()
        if before.status is Status.PLAYING:
            await steward.pause(number, ADMIN, "to mend")
        try:
            forward = await steward.preview(number, seen.last)
        except Refused as error:
            back = error.values["back"]  # only a refusal because of what was played since says that
            again = await steward.preview(number, back)
            await steward.rewind(number, back, again.head, ADMIN, "to mend")
            forward = await steward.preview(number, seen.last)
        assert forward.forward
        await steward.rewind(number, seen.last, forward.head, ADMIN, "mended")
        now = await self.host.now.look(number, None)
        assert game.digest(now._state) == game.digest(then._state)
        if before.status is Status.PLAYING:
            await self.host.faults.resume(number)
        self.mended["rewind"] += 1

    async def look(self, before: Table) -> None:
        """What must hold after every act."""
        after = await self.table()
        for person in {*after.persons()} - {*before.persons()}:
            assert person not in self.barred, "a barred person took a seat"
            assert person not in self.kept, "somebody who is kept away took a seat"
        if after.row.head >= 0:
            for seat in after.seats:
                if seat.person is not None:
                    self.seen.setdefault(seat.person, set()).add(seat.index)
        assert [each for each in self.seen.values() if len(each) > 1] == [], "somebody knows two hands"
        settings = await self.host.register.settings(SERVER)
        assert {each.id for each in PEOPLE if settings.shuts_out(each.id)} == self.barred


@pytest.mark.parametrize("seed", range(RUNS))
async def test_nobody_gains_a_right_or_a_secret_and_every_act_can_be_mended(
    seed: int, host: Host, clock: Clock, place: Place
) -> None:
    random = Random(seed)
    law, done = Law(host, clock, random, place), 0
    for turn in range(ACTS):
        law.turn = turn
        before, who = await law.opened(), random.choice(PEOPLE)
        clock.time += random.choice((60, 60, 60, 3_600, 3_600, 30_000))
        members = random.random() < 0.6
        act, seat = random.choice(MEMBERS if members else ADMINS), random.randrange(max(1, len(before.seats)))
        if members and random.random() < 0.7 and before.persons():  # mostly those who can do something
            chosen = random.choice(before.persons())
            who = next(each for each in PEOPLE if each.id == chosen)
        if before.status not in GOING and random.random() < 0.7:
            members, act = False, "reopen"
        if before.status is Status.OPEN and random.random() < 0.7:
            chosen = before.manager()
            members, act = True, random.choice(("start", "join"))
            who = next((each for each in PEOPLE if act == "start" and each.id == chosen), who)
        try:
            await (law.member if members else law.admin)(act, who, seat)
            done += 1
        except Refused:
            pass
        except Exception as error:
            if type(error).__name__ != "Illegal":
                raise
        await law.look(before)
    assert done > ACTS // 4
    assert sum(law.mended.values()) >= 1, law.mended
