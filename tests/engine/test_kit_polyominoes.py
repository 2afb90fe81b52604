"""Polyominoes: orientations without doubles, in one order; where they fit."""

from __future__ import annotations

import pytest

from engine.kit.grid import Cell, Grid, cell
from engine.kit.polyominoes import FACINGS, Room, Shape, drawn, fitted, laid, mirrored, orientations, turned

I4, O4, L4, S4, T4 = (
    drawn(["####"]),
    drawn(["##", "##"]),
    drawn(["#.", "#.", "##"]),
    drawn([".##", "##."]),
    drawn(["###", ".#."]),
)
SHAPES = [I4, O4, L4, S4, T4, drawn(["#"]), drawn([".#.", "###", ".#."])]


@pytest.mark.parametrize(
    ("shape", "names"),
    [
        (I4, ["0", "90"]),
        (O4, ["0"]),
        (L4, list(FACINGS)),
        (S4, ["0", "90", "m0", "m90"]),
        (T4, ["0", "90", "180", "270"]),
    ],
)
def test_equal_orientations_are_named_once(shape: Shape, names: list[str]) -> None:
    assert list(orientations(shape)) == names
    assert list(orientations(shape, mirror=False)) == [name for name in names if name[0] != "m"]


@pytest.mark.parametrize("shape", SHAPES)
def test_orientations_are_all_that_turning_and_mirroring_lead_to(shape: Shape) -> None:
    found = list(orientations(shape).values())
    assert len({*found}) == len(found)
    assert {turned(each) for each in found} == {mirrored(each) for each in found} == {*found}
    assert turned(turned(turned(turned(shape)))) == mirrored(mirrored(shape)) == shape
    for each in found:
        assert orientations(each).keys() == orientations(shape).keys()
        assert fitted(each) == each
        assert len(each) == len(shape)


def test_a_quarter_turn_is_clockwise_and_mirrored_is_left_to_right() -> None:
    assert turned(L4) == drawn(["###", "#.."])
    assert mirrored(L4) == drawn([".#", ".#", "##"])
    assert orientations(L4)["m90"] == drawn(["#..", "###"])


def test_a_drawing_is_one_piece_wherever_it_stands_in_its_frame() -> None:
    assert drawn(["....", "..##", "..##"]) == O4
    assert drawn(["ab", "aa"], "a") == drawn(["#.", "##"])
    for rows in (["#.#"], ["#.", ".#"], ["."], []):
        with pytest.raises(ValueError, match="one piece"):
            drawn(rows)


def test_a_piece_lies_where_its_first_cell_is() -> None:
    assert [str(each) for each in laid(S4, cell("C4"))] == ["C4", "D4", "B5", "C5"]
    for shape in SHAPES:
        for each in orientations(shape).values():
            assert laid(each, cell("E5"))[0] == cell("E5")


ROOMS = [
    Room(Grid(5, 4)),
    Room(Grid(5, 4), (cell("B2"), cell("E4"))),
    Room(Grid(5, 4), (cell("B2"), cell("E4")), (cell("A2"), cell("C2"), cell("E1"))),
    Room(Grid(5, 4), (cell("B2"),), ()),
    Room(Grid(2, 1)),
]


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("shape", SHAPES)
def test_places_are_all_where_it_fits_and_no_others(shape: Shape, room: Room) -> None:
    for each in orientations(shape).values():
        places = list(room.places(each))
        assert places == [first for first in room.grid.cells() if room.fits(each, first)]
        assert room.takes(each) == bool(places)
        for first in places:
            assert not {*laid(each, first)} & {*room.blocked}
            assert all(at in room.grid for at in laid(each, first))
            assert room.near is None or {*laid(each, first)} & {*room.near}
        assert not room.fits(each, Cell(-1, 0))
        assert not room.fits(each, Cell(0, 99))


def test_a_line_fits_as_often_as_it_can_be_shifted() -> None:
    assert len(list(Room(Grid(11, 11)).places(I4))) == 8 * 11


def test_a_piece_that_must_lie_near_nothing_fits_nowhere() -> None:
    assert not Room(Grid(11, 11), near=()).takes(I4)
    assert list(map(str, Room(Grid(11, 11), near=(cell("A2"),)).places(orientations(I4)["90"]))) == ["A1", "A2"]


def test_whether_a_shape_fits_may_depend_on_how_it_lies() -> None:
    room = Room(Grid(3, 2), (cell("C1"), cell("A2")))
    assert [name for name, each in orientations(S4).items() if room.takes(each)] == ["m0"]
