"""Rulebook: government contracts and time track. Contracts are discarded at the end of some laps."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.ctx import Ctx
from engine.core.model import Seat
from engine.core.offers import Offer, Some
from engine.kit.sealed import Sealed

from ..actions import Discard
from ..edition import COLOURS
from ..state import State


class Discarding(Sealed[State, Discard], tag="discarding", kw_only=True):
    """Everybody discards so many contracts of each colour, all at once and face down."""

    count: int

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        held = {colour: tuple(of_colour(s, seat, colour)) for colour in COLOURS}
        yield Offer(Discard, {colour: Some(names, self.count, self.count) for colour, names in held.items()})

    def opened(self, s: State, choices: list[Discard], ctx: Ctx) -> None:
        for hand, choice in zip(s.hands, choices, strict=True):
            for name in (*choice.blue, *choice.green):
                hand.contracts.remove(name)
                hand.discarded.append(name)
        s.table.kept -= self.count
        ctx.say("discarded", count=self.count, kept=s.table.kept)


def of_colour(s: State, seat: Seat, colour: str) -> list[str]:
    """A seat's contracts of a colour."""
    return [name for name in s.hands[seat].contracts if s.table.edition.contract(name).colour == colour]
