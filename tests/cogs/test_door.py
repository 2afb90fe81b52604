"""A table in a channel that somebody cannot see does not exist for them, whatever they press, type or forge; nor does
a table of another server."""

from __future__ import annotations

import discord
import pytest
import simcord
from simcord.enums import ChannelType

from cogs.features import FEATURES, HANDLERS
from tests.cogs.conftest import Server, World
from tests.cogs.drive import text
from tests.cogs.test_forged import forged
from words import Speaker

SAY = Speaker("en")
NONE = SAY("no-no-such-table", number=1)
LOBBY = ("join", "leave", "opponent", "start", "settings", "own")
PLAY = (
    "dismiss", "move", "again", "go", "num", "undo", "redo", "asking", "askthem", "agree", "refuse", "withdraw",
    "newterms", "newask", "tryit", "trydo", "tryleave", "log", "replay", "step", "turnask", "scores",
    "rules", "said",
)  # fmt: skip
COMMANDS = (
    "join",
    "leave",
    "table opponent",
    "table start",
    "table cancel",
    "board",
    "move",
    "log",
    "undo",
    "status",
)


def test_no_press_means_two_things() -> None:
    assert len(HANDLERS) == sum(len(each.HANDLERS) for each in FEATURES)


def secret(server: Server, *members: str) -> simcord.ChannelHandle:
    """A channel that only the bot and these people can see."""
    seen = discord.PermissionOverwrite(view_channel=True)
    me = server.guild.me
    assert me is not None
    return server.guild.create_text_channel(
        "secret",
        overwrites={
            server.guild.default_role: discord.PermissionOverwrite(view_channel=False),
            me: seen,
            **{server.person(name): seen for name in members},
        },
    )


async def hidden_table(server: Server, *, start: bool = False) -> simcord.ChannelHandle:
    """A table of Ann and Ben in a channel that only they and Cleo can see; its thread."""
    channel = secret(server, "Ann", "Ben", "Cleo")
    await server.person("Ann").slash(channel, "game create", game="ferry")
    thread = channel.threads[-1]
    await server.person("Ben").slash(thread, "game join")
    if start:
        await server.person("Ann").slash(thread, "game table start", seating="joined")
    return thread


async def private_thread(server: Server) -> simcord.ChannelHandle:
    """A private thread with Ann and Cleo in it, in a channel that everybody sees."""
    ann, backend = server.person("Ann"), server.env.backend
    made = backend.create_thread(server.channel.id, "private", ann.id, type=ChannelType.PRIVATE_THREAD)
    backend.add_thread_member(made.id, server.person("Cleo").id)
    backend.add_thread_member(made.id, backend.bot_user.id)
    return next(each for each in server.channel.threads if each.id == made.id)


async def test_a_hidden_table_cannot_be_named_by_number(server: Server, world: World) -> None:
    await hidden_table(server)
    before = await world.host.register.table(1)
    for command in COMMANDS:
        answer = await server.person("Eve").slash(server.channel, f"game {command}", table="1")
        assert text(answer) == NONE, command
        assert await world.host.register.table(1) == before, command


async def test_a_hidden_table_is_named_by_those_who_see_its_channel(server: Server) -> None:
    await hidden_table(server)
    for name in ("Ann", "Cleo"):
        answer = await server.person(name).slash(server.channel, "game status", table="1")
        assert "table 1" in text(answer), name


async def test_a_hidden_table_is_neither_listed_nor_suggested(server: Server) -> None:
    await hidden_table(server)
    await server.table("Eve", start=False)
    for name, listed in (("Eve", ["2"]), ("Cleo", ["2", "1"]), ("Ann", ["1", "2"])):
        suggested = await server.person(name).autocomplete(server.channel, "game status", "table", "")
        assert [each["value"] for each in suggested] == listed, name
        told = text(await server.person(name).slash(server.channel, "game list"))
        assert [number for number in ("1", "2") if f"table {number}" in told] == sorted(listed), name


@pytest.mark.parametrize(("start", "presses"), [(False, LOBBY), (True, PLAY)])
async def test_a_forged_press_on_a_hidden_table_meets_no_table(
    server: Server, world: World, start: bool, presses: tuple[str, ...]
) -> None:
    await hidden_table(server, start=start)
    await server.table("Eve", start=False)
    before = await world.host.register.table(1)
    for what in presses:
        assert await forged(server, "Eve", f"1|{what}|1||0|0|") == NONE, what
        assert await world.host.register.table(1) == before, what


async def test_a_forged_press_on_a_table_of_another_server_meets_no_table(server: Server, world: World) -> None:
    """Even for somebody seated there."""
    other = await server.finished(server.env.create_guild())
    channel = other.create_text_channel("games")
    eve = other.add_member(server.person("Eve").user)
    await eve.slash(channel, "game create", game="ferry")
    await server.table("Eve", start=False)
    before = await world.host.register.table(1)
    for what in (*LOBBY, *PLAY):
        assert await forged(server, "Eve", f"1|{what}|1||0|0|") == NONE, what
        assert await world.host.register.table(1) == before, what


async def test_a_table_in_a_private_thread_is_for_those_in_it(server: Server) -> None:
    thread = await private_thread(server)
    await server.person("Ann").slash(thread, "game create", game="ferry")
    assert text(await server.person("Eve").slash(server.channel, "game status", table="1")) == NONE
    assert "table 1" in text(await server.person("Cleo").slash(server.channel, "game status", table="1"))
    assert "table 1" not in text(await server.person("Eve").slash(server.channel, "game list"))
    moderator = server.person("Moderator", manage_threads=True)
    assert "table 1" in text(await moderator.slash(server.channel, "game list"))


async def test_a_thread_that_sleeps_is_asked_about(server: Server, world: World) -> None:
    """A bot that starts is told only of threads that are awake: the public one is found, the private one not."""
    thread = await private_thread(server)
    await server.person("Ann").slash(thread, "game create", game="ferry")
    public = await server.table("Ann", start=False)
    for each in (thread, public):
        metadata = server.env.backend.channels[each.id].thread_metadata
        assert metadata is not None
        metadata.archived = True
    await world.restart(server.env)
    told = text(await server.person("Eve").slash(server.channel, "game list"))
    assert "table 2" in told
    assert "table 1" not in told
    assert text(await server.person("Eve").slash(server.channel, "game status", table="1")) == NONE


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10003), (500, 0)])
async def test_a_sleeping_thread_of_which_discord_says_nothing_stays_shut(
    server: Server, world: World, status: int, code: int
) -> None:
    thread = await private_thread(server)
    await server.person("Ann").slash(thread, "game create", game="ferry")
    await world.restart(server.env)
    guild = world.bot.get_guild(server.guild.id)
    assert guild is not None
    guild._threads.clear()  # as if Discord had not told of it
    world.bot.sight._private.clear()
    server.env.inject_error("GET", f"/channels/{thread.id}", status=status, code=code, times=None)
    assert text(await server.person("Eve").slash(server.channel, "game status", table="1")) == NONE


async def test_who_sits_at_a_table_comes_in_though_the_channel_was_closed_to_them(server: Server) -> None:
    thread = await hidden_table(server)
    backend, parent = server.env.backend, thread._channel.parent_id
    assert parent is not None
    backend.delete_overwrite(parent, server.person("Ben").id)
    answer = await server.person("Ben").slash(server.channel, "game leave", table="1")
    assert SAY("table", number=1) in text(answer)
    assert text(await server.person("Ben").slash(server.channel, "game status", table="1")) == NONE


async def test_a_guest_who_cannot_see_the_table_is_not_invited(server: Server) -> None:
    thread = await hidden_table(server)
    place = f"<#{thread._channel.parent_id}>"
    eve = server.person("Eve")
    refused = await server.person("Ann").slash(thread, "game table invite", person=eve)
    assert text(refused) == SAY("no-guest-sees-nothing", guest=eve.mention, place=place)
