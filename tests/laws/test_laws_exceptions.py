"""The two exceptions that the laws of undo and of simultaneous answers make: without them they claim too much, and
with them they find a fault all the same."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Game
from engine.games.roads import GAME as ROADS
from engine.games.roads.phases import standing_answers
from engine.games.roads.values import Answer
from tests.laws import games, variants
from tests.laws.play import Moment, played

LOOKED_AT = 60
LAPSED, AGREED = 2, 66
"""The games of four in which an answer, or an agreement, has lapsed; with `FEWER` answers they go on as they did when
they were found."""
FEWER = {"wonder": ("pass", "ask"), "rest": ("skip", "ask")}
"""The answers that may be left to these questions there."""
PAID_BY_ORDER = {
    "                self.there.remove(seat)\n": "                self.there.remove(seat)\n"
    "                s.table.companies[seat].coins += len(self.there) % 2\n"
}


@pytest.fixture
def fewer(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more standing answers may be left than `FEWER`, in games that are not kept."""
    for question, answers in FEWER.items():
        monkeypatch.setitem(standing_answers.ANSWERS, question, answers)
        monkeypatch.setitem(standing_answers.OPTIONS, question, tuple(Answer(question, each) for each in answers))


@pytest.mark.usefixtures("fewer")
def test_an_answer_may_have_lapsed_in_a_later_decision_when_it_is_taken_back_and_done_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = played.__wrapped__(ROADS, 4, LAPSED)
    monkeypatch.setattr(games, "played", lambda *_: record)
    games.law_undo_crosses_nothing_drawn_or_revealed(ROADS, 4, LOOKED_AT)
    monkeypatch.setattr(games, "comparable", lambda *_: True)
    with pytest.raises(AssertionError, match="done again it leads elsewhere: leave rest-skip"):
        games.law_undo_crosses_nothing_drawn_or_revealed(ROADS, 4, LOOKED_AT)


def test_within_one_decision_an_action_done_again_must_lead_to_the_same(tmp_path: Path) -> None:
    game = variants.planted(tmp_path, "paid_by_order", PAID_BY_ORDER)
    with pytest.raises(AssertionError, match="done again it leads elsewhere"):
        games.law_undo_crosses_nothing_drawn_or_revealed(game, game.seats[-1], LOOKED_AT)


def asked_to_agree(game: Game[Any], seats: int, seed: int) -> Iterator[Moment]:
    """The moments of a game at which a seat is waited for only because of an offered agreement."""
    record = played.__wrapped__(game, seats, seed)
    for seq, entry in enumerate(record.entries[1:], 1):
        s = game.decode(record.states[seq - 1])
        if entry.seat is not None and any(games.agrees(game, game.default(s, seat)) for seat in game.waiting(s)):
            yield Moment(s, entry.seat, game.parse(entry.text), seq, seed)


@pytest.mark.usefixtures("fewer")
def test_a_seat_asked_only_to_agree_is_not_asked_again_when_the_agreement_has_lapsed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lapsed: list[str] = []
    for at in asked_to_agree(ROADS, 4, AGREED):
        answers = {seat: games.some_action(ROADS, at, seat) for seat in ROADS.waiting(at.state)}
        asked = [seat for seat, answer in answers.items() if not games.agrees(ROADS, answer)]
        games.can_be_struck(ROADS, at, asked, answers)
        if games.in_turn(ROADS, at, tuple(asked), answers) is None:
            continue
        with monkeypatch.context() as patched:
            patched.setattr(games, "in_turn", lambda *_: True)  # as they were: only what follows is looked at
            patched.setattr(Game, "default", lambda *_: None)  # as if nobody were asked to agree
            try:
                games.can_be_struck(ROADS, at, asked, answers)
            except AssertionError as found:
                lapsed += re.findall(r"(\d) is not asked again", str(found))
    assert lapsed, "no agreement lapsed in this game: take another one"
