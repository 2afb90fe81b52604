"""Getting connected and staying connected. While Discord is down the bot waits, says so, and tries again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord
from discord.utils import MISSING

log = logging.getLogger(__name__)
FIRST, LONGEST = 1.0, 300.0
"""Seconds until the second try, and the most between two tries."""
FAULTS = (OSError, TimeoutError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound)
"""Errors when Discord is down, or cannot be reached."""


class OneLine(logging.Filter):
    """discord.py logs every lost connection with a traceback; one line says as much."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, FAULTS):
            record.msg, record.args = f"{record.getMessage()} ({said(error)})", ()
            record.exc_info = record.exc_text = None
        return True


async def stay(bot: discord.Client, token: str) -> None:
    """Log in and stay connected until cancelled. Raises `discord.LoginFailure` for a wrong token, also if it becomes
    wrong later."""
    logging.getLogger("discord.client").addFilter(OneLine())
    await patiently(lambda: _login(bot, token), "login")
    try:
        await patiently(lambda: _connect(bot), "gateway")
    except discord.ConnectionClosed as error:
        if error.code == 4004:
            raise discord.LoginFailure("the token is no longer known") from error
        raise


async def patiently(work: Callable[[], Awaitable[None]], what: str) -> None:
    """Try until `what` works, with longer and longer pauses. Raises errors that are not Discord's or the
    network's."""
    pause = FIRST
    while True:
        try:
            return await work()
        except FAULTS as error:
            log.warning("Discord cannot be reached, no %s (%s); another try in %.0f s", what, said(error), pause)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST)


def said(error: BaseException) -> str:
    """An error in a few words."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:200]


async def _login(bot: discord.Client, token: str) -> None:
    try:
        await bot.login(token)
    except BaseException:
        # discord.py makes a new session at each login, on a connector that was closed with the one before.
        await bot.http.close()
        bot.http.connector = MISSING
        raise


async def _connect(bot: discord.Client) -> None:
    try:
        await bot.connect()
    except AttributeError as error:
        if bot.ws is not None:
            raise
        # discord.py asks for the number of the last event even if there was no connection yet, and fails.
        raise ConnectionError(said(error.__context__ or error)) from None
