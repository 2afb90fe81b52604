"""Games made from the source of Ferry or Garden: under another name, or with a fault planted in it."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from engine.core.game import Game

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "engine" / "games"
FERRY, GARDEN = GAMES / "ferry", GAMES / "garden"


def load(folder: Path, name: str) -> Game[Any]:
    """The game in a folder that is a package, imported under that name."""
    spec = spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module  # msgspec looks the names in annotations up there
    spec.loader.exec_module(module)
    game: Game[Any] = module.GAME
    return game


def planted(folder: Path, name: str, changes: dict[str, str], of: Path = FERRY) -> Game[Any]:
    """Ferry, or another game of one file, with these texts of its source replaced. Fails unless each is there."""
    source = (of / "__init__.py").read_text("utf-8")
    for old, new in changes.items():
        assert old in source, f"{of.name} has changed: {old}"
        source = source.replace(old, new)
    folder.joinpath("__init__.py").write_text(source, "utf-8")
    return load(folder, f"planted_{name}")
