"""Rulebook: maiden voyage, its result. Canal systems: spaces, steps, routes, canals used and cut off."""

from __future__ import annotations

import pytest

from engine.games.shipyard.edition import HOUSE
from engine.games.shipyard.state import Canal
from engine.games.shipyard.voyage.chart import Chart, Space, Start, chart
from engine.games.shipyard.voyage.leaving import cut_off, joined
from engine.games.shipyard.voyage.routes import follow, longest, routes

SQUARE = "M13 N13 N14 M14"
"""Four cells around a corner."""
FAR = 30
"""More steps than any route here has."""


def waters(canals: str) -> Chart:
    """Canals as words: canal6-M13-90 ...; or only cells, of canals 1, 2 ... as they are printed."""
    parts = [each.split("-") if "-" in each else [f"canal{n}", each, "0"] for n, each in enumerate(canals.split(), 1)]
    return chart(HOUSE, [Canal(card, place, int(turned)) for card, place, turned in parts])


def at(place: str, behind: str, cell: str = "M13") -> Start:
    """A figure."""
    return Start(Space(cell, place), behind)


# --- charts


def test_a_card_is_a_chain_of_seven_spaces_from_west_to_north():
    c = waters("M13")
    assert routes(c, at("w", "w"), 6) == ("seennw",)
    assert routes(c, at("n", "n"), 6) == ("esswwn",)
    assert [space.place for space in c.steps] == ["n", "ne", "e", "se", "s", "sw", "w"]


@pytest.mark.parametrize(
    ("turned", "symbols", "land"),
    [
        (0, "lifebelt trade lantern army", "nw"),
        (90, "army lifebelt trade lantern", "ne"),
        (180, "lantern army lifebelt trade", "se"),
        (270, "trade lantern army lifebelt", "sw"),
    ],
)
def test_symbols_and_land_turn_with_the_card(turned: int, symbols: str, land: str):
    """canal1 shows army in the west, a lantern in the south, trade in the east, a lifebelt in the north."""
    c = waters(f"canal1-M13-{turned}")
    assert [c.symbols[Space("M13", side)] for side in "nesw"] == symbols.split()
    places = [space.place for space in c.steps]
    assert sorted([*places, land]) == sorted(["n", "ne", "e", "se", "s", "sw", "w", "nw"])
    assert all(not c.symbols[Space("M13", place)] for place in places if len(place) == 2)


def test_sides_lead_over_to_the_next_card_and_corners_do_not():
    c = waters("M13 N13")
    assert {step.letter: step.space for step in c.steps[Space("M13", "e")]} == {
        "n": Space("M13", "ne"),
        "e": Space("N13", "w"),
        "s": Space("M13", "se"),
    }
    assert [step.letter for step in c.steps[Space("M13", "se")]] == ["n", "w"]
    assert [step.letter for step in c.steps[Space("N13", "e")]] == ["n", "s"]


def test_the_first_column_and_row_are_no_rim():
    assert [step.letter for step in waters("A1").steps[Space("A1", "w")]] == ["s"]
    assert joined(["A1", "B1"], "A1") == ["A1", "B1"]


# --- routes


def test_a_voyage_never_turns_back_and_does_not_begin_over_the_stern():
    c = waters("M13 N13")
    assert routes(c, at("e", "e"), 1) == ("n", "s")
    assert routes(c, at("e", "s"), 1) == ("n", "e")
    assert routes(c, at("e", "s"), 2) == ("nw", "es")
    assert follow(c, at("e", "s"), "ns") is None


def test_a_fork_may_be_taken_either_way():
    c = waters("M13 M14 N13")
    assert routes(c, at("w", "w"), 3) == ("see", "ses")
    assert routes(c, at("w", "w"), 6) == ("seennw", "seenes", "sesess")


def test_a_card_that_was_left_is_gone_and_cannot_be_entered_again():
    c, around = waters(SQUARE), "enesesesswwnwnw"
    way = follow(c, at("s", "w"), around)
    assert way is not None
    assert (way.space, way.left) == (Space("M14", "n"), ("M13", "N13", "N14"))
    assert follow(c, at("s", "w"), around + "n") is None
    assert longest(c, at("s", "w"), FAR) == 17


def test_the_longest_voyage_is_looked_for_no_further_than_it_matters():
    c = waters("M13")
    assert longest(c, at("w", "w"), FAR) == 6
    assert longest(c, at("w", "w"), 4) == 4
    assert longest(c, at("n", "e"), FAR) == 0


def test_symbols_of_a_route_without_the_space_where_it_begins():
    c = waters("canal6-M13-0 canal8-N13-180 canal5-N14-0")
    way = follow(c, at("sw", "n"), "eeneses")
    assert way is not None
    assert way.symbols == ("lifebelt", "", "ribbon", "lifebelt", "", "ribbon", "trade")


# --- canals used and cut off


@pytest.mark.parametrize(
    ("cells", "figure", "route", "left", "cut"),
    [
        ("M13 N13", at("w", "w"), "se", "", ""),
        ("M13 N13", at("s", "w"), "ene", "M13", ""),
        ("M13 N13 O13", at("s", "w"), "ene", "M13", ""),
        ("M13 N13 L13", at("s", "w"), "ene", "M13", "L13"),
        ("M13 N13 L13 L12", at("s", "w"), "ene", "M13", "L13 L12"),
        ("M13 N13 M14", at("s", "w"), "ene", "M13", "M14"),
        ("M13 N13 M14 N14", at("s", "w"), "ene", "M13", ""),
        ("M13 N13 N14 M14", at("s", "w"), "eneseses", "M13 N13", ""),
        ("M13 N13 N14 N12", at("s", "w"), "eneses", "M13 N13", "N12"),
    ],
)
def test_cards_that_are_left_are_used_and_those_no_longer_joined_are_cut_off(
    cells: str, figure: Start, route: str, left: str, cut: str
):
    """Joined is what touches by sides with the figure's card (ruling 10)."""
    way = follow(waters(cells), figure, route)
    assert way is not None
    assert way.left == tuple(left.split())
    assert cut_off(cells.split(), way) == cut.split()
