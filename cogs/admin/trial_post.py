"""A real post in each chosen place, with a picture like a table's; then it is removed."""

from __future__ import annotations

import asyncio
import base64
from contextlib import suppress

import discord

from words import Speaker

from ..gate.bot_permissions import free_tags
from ..kit.card import Card
from ..pictures.wanted import Image

TRIED = 5
"""The most places tried."""
PATIENCE = 10.0
"""Seconds Discord has for one place."""
DOT = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
)
"""The smallest picture."""


async def trial(guild: discord.Guild, places: list[int], speak: Speaker) -> str:
    """Post in the first `TRIED` places and remove the posts; a line for each."""
    return "\n".join([await _place(guild, number, speak) for number in places[:TRIED]])


async def _place(guild: discord.Guild, number: int, speak: Speaker) -> str:
    spot, mention = guild.get_channel_or_thread(number), f"<#{number}>"
    try:
        if isinstance(spot, discord.ForumChannel):
            return speak(await asyncio.wait_for(_in_forum(spot, speak), PATIENCE), channel=mention)
        if not isinstance(spot, discord.abc.Messageable):
            return speak("check-gone", channel=mention)
        await asyncio.wait_for(_in_channel(spot, speak), PATIENCE)
    except discord.HTTPException as error:
        return speak("trial-refused", channel=mention, reason=error.text or str(error.status))
    except TimeoutError:
        return speak("trial-late", channel=mention)
    return speak("trial-good", channel=mention)


def _card(speak: Speaker) -> Card:
    return Card((speak("trial-text"), Image(DOT, "trial.png", speak("trial-text"))))


async def _in_channel(spot: discord.abc.Messageable, speak: Speaker) -> None:
    card = _card(speak)
    message = await spot.send(view=card.view(), files=card.files(), silent=True)
    await message.delete()


async def _in_forum(forum: discord.ForumChannel, speak: Speaker) -> str:
    """Removing a whole forum post takes the right to manage threads; without it, only its message is removed and the
    post closed. Returns the code of what to say."""
    card, tags = _card(speak), free_tags(forum)[:1] if forum.flags.require_tag else []
    made = await forum.create_thread(
        name=speak("trial-name"), view=card.view(), files=card.files(), applied_tags=tags
    )
    try:
        await made.thread.delete()
    except discord.Forbidden:
        await made.message.delete()
        with suppress(discord.Forbidden):
            await made.thread.edit(archived=True)
        return "trial-emptied"
    return "trial-good"
