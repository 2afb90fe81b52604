"""What has happened, in few lines: what touches the reader first, then a line for each player. Panels, boards and
calls say it in the same words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.guide import Guide
from engine.core.model import Note, Seat
from engine.core.standings import Criterion
from host import Line
from host.keep.replay import RESTORED
from words import Speaker

from ..viewer import Viewer
from .one_line import TURN, YOURS, Kept, Result, brought, by_whom, line, more, signed, text
from .told import TAKEN_BACK, Told, told

ROOM = 2 * TURN
"""Characters that the players' lines have together: where few have done something, they are longer."""
CALLED = 2
"""Lines at most on what touches those who are called."""
NONE: Mapping[Seat, Result] = MappingProxyType({})


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
    player's line begins with what came of it: by how much their number of `by` has changed since the viewer was last
    shown it, and what it is now. Of two lines about a player that is the one that tells what brought most of it."""
    look = viewer.look
    numbers, guide = changed(viewer, lines, by), look.table.game.guide
    found = with_taken_back(told(viewer, lines, look.view), numbers, by)
    results = _results(viewer, numbers, by, found)
    yours, turns = _by_player(each for each in found if each.yours), _others(found, guide, look.seat)
    said = set[int]()
    for seat, result in results.items():
        about = [group for group in (*yours, *turns) if group[0].seat == seat]
        if about:
            said.add(id(max(about, key=lambda group: max(brought(each, result) for each in group))))

    def made(group: Sequence[Told], most: int) -> Kept:
        seat = group[0].seat
        result = results.get(seat) if seat is not None else None
        head = result if id(group) in said else None
        return line(group, guide.news, most, head, summed=head is not result or uncounted)

    uncounted = by is not None and by.fewest
    room, known = max(TURN, ROOM // max(1, len(turns))), {group[0].seat for group in (*yours, *turns)}
    alone = [Kept(_alone(viewer, seat, result), ()) for seat, result in results.items() if seat not in known]
    return _made([made(group, YOURS) for group in yours], [*(made(group, room) for group in turns), *alone])


def changed(viewer: Viewer, lines: Sequence[Line], by: Criterion | None) -> dict[Seat, tuple[int, int]]:
    """Each player's number as the viewer was last shown it, and now. The viewer's own is among them only if they have
    done nothing since."""
    look, known = viewer.look, viewer.look.known
    if by is None or known is None or len(known.points) != len(by.values) or not lines:
        return {}
    found = {Seat(n): both for n, both in enumerate(zip(known.points, by.values, strict=True))}
    if look.seat is not None and len(lines) < look.seq - known.upto:
        del found[look.seat]
    return found


def _results(
    viewer: Viewer, changed: Mapping[Seat, tuple[int, int]], by: Criterion | None, found: Sequence[Told]
) -> dict[Seat, Result]:
    """What has become of each player's number, if it is another."""
    speak, results = viewer.speak, dict[Seat, Result]()
    for seat, (before, now) in changed.items():
        if by is None or before == now:
            continue
        change = signed(now - before)
        if by.below and min(before, now) < 0:
            said = f"{by.named(before)} → {by.named(now)}"
            said = said[:1].upper() + said[1:]
        elif by.fewest:
            said = speak("news-result-named", name=by.name, change=change, now=now)
        else:
            said = speak("news-result", change=change, now=now)
        forward = before - now if by.fewest else now - before
        results[seat] = Result(change, said, forward, _through(viewer.speak, found, seat, forward))
    return results


def _through(speak: Speaker, found: Sequence[Told], seat: Seat, forward: int) -> str:
    """What others did that brought a player forward or back, in the order of who did it; "" if nothing."""
    acts = dict[Seat | None, dict[str, list[Note]]]()
    for each in found:
        if each.others.get(seat, 0) * forward > 0:
            acts.setdefault(each.seat, {}).setdefault(each.note.code, []).append(each.note)
    said = list[str]()
    for who, kinds in acts.items():
        parts = [speak(f"through-{code}", **_of_all(notes), count=len(notes)) for code, notes in kinds.items()]
        said.append(", ".join(parts) + ("" if who is None else by_whom(speak, [who])))
    return ", ".join(said)


def _of_all(notes: Sequence[Note]) -> dict[str, Any]:
    """What notes of one kind name: the last one's, and the numbers of all ("bricks" for each "brick")."""
    args = notes[-1].args
    numbers = [name for name, value in args.items() if type(value) is int and name.partition("_")[0] != "seat"]
    return {**args, **{f"{name}s": [note.args[name] for note in notes] for name in numbers}}


def with_taken_back(found: list[Told], changed: Mapping[Seat, tuple[int, int]], by: Criterion | None) -> list[Told]:
    """What is told, with what it has changed that steps were taken back: what nothing that stands has brought."""
    back = [each for each in found if each.note.code in TAKEN_BACK]
    if not back or by is None:
        return found
    sign = -1 if by.fewest else 1
    for seat, (before, now) in changed.items():
        brings = sign * (now - before) - sum(
            each.brings if each.seat == seat else each.others.get(seat, 0) for each in found
        )
        if not brings:
            continue
        last = next((each for each in reversed(back) if each.seat == seat), None)
        one = last or _also_lost(back[-1], seat)
        if brings != sign * (now - before):
            bare = one.said.removesuffix(".")
            one = msgspec.structs.replace(one, said=one.speak("news-back", said=bare, change=signed(sign * brings)))
        one = msgspec.structs.replace(one, brings=brings)
        if last is None:
            found = [each for told in found for each in ((told, one) if told is back[-1] else (told,))]
        else:
            found = [one if told is last else told for told in found]
        back = [each for each in found if each.note.code in TAKEN_BACK]
    return found


def _also_lost(back: Told, seat: Seat) -> Told:
    """That steps of a player are among those that somebody else took back, or an admin brought back."""
    note = Note("back-again" if back.note.code == RESTORED else "back-lost", {"seat": seat})
    mine = seat == back.speak.reader
    return msgspec.structs.replace(back, note=note, said=back.speak.note(note), seat=seat, yours=mine, done=True)


def _alone(viewer: Viewer, seat: Seat, result: Result) -> str:
    speak = viewer.speak
    name = speak("news-you") if seat == viewer.look.seat else speak.names[seat]
    return f"**{name}**: {result.with_through(speak)}."


def for_all(viewer: Viewer, recent: Sequence[Line], most: int) -> Digest:
    """At most so many lines for everybody: what touches those who are called, and the latest turns. The viewer is an
    onlooker, so anybody may read them."""
    look, guide, called = viewer.look, viewer.look.table.game.guide, dict[tuple[int, str, str], Told]()
    for seat, lines in look.called.items():
        theirs = told(viewer, lines, msgspec.structs.replace(look.view, seat=seat))
        called |= {each.key: each for each in theirs if each.yours}
    yours = [line(group, guide.news, YOURS) for group in _by_player(called.values())[:CALLED]]
    rest = [each for each in told(viewer, last_turns(recent, most), look.view) if each.key not in called]
    turns, room = [line(group, guide.news, TURN) for group in _others(rest, guide)], most - len(yours)
    named = [each for each in turns if each.kept[0].seat is not None]
    return _made(yours, turns if len(turns) <= room else named[-room:])


def last_turns(lines: Sequence[Line], most: int) -> list[Line]:
    """The latest turns, one for each of the players who acted last. A turn is an unbroken run of lines of one
    seat."""
    kept, seats = list[Line](), list[Seat | None]()
    for one in reversed([each for each in lines if not each.struck]):
        if not seats or seats[-1] != one.seat:
            if one.seat in seats or len(seats) == most:
                break
            seats.append(one.seat)
        kept.insert(0, one)
    return kept


def in_one(viewer: Viewer, lines: Sequence[Line], most: int | None = None) -> str:
    """All that lines of the log tell, with each name once; of more than `most` characters first what was done, each
    player's part without what says least, and how many more there are."""
    found = told(viewer, lines, viewer.look.view)
    groups = _by_player(found)
    said = " ".join(filter(None, (text(group, "") for group in groups)))
    if most is None or len(said) <= most:
        return said
    groups.sort(key=lambda group: not any(each.done for each in group))
    for count in range(len(groups), 0, -1):
        left = [each for group in groups[count:] for each in group]
        ends, said = more(left) if left else "", ""
        for group in groups[:count]:
            one = _in_most(viewer, group, most - len(ends) - len(said) - 2 * bool(said))
            said = f"{said.removesuffix('.')}. {one}" if said else one
        if count == 1 or len(said) + len(ends) <= most:
            return said.removesuffix(".") + ends if left else said
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
    return _in_most(viewer, found, most) if found else ""


def _in_most(viewer: Viewer, found: Sequence[Told], most: int) -> str:
    """What was done, as far as it fits, with what came of it."""
    return line(found, viewer.look.table.game.guide.news, most, bold="", summed=True, acts_first=True).text


# --- inside


def _made(yours: Sequence[Kept], turns: Sequence[Kept]) -> Digest:
    def noted(lines: Sequence[Kept]) -> tuple[Note, ...]:
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


def _others(found: Sequence[Told], guide: Guide, reader: Seat | None = None) -> list[list[Told]]:
    """What does not touch the reader, by player; what came of others' acts after their own. Idle notes are told only
    of others; where what touches the reader was told of a player, what says least is no line of its own, unless it
    brought something."""
    known, news = {each.seat for each in found if each.yours and each.seat is not None}, guide.news
    rest = [each for each in found if not each.yours]
    rest = [each for each in rest if each.note.code not in news.idle or each.seat not in (None, reader)]
    groups = [
        group
        for group in _by_player(rest)
        if group[0].seat not in known
        or any(each.brings or each.note.code not in (*news.idle, *news.minor) for each in group)
    ]
    return [sorted(group, key=lambda each: not each.done) for group in groups]
