"""What is told of one player, as one line: what came of it first, then what brought most of it, in whole acts."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from typing import NamedTuple

from msgspec import Struct

from engine.core.guide import News
from engine.core.model import Seat
from words import FALLBACK, Speaker, has, parted, verbs

from ..kit.card import clip
from .told import TAKEN_BACK, Told

YOURS, TURN = 300, 92
"""Characters of a line on what touches the reader, and of one on what a player did: two rows of a phone."""
SMALL_ROW = 46
"""Characters of small letters that a phone shows in a row."""
ALONE = (" ", ": ", ", ")
"""What may follow a name at the beginning of a sentence if the rest can stand without the name."""
PARTED = (", ", "; ", ": ", ". ")
"""Signs in an act that keep it from being listed with commas."""


MINOR, REST, TAKES, POINTS = range(4)
"""What notes weigh, see `weight`."""


class Result(Struct, frozen=True):
    """What has become of the number of a player: the change as it is said ("+6"), all of it ("+6, now 6"), by how
    much they came forward, and what others did that brought it there ("brick 3 (Ben)"; "": nothing)."""

    change: str
    said: str
    forward: int
    through: str = ""

    def with_through(self, speak: Speaker) -> str:
        """All of it, with what others did."""
        return speak("news-result-through", result=self.said, through=self.through) if self.through else self.said


class Kept(NamedTuple):
    """A line, and the notes it tells."""

    text: str
    kept: Sequence[Told]


def line(
    found: Sequence[Told],
    news: News,
    most: int,
    result: Result | None = None,
    bold: str = "**",
    *,
    summed: bool = False,
    acts_first: bool = False,
) -> Kept:
    """One line about a player. It begins with the `result`, if anything of what it tells has brought that, and what
    brought it comes first; else the result is told at the end. Idle notes are left out; then, until the line is short
    enough, what weighs least (see `weight`), what came of an act before the act: it always ends after a whole act,
    even if one alone is longer. What fits in the same room as the word that there is more is told all the same, but
    nothing before what weighs more. What touches the reader is never idle. The end says how much more there is of
    whom, and what that brought (not if it is `summed` in another line); of notes that say least, only if they are
    more of what is told. `acts_first`: nothing is told of what came of an act, even a lesser one, without the act."""
    acts = [each for each in found if each.yours or each.note.code not in news.idle] or list(found[-1:])
    heads, came = _heads(acts, news, numbered=acts_first or result is not None), _came(acts, result)
    weighs = _weights(acts, news, heads)
    means = [each for each in acts if each.note.code in news.means and not each.brings and max(came.values()) > 0]
    kept, quiet = [each for each in acts if each not in means], list(means)
    most += 2 * len(bold)

    def shown(some: Sequence[Told], ends: int | None = None) -> str:
        codes = [each.note.code for each in some]
        left = [each for each in acts if each not in some and (each not in quiet or each.note.code in codes)]
        begins = any(came[each.seq] > 0 for each in some)
        return _shown(_first(some, came), left, bold, result, begins=begins, summed=summed, ends=ends)

    def says(each: Told) -> tuple[float, ...]:
        """Of what weighs the same, what is left out first has the smallest."""
        code, at, weighed, head = each.note.code, acts.index(each), weighs[id(each)], id(each) in heads
        if weighed == MINOR:
            return weighed, news.minor.index(code) if code in news.minor else math.inf, at
        rank = news.lesser.index(code) if code in news.lesser else math.inf
        if weighed == POINTS:
            return weighed, came[each.seq], head, rank, brought(each, result), -at
        return (weighed, head, rank, at) if code in news.lesser else (weighed, head, math.inf, -at)

    while len(kept) > 1 and len(shown(kept)) > most:
        least = min((_led_by(each, kept, news) for each in kept), key=says)
        gone = [each for each in kept if _led_by(each, kept, news) is least]
        if weighs[id(least)] == MINOR and len(gone) < len(kept):
            quiet += gone
        elif len(gone) > 1 and not (least.yours or least.brings) and gone[-1] is kept[-1]:
            gone = [least]  # where it went says more than what was taken
        else:
            gone = gone[-1:]
        kept = [each for each in kept if each not in gone]
    own = _done_last(acts, kept, news)
    kept = [each for each in acts if each in kept or each in own]
    room, lacks = max(most, _room(shown(kept), bold)), MINOR
    left = [each for each in acts if each not in kept and each not in means]
    for each in sorted(left, key=lambda each: (-weighs[id(each)], -came[each.seq], -brought(each, result))):
        with_it = [other for other in acts if other in kept or other is each]
        if weighs[id(each)] < lacks:
            break
        if acts_first and not _with_act(each, with_it, acts, heads):
            continue
        if len(shown(with_it)) <= room:
            kept = with_it
        else:
            lacks = weighs[id(each)]
    return Kept(shown(kept, YOURS if len(kept) == 1 else None), _first(kept, came))


def weight(told: Told, news: News) -> int:
    """How much it matters to its reader: points and what took some, and that steps were taken back; then what was
    taken of what is there for all, and what touches the reader; then the rest, and last what says least."""
    code = told.note.code
    if told.brings or code in TAKEN_BACK:
        return POINTS
    if code in news.takes or (told.yours and code not in news.minor):
        return TAKES
    return MINOR if code in news.minor else REST


def brought(told: Told, result: Result | None) -> int:
    """How much of a result a note brought, below 0 if it went against it; without one, how much it changed."""
    if result is None:
        return abs(told.brings)
    return told.brings if result.forward > 0 else -told.brings


def text(found: Sequence[Told], bold: str = "**") -> str:
    """Sentences about one player joined into one, with the name, the verb and their common beginning only once. Those
    about nobody stay as they are, and so do all of the reader if one begins with another word than "You"."""
    first, name = found[0], found[0].name
    if not name:
        return " ".join(_once_begun(found))
    reader = first.seat == first.speak.reader
    if reader and len({each.done for each in found}) > 1:  # else one reads like the other
        runs = (list(run) for _, run in groupby(found, key=lambda each: each.done))
        return " ".join(text(run, bold) for run in runs)
    if reader and not all(_led(each.said, name) for each in found):
        return " ".join(each.said for each in found)
    acts = _by_verb([_Act.of(each) for each in found], first.speak)
    if all(each.plain for each in acts):
        told = f"{bold}{name}{bold} {_listed([each.does for each in acts], first.speak)}"
    else:
        said = acts[0].said
        begin = f"{bold}{name}{bold}{said[len(name) :]}" if _led(said, name) else f"{bold}{name}:{bold} {said}"
        told = begin + "".join(_and_then(*two) for two in pairwise(acts))
    return told + "." * found[-1].said.endswith(".")


def more(left: Sequence[Told]) -> str:
    """That there is more, and of whom."""
    speak, seats = left[-1].speak, list(dict.fromkeys(each.seat for each in left if each.seat is not None))
    said = speak("news-more", count=len(left))
    if not seats:
        return said
    return said + by_whom(speak, seats)


def by_whom(speak: Speaker, seats: Sequence[Seat]) -> str:
    """Behind what was done: who did it (" (Ben)")."""
    (whose,) = speak.to_reader(lambda speak: [speak("news-more-by", names=speak.names_of(seats))])
    return whose


# --- inside


def _done_last(acts: Sequence[Told], kept: Sequence[Told], news: News) -> list[Told]:
    """What the player did last, if all that is told of them came by others: it is told however long that is."""
    if any(each.done for each in kept):
        return []
    own = [each for each in acts if each.done and each.note.code not in (*news.idle, *news.minor, *news.means)]
    return own[-1:]


def _came(acts: Sequence[Told], result: Result | None) -> dict[int, int]:
    """How much of a result came in each entry."""
    came = dict.fromkeys((each.seq for each in acts), 0)
    for each in acts:
        came[each.seq] += brought(each, result) if result is not None else 0
    return came


def _first(kept: Sequence[Told], came: Mapping[int, int]) -> list[Told]:
    """What was done in the entries that brought the result, then all else."""
    return sorted(kept, key=lambda each: came[each.seq] <= 0)


def _shown(
    kept: Sequence[Told],
    left: Sequence[Told],
    bold: str,
    result: Result | None,
    *,
    begins: bool,
    summed: bool,
    ends: int | None,
) -> str:
    """The line as it is read. `begins`: what it tells has brought the result. `ends`: the most characters of its
    acts."""
    speak, said = kept[0].speak, _clipped(text(_once(kept), bold), ends)
    if left:
        hidden = sum(each.brings for each in left)
        said = said.removesuffix(".").removesuffix(" …")
        if hidden and result is not None and begins:
            grows = result.change.startswith("+") == (result.forward > 0)
            change = signed(hidden if grows else -hidden)
            said += speak("news-more", count=len(left)) + speak("news-more-of", name=kept[0].name, change=change)
        elif hidden and result is None and not summed:
            said += speak("news-more", count=len(left))
            said += speak("news-more-whose", name=kept[0].name, points=abs(hidden), sign="−" if hidden < 0 else "")
        elif not bold and {each.seat for each in left} == {speak.reader}:
            said += speak("news-more", count=len(left))  # of one's own press
        else:
            said += more(left)
    if result is None:
        return said
    if begins:
        also = speak("news-result-also", result=result.said, through=result.through)
        return f"{also if result.through else result.said}: {said}"
    if result.through:
        return f"{said.removesuffix('.')}. {result.with_through(speak)}."
    return speak("news-result-else", told=said.removesuffix("."), result=result.said)


def signed(change: int) -> str:
    """A change with its sign."""
    return f"+{change}" if change > 0 else f"−{-change}"


def _room(said: str, bold: str) -> int:
    """The characters that a line may have without more rows; as many as it has where it is no line of its own."""
    if not bold:
        return len(said)
    return math.ceil((len(said) - 2 * len(bold)) / SMALL_ROW) * SMALL_ROW + 2 * len(bold)


def _once(found: Sequence[Told]) -> list[Told]:
    """Without sentences that stand there already."""
    return list({each.said: each for each in reversed(found)}.values())[::-1]


def _clipped(said: str, most: int | None) -> str:
    """An act that is too long alone ends after one of its clauses."""
    if most is None or len(said) <= most:
        return said
    ends = [at for sign in (". ", "; ", ", ") if (at := said.rfind(sign, 0, most)) > 0]
    return f"{said[: max(ends)]} …" if ends else clip(said, most)


def _led_by(told: Told, kept: Sequence[Told], news: News) -> Told:
    """The note of the same entry that this one follows; itself, if it follows none."""
    before = [each for each in kept if each.seq == told.seq]
    before = before[: next(n for n, each in enumerate(before) if each is told)]
    return next((each for each in before if news.follows(each.note, told.note)), told)


def _heads(acts: Sequence[Told], news: News, *, numbered: bool) -> set[int]:
    """What was done in each entry, of which all else in it came. Lesser acts are none where no number says what came
    of them."""
    first, little = dict[int, Told](), (*news.idle, *news.minor, *news.means, *(() if numbered else news.lesser))
    for each in acts:
        if each.done and each.note.code not in little:
            first.setdefault(each.seq, each)
    return set(map(id, first.values()))


def _with_act(told: Told, kept: Sequence[Told], acts: Sequence[Told], heads: Collection[int]) -> bool:
    """Whether what was done in its entry, of which it came, is kept."""
    return all(each in kept for each in acts if each.seq == told.seq and id(each) in heads)


def _weights(acts: Sequence[Told], news: News, heads: Collection[int]) -> dict[int, int]:
    """What each note weighs: what follows another one is told with it, and both weigh what the heavier one does; so
    does what was done with all that came of it."""
    found = {id(each): weight(each, news) for each in acts}
    most = {seq: max(found[id(each)] for each in some) for seq, some in _by_entry(acts).items()}
    found |= {id(each): most[each.seq] for each in acts if id(each) in heads}
    for each in acts:
        first = _led_by(each, acts, news)
        if first is not each:
            found[id(first)] = found[id(each)] = max(found[id(first)], found[id(each)])
    return found


def _by_entry(acts: Sequence[Told]) -> dict[int, list[Told]]:
    found = dict[int, list[Told]]()
    for each in acts:
        found.setdefault(each.seq, []).append(each)
    return found


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


class _Act(NamedTuple):
    """A sentence without its point, and what it says without the name, "" if that has a subject of its own. `plain`:
    it can be one of a list with commas."""

    told: Told
    said: str
    does: str
    plain: bool

    @classmethod
    def of(cls, told: Told) -> _Act:
        said = told.said.removesuffix(".")
        does = _rest(said, told.name, (" ",)) or ""
        return cls(told, said, does, bool(does) and not any(sign in does for sign in (*PARTED, _and(told.speak))))

    def without_verb(self, before: _Act) -> str:
        """What it says, without the verb if the one before has the same. What is told of every game, such as that
        steps are taken back, keeps its own: "takes" means something else there."""
        if any(has(FALLBACK, None, f"note-{each.told.note.code}") for each in (before, self)):
            return self.does
        verb, _, rest = self.does.partition(" ")
        words = self.told.speak.locale, self.told.speak.key
        known, apart = verbs(*words), parted(*words)
        if not rest or any(verb in (each, known.get(each)) for each in apart):
            return self.does
        same = before.does.partition(" ")[0] == verb and (verb in known or verb in known.values())
        return rest if same else self.does


def _and(speak: Speaker) -> str:
    return speak("list-and", first="", last="")


def _listed(parts: Sequence[str], speak: Speaker) -> str:
    return speak("list-and", first=", ".join(parts[:-1]), last=parts[-1]) if len(parts) > 1 else parts[0]


def _by_verb(acts: Sequence[_Act], speak: Speaker) -> list[_Act]:
    """Acts of which those that follow each other and have the same verb are one."""
    runs = list[list[_Act]]()
    for each in acts:
        if runs and each.plain and runs[-1][-1].plain and each.without_verb(runs[-1][-1]) != each.does:
            runs[-1].append(each)
        else:
            runs.append([each])
    found = list[_Act]()
    for first, *others in runs:
        told = _listed([first.does, *(each.without_verb(first) for each in others)], speak)
        alone = len(runs) == 1
        found.append(first._replace(said=f"{first.told.name} {told}", does=told, plain=alone) if others else first)
    return found


def _and_then(before: _Act, act: _Act) -> str:
    """An act as it goes on in a line whose acts stand apart: without what it shares with the one before; in a
    sentence of its own after one that has several, and where either has a subject of its own; the reader is named
    again."""
    rest = _rest(act.said, act.told.name)
    if rest is None or _rest(before.said, before.told.name) is None:
        return f". {act.said}"
    same = next((short for word in _shared(before.told, act.told) if (short := _rest(rest, word)) is not None), None)
    if same is not None:
        return f", {same}"
    if not act.does:
        return f"; {rest}"
    if ". " in before.said:
        return f". {act.said}"
    short = act.without_verb(before)
    if short == act.does and act.told.seat == act.told.speak.reader:
        return f"; {act.said[:1].lower()}{act.said[1:]}"
    return f"; {short}"


def _led(said: str, name: str) -> bool:
    """Whether a sentence begins with a name, and not with a longer one."""
    return said.startswith(name) and not said[len(name) : len(name) + 1].isalpha()


def _rest(said: str, word: str, signs: Iterable[str] = ALONE) -> str | None:
    """What follows a word that a sentence begins with, if it can stand without it."""
    return next((said[len(word + sign) :] for sign in signs if said.startswith(word + sign)), None)


def _shared(before: Told, after: Told) -> Iterator[str]:
    """The words for what both notes name in the same part."""
    for name, value in after.note.args.items():
        if isinstance(value, str) and before.note.args.get(name) == value:
            yield after.speak.value(name.partition("_")[0], value)
