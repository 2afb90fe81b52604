"""A signal stops the demo, and the real bot, cleanly: written data is whole, the file is free, the exit code 0."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import WSMsgType, web

from db import Store
from tests.demo.process import PATIENCE, Demo

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_demo(start_demo: Callable[[], Demo], tmp_path: Path, number: signal.Signals) -> None:
    demo = start_demo()
    assert demo.address.startswith("http://127.0.0.1:")
    code, errors = demo.end(number)
    assert (code, errors) == (0, "")
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/data/demo.db")  # free, or this would refuse
    await store.close()


def test_a_second_demo_on_the_same_file_says_why_it_does_not_start(
    start_demo: Callable[[], Demo], tmp_path: Path
) -> None:
    start_demo()
    command = [sys.executable, str(ROOT / "bot.py"), "--demo"]
    second = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert second.returncode == 2
    assert "demo.db" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_port_that_is_taken_is_said(start_demo: Callable[[], Demo], tmp_path: Path) -> None:
    port = start_demo().address.partition("127.0.0.1:")[2].partition("/")[0]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    command = [sys.executable, str(ROOT / "bot.py"), "--demo", "--port", port]
    second = subprocess.run(command, cwd=elsewhere, capture_output=True, text=True, timeout=PATIENCE)
    assert second.returncode == 2
    assert port in second.stderr
    assert "Traceback" not in second.stderr


BEFORE = """
import sys, discord, yarl
discord.http.Route.BASE = "http://127.0.0.1:{port}"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("ws://127.0.0.1:{port}/gateway")
import bot
sys.exit(bot.main([]))
"""
"""Runs the bot against the Discord below."""


USER = {"id": "1", "username": "bot", "discriminator": "0", "avatar": None, "bot": True}


def _json(body: Any) -> web.Response:
    """As Discord sends it: discord.py wants no charset beside the type."""
    return web.Response(body=json.dumps(body).encode(), content_type="application/json")


class Discord:
    """The few answers of Discord's a bot needs to be ready, on this machine."""

    def __init__(self, *, knows_the_token: bool = True) -> None:
        self.knows_the_token = knows_the_token
        self.ready = asyncio.Event()
        self.said_goodbye = asyncio.Event()

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_get("/users/@me", self._me)
        app.router.add_get("/oauth2/applications/@me", self._application)
        app.router.add_put("/applications/1/commands", self._commands)
        app.router.add_get("/gateway", self._gateway)
        return app

    async def _me(self, _: web.Request) -> web.Response:
        if self.knows_the_token:
            return _json(USER)
        return web.Response(status=401, text=json.dumps({"message": "401: Unauthorized", "code": 0}))

    async def _application(self, _: web.Request) -> web.Response:
        texts = {"name": "bot", "description": "", "summary": "", "verify_key": "", "icon": None}
        return _json({"id": "1", "owner": USER, "bot_public": True, "bot_require_code_grant": False, **texts})

    async def _commands(self, _: web.Request) -> web.Response:
        return _json([])

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 45_000}, "s": None, "t": None})
        async for message in socket:
            if message.type is WSMsgType.TEXT and message.json()["op"] == 2:
                application = {"id": "1", "flags": 0}
                session = {"session_id": "s", "resume_gateway_url": "ws://127.0.0.1"}
                ready = {"v": 10, "user": USER, "guilds": [], "application": application, **session}
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
                self.ready.set()
        self.said_goodbye.set()
        return socket


@asynccontextmanager
async def running_bot(server: Discord, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot as a separate process, on that Discord."""
    runner = web.AppRunner(server.app())
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    code = BEFORE.format(port=runner.addresses[0][1])
    environment = os.environ | {"DISCORD_TOKEN": "not-a-real-one", "PYTHONPATH": str(ROOT)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, cwd=folder, env=environment, stderr=asyncio.subprocess.PIPE
    )
    try:
        async with asyncio.timeout(PATIENCE):
            yield process
    finally:
        if process.returncode is None:
            process.kill()
        await runner.cleanup()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_bot(tmp_path: Path, number: signal.Signals) -> None:
    server = Discord()
    async with running_bot(server, tmp_path) as process:
        await server.ready.wait()
        process.send_signal(number)
        _, errors = await process.communicate()
        await server.said_goodbye.wait()
    assert process.returncode == 0, errors.decode()
    assert b"Traceback" not in errors
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/data/games.db")
    await store.close()


async def test_a_token_discord_does_not_know_is_said_in_one_line(tmp_path: Path) -> None:
    async with running_bot(Discord(knows_the_token=False), tmp_path) as process:
        _, errors = await process.communicate()
    assert process.returncode == 2
    assert errors.splitlines()[-1].startswith(b"Discord does not know this token")
    assert b"Traceback" not in errors
