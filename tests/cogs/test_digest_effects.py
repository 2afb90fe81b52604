"""What one player does to others: news of it do not hide what was done, whoever reads them."""

from __future__ import annotations

import db
from cogs.news.digest import digest, in_short
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.model import Note, Seat
from engine.games import wonders
from host import Line, Look
from tests.cogs.positions import table

ANN, BEN = Seat(0), Seat(1)


def tower(seat: Seat) -> Note:
    return Note("tower-bought", {"seat": seat, "cell": "D7", "gold": 2, "left": 5})


def shift(seat: Seat, objective: str) -> Note:
    return Note("objective-shifts", {"seat": seat, "objective": objective, "before": 3, "points": 2})


def line(seq: int, seat: Seat, *notes: Note) -> Line:
    return Line(seq, seat, "", notes, struck=False, at=seq, by=db.By.PERSON)


def reader(seat: Seat) -> Viewer:
    at, s = table(wonders.GAME, 2, ("Ann", "Ben")), wonders.GAME.start(2, Seeded(b"effects", 0, 0)).state
    return Viewer(Look(at, seat, s, "f.f", (), False, 0), at.speaker("en", at.seats[seat].person))


def test_of_what_one_did_last_that_is_told_and_not_what_became_of_others() -> None:
    shifts = [shift(BEN, name) for name in ("roads_of_rome", "religion", "waterfront")]
    assert (
        in_short(reader(ANN), [line(1, ANN, tower(ANN), *shifts)], 72) == "You buy the tower for 2 gold (5 left): D7."
    )


def test_an_effect_of_ones_own_act_on_others_comes_after_what_they_did_themselves() -> None:
    lines = [line(1, ANN, shift(BEN, "religion")), line(2, BEN, tower(BEN))]
    found = digest(reader(ANN), lines)
    assert found.yours == ()
    assert found.turns == (
        "**Ben** buys the tower for 2 gold (5 left): D7; now gets 2 points for Religion instead of 3.",
    )
    assert digest(reader(BEN), lines[:1]).yours, "whom it touches reads it first"
