"""Laying polyominoes part by part: the values reached, admitted and counted are the same."""

from __future__ import annotations

import pytest

from engine.kit.grid import Grid, cell
from engine.kit.placing import Placing, Placings
from engine.kit.polyominoes import FACINGS, Room, drawn

SHAPES = (("bar", drawn(["###"])), ("hook", drawn(["#.", "#.", "##"])), ("step", drawn([".##", "##."])))
OPEN = Placings(SHAPES, Room(Grid(11, 11)))
TIGHT = Placings(SHAPES, Room(Grid(4, 3), (cell("B2"), cell("D3")), (cell("A2"), cell("C2"))))


def reached(placings: Placings) -> list[Placing]:
    """All placings that following the parts leads to."""
    return [
        Placing(shape, facing, place)
        for shape in placings.after(())
        for facing in placings.after((shape,))
        for place in placings.after((shape, facing))
    ]


@pytest.mark.parametrize("placings", [OPEN, TIGHT])
def test_what_is_reached_is_what_is_admitted_and_counted(placings: Placings) -> None:
    ways = reached(placings)
    assert len({*ways}) == len(ways) == placings.count()
    everything = [
        Placing(shape, facing, str(place))
        for shape, _ in SHAPES
        for facing in FACINGS
        for place in placings.room.grid.cells()
    ]
    assert ways == [each for each in everything if placings.admits(each)]


def test_counts_of_an_open_board() -> None:
    # a line of 3: 9 × 11 places each way; in a frame of 2 × 3: 10 × 9, the hook 8 ways, the step 4
    assert OPEN.count() == 2 * 9 * 11 + 8 * 90 + 4 * 90
    assert OPEN.after(()) == ("bar", "hook", "step")
    assert OPEN.after(("bar",)) == ("0", "90")


@pytest.mark.parametrize(
    "value",
    [
        Placing("ring", "0", "A1"),
        Placing("bar", "180", "A1"),
        Placing("bar", "0", "K1"),
        Placing("bar", "0", "a1"),
        Placing("bar", "0", "A01"),
        Placing("bar", "0", ""),
    ],
)
def test_what_is_not_there_is_not_admitted_and_leads_nowhere(value: Placing) -> None:
    assert not OPEN.admits(value)
    assert value.cell not in OPEN.after((value.shape, value.facing))
    assert OPEN.after(tuple(value)) == ()


def test_a_shape_that_fits_nowhere_is_not_asked_for() -> None:
    narrow = Placings(SHAPES, Room(Grid(3, 1)))
    assert narrow.after(()) == ("bar",)
    assert narrow.after(("hook",)) == ()
    assert narrow.count() == 1
