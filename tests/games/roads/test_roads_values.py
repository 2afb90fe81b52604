"""The parts of values: every one has a name, and a text or a name is read in one place."""

from __future__ import annotations

from itertools import product
from typing import get_origin

import pytest

from engine.core import text
from engine.core.values import has_parts, parts_of, read_value, value_text
from engine.games.roads.actions import ACTIONS
from engine.games.roads.values import Run
from engine.games.roads.world.names import bank_of, dock_of, ends_of, is_river, is_unit, sea_of, unit_kind, unit_seat

TYPES = {(text.verb(action), name): hint for action in ACTIONS for name, hint in text.types(action).items()}
PARTED = sorted({hint for hint in TYPES.values() if has_parts(hint)}, key=lambda hint: str(hint.__name__))


def test_only_goods_are_a_plain_tuple() -> None:
    assert [field for field, hint in TYPES.items() if get_origin(hint) is tuple] == [("buy", "goods")]


@pytest.mark.parametrize("hint", PARTED)
def test_a_value_may_break_off_after_any_part(hint: type) -> None:
    """Parts not typed yet are empty; the rules refuse them in their own words."""
    words = ["7" if part is int else "x" for part in parts_of(hint).values()]
    for n in range(len(words) + 1):
        said = "-".join(words[:n]) or "none"
        value = read_value(said, hint)
        assert [bool(part) for part in value] == [k < n for k in range(len(words))]
        assert value_text(value) == said


@pytest.mark.parametrize(
    ("boards", "launch", "scrap"), list(product((None, 0, 3), ("", "B2r", "B2n@C2"), ("", "raft12", "new")))
)
def test_what_was_chosen_for_a_run_is_read_from_its_text(boards: int | None, launch: str, scrap: str) -> None:
    run = Run.of("B2", 1, "ground", boards=boards, launch=launch, scrap=scrap)
    read = read_value(value_text(run), Run)
    assert read == run
    assert (read.boards, read.launch, read.scrap) == (boards, launch, scrap)


def test_names_are_taken_apart() -> None:
    assert (unit_kind("wagon12"), unit_seat("wagon12"), unit_seat("raft41")) == ("wagon", 0, 3)
    assert (bank_of("D4nw@C2"), sea_of("D4nw@C2"), bank_of("D4nw"), sea_of("D4nw")) == ("D4nw", "C2", "D4nw", "")
    assert dock_of("D4nw", "C2") == "D4nw@C2"
    assert ends_of("C2/D4") == ("C2", "D4")
    assert [is_river(place) for place in ("D4r", "D4", "D4nw", "D4nw@C2")] == [True, False, False, False]
    assert [is_unit(name) for name in ("wagon12", "D4")] == [True, False]
