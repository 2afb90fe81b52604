"""The table of the tests' budget: each test has its row, and an exceeded budget is named."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from games import ARTISTS, GAMES
from tests import budget

HERE = Path(__file__).parent
GAME = SimpleNamespace(key="roads")
MOST = {"roads": 115}
"""CPU-seconds of a game that is larger than a new one should be."""


@pytest.mark.parametrize(
    ("file", "params", "expected"),
    [
        ("games/roads/test_roads_wonder.py", {}, ("roads", "rules")),
        ("games/roads/test_roads_recorded.py", {}, ("roads", "recorded")),
        ("games/chess/test_pawns.py", {}, ("chess", "rules")),
        ("engine/test_ferry.py", {}, ("ferry", "rules")),
        ("engine/test_text.py", {}, ("shared", "engine")),
        ("render/test_roads_zoom.py", {}, ("roads", "pictures")),
        ("render/milestones/test_pictures.py", {}, ("milestones", "pictures")),
        ("cogs/test_roads_typed.py", {}, ("roads", "panels")),
        ("cogs/test_choice.py", {"game": GAME}, ("roads", "panels")),
        ("cogs/test_choice.py", {"game": "milestones"}, ("milestones", "panels")),
        ("cogs/test_choice.py", {"game": "a table"}, ("shared", "cogs")),
        ("laws/test_laws.py", {"game": GAME, "seats": 2}, ("roads", "laws")),
        ("words/test_words.py", {}, ("shared", "words")),
        ("test_bot.py", {}, ("shared", "bot")),
        ("test_games.py", {"game": GAME}, ("roads", "rules")),
    ],
)
def test_a_tests_room_is_where_it_lies(file: str, params: dict[str, Any], expected: budget.Room) -> None:
    assert budget.room(Path(file), params, ["ferry", "milestones", "roads"]) == expected


@pytest.mark.parametrize("game", [game.key for game in GAMES])
def test_a_game_has_a_budget_for_each_kind_of_tests_that_it_has(game: str) -> None:
    rows = budget.read()[game]
    recorded = {"recorded"} if [*(HERE / "games" / game).glob("test_*_recorded.py")] else set()
    assert {*rows} >= {"laws", "rules", "panels", "words", *(["pictures"] if game in ARTISTS else []), *recorded}
    assert sum(rows.values()) <= MOST.get(game, 90)


def test_a_test_without_a_row_fails_and_says_which_row_it_wants() -> None:
    plugin = budget.Plugin([])
    plugin.rooms = {"known": ("roads", "rules"), "game": ("chess", "rules"), "kind": ("roads", "songs")}
    plugin.pytest_runtest_setup(item("known"))
    for name, words in (("game", r'add "rules" under \[chess\]'), ("kind", r'add "songs" under \[roads\]')):
        with pytest.raises(pytest.fail.Exception, match=words):
            plugin.pytest_runtest_setup(item(name))


def item(name: str) -> Any:
    return SimpleNamespace(nodeid=name, user_properties=[("other", 1)])


def test_what_tests_use_is_carried_by_their_reports_and_added_up() -> None:
    plugin = budget.Plugin([])
    plugin.rooms = {"one": ("roads", "rules")}
    plugin.before = budget.used() - 3
    one = item("one")
    plugin.pytest_runtest_makereport(one)
    plugin.pytest_runtest_makereport(one)
    assert [name for name, _ in one.user_properties] == ["other", budget.PROPERTY]
    for seconds in (1.5, 2.0):
        report: Any = SimpleNamespace(user_properties=[("other", 1), (budget.PROPERTY, ["roads", "rules", seconds])])
        plugin.pytest_runtest_logreport(report)
    assert plugin.spent == {("roads", "rules"): 3.5}


def test_the_table_says_what_is_over_its_budget_and_adds_up() -> None:
    spent = Counter({("roads", "rules"): 4.0, ("roads", "laws"): 3.0, ("shared", "host"): 1.0})
    allowed = {"shared": {"host": 2}, "roads": {"rules": 3, "laws": 5, "words": 1}}
    lines = [(" ".join(words.split()), over) for words, over in budget.table(spent, allowed)]
    assert lines == [
        ("used allowed CPU-seconds", False),
        ("shared host 1.0 2", False),
        ("shared, all 1.0 2", False),
        ("roads rules 4.0 3 OVER ITS BUDGET", True),
        ("roads laws 3.0 5", False),
        ("roads, all 7.0 9", False),
        ("all 8.0 11", False),
    ]
