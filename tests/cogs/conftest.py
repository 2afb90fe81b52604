"""A bot on an in-memory Discord: a server, a channel, people, and a painter that costs nothing."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import discord
import pytest
import simcord

from cogs import typed
from cogs.client.client import Bot
from cogs.desk.outside import Outside
from cogs.kit import discord_limits
from cogs.kit.card import Card
from cogs.kit.discord_limits import walk
from cogs.pictures.wanted import Image, Wanted
from db import Store
from engine.core.course import ScoreSheet
from engine.core.film import Film
from engine.core.game import Game
from engine.core.model import Illegal
from engine.core.tallies import Tallies
from engine.games import ferry, garden
from games import GAMES
from host import Host, Refused, Settings
from host.editions import Editions
from tests import description
from tests.empty import empty_database
from tests.in_line import database_in_line
from tests.in_process import InProcess
from tests.stores import url_of
from words import LOCALES

__all__ = ["database_in_line"]

PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)


GREEN = discord.ButtonStyle.success.value


class Drawing(NamedTuple):
    """A painter's result."""

    data: bytes
    filename: str
    alt: str


class Painter:
    """Draws one pixel and remembers its orders; films as text if they are wanted `whole`."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.sheets: list[ScoreSheet] = []
        self.films: list[Film] = []
        self.tallies: list[Tallies] = []
        self.file, self.whole = "board.png", False

    def __call__(self, game_key: str, view: Any, **wanted: Any) -> Drawing:
        if isinstance(view, ScoreSheet):
            self.sheets.append(view)
        elif isinstance(view, Tallies):
            self.tallies.append(view)
        elif isinstance(view, Film):
            self.films.append(view)
            if self.whole:
                return Drawing(repr((view, wanted)).encode(), "page.html", "A page")
        else:
            self.asked.append({"seat": view.seat, **wanted})
        return Drawing(PIXEL, self.file, f"A picture of {game_key}")


def painted(card: Card) -> Card:
    """A card with its pictures, each one pixel."""
    return Card(
        tuple(Image(PIXEL, "board.png", "A picture") if isinstance(part, Wanted) else part for part in card.parts)
    )


typed.group = cache(typed.group)  # type: ignore[assignment]  # to build them takes as long as five presses
_TOLD: dict[tuple[object, ...], list[dict[str, Any]]] = {}


class Told(Bot):
    """A bot whose commands are put into all languages once for all tests with the same games: it takes as long as
    twenty presses."""

    async def payload(self) -> list[dict[str, Any]]:
        same = (*self.host.register.games.values(), *LOCALES)
        if same not in _TOLD:
            _TOLD[same] = await super().payload()
        return _TOLD[same]


class World:
    """The bot and its database, which a test may kill and start again.

    Ferry, which has more than Milestones (secrets, numbers, all at once), can be played too, and Garden, with
    choices that are never listed. Changed games and editions are there after a restart.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.painter = folder, Painter()
        self.games: tuple[Game[Any], ...] = (*GAMES, ferry.GAME, garden.GAME)
        self.editions: Editions = {}
        self.ahead = 0
        self.outside: Outside | None = None
        self.host: Host
        self.env: simcord.Env | None = None
        self._stores: list[Store] = []
        empty_database(folder / "games.db")
        self.bot = self.new_bot()

    def legends(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        """All games have pictures, and none a legend."""
        return dict.fromkeys([game.key for game in self.games], ())

    def new_bot(self) -> Bot:
        commands = self.folder / "commands.sha256"
        self.bot = Told(
            self.opening, InProcess(self.painter), legends=self.legends(), commands_file=commands, pause=0
        )
        self.bot.outside = self.outside or self.bot.outside
        return self.bot

    @asynccontextmanager
    async def opening(self) -> AsyncIterator[Host]:
        store = await Store.open(url_of(self.folder / "games.db"))
        self._stores.append(store)
        self.host = Host(store, self.games, editions=self.editions, seed=lambda: bytes(32), now=self.now)
        yield self.host
        await self.host.close()
        await store.close()

    def now(self) -> int:
        """The time on the simulated Discord, so that ours and theirs agree; `ahead` seconds later if wanted."""
        return self.ahead + (int(self.env.now().timestamp()) if self.env else 0)

    async def quiet(self) -> None:
        """Wait until the bot has reacted to a test's action beside Discord."""
        await self.host.work.idle()

    async def die(self) -> None:
        """The process is gone: nothing is drained, only the file is free again."""
        await self.host.close()
        await self._stores.pop().close()

    async def restart(self, env: simcord.Env) -> Bot:
        """Kill the bot and start another one on the same database."""
        await self.die()
        await env.restart_bot(self.new_bot())
        return self.bot


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path)


@pytest.fixture
def simcord_bot(world: World) -> Bot:
    return world.bot


class Server:
    """A server with one channel, and people in it."""

    def __init__(self, env: simcord.Env, world: World) -> None:
        self.env, self.world = env, world
        world.env = env
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("games")
        self.people: dict[str, simcord.MemberActor] = {}
        self.expected: tuple[type[Exception], ...] = ()

    def person(self, name: str, **rights: bool) -> simcord.MemberActor:
        """Somebody on the server, with a role of these rights."""
        if name not in self.people:
            roles = (
                [self.guild.create_role(f"{name}-role", permissions=discord.Permissions(**rights))] if rights else []
            )
            self.people[name] = self.guild.add_member(self.env.create_user(name), roles=roles)
        return self.people[name]

    async def table(
        self, *names: str, opponents: int = 0, start: bool = True, game: str = "milestones"
    ) -> simcord.ChannelHandle:
        """A table opened by the first of these people, joined by the others; its thread."""
        await self.person(names[0]).slash(self.channel, "game create", game=game)
        thread = self.channel.threads[-1]
        for name in names[1:]:
            await self.person(name).slash(thread, "game join")
        for _ in range(opponents):
            await self.person(names[0]).slash(thread, "game table opponent", kind="random")
        if start:
            await self.person(names[0]).slash(thread, "game table start", seating="joined")
        return thread

    async def finished(self, guild: simcord.GuildHandle) -> simcord.GuildHandle:
        """That server, with its setup finished."""
        await self.world.host.register.set_settings(guild.id, Settings(done=True))
        return guild

    def board(self, thread: simcord.ChannelHandle) -> discord.Message:
        """The latest public message in a thread."""
        return thread.history(viewer=self.person("Onlooker"))[-1]


def greens(sent: Any) -> list[str]:
    """The labels of the green buttons of a message, as it is sent."""
    data = sent.get("data", sent) if isinstance(sent, dict) else {}
    found = walk(data.get("components") or () if isinstance(data, dict) else ())
    return [each["label"] for each in found if each["type"] == discord_limits.BUTTON and each.get("style") == GREEN]


@pytest.fixture
async def server(simcord_env: simcord.Env, world: World) -> AsyncIterator[Server]:
    """A server whose setup is finished. Everything the bot sends in a test fits Discord's description of its API, and
    no message has two green buttons: that is the one that its reader most likely wants."""
    made = Server(simcord_env, world)
    await made.finished(made.guild)
    yield made
    errors = [getattr(error, "original", error) for error in simcord_env.errors]
    assert [error for error in errors if not isinstance(error, (Illegal, Refused, *made.expected))] == []
    requests = [(each.method, each.path, each.json) for each in simcord_env.http_requests]
    assert not [fault for request in requests for fault in description.complaints(*request)]
    assert not [sent for _, _, sent in requests if len(greens(sent)) > 1], "one green button at most"


@pytest.fixture(autouse=True)
async def closed(world: World) -> AsyncIterator[None]:
    """Everything a test leaves open is closed."""
    yield
    for store in world._stores:
        await store.close()
    await asyncio.sleep(0)
