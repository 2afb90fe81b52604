"""What an organiser sets of a league's games, and its terms, are those of every table it opens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import simcord

from engine.games import garden
from games import GAMES
from host import Person, Refused
from host.calls import terms_of
from host.clocks.terms import DAY
from host.editions import load
from host.leagues.charter import charter_of, seated
from tests.cogs.conftest import Server, World
from tests.cogs.drive import button, components, labels, press, refs, text, turned_to
from tests.cogs.test_forged import forged
from tests.cogs.test_league import choose, messages, prepared
from tests.cogs.test_seek import settled
from tests.host.ferries import PIERS
from tests.host.leagues_of import ended
from tests.host.test_editions import edition
from words import Speaker

SAY, OWN = Speaker("en"), Speaker("en", PIERS)


@pytest.fixture(autouse=True)
def with_piers(world: World, tmp_path: Path) -> None:
    """Ferry has a second setting, which takes a text; of Milestones somebody has supplied an edition."""
    world.games = (*GAMES, PIERS, garden.GAME)
    edition(tmp_path, "mine", houses="3")
    world.editions = load(tmp_path, GAMES)


async def pick(
    person: simcord.MemberActor, shown: simcord.InteractionResult, what: str, name: str, value: str
) -> simcord.InteractionResult:
    """Use a list of the settings or terms."""
    shown, listed = await turned_to(person, shown, "lgterms", lambda ref: (ref.what, ref.text) == (what, name))
    return await person.select(shown.response, [value], custom_id=listed)


def chosen(shown: Any, what: str, name: str) -> list[str]:
    """What is marked as chosen in such a list."""
    found = next(each for each, ref in refs(shown) if (ref.what, ref.text) == (what, name))
    return [each["value"] for each in found["options"] if each.get("default")]


async def test_settings_and_terms_of_a_league_are_those_of_its_tables(server: Server, world: World) -> None:
    boss, shown = await prepared(server, size="2")
    assert labels(shown)[:2] == ["Publish", "Settings"]
    shown = await press(boss, shown, "lggame")
    assert text(shown).startswith("### Settings\n-# The Cup · Ferry\n**Length:** four summers")
    assert any(each["type"] == 12 for each in components(shown)), "the picture of a table that begins so"
    shown = await pick(boss, shown, "lgoption", "summers", "2")
    assert chosen(shown, "lgoption", "summers") == ["2"]
    shown = await press(boss, await press(boss, shown, "lgdraft"), "lgterms")
    for what, name, value in (("lgterm", "rated", "on"), ("lgterm", "remind", "24"), ("lgclock", "time", "12h")):
        shown = await pick(boss, shown, what, name, value)
        assert chosen(shown, what, name) == [value]
    shown = await press(boss, shown, "lgclockset")
    form = await press(boss, shown, "lgclocktype")
    shown = await boss.submit_modal(form, {"answer": "never and a half"})
    assert "is not understood" in text(shown)
    again = await press(boss, shown, "lgclocktype")
    assert again.modal is not None
    assert "never and a half" in str(again.modal), "what was not understood is not lost"
    shown = await boss.submit_modal(again, {"answer": "10 h"})
    assert "10 hours" in text(shown)
    shown = await press(boss, shown, "lgdraft")
    assert "-# **Length:** two summers\n-# Each turn has **10 hours**" in text(shown)
    await press(boss, shown, "lgopen")
    await settled(world)
    (message,) = messages(server, "lgjoin")
    assert "**Length:** two summers" in text(message)
    assert "rated" in text(message)
    for name in ("Ann", "Ben", "Cat", "Dan"):
        await press(server.person(name), messages(server, "lgjoin")[0], "lgjoin")
    world.ahead += 7 * DAY
    await settled(world)
    book = await world.host.leagues.book(server.guild.id, 1)
    terms = charter_of(book.league).terms
    assert (terms.rated, terms.remind) == ("on", (24,))
    assert terms.clock is not None
    assert (terms.clock.turn, terms.clock.weekends) == (10 * 3_600, False)
    for each in book.fixtures:
        table = await world.host.register.table(each.numbered or 0)
        assert table.options.summers == "2"
        there = terms_of(table.row)
        assert (there.rated, there.remind, there.clock) == (terms.rated, terms.remind, terms.clock)
    with pytest.raises(Refused, match="league-opened"):
        await world.host.leagues.set_game(server.guild.id, 1, "ferry", "summers", "4")


async def test_what_cannot_begin_so_is_not_published(server: Server, world: World) -> None:
    boss, shown = await prepared(server, size="3")
    shown = await press(boss, shown, "lggame")
    form = await press(boss, shown, "lgoptown")
    shown = await boss.submit_modal(form, {"text": "far too long"})
    assert text(shown).startswith(f"-# {OWN('no-landing-taken', landing='far t')}\n### Settings")
    form = await press(boss, shown, "lgoptown")
    assert form.modal is not None
    assert "far too long" in str(form.modal), "to be corrected"
    shown = await boss.submit_modal(form, {"text": "my pier"})
    assert text(shown).startswith(f"-# {OWN('said-text-kept', name='pier')}\n### Settings")
    why = SAY("no-league-cannot-begin", game="Ferry", count=3)
    assert why in text(shown), "at once, where it can be changed"
    shown = await press(boss, shown, "lgdraft")
    assert why in text(shown)
    assert all(ref.what != "lgopen" for _, ref in refs(shown))
    with pytest.raises(Refused, match="league-cannot-begin"):
        await world.host.leagues.publish(server.guild.id, 1)
    shown = await choose(boss, shown, "size", "2")
    assert why not in text(shown)
    assert button(shown, "lgopen")
    shown = await choose(boss, shown, "games", "garden")
    assert charter_of((await world.host.leagues.book(server.guild.id, 1)).league).options == {}


async def test_only_its_organiser_sets_a_league_and_only_before_it_is_published(server: Server, world: World) -> None:
    boss, draft = await prepared(server)
    used, asks = list[tuple[str, str]](), list[str]()
    for what, pick, name, value in (
        ("lggame", "lgoption", "summers", "2"),
        ("lgterms", "lgterm", "rated", "on"),
    ):
        draft = await press(boss, draft, what)
        found = next(each for each, ref in refs(draft) if (ref.what, ref.text) == (pick, name))
        used.append((found["custom_id"], value))
        asks += [each["custom_id"] for each, ref in refs(draft) if ref.what == "lgoptown"]
        draft = await press(boss, draft, "lgdraft")
    await press(boss, draft, "lgopen")
    await settled(world)
    assert len(asks) == 1
    for custom_id in asks:
        assert SAY("no-league-not-yours") in await forged(server, "Ann", custom_id)
    for custom_id, value in used:
        assert SAY("no-league-not-yours") in await forged(server, "Ann", custom_id, value, select=True)
        assert SAY("no-league-opened") in await forged(server, "Boss", custom_id, value, select=True)
    charter = charter_of((await world.host.leagues.book(server.guild.id, 1)).league)
    assert (charter.options, charter.terms.rated) == ({}, "off")


async def test_each_of_several_games_has_its_settings_and_they_take_turns(server: Server, world: World) -> None:
    boss, shown = await prepared(server, size="2")
    shown = await choose(boss, shown, "games", "ferry", "wonders")
    shown = await press(boss, shown, "lggame")
    assert "-# The Cup · Ferry" in text(shown)
    shown = await press(boss, shown, "lggame")
    assert "-# The Cup · World Wonders" in text(shown)
    assert "target" not in [ref.text for _, ref in refs(shown)], "nobody plays a league's table alone"
    with pytest.raises(Refused, match="no-such-setting"):
        await world.host.leagues.set_game(server.guild.id, 1, "wonders", "target", "hard")
    shown = await pick(boss, shown, "lgoption", "map", "B")
    shown = await press(boss, shown, "lgdraft")
    assert "-# World Wonders: **Map:** B" in text(shown)
    await press(boss, shown, "lgopen")
    for n in range(4):
        await world.host.leagues.join(server.guild.id, 1, Person(n + 1, f"P{n}"))
    world.ahead += 7 * DAY
    await settled(world)
    book = await world.host.leagues.book(server.guild.id, 1)
    assert {seated(each).game for each in book.fixtures} == {"ferry"}
    for each in book.fixtures:
        await ended(world.host, each.numbered or 0, (2, 1), world.now())
    world.host.errands.wake()
    await settled(world)
    book = await world.host.leagues.book(server.guild.id, 1)
    second = [each for each in book.fixtures if each.round == 2]
    assert {seated(each).game for each in second} == {"wonders"}
    for each in second:
        assert (await world.host.register.table(each.numbered or 0)).options.map == "B"


async def test_a_league_is_played_with_any_edition_that_a_table_can_be_opened_with(
    server: Server, world: World
) -> None:
    boss, shown = await prepared(server, size="2")
    shown = await press(boss, await choose(boss, shown, "games", "milestones"), "lggame")
    assert chosen(shown, "lgedition", "") == ["house-1"]
    shown = await pick(boss, shown, "lgedition", "", "mine")
    assert chosen(shown, "lgedition", "") == ["mine"]
    listed = next(each["custom_id"] for each, ref in refs(shown) if ref.what == "lgedition")
    shown = await press(boss, shown, "lgdraft")
    assert "-# **Edition:** House board 1" in text(shown)
    await press(boss, shown, "lgopen")
    await settled(world)
    (message,) = messages(server, "lgjoin")
    assert "**Edition:** House board 1" in text(message)
    assert SAY("no-league-opened") in await forged(server, "Boss", listed, "house-1", select=True)
    assert SAY("no-no-such-edition", edition="yours") in await forged(server, "Boss", listed, "yours", select=True)
    assert SAY("no-league-not-yours") in await forged(server, "Ann", listed, "house-1", select=True)
    for n in range(4):
        await world.host.leagues.join(server.guild.id, 1, Person(n + 1, f"P{n}"))
    world.editions = {}
    await world.restart(server.env)
    world.ahead += 7 * DAY
    await settled(world)
    book = await world.host.leagues.book(server.guild.id, 1)
    assert len(book.fixtures) == 2
    for each in book.fixtures:
        look = await world.host.now.look(each.numbered or 0, None)
        assert look.view.table.edition.houses == 3, "as it was chosen, though its file is gone"
