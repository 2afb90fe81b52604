"""Batches: actions of one decision that a person collects, sees together, and carries out with one press.

A batch is kept with the seat's plan (`view.plans`): it survives a restart, belongs to the holder of the seat, and is
dropped in the transaction of that seat's next entry. It is for one decision only. What a person is shown is tried
again each time on what they may know. Exactly what was shown is carried out, all of it or nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

import db
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition
from engine.core.game import AnyGame
from engine.core.model import Action, Illegal, Note, Seat
from engine.core.text import write

from ..entries import Done
from ..live import Live
from ..people import Refused, Stale
from ..play.now import Now
from ..session import Session, Sessions
from ..view import plans
from ..view.batch import Batch, Item
from ..view.lines import may_read
from ..view.look import Look
from ..view.plans import Plan
from ..view.token import Token, read

MOST_AT_ONCE = 24
"""The most actions of a batch."""


class Seen(NamedTuple):
    """A batch and the position after it, as far as a seat may know."""

    batch: Batch
    state: Any  # a position: every game has its own type


class Batches:
    """See `turns.Turn`. Its methods raise `Refused` and `Stale`, then change nothing. `now` carries a batch out."""

    def __init__(self, sessions: Sessions, now: Now) -> None:
        self._sessions, self._now = sessions, now

    async def look(self, number: int, person: int) -> Look:
        """Somebody's batch, and their decision after it."""
        async with self._sessions.open(number) as session:
            live, seat = await self._seat(session, person)
            plan = plans.plan_of(await session.kept(live, seat))
            return self._look(live, seat, plan)

    async def add(self, key: str, number: int, person: int, token: str | None, *actions: str) -> Look:
        """Add actions; if one was taken off to be changed, in its place. `token`: of the batch, or of the decision
        (None: whatever they are now). Raises `Illegal` for an impossible one."""

        def added(live: Live, seat: Seat, plan: Plan) -> Plan:
            game, kept = live.table.game, _kept(live, plan)
            at = plan.at if plan.at is not None and plan.at <= len(kept) else len(kept)
            for text in actions:
                wanted = _wanted(live, seat, kept, text)
                if len(kept) + len(wanted) > MOST_AT_ONCE:
                    raise Refused("batch-full", most=MOST_AT_ONCE)
                between = (*kept[:at], *wanted, *kept[at:])
                if at < len(kept) and seen(game, live.state, seat, between).batch.broken:
                    at = len(kept)
                kept, at = (*kept[:at], *wanted, *kept[at:]), at + len(wanted)
            return replace(plan, batch=kept, asked=game.serial(live.state), at=None)

        return await self._change(number, person, token, added)

    async def take_off(self, number: int, person: int, token: str | None, at: int) -> Look:
        """Remove an action (counted from 0); the next one added comes in its place."""

        def shorter(live: Live, seat: Seat, plan: Plan) -> Plan:
            kept = _kept(live, plan)
            if not 0 <= at < len(kept):
                raise Stale
            left = (*kept[:at], *kept[at + 1 :])
            return replace(plan, batch=left, asked=live.table.game.serial(live.state), at=at)

        return await self._change(number, person, token, shorter)

    async def mend(self, number: int, person: int, token: str | None) -> Look:
        """Remove everything that is not possible."""

        def mended(live: Live, seat: Seat, plan: Plan) -> Plan:
            items = seen(live.table.game, live.state, seat, _kept(live, plan)).batch.items
            left = tuple(item.text for item in items if item.why is None)
            return replace(plan, batch=left, asked=live.table.game.serial(live.state), at=None)

        return await self._change(number, person, token, mended)

    async def clear(self, number: int, person: int, token: str | None) -> Look:
        """Begin anew."""
        return await self._change(
            number, person, token, lambda live, seat, plan: replace(plan, batch=(), asked=0, at=None)
        )

    async def carry_out(self, key: str, number: int, person: int, token: str, *further: str) -> Look:
        """Carry out a batch as it was shown, and further actions after it, all or none. `key`: see `Now.add`. Raises
        `Stale` if any of it would be different by now, `Illegal` if a further action is impossible."""

        async def steps(session: Session, live: Live, seat: Seat) -> list[Done]:
            plan = plans.plan_of(await session.kept(live, seat))
            now = seen(live.table.game, live.state, seat, _kept(live, plan))
            if token != token_of(now.batch) or now.batch.broken or not now.batch.items:
                raise Stale
            done, state = list[Done](), live.state
            for item in now.batch.items:
                done.append(await session.carried_out(live, seat, item.text, state, len(done)))
                state = done[-1].step.state
                if item.told and readable(done[-1].step.notes, seat) != item.told:
                    raise Stale
            for text in further:
                done.append(await session.carried_out(live, seat, text, state, len(done)))
                state = done[-1].step.state
            return done

        return await self._now.press(key, number, person, None, steps)

    # --- inside; the table's lock is held

    async def _seat(self, session: Session, person: int) -> tuple[Live, Seat]:
        live, seat = await session.playing(person)
        if seat not in live.waiting or not verbs(live, seat):
            raise Refused("batch-not-now")
        return live, seat

    async def _change(
        self, number: int, person: int, token: str | None, change: Callable[[Live, Seat, Plan], Plan]
    ) -> Look:
        async with self._sessions.open(number) as session:
            live, seat = await self._seat(session, person)
            row = await session.kept(live, seat)
            plan = plans.plan_of(row)
            if token not in (None, live.token(seat)) and read(token or "").name != _named(_kept(live, plan)):
                raise Stale
            new = change(live, seat, plan)
            after = None
            if new != Plan():
                decision = row.decision if row is not None and plan.ways else plans.decision_aside(new)
                after = db.Plan(seat=seat, person=person, decision=decision, body=plans.body_of(new))
            head = live.table.row.head
            if not await session.store.plans.change(live.table.id, seat, row, after, head):
                session.forget()
                raise Stale
            return self._look(live, seat, new)

    def _look(self, live: Live, seat: Seat, plan: Plan) -> Look:
        now = seen(live.table.game, live.state, seat, _kept(live, plan))
        token, since = token_of(now.batch), live.since()
        look = Look(live.table, seat, now.state, token, (), False, since, plan=plan, batch=now.batch)
        return look.after_that(live.state)


def verbs(live: Live, seat: Seat) -> tuple[type[Action], ...]:
    """The kinds of actions a seat may collect now."""
    game = live.table.game
    return game.guide.pieces.together(game.view(live.state, seat))


def seen(game: AnyGame, s: AnyPosition, seat: Seat, texts: Sequence[str]) -> Seen:
    """These actions one after the other, as far as a seat may know; impossible ones are left out. Nothing follows
    after one that draws or reveals something."""
    only_to_see = Seeded(b"only to see", 0, 0)
    state, items, more = game.imagined(s, seat, only_to_see), list[Item](), True
    for text in texts:
        try:
            if not more:
                raise Illegal("batch-over")
            action = game.parse(text)
            shown = game.preview(state, seat, action)
            step = game.apply(state, seat, action, only_to_see)
        except Illegal as why:
            items.append(Item(text, why=why, before=game.view(state, seat)))
            continue
        more = step.undoable and seat in game.waiting(step.state)
        told = readable(step.notes, seat) if more else ()
        items.append(Item(text, shown, told, before=game.view(state, seat)))
        state = step.state if more else state  # what it draws is not real, and nobody may see it
    if not items:
        return Seen(Batch(more=more), state)
    undone = _undone(game, state, seat) if more else ()
    return Seen(Batch(tuple(items), game.guide.pieces.foresee(game.view(state, seat)), undone, more), state)


def token_of(batch: Batch) -> str:
    """Names the actions of a batch, and everything a person sees of them."""
    told = [[item.text, item.shown, item.told, item.why.code if item.why else ""] for item in batch.items]
    named = _named([item.text for item in batch.items])
    return str(Token("batch", named, _print([told, batch.foreseen, batch.undone])))


def _undone(game: AnyGame, s: AnyPosition, seat: Seat) -> tuple[Note, ...]:
    """What a seat would leave undone if it were done now: it is shown, so there is no need to ask about it."""
    offers = game.offers(s, seat)
    ends = (o.action() for o in offers if o.action in game.guide.panel.ends and not o.fields)
    shown = (game.preview(s, seat, action, offers) for action in ends)
    return tuple(note for each in shown if game.guide.hints.grave(each) for note in each.notes)


def _named(texts: Sequence[str]) -> str:
    return _print(list(texts))


def _print(told: object) -> str:  # anything stored as JSON
    packed = msgspec.json.encode(told, order="deterministic")
    return hashlib.blake2b(packed, digest_size=4).hexdigest()


def readable(notes: Sequence[Note], seat: Seat) -> tuple[Note, ...]:
    """The notes among these that a seat may read."""
    return tuple(note for note in notes if may_read(note, seat))


def _kept(live: Live, plan: Plan) -> tuple[str, ...]:
    """The batch's actions for the decision asked now."""
    return plan.batch if plan.asked == live.table.game.serial(live.state) else ()


def _wanted(live: Live, seat: Seat, kept: tuple[str, ...], text: str) -> tuple[str, ...]:
    """The texts of an action that follows those kept, unfolded if it stands for several and each of them is possible.
    Raises `Illegal` and `Refused`."""
    game, (batch, state) = live.table.game, seen(live.table.game, live.state, seat, kept)
    if not batch.more:
        raise Illegal("batch-over")
    action = game.in_order(state, seat, game.parse(text))
    view = game.view(state, seat)
    if type(action) not in game.guide.pieces.together(view):
        raise Refused("batch-not-this")
    game.preview(state, seat, action)
    apart = tuple(map(write, game.guide.pieces.unfolded(view, action)))
    if apart and not seen(game, state, seat, apart).batch.broken:
        return apart
    return (write(action),)
