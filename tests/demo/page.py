"""The demo's page as a person uses it: finds buttons by their text."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30_000
"""Milliseconds to wait for anything, on a busy machine."""
TAKE_THE_FIRST = """select => {
    select.click();
    const option = [...document.querySelectorAll("[role=option]")].find(each => each.checkVisibility());
    option?.click();
    return option?.innerText ?? "";
}"""
"""In one go: the page closes an open list whenever a picture that arrives late moves everything."""
TAKE_WHAT_SAYS = """(select, wanted) => {
    select.click();
    const shown = [...document.querySelectorAll("[role=option]")].filter(each => each.checkVisibility());
    const option = shown.find(each => each.innerText.includes(wanted));
    option?.click();
    return option?.innerText ?? "";
}"""
STEPS = {"Back", "Undo", "Look again"}
"""Buttons of a panel that lead backwards or nowhere."""


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield opened
        opened.close()


class Window:
    """One window of one person."""

    def __init__(self, opened: Browser, address: str, person: str = "Ann", *, width: int = 1280) -> None:
        self.page: Page = opened.new_page(viewport={"width": width, "height": 900})
        self.page.set_default_timeout(PATIENCE)
        self.page.goto(address)
        self.rest()
        if person != "Ann":
            self.page.get_by_label("Viewing as").select_option(label=person)
            self.rest()

    @property
    def messages(self) -> Locator:
        return self.page.locator("#channel-message-list article")

    def rest(self) -> None:
        """Wait until the page says that the last press was carried out; it says "…" from the press on."""
        status = self.page.locator("#action-status")
        expect(status).not_to_have_text("", timeout=PATIENCE)
        expect(status).not_to_contain_text("…", timeout=PATIENCE)
        expect(status).not_to_contain_text("not completed")
        expect(status).not_to_contain_text("uncertain")

    def command(self, typed: str) -> None:
        """Type a command without options and send it."""
        self.page.locator("#channel-composer-input").click()
        self.page.keyboard.type(typed)
        self.page.get_by_role("option").filter(has_text=typed).first.wait_for()
        self.page.keyboard.press("Enter")
        self.page.get_by_role("button", name="Send").last.click()
        self.rest()

    def press(self, label: str) -> None:
        """Press the newest button of that name."""
        self.page.get_by_role("button", name=label, exact=True).last.click()
        self.rest()

    def take(self, wanted: str) -> str:
        """Press the button of the newest message, or pick the line of one of its selects, that contains this; says
        which, "" for none."""
        panel = self.messages.last
        for button in panel.get_by_role("button").filter(has_text=wanted).all():
            label = button.inner_text()
            button.click()
            self.rest()
            return label
        for select in panel.get_by_role("combobox").all():
            picked: str = select.evaluate(TAKE_WHAT_SAYS, wanted)
            if picked:
                self.rest()
                return picked
            self.page.keyboard.press("Escape")
        return ""

    def wait_while(self, words: str) -> None:
        """Wait until the newest message no longer says that."""
        expect(self.messages.last).not_to_contain_text(words, timeout=PATIENCE)

    def answer(self) -> str:
        """Take the first option the newest message offers; says which."""
        panel = self.messages.last
        select = panel.get_by_role("combobox")
        label = ""
        while select.count() and not (label := select.first.evaluate(TAKE_THE_FIRST)):
            self.page.wait_for_timeout(300)
        if not label:
            buttons = [each for each in panel.get_by_role("button").all() if each.inner_text().strip()]
            button = next(each for each in buttons if each.inner_text() not in STEPS)
            label = button.inner_text()
            button.click()
        self.rest()
        return label
