"""Pictures have no words of their own: every word comes from the words files, in the viewer's language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec.structs import replace

from games import ARTISTS
from render import theme
from render.layout import label
from render.scene import Scene, Text

from .listed import PICTURES
from .pictures import NAMES, Pictures

WORD = re.compile(r"[^\W\d_]{3,}")
"""Shorter ones are letters of options and names of places."""
EVERY = 5


class Silent:
    """A language without words: every sentence is a dash."""

    def __call__(self, code: str, **args: Any) -> str:
        return "–"

    def value(self, kind: str, value: Any, count: int = 1) -> str:
        return "–"


def own_words(scene: Scene) -> set[str]:
    """Words in the texts of a picture and in its description, players' names left out."""
    said = {shape.text for shape in scene.shapes if isinstance(shape, Text)} | {*scene.alt}
    known = {word for name in NAMES for word in WORD.findall(name)}
    return {word for text in said for word in WORD.findall(text) if not any(word in each for each in known)}


@pytest.mark.parametrize("pictures", PICTURES, ids=lambda pictures: pictures.game)
def test_a_picture_has_no_words_of_its_own(pictures: Pictures) -> None:
    draw = ARTISTS[pictures.game].draw
    shows = [*(pictures.shows[case] for case in pictures.golden), *list(pictures.shows.values())[::EVERY]]
    assert {word for show in shows for word in own_words(draw(replace(show, speak=Silent())))} == set()


def test_a_word_that_is_drawn_as_it_stands_is_found() -> None:
    text = label("turn.title", "Turn 3 of Ann", (20, 20), theme.SMALL)
    assert own_words(Scene(100, 100, theme.GROUND, 0, (text,), ("To move: –",))) == {"Turn", "move"}
