"""A law: what concerns a reader is told to them exactly once, whatever they and others press meanwhile."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

import db
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.opponents import random_player
from engine.core.text import write
from engine.games import ferry, garden
from games import GAMES
from host import Host, Known, Line, Look, Person, Place, Refused
from host.view.lines import others

OpenHost = Callable[[], Awaitable[Host]]
PRESSES = 60


@pytest.fixture
def games() -> tuple[Game[Any], ...]:
    """All games, with two small ones."""
    return (*GAMES, ferry.GAME, garden.GAME)


class Reader:
    """A person with a panel: what stands on it, what of that since their last press (`before` an edit), and what they
    have read earlier."""

    def __init__(self, person: int) -> None:
        self.person = person
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

    async def follows(self, host: Host, table: int) -> None:
        """The panel is edited: all that stood there stays, unless it was taken back."""
        look = await host.now.look(table, self.person, self.known)
        kept = items(look.news)
        gone = {f"{line.seq} " for line in await host.moments.log(table, self.person, limit=400) if line.struck}
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


async def told_once(open_host: OpenHost, people: tuple[Person, ...], place: Place, key: str, seed: int) -> None:
    """Random presses of a few people with open panels, with undo, stand-ins, lost answers and restarts."""
    host, lot = await open_host(), random.Random(f"{key} {seed}")
    game = next(each for each in (*GAMES, ferry.GAME, garden.GAME) if each.key == key)
    seats = min(len(people), game.seats[-1])
    made = await host.lobby.create("c", people[0], place, game=key)
    for person in people[1:seats]:
        await host.lobby.join(made.id, person)
    await host.lobby.start("s", made.id, people[0].id, seating="joined")
    readers = [Reader(person.id) for person in people[:seats]]
    for reader in readers:
        await reader.sees(host, await host.now.look(made.id, reader.person))
    for n in range(PRESSES):
        reader = lot.choice(readers)
        look = await host.now.look(made.id, reader.person)
        if look.result is not None:
            break
        what = lot.random()
        if what < 0.1:
            host = await open_host()
            for each in readers:  # nobody knows of open panels any more
                each.later, each.known = None, None
        elif what < 0.3:
            await reader.presses(host, on_it=what < 0.2)
            look = await host.now.look(made.id, reader.person)
            await reader.sees(host, look, lost=what > 0.28)
        elif what < 0.5 and reader.known is not None:
            await reader.follows(host, made.id)
        elif what < 0.6 and look.can_undo:
            await reader.presses(host)
            try:
                look = await host.now.undo(f"u{n}", made.id, reader.person)
            except Refused:
                look = await host.now.look(made.id, reader.person)
            await reader.sees(host, look)
        elif what < 0.64 and reader is readers[0] and n > 10:
            await host.seats.stand_in(made.id, reader.person)
            await host.settle()
            await host.seats.come_back(made.id, reader.person)
        else:
            waited = [each for each in readers if (await host.now.look(made.id, each.person)).offers]
            if not waited:
                continue
            reader = lot.choice(waited)
            look = await host.now.look(made.id, reader.person)
            assert look.seat is not None
            action = random_player(game, look._state, look.seat, Seeded(b"lot", seed, n))
            await reader.presses(host)
            look = await host.now.add(f"k{n}", made.id, reader.person, None, write(action))
            await reader.sees(host, look, lost=lot.random() < 0.1)
    for reader in readers:
        await host.settle()
        await reader.presses(host)
        look = await host.now.look(made.id, reader.person)
        await reader.sees(host, look)
        await reader.presses(host)
        await reader.sees(host, await host.now.look(made.id, reader.person))
        twice = [each for each, count in reader.read.items() if count > 1]
        assert not twice, f"told twice: {twice[0]}"
        assert not reader.screen
        assert look.seat is not None
        lines = await host.moments.log(made.id, reader.person, limit=400)
        standing = [concerning(line, look.seat) for line in lines if not line.struck]
        missed = items(standing) - set(reader.read)
        assert not missed, f"never told: {sorted(missed)[0]}"


@pytest.mark.parametrize("key", ["ferry", "garden", "milestones"])
async def test_what_concerns_a_reader_is_told_exactly_once(
    open_host: OpenHost, people: tuple[Person, ...], place: Place, key: str
) -> None:
    await told_once(open_host, people, place, key, 1)
