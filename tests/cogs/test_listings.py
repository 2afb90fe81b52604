"""The message that lists a server's open tables: it stands where admins want it, follows, and is quiet otherwise."""

from __future__ import annotations

from typing import Any

import discord
import simcord

from cogs.posts.keep_listings import HOUR, Keeper
from host import LISTING
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, text, turned_to
from tests.cogs.test_lobby import lobby
from tests.cogs.test_places import heard, with_reports
from words import Speaker

SAY = Speaker("en")


async def listed(server: Server, world: World) -> simcord.ChannelHandle:
    """A channel with the list, chosen by an admin."""
    channel = server.guild.create_text_channel("find-a-table")
    await choose(server, world, [channel])
    return channel


async def choose(server: Server, world: World, channels: list[simcord.ChannelHandle]) -> simcord.InteractionResult:
    admin = server.person("Admin", manage_guild=True)
    shown = await admin.slash(server.channel, "setup")
    changed = await admin.select(shown.response, channels, custom_id=button(shown, "listing")["custom_id"])
    await settled(world)
    return changed


async def settled(world: World) -> None:
    await world.quiet()
    await world.host.errands.idle()


def messages(server: Server, channel: simcord.ChannelHandle) -> list[discord.Message]:
    return list(channel.history(viewer=server.person("Onlooker")))


def requests(server: Server, channel: int, *methods: str) -> list[Any]:
    """What was asked of Discord about messages in a channel."""
    every = server.env.http_requests
    return [each for each in every if f"/channels/{channel}/messages" in each.path and each.method in methods]


async def test_an_admin_chooses_where_open_tables_are_listed_and_one_press_joins(
    server: Server, world: World
) -> None:
    channel = await listed(server, world)
    (empty,) = messages(server, channel)
    assert SAY("listing-none") in text(empty)
    assert labels(empty) == [SAY("button-open-table"), SAY("button-seek")]
    await server.table("Ann", start=False)
    await settled(world)
    (shown,) = messages(server, channel)
    assert shown.id == empty.id
    assert "Milestones · table 1" in text(shown)
    assert "Ann · **1 to 3 more** wanted" in text(shown)
    assert "no time limit" in text(shown)
    joined = await press(server.person("Ben"), shown, "join")
    assert joined.ephemeral
    assert "Ben" in [seat.name for seat in (await world.host.register.table(1)).seats]
    again = await press(server.person("Ben"), shown, "join")
    assert SAY("no-already-seated") in text(again)
    await settled(world)
    (shown,) = messages(server, channel)
    assert "Ann, Ben · may start, **up to 2 more** can join" in text(shown)
    await server.person("Ann").slash(server.channel.threads[-1], "game table start", seating="joined")
    await settled(world)
    (shown,) = messages(server, channel)
    assert SAY("listing-none") in text(shown)


async def test_a_table_is_opened_from_the_list(server: Server, world: World) -> None:
    channel = await listed(server, world)
    (shown,) = messages(server, channel)
    asked = await press(server.person("Ann"), shown, "which")
    assert SAY("which-game") in text(asked)
    await press(server.person("Ann"), asked, "open")
    await settled(world)
    assert "table 1" in text(messages(server, channel)[0])


async def test_many_changes_take_one_edit_and_nothing_takes_none(server: Server, world: World) -> None:
    world.host.errands.serve(LISTING, Keeper(world.bot, 20).look)
    channel = await listed(server, world)
    for name in ("Ann", "Ben", "Cat"):
        await server.table(name, start=False)
        await settled(world)
    assert len(requests(server, channel.id, "PATCH")) == 0, "it was sent a moment ago"
    world.ahead += 21
    await settled(world)
    (edit,) = requests(server, channel.id, "PATCH")
    assert "table 3" in str(edit.json)
    world.ahead += 5 * HOUR
    await settled(world)
    assert len(requests(server, channel.id, "PATCH")) == 1
    assert len(requests(server, channel.id, "POST")) == 1
    assert [row.tries for row in await world.host.store.errands.of(server.guild.id)] == [0], "nothing has failed"


async def test_it_is_sent_anew_when_somebody_deleted_it_and_right_after_a_restart(
    server: Server, world: World
) -> None:
    channel = await listed(server, world)
    await server.table("Ann", start=False)
    await settled(world)
    (shown,) = messages(server, channel)
    await world.restart(server.env)
    await settled(world)
    assert [each.id for each in messages(server, channel)] == [shown.id]
    server.env.backend.delete_message(channel.id, shown.id)
    world.ahead += HOUR + 1
    await settled(world)
    (anew,) = messages(server, channel)
    assert anew.id != shown.id
    assert "table 1" in text(anew)
    server.env.backend.delete_message(channel.id, anew.id)
    await world.die()
    await server.env.restart_bot(world.new_bot())
    await settled(world)
    assert "table 1" in text(messages(server, channel)[0])


async def test_a_message_whose_sending_was_not_noted_is_found(server: Server, world: World) -> None:
    channel = await listed(server, world)
    (shown,) = messages(server, channel)
    mark = next(each for each in requests(server, channel.id, "POST")).json["nonce"]
    forgotten = {"stands": None, "message": None, "shown": "", "sending": mark}
    await world.host.listings.note(server.guild.id, **forgotten)
    await world.host.listings.look_again(server.guild.id)
    await settled(world)
    assert [each.id for each in messages(server, channel)] == [shown.id]
    row = await world.host.listings.of(server.guild.id)
    assert row is not None
    assert (row.message, row.sending) == (shown.id, None)


async def test_it_moves_and_is_taken_away_with_the_setting(server: Server, world: World) -> None:
    channel = await listed(server, world)
    other = server.guild.create_text_channel("elsewhere")
    said = await choose(server, world, [other])
    assert other.mention in text(said)
    assert messages(server, channel) == []
    assert len(messages(server, other)) == 1
    await choose(server, world, [])
    assert messages(server, other) == []
    assert await world.host.listings.of(server.guild.id) is None


async def test_a_table_that_not_all_may_see_who_see_the_list_is_not_named_there(server: Server, world: World) -> None:
    channel = await listed(server, world)
    ann = server.person("Ann")
    hidden = server.guild.create_text_channel(
        "hidden",
        overwrites={
            server.guild.default_role: discord.PermissionOverwrite(view_channel=False),
            ann: discord.PermissionOverwrite(view_channel=True),
            server.guild.me: discord.PermissionOverwrite(view_channel=True),
        },
    )
    await ann.slash(hidden, "game create", game="milestones")
    await settled(world)
    assert (await world.host.register.table(1)).row.channel == hidden.id
    (shown,) = messages(server, channel)
    assert "table 1" not in text(shown)
    assert SAY("listing-none") in text(shown)


async def test_admins_are_told_once_where_it_cannot_be_and_it_is_there_when_it_can(
    server: Server, world: World
) -> None:
    faults, me = await with_reports(server, world), server.guild.me
    closed = server.guild.create_text_channel(
        "closed", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
    )
    shown = await choose(server, world, [closed])
    for _ in range(3):
        world.ahead += 2 * HOUR
        await settled(world)
    said = [text(each) for each in messages(server, faults)]
    told = SAY("report-listing-lost", channel=closed.mention, why=SAY("listing-lost-may-not-send"))
    assert said.count(told) == 1
    checked = await press(server.person("Admin"), shown, "check")
    assert f"**{closed.mention}**" in text(checked)
    server.env.backend.delete_overwrite(closed.id, me.id)
    await heard(server, world)
    world.ahead += 2 * HOUR
    await settled(world)
    assert len(messages(server, closed)) == 1
    server.env.backend.delete_channel(closed.id)
    await server.env.settle()
    world.ahead += 2 * HOUR
    await settled(world)
    gone = SAY("report-listing-lost", channel=closed.mention, why=SAY("listing-lost-channel-gone"))
    assert [text(each) for each in messages(server, faults)].count(gone) == 1


async def test_the_list_speaks_the_servers_language(server: Server, world: World) -> None:
    channel = await listed(server, world)
    admin = server.person("Admin")
    shown = await admin.slash(server.channel, "setup")
    await admin.select(shown.response, ["de"], custom_id=button(shown, "language")["custom_id"])
    await settled(world)
    (listing,) = messages(server, channel)
    assert Speaker("de")("listing-none") in text(listing)


async def test_a_table_for_invited_people_is_not_listed_and_one_for_a_role_says_so(
    server: Server, world: World
) -> None:
    channel, role = await listed(server, world), server.guild.create_role("Veterans")
    ann, ben = server.person("Ann"), server.person("Ben")
    await server.table("Ann", start=False)
    terms = await press(ann, lobby(server), "settings")
    terms, listed_roles = await turned_to(ann, terms, "terms", lambda ref: ref.what == "joinroles")
    chosen = await ann.select(terms.response, [role], custom_id=listed_roles)
    assert role.mention in text(chosen)
    await settled(world)
    (shown,) = messages(server, channel)
    assert SAY("listing-roles", roles=role.mention) in text(shown)
    assert SAY("lobby-roles", roles=role.mention) in text(lobby(server))
    refused = await press(ben, shown, "join")
    assert text(refused) == SAY("no-only-roles", roles=role.mention)
    veteran = server.guild.add_member(server.env.create_user("Vera"), roles=[role])
    await press(veteran, shown, "join")
    assert veteran.id in (await world.host.register.table(1)).persons()
    await world.host.lobby.change_term(1, ann.id, "joins", "invited")
    await settled(world)
    (shown,) = messages(server, channel)
    assert SAY("listing-none") in text(shown)
    assert SAY("lobby-invited") in text(lobby(server))
