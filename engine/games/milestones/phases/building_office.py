"""Rulebook: the building office and the bonus tiles. Any number of road sections, houses and markets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from engine.core.ctx import Ctx
from engine.core.model import Action, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.asked import Asked
from engine.kit.goods import missing

from .. import actions as act
from ..landscape import Network, landscape_of
from ..rules import reaches, refuse_elsewhere, score
from ..state import PATH, Player, Section, State, Table

ROAD = {"stone": 1, "sand": 1}
HOUSE = {"stone": 1, "wood": 1}
MARKET = {"wood": 1, "sand": 1}

Building = act.Road | act.House | act.Market
THINGS: dict[type[Action], str] = {act.Road: "section", act.House: "house", act.Market: "market"}
"""What runs out."""


class BuildingOffice(Asked[State, Building | act.Done], tag="building_office", kw_only=True):
    """Build any number of times in any order; each building is paid for and scores at once."""

    def asks(self, s: State) -> bool:
        return any(sites(s.table, self.who))

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield from sites(s.table, seat)
        yield Offer(act.Done)

    def take(self, s: State, seat: Seat, action: Building | act.Done, ctx: Ctx) -> None:
        if isinstance(action, act.Done):
            ctx.done()
            return
        points = _points(s.table, action)
        s.table.players[seat].pay(_cost(action))
        match action:
            case act.Road(section):
                s.table.sections.append(section)
                ctx.say("road-built", seat=seat, section=list(section), points=points)
            case act.House(plot):
                s.table.houses.append(plot)
                ctx.say("house-built", seat=seat, plot=plot, points=points)
            case act.Market(point):
                s.table.markets.append(point)
                ctx.say("market-built", seat=seat, point=point, points=points)
        score(s.table, seat, points, ctx)
        ctx.push(*(TakeBonusTile(who=seat, plot=p, must=must) for p, must in _bonuses(s.table, seat, action)))

    def preview(self, s: State, seat: Seat, action: Building | act.Done) -> Preview:
        if isinstance(action, act.Done):
            return Preview()
        bonuses = _bonuses(s.table, seat, action)
        notes = tuple(Note("bonus-here", {"good": s.table.bonuses[p]}) for p, _ in bonuses)
        player, points = s.table.players[seat], _points(s.table, action)
        for plot, must in bonuses:  # taken at once where there is nothing to choose
            points += must and len(player.free_workers(s.table.bonuses[plot])) == 1
        return Preview(cost=_cost(action), points=points, notes=(*notes, *reaches(s.table, seat, points)))

    def default(self, s: State, seat: Seat) -> act.Done:
        return act.Done()

    @staticmethod
    def could_build(table: Table, seat: Seat) -> dict[str, int]:
        """How many of each building the goods would pay for, each kind on its own; 0 without a site, though a road
        that is built first may make one."""
        goods, left = table.players[seat].goods, supply(table)
        kinds = {offer.action for offer in sites(table, seat)}
        first = kinds | (_after_a_road(table, seat) if act.Road in kinds else set())

        def times(kind: type[Action], cost: dict[str, int]) -> int:
            paid = {} if kind in kinds else ROAD
            most = (max(0, goods[good] - paid.get(good, 0)) // n for good, n in cost.items())
            return min(left[kind], *most) if kind in first else 0

        return {
            "road": times(act.Road, ROAD),
            "house": times(act.House, HOUSE),
            "market": times(act.Market, MARKET),
        }

    @staticmethod
    def together(table: Table, seat: Seat, sites: Mapping[str, int]) -> bool:
        """Whether the goods would pay for all of these buildings."""
        price = Counter[str]()
        for name, cost in (("road", ROAD), ("house", HOUSE), ("market", MARKET)):
            price.update({good: n * sites[name] for good, n in cost.items()})
        return table.players[seat].has(price)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        refuse_elsewhere(s.table, seat, action)
        if not isinstance(action, Building):
            return
        t, net = s.table, Network(s.table)
        if not supply(t)[type(action)]:
            raise Illegal("none-left", thing=THINGS[type(action)])
        if not t.players[seat].has(_cost(action)):
            raise Illegal("needs-goods", goods=_cost(action))
        match action:
            case act.Road(section):
                _explain_road(t, net, section)
            case act.House(plot):
                _explain_house(t, net, t.players[seat], plot)
            case act.Market(point):
                raise Illegal("market-where" if point in net.landscape.near else "no-such-point", point=point[:10])


def _cost(action: Building) -> dict[str, int]:
    match action:
        case act.Road():
            return ROAD
        case act.House():
            return HOUSE
        case act.Market():
            return MARKET


def _points(table: Table, action: Building) -> int:
    """Points the building scores at once: the number it covers, or the free numbers around a house."""
    net = Network(table)
    match action:
        case act.Road(section):
            return net.worth(section.milestone)
        case act.House(plot):
            return net.house_points(plot)
        case act.Market(point):
            return net.worth(point)


def sites(table: Table, seat: Seat) -> Iterator[Offer]:
    """An offer for each kind of building that can be paid for and has a site."""
    player, left, net = table.players[seat], supply(table), Network(table)
    if player.has(ROAD) and left[act.Road] and (sections := tuple(net.sections())):
        yield Offer(act.Road, {"section": OneOf(sections)})
    if player.has(HOUSE) and left[act.House]:
        plots = tuple(p for p in net.roadside() if _may_settle(table, player, p))
        if plots:
            yield Offer(act.House, {"plot": OneOf(plots)})
    if player.has(MARKET) and left[act.Market] and (points := tuple(net.market_points())):
        yield Offer(act.Market, {"point": OneOf(points)})


def _after_a_road(table: Table, seat: Seat) -> set[type[Action]]:
    """The kinds of building for which some road would make a site."""
    found: set[type[Action]] = set()
    for section in Network(table).sections():
        after = msgspec.structs.replace(table, sections=[*table.sections, section])
        net = Network(after)
        found |= {act.Market} if any(net.market_points()) else set()
        found |= {act.House} if any(_may_settle(after, table.players[seat], p) for p in net.roadside()) else set()
        if len(found) > 1:
            break
    return found


def supply(table: Table) -> dict[type[Action], int]:
    """How many of each kind of building are left."""
    box = table.edition
    return {
        act.Road: box.sections - len(table.sections),
        act.House: box.houses - len(table.houses),
        act.Market: box.markets - len(table.markets),
    }


def lacking(table: Table, seat: Seat, cost: dict[str, int]) -> dict[str, int]:
    """The goods a seat lacks for a building."""
    return missing(table.players[seat].goods, cost)


def _may_settle(table: Table, player: Player, plot: str) -> bool:
    """A house on a bonus tile needs a worker of its kind without one."""
    return plot not in table.bonuses or bool(player.free_workers(table.bonuses[plot]))


def _bonuses(table: Table, seat: Seat, action: Building) -> list[tuple[str, bool]]:
    """The bonus tiles this building lets a seat take, and whether it must: those in a house's triangle
    (must), those in triangles with the new milestone or market at a corner (may, each on its own)."""
    player = table.players[seat]
    if isinstance(action, act.House):
        bushes = [(action.plot, True)]
    else:
        point = action.section.milestone if isinstance(action, act.Road) else action.point
        bushes = [(plot, False) for plot in landscape_of(table.edition).plots_at[point]]
    return [(p, must) for p, must in bushes if p in table.bonuses and player.free_workers(table.bonuses[p])]


def _explain_road(table: Table, net: Network, section: Section) -> None:
    if not set(section) <= set(net.landscape.near):
        raise Illegal("road-three-points")
    start, via, end = section
    if start not in net.branch_points():
        raise Illegal("road-start", point=start)
    if via not in net.landscape.near[start] or end not in net.landscape.near[via]:
        raise Illegal("road-neighbours")
    raise Illegal("road-loop", point=via if via in net.degree else end)


def _explain_house(table: Table, net: Network, player: Player, plot: str) -> None:
    if plot not in net.landscape.corners:
        raise Illegal("no-such-plot", plot=plot[:10])
    if plot in table.houses:
        raise Illegal("house-taken", plot=plot)
    if plot not in net.roadside():
        raise Illegal("house-where", plot=plot)
    if not _may_settle(table, player, plot):
        raise Illegal("house-bonus", good=table.bonuses[plot])


class TakeBonusTile(Asked[State, act.TakeBonus | act.LeaveBonus], tag="take_bonus", kw_only=True):
    """Bonus tiles: lay it onto a worker of its kind that has none, for 1 point; only a house obliges."""

    plot: str
    must: bool

    def _workers(self, s: State) -> list[int]:
        good = s.table.bonuses.get(self.plot, "")
        return s.table.players[self.who].free_workers(good) if good else []

    def asks(self, s: State) -> bool:
        return len(self._workers(s)) > (1 if self.must else 0)

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(act.TakeBonus, {"space": OneOf(tuple(PATH[i] for i in self._workers(s)))})
        if not self.must:
            yield Offer(act.LeaveBonus)

    def take(self, s: State, seat: Seat, action: act.TakeBonus | act.LeaveBonus, ctx: Ctx) -> None:
        ctx.done()
        if isinstance(action, act.TakeBonus):
            self._lay(s, PATH.index(action.space), ctx)
        else:
            ctx.say("bonus-left", seat=seat, good=s.table.bonuses[self.plot], plot=self.plot)

    def advance(self, s: State, ctx: Ctx) -> None:
        ctx.done()
        for only in self._workers(s)[: int(self.must)]:
            self._lay(s, only, ctx)

    def _lay(self, s: State, i: int, ctx: Ctx) -> None:
        good = s.table.bonuses.pop(self.plot)
        s.table.players[self.who].path[i].bonus = True
        ctx.say("bonus-taken", seat=self.who, good=good, plot=self.plot, space=PATH[i])
        score(s.table, self.who, 1, ctx)

    def preview(self, s: State, seat: Seat, action: act.TakeBonus | act.LeaveBonus) -> Preview:
        if isinstance(action, act.LeaveBonus):
            return Preview()
        return Preview(points=1, notes=(Note("bonus-pays"),))
