"""The recorded games of The Dice Charmers: `python -m tests.games.charmers.record` plays and writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.games.charmers import GAME
from engine.games.charmers.actions import Finish, Leave
from tests.games.recording import Played, at_random, strong, write

FOLDER = Path(__file__).with_name("recorded")
MOON = {"sheet": "moon"}


def idle(game: Game[Any], s: Any, seat: Seat, chance: Seeded) -> Action:
    """Holds back as far as it may: no bonus is used, and of what must be done it does what brings least."""

    def brings(action: Action) -> tuple[bool, int]:
        shown = game.preview(s, seat, action)
        return not isinstance(action, Finish | Leave), shown.gain.get("money", 0) + 3 * shown.gain.get("fame", 0)

    return min((action for offer in game.offers(s, seat) for action in offer), key=brings)


GAMES = {
    "overlap-2-sun": Played(2, 21, strong),
    "overlap-3-sun": Played(3, 31, strong),
    "overlap-4-sun": Played(4, 41, at_random),
    "overlap-5-sun": Played(5, 51, strong),
    "overlap-2-moon": Played(2, 22, at_random, MOON),
    "overlap-3-moon": Played(3, 32, strong, MOON),
    "overlap-4-moon": Played(4, 42, strong, MOON),
    "overlap-5-moon": Played(5, 52, at_random, MOON),
    "cap-2-sun": Played(2, 23, idle),
}
"""The two sheets with every number of players; and a game of players who hold back, which is stopped."""

if __name__ == "__main__":
    write(GAME, GAMES, FOLDER)
