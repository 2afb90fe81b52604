"""Where each monument may stand: a spot that holds, and for each of its conditions one that fails by just that."""

from __future__ import annotations

import pytest

from engine.games.wonders.edition import HOUSE
from engine.games.wonders.layout import Layout
from engine.games.wonders.placing.monuments import missing
from engine.games.wonders.placing.pieces import fits_anywhere, fitting, refusal
from engine.games.wonders.state import City
from tests.games.wonders import naive
from tests.games.wonders.positions import city, site

# Map A below row 7 is land but for F8; natural cells are A8, J8, E9, H10. Above: water on G6 and H6, natural cell I5.
HOLDS = [
    # two rows of four on A9 to D10, the road below, the farm above
    ("road-0-A11 farm1a-0-A8", "hippodrome-0-A9"),
    # the harbour covers F8
    ("road-90-H8 market1a-0-F10", "port_of_carthage-0-F8"),
    ("road-90-G8 market1a-0-C8", "port_of_carthage-0-E7"),
    ("road-0-A11 library1a-0-B8", "parthenon-0-B9"),
    ("farm1a-0-B8 farm1b-0-B11", "machu_picchu-0-B9"),
    # all in a row; round corners; the natural cell at one part, the road at another
    ("road-0-A11 housing1a-0-A9", "great_wall-A10B10-C10D10-E10F10"),
    ("two-0-J11 housing1a-0-I6", "great_wall-I7J7-K7K8-K9K10"),
    ("temple1a-0-B9 temple1b-0-B11", "giza-B10-C10-D10"),
    ("temple1a-90-A9 temple4a-0-D10", "giza-B10-C10-C11"),
    ("road-0-A11 library1a-0-B9", "ishtar_gate-0-B10"),
    ("road-0-A11 temple1a-0-B8", "chichen_itza-0-B9"),
    # over F8, and on land alone
    ("road-90-H8 farm1a-0-D9", "aqueduct-0-D8"),
    ("road-90-C8 farm1a-90-E9", "aqueduct-90-D7"),
    ("market1a-0-B9 market1b-0-B11", "petra-0-B10"),
    # in a row, what lies between has no meaning: free, a piece, water; round a corner (ruling Q9)
    ("road-0-A11", "moai-A10-C10-E10"),
    ("road-0-A11 tower-0-D10", "moai-A10-C10-E10"),
    ("road-0-G9", "moai-E8-G8-I8"),
    ("road-0-D9", "moai-A9-C9-C11"),
    ("market1a-0-D9", "thien_mu_pagoda-0-D8"),
    ("road-0-A11 housing1a-0-B9", "trojan_horse-0-B10"),
    ("road-0-A11 market1a-0-B8 housing1a-90-A9", "colosseum-0-B9"),
    ("road-0-A11 library1a-0-B8 temple1a-90-A9", "ziggurat-0-B9"),
    ("road-0-A11 housing1a-90-A9", "theater-0-B9"),
    ("road-90-H8 farm1a-0-D9", "roman_bridge-0-D8"),
    ("road-0-A5 farm1a-0-G3", "roman_bridge-0-D4"),
    # one cell of water, and two
    ("road-90-G8 library1a-0-D9", "lighthouse-0-E8"),
    ("road-90-G4 library1a-90-D4", "lighthouse-0-E4"),
    ("library1a-0-C8", "shitenno_ji-0-C9"),
    ("temple1a-90-I7", "angkor_wat-90-G7"),
    ("road-0-A11 housing1a-0-B9", "obelisks-B10-D10"),
    ("road-0-B11 housing1a-0-D9", "obelisks-E8-E10"),
]

FAILS = [
    # what it must lie beside: without the piece; with another in its place; the natural cell covered (ruling Q7)
    ("farm1a-0-A8", "hippodrome-0-A9", "road"),
    ("road-0-A11 market1a-0-A8", "hippodrome-0-A9", "farm"),
    ("market1a-0-F10", "port_of_carthage-0-F8", "road"),
    ("road-90-H8 temple1a-0-F10", "port_of_carthage-0-F8", "market"),
    ("library1a-0-B8", "parthenon-0-B9", "road"),
    ("road-0-A11 library1a-0-B8 tower-0-E9", "parthenon-0-B9", "natural"),
    ("road-0-A11 temple1a-0-B8", "parthenon-0-B9", "library"),
    ("farm1a-0-B8", "machu_picchu-0-B9", "farm"),
    ("housing1a-0-A9", "great_wall-A10B10-C10D10-E10F10", "road"),
    ("road-0-A11 housing1a-0-A9 tower-0-E9", "great_wall-A10B10-C10D10-E10F10", "natural"),
    ("road-0-A11 farm1a-0-A9", "great_wall-A10B10-C10D10-E10F10", "housing"),
    # one tile with two sides is one tile (ruling Q8)
    ("temple2a-0-B9", "giza-B10-C10-D10", "temple"),
    ("temple3a-180-C9", "giza-B10-C10-C11", "temple"),
    ("library1a-0-B9", "ishtar_gate-0-B10", "road"),
    ("road-0-A11 housing1a-0-B9", "ishtar_gate-0-B10", "library"),
    ("temple1a-0-B8", "chichen_itza-0-B9", "road"),
    ("road-0-A11 library1a-0-B8", "chichen_itza-0-B9", "temple"),
    ("farm1a-0-D9", "aqueduct-0-D8", "road"),
    ("road-0-A11 farm1a-0-A9", "aqueduct-0-A10", "water"),
    # the bridge covers the water beside it (ruling Q7)
    ("road-0-D7 farm1a-0-D9", "aqueduct-0-D8", "water"),
    ("road-90-H8 market1a-0-D9", "aqueduct-0-D8", "farm"),
    ("market2a-0-B9", "petra-0-B10", "market"),
    ("market1a-0-B9 temple1a-0-B11", "petra-0-B10", "market"),
    # the sidewalk is no road (ruling R11), nor is a tower (ruling Q6)
    ("", "moai-A9-A11-C11", "road"),
    ("tower-0-B10", "moai-A10-C10-E10", "road"),
    ("road-0-A11 tower-0-E9", "moai-A10-C10-E10", "natural"),
    ("market1a-0-B9", "thien_mu_pagoda-0-B10", "water"),
    ("temple1a-0-D9", "thien_mu_pagoda-0-D8", "market"),
    ("housing1a-0-B9", "trojan_horse-0-B10", "road"),
    # neither bridge nor aqueduct is a road (ruling R14)
    ("roman_bridge-0-D8 housing1a-0-A9", "trojan_horse-0-C9", "road"),
    ("aqueduct-0-D8 housing1a-0-B9", "trojan_horse-0-D9", "road"),
    ("road-0-A11 farm1a-0-B9", "trojan_horse-0-B10", "housing"),
    ("market1a-0-B8 housing1a-90-A9", "colosseum-0-B9", "road"),
    ("road-0-A11 housing1a-90-A9", "colosseum-0-B9", "market"),
    ("road-0-A11 market1a-0-B8", "colosseum-0-B9", "housing"),
    ("library1a-0-B8 temple1a-90-A9", "ziggurat-0-B9", "road"),
    ("road-0-A11 temple1a-90-A9", "ziggurat-0-B9", "library"),
    ("road-0-A11 library1a-0-B8", "ziggurat-0-B9", "temple"),
    ("housing1a-90-A9", "theater-0-B9", "road"),
    ("road-0-A11 temple1a-90-A9", "theater-0-B9", "housing"),
    ("farm1a-0-D9", "roman_bridge-0-D8", "road"),
    ("road-90-H8 temple1a-0-D9", "roman_bridge-0-D8", "farm"),
    ("library1a-0-D9", "lighthouse-0-E8", "road"),
    ("road-90-G8 temple1a-0-D9", "lighthouse-0-E8", "library"),
    ("library1a-0-C8 tower-0-E9", "shitenno_ji-0-C9", "natural"),
    ("temple1a-0-C8", "shitenno_ji-0-C9", "library"),
    ("temple1a-0-B8", "angkor_wat-0-B9", "water"),
    ("farm1a-90-I7", "angkor_wat-90-G7", "temple"),
    ("housing1a-0-B9", "obelisks-B10-D10", "road"),
    ("road-0-A11 temple1a-0-B9", "obelisks-B10-D10", "housing"),
    # over a corner is not beside
    ("road-0-D11 housing1a-0-B9", "trojan_horse-0-B10", "road"),
    # the ground: land only
    ("road-0-D10 farm1a-0-C7", "hippodrome-0-D8", "only-land"),
    ("road-0-G3 library1a-0-I4", "parthenon-90-G4", "only-land"),
    ("farm1a-0-G3 farm1b-0-I4", "machu_picchu-90-G4", "only-land"),
    ("road-0-A9 housing1a-0-A7", "great_wall-A8B8-C8D8-E8F8", "only-land"),
    ("temple1a-0-D9 temple1b-0-G9", "giza-E8-F8-G8", "only-land"),
    ("road-0-F9 library1a-90-D8", "ishtar_gate-0-E8", "only-land"),
    ("road-90-H8 temple1a-0-F10", "chichen_itza-0-F8", "only-land"),
    ("market1a-0-D9 market1b-0-G9", "petra-0-E8", "only-land"),
    ("road-0-A3", "moai-B4-D4-F4", "only-land"),
    ("market1a-0-D9", "thien_mu_pagoda-0-E8", "only-land"),
    ("road-90-G8 housing1a-0-D9", "trojan_horse-0-E8", "only-land"),
    ("road-0-G3 market1a-0-I4 housing1a-90-I5", "colosseum-90-G4", "only-land"),
    ("road-90-H8 library1a-0-F10 temple1a-90-E8", "ziggurat-0-F8", "only-land"),
    ("road-90-H8 housing1a-0-F10", "theater-0-F8", "only-land"),
    ("library1a-0-G4", "shitenno_ji-0-G5", "only-land"),
    ("temple1a-90-H8", "angkor_wat-90-F8", "only-land"),
    ("road-0-F9 housing1a-0-H7", "obelisks-F8-H8", "only-land"),
    # water at least once; both ends on land, with water between
    ("road-90-H8 market1a-0-F11", "port_of_carthage-0-F9", "needs-water"),
    ("road-0-A11 library1a-0-B9", "lighthouse-0-B10", "needs-water"),
    ("road-90-G8 farm1a-0-D9", "aqueduct-0-C8", "ends-on-land"),
    ("road-90-G8 farm1a-0-D9", "roman_bridge-0-C8", "ends-on-land"),
    ("road-0-A11 farm1a-0-A9", "roman_bridge-0-A10", "needs-water-between"),
    # the form: every part touches another; one cell between
    ("road-0-A11 housing1a-0-B9", "great_wall-B10C10-E10F10-G10H10", "parts-touch"),
    ("temple1a-0-B9 temple1b-0-B11", "giza-B10-C10-E10", "parts-touch"),
    ("temple1a-90-A9 temple1b-90-C9", "giza-B9-B10-C11", "parts-touch"),
    ("road-0-A11", "moai-B10-C10-E10", "parts-spaced"),
    ("road-0-A11 housing1a-0-B9", "obelisks-B10-C10", "parts-spaced"),
    # two Obelisks stand in a straight line
    ("road-0-A11 housing1a-0-B9", "obelisks-B10-D8", "parts-spaced"),
]


def where(pieces: str, words: str) -> tuple[Layout, str, tuple[str, ...]]:
    """A city of these pieces, and a place in it: piece and parts."""
    return Layout(HOUSE, city(pieces)), *site(words)


def lacks(home: City, words: str) -> list[str]:
    """What is not beside a monument there, by the second program."""
    piece, parts = site(words)
    known = naive.City(HOUSE.maps[home.land], [(each.piece, naive.cells_of(*each)) for each in home.pieces])
    needs = naive.MONUMENTS[piece]["beside"]
    return [what for what, n in needs.items() if not naive.met(known, naive.cells_of(piece, parts), what, n)]


def test_each_monument_and_each_of_its_conditions_has_its_spot() -> None:
    names = {each.id for each in HOUSE.monuments}
    assert {site(words).piece for _, words in HOLDS} == names
    failing = {(site(words).piece, what) for _, words, what in FAILS}
    ground = {"land": {"only-land"}, "coast": {"needs-water"}, "ends": {"ends-on-land"}}
    for each in HOUSE.monuments:
        expected = {*each.beside, *ground.get(each.ground, {"ends-on-land", "needs-water-between"})}
        expected |= {"parts-touch"} if each.parts else {"parts-spaced"} if each.spaced else set()
        assert {what for name, what in failing if name == each.id} == expected


@pytest.mark.parametrize(("pieces", "words"), HOLDS)
def test_a_monument_stands_where_all_its_conditions_hold(pieces: str, words: str) -> None:
    layout, piece, parts = where(pieces, words)
    assert parts in [way.parts for way in fitting(layout, piece)]
    assert refusal(layout, piece, parts).code == "place-is-right"


@pytest.mark.parametrize(("pieces", "words", "what"), FAILS)
def test_a_monument_does_not_stand_where_one_condition_fails(pieces: str, words: str, what: str) -> None:
    layout, piece, parts = where(pieces, words)
    assert parts not in [way.parts for way in fitting(layout, piece)]
    why = refusal(layout, piece, parts)
    beside = HOUSE.monument(piece).beside
    assert lacks(layout.city, words) == [what] * (what in beside), "it fails by this alone"
    if what in beside:
        assert (why.code, why.values) == ("needs-beside", {"beside": what, "count": beside[what]})
    else:
        assert why.code == what


@pytest.mark.parametrize(("pieces", "words"), HOLDS)
def test_a_monument_stands_on_free_cells_only(pieces: str, words: str) -> None:
    piece, parts = site(words)
    cells = sorted(naive.cells_of(piece, parts), key=lambda at: (at[1], at[0]))
    for at in (cells[0], cells[-1]):
        layout, piece, parts = where(f"{pieces} tower-0-{naive.named(at)}", words)
        assert parts not in [way.parts for way in fitting(layout, piece)]
        why = refusal(layout, piece, parts)
        assert (why.code, why.values) == ("cells-taken", {"cells": [naive.named(at)]})


def test_a_wall_is_its_cells_however_it_is_divided() -> None:
    """Ruling R9: of the divisions of an area one is offered; under another name the place is told by its own."""
    layout, piece, parts = where("road-0-A11 housing1a-0-C8", "great_wall-C9C10-D9D10-E10F10")
    offered = [way.parts for way in fitting(layout, piece)]
    assert parts in offered
    for other in (("C9D9", "C10D10", "E10F10"), ("E10F10", "C9C10", "D9D10"), ("C10C9", "D9D10", "E10F10")):
        assert other not in offered
        why = refusal(layout, piece, other)
        assert (why.code, why.values) == ("other-name", {"way": "great_wall-C9C10-D9D10-E10F10"})


FULL = " ".join(f"road-0-A{row} road-0-E{row} two-0-I{row} one-0-K{row}" for row in (2, 4, 6, 8, 10))
"""Every second row is full of roads: nothing of two rows finds room."""


@pytest.mark.parametrize(
    ("pieces", "monument", "expected"),
    [
        # all contacts that no spot has; natural cells and water are there from the start
        ("", "parthenon", (("road", "library"),)),
        ("", "angkor_wat", (("temple",),)),
        ("", "moai", (("road",),)),
        ("road-0-A11", "parthenon", (("library",),)),
        # too few different tiles
        ("farm2a-0-A10", "machu_picchu", (("farm",),)),
        # here no road, there no housing: either would do
        ("road-0-A11 housing1a-0-J1", "trojan_horse", (("road",), ("housing",))),
        # no spot has both, though each has enough room of its own
        (
            "road-0-A11 market1a-0-J1 housing1a-0-A1",
            "colosseum",
            (("road", "market"), ("road", "housing"), ("market", "housing")),
        ),
        # the smallest sets only: road and market are together, the housing is far
        ("road-0-A11 market1a-0-A8 housing1a-0-J1", "colosseum", (("housing",),)),
        # nothing
        ("road-0-A11 housing1a-0-B9", "trojan_horse", ()),
        # space before all else, though there are neither roads nor farms beside
        (FULL, "hippodrome", (("space",),)),
        (FULL, "giza", (("temple",),)),
        # all water is covered: no harbour, no bridge
        ("road-0-D4 road-0-D5 two-0-D6 one-0-F6 two-0-G6 road-0-D7 one-0-F8", "port_of_carthage", (("space",),)),
        ("road-0-D4 road-0-D5 two-0-D6 one-0-F6 two-0-G6 road-0-D7 one-0-F8", "roman_bridge", (("space",),)),
    ],
)  # fmt: skip
def test_what_a_monument_lacks(pieces: str, monument: str, expected: tuple[tuple[str, ...], ...]) -> None:
    """Ruling R17."""
    layout = Layout(HOUSE, city(pieces))
    assert missing(layout, monument) == expected
    assert fits_anywhere(layout, monument) == (expected == ())
