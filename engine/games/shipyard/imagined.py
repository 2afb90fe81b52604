"""What a seat cannot know, dealt again: the stacks, the others' contracts, those discarded or never dealt."""

from __future__ import annotations

from engine.core.ctx import Ctx
from engine.core.model import Seat

from .actions import Discard
from .edition import COLOURS
from .state import State


def imagine(s: State, seat: Seat | None, ctx: Ctx) -> None:
    """Deal all of it again, of the middles each deck by itself: their backs differ."""
    for _, stack in sorted(s.box.ships.items()):
        _shuffle_decks(s, stack, ctx)
    ctx.deal_anew(s.box.trains)
    ctx.deal_anew(s.box.canals)
    if not s.table.final:
        for colour in COLOURS:
            _contracts(s, seat, colour, ctx)
        _choices(s, seat, ctx)


def _shuffle_decks(s: State, stack: list[str], ctx: Ctx) -> None:
    """Shuffle a stack within its decks."""
    edition = s.table.edition
    for deck in dict.fromkeys(edition.card(card).deck for card in stack):
        places = [n for n, card in enumerate(stack) if edition.card(card).deck == deck]
        cards = [stack[n] for n in places]
        ctx.deal_anew(cards)
        for n, card in zip(places, cards, strict=True):
            stack[n] = card


def _contracts(s: State, seat: Seat | None, colour: str, ctx: Ctx) -> None:
    """The contracts of a colour that this seat does not know change places."""
    hidden = [s.box.contracts]
    for n, hand in enumerate(s.hands):
        if n != seat:
            hidden += [hand.contracts, hand.discarded]
    known = s.table.edition.contract
    pool = [name for names in hidden for name in names if known(name).colour == colour]
    ctx.deal_anew(pool)
    for names in hidden:
        names[:] = [pool.pop() if known(name).colour == colour else name for name in names]


def _choices(s: State, seat: Seat | None, ctx: Ctx) -> None:
    """Answers of others that are not opened yet: any of their contracts."""
    known = s.table.edition.contract
    for n, hand in enumerate(s.hands):
        hand.contracts.sort(key=lambda name: (known(name).colour, name))
        if n != seat:
            hand.keep = {}
        if n != seat and hand.choice is not None:
            held = {colour: [name for name in hand.contracts if known(name).colour == colour] for colour in COLOURS}
            for names in held.values():
                ctx.deal_anew(names)
            blue, green = (tuple(sorted(held[colour][: len(getattr(hand.choice, colour))])) for colour in COLOURS)
            hand.choice = Discard(blue, green)
