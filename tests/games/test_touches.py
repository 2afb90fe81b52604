"""What other players do that touches a player though it does not name them: notes of Ben's as Ann reads them."""

from __future__ import annotations

import pytest

from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Note, Seat
from engine.games import charmers, milestones, roads, shipyard, wonders
from tests.cogs.roads import farm
from tests.games.charmers import positions as dice
from tests.games.milestones import positions as sites
from tests.games.shipyard import positions as yards
from tests.games.wonders import positions as cities

ANN, BEN = Seat(0), Seat(1)
Case = tuple[AnyGame, AnyPosition, Note]


def goes(*path: str) -> Note:
    return Note("moved", {"unit": "donkey21", "origin": path[0], "path": path, "place": path[-1]})


def driver() -> AnyPosition:
    """Ann's wagon is at home on A1; before, it fetched something on C1."""
    s = farm(units={"wagon12": "A1", "donkey21": "B1"})
    s.table.units["wagon12"].last, s.table.units["wagon12"].last_start = ["C1", "take", "1", "stone", "A1"], "A1"
    return s


def left(count: int, guilders: int = 9) -> AnyPosition:
    """So many of a kind of employees are left."""
    s = yards.position(yards.player(guilders=guilders), yards.player())
    s.table.oval.left["engineer_sail"] = count
    return s


MINE = (milestones.GAME, sites.position(None, sites.player(stone=1, wood=1)))
ROADS, FARM = roads.GAME, driver()
PIER = Note("hired", {"employee": "engineer_sail"})
TOWN = (wonders.GAME, cities.state(cities.table(cities.city("road-0-A11 housing1a-0-B9"), cities.city())))
OVER = Note("turn-over", {"overlap": 1})
TOUCHED: list[Case] = [
    (*MINE, Note("house-built", {"plot": "D2"})),
    (*MINE, Note("end-triggered", {"reason": "goal"})),
    (ROADS, FARM, goes("B1", "A1")),
    (ROADS, FARM, Note("loaded", {"unit": "donkey21", "goods": {"stone": 1}, "place": "C1"})),
    (ROADS, FARM, Note("road-built", {"bank": "A1", "bank_to": "B1"})),
    (ROADS, FARM, Note("wall-built", {"border": "A1/B1", "parts": 1, "goods": {"stone": 1}})),
    (ROADS, FARM, Note("vanished", {"count": 1, "tiles": ["C1"]})),
    (shipyard.GAME, left(0), PIER),
    (charmers.GAME, dice.taking(), OVER),
    (*TOWN, Note("purple", {})),
    (*TOWN, Note("monument-built", {"monument": "trojan_horse"})),
]
UNTOUCHED: list[Case] = [
    (*MINE, Note("road-built", {"section": ["A1", "A2", "A3"]})),
    (*MINE, Note("moved", {"space": "2"})),
    (ROADS, FARM, goes("B1", "A1", "B1")),
    (ROADS, FARM, Note("loaded", {"unit": "donkey21", "goods": {"trunks": 1}, "place": "B1"})),
    (ROADS, FARM, Note("yielded", {"count": 1, "good": "stone", "tiles": ["C1"]})),
    (shipyard.GAME, left(1), PIER),
    (shipyard.GAME, left(0, guilders=0), PIER),
    (charmers.GAME, dice.taking(), Note("turn-over", {"overlap": 0})),
    (*TOWN, Note("monument-built", {"monument": "colosseum"})),
]


def touched(case: Case) -> bool:
    game, s, note = case
    return game.guide.news.concerns(game.view(s, ANN), Note(note.code, {"seat": BEN, **note.args}))


@pytest.mark.parametrize("case", TOUCHED, ids=lambda case: f"{case[0].key}-{case[2].code}")
def test_what_touches_a_player(case: Case) -> None:
    assert touched(case)


@pytest.mark.parametrize("case", UNTOUCHED, ids=lambda case: f"{case[0].key}-{case[2].code}")
def test_what_does_not(case: Case) -> None:
    assert not touched(case)


def test_what_names_a_player_touches_them_if_it_is_not_idle() -> None:
    game, s = MINE
    view = game.view(s, ANN)
    assert game.guide.news.concerns(view, Note("moved", {"seat": ANN}))
    assert game.guide.news.concerns(view, Note("moved", {"seat": BEN, "seat_other": ANN}))
    assert game.guide.news.concerns(view, Note("moved", {"seat": BEN}, to=(ANN,)))
    assert not game.guide.news.concerns(view, Note("turn-over", {"seat": ANN}))
