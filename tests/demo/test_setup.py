"""`/setup` can be tried in the demo: Ann manages its server, the others do not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
import simcord
from playwright.sync_api import expect

import demo
from tests.cogs.conftest import World
from tests.cogs.drive import press, text
from tests.demo.page import CHROMIUM, Window, browser
from tests.demo.process import Demo
from tests.soak import SOAK
from words import Speaker

SAY = Speaker("en")


async def test_ann_manages_the_server_of_the_demo(tmp_path: Path) -> None:
    """In its one thread, with tables open to all from the start and ids as in earlier versions."""
    made = World(tmp_path)
    made.env = env = simcord.Env(made.bot)
    world = demo.make_world(env)
    await env.start()
    await demo.set_up(made.bot, world.server)
    ann, ben = world.people[:2]
    assert "setup" in ann.available_commands(world.thread)
    assert "setup" not in ben.available_commands(world.thread)
    assert "is open" in text(await ben.slash(world.thread, "game create", game="milestones"))
    shown = await ann.slash(world.thread, "setup")
    off = await press(ann, shown, "off")
    assert text(await ben.slash(world.thread, "game create", game="milestones")) == SAY("no-not-set-up")
    tried = await press(ann, off, "try")
    assert SAY("trial-good", channel=world.thread.mention) in text(tried)
    assert SAY("setup-done") in text(await press(ann, tried, "finish"))
    await demo.set_up(made.bot, world.server)
    assert (await made.host.register.settings(world.server)).done
    await made.bot.close()
    await env.shutdown()


async def test_clocks_run_in_the_demo(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is noted again and again that people are heard."""
    heard, timers = list[int](), demo.Timers()

    async def hear(shard: int) -> None:
        heard.append(shard)

    monkeypatch.setattr(demo, "HEARD", 0)
    demo.keep_hearing(SimpleNamespace(host=SimpleNamespace(hear=hear)), timers)  # type: ignore[arg-type]
    for _ in range(3):
        timers.run()
        await asyncio.sleep(0)
    assert heard == [0] * 4


async def test_what_a_press_has_done_later_is_done(tmp_path: Path) -> None:
    """While a press is carried out, the world's clock is that of the loop."""
    made, done, timers = World(tmp_path), list[str](), demo.Timers()
    env = simcord.Env(made.bot)
    demo.tell_time(env)
    await env.start()
    with env._bot_scope():
        timers.later(0, lambda: done.append("a press"))
    timers.later(0, lambda: done.append("the host"))
    timers.run()
    assert done == ["a press", "the host"]
    await made.bot.close()
    await env.shutdown()


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium or google-chrome is installed")
@pytest.mark.skipif(SOAK == 1, reason="other tests press these buttons, and use the page: only in `make soak`")
def test_the_setup_is_tried_in_the_browser(start_demo: Callable[[], Demo]) -> None:
    started = start_demo()
    with browser() as opened:
        ann = Window(opened, started.address)
        ann.command("/setup")
        expect(ann.messages.last).to_contain_text(SAY("setup-on"))
        ann.press(SAY("button-check"))
        expect(ann.messages.last).to_contain_text("All permissions are there: #games")
        ann.press(SAY("button-off"))
        expect(ann.messages.last).to_contain_text("The bot is off")
        ann.press(SAY("button-finish"))
        expect(ann.messages.last).to_contain_text(SAY("setup-done"))
        ben = Window(opened, started.address, "Ben")
        ben.page.locator("#channel-composer-input").click()
        ben.page.keyboard.type("/")
        ben.page.get_by_role("option").filter(has_text="/game create").first.wait_for()
        assert ben.page.get_by_role("option").filter(has_text="/setup").count() == 0
