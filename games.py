"""The games of this host, each with its artist. A new game is one more line here."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.core.game import Game
from engine.games import milestones, roads
from render import Artist
from render.games import milestones as milestones_pictures
from render.games import roads as roads_pictures


class Listed(NamedTuple):
    """A game of this host: its rules, and what draws its views."""

    game: Game[Any]
    artist: Artist


LISTED: tuple[Listed, ...] = (
    Listed(milestones.GAME, milestones_pictures.ARTIST),
    Listed(roads.GAME, roads_pictures.ARTIST),
)
ARTISTS = {each.game.key: each.artist for each in LISTED}
"""By the game's key, for `render.picture`."""
