"""Rulebook: set-up: the order before the temple, homes, everybody's start, and the scenario's switches."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.ctx import Ctx
from engine.core.frames import AnyStep, View
from engine.core.model import Illegal, Seat
from engine.games.roads import GAME
from engine.games.roads.flow import Position, imagine
from engine.games.roads.guide import GUIDE, MARKED
from engine.games.roads.labels import label
from engine.games.roads.phases.preparation import Homes, free_banks
from engine.games.roads.setup import SETTINGS, Options, setup
from engine.games.roads.state import NEUTRAL, Table
from engine.games.roads.world.maps import CATALOGUE, KEYS
from words import Speaker

from .positions import ANN, BEN, CAT, offered, play, refused

STRIP = "name: Strip\nlayout: pointy\n---\n0,0:P 1,0:W 2,0:R 3,0:S 4,0:P 5,0:D 6,0:M 7,0:P 8,0:P 9,0:W\n"
"""Ten tiles in a row, A1 to J1."""


def start(seats: int, seed: int = 0, **options: Any) -> AnyStep:
    return GAME.start(seats, Seeded(f"setup {seed}".encode(), 0, 0), Options(**options))


def begun(seats: int, seed: int = 0, **options: Any) -> Position:
    return start(seats, seed, **options).state


def settling(*rows: str, seats: int = 3, head: str = "layout: pointy", **fields: Any) -> Position:
    """Seats choose homes in the order of their numbers on a map of these rows."""
    s = setup(seats, Options(map=f"{head}\n---\n" + "\n".join(rows) + "\n"))
    s.table.temple = [Seat(n) for n in range(seats)][::-1]
    s.table.chart = s.table.temple[::-1]
    s.flow = [Homes(serial=1, order=list(s.table.chart), **{"donkeys": 3, "goods": {"boards": 5}, **fields})]
    return s


def ctx(s: Position) -> Ctx:
    return Ctx(s, Seeded(b"setup", 0, 0))


def homes(s: Position) -> list[str]:
    return [player.home for player in s.table.players]


def settled(s: Position) -> Position:
    """The state after everybody has taken the first home offered."""
    while s.flow and isinstance(s.flow[-1], Homes):
        seat = GAME.waiting(s)[0]
        s = play(s, seat, offered(s, seat, "settle")[0])
    return s


# --- the order before the temple


@pytest.mark.parametrize("seed", range(4))
def test_the_chart_is_the_row_before_the_temple_from_its_far_end(seed: int) -> None:
    t = begun(4, seed).table
    assert sorted(t.temple) == [0, 1, 2, 3]
    assert t.chart == t.temple[::-1]


def test_the_row_is_drawn() -> None:
    rows = [tuple(begun(3, seed).table.temple) for seed in range(20)]
    assert len(set(rows)) == 6
    assert not start(3).undoable


def test_homes_are_chosen_from_the_far_end_of_the_row() -> None:
    s, asked = begun(4), []
    while isinstance(s.flow[-1], Homes) and GAME.waiting(s):
        asked += GAME.waiting(s)
        s = play(s, asked[-1], offered(s, asked[-1], "settle")[0])
    assert asked == s.table.chart[:3], "the last one takes the home that is left"
    assert all(homes(s))


# --- homes


def test_a_home_is_a_bank_of_any_land_tile() -> None:
    s = settling("0,0:M1 1,0:P14 2,0:S 3,0:D")
    assert offered(s, ANN, "settle") == ["settle A1", "settle B1s", "settle B1n", "settle D1"]
    assert refused(s, ANN, "settle C1") == "no-bank"
    assert refused(s, ANN, "settle B1") == "no-bank"


def test_a_tile_lies_between_two_homes() -> None:
    s = play(settling("0,0:P 1,0:P 2,0:P", "0,1:W 1,1:W14 2,1:W", "0,2:P 1,2:P"), ANN, "settle A1")
    assert offered(s, BEN, "settle") == [
        "settle C1",
        "settle B2s",
        "settle B2n",
        "settle C2",
        "settle B3",
        "settle C3",
    ]
    assert refused(s, BEN, "settle A1") == "home-near"
    assert refused(s, BEN, "settle B1") == "home-near"
    s = play(s, BEN, "settle B2n")
    assert homes(s) == ["A1", "B2n", ""]


def test_where_the_map_says_so_homes_are_on_its_starts_only() -> None:
    s = settling("0,0:P 1,0:P 2,0:P 3,0:P24 4,0:P", head="layout: pointy\nstarts: 0,0 1,0 3,0")
    assert offered(s, ANN, "settle") == ["settle A1", "settle B1", "settle D1sw", "settle D1ne"]
    assert refused(s, ANN, "settle C1") == "no-start"
    s = play(s, ANN, "settle B1")
    assert offered(s, BEN, "settle") == ["settle A1", "settle D1sw", "settle D1ne"], "the map may set them close"


def test_when_the_starts_are_used_up_homes_are_free() -> None:
    s = settling("0,0:P 1,0:P 2,0:P 3,0:P", head="layout: pointy\nstarts: 0,0", seats=2)
    assert GAME.waiting(s) == (), "nothing to choose"
    s.flow[-1].advance(s, ctx(s))
    assert homes(s) == ["A1", ""]
    assert offered(s, BEN, "settle") == ["settle C1", "settle D1"]


def test_where_no_home_is_far_enough_the_furthest_will_do() -> None:
    s = play(settling("0,0:P 1,0:P 2,0:P 3,0:S"), ANN, "settle B1")
    assert offered(s, BEN, "settle") == ["settle A1", "settle C1"]
    s = play(s, BEN, "settle A1")
    assert homes(s) == ["B1", "A1", "C1"], "the last one has no choice left"


def test_a_game_of_more_players_than_land_tiles_still_begins() -> None:
    s = settled(settling("0,0:P 1,0:S 2,0:P", seats=4))
    assert {*homes(s)} == {"A1", "C1"}


def test_everybody_begins_with_3_donkeys_5_boards_1_stone_and_2_geese_at_home() -> None:
    s = settled(begun(2))
    t = s.table
    for seat, player in enumerate(t.players):
        assert t.ground[player.home] == {"boards": 5, "stone": 1, "geese": 2}
        assert [(unit.kind, unit.at) for unit in t.fleet(Seat(seat))] == [("donkey", player.home)] * 3
    assert t.made == {"boards": 10, "stone": 2, "geese": 4}
    assert t.used == {}


def test_what_one_begins_with_is_on_the_very_bank_that_was_chosen() -> None:
    s = play(settling("0,0:M1 1,0:P14 2,0:S 3,0:D"), ANN, "settle B1n")
    assert s.table.ground["B1n"] == {"boards": 5}
    assert {unit.at for unit in s.table.fleet(ANN)} == {"B1n"}


def test_the_first_turn_follows_the_last_home() -> None:
    assert begun(2).table.turn == 0
    assert settled(begun(2)).table.turn == 1


def test_a_preview_of_a_home_tells_how_far_things_are() -> None:
    s = settling("0,0:P 1,0:W 2,0:M1 3,0:S")
    preview = GAME.preview(s, ANN, GAME.parse("settle A1"))
    assert preview.notes[0].args == {"woods": 1, "rock": 0, "pasture": 0, "mountains": 2, "shore": 2}


def test_who_left_gets_the_home_with_everything_nearest() -> None:
    s = settling("0,0:D 1,0:P 2,0:W", "0,1:R 1,1:P 2,1:M", "0,2:S 1,2:D")
    assert GAME.default(s, ANN) == GAME.parse("settle B2")


# --- alone


def test_alone_four_rows_of_the_wonder_are_built_and_twenty_bricks_are_left() -> None:
    t = begun(1).table
    assert t.solo
    assert t.wonder == [NEUTRAL] * 17
    assert t.neutral == 20
    assert t.mines == "larger"


def test_with_others_the_wonder_is_empty_and_33_bricks_are_left() -> None:
    t = begun(2).table
    assert not t.solo
    assert t.wonder == []
    assert t.neutral == 33
    assert t.mines == "drawn"


# --- maps


@pytest.mark.parametrize(("seats", "name"), [(1, "A River Runs Through It"), (2, "Dead Sea"), (4, "Four Sailors")])
def test_the_map_for_a_number_of_players(seats: int, name: str) -> None:
    assert begun(seats).table.atlas.name == name


def test_for_three_the_map_is_made_by_lot() -> None:
    step = start(3)
    assert step.notes[0].code == "map-made"
    assert len(step.state.table.atlas.starts) == 3
    assert begun(3, 1).table.map != step.state.table.map


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("key", [*KEYS, "generated"])
def test_every_map_can_be_settled_by_any_number_of_players(key: str, seats: int) -> None:
    for seed in range(3):
        s, chance = begun(seats, seed, map=key), Seeded(f"{key} {seats} {seed}".encode(), 0, 0)
        while isinstance(s.flow[-1], Homes) and GAME.waiting(s):
            seat = GAME.waiting(s)[0]
            choice = offered(s, seat, "settle")
            s = play(s, seat, choice[chance.below(len(choice))])
        assert all(homes(s))
        GAME.rules.check(s)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_given_maps_leave_room_between_the_homes_of_their_players(seats: int) -> None:
    for key in KEYS:
        if seats > int(next(line for line in CATALOGUE[key].splitlines() if line.startswith("players"))[9:]):
            continue
        s = settled(begun(seats, map=key))
        tiles = [s.table.atlas.banks[home] for home in homes(s)]
        assert not [(a, b) for a in tiles for b in tiles if b in s.table.atlas.neighbours(a)], key


# --- options


def test_switches_change_what_everybody_begins_with() -> None:
    t = settled(begun(2, donkeys=1, stone=1, boards=1, neutral=28, mines="larger")).table
    assert t.ground[t.players[0].home] == {"boards": 6, "stone": 2, "geese": 2}
    assert len(t.units) == 2
    assert t.neutral == 28
    assert t.mines == "larger"
    assert begun(1, mines="drawn").table.mines == "drawn"
    assert begun(1, neutral=28).table.neutral == 20, "alone the length is fixed"


def test_every_value_that_may_be_chosen_is_known_again() -> None:
    for setting in SETTINGS.choices:
        for value in setting.values:
            assert SETTINGS.chosen(SETTINGS.choose(Options(), setting.name, value), setting.name) == value
    assert [SETTINGS.chosen(Options(), setting.name) for setting in SETTINGS.choices] == [
        setting.values[0] for setting in SETTINGS.choices
    ]  # fmt: skip
    assert {"auto", "dead_sea", "generated", "laid"} <= {*SETTINGS.choices[0].values}


def test_a_chosen_map_is_kept_as_text() -> None:
    assert SETTINGS.choose(Options(), "map", "dead_sea").map == CATALOGUE["dead_sea"]
    assert begun(2, map=CATALOGUE["dead_sea"]).table.map == begun(2, map="dead_sea").table.map


def test_a_map_of_ones_own_is_read_before_it_is_kept() -> None:
    options = SETTINGS.choose(Options(), "map", "# mine\n" + STRIP.replace("name: Strip", "name:   Strip"))
    assert options.map == STRIP
    assert SETTINGS.chosen(options, "map") == ""
    assert begun(2, map=options.map).table.atlas.name == "Strip"


def test_a_bad_map_is_refused_with_the_tile_and_the_reason() -> None:
    with pytest.raises(Illegal) as refusal:
        SETTINGS.choose(Options(), "map", STRIP.replace("2,0:R", "2,0:R2"))
    assert (refusal.value.code, refusal.value.values) == ("bad-map", {"flaw": "leaves", "tile": "2,0"})
    said = Speaker("en", GAME).refusal(refusal.value)
    assert said == "This map cannot be used: “2,0” – its river leaves the map."
    with pytest.raises(Illegal) as refusal:
        SETTINGS.choose(Options(), "map", "0,0:P")
    assert (
        Speaker("de", GAME).refusal(refusal.value)
        == "Dieser Spielplan lässt sich nicht verwenden: weniger als 7 Felder."
    )


def test_what_cannot_be_chosen_is_refused() -> None:
    with pytest.raises(Illegal, match="bad-setting"):
        SETTINGS.choose(Options(), "donkeys", "4")
    with pytest.raises(Illegal, match="no-setting"):
        SETTINGS.choose(Options(), "geese", "2")
    with pytest.raises(Illegal, match="no-setting"):
        SETTINGS.chosen(Options(), "geese")


@pytest.mark.parametrize("data", [b'{"donkeys": 4}', b'{"neutral": 1}', b'{"mines": "none"}', b'{"size": 1}'])
def test_options_that_do_not_exist_are_refused(data: bytes) -> None:
    with pytest.raises(Illegal, match="bad-options"):
        GAME.options(data)


# --- hidden things


def test_imagining_changes_the_standing_answers_of_others_only() -> None:
    s = begun(3)
    s.hands[CAT].choice = True
    seen: dict[Seat, set[str]] = {seat: set() for seat in (ANN, BEN, CAT)}
    for seed in range(30):
        other = GAME.imagined(s, BEN, Seeded(b"imagine", 0, seed))
        assert other.table == s.table
        assert other.hands[BEN] == s.hands[BEN]
        assert other.hands[ANN].choice is None
        assert other.hands[CAT].choice is not None
        for seat, found in seen.items():
            found.add(str(other.hands[seat]))
    assert {seat: len(found) > 20 for seat, found in seen.items()} == {ANN: True, BEN: False, CAT: True}


def test_an_onlooker_imagines_all_hands() -> None:
    s = begun(2)
    imagine(s, None, ctx(s))
    assert s.hands != begun(2).hands


# --- words


@pytest.mark.parametrize(
    ("locale", "named"),
    [
        ("en", ["B2 (pasture, east bank)", "A1 (pasture)", "B3 (sea)"]),
        ("de", ["B2 (Weide, Ostufer)", "A1 (Weide)", "B3 (Meer)"]),
    ],
)
def test_places_are_named_with_their_terrain(locale: str, named: list[str]) -> None:
    table = Table("layout: pointy\n---\n0,0:P 1,0:M3\n0,1:W 1,1:P02\n0,2:S 1,2:S\n", [])
    view: Any = View(table, None, None, (), ())
    speak = Speaker(locale, GAME)
    kinds = (("bank", "B2e"), ("bank", "A1"), ("tile", "B3"))
    assert [label(view, kind, value, speak) for kind, value in kinds] == named


def test_homes_with_everything_near_are_marked() -> None:
    """Of the nearer half those that do not lie side by side come first."""
    s = begun(2, map=CATALOGUE["dead_sea"])
    seat = GAME.waiting(s)[0]
    banks = free_banks(s.table)
    marked = GUIDE.panel.ranked(GAME.view(s, seat), "bank", banks)
    assert marked[:3] == ["B5s", "F5s", "D5"]
    assert len(marked) == MARKED < len(banks)
    assert GUIDE.panel.ranked(GAME.view(s, seat), "bank", banks[:MARKED]) == ()
