"""A replay's page in a browser: beside the words every board is seen whole, on a phone each is as wide as that."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from games import ARTISTS, GAMES
from render.web import page
from tests.demo.page import CHROMIUM, browser
from tests.render.filming import filmed
from words import Speaker

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium or google-chrome is installed")
DESKTOP, PHONE = (1280, 800), (412, 915)
SIZES = """() => [...document.querySelectorAll("#boards svg")].map(each => [
    each.getBoundingClientRect().width, each.getBoundingClientRect().height])"""
ROOM = """() => document.getElementById("stage").clientHeight"""


def test_boards_have_room_on_a_desktop_and_fill_a_phone(tmp_path: Path) -> None:
    """Of a game with one board, and of one with two, which lie beside each other."""
    with browser() as opened:
        for key, seats in (("charmers", 5), ("roads", 2)):
            (game,) = (each for each in GAMES if each.key == key)
            file = tmp_path / f"{key}.html"
            file.write_bytes(page(ARTISTS[key], game, filmed(game, seats), partial(Speaker, "en", game), "en"))
            for wide, high in (DESKTOP, PHONE):
                shown = opened.new_page(viewport={"width": wide, "height": high})
                shown.goto(file.as_uri())
                sizes = shown.evaluate(SIZES)
                if wide == DESKTOP[0]:
                    assert max(height for _, height in sizes) < shown.evaluate(ROOM) + 1 < high
                    assert sum(width for width, _ in sizes) <= wide
                else:
                    assert min(width for width, _ in sizes) >= 0.95 * wide
