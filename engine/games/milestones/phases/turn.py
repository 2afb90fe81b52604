"""Rulebook: course of the game, worker spaces, and when the game ends."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.asked import Asked
from engine.kit.confirm import Confirm

from .. import actions as act
from ..rules import reaches, refuse_elsewhere, score
from ..scoring import final_scoring
from ..state import MAX_TURNS, PATH, RONDEL, Player, State, Table
from .building_office import BuildingOffice
from .castle import CoverWorker, KeepGoods, castle_takes, must_cover, taken_without_choice
from .mill import Mill, could_deliver
from .trading_house import HIRE, TradingHouse

MOVES = 2
"""Moves in each turn."""


class Turns(Frame[State, Action], tag="turns", kw_only=True):
    """Turns go round clockwise. Once the end is triggered all others have exactly one more; then scoring.

    `left` counts the turns still to come after the end was triggered.
    """

    next: Seat
    left: int | None = None

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        if t.ending is not None and self.left is None:
            self.left = len(t.players) - 1
        stuck = self.left is None and t.players[self.next].turns >= MAX_TURNS
        if stuck:
            t.reason = "cap"
            ctx.say("cap", turns=MAX_TURNS)
        if stuck or self.left == 0:
            t.active = None
            final_scoring(t, ctx)
            ctx.done()
            return
        if self.left is not None:
            self.left -= 1
        seat, self.next = self.next, Seat((self.next + 1) % len(t.players))
        t.active, t.move = seat, 0
        t.players[seat].turns += 1
        ctx.push(Turn(who=seat))

    def comes(self, s: State, seat: Seat) -> bool:
        """Whether that seat will have another turn, for all that is known now."""
        t, seats = s.table, len(s.table.players)
        left = seats - 1 if t.ending is not None and self.left is None else self.left
        return left is None or (seat - self.next) % seats < left


class Turn(Frame[State, Action], tag="turn", kw_only=True):
    """A turn is exactly two moves, also when the first of them triggers the end."""

    who: Seat

    def advance(self, s: State, ctx: Ctx) -> None:
        if s.table.move < MOVES:
            s.table.move += 1
            ctx.push(MoveFigure(who=self.who))
        else:
            ctx.done()
            ctx.push(ConfirmTurn(who=self.who))


class ConfirmTurn(Confirm[State, act.EndTurn], tag="confirm_turn", kw_only=True):
    """Nobody else is called before the player ends the turn: until then all of it can be taken back."""

    answer = act.EndTurn

    def confirmed(self, s: State, ctx: Ctx) -> None:
        ctx.say("turn-over", seat=self.who)


class MoveFigure(Asked[State, act.Move], tag="move_figure", kw_only=True):
    """Move the figure forward any number of spaces, at least one, never past the castle."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        at = RONDEL.index(s.table.players[seat].at)
        yield Offer(act.Move, {"to": OneOf(RONDEL[(at + 1) % len(RONDEL) :])})

    def take(self, s: State, seat: Seat, action: act.Move, ctx: Ctx) -> None:
        player = s.table.players[seat]
        start, player.at = player.at, action.to
        ctx.done()
        ctx.say("moved", seat=seat, space=action.to, start=start)
        if action.to in PATH:
            good, count, points = produce(player, start, action.to)
            if count:
                player.gain(good, count)
                ctx.say("produced", seat=seat, good=good, count=count, points=points)
                score(s.table, seat, points, ctx)
            return
        match action.to:
            case "trading_house":
                income(player, seat, ctx)
                ctx.push(TradingHouse(who=seat))
            case "building_office":
                ctx.push(BuildingOffice(who=seat))
            case "mill":
                ctx.push(Mill(who=seat))
            case "castle":
                ctx.push(KeepGoods(who=seat), CoverWorker(who=seat))

    def preview(self, s: State, seat: Seat, action: act.Move) -> Preview:
        player = s.table.players[seat]
        match action.to:
            case "trading_house":
                return Preview(gain={"coin": 1} if player.ascending() else {}, notes=no_hiring(s.table, player))
            case "mill":
                return Preview(notes=(Note("could-deliver", {"count": could_deliver(s.table, player)}),))
            case "castle":
                cost, cover = taken_without_choice(player), int(must_cover(player))
                loss = Note("castle-takes", {"count": castle_takes(player), "cover": cover})
                return Preview(cost=cost, notes=(Note("castle-covers", {"cover": cover}) if cost else loss,))
            case "building_office":
                sites = BuildingOffice.could_build(s.table, seat)
                every = BuildingOffice.together(s.table, seat, sites)
                return Preview(notes=(Note("could-build", {"sites": sites, "every": int(every)}),))
        good, count, points = produce(player, player.at, action.to)
        if not count:
            return Preview(notes=(Note("brings-nothing"),))
        return Preview(gain={good: count}, points=points, notes=reaches(s.table, seat, points))

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        refuse_elsewhere(s.table, seat, action)
        if isinstance(action, act.Move):
            raise Illegal("move-forward", space=s.table.players[seat].at)


def income(player: Player, seat: Seat, ctx: Ctx) -> None:
    """Trading house: 1 coin if the workers' numbers never fall from left to right."""
    if player.ascending():
        player.gain("coin")
        ctx.say("income", seat=seat)


def no_hiring(table: Table, player: Player) -> tuple[Note, ...]:
    """Trading house: why nobody could be hired there, the income counted."""
    if not table.display:
        return (Note("no-tiles"),)
    coins = player.goods["coin"] + player.ascending()
    return (Note("too-few-coins", {"coins": coins}),) if coins < HIRE["coin"] else ()


def produce(player: Player, start: str, to: str) -> tuple[str, int, int]:
    """The yield of a stop on a path space: the good ("" for none), how many, and the points for bonus tiles.

    One for each worker of that kind passed or reached in this move; the space left behind does not count
    (ruling 17); an empty or covered space brings nothing (ruling 15).
    """
    first = 0 if start == "castle" else RONDEL.index(start) + 1
    last = RONDEL.index(to)
    good = player.path[last].good
    if not good:
        return "", 0, 0
    passed = [space for space in player.path[first : last + 1] if space.good == good]
    return good, len(passed), sum(space.bonus for space in passed)
