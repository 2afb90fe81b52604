"""The recorded games of World Wonders: `python -m tests.games.wonders.record` plays and writes them."""

from __future__ import annotations

from pathlib import Path

from engine.games.wonders import GAME
from tests.games.recording import Played, at_random, gone, strong, write

FOLDER = Path(__file__).with_name("recorded")
BOTH_B = {"map": "B", "board": "B"}
GAMES = {
    "rounds-2": Played(2, 11, at_random),
    "rounds-3": Played(3, 12, at_random, {"map": "B"}),
    "rounds-4": Played(4, 13, at_random, {"board": "B", "objectives": "no"}),
    "rounds-5": Played(5, 14, at_random, BOTH_B),
    "rounds-2-gone": Played(2, 15, gone),
    "purple-2": Played(2, 21, strong, BOTH_B),
    "purple-3": Played(3, 22, strong, {"board": "B"}),
    "purple-4": Played(4, 23, strong),
    "purple-5": Played(5, 24, strong, {"map": "B", "objectives": "no"}),
    "beaten-easy": Played(1, 31, strong, BOTH_B),
    "beaten-hard": Played(1, 35, strong, {"target": "hard"}),
    "missed-easy": Played(1, 41, at_random, {"map": "B"}),
    "missed-hard": Played(1, 39, strong, {"target": "hard"}),
}

if __name__ == "__main__":
    write(GAME, GAMES, FOLDER)
