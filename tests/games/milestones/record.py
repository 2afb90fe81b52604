"""Recorded games: `python -m tests.games.milestones.record` plays and writes them, the tests replay them.

A record holds the seats, the seed, each action as seat and canonical text, the draws, and how it ended.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.core import text
from engine.core.chance import Recorded, Seeded
from engine.core.model import Action, Seat
from engine.core.opponents import random_player, steady_player
from engine.games.milestones import GAME
from tests.games.milestones.positions import dice

FOLDER = Path(__file__).with_name("recorded")
Chooser = Callable[[Any, Seat, Seeded], Action]


def record(seats: int, seed: int, choose: Chooser) -> dict[str, Any]:
    """Play a game and note all of it."""
    step = GAME.start(seats, dice(seed, 0))
    actions: list[list[Any]] = []
    draws = [list(step.draws)]
    s = step.state
    while GAME.waiting(s):
        seat, seq = GAME.waiting(s)[0], len(actions) + 1
        action = choose(s, seat, Seeded(b"players", seed, seq))
        step = GAME.apply(s, seat, action, dice(seed, seq))
        actions.append([int(seat), text.write(action)])
        draws.append(list(step.draws))
        s = step.state
    return {"seats": seats, "seed": seed, "actions": actions, "draws": draws, **outcome(s)}


def outcome(s: Any) -> dict[str, Any]:
    """How a game ended, with the fingerprint of its last state."""
    result = GAME.result(s)
    assert result is not None
    return {
        "final": GAME.digest(s).hex(),
        "scores": list(result.scores),
        "winners": list(result.winners),
        "reason": result.reason,
    }


def replayed(game: dict[str, Any]) -> dict[str, Any]:
    """The outcome of a record's actions with its draws, by the rules as they are now."""
    s = GAME.start(game["seats"], Recorded(game["draws"][0])).state
    for (seat, words), draws in zip(game["actions"], game["draws"][1:], strict=True):
        s = GAME.apply(s, seat, GAME.parse(words), Recorded(draws)).state
    return outcome(s)


def steady(s: Any, seat: Seat, chance: Seeded) -> Action:
    return steady_player(GAME, s, seat, chance)


def at_random(s: Any, seat: Seat, chance: Seeded) -> Action:
    return random_player(GAME, s, seat, chance)


def gone(s: Any, seat: Seat, chance: Seeded) -> Action:
    """Players who left."""
    return GAME.default(s, seat)


def hirer(s: Any, seat: Seat, chance: Seeded) -> Action:
    """Hires whenever it can, and otherwise plays anything."""
    actions = [action for offer in GAME.offers(s, seat) for action in offer]
    hires = [action for action in actions if text.write(action).startswith("hire ")]
    return hires[chance.below(len(hires))] if hires else random_player(GAME, s, seat, chance)


GAMES: dict[str, tuple[int, int, Chooser]] = {
    "goal-2": (2, 11, steady),
    "goal-3": (3, 12, steady),
    "goal-4": (4, 13, steady),
    "workers-2": (2, 21, hirer),
    "workers-3": (3, 22, hirer),
    "workers-4": (4, 23, hirer),
    "cap-2": (2, 31, gone),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (seats, seed, choose) in GAMES.items():
        game = record(seats, seed, choose)
        assert game["reason"] == name.partition("-")[0], (name, game["reason"])
        FOLDER.joinpath(f"{name}.json").write_text(json.dumps(game, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
