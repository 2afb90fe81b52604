"""The page of results of a server: off until both the operator and an admin want it, whole, and only what all may
see."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from playwright.async_api import async_playwright

from cogs.kit.about import About
from cogs.posts.publish_results import AT_ONCE, HOUR, NAME, SOON, Publisher
from engine.core.text import write
from host import PAGES
from host.life import Life
from host.results.ratings import shown as rating
from tests.cogs.conftest import Server, World
from tests.cogs.drive import text
from tests.demo.page import CHROMIUM, QUIET
from words import Speaker

SAY = Speaker("en")
SPITEFUL = "<b>Zoë&\"'"


@pytest.fixture
async def folder(world: World, tmp_path: Path, server: Server) -> Path:
    """The operator has named a folder."""
    world.bot.pages = tmp_path / "pages"
    world.host.errands.serve(PAGES, Publisher(world.bot, world.bot.pages).look)
    return world.bot.pages


async def settled(world: World) -> None:
    await world.quiet()
    await world.host.errands.idle()


async def switch(server: Server, world: World, *, on: bool, **further: bool) -> str:
    admin = server.person("Admin", manage_guild=True)
    said = text(await admin.slash(server.channel, "admin pages", on=on, **further))
    await settled(world)
    return said


async def finished(server: Server, world: World, *names: str, rated: bool = False) -> int:
    """A game of Ferry, played to its end."""
    thread = await server.table(names[0], game="ferry", start=False)
    number = max(table.id for table in await world.host.register.tables())
    if rated:
        await world.host.lobby.change_term(number, server.person(names[0]).id, "rated", "on")
    for name in names[1:]:
        await server.person(name).slash(thread, "game join")
    await server.person(names[0]).slash(thread, "game table start", seating="joined")
    for n in range(200):
        look = await world.host.now.look(number, None)
        if not look.waiting:
            break
        person = look.table.player(look.waiting[0])
        assert person is not None
        offered = (await world.host.now.look(number, person)).offers[0]
        choices = [write(each) for each in offered]
        liked = [each for each in choices if each.split()[0] in ("rest", "pack")] or choices
        await world.host.now.add(f"p{number} {n}", number, person, None, liked[0])
    await settled(world)
    assert await world.host.store.results.of(number) is not None
    return number


async def later(world: World) -> None:
    world.ahead += HOUR + 1
    world.host.errands.wake()
    await settled(world)


def shown(folder: Path, server: Server) -> str:
    return (folder / str(server.guild.id) / NAME).read_text("utf-8")


async def test_nothing_is_published_unless_the_operator_and_an_admin_want_it(
    server: Server, world: World, tmp_path: Path
) -> None:
    assert await switch(server, world, on=True) == SAY("no-no-pages")
    assert not await world.host.pages.wanted(server.guild.id)
    assert await world.host.store.errands.of(server.guild.id) == []


async def test_it_names_only_who_shows_theirs_and_whoever_is_forgotten_disappears(
    server: Server, world: World, folder: Path
) -> None:
    await finished(server, world, "Ann", "Ben")
    assert not folder.exists()
    assert SAY("pages-are-on") == await switch(server, world, on=True)
    assert "Ferry · table 1" in shown(folder, server)
    assert shown(folder, server).count(SAY("pages-somebody")) == 2
    for name in ("Ann", "Ben"):
        assert name not in shown(folder, server)
    await world.host.attention.live(server.person("Ann").id, Life(shown=True))
    await later(world)
    assert "Ann, " in shown(folder, server)
    assert SAY("pages-standings") in shown(folder, server)
    assert "Ben" not in shown(folder, server)
    await world.host.data.forget(server.person("Ann").id)
    await settled(world)
    assert "Ann" not in shown(folder, server)
    assert SAY("pages-standings") not in shown(folder, server)
    assert await switch(server, world, on=False) == SAY("pages-are-off")
    assert [*folder.iterdir()] == []
    await finished(server, world, "Cat", "Dan")
    await later(world)
    assert [*folder.iterdir()] == []


async def test_it_is_written_only_when_something_has_changed_and_whole(
    server: Server, world: World, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finished(server, world, "Ann", "Ben")
    await switch(server, world, on=True)
    file = folder / str(server.guild.id) / NAME
    before = file.stat().st_mtime_ns, file.stat().st_ino
    await later(world)
    await later(world)
    assert (file.stat().st_mtime_ns, file.stat().st_ino) == before
    old = file.read_bytes()
    await finished(server, world, "Ann", "Ben")
    with monkeypatch.context() as full:
        full.setattr("os.fsync", _full)
        await later(world)
    assert file.read_bytes() == old, "a disk that is full leaves the old page"
    await later(world)
    assert "table 2" in file.read_text("utf-8")
    assert [each.name for each in file.parent.iterdir()] == [NAME]


def _full(_: int) -> None:
    raise OSError(28, "No space left on device")


async def test_tables_that_not_everybody_may_see_are_not_on_it(server: Server, world: World, folder: Path) -> None:
    await finished(server, world, "Ann", "Ben")
    no = discord.PermissionOverwrite(view_channel=False)
    room = server.guild.create_text_channel("hidden", overwrites={server.guild.create_role("outsiders"): no})
    server.channel = room
    await finished(server, world, "Cat", "Dan")
    await switch(server, world, on=True)
    assert "table 1" in shown(folder, server)
    assert "table 2" not in shown(folder, server)


def replays(folder: Path, server: Server) -> dict[str, bytes]:
    """The pages on which tables can be watched again, by their names."""
    return {each.name: each.read_bytes() for each in (folder / str(server.guild.id)).glob("table-*")}


async def test_whoever_removes_the_bot_finds_nothing_published_any_more_until_it_is_back(
    server: Server, world: World, folder: Path
) -> None:
    await finished(server, world, "Ann", "Ben")
    await switch(server, world, on=True, replays=True)
    assert replays(folder, server)
    await world.host.servers.left(server.guild.id)
    world.host.errands.wake()
    await settled(world)
    assert [*folder.iterdir()] == []
    await later(world)
    assert [*folder.iterdir()] == []
    await world.host.servers.joined(server.guild.id)
    world.host.errands.wake()
    await settled(world)
    assert "table 1" in shown(folder, server)
    assert replays(folder, server)
    world.ahead += 1
    await world.host.servers.begin([])
    world.host.errands.wake()
    await settled(world)
    assert [*folder.iterdir()] == [], "found out at a start"


async def test_it_tells_the_ratings_of_those_who_show_theirs(server: Server, world: World, folder: Path) -> None:
    for _ in range(2):
        await finished(server, world, "Ann", "Ben", rated=True)
    await finished(server, world, "Cat", "Dan", rated=True)
    await finished(server, world, "Eve", "Ben")
    for name in ("Ann", "Cat"):
        await world.host.attention.live(server.person(name).id, Life(shown=True))
    await switch(server, world, on=True)
    told = shown(folder, server)
    assert SAY("pages-ratings", game="Ferry") in told
    ladder = await world.host.results.ladders.all(server.guild.id, "ferry")
    rated = [(who.person, rating(of)) for who, of in ladder]
    lines = [
        SAY("pages-rated", name=name, rating=points)
        for person, points in rated
        for name in ("Ann", "Cat")
        if server.person(name).id == person
    ]
    assert len(lines) == 2
    assert "".join(f"<li>{each}</li>\n" for each in lines).strip() in told, "these, the highest first"
    for name in ("Ben", "Dan"):
        assert name not in told


async def test_tables_can_be_watched_again_if_an_admin_wants_it_with_no_name_that_is_not_shown(
    server: Server, world: World, folder: Path
) -> None:
    world.painter.whole = True
    await finished(server, world, "Ann", "Ben")
    await switch(server, world, on=True)
    assert replays(folder, server) == {}
    assert SAY("pages-with-replays") in await switch(server, world, on=True, replays=True)
    (first, page), *_ = replays(folder, server).items()
    assert f'href="{first}"' in shown(folder, server)
    assert b"Seat 1" in page
    for name in (b"Ann", b"Ben"):
        assert name not in page
    await world.host.attention.live(server.person("Ann").id, Life(shown=True))
    await later(world)
    ((second, page),) = replays(folder, server).items()
    assert second != first
    assert b"Ann" in page
    assert b"Ben" not in page
    films = len(world.painter.films)
    await later(world)
    assert len(world.painter.films) == films, "made once"
    no = discord.PermissionOverwrite(view_channel=False)
    room = server.guild.create_text_channel("hidden", overwrites={server.guild.create_role("outsiders"): no})
    server.channel = room
    await finished(server, world, "Cat", "Dan")
    await later(world)
    assert [*replays(folder, server)] == [second], "nothing of a table that not everybody may see"
    await switch(server, world, on=True, replays=False)
    assert replays(folder, server) == {}
    assert 'href="table-' not in shown(folder, server)


async def test_of_many_tables_pages_are_made_some_at_a_time(server: Server, world: World, folder: Path) -> None:
    for _ in range(AT_ONCE + 1):
        await finished(server, world, "Ann", "Ben")
    await switch(server, world, on=True, replays=True)
    assert len(replays(folder, server)) == AT_ONCE
    assert shown(folder, server).count('href="table-') == AT_ONCE
    world.ahead += SOON
    world.host.errands.wake()
    await settled(world)
    before = replays(folder, server)
    assert len(before) == AT_ONCE + 1
    films, world.bot.about = len(world.painter.films), About("99.0.0")
    await later(world)
    assert len(world.painter.films) == films + AT_ONCE, "another version draws them anew, some at a time"
    assert shown(folder, server).count('href="table-') == AT_ONCE + 1, "those of before stay meanwhile"
    assert len(before.keys() & replays(folder, server).keys()) == 1
    world.ahead += SOON
    world.host.errands.wake()
    await settled(world)
    assert not before.keys() & replays(folder, server).keys()
    assert shown(folder, server).count('href="table-') == len(replays(folder, server)) == AT_ONCE + 1


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium or google-chrome is installed")
async def test_a_browser_opens_it_from_the_disk_on_a_phone_and_by_keyboard(
    server: Server, world: World, folder: Path
) -> None:
    await finished(server, world, "Ann", "Ben")
    person = server.person("Ann")
    await world.host.store.seats.rename(1, person.id, SPITEFUL * 8, 1)
    await world.host.attention.live(person.id, Life(shown=True))
    await switch(server, world, on=True)
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        page = await opened.new_page(viewport={"width": 412, "height": 900})
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        await page.goto((folder / str(server.guild.id) / NAME).as_uri())
        assert len(asked) == 1, "nothing from elsewhere"
        assert await page.evaluate("document.documentElement.scrollWidth") <= 412
        assert await page.locator("main b").count() == 0, "a name stays text"
        assert "Zoë" in await page.locator("main").inner_text()
        await page.keyboard.press("Tab")
        link = await page.evaluate("document.activeElement.getAttribute('href')")
        assert link == f"https://discord.com/channels/{server.guild.id}/{(await world.host.register.table(1)).place}"
        assert await page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
        assert await page.evaluate("document.documentElement.lang") == "en"
        await opened.close()
