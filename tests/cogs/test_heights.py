"""Panels on a page 412 px wide: the question, its picture and the green button stand on the first screen, and nothing
that is offered or threatens is folded."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cogs.features import PANEL
from cogs.kit.card import Button, Card, Select
from cogs.panel import panel_card
from cogs.question.next_question import Question
from cogs.viewer import Viewer
from engine.core.game import AnyGame
from games import GAMES
from tests.cogs.conftest import Server, World
from tests.cogs.drive import labels, press, text
from tests.cogs.heights import SCREEN, heights, walk
from tests.cogs.positions import looks
from tests.cogs.test_panel import opened, play
from words import LOCALES

LOWER = {"charmers": 650}
"""Where the last of the three ends in games that need more: these numbers may only fall."""
FOLDED = "highest score"


def viewers(game: AnyGame) -> Iterator[Viewer]:
    """A few positions in each language."""
    for look in looks(game, min(3, game.seats[-1]), moves=42, every=20):
        for locale in LOCALES:
            yield Viewer(look, look.table.speaker(locale))


def offered(card: Card) -> set[object]:
    """All that can be pressed or picked, but for the button that folds and unfolds."""
    found = set[object]()
    for part in card.parts:
        for each in part if isinstance(part, tuple) else ():
            if isinstance(each, Select):
                found |= {(each.id, choice) for choice in each.choices}
            elif isinstance(each, Button) and "fold" not in each.id:
                found.add((each.id, each.label))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_question_its_picture_and_the_green_button_stand_on_the_first_screen(game: AnyGame) -> None:
    lowest = 0
    for viewer in viewers(game):
        for said, asked, page in walk(viewer, 4):
            if isinstance(asked, Question):
                card = PANEL(viewer, text=said, page=page)
                lowest = max(lowest, heights(card).answered)
                assert offered(card) == offered(PANEL(viewer, text=said, page=page, unfolded=True))
    assert lowest <= LOWER.get(game.key, SCREEN)


async def test_what_is_folded_stands_there_after_one_press(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread, first, other = await opened(server, world)
    await play(world, (first.id, "move 1"), (first.id, "move 2"), (first.id, "end"))
    monkeypatch.setattr(panel_card, "REMINDERS", 0)
    shown = await press(other, server.board(thread), "move")
    assert FOLDED not in text(shown)
    assert "Details" in labels(shown)
    shown = await press(other, shown, "unfold")
    assert FOLDED in text(shown)
    assert "Fewer details" in labels(shown)
    shown = await press(other, shown, "fold")
    assert FOLDED not in text(shown)
    assert "Details" in labels(shown)
