"""Rulebook: contracts and traders, winning the game."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.model import Seat

from .contracts import points
from .state import Player, Score, State, Table


def final(s: State, ctx: Ctx) -> None:
    """All turn their contracts up; what these and the traders bring is added."""
    ctx.reveal()
    t = s.table
    for seat, (player, hand) in enumerate(zip(t.players, s.hands, strict=True)):
        contracts = {name: points(t, player, name) for name in hand.contracts}
        traders = of_traders(t, player)
        score = Score(player.points, contracts, traders)
        t.final.append(score)
        for name, made in contracts.items():
            ctx.say("contract", seat=seat, contract=name, points=made)
        told = sum(contracts.values())
        ctx.say("final", seat=seat, ships=score.ships, contracts=told, traders=traders, points=score.total())


def of_traders(table: Table, player: Player) -> int:
    """What a player's traders bring at the end."""
    return sum(table.edition.employee(name).points for name in player.employees)


def known(table: Table, player: Player) -> int:
    """What everybody knows that a player has: points of ships and of traders, without contracts."""
    return player.points + of_traders(table, player)


def winners(table: Table) -> tuple[Seat, ...]:
    """Most points, then most guilders, then shared (ruling 19)."""
    ranks = [(score.total(), player.guilders) for score, player in zip(table.final, table.players, strict=True)]
    return tuple(Seat(n) for n, rank in enumerate(ranks) if rank == max(ranks))
