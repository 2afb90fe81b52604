"""A league on Discord: prepared, published, joined by one press, played, announced, corrected, left."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest
import simcord
from msgspec.structs import replace
from sqlalchemy import insert

import db
from cogs.kit.card import Button, Card
from cogs.league.league_presses import standings_card
from cogs.news.league_card import league_card
from db.schema import announcement
from engine.games.ferry import GAME
from host import ANNOUNCED, Person, Refused
from host.leagues.charter import Charter, Outcome, outcome, seated
from host.leagues.format import Format, Seated
from host.leagues.moves import told
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, components, labels, press, refs, text, turned_to
from tests.cogs.test_seek import settled
from tests.host.leagues_of import played
from words import LOCALES, Speaker

SAY, DAY = Speaker("en"), 86_400
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


async def choose(
    person: simcord.MemberActor, shown: simcord.InteractionResult, name: str, *values: str
) -> simcord.InteractionResult:
    """Use one of the lists of the card."""
    shown, pick = await turned_to(person, shown, "lgdraft", lambda ref: (ref.what, ref.text) == ("lgset", name))
    return await person.select(shown.response, list(values), custom_id=pick)


async def prepared(server: Server, **chosen: str) -> tuple[simcord.MemberActor, simcord.InteractionResult]:
    """A draft of an admin's."""
    boss = server.person("Boss", manage_guild=True)
    shown = await boss.slash(server.channel, "league open", title="The Cup", game="ferry")
    assert "For 8 people" in text(shown)
    for name, value in chosen.items():
        shown = await choose(boss, shown, name, value)
    return boss, shown


def messages(server: Server, what: str) -> list[simcord.Message]:
    """The messages in the channel with a button of a kind, the newest last."""
    found = server.channel.history(viewer=server.person("Zoe"))
    return [each for each in found if any(ref.what == what for _, ref in refs(each))]


async def published(server: Server, world: World, *names: str, **chosen: str) -> None:
    """A league that these people have joined."""
    boss, shown = await prepared(server, **chosen)
    shown = await press(boss, shown, "lgopen")
    assert "**The Cup** is open" in text(shown)
    await settled(world)
    for name in names:
        (message,) = messages(server, "lgjoin")
        shown = await press(server.person(name), message, "lgjoin")
        assert "You are in **The Cup**" in text(shown)
    await settled(world)


async def test_eight_people_play_a_knock_out_from_sign_up_to_champion(server: Server, world: World) -> None:
    await published(server, world, *NAMES, kind="knockout", size="4")
    (message,) = texts(server)
    assert "Sign up until" in message, "one message says that there is a league"
    (message,) = messages(server, "lgjoin")
    assert "**8 people:** Ann, Ben, Cat, Dan, Eve, Fay, Gus, Hal" in text(message), "the message follows"
    assert "**For 8 people:** 2 rounds of 2 tables of 4" in text(message)
    world.ahead += 7 * DAY
    await settled(world)
    book = await world.host.leagues.book(server.guild.id, 1)
    while (book := await world.host.leagues.book(server.guild.id, 1)).league.stage == "played":
        for each in book.fixtures:
            if each.numbered is not None and outcome(each) is None:
                await played(world.host, each.numbered, Random(f"{each.round} {each.number}"))
        await settled(world)
    shown = await server.person("Zoe").slash(server.channel, "league standings")
    assert "· **champion**" in text(shown)
    assert any(each["type"] == 12 for each in components(shown)), "and a picture"
    champion = text(shown).partition("**1** · **")[2].partition("**")[0]
    said = texts(server)
    assert sum("begins. Tables are open" in each for each in said) == 2
    (over,) = [each for each in said if "Champion:" in each]
    assert f"**Champion: {champion}.**" in over
    assert sum("It is over." in each for each in said) == 1, "its message is one"


async def test_somebody_leaves_another_comes_and_an_organiser_corrects(server: Server, world: World) -> None:
    await published(server, world, *NAMES[:4])
    world.ahead += 7 * DAY
    await settled(world)
    ann, zoe, boss = server.person("Ann"), server.person("Zoe"), server.person("Boss", manage_guild=True)
    shown = await ann.slash(server.channel, "league leave")
    assert "Leave **The Cup**?" in text(shown)
    shown = await press(ann, shown, "lgleft")
    assert "You get no more tables" in text(shown)
    await settled(world)
    message, said = messages(server, "lgjoin")
    assert "A place is free" in text(message)
    assert "Ann has left" in text(said), "and says so below what was said since"
    shown = await press(zoe, said, "lgjoin")
    assert "You have taken a place in **The Cup**" in text(shown)
    with pytest.raises(Refused, match="league-no-place"):
        await world.host.leagues.join(server.guild.id, 1, Person(ann.id, "Ann"))
    lines = text(await boss.slash(server.channel, "league show")).split("\n")
    (line,) = (each for each in lines if each.startswith("- [Table 1]"))
    assert "Ann" in line, "who plays on at the table"
    assert "Zoe" not in line, "who comes to the next"
    await world.host.seats.resign(1, ann.id)
    shown = await boss.slash(server.channel, "league show")
    assert SAY("league-seat-free") in text(shown)
    correct = {"table": "1.1", "places": "2 1 3 3", "reason": "The board was misread"}
    suggested = await boss.autocomplete(server.channel, "league correct", "table", "")
    assert [each["value"] for each in suggested] == ["1.1"], "of the only league, unnamed"
    shown = await ann.slash(server.channel, "league correct", **correct)
    assert "Only its organiser" in text(shown)
    shown = await boss.slash(server.channel, "league correct", **correct | {"places": "2 1 3"})
    assert "Name a place for each of the 4 seats" in text(shown)
    shown = await boss.slash(server.channel, "league correct", **correct)
    assert "The result is set" in text(shown)
    await settled(world)
    book = await world.host.leagues.book(server.guild.id, 1)
    names = {each.number: each.name for each in book.entrants}
    second, first, *_ = (names[who] for who in seated(book.fixtures[0]).entrants)
    said = texts(server)
    assert any(f"1. {first}, 2. {second}, 3." in each and "Reason: The board was misread" in each for each in said)
    assert any("Zoe comes in, and takes over a place" in each for each in said)
    shown = await boss.slash(server.channel, "league close", reason="holidays")
    await press(boss, shown, "lgclose")
    await settled(world)
    said = texts(server)
    assert any("was ended by an organiser" in each and "holidays" in each for each in said)
    assert all("Ann has left" in text(each) for each in messages(server, "lgjoin"))


async def test_only_whom_admins_allow_runs_leagues_and_a_draft_is_nobody_elses(server: Server, world: World) -> None:
    shown = await server.person("Ann").slash(server.channel, "league open", title="Mine", game="ferry")
    assert "Leagues may be run here only by" in text(shown)
    boss, shown = await prepared(server, kind="divisions", size="5")
    assert "one of these games is not for so many at a table." in text(shown)
    assert all(ref.what != "lgopen" for _, ref in refs(shown)), "it cannot be published"
    shown = await choose(boss, shown, "size", "3")
    shown = await choose(boss, shown, "rounds", "6")
    assert button(shown, "lgopen")
    assert "**For 12 people:**" in text(shown)
    listed = await server.person("Ann").slash(server.channel, "league show")
    assert SAY("league-none") in text(listed)
    shown = await press(boss, shown, "lgdrop")
    assert SAY("league-dropped") in text(shown)
    await settled(world)
    assert messages(server, "lgshow") == []
    with pytest.raises(Refused, match="no-such-league"):
        await world.host.leagues.book(server.guild.id + 1, 1)
    assert SAY("button-league-join") not in labels(shown)


async def test_an_announcement_that_may_have_been_sent_is_not_sent_twice(server: Server, world: World) -> None:
    await published(server, world, "Ann")
    leagues = world.host.store.leagues

    async def again(sending: str | None) -> None:
        """The process ended after it had sent something, or before."""
        row = {"league": 1, "at": 1, "body": told("sign-up", 1), "sending": sending}
        await leagues._db.write(lambda c: c.execute(insert(announcement).values(row)))
        await world.host.store.errands.stir(server.guild.id, ANNOUNCED, world.now())
        world.host.errands.wake()
        await settled(world)
        assert await leagues.announced(server.guild.id) == []

    await again(None)
    (said,) = messages(server, "lgshow")
    mark, before = next(ref.token for _, ref in refs(said) if ref.what == "lgshow"), texts(server)
    await again(mark)
    assert texts(server) == before
    await again("another")
    assert len(texts(server)) == len(before) + 1
    await world.host.leagues.note(1, stands=None, sending=None, shown="")  # somebody has deleted the message
    await world.host.leagues.join(server.guild.id, 1, Person(server.person("Ben").id, "Ben"))
    world.ahead += 60
    await settled(world)
    assert sum("Sign up until" in each for each in texts(server)) == 2


NAMED = ("*" * 32, "深" * 32, "W" * 32, "A_b_c")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("people", [0, 1, 9, 64, 1_000])
def test_however_many_are_in_a_league_its_messages_fit_discord(people: int, locale: str) -> None:
    """Their names are as long as can be, in letters of one byte or more."""
    charter = msgspec.json.encode(Charter(Format("divisions", ("ferry",), 4, 3), 2**62, seasons=12))
    league = db.League(server=2**62, channel=2, organiser=2**62, title="深" * 60, body=charter, since=1, until=2**33)
    there = tuple(
        db.Entrant(number=n, person=n + 1, name=NAMED[n % 4], season=12, division=n // 8, since=1)
        for n in range(people)
    )
    body = [msgspec.json.encode(Seated(n // 8, "ferry", tuple(range(n, n + 4)))) for n in range(0, people - 3, 4)]
    counts = msgspec.json.encode(Outcome((1, 2, 3, 4)))
    rows = tuple(
        db.Fixture(season=12, round=9, number=n, body=each, numbered=2**31, places=counts, scored=db.PLAYED)
        for n, each in enumerate(body)
    )
    games, speak = {"ferry": GAME}, Speaker(locale)
    for stage, season in ((db.Stage.DRAFT, 0), (db.Stage.SIGN_UP, 12), (db.Stage.PLAYED, 12), (db.Stage.OVER, 12)):
        book = db.Book(replace(league, stage=stage, season=season, round=9), there, rows if season else ())
        league_card(book, games, speak, "m" * 25).view()
        card = standings_card(book, speak)
        Card(tuple(each for each in card.parts if isinstance(each, str))).view()


def test_a_league_says_and_offers_only_what_there_is() -> None:
    """No standings before anything counts, those of the last season while people sign up for the next, no season
    where there is but one, no press that is refused, and no line that Discord would number anew."""
    people = tuple(db.Entrant(number=n, person=n + 1, name=NAMES[n], season=1, since=1) for n in range(4))
    at = db.Fixture(season=1, round=1, number=1, body=msgspec.json.encode(Seated(0, "ferry", (0, 1, 2, 3))))
    over = replace(at, places=msgspec.json.encode(Outcome((1, 1, 3, 4))), scored=db.PLAYED)

    def shown(
        stage: db.Stage, *rows: db.Fixture, season: int = 1, of: int = 1, reader: int | None = None
    ) -> tuple[str, set[str], str]:
        body = msgspec.json.encode(Charter(Format("swiss", ("ferry",), 4, 3, 2), 2, seasons=of))
        league = db.League(server=1, channel=2, organiser=3, title="The Cup", body=body, since=1, until=2)
        book = db.Book(replace(league, stage=stage, season=season, round=len(rows)), people, rows)
        card = league_card(book, {"ferry": GAME}, SAY, reader=reader)
        buttons = {
            each.label for row in card.parts if isinstance(row, tuple) for each in row if isinstance(each, Button)
        }
        lines = "\n".join(each for each in card.parts if isinstance(each, str))
        assert not re.search(r"(?m)^\d+\.", lines)
        return lines, buttons, "\n".join(each for each in standings_card(book, SAY).parts if isinstance(each, str))

    join, leave, stands = (SAY(f"button-league-{each}") for each in ("join", "leave", "standings"))
    assert shown(db.Stage.SIGN_UP)[1] == {join, leave}
    assert shown(db.Stage.SIGN_UP, reader=1)[1] == {leave}
    assert shown(db.Stage.SIGN_UP, reader=9)[1] == {join}
    lines, buttons, _ = shown(db.Stage.PLAYED, at)
    assert "0 tables" not in lines
    assert buttons == {leave}
    lines, buttons, standings = shown(db.Stage.PLAYED, over)
    assert "**1** · **Ben** · 0.83 · one table" in lines
    assert buttons == {leave, stands}
    assert standings.startswith("### The Cup\n**")
    _, buttons, standings = shown(db.Stage.SIGN_UP, over, season=2, of=3)
    assert buttons == {join, leave, stands}
    assert "The Cup: season 1" in standings
    assert "**1** · **Ann** · 0.83 · one table · **champion**" in standings


def texts(server: Server) -> list[str]:
    """What stands in the channel."""
    return [text(each) for each in server.channel.history(viewer=server.person("Zoe"))]
