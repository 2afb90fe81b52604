"""Tables whose place is gone, closed or broken: they are played on, their people know, and they get another place."""

from __future__ import annotations

import asyncio
from copy import copy
from random import Random
from typing import Any

import discord
import msgspec
import pytest
import simcord
from discord.utils import SnowflakeList

from host import Person, Settings
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.refusing import Refusing
from tests.cogs.silences import silences
from tests.cogs.test_panel import opened, play
from tests.cogs.test_posting import posts, sent
from tests.soak import times


async def lost(world: World) -> str | None:
    """Why the first table has no place."""
    return (await world.host.register.table(1)).row.lost


async def delete(server: Server, world: World, channel: int) -> None:
    """An admin deletes a channel or thread."""
    server.env.backend.delete_channel(channel)
    await heard(server, world)


async def heard(server: Server, world: World) -> None:
    """Wait until the bot has reacted to an event."""
    await server.env.settle()
    if reacting := [task for task in asyncio.all_tasks() if task.get_name().startswith("discord.py: on_")]:
        await asyncio.wait(reacting)
    await world.quiet()


async def with_reports(server: Server, world: World) -> simcord.ChannelHandle:
    """A channel in which the admins are told of faults."""
    channel = server.guild.create_text_channel("faults")
    settings = await world.host.register.settings(server.guild.id)
    await world.host.register.set_settings(server.guild.id, msgspec.structs.replace(settings, reports=channel.id))
    return channel


async def test_a_table_whose_thread_is_deleted_is_without_a_place_and_its_people_and_admins_know(
    server: Server, world: World
) -> None:
    thread, first, _ = await opened(server, world)
    faults = await with_reports(server, world)
    await delete(server, world, thread.id)
    assert await lost(world) == "channel-gone"
    shown = await first.slash(server.channel, "game move")
    assert "This table has no place: its channel or thread was deleted" in text(shown)
    assert "without a place" in text(await first.slash(server.channel, "game list"))
    assert "This table has no place" in text(await first.slash(server.channel, "game status"))
    (told,) = faults.history(viewer=first)
    assert "Milestones · table 1 has no place: its channel or thread was deleted" in text(told)


async def test_a_table_without_a_place_is_played_on_and_tries_nothing(server: Server, world: World) -> None:
    """Once it is certain that its place is gone."""
    thread, first, _ = await opened(server, world)
    await world.host.places.lose(1, "channel-gone")
    await delete(server, world, thread.id)
    before = len(server.env.http_requests)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    world.ahead = 10_000
    await world.quiet()
    assert len(server.env.http_requests) == before
    assert (await world.host.now.look(1, None)).waiting == (1,)


async def test_game_here_mends_it_the_table_goes_on_there_and_calls_who_is_waited_for(
    server: Server, world: World
) -> None:
    thread, first, other = await opened(server, world)
    await delete(server, world, thread.id)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    channel = server.guild.create_text_channel("another")
    said = await first.slash(channel, "game table here")
    await world.quiet()
    assert "Milestones · table 1 is played here from now on." in text(said)
    assert await lost(world) is None
    (new,) = channel.threads
    (board,) = posts(server, new)
    assert f"{other.mention} to move" in text(board)
    assert sent(server, "POST", new.id)[-1]["allowed_mentions"]["users"] == [other.id]
    assert (await world.host.register.table(1)).row.board == board.id
    assert text(await press(other, board, "move")).startswith("### First move")
    assert [row.kind for row in await world.host.queue.due(2**61) if row.kind != "remind"] == []


async def test_a_table_that_moves_leaves_a_signpost_at_its_old_place(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    old = server.board(thread)
    channel = server.guild.create_text_channel("another")
    admin = server.person("Admin", manage_guild=True)
    await admin.slash(server.channel, "admin move", table="1", channel=channel)
    world.ahead += 3
    await world.quiet()
    (new,) = channel.threads
    left = next(each for each in thread.history(viewer=first) if each.id == old.id)
    assert f"This table is played at {new.mention} from now on." in text(left)
    assert labels(left) == ["Go to the table"]
    (waiting,) = (await world.host.now.look(1, None)).waiting
    shown = [text(each) for each in new.history(viewer=first)]
    assert any(f"<@{(first.id, other.id)[waiting]}> to move" in each for each in shown)


async def test_only_somebody_at_the_table_moves_it_and_only_if_it_has_no_place(server: Server, world: World) -> None:
    _, first, _ = await opened(server, world)
    assert "This table has a place" in text(await first.slash(server.channel, "game table here", table="1"))
    await world.host.places.lose(1, "may-not-send")
    stranger = server.person("Stranger")
    said = await stranger.slash(server.channel, "game table here", table="1")
    assert text(said) == "You do not sit at this table."
    assert await lost(world) == "may-not-send"


async def test_without_the_right_to_write_a_lobby_is_without_a_place_until_the_right_is_back(
    server: Server, world: World
) -> None:
    path = f"/channels/{server.channel.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50013, times=1)
    ann = server.person("Ann")
    await ann.slash(server.channel, "game create", game="milestones")
    assert await lost(world) == "may-not-send"
    assert "without a place" in text(await ann.slash(server.channel, "game list"))
    await world.host.places.seek(server.guild.id)
    await world.quiet()
    assert await lost(world) is None
    assert len(server.channel.threads) == 1


async def test_rights_given_back_are_heard(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    path = f"/channels/{thread.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50001, times=1)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert await lost(world) == "no-access"
    before = len(posts(server, thread))
    guild = world.bot.get_guild(server.guild.id)
    assert guild is not None
    role = guild.me.roles[-1]
    world.bot.dispatch("guild_role_update", _with(role, permissions=discord.Permissions.none()), role)
    await heard(server, world)
    assert await lost(world) is None
    assert len(posts(server, thread)) == before + 1


def _with(role: discord.Role, *, permissions: discord.Permissions) -> Any:
    """A role as it was."""

    class Before:
        pass

    before = Before()
    before.permissions = permissions  # type: ignore[attr-defined]
    return before


async def test_a_server_left_and_joined_again_finds_its_tables_where_they_were(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    guild = world.bot.get_guild(server.guild.id)
    assert guild is not None
    world.bot.dispatch("guild_remove", guild)
    await heard(server, world)
    assert await lost(world) == "server-left"
    before = len(posts(server, thread))
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert len(posts(server, thread)) == before
    world.bot.dispatch("guild_join", guild)
    await heard(server, world)
    assert await lost(world) is None
    assert f"{other.mention} to move" in text(posts(server, thread)[-1])


async def test_a_server_joined_again_while_the_bot_was_away_finds_its_tables(server: Server, world: World) -> None:
    await opened(server, world)
    await world.host.places.left(server.guild.id)
    assert await lost(world) == "server-left"
    await world.restart(server.env)
    await world.quiet()
    assert await lost(world) is None


MANY, OFTEN = 8, 25
"""How many requests Discord may have to refuse, and one more each so many seconds."""


@pytest.mark.parametrize("seed", range(times(1)))
async def test_a_refusal_silences_no_table_for_longer_than_a_minute(
    seed: int, server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is refused and for however long, also after a restart, though Discord tells nothing of its end; and
    meanwhile little is asked."""
    async for silence in silences(server, world, Refusing(world, monkeypatch), Random(seed)):
        assert silence.seconds <= 60, silence
        assert len(silence.refused) <= MANY + silence.lasted // OFTEN, silence


async def test_a_table_that_nobody_may_write_to_costs_few_requests_and_is_told_once(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For a while each minute, which is a day, then seldom."""
    monkeypatch.setattr("host.places.A_DAY", 10)
    thread, first, _ = await opened(server, world)
    faults = await with_reports(server, world)
    path = f"/channels/{thread.id}/messages"
    server.env.inject_error("POST", path, status=403, code=50013, times=1_000)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    before = len(sent(server, "POST", thread.id))
    for _ in range(50):
        world.ahead += 60
        await world.quiet()
    assert await lost(world) == "may-not-send"
    assert 10 + 3 <= len(sent(server, "POST", thread.id)) - before <= 10 + 5
    assert len(faults.history(viewer=first)) == 1


async def test_the_bots_own_new_role_is_heard(server: Server, world: World) -> None:
    await opened(server, world)
    await world.host.places.lose(1, "no-access")
    guild = world.bot.get_guild(server.guild.id)
    assert guild is not None
    before = copy(guild.me)
    before._roles = SnowflakeList([1])
    world.bot.dispatch("member_update", before, guild.me)
    await heard(server, world)
    assert await lost(world) is None


@pytest.mark.parametrize("code", [160006, 50013, 50001, 30033])
async def test_whatever_the_reason_a_table_without_a_thread_stays_in_its_channel(
    server: Server, world: World, code: int
) -> None:
    path = f"/channels/{server.channel.id}/messages/*/threads"
    server.env.inject_error("POST", path, status=400 if code > 60000 else 403, code=code, times=None)
    await server.person("Ann").slash(server.channel, "game create", game="milestones")
    await server.person("Ben").slash(server.channel, "game join")
    await server.person("Ann").slash(server.channel, "game table start")
    assert "to move" in text(server.board(server.channel))
    table = await world.host.register.table(1)
    assert (table.row.thread, table.row.lost) == (None, None)


async def test_a_board_that_failed_once_is_shown_later(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    board = server.board(thread)
    server.env.inject_error("PATCH", f"/channels/{thread.id}/messages/{board.id}", status=502, times=None)
    await play(world, (first.id, "move 1"))
    assert "First move" in text(server.board(thread))
    server.env.backend.faults.clear()
    world.ahead = 60
    await world.quiet()
    assert "Second move" in text(server.board(thread))


async def test_a_join_that_was_not_shown_before_a_crash_is_shown_after_it(server: Server, world: World) -> None:
    await server.person("Ann").slash(server.channel, "game create", game="milestones")
    lobby = server.channel.threads[-1].id
    world.host.work._rounds.closed = True  # the old process is dying
    await world.host.lobby.join(1, Person(server.person("Ben").id, "Ben"))
    await world.restart(server.env)
    await world.quiet()
    (shown,) = [each for each in server.channel.history(viewer=server.person("Onlooker")) if each.id == lobby]
    assert server.person("Ben").mention in text(shown)


async def test_a_board_that_was_deleted_is_posted_again(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    board = server.board(thread)
    server.env.backend.delete_message(thread.id, board.id)
    await play(world, (first.id, "move 1"))
    assert server.board(thread).id != board.id
    assert "Second move" in text(server.board(thread))


async def test_the_thread_of_a_finished_table_is_archived_a_day_later(server: Server, world: World) -> None:
    thread, _, _ = await opened(server, world)
    await world.host.seats.close(1, "")
    await world.quiet()
    archived = {"archived": True}
    assert archived not in sent(server, "PATCH", thread.id)
    world.ahead = 86_400
    await world.quiet()
    bodies = [r.json for r in server.env.http_requests if (r.method, r.path) == ("PATCH", f"/channels/{thread.id}")]
    assert bodies == [archived]


async def test_calls_follow_the_policy_of_the_server(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    settings = await world.host.register.settings(server.guild.id)
    silent = discord.MessageFlags(suppress_notifications=True).value
    for calls, quiet, person in (("named", False, first), ("silent", True, other)):
        new = msgspec.structs.replace(settings, calls=calls)
        await world.host.register.set_settings(server.guild.id, new)
        await play(world, (person.id, "move 1"), (person.id, "move 2"), (person.id, "end"))
        body = sent(server, "POST", thread.id)[-1]
        assert body["allowed_mentions"].get("users", []) == []
        assert bool(body["flags"] & silent) is quiet


async def test_a_deleted_role_no_longer_opens_tables_and_the_last_one_leaves_it_to_admins(
    server: Server, world: World
) -> None:
    roles = [server.guild.create_role(name) for name in ("one", "two")]
    ids = tuple(role.id for role in roles)
    await world.host.register.set_settings(server.guild.id, Settings(creators=ids, done=True))
    for number, left in ((ids[0], (ids[1],)), (ids[1], (ids[1],))):
        server.env.backend.delete_role(server.guild.id, number)
        await heard(server, world)
        assert (await world.host.register.settings(server.guild.id)).creators == left
