"""A law of the news over recorded games: of each number that is another it is told what has brought that."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import db
from cogs.news.digest import digest
from cogs.news.standings import ranking
from cogs.viewer import Viewer
from engine.core.chance import Recorded
from engine.core.game import AnyGame
from engine.core.model import Seat
from games import GAMES
from host import Known, Line, Look
from tests.cogs.positions import table
from words import LOCALES

RECORDS = {
    "milestones": ("goal-2", 100),
    "roads": ("mark-4", 600),
    "wonders": ("rounds-2", 100),
    "charmers": ("overlap-2-sun", 40),
    "shipyard": ("laps-2", 130),
}
"""A game, and from which of its moves on it is read: where points come by what others do."""


def reads(game: AnyGame) -> Iterator[Look]:
    """What everybody reads before they act after others."""
    name, first = RECORDS[game.key]
    found = json.loads(Path("tests/games", game.key, "recorded", f"{name}.json").read_text("utf-8"))
    at, step = table(game, found["seats"], "ABCD"), game.start(found["seats"], Recorded(found["draws"][0]))
    known, lines, last = dict[Seat, Known](), list[Line](), None
    for seq, ((seat, words), draws) in enumerate(zip(found["actions"], found["draws"][1:], strict=True), 1):
        if seat != last and seat in known:
            since = tuple(line for line in lines if line.seq > known[seat].upto)
            yield Look(at, seat, step.state, "f.f", since, False, 0, known=known[seat])
        last, step = seat, game.apply(step.state, seat, game.parse(words), Recorded(draws))
        if seq >= first:
            known[seat] = Known(seq, _numbers(at, step.state))
            lines.append(Line(seq, seat, "", step.notes, struck=False, at=seq, by=db.By.PERSON))


def _numbers(at: Any, s: Any) -> tuple[int, ...]:
    by = ranking(Viewer(Look(at, None, s, "f.f", (), False, 0), at.speaker("en")))
    assert by is not None
    return by.values


@pytest.mark.parametrize("game", GAMES, ids=[each.key for each in GAMES])
def test_what_has_brought_a_change_is_told_beside_it(game: AnyGame) -> None:
    changed = 0
    for look in reads(game):
        by = ranking(Viewer(look, look.table.speaker("en")))
        assert by is not None
        assert look.known is not None
        assert look.seat is not None
        changed += by.values != look.known.points
        for locale in LOCALES:
            viewer = Viewer(look, look.table.speaker(locale, look.table.seats[look.seat].person))
            said = digest(viewer, look.news, by)
            other = viewer.speak("news-result-else", told="", result="").strip(". ")
            for line in (*said.yours, *said.turns):
                assert other not in line
                assert not re.fullmatch(r"\*\*\w+\*\*: \S+, \w+ \d+\.", line), f"of no act: {line}"
    assert changed
