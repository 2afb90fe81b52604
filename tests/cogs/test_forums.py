"""Tables in a forum: each becomes a post of its own, whose first message is the lobby."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.posts.threads import Threads
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, press, text
from words import Speaker

SAY = Speaker("en")


async def with_forum(server: Server) -> simcord.ChannelHandle:
    """A forum that an admin has chosen for tables."""
    admin = server.person("Admin", manage_guild=True)
    forum = server.guild.create_forum_channel("tables")
    shown = await admin.slash(server.channel, "setup")
    await admin.select(shown.response, [forum], custom_id=button(shown, "channels")["custom_id"])
    return forum


def lobby(post: simcord.ChannelHandle, server: Server) -> discord.Message:
    return post.history(viewer=server.person("Onlooker"))[0]


async def test_a_table_opened_from_anywhere_is_a_post_of_the_forum(server: Server, world: World) -> None:
    forum = await with_forum(server)
    ann, ben = server.person("Ann"), server.person("Ben")
    told = await ann.slash(server.channel, "game create", game="milestones")
    assert text(told) == SAY("said-created", table="Milestones · table 1", place=forum.mention)
    (post,) = forum.threads
    assert post.name == "Milestones · table 1"
    assert text(lobby(post, server)).startswith("## Milestones · table 1")
    table = await world.host.register.table(1)
    assert (table.row.channel, table.row.thread) == (forum.id, post.id)
    assert table.row.board == lobby(post, server).id
    assert server.channel.threads == []
    await press(ben, lobby(post, server), "join")
    assert ben.mention in text(lobby(post, server))
    await press(ann, lobby(post, server), "start")
    assert "to move" in text(server.board(post))


async def test_a_command_in_a_post_of_the_forum_makes_a_post_too(server: Server) -> None:
    forum = await with_forum(server)
    made = server.env.backend.create_thread(forum.id, "a question", server.person("Ben").id)
    talk = next(each for each in forum.threads if each.id == made.id)
    await server.person("Ann").slash(talk, "game create", game="milestones")
    assert [each.name for each in forum.threads] == ["a question", "Milestones · table 1"]


async def test_a_post_made_before_a_crash_is_not_made_twice(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    forum = await with_forum(server)
    make = Threads.in_forum

    async def crash(self: Threads, *given: Any) -> int:
        await make(self, *given)
        await world.host.store.places.set(1, forum.id, None, world.host.clock())
        raise ConnectionError("the answer was lost")

    monkeypatch.setattr(Threads, "in_forum", crash)
    await server.person("Ann").slash(server.channel, "game create", game="milestones")
    monkeypatch.setattr(Threads, "in_forum", make)
    await world.restart(server.env)
    world.ahead = 3_600
    world.host.work.wake()
    await world.quiet()
    assert len(forum.threads) == 1
    assert (await world.host.register.table(1)).row.thread == forum.threads[0].id


async def test_a_trial_in_a_forum_empties_what_it_may_not_remove(server: Server) -> None:
    forum, admin, me = await with_forum(server), server.person("Admin"), server.guild.me
    assert me is not None
    rights = discord.Permissions(manage_channels=True, manage_threads=True).value
    server.env.backend.set_overwrite(forum.id, Overwrite(me.id, OverwriteType.MEMBER, allow=0, deny=rights))
    told = text(await press(admin, await admin.slash(server.channel, "setup"), "try"))
    assert SAY("trial-emptied", channel=forum.mention) in told
    assert forum.threads[0].history(viewer=server.person("Onlooker")) == []
