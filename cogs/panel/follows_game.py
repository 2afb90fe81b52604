"""Edits open panels (`desk.open_panels`), as answers to the presses that showed them."""

from __future__ import annotations

import asyncio
from functools import partial

import aiohttp
import discord
import msgspec

from host import Refused, Status
from words import locale_of

from ..desk.open_panels import PATIENCE, Again, Open, Shown, stood
from ..gate import door
from ..kit.app import App
from ..kit.card import Card
from ..kit.send_again import passing
from ..news.standings import ranking
from ..viewer import Viewer
from .reminders import reminded

MAKING = 1
"""Panels made at the same time: people who press go first."""


class Follower:
    """Shows people what they would see if they pressed."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._making = asyncio.Semaphore(MAKING)

    async def show(self, one: Open) -> bool:
        """See `open_panels.Show`."""
        try:
            return await self._show(one)
        except Refused as error:
            if error.code == "busy":
                raise Again from error
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
            if passing(error):
                raise Again from error
        return False  # it was closed, or is too old: nobody's fault

    async def _show(self, one: Open) -> bool:
        host = self._app.host
        if host.clock() >= one.until:
            return False
        table = await host.register.table(one.table)
        if not door.stays(self._app, table, one.server, one.person):
            return False
        if stood(table) == one.shown.stood and one.shown.plan != "stands":  # a plan is dropped without an entry
            return True
        look = await host.now.look(one.table, one.person, one.known)
        now = Shown.of(look)
        if not one.shown.outdated(now):
            one.shown = msgspec.structs.replace(one.shown, stood=now.stood)
            return True
        viewer = Viewer(look, look.table.speaker(locale_of(str(one.press.locale)), one.person))
        card = await self._card(one, viewer)
        if not door.stays(self._app, await host.register.table(one.table), one.server, one.person):
            return False
        await self._edit(one, card)
        one.used = one.used and now.asks and now.token == one.shown.token
        one.shown, one.reminded = now, reminded(viewer, "", one.reminded)
        if look.news:
            by = ranking(viewer)
            one.later = look.seen(by.values if by is not None else ())
        return now.status in (Status.PLAYING, Status.PAUSED)

    async def _card(self, one: Open, viewer: Viewer) -> Card:
        memo = await self._app.host.memos.read(one.table, one.person)
        async with self._making:
            card = await self._app.pool.run(partial(self._app.panel, viewer, memo=memo, read=one.read))
        return await card.drawn(partial(self._app.pictures.image, place=f"panel {one.table} {one.person}"))

    async def _edit(self, one: Open, card: Card) -> None:
        """Raises what a request to Discord does."""
        one.edits += 1
        mark = (one.press.id >> 22) + one.edits  # as for the answer to a press
        async with asyncio.timeout(PATIENCE):
            await one.press.edit_original_response(view=card.view(mark), attachments=card.files())
