"""Where roads, the tower and building tiles may lie, and why not elsewhere."""

from __future__ import annotations

import pytest

from engine.games.wonders.edition import HOUSE, KINDS
from engine.games.wonders.layout import Layout, ways_of
from engine.games.wonders.placing.pieces import fits_anywhere, fitting, refusal
from tests.games.wonders.positions import city, site


def laid(pieces: str = "", land: str = "A") -> Layout:
    """A city of these pieces."""
    return Layout(HOUSE, city(pieces, land))


def lies(words: str, pieces: str = "", land: str = "A") -> bool:
    """Whether a piece may lie so in a city of these pieces: what is not offered has a refusal, and only that."""
    layout, (piece, parts) = laid(pieces, land), site(words)
    offered = parts in [way.parts for way in fitting(layout, piece)]
    assert offered == (refusal(layout, piece, parts).code == "place-is-right")
    return offered


def why_not(words: str, pieces: str = "", land: str = "A") -> str:
    """The code of the refusal."""
    assert not lies(words, pieces, land)
    return refusal(laid(pieces, land), *site(words)).code


def test_the_starter_road_touches_the_sidewalk_lengthwise_or_at_a_right_angle() -> None:
    """Ruling C3."""
    assert lies("starter-0-A11")
    assert lies("starter-90-K8")
    assert why_not("starter-0-A10") == "needs-sidewalk"
    assert why_not("starter-90-A7") == "needs-sidewalk"
    # the other edges are mountains, and no road goes on from another one's road
    assert why_not("starter-0-A1") == "needs-sidewalk"
    assert why_not("starter-0-A10", "road-0-A11") == "needs-sidewalk"


def test_the_starter_road_may_cover_natural_cells_and_bridge_water() -> None:
    """Ruling Q5."""
    assert lies("starter-90-J8")
    assert lies("starter-0-E11", land="B5")
    assert why_not("starter-0-G11", land="B5") == "ends-on-land"


@pytest.mark.parametrize("road", ["road-90-E7", "two-90-E9", "one-0-E10"])
def test_a_road_goes_on_from_a_road_or_a_tower(road: str) -> None:
    """Each of these ends on E10, one row above the bottom row; map B4 has only land there."""
    assert why_not(road, land="B4") == "needs-road-start"
    for other in ("one-0-D10", "two-0-C10", "road-0-F10", "starter-90-D8", "tower-0-F10"):
        assert lies(road, other, "B4")
    # over a corner; from other pieces, the bridges among the monuments included (ruling R14)
    for other in [
        "one-0-D11",
        "tower-0-F11",
        "farm1a-0-C10",
        "roman_bridge-0-F10",
        "aqueduct-0-F10",
        "giza-D10-C11-D11",
    ]:
        assert why_not(road, other, "B4") == "needs-road-start"


def test_a_road_starts_at_the_sidewalk() -> None:
    for road in ("road-0-E11", "road-90-E8", "two-90-E10", "two-0-E11", "one-0-E11"):
        assert lies(road, land="B4")


def test_a_road_does_not_start_at_the_mountains() -> None:
    """Ruling C2."""
    for road in ("road-0-A1", "road-90-A5", "two-90-K5", "one-0-E1"):
        assert why_not(road) == "needs-road-start"


def test_a_long_road_bridges_water_if_both_ends_are_on_land() -> None:
    """Ruling Q29: whatever lies between."""
    assert lies("road-0-D4", "one-0-C4")
    assert lies("road-0-D5", "one-0-C5")
    assert lies("road-0-E8", "one-0-D8")
    assert lies("road-0-D9", "one-0-C9"), "a natural cell"
    assert why_not("road-0-C4", "one-0-B4") == "ends-on-land"
    assert why_not("road-0-D6", "one-0-C6") == "ends-on-land"


def test_a_bridge_is_a_road_on_all_its_cells() -> None:
    assert lies("one-0-E3", "road-0-D4")
    assert lies("farm1a-90-F2", "road-0-D4")


def test_short_roads_never_lie_on_water() -> None:
    """Ruling Q30."""
    assert why_not("two-0-D4", "one-0-C4") == "only-land"
    assert why_not("one-0-E4", "one-0-D4") == "only-land"
    assert lies("one-0-E3", "one-0-D3")


def test_a_tower_stands_on_land_beside_any_piece() -> None:
    for piece in [
        "road-0-F10",
        "starter-0-F10",
        "two-0-F10",
        "one-0-F10",
        "tower-0-F10",
        "farm1a-0-F10",
        "giza-F9-F10-F11",
    ]:
        assert lies("tower-0-E10", piece)
    assert lies("tower-0-E10", "roman_bridge-90-F7")
    # neither the sidewalk nor a corner is enough (ruling R11)
    assert why_not("tower-0-E11") == "needs-piece"
    assert why_not("tower-0-E10", "one-0-F9") == "needs-piece"
    assert why_not("tower-0-F8", "one-0-F9") == "only-land"
    assert lies("tower-0-E9", "one-0-F9"), "natural cells are land (ruling C9)"


@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_lies_beside_a_road_or_a_building_of_its_type(kind: str) -> None:
    tile = f"{kind}1a-0-B10"
    for other in ("road-0-D10", "starter-90-D8", "two-90-A9", "one-0-B11", f"{kind}1b-0-B9", f"{kind}3a-0-D9"):
        assert lies(tile, other)
    for another in KINDS:
        assert lies(tile, f"{another}2a-0-B9") == (another == kind)
    # over a corner; a tower (ruling Q6), monuments (ruling R14)
    for other in ("one-0-D11", f"{kind}1b-0-D9", "tower-0-D10", "aqueduct-0-D10", "roman_bridge-90-D8"):
        assert why_not(tile, other) == "needs-street"
    # nor at the sidewalk (ruling R11)
    assert why_not(f"{kind}1a-0-B11") == "needs-street"


def test_a_tile_lies_on_land_natural_cells_and_the_edge_included() -> None:
    """Rulings C8, C9."""
    assert lies("farm1a-0-A8", "one-0-A9")
    assert lies("farm4a-0-J1", "one-0-I1")
    assert why_not("farm1a-0-E8", "one-0-D8") == "only-land"


def test_tiles_are_turned_and_never_mirrored() -> None:
    """Ruling Q11. Stack 5 has an L of four cells: A8, A9, A10 and B10 as it is drawn."""
    for way in ("0-A8", "90-A9", "180-A8", "270-C9"):
        assert lies(f"farm5a-{way}", "road-0-A11 road-90-D8")
    assert why_not("farm5a-m0-A8", "road-0-A11") == "how-turned"
    hook = 1 << 7 * 11 + 1 | 1 << 8 * 11 + 1 | 1 << 9 * 11 | 1 << 9 * 11 + 1
    assert hook not in [way.cells for way in fitting(laid("road-0-A11"), "farm5a")]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("farm1a", "how-turned"),
        ("farm1a-A1", "how-turned"),
        ("farm1a-45-A1", "how-turned"),
        ("farm1a-0-1A", "how-turned"),
        ("farm1a-0-A100", "how-turned"),
        ("farm1a-0-A1-B1", "how-turned"),
        ("giza-A1-B1", "which-cells"),
        ("giza-A1B1-C1-D1", "which-cells"),
        ("giza-A1-A1-B1", "which-cells"),
        ("giza-A1-B1-C", "which-cells"),
        ("great_wall-A1-B1-C1", "which-cells"),
        ("moai-0-A1", "which-cells"),
        # inside the map, before anything that lies there
        ("farm1a-0-K11", "off-map"),
        ("farm1a-90-A11", "off-map"),
        ("farm1a-0-Z99", "off-map"),
        ("farm5a-270-A5", "off-map"),
        ("giza-K10-K11-K12", "off-map"),
        ("obelisks-J1-L2", "off-map"),
        # the form, before free cells
        ("giza-A11-B11-D11", "parts-touch"),
        ("great_wall-A11B11-C10D10-E8F8", "parts-touch"),
        ("obelisks-A11-D11", "parts-spaced"),
        # free cells, before the terrain
        ("farm4a-0-E8", "cells-taken"),
        # terrain, before contacts
        ("farm1a-0-F8", "only-land"),
        ("road-0-F7", "ends-on-land"),
        ("lighthouse-0-A1", "needs-water"),
        ("roman_bridge-0-A1", "needs-water-between"),
        # contacts in the card's order: road, then farm
        ("hippodrome-0-A1", "needs-beside"),
    ],
)
def test_the_first_condition_that_fails_is_told(words: str, code: str) -> None:
    """Ruling R10. Roads lie on A11 to D11 and on E9."""
    assert why_not(words, "road-0-A11 one-0-E9") == code


@pytest.mark.parametrize("piece", ["palace", "farm9a", "farm0a", "farm01a", "inn1a", "farm", ""])
def test_an_invented_piece_is_refused(piece: str) -> None:
    why = refusal(laid(), piece, ("0", "A1"))
    assert (why.code, why.values) == ("no-such-piece", {"piece": piece})


def test_contacts_are_told_in_the_cards_order() -> None:
    for words, pieces, first in (
        ("parthenon-0-B4", "", "road"),
        ("parthenon-0-B3", "one-0-A3", "library"),
        ("parthenon-0-D2", "one-0-C2", "natural"),
        ("aqueduct-0-A2", "one-0-E2", "water"),
    ):
        layout, (piece, parts) = laid(pieces), site(words)
        assert refusal(layout, piece, parts).values == {"beside": first, "count": 1}


def test_the_cells_that_are_wrong_are_told() -> None:
    assert refusal(laid("one-0-B10 one-0-C9"), "farm4a", ("0", "B9")).values == {"cells": ["C9", "B10"]}
    assert refusal(laid(), "farm3a", ("0", "E7")).values == {"cells": ["E7", "F8"]}
    assert refusal(laid(), "road", ("0", "C4")).values == {"cells": ["F4"]}
    assert refusal(laid(), "library1a", ("0", "A1")).values == {"beside": "library"}


def test_a_place_has_one_name() -> None:
    """A domino turned by 180 degrees covers what it did before; R26: a place is named by its first cell."""
    layout = laid("road-0-A11")
    for parts, name in ((("180", "B10"), "farm1a-0-B10"), (("270", "B9"), "farm1a-90-B9")):
        why = refusal(layout, "farm1a", parts)
        assert (why.code, why.values) == ("other-name", {"way": name})
    assert refusal(layout, "farm4a", ("90", "A9")).values == {"way": "farm4a-0-A9"}
    hooks = ways_of(HOUSE, layout.ground, "farm5a").values()
    assert all(layout.ground.names(way.cells)[0] == way.parts[1] for way in hooks)


def test_places_are_listed_by_turnings_then_cells() -> None:
    found = ["-".join(way.parts) for way in fitting(laid("road-0-A11"), "farm1a")]
    assert found == ["0-A10", "0-B10", "0-C10", "0-D10", "0-E11", "90-A9", "90-B9", "90-C9", "90-D9", "90-E10"]
    layout = laid("starter-0-A11 housing1a-0-B10 tower-0-F11")
    for piece in ("road", "farm6a", "moai", "great_wall"):
        every = list(ways_of(HOUSE, layout.ground, piece))
        places = [every.index(way.parts) for way in fitting(layout, piece)]
        assert places
        assert places == sorted(places)


def test_whether_a_piece_fits_anywhere() -> None:
    for pieces in ("", "starter-0-A11", "starter-0-A11 farm1a-0-B10", "tower-0-F6"):
        layout = laid(pieces)
        for piece in ("starter", "road", "two", "one", "tower", "farm8a", "temple2b", "petra", "moai", "obelisks"):
            assert fits_anywhere(layout, piece) == bool(fitting(layout, piece))
