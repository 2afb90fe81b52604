"""What the admins of a server are told, in the channel they chose for it."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence

import aiohttp
import discord
import msgspec

from host import Due, Finished, Lost, Told

from ..gate.find_table import capsule_name, link, title
from ..kit.app import App
from ..kit.card import Card
from ..pictures.wanted import Image
from .background_requests import asked, finished

NUMBERS = ("count", "a_person", "a_channel")
"""Values on which the form of a sentence depends."""
log = logging.getLogger(__name__)


async def tell_admins(app: App, guild: discord.Guild, text: str) -> None:
    """Tell a server's admins something about the server as a whole, if they chose a channel for that; one that cannot
    be told is told nothing."""
    reports = (await app.host.register.settings(guild.id)).reports
    if reports is None:
        return
    channel = app.get_partial_messageable(reports, guild_id=guild.id)
    try:
        await asked(app, channel.send(view=Card((text,)).view(), allowed_mentions=discord.AllowedMentions.none()))
    except (Lost, discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        log.info("server %s: its admins were not told: %s", guild.id, error)


class Reports:
    """Does work of the kind `admin`."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def tell(self, row: Due, behind: Sequence[Due]) -> Finished:
        """Tell a server's admins something about a table. If they chose no channel, or it is gone, it is only
        logged."""
        table = await self._app.host.register.table(row.game)
        settings = await self._app.host.register.settings(table.row.server)
        told = msgspec.json.decode(row.body, type=Told)
        if settings.reports is None:
            return Finished("no-channel")
        speak = table.speaker(await self._app.locale(table.row.server))
        values: dict[str, str | int] = {**told.values}
        values |= {name: int(told.values[name]) for name in NUMBERS if name in told.values}
        if "why" in values:
            values["why"] = speak(f"lost-{values['why']}")
        text = speak(f"report-{told.code}", table=title(table, speak), link=link(table), **values)
        channel = self._app.get_partial_messageable(settings.reports, guild_id=table.row.server)
        nobody = discord.AllowedMentions.none()
        files = [Image(zlib.decompress(told.file), capsule_name(table), "")] if told.file else []
        card = Card((text, *files))
        sent = channel.send(view=card.view(), files=card.files(), nonce=row.nonce, allowed_mentions=nobody)
        return await finished(asked(self._app, sent), "not-told")
