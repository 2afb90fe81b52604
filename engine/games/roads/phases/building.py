"""The building phase (rulebook: building phase, mines, oil rigs, roads, bridges, walls)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import cast

from engine.core import text
from engine.core.ctx import Ctx
from engine.core.model import Action, Bug, Note, Preview, Seat
from engine.core.offers import Offer, OneOf

from .. import state
from ..actions import Batter, Bridge, Build, BuildWall, Load, Pay, Road, Sink, Unload
from ..building import objections as objections
from ..building import payers, sites, together, walls
from ..building.payers import Project, cost, payer
from ..components import BUILDINGS, MIXES
from ..movement import cargo
from ..state import Held, State, Table
from ..world.names import ends_of, sea_of
from .phase import Phase

Deed = Project | Pay | Load | Unload
"""Building and destroying, the choice of who pays first, loading and unloading."""


class BuildingPhase(Phase[Deed], tag="building", kw_only=True):
    """A player with a transporter on a tile may build there, with the goods that lie there in reach or that own
    transporters carry there: as much as they can pay for, in any order."""

    def idle(self, s: State, seat: Seat) -> bool:
        """Whoever could build nothing, alone or with goods that others have beside him; not with or by those who
        decline all agreements."""
        t = s.table
        deaf = [Seat(int(name)) for name in t.declines]
        return next(projects(t, seat), None) is None and (seat in deaf or not together.possible(t, seat, deaf))

    def verbs(self, s: State, seat: Seat) -> Iterator[Offer]:
        t, held = s.table, self.held_things(s, seat)
        found = list(projects(t, seat, held))
        yield from found
        if paying := choices(t, seat, found, held):
            yield Offer(Pay, {"payer": OneOf(tuple(paying))})
        fleet = (unit for unit in t.fleet(seat) if t.tile_of(unit) not in held)
        yield from cargo.offers(t, sorted(fleet, key=lambda unit: unit.name))

    def act(self, s: State, seat: Seat, action: Deed, ctx: Ctx) -> None:
        t = s.table
        match action:
            case Load() | Unload():
                cargo.carry_out(t, seat, action, ctx)
            case Pay(name):
                payers.choose(t, seat, name, choices(t, seat, projects(t, seat))[name])
                if name in t.units:
                    ctx.say("pays-first", seat=seat, unit=name)
                else:
                    ctx.say("pays-usual", seat=seat, tile=name)
            case _:
                goods = cost(t, action)
                sites.pay(t, payer(t, seat, action), goods)
                carry_out(t, seat, action, goods, ctx)

    def reach(self, s: State, seat: Seat) -> frozenset[str]:
        """Tiles where it has a crew and goods are in reach, and the seas onto which its docked boats may be pushed.
        Where it may come to have the stone for a wall from open sea, also the coasts there: such a wall could push
        out others' boats."""
        t = s.table
        atlas = t.atlas
        reached = {crew.tile for crew in sites.crews(t, seat) if crew.goods}
        afloat = [sea_of(unit.at) or unit.at for unit in t.fleet(seat)]
        seas = [place for place in afloat if place in atlas.tiles and atlas.tiles[place].sea]
        for sea in dict.fromkeys(seas):
            reached.add(sea)
            if walls.stone_off(t, seat, sea) > walls.OPEN_SEA:
                reached.update(atlas.neighbours(sea))
        return frozenset(reached)

    def contested(self, s: State) -> tuple[Seat, ...]:
        """Also seats that could build the same road, or build or destroy the same wall, from both sides."""
        edges = {seat: fronts(s.table, seat) for seat in map(Seat, s.table.seats())}
        rivals = [one for one in edges if any(edges[one] & edges[other] for other in edges if other != one)]
        return tuple(sorted({*super().contested(s), *rivals}))

    def close(self, s: State, ctx: Ctx) -> None:
        """Who pays first was chosen for this phase."""
        for unit in s.table.units.values():
            unit.pays = False

    def wants(self, s: State, seat: Seat, action: Deed) -> tuple[str, ...]:
        """The tiles an action touches; passing goods between own transporters none, unless one of them is docked:
        somebody's wall could push it out to sea before."""
        t = s.table
        if isinstance(action, Pay):
            return choices(t, seat, projects(t, seat)).get(action.payer, ())
        if isinstance(action, Load) and action.goods.place in t.units:
            unit, other = t.units[action.goods.unit], t.units[action.goods.place]
            return (t.tile_of(unit),) if sea_of(unit.at) or sea_of(other.at) else ()
        return tiles_of(t, action)

    def things(self, s: State, seat: Seat, action: Deed) -> tuple[str, ...]:
        """The tiles an action touches, and those of the transporters that pay for it or handle goods."""
        t = s.table
        if isinstance(action, Load | Unload):
            ends = [t.tile_of(t.units[name]) for name in (action.goods.unit, action.goods.place) if name in t.units]
            return (*self.wants(s, seat, action), *ends)
        if isinstance(action, Pay):
            return self.wants(s, seat, action)
        return (*tiles_of(t, action), payer(t, seat, action).tile)

    def before(self, s: State, seat: Seat, action: Deed) -> Held | None:
        """Putting down goods, bridging a river and pushing out boats also wait for earlier seats that have no goods
        in reach there: these could then use the goods, and chance must not decide their order."""
        t = s.table
        held = super().before(s, seat, action)
        if held is not None or t.called or isinstance(action, Pay) or not shifts(t, seat, action):
            return held
        tiles = tiles_of(t, action)
        for other in t.chart[: t.chart.index(seat)]:
            for tile in tiles if other not in t.done else ():
                if t.on(tile, other) and other not in t.let.get(tile, []):
                    return Held(text.write(action), tile, other)
        return None

    def outlook(self, s: State, seat: Seat, action: Deed) -> Preview:
        t = s.table
        if not isinstance(action, Project):
            return Preview()
        boats = walls.pushed(t, seat, action.wall.border) if isinstance(action, BuildWall) else []
        notes = tuple(Note("wall-would-push", {"seat": boat.seat, "unit": boat.name}) for boat in boats)
        if isinstance(action, Build):
            notes = use(action.site.building)
        return Preview(cost=cost(t, action), notes=(*notes, *bills(t, seat, action)))

    def undone(self, s: State, seat: Seat) -> tuple[Note, ...]:
        """What could still be built: a turn without it is lost where nothing was done at all, else the goods are kept
        for the next. Roads and bridges only if nothing was done, since whoever has stone could nearly always build
        one; walls never."""
        t = s.table
        offers = {offer.action: offer.fields for offer in projects(t, seat, self.held_things(s, seat))}
        found, idle = [], not t.handled.get(str(seat)) and str(seat) not in t.held
        if Build in offers:
            kinds = [site.building for site in offers[Build]["site"].values()]
            code = "could-build" if idle else "could-build-more"
            found.append(Note(code, {"buildings": list(dict.fromkeys(kinds))}))
        if Sink in offers:
            tiles = [shaft.tile for shaft in offers[Sink]["shaft"].values()]
            found.append(Note("could-sink", {"tiles": list(dict.fromkeys(tiles))}))
        if idle:
            if Road in offers:
                found.append(Note("could-road", {"count": len(list(offers[Road]["road"].values()))}))
            if Bridge in offers:
                tiles = [t.atlas.arms[arm].tile for arm in offers[Bridge]["arm"].values()]
                found.append(Note("could-bridge", {"tiles": list(dict.fromkeys(tiles))}))
        return tuple(found)

    def why(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Load | Unload):
            cargo.explain(s.table, seat, action)
        if isinstance(action, Pay):
            payers.explain(s.table, seat, action.payer)
        objections.explain(s.table, seat, action)


def use(kind: str) -> tuple[Note, ...]:
    """The use of a building."""
    works = BUILDINGS[kind]
    goods = {good: n for good, n in works.input.items() if good not in ("any", "donkey")}
    if "donkey" in works.input:
        return (Note("use-donkey", {"goods": goods, "transporter": works.makes}),)
    if works.makes:
        return (Note("use-makes", {"goods": goods, "transporter": works.makes}),)
    if "any" in works.input:
        return (Note("use-wood", {"count": works.input["any"], "goods_out": works.output}),)
    if works.input:
        return (Note("use-turns", {"goods": works.input, "goods_out": works.output}),)
    return (Note("use-yields", {"goods": works.output}),) if works.output else ()


def tiles_of(t: Table, action: Project | Load | Unload) -> tuple[str, ...]:
    """The tiles an action touches."""
    tile = t.atlas.tile_of
    match action:
        case Build(site):
            return (tile[site.place],)
        case Road(road):
            bank, bank_to = ends_of(road)
            return (tile[bank], tile[bank_to])
        case Bridge(arm):
            return (t.atlas.arms[arm].tile,)
        case BuildWall(wall) | Batter(wall):
            return t.atlas.borders[wall.border]
        case Sink(shaft):
            return (shaft.tile,)
        case Load(goods) | Unload(goods):
            return (tile[goods.place],)
    raise Bug(f"building does not know {action}")


def shifts(t: Table, seat: Seat, action: Project | Load | Unload) -> bool:
    """Whether an action gives others goods in reach, or takes their boats elsewhere."""
    if isinstance(action, BuildWall):
        return bool(walls.pushed(t, seat, action.wall.border))
    return isinstance(action, Unload | Bridge)


def fronts(t: Table, seat: Seat) -> frozenset[str]:
    """The roads that a seat could build now, and the borders whose walls it could build or destroy."""
    here = sites.crews(t, seat)
    sides = (*walls.to_build(t, seat, here), *walls.to_batter(t, here))
    return frozenset((*(f"road {road}" for road in sites.roads(t, here)), *(wall.border for wall in sides)))


def projects(t: Table, seat: Seat, held: Collection[str] = ()) -> Iterator[Offer]:
    """All that a seat could build or destroy now, but with crews on tiles that are held."""
    here = [crew for crew in sites.crews(t, seat) if crew.tile not in held]
    if not any(crew.goods for crew in here):
        return
    if places := tuple(sites.sites(t, seat, here)):
        yield Offer(Build, {"site": OneOf(places)})
    if roads := sites.roads(t, here):
        yield Offer(Road, {"road": OneOf(roads)})
    if arms := sites.bridges(t, here):
        yield Offer(Bridge, {"arm": OneOf(arms)})
    if to_build := walls.to_build(t, seat, here):
        yield Offer(BuildWall, {"wall": OneOf(to_build)})
    if to_batter := walls.to_batter(t, here):
        yield Offer(Batter, {"wall": OneOf(to_batter)})
    if shafts := tuple(sites.shafts(t, seat, here)):
        yield Offer(Sink, {"shaft": OneOf(shafts)})


def choices(t: Table, seat: Seat, found: Iterable[Offer], held: Collection[str] = ()) -> dict[str, tuple[str, ...]]:
    """What could pay first for one of these projects, see `payers.choices`; not with crews on tiles that are held."""
    here = [crew for crew in sites.crews(t, seat) if crew.tile not in held]
    return payers.choices(t, here, (cast(Project, action) for offer in found for action in offer))


def bills(t: Table, seat: Seat, action: Project) -> Iterator[Note]:
    """Who would pay, where another choice would leave other goods."""
    goods_due = cost(t, action)
    if payers.differing(t, payers.able(t, sites.crews(t, seat), action), goods_due):
        for name, goods in sites.bill(t, payer(t, seat, action), goods_due).items():
            if name in t.units:
                yield Note("would-pay", {"unit": name, "goods": goods})
            else:
                yield Note("would-pay-ground", {"place": name, "goods": goods})


def carry_out(t: Table, seat: Seat, action: Project, goods: dict[str, int], ctx: Ctx) -> None:
    """Build or destroy after payment with these goods."""
    match action:
        case Build(site):
            building = t.buildings[t.atlas.tile_of[site.place]] = state.Building(site.building, site.place)
            if site.mix:
                fill(t, building, site.mix)
                ctx.say("built-mine", seat=seat, place=site.place, mix=site.mix)
            else:
                ctx.say("built", seat=seat, building=site.building, place=site.place)
        case Road(road):
            t.roads = sorted([*t.roads, road])
            bank, bank_to = ends_of(road)
            ctx.say("road-built", seat=seat, bank=bank, bank_to=bank_to)
        case Bridge(arm):
            t.bridges = sorted([*t.bridges, arm])
            ctx.say("bridge-built", seat=seat, arm=arm, tile=t.atlas.arms[arm].tile)
        case BuildWall(wall):
            border, parts = wall.border, t.wall(wall.border).strength + 1
            ctx.say("wall-built", seat=seat, border=border, parts=parts, goods=goods)
            walls.raise_wall(t, seat, border, ctx)
        case Batter(wall):
            border, was = wall.border, t.walls[wall.border]
            walls.level(t, border)
            code = "wall-battered-own" if was.seat == seat else "wall-battered"
            ctx.say(code, seat=seat, border=border, seat_owner=was.seat, goods=goods)
        case Sink(shaft):
            fill(t, t.buildings[shaft.tile], shaft.mix)
            ctx.say("shaft-built", seat=seat, tile=shaft.tile, mix=shaft.mix)


def fill(t: Table, mine: state.Building, mix: str) -> None:
    """Put a mix into a mine's bag (rulebook: mines)."""
    for kind, n in (("gold", MIXES[mix].gold), ("iron", MIXES[mix].iron)):
        if n:
            t.come(kind, n)
    mine.gold += MIXES[mix].gold
    mine.iron += MIXES[mix].iron
