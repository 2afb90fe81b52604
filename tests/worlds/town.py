"""The bot of a world, and the ears and eyes around it."""

from __future__ import annotations

import logging
import math
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
import simcord

from cogs.client.client import Bot
from cogs.desk.outside import Outside
from cogs.pictures.wanted import Drawn, Wanted
from db import Store
from host import Host, work
from host.lobby import Lobby
from host.play.now import Now
from tests.cogs.conftest import PIXEL, Drawing, Painter, World
from tests.in_process import Draw, InProcess
from tests.stores import url_of
from words import LOCALES, Speaker

from . import ledger, letters
from .ledger import Pressed, Spoken
from .seams import Heard, Seams

HOURS = 6 * 3_600
"""Seconds between two notes that people are heard: weeks go by here, and no table has a clock."""


class Witness(Painter):
    """Draws the view itself, so that whoever gets a picture gets all that the bot could have drawn."""

    def __call__(self, game_key: str, view: Any, **wanted: Any) -> Drawing:
        return Drawing(PIXEL + ledger.body_of(view), "board.png", f"A picture of {game_key}")


class Here(InProcess):
    """Draws where it is asked to, in an order that follows from the seed."""

    def __init__(self, draw: Draw, seams: Seams) -> None:
        super().__init__(draw)
        self.seams = seams

    async def draw(self, picture: Wanted, *, place: str = "", public: bool = False) -> Drawn | None:
        await self.seams.waits()
        if self._leaving:
            return None
        return self.draw_now(picture.key, picture.view, names=picture.speak.names, speak=picture.speak)


class Town(World):
    """The bot of a world: every table has a seed of its own, and pictures hide nothing."""

    def __init__(self, folder: Path, seeds: Iterator[bytes], seams: Seams) -> None:
        self.seeds, self.seams = seeds, seams
        super().__init__(folder)
        self.painter, self.games = Witness(), (*self.games, letters.GAME)
        self.new_bot()

    def new_bot(self) -> Bot:
        commands = self.folder / "commands.sha256"
        draw = Here(self.painter, self.seams)
        self.bot = Bot(self.opening, draw, legends=self.legends(), commands_file=commands, pause=0, hears=HOURS)
        self.bot.outside = cast(Outside, self.seams)
        return self.bot

    @asynccontextmanager
    async def opening(self) -> AsyncIterator[Host]:
        store = await Store.open(url_of(self.folder / "games.db"))
        self._stores.append(store)
        self.host = Host(store, self.games, editions=self.editions, seed=lambda: next(self.seeds), now=self.now)
        yield self.host
        await self.host.close()
        await store.close()


_MADE: list[Any] = []
_PAYLOAD = Bot.payload


async def _payload(bot: Bot) -> list[dict[str, Any]]:
    """The commands, translated once for all worlds: it takes as long as twenty presses."""
    if not _MADE:
        _MADE.extend(await _PAYLOAD(bot))
    return _MADE


@contextmanager
def listening(pressed: dict[str, Pressed], spoken: Spoken, heard: Heard) -> Iterator[None]:
    """While this lasts, what the bot says, logs and makes of presses is noted."""
    root = logging.getLogger()
    level = root.level
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(work, "LOOK", 6 * 3_600)  # days of looking into an empty queue would take too long
        for locale in list(LOCALES):
            patch.setitem(LOCALES, locale, letters.words(locale))
        patch.setattr(Speaker, "__call__", spoken.hears(Speaker))
        patch.setattr(Bot, "payload", _payload)
        for room, name in ((Now, "add"), (Now, "undo"), (Lobby, "start")):
            patch.setattr(room, name, ledger.heard(pressed, getattr(room, name)))
        root.addHandler(heard)
        root.setLevel(logging.INFO)
        try:
            yield
        finally:
            root.removeHandler(heard)
            root.setLevel(level)


def timeless(env: simcord.Env, seams: Seams) -> None:
    """No timer of the bot runs by the real clock; those of a killed process never do."""
    schedule = env._schedule_timer

    def virtual(record: Any, *args: Any) -> None:
        if seams.dead:
            record.when = math.inf
        schedule(record, *args)
        if record.real_handle is not None:
            record.real_handle.cancel()
            record.real_handle = None

    env._schedule_timer = virtual  # type: ignore[method-assign]


def handles() -> int:
    """Files that this process has open."""
    return len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
