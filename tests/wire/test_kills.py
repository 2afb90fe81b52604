"""`kill -9` at random instants while people press: nothing that anybody saw is lost, nothing is posted twice, and
every open panel answers after the restart."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import defaultdict
from random import Random

import pytest

from host.view.token import read as read_token
from tests.soak import SOAK
from tests.wire.conftest import Club
from tests.wire.people import WEIGHTS, Person, board, options, words
from tests.wire.process import ROOT
from tests.wire.small import until
from tests.wire.world import Channel, components
from words import Speaker

KILLS = 8 if SOAK == 1 else 100 * SOAK
LIFE = 1.0
"""Seconds that a process lives at most while people press."""
SEED = int(os.environ.get("SEED", "0"))
ASKING = {"go", "pick", "some", "num", "sure", "undo"}
"""The parts of a panel that name the decision they are for."""
PLANNING = {"ahead": 6, "leaveit": 30}
"""Whoever waits often leaves their next turn beforehand."""
NAMES = {"milestones": ("Ann", "Ben"), "roads": ("Cleo", "Dan")}


def place(token: str) -> tuple[int, ...]:
    """A token as a place in the game's history: undos first, because they lead back to earlier decisions."""
    asked, _, undos = token.rpartition(".")
    return int(undos, 16), *(int(part, 16) for part in asked.split("."))


def shown(person: Person) -> tuple[int, ...] | None:
    """The decision on somebody's panel, None if it asks nothing."""
    refs = [each.ref for each in options(person.panel)] if person.panel is not None else []
    asking = [ref.token for ref in refs if ref.what in ASKING and read_token(ref.token).turn == "now"]
    return place(asking[0]) if asking else None


class Evening:
    """Two tables, four people, and a bot that is killed again and again."""

    def __init__(self, club: Club, chance: Random) -> None:
        self.club, self.chance = club, chance
        self.tables: dict[Channel, list[Person]] = {}
        self.seen: dict[Person, tuple[int, ...]] = {}

    async def begin(self) -> None:
        await self.club.bot.start()
        for game in NAMES:
            await self.open(game)
        await self.club.bot.kill()

    async def open(self, game: str) -> None:
        """A new table of these people."""
        people = [self.club.person(name) for name in NAMES[game]]
        self.tables[await self.club.table(*NAMES[game], game=game)] = people
        for person in people:
            person.panel = None
            self.seen.pop(person, None)

    async def go_on(self) -> None:
        """A table whose game is over is followed by another."""
        for thread, people in list(self.tables.items()):
            if board(thread) is None:
                newest = thread.messages[max(thread.messages)]
                assert Speaker("en")("head-over") in words(newest), f"{words(newest)}\n{self.club.bot.said}"
                del self.tables[thread]
                await self.open(next(game for game, names in NAMES.items() if people[0].name in names))

    async def round(self) -> None:
        """A process: it starts, open panels are pressed, people play, it is killed."""
        await self.club.bot.start()
        await self.go_on()
        await asyncio.gather(*(self.answered(person) for people in self.tables.values() for person in people))
        await asyncio.gather(
            *(self.nothing_lost(t, person) for t, people in self.tables.items() for person in people)
        )
        playing = [asyncio.create_task(self.play(*table)) for table in self.tables.items()]
        playing.append(asyncio.create_task(self.open_another()))
        await asyncio.sleep(self.chance.uniform(0, LIFE))
        await self.club.bot.kill()
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def answered(self, person: Person) -> None:
        """An open panel answers."""
        asked = person.tries_something(self.chance)
        if asked is not None:
            await person.sees(asked)
            assert asked.done.is_set(), f"{asked.data}\n{self.club.bot.said}"
            assert asked.last is None or "Sorry" not in words(asked.last)
            self.remember(person)

    async def nothing_lost(self, thread: Channel, person: Person) -> None:
        """The table stands where somebody saw it last, or further."""
        before = self.seen.get(person) or None
        on = board(thread)
        assert on is not None
        asked = person.presses(on, "move")
        await person.sees(asked)
        assert asked.done.is_set(), self.club.bot.said
        now = shown(person)
        assert before is None or now is None or now >= before, f"{person.name} saw {before}, and now {now}"

    def remember(self, person: Person) -> None:
        """The newest decision that somebody was shown."""
        self.seen[person] = max(self.seen.get(person, ()), shown(person) or ())

    async def play(self, thread: Channel, people: list[Person]) -> None:
        """Presses, one after the other, as long as the process lives."""
        while True:
            person, on = self.chance.choice(people), board(thread)
            assert on is not None
            await person.turn(self.chance, on)
            self.remember(person)

    async def open_another(self) -> None:
        """A new table, with a practice opponent, up to its start."""
        eve = self.club.person("Eve")
        before = set(self.club.channel.messages)
        await eve.sees(eve.types(self.club.channel, "game create", game="milestones"))
        await until(lambda: set(self.club.channel.messages) - before)
        lobby = self.club.channel.messages[max(set(self.club.channel.messages) - before)]
        await eve.sees(eve.presses(lobby, "opponent"))
        await eve.sees(eve.presses(lobby, "start"))

    def posted(self) -> dict[str, list[str]]:
        """Each post of the bot's by the mark in its buttons: the messages that were made of it."""
        made = defaultdict[str, list[str]](list)
        for channel in self.club.discord.world.channels.values():
            for message in channel.messages.values():
                ids = [c["custom_id"] for c in components(message.first.get("components") or []) if "custom_id" in c]
                for mark in {each.split("|")[3] for each in ids} - {""}:
                    made[mark].append(f"{message.id} in {channel.name}, nonce {message.nonce}: {ids[0]}")
        return made


async def test_nothing_is_lost_or_doubled_by_kills(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    for what, weight in PLANNING.items():
        monkeypatch.setitem(WEIGHTS, what, weight)
    evening = Evening(club, Random(SEED))
    await evening.begin()
    for n in range(KILLS):
        try:
            await evening.round()
        except AssertionError as error:
            raise AssertionError(f"round {n} of SEED={SEED}: {error}") from error
    await club.bot.start()
    await until(lambda: len(evening.posted()) > len(NAMES))
    assert await club.bot.stop() == 0
    assert {mark: made for mark, made in evening.posted().items() if len(made) > 1} == {}
    verified = subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), "verify"], cwd=club.bot.folder, capture_output=True, text=True
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
