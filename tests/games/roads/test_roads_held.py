"""Acting at the same time without an order: a later seat on the chart waits where an earlier one could still
take the same (rulebook: course of play, conflict)."""

from __future__ import annotations

import pytest

from engine.core import journal
from engine.core.journal import Entry
from engine.core.model import Illegal, Seat
from engine.games.roads.phases.building import BuildingPhase
from engine.games.roads.phases.phase import MOST, ROOM
from engine.games.roads.state import Held
from tests.games.roads import positions
from tests.games.roads.positions import ANN, BEN, CAT, DAN, table
from tests.games.roads.quarrel import QUARREL, SILENT, Quarrel, crowd, offered, play, quarrel, refused, step, told
from tests.laws import games
from tests.laws.suite import LAWS, Law
from tests.soak import SOAK, times


def loads(s: Quarrel) -> dict[str, dict[str, int]]:
    """The load of every transporter."""
    return {unit.name: unit.load for unit in s.table.units.values()}


def test_all_are_asked_at_once() -> None:
    assert QUARREL.waiting(quarrel(crowd())) == (ANN, BEN, CAT)


def test_who_has_nothing_to_decide_is_done_at_once() -> None:
    s = quarrel(crowd(units={"donkey11": "A1", "donkey31": "A1"}))
    assert (QUARREL.waiting(s), s.table.done) == ((ANN, CAT), [BEN])
    assert refused(s, BEN, "load donkey21-A1-boards-1") == "done-already"


def test_the_first_on_the_chart_takes_what_he_likes() -> None:
    s = play(quarrel(crowd(chart=[BEN, ANN, CAT])), BEN, "load donkey21-A1-boards-2")
    assert s.table.units["donkey21"].load == {"boards": 2}


def test_a_later_one_must_wait_where_an_earlier_one_could_still_take() -> None:
    held = step(quarrel(crowd()), BEN, "load donkey21-A1-boards-1")
    assert told(held) == ["held"]
    kept = Held("load donkey21-A1-boards-1", "A1", ANN, ["donkey21", "A1"])
    assert held.state.table.held == {"1": [kept]}
    assert held.state.table.ground["A1"] == {"boards": 3}
    assert QUARREL.waiting(held.state) == (ANN, BEN, CAT)
    assert refused(held.state, BEN, "load donkey21-A1-boards-1") == "you-wait"


def test_an_action_holds_its_transporter_and_its_tile_not_its_seat() -> None:
    t = crowd(units={"donkey11": "A1", "donkey21": "A1", "donkey22": "B1"})
    s = play(quarrel(t), BEN, "load donkey21-A1-boards-1")
    assert offered(s, BEN, "move") == ["move donkey22-to-C1", "move donkey22-to-A1"]
    on = step(s, BEN, "move donkey22-to-C1")
    assert (told(on), on.state.table.units["donkey22"].at) == (["acted"], "C1")
    behind = step(s, BEN, "move donkey22-to-A1")
    assert (told(behind), behind.state.table.units["donkey22"].at) == (["held"], "B1")
    assert loads(play(behind.state, ANN, "done"))["donkey21"] == {"boards": 1}
    assert play(behind.state, ANN, "done").table.units["donkey22"].at == "A1"


def test_who_waits_may_be_done_and_is_asked_again_only_if_something_is_lost() -> None:
    s = play(quarrel(crowd(2, ground={"A1": {"boards": 2}})), BEN, "load donkey21-A1-boards-2", "done")
    assert (QUARREL.waiting(s), s.table.leaving, refused(s, BEN, "done")) == ((ANN,), [BEN], "done-already")
    assert play(s, ANN, "done").flow == []
    lost = step(s, ANN, "load donkey11-A1-boards-1")
    assert (told(lost), QUARREL.waiting(lost.state)) == (["acted", "held-lost"], (ANN, BEN))


def test_who_is_done_without_knowing_that_something_was_lost_is_asked_once_more() -> None:
    s = play(quarrel(crowd(2, ground={"A1": {"boards": 2}})), BEN, "load donkey21-A1-boards-2")
    before = play(play(s, BEN, "done"), ANN, "load donkey11-A1-boards-1")
    after = play(play(s, ANN, "load donkey11-A1-boards-1"), BEN, "done")
    assert (after.table, QUARREL.waiting(after)) == (before.table, (ANN, BEN))
    assert QUARREL.waiting(play(after, BEN, "done")) == (ANN,)


def test_many_kept_actions_are_told_of_in_few_words() -> None:
    later = [f"donkey{tens}{n}" for tens in (2, 3, 4) for n in range(1, 10)]
    s = quarrel(crowd(4, units=dict.fromkeys(("donkey11", *later), "A1"), ground={"A1": {"boards": len(later)}}))
    for name in later:
        s = play(s, Seat(int(name[6]) - 1), f"load {name}-A1-boards-1")
    for seat in (BEN, CAT, DAN):
        s = play(s, seat, "done")
    codes = told(step(s, ANN, "done"))
    assert (codes.count("acted"), codes[-1]) == (ROOM // 2, "held-many")


def test_it_is_done_when_the_earlier_one_is_and_he_is_asked_again() -> None:
    s = play(quarrel(crowd()), BEN, "load donkey21-A1-boards-1")
    after = step(s, ANN, "done")
    assert told(after) == ["held-over", "acted"]
    assert after.state.table.units["donkey21"].load == {"boards": 1}
    assert QUARREL.waiting(after.state) == (BEN, CAT)


def test_it_is_done_when_the_earlier_one_can_reach_the_tile_no_longer() -> None:
    s = quarrel(
        table(
            "0,0:P 1,0:P 2,0:P 3,0:P",
            seats=2,
            units={"donkey11": "B1", "donkey21": "A1"},
            ground={"A1": {"boards": 1}},
        )
    )
    s = play(s, BEN, "load donkey21-A1-boards-1")
    s = play(s, ANN, "move donkey11-to-C1")
    assert s.table.held == {}
    assert s.table.units["donkey21"].load == {"boards": 1}


def test_it_is_lost_when_the_earlier_one_takes_too_much() -> None:
    s = play(quarrel(crowd(ground={"A1": {"boards": 2}})), BEN, "load donkey21-A1-boards-2")
    after = step(s, ANN, "load donkey11-A1-boards-1")
    assert told(after) == ["acted", "held-lost"]
    assert QUARREL.waiting(after.state) == (ANN, BEN, CAT)
    assert offered(after.state, BEN, "load") == ["load donkey21-A1-boards-1"]


def test_the_earlier_one_may_let_the_tile_go() -> None:
    s = quarrel(crowd())
    assert offered(s, ANN, "letgo") == []
    assert refused(s, ANN, "letgo A1") == "nobody-waits"
    s = play(s, BEN, "load donkey21-A1-boards-1")
    assert offered(s, ANN, "letgo") == ["letgo A1"]
    s = play(s, ANN, "letgo A1")
    assert s.table.units["donkey21"].load == {"boards": 1}
    assert QUARREL.waiting(s) == (ANN, BEN, CAT)
    assert told(step(s, BEN, "load donkey21-A1-boards-1")) == ["acted"]
    assert told(step(s, CAT, "load donkey31-A1-boards-1")) == ["held"]


def test_who_has_let_a_tile_go_comes_after_all_others_there() -> None:
    s = play(play(quarrel(crowd()), BEN, "load donkey21-A1-boards-1"), ANN, "letgo A1")
    s = play(s, ANN, "load donkey11-A1-boards-1")
    assert s.table.held["0"][0].seat == BEN
    s = play(s, BEN, "done")
    assert s.table.held["0"][0].seat == CAT
    s = play(s, CAT, "load donkey31-A1-boards-1", "done")
    assert loads(s) == {"donkey11": {"boards": 1}, "donkey21": {"boards": 1}, "donkey31": {"boards": 1}}


def test_who_waits_himself_lets_nothing_go() -> None:
    """Ben waits for Ann on B1 and Cat for Ben on C1, where Ben's wall is to stand too: if he let C1 go before Ann
    lets B1 go he would come after Cat there, else before."""
    units = {"donkey11": "B1", "donkey21": "C1", "donkey31": "D1"}
    stone = {"stone": 1}
    t = table("0,0:P 1,0:P 2,0:P 3,0:P", seats=3, units=units, loads=dict.fromkeys(units, stone), phase="building")
    s = positions.play(positions.state(t, BuildingPhase()), BEN, "wall B1/C1-C1")
    s = positions.play(s, CAT, "wall C1/D1-D1")
    assert {seat: [each.seat for each in kept] for seat, kept in s.table.held.items()} == {"1": [ANN], "2": [BEN]}
    assert positions.offered(s, BEN, "letgo") == []
    assert positions.refused(s, BEN, "letgo C1") == "you-wait"
    assert sorted(positions.play(s, ANN, "letgo B1").table.walls) == ["B1/C1", "C1/D1"]


def test_when_all_wait_for_each_other_the_first_on_the_chart_goes_on() -> None:
    units = {"donkey11": "A1", "donkey12": "B1", "donkey21": "A1", "donkey22": "B1"}
    s = quarrel(crowd(2, units=units, ground={"A1": {"boards": 3}, "B1": {"gold": 1}}))
    s = play(play(s, BEN, "load donkey21-A1-boards-1"), ANN, "letgo A1")
    s = play(play(s, ANN, "load donkey11-A1-boards-1"), BEN, "load donkey22-B1-gold-1")
    assert (sorted(s.table.held), QUARREL.waiting(s)) == (["0", "1"], (ANN, BEN))
    s = play(s, ANN, "done")
    assert (loads(s)["donkey11"], QUARREL.waiting(s)) == ({}, (BEN,))
    last = step(s, BEN, "done")
    assert told(last) == ["held-over", "acted", "held-over", "acted"]
    assert (loads(last.state)["donkey11"], loads(last.state)["donkey22"]) == ({"boards": 1}, {"gold": 1})


def test_two_wait_in_the_charts_order_whoever_came_first() -> None:
    s = quarrel(crowd(ground={"A1": {"boards": 2}}))
    wishes = {BEN: "load donkey21-A1-boards-2", CAT: "load donkey31-A1-boards-2"}
    for first, second in ((BEN, CAT), (CAT, BEN)):
        both = play(play(s, first, wishes[first]), second, wishes[second])
        after = play(both, ANN, "done").table
        assert after.units["donkey21"].load == {"boards": 2}
        assert after.units["donkey31"].load == {}
        assert after.held == {}


def test_a_wait_for_one_may_become_a_wait_for_another() -> None:
    s = play(quarrel(crowd()), CAT, "load donkey31-A1-boards-1")
    assert s.table.held["2"][0].seat == ANN
    s = play(s, ANN, "done")
    assert s.table.held["2"][0].seat == BEN
    s = play(s, BEN, "done")
    assert s.table.units["donkey31"].load == {"boards": 1}


def test_what_is_out_of_earlier_ones_reach_need_not_wait() -> None:
    units = {"donkey11": "A1", "donkey21": "C1"}
    s = quarrel(table("0,0:P 1,0:P 2,0:P", units=units, ground={"C1": {"gold": 1}}))
    assert told(step(s, BEN, "load donkey21-C1-gold-1")) == ["acted"]


def test_too_late_or_too_early_comes_to_the_same() -> None:
    s = quarrel(crowd(ground={"A1": {"boards": 1}}))
    too_early = play(play(s, BEN, "load donkey21-A1-boards-1"), ANN, "load donkey11-A1-boards-1")
    too_late = play(s, ANN, "load donkey11-A1-boards-1")
    assert refused(too_late, BEN, "load donkey21-A1-boards-1") == "out-of-reach"
    too_early.table.lost = []
    assert too_early.table == too_late.table


def test_the_preview_tells_who_is_waited_for() -> None:
    s = quarrel(crowd())
    shown = [
        QUARREL.preview(s, seat, QUARREL.parse(f"load donkey{seat + 1}1-A1-boards-1")).notes for seat in (ANN, BEN)
    ]
    assert [note.code for note in shown[0]] == ["acts"]
    assert [note.code for note in shown[1]] == ["acts", "waits-for"]
    assert shown[1][1].args == {"seat": ANN, "tile": "A1"}


def test_the_phase_is_over_when_all_are_done() -> None:
    s = quarrel(crowd(2))
    s = play(s, BEN, "load donkey21-A1-boards-1", "leave call-no")
    s = play(s, ANN, "load donkey11-A1-boards-1", "done")
    assert QUARREL.waiting(s) == (BEN,)
    s = play(s, BEN, "done")
    assert (s.flow, s.table.done, s.table.held, s.table.let, s.table.handled) == ([], [], {}, {}, {})


def test_an_offer_is_not_taken_back_when_the_phase_would_have_been_over_without_it() -> None:
    """Ben is done and offers Ann a board; she is done too and has only him to answer. The steps after the phase could
    not be taken back."""
    s = play(quarrel(crowd(2, loads={"donkey21": {"boards": 1}})), BEN, "done")
    entries = [
        Entry(seq=1, seat=BEN, text="propose give-donkey21-donkey11-1-boards"),
        Entry(seq=2, seat=ANN, text="done"),
    ]
    assert QUARREL.waiting(journal.replay(QUARREL, s, entries)) == (ANN,)
    assert journal.undo_target(entries, BEN).seq == 1
    with pytest.raises(Illegal, match="undo-past-reveal"):
        journal.without(QUARREL, s, entries[1:])


def test_an_action_counts_when_it_is_carried_out() -> None:
    s = play(quarrel(crowd()), BEN, "load donkey21-A1-boards-1")
    assert s.table.handled == {}
    assert play(s, ANN, "done").table.handled == {"1": 1}


def test_nobody_can_act_for_ever() -> None:
    s = quarrel(crowd(2))
    for n in range(MOST // 2):
        assert n < MOST
        s = play(s, ANN, "load donkey11-A1-boards-1", "unload donkey11-A1-boards-1")
    assert refused(s, ANN, "load donkey11-A1-boards-1") == "handled-enough"
    assert [offer.action.__name__ for offer in QUARREL.offers(s, ANN)] == ["Done", "Leave"]
    assert offered(s, BEN, "load") != []


def test_who_left_the_game_is_done() -> None:
    assert QUARREL.default(quarrel(crowd()), ANN) == QUARREL.parse("done")


SOLO = [games.law_every_decision_is_reached]
"""Laws that a game for one cannot obey: there is nobody to settle an order with."""
AGREED = [games.law_simultaneous_answers_commute, games.law_undo_crosses_nothing_drawn_or_revealed]
"""Laws that hold without agreements."""


@pytest.mark.parametrize("seats", [1, 4] if SOAK == 1 else [1, 2, 3, 4])
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_games_laws_hold_for_a_game_of_quarrels(law: Law, seats: int) -> None:
    if seats > 1 or law not in SOLO:
        law(SILENT if law in AGREED else QUARREL, seats, times(20))
