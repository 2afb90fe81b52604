"""Options and changes in the pictures of Roads & Boats: where each of them is marked."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import text
from engine.core.model import Note
from engine.core.values import begun
from engine.games.roads.actions import ACTIONS
from engine.games.roads.values import Orders
from render import theme
from render.games.roads import changes, draw, targets
from render.layout import shape_box, within
from render.show import Change, Mark
from tests.render import roads_cases
from tests.render.roads_cases import options, position, scene, show

HINTS = {kind: text.types(action)[name] for action in ACTIONS for name, kind in text.kinds(action).items()}
"""The type of a value by its kind."""


@pytest.mark.parametrize(
    ("kind", "value", "expected"),
    [
        ("orders", ("raft14",), ("unit", "raft14")),
        ("orders", ("raft14", "C3r"), ("place", "C3r")),
        ("orders", ("raft14", "take", "2", "geese", "C3r", "done"), ("place", "C3r")),
        ("handling", ("raft14", "C2nw", "geese", "1"), ("unit", "raft14")),
        ("site", ("sawmill",), None),
        ("site", ("mine", "A1", "big"), ("place", "A1")),
        ("bank", "B2n", ("place", "B2n")),
        ("tile", "B2", ("tile", "B2")),
        ("run", ("B2", "2"), ("tile", "B2")),
        ("line", "B2.donkeys", ("tile", "B2")),
        ("line", "B2n.stone", ("place", "B2n")),
        ("pair", ("D1",), ("place", "D1")),
        ("study", ("B2n", "rowing"), ("place", "B2n")),
        ("shaft", ("A1", "big"), ("place", "A1")),
        ("wall", ("A1/B1", "A1"), ("border", "A1/B1")),
        ("road", "A1/B1n", ("road", "A1/B1n")),
        ("arm", "B2", ("arm", "B2")),
        ("laying", ("E2", "woods"), ("free", "E2")),
        ("goods", ("boards",), None),
        ("standing", ("call", "no"), None),
        ("deal", 3, None),
        ("anything", ("B2n",), None),
    ],
)
def test_each_kind_of_option_names_its_place(kind: str, value: Any, expected: tuple[str, str] | None) -> None:
    hint = HINTS.get(kind) if isinstance(value, tuple) else None
    assert targets.target(position("river"), kind, value if hint is None else begun(value, hint)) == expected


@pytest.mark.parametrize(
    ("letters", "expected"),
    [
        (["A"], "A"),
        (["A", "C"], "A C"),
        (["B", "C", "D"], "B–D"),
        (["A", "B", "D"], "A B D"),
        (["Z", "AA", "AB"], "Z–AB"),
        (["10", "8", "9", "11"], "8–11"),
        (["C", "A"], "A C"),
    ],
)
def test_options_of_one_place_share_a_plate(letters: list[str], expected: str) -> None:
    assert targets.spelled(letters) == expected


def test_the_transporter_that_all_options_are_for_is_framed() -> None:
    asked = show("river", "table", "reach")
    assert targets.actor(asked.view.table, asked.marks) == asked.marks[0].value.unit
    everybody = Mark("A", "orders", Orders("all", ("again",)))
    assert targets.actor(asked.view.table, (everybody,)) == ""
    framed = [{s.name for s in scene(f"roads-river table {of}").shapes} for of in ("reach", "units")]
    assert ["option.actor.frame" in each for each in framed] == [True, False]


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        (Note("moved", {"seat": 0, "unit": "raft14", "origin": "B2r"}), [Change("unit", "raft14", "B2r")]),
        (Note("moved", {"unit": "raft14", "place": "C2r"}), [Change("unit", "raft14")]),
        (Note("built", {"tile": "B2", "building": "mine"}), [Change("tile", "B2")]),
        (Note("roads", {"roads": ["A1/B1n", "B2n/C1sw"]}), [Change("road", "A1/B1n"), Change("road", "B2n/C1sw")]),
        (Note("wall", {"border_new": "A1/B1", "n": 3}), [Change("border", "A1/B1")]),
        (Note("bridge", {"arm": "B2", "bank": "B2n"}), [Change("arm", "B2"), Change("bank", "B2n")]),
        (Note("call", {"seat": 1, "phase": "movement"}), []),
    ],
    ids=lambda value: getattr(value, "code", ""),
)
def test_notes_mark_whatever_they_name(note: Note, expected: list[Change]) -> None:
    assert changes(position("river"), [note]) == tuple(expected)


def test_what_notes_name_again_is_marked_once_from_where_it_came_first() -> None:
    told = [Note("moved", {"unit": "raft14", "origin": "B2r"}), Note("moved", {"unit": "raft14", "origin": "C3r"})]
    assert changes(position("river"), told) == (Change("unit", "raft14", "B2r"),)


def test_a_transporter_that_is_gone_or_far_away_marks_nothing() -> None:
    asked = show("river", "table")
    gone = (Change("unit", "truck19", "B2r"), Change("tile", "Z9"), Change("border", "A1/Z9"), Change("arm", "Z9"))
    drawn = draw(type(asked)(asked.view, asked.speak, asked.names, "table", (), gone))
    assert theme.CHANGE not in drawn.dump()


def test_a_map_being_laid_shows_its_free_places_and_the_tiles_left() -> None:
    drawn = {s.name for s in scene("roads-laid table laying").shapes}
    assert {f"option.free.{place}" for place in roads_cases.free("laid")} <= drawn
    assert "supply.woods.wide" in drawn


def test_options_beyond_the_window_of_a_close_up_do_no_harm() -> None:
    """Options are only drawn where their tile is: of one far away nothing is left half drawn."""
    asked = show("crowded", "close", "reach")
    far = Mark("Z", "road", position("crowded").roads[0])
    drawn = draw(type(asked)(asked.view, asked.speak, asked.names, "close", (*asked.marks, far), ()))
    assert all(within(shape_box(s), (0, 0, drawn.width, drawn.height)) for s in drawn.shapes)


def test_options_are_given_for_every_kind() -> None:
    assert all(any(options(name, kind) for name in roads_cases.TABLES) for kind in roads_cases.KINDS)
