"""Content files: reading them, and naming a mistake in one."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Meta, Struct

from engine.kit.content import ContentError, need, shipped, toml


class Die(Struct, frozen=True, forbid_unknown_fields=True):
    """A die in a content file."""

    name: str
    faces: tuple[Annotated[int, Meta(ge=0)], ...]


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """A content file."""

    dice: tuple[Die, ...]


def test_a_text_becomes_what_its_types_say() -> None:
    text = '[[dice]]\nname = "rain"\nfaces = [0, 1, 1]\n'
    assert toml(text, "box.toml", Box) == Box((Die("rain", (0, 1, 1)),))


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("dice = ", "", "not valid TOML"),
        ("", "file", "missing required field `dice`"),
        ("dice = 3", "dice", "Expected `array`, got `int`"),
        ('[[dice]]\nname = "rain"\n', r"dice\[0\]", "missing required field `faces`"),
        ('[[dice]]\nname = "rain"\nfaces = [1, -1]\n', r"dice\[0\]\.faces\[1\]", "Expected `int` >= 0"),
        ('[[dice]]\nname = "rain"\nfaces = [1]\nfases = [2]\n', r"dice\[0\]", "unknown field `fases`"),
    ],
)
def test_a_mistake_is_named_with_file_key_and_reason(text: str, key: str, reason: str) -> None:
    with pytest.raises(ContentError, match=f"^box.toml: {key}: .*{reason}" if key else f"^box.toml: {reason}") as no:
        toml(text, "box.toml", Box)
    assert no.value.file == "box.toml"
    assert isinstance(no.value, ValueError)


def test_what_types_cannot_say_is_checked_the_same_way() -> None:
    need(True, "box.toml", "dice", "two dice share a name")
    with pytest.raises(ContentError, match=r"^box\.toml: dice: two dice share a name$"):
        need(False, "box.toml", "dice", "two dice share a name")


def test_shipped_files_lie_in_the_games_folder() -> None:
    assert shipped("engine.games.milestones", "house-1.toml").startswith("#")
    with pytest.raises(FileNotFoundError):
        shipped("engine.games.milestones", "house-2.toml")
