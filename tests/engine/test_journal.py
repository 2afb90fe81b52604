"""The record: its line, replay, and undo."""

from __future__ import annotations

import msgspec
import pytest

from engine.core import journal, text
from engine.core.chance import Recorded, Seeded
from engine.core.journal import START, Entry
from engine.core.model import Bug, Illegal, Seat
from engine.games.ferry import GAME, Bid, Rest, State

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)


def entry(seq: int, seat: Seat, words: str, *, sealed: bool = False) -> Entry:
    return Entry(seq=seq, seat=seat, text=words, sealed=sealed)


OPENING = Entry(seq=0, seat=None, text=START, sealed=True)


def refusal(entries: list[Entry], seat: Seat) -> str:
    with pytest.raises(Illegal) as refused:
        journal.undo_target(entries, seat)
    return refused.value.code


def test_what_an_undo_strikes_out_does_not_stand_and_neither_does_the_undo() -> None:
    entries = [OPENING, entry(1, ANN, "bid 1"), entry(2, BEN, "bid 0"), entry(3, ANN, "undo 1")]
    assert [e.seq for e in journal.line(entries)] == [0, 2]


def test_what_an_undo_of_an_undo_brings_back_stands() -> None:
    entries = [
        OPENING,
        entry(1, ANN, "bid 1"),
        entry(2, BEN, "bid 0"),
        entry(3, ANN, "undo 2"),
        entry(4, ANN, "undo 1"),
    ]
    entries += [entry(5, ANN, "undo 4")]
    assert [e.seq for e in journal.line(entries)] == [0, 1]
    entries += [entry(6, ANN, "undo 3")]
    assert [e.seq for e in journal.line(entries)] == [0, 1, 2]
    assert [e.seq for e in journal.line(entries[:4], gone={3, 4})] == [0, 1, 2]
    entries += [entry(7, ANN, "undo 2")]
    assert [e.seq for e in journal.line(entries)] == [0, 1]


def test_one_takes_back_ones_own_last_action() -> None:
    entries = [OPENING, entry(1, ANN, "bid 1"), entry(2, BEN, "bid 0")]
    assert journal.undo_target(entries, ANN).seq == 1
    assert journal.undo_target(entries, BEN).seq == 2


def test_one_undo_after_the_other_goes_further_back() -> None:
    entries = [OPENING, entry(1, ANN, "a"), entry(2, ANN, "b"), entry(3, ANN, "undo 2")]
    assert journal.undo_target(entries, ANN).seq == 1


def test_no_undo_crosses_a_draw_or_a_reveal_not_even_ones_own() -> None:
    assert refusal([OPENING, entry(1, ANN, "rest", sealed=True)], ANN) == "undo-past-reveal"
    assert refusal([entry(1, ANN, "a"), entry(2, BEN, "rest", sealed=True)], ANN) == "undo-past-reveal"
    assert journal.undo_target([entry(1, ANN, "rest", sealed=True), entry(2, BEN, "a")], BEN).seq == 2


def test_an_undo_may_cross_what_others_drew_for_themselves_alone() -> None:
    entries = [OPENING, entry(1, ANN, "a"), entry(2, BEN, "reroll 1", sealed=True), entry(3, BEN, "b")]
    assert journal.undo_target(entries, ANN, ("reroll",)).seq == 1
    assert journal.undo_target(entries, BEN, ("reroll",)).seq == 3
    with pytest.raises(Illegal, match="undo-past-reveal"):  # but not what one drew oneself
        journal.undo_target(entries[:3], BEN, ("reroll",))
    with pytest.raises(Illegal, match="undo-past-reveal"):
        journal.undo_target([*entries, entry(4, BEN, "rest", sealed=True)], ANN, ("reroll",))


def test_no_undo_crosses_the_start() -> None:
    assert refusal([OPENING], ANN) == "undo-past-reveal"
    assert refusal([msgspec.structs.replace(OPENING, sealed=False)], ANN) == "undo-past-reveal"


def test_nothing_of_ones_own_to_take_back() -> None:
    assert refusal([], ANN) == "nothing-to-undo"
    assert refusal([entry(5, BEN, "a")], ANN) == "nothing-to-undo"


def opening(seats: int) -> State:
    state: State = GAME.start(seats, Seeded(b"opening", 0, 0)).state
    return state


def test_a_replay_leads_to_the_state_that_was() -> None:
    start = opening(2)
    bids = [entry(1, BEN, "bid 2"), entry(2, ANN, "bid 1")]
    played = GAME.apply(start, BEN, Bid(2), Recorded(())).state
    played = GAME.apply(played, ANN, Bid(1), Recorded(())).state
    assert journal.replay(GAME, start, bids) == played


def test_a_struck_bid_leaves_the_others_standing() -> None:
    start = opening(3)
    bids = [entry(1, CAT, "bid 1"), entry(2, ANN, "bid 2")]
    undo = entry(3, CAT, f"undo {journal.undo_target(bids, CAT).seq}")
    left = journal.replay(GAME, start, journal.line([*bids, undo]))
    assert [hand.choice for hand in left.hands] == [Bid(2), None, None]
    assert GAME.waiting(left) == (BEN, CAT)
    assert GAME.asked(left, BEN) == GAME.asked(start, BEN)


def test_what_others_did_since_must_hold_without_it_and_reveal_nothing_new() -> None:
    start, late = opening(2), entry(2, BEN, "bid 0")
    assert journal.without(GAME, start, [late]).hands[BEN].choice == Bid(0)
    last = GAME.apply(start, ANN, Bid(1), Recorded(())).state
    for state, words in ((last, "bid 0"), (start, "rest")):  # the bids would be opened; nobody could rest
        with pytest.raises(Illegal):
            journal.without(GAME, state, [entry(2, BEN, words)])
    assert journal.without(GAME, last, [msgspec.structs.replace(late, sealed=True)]) == journal.replay(
        GAME, last, [late]
    )


def test_a_replay_without_enough_draws_or_with_too_many_is_a_bug() -> None:
    start = opening(4)
    for seat in map(Seat, range(4)):
        start = GAME.apply(start, seat, Bid(0), Recorded(())).state
    first = [entry(n, Seat(n), text.write(Rest())) for n in range(3)]
    almost_empty = journal.replay(GAME, start, first)  # 18 cards: 12 dealt, 6 drawn
    almost_empty.table.used, almost_empty.hands[0].cards = almost_empty.hands[0].cards, []
    almost_empty.table.companies[0].cards = 0
    reshuffle = GAME.apply(almost_empty, Seat(3), Rest(), Seeded(b"", 0, 1)).draws
    assert len(reshuffle) == 4
    last = Entry(seq=9, seat=Seat(3), text="rest", draws=reshuffle)
    assert journal.play(GAME, almost_empty, last).draws == reshuffle
    with pytest.raises(Bug, match="fewer draws"):
        journal.play(GAME, almost_empty, msgspec.structs.replace(last, draws=reshuffle[:-1]))
    with pytest.raises(Bug, match="more draws"):
        journal.play(GAME, almost_empty, msgspec.structs.replace(last, draws=(*reshuffle, 0)))
    with pytest.raises(Illegal):  # an undo that would lead to draws
        journal.without(GAME, almost_empty, [msgspec.structs.replace(last, draws=())])


def test_an_entry_without_a_seat_cannot_be_played() -> None:
    with pytest.raises(Bug, match="no seat"):
        journal.play(GAME, opening(2), OPENING)
