"""The games of this host, each with its artist. A new game is one more line here."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.game import AnyGame
from engine.games import charmers, milestones, roads, shipyard, wonders
from render import Artist
from render.games import charmers as charmers_pictures
from render.games import milestones as milestones_pictures
from render.games import roads as roads_pictures
from render.games import shipyard as shipyard_pictures
from render.games import wonders as wonders_pictures


class Listed(NamedTuple):
    """A game of this host: the game and its artist. Without an artist it has no pictures."""

    game: AnyGame
    artist: Artist | None = None


LISTED: tuple[Listed, ...] = (
    Listed(milestones.GAME, milestones_pictures.ARTIST),
    Listed(roads.GAME, roads_pictures.ARTIST),
    Listed(wonders.GAME, wonders_pictures.ARTIST),
    Listed(charmers.GAME, charmers_pictures.ARTIST),
    Listed(shipyard.GAME, shipyard_pictures.ARTIST),
)
GAMES = tuple(each.game for each in LISTED)
ARTISTS = {each.game.key: each.artist for each in LISTED if each.artist}
"""By the game's key, for `render.picture`."""
