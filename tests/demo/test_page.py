"""A game as one HTML file, opened from the disk in a browser on a phone's screen, by keyboard and by touch."""

from __future__ import annotations

import io
from functools import partial
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops
from playwright.sync_api import FloatRect, Page, expect

from engine.core.course import ScoreSheet, Stand
from engine.core.model import Seat
from games import ARTISTS, LISTED
from render import paint
from render.scene import Scene
from render.web import page as web
from render.web.drawing import Drawing
from tests.demo.page import CHROMIUM, PATIENCE, browser
from tests.render.filming import boards, filmed
from words import Speaker

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium or google-chrome is installed")

GAME = next(each.game for each in LISTED if each.game.key == "roads")
SPITEFUL = "</script><img src=x onerror=\"document.title='ran'\"><svg onload=\"document.title='ran'\">"
SHEET = ScoreSheet((3, 7), (Seat(1),), course=(Stand(1, (0, 0), 1), Stand(5, (2, 1), 2), Stand(9, (3, 7), 3)))
PHONE = 412
DRAWN = """() => [...document.querySelectorAll("#boards svg")].map(each => each.childElementCount)"""
OVER = """() => [...document.querySelectorAll("svg text")].filter(each =>
    Math.abs(each.getBBox().width - each.textLength.baseVal.value) > 4).map(each => each.textContent)"""


def elements(scene: Scene) -> int:
    """How many elements a scene is as SVG, those inside of others not counted."""
    return len(ElementTree.fromstring(f"<svg>{''.join(Drawing().shapes(scene))}</svg>"))


def place(page: Page) -> str:
    return page.locator("#place").inner_text()


def test_a_file_opens_from_the_disk_on_a_phone_and_by_keyboard(tmp_path: Path) -> None:
    film = filmed(GAME)
    first = replace(film.frames[0], names=(SPITEFUL, "Ben"), said=(SPITEFUL,), seat=Seat(0))
    film = replace(film, frames=(first, *film.frames[1:]), head=f"Game {SPITEFUL}", sheet=SHEET)
    file = tmp_path / "replay.html"
    file.write_bytes(web(ARTISTS[GAME.key], GAME, film, partial(Speaker, "en", GAME), "en"))
    drawn = [[elements(scene) for scene in frame] for frame in boards(GAME, film)]
    count, faults, asked = len(film.frames), list[str](), list[str]()
    with browser() as opened:
        page = opened.new_page(viewport={"width": PHONE, "height": 900}, offline=True)
        page.on("console", lambda said: faults.append(said.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.goto(file.as_uri())
        assert place(page) == f"1 / {count}"
        assert page.title() == f"Game {SPITEFUL}"
        expect(page.locator("#name")).to_have_text(SPITEFUL)
        expect(page.locator("#sentences p")).to_have_text([SPITEFUL])
        assert page.evaluate(DRAWN) == drawn[0]
        for key, there in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", count), ("Home", 1)):
            page.keyboard.press(key)
            assert place(page) == f"{there} / {count}"
            assert page.evaluate(DRAWN) == drawn[there - 1], key
            expect(page.locator("#sentences p")).to_have_text([*film.frames[there - 1].said])
        page.keyboard.press("End")
        page.keyboard.press("Space")  # from the end it begins anew
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        expect(page.locator("#place")).to_have_text(f"2 / {count}", timeout=PATIENCE)
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play")).to_be_visible()
        slider = page.get_by_role("slider", name="Turn")
        slider.fill(str(count - 1))
        assert place(page) == f"{count} / {count}"
        slider.press("ArrowLeft")
        assert place(page) == f"{count - 1} / {count}"
        expect(slider).to_have_attribute("aria-valuetext", f"{count - 1} / {count}")
        page.get_by_role("button", name="First turn").click()
        assert place(page) == f"1 / {count}"
        wide = page.locator("#boards svg").first.evaluate("each => each.clientWidth")
        at_once = page.locator("#stage").evaluate("each => each.scrollHeight - each.clientHeight")
        assert at_once == 0, "no place to scroll inside of the page until it is zoomed"
        page.get_by_role("button", name="Larger").click()
        assert page.locator("#boards svg").first.evaluate("each => each.clientWidth") == pytest.approx(
            wide * 1.5, 0.02
        )
        page.locator("#stage").press("ArrowRight")  # looks to the right, at the same turn
        assert place(page) == f"1 / {count}"
        expect(page.locator("#stage")).not_to_have_js_property("scrollLeft", 0)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE, "the page itself is never wider"
        small = page.locator("button, input").evaluate_all(
            "all => all.filter(each => Math.min(each.clientHeight, each.clientWidth) < 40).map(each => each.id)"
        )
        assert small == []
        assert page.evaluate(OVER) == [], "letters run out of their place"
        expect(page.locator("#end svg")).to_have_attribute("aria-label", "Player 2 wins: 7 (). Player 1: 3 ().")
        assert page.locator("img").count() == 0
        assert page.title() == f"Game {SPITEFUL}"
    assert faults == []
    assert asked == [file.as_uri()]


ALONE = """([n, wide, high]) => {
    const size = {left: 0, top: 0, width: `${wide}px`, height: `${high}px`};
    document.querySelector("main").style.visibility = "hidden";
    document.querySelectorAll("#boards svg").forEach((each, at) => Object.assign(each.style,
        {position: "fixed", borderRadius: 0, visibility: at === n ? "visible" : "hidden", ...size}));
}"""
CELL, APART = 32, 24
"""Pixels across a square, and how far its mean brightness may be from the picture's: letters are of another font."""


def test_boards_look_as_in_pictures(tmp_path: Path) -> None:
    file, found = tmp_path / "replay.html", dict[str, int]()
    with browser() as opened:
        page = opened.new_page(viewport={"width": 1040, "height": 1300})
        for game in [each.game for each in LISTED if each.game.key in ARTISTS]:
            film = filmed(game)
            film = replace(film, frames=film.frames[-1:])
            file.write_bytes(web(ARTISTS[game.key], game, film, partial(Speaker, "en", game), "en"))
            page.goto(file.as_uri())
            for n, scene in enumerate(next(boards(game, film))):
                page.evaluate(ALONE, [n, scene.width, scene.height])
                clip: FloatRect = {"x": 0, "y": 0, "width": scene.width, "height": scene.height}
                shown = Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB").reduce(CELL)
                wanted = paint.pixels(scene).convert("RGB").reduce(CELL)
                _, most = ImageChops.difference(shown, wanted).convert("L").getextrema()
                assert isinstance(most, int)
                found[f"{game.key} {n}"] = most
    assert len(found) > 5
    assert {name: most for name, most in found.items() if most > APART} == {}
