"""Playing on from a position, the same for every game; a game's own positions bind it to their game.

    PLAYING = Playing(GAME)
    play, refused = PLAYING.play, PLAYING.refused
    step = play(s, "road B3-ES", "finish")

Unless a test says otherwise the first seat, Ann, acts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from engine.core import text
from engine.core.chance import Chance, Recorded, Seeded
from engine.core.frames import AnyPosition, AnyStep
from engine.core.game import Game
from engine.core.model import Illegal, Preview, Seat

S = TypeVar("S", bound=AnyPosition)
ANN = Seat(0)


class Playing(Generic[S]):
    """A game's positions played on. `chance`: what the n-th of some actions draws from where a test gives no draws;
    without it an action that draws more than the test says fails."""

    def __init__(self, game: Game[S], chance: Callable[[int], Chance] | None = None) -> None:
        self.game, self.chance = game, chance

    def play(self, s: S, *words: str, seat: Seat = ANN, draws: tuple[int, ...] = ()) -> AnyStep:
        """Carry out actions one after the other; the last step. The state given stays as it was."""
        before, state, step = self.game.encode(s), s, None
        for n, each in enumerate(words):
            chance = Recorded(draws) if self.chance is None else self.chance(n)
            step = self.game.apply(state, seat, self.game.parse(each), chance)
            assert self.chance is not None or len(step.draws) == len(draws)
            state = step.state
        assert self.game.encode(s) == before
        assert step is not None
        return step

    def after(self, s: S, *words: str, seat: Seat = ANN, draws: tuple[int, ...] = ()) -> S:
        """The position after some actions of a seat."""
        return self.play(s, *words, seat=seat, draws=draws).state

    def refused(self, s: S, words: str, seat: Seat = ANN) -> str:
        """The code of the refusal of an action. Fails if it is not refused or if the refusal changed anything."""
        before = self.game.encode(s)
        try:
            self.game.apply(s, seat, self.game.parse(words), Recorded(()))
        except Illegal as no:
            assert self.game.encode(s) == before
            return no.code
        raise AssertionError(f"{words!r} was carried out")

    def options(self, s: S, verb: str, seat: Seat = ANN) -> list[str]:
        """The values, as text, of all actions of a verb that are offered."""
        texts = [text.write(action) for offer in self.game.offers(s, seat) for action in offer]
        return [words.partition(" ")[2] for words in texts if words.partition(" ")[0] == verb]

    def verbs(self, s: S, seat: Seat = ANN) -> list[str]:
        """The verbs offered to a seat."""
        return [text.verb(offer.action) for offer in self.game.offers(s, seat)]

    def shown(self, s: S, words: str, seat: Seat = ANN) -> Preview:
        """The preview of an action."""
        return self.game.preview(s, seat, self.game.parse(words))


def told(step: AnyStep) -> list[str]:
    """The codes of a step's notes, in order."""
    return [note.code for note in step.notes]


def note(step: AnyStep, code: str) -> dict[str, Any]:
    """The arguments of the only note with that code."""
    (found,) = [n.args for n in step.notes if n.code == code]
    return found


def dice(seed: int, seq: int) -> Seeded:
    """The draws of a test game."""
    return Seeded(f"test {seed}".encode(), 0, seq)
