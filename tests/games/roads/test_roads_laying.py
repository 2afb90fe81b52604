"""Rulebook: building the world together: size, turns, placing, rivers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.frames import View
from engine.core.game import Game
from engine.core.model import Seat
from engine.core.offers import MAX_OFFERS
from engine.core.values import begun as beginning
from engine.games.roads import GAME, values
from engine.games.roads.actions import Lay
from engine.games.roads.flow import Position
from engine.games.roads.labels import label
from engine.games.roads.phases import preparation
from engine.games.roads.phases.preparation import Homes, Laying
from engine.games.roads.setup import Options, setup
from engine.games.roads.world import maps, rivers
from engine.games.roads.world.atlas import shape
from tests.changed import changed
from tests.laws import checks, games, secrecy
from tests.laws.suite import Law
from words import Speaker

from .positions import ANN, BEN, CAT, offered, play, refused, step


def begun(seats: int = 2, land: int = 10) -> Position:
    """A game whose map is laid together, before the first tile."""
    return GAME.start(seats, Seeded(b"laying", 0, 0), Options(map="laid", land=land)).state


def laid(*tiles: str, seats: int = 2, land: int = 10, **supply: int) -> Position:
    """The map after these tiles, each laid by the seat on turn; then with this supply (_ for .)."""
    s = begun(seats, land)
    for tile in tiles:
        s = play(s, GAME.waiting(s)[0], f"lay {tile}")
    s.table.supply |= {kind.replace("_", "."): n for kind, n in supply.items()}
    return s


def tiles(s: Position) -> list[str]:
    """Everything that may be laid now, as it is typed."""
    return [words.removeprefix("lay ") for words in offered(s, GAME.waiting(s)[0], "lay")]


def kinds(s: Position, place: str) -> list[str]:
    """The tiles that may be laid on a place: kind, and turn of the river."""
    return [tile.partition("-")[2] for tile in tiles(s) if tile.startswith(f"{place}-")]


# --- turns and places


def test_who_proposed_the_game_begins_and_each_lays_two_tiles() -> None:
    s, turns = begun(seats=3), []
    for _ in range(7):
        turns.append(GAME.waiting(s))
        s = play(s, turns[-1][0], f"lay {tiles(s)[0]}")
    assert turns == [(ANN,), (ANN,), (BEN,), (BEN,), (CAT,), (CAT,), (ANN,)]


@pytest.mark.parametrize("proposer", [0, 1, 2])
def test_the_proposer_begins_in_any_seat(proposer: int) -> None:
    s = GAME.start(3, Seeded(b"laying", 0, 0), Options(map="laid", proposer=proposer)).state
    assert GAME.waiting(s) == (proposer,)


def test_the_first_tile_lies_in_the_middle_and_may_not_continue_a_river() -> None:
    assert tiles(begun()) == [
        *(f"M11-{kind}" for kind in ("pasture", "woods", "rock", "mountains", "desert")),
        *(f"M11-mountains.source-{edge}" for edge in range(6)),
        "M11-sea",
    ]


def test_a_tile_lies_next_to_one_that_lies() -> None:
    s = laid("M11-pasture")
    assert list(dict.fromkeys(tile.partition("-")[0] for tile in tiles(s))) == [
        "L10",
        "M10",
        "L11",
        "N11",
        "L12",
        "M12",
    ]
    assert refused(s, ANN, "lay O11-pasture") == "not-beside"
    assert refused(s, ANN, "lay M11-pasture") == "not-beside"


def test_a_tile_is_told_by_its_place_its_terrain_and_its_river() -> None:
    (note,) = step(begun(), ANN, "lay M11-mountains.source-3").notes
    assert (note.code, note.args) == ("laid", {"seat": 0, "tile": "M11", "terrain": "mountains", "shape": "source"})


def test_names_of_tiles_stay_while_the_map_grows() -> None:
    s = laid("M11-pasture", "L11-woods", "L10-rock", "K10-sea")
    assert {name: tile.terrain for name, tile in s.table.atlas.tiles.items()} == {
        "K10": "sea", "L10": "rock", "L11": "woods", "M11": "pasture",
    }  # fmt: skip


def test_nothing_is_laid_beyond_the_edge_of_the_table() -> None:
    s = begun(land=14)
    s.table.supply["pasture"] = 20
    for column in "MLKJIHGFEDCBA":
        s = play(s, GAME.waiting(s)[0], f"lay {column}11-pasture")
    assert {tile.partition("-")[0] for tile in tiles(s) if tile[0] in "AB"} == {"A10", "A12", "B10", "B12"}
    assert "mountains.source-5" in kinds(s, "B10")
    assert "mountains.source-4" not in kinds(s, "A10"), "its river would leave the table"


# --- the supply


def test_there_is_half_as_much_again_of_every_kind_as_the_world_is_large() -> None:
    supply = begun(seats=2, land=10).table.supply
    assert supply["pasture"] == 6  # 21 tiles of 110 on land: 30 * 21 / 110, rounded up
    assert supply["sea"] == 9
    assert supply["mountains.source"] == 1
    assert all(n <= rivers.BOXED[kind] for kind, n in supply.items())


@pytest.mark.parametrize("land", range(8, 57))
def test_tiles_without_river_suffice_for_every_size(land: int) -> None:
    supply = rivers.supply(land)
    assert sum(n for kind, n in supply.items() if "." not in kind and kind != "sea") >= land


def test_a_kind_that_is_used_up_is_laid_no_more() -> None:
    s = laid("M11-pasture", "M12-sea", woods=0)
    assert refused(s, BEN, "lay M10-woods") == "no-such-tile-left"
    assert play(s, BEN, "lay M10-rock").table.supply["rock"] == s.table.supply["rock"] - 1


# --- rivers


def test_a_river_begins_with_its_source_or_by_the_sea() -> None:
    s = laid("M11-pasture", "N11-sea")
    assert kinds(s, "L11") == ["pasture", "woods", "rock", "mountains", "desert",
                               *(f"mountains.source-{edge}" for edge in (0, 2, 3, 4, 5)), "sea"]  # fmt: skip
    assert "pasture.straight-14" in kinds(s, "O11")
    assert "pasture.straight-03" not in kinds(s, "O11")
    assert refused(s, BEN, "lay L11-pasture.straight-03") == "river-broken"


def test_a_river_is_continued_and_never_cut_off() -> None:
    s = laid("M11-mountains.source-1")
    found = kinds(s, "N11")
    assert {*found} >= {"pasture.straight-14", "woods.wide-24", "rock.sharp-45", "pasture.fork-024", "sea"}
    assert all("4" in kind for kind in found if kind != "sea")
    assert "mountains.source-4" not in found, "only one source is there"
    assert not [kind for kind in kinds(s, "L11") if "1" in kind], "its own edge is without river"
    assert refused(s, ANN, "lay N11-pasture") == "river-broken"


def test_a_source_may_end_a_river_that_has_one() -> None:
    s = laid("M11-mountains.source-1", mountains_source=1)
    assert "mountains.source-4" in kinds(s, "N11")


def test_a_river_from_the_sea_keeps_a_source_for_itself() -> None:
    s = laid("M11-sea", "N11-pasture.straight-14", mountains_source=1)
    assert {kind for kind in kinds(s, "O11") if kind.startswith("mountains")} == {"mountains.source-4"}
    assert "sea" not in kinds(s, "O11"), "it would have no source"
    assert refused(s, BEN, "lay L11-mountains.source-4") == "river-unfinished"
    assert not [kind for kind in kinds(s, "M12") if "." in kind], "no second river without a second source"
    more = laid("M11-sea", "N11-pasture.straight-14", mountains_source=2)
    assert [kind for kind in kinds(more, "M12") if "." in kind]


def test_no_river_is_begun_when_there_is_no_source_left() -> None:
    s = laid("M11-sea", "N11-pasture", mountains_source=0)
    assert not [tile for tile in tiles(s) if "." in tile]


def test_there_is_sea_left_for_every_open_end() -> None:
    fork = laid("M11-mountains.source-1", sea=1)
    assert "pasture.fork-024" not in kinds(fork, "N11")
    assert "pasture.straight-14" in kinds(fork, "N11")
    assert refused(fork, ANN, "lay L11-sea") == "river-unfinished"
    dry = laid("M11-mountains.source-1", sea=2)
    assert "pasture.fork-024" in kinds(dry, "N11")
    assert "sea" in kinds(dry, "L11")


def test_a_river_without_source_has_a_place_for_one_to_itself() -> None:
    """A source has one arm: where two rivers lead to one place, it cannot lie there."""
    course = rivers.Course({(0, 0): "S", (1, 0): "P14", (4, 0): "S", (1, 1): "P", (2, 1): "P", (3, 1): "P"})
    left = rivers.Left(land=5, sources=2, sea=5)
    assert course.ends == {(2, 0): [0]}
    assert not course.promise((3, 0), (1, 4), left), "both lead to 2,0"
    assert course.promise((3, 0), (0, 1), left), "the other one leads to 4,-1"
    sprung: maps.Cells = {(10, 0): "M1", (11, 0): "P024"}
    more = rivers.Course(course.cells | sprung)
    assert not more.promise((3, 0), (1, 4), left), "the ends of a river with source are no help"
    assert not course.promise((3, 0), (0, 1), left._replace(sources=1))
    assert not course.promise((3, 0), (0, 1), left._replace(land=1))


# --- the end


def test_the_map_is_complete_with_the_last_land_tile() -> None:
    frame = begun(seats=3, land=Options().land).flow[-1]
    assert isinstance(frame, Laying)
    assert frame.land == 3 * 10
    s = begun(seats=1, land=8)
    for kind in ("pasture", "woods", "rock", "mountains", "desert", "sea", "pasture", "woods"):
        place = tiles(s)[0].partition("-")[0]
        s = play(s, ANN, f"lay {place}-{kind}")
    done = step(s, ANN, f"lay {tiles(s)[0].partition('-')[0]}-rock")
    assert [note.code for note in done.notes] == ["laid", "map-laid"]
    assert type(done.state.flow[-1]).__name__ == "Homes"
    assert done.state.table.supply == {}
    assert maps.read(done.state.table.map) == done.state.table.map
    assert len(done.state.table.atlas.tiles) == 9


def test_rivers_still_open_end_in_the_sea() -> None:
    s = begun(seats=1, land=8)
    s = play(s, ANN, "lay M11-mountains.source-1", "lay N11-pasture.straight-14")
    for _ in range(5):
        s = play(s, ANN, f"lay {next(tile for tile in tiles(s) if '.' not in tile)}")
    done = step(s, ANN, f"lay {next(tile for tile in tiles(s) if '.' not in tile)}")
    assert [note.code for note in done.notes] == ["laid", "sea-laid", "map-laid"]
    assert done.notes[1].args == {"count": 1, "place": "O11"}
    assert done.state.table.terrain("O11") == "sea"


@pytest.mark.parametrize("seed", range(20))
def test_a_map_laid_at_random_never_comes_to_a_dead_end(seed: int) -> None:
    """Rivers are laid whenever there is a choice, since they make dead ends."""
    seats, land = 1 + seed % 4, (8, 10, 12, 14)[seed % 3]
    chance = Seeded(f"laying {seed}".encode(), 0, 0)
    s = begun(seats, land)
    while isinstance(s.flow[-1], Laying):
        found = tiles(s)
        assert 0 < len(found) <= MAX_OFFERS
        bends = [tile for tile in found if "." in tile]
        choice = bends if bends and chance.below(3) else found
        s = play(s, GAME.waiting(s)[0], f"lay {choice[chance.below(len(choice))]}")
    assert maps.read(s.table.map) == s.table.map
    used = Counter(rivers.kind_name(tile.terrain, shape(tile.river)) for tile in s.table.atlas.tiles.values())
    assert sum(n for kind, n in used.items() if kind != "sea") == land * seats
    assert all(n <= rivers.supply(land * seats)[kind] for kind, n in used.items())


# --- words


def worded(*parts: str) -> str:
    view: Any = View(begun().table, None, None, (), ())
    return label(view, "laying", beginning(parts, values.LaidTile), Speaker("en", GAME))


def test_a_tile_to_lay_is_said_part_by_part() -> None:
    assert worded("N11") == "N11"
    assert worded("N11", "woods") == "N11: woods"
    assert worded("N11", "pasture.wide") == "N11: pasture, wide bend"
    assert worded("N11", "pasture.wide", "02") == "N11: pasture, wide bend (north-east, south-east)"


def test_the_default_is_a_plain_tile() -> None:
    s = laid("M11-mountains.source-1")
    assert GAME.default(s, ANN) == Lay(values.LaidTile("L10", "pasture"))


# --- the laws of all games, for a game that is over when the map is complete and homes are chosen


def before_the_first_turn(seats: int, options: Options) -> Position:
    """Set-up without turns to follow."""
    s = setup(seats, options)
    s.table.map, s.table.supply = preparation.drawn({}), rivers.supply(8)
    s.table.temple = [Seat(seat) for seat in range(seats)]
    s.table.chart = s.table.temple[::-1]
    s.flow = [Homes(serial=1, order=list(s.table.chart), donkeys=3, goods={}), Laying(serial=2, land=8)]
    s.ticks = 2
    return s


LAWS = (
    checks.law_somebody_can_always_move,
    checks.law_what_is_offered_is_accepted,
    checks.law_nothing_else_is_accepted,
    checks.law_every_action_has_one_text,
    checks.law_every_decision_has_a_default,
    checks.law_a_new_decision_has_a_new_name,
    checks.law_states_survive_storage,
    checks.law_notes_can_be_stored,
    checks.law_what_is_offered_can_be_said,
    games.law_undo_crosses_nothing_drawn_or_revealed,
    secrecy.law_what_a_seat_cannot_know_does_not_show,
    secrecy.law_a_step_shows_nothing_unless_it_ends_undo,
)
BEFORE: Game[Position] = Game(changed(GAME.rules, setup=before_the_first_turn), GAME.guide)


@pytest.mark.parametrize("seats", [1, 4])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__.removeprefix("law_"))
def test_laws(law: Law, seats: int) -> None:
    law(BEFORE, seats, 6)
