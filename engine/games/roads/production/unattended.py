"""The part of production that runs by itself (rulebook: primary producers, mines, goods on tiles, unclaimed
transporters).

At its start mines and primary producers yield and pairs of geese breed; at its end factories run on loose goods
with their remaining capacity, and geese and paper left lying together vanish.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.ctx import Ctx
from engine.core.model import Seat
from engine.kit.goods import add

from ..state import NEUTRAL, Building, Table, drop, lift
from . import breeding, factories, research


def yields(t: Table, ctx: Ctx) -> None:
    """The start of production, before the order is settled: mines are drawn, primary producers give one good each
    to the ground beside them, geese breed."""
    given: dict[str, list[str]] = {}
    for tile in sorted(t.buildings, key=t.atlas.order.__getitem__):
        building = t.buildings[tile]
        building.made, building.used = 0, False
        good = dig(t, building, ctx) if building.kind == "mine" else grow(t, building)
        if good:
            building.made = 1
            drop(t, building.at, good)
            given.setdefault(good, []).append(tile)
    for good, tiles in given.items():
        ctx.say("yielded", count=len(tiles), good=good, tiles=tiles)
    bred = breeding.geese(t)
    if bred:
        ctx.say("geese-bred", count=len(bred), tiles=bred)


def dig(t: Table, mine: Building, ctx: Ctx) -> str:
    """Draw from a mine's bag, or take of the larger pile, gold on ties (house value 12); "" from an empty one."""
    if not mine.gold or not mine.iron or t.mines == "larger":
        kind = "gold" if mine.gold >= mine.iron else "iron"
    else:
        kind = "gold" if ctx.roll(mine.gold + mine.iron) < mine.gold else "iron"
    bag = getattr(mine, kind)
    setattr(mine, kind, max(0, bag - 1))
    return kind if bag else ""


def grow(t: Table, building: Building) -> str:
    """The good of a primary producer; "" for factories."""
    if building.about.input:
        return ""
    (kind,) = building.about.output
    t.come(kind, 1)
    return kind


def run_out(t: Table, ctx: Ctx) -> None:
    """The end of production: factories run on loose goods, then geese and paper vanish."""
    made: dict[str, int] = {}
    ran, lost = [], []
    for tile in sorted(t.buildings, key=t.atlas.order.__getitem__):
        building = t.buildings[tile]
        if building.about.makes:
            if unclaimed(t, building):
                lost.append(tile)
        elif building.about.input:
            out = alone(t, building)
            for kind, n in out.items():
                add(made, kind, n)
            if out:
                ran.append(tile)
    if ran:
        ctx.say("ran-alone", goods=made, tiles=ran)
    if lost:
        ctx.say("unclaimed", count=len(lost), tiles=lost)
    gone = vanish(t)
    if gone:
        ctx.say("vanished", count=len(gone), tiles=gone)


def alone(t: Table, building: Building) -> dict[str, int]:
    """A factory goes on with loose goods as long as there are sets of input and capacity. Wood: all boards before any
    trunk. Returns its output."""
    works, places = building.about, t.joined(building.at)
    goods = factories.lying(t, places)
    times = min(factories.left(building), factories.sets(works, goods))
    if times <= 0:
        return {}
    need = {kind: n * times for kind, n in works.input.items()}
    if "any" in need:
        boards = min(goods.get("boards", 0), need["any"])
        need = {"boards": boards, "trunks": need["any"] - boards}
    use(t, places, need)
    out = {kind: n * times for kind, n in works.output.items()}
    for kind, n in out.items():
        building.made += n
        drop(t, building.at, kind, n)
        t.come(kind, n)
    return out


def unclaimed(t: Table, building: Building) -> bool:
    """A transporter factory that nobody used makes one from loose goods, which is nobody's and destroyed. Not a boat
    with every coast behind somebody's wall. Returns whether it did."""
    works, places = building.about, t.joined(building.at)
    if (
        building.made
        or building.used
        or "donkey" in works.input
        or factories.sets(works, factories.lying(t, places)) <= 0
    ):
        return False
    if factories.afloat(works) and not factories.launches(t, Seat(NEUTRAL), building):
        return False
    building.made = 1
    use(t, places, works.input)
    return True


def use(t: Table, places: tuple[str, ...], need: Mapping[str, int]) -> None:
    """Take goods from the ground of some banks out of the game."""
    for kind, wanted in need.items():
        t.go(kind, wanted)
        for place in places:
            part = min(wanted, t.ground.get(place, {}).get(kind, 0))
            if part:
                lift(t, place, kind, part)
                wanted -= part


def vanish(t: Table) -> list[str]:
    """Two geese and a paper lying together vanish, as often as there are such. Returns the tiles."""
    atlas = t.atlas
    gone = []
    for tile in sorted({atlas.tile_of[place] for place in t.ground}, key=atlas.order.__getitem__):
        banks = atlas.tiles[tile].banks or (tile,)
        for places in dict.fromkeys(t.joined(bank) if bank in atlas.banks else (bank,) for bank in banks):
            times = research.vanishing(t, places)
            if times:
                use(t, places, {kind: n * times for kind, n in research.COST.items()})
                gone.append(tile)
    return gone
