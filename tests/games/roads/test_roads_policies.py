"""The policies of the practice opponents: content files, checked like those of the game's components."""

from __future__ import annotations

from importlib.resources import files

import pytest

from engine.games.roads.opponent import plans
from engine.kit import content

TEXT = content.shipped("engine.games.roads", "opponents/steady.toml")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("ahead = 3\n", "", "file: .*`ahead`"),
        ("[worths]\n", "[worths]\nclimb = 3\n", "worths: .*`climb`"),
        ("site = 100\n", "", "worths: .*`site`"),
        ('["sawmill", 1, 6]', '["windmill", 1, 6]', r"wishes\[1\]: 'windmill' is no building"),
        ('["sawmill", 1, 6]', '["sawmill", 1, 6, "often"]', r"wishes\[1\]\[3\]: .*'often'"),
        ('["mint", "hub"]', '["mint", "heart"]', r"routes\[4\]: 'mint' to 'heart'"),
        ('topics = ["new_shafts"]', 'topics = ["magic"]', r"topics\[0\]: 'magic'"),
    ],
)
def test_a_mistake_in_a_policy_is_named_with_file_and_key(old: str, new: str, key: str) -> None:
    assert old in TEXT
    with pytest.raises(content.ContentError, match=f"^mine.toml: {key}"):
        plans.read(TEXT.replace(old, new), "mine.toml")


def test_every_policy_shipped_is_followed() -> None:
    folder = files("engine.games.roads").joinpath("content", "opponents")
    named = {"steady.toml": plans.steady(), "rival.toml": plans.rival()}
    named |= {f"{name}.toml": plan for name, plan in zip(plans.ALONE, plans.alone(), strict=True)}
    assert {each.name: plans.read(each.read_text("utf-8"), each.name) for each in folder.iterdir()} == named
