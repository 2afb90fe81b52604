"""Rulebook: set-up. The start tiles are drafted from the last player back to the first, then placed."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.model import Action, Note, Preview, Seat
from engine.core.offers import Offer, OneOf
from engine.kit import display
from engine.kit.inorder import InOrder

from .. import actions as act
from ..edition import GOODS
from ..rules import faces, lay, put
from ..state import PATH, Player, Space, State
from .turn import Turns

EACH = 2
"""Start tiles for each player."""


class Opening(Frame[State, Action], tag="opening"):
    """Set-up 1-12: start market, bonus tiles, display and start tiles, a starting player, 1 coin each."""

    def advance(self, s: State, ctx: Ctx) -> None:
        t = s.table
        seats = len(t.players)
        t.markets.append(t.edition.start)
        tiles = [good for good in GOODS for _ in range(t.edition.bonus[good])]
        ctx.shuffle(tiles)
        t.bonuses = dict(zip(t.edition.bushes, tiles, strict=True))
        ctx.shuffle(s.box.deck)
        display.refill(t.display, s.box.deck, t.edition.display, ctx)
        t.pool = [s.box.deck.pop() for _ in range(EACH * seats + 1)]
        t.deck = len(s.box.deck)
        for player in t.players:
            player.gain("coin")
        t.first = Seat(ctx.roll(seats))
        ctx.say("first-player", seat=t.first)
        back = [Seat((t.first - 1 - n) % seats) for n in range(seats)]
        ctx.done()
        ctx.push(Drafting(order=list(back)), Placing(order=list(back)), Turns(next=t.first))


class Drafting(InOrder[State, act.Draft], tag="drafting", kw_only=True):
    """Set-up 12: each chooses 2 start tiles, counter-clockwise, the starting player last; one is left."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(act.Draft, {"tile": OneOf(tuple(s.table.pool))})

    def take(self, s: State, seat: Seat, action: act.Draft, ctx: Ctx) -> None:
        player = s.table.players[seat]
        s.table.pool.remove(action.tile)
        player.drafted.append(action.tile)
        ctx.say("drafted", seat=seat, **faces(s.table, action.tile))
        if len(player.drafted) == EACH:
            self.answered()

    def advance(self, s: State, ctx: Ctx) -> None:
        s.table.used += s.table.pool
        s.table.pool = []
        super().advance(s, ctx)


class Placing(InOrder[State, act.Place], tag="placing", kw_only=True):
    """Set-up 12: in the same order each lays both start tiles onto free path spaces (rulings 21 and 22)."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        player = s.table.players[seat]
        tiles = tuple(player.drafted)
        yield Offer(act.Place, {"tile": OneOf(tiles), "space": OneOf(_open_pairs(player))})

    def take(self, s: State, seat: Seat, action: act.Place, ctx: Ctx) -> None:
        player = s.table.players[seat]
        player.drafted.remove(action.tile)
        lay(s.table, seat, action.tile, action.space)
        ctx.say("placed", seat=seat, pair=action.space, **faces(s.table, action.tile))
        if not player.drafted:
            self.answered()

    def preview(self, s: State, seat: Seat, action: act.Place) -> Preview:
        """Whether the numbers would never fall, which earns income, or would, or that is open."""
        player = s.table.players[seat]
        laid = _with(s, player.path, action.tile, action.space)
        (code, *open_) = _orders(s, laid, [tile for tile in player.drafted if tile != action.tile])
        return Preview(notes=(Note("open-ascending" if open_ else code),))


def _with(s: State, path: list[Space], tile: str, space: str) -> Player:
    """A player with these path spaces and a tile more."""
    player = Player(path=list(path))
    put(s.table.tile(tile), player, space)
    return player


def _orders(s: State, player: Player, left: list[str]) -> list[str]:
    """Whether the numbers never fall or do, as notes' codes: all that can come of it once what is left is laid."""
    if not left or not player.ascending():
        return ["stays-ascending" if player.ascending() else "breaks-ascending"]
    tile, *others = left
    placed = (_with(s, player.path, tile, space) for space in _open_pairs(player))
    return sorted({code for each in placed for code in _orders(s, each, others)})


def _open_pairs(player: Player) -> tuple[str, ...]:
    """The left spaces of two neighbouring empty path spaces."""
    empty = [not space.good and not space.covered for space in player.path]
    return tuple(PATH[i] for i in range(len(PATH) - 1) if empty[i] and empty[i + 1])
