"""People's views of a table: the table itself, one person's look at it, lines of its log."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile
from typing import Any

import msgspec
from msgspec import Struct

import db
from engine.core.chance import Seeded
from engine.core.frames import AnyPosition, AnyView
from engine.core.game import AnyGame
from engine.core.journal import Entry, line
from engine.core.model import Action, Bug, Note, Preview, Result, Seat
from engine.core.offers import Offer
from words import Speaker

from .batch import Batch
from .calls import Late, played
from .names import harmless
from .plans import Making, Plan, turn_of

VISIT = 3_600
"""Seconds between two presses of one person's visit to a table, at the most."""

log = logging.getLogger(__name__)
_notes = msgspec.json.Decoder(tuple[Note, ...])
_draws = msgspec.json.Decoder(tuple[int, ...])


class Table(Struct, frozen=True):
    """A table without its state: its row, its seats, and the game it plays."""

    row: db.Game
    seats: tuple[db.Seat, ...]
    game: AnyGame

    @property
    def id(self) -> int:
        """The number people know it by."""
        return self.row.id

    @property
    def options(self) -> Any:
        """Its edition, and the choices before the start."""
        return unpack_options(self.game, self.row.options)

    @property
    def status(self) -> db.Status:
        """Where it stands in its life."""
        return self.row.status

    @property
    def place(self) -> int:
        """The channel or thread its posts go to."""
        return self.row.thread or self.row.channel

    def seat_of(self, person: int | None) -> Seat | None:
        """Where a person sits, or None."""
        return next((Seat(s.index) for s in self.seats if person is not None and s.person == person), None)

    def player(self, seat: int) -> int | None:
        """The person who plays a seat now; None where a practice opponent does, for itself or for somebody."""
        return self.seats[seat].person if played(self.seats[seat]) else None

    def persons(self) -> list[int]:
        """The people at the table, those for whom an opponent plays as well."""
        return [s.person for s in self.seats if s.person is not None]

    def names(self, locale: str) -> list[str]:
        """The players' names by seat; practice opponents are named in that language, those who play for somebody
        after that person."""
        return [holder(each, each.index, Speaker(locale)) for each in self.seats]

    def speaker(self, locale: str) -> Speaker:
        """Sentences about this table in a language."""
        return Speaker(locale, self.game, self.names(locale))


class Line(Struct, frozen=True):
    """An entry of the log as somebody may read it. `struck`: it was taken back, or it is an undo; not one by an admin
    that says so in its notes."""

    seq: int
    seat: Seat | None
    text: str
    notes: tuple[Note, ...]
    struck: bool
    at: int
    by: db.By

    @property
    def ahead(self) -> bool:
        """Whether it was left beforehand by whoever held the seat."""
        return self.by is db.By.AHEAD


class Look:
    """One person's look at a table in play: the view and the offers.

    `token` names the decision this seat is asked; `news` are the events since that person's last turn,
    oldest first; `since` is when the seats that must act were called (epoch seconds). Offers are there for a seat
    that is `waited` for and played by a person, and for one that is free to act. `held` are all tenures, `late` the
    seats that keep the others waiting, `plan` what this person has left beforehand. `making`: the look
    is at their next turn, as it may be imagined now, after the actions of that way. `batch`: it is at the present
    decision after those actions, and only what may be added is offered; `ends` are the other offers. `undoes` is the
    text of the step that an undo would take back. `called`: in an onlooker's look the public news of each seat that
    people play and that must act.
    """

    def __init__(
        self,
        table: Table,
        seat: Seat | None,
        state: AnyPosition,
        token: str,
        news: Sequence[Line],
        can_undo: bool,
        since: int,
        held: Sequence[db.Tenure] = (),
        late: Sequence[Late] = (),
        plan: Plan | None = None,
        making: Making | None = None,
        called: Mapping[Seat, Sequence[Line]] | None = None,
        batch: Batch | None = None,
    ) -> None:
        rules = table.game
        self.table, self.seat, self.token = table, seat, token
        self.news, self.can_undo, self.since = tuple(news), can_undo, since
        self.seq, self.held, self.late, self.plan = table.row.head, tuple(held), tuple(late), plan
        self.making, self.called, self.undoes, self.batch = making, called or {}, "", batch
        self.view: AnyView = rules.view(state, seat)
        played_here = seat is not None and table.player(seat) is not None
        open_here = played_here and (making is None or making.more)
        self.offers: list[Offer] = rules.offers(state, seat) if seat is not None and open_here else []
        self.ends: list[Offer] = []
        if batch is not None:
            actions = rules.guide.together(self.view) if batch.more else ()
            self.ends = [offer for offer in self.offers if offer.action not in actions]
            self.offers = [offer for offer in self.offers if offer.action in actions]
        self.waiting: tuple[Seat, ...] = rules.waiting(state)
        self.waited = seat is not None and seat in self.waiting
        self.result: Result | None = rules.result(state)
        self._state = state

    @property
    def turn(self) -> str:
        """What it is a look at: the decision asked "now", the next turn "ahead", or the decision after a "batch"."""
        return "ahead" if self.making is not None else "batch" if self.batch is not None else "now"

    @property
    def serial(self) -> int:
        """The number of the pending decision."""
        return self.table.game.serial(self._state)

    @property
    def collected(self) -> int:
        """How many actions this person has collected for the pending decision (`batches`)."""
        return len(self.plan.batch) if self.plan is not None and self.plan.asked == self.serial else 0

    @property
    def plannable(self) -> bool:
        """Whether this person may leave their next turn beforehand."""
        if self.seat is None or self.table.player(self.seat) is None or self.table.status is not db.Status.PLAYING:
            return False
        try:
            return turn_of(self.table.game, self._state, self.seat) is not None
        except Bug:
            log.exception("table %s: the next turn of seat %s cannot be imagined", self.table.id, self.seat)
            return False

    def preview(self, action: Action) -> Preview:
        """The cost and gain of an offered action. Raises `Illegal` if it is not offered to this seat."""
        seat = Seat(-1) if self.seat is None else self.seat
        return self.table.game.preview(self._state, seat, action, self.offers)

    def final(self, action: Action) -> bool:
        """Whether an action could not be taken back: it would draw or reveal something, to the knowledge of this
        person. Raises `Illegal`."""
        seat = Seat(-1) if self.seat is None else self.seat
        game, only_to_see = self.table.game, Seeded(b"only to see", 0, 0)
        imagined = game.imagined(self._state, self.seat, only_to_see)
        return not game.apply(imagined, seat, action, only_to_see).undoable

    def tried(self, actions: Sequence[Action]) -> tuple[Look, list[Note]]:
        """The look after some actions, one after the other, and their notes, to the knowledge of this person.
        Raises `Illegal` for the first that would not be possible."""
        seat = Seat(-1) if self.seat is None else self.seat
        game, only_to_see = self.table.game, Seeded(b"only to see", 0, 0)
        state, told = game.imagined(self._state, self.seat, only_to_see), list[Note]()
        for action in actions:
            step = game.apply(state, seat, action, only_to_see)
            state = step.state
            told += [note for note in step.notes if may_read(note, self.seat)]
        return Look(self.table, self.seat, state, self.token, (), False, self.since, self.held, self.late), told


def holder(held: db.Seat | db.Tenure, seat: int, speak: Speaker) -> str:
    """The name of who holds a seat, or held it."""
    if held.person is None and held.opponent:
        return speak("opponent-name", number=seat + 1, strength=speak(f"strength-{held.opponent}"))
    name = harmless(held.name) or speak("seat", number=seat + 1)
    return speak("stand-in-name", name=name) if held.opponent else name


def then(speak: Speaker, table: Table, held: Sequence[db.Tenure], seq: int) -> Speaker:
    """The speaker with the names of those who held the seats when entry `seq` was made; `held` are all tenures."""
    if len(held) <= len(table.seats):
        return speak
    names = list(speak.names)
    for tenure in held:
        if tenure.last is not None and tenure.first <= seq <= tenure.last:
            names[tenure.seat] = holder(tenure, tenure.seat, speak)
    return Speaker(speak.locale, table.game, names)


def pack_options(options: Struct) -> bytes:
    """A table's options whole, its edition included, so that its game can be replayed for ever."""
    return zlib.compress(msgspec.json.encode(options, order="deterministic"))


def unpack_options(rules: AnyGame, stored: bytes) -> Struct:
    """The options from `pack_options`."""
    return rules.options(zlib.decompress(stored))


def journal_entry(row: db.Entry) -> Entry:
    """A stored entry as the engine's journal knows it."""
    draws = _draws.decode(row.draws) if row.draws else ()
    seat = None if row.seat is None else Seat(row.seat)
    return Entry(seq=row.seq, seat=seat, text=row.text, draws=draws, sealed=row.sealed)


def lines(rows: Sequence[db.Entry], seat: Seat | None, struck: Collection[int] = ()) -> list[Line]:
    """Entries as that seat (None: an onlooker) may read them. `struck`: those that are taken back by entries after
    `rows`; without it they must reach to the newest entry."""
    standing = {entry.seq for entry in line([journal_entry(row) for row in rows])} - {*struck}
    return [
        Line(
            seq=row.seq,
            seat=None if row.seat is None else Seat(row.seat),
            text=row.text,
            notes=tuple(n for n in (_notes.decode(row.notes) if row.notes else ()) if may_read(n, seat)),
            struck=row.seq not in standing and not (row.by is db.By.ADMIN and row.notes),
            at=row.at,
            by=row.by,
        )
        for row in rows
    ]


def may_read(note: Note, seat: Seat | None) -> bool:
    """Whether a note is for the table or for that seat."""
    return note.to is None or (seat is not None and seat in note.to)


def news(told: Sequence[Line], seat: Seat | None, *, began: int, now: int) -> list[Line]:
    """What has happened since a seat's last turn, oldest first: the moves of others, and those of its own that it had
    left beforehand. A turn is an unbroken run of lines that its person has made. Where all act at once, it is their
    latest visit to the pending decision, which began with entry `began`: no more than `VISIT` passes between two
    lines of a visit, or between the last one and `now`. The current turn is left out, so the news stay while the seat
    acts on them. What others do in an entry of its own, at the end of the last turn or since, is news as well.

    For an onlooker: the last turn, which is the last lines of one seat.
    """
    standing = [each for each in told if not each.struck]

    def made(line: Line) -> bool:
        return line.seat == seat and not line.ahead

    if seat is None:
        last = standing[-1].seat if standing else None
        return list(takewhile(lambda each: each.seat == last, reversed(standing)))[::-1]
    end = len(standing)
    while end and made(standing[end - 1]):
        end -= 1
    start, later = end, standing[end].at if end < len(standing) else now
    while start:
        line = standing[start - 1]
        if made(line):
            if line.seq <= began or later - line.at > VISIT:
                break
            later = line.at
        start -= 1
    since = ((line, others(line, seat) if made(line) else line) for line in standing[max(0, start - 1) :])
    return [told for line, told in since if told.notes or not made(line)]


def others(line: Line, seat: Seat | None) -> Line:
    """What a seat's own entry tells about others: actions of theirs that waited for it."""
    notes = tuple(note for note in line.notes if type(note.args.get("seat")) is int and note.args["seat"] != seat)
    return msgspec.structs.replace(line, seat=None, notes=notes)
