"""Rulebook: dice. Taking one, what each face does, which die fits, the elephant."""

from __future__ import annotations

import pytest

from engine.games.charmers import GAME
from engine.games.charmers.edition import BUILDINGS, DICE
from tests.games.charmers.positions import (
    ANN,
    BEN,
    CLEO,
    after,
    left,
    mine,
    now,
    options,
    play,
    refused,
    rolling,
    sheet,
    shown,
    stock,
    taking,
    turn,
    verbs,
)
from tests.games.playing import note, told

FULL = {"tea": 6, "silk": 6, "spice": 6}


def test_the_starting_player_takes_any_die_and_its_twin_goes_onto_the_elephant():
    s = taking()
    assert options(s, "take") == list(DICE)
    for die in DICE:
        twin = die[:-1] + {"1": "2", "2": "1"}[die[-1]]
        t = after(s, f"take {die}").table
        assert (t.dice[die].where, t.dice[die].seat, t.lying("elephant")) == ("tile", ANN, [twin])
        assert len(t.lying("middle")) == 6


def test_the_others_take_a_die_of_the_middle_and_nothing_else_moves():
    s = taking(asked=BEN)
    assert options(s, "take", BEN) == [die for die in DICE if not die.startswith("green")]
    t = after(s, "take blue1", seat=BEN).table
    assert (t.lying("elephant"), t.dice["blue1"].seat, t.dice["blue2"].where) == (["green2"], BEN, "middle")
    assert refused(s, "take green2", BEN) == "die-not-there"
    assert refused(s, "take green1", BEN) == "die-not-there"
    assert refused(s, "take red1", BEN) == "no-such-die"


def test_the_next_seat_is_asked_as_soon_as_a_die_is_taken():
    s = after(taking(), "take green1")
    assert now(s) == "straight"
    assert GAME.waiting(s) == (ANN, BEN)
    s = after(s, "take purple1", seat=BEN)
    assert GAME.waiting(s) == (ANN, CLEO)
    s = after(s, "take blue2", seat=CLEO)
    assert GAME.waiting(s) == (ANN,)


# --- each face


@pytest.mark.parametrize(
    ("face", "goods"),
    [
        ("tea_tea", {"tea": 2}),
        ("silk_silk", {"silk": 2}),
        ("spice_spice", {"spice": 2}),
        ("tea_silk", {"tea": 1, "silk": 1}),
        ("tea_spice", {"tea": 1, "spice": 1}),
        ("silk_spice", {"silk": 1, "spice": 1}),
    ],
)
def test_a_purple_face_brings_its_two_goods_and_leaves_nothing_to_choose(face, goods):
    step = play(taking(purple1=face), "take purple1")
    assert stock(step.state) == goods
    assert left(step.state) is None
    assert note(step, "goods-circled") == {"seat": ANN, "goods": goods}


@pytest.mark.parametrize("face", ["straight", "curve", "two_halves"])
def test_a_green_face_asks_where_its_road_lies(face):
    s = after(taking(green1=face), "take green1")
    assert now(s) == face
    assert verbs(s) == ["join" if face == "two_halves" else "road"]


@pytest.mark.parametrize(("face", "space"), [("lotus", 1), ("fish", 2), ("crane", 3)])
def test_a_blue_face_sails_to_the_next_space_with_its_symbol(face, space):
    step = play(taking(blue1=face), "take blue1")
    assert mine(step.state).river == [space]
    assert note(step, "sailed") == {"seat": ANN, "space": str(space), "symbol": face}


@pytest.mark.parametrize(
    ("face", "task"),
    [
        ("mogul", "other"),
        ("maharani", "forward2"),
        ("merchant", "sell_or_take"),
        ("raja", "upgrade"),
        ("builder", "two_halves"),
        ("portuguese", "back_or_take"),
    ],
)
def test_an_orange_face_crosses_off_its_person_and_asks_for_the_action(face, task):
    step = play(taking(orange1=face), "take orange1")
    assert mine(step.state).palace[face] == 1
    assert now(step.state) == task
    assert note(step, "person-crossed") == {"seat": ANN, "person": face, "box": 1}


# --- which die fits (rulings 11 and 12)


def test_a_purple_die_fits_while_one_of_its_rows_has_a_place():
    assert "purple1" in options(taking(sheet(tea=6, silk=5), purple1="tea_silk"), "take")
    s = taking(sheet(tea=6, silk=6), purple1="tea_silk")
    assert "purple1" not in options(s, "take")
    assert refused(s, "take purple1") == "rows-full"


def walled(**marks):
    """A sheet whose four roads from the residence end at the next cells' own curves, but for nothing free: all
    cells are drawn."""
    cells = [f"{letter}{row}" for row in range(1, 6) for letter in "ABCDE"]
    return sheet(" ".join(f"{cell}-NESW" for cell in cells if cell != "C3"), **marks)


def test_a_green_die_fits_while_its_road_can_be_drawn_somewhere():
    assert {"green1", "green2"} <= set(options(taking(), "take"))
    s = taking(walled(), green1="two_halves")
    assert not {"green1", "green2"} & set(options(s, "take"))
    assert refused(s, "take green1") == "no-cell"


def test_two_halves_fit_while_one_half_can_be_added():
    almost = walled()
    almost.roads["A1"] = "ESW"
    assert "green1" in options(taking(almost, green1="two_halves"), "take")
    assert "green2" not in options(taking(almost, green2="curve"), "take")


def test_a_blue_die_fits_while_its_symbol_is_ahead():
    s = taking(sheet(river="7"), blue1="lotus", blue2="crane")
    assert "blue1" not in options(s, "take")
    assert "blue2" in options(s, "take")
    assert refused(s, "take blue1") == "no-symbol"


def test_on_the_last_space_no_blue_die_fits():
    s = taking(sheet(river="9"), blue1="fish", blue2="crane")
    assert not {"blue1", "blue2"} & set(options(s, "take"))


def test_an_orange_die_fits_while_its_person_has_a_box():
    assert "orange1" in options(taking(sheet(maharani=2)), "take")
    s = taking(sheet(maharani=3))
    assert "orange1" not in options(s, "take")
    assert refused(s, "take orange1") == "boxes-crossed"


@pytest.mark.parametrize(
    ("face", "marks"),
    [
        ("maharani", {"river": "9"}),
        ("merchant", dict.fromkeys(FULL, "6/6")),
        ("raja", {"money": 63, **dict.fromkeys(BUILDINGS, 3)}),
        ("portuguese", FULL),
        ("mogul", dict.fromkeys(("maharani", "merchant", "raja", "builder", "portuguese"), 3)),
    ],
)
def test_an_orange_die_does_not_fit_where_its_action_would_mark_nothing(face, marks):
    s = taking(sheet(**marks), orange1=face)
    assert "orange1" not in options(s, "take")
    assert refused(s, "take orange1") == "no-effect"


def test_the_builder_does_not_fit_where_no_half_road_can_be_drawn():
    assert "orange2" not in options(taking(walled()), "take")


def nothing_fits(**marks):
    """A sheet on which no die does anything."""
    persons = dict.fromkeys(("mogul", "maharani", "merchant", "raja", "builder", "portuguese"), 3)
    return walled(**FULL, **persons, river="9", **marks)


def test_a_fitting_die_must_be_taken():
    s = taking(asked=BEN)
    assert verbs(s, BEN) == ["take", "karma"]
    assert refused(s, "finish", BEN) == "take-first"


def test_without_a_fitting_die_and_karma_nothing_is_done():
    s = taking(sheet(), nothing_fits(used=1), sheet())
    step = play(s, "take purple1")
    assert note(step, "nothing-fits") == {"seat": BEN}
    assert GAME.waiting(step.state) == (CLEO,)
    assert left(step.state, BEN) is None


def test_a_starting_player_whom_no_die_fits_does_nothing_and_the_elephant_stays_empty():
    step = play(rolling(sheet(), nothing_fits(), sheet()), "roll", seat=BEN, draws=(0,) * 8)
    assert note(step, "nothing-fits") == {"seat": BEN}
    s = step.state
    assert (GAME.waiting(s), verbs(s, CLEO)) == ((CLEO,), ["take"])
    assert refused(s, "karma purple1", CLEO) == "elephant-empty"
    assert after(s, "take green1", seat=CLEO).table.lying("elephant") == []


def test_the_preview_of_a_die_says_what_it_brings_and_what_is_to_choose():
    s = taking(sheet(river="4", money=12), purple1="tea_tea", blue1="lotus", blue2="crane", green1="curve")
    assert (shown(s, "take purple1").gain, shown(s, "take purple1").notes) == ({}, ()), "its name says it"
    assert [(n.code, n.args) for n in shown(s, "take blue1").notes] == [
        ("to-space", {"space": "5"}),
        ("opens", {"tasks": ["upgrade"]}),
    ]
    assert [(n.code, n.args) for n in shown(s, "take green1").notes] == [
        ("cells", {"count": 4}),
    ]
    halves = shown(taking(sheet("C2-NS"), green1="two_halves"), "take green1")
    assert halves.notes[-1].args == {"count": 4, "halves": 2}
    raja = shown(taking(orange1="raja"), "take orange1")
    assert raja.gain == {"money": 1}
    assert [n.code for n in raja.notes] == ["box", "then-task", "gap-left"]


def test_in_an_open_turn_no_other_die_is_taken():
    s = turn(now="straight")
    assert refused(s, "take purple1") == "turn-open"
    assert refused(s, "karma purple1") == "turn-open"
    assert refused(s, "roll") == "dice-lie"
    assert verbs(turn(open="goods1")) == ["goods", "finish"]
    assert told(play(s, "road C2-NS"))[0] == "road-drawn"
