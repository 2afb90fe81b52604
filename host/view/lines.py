"""Lines of the log as a person may read them, and which of them are news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import takewhile

import msgspec
from msgspec import Struct

import db
from engine.core.journal import Entry, line, taken_back
from engine.core.model import Note, Seat

VISIT = 3_600
"""The most seconds between two presses of one visit to a table."""

_notes = msgspec.json.Decoder(tuple[Note, ...])
_draws = msgspec.json.Decoder(tuple[int, ...])


class Line(Struct, frozen=True):
    """An entry of the log as somebody may read it. `struck`: it was taken back, or it is an undo; not one by an admin
    or by agreement that says so in its notes."""

    seq: int
    seat: Seat | None
    text: str
    notes: tuple[Note, ...]
    struck: bool
    at: int
    by: db.By

    @property
    def ahead(self) -> bool:
        """Whether the seat's holder had left it beforehand."""
        return self.by is db.By.AHEAD


def journal_entry(row: db.Entry) -> Entry:
    """A stored entry as the engine's journal knows it."""
    draws = _draws.decode(row.draws) if row.draws else ()
    seat = None if row.seat is None else Seat(row.seat)
    return Entry(seq=row.seq, seat=seat, text=row.text, draws=draws, sealed=row.sealed)


def notes_of(row: db.Entry) -> tuple[Note, ...]:
    """What a stored entry tells."""
    return _notes.decode(row.notes) if row.notes else ()


def lines(
    rows: Sequence[db.Entry],
    seat: Seat | None,
    struck: Collection[int] = (),
    reader: Callable[[int], Seat | None] | None = None,
) -> list[Line]:
    """Entries as that seat (None: an onlooker) may read them; with a `reader`, as the seat may that it gives for each
    entry. `struck`: those taken back by entries after `rows`; without it, `rows` must reach to the newest entry."""
    out = struck_out(rows, struck)
    return [
        Line(
            seq=row.seq,
            seat=None if row.seat is None else Seat(row.seat),
            text=row.text,
            notes=tuple(n for n in notes_of(row) if may_read(n, seat if reader is None else reader(row.seq))),
            struck=row.seq in out,
            at=row.at,
            by=row.by,
        )
        for row in rows
    ]


def struck_out(rows: Sequence[db.Entry], struck: Collection[int] = ()) -> set[int]:
    """The entries whose lines are struck out, see `Line` and `lines`."""
    standing = {entry.seq for entry in line([journal_entry(row) for row in rows], struck)}
    own = {row.seq for row in rows if row.by in (db.By.ADMIN, db.By.AGREED) and row.notes}
    return {row.seq for row in rows} - standing - own


def may_read(note: Note, seat: Seat | None) -> bool:
    """Whether a note is for the table or for that seat."""
    return note.to is None or (seat is not None and seat in note.to)


def news(told: Sequence[Line], seat: Seat | None, *, began: int, now: int) -> list[Line]:
    """What has happened since a seat's last turn, oldest first: the moves of others, and its own moves that were left
    beforehand. A turn is an unbroken run of lines its person made by hand. Where all act at once, it is the person's
    latest visit to the pending decision, which began with entry `began`: at most `VISIT` seconds pass between two
    lines of a visit, or between the last one and `now`. The current turn is left out, so the news stay while the seat
    acts on them. What others do within the seat's own entries (at the end of the last turn, or since) is news as
    well. For an onlooker: the last turn, that is the last lines of one seat.
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


BACK = "steps-back"
"""The code of the note that somebody has taken back steps of their own which the reader had been shown. It is in no
journal: there the steps are struck out."""


def withdrawn(rows: Sequence[db.Entry], upto: int, seat: Seat) -> list[Line]:
    """That others have taken back, by themselves, what stood when a seat was shown the log up to that entry: a line
    for each of them. Of what the seat could not know it does not learn that it was taken back. `rows` are the last
    entries."""
    if not any(row.strikes is not None and row.strikes <= upto < row.seq for row in rows):
        return []
    entries, by_seq = [journal_entry(row) for row in rows], {row.seq: row for row in rows}
    then = {entry.seq for entry in line([each for each in entries if each.seq <= upto])}
    undos, counts = dict[Seat, db.Entry](), Counter[Seat]()
    for gone, undo in taken_back(entries).items():
        row, known = by_seq[undo], any(may_read(note, seat) for note in notes_of(by_seq[gone]))
        if known and gone in then and row.seat not in (None, seat) and row.by not in (db.By.ADMIN, db.By.AGREED):
            actor = Seat(row.seat or 0)
            undos[actor] = max(row, undos.get(actor, row), key=lambda each: each.seq)
            counts[actor] += by_seq[gone].by is not db.By.FORCED
    notes = {actor: Note(BACK, {"seat": actor, "count": max(1, counts[actor])}) for actor in undos}
    return [
        Line(row.seq, actor, "", (notes[actor],), struck=False, at=row.at, by=row.by) for actor, row in undos.items()
    ]


class Known(Struct, frozen=True, array_like=True):
    """What a person was last shown: the log up to entry `upto`, and the points of all seats as they stood then."""

    upto: int
    points: tuple[int, ...] = ()

    @classmethod
    def read(cls, stored: bytes) -> Known | None:
        """As a seat's row keeps it; None if nothing was shown yet."""
        return _known.decode(stored) if stored else None

    def stored(self) -> bytes:
        """For a seat's row."""
        return msgspec.json.encode(self)


_known = msgspec.json.Decoder(Known)


class Seen(Struct, frozen=True):
    """What a message shows the person at a seat of a table: what is known by it."""

    table: int
    seat: Seat
    person: int | None
    known: Known


def unseen(later: Sequence[Line], seat: Seat) -> list[Line]:
    """What of the lines after those a seat was shown is news to it: all but what its person did by hand, of which
    only what it tells about others."""
    own = {line.seq: line.seat == seat and line.by is db.By.PERSON for line in later}
    found = [others(line, seat) if own[line.seq] else line for line in later if not line.struck]
    return [line for line in found if line.notes or not own[line.seq]]


def others(line: Line, seat: Seat | None) -> Line:
    """What a seat's own entry tells about others: their actions that had waited for it."""
    notes = tuple(note for note in line.notes if type(note.args.get("seat")) is int and note.args["seat"] != seat)
    return msgspec.structs.replace(line, seat=None, notes=notes)
