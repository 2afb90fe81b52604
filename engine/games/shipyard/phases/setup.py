"""Rulebook: set-up. All that is drawn before the first turn."""

from __future__ import annotations

from typing import Literal

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Seat

from ..edition import COLOURS, SUBSIDY, decks
from ..markets import fill
from ..rings import EXTRAS
from ..rings import ring as items
from ..state import State
from .turns import Turns


class Opening(Frame[State, Action], tag="opening", kw_only=True):
    """The starting player; the row of tiles, markers and employees; all stacks; contracts for everybody. `employees`:
    spread, so that each stop has an engineer or a recruiter (for a first game), or shuffled."""

    employees: Literal["shuffled", "spread"]

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        t.start = Seat(ctx.roll(len(t.players)))
        _tiles(s, ctx)
        for ring in ("equipment", "crew"):
            t.rings[ring] = ctx.roll(len(items(t.edition, ring)))
        t.oval.at = ctx.roll(len(t.oval.stops))
        _employees(s, self.employees, ctx)
        _stacks(s, ctx)
        _contracts(s, ctx)
        ctx.say("start", seat=t.start)
        ctx.done()
        ctx.push(Turns())


def _tiles(s: State, ctx: Ctx) -> None:
    """The tiles in any order, the leading one on the start space; with four players the subsidy on its own space."""
    t = s.table
    row = [tile for tile in t.row if tile != SUBSIDY]
    ctx.shuffle(row)
    for n, tile in enumerate(row):
        t.spaces[tile] = -n % t.edition.track.spaces
    t.row = [*row, SUBSIDY] if SUBSIDY in t.row else row


def _employees(s: State, how: str, ctx: Ctx) -> None:
    """The employees around the oval."""
    t = s.table
    stops, places = len(t.oval.stops), t.edition.oval.places
    names = [each.id for each in t.edition.employees]
    helpers = [each.id for each in t.edition.employees if each.kind in EXTRAS.values()]
    first = helpers[:stops] if how == "spread" else []
    rest = [name for name in names if name not in first]
    ctx.shuffle(first)
    ctx.shuffle(rest)
    for n in range(stops):
        stop = first[n : n + 1]
        t.oval.stops[n] = stop + [rest.pop() for _ in range(places - len(stop))]


def _stacks(s: State, ctx: Ctx) -> None:
    """Each stack is shuffled, of the middles each deck by itself; a starting train each; all rows are filled."""
    t = s.table
    for part, below in (("bow", ("bow",)), ("middle", ("lower", "upper")), ("stern", ("stern",))):
        s.box.ships[part] = []
        for deck in below:
            cards = list(decks(t.edition)[deck])
            ctx.shuffle(cards)
            s.box.ships[part] += cards
    for player in t.players:
        player.trains.append(s.box.trains.pop(0))
    ctx.shuffle(s.box.trains)
    ctx.shuffle(s.box.canals)
    fill(s, ctx)


def _contracts(s: State, ctx: Ctx) -> None:
    """Everybody is dealt as many of each colour."""
    t, left = s.table, list[str]()
    for colour in COLOURS:
        pile = [each.id for each in t.edition.contracts if each.colour == colour]
        ctx.shuffle(pile)
        for hand in s.hands:
            hand.contracts += sorted(pile.pop() for _ in range(t.edition.dealt))
        left += pile
    s.box.contracts = left
