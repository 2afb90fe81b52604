"""What tests of the news in few lines share: readers, lines and notes."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import pytest

import db
from cogs.news.one_line import TURN
from cogs.viewer import Viewer
from engine.core.game import AnyGame
from engine.core.model import Note, Seat
from engine.games import milestones
from host import Line, Look
from tests.cogs.positions import table
from tests.games.milestones.positions import player, position

ANN, BEN, CLEO, DAN = (Seat(n) for n in range(4))
ROW, ROWS = 40, 22
"""Characters of a row of a phone 412 px wide, and the rows of its screen."""
QUARRY = position(None, player(stone=1, wood=1), player(), player(), player())
"""Of four players Ann alone has the goods for a house; she has none for a road."""


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines as short as where many players have done something."""
    monkeypatch.setattr("cogs.news.digest.ROOM", TURN)


def line(seq: int, seat: Seat, *notes: Note, struck: bool = False, by: db.By = db.By.PERSON) -> Line:
    return Line(seq, seat, "", notes, struck=struck, at=seq, by=by)


def reader(
    seat: Seat | None, *, s: Any = QUARRY, game: AnyGame = milestones.GAME, locale: str = "en", **more: Any
) -> Viewer:
    at = table(game, len(s.hands), ("Ann", "Ben", "Cleo", "Dan"))
    return Viewer(Look(at, seat, s, "f.f", (), False, 0, **more), at.speaker(locale))


def house(seat: Seat, plot: str = "D2") -> Note:
    return Note("house-built", {"seat": seat, "plot": plot, "points": 4})


def road(seat: Seat) -> Note:
    return Note("road-built", {"seat": seat, "section": ["A1", "A2", "A3"], "points": 2})


def moved(seat: Seat, space: str = "2") -> Note:
    return Note("moved", {"seat": seat, "space": space, "start": "1"})


def over(seat: Seat) -> Note:
    return Note("turn-over", {"seat": seat})


def rows(lines: Sequence[str]) -> int:
    return sum(math.ceil(len(each) / ROW) for each in lines)
