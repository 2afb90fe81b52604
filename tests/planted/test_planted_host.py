"""Faults planted in the host are found: each by a test of `tests/host`, which holds without it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest

import db
from engine.core import journal
from engine.core.chance import Seeded, commitment
from engine.core.model import Seat
from host import Host, Line, Person, Place, Table
from host.entries import entry_of, work_after
from host.keep.moments import Moments
from host.live import Live, Lives
from host.play.now import Now
from host.proposals.proposals import Proposals, _asked
from host.session import Session
from host.undone import redone
from host.view.lines import Seen, lines, news, unseen
from host.view.proposed import TakeBack
from tests.host import (
    test_chance,
    test_lobby,
    test_news_law,
    test_play,
    test_proposals,
    test_redo,
    test_undo,
)

from .finding import Planted, finds

press, reads = Now.press, Now.reads
commit, playing = Session.commit, Session.playing


def token_without_undos(live: Live, seat: Seat | None) -> str:
    return str(live.table.game.asked(live.state, seat))


def dice_of_the_promise(seed: bytes, epoch: int, seq: int) -> Seeded:
    return Seeded(bytes.fromhex(commitment(seed)), epoch, seq)


def the_same_dice_each_time(seed: bytes, epoch: int, seq: int) -> Seeded:
    return Seeded(seed, epoch, 0)


async def without_key(self: Session, *what: Any, key: str | None = None) -> None:
    await commit(self, *what)


async def only_in_memory(self: Session, live: Live, seat: Seat, done: list[Any], by: db.By, **_: Any) -> None:
    state = done[0].step.state
    live.moved(entry_of(live.table, seat, done[0], by, self.now()), state, live.table.game.encode(state), False)


async def any_token(self: Now, key: str, number: int, person: int, token: str | None, step: Any) -> Any:
    return await press(self, key, number, person, None, step)


async def any_seat(self: Session, person: int) -> tuple[Live, Seat]:
    live = await self.live()
    return (live, live.waiting[0]) if live.waiting else await playing(self, person)


def never_sealed(*what: Any) -> db.Entry:
    return msgspec.structs.replace(entry_of(*what), sealed=False)


def the_last_entry(entries: list[journal.Entry], seat: Seat, apart: Sequence[str]) -> journal.Entry:
    return journal.line(entries)[-1]


def redone_whatever_came_after(rows: list[db.Entry], most: int = 1) -> list[list[tuple[db.Entry, db.Entry]]]:
    last = max((n for n, row in enumerate(rows) if row.strikes is not None), default=-1)
    return redone(rows[: last + 1], most)


def asked_if_they_have_moved(table: Table, seat: Seat, lost: TakeBack) -> tuple[int, ...]:
    return _asked(table, seat, msgspec.structs.replace(lost, drawn=False))


async def answered_by_anybody(self: Proposals, session: Session, person: int, given: str) -> Any:
    await session.playing(person)
    return await self._found(session, given)


async def seed_at_once(self: Moments, number: int) -> tuple[str, str | None]:
    table = await self._register.table(number)
    return table.row.seed_hash.hex(), (await self._store.games.seed(number)).hex()


@asynccontextmanager
async def no_lock(self: Lives, table: int) -> AsyncIterator[None]:
    yield


async def stays_playing(*_: Any, **__: Any) -> None:
    """The row is left as it is."""


def everybody_is_called(
    table: Table, state: Any, before: Any, actor: Any, now: int, planned: Any = ()
) -> list[db.NewDue]:
    return work_after(table, state, (), None, now)


def since_ones_own_turn(live: Live, seat: Seat | None, now: int, **_: Any) -> list[Line]:
    return news(lines(live.recent, seat), seat, began=live.began, now=now)


def without_what_was_left_beforehand(later: Sequence[Line], seat: Seat) -> list[Line]:
    return unseen([line for line in later if line.seat != seat or line.by is db.By.PERSON], seat)


def without_ones_own_entries(later: Sequence[Line], seat: Seat) -> list[Line]:
    return unseen([line for line in later if line.seat != seat or line.by is not db.By.PERSON], seat)


def as_if_all_was_shown(self: Now, seen: Seen) -> bool:
    live = self._sessions.lives.get(seen.table)
    head = seen.known.upto if live is None else live.table.row.head
    return reads(self, msgspec.structs.replace(seen, known=msgspec.structs.replace(seen.known, upto=head)))


def as_if_nothing_more_was_shown(self: Now, seen: Seen) -> bool:
    live = self._sessions.lives.get(seen.table)
    return live is None or seen.seat in live.shown or reads(self, seen)


def told_once(key: str, presses: int = 60) -> Callable[..., Awaitable[object]]:
    return partial(test_news_law.told_once, key=key, seed=1, presses=presses)


def instead(where: str, what: Any) -> Callable[[pytest.MonkeyPatch], None]:
    """Replaces some source."""
    return lambda patched: patched.setattr(where, what)


DRAWS = test_chance.test_every_draw_follows_from_the_seed_that_is_revealed
FAULTS = {
    "a token that ignores undos": Planted(
        instead("host.live.Live.token", token_without_undos), test_play.test_a_panel_from_before_an_undo_is_stale
    ),
    "news begin at one's own last press": Planted(
        instead("host.live.Live.news", since_ones_own_turn),
        told_once("ferry"),
    ),
    "turns left beforehand are no news": Planted(
        instead("host.live.unseen", without_what_was_left_beforehand), told_once("milestones")
    ),
    "what others do within one's own entry is no news": Planted(
        instead("host.live.unseen", without_ones_own_entries), told_once("ferry")
    ),
    "what has happened since a panel was made counts as shown": Planted(
        instead("host.play.now.Now.reads", as_if_all_was_shown), told_once("milestones", 120)
    ),
    "what was shown is noted once only": Planted(
        instead("host.play.now.Now.reads", as_if_nothing_more_was_shown), told_once("ferry")
    ),
    "dice drawn from the published hash": Planted(instead("host.session.Seeded", dice_of_the_promise), DRAWS),
    "the same dice for every entry": Planted(instead("host.session.Seeded", the_same_dice_each_time), DRAWS),
    "a promise that is not of this seed": Planted(
        instead("host.lobby.commitment", lambda seed: commitment(b"another")), DRAWS
    ),
    "the cache kept after a stale write": Planted(
        instead("host.live.Lives.forget", lambda self, table: None),
        test_play.test_after_a_stale_write_the_table_is_read_again,
    ),
    "a press delivered twice counts twice": Planted(
        instead("host.session.Session.commit", without_key), test_play.test_a_press_delivered_twice_counts_once
    ),
    "shown and never written": Planted(
        instead("host.session.Session.commit", only_in_memory),
        test_play.test_an_action_is_in_the_database_before_it_is_shown,
    ),
    "a press on a decision that is over counts": Planted(
        instead("host.play.now.Now.press", any_token), test_play.test_a_press_on_a_decision_that_is_over_is_stale
    ),
    "anybody acts for the seat asked": Planted(
        instead("host.session.Session.playing", any_seat), test_play.test_only_the_seat_that_is_asked_may_act
    ),
    "an undo across a reveal": Planted(
        instead("host.session.entry_of", never_sealed), test_undo.test_undo_never_crosses_a_reveal
    ),
    "a redo though others have moved": Planted(
        instead("host.play.redo.redone", redone_whatever_came_after),
        test_redo.test_nothing_comes_back_once_anything_else_has_happened,
    ),
    "who saw what was drawn is not asked": Planted(
        instead("host.proposals.proposals._asked", asked_if_they_have_moved),
        test_proposals.test_all_are_asked_where_something_was_drawn,
    ),
    "anybody agrees for who is asked": Planted(
        instead("host.proposals.proposals.Proposals._answered", answered_by_anybody),
        test_proposals.test_nobody_else_can_answer_and_a_refusal_settles_it,
    ),
    "an undo of another's step": Planted(
        instead("engine.core.journal.undo_target", the_last_entry), test_undo.test_nobody_takes_back_for_others
    ),
    "the seed shown before the end": Planted(
        instead("host.keep.moments.Moments.chance", seed_at_once),
        test_lobby.test_the_seed_is_promised_at_the_start_and_shown_at_the_end_only,
    ),
    "two at a table at once": Planted(
        instead("host.live.Lives.locked", no_lock), test_play.test_a_table_that_stays_busy_says_so
    ),
    "a game that goes on after a fault in its rules": Planted(
        instead("db.games.Games.set_status", stays_playing),
        test_play.test_a_fault_in_the_rules_pauses_that_game_alone,
    ),
    "everybody called again with each step": Planted(
        instead("host.entries.work_after", everybody_is_called),
        test_play.test_a_turn_is_announced_once_to_those_who_must_act,
    ),
}
FROM_THE_START = [name for name in FAULTS if FAULTS[name].test is DRAWS]
ON_A_TABLE = [name for name in FAULTS if name not in FROM_THE_START]


@pytest.mark.parametrize("name", ON_A_TABLE)
async def test_a_fault_planted_in_a_table_in_play_is_found(
    name: str,
    host: Host,
    playing: Table,
    play: Callable[..., Awaitable[Any]],
    open_host: Callable[[], Awaitable[Host]],
    people: tuple[Person, ...],
    place: Place,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = {"host": host, "playing": playing, "table": playing, "play": play, "open_host": open_host}
    await finds(FAULTS[name], {**given, "people": people, "place": place}, monkeypatch)


@pytest.mark.parametrize("name", FROM_THE_START)
async def test_a_fault_planted_before_the_start_is_found(
    name: str, host: Host, people: tuple[Person, ...], place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finds(FAULTS[name], {"host": host, "people": people, "place": place}, monkeypatch)
