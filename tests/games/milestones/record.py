"""The recorded games of Milestones: `python -m tests.games.milestones.record` plays and writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core import text
from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.core.opponents import random_player
from engine.games.milestones import GAME
from tests.games.recording import Played, gone, steady, write

FOLDER = Path(__file__).with_name("recorded")


def hirer(game: Game[Any], s: Any, seat: Seat, chance: Seeded) -> Action:
    """Hires whenever it can, and otherwise plays anything."""
    actions = [action for offer in game.offers(s, seat) for action in offer]
    hires = [action for action in actions if text.write(action).startswith("hire ")]
    return hires[chance.below(len(hires))] if hires else random_player(game, s, seat, chance)


GAMES = {
    "goal-2": Played(2, 11, steady),
    "goal-3": Played(3, 12, steady),
    "goal-4": Played(4, 13, steady),
    "workers-2": Played(2, 21, hirer),
    "workers-3": Played(3, 22, hirer),
    "workers-4": Played(4, 23, hirer),
    "cap-2": Played(2, 31, gone),
}

if __name__ == "__main__":
    write(GAME, GAMES, FOLDER)
