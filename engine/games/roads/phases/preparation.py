"""Before the first turn: the map is laid together, homes are chosen (rulebook: world; home and resources)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.hexes import distance
from engine.core.model import Action, Bug, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.inorder import InOrder

from ..actions import Lay, Settle
from ..state import State, Table, drop, new_unit
from ..world import maps, rivers
from ..world.generate import steps
from ..world.maps import Cells

# --- the map

EACH = 2
"""Tiles a player lays, one after the other."""
PARTS = (1, 2)
"""A tile is said by its place, its kind and how its river lies."""


class Laying(Frame[State, Lay], tag="laying", kw_only=True):
    """Each in turn lays two tiles next to tiles already laid, beginning with the proposer, up to the agreed number of
    land tiles. A river tile continues a river, or begins one with its source or at the sea; it may
    only be laid if every river can still be finished. In the end open rivers run into sea tiles.

    seat: the one that lays; laid: tiles of this turn; land: land tiles to go.
    """

    seat: Seat = Seat(0)
    laid: int = 0
    land: int

    def waiting(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.land else ()

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        t = s.table
        tiles = tuple(rivers.lays(maps.tiles(t.map), t.supply, self.land))
        yield Offer(Lay, {"tile": OneOf(tiles, PARTS)})

    def take(self, s: State, seat: Seat, action: Lay, ctx: Ctx) -> None:
        t = s.table
        tile = action.tile
        terrain, form = rivers.parts(tile.kind)
        cells = maps.tiles(t.map)
        cells[rivers.Course(cells).free[tile.place]] = rivers.LETTERS[terrain] + tile.river
        t.map = drawn(cells)
        t.supply[tile.kind] -= 1
        ctx.say("laid", seat=seat, tile=tile.place, terrain=terrain, shape=form)
        self.land -= tile.kind != "sea"
        self.laid += 1
        if self.laid == EACH:
            self.seat, self.laid = Seat((seat + 1) % len(t.players)), 0

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        cells = maps.tiles(t.map)
        ends = rivers.open_ends(cells)
        for at in ends:
            cells[at] = "S"
        if ends:
            ctx.say("sea-laid", count=len(ends), place=", ".join(map(rivers.place_name, ends)))
        try:
            t.map = maps.read(drawn(cells))
        except maps.BadMap as bad:
            raise Bug(f"roads: a map was laid that is none: {bad}") from None
        t.supply = {}
        ctx.say("map-laid", count=len(cells))
        ctx.done()

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        t = s.table
        if not isinstance(action, Lay) or not action.tile.kind:
            return
        place, kind, turn = action.tile
        course = rivers.Course(maps.tiles(t.map))
        if place not in course.free:
            raise Illegal("not-beside", tile=place)
        if not t.supply.get(kind, 0):
            raise Illegal("no-such-tile-left")
        river = tuple(int(digit) for digit in turn if digit in "012345")
        if river not in rivers.SHAPES[rivers.parts(kind)[1]]:
            return
        if kind != "sea" and not course.fits(course.free[place], river):
            raise Illegal("river-broken", tile=place)
        raise Illegal("river-unfinished", tile=place)


def drawn(cells: Cells) -> str:
    """The text of a map while it is laid. Its places keep their names, however it grows."""
    return maps.write(cells, layout=rivers.LAYOUT, origin=rivers.ORIGIN)


# --- homes

APART = 2
"""Steps from one home to the next: at least one tile lies between."""

SIGHTS = ("woods", "rock", "pasture", "mountains", "shore")
"""The measures of a home."""


class Homes(InOrder[State, Settle], tag="homes", kw_only=True):
    """From the far end of the row to the temple each chooses a bank of a land tile as home, with at least one tile
    between two homes, and puts its start there. Where a map names tiles for the homes, one of these.

    If no such tile is left, it is one of those furthest from all homes.
    """

    donkeys: int
    goods: dict[str, int]

    def waiting(self, s: State) -> tuple[Seat, ...]:
        return () if len(self.order) == 0 or len(free_banks(s.table)) == 1 else (self.order[0],)

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(Settle, {"home": OneOf(free_banks(s.table))})

    def take(self, s: State, seat: Seat, action: Settle, ctx: Ctx) -> None:
        t = s.table
        home = action.home
        t.players[seat].home = home
        for _ in range(self.donkeys):
            new_unit(t, seat, "donkey", home)
        for kind, n in self.goods.items():
            drop(t, home, kind, n)
            t.come(kind, n)
        ctx.say("settled", seat=seat, bank=home, terrain=t.tile(t.atlas.banks[home]).terrain)
        self.answered()

    def advance(self, s: State, ctx: Ctx) -> None:
        if not self.order:
            super().advance(s, ctx)
            return
        # only one bank is left: there is nothing to choose
        self.take(s, self.order[0], Settle(free_banks(s.table)[0]), ctx)

    def preview(self, s: State, seat: Seat, action: Settle) -> Preview:
        """The distance on foot to the things needed first."""
        far = steps(s.table.atlas, action.home)
        return Preview(notes=(Note("sights", {kind: far.get(kind, 0) for kind in SIGHTS}),))

    def default(self, s: State, seat: Seat) -> Action:
        """The home nearest to everything."""
        return Settle(min(free_banks(s.table), key=lambda bank: remoteness(s.table, bank)))

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        t = s.table
        if not isinstance(action, Settle):
            return
        tile = t.atlas.banks.get(action.home)
        if tile is None:
            raise Illegal("no-bank", bank=action.home)
        if tile in start_tiles(t):
            return
        near = next((n for n in t.seats() if t.players[n].home and away(t, tile, t.players[n].home) < APART), None)
        if near is not None:
            raise Illegal("home-near", tile=tile, seat=near)
        raise Illegal("no-start", tile=tile, place=", ".join(start_tiles(t)))


def remoteness(t: Table, bank: str) -> int:
    """Steps on foot from a bank to the things needed first, all together."""
    far = steps(t.atlas, bank)
    return sum(far.get(kind, len(t.atlas.tiles)) for kind in SIGHTS)


def free_banks(t: Table) -> tuple[str, ...]:
    """The banks a home may still be on, in the map's order."""
    return tuple(bank for tile in start_tiles(t) for bank in t.tile(tile).banks)


def start_tiles(t: Table) -> list[str]:
    """The tiles a home may still be on, in the map's order."""
    homes = [player.home for player in t.players if player.home]
    taken = [t.atlas.banks[home] for home in homes]
    given = [tile for tile in t.atlas.starts if tile not in taken]
    if given:
        return given
    far = {tile.name: min((away(t, tile.name, home) for home in homes), default=APART)
            for tile in t.atlas.tiles.values() if not tile.sea}  # fmt: skip
    if not far:
        raise Bug("roads: a map without land")
    least = min(APART, max(far.values()))
    return [tile for tile, steps in far.items() if steps >= least]


def away(t: Table, tile: str, home: str) -> int:
    """Steps from a tile to the tile of a home."""
    return distance(t.tile(tile).at, t.tile(t.atlas.banks[home]).at)
