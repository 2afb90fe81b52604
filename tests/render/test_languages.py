"""Pictures with their words: in every language, and in one that is a third longer, all of them are there in full and
keep clear of each other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from games import ARTISTS, GAMES
from render.scene import Scene, Text
from render.show import Show
from tests.render.listed import PICTURES
from tests.render.pictures import Pictures
from tests.render.properties import MOST_ALT, faults
from tests.soak import times
from tests.words.pseudo import PSEUDO, TRIED
from words import LOCALES, Speaker

SHORT_NAMES = ("Ann", "Ben", "Cleo", "Дана", "Eve")
BY_KEY = {game.key: game for game in GAMES}
BY_GAME = {pictures.game: pictures for pictures in PICTURES}
EVERY = max(1, 24 // times(1))
"""One in this many pictures besides the golden ones."""


def wrong(pictures: Pictures, locale: str, asked: Show) -> Iterator[str]:
    """The faults of a picture in a language."""
    names = SHORT_NAMES[: len(asked.names)]
    spoken = replace(asked, speak=Speaker(locale, BY_KEY[pictures.game], names), names=names)
    scene = ARTISTS[pictures.game].draw(spoken)
    yield from (fault for fault in faults(pictures, spoken, scene) if "descri" not in fault)
    yield from cut_off(scene)
    if len(scene.alt_text()) > MOST_ALT:
        yield f"a description of {len(scene.alt_text())} characters"


def cut_off(scene: Scene) -> Iterator[str]:
    """Texts that were shortened."""
    for text in scene.shapes:
        if isinstance(text, Text) and text.text.endswith("…"):
            yield f"cut off: {text.name}, {text.text}"


@pytest.mark.usefixtures("pseudo")
@pytest.mark.parametrize("locale", TRIED)
@pytest.mark.parametrize("game", BY_GAME)
def test_words_are_drawn_in_full_and_apart(game: str, locale: str) -> None:
    pictures = BY_GAME[game]
    others = list(pictures.shows)[::EVERY] if locale == PSEUDO else []
    cases = dict.fromkeys([*pictures.golden, *others])
    found = {case: faults for case in cases if (faults := [*wrong(pictures, locale, pictures.shows[case])])}
    assert found == {}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", BY_GAME)
def test_at_the_end_the_names_of_practice_opponents_stand_in_full(game: str, locale: str) -> None:
    speak, found = Speaker(locale), dict[str, list[str]]()
    names = tuple(sorted(speak("opponent-names").split(", "), key=len)[-5:])
    for case, asked in BY_GAME[game].shows.items():
        if not asked.view.waiting:
            here = names[: len(asked.names)]
            named = replace(asked, speak=Speaker(locale, BY_KEY[game], here), names=here)
            scene = ARTISTS[game].draw(named)
            drawn = faults(BY_GAME[game], named, scene)
            found[case] = [*cut_off(scene), *(fault for fault in drawn if "descri" not in fault)]
    assert found
    assert {case: wrong for case, wrong in found.items() if wrong} == {}
