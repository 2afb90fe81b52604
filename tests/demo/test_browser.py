"""A newcomer's first ten minutes, through the page: a form with a file, and from `/game create` to the end of a turn,
in each game."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from engine.games.roads import GAME
from engine.games.roads.world.maps import CATALOGUE
from tests.demo.page import CHROMIUM, PATIENCE, Window, browser
from tests.demo.process import Demo
from tests.soak import SOAK
from words import Speaker

pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no chromium or google-chrome is installed")

PHASES = ("Choosing start tiles", "Placing start tiles", "First move", "Ending the turn")
PRESSES = 20
"""A first turn with all that comes before it takes about ten."""


SAY = Speaker("en", GAME)
MAP = next(iter(CATALOGUE.values())).replace("name: ", "name: My own ", 1)


def choose_a_map_as_a_file(ann: Window) -> None:
    """In the settings of a table, which is cancelled then."""
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
    ann.command("/game table cancel")


def test_a_form_with_a_file_and_a_first_turn_in_the_browser(start_demo: Callable[[], Demo]) -> None:
    demo = start_demo()
    with browser() as opened:
        ann = Window(opened, demo.address)
        expect(ann.messages.last).to_contain_text("/game create")
        choose_a_map_as_a_file(ann)
        ann.command("/game create")
        ann.press("Milestones")
        expect(ann.page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
        ann.press("Steady")
        ann.press("Start")
        ben = Window(opened, demo.address, "Ben")
        expect(ben.messages.last).to_contain_text("Choosing start tiles")

        ann.press("Your move")
        assert play_a_turn(ann) == list(PHASES)

        # The opponent has played, and Ann's panel asks her again by itself.
        expect(ann.messages.last).to_contain_text("Move where?", timeout=PATIENCE)
        news = re.compile(r"New since you last looked\s*(\+\d+, now \d+:\s*)?Otter \w+s ")
        expect(ann.messages.last).to_contain_text(news)

        # The other window saw the board change by itself, with a picture, and never Ann's own messages.
        board = ben.messages.last
        expect(board).to_contain_text("@Ann to move · First move", timeout=PATIENCE)
        picture = board.locator("img").last
        expect(picture).to_have_attribute("alt", re.compile("To move: Ann"), timeout=PATIENCE)
        expect(picture).not_to_have_js_property("naturalWidth", 0, timeout=PATIENCE)

        assert "Which start tile?" not in ben.page.locator("#channel-message-list").inner_text()

        assert demo.end(signal.SIGTERM) == (0, "")
        again = start_demo()
        assert "goes on" in again.printed[-1]
        ann = Window(opened, again.address)
        expect(ann.messages.last).to_contain_text("@Ann to move · First move")
        ann.press("Your move")
        expect(ann.messages.last).to_contain_text("Move where?")


@pytest.mark.skipif(SOAK == 1, reason="the page is the same for every game: only in `make soak`")
def test_the_first_turns_of_roads_and_boats_in_the_browser(start_demo: Callable[[], Demo]) -> None:
    demo = start_demo()
    with browser() as opened:
        ann = Window(opened, demo.address)
        ann.command("/game create")
        ann.press("Roads & Boats")
        expect(ann.messages.last).to_contain_text("Map: the usual one: A River Runs Through It (1)")
        ann.press("Steady")
        ann.press("Start")
        expect(ann.messages.last).to_contain_text("Choosing homes", timeout=PATIENCE)
        wish(ann, "Where do you want your home?", "(pasture")

        # One donkey goes, the others stay at home; there a coal burner is put up.
        wish(ann, ": movement", "Donkey")
        gone = re.search(r"→ ([A-Z]+\d+(?: \w+ bank)?)", wish(ann, "Where to, or what else?", "→ "))
        assert gone is not None
        expect(ann.messages.last).to_contain_text(gone[1])
        picture = ann.messages.last.locator("img").last
        expect(picture).to_have_attribute("alt", re.compile("Turn 1: movement"), timeout=PATIENCE)
        expect(picture).not_to_have_js_property("naturalWidth", 0, timeout=PATIENCE)
        wish(ann, ": movement", "Done moving")
        wish(ann, "Turn 1: building", "Coal burner")
        wish(ann, "Turn 1: building", "Done building")

        # Next turn's production is one press; a restart before it loses nothing.
        until(ann, "Turn 2: production")
        assert demo.end(signal.SIGTERM)[0] == 0
        ann = Window(opened, start_demo().address)
        until(ann, "Turn 2: production")
        expect(ann.messages.last).to_contain_text("coal burner: 2 boards → 1 fuel")
        wish(ann, "Turn 2: production", "Carry out the plan")
        until(ann, "Turn 2: movement")


def wish(ann: Window, asked: str, wanted: str) -> str:
    """Choose an option when asked; returns it."""
    until(ann, asked)
    for _ in range(PRESSES):
        if taken := ann.take(wanted):
            return taken
        ann.page.wait_for_timeout(300)  # a picture that arrives late closes an open list
    raise AssertionError(f"{wanted!r} is not offered: {ann.messages.last.inner_text()}")


IN_PASSING = ("Your move", "Yes, do it", "No, leave it as it is", "Stay at prayer", "First", "Done buying")
"""A press that leads to the next question without deciding much."""


def until(ann: Window, asked: str) -> None:
    """On to the panel where that is asked."""
    for _ in range(PRESSES):
        panel = ann.messages.last
        if asked in panel.inner_text() and "Only you can see this" in panel.inner_text():
            return
        if not any(ann.take(each) for each in IN_PASSING):
            ann.page.wait_for_timeout(500)
    raise AssertionError(f"{asked!r} is never asked: {ann.messages.last.inner_text()}")


def play_a_turn(ann: Window) -> list[str]:
    """Take the first option of every question until the turn is ended; the phases that went by."""
    seen: list[str] = []
    for _ in range(PRESSES):
        ann.wait_while("Waiting for")  # while others think, the panel asks nothing, and then follows by itself
        text = ann.messages.last.inner_text()
        if "Only you can see this" not in text:
            ann.press("Your move")
            continue
        seen += [each for each in PHASES if each in text and each not in seen]
        if ann.answer() == "End turn":
            return seen
    raise AssertionError(f"after {PRESSES} presses the turn goes on: {ann.messages.last.inner_text()}")
