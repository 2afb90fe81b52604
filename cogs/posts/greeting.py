"""A greeting where the bot is new: what an admin does first, and what everybody can do then."""

from __future__ import annotations

import logging

import aiohttp
import discord

from words import Speaker, locale_of

from ..gate.bot_permissions import missing
from ..kit.app import App
from ..kit.card import Button, Card
from ..kit.custom_ids import Ref
from ..kit.send_again import passing

DAY = 86_400
"""Seconds after joining within which a server is still greeted by a bot that was not running then."""
FAULTS = (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError)

log = logging.getLogger(__name__)


def joined_lately(app: App, guild: discord.Guild) -> bool:
    """Whether the bot joined a server within the last day."""
    me = None if guild.unavailable else guild.me
    return me is not None and me.joined_at is not None and me.joined_at.timestamp() > app.host.clock() - DAY


async def greet(app: App, guild: discord.Guild) -> None:
    """Say once what to do first, where the server's own greetings stand or in the first channel the bot may write
    to. Nobody is called."""
    channel = _spot(guild)
    if channel is None or not await app.host.servers.greets(guild.id):
        return
    speak = Speaker(await _locale(app, guild))
    begin = Button(speak("button-set-up"), Ref("setup").id(), "primary")
    card = Card((f"### {speak('greeting-head')}\n{speak('greeting-text')}", (begin,)))
    try:
        await channel.send(view=card.view(), allowed_mentions=discord.AllowedMentions.none())
    except FAULTS as error:
        log.warning("server %s was not greeted: %s", guild.id, error)
        if passing(error):
            await app.host.servers.not_greeted(guild.id)


def _spot(guild: discord.Guild) -> discord.TextChannel | None:
    others = [each for each in guild.text_channels if not each.is_news() and each != guild.rules_channel]
    first = [] if guild.system_channel is None else [guild.system_channel]
    rights = ("view_channel", "send_messages")
    return next((each for each in (*first, *others) if not missing(each.permissions_for(guild.me), rights)), None)


async def _locale(app: App, guild: discord.Guild) -> str:
    """The language an admin chose, else that of the server, which is American English until somebody changes it."""
    if guild.preferred_locale is not discord.Locale.american_english:
        chosen = (await app.host.register.settings(guild.id)).language
        return chosen or locale_of(str(guild.preferred_locale))
    return await app.locale(guild.id)
