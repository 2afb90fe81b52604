"""The list of games at the root: the bot can draw the games it plays."""

from __future__ import annotations

from pathlib import Path

from engine.core.opponents import OPPONENTS, kinds
from games import GAMES, LISTED
from render.__main__ import main


def test_every_game_is_listed_once_with_its_artist() -> None:
    assert len({game.key for game in GAMES}) == len(LISTED)
    for game, artist in LISTED:
        assert artist is not None
        assert artist.draw.__module__ == f"render.games.{game.key}"


def test_every_game_offers_practice_opponents_of_all_strengths() -> None:
    assert {game.key: kinds(game) for game in GAMES if kinds(game) != list(OPPONENTS)} == {}


def test_the_shell_draws_any_listed_game_and_refuses_others(tmp_path: Path) -> None:
    for game in GAMES:
        file = tmp_path / f"{game.key}.png"
        assert main([game.key, "2", "5", str(file), "close"]) == 0
        assert file.read_bytes().startswith(b"\x89PNG")
    assert main(["chess", "2", "5", str(tmp_path / "chess.png")]) == 2
    assert not (tmp_path / "chess.png").exists()
