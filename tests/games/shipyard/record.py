"""The recorded games of Shipyard: `python -m tests.games.shipyard.record` plays and writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.core.opponents import by_lot
from engine.games.shipyard import GAME
from engine.games.shipyard.actions import Bonus, Build, Choose
from engine.games.shipyard.edition import PARTS, part_of
from tests.games.recording import Played, at_random, strong, write

FOLDER = Path(__file__).with_name("recorded")
TILES = ("ships", "subsidy")
"""Tiles that a builder likes."""


def builder(game: Game[Any], s: Any, seat: Seat, chance: Seeded) -> Action:
    """Builds one ship of three cards after the other, so that a stack runs out."""
    offers = {offer.action: offer for offer in game.offers(s, seat)}
    for verb in (Choose, Bonus):
        if verb in offers:
            ships = [action for action in offers[verb] if action.tile in TILES]
            if ships:
                return ships[0]
    if Build in offers:
        return min(offers[Build], key=lambda build: (build.berth.column, -PARTS.index(part_of(build.berth.card))))
    rest = [offer for verb, offer in offers.items() if verb is not Bonus]
    return by_lot(rest[chance.below(len(rest))], chance)


GAMES = {
    "laps-2": Played(2, 21, strong),
    "laps-3": Played(3, 31, strong),
    "laps-4": Played(4, 41, strong),
    "laps-4-any": Played(4, 42, at_random),
    "cards-3": Played(3, 32, builder),
}
"""The last lap with two, three and four players, who launch their ships, and with players who do anything; the last
card of a stack turned up."""

if __name__ == "__main__":
    write(GAME, GAMES, FOLDER)
