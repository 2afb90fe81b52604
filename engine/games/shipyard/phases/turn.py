"""Rulebook: a turn. Choosing a tile with its income, the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Action, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit.asked import Asked
from engine.kit.confirm import Confirm

from .. import actions as act
from .. import bonus, track
from ..bank import receive
from ..markets import fill
from ..possible import possible
from ..state import State, Table
from . import objections, previews
from .acts import begin, done, take_bonus
from .voyages import Voyages

GENTLE = ("subsidy", "equipment", "crew", "exchange", "commodities", "canal", "employee", "ships")
"""The tiles for a player who left: what takes least from the others first."""


class Choosing(Asked[State, act.Choose], tag="choosing", kw_only=True):
    """Steps 2 and 3: choose a tile without figures, not the one moved to the front, whose action can be carried out;
    its income comes at once. In the final phase any tile whose action can be carried out, without income (ruling
    4)."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(act.Choose, {"tile": OneOf(tuple(choices(s.table, seat)))})

    def default(self, s: State, seat: Seat) -> Action:
        """What takes least from the others."""
        offered = choices(s.table, seat)
        return act.Choose(next(tile for tile in GENTLE if tile in offered))

    def take(self, s: State, seat: Seat, action: act.Choose, ctx: Ctx) -> None:
        ctx.done()
        choose(s.table, seat, action.tile, ctx)

    def preview(self, s: State, seat: Seat, action: act.Choose) -> Preview:
        return previews.choosing(s.table, seat, action.tile)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        objections.to_choosing(s.table, seat, action)


class ConfirmTurn(Confirm[State, Action], tag="confirm_turn", kw_only=True):
    """Nobody else is called, and nothing turned up, before the player ends the turn: until then all of it can be
    taken back. A bonus action may still be bought."""

    answer = act.EndTurn

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(act.EndTurn)
        yield from bonus.offers(s.table, seat)

    def take(self, s: State, seat: Seat, action: Action, ctx: Ctx) -> None:
        if isinstance(action, act.Bonus):
            ctx.push(Voyages(who=seat))
            take_bonus(s.table, seat, action, ctx)
        else:
            ctx.done()
            fill(s, ctx)

    def preview(self, s: State, seat: Seat, action: Action) -> Preview:
        return previews.acting(s.table, seat, action)

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, act.Bonus):
            objections.to_bonus(s.table, seat, action.tile)


def choices(table: Table, seat: Seat) -> list[str]:
    """The tiles a seat may choose. Where no free one could be carried out, all free ones (ruling 2)."""
    assert table.turn is not None
    guilders = table.players[seat].guilders
    if table.turn.final:
        return [tile for tile in table.row if possible(table, seat, tile, guilders)]
    free = track.free(table)
    able = [tile for tile in free if possible(table, seat, tile, guilders + track.income(table, tile))]
    return able or free


def choose(table: Table, seat: Seat, tile: str, ctx: Ctx) -> None:
    """The figure stands on a tile, the income is paid, the action comes next."""
    turn, player = table.turn, table.players[seat]
    assert turn is not None
    turn.tile = tile
    if turn.moved:
        ctx.say("moved-to-front", seat=seat, tile=turn.moved)
    if turn.final:
        ctx.say("chose-final", seat=seat, tile=tile)
    else:
        income = track.income(table, tile)
        player.chosen.append(tile)
        receive(player, income)
        ctx.say("chose", seat=seat, tile=tile, guilders=income)
    if possible(table, seat, tile, player.guilders):
        begin(table, seat, tile, ctx)
    else:
        done(table)
        ctx.say("impossible", seat=seat, tile=tile)
