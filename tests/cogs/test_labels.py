"""What stands on buttons, in selects and in empty fields: it begins with a capital letter and is read on a phone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.kit.card import PLACEHOLDER, ROW, Button, Card, capital, rows
from cogs.lobby import settings_card, terms_card
from cogs.posts.lobby_card import lobby_card
from engine.core.game import AnyGame
from games import GAMES
from tests.cogs.heights import heights
from tests.cogs.positions import looks, table
from tests.cogs.test_limits import every_card
from tests.words.printed import faults
from words import LOCALES, Speaker

MARK = re.compile(r"([A-Z]{1,2}|\d+) · ")
"""The letter or number of an option in the picture."""
IN_WORDS = (
    "send-away",
    "log-pictures",
    "list-only",
    "batch-others",
    "batch-more",
    "batch-change",
    "wish-give",
    "choose",
)
"""Sentences of the bot that stand in an empty select."""
IN_SETUP = ("language", "calls", *(f"pick-{what}" for what in ("channels", "roles", "games", "reports")))


def pressed(part: Any) -> Iterator[dict[str, Any]]:
    """The buttons and selects of a message's components."""
    yield from (each for row in part for each in row.get("components", ()) if each["type"] != 10)


def wrong(card: Card, locale: str) -> Iterator[str]:
    """Labels that begin with a small letter, placeholders that a phone cuts, lines that are not written well."""
    for part in card.parts:
        if isinstance(part, str):
            yield from faults(part, locale)
    for each in pressed(card.view().to_components()):
        for label in [each.get("label", ""), *(option["label"] for option in each.get("options", ()))]:
            if MARK.sub("", label, count=1)[:1].islower():
                yield f"small: {label}"
            yield from faults(label, locale)
        if len(each.get("placeholder") or "") > PLACEHOLDER:
            yield f"long: {each['placeholder']}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
async def test_labels_begin_with_a_capital_and_empty_selects_are_read(game: AnyGame, locale: str) -> None:
    found, seats = set[str](), game.seats[-1]
    for seen in looks(game, seats, every=29):
        found |= {fault for card in every_card(seen, locale) for fault in wrong(card, locale)}
    full = table(game, seats)
    speak = full.speaker(locale)
    for card in (
        lobby_card(full, speak, "p1"),
        settings_card.card(full, speak),
        *(terms_card.card(full, speak, 1, page=page) for page in range(len(terms_card.PAGES))),
    ):
        found |= set(wrong(card, locale))
    assert found == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_sentences_in_empty_selects_are_read(locale: str) -> None:
    speak = Speaker(locale)
    told = [*map(speak, IN_WORDS), *(speak(f"setup-{code}") for code in IN_SETUP)]
    assert [each for each in told if len(each) > PLACEHOLDER] == []


@pytest.mark.parametrize(
    ("label", "shown"),
    [
        ("lose 1 coin", "Lose 1 coin"),
        ("A · lose 1 coin", "A · Lose 1 coin"),
        ("12 · pedestal 1", "12 · Pedestal 1"),
        ("AB · über 2", "AB · Über 2"),
        ("2 boards", "2 boards"),
        ("move · back", "Move · back"),
        ("", ""),
    ],
)
def test_a_label_is_capitalised_behind_its_letter(label: str, shown: str) -> None:
    assert capital(label) == shown


AROUND = {
    "in play": ("move", "log", "rules", "table", "fault"),
    "a panel": ("map", "table", "legend", "log", "memo", "try-it", "fault"),
    "a panel after a press": ("undo", "map", "table", "legend", "log", "memo", "try-it", "fault"),
    "the end": ("anew", "scores", "replay", "review", "record", "log", "rules", "fault"),
}


@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_make_as_few_lines_on_a_phone_as_their_order_and_rows_of_five_allow(locale: str) -> None:
    speak = Speaker(locale)
    for place, names in AROUND.items():
        buttons = [Button(speak(f"button-{name}"), "id") for name in names]
        few, last = -(-len(buttons) // ROW), len(buttons)
        ways = [[buttons[:k], buttons[k:]] for k in range(last - ROW, ROW + 1)] if few > 1 else [[buttons]]
        made = rows(buttons)
        assert len(made) == few
        assert [each for row in made for each in row] == buttons
        least = min(heights(Card(tuple(map(tuple, way)))).whole for way in ways)
        assert heights(Card(tuple(made))).whole == least, place
