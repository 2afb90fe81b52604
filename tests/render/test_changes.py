"""Changes as marks in the picture."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.model import Note, Seat
from engine.games.milestones.edition import HOUSE
from engine.games.milestones.state import Player, Table
from render.games.milestones import changes
from render.show import Change

ANN = Seat(0)


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        (Note("moved", {"seat": 0, "space": "4", "start": "castle"}), Change("space", "4", "castle", ANN)),
        (Note("placed", {"seat": 0, "pair": "3"}), Change("pair", "3", None, ANN)),
        (Note("hired", {"seat": 0, "pair": "5", "lost": 0}), Change("pair", "5", None, ANN)),
        (Note("covered", {"seat": 0, "space": "2"}), Change("space", "2", None, ANN)),
        (
            Note("road-built", {"seat": 0, "section": ["a", "b", "c"], "points": 0}),
            Change("section", ("a", "b", "c")),
        ),
        (Note("house-built", {"seat": 0, "plot": "p", "points": 0}), Change("plot", "p")),
        (Note("market-built", {"seat": 0, "point": "x", "points": 0}), Change("point", "x")),
        (Note("delivered", {"seat": 0, "market": "m", "points": 0}), Change("point", "m")),
    ],
    ids=lambda value: getattr(value, "code", ""),
)
def test_each_note_marks_its_place(note: Note, expected: Any) -> None:
    assert changes(Table(HOUSE, [Player()]), [note]) == (expected,)


def test_points_are_marked_with_what_they_were_before() -> None:
    table = Table(HOUSE, [Player(points=9), Player(points=4)])
    told = [
        Note("road-built", {"seat": 0, "section": ["a", "b", "c"], "points": 3}),
        Note("bonus-taken", {"seat": 0, "space": "2", "plot": "p"}),
        Note("turn-over", {"seat": 0}),
    ]
    assert changes(table, told)[-1] == Change("points", 9, 5, ANN)
    assert not [c for c in changes(table, told) if c.kind == "points" and c.seat == 1]


def test_notes_without_a_place_mark_nothing() -> None:
    assert changes(Table(HOUSE, [Player()]), [Note("first-player", {"seat": 0}), Note("income", {"seat": 0})]) == ()
