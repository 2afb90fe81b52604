"""Answers that get through: a request that was lost or hangs is sent again, for as long as anybody may wait for it.

A first reply must reach Discord within three seconds. Whether a try that was not answered arrived is not known; the
next one tells: Discord refuses a second reply, which then means that the first was taken.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from .app import Interaction

log = logging.getLogger(__name__)
ANSWERED = 40060
"""Discord's error code for an interaction that has had its first reply."""
FIRST = (0.9, 0.9, 5.0)
"""Seconds that each try of a first reply may take."""
PATIENCE = 10.0
"""Seconds that each try of a later answer may take."""
PAUSES = (0.5, 1, 2, 4, 8, 15, 30, 60, 120, 240)
"""Seconds after each failed try of a later answer. The token lives for a quarter of an hour."""
REPLY = "reply"
Send = Callable[[], Awaitable[object]]


def replied(interaction: Interaction) -> str | None:
    """The kind of the first reply, None before it was taken."""
    kind: str | None = interaction.extras.get(REPLY)
    return kind


async def first(interaction: Interaction, kind: str, send: Send) -> None:
    """Send the first reply; `send` makes it anew for each try. Raises the last error if Discord did not take it."""
    lost: Exception | None = None
    for patience in FIRST:
        try:
            async with asyncio.timeout(patience):
                await send()
            break
        except Exception as error:
            if lost is not None and isinstance(error, discord.HTTPException) and error.code == ANSWERED:
                break  # it was taken before, only Discord's answer was lost
            if not passing(error):
                raise
            lost = error
    else:
        assert lost is not None
        raise lost
    interaction.extras[REPLY] = kind


async def later(interaction: Interaction, send: Send) -> None:
    """Send an answer after the first reply; `send` makes it anew for each try. It is let go when the person has gone
    on in the same message. Raises the last error if Discord did not take it."""
    for pause in (*PAUSES, None):
        try:
            async with asyncio.timeout(PATIENCE):
                await send()
            return
        except Exception as error:
            if pause is None or not passing(error):
                raise
            log.warning("an answer did not arrive (%s: %s); another try in %s s", type(error).__name__, error, pause)
        await asyncio.sleep(pause)
        if interaction.client.presses.overtaken(interaction):
            return


def passing(error: BaseException) -> bool:
    """Whether a request that failed may succeed if it is sent again: a fault of the way, or of Discord's own."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, TimeoutError | OSError | aiohttp.ClientError | discord.RateLimited)
