"""How points came about: nothing about the past of a game keeps its end from being told."""

from __future__ import annotations

from engine.core.course import Past
from engine.core.model import Result, Seat
from engine.games.ferry import GAME
from host.keep.courses import _replayed
from tests.cogs.positions import table


def test_a_game_whose_journal_is_damaged_has_no_course() -> None:
    assert _replayed(table(GAME, 2, ("Ann", "Ben")), [], (), Result((3, 1), (Seat(0),), "points")) == Past()
