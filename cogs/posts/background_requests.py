"""One request to Discord made in the background: bounded in time, its errors sorted by what follows from them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import discord

from host import Finished, Hopeless, Lost

from ..kit.app import App

T = TypeVar("T")

BOUND = 40.0
"""Seconds for one request, waits for rate limits included. discord.py's own bound for those refuses requests that
would be within the limit."""
LOST = {
    10003: "channel-gone",
    10004: "server-left",
    50001: "no-access",
    50013: "may-not-send",
    50083: "thread-locked",
    160005: "thread-locked",
}
"""Discord's error codes after which a table has no place, and why."""
ARCHIVED = 50083
TRIES = 5
"""Tries of a request that Discord refuses for other reasons: it would do so for ever."""


async def asked(app: App, request: Awaitable[T], *, archived: bool = False) -> T:
    """The answer to a request; `archived`: an archived thread is an error like others. Raises `Lost`,
    `discord.HTTPException`, `TimeoutError` and aiohttp's errors."""
    try:
        async with asyncio.timeout(BOUND):
            return await request
    except TimeoutError:
        # discord.py stops all requests during a global limit; one that is cancelled meanwhile would leave it so.
        app.http._global_over.set()
        raise
    except discord.HTTPException as error:
        why = LOST.get(error.code)
        if why is not None and not (archived and error.code == ARCHIVED):
            raise Lost(why) from error
        raise


async def finished(request: Awaitable[object], otherwise: str, *, limits: bool = False) -> Finished:
    """What became of work that is a request, which Discord may refuse: then the word `otherwise` and why. `limits`:
    being over a limit is such a refusal, too. Raises those errors of `asked` that another try may mend."""
    try:
        await request
    except Lost as lost:
        return Finished(f"{otherwise}: {lost}")
    except discord.HTTPException as error:
        if refused(error) or (limits and error.status == 429):
            return Finished(f"{otherwise}: {error}")
        raise
    return Finished()


def refused(error: discord.HTTPException) -> bool:
    """Whether Discord will answer the same to the same request: it is no fault of the moment."""
    return 400 <= error.status < 500 and error.status not in (401, 408, 429)


def give_up(error: Exception, tries: int) -> None:
    """Raises `Hopeless` if a request has been refused often enough."""
    if isinstance(error, discord.HTTPException) and refused(error) and tries + 1 >= TRIES:
        raise Hopeless(str(error)) from error
