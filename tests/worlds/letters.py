"""Letters: a game made to find leaks. Everything secret in it is a word that stands nowhere else: those of the pile,
of each hand, and each sealed answer. Whoever reads such a word must be allowed to know it.

Each round all pledge a word in secret; the pledges are opened together. Then all may take further words from the
pile, each for itself. After the last round the one with the most words has won.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engine.core import frames
from engine.core.ctx import Ctx
from engine.core.frames import Frame
from engine.core.game import Game, Opponents
from engine.core.model import Action, Bug, Result, Seat
from engine.core.offers import Offer, OneOf
from engine.core.rules import Between, Rules
from engine.kit.sealed import Sealed
from engine.kit.together import Together

FIRST = "zq"
MARK = re.compile(FIRST + r"[a-z]{7}")
"""All words of this game, and nothing else that the bot says."""
ROUNDS, DEALT, PILE = 3, 3, 30
KEY = "letters"
WORDS = Path(__file__).parents[2] / "words"
SENTENCES = """
verb-pledge = Pledge
verb-peek = Take a word
verb-halt = Take no more
ask-pledge-word = Which word?
doing-pledging = Pledging
doing-taking = Taking words
note-dealt = You have { $words }.
note-pledged = { $seat } pledged { $word }.
note-took = { $seat } takes a word.
note-taken = You take { $word }.
note-won = { $seats } won.
"""

Word = Annotated[str, Meta(extra={"kind": "word"})]


class Pledge(Action, frozen=True, tag="pledge"):
    """Pledge a word of one's hand, in secret until all have."""

    word: Word


class Peek(Action, frozen=True, tag="peek"):
    """Take the next word of the pile."""


class Halt(Action, frozen=True, tag="halt"):
    """Take no more words in this round."""


class Table(Struct):
    """What lies open: the words pledged so far, how many each hand has, who has halted."""

    counts: list[int]
    open: list[str] = []
    halted: list[Seat] = []
    round: int = 0
    pile: int = PILE


class Hand(Struct):
    """A seat's words, and the one it has pledged while that is sealed."""

    words: list[str] = []
    choice: Pledge | None = None


class Box(Struct):
    """The pile, its top last."""

    pile: list[str]


State: TypeAlias = frames.State[Table, Hand, Box]
View: TypeAlias = frames.View[Table, Hand]


def coined(ctx: Ctx, first: str = FIRST) -> str:
    """A word that nobody has seen before."""
    number, letters = ctx.roll(26**7), ""
    for _ in range(7):
        number, letter = divmod(number, 26)
        letters += chr(97 + letter)
    return f"{first}{letters}"


def take(s: State, seat: Seat, ctx: Ctx) -> str:
    """The next word of the pile goes to a hand."""
    word = s.box.pile.pop()
    s.hands[seat].words.append(word)
    s.table.counts[seat], s.table.pile = len(s.hands[seat].words), len(s.box.pile)
    ctx.reveal()
    return word


class Rounds(Frame[State, Action], tag="rounds"):
    """Words for all, then the rounds."""

    def advance(self, s: State, ctx: Ctx) -> None:
        if s.table.round == 0:
            s.box.pile = [coined(ctx) for _ in range(PILE)]
            for seat in map(Seat, range(len(s.hands))):
                ctx.tell(seat, "dealt", words=[take(s, seat, ctx) for _ in range(DEALT)])
        if s.table.round == ROUNDS:
            ctx.done()
            ctx.say("won", seats=list(winners(s)))
            return
        s.table.round, s.table.halted = s.table.round + 1, []
        ctx.push(Pledging(), Taking())


class Pledging(Sealed[State, Pledge], tag="pledging"):
    """All pledge a word in secret."""

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        yield Offer(Pledge, {"word": OneOf(tuple(s.hands[seat].words))})

    def opened(self, s: State, choices: list[Pledge], ctx: Ctx) -> None:
        for seat, choice in enumerate(choices):
            s.hands[seat].words.remove(choice.word)
            s.table.open.append(choice.word)
            s.table.counts[seat] -= 1
            ctx.say("pledged", seat=seat, word=choice.word)


class Taking(Together[State, Peek | Halt], tag="taking"):
    """All take words, each for itself, until they halt."""

    def everybody(self, s: State) -> list[Seat]:
        return [Seat(n) for n in range(len(s.hands))]

    def done(self, s: State, seat: Seat) -> bool:
        return seat in s.table.halted

    def free(self, s: State) -> tuple[Seat, ...]:
        return ()

    def offers(self, s: State, seat: Seat) -> Iterator[Offer]:
        if s.box.pile:
            yield Offer(Peek)
        yield Offer(Halt)

    def take(self, s: State, seat: Seat, action: Peek | Halt, ctx: Ctx) -> None:
        if isinstance(action, Halt):
            s.table.halted.append(seat)
            return
        ctx.say("took", seat=seat)
        ctx.tell(seat, "taken", word=take(s, seat, ctx))

    def default(self, s: State, seat: Seat) -> Action:
        return Halt()


Position: TypeAlias = frames.Position[Table, Hand, Box, Rounds | Pledging | Taking]


def setup(seats: int, options: object) -> Position:
    """Nothing dealt: the words are coined in `Rounds`."""
    return Position(Table([0] * seats), [Hand() for _ in range(seats)], Box([]), [Rounds()])


def winners(s: State) -> tuple[Seat, ...]:
    """Those with the most words."""
    return tuple(Seat(n) for n, count in enumerate(s.table.counts) if count == max(s.table.counts))


def result(s: Position) -> Result | None:
    """The end of the game, or None while it goes on."""
    return None if s.flow else Result(tuple(s.table.counts), winners(s), "rounds")


def check(s: State) -> None:
    """No word is lost or there twice. Raises `Bug`."""
    every = [*s.box.pile, *s.table.open, *(word for hand in s.hands for word in hand.words)]
    if len(every) not in (0, PILE) or len({*every}) != len(every):
        raise Bug("letters: every word is in one place")


def ahead(s: Position, seat: Seat) -> Position | None:
    """A seat that has pledged takes words next, as if all had; one that has halted pledges in the next round."""
    if isinstance(s.flow[-1], Pledging):
        s.flow.pop()
        return s
    if seat not in s.table.halted or s.table.round == ROUNDS:
        return None
    s.flow = [Rounds()]
    return s


def imagine(s: State, seat: Seat | None, ctx: Ctx) -> None:
    """The pile and the others' words are other words, in which no secret is."""
    s.box.pile = [coined(ctx, "zx") for _ in s.box.pile]
    for n, hand in enumerate(s.hands):
        if n != seat:
            hand.words = [coined(ctx, "zx") for _ in hand.words]
            hand.choice = None if hand.choice is None else Pledge(hand.words[0])


class Letters(Rules[Position]):
    """Words are secret until they are pledged."""

    key = KEY
    name = "Letters"
    seats = range(2, 5)
    state = Position
    actions = (Pledge, Peek, Halt)
    between = Between(ahead=ahead)
    setup = staticmethod(setup)
    check = staticmethod(check)
    result = staticmethod(result)
    imagine = staticmethod(imagine)


OWN: Opponents[Position] = Opponents(estimate=lambda view: int(view.table.counts[view.seat or 0]))
GAME: Game[Position] = Game(Letters(), opponents=OWN)


@cache
def words(locale: str) -> Path:
    """The folder of a language, with this game's sentences beside the others."""
    home = Path(mkdtemp(prefix="words-"))
    for each in (WORDS / locale).iterdir():
        (home / each.name).symlink_to(each)
    (home / f"{KEY}.ftl").write_text(SENTENCES, "utf-8")
    return home
