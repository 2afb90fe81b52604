"""Forms on the demo's page: a text, and a file instead of it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from engine.games.roads import GAME
from engine.games.roads.world.maps import CATALOGUE
from tests.demo.page import CHROMIUM, Window, browser
from tests.demo.process import Demo
from words import Speaker

SAY = Speaker("en", GAME)
MAP = next(iter(CATALOGUE.values())).replace("name: ", "name: My own ", 1)


@pytest.mark.skipif(CHROMIUM is None, reason="no chromium or google-chrome is installed")
def test_a_map_is_chosen_as_a_file_on_the_page(start_demo: Callable[[], Demo]) -> None:
    with browser() as opened:
        ann = Window(opened, start_demo().address)
        ann.command("/game create")
        ann.press("Roads & Boats")
        ann.press("Settings")
        ann.press("Map: write your own")
        form = ann.page.get_by_role("dialog")
        expect(form).to_contain_text(SAY("setting-file"))
        file = {"name": "map.txt", "mimeType": "text/plain", "buffer": MAP.encode()}
        form.locator("input[type=file]").set_input_files([file])
        form.get_by_role("button", name="Submit").click()
        ann.rest()
        expect(ann.messages.last).to_contain_text("Saved: Map.")
        expect(ann.messages.last).to_contain_text("Map: custom text")
