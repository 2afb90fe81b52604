"""A seat's next goals: buildings in an order that depends on the land, and the goods needed at each place."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from engine.kit.goods import missing

from ..components import BOX, BUILDINGS
from ..state import kind_of, road_name
from . import ways
from .outlook import Outlook, Stock

SPARE = 2
"""Boards that should lie ready."""
AFLOAT = 3
"""Boats that are enough."""


class Goal(NamedTuple):
    """Something to be built: the kind of building, "road" or "bridge"; the place for the goods and a transporter;
    its cost; the road's or arm's name."""

    kind: str
    at: str
    cost: dict[str, int]
    name: str = ""


class Share(NamedTuple):
    """A goal's share of the goods: by spot and in all, and whether that is enough."""

    goal: Goal
    spots: dict[str, Stock]
    got: Stock
    enough: bool


class Demand(NamedTuple):
    """Goods wanted on a spot, how much a piece is worth there. hold: it stays aboard."""

    kind: str
    n: int
    at: str
    worth: int
    hold: bool = False


def goals(o: Outlook) -> list[Goal]:
    """All goals, the most urgent first."""
    wished = list[Goal]()
    counts: dict[str, int] = {}
    paved: list[Goal] | None = None
    for kind, n, least, when in o.policy.wishes:
        if o.left < least or (when and not holds(o, when)):
            continue
        if kind == "road":
            paved = roads(o) if paved is None else paved
            wished += [road for road in paved if road not in wished][:n]
            continue
        missing = n - o.stands(kind) - counts.get(kind, 0)
        free = o.sites.free.get(kind, ())
        for bank in free[counts.get(kind, 0) : counts.get(kind, 0) + missing] if missing > 0 else ():
            counts[kind] = counts.get(kind, 0) + 1
            wished.append(Goal(kind, o.spot(bank), BUILDINGS[kind].cost(), bank))
    return wished


def holds(o: Outlook, when: str) -> bool:
    """Whether a condition of a wish holds. rocky, clay: where stone comes from; boats: the mines need them; ore,
    poor: whether there are mines at all; herd: more transporters than at the start; study: something to research."""
    match when:
        case "rocky":
            return o.sites.rocky
        case "clay":
            return not o.sites.rocky
        case "boats":
            return o.sites.boats
        case "ore":
            return bool(o.sites.at("mine"))
        case "poor":
            return not o.sites.at("mine")
        case "herd":
            return len(o.units("land")) > BOX.start.donkeys
        case _:
            return bool(studies(o))


def roads(o: Outlook) -> list[Goal]:
    """Roads along which much is carried, between buildings that supply each other."""
    by_name: dict[str, Goal] = {}
    for source, sink in o.policy.routes:
        ends = o.sites.stand.get(sink, ())[:1] if sink != "hub" else (o.sites.hub,)
        for bank in o.sites.stand.get(source, ()) if ends else ():
            path = o.travel.path(bank, ends[0])
            for a, b in itertools.pairwise(path):
                if len(path) <= 4 and not o.t.road(a, b):
                    name = road_name(o.atlas, a, b)
                    spots = sorted((a, b), key=lambda end: (not o.lies.get(o.spot(end), {}).get("stone", 0), end))
                    by_name.setdefault(name, Goal("road", o.spot(spots[0]), {"stone": 1}, name))
    return list(by_name.values())


def active(o: Outlook, shares: list[Share]) -> list[Share]:
    """The goals to be worked towards now: those for which there is enough, and the first for which there is not."""
    near: list[Share] = []
    short, ahead = False, o.policy.ahead
    for share in shares:
        if share.enough or not short:
            near.append(share)
        short = short or not share.enough
        if len(near) == ahead:
            break
    return near


def allot(o: Outlook, all_goals: list[Goal]) -> list[Share]:
    """The share of the goods for every goal within reach; the nearest first, the more urgent goals first."""
    pool = {spot: dict(stock) for spot, stock in o.lies.items()}
    for unit in o.fleet:
        spot = next(iter(o.here(unit)), unit.at)
        for token, n in unit.load.items():
            stock = pool.setdefault(spot, {})
            stock[kind_of(token)] = stock.get(kind_of(token), 0) + n
    within = [goal for goal in all_goals if within_reach(o, goal.at)]
    shares = [Share(goal, {}, {}, False) for goal in within]
    for share in shares:
        _take(share, pool, [share.goal.at])  # goods already there are for it
    for share in shares:
        far = ways.haul(o.atlas, share.goal.at)
        _take(share, pool, sorted(pool, key=lambda spot: (far.get(spot, 0), spot)))
    return [share._replace(enough=share.got == share.goal.cost) for share in shares]


def _take(share: Share, pool: dict[str, Stock], spots: list[str]) -> None:
    """Give a goal the goods it still lacks, from these spots in order."""
    for kind, wanted in share.goal.cost.items():
        for spot in spots:
            part = min(wanted - share.got.get(kind, 0), pool.get(spot, {}).get(kind, 0))
            if part > 0:
                pool[spot][kind] -= part
                share.spots.setdefault(spot, {})[kind] = part
                share.got[kind] = share.got.get(kind, 0) + part


def within_reach(o: Outlook, bank: str) -> bool:
    """Whether any of the seat's transporters can come to a bank."""
    return any(o.travel.times(unit.kind, bank).get(unit.at, ways.FAR) < ways.FAR for unit in o.fleet)


def demands(o: Outlook, all_goals: list[Goal], now: list[Share]) -> list[Demand]:
    """All goods that are wanted somewhere, the most precious first."""
    wanted = [Demand(kind, n, share.goal.at, worth(o, share.goal, rank))
             for rank, share in enumerate(now) for kind, n in share.got.items()]  # fmt: skip
    wanted += _wood(o, all_goals)
    wanted += _metal(o)
    wanted += _shafts(o)
    if studies(o) and flock(o):
        wanted.append(Demand("paper", 1, flock(o), o.policy.worths.paper, True))
    return sorted(wanted, key=lambda demand: -demand.worth)


def worth(o: Outlook, goal: Goal, rank: int) -> int:
    """The worth of a piece of a goal's goods at its site: the fewer missing there, the more."""
    lies = o.lies.get(goal.at, {})
    wanting = sum(missing(lies, goal.cost).values())
    worths = o.policy.worths
    piece = worths.road if goal.kind == "road" else max(1, worths.site - worths.rank * rank)
    return piece * sum(goal.cost.values()) // max(1, wanting)


def rafts_wanted(o: Outlook) -> int:
    """How many boats the seat wants now."""
    if not o.sites.boats or o.left < 5:
        return 0
    many = o.have.get("boards", 0) >= 6
    return AFLOAT if many and o.stands("mine") else 2


def herd_wanted(o: Outlook) -> int:
    """How many land transporters the seat wants."""
    return BOX.limits.all - AFLOAT if o.sites.boats else BOX.limits.land


def _wood(o: Outlook, all_goals: list[Goal]) -> Iterator[Demand]:
    hub, worths = o.sites.stand.get("sawmill", ()), o.policy.worths
    if hub and o.left > 4:
        yield Demand("stone", 3, o.spot(hub[0]), worths.stone)
    if o.stands("raft_factory") and len(o.units("water")) < rafts_wanted(o):
        yield Demand("trunks", 2, o.spot(o.sites.stand["raft_factory"][0]), worths.raft, True)
    if hub and o.left > 1:
        wanted = sum(goal.cost.get("boards", 0) for goal in all_goals[: o.policy.near]) - o.have.get("boards", 0)
        wanted += 2 * (fuel_wanted(o) + paper_wanted(o)) + SPARE
        n = max(0, min(6, (wanted + 1) // 2))
        if n:
            yield Demand("trunks", n, o.spot(hub[0]), worths.trunks)
        yield Demand("trunks", 6, o.spot(hub[0]), worths.more)
    if o.stands("stone_factory"):
        yield Demand("clay", 3, o.spot(o.sites.stand["stone_factory"][0]), worths.clay)
    if not hub:
        return
    fuel = fuel_wanted(o)
    if o.stands("coal_burner") and fuel:
        yield Demand("boards", 2 * fuel, o.spot(o.sites.stand["coal_burner"][0]), worths.coal)
    paper = paper_wanted(o)
    if o.stands("paper_mill") and paper:
        worth = worths.learn if studies(o) and flock(o) else worths.mill
        yield Demand("boards", 2 * paper, o.spot(o.sites.stand["paper_mill"][0]), worth)


def fuel_wanted(o: Outlook) -> int:
    """Pieces of fuel to make."""
    if o.left < 2 or not (o.stands("mint") or (o.stands("mine") and o.sites.at("mint"))):
        return 0
    gold = o.have.get("gold", 0) + (2 if o.stands("mine") and o.left > 4 else 0)
    shafts = sum(demand.n for demand in _shafts(o))
    return max(0, min(4, gold // 2 + shafts - o.have.get("fuel", 0)))


def paper_wanted(o: Outlook) -> int:
    """Pieces of paper to make."""
    wanted = 1 if studies(o) and flock(o) else 0
    if o.stands("stock_exchange") and o.left >= 2:
        wanted += o.have.get("coins", 0) // 2
    return max(0, min(2, wanted - o.have.get("paper", 0)))


def studies(o: Outlook) -> str:
    """The topic to be researched next; "" for none."""
    if o.left < 8 or not o.sites.at("mine"):
        return ""
    known = o.t.players[o.seat].research
    return next((topic for topic in o.policy.topics if topic not in known), "")


def flock(o: Outlook) -> str:
    """The spot nearest to the hub where two geese are; "" for none."""
    pairs = [spot for spot, stock in o.lies.items() if stock.get("geese", 0) >= 2]
    return min(pairs, key=lambda spot: (o.sites.sphere.get(spot, 0), spot)) if pairs else ""


def _shafts(o: Outlook) -> Iterator[Demand]:
    """Fuel for new shafts, where iron waits."""
    if "new_shafts" not in o.t.players[o.seat].research or o.left < 3:
        return
    for bank in o.sites.stand.get("mine", ()):
        mine = o.t.buildings[o.atlas.banks[bank]]
        spot = o.spot(bank)
        if mine.gold + mine.iron < min(o.left, 5) and o.lies.get(spot, {}).get("iron"):
            yield Demand("fuel", 1, spot, o.policy.worths.shaft)


def _metal(o: Outlook) -> Iterator[Demand]:
    if o.stands("mint") and o.left >= 1:
        mint = o.spot(o.sites.stand["mint"][0])
        yield Demand("gold", 4, mint, o.policy.worths.gold, o.unsafe(mint))
        yield Demand("fuel", 2 if o.have.get("gold", 0) >= 4 else 1, mint, o.policy.worths.fuel)
    if o.stands("stock_exchange") and o.left >= 1:
        exchange = o.spot(o.sites.stand["stock_exchange"][0])
        sets = min(o.have.get("coins", 0) // 2, o.have.get("paper", 0))
        yield Demand("coins", 2 * sets, exchange, o.policy.worths.coins, o.unsafe(exchange))
        yield Demand("paper", max(sets, 1), exchange, o.policy.worths.last)
