"""A try as data: what somebody tries out privately, as it is kept and as they may see it. See `tries`."""

from __future__ import annotations

import hashlib
import logging

import msgspec
from msgspec import Struct

import db
from engine.core.model import Note, Preview, Seat

from .plans import Planned
from .token import Token

SEED = 64
"""The most bytes of a try's seed."""

log = logging.getLogger(__name__)


class Tried(Struct, frozen=True, omit_defaults=True):
    """A move of a try: whose, its text, the preview that was shown of it, and what it told its person. sealed: it
    drew or revealed something, which was imagined. follows: it came with the same press as the one before. opponent:
    a practice opponent chose it."""

    seat: int
    text: str
    shown: Preview = Preview()
    told: tuple[Note, ...] = ()
    sealed: bool = False
    follows: bool = False
    opponent: bool = False


class Kept(Struct, frozen=True, omit_defaults=True):
    """What is stored of a try: all its moves, of which the first `upto` are played at present. hand: the seat of
    another for which the person answers now. lost: the table has moved on, and so many own moves could not be tried
    again then; None: it has not, or they know."""

    steps: tuple[Tried, ...] = ()
    upto: int = 0
    hand: int | None = None
    lost: int | None = None

    @property
    def played(self) -> tuple[Tried, ...]:
        """The moves that are played at present."""
        return self.steps[: self.upto]


class Trying(Struct, frozen=True):
    """A try as its person sees it, from the seat `own`: the moves `played`, of which the first `sure` can be carried
    out in earnest, and the last `latest` were made by one press; whether there is more to go forth to; the `others`
    who have to move; for whom they answer (`hand`). plan: the moves that could be left as a plan,
    and `later` those of the turns after that. For `lost` see
    `Kept`. more: another move may follow. knows: nothing has been imagined that they could see."""

    own: Seat
    played: tuple[Tried, ...]
    sure: int
    latest: int
    forth: bool
    others: tuple[Seat, ...]
    hand: Seat | None
    plan: tuple[str, ...]
    later: tuple[tuple[str, ...], ...]
    lost: int | None
    more: bool
    knows: bool

    @property
    def way(self) -> tuple[Planned, ...]:
        """The moves that can be carried out in earnest."""
        return tuple(Planned(each.text, each.shown) for each in self.played[: self.sure])


def kept_of(row: db.Try) -> Kept:
    """What is stored of a try."""
    try:
        return msgspec.json.decode(row.body, type=Kept)
    except msgspec.DecodeError:
        log.error("what seat %s tries cannot be read", row.seat)
        return Kept()


def body_of(kept: Kept) -> bytes:
    """A try as it is stored."""
    return msgspec.json.encode(kept)


def token_of(row: db.Try, kept: Kept) -> str:
    """Names what a person sees of a try."""
    told = [
        row.seed.hex(),
        row.head,
        row.undos,
        row.seat,
        kept.hand,
        [[each.seat, each.text] for each in kept.played],
    ]
    return str(Token("try", hashlib.blake2b(msgspec.json.encode(told), digest_size=4).hexdigest()))


def begun(kept: Kept, upto: int) -> int:
    """The number of moves before the press that made the last of the first `upto`."""
    upto -= 1
    while upto > 0 and kept.steps[upto].follows:
        upto -= 1
    return max(0, upto)


def ended(kept: Kept, upto: int) -> int:
    """The number of moves after the press that follows the first `upto`."""
    upto += 1
    while upto < len(kept.steps) and kept.steps[upto].follows:
        upto += 1
    return min(len(kept.steps), upto)


def sure(played: tuple[Tried, ...], own: int) -> int:
    """How many of these moves are the person's own, from the beginning: up to the first draw, or another's move."""
    for n, each in enumerate(played):
        if each.seat != own or each.opponent:
            return n
        if each.sealed:
            return n + 1
    return len(played)


def plan(played: tuple[Tried, ...], own: int) -> tuple[str, ...]:
    """The texts of the person's own moves in their next turn: the first that follow each other, up to a draw."""
    first = next((n for n, each in enumerate(played) if each.seat == own), len(played))
    return tuple(each.text for each in played[first : first + sure(played[first:], own)])


def later(played: tuple[Tried, ...], own: int) -> tuple[tuple[str, ...], ...]:
    """The same of each of their turns after that one: others' moves lie between them."""
    first = next((n for n, each in enumerate(played) if each.seat == own), len(played))
    gap = next((n for n in range(first, len(played)) if played[n].seat != own), len(played))
    following = plan(played[gap:], own)
    return (following, *later(played[gap:], own)) if following else ()
