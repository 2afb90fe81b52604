"""What a step becomes when it is written: a journal entry, and the work that follows from it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

import msgspec

import db
from engine.core.frames import AnyPosition, AnyStep
from engine.core.model import Note, Seat, Threat

from .calls import played
from .live import Live
from .posts import call, word
from .view.table import Table


class Done(NamedTuple):
    """An entry to be written: its text, its step, and the entry that it strikes out. forced: it follows by itself
    from the one before (`play.forced`). again: the action that stands again, since its undo is struck out."""

    text: str
    step: AnyStep
    strikes: int | None = None
    forced: bool = False
    again: int | None = None


def undone_from(recent: Sequence[db.Entry], done: Iterable[Done]) -> int | None:
    """The time of the first entry that is taken back by what is done; None if nothing is. An action that stands again
    takes nothing back."""
    struck = {each.strikes for each in done if each.strikes is not None and each.again is None}
    return min((each.at for each in recent if each.seq in struck), default=None) if struck else None


def entry_of(table: Table, seat: Seat | None, done: Done, by: db.By, now: int, further: int = 0) -> db.Entry:
    """The entry to write, `further` entries after the next one."""
    step = done.step
    return db.Entry(
        seq=table.row.head + 1 + further,
        seat=seat,
        text=done.text,
        draws=msgspec.json.encode(step.draws) if step.draws else None,
        sealed=not step.undoable,
        strikes=done.strikes,
        notes=msgspec.json.encode(step.notes) if step.notes else b"",
        rules=table.game.version,
        hash=table.game.digest(step.state)[: db.HASH],
        at=now,
        by=db.By.FORCED if done.forced else by,
    )


def work_after(
    table: Table,
    state: AnyPosition,
    before: Collection[Seat],
    actor: Seat | None,
    now: int,
    planned: Collection[int] = (),
) -> list[db.NewDue]:
    """The work that follows from a state: the end, a call to people whose turn it has become, moves of opponents.
    `before` are the seats waited for until now, `actor` is the seat that acted. Seats that have `planned` their
    answer are not called before that has been tried."""
    if table.game.result(state) is not None:
        return [db.NewDue("over", b"{}", now)]
    waiting = table.game.waiting(state)
    new = [seat for seat in waiting if seat not in before and seat != actor and played(table.seats[seat])]
    called = [seat for seat in new if seat not in planned]
    due = [call(called, now)] if called else []
    if any(seat in planned for seat in waiting):
        due.append(db.NewDue("ahead", b"", now))
    if any(table.seats[seat].opponent for seat in waiting):
        due.append(db.NewDue("opponents", b"", now))
    return due


def concerned(table: Table, notes: Iterable[Note], before: Collection[Seat]) -> list[tuple[Seat, Note]]:
    """The seats of people who are made an offer while they are already asked something, so that no turn calls
    them."""
    concerns = table.game.rules.between.concerns
    found = [(note.args.get(concerns.get(note.code, "")), note) for note in notes if note.to is None]
    seats = [(Seat(seat), note) for seat, note in found if isinstance(seat, int) and seat in before]
    return [(seat, note) for seat, note in seats if played(table.seats[seat])]


def threatened(table: Table, before: AnyPosition, after: AnyPosition, actor: Seat) -> list[Threat]:
    """What an action does to people who are asked both before and after it, and so could still answer it."""
    threats = table.game.rules.between.threats
    if threats is None:
        return []
    asked = set(table.game.waiting(before)) & set(table.game.waiting(after)) - {actor}
    found = threats(before.table, after.table) if asked else ()
    return [threat for threat in found if threat.seat in asked and played(table.seats[threat.seat])]


def turn_of(
    live: Live, seat: Seat, done: Sequence[Done], by: db.By, now: int, then: db.Plan | None = None
) -> db.Turn:
    """What some entries mean for plans, and whom they call. `then`: what stands of the plan they fulfil.
    A seat whose plan was played has not been called yet."""
    table, last, game = live.table, done[-1].step.state, live.table.game
    played = by is db.By.AHEAD
    before = [each for each in live.waiting if each != seat or not played]

    undone = any(each.strikes is not None for each in done)
    offers = concerned(table, [note for each in done for note in each.step.notes], before)
    threats = [] if undone else threatened(table, live.state, last, seat)
    upto = table.row.head + len(done)

    def told(planned: Collection[int]) -> list[db.NewDue]:
        made = work_after(table, last, before, None if played else seat, now, planned)
        made += [word(other, note, now) for other, note in offers if live.calls(other)]
        made += [word(each.seat, each.note, now, upto) for each in threats if live.alarms(each)]
        # the opponent that is moving goes on
        return [post for post in made if by is not db.By.OPPONENT or post.kind != "opponents"]

    answered = None if undone else game.decision(live.state)
    return db.Turn(seat=seat, before=answered, after=game.decision(last), posts=told, then=then)
