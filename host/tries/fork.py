"""What happens in a try: pure, from the imagined position on. See `tries`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

import db
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition, AnyStep
from engine.core.game import AnyGame
from engine.core.model import Action, Illegal, Seat
from engine.core.opponents import OPPONENTS
from engine.core.text import verb, write

from ..calls import STAND_IN
from ..people import Refused
from ..plans.batches import readable
from ..play.forced import MOST as FORCED
from ..play.forced import by_itself
from ..view import tries
from ..view.look import Look
from ..view.plans import seen
from ..view.table import Table
from ..view.tries import Kept, Tried, Trying

MOVES = 200
"""The most moves of a try."""
AT_ONCE = 40
"""The most moves of opponents after one press."""

Moved = tuple[tuple[Tried, ...], AnyPosition]
"""Moves, and the position after them."""


class Fork(NamedTuple):
    """A person's try: its row, what is kept in it, and the position after the moves played at present."""

    table: Table
    since: int
    person: int
    row: db.Try
    kept: Kept
    state: AnyPosition

    @property
    def own(self) -> Seat:
        """The seat it is tried from."""
        return Seat(self.row.seat)

    @property
    def asked(self) -> Seat:
        """The seat whose question is shown."""
        hand, game = self.kept.hand, self.table.game
        return self.own if hand is None or hand not in game.waiting(self.state) else Seat(hand)


def begun(game: AnyGame, s: AnyPosition, own: Seat, seed: bytes) -> AnyPosition:
    """Where a try begins: the only place that sees the real position, and only what that seat may know of it."""
    return game.imagined(s, own, Seeded(seed, 0, 0))


def replayed(game: AnyGame, s: AnyPosition, own: Seat, seed: bytes, kept: Kept) -> tuple[Kept, AnyPosition]:
    """A try with the position after the moves played at present; without those that the rules do not allow any
    more."""
    state = begun(game, s, own, seed)
    for n, step in enumerate(kept.played):
        try:
            state = game.apply(state, Seat(step.seat), game.parse(step.text), Seeded(seed, 0, n + 1)).state
        except Illegal:
            return Kept(kept.steps[:n], n, lost=len(kept.played) - n), state
    return kept, state


def anew(game: AnyGame, s: AnyPosition, own: Seat, seed: bytes, kept: Kept) -> tuple[Kept, AnyPosition]:
    """The person's own moves, tried again from another position on as far as they are possible."""
    state, moves = begun(game, s, own, seed), [each for each in kept.played if each.seat == own]
    again = list[Tried]()
    for each in moves:
        try:
            step, state = one_step(game, state, own, own, each.text, seed, len(again))
        except Illegal:
            break
        again.append(replace(step, follows=each.follows and bool(again)))
    return Kept(tuple(again), len(again), lost=len(moves) - len(again)), state


def one_step(
    game: AnyGame, s: AnyPosition, own: Seat, seat: Seat, text: str, seed: bytes, before: int
) -> tuple[Tried, AnyPosition]:
    """A move of a seat after so many others, with what `own` is told of it. Raises `Illegal`."""
    action = game.in_order(s, seat, game.parse(text))
    shown = seen(game.preview(s, seat, action))
    step = game.apply(s, seat, action, Seeded(seed, 0, before + 1))
    return Tried(seat, write(action), shown, readable(step.notes, own), not step.undoable), step.state


def by_hand(fork: Fork, actions: Sequence[str], confirms: bool) -> Moved:
    """The moves of the seat that is asked, and what follows from them by itself (see `play.forced`)."""
    game, seed, seat, state = fork.table.game, fork.row.seed, fork.asked, fork.state
    found, before = list[Tried](), fork.kept.upto

    def play(text: str) -> None:
        nonlocal state
        step, state = one_step(game, state, fork.own, seat, text, seed, before + len(found))
        found.append(replace(step, follows=bool(found)))

    for text in actions:
        play(text)
    said = found[-1].text.partition(" ")[0] in map(verb, game.guide.panel.ends)
    for _ in range(min(FORCED, MOVES - before - len(found))):
        forced = by_itself(game, state, seat, _outcome(game, state, seat, seed, before + len(found)))
        if forced is None or (not said and confirms if forced.ends else found[-1].sealed):
            break
        play(write(forced.action))
        if forced.ends:
            break
    return tuple(found), state


def _outcome(game: AnyGame, state: AnyPosition, seat: Seat, seed: bytes, before: int) -> Callable[[Action], AnyStep]:
    return lambda action: game.apply(state, seat, action, Seeded(seed, 0, before + 1))


def by_opponents(fork: Fork) -> Moved:
    """The moves of practice opponents for the others; each sees only what its seat may know of what is imagined."""
    game, own, seed, state = fork.table.game, fork.own, fork.row.seed, fork.state
    player, found, before = OPPONENTS[STAND_IN], list[Tried](), fork.kept.upto
    first = game.waiting(state)
    for _ in range(min(AT_ONCE, MOVES - before)):
        waiting = game.waiting(state)
        if own in waiting and own not in first:
            break
        others = [seat for seat in waiting if seat != own and (own not in first or seat in first)]
        if not others:
            break
        chosen = player(game, state, others[0], Seeded(seed, -1, before + len(found) + 1))
        step, state = one_step(game, state, own, others[0], write(chosen), seed, before + len(found))
        found.append(replace(step, follows=bool(found), opponent=True))
    if not found:
        raise Refused("try-nobody")
    return tuple(found), state


# --- what is shown


def trying_of(fork: Fork) -> Trying:
    kept, own, game = fork.kept, fork.own, fork.table.game
    played, waiting = kept.played, game.waiting(fork.state)
    waited = bool(played) and played[0].seat != own
    return Trying(
        own=own,
        played=played,
        sure=tries.sure(played, own),
        latest=len(played) - tries.begun(kept, kept.upto),
        forth=kept.upto < len(kept.steps),
        others=tuple(seat for seat in waiting if seat != own),
        hand=None if fork.asked == own else fork.asked,
        plan=tries.plan(played, own) if waited else (),
        later=tries.later(played, own) if waited else (),
        lost=kept.lost,
        more=kept.upto < MOVES,
        knows=fork.asked == own and all(each.seat == own and not each.sealed for each in played),
    )


def look_at(fork: Fork) -> Look:
    token, trying = tries.token_of(fork.row, fork.kept), trying_of(fork)
    return Look(fork.table, fork.asked, fork.state, token, (), False, fork.since, trying=trying)
