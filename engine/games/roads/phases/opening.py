"""What is drawn before the first turn: the map, if it is made by lot, and the row before the temple."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Seat

from .. import generate, rivers
from ..state import State, Table
from .homes import Homes
from .laying import Laying, drawn
from .turns import Turns


class Opening(Frame[State, Action], tag="opening", kw_only=True):
    """The world first, then the row of praying figures, drawn blindly, the first next to the temple; the markers on
    the chart lie the other way round. Then homes are chosen, from the far end of the row (rulebook: set-up).

    make: "generated" or "laid" if there is no map yet. land: land tiles to lay; first: the seat that lays first.
    donkeys, goods: what each gets.
    """

    make: str = ""
    land: int = 0
    first: Seat = Seat(0)
    donkeys: int
    goods: dict[str, int]

    def advance(self, s: State, ctx: Ctx) -> None:
        t: Table = s.table
        ctx.done()
        if self.make == "laid":
            t.map, t.supply = drawn({}), rivers.supply(self.land)
            ctx.push(Laying(seat=self.first, land=self.land), Opening(donkeys=self.donkeys, goods=self.goods))
            return
        if self.make == "generated":
            t.map = generate.generate(len(t.players), ctx.roll(generate.DRAWS))
            ctx.say("map-made", count=len(t.atlas.tiles))
        t.temple = [Seat(n) for n in t.seats()]
        if not t.solo:
            ctx.shuffle(t.temple)
            ctx.say("temple", seats=list(t.temple))
        t.chart = t.temple[::-1]
        ctx.push(Homes(order=list(t.chart), donkeys=self.donkeys, goods=dict(self.goods)), Turns())
