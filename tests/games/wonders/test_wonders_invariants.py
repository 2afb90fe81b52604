"""Each conservation law finds what is taken away, made, doubled or put where it cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.model import Bug, Seat
from engine.games.wonders.flow import Position
from engine.games.wonders.invariants import check
from engine.games.wonders.phases.turn import ShortSet
from engine.games.wonders.state import Automaton, Table
from tests.games.wonders.positions import city, site, state, table

ANN = """starter-0-A11 farm1a-0-A10 temple4a-0-C9 road-0-E11 two-0-I11 two-0-J10 one-0-K11 tower-0-F9 giza-A8-A9-B9
    port_of_carthage-0-D4 roman_bridge-0-D7"""
BEN = "starter-0-H11 road-0-D8 petra-0-I10 two-0-A10 two-0-C10"


def good() -> Position:
    """Two cities in the third round, one with a new loan, the other with an older one and markers at their ends; some
    of all pieces lie."""
    t = table(city(ANN, loan=3, food=4), city(BEN, loan=1, spent=7, food=14, population=17), gone=["farm2a"])
    t.objectives = ["village", "metropolis", "trade"]
    t.market.roads = t.market.sets = 1
    t.supply.roads -= 1
    t.supply.sets -= 2
    t.discarded = ["one", "two"]
    t.market.pedestals = [Seat(1), Seat(0)]
    t.active = Seat(1)
    return state(t, ShortSet(who=Seat(1), left=["two", "one"]))


def alone() -> Position:
    """The game for one, in its last round."""
    t = table(city("starter-0-H11 petra-0-I10"), hard=True)
    t.round = 10
    t.automaton = Automaton("A01", 1, ["giza"], roads=2, sets=1, towers=9)
    t.supply.roads, t.supply.sets, t.supply.towers = 31, 18, 0
    t.market.roads, t.market.sets, t.market.tower = 1, 1, True
    s = state(t)
    s.box.cards = ["A02"]
    return s


def test_good_positions_pass() -> None:
    check(good())
    check(alone())
    check(state(table(city(), city(), round=0, order=[], active=None)))


def lay(s: Position, seat: int, piece: str) -> None:
    s.table.cities[seat].pieces.append(site(piece))


def swap(s: Position, seat: int, name: str, piece: str) -> None:
    """Lay a piece of that name in another way."""
    pieces = s.table.cities[seat].pieces
    pieces[[each.piece for each in pieces].index(name)] = site(piece)


def lose(s: Position, seat: int, name: str) -> None:
    pieces = s.table.cities[seat].pieces
    del pieces[[each.piece for each in pieces].index(name)]


def put(**fields: object) -> Callable[[Position], None]:
    """Set fields of the table."""

    def change(s: Position) -> None:
        for name, value in fields.items():
            setattr(s.table, name, value)

    return change


def own(seat: int = 0, **fields: object) -> Callable[[Position], None]:
    """Set fields of a city."""

    def change(s: Position) -> None:
        for name, value in fields.items():
            setattr(s.table.cities[seat], name, value)

    return change


def supply(name: str, by: int) -> Callable[[Position], None]:
    return lambda s: setattr(s.table.supply, name, getattr(s.table.supply, name) + by)


def sale(name: str, value: object) -> Callable[[Position], None]:
    return lambda s: setattr(s.table.market, name, value)


def took(name: str) -> Callable[[Position], None]:
    """The automaton has one less."""

    def change(s: Position) -> None:
        assert s.table.automaton is not None
        setattr(s.table.automaton, name, getattr(s.table.automaton, name) - 1)

    return change


PLANTED: list[tuple[str, str, Callable[[Position], object]]] = [
    ("a tile of a stack", "building tile", lambda s: s.box.stacks["3"].pop()),
    ("a tile on sale", "building tile", lambda s: s.table.market.tiles.update({"3": ""})),
    ("a tile in a city", "building tile", lambda s: lose(s, 0, "temple4a")),
    ("a tile that is gone", "building tile", lambda s: s.table.gone.pop()),
    ("a tile twice", "building tile", lambda s: lay(s, 1, "temple4a-0-A1")),
    ("a tile of another box", "building tile", lambda s: s.table.gone.append("farm8a")),
    ("a tile before another stack", "before its stack", lambda s: misplace(s.table)),
    ("a stack's tile that is none", "building tile", lambda s: s.box.stacks["3"].append("farm3c")),
    ("a monument of the deck", "monument is in one", lambda s: s.box.monuments.pop()),
    ("a monument on display", "monument is in one", lambda s: s.table.market.monuments.pop()),
    ("a monument in a city", "monument is in one", lambda s: lose(s, 1, "petra")),
    ("a monument twice", "monument is in one", lambda s: lay(s, 1, "giza-A1-B1-C1")),
    ("the deck's count", "count of the monuments", put(deck=3)),
    ("four on display", "its places", lambda s: show(s)),
    ("a long road in the box", "long-road is", supply("roads", -1)),
    ("a long road on sale", "long-road is", sale("roads", 0)),
    ("a long road in a city", "long-road is", lambda s: lose(s, 0, "road")),
    ("a long road too many", "long-road is", supply("roads", 1)),
    ("a long road that is owed", "long-road below", lambda s: (supply("roads", -40)(s), sale("roads", 41)(s))),
    ("a short set in the box", "short-set is", supply("sets", -1)),
    ("a short set on sale", "short-set is", sale("sets", 0)),
    ("a short set that is owed", "short-set below", lambda s: (supply("sets", -40)(s), sale("sets", 41)(s))),
    ("a short road in a city", "come in sets", lambda s: lose(s, 0, "one")),
    ("a short road that fitted nowhere", "come in sets", lambda s: s.table.discarded.pop()),
    ("a short road of a set being laid", "come in sets", lambda s: s.flow[-1].left.pop()),  # type: ignore[union-attr]
    ("a short road made for a city", "come in sets", lambda s: lay(s, 1, "two-0-A1")),
    ("a tower in the box", "tower is", supply("towers", -1)),
    ("a tower on sale", "tower is", sale("tower", True)),
    ("a tower in a city", "tower is", lambda s: lose(s, 0, "tower")),
    ("a starter road laid and kept", "starter road", own(starter=True)),
    ("a starter road neither laid nor kept", "starter road", lambda s: lose(s, 0, "starter")),
    ("two starter roads laid", "starter road", lambda s: lay(s, 0, "starter-0-A1")),
    ("gold", "gold of the round", own(gold=8)),
    ("gold spent and kept", "gold of the round", own(1, gold=3)),
    ("gold without a loan", "gold of the round", own(loan=2)),
    ("a debt", "below zero", own(1, gold=-1, spent=8)),
    ("a loan of a later round", "loan", own(loan=4)),
    ("a resource marker beyond its end", "resource markers", lambda s: food(s, 15)),
    ("a resource marker below its start", "resource markers", lambda s: food(s, -1)),
    ("a resource marker", "three resource", lambda s: s.table.cities[0].resources.pop("food")),
    ("population beyond purple", "population markers", own(population=18)),
    ("population below its start", "population markers", own(population=-1)),
    ("a cell covered twice", "covered twice", lambda s: swap(s, 0, "tower", "tower-0-A10")),
    ("a way that leaves the map", "lies so", lambda s: swap(s, 0, "road", "road-0-J1")),
    ("a piece that is none", "lies so", lambda s: lay(s, 1, "palace-0-A1")),
    ("a tile that is none", "lies so", lambda s: lay(s, 1, "farm0a-0-A1")),
    ("a bridge that ends in the water", "roads on land", lambda s: swap(s, 1, "road", "road-0-C5")),
    ("a short road in the water", "roads on land", lambda s: swap(s, 0, "one", "one-0-F5")),
    ("a tower in the water", "towers stand", lambda s: swap(s, 0, "tower", "tower-0-F5")),
    ("a building in the water", "buildings stand", lambda s: swap(s, 0, "farm1a", "farm1a-0-F5")),
    ("a monument in the water", "cards say", lambda s: swap(s, 1, "petra", "petra-0-D4")),
    ("a port on dry land", "cards say", lambda s: swap(s, 0, "port_of_carthage", "port_of_carthage-0-A1")),
    ("a bridge on dry land", "cards say", lambda s: swap(s, 0, "roman_bridge", "roman_bridge-0-A1")),
    ("a bridge that begins in the water", "cards say", lambda s: swap(s, 0, "roman_bridge", "roman_bridge-0-E7")),
    ("a seat in the order", "order", put(order=[Seat(0)])),
    ("a seat twice in the order", "order", put(order=[Seat(0), Seat(0)])),
    ("a stranger's turn", "has the turn", put(active=Seat(2))),
    ("both pedestals for one", "pedestal", sale("pedestals", [Seat(1), Seat(1)])),
    ("a stranger's pedestal", "pedestal", sale("pedestals", [Seat(2), None])),
    ("an objective twice", "objectives", put(objectives=["village", "village"])),
    ("four objectives", "objectives", put(objectives=["village", "trade", "suburbs", "religion"])),
    ("an unknown objective", "objectives are known", put(objectives=["gold"])),
    ("a round too many", "rounds", lambda s: (put(round=11)(s), own(gold=7)(s))),
    ("points for one of two", "points for all", lambda s: s.table.final.append(s.table.final)),  # type: ignore[arg-type]
]


def misplace(t: Table) -> None:
    t.market.tiles["3"], t.market.tiles["4"] = t.market.tiles["4"], t.market.tiles["3"]


def show(s: Position) -> None:
    s.table.market.monuments.append(s.box.monuments.pop())
    s.table.deck -= 1


def food(s: Position, n: int) -> None:
    s.table.cities[0].resources["food"] = n


@pytest.mark.parametrize(("law", "plant"), [each[1:] for each in PLANTED], ids=[each[0] for each in PLANTED])
def test_what_is_planted_is_found(law: str, plant: Callable[[Position], object]) -> None:
    s = good()
    plant(s)
    with pytest.raises(Bug, match=law):
        check(s)


SOLO: list[tuple[str, str, Callable[[Position], object]]] = [
    ("a monument that it took", "monument is in one", lambda s: s.table.automaton.monuments.pop()),  # type: ignore[union-attr]
    ("three on display", "its places", show),
    ("its cards", "automaton's cards", lambda s: s.box.cards.pop()),
    ("a pedestal", "alone", sale("pedestals", [Seat(0), None])),
    ("a road that it took", "long-road is", took("roads")),
    ("a set that it took", "short-set is", took("sets")),
    ("a tower that it took", "tower is", took("towers")),
]


@pytest.mark.parametrize(("law", "plant"), [each[1:] for each in SOLO], ids=[each[0] for each in SOLO])
def test_what_is_planted_in_the_game_for_one_is_found(law: str, plant: Callable[[Position], object]) -> None:
    s = alone()
    plant(s)
    with pytest.raises(Bug, match=law):
        check(s)
