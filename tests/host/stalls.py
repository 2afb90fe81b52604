"""Stalls: a game for the tests of plans. In turn each buys what they like, as long as there is some and they can pay;
every purchase makes the next of its kind dearer. A lucky bag holds a coin or none. Somebody may be asked for a coin
in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct

from engine.core import frames, guide
from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.game import Game, Opponents
from engine.core.model import Action, Preview, Result, Seat
from engine.core.offers import Offer, OneOf
from engine.core.rules import Between, Rules
from engine.kit.asked import Asked

ROUNDS = 4


class Buy(Action, frozen=True, tag="buy"):
    """Buy something."""

    what: str


class Bag(Action, frozen=True, tag="bag"):
    """Buy a lucky bag and look into it."""


class Beg(Action, frozen=True, tag="beg"):
    """Ask the next seat for a coin."""


class Give(Action, frozen=True, tag="give"):
    """Give a coin, or not."""

    coin: bool


class End(Action, frozen=True, tag="end"):
    """End the turn."""


class Table(Struct):
    """What lies open: coins by seat, prices and what is left by kind."""

    coins: list[int]
    prices: dict[str, int]
    left: dict[str, int]
    turns: int = 0


class Hand(Struct):
    """Nothing."""


class Box(Struct):
    """Whether the next bag holds a coin."""

    lucky: bool = False


State: TypeAlias = frames.State[Table, Hand, Box]
View: TypeAlias = frames.View[Table, Hand]


class Turns(Frame[State, Action], tag="turns", kw_only=True):
    """Turns go round."""

    next: Seat

    def advance(self, s: State, ctx: Ctx) -> None:
        if s.table.turns == ROUNDS * len(s.hands):
            ctx.done()
            return
        s.table.turns += 1
        seat, self.next = self.next, Seat((self.next + 1) % len(s.hands))
        ctx.push(Stall(who=seat))


class Stall(Asked[State, Action], tag="stall", kw_only=True):
    """A turn."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        t = s.table
        goods = tuple(g for g, price in t.prices.items() if t.left[g] and price <= t.coins[seat])
        if goods:
            yield Offer(Buy, {"what": OneOf(goods)})
        yield Offer(Bag)
        yield Offer(Beg)
        yield Offer(End)

    def preview(self, s: State, seat: Seat, action: Action) -> Preview:
        return Preview(cost={"coin": s.table.prices[action.what]}) if isinstance(action, Buy) else Preview()

    def take(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        t = s.table
        match action:
            case Buy(what):
                t.coins[seat] -= t.prices[what]
                t.prices[what] += 1
                t.left[what] -= 1
                ctx.say("bought", seat=seat, what=what)
            case Bag():
                t.coins[seat] += s.box.lucky
                s.box.lucky = ctx.roll(2) == 1
                ctx.reveal()
            case Beg():
                ctx.push(Begged(who=Seat((seat + 1) % len(s.hands)), by=seat))
            case End():
                ctx.done()


class Begged(Asked[State, Give], tag="begged", kw_only=True):
    """Somebody is asked for a coin."""

    by: Seat

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(Give, {"coin": OneOf((False, True) if s.table.coins[seat] else (False,))})

    def take(self, s: State, seat: Seat, action: Give, ctx: Ctx) -> None:
        s.table.coins[seat] -= action.coin
        s.table.coins[self.by] += action.coin
        ctx.done()


Position: TypeAlias = frames.Position[Table, Hand, Box, Turns | Stall | Begged]


def setup(seats: int, options: object) -> Position:
    """Seat 0 begins."""
    prices = {"apple": 1, "bread": 2, "cake": 1}
    table = Table([6] * seats, prices, {"apple": 9, "bread": 9, "cake": 1})
    return Position(table, [Hand() for _ in range(seats)], Box(), [Turns(next=Seat(0))])


def ahead(s: Position, seat: Seat) -> Position | None:
    """The turn of that seat, as if it were next."""
    turns, seats = s.flow[0], len(s.hands)
    assert isinstance(turns, Turns)
    if (seat - turns.next) % seats >= ROUNDS * seats - s.table.turns:
        return None
    s.flow, turns.next = [turns], seat
    return s


def imagine(s: State, seat: Seat | None, ctx: Ctx) -> None:
    """What is in the bag."""
    s.box.lucky = ctx.roll(2) == 1


def result(s: Position) -> Result | None:
    """Those with the most coins have won."""
    most = tuple(Seat(n) for n, coins in enumerate(s.table.coins) if coins == max(s.table.coins))
    return None if s.flow else Result(tuple(s.table.coins), most, "rounds")


class Stalls(Rules[Position]):
    """In turn; a lucky bag is secret."""

    key = "stalls"
    name = "Stalls"
    seats = range(2, 5)
    state = Position
    actions = (Buy, Bag, Beg, Give, End)
    between = Between(ahead=ahead)
    setup = staticmethod(setup)
    result = staticmethod(result)
    imagine = staticmethod(imagine)

    def check(self, s: Position) -> None:
        """Nothing can be lost."""


class Overview(guide.Overview):
    """What a seat has."""

    def stock(self, view: View) -> dict[str, int]:
        """Coins."""
        return {} if view.seat is None else {"coin": view.table.coins[view.seat]}


GUIDE = guide.Guide(overview=Overview())
OWN: Opponents[Position] = Opponents(estimate=lambda view: int(view.table.coins[view.seat or 0]))
GAME: Game[Position] = Game(Stalls(), GUIDE, OWN)
