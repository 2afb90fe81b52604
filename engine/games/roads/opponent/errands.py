"""Errands: each transporter gets one, the most rewarding for its time first.

An errand takes goods from their source to their goal, or part of the way if the transporter can go no further: to
the port from which a boat goes on, or to its landing. Nothing is promised twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from ..components import BOX
from ..movement import routes
from ..state import Unit, kind_of
from .goals import Demand, herd_wanted
from .outlook import Outlook, Stock, pastures
from .ways import FAR, TURN

WEALTH = ("stock", "coins", "gold")
"""Goods that count in the end if aboard, the best first."""
SAVING = 3
"""Turns before the end in which it is taken aboard."""


class Errand(NamedTuple):
    """A transporter's errand: pick up `goods` at `source` ("" if they are aboard) and bring them to `to`. hold: they
    stay aboard there. Without goods it just goes to `to`; `bare`: with nothing aboard."""

    unit: Unit
    source: str
    to: str
    goods: Stock
    hold: bool
    score: int
    bare: bool = False


class Post(NamedTuple):
    """A place where a transporter should be at the end of the phase."""

    at: str
    worth: int


class Wish(NamedTuple):
    """Goods that are wanted where a leg ends: the worth of a piece, their number, and whether they stay aboard."""

    worth: int
    kind: str
    n: int
    hold: bool


class _End(NamedTuple):
    """Where a leg ends: what is wanted there, and the time for the way."""

    wishes: list[Wish]
    way: int


class _Pick(NamedTuple):
    """Goods taken for some wishes, what they are worth there together, and whether they stay aboard."""

    goods: Stock
    worth: int
    hold: bool


def assign(o: Outlook, wanted: list[Demand], posts: list[Post], units: list[Unit]) -> list[Errand]:
    """Errands for these transporters, the most rewarding first; some may get none."""
    desk = _Desk(o, wanted, posts)
    left = list(units)
    best: dict[str, Errand | None] = {unit.name: desk.best(unit) for unit in left}
    errands = breeders(o, best)
    for errand in errands:
        left.remove(errand.unit)
    while left:
        for unit in left:
            if unit.name not in best:
                best[unit.name] = desk.best(unit)
        offers = [each for unit in left if (each := best[unit.name]) is not None]
        if not offers:
            break
        best_errand = max(offers, key=lambda each: each.score)
        desk.book(best_errand)
        errands.append(best_errand)
        left.remove(best_errand.unit)
        best = {name: each for name, each in best.items() if each is None or not desk.touched(each, best_errand)}
    return errands


def several(o: Outlook, wanted: list[Demand], posts: list[Post], units: list[Unit], most: int) -> list[Errand]:
    """For each of these transporters the most rewarding errands, as if it were the only one."""
    desk = _Desk(o, wanted, posts)
    return [errand for unit in units for errand in sorted(desk.all(unit), key=lambda each: -each.score)[:most]]


def breeders(o: Outlook, best: Mapping[str, Errand | None]) -> list[Errand]:
    """Two donkeys go to breed on a free pasture, if that is worth more than their other errands. `best`: the errands
    of those that are free."""
    if o.left < 8 or len(o.units("land")) >= herd_wanted(o) or len(o.fleet) >= BOX.limits.all or o.t.turn < 2:
        return []
    herd = [unit for unit in o.units("land") if unit.kind == "donkey" and unit.name in best]
    top, pair = 0, list[Errand]()
    for bank in pastures(o.t, o.seat)[:8]:
        if not _quiet(o, o.atlas.banks[bank]):
            continue
        near, steps = _nearest_two(o, herd, bank)
        if len(near) < 2 or max(steps) > 3 * TURN:
            continue
        worth = o.policy.herd * o.left * 60 // (2 * sum(steps) + 2 * TURN)
        lost = sum(errand.score for unit in near if (errand := best[unit.name]) is not None)
        if worth > lost and worth > top:
            top = worth
            pair = [Errand(unit, "", bank, {}, False, worth // 2, True) for unit in near]
    return pair


def _quiet(o: Outlook, tile: str) -> bool:
    """Whether nothing lies on a tile, and no other player's transporter is there."""
    lies = any(o.t.ground.get(bank) for bank in o.atlas.tiles[tile].banks)
    return not lies and all(unit.seat == o.seat for unit in o.t.on(tile))


def _nearest_two(o: Outlook, herd: list[Unit], bank: str) -> tuple[list[Unit], list[int]]:
    """The donkeys that can be on a pasture first, without goods there, and how long each takes; two at most."""
    times, tile = o.travel.times("donkey", bank), o.atlas.banks[bank]
    able = [unit for unit in herd if not (unit.load and o.atlas.tile_of[unit.at] == tile)]
    away = {unit.name: times.get(unit.at, FAR) for unit in able}
    near = sorted(able, key=lambda unit: (away[unit.name], unit.name))[:2]
    return near, [away[unit.name] for unit in near]


class _Desk:
    """The goods and wishes not yet promised to anybody."""

    def __init__(self, o: Outlook, wanted: list[Demand], posts: list[Post]) -> None:
        self.o = o
        self.posts = list(posts)
        self.free = {spot: dict(stock) for spot, stock in o.free.items()}
        self.soon = {spot: dict(stock) for spot, stock in o.soon.items()}
        lies = {spot: dict(stock) for spot, stock in o.lies.items()}
        self.wanted: list[int] = []  # how many are still wanted, by number of the demand
        self.demands = wanted
        for demand in wanted:
            there = lies.get(demand.at, {})
            kept = min(demand.n, there.get(demand.kind, 0))
            if kept:
                there[demand.kind] -= kept
                free = self.free[demand.at]
                free[demand.kind] = min(free.get(demand.kind, 0), there[demand.kind])
            self.wanted.append(demand.n - kept)
        self.late = 0  # the loss for a transporter that has moved already
        self.alike: dict[tuple[object, ...], Errand | None] = {}  # the best for transporters in the same situation

    # --- the best for one transporter

    def best(self, unit: Unit) -> Errand | None:
        """The most rewarding errand for a transporter; None if there is nothing for it to do."""
        key = (unit.kind, unit.at, unit.spent, unit.rough, unit.docked, unit.lifted, *unit.load.items())
        if key not in self.alike:
            self.alike[key] = self._best(unit)
        found = self.alike[key]
        return None if found is None else found._replace(unit=unit)

    def _best(self, unit: Unit) -> Errand | None:
        return max(self.all(unit), key=lambda errand: errand.score, default=None)  # the first of equals

    def all(self, unit: Unit) -> Iterator[Errand]:
        """All errands that a transporter could be given."""
        here = self.o.here(unit)
        self.late = 0 if routes.reach(self.o.t, unit) else TURN
        post = self._post(unit)
        if post is not None:
            yield post
        for spot in self._sources(here):
            near = spot in here
            lead = 0 if near else self.o.travel.times(unit.kind, spot).get(unit.at, FAR)
            if lead < FAR:
                yield from self._from(unit, spot, lead, near)
                yield from self._keep(unit, spot, lead, near)
        if not here and unit.load:
            yield from self._from(unit, "", 0, True)

    def _sources(self, here: tuple[str, ...]) -> list[str]:
        return list(dict.fromkeys([*here, *self.free, *self.soon]))

    def _post(self, unit: Unit) -> Errand | None:
        best = None
        for post in self.posts:
            away = self.o.travel.times(unit.kind, post.at).get(unit.at, FAR)
            if away < FAR:
                score = post.worth * 60 // (away + (self.late if away else 0) + TURN)
                if best is None or score > best.score:
                    best = Errand(unit, "", post.at, {}, False, score)
        return best

    def _keep(self, unit: Unit, spot: str, lead: int, near: bool) -> list[Errand]:
        """Take goods that count aboard and keep them: others' always, own gold towards the end."""
        left = self.o.left
        prey = spot in self.o.prey
        own = self.o.policy.clutch > 0 and not prey
        if (left > SAVING and not prey and not own) or lead > TURN * (left + 1):
            return []
        load = kind_of_load(unit)
        room = unit.about.carries - sum(load.get(kind, 0) for kind in WEALTH)
        stock = self.free.get(spot, {})
        if own and left > SAVING:
            stock = {kind: stock.get(kind, 0) for kind in WEALTH[:2]}
        goods, worth = {}, 0
        for kind in WEALTH:
            part = min(room, stock.get(kind, 0))
            if part > 0:
                goods[kind] = part
                worth += part * BOX.wealth[kind]
                room -= part
        if not goods:
            return []
        for kind in WEALTH:
            if near and load.get(kind):
                goods[kind] = goods.get(kind, 0) + load[kind]
        if prey:  # what the others lose by it counts as well
            worth += worth // max(1, len(self.o.t.players) - 1)
        urgency = (4 - left if left < 3 else 1) * 120
        return [Errand(unit, spot, spot, goods, True, worth * urgency // (lead + TURN))]

    def _from(self, unit: Unit, spot: str, lead: int, near: bool) -> list[Errand]:
        """The errands that begin at a spot, as many as there are ends for the first leg."""
        stock = self._stock(unit, spot, lead, near)
        if not stock:
            return []
        errands = []
        for to, end in self._ends(unit, spot, stock).items():
            pick = self._pick(unit, end.wishes, kind_of_load(unit) if to == spot else dict(stock))
            if pick.goods:
                time = lead + end.way
                score = pick.worth * 60 // (time + (self.late if time else 0) + TURN)
                errands.append(Errand(unit, spot, to, pick.goods, pick.hold, score))
        return errands

    def _stock(self, unit: Unit, spot: str, lead: int, near: bool) -> Stock:
        """The goods that a transporter can begin with at a spot: those there when it comes, and those aboard."""
        stock = dict(self.free.get(spot, {}))
        if lead >= TURN:
            for kind, n in self.soon.get(spot, {}).items():
                stock[kind] = stock.get(kind, 0) + n
        if near:
            for token, n in unit.load.items():
                stock[kind_of(token)] = stock.get(kind_of(token), 0) + n
        return {kind: n for kind, n in stock.items() if n > 0}

    def _ends(self, unit: Unit, spot: str, stock: Stock) -> dict[str, _End]:
        """Where a transporter can bring any of these goods from a spot: to a goal or on the way there."""
        ends: dict[str, _End] = {}
        for demand, wanted in zip(self.demands, self.wanted, strict=True):
            if wanted <= 0 or demand.kind not in stock:
                continue
            if demand.at == spot:
                if unit.load and kind_of_load(unit).get(demand.kind):
                    wish = Wish(demand.worth, demand.kind, wanted, demand.hold)
                    ends.setdefault(spot, _End([], 0)).wishes.append(wish)
                continue
            for leg in self.o.travel.legs(spot or unit.at, demand.at):
                way = self._way(unit, spot, leg.to) if leg.element == unit.about.element else FAR
                if way < FAR:
                    worth = demand.worth * 2 * TURN // (2 * TURN + leg.rest)
                    wish = Wish(worth, demand.kind, wanted, demand.hold and leg.to == demand.at)
                    ends.setdefault(leg.to, _End([], way)).wishes.append(wish)
        return ends

    def _pick(self, unit: Unit, wishes: list[Wish], there: Stock) -> _Pick:
        """What a transporter takes for some wishes, the most precious first, as far as it has room; only goods that
        stay aboard, or only others. Uses up `there`."""
        wished = [wish.kind for wish in wishes]
        room = unit.about.carries
        room -= sum(n for kind, n in kind_of_load(unit).items() if stays(self.o, kind) and kind not in wished)
        goods: Stock = {}
        worth, hold = 0, False
        for wish in sorted(wishes, key=lambda wish: -wish.worth):
            part = min(wish.n, room, there.get(wish.kind, 0))
            if part > 0 and (not goods or wish.hold == hold):
                goods[wish.kind] = goods.get(wish.kind, 0) + part
                there[wish.kind] -= part
                room -= part
                worth += wish.worth * part
                hold = wish.hold
        return _Pick(goods, worth, hold)

    def _way(self, unit: Unit, spot: str, to: str) -> int:
        table = self.o.travel.times(unit.kind, to)
        if not spot or spot in self.o.here(unit):
            return table.get(unit.at, FAR)
        return min((table.get(place, FAR) for place in self.o.travel.ends(unit.kind, spot)), default=FAR)

    # --- promising

    def book(self, errand: Errand) -> None:
        """Promise the goods and the wish to an errand."""
        self.alike.clear()
        o, unit = self.o, errand.unit
        if not errand.goods:
            post = next(post for post in self.posts if post.at == errand.to)
            self.posts.remove(post)
            return
        load = kind_of_load(unit) if errand.source in (*o.here(unit), "") else {}
        for kind, n in errand.goods.items():
            rest = max(0, n - load.get(kind, 0))
            for pool in (self.free, self.soon):
                stock = pool.get(errand.source, {})
                part = min(rest, stock.get(kind, 0))
                if part:
                    stock[kind] -= part
                    rest -= part
            for number, demand in enumerate(self.demands):
                part = min(n, self.wanted[number])
                if demand.kind != kind or part <= 0:
                    continue
                if demand.at == errand.to or any(
                    leg.to == errand.to for leg in o.travel.legs(errand.source or unit.at, demand.at)
                ):
                    self.wanted[number] -= part
                    n -= part
        self.posts = [post for post in self.posts if post.at != errand.to]

    def touched(self, errand: Errand, by: Errand) -> bool:
        """Whether an errand found before may not be there any more since another was promised."""
        if errand.unit is by.unit:
            return True
        if not errand.goods:
            return errand.to == by.to
        return any(kind in by.goods for kind in errand.goods)


def stays(o: Outlook, kind: str) -> bool:
    """Whether goods of a kind stay aboard where they are not wanted."""
    return kind in (WEALTH if o.left <= SAVING else WEALTH[:2] if o.policy.raid else ())


def kind_of_load(unit: Unit) -> Stock:
    """A load by kind."""
    load: Stock = {}
    for token, n in unit.load.items():
        load[kind_of(token)] = load.get(kind_of(token), 0) + n
    return load
