"""The components, and editions as files."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.shipyard.edition import (
    CONTRACTS,
    FEATURES,
    HOUSE,
    ITEMS,
    SYMBOLS,
    decks,
    numbered,
    part_of,
    read,
    ship_cards,
)
from engine.kit import content
from engine.kit.content import ContentError

TEXT = content.shipped("engine.games.shipyard", "house-1.toml")


# --- the rulebook's components


def test_104_ship_cards_26_bows_52_middles_in_two_decks_the_larger_on_top_26_sterns():
    cards = ship_cards(HOUSE)
    assert {deck: len(names) for deck, names in decks(HOUSE).items()} == {
        "bow": 26,
        "upper": 32,
        "lower": 20,
        "stern": 26,
    }
    assert Counter(each.part for each in cards.values() if each.deck != "blank") == {
        "bow": 26,
        "middle": 52,
        "stern": 26,
    }
    assert all(part_of(name) == each.part for name, each in cards.items())


def test_a_blank_card_of_each_part_shows_nothing():
    assert [HOUSE.card(f"blank_{part}").features for part in ("bow", "middle", "stern")] == [(), (), ()]


def test_24_canals_14_trains_24_employees_12_contracts_of_each_colour():
    assert (len(HOUSE.canals), len(HOUSE.trains), len(HOUSE.employees)) == (24, 14, 24)
    for colour, names in CONTRACTS.items():
        assert tuple(each.id for each in HOUSE.contracts if each.colour == colour) == names
        assert len(names) == 12


def test_seven_tiles_on_23_spaces_and_the_subsidy_behind_them():
    track = HOUSE.track
    assert (track.spaces, len(track.tiles), track.subsidy) == (23, 7, 16)


def test_as_many_laps_as_players_and_one_contract_of_each_colour_left_for_the_last():
    assert {players: len(laps) for players, laps in HOUSE.laps.items()} == {"2": 2, "3": 3, "4": 4}
    assert [HOUSE.discards(n) for n in (2, 3, 4)] == [(2, 0), (1, 1, 0), (0, 2, 0, 0)]
    assert HOUSE.dealt == 3


def test_guilders_and_prices():
    limits, prices = HOUSE.limits, HOUSE.prices
    assert (limits.guilders, limits.bonus, limits.subsidy, limits.step) == (6, 6, 2, 1)
    assert (limits.cards, limits.columns) == (3, 9)
    assert prices.ships == prices.trains == prices.canals == (0, 1, 1, 2, 2)


def test_the_rings_hold_each_item_once_and_the_propeller_is_among_the_crew():
    assert HOUSE.rings.equipment == ("sail", "cannon", "smokestack", "crane")
    assert HOUSE.rings.crew == ("captain", "soldier", "propeller", "merchant")


def test_what_loads_become():
    exchange = HOUSE.exchange
    assert exchange.items("coal") == ("propeller", "smokestack")
    assert exchange.items("steel") == ("soldier", "sail", "cannon")
    assert exchange.items("grain") == ("captain", "merchant", "crane")


def test_engineers_and_recruiters_cost_a_guilder_and_traders_bring_points():
    fees = {each.id for each in HOUSE.employees if each.fee == 1}
    assert fees == {
        *(f"engineer_{item}" for item in HOUSE.rings.equipment),
        *(f"recruiter_{item}" for item in HOUSE.rings.crew),
    }
    points = {each.id: each.points for each in HOUSE.employees if each.points}
    assert points == {
        f"trader_{what}{level}": 2 * level - 1 for what in ("coal", "steel", "grain") for level in (1, 2)
    }
    assert HOUSE.employee("trader_steel2").needs == "trader_steel1"
    assert sum(each.fee for each in HOUSE.employees) == 8


def test_accountant_foreman_and_craftsmen_have_their_sizes():
    sizes = {each.id: each.size for each in HOUSE.employees if each.size != 1}
    assert sizes == {
        "accountant": 2,
        "foreman": 3,
        **{f"craftsman_{what}": 2 for what in ("crane", "cannon", "sail", "smokestack", "crew")},
    }
    assert HOUSE.employee("craftsman_propeller").size == 1


def test_six_types_of_employees():
    types = Counter(each.type for each in HOUSE.employees)
    assert types == {"brown": 4, "green": 4, "orange": 3, "orange2": 3, "blue": 8, "yellow": 2}


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("merchants", {0: 0, 1: 0, 2: 2, 5: 8}),
        ("sail_pairs", {0: 0, 4: 12}),
        ("officers", {4: 12}),
        ("lifebelts", {0: 0, 6: 12, 7: 13, 10: 16}),
        ("ships_of_five", {3: 15}),
        ("ships_of_six", {2: 10}),
        ("employees", {0: 0, 4: 4, 7: 10}),
        ("ship_cards", {2: 0, 3: 1, 8: 3, 24: 25, 26: 27}),
        ("variety", {8: 16}),
        ("employee_types", {6: 16}),
    ],
)
def test_points_of_contracts(name: str, counts: dict[int, int]):
    assert {count: HOUSE.contract(name).points(count) for count in counts} == counts


# --- house values


def test_a_bow_shows_one_feature_all_others_two_and_at_most_one_of_them_is_safety():
    shown: Counter[str] = Counter()
    for card in ship_cards(HOUSE).values():
        if card.deck != "blank":
            assert len(card.features) == (1 if card.part == "bow" else 2)
            assert sum(each in FEATURES[5:] for each in card.features) <= 1
            assert "propeller" not in card.features or card.part == "stern"
            shown.update(card.features)
    assert [shown[each] for each in FEATURES] == [43, 37, 16, 22, 22, 18, 11, 13]


def test_each_symbol_is_on_each_side_of_four_canals():
    for side in range(4):
        assert Counter(each[side] for each in HOUSE.canals) == dict.fromkeys(SYMBOLS, 4)
    assert all(len({*each}) == 4 for each in HOUSE.canals)


def test_the_sides_of_the_hexagon_add_up():
    sides = HOUSE.exchange.sides
    assert len(sides) == 6
    assert HOUSE.exchange.start == 6
    for commodity in ("coal", "steel", "grain"):
        assert sum(side.price(commodity) for side in sides) == 13


def test_four_trains_carry_one_of_each_and_the_others_each_three_loads_there_are():
    assert HOUSE.starting == 4
    assert {*HOUSE.trains[:4]} == {("coal", "steel", "grain")}
    assert len({*HOUSE.trains[4:]}) == 10
    assert all(len(each) == 3 for each in HOUSE.trains)


def test_every_item_is_had_on_a_ring_and_for_a_load():
    assert sorted((*HOUSE.rings.equipment, *HOUSE.rings.crew)) == sorted(ITEMS)


# --- names


def test_cards_by_their_names():
    assert HOUSE.card("bow1").features == ("cabin",)
    assert (HOUSE.card("middle32").deck, HOUSE.card("middle33").deck) == ("upper", "lower")
    assert HOUSE.card("stern26").features == ("cannon", "lantern")
    assert HOUSE.canal("canal24") == ("ribbon", "lifebelt", "lifeboat", "army")
    assert HOUSE.train("train14") == ("grain", "grain", "grain")
    assert numbered("canal", HOUSE.canals)[23] == "canal24"
    for name in ("bow27", "stern0", "middle", "blank_keel"):
        with pytest.raises(KeyError):
            HOUSE.card(name)


# --- editions


def test_an_edition_is_known_by_its_values():
    assert read(TEXT, "house-1.toml") == HOUSE
    other = read(TEXT.replace("guilders = 6", "guilders = 7"), "mine.toml")
    assert other != HOUSE
    assert (other.limits.guilders, HOUSE.limits.guilders) == (7, 6)


BAD = {
    "an unknown key": ("step = 1 ", "stride = 1 ", "limits: .*stride"),
    "a yard too small": ("columns = 9", "columns = 2", r"limits\.columns: .*>= 3"),
    "a tile missing": ('"ships", "commodities", ', '"ships", ', r"track\.tiles: needs exactly"),
    "the subsidy on another tile": ("subsidy = 16", "subsidy = 17", r"track\.subsidy: needs 2 to 16"),
    "the subsidy before the leader": ("subsidy = 16", "subsidy = 1 ", r"track\.subsidy: needs 2 to 16"),
    "no spaces": ("spaces = 23", "spaces = 9", r"track\.spaces: needs room"),
    "no laps for four": ("4 = [0, 2, 0, 0]", "", "laps: needs exactly 2 to 4"),
    "two contracts kept": ("3 = [1, 1, 0]", "3 = [1, 0, 0]", r"laps\.3: of 3 contracts one is kept"),
    "new cards cheaper": ("trains = [0, 1, 1, 2, 2]", "trains = [0, 1, 2, 1, 2]", r"prices\.trains: newer"),
    "nothing free": ("ships = [0, 1", "ships = [1, 1", r"prices\.ships: the oldest"),
    "an unknown feature": ('has = ["mast"]', 'has = ["keel"]', r"ships\.bows.*keel"),
    "too few bows": ('has = ["cabin"], count = 5', 'has = ["cabin"], count = 201', r"ships\.bows"),
    "a propeller on a bow": ('has = ["mast"], count = 4', 'has = ["propeller"], count = 4', r"ships\.bows: .*stern"),
    "an unknown symbol": ('["army", "lantern", "trade"', '["navy", "lantern", "trade"', r"canals\.cards.*navy"),
    "a canal of three sides": ('["army", "lantern", "trade", ', '["army", "lantern", ', r"canals\.cards"),
    "a starting train of coal": ("starting = 4", "starting = 5", r"trains\.cards: starting trains"),
    "too few starting trains": ("starting = 4", "starting = 3", r"trains\.starting: needs one for each"),
    "an item twice on the rings": ('crew = ["captain"', 'crew = ["sail"', "rings: needs each once"),
    "an item for two loads": ('coal = ["propeller"', 'coal = ["captain"', "exchange: needs each once"),
    "a side that is not there": ("start = 6", "start = 7", r"exchange\.start: there is no such side"),
    "an oval too large": ("stops = 8", "stops = 9", "employees: the oval has 27 places"),
    "an engineer for captains": (
        'kind = "engineer", what = "sail"',
        'kind = "engineer", what = "captain"',
        r"employees\.engineer_sail\.what: allowed: sail",
    ),
    "a helmsman for coal": ('kind = "helmsman"', 'kind = "helmsman", what = "coal"', r"employees\.helmsman\.what"),
    "an employee twice": ('id = "foreman"', 'id = "rigger"', "employees: two share a name"),
    "needs itself": ('needs = "trader_coal1"', 'needs = "trader_coal2"', r"employees\.trader_coal2\.needs"),
    "a contract twice": ('id = "soldiers"', 'id = "merchants"', r"contracts\.blue: two share a name"),
    "an unknown contract": ('id = "soldiers"', 'id = "sailors"', r"contracts\.blue: allowed"),
    "a contract of the other colour": (
        'id = "ships", colour = "green"',
        'id = "ships", colour = "blue"',
        r"contracts\.",
    ),
    "more is worth less": ("table = [5, 13, 21, 29]", "table = [5, 3, 21, 29]", r"contracts\.long_ships\.table"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_file_is_refused_with_file_key_and_reason(case: str):
    old, new, expected = BAD[case]
    assert old in TEXT
    with pytest.raises(ContentError, match=f"^bad.toml: {expected}"):
        read(TEXT.replace(old, new, 1), "bad.toml")
