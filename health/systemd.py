"""Telling systemd how the bot is: started, stopping, alive. Does nothing where systemd did not ask for it.

`sd_notify(3)` is one datagram to the socket named in the environment: too little for a library.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from .server import answers

log = logging.getLogger(__name__)


def notify(*lines: str, environ: Mapping[str, str] = os.environ) -> None:
    """Send systemd some lines, such as `READY=1`. A message that cannot be sent is logged."""
    address = environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
            channel.setblocking(False)  # a systemd that is slow to read would hold up everybody
            channel.sendto("\n".join(lines).encode(), "\0" + address[1:] if address[0] == "@" else address)
    except OSError as error:
        log.warning("systemd could not be told: %s", error)


def watchdog(environ: Mapping[str, str] = os.environ) -> float | None:
    """Seconds in which systemd wants to hear from this process, or None."""
    given, process = environ.get("WATCHDOG_USEC", ""), environ.get("WATCHDOG_PID", str(os.getpid()))
    if not given.isdecimal() or process != str(os.getpid()) or int(given) == 0:
        return None
    return int(given) / 1_000_000


@asynccontextmanager
async def keep_alive(
    database: Callable[[], Awaitable[object]], environ: Mapping[str, str] = os.environ
) -> AsyncIterator[None]:
    """Tell systemd that the bot has started, and then, as long as this is entered, that it lives: the event loop
    turns and the database answers. If either does not, systemd hears nothing and restarts the bot.

    A bot that waits for Discord is started: it does not get better by a restart.
    """
    within = watchdog(environ)

    async def live() -> None:
        while within is not None:
            if await answers(database):
                notify("WATCHDOG=1", environ=environ)
            await asyncio.sleep(within / 3)

    notify("READY=1", environ=environ)
    living = asyncio.create_task(live(), name="watchdog")
    try:
        yield
    finally:
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
