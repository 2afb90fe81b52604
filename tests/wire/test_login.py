"""Discord away, refusing or broken while the bot connects: it waits, says so in a line, and tries again. Only a
wrong token ends it."""

from __future__ import annotations

import signal
import socket
from pathlib import Path

import pytest

from db import Store
from tests.stores import url_of
from tests.wire.conftest import Club
from tests.wire.process import Bot
from tests.wire.small import Discord, listening, until
from tests.wire.world import Denied


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


async def test_the_bot_waits_where_nobody_answers_and_connects_as_soon_as_somebody_does(tmp_path: Path) -> None:
    discord = Discord()
    discord.port = free_port()
    bot = Bot(discord, tmp_path)
    await bot.start(ready=False)
    try:
        await until(lambda: "Discord cannot be reached, no login (ClientConnectorError" in bot.said, 60)
        async with listening(discord, discord.port):
            await until(discord.gateway.ready.is_set, 60)
            assert await bot.stop() == 0
    finally:
        await bot.cleared()
    assert "Traceback" not in bot.said
    assert "Unclosed" not in bot.said


@pytest.mark.parametrize("where", ["GET /users/@me", "GET /oauth2/applications/@me", "PUT /applications/"])
async def test_the_bot_waits_for_a_discord_that_answers_503(club: Club, where: str) -> None:
    broken = club.discord.faults.add(where, deny=Denied(503, 0), times=2)
    await club.bot.start()
    await until(lambda: "told Discord the commands" in club.bot.said, 60)
    assert broken.times == 0
    assert club.bot.said.count("another try in") == 2
    assert await club.bot.stop() == 0
    assert "Traceback" not in club.bot.said


async def test_the_bot_waits_for_a_gateway_that_refuses(club: Club) -> None:
    club.discord.gateway.refuse = True
    await club.bot.start(ready=False)
    await until(lambda: "no gateway" in club.bot.said or "reconnect" in club.bot.said, 60)
    club.discord.gateway.refuse = False
    await until(club.discord.gateway.ready.is_set, 60)
    assert await club.bot.stop() == 0
    assert "Traceback" not in club.bot.said


async def test_a_bot_that_waits_for_discord_can_be_stopped(tmp_path: Path) -> None:
    discord = Discord()
    discord.port = free_port()
    bot = Bot(discord, tmp_path)
    await bot.start(ready=False)
    await until(lambda: "Discord cannot be reached" in bot.said, 60)
    assert await bot.stop() == 0
    assert "Traceback" not in bot.said


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_bot(club: Club, number: signal.Signals) -> None:
    await club.bot.start()
    club.bot.send(number)
    assert await club.bot.ended() == 0
    await until(club.discord.gateway.gone.is_set)
    assert "Traceback" not in club.bot.said
    store = await Store.open(url_of(club.bot.database))
    await store.close()


async def test_a_token_discord_does_not_know_is_said_in_one_line(club: Club) -> None:
    await club.bot.start(ready=False, token="a.wrong.token")
    assert await club.bot.ended() == 2
    assert club.bot.said.splitlines()[-1].startswith("Discord does not know this token")
    assert "Traceback" not in club.bot.said


async def test_a_token_that_becomes_wrong_ends_the_bot(club: Club) -> None:
    await club.bot.start()
    await club.discord.gateway.close(4004)
    assert await club.bot.ended() == 2
    assert club.bot.said.splitlines()[-1].startswith("Discord does not know this token")
