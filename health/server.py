"""Health over HTTP, on loopback only: `/livez`, `/readyz`, and `/metrics` for Prometheus.

Answers hold no names, ids or texts of anybody: programs of other users of the machine can read them.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, generate_latest

log = logging.getLogger(__name__)
ADDRESS = "127.0.0.1"
PATIENCE = 5.0
"""Seconds in which the database must answer."""

Port = int
"""A TCP port; 0: any free one."""
Ask = Callable[[], Awaitable[object]]


class Pages:
    """`database` raises if the database does not answer, `connected` says whether Discord's gateway is there, `count`
    brings the numbers of `/metrics` up to date that are counted only when somebody asks. `about` are lines on this
    process among several."""

    def __init__(
        self, database: Ask, connected: Callable[[], bool], count: Ask, about: Callable[[], Sequence[str]]
    ) -> None:
        self._database, self._connected, self._count, self._about = database, connected, count, about

    async def livez(self, _: web.Request) -> web.Response:
        """200 as long as the event loop turns. Whoever hears nothing restarts the bot."""
        return web.Response(text="ok\n")

    async def readyz(self, _: web.Request) -> web.Response:
        """200 if presses can be answered, else 503 and the reason in each line; then what this process is about."""
        faults = [] if self._connected() else ["not connected to Discord"]
        if not await answers(self._database):
            faults.append("the database does not answer")
        lines = [*(faults or ["ok"]), *self._about()]
        return web.Response(text="\n".join(lines) + "\n", status=503 if faults else 200)

    async def metrics(self, _: web.Request) -> web.Response:
        """The numbers, as Prometheus reads them. 503 if the database cannot be asked."""
        if not await answers(self._count):
            return web.Response(text="the database does not answer\n", status=503)
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def answers(ask: Ask) -> bool:
    """Whether something answers in time and without an error, which is logged."""
    try:
        await asyncio.wait_for(ask(), PATIENCE)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is no answer
        log.warning("health: %s: %s", type(error).__name__, error)
        return False
    return True


@asynccontextmanager
async def serving(
    port: Port | None,
    *,
    database: Ask,
    connected: Callable[[], bool],
    count: Ask,
    about: Callable[[], Sequence[str]] = tuple,
) -> AsyncIterator[Port | None]:
    """Serve the pages as long as this is entered, and give the port; None serves nothing. Raises `ValueError` for a
    port that cannot be used."""
    if port is None:
        yield None
        return
    pages, app = Pages(database, connected, count, about), web.Application()
    routes = {"/livez": pages.livez, "/readyz": pages.readyz, "/metrics": pages.metrics}
    app.add_routes([web.get(path, page) for path, page in routes.items()])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, ADDRESS, port)
        try:
            await site.start()
        except OSError as error:
            raise ValueError(f"health.port: {port} cannot be used: {os.strerror(error.errno or 0)}") from None
        at: Port = runner.addresses[0][1]
        log.info("health: http://%s:%s/livez, /readyz and /metrics", ADDRESS, at)
        yield at
    finally:
        await runner.cleanup()
