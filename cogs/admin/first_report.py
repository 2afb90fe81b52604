"""The first message in the channel for reports: what is told there, and what goes if the bot is removed."""

from __future__ import annotations

import logging

import aiohttp
import discord

from host import Settings
from words import Speaker

from ..kit.app import App
from ..kit.card import Card

FAULTS = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)

log = logging.getLogger(__name__)


async def first_report(app: App, guild: discord.Guild, settings: Settings) -> None:
    """Say it, in the language of public messages. Where the bot may not write, the check of permissions says so."""
    spot = None if settings.reports is None else guild.get_channel_or_thread(settings.reports)
    if not isinstance(spot, discord.abc.Messageable):
        return
    speak = Speaker(settings.language or app.language)
    try:
        await spot.send(view=Card((speak("report-first"),)).view(), silent=True)
    except FAULTS as error:
        log.info("server %s: its channel for reports was not written to: %s", guild.id, error)
