"""Laws of what is told of whole games in which people plan ahead, take steps back and bring them back again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import db
from cogs.news import digest as module
from cogs.news.digest import digest
from cogs.news.standings import ranking
from cogs.news.told import TAKEN_BACK, noted, told
from cogs.viewer import Viewer
from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.model import Note, Seat
from engine.core.opponents import random_player, steady_player
from games import GAMES
from host import Known, Line, Look, Table
from host.live import Live
from tests.cogs.positions import table
from tests.soak import times

NAMES = ("Ann", "Ben", "Cleo")
MOVES = {"milestones": 150, "roads": 260, "wonders": 200, "charmers": 200, "shipyard": 200}
"""Entries of a game."""


class Journal:
    """A game of practice opponents and its journal; some turns were planned ahead."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game, self.key, self.chance = game, f"{game.key} {seed}".encode(), Random(f"{game.key} {seed}")
        count = min(3, game.seats[-1])
        self.at, step = table(game, count, NAMES), game.start(count, Seeded(self.key, 0, 0))
        self.rows = list[db.Entry]()
        self.stands = list[tuple[int, Any]]()
        """What stands, the first entries first, each with the state after it."""
        self.shown, self.scored = dict[Seat, Known](), False
        self._undone = list[tuple[int, Any]]()
        self._player = (random_player, steady_player)[seed % 2]
        self._wrote(None, "start", step.state, step.notes)

    @property
    def numbers(self) -> tuple[int, ...]:
        """By what the players are ranked."""
        by = ranking(Viewer(Look(self.at, None, self.state, "f.f", (), False, 0), self.at.speaker("en")))
        assert by is not None
        return by.values

    def live(self) -> Live:
        """The game as the host knows it."""
        row = replace(self.at.row, head=len(self.rows) - 1)
        found = Live(Table(row, self.at.seats, self.game), self.state, b"", self.rows)
        found.shown = dict(self.shown)
        return found

    @property
    def state(self) -> Any:
        """The state now."""
        return self.stands[-1][1]

    def plays(self) -> None:
        """Somebody who is waited for acts."""
        seq, waiting = len(self.rows), self.game.waiting(self.state)
        seat, by = self.chance.choice(waiting), self.chance.choice((db.By.PERSON, db.By.AHEAD))
        action = self._player(self.game, self.state, seat, Seeded(b"told" + self.key, 0, seq))
        step = self.game.apply(self.state, seat, action, Seeded(self.key, 0, seq))
        self._wrote(seat, "act", step.state, step.notes, by)

    def goes_on(self) -> None:
        """Somebody acts, or takes the last step back or, by agreement, the last ones of all; or brings one back. Most
        often that is done where it changed a number."""
        last, chance = self.rows[-1], self.chance.random() / (4 if self.scored else 1)
        if self._undone and chance < 0.4:
            self.stands, self._undone = self._undone, []
            self._struck(last.seq, last.seat, db.By.PERSON)
        elif len(self.stands) > 6 and chance < 0.1:
            top, _ = self.stands[-1]
            self._undone, self.stands = self.stands, self.stands[:-1]
            self._struck(top, self.rows[top].seat, db.By.PERSON)
        elif len(self.stands) > 6 and chance < 0.15:
            count = self.chance.randrange(1, 6)
            self._undone, gone, self.stands = [], [seq for seq, _ in self.stands[-count:]], self.stands[:-count]
            told = Note("taken-back", {"seat": self.rows[gone[0]].seat, "count": count, "entry": 0, "seats": [0]})
            for seq in reversed(gone):
                self._struck(seq, None, db.By.AGREED, [told] if seq == gone[-1] else [])
        else:
            self._undone = []
            self.plays()

    def _struck(self, target: int, seat: int | None, by: db.By, notes: Any = ()) -> None:
        seq, body = len(self.rows), msgspec.json.encode(list(notes)) if notes else b""
        self.rows.append(
            db.Entry(
                seq=seq,
                seat=seat,
                text=f"undo {target}",
                strikes=target,
                notes=body,
                rules="",
                hash=b"",
                at=seq,
                by=by,
            )
        )

    def _wrote(self, seat: Seat | None, text: str, s: Any, notes: Any, by: db.By = db.By.AUTO) -> None:
        seq, body = len(self.rows), msgspec.json.encode(list(notes))
        self.rows.append(db.Entry(seq=seq, seat=seat, text=text, notes=body, rules="", hash=b"", at=seq, by=by))
        self.stands.append((seq, s))


def journals(game: AnyGame, seeds: int = 2, *, back: bool = False) -> Iterator[Journal]:
    """After each entry, or each press; with `back` some take steps back."""
    for seed in range(seeds):
        journal = Journal(game, seed)
        while len(journal.rows) < times(MOVES[game.key]) and game.waiting(journal.state):
            (journal.goes_on if back else journal.plays)()
            yield journal


@pytest.mark.parametrize("game", GAMES, ids=[each.key for each in GAMES])
def test_that_something_was_set_in_advance_is_said_once_of_whoever_had_planned_it(game: AnyGame) -> None:
    marked = 0
    for journal in journals(game):
        row, speak = journal.rows[-1], journal.at.speaker("en")
        notes = msgspec.json.decode(row.notes, type=tuple[Note, ...])
        line = Line(row.seq, Seat(row.seat or 0), "", notes, struck=False, at=row.at, by=row.by)
        told = zip(notes, noted(line, speak, game.guide), strict=True)
        said = [note for note, text in told if text.removesuffix(".") != speak.note(note).removesuffix(".")]
        assert all(note.args["seat"] == row.seat for note in said), said
        assert len(said) <= 1
        assert row.by is db.By.AHEAD or not said
        marked += len(said)
    assert marked > 5


@pytest.mark.parametrize("game", GAMES, ids=[each.key for each in GAMES])
def test_what_was_taken_back_is_told_as_that_with_what_it_changed(game: AnyGame) -> None:
    """What anybody reads at any time, whether they were shown what was taken back or not: what they are told has
    brought just by how much the number of each player is another; what does not stand is not told."""
    checked, before = 0, tuple[int, ...]()
    for journal in journals(game, 2, back=True):
        at, now = journal.at, journal.numbers
        journal.scored, before = now != before, now
        seat = Seat(journal.chance.randrange(len(at.seats)))
        live, known = journal.live(), journal.shown.get(seat)
        look = Look(live.table, seat, journal.state, "f.f", live.news(seat, 0), False, 0, known=known)
        viewer = Viewer(look, at.speaker("en", at.seats[seat].person))
        by, stand = ranking(viewer), {seq for seq, _ in journal.stands}
        if known is not None and by is not None:
            assert all(line.seq in stand or journal.rows[line.seq].strikes is not None for line in look.news)
            changed = module.changed(viewer, look.news, by)
            found = module.with_taken_back(told(viewer, look.news, look.view), changed, by)
            if any(each.note.code in TAKEN_BACK for each in found):
                for other, (was, is_now) in changed.items():
                    brought = sum(each.brings if each.seat == other else each.others.get(other, 0) for each in found)
                    assert brought == (was - is_now if by.fewest else is_now - was)
                said = digest(viewer, look.news, by).text
                assert viewer.speak("news-result-else", told="", result="").strip(". ") not in said
                checked += 1
            elif not any(row.seat == seat for row in journal.rows[known.upto + 1 :]):
                assert look.news or now == known.points, "something was taken back and nothing says so"
        if journal.scored or journal.chance.random() < 0.2:
            journal.shown[seat] = Known(len(journal.rows) - 1, now)
    assert checked > 2
