"""Rulebook: the six kinds of purchases. What is offered, what each costs and brings, and how it is carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from msgspec.structs import replace

from engine.core.ctx import Ctx
from engine.core.model import Action, Note, Preview, Seat
from engine.core.offers import Offer, OneOf

from .. import actions as act
from .. import market as sale
from ..actions import Site
from ..edition import is_tile
from ..layout import Layout, ways_of
from ..market import PLACES
from ..objectives import Shift, shifts
from ..placing.pieces import fitting
from ..scoring import Outlook, compared, outlook, points
from ..state import ROADS, TOWER, City, Table
from ..tracks import Gain, gain, last_round, move, purple, side, yields

Purchase: TypeAlias = act.Road | act.Short | act.Pedestal | act.Tower | act.Build | act.Wonder
PURCHASES: tuple[type[Action], ...] = (act.Road, act.Short, act.Pedestal, act.Tower, act.Build, act.Wonder)
GENTLE: tuple[type[Action], ...] = (act.Pass, act.Pedestal, act.Road, act.Short, act.Tower, act.Build, act.Wonder)
"""What a seat does whose player left: what harms others and itself least comes first."""
PURPOSES: dict[type[Action], tuple[Note, ...]] = {
    act.Short: (Note("set-by-piece"),),
    act.Tower: (Note("roads-begin"),),
}
"""What is said of things whose use a newcomer would have to guess."""
FEW = 8
"""Sites of one piece that are shown at once, however it is turned."""


def sites(layout: Layout, pieces: Iterable[str]) -> tuple[Site, ...]:
    """All ways to lay one of these pieces."""
    return tuple(Site(piece, way.parts) for piece in pieces for way in fitting(layout, piece))


def among(found: tuple[Site, ...]) -> OneOf:
    """A choice of sites: first the piece, then how it is turned, then where it lies; the last few at once."""
    return OneOf(found, apart=FEW)


def offers(table: Table, seat: Seat) -> Iterator[Offer]:
    """Each kind of purchase that the gold pays for and the city has room for (ruling Q2), in the rulebook's order."""
    city = table.cities[seat]
    layout, gold = Layout(table.edition, city), city.gold
    if roads := sites(layout, sale.roads(table, gold)):
        yield Offer(act.Road, {"road": among(roads)})
    if shorts := sites(layout, sale.shorts(table, gold)):
        yield Offer(act.Short, {"road": among(shorts)})
    if places := sale.pedestals(table, seat, gold):
        yield Offer(act.Pedestal, {"place": OneOf(places)})
    if towers := sites(layout, sale.towers(table, gold)):
        yield Offer(act.Tower, {"cell": OneOf(tuple(tower.parts[1] for tower in towers))})
    if tiles := sites(layout, sale.tiles(table, gold)):
        yield Offer(act.Build, {"tile": among(tiles)})
    if monuments := sites(layout, sale.monuments(table, gold)):
        yield Offer(act.Wonder, {"monument": among(monuments)})


def site_of(action: Purchase) -> Site | None:
    """The piece that a purchase lays; None for a pedestal."""
    match action:
        case act.Road(road) | act.Short(road):
            return road
        case act.Tower(cell):
            return Site(TOWER, ("0", cell))
        case act.Build(tile):
            return tile
        case act.Wonder(monument):
            return monument
        case act.Pedestal():
            return None


def buy(table: Table, seat: Seat, action: Purchase, ctx: Ctx, points: int = 0) -> None:
    """Pay, take it off the market, lay it, and take what it brings. `points`: what it is told to bring, see
    `worth`."""
    city, market, site = table.cities[seat], table.market, site_of(action)
    gold = cost(table, seat, site)
    pay(city, gold)
    left = city.gold
    if isinstance(action, act.Pedestal):
        market.pedestals[PLACES.index(action.place)] = seat
        ctx.say("pedestal-bought", seat=seat, place=action.place, gold=gold, left=left)
    if site is not None:
        lie = cells(table, city, site)
        city.pieces.append(site)
        _off_market(table, action)
        match action:
            case act.Road():
                ctx.say("road-bought", seat=seat, cells=lie, gold=gold, left=left, points=points)
            case act.Short():
                ctx.say("short-bought", seat=seat, cells=lie, gold=gold, left=left, points=points)
            case act.Tower():
                ctx.say("tower-bought", seat=seat, cell=action.cell, gold=gold, left=left, points=points)
            case act.Build():
                brought = _move(table, city, site.piece)
                ctx.say(
                    "built",
                    seat=seat,
                    tile=site.piece,
                    cells=lie,
                    gold=gold,
                    left=left,
                    goods=goods(table, site, brought),
                    points=points,
                )
                _tell_purple(table, seat, brought, ctx)
            case act.Wonder():
                brought = _move(table, city, site.piece)
                ctx.say(
                    "monument-built",
                    seat=seat,
                    monument=site.piece,
                    cells=lie,
                    gold=gold,
                    left=left,
                    goods=goods(table, site, brought),
                    points=points,
                )
                _tell_purple(table, seat, brought, ctx)
    out_of_gold(table, seat)


def worth(table: Table, seat: Seat, action: Purchase) -> int:
    """The points that a purchase brings a city at this moment, without those of objectives: they are told apart."""
    site = site_of(action)
    return outlook(table, seat, site).own if site is not None else 0


def _off_market(table: Table, action: Purchase) -> None:
    market = table.market
    match action:
        case act.Road():
            market.roads -= 1
        case act.Short():
            market.sets -= 1
        case act.Tower():
            market.tower = False
        case act.Build(tile):
            market.tiles[str(table.tile(tile.piece).stack)] = ""
        case act.Wonder(monument):
            market.monuments.remove(monument.piece)


def cost(table: Table, seat: Seat, site: Site | None) -> int:
    """What a purchase costs now."""
    return table.edition.limits.pedestal if site is None else sale.price(table, seat, site.piece)


def pay(city: City, gold: int) -> None:
    """Gold is spent: the printed track counts it upwards (ruling C1)."""
    city.gold -= gold
    city.spent += gold


def out_of_gold(table: Table, seat: Seat) -> None:
    """Without gold a seat is out for the round."""
    city = table.cities[seat]
    city.out = not city.gold


def _move(table: Table, city: City, piece: str) -> Gain:
    """Move the markers by what a tile or monument brings."""
    return move(side(table), city, *yields(table.edition, piece))


def _tell_purple(table: Table, seat: Seat, brought: Gain, ctx: Ctx) -> None:
    """The first who reaches purple makes this round the last."""
    others = (city.population for n, city in enumerate(table.cities) if n != seat)
    if brought.purple and brought.population and max(others, default=0) < side(table).purple:
        ctx.say("purple", seat=seat)


def goods(table: Table, site: Site, brought: Gain) -> dict[str, int]:
    """Resources, population and rings, with those of a monument's card, as one count of things."""
    rings = brought.rings + (0 if is_tile(site.piece) else table.monument(site.piece).rings)
    counts = {**brought.resources, "population": brought.population, "ring": rings}
    return {name: n for name, n in counts.items() if n}


def preview(table: Table, seat: Seat, action: Purchase) -> Preview:
    """What a purchase costs and brings, what it covers, and whether it ends the seat's round."""
    city, site = table.cities[seat], site_of(action)
    gold = cost(table, seat, site)
    last = with_the_last(city, gold)
    if isinstance(action, act.Wonder):
        last = (Note("all-gold"),)
    if isinstance(action, act.Pedestal):
        gives = Note("no-next-round") if last_round(table) else Note("gives-place", {"place": action.place})
        return Preview(cost={"gold": gold}, notes=(gives, *last, *_rest_lost(table, seat, city.gold - gold)))
    assert site is not None
    found = {}
    if isinstance(action, act.Build | act.Wonder):
        brings = gain(side(table), city, *yields(table.edition, site.piece))
        found = goods(table, site, brings)
        if brings.lost:
            last = (*last, Note("markers-stop", {"count": brings.lost}))
        if brings.purple and brings.population and not purple(table):
            last = (*last, Note("reaches-purple"))
    laid = laying(table, seat, site)
    notes = (*laid.notes, *PURPOSES.get(type(action), ()), *last)
    return Preview(cost={"gold": gold}, gain=found, points=laid.points, notes=notes)


def _rest_lost(table: Table, seat: Seat, left: int) -> tuple[Note, ...]:
    """A warning if what is left after a pedestal buys nothing as the market is now, not even with a loan."""
    lent = 0 if table.cities[seat].loan else table.edition.limits.loan
    lost = left and not sale.placeable(table, seat, left) and not (lent and sale.placeable(table, seat, left + lent))
    return (Note("rest-lost", {"gold": left}),) if lost else ()


def laying(table: Table, seat: Seat, site: Site) -> Preview:
    """What a piece closes, gains and covers where it lies, and what that means for points and objectives."""
    ahead = outlook(table, seat, site)
    notes = (*_gained(ahead), *covers(table, table.cities[seat], site), *_moved(ahead))
    return Preview(points=ahead.points, notes=notes)


def told(ahead: Outlook) -> tuple[Note, ...]:
    """What a change of a city closes and gains, and what it means for objectives."""
    return (*_gained(ahead), *_moved(ahead))


def _gained(ahead: Outlook) -> Iterator[Note]:
    counts = {"districts-closed": ahead.districts, "natural-gained": ahead.natural}
    yield from (Note(code, {"count": n}) for code, n in counts.items() if n > 0)


def _moved(ahead: Outlook) -> Iterator[Note]:
    yield from (
        Note(
            "objective-moves",
            {"objective": each.objective, "before": each.value[0], "after": each.value[1], "points": each.brings},
        )
        for each in ahead.objectives
    )


def tell_own(table: Table, seat: Seat, before: City, ctx: Ctx) -> None:
    """Tell what a seat gains or loses for objectives by what it has laid just now; its city was as `before`."""
    _tell((each for each in shifts(table, seat, before) if each.seat == seat), ctx)


def tell_others(table: Table, seat: Seat, before: City, ctx: Ctx) -> None:
    """Tell what the others gain or lose for objectives by what a seat has laid; its city was as `before`."""
    _tell((each for each in shifts(table, seat, before) if each.seat != seat), ctx)


def _tell(found: Iterable[Shift], ctx: Ctx) -> None:
    for each in found:
        had, has = each.points
        ctx.say("objective-shifts", seat=each.seat, objective=each.objective, before=had, points=has)


def copied(city: City) -> City:
    """A city as it is now."""
    return replace(city, pieces=list(city.pieces), resources=dict(city.resources))


def of_turn(table: Table, seat: Seat, before: City) -> tuple[Note, ...]:
    """What a seat's purchase in this turn has cost and brought; its city was as `before`. In notes: it is not the end
    of the turn that costs or brings it."""
    city = table.cities[seat]
    then = replace(table, cities=[before if n == seat else each for n, each in enumerate(table.cities)])
    brought = {name: city.resources[name] - n for name, n in before.resources.items()}
    counts = {**brought, "population": city.population - before.population, "ring": _rings(table, city)}
    counts["ring"] -= _rings(table, before)
    ahead, goods = compared(then, seat, city), {name: n for name, n in counts.items() if n}
    spent = Note("turn-spent", {"gold": before.gold - city.gold, "left": city.gold})
    gained = (Note("turn-brought", {"goods": goods}),) if goods else ()
    scored = (Note("turn-points", {"points": ahead.points}),) if ahead.points else ()
    return (spent, *gained, *scored, *told(ahead))


def _rings(table: Table, city: City) -> int:
    score = points(table, city)
    return score.population + score.monuments


def with_the_last(city: City, gold: int) -> tuple[Note, ...]:
    """A warning if no gold would be left."""
    return (Note("ends-round"),) if gold == city.gold else ()


def covers(table: Table, city: City, site: Site) -> tuple[Note, ...]:
    """How many natural cells, each worth a point while it is seen, a piece would cover; that a road is a bridge."""
    layout = Layout(table.edition, city)
    area = _area(layout, site)
    covered = area & layout.natural
    natural = (Note("covers-natural", {"count": covered.bit_count()}),) if covered else ()
    bridge = area & layout.ground.water and site.piece in ROADS
    return (*natural, Note("crosses-water")) if bridge else natural


def cells(table: Table, city: City, site: Site) -> list[str]:
    """The names of the cells that a piece covers, in reading order."""
    layout = Layout(table.edition, city)
    return list(layout.ground.names(_area(layout, site)))


def _area(layout: Layout, site: Site) -> int:
    return ways_of(layout.edition, layout.ground, site.piece)[site.parts].cells
