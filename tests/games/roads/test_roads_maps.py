"""Maps as text, given and custom; random maps. Rulebook: world."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from engine.core.chance import Seeded
from engine.games.roads import GAME
from engine.games.roads.components import BOX
from engine.games.roads.setup import SETTINGS, Options
from engine.games.roads.world import generate
from engine.games.roads.world.atlas import Atlas, atlas_of, shape
from engine.games.roads.world.maps import CATALOGUE, DEFAULT, KEYS, BadMap, read

SMALL = """
name: Two Mills: a try
players: 2
starts: 0,0 ; 2,1
notes: anything
# a remark
---
1,0:P14 0,0:M1 2,0:S
0,1:W 1,1:R 2,1:P
0,2:D
"""


def small(*changes: tuple[str, str]) -> str:
    """The small map with some words replaced."""
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


def flaw(*changes: tuple[str, str]) -> tuple[str, str]:
    """The flaw of the small map after these changes."""
    with pytest.raises(BadMap) as bad:
        read(small(*changes))
    return bad.value.flaw, bad.value.tile


# --- reading


def test_a_map_is_read_into_one_form_however_it_is_written() -> None:
    text = read(SMALL)
    assert text == (
        "name: Two Mills: a try\nplayers: 2\nlayout: pointy\nstarts: 0,0 2,1\n---\n"
        "0,0:M1 1,0:P14 2,0:S\n0,1:W 1,1:R 2,1:P\n0,2:D\n"
    )
    assert read(text) == text
    assert read(small(("0,1:W 1,1:R 2,1:P\n0,2:D", "0,2:D 1,1:R\n\n2,1:P 0,1:W"))) == text
    assert atlas_of(text).name == "Two Mills: a try"
    assert atlas_of(text).starts == ("A1", "C2")


@pytest.mark.parametrize("name", ["Two Mills ---", "---", "x---", "--- ---"])
def test_a_name_may_end_in_dashes(name: str) -> None:
    s = GAME.start(
        2, Seeded(b"dashes", 0, 0), SETTINGS.choose(Options(), "map", small(("Two Mills: a try", name)))
    ).state
    assert (s.table.atlas.name, list(s.table.atlas.tiles)) == (name, list(atlas_of(read(SMALL)).tiles))


def test_a_map_needs_no_more_than_its_tiles() -> None:
    text = read("0,0:P 1,0:P 2,0:P 0,1:P 1,1:P 2,1:S 3,0:S")
    assert text == "layout: pointy\n---\n0,0:P 1,0:P 2,0:P 3,0:S\n0,1:P 1,1:P 2,1:S\n"


def test_an_origin_is_kept_if_no_tile_lies_left_of_it_or_above() -> None:
    assert "origin: -2,-1\n" in read(small(("---", "origin: -2,-1\n---")))
    assert flaw(("---", "origin: 1,0\n---")) == ("origin", "")
    assert flaw(("---", "origin: here\n---")) == ("origin", "")


@pytest.mark.parametrize(
    ("old", "new", "wrong", "where"),
    [
        ("0,1:W", "0,1W", "syntax", "0,1W"),
        ("0,1:W", "0,1:w", "terrain", "0,1:w"),
        ("0,1:W", "0,1:W6", "edges", "0,1:W6"),
        ("1,0:P14", "1,0:P41", "edges", "1,0:P41"),
        ("1,0:P14", "1,0:P11", "edges", "1,0:P11"),
        ("1,0:P14", "1,0:P145", "fork", "1,0:P145"),
        ("1,0:P14", "1,0:P0124", "fork", "1,0:P0124"),
        ("2,0:S", "2,0:S4", "sea_river", "2,0:S4"),
        ("0,1:W", "0,1:W 0,0:W", "twice", "0,0"),
        ("0,2:D", "0,4:D", "apart", "0,4"),
        ("1,0:P14", "1,0:P45", "leaves", "1,0"),
        ("2,0:S", "2,0:P", "stops", "1,0"),
        ("1,0:P14", "1,0:P", "stops", "0,0"),
        ("0,0:M1", "0,0:S", "no_source", "1,0"),
        ("players: 2", "players: 6", "players", ""),
        ("players: 2", "players: two", "players", ""),
        ("players: 2", "layout: round", "layout", ""),
        ("players: 2", "name: " + "x" * 61, "name", ""),
        ("0,0 ; 2,1", "0,0 ; 2,0", "starts", "2,0"),
        ("0,0 ; 2,1", "0,0 ; 0,0", "starts", "0,0"),
        ("0,0 ; 2,1", "0,0 ; 9,9", "starts", "9,9"),
        ("0,0 ; 2,1", "anywhere", "starts", "anywhere"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_map_is_named_with_the_tile(old: str, new: str, wrong: str, where: str) -> None:
    assert flaw((old, new)) == (wrong, where)


def test_a_map_has_7_to_200_tiles_and_a_text_of_4000_characters_at_most() -> None:
    assert flaw(("0,2:D\n", "")) == ("few_tiles", "")
    rows = [" ".join(f"{q},{r}:P" for q in range(20)) for r in range(10)]
    assert len(atlas_of(read("\n".join(rows))).tiles) == 200
    with pytest.raises(BadMap, match="many_tiles"):
        read("\n".join([*rows, "0,10:P"]))
    with pytest.raises(BadMap, match="too_long"):
        read(SMALL + "#" * 4_000)


def test_there_is_land_for_every_player() -> None:
    sea = "0,0:P 1,0:S 2,0:S 0,1:P 1,1:P 2,1:S 3,0:S"
    assert read(f"players: 3\n{sea}")
    with pytest.raises(BadMap, match="little_land"):
        read(sea)


def test_a_fork_joins_three_rivers() -> None:
    ring = "1,-1:S 1,0:P 0,1:S -1,1:P -1,0:M1 0,-1:P"
    assert atlas_of(read(f"{ring} 0,0:P024")).tiles["B2"].banks == ("B2e", "B2sw", "B2nw")
    with pytest.raises(BadMap, match="stops -1,0"):
        read(f"{ring} 0,0:P135")


def test_each_of_two_rivers_needs_its_own_source_even_if_they_meet_in_the_sea() -> None:
    assert read("0,0:M1 1,0:S 2,0:M4 0,1:P 1,1:P 2,1:P 3,0:P")
    with pytest.raises(BadMap, match="no_source 2,0"):
        read("0,0:M1 1,0:S 2,0:P14 0,1:P 1,1:P 2,1:P 3,0:S")


# --- the given maps

DIGESTS = {
    "river_runs_through_it": "87138e2c78438a34",
    "lord_of_the_ring": "5df6aa9e4460a537",
    "mesopotamia": "029b303690da9414",
    "dead_sea": "cf525d19c808b5f7",
    "the_pacific": "b7d3d42b6139d8e4",
    "duel": "02ad3f3ffd636ace",
    "four_sailors": "b1ba73fa4027402f",
    "waterways": "0d57739f4614ea02",
    "sinking_meadows": "5914cb2baf871a98",
    "old_roads": "8951bb942b8d0643",
}


@pytest.mark.parametrize("key", KEYS)
def test_given_maps_never_change(key: str) -> None:
    """Stored games may hold no more than their name."""
    text = CATALOGUE[key]
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == DIGESTS[key]
    assert read(text) == text


@pytest.mark.parametrize("key", KEYS)
def test_given_maps_can_be_laid_with_the_box(key: str) -> None:
    """Facts 4.1. The duel map was never meant to be laid."""
    if key != "duel":
        assert not too_many(atlas_of(CATALOGUE[key]))


def test_there_is_a_map_for_every_number_of_players_but_three_and_five() -> None:
    names = {players: atlas_of(CATALOGUE[key]).name for players, key in DEFAULT.items()}
    assert names == {1: "A River Runs Through It", 2: "Dead Sea", 4: "Four Sailors"}
    assert atlas_of(CATALOGUE["four_sailors"]).starts == ("C3", "G3", "C7", "G7")


# --- random maps

SEEDS = [n * 104_729 * 7_919 % generate.DRAWS for n in range(12)]


def too_many(land: Atlas) -> dict[tuple[str, str], int]:
    """The kinds of tiles of which a map has more than the box."""
    used = Counter((tile.terrain, shape(tile.river)) for tile in land.tiles.values())
    return {kind: n for kind, n in used.items() if n > BOX.tiles[kind[0]].get(kind[1], 0)}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_map_made_by_lot_is_fair_and_can_be_laid_with_the_box(players: int, seed: int) -> None:
    text = generate.generate(players, seed)
    assert read(text) == text
    land = atlas_of(text)
    assert not too_many(land)
    assert generate.fair(land)
    peaks = [generate.steps(land, home)["mountains"] for home in land.starts]
    assert max(peaks) - min(peaks) <= 1
    assert len(land.starts) == players
    solid = [tile for tile in land.tiles.values() if not tile.sea]
    assert 11 * players <= len(solid) <= 14 * players
    assert 4 * players <= len(land.tiles) - len(solid) <= 6 * players
    assert sum(shape(tile.river) == "source" for tile in solid) == {1: 1, 2: 2, 3: 3, 4: 3, 5: 3}[players]


@pytest.mark.parametrize("seed", SEEDS[:4])
def test_homes_made_by_lot_are_pastures_with_everything_nearby(seed: int) -> None:
    land = atlas_of(generate.generate(4, seed))
    for home in land.starts:
        assert land.tiles[home].terrain == "pasture"
        assert not land.tiles[home].river
        around = [land.tiles[tile].terrain for tile in land.neighbours(home)]
        assert {"pasture", "woods", "rock"} <= {*around}
        assert "mountains" not in around
        assert not {*land.neighbours(home)} & {*land.starts}


def test_the_same_draw_makes_the_same_map_for_ever() -> None:
    text = generate.generate(3, 1234567890123)
    assert generate.generate(3, 1234567890123) == text
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "8e28fb5be5c93586"
    assert len({generate.generate(2, seed) for seed in SEEDS}) == len(SEEDS)


NEAR = "-1,0:M 0,0:P 1,0:P 2,0:P 3,0:M -1,1:W 0,1:R 1,1:D 2,1:W 3,1:S 1,-1:R 2,-1:S -1,-1:S 0,-1:P"


def homes(*changes: tuple[str, str]) -> Atlas:
    """Two homes on pastures, with a pasture between them and mountains on the far sides; after these changes."""
    text = NEAR
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return atlas_of(read(f"starts: 0,0 2,0\n{text}"))


def test_steps_are_those_of_a_donkey_on_foot() -> None:
    land = homes()
    assert [generate.steps(land, home) for home in land.starts] == [
        {"mountains": 1, "pasture": 1, "woods": 1, "rock": 1, "desert": 2, "shore": 1},
        {"pasture": 1, "mountains": 1, "woods": 1, "desert": 1, "shore": 0, "rock": 2},
    ]


def test_a_map_is_fair_if_all_walk_about_as_far() -> None:
    assert generate.fair(homes())
    assert not generate.fair(homes(("-1,0:M", "-1,0:D"), ("3,0:M", "3,0:D"))), "no mountains"
    one = homes(("3,0:M", "3,0:D"))
    assert [generate.steps(one, home)["mountains"] for home in one.starts] == [1, 3]
    assert not generate.fair(one), "much nearer to one than to the other"
