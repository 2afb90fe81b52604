"""The spots that a panel marks."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.text import kinds, verb
from engine.games.wonders import GAME
from engine.games.wonders.actions import Site
from engine.games.wonders.ranking import MARKED, ranked
from engine.games.wonders.scoring import outlook
from tests.games.wonders.positions import site
from tests.games.wonders.turns import ANN, ROADSIDE, buying

# farm1a is closed by a piece on B9; A8 and B5 are natural cells, A8 is seen already
TOWN = f"{ROADSIDE} farm1a-0-A10 tower-0-A9 road-90-C7"


def offered(s: Any, name: str) -> tuple[str, list[Any]]:
    """The kind of what a verb's field names, and its values."""
    offer = next(offer for offer in GAME.offers(s, ANN) if verb(offer.action) == name)
    ((field, kind),) = kinds(offer.action).items()
    return kind, list(offer.fields[field].values())


@pytest.mark.parametrize("name", ["tower", "road", "short", "build", "monument"])
def test_the_spots_that_gain_most_points_where_they_lie_are_marked_best_first(name: str) -> None:
    goals = ["fertile_valley", "roads_of_rome", "suburbs"]
    s = buying(TOWN, tiles="farm2a", monuments="moai", objectives=goals)
    kind, values = offered(s, name)
    best = ranked(GAME.view(s, ANN), kind, values)
    assert len(best) == min(MARKED, len(values))
    assert len({*map(str, best)}) == len(best)

    def gained(value: Any) -> int:
        found = outlook(s.table, ANN, value if isinstance(value, Site) else Site("tower", ("0", value)))
        return found.natural + found.districts + sum(each.brings for each in found.objectives)

    points = sorted(map(gained, values), reverse=True)
    assert [gained(value) for value in best] == points[: len(best)]
    assert points[0] > points[-1]


def test_of_equal_spots_those_nearest_to_what_is_built_come_first() -> None:
    s = buying(TOWN)
    _, cells = offered(s, "tower")
    assert list(ranked(GAME.view(s, ANN), "cell", cells)) == [
        "B9",  # closes the farm
        "D9",  # E9 is a natural cell
        "D10",  # at two roads
        *("C6", "B7", "D7", "B8", "D8", "E11"),  # at one, as they are offered
        "A8",  # would cover a natural cell that counts
    ]


def test_of_equal_roads_those_that_open_most_land_come_first() -> None:
    s = buying(ROADSIDE)
    roads = [site("road-0-D11"), site("road-0-E11"), site("road-90-D7"), site("road-90-F8")]
    best = ranked(GAME.view(s, ANN), "road", roads)
    # F8 gains E9; D7 has seven cells beside it, of which D11 lies already; the others lie along the edge
    assert [str(each) for each in best[:2]] == [str(site("road-90-F8")), str(site("road-90-D7"))]


def test_pieces_turnings_and_other_peoples_views_are_not_ranked() -> None:
    s = buying(TOWN, tiles="farm2a")
    view = GAME.view(s, ANN)
    assert ranked(view, "tile", [site("farm2a"), site("library5a")]) == ()
    assert ranked(view, "tile", [site("farm2a-0"), site("farm2a-90")]) == ()
    assert ranked(view, "pedestal", ["1", "2"]) == ()
    assert ranked(GAME.view(s, None), "cell", ["B9"]) == ()


def test_the_first_part_of_a_wall_is_ranked() -> None:
    s = buying(TOWN, monuments="great_wall")
    firsts = [site("great_wall-F6G6"), site("great_wall-B8B9")]
    assert ranked(GAME.view(s, ANN), "monument", firsts) == [firsts[1], firsts[0]], "it closes the farm"
