"""Further editions of the games' components, supplied by the owner of a printed copy: `<folder>/<game>/*.toml`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.games import GAMES

Editions = dict[str, dict[str, Any]]
"""By game, then by the edition's key: what the game's option `edition` takes."""


def load(folder: Path | None) -> Editions:
    """All editions in a folder, checked. Raises `ValueError`: one line that names file, key and reason."""
    found: Editions = {game.key: {} for game in GAMES}
    if folder is None:
        return found
    if not folder.is_dir():
        raise ValueError(f"{folder}: no such folder for editions")
    for game in GAMES:
        for path in sorted((folder / game.key).glob("*.toml")):
            if game.rules.editions is None:
                raise ValueError(f"{path}: {game.name} has only one edition")
            edition = game.rules.editions(_text(path), str(path))
            shipped: Any = getattr(game.options(), "edition", edition)
            if edition.key in found[game.key] or (shipped is not edition and edition.key == shipped.key):
                raise ValueError(f"{path}: edition.key: another edition is called {edition.key!r} already")
            found[game.key][edition.key] = edition
    return found


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ValueError(f"{path}: cannot be read as UTF-8 text: {error}") from None
