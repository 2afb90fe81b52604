"""The wonder phase and the ends of the game (rulebook: wonder phase, end of the game)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from math import comb
from typing import ClassVar, cast

from msgspec import Struct, field

from engine.core import text
from engine.core.ctx import Ctx
from engine.core.model import Action, Bug, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf, Some
from engine.kit.goods import missing, one_by_one, remove, tally

from .. import scoring
from ..actions import Buy, Leave
from ..building import sites
from ..components import BOX, GOODS, WONDER
from ..state import NEUTRAL, State, Table, new_unit
from ..values import Answer
from ..world.names import WONDER_SITE
from .phase import VERBS, Phase, Shared

BRICKS = sum(WONDER.rows)
CHEAPEST = ("clay", "trunks", "geese", "boards", "stone", "fuel", "paper", "iron", "gold", "coins", "stock")
"""Goods by value, the least valuable first; only decides the order of the list."""
FEW = 200
"""Payments that are all listed; of more only the simple ones are, and the others may be typed."""
HANDY = 25
"""Payments that are each an answer of their own, as many as a list shows; of more each good is chosen by itself."""
CUBES = 25
"""Goods that can be shown at once to choose from."""


ONCE = Answer("wonder", "once")
"""At most one brick a turn."""


class WonderPhase(Phase[Buy], tag="wonder", kw_only=True):
    """All may buy bricks with goods at home; then a neutral brick is laid. The order of bricks matters for the rows:
    a purchase is kept until all who come first are done (house value 13). A brick on the mark of the number of
    players ends the game at once, so does the last neutral one.

    bought: bricks by seat in this phase. asked: the seats that have been asked, or passed by a standing answer.
    """

    question: ClassVar[str] = "wonder"
    passing: ClassVar[Answer] = Answer("wonder", "pass")
    bought: dict[str, int] = field(default_factory=dict)
    asked: list[Seat] = field(default_factory=list)

    def idle(self, s: State, seat: Seat) -> bool:
        t = s.table
        full = len(t.wonder) + len(t.held.get(str(seat), ())) >= BRICKS
        return full or sum(self.purse(t, seat).values()) < self.price(t, seat)

    def price(self, t: Table, seat: Seat) -> int:
        """Goods the seat's next brick costs: one more for each it has bought in this phase, and one more once the
        bottom rows are full, looked up brick by brick. Bricks whose purchase is kept count as bought."""
        kept = len(t.held.get(str(seat), ()))
        dearer = len(t.wonder) + kept + 1 >= WONDER.dearer
        return self.bought.get(str(seat), 0) + kept + 1 + dearer

    def settle(self, s: State, ctx: Ctx) -> None:
        """Seats are done that can buy no more, and those whose standing answer says to pass."""
        super().settle(s, ctx)
        while not s.table.ended and (seat := self._passes(s, ctx)) is not None:
            self.finish(s, seat)
            super().settle(s, ctx)

    def _passes(self, s: State, ctx: Ctx) -> Seat | None:
        """A seat whose time it is and that need not be asked."""
        for seat in (seat for seat in self.everybody(s) if self.playing(s, seat)):
            if self.idle(s, seat):
                return seat
            if seat not in self.asked:
                self.asked.append(seat)
                ctx.reveal()  # whoever is asked has not left word to pass
            left = s.hands[seat].standing.wonder
            if left == "once" and self._has_bought(s.table, seat):
                ctx.reveal()  # the others see that the first brick was enough
                return seat
            if left == "pass":
                return seat
        return None

    def _ends(self, s: State, seat: Seat, answer: Answer) -> bool:
        enough = answer == ONCE and self.playing(s, seat) and self._has_bought(s.table, seat)
        return enough or super()._ends(s, seat, answer)

    def _has_bought(self, t: Table, seat: Seat) -> bool:
        """Whether the seat has bought a brick in this phase, if only a purchase that is kept."""
        return bool(self.bought.get(str(seat)) or t.held.get(str(seat)))

    def verbs(self, s: State, seat: Seat) -> Iterator[Offer]:
        t = s.table
        if not self.idle(s, seat):
            yield Offer(Buy, {"goods": payments(self.purse(t, seat), self.price(t, seat))})

    def purse(self, t: Table, seat: Seat) -> dict[str, int]:
        """The goods a seat may pay with: those at home, without the price of purchases that are kept."""
        crew = sites.treasury(t, seat)
        goods = {} if crew is None else dict(crew.goods)
        for held in t.held.get(str(seat), ()) if crew else ():
            for kind, n in tally(cast(Buy, text.read(held.words, VERBS)).goods).items():
                remove(goods, kind, n)
        return goods

    def possible(self, s: State, seat: Seat, action: Buy, behind: bool) -> bool:
        if behind:  # it costs more than it would cost now
            return True
        t, crew = s.table, sites.treasury(s.table, seat)
        dearer = len(t.wonder) + 1 >= WONDER.dearer
        price = self.bought.get(str(seat), 0) + 1 + dearer
        affordable = crew is not None and crew.has(tally(action.goods))
        return affordable and len(action.goods) == price and len(t.wonder) < BRICKS

    def things(self, s: State, seat: Seat, action: Buy) -> tuple[str, ...]:
        return (WONDER_SITE,)

    def act(self, s: State, seat: Seat, action: Buy, ctx: Ctx) -> None:
        t = s.table
        crew = sites.treasury(t, seat)
        if crew is None:
            raise Bug(f"roads: {seat} buys a brick from afar")
        cost = tally(action.goods)
        sites.pay(t, crew, cost)
        self.bought[str(seat)] = self.bought.get(str(seat), 0) + 1
        ctx.say("brick-bought", seat=seat, brick=len(t.wonder) + 1, goods=cost, tile=crew.tile)
        lay(t, seat, ctx)

    def reach(self, s: State, seat: Seat) -> frozenset[str]:
        return frozenset((WONDER_SITE,))

    def wants(self, s: State, seat: Seat, action: Buy) -> tuple[str, ...]:
        return (WONDER_SITE,)

    def close(self, s: State, ctx: Ctx) -> None:
        t = s.table
        if not t.ended and t.neutral and len(t.wonder) < BRICKS:
            t.neutral -= 1
            ctx.say("brick-neutral", brick=len(t.wonder) + 1, left=t.neutral)
            lay(t, NEUTRAL, ctx)
            if not t.neutral and not t.solo and not t.ended:
                t.ended = "neutral"
        if t.donkey_brick and len(t.wonder) >= t.donkey_brick:
            _more_donkeys(t, ctx)
        if t.solo and t.turn >= WONDER.solo.turns:
            t.ended = "turns"
        if t.ended:
            ctx.say("game-ends", reason=t.ended)
            scoring.final(t, ctx)

    def outlook(self, s: State, seat: Seat, action: Buy) -> Preview:
        t = s.table
        bricks = [*t.wonder, *[seat] * (len(t.held.get(str(seat), ())) + 1)]
        points = sum(scoring.row_points(row, seat) for row in scoring.rows(bricks)) - scoring.wealth(t, seat).wonder
        notes = [Note("brick-price", {"brick": len(bricks), "count": len(action.goods)})]
        notes += [Note("brick-would-end")] if marked(t, len(bricks)) else []
        if len(bricks) == WONDER.irrigation and _has_desert(t):
            notes.append(Note("would-irrigate"))
        notes += [Note("would-bring-donkeys")] if len(bricks) == t.donkey_brick else []
        notes += [Note("would-flood", {"tiles": list(t.sinks)})] if t.sinks and len(bricks) == t.flood_brick else []
        return Preview(cost=tally(action.goods), points=points, notes=tuple(notes))

    def undone(self, s: State, seat: Seat) -> tuple[Note, ...]:
        """Whoever has bought nothing is told what a brick costs; and all, that the next neutral brick is the last."""
        t, found = s.table, []
        if not self._has_bought(t, seat) and not self.idle(s, seat):
            found.append(Note("no-brick", {"count": self.price(t, seat), "goods": self.purse(t, seat)}))
        if not t.solo and t.neutral and (t.neutral == 1 or marked(t, len(t.wonder) + 1)):
            found.append(Note("neutral-would-end"))
        return tuple(found)

    def preview(self, s: State, seat: Seat, action: Buy | Shared) -> Preview:
        """Passing with the standing answer is meant."""
        return Preview() if action == Leave(self.passing) else super().preview(s, seat, action)

    def why(self, s: State, seat: Seat, action: Action) -> None:
        if not isinstance(action, Buy):
            return
        t = s.table
        crew, price = sites.treasury(t, seat), self.price(t, seat)
        if len(t.wonder) == BRICKS:
            raise Illegal("buy-full")
        if crew is None:
            raise Illegal("buy-nobody", tile=t.atlas.banks[t.players[seat].home])
        goods = self.purse(t, seat)
        if sum(goods.values()) < price or len(action.goods) != price:
            raise Illegal("buy-price", count=price, goods=goods)
        if missing(goods, tally(action.goods)):
            raise Illegal("buy-goods", goods=goods)


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


def _more_donkeys(t: Table, ctx: Ctx) -> None:
    """A scenario's brick brings everybody who may have one more a donkey at home, at the end of the phase."""
    t.donkey_brick = 0
    for seat in map(Seat, t.seats()):
        kinds = [unit.about.element for unit in t.fleet(seat)]
        if t.players[seat].home and kinds.count("land") < BOX.limits.land and len(kinds) < BOX.limits.all:
            donkey = new_unit(t, seat, "donkey", t.players[seat].home)
            ctx.say("donkey-comes", seat=seat, unit=donkey.name, place=donkey.at)


def payments(goods: dict[str, int], price: int) -> Some | OneOf:
    """The ways to pay: all, or where there are very many, the simple ones, while any others may be typed."""
    stock = one_by_one(goods, GOODS, price)
    kinds = len(dict.fromkeys(stock))
    if comb(kinds + price - 1, price) <= FEW and len(stock) <= CUBES:
        some = Some(stock, price, price)
        few = tuple(islice(some.values(), HANDY + 1))
        return OneOf(few, loose=0) if len(few) <= HANDY else some
    cheapest = sorted(stock, key=CHEAPEST.index)
    windows = [cheapest[n : n + price] for n in range(len(cheapest) - price + 1)]
    simple = dict.fromkeys(tuple(sorted(window, key=GOODS.index)) for window in windows)
    return OneOf(tuple(simple)[:CUBES], more=AnyGoods(stock, price), loose=0)


def lay(t: Table, owner: int, ctx: Ctx) -> None:
    """Lay the next brick, with its effect: irrigation, or the end of the game."""
    t.wonder.append(owner)
    if len(t.wonder) == WONDER.irrigation:
        t.irrigated = True
        if _has_desert(t):
            ctx.say("irrigated")
    if marked(t, len(t.wonder)):
        t.ended = "mark"


def _has_desert(t: Table) -> bool:
    return any(tile.terrain == "desert" for tile in t.atlas.tiles.values())


def marked(t: Table, brick: int) -> bool:
    """Whether a brick (from 1) lies on the mark of the number of players; there is none for a game alone."""
    return not t.solo and brick == WONDER.marks[str(len(t.players))]
