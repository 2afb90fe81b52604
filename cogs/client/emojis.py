"""The emojis of the application, made from the icons of the games: compared at the start with those that are there.

An emoji's name ends in a digest of its picture, so a changed picture is a new emoji. One process at a time sends what
is missing, and then deletes those of ours that no picture has any more. It takes its time: nobody waits for it.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import NamedTuple

import discord
import msgspec

from engine.core.model import Bug
from words import FALLBACK, Speaker

from ..kit import discord_limits
from ..kit.app import App
from ..pictures.wanted import Image, Wanted
from .connection import FAULTS, said

log = logging.getLogger(__name__)
PAUSE = 1.5
"""Seconds between two requests."""
AT_ONCE = 10
"""Requests after which this process asks again whether it is still the one to make them."""
LOOKS = (0.0, 75.0, 150.0, 300.0, 600.0)
"""Seconds before each look at what is there, while it is not what it should be: another process may be at it."""
DIGEST, NAME = 8, discord_limits.EMOJI_NAME
OURS = re.compile(rf"([a-z]+)_\w*_[0-9a-f]{{{DIGEST}}}")

Sleep = Callable[[float], Awaitable[None]]


class Piece(NamedTuple):
    """A piece of a game, by the code of its word, with the file of its picture."""

    key: str
    code: str
    data: bytes

    @property
    def name(self) -> str:
        """The name of its emoji, such as roads_boards_0a1b2c3d."""
        thing = re.sub(r"\W", "_", f"{self.key}_{self.code.partition('-')[2]}")
        return f"{thing[: NAME - DIGEST - 1]}_{hashlib.sha256(self.data).hexdigest()[:DIGEST]}"


def ours(name: str, keys: Collection[str]) -> bool:
    """Whether an emoji was made here, from a picture of one of these games."""
    found = OURS.fullmatch(name)
    return found is not None and found[1] in keys


class Emojis:
    """Keeps the emojis of `app` as its pictures are, and tells `app.icons` of them."""

    def __init__(self, app: App, sleep: Sleep = asyncio.sleep) -> None:
        self._app, self._sleep = app, sleep

    async def keep(self) -> None:
        """Never raises. If anything goes wrong there are no icons, or those that are there already."""
        try:
            await self._keep()
        except (*FAULTS, Bug, msgspec.MsgspecError) as error:
            log.warning("icons on buttons: not all are there (%s)", said(error))
        except Exception:
            log.exception("icons on buttons: not all are there")

    async def _keep(self) -> None:
        there, wanted = await self._there(), list[Piece]()
        for wait in LOOKS:
            if wait:
                await self._sleep(wait)
                there = await self._there()
            wanted = wanted or await self._drawn()
            self._tell(wanted, there)
            missing = {each.name: each for each in wanted if each.name not in there}
            keys = {each.key for each in wanted}
            old = [name for name in there if ours(name, keys) and name not in {each.name for each in wanted}]
            if not missing and not old:
                return
            discord_limits.check_emojis({name: len(each.data) for name, each in missing.items()}, len(there))
            if await self._change(missing, {name: there[name] for name in old}):
                self._tell(wanted, await self._there())
                return

    async def _change(self, missing: Mapping[str, Piece], old: Mapping[str, discord.PartialEmoji]) -> bool:
        """Send what is missing, then delete what is old; whether all of that was done by this process."""
        app, digest = self._app, hashlib.sha256(" ".join((*missing, *old)).encode()).hexdigest()
        assert app.application_id is not None
        for n, name in enumerate((*missing, *old)):
            # It is never said to be done: it is done if the list says so, and one that was deleted is sent again.
            if n % AT_ONCE == 0 and not await app.host.ownership.first("emojis", digest):
                return False
            if name in missing:
                await app.create_application_emoji(name=name, image=missing[name].data)
            else:
                await app.http.delete_application_emoji(app.application_id, old[name].id or 0)
            await self._sleep(PAUSE)
        log.info("icons on buttons: %s sent, %s deleted", len(missing), len(old))
        return True

    async def _there(self) -> dict[str, discord.PartialEmoji]:
        """The emojis that the application has, by name."""
        found = await self._app.fetch_application_emojis()
        return {each.name: discord.PartialEmoji(name=each.name, id=each.id) for each in found}

    async def _drawn(self) -> list[Piece]:
        """The pieces of all games that can be drawn."""
        found = list[Piece]()
        for key, game in self._app.host.register.games.items():
            if self._app.pictures.has(key):
                wanted = Wanted(None, Speaker(FALLBACK, game), cut="emojis")
                drawn = await self._app.pictures.image(wanted, public=True)
                if isinstance(drawn, Image):
                    files = msgspec.msgpack.decode(drawn.data, type=dict[str, bytes])
                    found += [Piece(key, code, data) for code, data in files.items()]
        return found

    def _tell(self, wanted: Collection[Piece], there: Mapping[str, discord.PartialEmoji]) -> None:
        """A game has icons once all of them are there: of two lines of a list, both or none should have one."""
        for key in dict.fromkeys(each.key for each in wanted):
            pieces = [each for each in wanted if each.key == key]
            whole = all(each.name in there for each in pieces)
            icons = {each.code: there[each.name] for each in pieces} if whole else {}
            known = [code for page in self._app.pictures.legends.get(key, ()) for code in page]
            self._app.icons.tell(self._app.host.register.games[key], icons, known)
