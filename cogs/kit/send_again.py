"""Answers that get through: a request that was lost or hangs is sent again, for as long as anybody may wait for it.

A first reply must reach Discord within three seconds. If a try gets no answer, nobody knows whether it arrived. The
next try tells: Discord refuses a second reply, so a refusal means that the first one was taken.
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
"""Discord's error code for an interaction that already has its first reply."""
FIRST = (0.9, 0.9, 5.0)
"""Seconds each try of a first reply may take."""
PATIENCE = 10.0
"""Seconds each try of a later answer may take."""
PAUSES = (0.5, 1, 2, 4, 8, 15, 30, 60, 120, 240)
"""Seconds to wait after each failed try of a later answer. The token lives for a quarter of an hour."""
REPLY = "reply"
Send = Callable[[], Awaitable[object]]


def replied(interaction: Interaction) -> str | None:
    """The kind of the first reply; None until Discord has taken one."""
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
                break  # an earlier try was taken, only Discord's answer was lost
            if not passing(error):
                raise
            lost = error
    else:
        assert lost is not None
        raise lost
    interaction.extras[REPLY] = kind


async def later(interaction: Interaction, send: Send) -> None:
    """Send an answer after the first reply; `send` makes it anew for each try. It is dropped if the person has gone
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
    """Whether a failed request may succeed if it is sent again: a fault of the network or of Discord."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, TimeoutError | OSError | aiohttp.ClientError | discord.RateLimited)
