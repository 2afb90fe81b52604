"""What a person may answer: the decision asked now, their next turn ahead of time, several actions at once, what they
try out privately, or a lesson.
Panels, typed commands and presses work with any of these and need not know which one it is."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

from engine.core.model import Action

from .lessons.lessons import Lessons
from .people import Refused
from .plans.ahead import Ahead
from .plans.batches import Batches
from .play.now import Now
from .tries.tries import Tries
from .view.look import Look
from .view.token import read


class Turn(Protocol):
    """A decision as one person may answer it. Its look names it by a token; what is added carries the token of the
    look it answers (None: the present one). All raise `Refused`; `add` also `Illegal` and `Stale`, and then changes
    nothing."""

    async def look(self, number: int, person: int, /) -> Look:
        """This person's look at it."""

    async def add(self, key: str, number: int, person: int, token: str | None, /, *actions: str) -> Look:
        """Answer with actions, all of them or none, and look again. `key` is the interaction. If they were carried
        out, the look says how many `entries` they made; otherwise they are kept until the person says so."""


class Turns:
    """All turns by their names: see `view.token`."""

    def __init__(self, now: Now, ahead: Ahead, batches: Batches, tries: Tries, lessons: Lessons) -> None:
        self.now, self._batches, self._lessons = now, batches, lessons
        self._turns: dict[str, Turn] = {"now": now, "ahead": ahead, "batch": batches, "try": tries}

    async def look(self, number: int, person: int, token: str) -> Look:
        """The look that a press with that token is about; the present decision if that turn is over. Raises
        `Refused`."""
        if read(token).turn == "lesson":  # it is at no table
            return await self._lessons.look(person, token)
        with suppress(Refused):
            return await self._turns[read(token).turn].look(number, person)
        return await self.now.look(number, person)

    async def add(self, key: str, look: Look, person: int, token: str | None, *actions: str) -> Look:
        """Answer what a look shows: see `Turn.add`. An action that stands for several begins a batch of these when it
        alone is pressed: they are shown before they are carried out."""
        if look.turn == "lesson":
            return await self._lessons.add(person, token, *actions)
        turn = self._turns[look.turn]
        if token is not None and look.token == token and turn is self.now and _unfolds(look, actions):
            turn = self._batches
        return await turn.add(key, look.table.id, person, token, *actions)

    async def typed(self, number: int, person: int, action: type[Action]) -> Look:
        """The look that a typed action of that kind answers: a person's batch if the action would be added to it,
        their next turn if they wait for one that can be planned, else the present decision. Raises `Refused`."""
        look = await self.now.look(number, person)
        if look.collected and action in look.table.game.guide.pieces.together(look.view):
            return await self._turns["batch"].look(number, person)
        offered = look.waited or any(offer.action is action for offer in look.offers)
        offered = offered or (bool(look.offers) and action in look.table.game.guide.panel.ends)  # typed twice
        if not offered and await asyncio.to_thread(lambda: look.plannable):
            return await self._turns["ahead"].look(number, person)
        return look


def _unfolds(look: Look, actions: tuple[str, ...]) -> bool:
    game = look.table.game
    return len(actions) == 1 and bool(game.guide.pieces.unfolded(look.view, game.parse(actions[0])))
