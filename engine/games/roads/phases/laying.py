"""Laying the map together (rulebook: world; size, placing the tiles, rivers)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Bug, Illegal, Seat
from engine.core.offers import Offer, OneOf

from .. import maps, rivers
from ..actions import Lay
from ..maps import Cells
from ..state import State, Table

EACH = 2
"""Tiles a player lays, one after the other."""
PARTS = (1, 2)
"""A tile is said by its place, its kind and how its river lies."""


class Laying(Frame[State, Lay], tag="laying", kw_only=True):
    """Each in turn lays two tiles next to those that lie, beginning with the proposer, until as many land
    tiles lie as were agreed. A river tile continues a river, or begins one with its source or at the sea; it may
    only be laid if every river can still be finished. In the end the sea takes up the rivers that are still open.

    seat: who lays; laid: tiles of this turn; land: land tiles to go.
    """

    seat: Seat = Seat(0)
    laid: int = 0
    land: int

    def waiting(self, s: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.land else ()

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        t: Table = s.table
        tiles = tuple(rivers.lays(maps.tiles(t.map), t.supply, self.land))
        yield Offer(Lay, {"tile": OneOf(tiles, PARTS)})

    def take(self, s: State, seat: Seat, action: Lay, ctx: Ctx) -> None:
        t: Table = s.table
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
        t: Table = s.table
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
        t: Table = s.table
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
