"""A law: what concerns a reader is told to them exactly once, whatever they and others press meanwhile."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import pytest

import db
from engine.core.game import Game
from engine.core.model import Illegal
from engine.core.text import write
from engine.games import ferry, garden
from games import GAMES
from host import Host, Known, Line, Look, Person, Place, Refused, Stale
from host.view.lines import others
from tests.laws.play import curious_action, whims
from tests.soak import times

OpenHost = Callable[[], Awaitable[Host]]


@pytest.fixture
def games() -> tuple[Game[Any], ...]:
    """All games, with two small ones."""
    return (*GAMES, ferry.GAME, garden.GAME)


class Reader:
    """A person with a panel: what stands on it, what of that since their last press (`before` an edit), and what they
    have read earlier."""

    def __init__(self, table: int, person: int) -> None:
        self.table, self.person = table, person
        self.screen: set[str] = set()
        self.before: set[str] = set()
        self.later: Look | None = None
        self.read: Counter[str] = Counter()
        self.known: Known | None = None

    async def presses(self, host: Host, *, on_it: bool = True) -> None:
        """Before a press: on the panel, or elsewhere for a new one."""
        if self.later is not None and on_it:
            await host.now.shown(self.later.seen(()))
            self.before = self.screen
        self.later = None
        self.read.update(self.before)
        self.before, self.screen = set(), set()

    async def sees(self, host: Host, look: Look, *, lost: bool = False) -> None:
        """A press was answered. `lost`: nothing arrived."""
        self.known = None
        if not lost:
            self.before = self.screen = items(look.news)
            self.known = look.known or Known(look.news[0].seq - 1 if look.news else look.seq)
            await host.now.shown(look.seen(()))

    def forget(self, entries: set[int]) -> None:
        """What they have read of these entries does not count any more."""
        for each in [each for each in self.read if int(each.split()[0]) in entries]:
            del self.read[each]

    async def follows(self, host: Host) -> None:
        """The panel is edited: all that stood there stays, unless it was taken back."""
        look = await host.now.look(self.table, self.person, self.known)
        kept = items(look.news)
        gone = {
            f"{line.seq} " for line in await host.moments.log(self.table, self.person, limit=2_000) if line.struck
        }
        assert {each for each in self.screen - kept if f"{each.split()[0]} " not in gone} == set()
        self.screen, self.later = kept, look


def items(lines: Any) -> set[str]:
    """Each note of some lines, by its entry."""
    return {
        f"{line.seq} {n} {msgspec.json.encode(note).decode()}" for line in lines for n, note in enumerate(line.notes)
    }


def concerning(line: Line, seat: int) -> Line:
    """What of an entry is news to a seat."""
    return others(line, seat) if line.seat == seat and line.by is db.By.PERSON else line  # type: ignore[arg-type]


class Tables:
    """Tables of the same people, who press at any of them: with open panels, undo, stand-ins, lost answers, restarts,
    batches, and turns left beforehand."""

    def __init__(self, open_host: OpenHost, game: Game[Any], seed: int) -> None:
        self.game, self.seed, self.presses, self.done = game, seed, 0, Counter[str]()
        self.lot = random.Random(f"{game.key} {seed}")
        self._open, self.readers = open_host, list[Reader]()

    async def begin(self, people: tuple[Person, ...], place: Place, tables: int) -> None:
        """Open the tables; everybody opens their panel."""
        self.host = await self._open()
        seated = people[: min(len(people), self.game.seats[-1])]
        for n in range(tables):
            made = await self.host.lobby.create(f"c{self.seed} {n}", seated[0], place, game=self.game.key)
            for person in seated[1:]:
                await self.host.lobby.join(made.id, person)
            await self.host.lobby.start(f"s{self.seed} {n}", made.id, seated[0].id, seating="joined")
            self.readers += [Reader(made.id, person.id) for person in seated]
        for reader in self.readers:
            await reader.sees(self.host, await self.look(reader))

    async def look(self, reader: Reader) -> Look:
        return await self.host.now.look(reader.table, reader.person)

    async def step(self) -> bool:
        """Something happens. Returns whether a table still plays."""
        self.presses += 1
        lot, reader = self.lot, self.lot.choice(self.readers)
        look, what = await self.look(reader), self.lot.random()
        if look.result is not None:
            return False
        if what < 0.1:
            self.host = await self._open()
            for each in self.readers:  # nobody knows of open panels any more
                each.later, each.known = None, None
        elif what < 0.3:
            await reader.presses(self.host, on_it=what < 0.2)
            await reader.sees(self.host, await self.look(reader), lost=what > 0.28)
        elif what < 0.45 and reader.known is not None:
            await reader.follows(self.host)
        elif what < 0.53 and look.can_undo:
            await self._undo(reader)
        elif what < 0.57 and reader.person == self.readers[0].person and self.presses > 10:
            self.done["stand-in"] += 1
            await self.host.seats.stand_in(reader.table, reader.person)
            await self.host.settle()
            await self.host.seats.come_back(reader.table, reader.person)
        elif what < 0.67 and not look.waited and look.plannable:
            await self._plan(reader)
        elif waited := [each for each in self.readers if (await self.look(each)).offers]:
            await self._answer(lot.choice(waited))
        return True

    async def _undo(self, reader: Reader) -> None:
        await reader.presses(self.host)
        try:
            look = await self.host.now.undo(f"u{self.presses}", reader.table, reader.person)
            self.done["undo"] += 1
        except Refused:
            look = await self.look(reader)
        await reader.sees(self.host, look)
        if self.lot.random() < 0.3 and look.redoes:
            await self._redo(reader)

    async def _redo(self, reader: Reader) -> None:
        """By lot others look before the step comes back: it is news to them then, even if they had read it before."""
        others = [each for each in self.readers if each.table == reader.table and each is not reader]
        looks = [each for each in others if self.lot.random() < 0.5]
        for each in looks:
            await each.presses(self.host)
            await each.sees(self.host, await self.look(each))
        before = {line.seq for line in await self._standing(reader)}
        await reader.presses(self.host)
        await reader.sees(self.host, await self.host.now.redo(f"r{self.presses}", reader.table, reader.person))
        self.done["redo"] += 1
        again = {line.seq for line in await self._standing(reader)} - before
        for each in looks:
            each.forget(again)

    async def _standing(self, reader: Reader) -> list[Line]:
        log = await self.host.moments.log(reader.table, reader.person, limit=2_000)
        return [line for line in log if not line.struck]

    async def _plan(self, reader: Reader) -> None:
        """Leave a turn beforehand: up to four actions of it."""
        with suppress(Refused, Illegal):
            look = await self.host.ahead.look(reader.table, reader.person)
            for _ in range(4):
                if look.offers:
                    key, action = f"p{self.presses}", self._some(look)
                    look = await self.host.ahead.add(key, reader.table, reader.person, look.token, action)
            await self.host.ahead.leave(reader.table, reader.person, look.token)
            self.done["plan"] += 1

    async def _answer(self, reader: Reader) -> None:
        look, key = await self.look(reader), f"k{self.presses}"
        await reader.presses(self.host)
        if look.waited and look.table.game.guide.pieces.together(look.view) and self.lot.random() < 0.6:
            answered = await self._batch(reader, key)
        else:
            answered = await self.host.now.add(key, reader.table, reader.person, None, self._some(look))
        await reader.sees(self.host, answered, lost=self.lot.random() < 0.1)
        before = self.done["ahead"]
        await self.host.work.idle("ahead")
        for line in await self.host.moments.log(reader.table, reader.person, limit=4):
            self.done["ahead"] += line.by is db.By.AHEAD and before == self.done["ahead"]

    async def _batch(self, reader: Reader, key: str) -> Look:
        """Collect a few actions and carry them out with one press."""
        look = await self.host.batches.look(reader.table, reader.person)
        for n in range(3):
            if look.offers:
                wanted = self._some(look)
                with suppress(Refused, Illegal):
                    look = await self.host.batches.add(f"{key} {n}", reader.table, reader.person, look.token, wanted)
        try:
            done = await self.host.batches.carry_out(key, reader.table, reader.person, look.token)
        except (Refused, Illegal, Stale):
            return await self.look(reader)
        self.done["batch"] += 1
        return done

    def _some(self, look: Look) -> str:
        """One of the actions that a look offers."""
        self.presses += 1
        given = whims(self.seed, self.presses)
        return write(curious_action(self.lot.choice(look.offers), given))

    async def end(self) -> None:
        """All read what is left: everything that concerns them was told, nothing twice."""
        for reader in self.readers:
            await self.host.settle()
            await reader.presses(self.host)
            look = await self.look(reader)
            await reader.sees(self.host, look)
            await reader.presses(self.host)
            await reader.sees(self.host, await self.look(reader))
            twice = [each for each, count in reader.read.items() if count > 1]
            assert not twice, f"told twice: {twice[0]}"
            assert not reader.screen
            assert look.seat is not None
            log = await self.host.moments.log(reader.table, reader.person, limit=2_000)
            standing = [concerning(line, look.seat) for line in log if not line.struck]
            missed = items(standing) - set(reader.read)
            assert not missed, f"never told: {sorted(missed)[0]}"


def _game(key: str) -> Game[Any]:
    return next(each for each in (*GAMES, ferry.GAME, garden.GAME) if each.key == key)


async def told_once(
    open_host: OpenHost, people: tuple[Person, ...], place: Place, key: str, seed: int, presses: int = 60
) -> Counter[str]:
    """Random presses of a few people; returns how often each special thing happened."""
    tables = Tables(open_host, _game(key), seed)
    await tables.begin(people, place, 2 if key == "ferry" else 1)
    for _ in range(presses):
        if not await tables.step():
            break
    await tables.end()
    return tables.done


TRIED = {"ferry": 60, "garden": 60, "milestones": 60, "wonders": 40, "charmers": 60, "shipyard": 80, "roads": 60}
"""Presses in one game."""
FIRST = {"roads": 3}
"""The first seed of a game, where all that is asked of its presses happens; 1 for the others."""


@pytest.mark.parametrize("key", TRIED)
async def test_what_concerns_a_reader_is_told_exactly_once(
    open_host: OpenHost, people: tuple[Person, ...], place: Place, key: str
) -> None:
    game, done = _game(key), Counter[str]()
    for seed in sorted({FIRST.get(key, 1), *range(2, times(1) + 1)}):
        done += await told_once(open_host, people, place, key, seed, TRIED[key])
    assert done["undo"] or done["stand-in"]
    assert done["ahead"] or game.rules.between.ahead is None
    assert done["batch"] or not game.guide.pieces.any()
