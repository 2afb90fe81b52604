"""Rulebook: the castle. Keep three goods, then cover one worker."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Action, Illegal, Note, Preview, Seat
from engine.core.offers import Offer, OneOf, Some
from engine.kit.asked import Asked
from engine.kit.goods import missing, one_by_one, tally

from .. import actions as act
from ..edition import GOODS
from ..rules import drop_bonus
from ..state import PATH, Player, Space, State

LIMIT = 3
"""Goods a player may keep, coins included."""
SPARED = 2
"""With no more workers than this none is covered."""


def castle_takes(player: Player) -> int:
    """How many goods the castle would take from a player."""
    return max(0, sum(player.goods.values()) - LIMIT)


def must_cover(player: Player) -> bool:
    """Whether the castle would have a player cover a worker."""
    return len(player.workers()) > SPARED


def taken_without_choice(player: Player) -> dict[str, int]:
    """The loss at the castle for a player with a single kind of goods, and so without a choice."""
    held = [good for good in GOODS if player.goods[good]]
    surplus = castle_takes(player)
    return {held[0]: surplus} if surplus and len(held) == 1 else {}


class KeepGoods(Asked[State, act.Keep], tag="keep_goods", kw_only=True):
    """With more than 3 goods, coins included, choose 3 to keep; the rest goes to the supply."""

    def asks(self, s: State) -> bool:
        player = s.table.players[self.who]
        return bool(castle_takes(player)) and not taken_without_choice(player)

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        cubes = one_by_one(s.table.players[seat].goods, GOODS, LIMIT)
        yield Offer(act.Keep, {"goods": Some(cubes, LIMIT, LIMIT)})

    def take(self, s: State, seat: Seat, action: act.Keep, ctx: Ctx) -> None:
        self._keep(s, action.goods, ctx)

    def advance(self, s: State, ctx: Ctx) -> None:
        self._keep(s, one_by_one(s.table.players[self.who].goods, GOODS, LIMIT), ctx)

    def _keep(self, s: State, kept: tuple[str, ...], ctx: Ctx) -> None:
        ctx.done()
        player = s.table.players[self.who]
        lost = missing(tally(kept), player.goods)
        player.pay(lost)
        if lost:
            ctx.say("castle-took", seat=self.who, goods=lost)

    def default(self, s: State, seat: Seat) -> act.Keep:
        """Of the kind one has most of goes first, of equal ones the good that comes first: coins go last."""
        kept = dict(s.table.players[seat].goods)
        for _ in range(castle_takes(s.table.players[seat])):
            most = max(GOODS, key=lambda good: (kept[good], -GOODS.index(good)))
            kept[most] -= 1
        return act.Keep(one_by_one(kept, GOODS, LIMIT))

    def preview(self, s: State, seat: Seat, action: act.Keep) -> Preview:
        kept = tally(action.goods)
        return Preview(cost=missing(kept, s.table.players[seat].goods), notes=(Note("would-keep", {"goods": kept}),))

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, act.Keep):
            raise Illegal("keep-three", count=LIMIT)


class CoverWorker(Asked[State, act.Cover], tag="cover_worker", kw_only=True):
    """Cover one worker unless no more than 2 are left; a bonus tile on it leaves the game."""

    def asks(self, s: State) -> bool:
        return must_cover(s.table.players[self.who])

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(act.Cover, {"space": OneOf(tuple(PATH[i] for i in s.table.players[seat].workers()))})

    def take(self, s: State, seat: Seat, action: act.Cover, ctx: Ctx) -> None:
        ctx.done()
        player, i = s.table.players[seat], PATH.index(action.space)
        old = player.path[i]
        lost = drop_bonus(s.table, player, i)
        player.path[i] = Space(covered=True)
        ctx.say("covered", seat=seat, space=action.space, worker=old.good, number=old.number, lost=lost)

    def default(self, s: State, seat: Seat) -> act.Cover:
        """A plain worker rather than one with a bonus tile; then one by whose loss the numbers ascend; then of the
        kind one has most of."""
        player = s.table.players[seat]

        def loss(i: int) -> tuple[bool, bool, int, int]:
            here = player.path[i]
            return here.bonus, not _without(player, i).ascending(), -player.strength(here.good), i

        return act.Cover(PATH[min(player.workers(), key=loss)])

    def preview(self, s: State, seat: Seat, action: act.Cover) -> Preview:
        player, i = s.table.players[seat], PATH.index(action.space)
        lost = (Note("loses-bonus"),) if player.path[i].bonus else ()
        then = (Note("then-ascending"),) if not player.ascending() and _without(player, i).ascending() else ()
        return Preview(notes=(*lost, *then))

    def explain(self, s: State, seat: Seat, action: Action) -> None:
        if isinstance(action, act.Cover):
            raise Illegal("cover-worker")


def _without(player: Player, i: int) -> Player:
    """A player's path with one worker covered."""
    after = Player(path=list(player.path))
    after.path[i] = Space(covered=True)
    return after
