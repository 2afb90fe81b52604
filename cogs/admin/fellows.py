"""What an admin did that concerns a whole server is told to fellow admins, in the channel chosen for reports."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import aiohttp
import discord

from words import Speaker

from ..gate.find_table import server_of
from ..kit.app import Interaction
from ..kit.card import Card

PATIENCE = 10.0
"""Seconds Discord has for it; the act is done and logged either way."""
log = logging.getLogger(__name__)


async def to_fellows(interaction: Interaction, code: str, **values: Any) -> None:
    """Say it there, if there is such a channel."""
    server, client = server_of(interaction), interaction.client
    reports = (await client.host.register.settings(server)).reports
    if reports is None:
        return
    text = Speaker(await client.locale(server))(code, by=str(interaction.user.id), **values)
    channel = client.get_partial_messageable(reports, guild_id=server)
    try:
        async with asyncio.timeout(PATIENCE):
            await channel.send(view=Card((text,)).view(), allowed_mentions=discord.AllowedMentions.none())
    except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as error:
        log.warning("server %s: fellow admins could not be told of an act: %r", server, error)
