"""A game looked back on with a strong opponent: what it would have done at each turn of a seat, from what that seat
could know then, and how much it believes was lost.

A turn here is what a seat did until another acted, something was drawn or revealed, or its game says that a turn ends
(`game.Judge`). Both what was done and what the opponent would have done are carried out on the same imagined position
and, if the turn goes on after a draw, finished by the steady opponent; then the strong one says what either is worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from .chance import Seeded
from .frames import AnyPosition
from .game import AnyGame, AnyJudge
from .journal import Entry
from .model import Action, Seat
from .opponents import steady_player, strong_player
from .text import write

MOST = 15
"""The most actions of a turn."""
SAMPLES = 3
"""How often a turn is looked at that draws or reveals something, each time imagined anew: luck is no merit."""
KEY = b"review"


class Turn(Struct, frozen=True):
    """A turn of a seat: its entries, the position before it, and its actions as texts."""

    seat: Seat
    first: int
    last: int
    before: AnyPosition
    played: tuple[str, ...]


class Verdict(Struct, frozen=True):
    """What the opponent would have done in a turn, up to the first draw, and what it believes was lost, in hundredths
    of a point; nothing where it sees no loss."""

    better: tuple[str, ...]
    lost: int


def judge(game: AnyGame) -> AnyJudge | None:
    """How a game's strong opponent looks back; None where there is none, or it values no positions."""
    return game.opponents.judge if game.opponents.strong is not None else None


def turns(game: AnyGame, entries: Iterable[tuple[Entry, AnyPosition]], own: Iterable[int]) -> list[Turn]:
    """The turns made of the entries `own`, from the entries that stand, each with the position before it. Raises
    `Illegal` for a text of other rules."""
    mine, by = {*own}, judge(game)
    assert by is not None
    found, runs = list[Turn](), False
    for entry, before in entries:
        if entry.seq not in mine or entry.seat is None:
            runs = False
            continue
        action = game.parse(entry.text)
        last = found[-1] if found else None
        if runs and last is not None and last.seat == entry.seat and not _begins(by, action, last.played):
            found[-1] = Turn(last.seat, last.first, entry.seq, last.before, (*last.played, entry.text))
        else:
            found.append(Turn(entry.seat, entry.seq, entry.seq, before, (entry.text,)))
        runs = not entry.sealed and not isinstance(action, by.ends)
    return found


def verdict(game: AnyGame, turn: Turn) -> Verdict:
    """The verdict on a turn. It depends on nothing that the seat could not know before it. Takes long. Raises
    `Illegal` if the actions are not possible by these rules."""
    better = _line(game, _imagined(game, turn, 0), turn)
    if better == turn.played:
        return Verdict(better, 0)
    lost, draws, sample = 0, True, 0
    while draws and sample < SAMPLES:
        s = _imagined(game, turn, sample)
        (mine, drew), (its, draws) = (_worth(game, s, turn, each, sample) for each in (turn.played, better))
        draws, lost, sample = draws or drew, lost + its - mine, sample + 1
    return Verdict(better, max(0, lost // sample))


def costliest(verdicts: Sequence[Verdict]) -> list[int]:
    """The places of verdicts in order of what was lost, the most first; of equal ones the earlier first."""
    return sorted(range(len(verdicts)), key=lambda n: (-verdicts[n].lost, n))


# --- inside


def _begins(by: AnyJudge, action: Action, before: Sequence[str]) -> bool:
    return isinstance(action, by.begins) or len(before) >= MOST


def _imagined(game: AnyGame, turn: Turn, sample: int) -> AnyPosition:
    """The only line here that sees the real position."""
    return game.imagined(turn.before, turn.seat, Seeded(KEY, sample, turn.first))


def _line(game: AnyGame, s: AnyPosition, turn: Turn) -> tuple[str, ...]:
    """What the strong opponent does from here, to the end of the turn or the first draw."""
    by, found = judge(game), list[str]()
    assert by is not None
    while turn.seat in game.waiting(s) and len(found) < MOST:
        action = strong_player(game, s, turn.seat, Seeded(KEY, turn.first, len(found)))
        if found and isinstance(action, by.begins):
            break
        step = game.apply(s, turn.seat, action, Seeded(KEY, 0, turn.first + len(found)))
        found.append(write(action))
        s = step.state
        if not step.undoable or isinstance(action, by.ends):
            break
    return tuple(found)


def _worth(game: AnyGame, s: AnyPosition, turn: Turn, texts: Sequence[str], sample: int) -> tuple[int, bool]:
    """What actions are worth from here, once the turn is over; and whether something was drawn."""
    by, before, n, over, drawn = judge(game), s, 0, False, False
    assert by is not None
    for text in texts:
        action = game.parse(text)
        step = game.apply(s, turn.seat, action, Seeded(KEY, sample, turn.first + n))
        s, n, over, drawn = step.state, n + 1, isinstance(action, by.ends), drawn or not step.undoable
    while drawn and not over and turn.seat in game.waiting(s) and n < MOST:
        action = steady_player(game, s, turn.seat, Seeded(KEY, turn.first, MOST + n))
        if isinstance(action, by.begins):
            break
        s = game.apply(s, turn.seat, action, Seeded(KEY, sample, turn.first + n)).state
        n, over = n + 1, isinstance(action, by.ends)
    return by.worth(before, s, turn.seat), drawn
