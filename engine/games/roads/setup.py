"""The state before the first draw, and what is hidden in it."""

from __future__ import annotations

from engine.core.model import Seat

from .components import BOX, WONDER
from .flow import Position
from .maps import CATALOGUE, DEFAULT
from .options import MADE, Options
from .phases.opening import Opening
from .state import NEUTRAL, Box, Hand, Player, Table


def setup(seats: int, options: Options) -> Position:
    """Rulebook: set-up. Everything drawn by lot follows in `Opening`. Alone: four rows of the wonder are built, and
    the game has one neutral brick for each of its turns (facts 3: solo)."""
    wanted = DEFAULT.get(seats, MADE[0]) if options.map == "auto" else options.map
    make = wanted if wanted in MADE else ""
    solo = seats == 1
    table = Table("" if make else CATALOGUE.get(wanted, wanted), [Player() for _ in range(seats)], solo=solo)
    table.neutral = WONDER.solo.turns if solo else options.neutral
    table.wonder = [NEUTRAL] * WONDER.solo.bricks if solo else []
    table.mines = ("larger" if solo else "drawn") if options.mines == "auto" else options.mines
    goods = dict(BOX.start.goods)
    goods["stone"] += options.stone
    goods["boards"] += options.boards
    first = Seat(options.proposer if options.proposer < seats else 0)
    opening = Opening(make=make, land=options.land * seats, first=first, donkeys=options.donkeys, goods=goods)
    return Position(table, [Hand() for _ in range(seats)], Box(), [opening])
