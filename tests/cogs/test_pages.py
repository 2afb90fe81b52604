"""The page of results of a server: off until both the operator and an admin want it, whole, and only what all may
see."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest
from playwright.async_api import async_playwright

from cogs.posts.publish_results import HOUR, NAME, Publisher
from engine.core.text import write
from host import PAGES
from host.life import Life
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


async def switch(server: Server, world: World, *, on: bool) -> str:
    admin = server.person("Admin", manage_guild=True)
    said = text(await admin.slash(server.channel, "admin pages", on=on))
    await settled(world)
    return said


async def finished(server: Server, world: World, *names: str) -> int:
    """A game of Ferry, played to its end."""
    await server.table(*names, game="ferry")
    number = max(table.id for table in await world.host.register.tables())
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
