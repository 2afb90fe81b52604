"""The record of a game: entries, their replay, and taking one back. Pure functions, no storage.

Entry 0 is the start. An entry whose text is "undo N" strikes entry N out; nothing is ever deleted. If N is itself an
undo, what it struck out stands again. The *line* of a game is what stands: its state is the replay of its line.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from .chance import Recorded
from .frames import AnyPosition, AnyStep
from .game import AnyGame
from .model import Bug, Illegal, Seat

START = "start"
UNDO = "undo"


class Entry(Struct, frozen=True, kw_only=True):
    """One line of the journal. `text` is a canonical action, "start" or "undo N"; `sealed`: no undo crosses it."""

    seq: int
    seat: Seat | None
    text: str
    draws: tuple[int, ...] = ()
    sealed: bool = False


def struck(entry: Entry) -> int | None:
    """The seq an undo strikes out, or None for any other entry."""
    verb, _, target = entry.text.partition(" ")
    return int(target) if verb == UNDO else None


def taken_back(entries: Sequence[Entry], gone: Collection[int] = ()) -> dict[int, int]:
    """What is struck out, each with the undo that did so. `gone`: entries that were struck out later than all of
    these; an undo among them strikes nothing out."""
    found: dict[int, int] = {}
    for entry in reversed(entries):
        target = struck(entry)
        if target is not None and entry.seq not in found and entry.seq not in gone:
            found[target] = entry.seq
    return found


def line(entries: Sequence[Entry], gone: Collection[int] = ()) -> list[Entry]:
    """The entries that stand: no undo, nothing an undo struck out, and nothing that is `gone` (see `taken_back`)."""
    out = taken_back(entries, gone)
    return [e for e in entries if e.seq not in out and e.seq not in gone and struck(e) is None]


def play(game: AnyGame, state: AnyPosition, entry: Entry) -> AnyStep:
    """Carry out a recorded action again with its recorded draws. Raises `Bug` unless all of them are used."""
    if entry.seat is None:
        raise Bug(f"entry {entry.seq} has no seat")
    step = game.apply(state, entry.seat, game.parse(entry.text), Recorded(entry.draws))
    if step.draws != entry.draws:
        raise Bug(f"entry {entry.seq} holds more draws than the rules ask for")
    return step


def replay(game: AnyGame, state: AnyPosition, entries: Sequence[Entry]) -> AnyPosition:
    """The state after these entries of a line, from the state before them."""
    for entry in entries:
        state = play(game, state, entry).state
    return state


def without(game: AnyGame, state: AnyPosition, entries: Sequence[Entry]) -> AnyPosition:
    """The state after these entries of a line, one of which was struck out before. Raises `Illegal` if the others do
    not hold without it, or one of them would now draw or reveal something that it did not."""
    for entry in entries:
        try:
            step = play(game, state, entry)
        except Bug:  # it asks for draws that it did not make
            raise Illegal("undo-past-reveal") from None
        if not step.undoable and not entry.sealed:
            raise Illegal("undo-past-reveal")
        state = step.state
    return state


def bars(entry: Entry, apart: Sequence[str]) -> bool:
    """Whether an entry bars the undo of another seat: something was drawn or revealed, and not for that seat alone
    (`apart`: the verbs that do so, `Game.apart`)."""
    return entry.text == START or (entry.sealed and entry.text.partition(" ")[0] not in apart)


def undo_target(entries: Sequence[Entry], seat: Seat, apart: Sequence[str] = ()) -> Entry:
    """The entry that an undo by `seat` would strike out: its last one. `entries` may begin anywhere.

    Raises `Illegal` if there is none, or if something was drawn or revealed in it or since (see `bars`). Whether
    later actions of others still hold without it is for the caller to find out by `without` (they must).
    """
    standing = line(entries)
    for n in range(len(standing) - 1, -1, -1):
        entry = standing[n]
        if bars(entry, apart) or (entry.sealed and entry.seat == seat):
            raise Illegal("undo-past-reveal")
        if entry.seat == seat:
            return entry
    raise Illegal("nothing-to-undo")
