"""The table of the week: wanted by admins, voted for by onlookers, told once on Monday where the list stands."""

from __future__ import annotations

import re

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy import insert, update

from cogs.kit.custom_ids import Ref
from cogs.posts.keep_weekly import HOUR, _pictured, weekly_card
from db.schema import vote, weekly
from engine.core.course import Past
from engine.core.game import AnyGame
from games import GAMES
from host.weekly import begins, week_of
from tests.cogs.conftest import Server, World
from tests.cogs.drive import components, labels, press, text
from tests.cogs.heights import heights
from tests.cogs.positions import looks
from tests.cogs.test_forged import forged
from tests.cogs.test_listings import choose, listed, messages, requests, settled
from tests.cogs.test_pages import finished
from words import LOCALES, Speaker

SAY = Speaker("en")
VOTE, HEAD = SAY("button-vote"), SAY("weekly-head")


async def wanted(server: Server, world: World) -> simcord.ChannelHandle:
    """The channel with the list, where admins want a table of the week."""
    channel = await listed(server, world)
    admin = server.person("Admin")
    shown = await admin.slash(server.channel, "setup")
    assert SAY("setup-weekly-off") in text(shown)
    assert SAY("setup-weekly-on") in text(await press(admin, shown, "weekly"))
    await settled(world)
    return channel


async def voted(server: Server, name: str, number: int) -> str:
    """What somebody reads who presses the button."""
    return await forged(server, name, Ref("vote", number).id())


async def monday(world: World) -> None:
    """The next one comes."""
    world.ahead += begins(week_of(world.now()) + 1) - world.now()
    world.host.errands.wake()
    await settled(world)


def told(server: Server, channel: simcord.ChannelHandle) -> list[discord.Message]:
    return [each for each in messages(server, channel) if HEAD in text(each)]


async def test_onlookers_vote_and_on_monday_it_is_told_once(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    fay = server.person("Fay")
    assert VOTE not in labels(await fay.slash(thread, "game table people")), "nobody wants one yet"
    channel = await wanted(server, world)
    people = await fay.slash(thread, "game table people")
    assert SAY("vote-given", number=1) in text(await press(fay, people, "vote"))
    assert VOTE not in labels(await server.person("Ann").slash(thread, "game table people"))
    assert await voted(server, "Ann", 1) == SAY("no-vote-seated")
    assert told(server, channel) == []
    await monday(world)
    (said,) = told(server, channel)
    assert f"Milestones · table 1]({server_link(server, thread)})** · Ann, Ben" in text(said)
    assert any(each["type"] == 12 for each in components(said)), "its picture"
    assert labels(said) == [SAY("button-replay"), VOTE, SAY("button-go"), SAY("button-open-table")]
    assert world.painter.asked[-1]["seat"] is None
    (sent,) = [each for each in requests(server, channel.id, "POST") if HEAD in str(each.json)]
    assert sent.json["allowed_mentions"] == {"parse": []}
    gil = server.person("Gil")
    assert SAY("vote-given", number=1) in text(await press(gil, said, "vote"))
    assert SAY("vote-taken-back", number=1) in text(await press(gil, said, "vote"))
    await world.restart(server.env)
    await monday(world)
    assert len(told(server, channel)) == 1, "without votes nothing is said"


def server_link(server: Server, thread: simcord.ChannelHandle) -> str:
    return f"https://discord.com/channels/{server.guild.id}/{thread.id}"


async def test_a_game_that_is_over_is_voted_for_and_told_with_its_score_sheet(server: Server, world: World) -> None:
    channel, number = await wanted(server, world), await finished(server, world, "Ann", "Ben")
    fay = server.person("Fay")
    people = await fay.slash(server.channel, "game table people", table=str(number))
    assert SAY("vote-given", number=number) in text(await press(fay, people, "vote"))
    before = len(world.painter.sheets)
    await monday(world)
    (said,) = told(server, channel)
    assert f"Ferry · table {number}" in text(said)
    assert len(world.painter.sheets) == before + 1
    assert await voted(server, "Gil", number) == SAY("vote-given", number=number)
    world.ahead += 7 * 86_400
    assert await voted(server, "Hal", number) == SAY("no-vote-not-now")


async def test_what_was_sent_and_not_noted_is_not_sent_again(server: Server, world: World) -> None:
    await server.table("Ann", "Ben")
    channel = await wanted(server, world)
    await voted(server, "Fay", 1)
    await monday(world)
    this = week_of(world.now())

    async def killed(sending: int | None) -> None:
        """The process ended before it had noted what it sent."""
        row = {"server": server.guild.id, "week": this - 1, "person": 5, "game": 1, "at": 1}
        await world.host.store.database.write(lambda c: c.execute(insert(vote).values(row)))
        state = update(weekly).values(week=this - 1, sending=sending)
        await world.host.store.database.write(lambda c: c.execute(state))
        await world.restart(server.env)
        await settled(world)
        kept = await world.host.weekly.of(server.guild.id)
        assert kept is not None
        assert (kept.week, kept.sending) == (this, None)
        assert await world.host.store.weekly.everywhere(5) == []

    await killed(this)
    assert len(told(server, channel)) == 1
    (said,) = told(server, channel)
    server.env.backend.delete_message(channel.id, said.id)
    await killed(this)
    assert len(told(server, channel)) == 1, "it was not sent"
    await killed(None)
    assert len(told(server, channel)) == 2, "what nobody had begun to send is sent"


async def test_a_table_that_not_everybody_may_see_gets_no_votes_and_is_not_told(server: Server, world: World) -> None:
    await server.table("Ann", "Ben")
    games, no = server.channel, discord.PermissionOverwrite(view_channel=False)
    outsiders = server.guild.create_role("outsiders")
    server.channel = server.guild.create_text_channel("hidden", overwrites={outsiders: no})
    await server.table("Cat", "Dan")
    server.channel = server.guild.create_text_channel("soon hidden")
    await server.table("Eve", "Flo")
    soon, server.channel = server.channel, games
    channel = await wanted(server, world)
    assert await voted(server, "Fay", 2) == SAY("no-vote-not-public")
    await voted(server, "Gil", 1)
    for name in ("Fay", "Hal"):
        assert await voted(server, name, 3) == SAY("vote-given", number=3)
    hides = discord.Permissions(view_channel=True).value
    server.env.backend.set_overwrite(soon.id, Overwrite(outsiders.id, OverwriteType.ROLE, allow=0, deny=hides))
    await server.env.settle()
    await monday(world)
    (said,) = told(server, channel)
    assert "table 1" in text(said)
    assert not re.search("table [23]", text(said))


async def test_it_is_told_when_the_list_has_a_place_and_nowhere_without_one(server: Server, world: World) -> None:
    await server.table("Ann", "Ben")
    channel, me = await wanted(server, world), server.guild.me
    await voted(server, "Fay", 1)
    closed = server.guild.create_text_channel(
        "closed", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
    )
    await choose(server, world, [closed])
    await monday(world)
    assert told(server, closed) == []
    await choose(server, world, [channel])
    world.ahead += HOUR
    await settled(world)
    assert len(told(server, channel)) == 1
    await voted(server, "Fay", 1)
    await choose(server, world, [])
    await monday(world)
    await choose(server, world, [channel])
    world.ahead += HOUR
    await settled(world)
    assert len(told(server, channel)) == 1, "there was no list on Monday"


@pytest.mark.parametrize("locale", LOCALES)
async def test_its_message_fits_discord(server: Server, world: World, locale: str) -> None:
    await server.table("Ann", "Ben", "Cat", "Dan")
    for person in (await world.host.register.table(1)).persons():
        await world.host.store.seats.rename(1, person, "深" * 32, 1)
    table = await world.host.register.table(1)
    weekly_card(table, Speaker(locale), "w" + "9" * 6, ()).view()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_its_buttons_stand_soon_below_its_picture_on_a_phone(game: AnyGame) -> None:
    *_, seen = looks(game, game.seats[-1], every=31)
    for locale in LOCALES:
        card = _pictured(seen.table, seen, seen.table.speaker(locale), "w1", Past())
        assert heights(card).whole < 900
