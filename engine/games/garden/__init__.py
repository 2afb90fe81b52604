"""Garden: a small game for the tests, in which shapes are laid on a grid; players never see it. See RULES.md."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engine.core import frames
from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.game import Game, Opponents
from engine.core.guide import NUMBERS, Guide, Names, Panel, Picture
from engine.core.model import Action, Illegal, Preview, Result, Seat, require
from engine.core.offers import ByParts, Offer, OneOf
from engine.core.rules import NoOptions, Rules
from engine.core.speak import Speak
from engine.kit import display
from engine.kit.asked import Asked
from engine.kit.confirm import Confirm
from engine.kit.dice import Die
from engine.kit.goods import Stock, add, pay, tally
from engine.kit.grid import Cell, Grid, cell, shared
from engine.kit.placing import Placing, Placings
from engine.kit.polyominoes import Room, drawn, laid, orientations

# --- content: the components

SHAPES = {
    "bar": drawn(["###"]),
    "corner": drawn(["#.", "##"]),
    "hook": drawn(["#.", "#.", "##"]),
    "step": drawn([".##", "##."]),
    "wing": drawn([".#", "##", ".#", ".#"]),
}
PILE = tuple(name for name in SHAPES for _ in range(6))
PRICES = (0, 1, 2, 3, 4)
"""Coins for each place of the row, its oldest hedge first."""
GRID = Grid(11, 11)
POND = (cell("F6"),)
SKY = Die(("cloud", "rain", "sun", "storm"))
WORTH = {"cloud": 0, "rain": 1, "sun": 3, "storm": 0}
"""Coins for each face."""
DICE = 2
COINS = 1
"""At the start."""
ROUNDS = 6
LAWN = 2
"""Points for each cell of a lawn; a hedge brings one."""

# --- actions

Face = Annotated[str, Meta(extra={"kind": "face"})]


class Roll(Action, frozen=True, tag="roll"):
    """Roll the weather dice."""


class Turn(Action, frozen=True, tag="turn"):
    """Turn a die that shows this face to its next one."""

    face: Face


class Lay(Action, frozen=True, tag="lay"):
    """Buy a hedge of the row and lay it."""

    placing: Placing


class Pass(Action, frozen=True, tag="pass"):
    """Lay nothing."""


class End(Action, frozen=True, tag="end"):
    """End the turn."""


# --- state


class Garden(Struct):
    """The hedges of a player, in the order laid, and the purse: only coins."""

    hedges: list[Placing] = []
    purse: Stock = {}

    @property
    def coins(self) -> int:
        """The coins in the purse."""
        return self.purse.get("coin", 0)

    def border(self) -> tuple[Cell, ...]:
        """The cells of the pond and of all hedges."""
        return (*POND, *(each for hedge in self.hedges for each in cells(hedge)))

    def lawns(self) -> list[tuple[Cell, ...]]:
        """The areas that hedges and pond enclose."""
        return GRID.enclosed(self.border())

    def points(self) -> int:
        """Rules 6: one for each hedge, two for each cell of a lawn."""
        return len(self.hedges) + LAWN * sum(map(len, self.lawns()))

    def room(self) -> Room:
        """Rules 4: free cells; a hedge shares an edge with the pond or another hedge."""
        border = self.border()
        return Room(GRID, border, GRID.around(border))


class Table(Struct):
    """All that lies open; `pile` counts the hedges that lie face down."""

    gardens: list[Garden]
    dice: list[str]
    row: list[str] = []
    pile: int = len(PILE)
    round: int = 0

    def price(self, shape: str) -> int:
        """The price of a hedge of the row now."""
        return display.price(self.row, shape, PRICES)


class Hand(Struct):
    """Nothing is held in secret."""


class Box(Struct):
    """Hidden from all: the pile, its top last."""

    pile: list[str]


State: TypeAlias = frames.State[Table, Hand, Box]
"""The part that rules read and change."""
View: TypeAlias = frames.View[Table, Hand]
"""A seat's view."""


def cells(hedge: Placing) -> tuple[Cell, ...]:
    """The cells that a hedge covers."""
    return laid(orientations(SHAPES[hedge.shape])[hedge.facing], cell(hedge.cell))


def refill(s: State, ctx: Ctx) -> None:
    """Rules 2 and 5: turn up hedges until the row is full."""
    new = display.refill(s.table.row, s.box.pile, len(PRICES), ctx)
    s.table.pile = len(s.box.pile)
    if new:
        ctx.say("turned-up", shapes=list(new))


# --- phases


class Rounds(Frame[State, Action], tag="rounds"):
    """Rules 1: six rounds; in each everybody has a turn."""

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        if t.round == 0:
            ctx.shuffle(s.box.pile)
            refill(s, ctx)
        if t.round == ROUNDS:
            ctx.done()
            ctx.say("won", seats=list(winners(t)))
            return
        t.round += 1
        for seat in map(Seat, reversed(range(len(t.gardens)))):
            ctx.push(Weather(who=seat), Laying(who=seat), EndOfTurn(who=seat))


class Weather(Asked[State, Roll | Turn], tag="weather", kw_only=True):
    """Rules 3: roll both dice, or turn one of them to its next face; take the coins that they show."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(Roll)
        yield Offer(Turn, {"face": OneOf(tuple(tally(s.table.dice)))})

    def take(self, s: State, seat: Seat, action: Roll | Turn, ctx: Ctx) -> None:
        ctx.done()
        match action:
            case Roll():
                s.table.dice = SKY.in_order(SKY.rolled(ctx) for _ in range(DICE))
            case Turn(face):
                s.table.dice = turned(s.table.dice, face)
        coins = brings(s.table.dice)
        add(s.table.gardens[seat].purse, "coin", coins)
        ctx.say("weather", seat=seat, faces=list(s.table.dice), coins=coins)

    def preview(self, s: State, seat: Seat, action: Roll | Turn) -> Preview:
        if isinstance(action, Roll):
            return Preview()
        return Preview(gain={"coin": brings(turned(s.table.dice, action.face))})

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, Turn):
            raise Illegal("no-such-die", faces=list(s.table.dice))


def turned(dice: list[str], face: str) -> list[str]:
    """The dice after one that shows this face is turned to the next."""
    left = list(dice)
    left.remove(face)
    return SKY.in_order([*left, SKY.turned(face)])


def brings(dice: list[str]) -> int:
    """The coins that dice show."""
    return sum(WORTH[face] for face in dice)


class Laying(Asked[State, Lay | Pass], tag="laying", kw_only=True):
    """Rules 4: buy one hedge of the row and lay it, turned and mirrored at will; or pass."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        garden = s.table.gardens[seat]
        ways = Placings(
            tuple((name, SHAPES[name]) for name in display.affordable(s.table.row, PRICES, garden.coins)),
            garden.room(),
        )
        if ways.after(()):
            yield Offer(Lay, {"placing": ByParts(Placing, ways)})
        yield Offer(Pass)

    def take(self, s: State, seat: Seat, action: Lay | Pass, ctx: Ctx) -> None:
        ctx.done()
        match action:
            case Pass():
                ctx.say("passed", seat=seat)
            case Lay(placing):
                garden, before = s.table.gardens[seat], s.table.gardens[seat].points()
                pay(garden.purse, {"coin": s.table.price(placing.shape)})
                display.take(s.table.row, placing.shape)
                garden.hedges.append(placing)
                water = watered(placing)
                add(garden.purse, "coin", water)
                points = garden.points() - before
                ctx.say("laid", seat=seat, shape=placing.shape, cell=placing.cell, coins=water, points=points)

    def preview(self, s: State, seat: Seat, action: Lay | Pass) -> Preview:
        if isinstance(action, Pass):
            return Preview()
        garden = s.table.gardens[seat]
        after = Garden([*garden.hedges, action.placing])
        cost, water = s.table.price(action.placing.shape), watered(action.placing)
        return Preview(cost={"coin": cost}, gain={"coin": water}, points=after.points() - garden.points())

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        if not isinstance(action, Lay):
            return
        shape, garden = action.placing.shape, s.table.gardens[seat]
        if shape not in s.table.row:
            raise Illegal("not-in-row", shapes=list(tally(s.table.row)))
        if s.table.price(shape) > garden.coins:
            raise Illegal("too-dear", shape=shape, coins=s.table.price(shape))
        open_room = Room(GRID, garden.border())
        if Placings(((shape, SHAPES[shape]),), open_room).admits(action.placing):
            raise Illegal("lies-apart", shape=shape)
        raise Illegal("no-room", shape=shape, cell=action.placing.cell[:10])

    def default(self, s: State, seat: Seat) -> Action:
        return Pass()


def watered(hedge: Placing) -> int:
    """Rules 4: a coin for each edge that a hedge shares with the pond."""
    return len(shared(cells(hedge), POND))


class EndOfTurn(Confirm[State, End], tag="end_of_turn", kw_only=True):
    """Rules 5: end the turn; only then is the row filled again."""

    answer = End

    def confirmed(self, s: State, ctx: Ctx) -> None:
        refill(s, ctx)


# --- flow

Position: TypeAlias = frames.Position[Table, Hand, Box, Rounds | Weather | Laying | EndOfTurn]
"""A whole game, as it is stored."""


# --- scoring


def winners(table: Table) -> tuple[Seat, ...]:
    """Rules 6: the most points, then the most coins; if still equal, all of them."""
    ranks = [(garden.points(), garden.coins) for garden in table.gardens]
    return tuple(Seat(n) for n, rank in enumerate(ranks) if rank == max(ranks))


# --- further functions for the core


def estimate(view: View) -> int:
    """Points, then coins, then free cells that are closed on three sides, in hundredths of a point."""
    assert view.seat is not None
    garden = view.table.gardens[view.seat]
    closed = set(garden.border())
    bays = sum(sum(other in closed for other in GRID.neighbours(each)) >= 3 for each in GRID.around(closed))
    return 100 * garden.points() + 20 * garden.coins + 30 * bays


class Labels(Names):
    """A hedge to lay is named first, then its turning, then its place."""

    def label(self, view: View, kind: str, value: object, speak: Speak) -> str:
        match value:
            case Placing(shape, "", ""):
                return speak("label-shape", shape=shape, coins=view.table.price(shape))
            case Placing(shape, facing, ""):
                return speak("label-facing", shape=shape, facing=facing)
            case Placing(shape, facing, place):
                return speak("label-placing", shape=shape, facing=facing, cell=place)
        return super().label(view, kind, value, speak)


class Ends(Panel):
    """Passing comes last."""

    ends = (Pass, End)


class Cells(Picture):
    """Columns are letters."""

    marks = NUMBERS


class GardenRules(Rules[Position]):
    """In turn; only the pile is hidden."""

    key = "garden"
    name = "Garden"
    seats = range(2, 5)
    state = Position
    actions = (Roll, Turn, Lay, Pass, End)

    def setup(self, seats: int, options: NoOptions) -> Position:
        """Everything unshuffled; the draws follow in `Rounds`."""
        table = Table([Garden(purse={"coin": COINS}) for _ in range(seats)], [SKY.set_to("cloud")] * DICE)
        return Position(table, [Hand() for _ in range(seats)], Box(list(PILE)), [Rounds()])

    def check(self, s: State) -> None:
        """Every hedge is in one place, none lies on another, on the pond or off the grid; no debts. Raises `Bug`."""
        t, law = s.table, partial(require, self.key)
        own = [hedge.shape for garden in t.gardens for hedge in garden.hedges]
        law(tally(sorted(s.box.pile + t.row + own)) == tally(PILE), "every hedge is in one place")
        law(t.pile == len(s.box.pile), "the open count of the pile is right")
        law(t.dice == SKY.in_order(t.dice) and len(t.dice) == DICE, "two dice lie in order")
        for garden in t.gardens:
            border = garden.border()
            law(len(set(border)) == len(border) and all(each in GRID for each in border), "one hedge a cell")
            law(len(GRID.areas(border)) == 1, "hedges and pond hang together")
            law(garden.coins >= 0, "no coins below zero")

    def result(self, s: Position) -> Result:
        return Result(tuple(garden.points() for garden in s.table.gardens), winners(s.table), "rounds")

    def imagine(self, s: State, seat: Seat | None, ctx: Ctx) -> None:
        """Only the order of the pile is hidden."""
        ctx.deal_anew(s.box.pile)


GAME = Game(GardenRules(), Guide(names=Labels(), panel=Ends(), picture=Cells()), Opponents(estimate=estimate))
