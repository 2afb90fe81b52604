"""The law of plans over several turns, in random games of each kind."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import db
from db import By
from engine.core.frames import AnyPosition
from engine.core.game import Game
from engine.core.journal import play
from engine.core.model import Illegal, Preview, Seat
from engine.core.text import write
from games import GAMES
from host import Host, Look, Person, Place, Refused
from host.session import Session
from host.view.lines import journal_entry
from host.view.plans import CAN, GONE, HAVE, Plan, Planned, Way, seen
from tests.laws.play import curious_player, whims
from tests.soak import times

MOVES = 24
"""The most presses of a game."""


async def test_a_plan_of_several_turns_is_played_as_it_was_seen_or_dropped_with_a_reason(
    host: Host, people: tuple[Person, ...], place: Place
) -> None:
    """Whoever waits and has left nothing plans at random."""
    whole = Counter[str]()
    for game in GAMES:
        found = Counter[str]()
        for seed in range(times(1) if game.rules.between.ahead is not None else 0):
            await Law(host, game, seed, found).go(people[:2], place)
        assert found["played"] or game.rules.between.ahead is None, (game.key, found)
        whole += found
    assert (
        min(whole[each] for each in ("played", "second", "dropped", "undone", "condition", "enough", "again")) > 0
    ), whole


class Law:
    """One random game, and what each seat has left there. `found` counts what has happened."""

    def __init__(self, host: Host, game: Game[Any], seed: int, found: Counter[str]) -> None:
        self.host, self.game, self.random, self.found, self.seed = host, game, Random(seed), found, seed
        self.left, self.number, self.head, self.presses = dict[int, Plan](), 0, -1, 0
        self.used, self.people = Counter[type](), tuple[Person, ...]()
        self.state: Any = None

    async def go(self, people: tuple[Person, ...], place: Place) -> None:
        """Play it."""
        made = await self.host.lobby.create(f"c{self.game.key}{self.seed}", people[0], place, game=self.game.key)
        for person in people[1:]:
            await self.host.lobby.join(made.id, person)
        table = await self.host.lobby.start(f"s{self.game.key}{self.seed}", made.id, people[0].id, seating="joined")
        self.number, self.people = table.id, people
        await self.read()
        for _ in range(MOVES):
            for person in people:
                await self.plan(person.id)
            for seat in [*self.left]:
                if self.random.random() < 0.08:
                    await self.undo(Seat(seat))
            if not await self.move():
                break

    async def read(self) -> None:
        """The position as it is stored."""
        live = await Session(self.host.sessions, self.number).live()
        self.state, self.head = live.state, live.table.row.head

    # --- planning

    async def plan(self, person: int) -> None:
        """Plan some turns, if this person waits and has left none."""
        look = await self.host.now.look(self.number, person)
        if look.plannable and look.plan is not None and look.plan.aside:
            await self.again(look, person)
            return
        if not look.plannable or look.plan != Plan():
            return
        before = await self.seen(person)
        for turn in (0, *([0] if self.random.random() < 0.2 else []), 1, 2)[: self.random.randint(1, 4)]:
            try:
                look = await self.host.ahead.begin(self.number, person, turn)
            except Refused:
                break
            for _ in range(8):
                if look.making is None or not look.making.more:
                    break
                look = await self.add(look, person)
            look = await self.host.ahead.leave(self.number, person, look.token)
            assert look.plan is not None
            assert look.seat is not None
            self.left[look.seat] = look.plan
            self.found["planned on" if turn else "planned"] += 1
        assert await self.seen(person) == before, "somebody else sees it"

    async def again(self, look: Look, person: int) -> None:
        """What was set aside stands again as far as it is possible, or is forgotten."""
        assert look.plan is not None
        assert look.seat is not None
        aside = [[each.marked for each in way] for ways in look.plan.aside for way in ways]
        try:
            lost = await self.host.ahead.again(self.number, person)
        except Refused:
            await self.host.ahead.clear(self.number, person)
            return
        plan = (await self.host.now.look(self.number, person)).plan
        assert plan is not None
        stands = [[each.marked for each in way] for ways in plan.turns for way in ways]
        assert len(stands) == len(aside) - lost
        assert [each for each in aside if each in stands][: len(stands)] == stands
        self.left[look.seat] = plan
        self.found["again"] += 1

    async def add(self, look: Look, person: int) -> Look:
        """One more action, after a condition now and then."""
        assert look.seat is not None
        assert look.making is not None
        chance = whims(self.seed, self.random.randrange(10**6), "plan")
        chosen = write(curious_player(self.game, look._state, look.seat, self.used, chance))
        first = not look.making.way
        if self.random.random() < 0.15 and (stock := self.stock(look._state, look.seat)):
            good = self.random.choice([*stock])
            least = max(1, stock[good] + self.random.choice((-1, 0, 0, 1)))
            look = await self.host.ahead.enough(self.number, person, look.token, {good: least})
        look = await self.host.ahead.add("k", self.number, person, look.token, chosen)
        if first and self.random.random() < 0.2:
            sign = CAN if self.random.random() < 0.7 else GONE
            look = await self.host.ahead.condition(self.number, person, look.token, sign)
            look = await self.host.ahead.add("k", self.number, person, look.token, chosen)
        return look

    async def seen(self, but: int) -> object:
        """All that the others see."""
        others = (*(each.id for each in self.people if each.id != but), None)
        looks = [await self.host.now.look(self.number, person) for person in others]
        told = [await self.host.moments.log(self.number, person, limit=5) for person in others]
        return told, [(each.view, each.token, each.plan, each.news) for each in looks], await self.calls()

    async def calls(self) -> Counter[int]:
        """How often each seat was called."""
        due = [row for row in await self.host.store.queue.due(self.host.clock(), 10**6) if row.kind == "turn"]
        return Counter(seat for row in due if row.game == self.number for seat in json.loads(row.body)["seats"])

    # --- playing

    async def move(self) -> bool:
        """Somebody who is asked moves, and plans follow; returns whether the game goes on."""
        waiting = self.game.waiting(self.state)
        if not waiting:
            return False
        seat, self.presses = waiting[0], self.presses + 1
        self.found["between"] += seat in self.left  # what is asked before the decision of a plan leaves it as it is
        action, before = (
            curious_player(self.game, self.state, seat, self.used, whims(self.seed, self.presses)),
            await self.calls(),
        )
        await self.host.now.add(
            f"m{self.number}-{self.presses}", self.number, self.people[seat].id, None, write(action)
        )
        await self.host.work.idle("ahead")
        last = self.follow(await self.host.store.journal.entries(self.number, after=self.head))
        if not self.game.waiting(self.state):
            return False
        for each in [*self.left]:
            await self.stands(Seat(each), before[each])
        if last is not None and self.random.random() < 0.3:
            await self.undo(last)
        return True

    def follow(self, rows: Sequence[db.Entry]) -> Seat | None:
        """Each entry made by a plan is one of the first way of the seat's plan that stands, as it was seen. Returns
        the seat of the last one."""
        last, n = None, 0
        while n < len(rows):
            if rows[n].by is not By.AHEAD:
                self.step(rows[n])
                n, last = n + 1, None
                continue
            last = seat = Seat(rows[n].seat or 0)
            plan = self.left[seat]
            way = next((way for way in plan.turns[0] if self.holds(seat, way, rows[n:])), None)
            assert way is not None, f"{rows[n].text} is not what was seen: {plan}"
            for row in rows[n : n + len(actions(way))]:
                self.step(row)
            n += len(actions(way))
            self.found["condition"] += len(way) > len(actions(way))
            self.found["enough"] += any(each.only == HAVE for each in way)
            self.found["second" if plan.asked else "played"] += 1
            over = seat not in self.game.waiting(self.state)
            rest = plan.later if over else ()
            lost = 0 if over else len(plan.later)
            self.left[seat] = Plan(rest[0].ways if rest else (), later=rest[1:], lost=lost, asked=1)
        return last

    def step(self, row: db.Entry) -> None:
        self.state, self.head = play(self.game, self.state, journal_entry(row)).state, row.seq

    def holds(self, seat: Seat, way: Way, rows: Sequence[db.Entry]) -> bool:
        """Whether these entries are that way, each with the preview that was shown, and its conditions hold."""
        state, left = self.state, [*rows[: len(actions(way))]]
        for planned in way:
            if planned.only == HAVE:
                count, good = planned.text.split()
                if self.stock(state, seat)[good] < int(count):
                    return False
                continue
            now = self.preview(state, seat, planned.text)
            if planned.only:
                if (now is not None) if planned.only == GONE else not self.same(now, planned):
                    return False
                continue
            row = left.pop(0)
            if (
                row.seat != seat
                or row.by is not By.AHEAD
                or not self.same(self.preview(state, seat, row.text), planned)
            ):
                return False
            state = play(self.game, state, journal_entry(row)).state
        return True

    def stock(self, state: AnyPosition, seat: Seat) -> dict[str, int]:
        return dict(self.game.guide.overview.stock(self.game.view(state, seat)))

    def preview(self, state: AnyPosition, seat: Seat, text: str) -> Preview | None:
        try:
            return seen(self.game.preview(state, seat, self.game.parse(text)))
        except Illegal:
            return None

    def same(self, now: Preview | None, planned: Planned) -> bool:
        heeded = self.game.rules.between.heeded or (lambda preview: preview)
        return now is not None and heeded(now) == heeded(planned.shown)

    async def stands(self, seat: Seat, calls: int) -> None:
        """What is left of a plan is all that has not been played, or nothing: then its person was called and is told
        why."""
        known, person = self.left[seat], self.people[seat].id
        plan = (await self.host.now.look(self.number, person)).plan
        assert plan is not None
        if known.turns and plan.turns == known.turns:
            return
        assert plan.turns == ()
        del self.left[seat]
        if known.turns or known.lost:
            assert plan.lost == (known.lost or len(known.later))
            assert len(plan.missed) == len(known.ways)
            assert (await self.calls())[seat] > calls
            self.found["dropped"] += 1
            await self.host.ahead.told(self.number, person)

    async def undo(self, seat: Seat) -> None:
        """Whoever takes back what was played has nothing left: what would have come after it is set aside."""
        person, before = self.people[seat].id, self.left.get(seat, Plan()).turns
        if (await self.host.now.look(self.number, person)).can_undo:
            await self.host.now.undo(f"u{self.number}-{self.presses}", self.number, person)
            await self.host.work.idle("ahead")
            assert (await self.host.now.look(self.number, person)).plan == Plan(aside=before)
            self.left.pop(seat, None)
            self.found["undone"] += 1
            await self.read()


def actions(way: Way) -> list[Planned]:
    """Those that are played."""
    return [each for each in way if not each.only]
