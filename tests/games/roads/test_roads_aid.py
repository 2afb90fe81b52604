"""The tables for players: every building, transporter and topic, as the components have them."""

from __future__ import annotations

import pytest

from engine.games import roads
from engine.games.roads.components import BUILDINGS, TOPICS, TRANSPORTERS
from engine.games.roads.guide import GUIDE
from words import Speaker


@pytest.mark.parametrize("locale", ["en", "de"])
def test_everything_has_its_line(locale: str) -> None:
    paragraphs = [each.splitlines()[1:] for each in GUIDE.overview.aid(Speaker(locale, roads.GAME, ()))]
    assert [len(lines) for lines in paragraphs] == [len(BUILDINGS), len(TRANSPORTERS), len(TOPICS)]
    assert all(len({*lines}) == len(lines) for lines in paragraphs)


@pytest.mark.parametrize(
    "line",
    [
        "woodcutter: 1 board, woods · 1 trunk every turn",
        "sawmill: 2 boards, 1 stone, land · 1 trunk → 2 boards, up to 6",
        "clay pit: 3 boards, shore · 1 clay every turn",
        "mint: 2 boards, 1 stone, land · 2 gold, 1 fuel → 1 coin",
        "wagon factory: 2 boards, 1 stone, land · 2 boards and a donkey → wagon",
        "truck: 6 goods, 4 steps by road",
        "steamer: 8 goods, 6 steps by water",
        "drilling allows oil rigs",
    ],
)
def test_a_line_says_what_the_process_chart_says(line: str) -> None:
    assert line in "\n".join(GUIDE.overview.aid(Speaker("en", roads.GAME, ()))).splitlines()
