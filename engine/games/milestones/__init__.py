"""Milestones, by Stefan Dorra and Ralf zur Linde (2012), for 2 to 4 players. See RULES.md."""

from __future__ import annotations

from msgspec import Struct

from engine.core.ctx import Ctx
from engine.core.game import Game, Opponents
from engine.core.model import Seat
from engine.core.rules import Between, Rules, Settings

from .actions import ACTIONS
from .edition import HOUSE, Edition, read
from .flow import Position, ahead, result
from .guide import GUIDE
from .invariants import check
from .opponent import JUDGE, steady, strong
from .phases.setup import Opening
from .state import Box, Hand, Player, Table


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The choice of a table: the edition."""

    edition: Edition = HOUSE


class Milestones(Rules[Position]):
    """In turn; only the draw pile is hidden."""

    key = "milestones"
    name = "Milestones"
    version = "2"
    seats = range(2, 5)
    state = Position
    actions = ACTIONS
    settings = Settings(Options, editions=read)
    between = Between(ahead=ahead)
    check = staticmethod(check)
    result = staticmethod(result)

    def setup(self, seats: int, options: Options) -> Position:
        """Tableaus, supplies and an unshuffled pile; the draws follow in `Opening`."""
        edition = options.edition
        table = Table(edition, [Player() for _ in range(seats)], deck=len(edition.tiles))
        deck = [tile.id for tile in edition.tiles]
        return Position(table, [Hand() for _ in range(seats)], Box(deck), [Opening()])

    def imagine(self, s: Position, seat: Seat | None, ctx: Ctx) -> None:
        """Only the order of the draw pile is hidden."""
        ctx.deal_anew(s.box.deck)


GAME = Game(Milestones(), GUIDE, Opponents(strong=strong, steady=steady, judge=JUDGE))
