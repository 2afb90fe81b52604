"""Trains, rings, the oval, exchanges, the subsidy, bonus actions; canals on sale and where they are laid."""

from __future__ import annotations

from typing import Any

from engine.games.shipyard import oval, rings
from engine.games.shipyard.edition import HOUSE
from engine.games.shipyard.flow import Position
from tests.games.shipyard.positions import ANN, after, mine, options, play, player, position, refused, turn, verbs

KINDS = [each.id for each in HOUSE.employees]
"""In positions they lie in this order: three at each stop."""


def acting(tile: str, table: dict[str, Any] | None = None, **fields: Any) -> Position:
    """It is Ann's turn, who chose this tile without income; without more said too poor for a bonus action."""
    fields.setdefault("guilders", 5)
    others = [each for each in ("subsidy", "crew", "canal", "exchange", "ships") if each != tile]
    row = " ".join([tile, *(each for each in ROW if each not in (tile, others[1])), others[1]])
    s = turn(position(player(chosen=others[1], **fields), player(), player(), row=row, **(table or {})))
    return after(s, f"choose {tile}")


ROW = ("ships", "commodities", "canal", "equipment", "crew", "employee", "exchange")


def got(s: Position) -> dict[str, int]:
    """What lies in Ann's store."""
    return {item: n for item, n in mine(s).store.items() if n}


# --- purchase commodities


def test_one_train_for_0_1_1_2_2() -> None:
    s = acting("commodities")
    assert options(s, "buy") == [f"train{n}" for n in range(1, 6)]
    for n, price in enumerate((0, 1, 1, 2, 2), 1):
        done = after(s, f"buy train{n}")
        assert (mine(done).guilders, mine(done).trains) == (5 - price, [f"train{n}"])
    step = play(after(s, "buy train2"), "end")
    assert not step.undoable, "a new train was turned up"
    assert step.state.table.market.trains == ["train1", "train3", "train4", "train5", "train6"]


def test_exchanged_trains_become_a_new_stack_when_one_must_be_drawn() -> None:
    rest = [f"train{n}" for n in range(6, 14)]
    s = acting("commodities", {"discarded": ["train14"]}, trains=" ".join(rest))
    assert s.table.decks["train"] == 0
    done = after(s, "buy train1", "end")
    assert (done.table.market.trains[-1], done.table.discarded) == ("train14", [])


def test_with_all_trains_in_hand_the_row_stays_short() -> None:
    rest = " ".join(f"train{n}" for n in range(6, 15))
    done = after(acting("commodities", trains=rest), "buy train1", "end")
    assert done.table.market.trains == ["train2", "train3", "train4", "train5"]


# --- manufacture equipment, recruit crew


def test_the_first_step_is_free_each_further_one_a_guilder() -> None:
    s = acting("equipment", {"rings": {"equipment": 1, "crew": 0}})  # at the cannon
    assert options(s, "manufacture") == ["smokestack", "crane", "sail", "cannon"]
    for item, price in (("smokestack", 0), ("crane", 1), ("sail", 2), ("cannon", 3)):
        done = after(s, f"manufacture {item}")
        assert (mine(done).guilders, got(done)) == (5 - price, {item: 1})
        assert HOUSE.rings.equipment[done.table.rings["equipment"]] == item
        assert done.table.rings["crew"] == 0


def test_the_crew_circle_has_a_propeller() -> None:
    s = acting("crew", guilders=1)
    assert options(s, "recruit") == ["soldier", "propeller"]
    assert got(after(s, "recruit propeller")) == {"propeller": 1}


def test_engineers_bring_their_item_each_time() -> None:
    s = acting("equipment", {"rings": {"equipment": 1, "crew": 0}}, employees="engineer_crane engineer_sail")
    assert got(after(s, "manufacture smokestack")) == {"smokestack": 1, "crane": 1, "sail": 1}
    assert got(after(s, "manufacture crane")) == {"crane": 2, "sail": 1}
    s = acting("crew", employees="engineer_crane engineer_sail")
    assert got(after(s, "recruit soldier")) == {"soldier": 1}


def test_recruiters_bring_their_item_each_time() -> None:
    s = acting("crew", employees="recruiter_propeller recruiter_captain")
    assert got(after(s, "recruit captain")) == {"captain": 2, "propeller": 1}


def test_an_accountant_moves_both_markers_two_steps_further() -> None:
    s = acting("equipment", employees="accountant foreman")
    prices = [rings.cost(s.table, mine(s), "equipment", item) for item in ("cannon", "smokestack", "crane", "sail")]
    assert prices == [0, 0, 0, 1]
    assert rings.cost(s.table, mine(s), "crew", "captain") == 1


# --- hire employee


def test_the_next_stop_is_free_each_further_one_a_guilder_and_fees_come_on_top() -> None:
    s = acting("employee", guilders=2)
    # at the first stop; the next one holds a cannon's engineer and two recruiters, at a fee of 1 each
    assert options(s, "hire") == [*KINDS[3:6], *KINDS[6:8], "trader_coal1", "trader_steel1"]
    for name, price in (("engineer_cannon", 1), ("recruiter_soldier", 2), ("trader_coal1", 1), ("trader_steel1", 2)):
        done = after(s, f"hire {name}")
        assert (mine(done).guilders, mine(done).employees) == (2 - price, [name])
    done = after(s, "hire trader_steel1")
    assert (done.table.oval.at, done.table.oval.left["trader_steel1"]) == (3, 1)


def test_the_stop_of_the_marker_is_a_whole_round_away() -> None:
    s = acting("employee", guilders=8)
    assert mine(after(s, "hire engineer_sail")).guilders == 0  # seven further stops and the fee
    assert "engineer_sail" not in options(acting("employee", guilders=7), "hire")


def test_a_foreman_moves_three_stops_further() -> None:
    s = acting("employee", guilders=0, employees="foreman")
    assert options(s, "hire") == [
        *("trader_coal1", "trader_steel1", "trader_grain1", "craftsman_propeller"),
    ]


def test_nobody_has_two_of_a_kind() -> None:
    s = acting("employee", employees="trader_coal1")
    assert s.table.oval.left["trader_coal1"] == 1
    assert refused(s, "hire trader_coal1") == "hired-already"


def test_the_second_trader_needs_the_first() -> None:
    assert "trader_coal2" not in options(acting("employee"), "hire")
    assert "trader_coal2" in options(acting("employee", employees="trader_coal1"), "hire")


def test_where_nobody_can_be_paid_it_cannot_be_chosen() -> None:
    for others, able in (("", False), ("ships", True)):  # a figure ahead brings the guilder for the fee
        s = turn(position(player(chosen="crew", guilders=0), player(chosen=others), player()))
        s.table.oval.left = {name: int(name.startswith("engineer")) for name in s.table.oval.left}
        assert ("employee" in options(s, "choose")) == able


# --- exchange commodities


def test_a_train_of_three_has_48_ways() -> None:
    s = acting("exchange", trains="train1")
    assert len(options(s, "exchange")) == 48


def test_loads_are_sold_at_the_next_side_or_become_an_item() -> None:
    s = acting("exchange", trains="train1")
    done = after(s, "exchange train1-sell-sell-sell")
    assert (mine(done).guilders, mine(done).trains, done.table.discarded) == (11, [], ["train1"])
    assert done.table.hexagon == 0
    assert got(after(s, "exchange train1-propeller-cannon-crane")) == {"propeller": 1, "cannon": 1, "crane": 1}
    done = after(s, "exchange train1-smokestack-sell-captain")
    assert (got(done), mine(done).guilders) == ({"smokestack": 1, "captain": 1}, 7)


def test_the_marker_moves_one_side_each_time() -> None:
    for side, guilders in enumerate((6, 7, 6, 7, 6, 7)):
        s = acting("exchange", {"hexagon": (side - 1) % 6}, trains="train1")
        done = after(s, "exchange train1-sell-sell-sell")
        assert (mine(done).guilders - 5, done.table.hexagon) == (guilders, side)


def test_two_loads_never_become_the_same_item() -> None:
    s = acting("exchange", trains="train6")  # coal, coal, steel
    coal = {words.split("-", 1)[1].rsplit("-", 1)[0] for words in options(s, "exchange")}
    assert coal == {"sell-sell", "sell-propeller", "sell-smokestack", "propeller-smokestack"}
    s = acting("exchange", trains="train5")
    assert options(s, "exchange") == [
        *("train5-sell-sell-sell", "train5-sell-sell-propeller", "train5-sell-sell-smokestack"),
        "train5-sell-propeller-smokestack",
    ]


def test_of_equal_trains_one_is_offered() -> None:
    s = acting("exchange", trains="train2 train9 train11")
    assert {words.partition("-")[0] for words in options(s, "exchange")} == {"train2", "train11"}


def test_traders_add_to_the_price() -> None:
    s = acting("exchange", trains="train11", employees="trader_steel1 trader_coal1")
    assert mine(after(s, "exchange train11-sell-sell-sell")).guilders == 5 + 3 * 3
    s = acting("exchange", trains="train11", employees="trader_steel1 trader_steel2")
    assert mine(after(s, "exchange train11-sell-sell-sell")).guilders == 5 + 3 * 4


# --- subsidy and bonus actions


def test_the_subsidy_is_there_for_four_and_brings_two_guilders() -> None:
    four = [player(chosen="crew", guilders=3), player(), player(), player()]
    s = turn(position(*four))
    done = after(s, "choose subsidy")
    assert (mine(done).guilders, verbs(done)) == (5, ["end"])
    assert "subsidy" not in position(player(), player(), player()).table.row


def test_a_bonus_action_costs_six_guilders_and_is_any_other_tile() -> None:
    s = acting("commodities", guilders=8, trains="train6")
    assert options(s, "bonus") == [tile for tile in s.table.row if tile != "commodities"]
    s = after(s, "bonus exchange")
    assert (mine(s).guilders, verbs(s)) == (2, ["exchange"])
    s = after(s, "exchange train6-sell-sell-sell")
    assert verbs(s) == ["buy"]
    s = after(s, "buy train1")
    assert verbs(s) == ["end"]  # only one a turn


def test_it_may_come_after_the_action_and_be_paid_from_it_but_not_from_itself() -> None:
    s = acting("exchange", guilders=1, trains="train1")
    assert verbs(s) == ["exchange"]
    assert verbs(acting("crew", guilders=5, trains="train1")) == ["recruit"]
    s = after(s, "exchange train1-sell-sell-sell")
    assert verbs(s) == ["end", "bonus"]
    s = after(s, "bonus crew")
    assert (mine(s).guilders, options(s, "recruit")) == (1, ["soldier", "propeller"])


def test_an_occupied_tile_or_the_one_just_moved_may_be_the_bonus() -> None:
    s = turn(position(player(chosen="crew", guilders=6), player(chosen="equipment"), player(chosen="ships")))
    s = after(s, "choose canal")
    assert {"crew", "equipment", "ships"} <= {*options(s, "bonus")}


def test_a_bonus_action_before_hiring_leaves_its_cheapest_price() -> None:
    s = acting("employee", guilders=7)
    assert oval.cheapest(s.table, mine(s)) == 1
    s = after(s, "bonus crew")
    assert options(s, "recruit") == ["soldier"]
    assert "bonus" not in verbs(acting("employee", guilders=6))


def test_hiring_as_a_bonus_action_needs_more_than_its_price_where_all_have_a_fee() -> None:
    assert "employee" not in options(acting("commodities", guilders=6), "bonus")
    assert "employee" in options(acting("commodities", guilders=7), "bonus")


def test_once_somebody_is_hired_all_guilders_may_be_spent() -> None:
    s = acting("employee", guilders=6)
    s.table.oval.at = 6
    s = after(s, f"hire {KINDS[21]}")
    assert (mine(s).guilders, oval.cheapest(s.table, mine(s)), verbs(s)) == (6, 1, ["end", "bonus"])


def test_a_started_action_is_not_interrupted() -> None:
    s = acting("ships", guilders=8)
    assert verbs(s) == ["build", "bonus"]
    s = after(s, "build bow1-1")
    assert verbs(s) == ["build", "stop"]
    assert verbs(after(s, "stop")) == ["end", "bonus"]


# --- rent a canal


def test_the_first_canal_is_laid_as_it_is_and_the_figure_enters_at_a_side() -> None:
    s = acting("canal")
    assert options(s, "rent") == [f"canal{n}-M13-0-{side}" for n in range(1, 6) for side in "nesw"]
    done = after(s, "rent canal3-M13-0-w")
    assert mine(done).guilders == 4
    figure = mine(done).figure
    assert figure is not None
    assert (figure.cell, figure.space, figure.behind) == ("M13", "w", "w")


def test_a_further_canal_touches_the_system_turned_in_any_way() -> None:
    s = acting("canal", canals="canal6-M13-0 canal7-N13-90", figure="M13-w-w")
    lying = [words.split("-") for words in options(s, "rent") if words.startswith("canal1-")]
    assert list(dict.fromkeys(cell for _, cell, _ in lying)) == ["M12", "N12", "L13", "O13", "M14", "N14"]
    assert [turned for _, cell, turned in lying if cell == "L13"] == ["0", "90", "180", "270"]
    done = after(s, "rent canal1-L13-270")
    assert [each.cell for each in mine(done).canals] == ["M13", "N13", "L13"]


def test_a_system_that_reaches_the_first_column_or_row_moves() -> None:
    s = acting("canal", canals="canal6-B1-0", figure="B1-w-w")
    done = mine(after(s, "rent canal1-A1-0"), ANN)
    assert [each.cell for each in done.canals] == ["N13", "M13"]
    assert done.figure is not None
    assert done.figure.cell == "N13"
    s = acting("canal", canals="canal6-B5-0", figure="B5-w-w")
    assert [each.cell for each in mine(after(s, "rent canal1-A5-0")).canals] == ["N5", "M5"]
    s = acting("canal", canals="canal6-E2-0", figure="E2-w-w")
    assert [each.cell for each in mine(after(s, "rent canal1-E1-0")).canals] == ["E14", "E13"]


def test_with_all_canals_in_systems_none_can_be_rented() -> None:
    every = " ".join(f"canal{n}-{chr(ord('A') + n)}13-0" for n in range(1, 25))
    s = position(player(chosen="crew"), player(canals=every, figure="B13-w-w"), player())
    assert s.table.market.canals == []
    assert "canal" not in options(turn(s), "choose")


def test_while_the_stack_suffices_used_canals_stay_where_they_are() -> None:
    used = " ".join(f"canal{n}" for n in range(6, 24))
    done = after(acting("canal", used=used), "rent canal1-M13-0-n", "end")
    assert (mine(done).noted, len(mine(done).used), done.table.decks["canal"]) == (0, 18, 0)


def test_used_and_cut_off_canals_become_a_new_stack_and_the_used_ones_are_noted() -> None:
    used = " ".join(f"canal{n}" for n in range(6, 24))
    s = acting("canal", {"cut": ["canal24"]}, used=used)
    assert s.table.decks["canal"] == 0
    done = play(s, "rent canal1-M13-0-n").state
    assert mine(done).noted == 0
    step = play(done, "end", draws=tuple(range(18, 0, -1)))
    assert (mine(step.state).noted, mine(step.state).used, step.state.table.cut) == (18, [], [])
    assert len(step.state.table.market.canals) == 5
    assert step.state.table.decks["canal"] == 18
