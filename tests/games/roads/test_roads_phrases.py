"""Typed orders made from a grammar: 500 a language, each understood as it was meant, or refused; never otherwise."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from engine.core.chance import Chance
from engine.core.frames import AnyView
from engine.core.model import Illegal, Seat
from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.hearing import hear
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.state import Box, Hand
from tests.games.roads.positions import table
from tests.laws.play import whims
from tests.soak import times
from words import Speaker

PHRASES = times(500)
LEAST = 480
"""Phrases of these that are understood; the rest may be refused."""
PLACES = ("A1", "B1", "C1", "D1", "E1", "F1", "G1")
"""A road leads from each to the next."""
START = "D1"
LOAD = {"boards": 2, "stone": 1}
LYING = {"boards": 2, "trunks": 1, "stone": 1}
"""The truck's load, and the goods on every tile."""
ROOM, RANGE = 6, 4


class Told(NamedTuple):
    """A part of an order as it is meant: the words that say it in each language, and those that stand for it. via: it
    ends with a place on the way."""

    said: str
    words: tuple[str, ...]
    via: bool = False


class Language(NamedTuple):
    """How things may be said; {g} goods, {p} a place, {v} another on the way, {a} "at" a place."""

    units: Sequence[str]
    goods: Mapping[str, tuple[str, str]]
    ones: Sequence[str]
    numbers: Mapping[int, Sequence[str]]
    every: Sequence[str]
    at: Sequence[str]
    ways: Sequence[str]
    ways_via: Sequence[str]
    takes: Sequence[str]
    drops: Sequence[str]
    takes_at: Sequence[str]
    drops_at: Sequence[str]
    delivers: Sequence[str]
    joins: Sequence[str]
    ands: Sequence[str]


LANGUAGES = {
    "en": Language(
        units=("truck 11", "truck11", "Truck-11", "11", "the truck", "move truck 11", "truck 11:"),
        goods={"boards": ("board", "boards"), "stone": ("stone", "stone"), "trunks": ("trunk", "trunks")},
        ones=("1", "a", "one", "1x"),
        numbers={2: ("2", "two", "2x", "2 x")},
        every=("all", "everything", "all goods"),
        at=("at {p}", "in {p}", "on {p}"),
        ways=("to {p}", "go to {p}", "{p}", "drives to {p}", "→ {p}", "then to {p}"),
        ways_via=("to {p} via {v}", "via {v} to {p}", "drive over {v} to {p}", "to {p} through {v}"),
        takes=("take {g}", "takes {g}", "load {g}", "pick up {g}", "pick {g} up", "take {g} aboard", "fetch {g}"),
        drops=("drop {g}", "unload {g}", "put {g}", "put {g} down", "puts down {g}", "leave {g}", "drop {g} off",
               "sets {g} down"),
        takes_at=("take {g} {a}", "{a} take {g}", "pick {g} up {a}", "load {g} {a}", "pick up {a} {g}"),
        drops_at=("drop {g} {a}", "{a} unload {g}", "put {g} down {a}", "put {g} {a} down", "unload {a} {g}"),
        delivers=("deliver {g} to {p}", "bring {g} to {p} and unload them", "carries {g} to {p}, drop them"),
        joins=(", ", " and ", ", then ", " then ", ", and ", " - "),
        ands=(" and ", ", ", " + "),
    ),
    "de": Language(
        units=("LKW 11", "lkw11", "Lastwagen 11", "11", "der LKW", "bewege LKW 11", "LKW 11:"),
        goods={"boards": ("Brett", "Bretter"), "stone": ("Stein", "Steine"), "trunks": ("Baumstamm", "Baumstämme")},
        ones=("1", "ein", "einen", "1x"),
        numbers={2: ("2", "zwei", "2x", "die 2")},
        every=("alles", "alle Güter"),
        at=("in {p}", "bei {p}", "auf {p}"),
        ways=("nach {p}", "fahre nach {p}", "{p}", "fährt nach {p}", "→ {p}", "nach {p} fahren", "dann nach {p}"),
        ways_via=("nach {p} über {v}", "über {v} nach {p}", "fahre durch {v} nach {p}", "zieht nach {p} via {v}"),
        takes=("nimm {g}", "lade {g}", "lade {g} auf", "nimmt {g} mit", "lädt {g} ein", "{g} aufladen", "hole {g}",
               "{g} mitnehmen"),
        drops=("lade {g} ab", "lädt {g} ab", "{g} abladen", "leg {g} ab", "lass {g} da", "setze {g} ab",
               "lade {g} aus"),
        takes_at=("nimm {g} {a}", "{a} {g} aufladen", "lade {a} {g} auf", "{a} nimm {g}", "nimm {a} {g} mit",
                  "{g} {a} aufladen"),
        drops_at=("lade {g} {a} ab", "{a} {g} abladen", "lade {a} {g} ab", "{a} lade {g} ab", "{g} {a} abladen"),
        delivers=("liefere {g} nach {p}", "bringe {g} nach {p} und lade sie ab", "liefert {g} nach {p} ab"),
        joins=(", ", " und ", ", dann ", " dann ", ", und ", " – "),
        ands=(" und ", ", ", " + "),
    ),
}  # fmt: skip


def position(rows: int = 1) -> AnyView:
    """A truck in the middle of a long road, with the same goods on every tile; or several roads side by side."""
    land = [" ".join(f"{n - row // 2},{row}:P" for n in range(len(PLACES))) for row in range(rows)]
    places = [on_row(place, row) for row in range(1, rows + 1) for place in PLACES]
    roads = [pair for pair in pairwise(places) if pair[0][1:] == pair[1][1:]]
    trucks = {on_row("truck11", row): on_row(START, row) for row in range(1, rows + 1)}
    t = table(*land, units={**trucks, "donkey21": "A1"}, loads=dict.fromkeys(trucks, LOAD),
              ground=dict.fromkeys(places, LYING), roads=roads, phase="movement", homes=("A1", "G1"))  # fmt: skip
    return GAME.view(Position(t, [Hand(), Hand()], Box(), [MovementPhase(serial=1)], 1), Seat(0))


def on_row(said: str, row: int) -> str:
    """Words about the first road and its truck, for another one (0: there is one)."""
    if not row:
        return said
    return re.sub(r"\b([A-G])1\b", rf"\g<1>{row}", re.sub(r"11\b", f"1{row}", said))


class Maker:
    """Makes orders that can be carried out, and says them. Knows the truck's place, its load and the goods on
    every tile, by counting: nothing here asks the code under test."""

    def __init__(self, language: Language, chance: Chance, row: int = 0) -> None:
        self.said_as, self.chance, self.row = language, chance, row
        self.at, self.spent, self.touched, self.via = START, 0, False, False
        self.stops: list[str] = []
        self.load: Counter[str] = Counter(LOAD)
        self.lying = {place: Counter(LYING) for place in PLACES}

    def one(self, of: Sequence[Any]) -> Any:
        return of[self.chance.below(len(of))]

    def order(self) -> Told:
        """A whole order."""
        names = [name for name in self.said_as.units if not self.row or "11" in name]  # "the truck" is there once
        said, words = self.one(names), list[str]()
        for n in range(1 + self.chance.below(4)):
            passed = not self.stops or START in self.stops or self.touched
            back = not passed and self.chance.below(2) == 1
            told = self.at_the_start() if back else self.part()
            said += (" " if n == 0 else ", " if back else self.one(self.said_as.joins)) + told.said
            self.via = told.via
            words = [*told.words, *words] if back else [*words, *told.words]
        return Told(on_row(said, self.row), tuple(on_row(word, self.row) for word in words))

    def at_the_start(self) -> Told:
        """Goods where it stood, said after the first steps of the way."""
        verb = str(self.one(("take", "drop")))
        said, goods = "", dict[str, int]()
        while not goods:
            said, goods = self.handled(verb, START)
        ways = self.said_as.takes_at if verb == "take" else self.said_as.drops_at
        at = self.one(self.said_as.at).format(p=START)
        return Told(self.one(ways).format(g=said, a=at), words(verb, goods))

    def part(self) -> Told:
        kinds = [self.goods, self.goods, self.goods_at, self.delivered]
        kinds += [self.way, self.way, self.way_via] if self.spent < RANGE else []
        return self.one(kinds)() or self.goods()

    def far(self, place: str) -> int:
        return PLACES.index(place) - PLACES.index(self.at)

    def go(self, place: str) -> tuple[str, ...]:
        self.spent += abs(self.far(place))
        self.at = place
        self.stops.append(place)
        return (place,)

    def goal(self) -> str:
        """Another place that it can come to; where it is if there is none."""
        able = [p for p in PLACES if p != self.at and abs(self.far(p)) <= RANGE - self.spent]
        return str(self.one(able or [self.at]))

    def way(self) -> Told | None:
        place = self.goal()
        # "to B1 via C1 and D1": D1 alone would be another place on the way
        ways = [way for way in self.said_as.ways if not self.via or way != "{p}"]
        return Told(self.one(ways).format(p=place), self.go(place))

    def way_via(self) -> Told | None:
        place = self.goal()
        a, b = sorted((PLACES.index(self.at), PLACES.index(place)))
        if b - a < 2:
            return None
        via = str(self.one(PLACES[a + 1 : b]))
        said = self.one(self.said_as.ways_via).format(p=place, v=via)
        return Told(said, (*self.go(via), *self.go(place)), said.endswith(via))

    def amount(self, stock: Mapping[str, int], room: int) -> tuple[str, dict[str, int]]:
        """Goods out of a stock, as they are said."""
        told, left, taken = list[str](), room, dict[str, int]()
        for kind in (k for k, n in stock.items() if n and self.chance.below(2)):
            n = min(left, 1 + self.chance.below(min(2, stock[kind])))
            if n:
                taken[kind], left = n, left - n
                told.append(f"{self.one(self.said_as.ones if n == 1 else self.said_as.numbers[n])} "
                            f"{self.said_as.goods[kind][n > 1]}")  # fmt: skip
        return self.one(self.said_as.ands).join(told), taken

    def handled(self, verb: str, place: str) -> tuple[str, dict[str, int]]:
        """Goods that are taken or put down at a place."""
        self.touched = True
        stock = +self.load if verb == "drop" else +self.lying[place]
        room = ROOM - self.load.total()
        if self.chance.below(4) == 0 and stock and (verb == "drop" or stock.total() <= room):
            said, goods = str(self.one(self.said_as.every)), dict(stock)
        else:
            said, goods = self.amount(stock, stock.total() if verb == "drop" else room)
        moved = Counter(goods)
        self.load += moved if verb == "take" else Counter()
        self.lying[place] += moved if verb == "drop" else Counter()
        self.load -= moved if verb == "drop" else Counter()
        self.lying[place] -= moved if verb == "take" else Counter()
        return said, goods

    def goods(self) -> Told:
        verb = str(self.one(("take", "drop")))
        said, goods = self.handled(verb, self.at)
        if not goods:
            return self.way() or self.goods()
        ways = self.said_as.takes if verb == "take" else self.said_as.drops
        return Told(self.one(ways).format(g=said), words(verb, goods))

    def goods_at(self) -> Told | None:
        """Goods at a place that the truck is to go to, or where it stands before it has gone anywhere."""
        verb = str(self.one(("take", "drop")))
        place = self.at if self.chance.below(2) else self.goal()
        if place != self.at and self.stops:
            return None
        way = () if place == self.at else self.go(place)
        said, goods = self.handled(verb, place)
        if not goods:
            return Told(self.one(self.said_as.ways).format(p=place), way) if way else None
        ways = self.said_as.takes_at if verb == "take" else self.said_as.drops_at
        at = self.one(self.said_as.at).format(p=place)
        return Told(self.one(ways).format(g=said, a=at), (*way, *words(verb, goods)))

    def delivered(self) -> Told | None:
        """Goods that it carries, brought somewhere."""
        place = self.goal()
        said, goods = self.amount(+self.load, self.load.total())
        if not goods or place == self.at:
            return None
        self.touched = True
        self.load -= Counter(goods)
        self.lying[place] += Counter(goods)
        return Told(self.one(self.said_as.delivers).format(g=said, p=place), (*self.go(place), *words("drop", goods)))


def words(verb: str, goods: Mapping[str, int]) -> tuple[str, ...]:
    return tuple(word for kind, n in goods.items() for word in (verb, str(n), kind))


@pytest.mark.parametrize("locale", LANGUAGES)
def test_phrases_mean_what_they_were_made_from_or_are_refused(locale: str) -> None:
    seen, speak = position(), Speaker(locale, GAME, ["Ann", "Ben"])
    refused = list[str]()
    otherwise = list[str]()
    for seed in range(PHRASES):
        told = Maker(LANGUAGES[locale], whims(seed, 0)).order()
        try:
            heard = hear(seen, "orders", told.said, speak)
        except Illegal as illegal:
            refused.append(f"{told.said}: {illegal}")
            continue
        if [sorted_goods(words) for words in heard or ()] != [sorted_goods(("truck11", *told.words))]:
            otherwise.append(f"{told.said}: {heard}, not {told.words}")
    assert not otherwise, "\n".join(otherwise[:20])
    assert len(refused) <= PHRASES - LEAST, "\n".join(refused[:20])


COMMANDS = {
    "en": {"to D1": ("D1",), "drop everything": ("drop 2 boards", "drop 1 stone"), "stay": ("stay",),
           "go to C1": ("C1",)},
    "de": {"nach D1": ("D1",), "alles abladen": ("drop 2 boards", "drop 1 stone"), "bleiben stehen": ("stay",),
           "fahren nach C1": ("C1",)},
}  # fmt: skip
RANGES = {"en": ("–", "-", " - ", " to "), "de": ("–", "-", " – ", " bis ")}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_several_transporters_in_one_order_each_do_it_however_they_are_listed(locale: str) -> None:
    """Three numbers in a row, or the first and the last of them; goods that some of them would take from others are
    refused, and a fraction is no list."""
    seen, speak, ands = position(3), Speaker(locale, GAME, ["Ann", "Ben"]), [*LANGUAGES[locale].ands]
    for seed in range(times(60)):
        chance = whims(seed, 0)
        kind = str(("", "", "truck ", "Truck-")[chance.below(4)])
        between = [("," if chance.below(3) == 0 else str(ands[chance.below(len(ands))])) for _ in range(2)]
        many = f"11{between[0]}12{between[1]}13" if chance.below(3) else "11 12" + LANGUAGES[locale].ands[0] + "13"
        ranged = RANGES[locale][chance.below(4)].join(("11", "13"))
        command, words = [*COMMANDS[locale].items()][chance.below(4)]
        typed = f"{kind}{(many, many, ranged)[chance.below(3)]}{(' ', ': ', ', ')[chance.below(3)]}{command}"
        meant = [(f"truck1{n}", *" ".join(words).split()) for n in (1, 2, 3)]
        assert [*(hear(seen, "orders", typed, speak) or ())] == meant, typed
    for typed in ("11, 12: take 1 board", "11–13: take 1 board"):
        with pytest.raises(Illegal) as refused:
            hear(seen, "orders", typed, Speaker("en", GAME, ["Ann", "Ben"]))
        assert refused.value.code == "orders-each"


def sorted_goods(said: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The parts of orders; goods handled at one stop in any order."""
    parts, at = [(said[0],)], 1
    while at < len(said):
        size = 3 if said[at] in ("take", "drop") else 1
        parts.append(said[at : at + size])
        at += size
    found, run = list[tuple[str, ...]](), list[tuple[str, ...]]()
    for part in [*parts, ("",)]:
        if run and part[0] != run[0][0]:
            found, run = found + sorted(run), []
        run = [*run, part] if part[0] in ("take", "drop") else run
        found += [] if part[0] in ("take", "drop") else [part]
    return tuple(found)
