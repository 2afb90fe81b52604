"""What a league says of its tables and seasons: where they are, whose they are, how past ones ended, and that its
message cannot be shown."""

from __future__ import annotations

from random import Random

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

import db
from cogs.posts.lobby_card import lobby_card
from host import ANNOUNCED, Person, Place
from host.calls import terms_of
from host.clocks.terms import DAY, HOUR
from host.leagues.charter import is_open, of_season
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.test_league import NAMES, messages, published, texts
from tests.cogs.test_places import with_reports
from tests.cogs.test_seek import settled
from tests.host.leagues_of import ended
from words import Speaker

SAY = Speaker("en")


async def begun(server: Server, world: World, *names: str, **chosen: str) -> db.Book:
    """A league in its first round."""
    await published(server, world, *names, **chosen)
    world.ahead += 7 * DAY
    await settled(world)
    return await world.host.leagues.book(server.guild.id, 1)


async def season_over(server: Server, world: World, chance: Random) -> db.Book:
    """All tables of a season come to an end."""
    book = await world.host.leagues.book(server.guild.id, 1)
    season = book.league.season
    while book.league.season == season and book.league.stage is db.Stage.PLAYED:
        for each in filter(is_open, of_season(book, season)):
            table = await world.host.register.table(each.numbered or 0)
            points = chance.sample(range(20), len(table.seats))
            await ended(world.host, table.id, points, world.now())
        world.host.errands.wake()
        await settled(world)
        book = await world.host.leagues.book(server.guild.id, 1)
    return book


async def test_a_table_names_its_league_and_the_league_links_to_it(server: Server, world: World) -> None:
    book = await begun(server, world, *NAMES, kind="divisions", size="4", rounds="4", seasons="2")
    (message,) = messages(server, "lgleave")
    for each in book.fixtures:
        table = await world.host.register.table(each.numbered or 0)
        assert table.row.thread is not None
        world.ahead += 60
    await settled(world)
    (message,) = messages(server, "lgleave")
    guild = server.guild.id
    home = f"https://discord.com/channels/{guild}/{server.channel.id}/{message.id}"
    for n, each in enumerate(book.fixtures):
        table = await world.host.register.table(each.numbered or 0)
        assert f"[Table {table.id}](https://discord.com/channels/{guild}/{table.row.thread})" in text(message)
        said = f"[The Cup]({home}) · season 1 · round 1 · division {n + 1}"
        thread = next(each for each in server.channel.threads if each.id == table.row.thread)
        board = server.board(thread)
        assert f"-# {said}" in text(board).splitlines()
        speak = table.speaker("en")
        assert said in str(lobby_card(table, speak, "").parts[0])
        person = next(who for who in server.people.values() if who.id == table.player(0))
        assert f"-# Ferry · table {table.id} · {said}" in text(await press(person, board, "move"))
    await world.host.steward.close(book.fixtures[0].numbered or 0, 9, "none")
    over = await world.host.register.table(book.fixtures[0].numbered or 0)
    anew, _ = await world.host.lobby.anew(
        over, Person(over.persons()[0], "x"), Place(over.row.server, over.row.channel)
    )
    assert terms_of(anew.row).league is None, "another game of the same people is no league's"
    assert terms_of(anew.row).clock == terms_of(over.row).clock


async def test_how_past_seasons_ended_can_be_looked_up(server: Server, world: World) -> None:
    await begun(server, world, *NAMES, size="4", rounds="2", seasons="3")
    zoe, chance = server.person("Zoe"), Random(7)

    async def standings(**which: int) -> str:
        return text(await zoe.slash(server.channel, "league standings", **which))

    book = await season_over(server, world, chance)
    first = await standings()
    assert first.startswith("### The Cup: season 1\n")
    assert "· **champion**" in first
    champion = first.partition("**1** · **")[2].partition("**")[0]
    await world.host.leagues.leave(server.guild.id, 1, server.person(champion).id)
    assert await standings() == await standings(season=1) == first, "who leaves afterwards has won all the same"
    world.ahead += 7 * DAY
    await settled(world)
    assert (await standings()).startswith("### The Cup: season 2\n")
    assert await standings(season=1) == first
    refused = SAY("no-league-no-season", seasons="1")
    assert await standings(season=3) == await standings(season=12) == refused
    await season_over(server, world, chance)
    shown = await zoe.slash(server.channel, "league standings")
    assert text(shown).startswith("### The Cup: season 2\n")
    assert labels(shown) == ["Season 1"]
    shown = await press(zoe, shown, "lgtable")
    assert text(shown) == first
    assert labels(shown) == ["Season 2"]
    world.ahead += 7 * DAY
    await settled(world)
    shown = await zoe.slash(server.channel, "league standings", season=2)
    assert labels(shown) == ["Season 1", "Season 3"]
    book = await season_over(server, world, chance)
    assert book.league.stage is db.Stage.OVER
    assert "· **champion**" in await standings()
    assert await standings(season=1) == first
    assert await standings(season=3) == await standings()


async def test_admins_are_told_once_that_a_league_cannot_be_shown(server: Server, world: World) -> None:
    faults = await with_reports(server, world)
    await begun(server, world, *NAMES[:4])
    before, me = len(texts(server)), server.guild.me
    deny = discord.Permissions(send_messages=True).value
    server.env.backend.set_overwrite(server.channel.id, Overwrite(me.id, OverwriteType.MEMBER, allow=0, deny=deny))
    await server.env.settle()
    for name in ("Eve", "Fay"):
        await world.host.leagues.leave(server.guild.id, 1, server.person(NAMES[name == "Fay"]).id)
        world.ahead += HOUR
        await settled(world)
    said = [text(each) for each in faults.history(viewer=server.person("Admin"))]
    why = SAY("listing-lost-may-not-send")
    told = SAY("report-league-lost", title="The Cup", channel=server.channel.mention, why=why)
    assert said.count(told) == 1
    server.env.backend.delete_overwrite(server.channel.id, me.id)
    await server.env.settle()
    world.ahead += HOUR
    await settled(world)
    assert len(texts(server)) == before + 2, "what was to be said is said then"


async def test_an_hour_in_which_nothing_happens_is_no_work(server: Server, world: World) -> None:
    await begun(server, world, *NAMES[:4])
    world.ahead += 2 * HOUR
    await world.host.store.errands.stir(server.guild.id, ANNOUNCED, world.now())
    world.host.errands.wake()
    await settled(world)
    row = next(each for each in await world.host.store.errands.of(server.guild.id) if each.kind == ANNOUNCED)
    assert row.at > world.now()
