"""What the file of a table says beside its moves: who sits there, since when, why it is paused. Raises `Unfit` for
what cannot be; texts that people wrote are made as harmless as those that come from Discord.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

import db
from engine.core.game import AnyGame
from engine.core.model import Illegal, Note
from engine.core.opponents import OPPONENTS
from engine.core.text import write

from ..seats.wishes import AGREED, CLOSED, DESERTED
from ..session import ADMIN, DAMAGED, OLDER, RULES
from ..sound import LATEST, terms_fault
from ..view.names import harmless, tame
from . import agreed
from .replay import ALONE, RESTORED, REWOUND, TAKEN, UNDOING
from .table_file import EntryLine, Head, InsightLine, Parsed, SeatLine, TenureLine, Where

AHEAD = 86_400
"""Seconds by which clocks of two machines may differ."""
GOING = (db.Status.PLAYING, db.Status.PAUSED)
DEEP, WIDE, LARGE = 30, 20_000, 1_000_000
"""How deep options may be nested, how long a text and how large a number in them may be."""


def game_of(file: Parsed, games: Sequence[AnyGame]) -> AnyGame:
    """The game of a file that can be played on."""
    head, where = file.head, file.at(Head)
    game = next((each for each in games if each.key == head.game), None)
    if game is None:
        raise where.unfit(f"it plays {head.game[:40]!r}, which is not on this host.")
    if head.status is db.Status.OPEN:
        raise where.unfit("its game has not started.")
    if head.seed is None:
        raise where.unfit("it holds no seed, from which its draws must follow; export it again --with-seed.")
    return game


def options_of(file: Parsed, game: AnyGame) -> Any:
    """The options of a file."""
    where = file.at(Head)
    try:
        fault = next(_excesses(file.head.options), None)
        if fault is not None:
            raise where.unfit(f"its options: {fault}.")
        options = game.options(msgspec.json.encode(file.head.options))
    except RecursionError:
        raise where.unfit("its options are nested too deeply.") from None
    except Illegal as error:
        raise where.unfit(f"its options: {error}.") from None
    name = getattr(getattr(options, "edition", None), "name", "")
    if not isinstance(name, str) or tame(name, 100) != name:
        raise where.unfit("the name of its edition is not a plain text.")
    return options


def _excesses(value: Any, depth: int = 0) -> Iterator[str]:
    """What no true options hold."""
    if depth > DEEP:
        yield "nested too deeply"
    elif isinstance(value, (dict, list)):
        for each in (*value, *(value.values() if isinstance(value, dict) else ())):
            yield from _excesses(each, depth + 1)
    elif isinstance(value, str) and (
        len(value) > WIDE or not value.replace("\n", "").replace("\r", "").isprintable()
    ):
        yield "a text is too long, or holds control codes"
    elif isinstance(value, (int, float)) and not -LARGE <= value <= LARGE:
        yield f"the number {value:.3g} is too large"


def row_of(file: Parsed, game: AnyGame, now: int) -> dict[str, Any]:
    """The values of the table's row that its first line gives."""
    head, where = file.head, file.at(Head)
    if head.wanted not in game.seats or head.wanted < len(file.seats):
        raise where.unfit(f"it was opened for {head.wanted} seats, and has {len(file.seats)}.")
    for at in (head.created_at, head.updated_at):
        _past(at, now, where)
    terms = b"" if head.terms is None else msgspec.json.encode(_elsewhere(head.terms))
    fault = terms_fault(terms)
    if fault is not None:
        raise where.unfit(f"its terms: {fault}.")
    return {
        "paused": _paused(head, game, len(file.seats), where),
        "ended": _ended(head, where),
        "terms": terms,
    }


def _elsewhere(terms: Any) -> Any:
    """Terms without the league that had the table opened: it is not known here."""
    return {name: value for name, value in terms.items() if name != "league"} if isinstance(terms, dict) else terms


def _past(at: int, now: int, where: Where) -> None:
    if at > now + AHEAD or at > LATEST:
        raise where.unfit(f"the time {at} is yet to come.")


def _paused(head: Head, game: AnyGame, seats: int, where: Where) -> str | None:
    """Why a table is paused, as it is stored."""
    if head.paused is None:
        return None
    why, _, rest = head.paused.partition(" ")
    may_be = head.status in (db.Status.PAUSED, db.Status.ABANDONED)
    if not may_be or why not in (ADMIN, RULES, DAMAGED, OLDER) or (rest and why in (DAMAGED, OLDER)):
        raise where.unfit("it is not paused for a reason that there is.")
    if why in (DAMAGED, OLDER):
        return why
    if why == ADMIN:
        return f"{ADMIN} {tame(rest)}".strip()
    seat, _, action = rest.partition(" ")
    try:
        if not (seat.isascii() and seat.isdecimal() and int(seat) < seats and write(game.parse(action)) == action):
            raise where.unfit("it does not say which action its rules failed on.")
    except Illegal as error:
        raise where.unfit(f"the action that its rules failed on: {error}.") from None
    return head.paused


def _ended(head: Head, where: Where) -> str | None:
    """Why a table ended without a result, as it is stored."""
    if head.ended is None:
        return None
    why, _, rest = head.ended.partition(" ")
    if head.status is not db.Status.ABANDONED or why not in (AGREED, DESERTED, CLOSED) or (rest and why != CLOSED):
        raise where.unfit("it did not end for a reason that there is.")
    return f"{why} {tame(rest)}".strip()


# --- who sits there


def seats_of(file: Parsed, game: AnyGame) -> tuple[db.Seat, ...]:
    """The seats, with harmless names."""
    if len(file.seats) not in game.seats:
        raise file.at(Head).unfit(f"{game.name} is not played by {len(file.seats)}.")
    persons = set[int]()
    for n, each in enumerate(file.seats):
        where = file.at(SeatLine, n)
        _known(each.opponent, where)
        if each.person is not None and each.person in persons:
            raise where.unfit(f"{each.person} has another seat already.")
        persons |= set() if each.person is None else {each.person}
        if file.head.status in GOING and each.person is None and each.opponent is None:
            raise where.unfit("nobody holds the seat.")
    return tuple(
        db.Seat(
            index=each.index, person=each.person, opponent=each.opponent, name=harmless(each.name), open=each.open
        )
        for each in file.seats
    )


def _known(opponent: str | None, where: Where) -> None:
    if opponent is not None and opponent not in OPPONENTS:
        raise where.unfit(f"there is no practice opponent {opponent[:40]!r} on this host.")


def tenures_of(file: Parsed) -> tuple[db.Tenure, ...]:
    """Who held the seats: each seat without a gap, from the first entry until now, and then by its holder."""
    head = len(file.entries) - 1
    held: dict[int, list[tuple[int, TenureLine]]] = {each.index: [] for each in file.seats}
    for n, each in enumerate(file.tenures):
        where = file.at(TenureLine, n)
        _known(each.opponent, where)
        if each.seat not in held:
            raise where.unfit(f"there is no seat {each.seat}.")
        before = held[each.seat]
        wanted = 0 if not before else (before[-1][1].last if before[-1][1].last is not None else head + 1) + 1
        if each.first != wanted or wanted > head + 1 or (each.last is not None and not wanted <= each.last <= head):
            raise where.unfit(
                f"seat {each.seat} was not held like that: it is not known who held it from entry {wanted} on."
            )
        before.append((n, each))
    for seat in file.seats:
        at = held[seat.index]
        now = at[-1][1] if at else None
        if now is None or now.last is not None or (now.person, now.opponent) != (seat.person, seat.opponent):
            raise file.at(SeatLine, seat.index).unfit("its holder is not who has held it last.")
    _apart(file)
    return tuple(
        db.Tenure(**msgspec.structs.asdict(msgspec.structs.replace(each, name=harmless(each.name))))
        for each in file.tenures
    )


def _apart(file: Parsed) -> None:
    """Raises `Unfit` for somebody who held two seats at once."""
    spans: dict[int, list[tuple[int, int, int]]] = {}
    for n, each in enumerate(file.tenures):
        if each.person is not None:
            last = each.last if each.last is not None else len(file.entries)
            spans.setdefault(each.person, []).append((each.first, last, n))
    for person, mine in spans.items():
        mine.sort()
        for (_, last, _), (first, _, n) in pairwise(mine):
            if first <= last:
                raise file.at(TenureLine, n).unfit(f"{person} holds two seats at once.")


def insights_of(file: Parsed) -> tuple[db.Insight, ...]:
    """Who has held a seat, by digest."""
    for n, each in enumerate(file.insights):
        if each.seat >= len(file.seats) or len(each.person) != 32 or file.head.status is db.Status.FINISHED:
            raise file.at(InsightLine, n).unfit("it tells of no seat of a game that may go on.")
    return tuple({db.Insight(each.seat, bytes.fromhex(each.person)): None for each in file.insights})


# --- the journal


def entries_of(file: Parsed, now: int) -> tuple[db.Entry, ...]:
    """The entries as the file gives them, those of an admin with a harmless reason; their other notes are
    written anew."""
    told = _rewinds(file)
    found = list[db.Entry]()
    for n, each in enumerate(file.entries):
        where = file.at(EntryLine, n)
        _past(each.at, now, where)
        _by(each, len(file.seats), where)
        found.append(
            db.Entry(
                seq=each.seq,
                seat=each.seat,
                text=each.text,
                draws=msgspec.json.encode(each.draws) if each.draws else None,
                sealed=each.sealed,
                strikes=each.strikes,
                notes=told.get(n, b""),
                rules=each.rules,
                hash=bytes.fromhex(each.hash),
                at=each.at,
                by=each.by,
            )
        )
    return tuple(found)


def _by(entry: EntryLine, seats: int, where: Where) -> None:
    """Raises `Unfit` for an entry that nobody makes like that."""
    undo = entry.strikes is not None
    if entry.seat is not None and entry.seat >= seats:
        raise where.unfit(f"there is no seat {entry.seat}.")
    if (entry.seat is None) != (entry.seq == 0 or (undo and entry.by in UNDOING)):
        raise where.unfit("it is not said whose seat acted." if entry.seat is None else "it is no seat that acted.")
    if (entry.by is db.By.AUTO) != (entry.seq == 0) or (entry.by in UNDOING and not undo):
        raise where.unfit(f"nothing like that is done by {entry.by}.")
    if undo and entry.by not in (*UNDOING, db.By.PERSON):
        raise where.unfit(f"nothing is taken back by {entry.by}.")


def _rewinds(file: Parsed) -> dict[int, bytes]:
    """The notes by which undos of an admin, or by agreement, begin, with a harmless reason, by entry."""
    told, entries = dict[int, bytes](), file.entries
    for n, each in enumerate(entries):
        if each.by not in UNDOING:
            continue
        note = each.notes[0] if each.notes is not None and len(each.notes) == 1 else None
        if note is None and not each.notes and n and entries[n - 1].by is each.by:
            continue
        where, together = file.at(EntryLine, n), each.by is db.By.AGREED
        if note is None or note.to is not None or set(note.args) != _ARGS.get(note.code) or together != (
            note.code in (TAKEN, ALONE)
        ):  # fmt: skip
            raise where.unfit("such undos begin with a note that says to which entry, and why.")
        run = 1
        while n + run < len(entries) and entries[n + run].by is each.by and not entries[n + run].notes:
            run += 1
        upto = note.args["entry"]
        struck = [entry.strikes for entry in entries[n : n + run] if entry.strikes is not None]
        if type(upto) is not int or note.args["count"] != run or len(struck) != run:
            raise where.unfit(f"its note does not tell of the {run} entries that are taken back.")
        if not _leads(note.code, struck, upto, entries[: n + run]):
            raise where.unfit(f"what is taken back does not lead to entry {upto}.")
        args: dict[str, Any] = {"count": run, "entry": upto}
        if together:
            args |= _agreement(file, note, n, struck)
        elif type(note.args["reason"]) is str:
            args |= {"reason": tame(note.args["reason"])}
        else:
            raise where.unfit("its note does not say why.")
        told[n] = msgspec.json.encode([Note(note.code, {name: args[name] for name in note.args})])
    return told


_ARGS = {
    REWOUND: {"count", "entry", "reason"},
    RESTORED: {"count", "entry", "reason"},
    TAKEN: {"seat", "count", "entry", "seats"},
    ALONE: {"seat", "count", "entry"},
}
"""What these notes tell."""


def _agreement(file: Parsed, note: Note, at: int, struck: Sequence[int]) -> dict[str, Any]:
    """Who asked to take these entries back, and who agreed. Raises `Unfit`."""
    fault = agreed.fault(note, at, struck, file.entries, file.tenures)
    if fault is not None:
        raise file.at(EntryLine, at).unfit(f"{fault}.")
    return {"seat": note.args["seat"], "seats": note.args.get("seats", [])}


def _last(entries: Sequence[EntryLine]) -> int:
    """The last action that stands after these entries."""
    gone = set[int]()
    for each in reversed(entries):
        if each.seq in gone:
            continue
        if each.strikes is None:
            return each.seq
        gone.add(each.strikes)
    return 0


def _leads(code: str, struck: Sequence[int], upto: int, entries: Sequence[EntryLine]) -> bool:
    """Whether undos of these entries, the last of `entries`, lead to entry `upto`: the actions after it are taken
    back, the last one first; or undos are, so that actions stand again up to it, the first one first."""
    if code in (REWOUND, TAKEN, ALONE):
        downward = list(struck) == sorted(struck, reverse=True) and 0 <= upto < struck[-1]
        return downward and (_last(entries) <= upto if code == REWOUND else _last(entries) == upto)
    actions = [entries[each].strikes if 0 <= each < len(entries) else None for each in struck]
    known = [each for each in actions if each is not None]
    return len(known) == len(actions) and known == sorted(known) and known[-1] == upto
