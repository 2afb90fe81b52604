"""The bot's messages in full positions of Roads & Boats, in every phase and both languages, checked against Discord's
description of its API; and sent, boards and panels alike."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest

from cogs.features import PANEL as panel
from cogs.posts import board_card
from cogs.question.next_question import Question, ask
from cogs.viewer import Viewer
from engine.core.model import Seat
from engine.games.roads import GAME
from engine.games.roads.flow import PHASES, Position
from tests import description
from tests.cogs import roads
from tests.cogs.conftest import Server, World, painted
from tests.cogs.drive import refs, text
from tests.cogs.test_roads_limits import looks, options, positions
from words import LOCALES

pytestmark = pytest.mark.skipif(
    not description.at_hand(), reason="Discord's description of its API is not beside the repository (../shared)"
)
EDIT = "/webhooks/1/token/messages/@original"
POST = "/channels/1/messages"


def complaints(method: str, path: str, card: Any) -> list[str]:
    """The faults of a card by Discord's description."""
    view = card.view(mark=7)
    named = [{"id": n, "filename": image.name, "description": image.alt} for n, image in enumerate(card.images)]
    body = {"components": view.to_components(), "flags": 1 << 15, "attachments": named}
    return description.complaints(method, path, body)


LEAST = {"production": 40, "movement": 40, "building": 100, "wonder": 5}
"""Panels that are looked at in each phase, at the least."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("phase", PHASES)
async def test_every_panel_of_a_full_position_is_as_discord_describes_it(phase: str, locale: str) -> None:
    count = 0
    for seen in looks(phase, 5):
        viewer = Viewer(seen, seen.table.speaker(locale))
        assert complaints("POST", POST, painted(board_card.board(seen.table, viewer, (), "p1"))) == []
        first = ask(viewer)
        assert isinstance(first, Question)
        for words in ("", *(option.text for option in options(first))):
            asked = ask(viewer, words)
            card = painted(panel(viewer, text=words)) if isinstance(asked, Question) else panel.confirm(viewer, asked)
            assert complaints("PATCH", EDIT, card) == [], words
            count += 1
    assert count >= LEAST[phase]


def test_a_wrong_card_is_found() -> None:
    body = {"components": [{"type": 10, "content": 5}], "flags": 1 << 15}
    assert description.complaints("PATCH", EDIT, body)


def late(phase: str) -> Position:
    """A full position of a late turn in which more than one is asked where it can be."""
    found = sorted(positions(phase), key=lambda s: (len(GAME.waiting(s)), s.table.turn))
    return found[-1]


@pytest.mark.parametrize(("phase", "locale"), [*zip(PHASES, cycle(LOCALES), strict=False)])
async def test_the_panels_of_a_late_turn_are_sent(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, phase: str, locale: str
) -> None:
    """Every request is held against the description when the test ends, see `conftest`."""
    monkeypatch.setattr("cogs.kit.replies.locale_of", lambda tag: locale)
    position = late(phase)
    told = await roads.begun(server, world, monkeypatch, position, 4)
    speak = (await world.host.register.table(1)).speaker(locale)
    head = f"### {speak.doing((await world.host.now.look(1, None)).view)}"
    shown = {seat: await roads.panel(told.people[seat], server, told) for seat in map(Seat, range(4))}
    waiting = GAME.waiting(position)
    assert waiting
    assert all(text(shown[seat]).startswith(head) for seat in waiting)
    for seat in waiting:
        first = next(each for each, ref in refs(shown[seat]) if ref.what in ("go", "pick", "some"))
        if first["type"] == 2:
            await told.people[seat].click(shown[seat].response, custom_id=first["custom_id"])
        else:
            picked = [line["value"] for line in first["options"]][: first["min_values"]]
            await told.people[seat].select(shown[seat].response, picked, custom_id=first["custom_id"])
    assert f"{GAME.name} · " in text(server.board(told.thread))
