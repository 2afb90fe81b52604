"""Following a table: a word once a day at most, by the rules of all calls, to nobody who may not look there."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import discord
import pytest
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from cogs.kit.custom_ids import Ref
from db.attention import OWED
from db.follows import Watch
from engine.core.text import write
from host import Person
from host.attention.attention import WATCHED
from host.follows import DAY, MOST
from host.life import Life
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.test_forged import forged
from tests.soak import times
from words import Speaker

SAY = Speaker("en")
HEAD = SAY("calls-head-watched")


async def moved(world: World, number: int = 1) -> None:
    """Whoever is waited for makes any move."""
    look = await world.host.now.look(number, None)
    person = look.table.player(look.waiting[0])
    assert person is not None
    mine = await world.host.now.look(number, person)
    key = f"m{number} {look.table.row.head}"
    await world.host.now.add(key, number, person, None, write(next(iter(mine.offers[0]))))
    await world.quiet()


async def passes(world: World, seconds: int = DAY + 1) -> None:
    """Time goes by, and what is due is done."""
    for each in (seconds, 130):
        world.ahead += each
        world.host.work.wake()
        await world.quiet()


def told(server: Server) -> list[Any]:
    """The messages with news of followed tables."""
    found = []
    for each in server.env.http_requests:
        if each.method == "POST" and each.path.endswith("/messages") and HEAD in str(each.json):
            assert int(each.path.split("/")[2]) not in {server.channel.id, *(t.id for t in server.channel.threads)}
            found.append(each.json)
    return found


async def follower(server: Server, name: str = "Fay") -> simcord.MemberActor:
    fay = server.person(name)
    assert SAY("follow-yes") in text(await fay.slash(server.channel.threads[-1], "game table follow"))
    return fay


async def test_a_follower_reads_once_a_day_that_something_has_happened_and_nothing_else(
    server: Server, world: World
) -> None:
    await server.table("Ann", "Ben")
    fay = await follower(server)
    await passes(world)
    assert told(server) == [], "nothing has happened"
    for _ in range(3):
        await moved(world)
    assert told(server) == [], "not at each move"
    await passes(world)
    (news,) = told(server)
    assert "table 1" in str(news)
    assert SAY("button-unfollow-table", number=1) in str(news)
    await passes(world)
    await passes(world)
    assert len(told(server)) == 1
    await moved(world)
    await passes(world)
    assert len(told(server)) == 2
    assert await world.host.store.follows.of(fay.id) == [1]


async def test_nobody_follows_unless_they_want_to_and_one_press_ends_it(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    await moved(world)
    await passes(world)
    assert told(server) == []
    fay = server.person("Fay")
    people = await press(fay, server.board(thread), "table")
    shown = await press(fay, people, "follow")
    assert SAY("button-replay") in labels(shown)
    ended = await press(fay, shown, "unfollow")
    assert SAY("follow-ended", number=1) in text(ended)
    await moved(world)
    await passes(world)
    assert told(server) == []
    assert SAY("button-follow") not in labels(await server.person("Ann").slash(thread, "game table people"))


async def test_the_button_of_a_message_ends_it_where_no_server_is(server: Server, world: World) -> None:
    await server.table("Ann", "Ben")
    fay = await follower(server)
    await moved(world)
    world.ahead += DAY + 1
    world.host.work.wake()
    await world.quiet()  # a word waits
    assert [each.why for each in await world.host.store.attention.owed(fay.id)] in ([WATCHED], [])
    assert SAY("follow-ended", number=1) in await forged(server, "Fay", Ref("unfollow", token="1").id())
    assert await world.host.store.attention.owed(fay.id) == []
    await passes(world)
    assert await world.host.store.follows.of(fay.id) == []


async def test_following_ends_with_the_table_which_is_told_once(server: Server, world: World) -> None:
    await server.table("Ann", "Ben")
    fay = await follower(server)
    await world.host.steward.close(1, 9, "over")
    await passes(world)
    (news,) = told(server)
    assert SAY("calls-over") in str(news)
    await passes(world)
    assert len(told(server)) == 1
    assert await world.host.store.follows.of(fay.id) == []


async def test_who_may_not_look_there_any_more_or_sits_there_is_told_nothing(server: Server, world: World) -> None:
    await server.table("Ann", "Ben")
    fay, gus, hal = [await follower(server, name) for name in ("Fay", "Gus", "Hal")]
    await moved(world)
    sees = discord.Permissions(view_channel=True).value
    server.env.backend.set_overwrite(server.channel.id, Overwrite(fay.id, OverwriteType.MEMBER, allow=0, deny=sees))
    server.env.backend.remove_member(server.guild.id, gus.id)
    await server.env.settle()
    await world.host.steward.remove(1, 1, 9, "away")
    await world.host.seats.take(1, 1, Person(hal.id, hal.name))
    await passes(world)
    assert told(server) == []
    for each in (fay, gus, hal):
        assert await world.host.store.follows.of(each.id) == [], each.name


async def test_news_keep_to_hours_and_digests_and_come_together(server: Server, world: World) -> None:
    await server.table("Ann", "Ben")
    await server.table("Cat", "Dan")
    fay = server.person("Fay")
    for number in (1, 2):
        await fay.slash(server.channel, "game table follow", table=str(number))
        world.ahead += 500
    await world.host.attention.live(fay.id, Life(away=world.host.clock() + 2 * DAY))
    for number in (1, 2):
        await moved(world, number)
    await passes(world)
    assert told(server) == [], "away"
    await passes(world)
    (news,) = told(server)
    assert ["table 1" in str(news), "table 2" in str(news)] == [True, True]


async def test_who_takes_no_direct_messages_is_named_nowhere(server: Server, world: World) -> None:
    await server.table("Ann", "Ben")
    fay = await follower(server)
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    await moved(world)
    before = len(server.env.http_requests)
    await passes(world)
    posts = [str(each.json) for each in server.env.http_requests[before:] if each.method == "POST"]
    assert not any(f"<@{fay.id}>" in each or HEAD in each for each in posts)
    assert await world.host.store.attention.owed(fay.id) == []


async def test_somebody_follows_some_tables_and_not_their_own(server: Server, world: World) -> None:
    thread = await server.table("Ann", "Ben")
    assert text(await server.person("Ann").slash(thread, "game table follow")) == SAY("no-follows-seated")
    fay = await follower(server)
    await server.table("Ann", "Ben")
    follows = world.host.store.follows
    assert not await follows.begin(2, Watch(fay.id, 0), 10**10, 1)
    assert await follows.begin(1, Watch(fay.id, 0), 10**10, 1), "they follow that one"
    assert await follows.begin(2, Watch(fay.id, 0), 10**10, MOST)
    assert await follows.of(fay.id) == [1, 2]


@pytest.mark.parametrize("seed", range(times(2)))
async def test_at_random_nobody_is_told_more_than_once_a_day_or_of_nothing(
    server: Server, world: World, seed: int
) -> None:
    chance = random.Random(seed)
    await server.table("Ann", "Ben")
    fay, known, when = await follower(server), 0, list[int]()
    known = (await world.host.register.table(1)).row.head
    for _ in range(25):
        match chance.randrange(4):
            case 0 | 1:
                await moved(world)
            case 2:
                before = len(told(server))
                await passes(world, chance.choice((3_600, DAY // 2, DAY + 1)))
                if len(told(server)) > before:
                    assert len(told(server)) == before + 1
                    head = (await world.host.register.table(1)).row.head
                    assert head > known, "there was something to tell"
                    known = head
                    when.append(world.host.clock())
            case 3:
                if chance.random() < 0.3:
                    await world.host.follows.unfollow(1, fay.id)
                    await world.host.follows.follow(1, fay.id)
    assert all(later - earlier >= DAY - 3_600 - 600 for earlier, later in pairwise(when))
    assert not [row for row in await world.host.queue.due(2**60, 500) if row.kind == OWED and row.done]
