"""How a game stands, in lines short enough for a phone: a line for each player, then what each is ahead in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from weakref import WeakKeyDictionary

from engine.core.standings import Criterion, Standings
from host import Look
from words import Speaker

from ..kit.card import clip
from ..viewer import Viewer
from .table_state import holders

ROW = 46
"""Small letters in a row of a phone."""
LETTERS = (32, 12, 10, 8, 7, 6, 5, 4, 3)
"""Letters of a name, where all of them do not fit."""
MOST = 2_400
"""The most characters of the criteria."""

_rankings: WeakKeyDictionary[Look, dict[str, Criterion | None]] = WeakKeyDictionary()
"""By look and language: to count how a game stands takes up to two milliseconds, and a press asks several times."""


def standing(viewer: Viewer) -> str:
    """How far a game in play is, its players ranked, and how they compare; only their names if the game says
    nothing. The reader is "you"."""
    look, speak = viewer
    told = look.table.game.guide.overview.standings(look.view, speak)
    (text,) = speak.to_reader(lambda to: [_standing(look, told, to)])
    return text


def _standing(look: Look, told: Standings, speak: Speaker) -> str:
    if not told.criteria:
        names = [speak("standing-name", seat=seat) for seat in range(len(look.table.seats))]
        return "\n".join((*filter(None, [told.far]), *names, *_small(told.remarks)))
    first, *others = told.criteria
    ranked = [
        speak("standing-leader", rank=rank, seat=seat, value=first.said(value))
        if rank == 1 and _differ(first)
        else speak("standing-place", rank=rank, seat=seat, value=first.said(value))
        for rank, seat, value in _places(first)
    ]
    kept = list[str]()
    for line in _small(filter(None, (_compared(each, look.seat, speak) for each in others))):
        if sum(map(len, kept)) + len(line) > MOST:
            break
        kept.append(line)
    head = [speak("standing-far", far=told.far)] if told.far else []
    return "\n".join((*head, f"**{first.name}**", *ranked, *kept, *_small(told.remarks)))


def ranking(viewer: Viewer) -> Criterion | None:
    """What the players are ranked by, as the table really stands; None if the game says nothing."""
    look, speak = viewer
    known = _rankings.setdefault(look, {})
    if speak.locale not in known:
        told = look.table.game.guide.overview.standings(look.stands, speak).criteria
        known[speak.locale] = told[0] if told else None
    return known[speak.locale]


def in_a_row(by: Criterion | None, own: int | None, speak: Speaker) -> str:
    """The points of all, the reader's first, then the best, in one row of a phone: long names are `told_apart`,
    and of what they are points is left out first; where one row is too short for all of it, in as few as there can
    be; "" if there is nothing to compare."""
    if by is None:
        return ""
    order, said = sorted(by.ranked(), key=lambda each: each[1] != own), by.named if by.crossed else by.said

    def row(letters: int) -> str:
        names = told_apart(speak.names, letters)
        told = [
            speak("standing-you", value=said(by.values[seat]))
            if seat == own
            else speak("standing-rival", name=names[seat], value=said(by.values[seat]))
            for _, seat in order
        ]
        return " · ".join(told)

    heads = [] if by.crossed else [by.name] if by.fewest else [by.name, speak("standing-points")]
    tried = [speak("standing-row", name=head, list=row(letters)) for head in heads for letters in (32, 12, 8)]
    tried += [row(letters) for letters in LETTERS]
    rows = min(-(-len(text) // ROW) for text in tried)
    return next(text for text in tried if len(text) <= rows * ROW)


def points_row(viewer: Viewer, own: int | None = None) -> str:
    """The same as a line of a card, for the seat that looks or for that of `own`; "" if there is nothing to
    compare."""
    row = in_a_row(ranking(viewer), viewer.look.seat if own is None else own, viewer.speak)
    return f"-# {row}" if row else ""


def shortened(name: str, most: int) -> str:
    """A name in so many letters: it loses what stands in brackets at its end, then letters, but not a number at its
    end: that tells practice opponents apart."""
    if len(name) <= most:
        return name
    words, _, number = name.partition(" (")[0].rpartition(" ")
    if number.isdecimal() and words:
        room = max(2, most - len(number) - 1)
        return f"{words if len(words) <= room else clip(words, room)} {number}"
    return clip(name.partition(" (")[0], most)


def told_apart(names: Sequence[str], most: int) -> list[str]:
    """Names in so many letters each, but for those that would read the same: they have as many as they need."""
    found = [shortened(name, most) for name in names]
    for n, name in enumerate(names):
        alike = [other for other in names if other != name and shortened(other, most) == shortened(name, most)]
        room = range(most + 1, max((len(name), *map(len, alike))) + 1) if alike else ()
        enough = (k for k in room if shortened(name, k) not in [shortened(other, k) for other in alike])
        found[n] = shortened(name, next(enough, most))
    return found


def made_of(criteria: Sequence[Criterion], seat: int, speak: Speaker) -> str:
    """What a seat's points are made of, the most first; "" for none."""
    parts = [(each.values[seat], each.name) for each in criteria if each.values[seat]]
    parts.sort(key=lambda part: -part[0])
    return " · ".join(speak("source", name=name, points=points) for points, name in parts)


def final_standings(viewer: Viewer) -> str:
    """The final points and what they are made of, the best first, of equal points the winner's; the winners in bold.
    The fewest are the best where only they win."""
    look, speak = viewer
    assert look.result is not None
    winners = look.result.winners
    sources = look.table.game.guide.overview.sources(look.view, speak)
    sign = 1 if look.result.fewest_win else -1
    ranked = sorted(enumerate(look.result.scores), key=lambda each: (sign * each[1], each[0] not in winners))
    told = []
    for seat, points in ranked:
        code = "score-winner" if seat in winners else "score"
        told.append(speak(code, seat=seat, points=points))
        told += [f"-# {said}" for said in (made_of(sources, seat, speak), holders(viewer, seat)) if said]
    reason = speak.value("reason", look.result.reason)
    return "\n".join((*told, f"-# {reason}" if reason else "")).strip()


def waited_for(viewer: Viewer) -> str:
    """Which players must act, and since when."""
    look, speak = viewer
    told = []
    for seat in look.waiting:
        since = look.table.seats[seat].since or look.since
        told.append(speak("standing-waited", seat=seat, since=str(since)))
    return speak("standing-waiting", list=", ".join(told))


def _places(by: Criterion) -> list[tuple[int, int, int]]:
    return [(rank, seat, by.values[seat]) for rank, seat in by.ranked()]


def _differ(by: Criterion) -> bool:
    return min(by.values) != max(by.values)


def _compared(by: Criterion, seat: int | None, speak: Speaker) -> str:
    """Who leads by a criterion, and beside them the reader (else the next best); "" if nobody has anything."""
    if len(by.values) == 1:
        return speak("standing-equal", name=by.name, value=by.values[0])
    if not _differ(by):
        return speak("standing-all", name=by.name, value=by.values[0]) if by.values[0] else ""
    ranked = by.ranked()
    leaders = [each for rank, each in ranked if rank == 1]
    best = by.values[leaders[0]]
    if seat is not None and seat not in leaders:
        return speak("standing-own", name=by.name, seats=leaders, value=best, own=by.values[seat])
    return speak("standing-next", name=by.name, seats=leaders, value=best, next=by.values[ranked[len(leaders)][1]])


def _small(lines: Iterable[str]) -> list[str]:
    return [f"-# {line}" for line in lines]
