"""A small Discord for each test, the bot's own process on it, and people."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.wire.people import Person, words
from tests.wire.process import Bot
from tests.wire.small import Discord, listening, until
from tests.wire.world import Channel, Message, Server

NO_TABLE = "There is no table here"


class Club:
    """A server with a channel, people by name, and the bot, which is started by the test."""

    def __init__(self, discord: Discord, folder: Path, *, shard: tuple[int, int] = (0, 1)) -> None:
        self.discord, self.bot = discord, Bot(discord, folder)
        self.server: Server = discord.world.server(shard=shard)
        self.channel: Channel = discord.world.channel(self.server)
        self._people: dict[str, Person] = {}
        self._finished = False

    def person(self, name: str) -> Person:
        """Somebody."""
        return self._people.setdefault(name, Person(self.discord, name))

    async def table(self, *names: str, game: str = "milestones") -> Channel:
        """A started table of these people; its thread."""
        opener = self.person(names[0])
        if not self._finished:
            await self.set_up(opener)
        before = set(self.discord.world.channels)
        await opener.sees(opener.types(self.channel, "game create", game=game))
        await until(lambda: set(self.discord.world.channels) - before, what=self.bot.said)
        thread = self.discord.world.channels[max(set(self.discord.world.channels) - before)]
        for name in names[1:]:
            await self.joins(self.person(name), thread)
        await opener.sees(opener.types(thread, "game table start", seating="joined"))
        await until(lambda: thread.messages, what=self.bot.said)
        return thread

    async def joins(self, person: Person, thread: Channel) -> None:
        """Somebody joins; once more where the bot has not noted yet that the new thread is the table's."""
        for _ in range(100):
            told = await person.sees(person.types(thread, "game join"))
            assert told is not None, self.bot.said
            if NO_TABLE not in words(told):
                return
            await asyncio.sleep(0.1)
        raise AssertionError(self.bot.said)

    async def set_up(self, admin: Person) -> None:
        """An admin finishes the setup."""
        settings = await admin.sees(admin.types(self.channel, "setup"))
        assert settings is not None, self.bot.said
        await admin.sees(admin.presses(settings, "finish"))
        self._finished = True

    def board(self, channel: Channel) -> Message:
        """The newest message in a channel."""
        return channel.messages[max(channel.messages)]


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """Everything that the bot sends in a test fits Discord's description of its API."""
    async with listening(Discord()) as discord:
        made = Club(discord, tmp_path)
        yield made
        await made.bot.cleared()
    assert discord.rest.complaints == []
