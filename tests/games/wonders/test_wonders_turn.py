"""A turn: the starter road, exactly one purchase, and what it costs and brings."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.core.model import Note, Preview
from engine.games.wonders import GAME
from engine.games.wonders.edition import HOUSE
from engine.games.wonders.layout import ground_of, ways_of
from engine.games.wonders.phases.turn import Buying, ConfirmTurn, Starter
from tests.games.playing import note, told
from tests.games.wonders.positions import city
from tests.games.wonders.turns import (
    ANN,
    BEN,
    CLEO,
    DAN,
    OUT,
    ROADSIDE,
    buying,
    doing,
    options,
    play,
    position,
    quietly,
    refused,
    shown,
    verbs,
)

# --- the starter road


def beginning():
    return position(Starter(who=ANN), city(), city(), round=1)


def test_the_starter_road_comes_before_everything_also_before_a_loan():
    s = beginning()
    assert verbs(s) == ["starter"]
    for words in ("road road-0-A11", "pedestal 1", "loan", "pass", "end", "next one-0-A11"):
        assert refused(s, words) == "starter-first"
    s = play(position(ConfirmTurn(who=ANN), city(ROADSIDE), city(), round=1), "end").state
    assert doing(s) == ("starter", (BEN,))


def test_the_starter_road_is_free():
    s = beginning()
    assert refused(s, "starter starter-0-A10") == "needs-sidewalk"
    step = quietly(s, "starter starter-90-C8")
    assert (step.state.table.cities[ANN].gold, step.state.table.cities[ANN].starter) == (7, False)
    assert note(step, "started") == {"seat": ANN, "cells": ["C8", "C9", "C10", "C11"], "points": 0}


def test_the_preview_tells_the_natural_cells_covered():
    s = position(Starter(who=ANN), city(land="B5"), city(), round=1)
    assert shown(s, "starter starter-0-H11").notes == (Note("covers-natural", {"count": 1}),)
    s = buying("starter-0-A11 two-90-A9", tiles="farm1a")
    assert Note("covers-natural", {"count": 1}) in shown(s, "build farm1a-0-A8").notes


def test_the_starter_road_may_serve_the_purchase_of_the_same_turn():
    s = quietly(beginning(), "starter starter-90-C8").state
    assert doing(s) == ("buying", (ANN,))
    assert "road-0-D8" in options(s, "road")
    assert refused(s, "starter starter-90-E8") == "starter-lies"


def test_only_the_first_turn_has_a_starter_road():
    s = quietly(beginning(), "starter starter-90-C8", "pedestal 1", "end").state
    assert doing(s) == ("starter", (BEN,))
    s = play(s, "starter starter-90-C8", "pedestal 2", "end", seat=BEN).state
    assert doing(s) == ("buying", (ANN,))


def test_the_preview_of_roads_tells_points_and_objectives():
    s = position(Starter(who=ANN), city(), city(), round=1, objectives=["roads_of_rome"])
    seen = shown(s, "starter starter-90-B8")  # beside the natural cell A8
    gained = Note("natural-gained", {"count": 1})
    moved = Note("objective-moves", {"objective": "roads_of_rome", "before": 0, "after": 4, "points": 3})
    assert (seen.cost, seen.points, seen.notes) == ({}, 1 + 3, (gained, moved))
    s = quietly(s, "starter starter-90-B8", "short one-0-C11").state
    assert shown(s, "next two-0-D11").notes == (
        Note("objective-moves", {"objective": "roads_of_rome", "before": 5, "after": 7, "points": 0}),
    )


def test_a_starter_road_is_laid_as_a_starter_road():
    assert refused(beginning(), "starter road-0-A11") == "other-piece"


# --- purchases


def test_the_six_kinds_of_purchases_in_the_rulebooks_order():
    s = buying("starter-0-A11 farm1a-0-A10 farm2a-0-C10", monuments="petra machu_picchu moai")
    assert verbs(s) == ["road", "short", "pedestal", "tower", "build", "monument", "loan"]


def test_exactly_one_purchase_then_the_turn_is_ended_and_the_next_is_asked():
    s = quietly(buying(), "road road-0-E11").state
    assert doing(s) == ("confirm_turn", (ANN,))
    assert verbs(s) == ["end"]
    assert refused(s, "road road-0-A10") == "one-purchase"
    assert refused(s, "pedestal 1") == "one-purchase"
    assert doing(quietly(s, "end").state) == ("buying", (BEN,))


def test_a_long_road_costs_one_gold():
    step = quietly(buying(), "road road-0-E11")
    t = step.state.table
    assert (t.cities[ANN].gold, t.cities[ANN].spent, t.market.roads) == (6, 1, 0)
    cells = ["E11", "F11", "G11", "H11"]
    assert note(step, "road-bought") == {"seat": ANN, "cells": cells, "gold": 1, "left": 6, "points": 1}
    assert refused(quietly(step.state, "end").state, "road road-0-E11", BEN) == "sold-out"


def test_the_tower_costs_two_gold_and_there_is_one():
    step = quietly(buying(), "tower A10")
    t = step.state.table
    assert (t.cities[ANN].gold, t.market.tower) == (5, False)
    assert refused(quietly(step.state, "end").state, "tower A10", BEN) == "sold-out"
    assert "tower" in verbs(buying(gold=2))
    assert refused(buying(gold=1), "tower A10") == "too-dear"
    assert refused(buying(), "tower A5") == "needs-piece"
    assert refused(buying(), "tower harbour") == "which-cell"


@pytest.mark.parametrize(("stack", "gold"), [(1, 2), (2, 3), (3, 3), (4, 4), (5, 4), (6, 5)])
def test_a_building_costs_what_its_stack_says(stack, gold):
    tile = f"farm{stack}a"
    s = buying(tiles=tile)
    (first,) = [each for each in options(s, "build") if each.startswith(f"{tile}-")][:1]
    t = quietly(s, f"build {first}").state.table
    assert (t.cities[ANN].gold, t.cities[ANN].spent, t.market.tiles[str(stack)]) == (7 - gold, gold, "")
    assert first in options(buying(tiles=tile, gold=gold), "build")
    poor = buying(tiles=tile, gold=gold - 1)
    assert refused(poor, f"build {first}") == "too-dear"
    assert not any(each.startswith(tile) for each in options(poor, "build"))


def test_a_buildings_symbols_move_the_markers_and_each_white_field_is_a_population():
    s = buying(tiles="farm6a", food=5, ceramics=0)
    seen = shown(s, "build farm6a-180-B8")
    assert seen.cost == {"gold": 5}
    assert seen.gain == {"food": 3, "ceramics": 1, "population": 2}
    assert Note("natural-gained", {"count": 1}) in seen.notes
    step = quietly(s, "build farm6a-180-B8")
    mine = step.state.table.cities[ANN]
    assert (mine.resources, mine.population) == ({"food": 8, "ceramics": 1, "gears": 0}, 2)
    assert note(step, "built")["goods"] == seen.gain


def test_a_marker_stops_on_its_last_field_and_the_preview_says_so():
    s = buying(tiles="farm6a", food=13)
    assert Note("markers-stop", {"count": 2}) in shown(s, "build farm6a-180-B8").notes
    assert quietly(s, "build farm6a-180-B8").state.table.cities[ANN].resources["food"] == 14


def test_a_building_that_is_not_there_is_refused():
    s = buying(tiles="farm1a")
    assert refused(s, "build farm1b-0-A10") == "not-on-market"
    sold = quietly(s, "build farm1a-0-A10", "end").state
    assert refused(sold, "build farm1a-0-A10", BEN) == "not-on-market"


def test_a_building_is_not_replaced_before_the_round_is_over():
    s = quietly(buying(tiles="farm1a"), "build farm1a-0-A10", "end").state
    assert s.table.market.tiles["1"] == ""


def test_a_building_that_may_not_lie_there_is_refused_with_the_rule():
    s = buying(tiles="farm1a")
    assert refused(s, "build farm1a-0-A5") == "needs-street"
    assert refused(s, "build farm1a-0-A11") == "cells-taken"


# --- monuments

SHRINE = "starter-0-A11 temple1a-0-A10"
"""Chichen Itza fits: 2 x 2 on land beside a road and a temple."""


def shrine(**fields):
    return buying(SHRINE, monuments="chichen_itza moai petra", **fields)


@pytest.mark.parametrize("gold", [1, 4, 7])
def test_a_monument_takes_all_gold_left_and_ends_the_round(gold):
    s = shrine(gold=gold)
    assert shown(s, "monument chichen_itza-0-C9").cost == {"gold": gold}
    assert shown(s, "monument chichen_itza-0-C9").notes[-1] == Note("all-gold")
    step = quietly(s, "monument chichen_itza-0-C9")
    mine = step.state.table.cities[ANN]
    assert (mine.gold, mine.spent, mine.out) == (0, 7, True)
    assert told(step) == ["monument-built"]
    assert mine.monuments() == ["chichen_itza"]


def test_gold_of_a_loan_goes_into_a_monument_too():
    step = quietly(shrine(), "loan", "monument chichen_itza-0-C9")
    assert (step.state.table.cities[ANN].gold, note(step, "monument-built")["gold"]) == (0, 9)


def test_a_monument_brings_what_its_card_shows():
    s = shrine(population=3)
    assert shown(s, "monument chichen_itza-0-C9").gain == {"population": 1, "ring": 2}
    assert quietly(s, "monument chichen_itza-0-C9").state.table.cities[ANN].population == 4
    s = buying("starter-0-A11 market1a-0-A10 market1b-0-C10", monuments="petra moai giza", ceramics=1)
    assert shown(s, "monument petra-0-A9").gain == {"ceramics": 1, "population": 1, "ring": 1}
    assert quietly(s, "monument petra-0-A9").state.table.cities[ANN].resources["ceramics"] == 2


def test_the_display_is_filled_again_only_when_the_turn_is_over():
    s = quietly(shrine(), "monument chichen_itza-0-C9").state
    assert (s.table.market.monuments, s.table.deck) == (["moai", "petra"], 18)
    step = play(s, "end")
    assert step.state.table.market.monuments[:2] == ["moai", "petra"]
    assert (len(step.state.table.market.monuments), step.state.table.deck) == (3, 17)
    assert not step.undoable
    assert told(step) == ["monuments-up"]


def test_once_the_deck_is_used_up_the_display_shrinks():
    three = tuple(each for each in HOUSE.monuments if each.id in ("chichen_itza", "moai", "petra"))
    small = replace(HOUSE, monuments=three, digest="three monuments")
    s = position(Buying(who=ANN), city(SHRINE), city(ROADSIDE), edition=small, monuments="chichen_itza moai petra")
    step = quietly(s, "monument chichen_itza-0-C9", "end")
    assert step.state.table.market.monuments == ["moai", "petra"]


def test_a_monument_that_is_not_on_display_or_may_not_stand_there_is_refused():
    s = shrine()
    assert refused(s, "monument giza-A1-B1-C1") == "not-on-display"
    assert refused(s, "monument chichen_itza-0-F9") == "needs-beside"
    assert refused(s, "monument petra-0-A9") == "needs-beside"


def test_a_road_that_covers_water_says_that_it_is_a_bridge():
    s = buying("starter-90-D8")
    ground, found = ground_of(HOUSE.maps["A"]), {True: 0, False: 0}
    for text in options(s, "road"):
        wet = bool(ways_of(HOUSE, ground, "road")[tuple(text.split("-")[1:])].cells & ground.water)
        assert (Note("crosses-water") in shown(s, f"road {text}").notes) is wet, text
        found[wet] += 1
    assert min(found.values()) > 0


# --- the end of a round for a seat


def test_the_last_gold_ends_the_round_and_the_preview_says_so():
    s = buying(gold=1)
    assert shown(s, "road road-90-A7").notes[-1] == Note("ends-round")
    step = quietly(s, "road road-90-A7")
    assert told(step) == ["road-bought"]
    assert step.state.table.cities[ANN].out
    assert shown(step.state, "end").notes[-1] == Note("round-over")
    assert Note("ends-round") not in shown(buying(gold=2), "road road-90-A7").notes


def test_before_a_turn_is_ended_it_is_told_what_its_purchase_has_cost_and_brought():
    built = f"{ROADSIDE} tower-0-C10 housing1a-90-B8"
    s = buying(built, gold=5, tiles="farm3a", objectives=["agriculture"])
    seen = shown(s, "build farm3a-0-A9")
    assert seen.notes == (
        Note("districts-closed", {"count": 1}),
        Note("objective-moves", {"objective": "agriculture", "before": 0, "after": 1, "points": 3}),
    )
    assert shown(quietly(s, "build farm3a-0-A9").state, "end") == Preview(
        notes=(
            Note("turn-spent", {"gold": 3, "left": 2}),
            Note("turn-brought", {"goods": seen.gain}),
            Note("turn-points", {"points": seen.points}),
            *seen.notes,
        )
    )
    short = quietly(buying(gold=5), "short one-0-A10", "next two-90-A8", "next two-90-A6").state
    assert shown(short, "end").notes == (Note("turn-spent", {"gold": 1, "left": 4}),)


def test_turns_go_on_in_order_among_those_who_are_not_out():
    four = (city(ROADSIDE), city(ROADSIDE), city(ROADSIDE), city(ROADSIDE, **OUT))
    s = position(Buying(who=ANN), *four, order=[BEN, ANN, DAN, CLEO])
    s = quietly(s, "pedestal 1", "end").state
    assert doing(s) == ("buying", (CLEO,))
    s = quietly(s, "pedestal 2", "end", seat=CLEO).state
    assert doing(s) == ("buying", (BEN,))
    s = quietly(s, "road road-0-E11", "end", seat=BEN).state
    assert doing(s) == ("buying", (ANN,))


def test_whoever_is_out_stays_out_whatever_the_display_turns_up():
    passed = city("starter-0-A11 library1a-0-A10", gold=2, out=True)  # the Ishtar Gate would fit
    s = position(Buying(who=ANN), city(SHRINE), passed, city(ROADSIDE), monuments="moai chichen_itza petra")
    s.box.monuments.remove("ishtar_gate")
    s.box.monuments.append("ishtar_gate")
    s = play(s, "monument chichen_itza-0-C9", "end").state
    assert "ishtar_gate" in s.table.market.monuments
    assert doing(s) == ("buying", (CLEO,))


def test_a_whole_turn_can_be_taken_back_until_it_is_ended():
    quietly(shrine(loan=1), "repay", "monument chichen_itza-0-C9")
    quietly(beginning(), "starter starter-90-C8", "loan", "short two-0-D8", "next two-0-D9", "next one-0-D10")


# --- passing


def stuck(**fields):
    """Nothing can be bought: the market is empty but for monuments that fit nowhere, and pedestals are sold."""
    mine = {name: fields.pop(name) for name in list(fields) if name in ("gold", "loan")}
    return position(
        Buying(who=ANN),
        city(ROADSIDE, **mine),
        city(ROADSIDE, gold=5),
        city(ROADSIDE, **OUT),
        sold=True,
        monuments="petra giza machu_picchu",
        pedestals=fields.pop("pedestals", [BEN, CLEO]),
        **fields,
    )


def test_nobody_passes_who_can_buy_and_place_something():
    s = buying()
    assert "pass" not in verbs(s)
    assert refused(s, "pass") == "must-buy"
    assert refused(s, "end") == "must-buy"


@pytest.mark.parametrize("left", [{"roads": 1}, {"sets": 1}, {"tower": True}])
def test_each_thing_on_the_market_obliges(left):
    s = stuck(**left)
    assert "pass" not in verbs(s)
    assert refused(s, "pass") == "must-buy"


def test_a_pedestal_forbids_passing():
    s = stuck(pedestals=[BEN, None])
    assert verbs(s) == ["pedestal", "loan"]
    assert refused(s, "pass") == "must-buy"


def test_a_monument_forbids_passing():
    s = stuck()
    s.table.cities[ANN] = city(SHRINE, gold=7)
    s.table.market.monuments[0] = "chichen_itza"
    assert verbs(s) == ["monument", "loan"]
    assert refused(s, "pass") == "must-buy"


def test_what_cannot_be_placed_cannot_be_bought():
    s = position(Buying(who=ANN), city(WALLED), city(ROADSIDE))
    assert verbs(s) == ["pedestal", "tower", "loan"]
    assert refused(s, "road road-0-A9") == "needs-road-start"
    assert refused(s, "short one-0-A9") == "needs-road-start"


WALLED = "starter-0-A11 farm1a-0-A10 farm1b-0-C10 farm2a-0-E11 farm2b-0-H11 market1a-90-K10"
"""Buildings lie around the only road and along the sidewalk."""


def test_a_seat_that_can_do_nothing_passes_by_itself():
    s = stuck(order=[ANN, BEN, CLEO], gold=7, loan=1)
    s.flow[-1:] = [ConfirmTurn(who=ANN, serial=2)]
    s.table.cities[BEN].gold, s.table.cities[BEN].spent, s.table.cities[BEN].loan = 2, 5, 2
    step = play(s, "end")
    assert told(step) == ["passed"]
    assert note(step, "passed") == {"seat": BEN, "gold": 2}
    assert doing(step.state) == ("buying", (ANN,))
    assert step.state.table.cities[BEN].out


# --- further


BOUGHT = {
    "starter starter-0-A11": "starter-lies",
    "next one-0-A10": "set-laid",
    "pass": "pass-late",
    **dict.fromkeys(("loan", "repay"), "before-purchase"),
    **dict.fromkeys(
        (
            "road road-0-E11",
            "short one-0-A10",
            "pedestal 1",
            "tower A10",
            "build farm1a-0-A10",
            "monument petra-0-A9",
        ),
        "one-purchase",
    ),
}
"""All verbs but the end of the turn, and why each is refused once a purchase is made."""


def test_after_the_purchase_each_verb_is_refused_with_its_rule():
    bought = quietly(buying(gold=2), "road road-0-E11").state
    assert {words: refused(bought, words) for words in BOUGHT} == BOUGHT


def test_whoever_is_out_without_a_purchase_is_told_so():
    passed = quietly(stuck(gold=1, tower=True), "pass").state
    repaid = quietly(stuck(gold=5, loan=1), "repay").state
    others = {words: "out" for words in BOUGHT if BOUGHT[words] not in ("starter-lies", "set-laid")}
    for s in (passed, repaid):
        assert {words: refused(s, words) for words in BOUGHT} == {**BOUGHT, **others}


def test_refusals_of_what_belongs_to_another_moment():
    assert refused(buying(), "next one-0-A10") == "no-set"
    assert refused(buying(), "starter starter-0-A11") == "starter-lies"
    assert refused(buying(), "road starter-0-E11") == "other-piece"
    assert refused(buying(), "road road-0-E11", BEN) == "not-your-turn"


def test_a_player_who_left_buys_what_harms_least():
    assert GAME.default(buying(), ANN) == GAME.parse("pedestal 2")
    assert isinstance(GAME.default(buying(pedestals=[BEN, None]), ANN), type(GAME.parse("pedestal 2")))
    assert GAME.default(buying(pedestals=[ANN, None]), ANN) == GAME.parse(f"road {options(buying(), 'road')[0]}")
    assert GAME.default(shrine(), ANN) == GAME.parse("pedestal 2")
    s = stuck(loan=1, gold=7)
    assert GAME.default(s, ANN) == GAME.parse("pass")
