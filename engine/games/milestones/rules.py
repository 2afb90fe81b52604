"""Shared by several chapters of the rulebook: scoring points, laying tiles, losing bonus tiles."""

from __future__ import annotations

from typing import Literal

from engine.core.ctx import Ctx
from engine.core.model import Action, Illegal, Note, Seat

from . import actions as act
from .edition import Tile
from .state import PATH, Player, Space, Table

PLACES: dict[type[Action], str] = {
    act.Hire: "trading_house",
    act.Buy: "trading_house",
    act.Sell: "trading_house",
    act.Road: "building_office",
    act.House: "building_office",
    act.Market: "building_office",
    act.Deliver: "mill",
    act.Keep: "castle",
    act.Cover: "castle",
}
"""The building spaces at which actions are possible."""


def refuse_elsewhere(table: Table, seat: Seat, action: Action) -> None:
    """Raise `Illegal` for what is possible at another building space only."""
    here, there = table.players[seat].at, PLACES.get(type(action))
    if there not in (None, here):
        raise Illegal("only-there", space_there=there, space=here)


def score(table: Table, seat: Seat, points: int, ctx: Ctx) -> None:
    """Move a seat's marker. Reaching or passing the goal triggers the end (rulebook: end of the game)."""
    player = table.players[seat]
    player.points += points
    if player.points >= table.goal():
        trigger_end(table, seat, "goal", ctx)


def reaches(table: Table, seat: Seat, points: int) -> tuple[Note, ...]:
    """That so many points would trigger the end: an action says so before it is done."""
    near = points > 0 and table.ending is None and table.players[seat].points + points >= table.goal()
    return (Note("would-reach-goal"),) if near else ()


def trigger_end(table: Table, seat: Seat, reason: Literal["goal", "workers"], ctx: Ctx) -> None:
    """This seat finishes its turn, everybody else has one more. Only the first trigger counts."""
    if table.ending is None:
        table.ending, table.reason = seat, reason
        ctx.say("end-triggered", seat=seat, reason=reason)


def pair(space: str) -> tuple[int, int]:
    """The indices (0 to 7) of the two path spaces a tile covers; `space` names the left one."""
    left = PATH.index(space)
    return left, left + 1


def put(tile: Tile, player: Player, space: str) -> None:
    """Lay a tile's two workers onto two path spaces, covering anything there."""
    for i, (good, number) in zip(pair(space), (tile.left, tile.right), strict=True):
        player.path[i] = Space(good=good, number=number)


def lay(table: Table, seat: Seat, tile: str, space: str) -> int:
    """Lay a worker tile for good. Returns the bonus tiles that leave the game by it."""
    player = table.players[seat]
    lost = sum(drop_bonus(table, player, i) for i in pair(space))
    put(table.tile(tile), player, space)
    table.used.append(tile)
    return lost


def faces(table: Table, tile: str) -> dict[str, str | int]:
    """The two workers of a tile as a note's arguments."""
    workers = table.tile(tile)
    (left, low), (right, high) = workers.left, workers.right
    return {"worker_left": left, "number_left": low, "worker_right": right, "number_right": high}


def drop_bonus(table: Table, player: Player, i: int) -> int:
    """A bonus tile under a new tile or a cover tile leaves the game. Returns how many did, 0 or 1."""
    lost = int(player.path[i].bonus)
    player.path[i].bonus = False
    table.bonuses_gone += lost
    return lost
