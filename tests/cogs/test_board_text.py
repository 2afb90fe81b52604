"""The table as text, beside its picture and by a command."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.browse.board_text import text_card
from cogs.kit.custom_ids import Ref
from cogs.viewer import Viewer
from engine.core.game import Game
from engine.games import ferry, milestones, roads, shipyard
from tests.cogs.conftest import Server, World
from tests.cogs.drive import press, refs, text
from tests.cogs.positions import LONG, looks
from tests.cogs.test_panel import opened
from tests.words.pseudo import TRIED
from words import Speaker

SAY = Speaker("en", milestones.GAME)


async def test_the_text_comes_beside_the_picture_or_in_its_place(server: Server, world: World) -> None:
    thread, first, _ = await opened(server, world)
    shown = await first.slash(thread, "game board")
    (beside,) = (await press(first, shown, "astext")).followups
    assert beside.id != shown.response.id, "the picture stays"
    assert beside.ephemeral
    instead = await first.slash(thread, "game board", text=True)
    for told in (text(beside), text(instead)):
        assert all(f"### {SAY(f'told-{head}')}" in told for head in ("land", "supply", "tiles", "majorities"))
        assert told.startswith("### Milestones · table 1")


async def test_a_game_without_a_text_says_so(server: Server, world: World) -> None:
    world.games = (ferry.GAME,)
    thread = await server.table("Ann", "Ben", game="ferry")
    shown = await server.person("Ann").slash(thread, "game board")
    assert not [ref for _, ref in refs(shown) if ref.what == "astext"]
    shown = await server.person("Ann").slash(thread, "game board", text=True)
    assert text(shown) == SAY("no-no-board-text", game=ferry.GAME.name)


@pytest.mark.parametrize("game", [milestones.GAME, roads.GAME, shipyard.GAME], ids=lambda game: game.key)
@pytest.mark.usefixtures("pseudo")
async def test_the_text_is_within_the_limits_on_pages_that_lead_to_each_other(game: Game[Any]) -> None:
    for look in looks(game, 4, moves=300, every=100):
        for locale in TRIED:
            viewer = Viewer(look, Speaker(locale, look.table.game, LONG[:4]))
            cards = [text_card(viewer)]
            while Ref("astext", look.table.id, page=len(cards)).id() in repr(cards[-1]):
                cards.append(text_card(viewer, len(cards)))
            whole = "\n".join(part for card in cards for part in card.parts if isinstance(part, str) and card.view())
            for chapter in look.table.game.guide.overview.text(look.view, viewer.speak):
                assert all(line in whole for line in (chapter.title, *chapter.lines))
