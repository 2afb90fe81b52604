"""Build ships: buying cards, placing them, complete ships."""

from __future__ import annotations

from itertools import product

import pytest

from engine.games.shipyard.flow import Position
from engine.games.shipyard.yard.columns import COMPLETE, Stretch, complete, usable
from tests.games.playing import told
from tests.games.shipyard.positions import after, card, mine, options, play, player, position, refused, turn, verbs

CAPTIONS = {
    "ms.......": False,  # only bows in the first column
    "...bs....": False,  # no room for a middle
    ".......bm": False,  # no room behind the bow; only sterns in the last column
    "bb.smb.ss": True,  # cards become usable after other ships have left
    ".......b.": False,
    ".s.......": False,
    ".m.......": True,
    "......b..": True,
    "..s......": True,
    "bm.sm...s": True,
    "bsm......": False,
    ".sb......": False,
    ".........": True,
    "b........": True,
    "........s": True,
    "m........": False,
    "s........": False,
    "........m": False,
    "........b": False,
    "bms......": True,
    "bmsbmsbms": True,
}
"""The captions of the rulebook's figures, and further ones: yards and whether they are allowed."""


@pytest.mark.parametrize("yard", CAPTIONS)
def test_every_card_must_be_able_to_become_part_of_a_ship(yard: str) -> None:
    assert usable(yard) == CAPTIONS[yard]


def test_of_all_yards_23288_are_usable() -> None:
    """Of those with a bow or nothing in the first column, a stern or nothing in the last one; others never are."""
    yards = product("b.", *["bms."] * 7, "s.")
    assert sum(usable("".join(each)) for each in yards) == 23_288


def test_a_full_yard_has_a_complete_ship() -> None:
    full = [yard for each in product("bms", repeat=9) if usable(yard := "".join(each))]
    assert "bbmbmsmss" in full
    assert all(COMPLETE.search(yard) for yard in full)


def test_the_last_column_takes_only_what_completes_a_ship() -> None:
    s = building("b6 b7 m7 m8 m9 m10 m11 . s7")
    assert {each.partition("-")[0][:5] for each in options(s, "build")} == {"stern", "middl"}
    s = building("b6 m6 m7 m8 m9 m10 m11 m12 .")
    assert options(s, "build") == [f"stern{n}-9" for n in range(1, 6)]


def building(yard: str = "", **fields: object) -> Position:
    """It is Ann's turn, who chose to build ships; without more said too poor for a bonus action."""
    fields.setdefault("guilders", 5)
    s = turn(position(player(yard, chosen="crew", **fields), player(chosen="canal"), player(chosen="exchange")))
    return after(s, "choose ships")


def test_prices_are_0_1_1_2_2_from_the_oldest_on() -> None:
    s = building()
    for name, price in (("bow1", 0), ("bow2", 1), ("bow3", 1), ("bow4", 2), ("bow5", 2)):
        done = after(s, f"build {name}-1")
        assert mine(done).guilders == mine(s).guilders - price
        assert mine(done).yard[0] == name


def test_without_guilders_only_the_free_cards() -> None:
    s = building(guilders=0)
    assert mine(s).guilders == 0
    cards = {each.partition("-")[0] for each in options(s, "build")}
    assert cards == {card(short) for short in ("b1", "s1")} | {"middle1", "middle6"}


def test_one_to_three_cards_and_not_a_fourth() -> None:
    s = building()
    assert "stop" not in verbs(s)
    s = after(s, "build bow1-1")
    assert verbs(s) == ["build", "stop"]
    assert verbs(after(s, "stop")) == ["end"]
    s = after(s, "build bow2-2", "build bow3-3")
    assert verbs(s) == ["end"]


def test_prices_stay_while_cards_are_bought_and_the_rows_are_filled_at_the_end() -> None:
    s = after(building(), "build bow1-1", "build bow2-2")
    assert s.table.market.ships["bow"] == ["", "", "bow3", "bow4", "bow5"]
    assert mine(after(s, "build bow3-3")).guilders == mine(s).guilders - 1
    step = play(after(s, "stop"), "end")
    assert step.state.table.market.ships["bow"] == ["bow3", "bow4", "bow5", "bow6", "bow7"]
    assert not step.undoable


def test_the_columns_of_middles_are_filled_from_one_stack_the_left_one_first() -> None:
    s = building("b7 . . . . . . . .")
    t = s.table
    assert (t.market.ships["left"][0], t.market.ships["right"][0], t.decks["middle"]) == ("middle1", "middle6", 42)
    s = after(s, "build middle1-2", "build middle6-3", "build middle7-4", "end")
    assert s.table.market.ships["left"] == ["middle2", "middle3", "middle4", "middle5", "middle11"]
    assert s.table.market.ships["right"] == ["middle8", "middle9", "middle10", "middle12", "middle13"]


def test_cards_are_placed_on_empty_columns_only() -> None:
    s = building("b7 m7 . . . . . . .")
    assert refused(s, "build bow1-1") == "column-taken"
    assert refused(s, "build stern1-2") == "column-taken"
    assert "stern1-3" in options(s, "build")


def test_the_only_empty_column_takes_what_completes_the_ship() -> None:
    s = turn(position(player("b1 m1 m2 m3 m4 m5 m6 m7 ."), player(), player()))
    assert "ships" in options(s, "choose")
    assert {each.partition("-")[0][:5] for each in options(after(s, "choose ships"), "build")} == {"stern"}


def test_complete_ships_from_the_left() -> None:
    yard = [card(each) for each in ["b1", "m1", "s1", ".", "b2", "m2", "m3", "s2", "s3"]]
    assert complete(yard) == [Stretch(0, 3), Stretch(4, 8)]
    assert complete([card(each) for each in ["b1", "s1", ".", ".", "b2", "m2", ".", "s2", "."]]) == []


def test_a_blank_card_is_free_once_a_part_is_gone() -> None:
    s = building("b1 m1 . . . . . . .")
    stack, s.box.ships["middle"], s.table.decks["middle"] = s.box.ships["middle"], [], 0
    assert not any(each.startswith("blank") for each in options(s, "build"))
    s.box.ships["middle"], s.table.decks["middle"] = stack, len(stack)
    for place in ("left", "right"):
        s.table.market.ships[place] = ["", "", "", "", ""]
    assert not any(each.startswith("blank") for each in options(s, "build"))
    s.table.gone = [f"middle{n}" for n in range(2, 53)]
    s.box.ships["middle"], s.table.decks["middle"] = [], 0
    assert "blank_middle-3" in options(s, "build")
    done = play(s, "build blank_middle-3")
    assert mine(done.state).guilders == mine(s).guilders
    assert told(done) == ["built"]


def test_a_complete_ship_without_a_captain_leaves_unscored() -> None:
    s = after(building("b7 m7 . . . . . . .", guilders=0), "build stern1-3", "stop")
    assert mine(s).yard == [""] * 9
    assert s.table.gone == ["bow7", "middle7", "stern1"]
    assert (mine(s).points, mine(s).fleet, verbs(s)) == (0, [], ["end"])


def test_while_a_bonus_action_could_still_help_it_stays() -> None:
    s = after(building("b7 m7 . . . . . . .", guilders=9), "build stern1-3", "stop")
    assert verbs(s) == ["scrap", "bonus"]
    s = after(s, "scrap 1")
    assert (mine(s).yard, verbs(s)) == ([""] * 9, ["end"])
