"""The wonder phase and the ends of the game (rulebook: wonder phase, end of the game)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb
from typing import ClassVar

from msgspec import Struct, field

from engine.core.ctx import Ctx
from engine.core.model import Action, Bug, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf, Some
from engine.kit.goods import one_by_one, tally

from .. import scoring
from ..actions import Buy
from ..building import sites
from ..building.sites import Crew
from ..components import GOODS, WONDER
from ..state import NEUTRAL, State, Table
from ..values import Answer
from .phase import Phase, up

NOBODY = -1
BRICKS = sum(WONDER.rows)
CHEAPEST = ("clay", "trunks", "geese", "boards", "stone", "fuel", "paper", "iron", "gold", "coins", "stock")
"""Goods by value, the least valuable first; only decides the order of the list."""
FEW = 200
"""Payments that are all listed; of more only the simple ones are, and the others may be typed."""
CUBES = 25
"""Goods that can be shown at once to choose from."""


class WonderPhase(Phase[Buy], tag="wonder", kw_only=True):
    """One after the other, in the order of the chart, may buy bricks with goods at home; then a neutral brick is
    laid. A brick on the mark of the number of players ends the game at once, so does the last neutral one.

    bought: bricks by seat in this phase. up: the seat that was asked last (or passed by a standing
    answer).
    """

    question: ClassVar[str] = "wonder"
    passing: ClassVar[Answer] = Answer("wonder", "pass")
    bought: dict[str, int] = field(default_factory=dict)
    up: int = NOBODY

    def open(self, s: State, ctx: Ctx) -> None:
        s.table.called = True  # the order of bricks matters for the rows (house value 13)

    def idle(self, s: State, seat: Seat) -> bool:
        t = s.table
        crew = treasury(t, seat)
        return crew is None or sum(crew.goods.values()) < self.price(t, seat) or len(t.wonder) >= BRICKS

    def price(self, t: Table, seat: Seat) -> int:
        """Goods the seat's next brick costs: one more for each it has bought in this phase, and one more once the
        bottom rows are full, looked up brick by brick."""
        dearer = len(t.wonder) + 1 >= WONDER.dearer
        return self.bought.get(str(seat), 0) + 1 + dearer

    def settle(self, s: State, ctx: Ctx) -> None:
        """The next seat that could buy is asked, unless a standing answer says to pass."""
        t = s.table
        super().settle(s, ctx)
        while not t.ended and (seat := up(t)) is not None and seat != self.up:
            ctx.reveal()
            self.up = seat
            if s.hands[seat].standing.wonder == "pass":
                self.finish(s, seat)
                super().settle(s, ctx)

    def verbs(self, s: State, seat: Seat) -> Iterator[Offer]:
        t = s.table
        if not self.idle(s, seat):
            crew = treasury(t, seat)
            assert crew is not None
            yield Offer(Buy, {"goods": payments(crew.goods, self.price(t, seat))})

    def act(self, s: State, seat: Seat, action: Buy, ctx: Ctx) -> None:
        t = s.table
        crew = treasury(t, seat)
        if crew is None:
            raise Bug(f"roads: {seat} buys a brick from afar")
        cost = tally(action.goods)
        sites.pay(t, crew, cost)
        self.bought[str(seat)] = self.bought.get(str(seat), 0) + 1
        ctx.say("brick-bought", seat=seat, brick=len(t.wonder) + 1, goods=cost, tile=crew.tile)
        lay(t, seat, ctx)

    def reach(self, s: State, seat: Seat) -> frozenset[str]:
        return frozenset(("wonder",))

    def wants(self, s: State, seat: Seat, action: Buy) -> tuple[str, ...]:
        return ("wonder",)

    def close(self, s: State, ctx: Ctx) -> None:
        t = s.table
        if not t.ended and t.neutral and len(t.wonder) < BRICKS:
            t.neutral -= 1
            ctx.say("brick-neutral", brick=len(t.wonder) + 1, left=t.neutral)
            lay(t, NEUTRAL, ctx)
            if not t.neutral and not t.solo and not t.ended:
                t.ended = "neutral"
        if t.solo and t.turn >= WONDER.solo.turns:
            t.ended = "turns"
        if t.ended:
            ctx.say("game-ends", reason=t.ended)
            scoring.final(t, ctx)

    def outlook(self, s: State, seat: Seat, action: Buy) -> Preview:
        t = s.table
        bricks = [*t.wonder, seat]
        points = sum(scoring.row_points(row, seat) for row in scoring.rows(bricks)) - scoring.wealth(t, seat).wonder
        notes = [Note("brick-price", {"brick": len(bricks), "count": len(action.goods)})]
        notes += [Note("brick-would-end")] if marked(t, len(bricks)) else []
        if len(bricks) == WONDER.irrigation:
            notes.append(Note("would-irrigate"))
        return Preview(cost=tally(action.goods), points=points, notes=tuple(notes))

    def why(self, s: State, seat: Seat, action: Action) -> None:
        if not isinstance(action, Buy):
            return
        t = s.table
        crew, price = treasury(t, seat), self.price(t, seat)
        if len(t.wonder) == BRICKS:
            raise Illegal("buy-full")
        if crew is None:
            raise Illegal("buy-nobody", bank=t.players[seat].home)
        if sum(crew.goods.values()) < price or len(action.goods) != price:
            raise Illegal("buy-price", count=price, goods=crew.goods)
        if not crew.has(tally(action.goods)):
            raise Illegal("buy-goods", goods=crew.goods)


class AnyGoods(Struct, frozen=True):
    """Any `price` goods out of a stock, in the box's order."""

    stock: tuple[str, ...]
    price: int

    def admits(self, value: tuple[str, ...]) -> bool:
        """Whether these goods are a payment."""
        return Some(self.stock, self.price, self.price).admits(value)

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The kinds that may come next so that the price can still be reached."""
        kinds = tuple(dict.fromkeys(self.stock))
        if Counter(words) - Counter(self.stock) or tuple(sorted(words, key=kinds.index)) != words:
            return ()
        first, open_ = (kinds.index(words[-1]) if words else 0), self.price - len(words)
        spare = []
        for n, kind in enumerate(kinds[first:] if open_ > 0 else (), first):
            left = self.stock.count(kind) - words.count(kind)
            if left and left + sum(map(self.stock.count, kinds[n + 1 :])) >= open_:
                spare.append(kind)
        return tuple(spare)


def treasury(t: Table, seat: Seat) -> Crew | None:
    """The crew at home: a transporter of the seat's is there that reaches the home bank (house value 3)."""
    home = t.players[seat].home
    if not home:
        return None
    here = sites.crews(t, seat, t.atlas.banks[home])
    return next((crew for crew in here if home in crew.places), None)


def payments(goods: dict[str, int], price: int) -> Some | OneOf:
    """The ways to pay: all, or where there are very many, the simple ones, while any others may be typed."""
    stock = one_by_one(goods, GOODS, price)
    kinds = len(dict.fromkeys(stock))
    if comb(kinds + price - 1, price) <= FEW and len(stock) <= CUBES:
        return Some(stock, price, price)
    cheapest = sorted(stock, key=CHEAPEST.index)
    windows = [cheapest[n : n + price] for n in range(len(cheapest) - price + 1)]
    simple = dict.fromkeys(tuple(sorted(window, key=GOODS.index)) for window in windows)
    return OneOf(tuple(simple)[:CUBES], more=AnyGoods(stock, price), loose=0)


def lay(t: Table, owner: int, ctx: Ctx) -> None:
    """Lay the next brick, with its effect: irrigation, or the end of the game."""
    t.wonder.append(owner)
    if len(t.wonder) == WONDER.irrigation:
        t.irrigated = True
        ctx.say("irrigated")
    if marked(t, len(t.wonder)):
        t.ended = "mark"


def marked(t: Table, brick: int) -> bool:
    """Whether a brick (from 1) lies on the mark of the number of players; there is none for a game alone."""
    return not t.solo and brick == WONDER.marks[str(len(t.players))]
