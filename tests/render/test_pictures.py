"""Every picture of every game: nothing cut off, nothing colliding, nothing too small, no option without a letter,
and some exactly as before."""

from __future__ import annotations

import pytest

from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.model import Illegal
from games import ARTISTS, GAMES
from render import Show
from tests.render import golden
from tests.render.listed import PICTURES
from tests.render.pictures import Pictures
from tests.render.properties import broken
from words import Speaker

BY_GAME = {pictures.game: pictures for pictures in PICTURES}
EVERY = [(game, case) for game, pictures in BY_GAME.items() for case in pictures.shows]
GOLDEN = [(game, case) for game, pictures in BY_GAME.items() for case in pictures.golden]
MOST = 6
"""Golden pictures of a game: each is a file that a change of style changes."""


@pytest.mark.parametrize(("game", "case"), EVERY)
def test_a_picture_keeps_all_its_promises(game: str, case: str) -> None:
    assert broken(BY_GAME[game], case) == []


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_a_table_has_pictures_as_it_begins_whatever_is_chosen(game: AnyGame) -> None:
    """Also one whose map is laid by its players and has no tile yet."""
    settings, seats, drawn = game.rules.settings, game.seats[-1], 0
    for setting in settings.choices:
        for value in setting.values:
            try:
                options = settings.choose(game.options(), setting.name, value)
                view = game.view(game.start(seats, Seeded(b"begins", 0, 0), options).state, None)
            except Illegal:
                continue
            names = tuple(f"Player {n + 1}" for n in range(seats))
            for cut in ("table", "close", "map"):
                at = "1" * (cut == "map")
                assert ARTISTS[game.key].draw(Show(view, Speaker("en", game, names), names, cut, at=at)).shapes
                drawn += 1
    assert drawn or not settings.choices


@pytest.mark.parametrize(("game", "case"), GOLDEN)
def test_a_scene_is_as_it_was(game: str, case: str) -> None:
    """If it changed on purpose, look at it and store it again: see `tests.render.golden`."""
    pictures = BY_GAME[game]
    assert pictures.scene(case).dump() == golden.path(pictures, case).read_text("utf-8")


@pytest.mark.parametrize(("game", "case"), GOLDEN)
def test_pixels_are_as_they_were(game: str, case: str) -> None:
    """If painting changed on purpose, look at it and store it again: see `tests.render.golden`."""
    pictures = BY_GAME[game]
    assert golden.fingerprint(pictures.scene(case)) == golden.stored_pixels(pictures)[case]


@pytest.mark.parametrize("pictures", PICTURES, ids=lambda pictures: pictures.game)
def test_golden_pictures_are_few_and_nothing_else_is_stored(pictures: Pictures) -> None:
    assert 0 < len(pictures.golden) <= MOST
    wanted = {golden.path(pictures, case).name for case in pictures.golden} | {"pixels.txt"}
    assert {file.name for file in (golden.HERE / pictures.game).iterdir()} == wanted
    assert {*golden.stored_pixels(pictures)} == {*pictures.golden}
