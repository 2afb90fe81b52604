"""The list of games at the root says what each game has: nothing more is expected of it, and nothing is forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.core.opponents import kinds
from games import ARTISTS, GAMES, LISTED
from render.__main__ import main

ROOT = Path(__file__).parents[1]


def test_every_game_is_listed_once() -> None:
    assert len({game.key for game in GAMES}) == len(LISTED)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_has_pictures_and_planners_as_it_says(game: Any) -> None:
    """It says so by naming them; what lies in their folders and is not named is forgotten."""
    artist = ARTISTS.get(game.key)
    assert (artist is not None) == (ROOT / "render" / "games" / game.key).is_dir()
    assert artist is None or artist.draw.__module__ == f"render.games.{game.key}"
    plans = "strong" in kinds(game) or game.opponents.steady is not None
    assert plans == (ROOT / "engine" / "games" / game.key / "opponent").is_dir()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_shell_draws_a_game_that_has_pictures(game: Any, tmp_path: Path) -> None:
    file = tmp_path / "table.png"
    if game.key not in ARTISTS:
        assert main([game.key, str(game.seats[0]), "5", str(file)]) == 2
        assert not file.exists()
    else:
        assert main([game.key, "2", "5", str(file), "close"]) == 0
        assert file.read_bytes().startswith(b"\x89PNG")


def test_the_shell_refuses_other_games(tmp_path: Path) -> None:
    assert main(["chess", "2", "5", str(tmp_path / "chess.png")]) == 2
    assert not (tmp_path / "chess.png").exists()
