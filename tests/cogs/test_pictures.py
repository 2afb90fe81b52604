"""The real painter behind the bot: it sends a picture with words for people who cannot see it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from cogs.client.client import Bot
from games import ARTISTS
from render import picture
from render.legend import words
from tests.cogs.conftest import Server, World
from tests.cogs.drive import components, press
from tests.in_process import InProcess


class Painted(World):
    """A world with the real painter."""

    def new_bot(self) -> Bot:
        draw = partial(picture, ARTISTS)
        pages = {key: words(artist.legend) for key, artist in ARTISTS.items()}
        commands = self.folder / "commands.sha256"
        self.bot = Bot(self.opening, InProcess(draw), legends=pages, commands_file=commands, pause=0)
        return self.bot


@pytest.fixture
def world(tmp_path: Path) -> World:
    return Painted(tmp_path)


async def test_board_and_panel_show_pictures_with_alt_text(server: Server) -> None:
    thread = await server.table("Ann", "Ben")
    board = server.board(thread)
    galleries = [each for each in components(board) if each["type"] == 12]
    assert [len(each["items"]) for each in galleries] == [1, 1]
    assert all(len(each["items"][0]["description"]) > 40 for each in galleries)
    assert [each.filename for each in board.attachments] == ["milestones-map-1.png", "milestones-map-2.png"]
    assert all(10_000 < each.size < 700 * 1024 for each in board.attachments)
    called = server.person("Ann") if server.person("Ann").mention in str(components(board)) else server.person("Ben")
    shown = await press(called, board, "move")
    assert shown.response is not None
    assert shown.response.attachments[0].filename == "milestones-close.png"
    legend = await press(called, shown.response, "legend")
    typed = await called.slash(thread, "game legend")
    for answer in (*legend.followups, typed.response):
        assert answer is not None
        assert answer.flags.ephemeral
        assert [each.filename for each in answer.attachments] == [
            "milestones-legend-0.png",
            "milestones-legend-1.png",
        ]
        assert "Goods: Stone, Wood" in str(components(answer))
    assert len(legend.followups) == 1
    assert len(components(shown.response)) > 1


async def test_a_place_of_the_map_can_be_looked_at_closely(server: Server) -> None:
    thread = await server.table("Ann", game="roads")
    ann = server.person("Ann")
    suggested = await ann.autocomplete(thread, "game board", "place", "b")
    assert "B2" in [choice["value"] for choice in suggested]
    shown = await ann.slash(thread, "game board", place="b2")
    assert shown.response is not None
    assert shown.response.attachments[0].filename == "roads-close.png"
    assert shown.response.flags.ephemeral
    assert "B2" in str(components(shown.response))


async def test_the_map_for_a_phone_is_one_press_from_a_panel(server: Server) -> None:
    thread = await server.table("Ann", game="roads")
    shown = await press(server.person("Ann"), server.board(thread), "move")
    assert shown.response is not None
    whole = await press(server.person("Ann"), shown.response, "map")
    (beside,) = whole.followups
    assert [each.filename for each in beside.attachments] == ["roads-map-1.png", "roads-map-2.png"]
    assert beside.flags.ephemeral


@pytest.mark.parametrize(("game", "said"), [("roads", "no place ZZ99"), ("milestones", "no close-ups")])
async def test_where_there_is_nothing_to_look_at_closely_that_is_said(server: Server, game: str, said: str) -> None:
    thread = await server.table("Ann", "Ben", game=game)
    shown = await server.person("Ann").slash(thread, "game board", place="ZZ99")
    assert said in str(shown.response and (shown.response.content + str(components(shown.response))))
