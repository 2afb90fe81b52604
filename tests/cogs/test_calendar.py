"""Discord's own events tell when the sign-up and the rounds of a league end, if its organiser wishes so."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
import pytest
from discord.http import HTTPClient
from simcord.backend.models import ScheduledEvent

import db
from host import CALENDAR
from host.clocks.terms import DAY, HOUR
from host.leagues.charter import is_open, of_season
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.test_league import NAMES, messages, prepared, texts
from tests.cogs.test_places import with_reports
from tests.cogs.test_seek import settled
from tests.host.leagues_of import ended
from words import Speaker

SAY = Speaker("en")
SIGN_UP = "The Cup: last moment to sign up"


def allow(server: Server, *, yes: bool) -> None:
    """Whether the bot may make events."""
    guild = server.env.backend.get_guild(server.guild.id)
    for number in (guild.id, *guild.members[server.guild.me.id].role_ids):
        rights = discord.Permissions(int(guild.roles[number].permissions))
        rights.update(manage_events=yes, create_events=yes)
        server.env.backend.edit_role(guild.id, number, {"permissions": rights.value})


def events(server: Server) -> list[ScheduledEvent]:
    """The server's, the oldest first."""
    found = server.env.backend.get_guild(server.guild.id).scheduled_events
    return [found[number] for number in sorted(found)]


def told(server: Server) -> list[tuple[str, int]]:
    """Their names, and when they start."""
    return [
        (each.name, int(discord.utils.parse_time(each.scheduled_start_time).timestamp())) for each in events(server)
    ]


async def open_league(server: Server, world: World, **chosen: str) -> db.Book:
    """A published league that wants events."""
    boss, shown = await prepared(server, **{"size": "4", "rounds": "2"} | chosen)
    shown = await press(boss, await press(boss, shown, "lgterms"), "lgevents")
    assert "Events in Discord: yes" in labels(shown)
    await press(boss, await press(boss, shown, "lgdraft"), "lgopen")
    await settled(world)
    return await world.host.leagues.book(server.guild.id, 1)


async def signed(server: Server, world: World) -> None:
    """Four people sign up, and the first round begins."""
    for name in NAMES[:4]:
        await press(server.person(name), messages(server, "lgjoin")[0], "lgjoin")
    world.ahead += 7 * DAY
    await settled(world)


async def round_over(server: Server, world: World) -> db.Book:
    """The tables of a round come to an end."""
    book = await world.host.leagues.book(server.guild.id, 1)
    for each in filter(is_open, of_season(book, book.league.season)):
        await ended(world.host, each.numbered or 0, Random(each.round).sample(range(9), 4), world.now())
    world.host.errands.wake()
    await settled(world)
    return await world.host.leagues.book(server.guild.id, 1)


async def test_an_event_follows_a_league_from_sign_up_to_its_end(server: Server, world: World) -> None:
    book = await open_league(server, world)
    (made,) = events(server)
    assert told(server) == [(SIGN_UP, book.league.until)]
    assert made.entity_metadata == {"location": "#games"}
    (message,) = messages(server, "lgjoin")
    world.ahead += 60
    await world.host.leagues.set_events(server.guild.id, 1, on=True)
    await settled(world)
    assert f"/{server.channel.id}/{message.id}" in str(events(server)[0].description)
    await signed(server, world)
    book = await world.host.leagues.book(server.guild.id, 1)
    assert told(server)[1:] == [("The Cup: round 1 ends", book.league.until)], "that of the sign-up ends by itself"
    first = events(server)[1].id
    book = await round_over(server, world)
    assert told(server)[1:] == [("The Cup: round 2 ends", book.league.until)]
    assert events(server)[1].id == first, "whoever wants to be reminded still is"
    await round_over(server, world)
    assert [name for name, _ in told(server)] == [SIGN_UP], "nothing is to come any more"


async def test_no_league_has_events_unless_its_organiser_wishes_so(server: Server, world: World) -> None:
    boss, shown = await prepared(server, size="4")
    await press(boss, shown, "lgopen")
    await settled(world)
    assert events(server) == []
    shown = await boss.slash(server.channel, "league show")
    shown = await press(boss, shown, "lgevents")
    assert text(shown) == SAY("league-events-set", title="The Cup", on="yes")
    await settled(world)
    assert [name for name, _ in told(server)] == [SIGN_UP]
    await press(boss, shown, "lgevents")
    await settled(world)
    assert events(server) == []
    listed = await server.person("Ann").slash(server.channel, "league show")
    assert not any("Events in Discord" in each for each in labels(listed)), "nobody else is asked"


async def test_without_the_right_admins_are_told_once_and_all_else_goes_on(server: Server, world: World) -> None:
    faults = await with_reports(server, world)
    allow(server, yes=False)
    boss, shown = await prepared(server, size="4")
    shown = await press(boss, await press(boss, shown, "lgterms"), "lgevents")
    why = SAY("league-event-lost-no-right")
    assert why in text(shown), "at once"
    await press(boss, await press(boss, shown, "lgdraft"), "lgopen")
    await settled(world)
    for _ in range(3):
        world.ahead += 2 * HOUR
        await settled(world)
    said = [text(each) for each in faults.history(viewer=server.person("Admin"))]
    assert said == [SAY("report-league-event-lost", title="The Cup", why=why)]
    assert any("Sign up until" in each for each in texts(server)), "its own message does"
    allow(server, yes=True)
    world.ahead += HOUR
    await settled(world)
    assert [name for name, _ in told(server)] == [SIGN_UP]


async def test_an_event_that_people_deleted_is_not_made_again_for_the_same_round(
    server: Server, world: World
) -> None:
    await open_league(server, world)
    server.env.backend.delete_scheduled_event(server.guild.id, events(server)[0].id)
    await world.host.store.errands.stir(server.guild.id, CALENDAR, world.now())
    world.host.errands.wake()
    await settled(world)
    assert events(server) == []
    await signed(server, world)
    assert [name for name, _ in told(server)] == ["The Cup: round 1 ends"]


@pytest.mark.parametrize("times", [1, 2])
async def test_an_event_of_which_no_answer_came_is_not_made_twice(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """`times`: so often discord.py asks before it gives up."""
    make, left = HTTPClient.create_guild_scheduled_event, [1]

    async def lost(self: HTTPClient, *args: Any, **values: Any) -> Any:
        for _ in range(times if left else 1):
            made = await make(self, *args, **values)
        if left and left.pop():
            raise TimeoutError
        return made

    monkeypatch.setattr(HTTPClient, "create_guild_scheduled_event", lost)
    book = await open_league(server, world)
    assert len(events(server)) == times
    first = events(server)[0].id
    world.ahead += 60
    await settled(world)
    assert told(server) == [(SIGN_UP, book.league.until)]
    rows = await world.host.leagues.scheduled(server.guild.id)
    assert (rows[1].event, rows[1].sending) == (events(server)[0].id, None)
    assert rows[1].event == first, "it is found again, and no other is made in its place"


async def test_what_discord_py_asks_twice_by_itself_is_one_event(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord says that it failed, and yet it has made it."""
    make = HTTPClient.create_guild_scheduled_event

    async def twice(self: HTTPClient, *args: Any, **values: Any) -> Any:
        await make(self, *args, **values)
        return await make(self, *args, **values)

    monkeypatch.setattr(HTTPClient, "create_guild_scheduled_event", twice)
    book = await open_league(server, world)
    assert told(server) == [(SIGN_UP, book.league.until)]
    rows = await world.host.leagues.scheduled(server.guild.id)
    assert rows[1].event == events(server)[0].id


async def test_two_leagues_of_one_name_have_an_event_each(server: Server, world: World) -> None:
    await open_league(server, world)
    boss = server.person("Boss")
    shown = await boss.slash(server.channel, "league open", title="The Cup", game="ferry")
    shown = await press(boss, await press(boss, shown, "lgterms"), "lgevents")
    await press(boss, await press(boss, shown, "lgdraft"), "lgopen")
    await settled(world)
    rows = await world.host.leagues.scheduled(server.guild.id)
    assert {each.event for each in rows.values()} == {each.id for each in events(server)}
    assert len(rows) == len(events(server)) == 2
