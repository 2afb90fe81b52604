"""What somebody would play: said on a card, and answered by one press when enough people fit."""

from __future__ import annotations

import simcord

from host import Status
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, refs, text
from words import Speaker

SAY = Speaker("en")


async def choose(
    person: simcord.MemberActor, shown: simcord.InteractionResult, name: str, *values: str
) -> simcord.InteractionResult:
    """Use one of the lists of the card."""
    select = next(each for each, ref in refs(shown) if (ref.what, ref.text) == ("seekset", name))
    return await person.select(shown.response, list(values), custom_id=select["custom_id"])


async def seeking(server: Server, world: World, *names: str) -> None:
    for name in names:
        person = server.person(name)
        shown = await person.slash(server.channel, "game seek")
        assert SAY("seek-off") in text(shown)
        shown = await choose(person, shown, "players", "2")
        assert SAY("seek-off") in text(shown), "no game is named yet"
        shown = await choose(person, shown, "pace", "day")
        shown = await choose(person, shown, "games", "ferry", "milestones")
        assert "You are looking for a table until" in text(shown)
    await settled(world)


async def settled(world: World) -> None:
    await world.host.errands.idle()
    await world.quiet()


async def test_two_who_fit_are_called_and_play_after_one_press_each(server: Server, world: World) -> None:
    await seeking(server, world, "Ann", "Ben")
    ann, ben = server.person("Ann"), server.person("Ben")
    table = await world.host.register.table(1)
    assert (table.seats, table.row.channel) == ((), server.channel.id)
    shown = await ann.slash(server.channel, "game seek")
    assert "Ferry · table 1](https://discord.com" in text(shown)
    assert ", for 2 players, is proposed to you." in text(shown)
    listed = await server.person("Cat").slash(server.channel, "game list")
    assert "Ferry · table 1 · waiting for players" in text(listed)
    assert "0 of 2 seats taken" in text(listed)
    thread = server.channel.threads[-1]
    calls = [each for each in server.channel.history(viewer=ann) if SAY("button-join") in labels(each)]
    calls += [each for each in thread.history(viewer=ann) if SAY("button-join") in labels(each)]
    assert any(ann.mention in text(each) for each in calls)
    assert any(ben.mention in text(each) for each in calls)
    await press(ann, shown, "join")
    mine = next(each for each in calls if ben.mention in text(each))
    await press(ben, mine, "join")
    await settled(world)
    table = await world.host.register.table(1)
    assert (table.status, {*table.persons()}) == (Status.PLAYING, {ann.id, ben.id})
    assert await world.host.store.seekers.of(server.guild.id) == []


async def test_not_this_one_and_no_more(server: Server, world: World) -> None:
    await seeking(server, world, "Ann", "Ben")
    ann = server.person("Ann")
    shown = await ann.slash(server.channel, "game seek")
    shown = await press(ann, shown, "seekno")
    assert SAY("seek-declined") in text(shown)
    assert "You are looking for a table until" in text(shown)
    shown = await press(ann, shown, "seekend")
    assert SAY("seek-off") in text(shown)
    world.ahead += 2 * 86_400
    await settled(world)
    assert await world.host.store.seekers.of(server.guild.id) == []
    assert (await world.host.register.table(1)).status is Status.ABANDONED


async def test_the_list_of_open_tables_leads_there(server: Server, world: World) -> None:
    await world.host.listings.want(server.guild.id, server.channel.id)
    await settled(world)
    (listing,) = server.channel.history(viewer=server.person("Ann"))
    shown = await press(server.person("Ann"), listing, "seek")
    assert SAY("seek-head") in text(shown)
    refused = await choose(server.person("Ann"), shown, "games", "milestones")
    assert "You are looking for a table until" in text(refused)
    await settled(world)
    (listing,) = server.channel.history(viewer=server.person("Ben"))
    assert SAY("listing-sought", games="Milestones (1)") in text(listing)
    await press(server.person("Ann"), await server.person("Ann").slash(server.channel, "game seek"), "seekend")
    await settled(world)
    shown = next(each for each in server.channel.history(viewer=server.person("Ben")) if each.id == listing.id)
    assert "Milestones (1)" not in text(shown)
