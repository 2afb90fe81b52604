"""Further editions of games' components, supplied by owners of printed copies: `<folder>/<game>/*.toml`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from engine.core.game import AnyGame

Editions = dict[str, dict[str, object]]
"""By game, then by the edition's key: the value of the game's option `edition`."""


def load(folder: Path | None, games: Sequence[AnyGame]) -> Editions:
    """All editions of these games in a folder, checked. Raises `ValueError` in one line: file, key and reason."""
    by_game: Editions = {game.key: {} for game in games}
    if folder is None:
        return by_game
    if not folder.is_dir():
        raise ValueError(f"{folder}: no such folder for editions")
    for game in games:
        for path in sorted((folder / game.key).glob("*.toml")):
            read = game.rules.settings.editions
            if read is None:
                raise ValueError(f"{path}: {game.name} has only one edition")
            edition = read(_text(path), str(path))
            shipped: Any = getattr(game.options(), "edition", edition)
            if edition.key in by_game[game.key] or (shipped is not edition and edition.key == shipped.key):
                raise ValueError(f"{path}: edition.key: another edition is called {edition.key!r} already")
            by_game[game.key][edition.key] = edition
    return by_game


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}: cannot be read as UTF-8 text: {error}") from None
