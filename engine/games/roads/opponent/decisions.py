"""The decisions of the practice opponent: the first step of its plan, phase by phase."""

from __future__ import annotations

from engine.core.model import Action, Seat
from engine.kit.goods import has

from ..actions import Breed, Build, Buy, Done, Learn, Load, Move, Road, Settle, Sink, Unload, Work
from ..building import sites as rules
from ..building.sites import crews
from ..components import GOODS, WONDER
from ..movement import cargo, orders
from ..movement.sentences import Sentence
from ..phases.preparation import Laying, free_banks
from ..phases.wonder import CHEAPEST, WonderPhase
from ..production import breeding, factories, research
from ..scoring import row_points, rows
from ..state import State, Table, Unit, kind_of
from ..values import Handling, Orders, Run, Shaft, Site
from . import alone, bricks, goals, ways
from .errands import Errand, Post, assign, kind_of_load, stays
from .goals import studies
from .outlook import Outlook
from .ways import FAR, TURN, haul

# --- before the first turn

WEIGHTS = (("woods", 6), ("rock", 6), ("pasture", 2), ("mountains", 2))
"""How much the way to the nearest tile of a terrain counts, and half of it for the next one."""
LONGER = 2 * TURN
"""The extra length of a way by boat or bridge."""

SPACE = 10
"""Banks to build on within three steps that are enough."""


def lay(s: State, seat: Seat, frame: Laying) -> Action:
    """The first tile on offer."""
    return next(iter(next(frame.offers(s, seat))))


def settle(t: Table, seat: Seat, rank: int = 0) -> Action:
    """The home from which all that is needed is near; or one of the next best."""
    banks = sorted(free_banks(t), key=lambda bank: cost(t, bank))
    return Settle(banks[min(rank, len(banks) - 1)])


def cost(t: Table, bank: str) -> int:
    """The distance from a bank to the things a home needs, on foot where possible; taken ones included."""
    far, afoot = haul(t.atlas, bank), haul(t.atlas, bank, False, False)
    rivals = [haul(t.atlas, player.home) for player in t.players if player.home]
    by: dict[str, list[int]] = {}
    space = 0
    for other, away in far.items():
        theirs = min((rival.get(other, FAR) for rival in rivals), default=FAR)
        terrain = t.terrain(t.atlas.banks[other])
        if t.atlas.banks[other] != t.atlas.banks[bank] and away < theirs + (terrain == "mountains"):
            least = min(afoot.get(other, FAR), away + LONGER)
            by.setdefault(terrain, []).append(least)
            space += afoot.get(other, FAR) <= 3 * TURN and terrain != "desert"
    total = 3 * max(0, SPACE - space)
    for kind, weight in WEIGHTS:
        nearest = sorted(by.get(kind, []))
        total += weight * min(nearest[0] if nearest else FAR, 8 * TURN)
        total += weight // 2 * min(nearest[1] if len(nearest) > 1 else FAR, 8 * TURN)
    return total - (TURN if t.atlas.shore(t.atlas.banks[bank]) else 0)


# --- production


def produce(o: Outlook) -> Action:
    """The next use of a factory, or done."""
    here = crews(o.t, o.seat)
    topic = goals.studies(o)
    for study in research.studies(o.t, o.seat, here):
        if study.topic == topic and not study.tiles:
            return Learn(study)
    for pair in breeding.pairs(o.t, o.seat):
        if not pair.scrap and o.left >= 4:
            return Breed(pair)
    for run in factories.options(o.t, o.seat, here):
        kind = o.t.buildings[run.tile].kind
        if kind == "raft_factory" and not run.scrap and len(o.units("water")) < goals.rafts_wanted(o):
            return Work(run)
        if kind in ("mint", "stock_exchange") and run.source in o.t.units and _fits(o, run):
            return Work(run)
    return Done()


def _fits(o: Outlook, run: Run) -> bool:
    """Whether there is room aboard for what a run makes; without `clutch`, for a piece of it."""
    unit = o.t.units[run.source]
    if not o.policy.clutch:
        return unit.room >= 1
    load, needs = kind_of_load(unit), o.t.buildings[run.tile].about.input
    return unit.room + sum(min(load.get(kind, 0), n * run.times) for kind, n in needs.items()) >= run.times


# --- building


def build(o: Outlook) -> Action:
    """The next thing to build; done where there is nothing more."""
    all_goals = goals.goals(o)
    here = rules.crews(o.t, o.seat)
    for crew in here:
        mine = o.t.buildings.get(crew.tile)
        able = mine is not None and mine.kind == "mine" and mine.at in crew.places and crew.has(rules.SHAFT)
        wanted = able and "new_shafts" in o.t.players[o.seat].research and o.left > 1
        if mine is not None and wanted and mine.gold + mine.iron < o.left:
            return Sink(Shaft(crew.tile, best_mix(o)))
    for goal, spots, _, enough in goals.allot(o, all_goals):
        if not enough or list(spots) != [goal.at]:
            continue
        if goal.kind == "road":
            if goal.name in rules.roads(o.t, here):
                return Road(goal.name)
            continue
        site = Site(goal.kind, goal.name, best_mix(o) if goal.kind == "mine" else "")
        if site in rules.sites(o.t, o.seat, here):
            return Build(site)
    return Done()


def best_mix(o: Outlook) -> str:
    """The filling of a mine's bag."""
    known = rules.mixes(o.t.players[o.seat])
    return next(mix for mix in ("gold", "big", "normal") if mix in known)


# --- the wonder

LATE = 12
"""Turns before the end in which bricks are bought."""


def buy(o: Outlook, phase: WonderPhase) -> Action:
    """A brick, or done."""
    if o.policy.step and o.t.solo:
        return alone.buy(o, phase)
    if o.policy.rich:
        return bricks.buy(o, phase)
    t = o.t
    if len(t.wonder) + len(t.held.get(str(o.seat), ())) >= sum(WONDER.rows):
        return Done()
    price, goods = phase.price(t, o.seat), phase.purse(t, o.seat)
    spare = [kind for kind in CHEAPEST[:8] if kind != "geese" or not studies(o) for _ in range(goods.get(kind, 0))]
    if len(spare) < price or not (_all_in(o, len(spare), price) if o.left == 0 else _now(o, len(spare), price)):
        return Done()
    return Buy(tuple(sorted(spare[:price], key=GOODS.index)))


def _now(o: Outlook, spare: int, price: int) -> bool:
    """Whether a brick is worth it while the game goes on."""
    gain = _gain(o, 1)
    return o.left <= LATE and price <= 2 and (gain >= 5 or (gain >= 2 and spare >= price + 4))


def _all_in(o: Outlook, spare: int, price: int) -> bool:
    """Whether bricks are worth it when goods are of no more use: one, or as many as can be paid for."""
    more = 0
    while spare >= price:
        spare, price, more = spare - price, price + 1, more + 1
        if _gain(o, more) > 0:
            return True
    return False


def _gain(o: Outlook, more: int) -> int:
    """Points for this number of bricks now."""
    laid = [*o.t.wonder, *[o.seat] * more]
    return sum(row_points(row, o.seat) for row in rows(laid)) - sum(
        row_points(row, o.seat) for row in rows(o.t.wonder)
    )


# --- movement

MOST = 60
"""Orders in one phase."""


def move(o: Outlook) -> Action:
    """The next orders; done where there is nothing left to do."""
    if o.t.handled.get(str(o.seat), 0) < MOST:
        for errand in errands(o):
            said = told(o, errand)
            if said is not None and Sentence(o.t, o.seat).admits(said):
                return spoken(said)
    return Done()


def spoken(said: Orders) -> Action:
    """Orders as an action: goods that are only handled on the spot are loaded or unloaded."""
    parts, _ = orders.split(said.words)
    if any(part.verb == "go" for part in parts):
        return Move(said)
    first = parts[0]
    goods = Handling(said.unit, first.place, first.kind, first.n)
    return Load(goods) if first.verb == "take" else Unload(goods)


def errands(o: Outlook) -> list[Errand]:
    """The errands of all transporters that can still move."""
    return assign(o, *wants(o))


def wants(o: Outlook) -> tuple[list[goals.Demand], list[Post], list[Unit]]:
    """What is wanted where, the posts, and the transporters that can still move."""
    all_goals = goals.goals(o)
    now = goals.active(o, goals.allot(o, all_goals))
    wanted, at_posts = goals.demands(o, all_goals, now), posts(o, now)
    if o.t.solo:
        wanted = sorted([*wanted, *alone.tributes(o, all_goals)], key=lambda demand: -demand.worth)
        at_posts += alone.guard(o)
    elif o.policy.levy:
        demands, more = bricks.levy(o, all_goals)
        wanted = sorted([*wanted, *demands], key=lambda demand: -demand.worth)
        at_posts += more
    waits = [thing for held in o.t.held.get(str(o.seat), ()) for thing in held.things] if o.policy.rich else []
    return wanted, at_posts, [unit for unit in o.fleet if unit.name not in waits]


def posts(o: Outlook, now: list[goals.Share]) -> list[Post]:
    """Where a transporter should be: where all is there for a building."""
    wanted = []
    for rank, (goal, spots, _, enough) in enumerate(now):
        lies = o.lies.get(goal.at, {})
        if enough and list(spots) == [goal.at] and has(lies, goal.cost):
            wanted.append(Post(goal.at, goals.worth(o, goal, rank)))
    return wanted


def told(o: Outlook, errand: Errand) -> Orders | None:
    """The orders for an errand that can be followed now."""
    unit = errand.unit
    table = orders.draft(o.t, o.seat)
    mover = table.units[unit.name]
    words: list[str] = []
    there = errand.source in o.here(unit) or not errand.source
    if there and errand.goods:
        words += _load(o, table, mover, errand)
    elif errand.goods:
        words += _clear(o, table, mover, {})
        words += _go(table, mover, errand.source)
        if ways.reaches(table, mover, errand.source):
            words += _load(o, table, mover, errand)
            there = True
    else:
        there = True
        if errand.bare and not ways.reaches(table, mover, errand.to):
            words += _clear(o, table, mover, {})
    if there and not (errand.goods and _short(mover, errand)):
        words += _go(table, mover, errand.to)
        if errand.goods and not errand.hold and ways.reaches(table, mover, errand.to):
            words += _drop(o, table, mover, errand)
    return Orders(unit.name, tuple(words)) if words else None


def _short(unit: Unit, errand: Errand) -> bool:
    """Whether a transporter has none of the goods of its errand."""
    load = kind_of_load(unit)
    return not any(load.get(kind) for kind in errand.goods)


def _follow(table: Table, unit: Unit, words: tuple[str, ...]) -> list[str]:
    """Carry out some words on the draft; [] if they cannot be."""
    parts, _rest = orders.split(words)
    for part in parts:
        if orders.obstacle(table, unit, part) is not None:
            return []
        orders.follow(table, unit, [part])
    return list(words)


def _go(table: Table, unit: Unit, bank: str) -> list[str]:
    if ways.reaches(table, unit, bank):
        return []
    place = ways.step_to(table, unit, bank)
    return _follow(table, unit, (place,)) if place else []


def _load(o: Outlook, table: Table, unit: Unit, errand: Errand) -> list[str]:
    """Put down goods in the way, and take the goods."""
    words = _clear(o, table, unit, errand.goods)
    for kind, n in errand.goods.items():
        need = min(n - kind_of_load(unit).get(kind, 0), unit.room)
        for place in cargo.near(table, unit):
            stock = table.ground.get(place, {})
            part = min(
                need,
                sum(
                    m
                    for token, m in stock.items()
                    if kind_of(token) == kind and not cargo.blocked(token, unit, table)
                ),
            )
            if part > 0:
                words += _follow(table, unit, ("take", str(part), kind, "from", place))
                need -= part
    return words


def _clear(o: Outlook, table: Table, unit: Unit, keep: dict[str, int]) -> list[str]:
    """Put down goods not wanted aboard, if there is ground."""
    words: list[str] = []
    places = cargo.can_unload_at(table, unit)
    room = unit.room + sum(kind_of_load(unit).get(kind, 0) for kind in keep)
    if not places or (room >= max(1, sum(keep.values())) and keep):
        return words
    for kind, n in kind_of_load(unit).items():
        more = n - keep.get(kind, 0)
        if more > 0 and not stays(o, kind):
            words += _follow(table, unit, ("drop", str(more), kind, "at", places[0]))
    return words


def _drop(o: Outlook, table: Table, unit: Unit, errand: Errand) -> list[str]:
    words: list[str] = []
    places = [place for place in cargo.can_unload_at(table, unit) if place in table.joined(errand.to)]
    load = kind_of_load(unit)
    for kind, n in errand.goods.items():
        part = min(n, load.get(kind, 0))
        if part and places:
            words += _follow(table, unit, ("drop", str(part), kind, "at", places[0]))
    return words
