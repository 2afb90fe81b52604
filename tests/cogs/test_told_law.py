"""Laws of what is told of whole games in which people plan ahead, take steps back and bring them back again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import db
from cogs.news.told import noted
from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.model import Note, Seat
from engine.core.opponents import random_player, steady_player
from games import GAMES
from host import Line
from tests.cogs.positions import table
from tests.soak import times

NAMES = ("Ann", "Ben", "Cleo")
MOVES = {"milestones": 150, "roads": 260, "wonders": 200, "charmers": 200, "shipyard": 200}
"""Entries of a game."""


class Journal:
    """A game of practice opponents and its journal; some turns were planned ahead."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game, self.key, self.chance = game, f"{game.key} {seed}".encode(), Random(f"{game.key} {seed}")
        count = min(3, game.seats[-1])
        self.at, step = table(game, count, NAMES), game.start(count, Seeded(self.key, 0, 0))
        self.rows = list[db.Entry]()
        self.stands = list[tuple[int, Any]]()
        """What stands, the first entries first, each with the state after it."""
        self._player = (random_player, steady_player)[seed % 2]
        self._wrote(None, "start", step.state, step.notes)

    @property
    def state(self) -> Any:
        """The state now."""
        return self.stands[-1][1]

    def plays(self) -> None:
        """Somebody who is waited for acts."""
        seq, waiting = len(self.rows), self.game.waiting(self.state)
        seat, by = self.chance.choice(waiting), self.chance.choice((db.By.PERSON, db.By.AHEAD))
        action = self._player(self.game, self.state, seat, Seeded(b"told" + self.key, 0, seq))
        step = self.game.apply(self.state, seat, action, Seeded(self.key, 0, seq))
        self._wrote(seat, "act", step.state, step.notes, by)

    def _wrote(self, seat: Seat | None, text: str, s: Any, notes: Any, by: db.By = db.By.AUTO) -> None:
        seq, body = len(self.rows), msgspec.json.encode(list(notes))
        self.rows.append(db.Entry(seq=seq, seat=seat, text=text, notes=body, rules="", hash=b"", at=seq, by=by))
        self.stands.append((seq, s))


def journals(game: AnyGame, seeds: int = 2) -> Iterator[Journal]:
    """After each entry."""
    for seed in range(seeds):
        journal = Journal(game, seed)
        while len(journal.rows) < times(MOVES[game.key]) and game.waiting(journal.state):
            journal.plays()
            yield journal


@pytest.mark.parametrize("game", GAMES, ids=[each.key for each in GAMES])
def test_that_something_was_set_in_advance_is_said_once_of_whoever_had_planned_it(game: AnyGame) -> None:
    marked = 0
    for journal in journals(game):
        row, speak = journal.rows[-1], journal.at.speaker("en")
        notes = msgspec.json.decode(row.notes, type=tuple[Note, ...])
        line = Line(row.seq, Seat(row.seat or 0), "", notes, struck=False, at=row.at, by=row.by)
        told = zip(notes, noted(line, speak, game.guide), strict=True)
        said = [note for note, text in told if text.removesuffix(".") != speak.note(note).removesuffix(".")]
        assert all(note.args["seat"] == row.seat for note in said), said
        assert len(said) <= 1
        assert row.by is db.By.AHEAD or not said
        marked += len(said)
    assert marked > 5
