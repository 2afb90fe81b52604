"""Rulebook: end of the game. Majorities in the five kinds of workers, then the winners."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.model import Seat

from .edition import GOODS
from .state import Category, Table

SOLE = 5
"""Points for the only highest strength in a category."""
TIED = 2
"""Points for each of several with the highest strength."""


def majority(strengths: list[int]) -> list[int]:
    """The points of each seat in a category: none at all where everybody is equal."""
    best = max(strengths)
    leaders = strengths.count(best)
    if leaders == len(strengths):
        return [0] * len(strengths)
    return [(SOLE if leaders == 1 else TIED) if n == best else 0 for n in strengths]


def final_scoring(table: Table, ctx: Ctx) -> None:
    """Go through the five categories in order and note the points of each."""
    for good in GOODS:
        strengths = [player.strength(good) for player in table.players]
        points = majority(strengths)
        table.final.append(Category(good, strengths, points))
        for seat, (player, n) in enumerate(zip(table.players, points, strict=True)):
            player.points += n
            if n:
                ctx.say("majority", seat=seat, worker=good, strength=strengths[seat], points=n)
    outcome = winners(table)
    ctx.say("won", seats=list(outcome), points=table.players[outcome[0]].points)


def winners(table: Table) -> tuple[Seat, ...]:
    """The most points; among those the most goods left, coins included; if still equal, all of them."""
    ranks = [(player.points, sum(player.goods.values())) for player in table.players]
    return tuple(Seat(i) for i, rank in enumerate(ranks) if rank == max(ranks))
