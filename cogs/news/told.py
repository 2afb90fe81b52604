"""Notes of the log as sentences to their reader; what belongs together is one event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec
from msgspec import Struct

from engine.core.frames import AnyView
from engine.core.guide import Guide
from engine.core.model import Note, Seat
from host import Line
from host.keep.replay import ALONE, RESTORED, REWOUND, TAKEN
from host.view.lines import BACK
from host.view.table import then
from words import Speaker

from ..viewer import Viewer

BY_PLAYERS = (BACK, TAKEN, ALONE)
TAKEN_BACK = (*BY_PLAYERS, REWOUND, RESTORED)
"""Notes that steps were taken back, or all brought back: by players, and by an admin."""


NONE: Mapping[Seat, int] = MappingProxyType({})


class Told(Struct, frozen=True, eq=False):
    """A note as a sentence: its entry, the seat it is about (None: none) with the player's name at that time, and the
    speaker of that time; `yours`: it touches the reader. The same may happen twice in one entry: only `key` is
    compared."""

    seq: int
    note: Note
    said: str
    speak: Speaker
    seat: Seat | None
    yours: bool
    done: bool
    """They did it themselves: it is no effect of what somebody else did."""
    brings: int = 0
    """By how much it brought them forward, see `guide.News.brings`."""
    others: Mapping[Seat, int] = NONE
    """By how much it brought others forward."""

    @property
    def key(self) -> tuple[int, str, str]:
        """Equal for the same event, whoever reads it."""
        return self.seq, self.note.code, self.said

    @property
    def name(self) -> str:
        """The name of the player it is about; the reader's is "You"."""
        return "" if self.seat is None else self.speak.of(self.seat)


def told(viewer: Viewer, lines: Sequence[Line], view: AnyView) -> list[Told]:
    """The notes of lines as sentences, with the names of those who played then; events that belong together are
    joined, and successive changes of one thing are one change. Lines that were taken back are left out."""
    (look, speak), guide = viewer, viewer.look.table.game.guide
    found, planner = list[Told](), None
    for line in events(lines, guide):
        said_before = line.ahead and planner == line.seat
        planner = line.seat if said_before or _planned(line, guide) is not None else None
        then_on, mine = then(speak, look.table, look.held, line.seq), line.seat is not None and line.seat == view.seat
        touching = list[Note]()
        for note, said in zip(line.notes, noted(line, then_on, guide, said_before), strict=True):
            seat = note.args.get("seat")
            others = seat not in (None, view.seat) and note.code in guide.news.lesser
            aside = others or note.code in guide.news.idle or (seat is None and note.code in guide.news.minor)
            yours = (
                (mine and not aside)
                or guide.news.concerns(view, note)
                or any(guide.news.follows(each, note) for each in touching)
            )
            touching += [note] if yours else []
            about = Seat(seat) if type(seat) is int else None
            brought = {
                other: guide.news.brings(view, note, other) for other in map(Seat, range(len(look.table.seats)))
            }
            brings = brought.pop(about, 0) if about is not None else 0
            done = line.seat == about or note.code in BY_PLAYERS
            beside = {other: n for other, n in brought.items() if n}
            found.append(Told(line.seq, note, said, then_on, about, yours, done, brings, beside or NONE))
    return found


def noted(line: Line, speak: Speaker, guide: Guide, said_before: bool = False) -> list[str]:
    """The notes of a line of the log as sentences; the first of what its player did says so if it was played from
    their plan, unless a line before it did."""
    said = [speak.note(note) for note in line.notes]
    at = None if said_before else _planned(line, guide)
    if at is not None:
        bare = said[at].removesuffix(".")
        said[at] = speak("said-ahead", said=bare) + said[at][len(bare) :]
    return said


def _planned(line: Line, guide: Guide) -> int | None:
    """The first note of a line that tells what its player had planned; None for what came of it to others."""
    if not line.ahead:
        return None
    own = (
        n
        for n, note in enumerate(line.notes)
        if note.args.get("seat") == line.seat and note.code not in guide.news.apart
    )
    return next(own, None)


def events(lines: Sequence[Line], guide: Guide) -> list[Line]:
    """The lines not taken back; events that belong together are joined, and successive changes of one thing are one
    change."""
    return _spanned(_joined(lines, guide), guide)


def _joined(lines: Sequence[Line], guide: Guide) -> list[Line]:
    """The lines not taken back; where one goes on with what the one before tells, both become one event, whatever
    changes that brought."""
    standing = list[Line]()
    for line in lines:
        if line.struck:
            continue
        before = standing[-1].notes if standing else ()
        at = max((n for n, note in enumerate(before) if note.code not in guide.news.changes), default=-1)
        one = guide.news.joined(before[at], line.notes[0]) if at >= 0 and line.notes else None
        if one is None:
            standing.append(line)
        else:
            notes = (*before[:at], one, *before[at + 1 :], *line.notes[1:])
            standing[-1] = msgspec.structs.replace(standing[-1], notes=notes)
    return standing


def _spanned(lines: Sequence[Line], guide: Guide) -> list[Line]:
    """Lines in which the last change of a thing tells what it was before the first, if it is not the same again."""
    first, last = dict[tuple[object, ...], Note](), dict[tuple[object, ...], Note]()
    for note in (note for line in lines for note in line.notes):
        if key := _changing(note, guide):
            first.setdefault(key, note)
            last[key] = note

    def standing(note: Note) -> Note | None:
        if not (key := _changing(note, guide)):
            return note
        change = guide.news.changes[note.code]
        since = {**note.args, change.before: first[key].args[change.before]}
        if note is not last[key] or since[change.before] == since[change.now]:
            return None
        return note if note is first[key] else Note(note.code, since, note.to)

    def shown(line: Line) -> Line:
        return msgspec.structs.replace(line, notes=tuple(filter(None, map(standing, line.notes))))

    return [*map(shown, lines)]


def _changing(note: Note, guide: Guide) -> tuple[object, ...]:
    """What a note tells a change of, and to whom; () if of nothing."""
    change = guide.news.changes.get(note.code)
    return (note.code, note.to, *(note.args.get(name) for name in change.of)) if change is not None else ()


def standing_notes(lines: Sequence[Line]) -> list[Note]:
    """The notes of some lines of the log, without those that were taken back."""
    return [note for line in lines for note in line.notes if not line.struck]
