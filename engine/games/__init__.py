"""The games of this host. A new game is one more line here."""

from __future__ import annotations

from typing import Any

from engine.core.game import Game

from . import milestones, roads

GAMES: tuple[Game[Any], ...] = (milestones.GAME, roads.GAME)


def game(key: str) -> Game[Any]:
    """The game with that key. Raises `KeyError`."""
    return {each.key: each for each in GAMES}[key]
