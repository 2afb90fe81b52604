"""A greeting where the bot is new: once, in the right channel and language."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from host import Settings
from tests.cogs.conftest import Server, World
from tests.cogs.drive import press, text
from tests.cogs.test_places import heard
from words import Speaker

SAY = Speaker("en")
MONTH = 30 * 86_400


async def joins(server: Server, world: World, guild: simcord.GuildHandle) -> None:
    """The bot is told that it is on a server now."""
    joined = world.bot.get_guild(guild.id)
    assert joined is not None
    world.bot.dispatch("guild_join", joined)
    await heard(server, world)


def posts(server: Server, *channels: simcord.ChannelHandle) -> list[list[Any]]:
    """What the bot has sent to each of these channels."""
    found = []
    for channel in channels:
        path = f"/channels/{channel.id}/messages"
        found.append([each.json for each in server.env.http_requests if (each.method, each.path) == ("POST", path)])
    return found


def greeting(sent: dict[str, Any]) -> str:
    """The words of a message as it was sent."""
    return str(sent["components"][0]["content"])


@pytest.mark.parametrize(("locale", "ours"), [("en-US", "en"), ("en-GB", "en"), ("de", "de"), ("fr", "en")])
async def test_a_new_server_is_greeted_once_in_its_language(
    server: Server, world: World, locale: str, ours: str
) -> None:
    guild = server.env.create_guild(preferred_locale=locale)
    channels = [guild.create_text_channel(name) for name in ("first", "second")]
    await joins(server, world, guild)
    (sent,), others = posts(server, *channels)
    speak = Speaker(ours)
    assert greeting(sent) == f"### {speak('greeting-head')}\n{speak('greeting-text')}"
    assert sent["allowed_mentions"] == {"parse": []}
    assert others == []
    await joins(server, world, guild)
    known = world.bot.get_guild(guild.id)
    world.bot.dispatch("guild_available", known)
    await heard(server, world)
    await world.restart(server.env)
    await heard(server, world)
    assert [len(each) for each in posts(server, *channels)] == [1, 0]


async def test_the_greetings_button_begins_the_setup_for_those_who_may(server: Server, world: World) -> None:
    await world.host.register.set_settings(server.guild.id, Settings(done=False))
    await joins(server, world, server.guild)
    greeted = next(
        each
        for each in server.channel.history(viewer=server.person("Onlooker"))
        if SAY("greeting-head") in text(each)
    )
    refused = await press(server.person("Ann"), greeted, "setup")
    assert text(refused) == SAY("no-only-admins")
    shown = await press(server.person("Chief", manage_guild=True), greeted, "setup")
    assert shown.ephemeral
    assert SAY("setup-head") in text(shown)


async def test_the_greeting_stands_where_the_servers_own_ones_do_or_where_the_bot_may_write(
    server: Server, world: World
) -> None:
    guild = server.env.create_guild()
    first, system = (guild.create_text_channel(name) for name in ("first", "second"))
    server.env.backend.edit_guild(guild.id, {"system_channel_id": system.id})
    await server.env.settle()
    await joins(server, world, guild)
    assert [len(each) for each in posts(server, first, system)] == [0, 1]
    shut = server.env.create_guild()
    joined = world.bot.get_guild(shut.id)
    assert joined is not None
    silence: Any = {joined.me: discord.PermissionOverwrite(send_messages=False)}
    channels = [shut.create_text_channel("rules", overwrites=silence), shut.create_text_channel("talk")]
    await joins(server, world, shut)
    assert [len(each) for each in posts(server, *channels)] == [0, 1]


async def test_a_server_joined_again_is_greeted_only_after_a_month(server: Server, world: World) -> None:
    guild = server.env.create_guild()
    channel = guild.create_text_channel("first")
    await joins(server, world, guild)
    for after, greetings in ((MONTH - 100, 1), (MONTH + 100, 2)):
        world.bot.dispatch("guild_remove", world.bot.get_guild(guild.id))
        await heard(server, world)
        world.ahead += after
        await world.host.tidy()
        await joins(server, world, guild)
        assert len(posts(server, channel)[0]) == greetings


async def test_where_the_bot_is_known_it_does_not_greet(server: Server, world: World) -> None:
    guild = server.env.create_guild()
    channel = guild.create_text_channel("first")
    await world.host.register.set_settings(guild.id, Settings(done=True))
    await joins(server, world, guild)
    assert posts(server, channel) == [[]]


async def test_a_server_joined_while_the_bot_did_not_run_is_greeted_at_the_start(
    server: Server, world: World
) -> None:
    guild = server.env.create_guild()
    channel = guild.create_text_channel("first")
    await heard(server, world)
    assert posts(server, channel) == [[]], "there was no channel yet"
    await world.restart(server.env)
    await heard(server, world)
    assert len(posts(server, channel)[0]) == 1
    late = server.env.create_guild()
    other = late.create_text_channel("first")
    world.ahead += 2 * 86_400
    await world.restart(server.env)
    await heard(server, world)
    assert posts(server, other) == [[]]


async def test_a_greeting_that_discord_did_not_take_comes_with_the_next_start(server: Server, world: World) -> None:
    guild = server.env.create_guild()
    channel = guild.create_text_channel("first")
    path = f"/channels/{channel.id}/messages"
    server.env.inject_error("POST", path, status=500, times=10)
    await joins(server, world, guild)
    refused = len(posts(server, channel)[0])
    server.env.backend.faults.clear()
    await world.restart(server.env)
    await heard(server, world)
    assert len(posts(server, channel)[0]) == refused + 1
