"""Ferry: a small game for the tests and for the guide; players never see it. See RULES.md.

A real game has a folder of files where this one has sections, each section's name being the file's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engine.core import frames
from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.game import Game, Opponents
from engine.core.guide import Guide, Names
from engine.core.model import Action, Bug, Illegal, Preview, Result, Seat
from engine.core.offers import Offer, OneOf, Range, Some
from engine.core.rules import Rules, Setting, Settings
from engine.core.speak import Speak
from engine.kit.asked import Asked
from engine.kit.sealed import Sealed
from engine.kit.together import Together

# --- content: the components

KINDS = ("plank", "rope", "sail")
DECK = tuple(kind for kind in KINDS for _ in range(6))
LANDINGS = tuple("ABCDEFGHIJKL")
"""Along the river; neighbours in the alphabet are neighbours on the bank."""
SUMMERS = ("4", "2")
"""How many there are, to choose from before the start; the usual number first."""
DEALT = 3
INCOME = 2
DRAWN = 2
WORTH = (0, 1, 3, 6)
"""Points of a pier by how many different kinds of cards it was built with."""

# --- actions

LandingName = Annotated[str, Meta(extra={"kind": "landing"})]
Cards = Annotated[tuple[str, ...], Meta(extra={"kind": "cards"})]


class Bid(Action, frozen=True, tag="bid"):
    """Bid coins to go first."""

    coins: int


class Build(Action, frozen=True, tag="build"):
    """Build a pier on a landing, paying with cards."""

    landing: LandingName
    cards: Cards


class Rest(Action, frozen=True, tag="rest"):
    """Build nothing and draw cards."""


class Sell(Action, frozen=True, tag="sell"):
    """Sell cards at the market, a coin each: one from the list, or several in a sentence."""

    cards: Cards


class Pack(Action, frozen=True, tag="pack"):
    """Sell no more."""


class Return(Action, frozen=True, tag="return"):
    """Come back to the market while others are still there."""


class Toll(Action, frozen=True, tag="toll"):
    """Ask the builder next door for a coin, or draw a card instead."""

    coin: bool


# --- state


class Company(Struct):
    """The open part of a player; `cards` counts the hand."""

    coins: int = 0
    points: int = 0
    cards: int = 0


class Table(Struct):
    """All that lies open; `deck` counts the draw pile, `owner` has the built landings."""

    companies: list[Company]
    order: list[Seat]
    owner: dict[str, Seat] = {}
    used: list[str] = []
    deck: int = len(DECK)
    summer: int = 0
    summers: int = int(SUMMERS[0])


class Hand(Struct):
    """A seat's cards in the order of `KINDS`, and its bid while it is sealed."""

    cards: list[str] = []
    choice: Bid | None = None


class Box(Struct):
    """Hidden from all: the draw pile, its top last."""

    deck: list[str]


State: TypeAlias = frames.State[Table, Hand, Box]
"""The part that rules read and change."""
View: TypeAlias = frames.View[Table, Hand]
"""A seat's view."""


# --- setup


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The choices before the start."""

    summers: str = SUMMERS[0]


def draw(s: State, seat: Seat, count: int, ctx: Ctx) -> None:
    """Rules 6: draw cards; when the pile runs out, the used cards are shuffled into a new one."""
    drawn: list[str] = []
    for _ in range(count):
        if not s.box.deck:
            s.box.deck, s.table.used = s.table.used, []
            ctx.shuffle(s.box.deck)
        drawn += [s.box.deck.pop()] if s.box.deck else []
    hand = s.hands[seat]
    hand.cards = in_order(hand.cards + drawn)
    s.table.companies[seat].cards, s.table.deck = len(hand.cards), len(s.box.deck)
    ctx.reveal()
    ctx.say("drew", seat=seat, count=len(drawn))
    ctx.tell(seat, "cards-drawn", cards=tally(drawn))


def in_order(cards: list[str]) -> list[str]:
    """Cards sorted by kind, so that equal hands are equal and equal cards lie together."""
    return sorted(cards, key=KINDS.index)


def tally(cards: list[str] | tuple[str, ...]) -> dict[str, int]:
    """Cards as counts by kind."""
    return {kind: cards.count(kind) for kind in KINDS if kind in cards}


# --- phases


class Summers(Frame[State, Action], tag="summers"):
    """Rules 1: three cards each, then the summers: two coins, bids, a turn for everybody, the market."""

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        if t.summer == 0:
            ctx.shuffle(s.box.deck)
            for seat in t.order:
                draw(s, seat, DEALT, ctx)
        if t.summer == t.summers:
            ctx.done()
            ctx.say("won", seats=list(winners(t)))
            return
        t.summer += 1
        for company in t.companies:
            company.coins += INCOME
        ctx.push(Bidding())


class Bidding(Sealed[State, Bid], tag="bidding"):
    """Rules 2: all bid in secret and pay; the highest goes first, ties keep their order."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(Bid, {"coins": Range(0, s.table.companies[seat].coins)})

    def opened(self, s: State, choices: list[Bid], ctx: Ctx) -> None:
        for seat in s.table.order:
            s.table.companies[seat].coins -= choices[seat].coins
            ctx.say("bid", seat=seat, coins=choices[seat].coins)
        s.table.order.sort(key=lambda seat: -choices[seat].coins)
        ctx.push(*(Turn(who=seat) for seat in s.table.order), Market(there=list(s.table.order)))

    def preview(self, s: State, seat: Seat, action: Bid) -> Preview:
        return Preview(cost={"coin": action.coins})


class Turn(Asked[State, Build | Rest], tag="turn", kw_only=True):
    """Rules 3: build one pier with one to three cards, or rest and draw two."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        free = tuple(landing for landing in LANDINGS if landing not in s.table.owner)
        cards = tuple(s.hands[seat].cards)
        if free and cards:
            yield Offer(Build, {"landing": OneOf(free), "cards": Some(cards, 1, len(WORTH) - 1)})
        yield Offer(Rest)

    def take(self, s: State, seat: Seat, action: Build | Rest, ctx: Ctx) -> None:
        ctx.done()
        match action:
            case Rest():
                draw(s, seat, DRAWN, ctx)
            case Build(landing, cards):
                for card in cards:
                    s.hands[seat].cards.remove(card)
                s.table.used += cards
                s.table.owner[landing] = seat
                company = s.table.companies[seat]
                company.cards -= len(cards)
                company.points += WORTH[len(tally(cards))]
                ctx.say("built", seat=seat, landing=landing, cards=tally(cards))
                ctx.push(*(TollWindow(who=other, payer=seat) for other in beside(s.table, landing)))

    def preview(self, s: State, seat: Seat, action: Build | Rest) -> Preview:
        if isinstance(action, Rest):
            return Preview(gain={"card": DRAWN})
        return Preview(cost={"card": len(action.cards)}, points=WORTH[len(tally(action.cards))])

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Build) and action.landing in s.table.owner:
            raise Illegal("landing-taken", landing=action.landing)

    def default(self, s: State, seat: Seat) -> Action:
        return Rest()


class TollWindow(Asked[State, Toll], tag="toll_window", kw_only=True):
    """Rules 4: the owner of a pier beside a new one asks for a coin or draws a card, if there is a coin."""

    payer: Seat

    def asks(self, s: State) -> bool:
        return s.table.companies[self.payer].coins > 0

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(Toll, {"coin": OneOf((True, False))})

    def take(self, s: State, seat: Seat, action: Toll, ctx: Ctx) -> None:
        ctx.done()
        if action.coin:
            s.table.companies[self.payer].coins -= 1
            s.table.companies[seat].coins += 1
            ctx.say("toll", seat=seat, seat_payer=self.payer)
        else:
            draw(s, seat, 1, ctx)

    def preview(self, s: State, seat: Seat, action: Toll) -> Preview:
        return Preview(gain={"coin" if action.coin else "card": 1})


class Market(Together[State, Sell | Pack | Return], tag="market", kw_only=True):
    """Rules 5: all at once, any number of times: sell cards for a coin each. Over when everybody has packed
    up; until then those who have may come back."""

    there: list[Seat]

    def everybody(self, s: State) -> list[Seat]:
        return sorted(s.table.order)

    def done(self, s: State, seat: Seat) -> bool:
        return seat not in self.there

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        if self.done(s, seat):
            yield Offer(Return)
            return
        cards = tuple(s.hands[seat].cards)
        if cards:
            yield Offer(Sell, {"cards": OneOf(tuple((kind,) for kind in tally(cards)), more=OutOf(cards))})
        yield Offer(Pack)

    def take(self, s: State, seat: Seat, action: Sell | Pack | Return, ctx: Ctx) -> None:
        match action:
            case Pack():
                self.there.remove(seat)
            case Return():
                self.there = sorted([*self.there, seat])
            case Sell(cards):
                for card in cards:
                    s.hands[seat].cards.remove(card)
                s.table.used = in_order([*s.table.used, *cards])
                company = s.table.companies[seat]
                company.cards -= len(cards)
                company.coins += len(cards)
                ctx.say("sold", seat=seat, cards=tally(cards))

    def preview(self, s: State, seat: Seat, action: Sell | Pack | Return) -> Preview:
        if isinstance(action, Sell):
            return Preview(cost={"card": len(action.cards)}, gain={"coin": len(action.cards)})
        return Preview()

    def default(self, s: State, seat: Seat) -> Action:
        return Pack()


class OutOf(Struct, frozen=True):
    """Sentences that name cards of a hand one by one, in any order."""

    hand: tuple[str, ...]

    def admits(self, value: tuple[str, ...]) -> bool:
        return bool(value) and not Counter(value) - Counter(self.hand)

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        left = Counter(self.hand)
        left.subtract(words)
        return () if min(left.values()) < 0 else tuple(kind for kind in KINDS if left[kind])


def beside(table: Table, landing: str) -> list[Seat]:
    """The other seats with a pier next to this landing, each once, upstream first."""
    at = LANDINGS.index(landing)
    owners = [table.owner.get(near) for near in LANDINGS[max(0, at - 1) : at + 2]]
    return [seat for seat in dict.fromkeys(owners) if seat is not None and seat != table.owner[landing]]


# --- flow

Position: TypeAlias = frames.Position[Table, Hand, Box, Summers | Bidding | Turn | TollWindow | Market]
"""A whole game, as it is stored."""


def setup(seats: int, options: Options) -> Position:
    """Everything unshuffled; the draws follow in `Summers`."""
    order = [Seat(n) for n in range(seats)]
    table = Table([Company() for _ in range(seats)], order, summers=int(options.summers))
    return Position(table, [Hand() for _ in range(seats)], Box(list(DECK)), [Summers()])


# --- scoring


def winners(table: Table) -> tuple[Seat, ...]:
    """Rules 7: the most points, then the most coins; if still equal, all of them."""
    ranks = [(company.points, company.coins) for company in table.companies]
    return tuple(Seat(n) for n, rank in enumerate(ranks) if rank == max(ranks))


def result(s: Position) -> Result:
    """The end of the game."""
    points = tuple(company.points for company in s.table.companies)
    return Result(points, winners(s.table), "summers")


# --- further functions for the core


def check(s: State) -> None:
    """No card is lost or made, the open counts are right, nobody owes. Raises `Bug`."""
    cards = s.box.deck + s.table.used + [card for hand in s.hands for card in hand.cards]
    if in_order(cards) != list(DECK):
        raise Bug("ferry: every card is in one place")
    if s.table.deck != len(s.box.deck):
        raise Bug("ferry: the open count of the draw pile is right")
    for company, hand in zip(s.table.companies, s.hands, strict=True):
        if company.cards != len(hand.cards) or company.coins < 0:
            raise Bug("ferry: the open count of a hand is right, and no coins below zero")


def imagine(s: State, seat: Seat | None, ctx: Ctx) -> None:
    """The others' cards and the pile are dealt again, and sealed bids are random."""
    others = [n for n in range(len(s.hands)) if n != seat]
    unknown = s.box.deck + [card for n in others for card in s.hands[n].cards]
    ctx.deal_anew(unknown)
    for n in others:
        hand = s.hands[n]
        hand.cards = in_order([unknown.pop() for _ in hand.cards])
        if hand.choice is not None:
            hand.choice = Bid(ctx.roll(s.table.companies[n].coins + 1))
    s.box.deck = unknown


def estimate(view: View) -> int:
    """Points, then cards and coins to build with, in hundredths of a point."""
    assert view.seat is not None
    company: Company = view.table.companies[view.seat]
    return 100 * company.points + 60 * company.cards + 20 * company.coins


class Labels(Names):
    """The words for cards that are chosen together."""

    def label(self, view: View, kind: str, value: object, speak: Speak) -> str:
        if kind == "cards" and isinstance(value, tuple):
            return speak("label-cards", cards=tally(value))
        return super().label(view, kind, value, speak)


class Ferry(Rules[Position]):
    """Bids are secret, and so are hands and the draw pile."""

    key = "ferry"
    name = "Ferry"
    seats = range(2, 5)
    state = Position
    actions = (Bid, Build, Rest, Toll, Sell, Pack, Return)
    settings = Settings(Options, (Setting("summers", SUMMERS),))
    setup = staticmethod(setup)
    check = staticmethod(check)
    result = staticmethod(result)
    imagine = staticmethod(imagine)


GAME = Game(Ferry(), Guide(names=Labels()), Opponents(estimate=estimate))
