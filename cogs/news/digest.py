"""What has happened, in few lines: what touches the reader first, then a line for each player. Panels, boards and
calls say it in the same words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, groupby
from types import MappingProxyType
from typing import NamedTuple

import msgspec
from msgspec import Struct

from engine.core.frames import AnyView
from engine.core.guide import Guide
from engine.core.model import Note, Seat
from engine.core.standings import Criterion
from host import Line
from host.view.table import then
from words import Speaker

from ..kit.card import clip
from ..viewer import Viewer

YOURS, TURN = 300, 92
"""Characters of a line on what touches the reader, and of one on what a player did: two rows of a phone."""
ROOM = 2 * TURN
"""Characters that the players' lines have together: where few have done something, they are longer."""
CALLED = 2
"""Lines at most on what touches those who are called."""
NONE: Mapping[Seat, str] = MappingProxyType({})
ALONE = (" ", ": ", ", ")
"""What may follow a name at the beginning of a sentence if the rest can stand without the name."""


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

    @property
    def key(self) -> tuple[int, str, str]:
        """Equal for the same event, whoever reads it."""
        return self.seq, self.note.code, self.said

    @property
    def name(self) -> str:
        """The name of the player it is about; the reader's is "You"."""
        return "" if self.seat is None else self.speak.of(self.seat)


class Digest(Struct, frozen=True):
    """Lines on what touches the reader, and on what each player did; and the notes they tell. A picture marks these
    notes; for the reader alone it marks `marked`: if something touches them, only that."""

    yours: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()
    marked: tuple[Note, ...] = ()

    @property
    def text(self) -> str:
        """All lines, as a quote; the players' in small letters."""
        return "\n".join((*(f"> {line}" for line in self.yours), *(f"> -# {line}" for line in self.turns)))


def digest(viewer: Viewer, lines: Sequence[Line], by: Criterion | None = None) -> Digest:
    """Lines of the log for the viewer: first what touches their seat, by the player who did it, then the rest. A
    player's first line begins with what came of it: by how much their number of `by` has changed since the viewer was
    last shown it, and what it is now."""
    look = viewer.look
    found, guide = told(viewer, lines, look.view), look.table.game.guide
    results, said = _results(viewer, lines, by), set[Seat]()
    yours = _yours((each for each in found if each.yours), guide, results, said)
    turns = _turns(found, guide, look.seat, results, said, ROOM)
    alone = [_Kept(_alone(viewer, seat, result), ()) for seat, result in results.items() if seat not in said]
    return _made(yours, [*turns, *alone])


def _results(viewer: Viewer, lines: Sequence[Line], by: Criterion | None) -> dict[Seat, str]:
    """What has become of each player's number, in words. The viewer's own stands there only if they have done nothing
    since."""
    (look, speak), known = viewer, viewer.look.known
    if by is None or known is None or len(known.points) != len(by.values) or not lines:
        return {}
    found = dict[Seat, str]()
    for n, (before, now) in enumerate(zip(known.points, by.values, strict=True)):
        mine = n == look.seat and len(lines) < look.seq - known.upto
        if before != now and not mine:
            change = f"+{now - before}" if now > before else f"−{before - now}"
            found[Seat(n)] = (
                speak("news-result-named", name=by.name, change=change, now=by.said(now))
                if by.fewest
                else speak("news-result", change=change, now=now)
            )
    return found


def _alone(viewer: Viewer, seat: Seat, result: str) -> str:
    speak = viewer.speak
    name = speak("news-you") if seat == viewer.look.seat else speak.names[seat]
    return f"**{name}**: {result}."


def for_all(viewer: Viewer, recent: Sequence[Line], most: int) -> Digest:
    """At most so many lines for everybody: what touches those who are called, and the latest turns. The viewer is an
    onlooker, so anybody may read them."""
    look, guide, called = viewer.look, viewer.look.table.game.guide, dict[tuple[int, str, str], Told]()
    for seat, lines in look.called.items():
        theirs = told(viewer, lines, msgspec.structs.replace(look.view, seat=seat))
        called |= {each.key: each for each in theirs if each.yours}
    yours = _yours(called.values(), guide)[:CALLED]
    rest = [each for each in told(viewer, last_turns(recent, most), look.view) if each.key not in called]
    turns, room = _turns(rest, guide), most - len(yours)
    named = [each for each in turns if each.kept[0].seat is not None]
    return _made(yours, turns if len(turns) <= room else named[-room:])


def last_turns(lines: Sequence[Line], most: int) -> list[Line]:
    """The latest turns, one for each of the players who acted last. A turn is an unbroken run of lines of one
    seat."""
    kept, seats = list[Line](), list[Seat | None]()
    for line in reversed([each for each in lines if not each.struck]):
        if not seats or seats[-1] != line.seat:
            if line.seat in seats or len(seats) == most:
                break
            seats.append(line.seat)
        kept.insert(0, line)
    return kept


def told(viewer: Viewer, lines: Sequence[Line], view: AnyView) -> list[Told]:
    """The notes of lines as sentences, with the names of those who played then; events that belong together are
    joined. Lines that were taken back are left out."""
    (look, speak), guide = viewer, viewer.look.table.game.guide
    found, before = list[Told](), None
    for line in joined(lines, guide):
        said_before, before = before is not None and before.ahead and before.seat == line.seat, line
        then_on, mine = then(speak, look.table, look.held, line.seq), line.seat is not None and line.seat == view.seat
        touching = list[Note]()
        for note, said in zip(line.notes, noted(line, then_on, said_before), strict=True):
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
            found.append(Told(line.seq, note, said, then_on, about, yours, line.seat == about))
    return found


def noted(line: Line, speak: Speaker, said_before: bool = False) -> list[str]:
    """The notes of a line of the log as sentences; the first says so if it was played from a plan, unless the line
    before it did."""
    said = [speak.note(note) for note in line.notes]
    if not said or not line.ahead or said_before:
        return said
    bare = said[0].removesuffix(".")
    return [speak("said-ahead", said=bare) + said[0][len(bare) :], *said[1:]]


def joined(lines: Sequence[Line], guide: Guide) -> list[Line]:
    """The lines not taken back; where one goes on with what the one before tells, both become one event."""
    standing = list[Line]()
    for line in lines:
        if line.struck:
            continue
        before = standing[-1].notes if standing else ()
        one = guide.news.joined(before[-1], line.notes[0]) if before and line.notes else None
        if one is None:
            standing.append(line)
        else:
            standing[-1] = msgspec.structs.replace(standing[-1], notes=(*before[:-1], one, *line.notes[1:]))
    return standing


def standing_notes(lines: Sequence[Line]) -> list[Note]:
    """The notes of some lines of the log, without those that were taken back."""
    return [note for line in lines for note in line.notes if not line.struck]


def in_one(viewer: Viewer, lines: Sequence[Line], most: int | None = None) -> str:
    """All that lines of the log tell, with each name once; of more than `most` characters the first acts, and how
    many more there are."""
    found = told(viewer, lines, viewer.look.view)
    for left in range(len(found)):
        kept = found[: len(found) - left]
        text = " ".join(_text(group, "") for group in _by_player(kept))
        text = text.removesuffix(".") + _more(viewer.speak, left) if left else text
        if most is None or len(text) <= most or len(kept) == 1:
            return text
    return ""


def unsummed(viewer: Viewer, lines: Sequence[Line]) -> Sequence[Line]:
    """Lines of the log; at the end of a game without what the final points say."""
    if viewer.look.result is None:
        return lines
    summed = viewer.look.table.game.guide.news.summed
    return [
        msgspec.structs.replace(line, notes=tuple(note for note in line.notes if note.code not in summed))
        for line in lines
    ]


def in_short(viewer: Viewer, lines: Sequence[Line], most: int) -> str:
    """What the players of these lines of the log did, rather than what it did to others; of more than `most`
    characters without what says least."""
    found = told(viewer, lines, viewer.look.view)
    found = [each for each in found if each.done] or found
    return _line(found, viewer.look.table.game.guide, most, bold="").text if found else ""


# --- inside


class _Kept(NamedTuple):
    """A line, and the notes it tells."""

    text: str
    kept: Sequence[Told]


def _made(yours: Sequence[_Kept], turns: Sequence[_Kept]) -> Digest:
    def noted(lines: Sequence[_Kept]) -> tuple[Note, ...]:
        return tuple(each.note for each in sorted((each for line in lines for each in line.kept), key=_seq))

    notes = noted([*yours, *turns])
    return Digest(
        tuple(each.text for each in yours), tuple(each.text for each in turns), notes, noted(yours) or notes
    )


def _seq(told: Told) -> int:
    return told.seq


def _by_player(found: Iterable[Told]) -> list[list[Told]]:
    """The sentences by the seat they are about, in the order of the first of each; those about nobody come last."""
    groups = dict[tuple[Seat | None, str], list[Told]]()
    for each in found:
        groups.setdefault((each.seat, each.name), []).append(each)
    return sorted(groups.values(), key=lambda group: group[0].seat is None)


def _yours(
    found: Iterable[Told], guide: Guide, results: Mapping[Seat, str] = NONE, said: set[Seat] | None = None
) -> list[_Kept]:
    return [_line(group, guide, YOURS, _result(group, results, said)) for group in _by_player(found)]


def _result(group: Sequence[Told], results: Mapping[Seat, str], said: set[Seat] | None) -> str:
    """With what a player's first line begins; `said` are those who had it."""
    seat = group[0].seat
    if seat is None or seat not in results or said is None or seat in said:
        return ""
    said.add(seat)
    return f"{results[seat]}: "


def _turns(
    found: Sequence[Told],
    guide: Guide,
    reader: Seat | None = None,
    results: Mapping[Seat, str] = NONE,
    said: set[Seat] | None = None,
    room: int = TURN,
) -> list[_Kept]:
    """A line for each player, together of so much `room` if that is more than a line has. Idle notes are told only of
    others; where what touches the reader was told of a player, what says least is no line of its own."""
    known, news = {each.seat for each in found if each.yours and each.seat is not None}, guide.news
    rest = [each for each in found if not each.yours]
    rest = [each for each in rest if each.note.code not in news.idle or each.seat not in (None, reader)]
    groups = [
        group
        for group in _by_player(rest)
        if group[0].seat not in known or any(each.note.code not in (*news.idle, *news.minor) for each in group)
    ]
    most = max(TURN, room // max(1, len(groups)))
    groups = [sorted(group, key=lambda each: not each.done) for group in groups]
    return [_line(group, guide, most, _result(group, results, said)) for group in groups]


def _line(found: Sequence[Told], guide: Guide, most: int, result: str = "", bold: str = "**") -> _Kept:
    """One line about a player, `result` first. Idle notes are left out; then, until the line is short enough, those
    that say least, the lesser ones, and at last the latest, those that brought points after all others: it always
    ends after a whole act, even if one act alone is longer. What touches the reader is never idle. The end says how
    much more there is, and what that brought; of notes that say least, only if they are more of what is told."""
    brings = guide.news.brings
    kept = [each for each in found if each.yours or each.note.code not in guide.news.idle] or list(found[-1:])
    whole, left, points = len(kept), list[Told](), sum(brings(each.note) for each in kept)
    most += 2 * len(bold)

    def shown() -> str:
        codes = [each.note.code for each in kept]
        more = whole - len(kept) + sum(each.note.code in codes for each in left)
        hidden = points - sum(brings(each.note) for each in kept)
        return result + _shortened(_text(_once(kept), bold), more, hidden, found[0].speak)

    for code in guide.news.minor:
        for each in [each for each in kept if each.note.code == code]:
            gone = _following(each, kept, guide)
            scoring = any(brings(other.note) for other in gone)
            if gone and not scoring and len(kept) > len(gone) and len(shown()) > most:
                kept = [other for other in kept if other not in gone]
                whole -= len(gone)
                left += gone
    others = [[each for each in kept if each.note.code == code] for code in guide.news.lesser]
    if any(brings(each.note) for each in kept):
        others.append([each for each in reversed(kept) if not brings(each.note)])
    for each in chain.from_iterable(others):
        if each in kept and len(kept) > 1 and len(shown()) > most:
            kept.remove(each)
    while len(kept) > 1 and len(shown()) > most:
        way = not kept[-1].yours and guide.news.follows(kept[-2].note, kept[-1].note)
        kept.pop(-2 if way else -1)  # where it went says more than what was taken
    return _Kept(shown(), kept)


def _once(found: Sequence[Told]) -> list[Told]:
    """Without sentences that stand there already."""
    return list({each.said: each for each in reversed(found)}.values())[::-1]


def _more(speak: Speaker, count: int, points: int = 0) -> str:
    return speak("news-more", count=count, points=abs(points), sign="−" if points < 0 else "")


def _shortened(text: str, more: int, points: int, speak: Speaker) -> str:
    """A line of which so many acts were left out, which brought so many points. If it is too long all the same, it
    ends after one of its clauses."""
    if len(text) > YOURS:
        ends = [at for sign in (". ", "; ", ", ") if (at := text.rfind(sign, 0, YOURS)) > 0]
        text = f"{text[: max(ends)]} …" if ends else clip(text, YOURS)
    return text.removesuffix(".").removesuffix(" …") + _more(speak, more, points) if more else text


def _following(told: Told, kept: Sequence[Told], guide: Guide) -> list[Told]:
    """What is left out together: a note and those that follow it; nothing for a note that follows another."""
    same = [each for each in kept if each.seq == told.seq]
    if any(guide.news.follows(each.note, told.note) for each in same[: same.index(told)]):
        return []
    return [told, *(each for each in same if each is not told and guide.news.follows(told.note, each.note))]


def _text(found: Sequence[Told], bold: str = "**") -> str:
    """Sentences about one player joined into one, with the name and their common beginning only once. Those about
    nobody stay as they are, and so do all of the reader if one begins with another word than "You"."""
    first, name = found[0], found[0].name
    if not name:
        return " ".join(_once_begun(found))
    if first.seat == first.speak.reader and len({each.done for each in found}) > 1:  # else one reads like the other
        runs = (list(run) for _, run in groupby(found, key=lambda each: each.done))
        return " ".join(_text(run, bold) for run in runs)
    if first.seat == first.speak.reader and not all(_led(each.said, name) for each in found):
        return " ".join(each.said for each in found)
    text, before = first.said.removesuffix("."), first
    led = _led(text, name)
    text = f"{bold}{name}{bold}{text[len(name) :]}" if led else f"{bold}{name}:{bold} {text}"
    for each in found[1:]:
        said = each.said.removesuffix(".")
        rest = _rest(said, name)
        clause = said if rest is None else rest
        same = next((short for word in _shared(before, each) if (short := _rest(clause, word)) is not None), None)
        text += f"; {clause}" if same is None else f", {same}"
        before = each
    return text + "." * found[-1].said.endswith(".")


def _once_begun(found: Sequence[Told]) -> Iterator[str]:
    """Sentences about nobody; those of a kind that follow each other with their common beginning ("Produced: ") only
    once."""
    for _, group in groupby(found, key=lambda each: (each.note.code, each.said.partition(": ")[0])):
        first, *others = (each.said for each in group)
        begins, colon, _ = first.partition(": ")
        if colon and others:
            rest = [each[len(begins + colon) :] for each in others]
            yield "; ".join(each.removesuffix(".") for each in (first, *rest)) + "."
        else:
            yield from (first, *others)


def _led(said: str, name: str) -> bool:
    """Whether a sentence begins with a name, and not with a longer one."""
    return said.startswith(name) and not said[len(name) : len(name) + 1].isalpha()


def _rest(said: str, word: str) -> str | None:
    """What follows a word that a sentence begins with, if it can stand without it."""
    return next((said[len(word + sign) :] for sign in ALONE if said.startswith(word + sign)), None)


def _shared(before: Told, after: Told) -> Iterator[str]:
    """The words for what both notes name in the same part."""
    for name, value in after.note.args.items():
        if isinstance(value, str) and before.note.args.get(name) == value:
            yield after.speak.value(name.partition("_")[0], value)
