"""Recorded games, the same for every game: played once and written as a file, replayed by the tests ever since.

A record holds the seats, the options, the seed, each action as seat and canonical text, the draws, and how it ended.
A game's own `record.py` says which games there are and how they are played.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.core import text
from engine.core.chance import Recorded, Seeded
from engine.core.frames import Step
from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.core.opponents import random_player, steady_player, strong_player
from tests.games.playing import dice

Chooser = Callable[[Game[Any], Any, Seat, Seeded], Action]


class Played(Struct, frozen=True):
    """A game to record: the number of seats, the seed, the player, the settings that are not the usual ones."""

    seats: int
    seed: int
    choose: Chooser
    settings: Mapping[str, str] = {}


def record(game: Game[Any], played: Played) -> dict[str, Any]:
    """Play a game and note all of it."""
    options = game.options()
    for name, value in played.settings.items():
        options = game.rules.settings.choose(options, name, value)
    step = game.start(played.seats, dice(played.seed, 0), options)
    actions: list[list[Any]] = []
    draws = [list(step.draws)]
    s = step.state
    while waiting := game.waiting(s):
        seq = len(actions) + 1
        action = played.choose(game, s, waiting[0], Seeded(b"players", played.seed, seq))
        step = game.apply(s, waiting[0], action, dice(played.seed, seq))
        actions.append([int(waiting[0]), text.write(action)])
        draws.append(list(step.draws))
        s = step.state
    return {
        "seats": played.seats,
        **({"options": msgspec.to_builtins(options)} if played.settings else {}),
        "seed": played.seed,
        "actions": actions,
        "draws": draws,
        **outcome(game, s),
    }


def outcome(game: Game[Any], s: Any) -> dict[str, Any]:
    """How a game ended, with the fingerprint of its last state."""
    result = game.result(s)
    assert result is not None
    return {
        "final": game.digest(s).hex(),
        "scores": list(result.scores),
        "winners": list(result.winners),
        "reason": result.reason,
    }


def ended(game: Game[Any], found: dict[str, Any]) -> Any:
    """The last state of a record, by the rules as they are now."""
    return deque(states(game, found), maxlen=1).pop()


def states(game: Game[Any], found: dict[str, Any]) -> Iterator[Any]:
    """All states of a record, by the rules as they are now."""
    return (step.state for _, step in steps(game, found))


def steps(game: Game[Any], found: dict[str, Any]) -> Iterator[tuple[Seat | None, Step[Any]]]:
    """All steps of a record, by the rules as they are now, and who took each; nobody the start."""
    options = game.options(json.dumps(found["options"]).encode()) if "options" in found else game.options()
    step = game.start(found["seats"], Recorded(found["draws"][0]), options)
    yield None, step
    for (seat, words), draws in zip(found["actions"], found["draws"][1:], strict=True):
        step = game.apply(step.state, seat, game.parse(words), Recorded(draws))
        yield Seat(seat), step


def replayed(game: Game[Any], found: dict[str, Any]) -> dict[str, Any]:
    """The outcome of a record's actions with its draws, by the rules as they are now."""
    return outcome(game, ended(game, found))


def write(game: Game[Any], games: Mapping[str, Played], folder: Path) -> None:
    """Play and write all records; a record's name begins with how its game ends."""
    folder.mkdir(exist_ok=True)
    for name, played in games.items():
        found = record(game, played)
        assert found["reason"] == name.partition("-")[0], (name, found["reason"])
        folder.joinpath(f"{name}.json").write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")


def read(games: Mapping[str, Played], folder: Path) -> dict[str, dict[str, Any]]:
    """All records by name. Raises `OSError` where one was never written."""
    return {name: json.loads(folder.joinpath(f"{name}.json").read_text("utf-8")) for name in games}


def steady(game: Game[Any], s: Any, seat: Seat, chance: Seeded) -> Action:
    """Plays like the steady practice opponent."""
    return steady_player(game, s, seat, chance)


def strong(game: Game[Any], s: Any, seat: Seat, chance: Seeded) -> Action:
    """Plays like the strong practice opponent."""
    return strong_player(game, s, seat, chance)


def at_random(game: Game[Any], s: Any, seat: Seat, chance: Seeded) -> Action:
    """Plays anything."""
    return random_player(game, s, seat, chance)


def gone(game: Game[Any], s: Any, seat: Seat, chance: Seeded) -> Action:
    """Has left: the host plays the default."""
    return game.default(s, seat)
