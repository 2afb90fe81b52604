"""Positions of World Wonders for the picture tests: cities that grow by chance, the same every time."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Literal

from engine.core.model import Seat
from engine.games.wonders.actions import Site
from engine.games.wonders.edition import HOUSE, is_tile, tiles_of
from engine.games.wonders.layout import Layout
from engine.games.wonders.placing.pieces import fitting
from engine.games.wonders.scoring import scores
from engine.games.wonders.state import LONG_ROAD, SHORT_ROADS, STARTER, TOWER, Automaton, City, Market, Supply, Table

OBJECTIVES = ("fertile_valley", "metropolis", "abundance")
NATURAL = ("natural_resources", "roads_of_rome", "village")


class Growth:
    """A table on which players buy by chance, round after round."""

    def __init__(self, seats: int, lands: str, board: Literal["A", "B"], seed: int) -> None:
        self.luck = Random(seed)
        self.stacks = {n: self.luck.sample(tiles_of(n), 10) for n in HOUSE.in_play(seats)}
        self.cards = self.luck.sample([each.id for each in HOUSE.monuments], len(HOUSE.monuments))
        names = ["A"] * seats if lands == "A" else self.luck.sample(["B1", "B2", "B3", "B4", "B5"], seats)
        self.shown = HOUSE.limits.monuments if seats > 1 else HOUSE.limits.monuments_solo
        self.table = Table(
            HOUSE,
            [City(land) for land in names],
            Market(),
            Supply(HOUSE.limits.roads - seats, HOUSE.limits.sets, HOUSE.limits.towers),
            board,
            order=[Seat(n) for n in self.luck.sample(range(seats), seats)],
            automaton=Automaton("A03", 11) if seats == 1 else None,
        )

    def begin(self) -> None:
        """A round's market."""
        t = self.table
        roads = HOUSE.roads(len(t.cities))
        t.round += 1
        t.market = Market(roads.roads, roads.sets, True, [None, None], {}, t.market.monuments)
        t.market.tiles = {str(n): stack.pop() for n, stack in self.stacks.items()}
        self.refill()
        for city in t.cities:
            city.gold, city.spent, city.out = HOUSE.limits.gold, 0, False

    def refill(self) -> None:
        shown = self.table.market.monuments
        while self.cards and len(shown) < self.shown:
            shown.append(self.cards.pop())
        self.table.deck = len(self.cards)

    def play(self, turns: int) -> None:
        """So many turns of each player, in order."""
        t = self.table
        for _ in range(turns):
            for seat in t.order:
                t.active = seat
                self.turn(seat)

    def turn(self, seat: Seat) -> None:
        city = self.table.cities[seat]
        if city.starter:
            city.starter = False
            self.lay(city, STARTER)
        if city.out:
            return
        if not city.loan and self.luck.random() < 0.04:
            city.loan = self.table.round
            city.gold += HOUSE.limits.loan
        if not (self.wonder(city) or self.tile(city) or self.small(seat, city)):
            city.out = True

    def wonder(self, city: City) -> bool:
        market = self.table.market
        for name in market.monuments if city.gold < 7 else ():
            if self.lay(city, name):
                market.monuments.remove(name)
                self.refill()
                self.pay(city, city.gold)
                city.out = True
                card = HOUSE.monument(name)
                self.move(city, (card.resource,) if card.resource else (), card.population)
                return True
        return False

    def tile(self, city: City) -> bool:
        tiles = self.table.market.tiles
        shown = [n for n, tile in tiles.items() if tile and HOUSE.stack(tile).price <= city.gold]
        for n in self.luck.sample(shown, len(shown)):
            if self.lay(city, tiles[n]):
                self.pay(city, HOUSE.stack(tiles[n]).price)
                self.move(city, HOUSE.tile(tiles[n]).symbols, 0)
                tiles[n] = ""
                return True
        return False

    def small(self, seat: Seat, city: City) -> bool:
        market, limits = self.table.market, HOUSE.limits
        if market.sets and city.gold >= limits.short and sum(self.lay(city, piece) for piece in SHORT_ROADS):
            market.sets -= 1
            self.pay(city, limits.short)
            return True
        if market.roads and city.gold >= limits.road and self.lay(city, LONG_ROAD):
            market.roads -= 1
            self.pay(city, limits.road)
            return True
        if market.tower and city.gold >= limits.tower and self.lay(city, TOWER):
            market.tower = False
            self.pay(city, limits.tower)
            return True
        if seat not in market.pedestals and None in market.pedestals and city.gold >= limits.pedestal:
            market.pedestals[market.pedestals.index(None)] = seat
            self.pay(city, limits.pedestal)
            return True
        return False

    def lay(self, city: City, piece: str) -> bool:
        """Lay a piece where it covers little and touches much; roads where they lead on."""
        layout = Layout(HOUSE, city)
        ways = fitting(layout, piece)
        if not ways:
            return False
        taken, ground = layout.taken, layout.ground
        edge = ground.whole & ~ground.beside(ground.whole & ~(ground.border | ground.bottom))

        def worth(beside: int, cells: int) -> float:
            touched = (beside & (taken | edge | ground.water)).bit_count()
            lead = (beside & layout.green).bit_count() if not is_tile(piece) else 0
            return touched + 0.6 * lead - 2 * (cells & ground.natural).bit_count() + self.luck.random() * 2

        best = max(ways, key=lambda way: worth(way.beside, way.cells))
        city.pieces.append(Site(piece, best.parts))
        return True

    def pay(self, city: City, gold: int) -> None:
        city.gold -= gold
        city.spent += gold
        city.out = city.out or not city.gold

    def move(self, city: City, symbols: tuple[str, ...], population: int) -> None:
        """Move the markers of a city's tracks."""
        tracks = HOUSE.tracks[self.table.board]
        for each in symbols:
            if city.resources[each] < tracks.last:
                city.resources[each] += 1
                population += city.resources[each] in tracks.white(each)
        city.population = min(tracks.purple, city.population + population)


def grown(
    seats: int, rounds: int, turns: int, *, lands: str = "A", board: Literal["A", "B"] = "A", seed: int = 1
) -> Table:
    """A table in that round, after so many turns of each player in it."""
    growth = Growth(seats, lands, board, seed)
    for n in range(rounds):
        growth.begin()
        growth.play(turns if n == rounds - 1 else 12)
    t = growth.table
    if seats > 1:
        t.objectives = list(OBJECTIVES if seed % 2 else NATURAL)
    acting = [seat for seat in t.order if not t.cities[seat].out]
    t.active = acting[0] if acting else None
    return t


def ended(seats: int, *, lands: str = "A", seed: int = 1) -> Table:
    """The end of a game."""
    t = grown(seats, 10, 12, lands=lands, seed=seed)
    t.reason, t.active, t.final = "rounds", None, scores(t)
    return t


TABLES = {
    "solo": lambda: grown(1, 6, 2, lands="B", seed=4),
    "start": lambda: grown(2, 1, 0),
    "first": lambda: grown(3, 1, 1, lands="B", board="B", seed=2),
    "two": lambda: grown(2, 5, 2, lands="B", seed=3),
    "three": lambda: grown(3, 7, 2, board="B", seed=6),
    "four": lambda: grown(4, 8, 1, lands="B", seed=7),
    "crowded": lambda: grown(5, 10, 2, lands="B", board="B", seed=11),
    "end": lambda: ended(5, lands="B", seed=21),
    "end-four": lambda: ended(4, seed=22),
    "end-two": lambda: ended(2, lands="B", seed=23),
    "end-solo": lambda: ended(1, seed=24),
    "crowded-two": lambda: grown(2, 10, 3, seed=12),
}


@cache
def position(name: str) -> Table:
    """A position, made once: nobody changes it."""
    return TABLES[name]()
