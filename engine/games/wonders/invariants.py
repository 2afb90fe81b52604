"""The conservation laws of World Wonders; they hold after every action, so they are checked in one quick pass."""

from __future__ import annotations

from functools import lru_cache, partial

from engine.core.model import Bug, require

from .edition import tiles_of
from .flow import Position
from .forms import Way
from .layout import Ground, ground_of, laid_of
from .objectives import OBJECTIVES
from .phases.turn import ShortSet
from .state import LONG_ROAD, SHORT_ROADS, STARTER, TOWER, Automaton, City, Table
from .tracks import side


class Laid:
    """All pieces that lie in the cities, counted while each city is looked at."""

    def __init__(self) -> None:
        self.tiles: list[str] = []
        self.monuments: list[str] = []
        self.shorts: list[str] = []
        self.roads = self.towers = 0


def check(s: Position) -> None:
    """Raises `Bug` naming the law that is broken."""
    t = s.table
    laid = Laid()
    for city in t.cities:
        _city(t, city, laid)
        _boards(t, city)
    _tiles(s, laid)
    _monuments(s, laid)
    _supply(s, laid)
    _seats(t)


law = partial(require, "wonders")


def _city(t: Table, city: City, laid: Laid) -> None:
    """Every piece lies within the map, on cells of its own and on ground it may lie on."""
    ways = laid_of(t.edition)
    ground = ground_of(t.edition.maps[city.land])
    water, taken, starters = ground.water, 0, 0
    for site in city.pieces:
        piece = site.piece
        try:
            sort, way = ways[site]
        except KeyError:
            raise Bug(f"wonders: no piece {piece} lies so") from None
        cells = way.cells
        law(not cells & taken, "no cell is covered twice")
        taken |= cells
        if sort == "road":
            law(not cells & water or (piece in (LONG_ROAD, STARTER) and not way.ends & water), "roads on land")
            starters += piece == STARTER
            if piece in (LONG_ROAD, STARTER):
                laid.roads += 1
            else:
                laid.shorts.append(piece)
        elif sort == "monument":
            law(_stands(t.monument(piece).ground, way, ground), "monuments stand where their cards say")
            laid.monuments.append(piece)
        elif sort == TOWER:
            law(not cells & water, "towers stand on land")
            laid.towers += 1
        else:
            law(not cells & water, "buildings stand on land")
            laid.tiles.append(piece)
    law(starters == (not city.starter), "a starter road is laid once")
    laid.roads += city.starter


def _stands(rule: str, way: Way, ground: Ground) -> bool:
    """Whether a monument of this ground may stand so."""
    wet = way.cells & ground.water
    if rule == "land":
        return not wet
    if rule == "coast":
        return bool(wet)
    return not way.ends & wet and (rule == "ends" or bool(wet))


def _boards(t: Table, city: City) -> None:
    """Markers are on their tracks; the gold of a round is there or spent; a loan was taken in a round."""
    tracks, limits = side(t), t.edition.limits
    for value in city.resources.values():
        law(0 <= value <= tracks.last, "resource markers are on their tracks")
    law(len(city.resources) == 3, "three resource markers")
    law(0 <= city.population <= tracks.purple, "population markers are on their tracks")
    law(0 <= city.loan <= t.round, "a loan was taken in a round that was played")
    law(city.gold >= 0 and city.spent >= 0, "no gold below zero")
    if t.round and not t.final:
        lent = limits.loan if city.loan == t.round else 0
        law(city.gold + city.spent == limits.gold + lent, "the gold of the round is there or spent")


def _tiles(s: Position, laid: Laid) -> None:
    """Every building tile is in its stack, before it, in a city or gone."""
    t = s.table
    found = [*laid.tiles, *t.gone]
    for tile in t.market.tiles.values():
        if tile:
            found.append(tile)
    for stack in s.box.stacks.values():
        found += stack
    law(sorted(found) == _all_tiles(t.edition.in_play(len(t.cities))), "every building tile is in one place")
    for stack_name, tile in t.market.tiles.items():
        law(not tile or tile[:-1].endswith(stack_name), "a tile lies before its stack")


@lru_cache(maxsize=16)
def _all_tiles(stacks: tuple[int, ...]) -> list[str]:
    return sorted(tile for stack in stacks for tile in tiles_of(stack))


def _monuments(s: Position, laid: Laid) -> None:
    """Every monument is in the deck, on display, in a city or with the automaton."""
    t = s.table
    taken = t.automaton.monuments if t.automaton is not None else []
    found = [*s.box.monuments, *t.market.monuments, *laid.monuments, *taken]
    law(sorted(found) == sorted(each.id for each in t.edition.monuments), "every monument is in one place")
    law(t.deck == len(s.box.monuments), "the open count of the monuments is right")
    solo = t.automaton is not None
    shown = t.edition.limits.monuments_solo if solo else t.edition.limits.monuments
    law(len(t.market.monuments) <= shown, "no more monuments on display than its places")
    if t.automaton is not None:
        law(t.automaton.deck == len(s.box.cards), "the open count of the automaton's cards is right")


def _supply(s: Position, laid: Laid) -> None:
    """Roads, sets and towers are in the box, on sale, laid (starter roads: with their owners until then), discarded
    or taken by the automaton; of each set sold all three pieces are somewhere."""
    t = s.table
    limits, box, market, took = t.edition.limits, t.supply, t.market, t.automaton or Automaton()
    laying = [piece for frame in s.flow if isinstance(frame, ShortSet) for piece in frame.left]
    shorts = [*laid.shorts, *t.discarded, *laying]
    sets = shorts.count(SHORT_ROADS[-1])
    law(sorted(shorts) == sorted(SHORT_ROADS * sets), "short roads come in sets")
    for name, left, sale, used, all_ in (
        ("long-road", box.roads, market.roads, laid.roads + took.roads, limits.roads),
        ("short-set", box.sets, market.sets, sets + took.sets, limits.sets),
        ("tower", box.towers, int(market.tower), laid.towers + took.towers, limits.towers),
    ):
        law(left >= 0 and sale >= 0, f"no {name} below zero")
        law(left + sale + used == all_, f"every {name} is in one place")


def _seats(t: Table) -> None:
    """The order holds every seat once; pedestals belong to different seats; points are those of all or none."""
    seats = list(range(len(t.cities)))
    law(sorted(t.order) == (seats if t.round else sorted(set(t.order))), "every seat is in the order once")
    law(t.active is None or t.active in seats, "a seat has the turn")
    owners = [owner for owner in t.market.pedestals if owner is not None]
    law(len(set(owners)) == len(owners) and all(owner in seats for owner in owners), "a pedestal each at most")
    law(t.automaton is None or not owners, "nobody has a pedestal alone")
    law(len(set(t.objectives)) == len(t.objectives) <= t.edition.objectives.draw, "objectives")
    law(all(name in OBJECTIVES for name in t.objectives), "objectives are known")
    law(0 <= t.round <= t.edition.limits.rounds, "no more rounds than there are")
    law(len(t.final) in (0, len(seats)), "points for all or none")
