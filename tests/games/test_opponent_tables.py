"""The tables by which practice opponents weigh: content files, in which a mistake is named with file and key."""

from __future__ import annotations

from importlib import import_module

import pytest

from engine.kit import content


@pytest.mark.parametrize(
    ("game", "old", "new", "key"),
    [
        ("charmers", "karma = 200\n", "", "bonuses: needs each once: karma,"),
        ("charmers", "karma = 200\n", 'karma = "much"\n', r"bonuses\[\.\.\.\]: Expected `int`"),
        ("charmers", "far = [0, 100, 75, 55, 40]", "far = [0]", "far: needs a share"),
        ("milestones", "keep = [60, 60, ", "keep = [60, ", "keep: needs a number for each of stone,"),
        ("milestones", "hiring = [900, ", "hiring = [", "hiring: needs a number for 0 to 8 workers"),
        ("milestones", "roads = [0, ", "roads = [1, ", r"typical\.roads: begins with 0"),
        ("wonders", "    [100, 0],\n", "    [],\n", r"closing\[0\]: needs a number"),
        ("wonders", "near = [0, 8, 8, 6, 4]", "near = []", "near: needs a number"),
        ("wonders", "[lead]\n", "[lead]\ngreed = 3\n", r"lead\.greed: is no objective"),
        ("shipyard", "slack = [40, 70, 90, 100]", "slack = []", "slack: needs a number"),
        ("shipyard", "typical = [2, 2, ", "typical = [2, ", "typical: needs a number for each of army,"),
        ("shipyard", "cannon = 140\n", "", "items: needs each once: captain,"),
        ("shipyard", "cannons = 60\n", "", "empty: .*`cannons`"),
        ("shipyard", "foreman = 2\n", "", "employees: needs foreman"),
        ("shipyard", "[empty]\n", "[vacant]\n", "file: .*`vacant`"),
    ],
)
def test_a_mistake_in_a_table_is_named_with_file_and_key(game: str, old: str, new: str, key: str) -> None:
    weights = import_module(f"engine.games.{game}.opponent.weights")
    text = content.shipped(f"engine.games.{game}", weights.FILE)
    assert old in text
    assert weights.read(text, "mine.toml") == weights.WEIGHTS
    with pytest.raises(content.ContentError, match=f"^mine.toml: {key}"):
        weights.read(text.replace(old, new), "mine.toml")
