"""Lessons: what people learn of a game alone, without a table, and the advice in their first game.

What somebody plays in a lesson is kept like a try: as the texts of its moves, played again whenever it is looked at.
A person has one lesson at hand for each game.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

import db
from engine.core.game import AnyGame
from engine.core.lessons import Lesson

from ..people import Refused, Stale
from ..register import Register
from ..tries.fork import Fork
from ..view import tries
from ..view.lessons import First, done_of, first_of, game_of, kept_of, token_of
from ..view.look import Look
from ..view.table import Table
from ..view.tries import Kept
from .playing import astray, by_hand, fork_of, look_at, presses, reached

AGAIN = 3
"""How often a note begins anew because the row was changed meanwhile."""


class Lessons:
    """Its methods raise `Refused` and `Stale`, and then change nothing."""

    def __init__(self, store: db.Store, register: Register) -> None:
        self._store, self._register = store, register

    # --- lessons

    async def done(self, person: int) -> dict[str, tuple[str, ...]]:
        """The lessons that somebody has done, by game, in the order of the course."""
        rows = await self._store.lessons.of(person)
        return {
            key: tuple(each.name for each in game.guide.lessons.course.lessons if each.name in done_of(rows.get(key)))
            for key, game in self._register.games.items()
        }

    async def begin(self, person: int, key: str, name: str) -> Look:
        """Begin a lesson, or begin it again."""
        game = self._register.game(key)
        self._lesson(game, name)
        row = (await self._store.lessons.of(person)).get(key)
        begun = db.Lesson(key=key, at=self._register.now()) if row is None else row
        begun = replace(begun, begun=name, body=tries.body_of(Kept()), at=self._register.now())
        return await self._put(person, row, begun, Kept())

    async def look(self, person: int, token: str) -> Look:
        """The lesson at hand of the game that a token names."""
        row, fork = await self._at_hand(person, token)
        return await self._shown(row, fork)

    async def add(self, person: int, token: str | None, *actions: str) -> Look:
        """Play a move in the lesson that a token names. Raises `Illegal`."""
        row, fork = await self._same(person, token)
        lesson = self._lesson(fork.table.game, row.begun)
        if reached(fork, lesson) or presses(fork.kept) >= lesson.moves:
            raise Refused("lesson-over")
        confirms = await self._store.habits.confirms(person)
        for action in actions:
            steps, state = await asyncio.to_thread(by_hand, fork, lesson, action, confirms)
            played = (*fork.kept.played, *steps)
            fork = fork._replace(kept=Kept(played, len(played)), state=state)
        after = replace(row, body=tries.body_of(fork.kept), at=self._register.now())
        if reached(fork, lesson) and lesson.name not in done_of(row):
            after = replace(after, done=" ".join((*done_of(row), lesson.name)))
        if not await self._store.lessons.change(person, row, after):
            raise Stale
        return await self._shown(after, fork)

    async def back(self, person: int, token: str) -> Look:
        """Take back what the last press played."""
        row, fork = await self._same(person, token)
        upto = tries.begun(fork.kept, fork.kept.upto)
        kept = Kept(fork.kept.steps[:upto], upto)
        return await self._put(person, row, replace(row, body=tries.body_of(kept), at=self._register.now()), kept)

    # --- the first game

    async def guide(self, person: int, table: Table) -> None:
        """That table is somebody's first game: they are given advice there."""
        await self._first(person, table.game.key, lambda first: replace(first, table=table.id, off=False))

    async def quiet(self, person: int, key: str) -> None:
        """They want no more of it."""
        await self._first(person, key, lambda first: replace(first, off=True))

    async def advise(self, look: Look, person: int) -> None:
        """Note in a look at the decision asked now which tip matters most: only in a first game, and each only so
        often."""
        game = look.table.game
        tips = game.guide.lessons.course.tips
        alone = look.table.persons() == [person] and look.table.status is db.Status.PLAYING
        if not (tips and alone and look.turn == "now" and look.waited and look.offers):
            return
        row = (await self._store.lessons.of(person)).get(game.key)
        first = First() if row is None else first_of(row)
        if row is None or first.off or first.table != look.table.id:
            return
        if first.token != look.token:
            left = [each for each in tips if first.said.get(each.name, 0) < each.most]
            tip = next((each.name for each in left if each.fits(look.view)), "")
            if not tip:
                return
            said = {**first.said, tip: first.said.get(tip, 0) + 1}
            first = replace(first, said=said, token=look.token, tip=tip)
            await self._store.lessons.change(person, row, replace(row, first=msgspec.json.encode(first)))
        look.advice = first.tip

    async def _first(self, person: int, key: str, change: Callable[[First], First]) -> None:
        for _ in range(AGAIN):
            row = (await self._store.lessons.of(person)).get(key)
            known = db.Lesson(key=key, at=self._register.now()) if row is None else row
            after = replace(known, first=msgspec.json.encode(change(first_of(known))))
            if await self._store.lessons.change(person, row, after):
                return
        raise Refused("busy")

    # --- inside

    def _lesson(self, game: AnyGame, name: str) -> Lesson:
        lesson = game.guide.lessons.course.named(name)
        if lesson is None:
            raise Refused("no-lesson")
        return lesson

    async def _at_hand(self, person: int, token: str) -> tuple[db.Lesson, Fork]:
        row = (await self._store.lessons.of(person)).get(game_of(token))
        if row is None or not row.begun:
            raise Refused("no-lesson")
        game = self._register.game(row.key)
        return row, await asyncio.to_thread(fork_of, game, self._lesson(game, row.begun), person, kept_of(row))

    async def _same(self, person: int, token: str | None) -> tuple[db.Lesson, Fork]:
        row, fork = await self._at_hand(person, token or "")
        if token != token_of(row, fork.kept):
            raise Stale
        return row, fork

    async def _put(self, person: int, before: db.Lesson | None, after: db.Lesson, kept: Kept) -> Look:
        if not await self._store.lessons.change(person, before, after):
            raise Stale
        game = self._register.game(after.key)
        fork = await asyncio.to_thread(fork_of, game, self._lesson(game, after.begun), person, kept)
        return await self._shown(after, fork)

    async def _shown(self, row: db.Lesson, fork: Fork) -> Look:
        lesson = self._lesson(fork.table.game, row.begun)
        lost = await asyncio.to_thread(astray, fork, lesson)
        return look_at(fork, row, lesson, done_of(row), astray=lost)
