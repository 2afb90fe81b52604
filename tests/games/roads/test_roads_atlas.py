"""Rulebook: world, rivers, movement: neighbours on a map, read from its text."""

from __future__ import annotations

import pytest

from engine.core.hexes import EDGES
from engine.games.roads.world.atlas import Atlas, atlas_of, bank_at, shape

from . import figures
from .figures import LN, LS, ME, MW, NI, NO


def land(*rows: str, head: str = "layout: pointy") -> Atlas:
    return atlas_of(f"{head}\n---\n" + "\n".join(rows) + "\n")


def around(river: str, layout: str = "pointy") -> Atlas:
    """A tile with this river, B2, in the middle of six plain ones."""
    ring = "1,-1:P 1,0:P 0,1:P -1,1:P -1,0:P 0,-1:P"
    return land(ring, f"0,0:P{river}", head=f"layout: {layout}")


def halves(river: str, layout: str = "pointy") -> list[str]:
    """The banks at the halves of the six edges, clockwise from the first half of edge 0."""
    a = around(river, layout)
    tile = next(tile for tile in a.tiles.values() if tile.at == (0, 0))
    return [bank_at(tile, edge, half).removeprefix(tile.name) for edge in EDGES for half in (0, 1)]


# --- banks


@pytest.mark.parametrize(
    ("river", "pointy", "flat"),
    [
        ("03", "nw se se se se se se nw nw nw nw nw", "w e e e e e e w w w w w"),
        ("14", "n n n s s s s s s n n n", "nw nw nw se se se se se se nw nw nw"),
        ("02", "w e e e e w w w w w w w", "sw ne ne ne ne sw sw sw sw sw sw sw"),
        ("13", "nw nw nw se se se se nw nw nw nw nw", "nw nw nw se se se se nw nw nw nw nw"),
        ("34", "ne ne ne ne ne ne ne sw sw ne ne ne", "ne ne ne ne ne ne ne sw sw ne ne ne"),
        ("05", "n s s s s s s s s s s n", "nw se se se se se se se se se se nw"),
        ("024", "nw e e e e sw sw sw sw nw nw nw", "nw ne ne ne ne s s s s nw nw nw"),
        ("135", "ne ne ne se se se se w w w w ne", "n n n se se se se sw sw sw sw n"),
    ],
)
def test_a_river_parts_a_tile_from_the_middle_of_its_edges(river: str, pointy: str, flat: str) -> None:
    """Facts 4.2: the clockwise half of an edge belongs to the bank that begins there."""
    assert halves(river, "pointy") == pointy.split()
    assert halves(river, "flat") == flat.split()


@pytest.mark.parametrize("river", ["", "0", "4"])
def test_a_tile_without_river_and_a_source_are_in_one_piece(river: str) -> None:
    assert {*halves(river)} == {""}


@pytest.mark.parametrize(
    ("river", "called"),
    [("", "plain"), ("5", "source"), ("14", "straight"), ("24", "wide"), ("04", "wide"), ("45", "sharp"),
     ("05", "sharp"), ("135", "fork")],
)  # fmt: skip
def test_tiles_are_called_by_the_shape_of_their_river(river: str, called: str) -> None:
    assert shape(tuple(map(int, river))) == called


def test_a_fork_has_three_banks_and_a_place_for_a_bridge_at_each_arm() -> None:
    a = around("024")
    assert a.tiles["B2"].banks == ("B2e", "B2sw", "B2nw")
    assert {name: arm.banks for name, arm in a.arms.items()} == {
        "B2.0": ("B2nw", "B2e"),
        "B2.2": ("B2e", "B2sw"),
        "B2.4": ("B2sw", "B2nw"),
    }


def test_a_river_that_passes_has_one_place_for_a_bridge_and_a_source_none() -> None:
    assert [(arm.name, arm.banks) for arm in around("03").arms.values()] == [("B2", ("B2se", "B2nw"))]
    assert around("3").arms == {}


# --- the figure of the road network


def ways(a: Atlas, bank: str) -> list[str]:
    return [way.to for way in a.land[bank]]


def test_the_rivers_of_the_figure_part_its_tiles() -> None:
    a = figures.network().atlas
    assert a.tiles[figures.S].banks == (figures.S,)
    assert a.tiles[figures.M].banks == (ME, MW)
    assert {*a.tiles[figures.L].banks} == {LN, LS}
    assert {*a.tiles[figures.N].banks} == {NI, NO}


def test_two_roads_side_by_side_cross_the_edge_below_the_source() -> None:
    a = figures.network().atlas
    across = [way for way in a.land[figures.S] if way.border == "D1/C2"]
    assert [way.to for way in across] == [ME, MW]
    assert figures.S in ways(a, ME)
    assert figures.S in ways(a, MW)


def test_over_a_river_edge_each_bank_meets_its_own_other_half() -> None:
    a = figures.network().atlas
    assert MW not in ways(a, ME)
    assert [way.to for way in a.land[MW] if way.border == "C2/D3"] == [NI]
    assert [way.to for way in a.land[ME] if way.border == "C2/D3"] == [NO]
    assert [way.to for way in a.land[LS]] == [NO]
    assert {*ways(a, NI)} == {LN, MW}


def test_roads_lead_as_far_as_the_figure_shows() -> None:
    t = figures.network()
    found, edge = {figures.A: 0}, [figures.A]
    while edge:
        bank = edge.pop(0)
        for way in t.atlas.land[bank]:
            if t.road(bank, way.to) and way.to not in found:
                found[way.to] = found[bank] + 1
                edge.append(way.to)
    assert found == {figures.A: 0, **figures.DISTANCES}


def test_a_bank_touches_the_edges_it_lies_along_with_the_whole_or_a_half() -> None:
    a = figures.network().atlas
    assert [b for b in a.borders_of("C2") if a.touches(ME, b)] == ["D1/C2", "C2/D2", "C2/D3"]
    assert [b for b in a.borders_of("C2") if a.touches(MW, b)] == ["D1/C2", "C2/D3", "C2/C3", "B2/C2", "C1/C2"]
    assert [b for b in a.borders_of("D3") if a.touches(NI, b)] == ["C3/D3", "C2/D3"]


# --- water


def test_a_river_leads_from_tile_to_tile_and_into_the_sea() -> None:
    a = land("0,0:M1 1,0:P14 2,0:S")
    assert [way.to for way in a.water["A1r"]] == ["B1r"]
    assert [way.to for way in a.water["B1r"]] == ["C1", "A1r"]
    assert ("B1r", False) in [(way.to, way.docks) for way in a.water["C1"]]


def test_rivers_of_neighbours_that_do_not_meet_are_not_joined() -> None:
    a = land("0,0:P03 1,0:P03")
    assert a.water["A1r"] == ()


def test_a_mouth_has_two_docks() -> None:
    a = land("0,0:M1 1,0:P14 2,0:S")
    assert a.docks == {"A1": (), "B1n": ("B1n@C1",), "B1s": ("B1s@C1",)}
    assert [way.to for way in a.water["C1"] if way.docks] == ["B1n@C1", "B1s@C1"]
    assert [way.to for way in a.water["B1n@C1"]] == ["C1"]


def test_a_coast_without_mouth_is_one_dock() -> None:
    a = land("0,0:P 1,0:S")
    assert a.docks == {"A1": ("A1@B1",)}
    assert a.tile_of["A1@B1"] == "A1"
    assert a.land == {"A1": ()}


def test_a_source_by_the_sea_has_one_dock_and_its_mouth() -> None:
    a = land("0,0:M1 1,0:S")
    assert a.docks == {"A1": ("A1@B1",)}
    assert [way.to for way in a.water["A1r"]] == ["B1"]


def test_shore_is_by_the_sea_or_by_any_river() -> None:
    a = land("0,0:P 1,0:P 2,0:S 3,0:M1 4,0:P4 5,0:P")
    assert [name for name in a.tiles if a.shore(name)] == ["B1", "D1", "E1"]


# --- borders and names


def test_walls_stand_between_land_and_land_and_on_the_coast_but_not_between_seas() -> None:
    a = land("0,0:P 1,0:P 2,0:S 3,0:S")
    assert a.borders == {"A1/B1": ("A1", "B1"), "B1/C1": ("B1", "C1")}
    assert a.borders_of("A1") == ["A1/B1"]
    assert a.borders_of("C1") == ["B1/C1"]


def test_tiles_are_named_by_column_and_row_from_the_top_left() -> None:
    assert list(land("0,0:P 1,0:P", "-1,1:P 0,1:P 1,1:P", "-1,2:P 0,2:P").tiles) == [
        "B1", "C1", "A2", "B2", "C2", "B3", "C3",
    ]  # fmt: skip
    assert list(land("1,-1:P 1,0:P 0,1:P -1,1:P -1,0:P 0,-1:P 0,0:P", head="layout: flat").tiles) == [
        "B1", "A2", "B2", "C2", "A3", "B3", "C3",
    ]  # fmt: skip


def test_an_origin_keeps_names_while_a_map_grows() -> None:
    head = "layout: pointy\norigin: -12,-10"
    assert list(land("0,0:P", head=head).tiles) == ["M11"]
    assert list(land("-1,0:S 0,0:P 0,1:P", head=head).tiles) == ["L11", "M11", "M12"]


def test_before_the_first_tile_is_laid_a_map_is_empty() -> None:
    a = land(head="layout: pointy\norigin: -12,-10")
    assert (a.tiles, a.origin) == ({}, (-12, -10))
    assert land().origin == (0, 0)


def test_starts_are_given_as_on_the_map_and_known_by_name() -> None:
    assert land("-1,0:P 0,0:W 1,0:P", head="layout: pointy\nstarts: -1,0 1,0").starts == ("A1", "C1")
    assert land("0,0:P").starts == ()


@pytest.mark.parametrize("layout", ["pointy", "flat"])
def test_every_place_and_border_has_a_name_of_its_own(layout: str) -> None:
    a = land(
        "1,-1:M3 0,-1:S 2,-1:W",
        "-1,0:P 0,0:P024 1,0:P 0,1:P25 -1,1:W14 -2,1:S 0,2:S",
        head=f"layout: {layout}",
    )
    places = [*a.banks, *(n for n, t in a.tiles.items() if t.sea), *(f"{n}r" for n, t in a.tiles.items() if t.river)]
    docks = [dock for found in a.docks.values() for dock in found]
    assert sorted(a.tile_of) == sorted([*places, *docks])
    assert len({*a.tile_of}) == len(places) + len(docks)
    assert all(a.order[one] < a.order[other] for one, other in a.borders.values())


def test_ways_lead_back_and_over_the_same_border() -> None:
    a = figures.network().atlas
    for there, net in (("land", a.land), ("water", a.water)):
        for place, found in net.items():
            for way in found:
                assert (place, way.border) in [(back.to, back.border) for back in net[way.to]], (there, place, way)
