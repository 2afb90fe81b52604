"""What people say about themselves by `/me`, on servers and in direct messages, and the calls that wait for them."""

from __future__ import annotations

import logging
import random
import re

import msgspec
import pytest
import simcord
from msgspec.structs import replace

from cogs.me.typed_hours import read_hours, say_hours
from cogs.posts.waiting_calls import SAID, WaitingCalls
from host import Refused
from host.attention.attention import INVITED, NEWS, NEXT, Waiting
from host.life import Life
from host.posts import call as post
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, labels, press, refs, rested, text
from tests.cogs.test_panel import opened, play
from tests.host.test_life import a_life
from tests.soak import times
from words import LOCALES, Speaker

SAY = Speaker("en")


@pytest.mark.parametrize("language", LOCALES)
def test_hours_are_read_as_they_are_said(language: str) -> None:
    speak, chance = Speaker(language), random.Random(language)
    for _ in range(times(100)):
        hours = a_life(chance).hours
        if any(hours):
            assert read_hours(say_hours(hours, speak), speak) == hours


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("9-22", ((540, 1_320),) * 7),
        ("mo-fr 17-22; sa 9:30 - 23", ((1_020, 1_320),) * 5 + ((570, 1_380), None)),
        ("Fri to Sun 20.00–2", (None,) * 4 + ((1_200, 1_560),) * 3),
        ("sunday to monday 0-24", ((0, 1_440), *(None,) * 5, (0, 1_440))),
    ],
)
def test_hours_are_read_as_people_type_them(typed: str, hours: tuple[object, ...]) -> None:
    assert read_hours(typed, SAY) == hours


UNCLEAR = ("", "mon", "mon 9", "xday 9-10", "mon 9-10, mon 11-12", "9-25", "9:70-10", "24-3", "m 9-10")


@pytest.mark.parametrize("typed", UNCLEAR)
def test_hours_that_are_not_understood_are_refused(typed: str) -> None:
    with pytest.raises(Refused):
        read_hours(typed, SAY)


async def test_what_somebody_says_is_kept_and_shown_and_is_in_no_log(
    server: Server, world: World, caplog: pytest.LogCaptureFixture
) -> None:
    ann = server.person("Ann")
    for name in ("cogs", "host", "db"):
        caplog.set_level(logging.DEBUG, name)
    shown = await ann.slash(server.channel, "me time", zone="Europe/Berlin")
    assert shown.ephemeral
    assert "Berlin" in text(shown)
    shown = await part(ann, shown, "hours")
    shown = await ann.select(shown.response, ["9-21"], custom_id=button(shown, "mechosen")["custom_id"])
    assert "Mon–Sun 9:00–21:00" in text(shown)
    shown = await part(ann, shown, "away")
    shown = await ann.select(shown.response, ["7"], custom_id=button(shown, "mechosen")["custom_id"])
    assert SAY("me-gone") in text(shown)
    life = await world.host.attention.life(ann.id)
    assert (life.zone, life.hours) == ("Europe/Berlin", ((540, 1_260),) * 7)
    assert life.away is not None
    assert life.clock(life.away) == 0
    shown = await press(ann, shown, "meback")
    assert (await world.host.attention.life(ann.id)).away is None
    await world.restart(server.env)
    assert (await world.host.attention.life(ann.id)).zone == "Europe/Berlin"
    said = ("Berlin", "1260", "21:00", str(ann.id), str(life.away))
    assert [line for line in caplog.messages if any(each in line for each in said)] == []


async def test_somebody_gets_a_copy_and_is_forgotten_after_a_question(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    await first.slash(thread, "me time", zone="Europe/Berlin")
    shown = await first.slash(thread, "me data")
    assert shown.ephemeral
    (file,) = shown.response.attachments
    told = msgspec.json.decode(await file.read())
    assert (told["person"], told["time"]["zone"], len(told["tables"])) == (first.id, "Europe/Berlin", 1)
    asked = await first.slash(thread, "me forget")
    assert asked.ephemeral
    assert SAY("me-forget-stays") in text(asked)
    assert await world.host.store.seats.everywhere(first.id), "nothing goes before the answer"
    assert text(await press(first, asked, "meforget")) == SAY("me-forgotten", count=1)
    assert await world.host.store.seats.everywhere(first.id) == []
    assert other.id in (await world.host.register.table(1)).persons()
    again = await first.slash(thread, "me forget")
    assert text(await press(first, again, "meforget")) == SAY("me-forgotten", count=0)


async def test_a_call_waits_until_its_person_may_be_called(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    before, now = called(server, thread.id), world.host.clock()
    await world.host.attention.live(other.id, Life(away=now + 90_000))
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    assert called(server, thread.id) == before
    world.ahead += 90_100
    await world.quiet()
    assert called(server, thread.id) == [*before, other.id]
    assert SAY("calls-head", who=f"<@{other.id}>", count=1) in text(server.board(thread))


async def test_a_post_that_is_tried_again_later_looks_again_at_who_may_be_called(
    server: Server, world: World
) -> None:
    thread, first, other = await opened(server, world)
    server.env.inject_error("POST", "/channels/*/messages", status=503, code=0, times=1)
    before = len(called(server, thread.id))
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    await world.quiet()
    assert called(server, thread.id)[before:] == [other.id], "what Discord refused"
    await world.host.attention.live(other.id, Life(away=world.host.clock() + 90_000))
    world.ahead += 60
    await world.quiet()
    assert called(server, thread.id)[before:] == [other.id]
    world.ahead += 90_000
    await world.quiet()
    assert called(server, thread.id)[before:] == [other.id, other.id]


@pytest.mark.parametrize("joins", [False, True])
async def test_who_may_not_be_called_is_invited_later_unless_they_join_before(
    server: Server, world: World, joins: bool
) -> None:
    thread, (ann, ben) = await server.table("Ann", start=False), map(server.person, ("Ann", "Ben"))
    await rested(world)
    await world.host.attention.live(ben.id, Life(away=world.host.clock() + 90_000))
    invited = await ann.slash(thread, "game table invite", person=ben)
    assert ben.mention in text(invited.followups[0])
    assert "join" in {ref.what for _, ref in refs(invited.followups[0])}
    assert pinged(server) == []
    if joins:
        await press(ben, invited.followups[0], "join")
    world.ahead += 90_100
    await world.quiet()
    assert called(server, thread.id) == ([] if joins else [ben.id])
    if not joins:
        assert SAY("calls-head-invited", who=ben.mention, count=1) in text(server.board(thread))
        await press(ben, server.board(thread), "join")
        assert (await world.host.register.table(1)).seat_of(ben.id) is not None


async def test_who_was_just_called_is_not_pinged_by_an_invitation(server: Server, world: World) -> None:
    first, second = [await server.table(name, start=False) for name in ("Ann", "Cat")]
    ann, ben, cat = map(server.person, ("Ann", "Ben", "Cat"))
    await ann.slash(first, "game table invite", person=ben)
    assert pinged(server) == [ben.id]
    await cat.slash(second, "game table invite", person=ben)
    assert pinged(server) == [ben.id]
    world.ahead += 600
    await world.quiet()
    assert called(server, second.id) == [ben.id]


def pinged(server: Server) -> list[int]:
    """The people pinged by what followed an answer."""
    posts = [r.json for r in server.env.http_requests if r.method == "POST" and r.path.startswith("/webhooks/")]
    return [int(person) for post in posts for person in (post.get("allowed_mentions") or {}).get("users", ())]


async def part(
    person: simcord.MemberActor, shown: simcord.InteractionResult, topic: str
) -> simcord.InteractionResult:
    """Press the button to one part of what somebody may say."""
    wanted = next(each for each, ref in refs(shown) if (ref.what, ref.text) == ("mepart", topic))
    assert shown.response is not None
    return await person.click(shown.response, custom_id=wanted["custom_id"])


def called(server: Server, channel: int) -> list[int]:
    """The people called by messages in a channel, each as often as they were."""
    start = f"/channels/{channel}/messages"
    posts = [r.json for r in server.env.http_requests if r.method == "POST" and r.path.startswith(start)]
    return [person for post in posts for person in post["allowed_mentions"].get("users", ())]


async def two_wait(server: Server, world: World) -> tuple[simcord.ChannelHandle, simcord.MemberActor]:
    """Two tables that wait for Ben, who wants all calls at once, an hour from now; the thread of the first."""
    first, _, ben = await server.table("Ann", "Ben"), await server.table("Cat", "Ben"), server.person("Ben")
    await rested(world)
    minute = Life().clock(world.host.clock()) + 60
    await world.host.attention.live(ben.id, Life(digest=(minute % 1_440,)))
    for number in (1, 2):
        await world.host.queue.add(number, [post(range(2), world.host.clock())])
    await world.quiet()
    return first, ben


def told(server: Server, count: int) -> list[tuple[int, str]]:
    """The messages that call somebody to so many tables: in which channel, and their lines."""
    found = []
    for request in server.env.http_requests:
        if request.method == "POST" and re.fullmatch(r"/channels/\d+/messages", request.path):
            words = "\n".join(each["content"] for each in request.json.get("components", ()) if each["type"] == 10)
            if SAY("calls-head", who="none", count=count) in words or f"{count} tables wait" in words:
                found.append((int(request.path.split("/")[2]), words))
    return found


def warned(server: Server, person: simcord.MemberActor) -> int:
    """How many messages have told somebody that they are next."""
    posts = [
        each.json for each in server.env.http_requests if each.method == "POST" and "components" in (each.json or {})
    ]
    return sum(SAY("calls-head-next", who=f"<@{person.id}>", count=1) in str(each) for each in posts)


async def test_who_wants_to_know_is_told_once_that_they_are_next(server: Server, world: World) -> None:
    _, first, other = await opened(server, world)
    seats = (
        {first.id: 0, other.id: 1}
        if (await world.host.now.look(1, first.id)).seat == 0
        else {first.id: 1, other.id: 0}
    )
    for person in (first, other):
        await world.host.attention.live(person.id, Life(warned=person is other))
    for _ in range(3):  # called, and called again
        await world.host.queue.add(1, [post([seats[first.id]], world.host.clock())])
        await world.quiet()
        world.ahead += 700
        await world.quiet()
        assert [warned(server, each) for each in (first, other)] == [0, 1]


async def test_who_is_asked_meanwhile_is_not_told_that_they_are_next(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    await world.host.attention.live(other.id, Life(away=world.host.clock() + 90_000, warned=True))
    await world.host.attention.warn(1)
    for action in ("move 3", "move mill", "end"):
        await play(world, (first.id, action))
    world.ahead += 90_000
    await world.quiet()
    assert warned(server, other) == 0
    assert other.id in called(server, thread.id)


async def test_one_message_calls_to_all_tables(server: Server, world: World) -> None:
    thread, _ = await two_wait(server, world)
    world.ahead += 3_601
    await world.quiet()
    ((channel, words),) = told(server, 2)
    assert channel != thread.id, "a direct message"
    assert [f"table {number}" in words for number in (1, 2)] == [True, True]
    world.ahead += 600
    await world.quiet()
    assert len(told(server, 2)) == 1


async def test_who_takes_no_direct_messages_is_called_at_a_table(server: Server, world: World) -> None:
    thread, ben = await two_wait(server, world)
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    world.ahead += 3_601
    await world.quiet()
    ((channel, words),) = told(server, 2)
    assert channel == thread.id
    assert f"<@{ben.id}>" in words
    assert SAY("me-closed") in text(await ben.slash(server.channel, "me time"))
    assert SAY("me-closed") not in text(await server.person("Ann").slash(server.channel, "me time"))


async def test_nobody_is_told_that_it_is_their_move_at_a_table_that_is_over(server: Server, world: World) -> None:
    thread, first, other = await opened(server, world)
    await rested(world)
    minute = (Life().clock(world.host.clock()) + 60) % 1_440
    await world.host.attention.live(other.id, Life(digest=(minute,)))
    for person in (first, other):
        await press(person, await person.slash(thread, "game table end"), "really")
    await world.quiet()
    server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    world.ahead += 3_601
    await world.quiet()
    (card,) = [
        r.json
        for r in server.env.http_requests
        if r.method == "POST" and r.path == f"/channels/{thread.id}/messages" and SAY("calls-over") in str(r.json)
    ]
    assert SAY("button-move") not in str(card)
    assert SAY("calls-head-news", who=f"<@{other.id}>", count=1) in str(card), "it does not wait for them"
    assert f"https://discord.com/channels/{server.guild.id}/{thread.id}" in str(card)


async def test_what_the_heading_of_calls_says_is_not_said_of_each_table(server: Server, world: World) -> None:
    await opened(server, world)
    table, calls = await world.host.register.table(1), WaitingCalls(world.bot)
    for why, other in ((NEWS, NEXT), (NEXT, INVITED), (INVITED, NEWS)):
        for whys, said in (((why,), 0), ((why, other), 1)):
            waiting = Waiting(1, Life(), tuple((table, each) for each in whys))
            _, lines, *_ = (await calls._card(waiting, "p1", server.guild.id)).parts
            assert str(lines).count(SAY(SAID.get(why, "calls-news"))) == said, (whys, lines)


async def test_calls_that_reached_discord_before_a_crash_are_not_made_again(server: Server, world: World) -> None:
    await two_wait(server, world)
    made = world.host.attention.made

    async def crash(_: object) -> None:
        raise ConnectionError("the process is killed here")

    world.host.attention.made = crash  # type: ignore[method-assign]
    world.ahead += 3_601
    await world.quiet()
    assert len(told(server, 2)) == 1
    world.host.attention.made = made  # type: ignore[method-assign]
    await world.restart(server.env)
    world.ahead += 120
    await world.quiet()
    assert len(told(server, 2)) == 1
    assert not await world.host.store.attention.owed(server.person("Ben").id)


@pytest.mark.parametrize("code", [0, 10003, 50013])
@pytest.mark.parametrize("direct", [True, False])
async def test_calls_that_did_not_reach_discord_are_made_a_minute_later(
    server: Server, world: World, code: int, direct: bool
) -> None:
    await two_wait(server, world)
    if not direct:
        server.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    server.env.inject_error("POST", "/channels/*/messages", status=403 if code else 503, code=code, times=2)
    world.ahead += 3_601
    await world.quiet()
    for tried in (1, 2, 3):  # two were refused
        assert len(told(server, 2)) == tried
        world.ahead += 60
        await world.quiet()
    assert [(await world.host.register.table(number)).row.lost for number in (1, 2)] == [None, None]


async def test_forgetting_somebody_forgets_what_they_said(server: Server, world: World) -> None:
    _, ben = await two_wait(server, world)
    await world.host.seats.resign(1, ben.id)
    await world.host.seats.resign(2, ben.id)
    await world.host.steward.forget(server.guild.id, ben.id, 999)
    assert await world.host.attention.life(ben.id) == Life()
    assert not await world.host.store.attention.owed(ben.id)


async def test_a_person_sees_all_their_tables_on_all_servers_what_waits_for_them_first(
    server: Server, world: World
) -> None:
    thread, first, other = await opened(server, world)
    elsewhere = await server.finished(server.env.create_guild())
    channel = elsewhere.create_text_channel("games")
    guest = elsewhere.add_member(other.user)
    await guest.slash(channel, "game create", game="ferry")
    await server.table("Ann", "Cat", start=False)
    life = Life(away=world.host.clock() + 90_000)
    await world.host.attention.live(first.id, life)
    listed = await press(other, await other.slash(server.channel, "game list"), "mine")
    for shown in (listed, await guest.slash(channel, "me tables"), await guest.slash(channel, "game mine")):
        assert shown.response.ephemeral
        lines = text(shown).split("\n")
        assert lines[1] == SAY("mine-waiting", count=1)
        assert f"table 1](https://discord.com/channels/{server.guild.id}/{thread.id})" in lines[2]
        assert SAY("person-away", until=life.away) in lines[2]
        assert lines[3] == SAY("mine-open")
        assert "table 2" in lines[4]
        assert len(lines) == 5, "no table of others"
        assert {"Table 1", "Table 2"} <= {*labels(shown)}, "each has a button that leads there"
    assert SAY("person-away", until=life.away) in text(await other.slash(thread, "game table people"))
    await world.host.attention.live(first.id, replace(life, hidden=True))
    assert "away" not in text(await other.slash(server.channel, "me tables"))
    mine = await first.slash(server.channel, "me tables")
    assert SAY("mine-asked", count=1) in text(mine)
    assert text(await press(first, mine, "move")).startswith("### First move")


async def test_who_has_chosen_a_language_reads_it_everywhere(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    shown = await part(first, await first.slash(server.channel, "me time"), "language")
    shown = await first.select(shown.response, ["de"], custom_id=button(shown, "mechosen")["custom_id"])
    german = Speaker("de")
    assert german("me-head") in text(shown)
    await world.restart(server.env)
    assert german("button-me") in labels(await first.slash(thread, "game table people"))
    assert "Erste von zwei Bewegungen" in text(await first.slash(thread, "game move"))
