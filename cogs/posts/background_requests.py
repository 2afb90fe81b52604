"""A request to Discord made in the background: limited in time, its errors sorted by what to do about them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import aiohttp
import discord

from host import Finished, Hopeless, Lost, Unreachable

from ..kit.app import App

T = TypeVar("T")

BOUND = 40.0
"""Seconds for one request, including waits for rate limits. discord.py's own bound on those waits also refuses
requests that are within the limit."""
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
"""Tries of a request that Discord refuses for other reasons, which it would do for ever."""


async def asked(app: App, request: Awaitable[T], *, archived: bool = False) -> T:
    """The answer to a request; `archived`: treat an archived thread like other errors. Raises `Lost`,
    `discord.HTTPException`, `TimeoutError` and aiohttp's errors."""
    try:
        async with asyncio.timeout(BOUND):
            return await request
    except TimeoutError:
        # discord.py stops all requests during a global limit; cancelling one meanwhile would leave them stopped.
        app.http._global_over.set()
        raise
    except discord.HTTPException as error:
        why = LOST.get(error.code)
        if why is not None and not (archived and error.code == ARCHIVED):
            raise Lost(why) from error
        raise


async def finished(request: Awaitable[object], otherwise: str, *, limits: bool = False) -> Finished:
    """The outcome of due work that consists of one request; `otherwise` and the reason if Discord refuses it.
    `limits`: being over a limit counts as a refusal, too. Raises the errors of `asked` that another try may mend."""
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
    """Whether Discord would answer the same request the same way again: this is no passing fault. A refusal without
    a code of Discord's came from what stands before it."""
    passing = (401, 403, 404, 408, 429) if error.code == 0 else (401, 408, 429)
    return 400 <= error.status < 500 and error.status not in passing


@contextmanager
def sorting(tries: int) -> Iterator[None]:
    """Sorts the errors of due work, tried so often before. Raises `Unreachable` if Discord did not answer as it
    should, and `Hopeless` if it has refused the work too often."""
    try:
        yield
    except discord.HTTPException as error:
        if not refused(error) or error.status in (403, 404):  # of the place, which may be there again
            raise Unreachable(str(error)) from error
        if tries + 1 >= TRIES:
            raise Hopeless(str(error)) from error
        raise
    except (TimeoutError, aiohttp.ClientError) as error:
        raise Unreachable(repr(error)) from error
