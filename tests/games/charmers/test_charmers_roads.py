"""Rulebook: building roads, buildings, half roads, the border."""

from __future__ import annotations

import pytest

from engine.games.charmers.edition import HOUSE
from engine.games.charmers.roads import SHAPE, TURNED, province
from tests.games.charmers.positions import (
    after,
    left,
    mine,
    now,
    options,
    play,
    refused,
    sheet,
    shown,
    taking,
    turn,
    verbs,
)
from tests.games.playing import note, told


def test_the_first_road_starts_at_the_residence():
    s = turn(now="straight")
    assert options(s, "road") == ["C2-NS", "B3-EW", "D3-EW", "C4-NS"]
    assert refused(s, "road A1-NS") == "no-joint"
    assert refused(s, "road C2-EW") == "no-joint"


def test_a_curve_turned_as_one_likes():
    s = turn(now="curve")
    assert options(s, "road") == [
        "C2-ES", "C2-SW", "B3-NE", "B3-ES", "D3-SW", "D3-NW", "C4-NE", "C4-NW",
    ]  # fmt: skip


def test_a_straight_across_or_upright():
    s = turn(sheet("C2-ES"), now="straight")
    assert [each for each in options(s, "road") if each.startswith("D2")] == ["D2-EW"]
    s = turn(sheet("C2-ES D3-NW"), now="straight")
    assert [each for each in options(s, "road") if each.startswith("D2")] == ["D2-NS", "D2-EW"]


def test_roads_go_on_from_the_residence_or_from_any_own_road():
    cells = {each[:2] for each in options(turn(sheet("C2-NS"), now="straight"), "road")}
    assert cells == {"C1", "B3", "D3", "C4"}


def test_only_a_free_cell_takes_a_road():
    s = turn(sheet("C2-NS"), now="straight")
    assert refused(s, "road C2-EW") == "cell-drawn"
    assert refused(s, "road C3-EW") == "cell-drawn"
    assert refused(s, "road F3-EW") == "no-such-cell"
    assert refused(s, "road C1-NES") == "not-by-these"
    assert refused(s, "road C1-NX") == "no-such-road"


def test_a_road_beside_another_without_a_joint_is_allowed():
    s = turn(sheet("C2-ES D2-EW"), now="straight")
    assert "D3-EW" in options(s, "road")  # D2 has no road down to it
    assert "D1-NS" not in options(s, "road")


def test_the_mismatched_side_can_be_opened_by_a_half_road():
    s = turn(sheet("C2-ES D2-EW D3-EW"), open="half half")
    s = after(s, "half D2-S")
    assert mine(s).roads["D2"] == "ESW"
    assert mine(after(s, "half D3-N")).roads["D3"] == "NEW"


def test_roads_may_leave_the_province():
    assert mine(after(turn(sheet("C2-NS"), now="straight"), "road C1-NS")).roads["C1"] == "NS"


# --- buildings


@pytest.mark.parametrize(
    ("cell", "building"), [("C2-NS", "temple"), ("B3-EW", "fort"), ("C4-NS", "garden"), ("B2-NS", "mausoleum")]
)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_building_brings_fame_by_the_upgrade_table(cell, building, level):
    s = turn(sheet("" if cell != "B2-NS" else "B3-NE", **{building: level}), now="straight")
    step = play(s, f"road {cell}")
    assert mine(step.state).fame == level
    assert note(step, "built") == {"seat": 0, "building": building, "fame": level}


def test_a_building_scores_before_an_upgrade_of_the_same_road():
    s = turn(sheet("C2-ES D2-EW"), now="straight")  # E2: mausoleum, with an upgrade on the border
    step = play(s, "road E2-EW")
    assert mine(step.state).fame == 1
    assert left(step.state) == ["upgrade"]


def test_a_building_counts_once():
    s = turn(sheet("C2-NS"), open="half")
    step = play(s, "half C2-E")
    assert mine(step.state).fame == 0
    assert "built" not in told(step)


def test_a_market_opens_once():
    s = turn(sheet("D3-EW", tea=3), open="half")
    assert left(after(s, "half D3-S")) is None


# --- half roads


def test_two_halves_as_a_straight_or_a_curve_on_a_free_cell():
    s = turn(now="two_halves")
    assert options(s, "join") == [
        "C2-NS", "C2-ES", "C2-SW", "B3-EW", "B3-NE", "B3-ES", "D3-EW", "D3-SW", "D3-NW", "C4-NS", "C4-NE", "C4-NW",
    ]  # fmt: skip
    s = after(s, "join C2-ES")
    assert (mine(s).roads, mine(s).fame, left(s)) == ({"C2": "ES"}, 1, None)


def test_half_roads_make_a_fork_then_a_crossing():
    s = turn(sheet("C2-NS"), now="two_halves")
    step = play(s, "half C2-E")
    assert note(step, "half-drawn")["shape"] == "fork"
    assert now(step.state) == "second_half"
    step = play(step.state, "half C2-W")
    assert note(step, "half-drawn")["shape"] == "crossing"
    assert mine(step.state).roads == {"C2": "NESW"}
    assert left(step.state) is None


def test_the_two_halves_may_go_on_different_roads():
    s = after(turn(sheet("C2-NS B3-EW"), now="two_halves"), "half C2-E", "half B3-N")
    assert mine(s).roads == {"C2": "NES", "B3": "NEW"}


def test_never_half_a_road_on_a_free_cell():
    s = turn(sheet("C2-NS"), now="two_halves")
    assert options(s, "half") == ["C2-E", "C2-W"]
    assert refused(s, "half B3-E") == "half-on-road"
    assert refused(s, "half C2-N") == "side-drawn"
    assert refused(s, "half C2-NE") == "one-side"
    assert refused(s, "half C9-N") == "no-such-cell"


def test_the_residence_is_never_extended():
    assert refused(turn(sheet("C2-NS"), now="two_halves"), "half C3-N") == "residence-done"


def test_the_second_half_may_be_left_the_first_may_not():
    s = turn(sheet("C2-NS"), now="two_halves")
    assert verbs(s) == ["join", "half"]
    s = after(s, "half C2-E")
    assert verbs(s) == ["half", "leave"]
    step = play(s, "leave")
    assert note(step, "left")["task"] == "second_half"
    assert left(step.state) is None


def test_the_second_half_is_never_joined_with_a_bonus():
    s = after(turn(sheet("C2-NS"), now="two_halves", open="half"), "half C2-E")
    assert verbs(s) == ["half", "leave"]
    assert verbs(after(s, "leave")) == ["half", "finish"]


def test_a_second_half_without_a_place_lapses():
    cells = [f"{letter}{row}" for row in range(1, 6) for letter in "ABCDE"]
    almost = sheet(" ".join(f"{cell}-{'ESW' if cell == 'B1' else 'NESW'}" for cell in cells if cell != "C3"))
    almost.roads["A1"] = "ESW"
    step = play(turn(almost, now="two_halves"), "half A1-N")
    assert (now(step.state), options(step.state, "half")) == ("second_half", ["B1-N"])
    almost.roads["B1"] = "NESW"
    step = play(turn(almost, now="two_halves"), "half A1-N")
    assert note(step, "nothing-to-do")["task"] == "second_half"
    step = play(taking(almost, green1="two_halves"), "take green1")  # the first is drawn at once
    assert (mine(step.state).roads["A1"], note(step, "nothing-to-do")["task"]) == ("NESW", "second_half")


def test_shapes_are_whole_roads_in_all_the_ways_they_may_be_turned():
    assert {shape: len(ways) for shape, ways in TURNED.items()} == {
        "straight": 2,
        "curve": 4,
        "fork": 4,
        "crossing": 1,
    }
    assert len(SHAPE) == 11


@pytest.mark.parametrize(
    ("bonus", "ways"),
    [
        ("straight", ["C2-NS"]),
        ("fork", ["C2-NES", "C2-ESW", "C2-NSW"]),
        ("crossing", ["C2-NESW"]),
    ],
)
def test_a_bonus_fixes_the_shape_and_leaves_its_turning_free(bonus, ways):
    s = turn(open=bonus)
    assert [each for each in options(s, "road") if each.startswith("C2")] == ways
    assert mine(after(s, f"road {ways[0]}")).roads == {"C2": ways[0][3:]}


# --- the border


@pytest.mark.parametrize("side", ["sun", "moon"])
def test_every_bonus_on_the_border_is_circled_when_a_road_reaches_its_edge(side):
    for edge, (bonus,) in HOUSE.sheets[side].border.items():
        cell, out = edge[:2], edge[2]
        inner = province(HOUSE.cells).beside[cell][{"N": "S", "S": "N", "E": "W", "W": "E"}[out]]
        way = {"N": "NS", "S": "NS", "E": "EW", "W": "EW"}[out]
        s = turn(linked(inner), open="straight", side=side)
        step = play(s, f"road {cell}-{way}")
        assert bonus in [n.args["task"] for n in step.notes if n.code.startswith("bonus-")], edge


def linked(cell):
    """Crossings from the residence to this cell."""
    column, row = ord(cell[0]) - ord("A"), int(cell[1])
    cells = [f"{letter}3" for letter in "ABCDE"[min(column, 2) : max(column, 2) + 1]]
    cells += [f"{cell[0]}{n}" for n in range(min(row, 3), max(row, 3) + 1)]
    return sheet(" ".join(dict.fromkeys(f"{each}-NESW" for each in cells if each != "C3")))


def test_a_half_road_reaches_the_border_too():
    step = play(turn(sheet("C2-NS C1-SW"), open="half"), "half C1-N")
    assert note(step, "bonus-from")["task"] == "portuguese"


def test_an_edge_that_a_road_has_reached_brings_its_bonus_once():
    assert "bonus-from" not in told(play(turn(sheet("C2-NS C1-NS"), open="half"), "half C1-E"))


def test_a_crossing_in_a_corner_reaches_two_edges():
    s = turn(linked("A4"), open="crossing", side="sun")
    step = play(s, "road A5-NESW")
    assert [n.args["task"] for n in step.notes if n.code.startswith("bonus-")] == ["goods3"]
    assert [n.code for n in shown(s, "road A5-NESW").notes] == ["sells-nothing", "opens"], "A5 is a market"


def test_an_edge_without_a_bonus_brings_nothing():
    assert "bonus-from" not in told(play(turn(sheet("C2-NS C1-SW B1-EW"), now="straight"), "road A1-EW"))
