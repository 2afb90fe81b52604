"""The order of play (rulebook: conflict; facts 6.1; the figures' conflict round)."""

from __future__ import annotations

import pytest

from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.games.roads.phases.order import Calling, row
from engine.games.roads.phases.standing_answers import MEANS
from engine.games.roads.state import Table
from tests.games.roads.positions import ANN, BEN, CAT, DAN, table
from tests.games.roads.quarrel import QUARREL, Quarrel, crowd, doing, offered, play, quarrel, refused, step, told


def gains(s: Quarrel, seat: Seat, action: str) -> list[str]:
    """What is said beside an action."""
    return [note.code for note in QUARREL.preview(s, seat, QUARREL.parse(action)).notes]


# --- seats that are asked


def test_nobody_is_asked_where_nobody_could_touch_what_another_could() -> None:
    apart = table("0,0:P 1,0:P 2,0:P 3,0:P", units={"donkey11": "A1", "donkey21": "D1"})
    s = quarrel(apart, Calling())
    assert doing(s) == "grab"
    assert not s.table.called


def test_asked_are_only_those_who_share_something() -> None:
    units = {"donkey11": "A1", "donkey21": "B1", "donkey31": "F1"}
    s = quarrel(table("0,0:P 1,0:P 2,0:P 3,0:P 4,0:P 5,0:P", seats=3, units=units), Calling())
    assert QUARREL.waiting(s) == (ANN, BEN)
    assert refused(s, CAT, "call no") == "nothing-shared"


def test_anybody_may_call_while_others_are_asked() -> None:
    """The rulebook: any player may ask for it, not only those whom it matters to."""
    units = {"donkey11": "A1", "donkey21": "B1", "donkey31": "F1"}
    s = quarrel(table("0,0:P 1,0:P 2,0:P 3,0:P 4,0:P 5,0:P", seats=3, units=units), Calling())
    called = play(s, CAT, "call yes")
    assert QUARREL.view(called, ANN) == QUARREL.view(s, ANN), "nobody sees it before all have answered"
    assert refused(called, CAT, "call yes") == "called-already"
    last = step(play(called, ANN, "call no"), BEN, "call no").state
    assert (last.table.called, last.table.callers) == (True, [CAT])


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    s = quarrel(crowd(units={"donkey11": "A1", "donkey31": "A1"}), Calling())
    assert QUARREL.waiting(s) == (ANN, CAT)


def test_each_standing_answer_says_what_it_wins_and_loses() -> None:
    s = quarrel(crowd(), Calling())
    left = [each for each in offered(s, ANN, "leave") if "deals" not in each and "rest" not in each]
    assert left == [f"leave {each}" for each in MEANS if not each.startswith("deals")]
    assert all(len(gains(s, ANN, each)) == 1 for each in left)


def test_alone_there_is_no_order_to_settle() -> None:
    assert doing(quarrel(crowd(1), Calling())) == "grab"


def test_all_are_asked_at_once_and_nobody_sees_an_answer_before_all_are_in() -> None:
    s = quarrel(crowd(), Calling())
    assert QUARREL.waiting(s) == (ANN, BEN, CAT)
    yes, no = play(s, ANN, "call yes"), play(s, ANN, "call no")
    assert QUARREL.waiting(yes) == (BEN, CAT)
    assert QUARREL.view(yes, BEN) == QUARREL.view(no, BEN)
    assert refused(yes, ANN, "call no") == "called-already"


def test_an_answer_can_be_taken_back_until_the_last_is_in() -> None:
    s = quarrel(crowd(), Calling())
    assert step(s, ANN, "call yes").undoable
    assert not step(play(play(s, ANN, "call no"), BEN, "call no"), CAT, "call no").undoable


def test_if_nobody_calls_all_play_at_once() -> None:
    s = play(play(quarrel(crowd(), Calling()), ANN, "call no"), BEN, "call no")
    last = step(s, CAT, "call no")
    assert told(last) == ["order-none"]
    assert doing(last.state) == "grab"
    assert QUARREL.waiting(last.state) == (ANN, BEN, CAT)


def test_one_who_calls_is_enough_and_the_table_learns_who() -> None:
    s = play(play(quarrel(crowd(), Calling()), ANN, "call no"), CAT, "call yes")
    last = step(s, BEN, "call no")
    assert [note.args for note in last.notes if note.code == "order-called"] == [{"seats": [CAT]}]
    assert (doing(last.state), last.state.table.called, last.state.table.callers) == ("praying", True, [CAT])
    assert [hand.choice for hand in last.state.hands] == [None, None, None]


# --- the row at the temple, and the slots


def called(t: Table, by: Seat) -> Quarrel:
    """The state after that seat has called for an order."""
    s = quarrel(t, Calling())
    for seat in QUARREL.waiting(s):
        s = play(s, seat, "call yes" if seat == by else "call no")
    return s


def test_asked_from_the_temple_outward_and_not_the_last() -> None:
    s = called(crowd(temple=[BEN, CAT, ANN]), ANN)
    assert QUARREL.waiting(s) == (BEN,)
    s = play(s, BEN, "pray yes")
    assert QUARREL.waiting(s) == (CAT,)
    s = play(s, CAT, "pray yes")
    assert (doing(s), s.table.temple) == ("slots", [BEN, CAT, ANN])
    assert refused(called(crowd(temple=[BEN, CAT, ANN]), ANN), ANN, "pray no") == "last-in-row"


@pytest.mark.parametrize(
    ("temple", "leaving", "after"),
    [
        ("RBY", "RB", "YBR"),  # facts 6.1
        ("RBY", "", "RBY"),
        ("RBY", "R", "BYR"),
        ("RBY", "B", "RYB"),
        ("RBYG", "RY", "BGYR"),
        ("RBYG", "RBY", "GYBR"),
    ],
)
def test_who_leaves_lines_up_behind_the_nearest_to_the_temple_last(temple: str, leaving: str, after: str) -> None:
    seats = {name: Seat(n) for n, name in enumerate("RBYG")}
    found = row([seats[name] for name in temple], [seats[name] for name in leaving])
    assert "".join("RBYG"[seat] for seat in found) == after


def test_slots_are_chosen_from_the_far_end_and_the_last_one_is_nobodys_choice() -> None:
    s = play(play(called(crowd(), ANN), ANN, "pray yes"), BEN, "pray yes")
    assert offered(s, CAT, "slot") == ["slot 1", "slot 2", "slot 3"]
    assert gains(s, CAT, "slot 1") == ["acts-first"]
    assert gains(s, CAT, "slot 2") == []
    s = play(s, CAT, "slot 2")
    assert gains(s, BEN, "slot 1") == ["acts-first", "acts-before"]
    assert gains(s, BEN, "slot 3") == ["acts-last", "acts-after"]
    assert offered(s, BEN, "slot") == ["slot 1", "slot 3"]
    assert refused(s, BEN, "slot 2") == "slot-not-free"
    assert refused(s, ANN, "slot 1") == "order-first"
    last = step(s, BEN, "slot 3")
    assert told(last) == ["slot-taken", "slot-taken", "order-set"]
    assert (doing(last.state), last.state.table.chart) == ("grab", [ANN, CAT, BEN])
    assert last.state.table.slots == {}


def test_two_players_settle_it_in_three_answers() -> None:
    s = play(called(crowd(2), BEN), ANN, "pray no")
    assert s.table.temple == [BEN, ANN]
    s = play(s, ANN, "slot 2")
    assert (doing(s), s.table.chart) == ("grab", [BEN, ANN])


def test_the_row_is_shown_before_one_cashes_in() -> None:
    s = called(crowd(4), ANN)
    shown = {yes: QUARREL.preview(s, ANN, QUARREL.parse(f"pray {yes}")).notes[-1].args for yes in ("yes", "no")}
    assert shown == {"yes": {"seats": [ANN, BEN, CAT, DAN]}, "no": {"seats": [BEN, CAT, DAN, ANN]}}


def test_who_left_the_game_calls_for_nothing_prays_on_and_comes_last() -> None:
    s = called(crowd(), BEN)
    assert QUARREL.default(quarrel(crowd(), Calling()), ANN) == QUARREL.parse("call no")
    assert QUARREL.default(s, ANN) == QUARREL.parse("pray yes")
    s = play(play(s, ANN, "pray yes"), BEN, "pray yes")
    assert QUARREL.default(s, CAT) == QUARREL.parse("slot 3")


def test_the_figures_conflict_round() -> None:
    """Red is nearest the temple, then Blue, then Yellow. In production Blue calls, in movement Red."""
    red, blue, yellow = ANN, BEN, CAT
    s = called(crowd(temple=[red, blue, yellow], chart=[yellow, blue, red]), blue)
    s = play(play(s, red, "pray yes"), blue, "pray no")
    assert s.table.temple[::-1] == [blue, yellow, red]
    s = play(play(s, blue, "slot 1"), yellow, "slot 2")
    assert s.table.chart == [blue, yellow, red]

    s = called(crowd(temple=s.table.temple, chart=s.table.chart), red)
    s = play(s, red, "pray no")
    assert QUARREL.waiting(s) == (yellow,)
    s = play(s, yellow, "pray yes")
    assert s.table.temple[::-1] == [red, blue, yellow]
    s = play(play(s, red, "slot 1"), blue, "slot 2")
    assert s.table.chart == [red, blue, yellow]


# --- the phase after that


def test_with_an_order_the_seats_act_one_after_the_other() -> None:
    s = quarrel(crowd(chart=[CAT, ANN, BEN], called=True))
    assert QUARREL.waiting(s) == (CAT,)
    assert refused(s, ANN, "load donkey11-A1-boards-1") == "not-your-slot"
    s = play(s, CAT, "load donkey31-A1-boards-2", "done")
    assert QUARREL.waiting(s) == (ANN,)
    s = play(s, ANN, "load donkey11-A1-boards-1", "done")
    assert offered(s, BEN, "load") == []
    assert s.table.held == {}


def test_with_an_order_a_seat_with_nothing_to_decide_is_passed_over() -> None:
    s = quarrel(crowd(units={"donkey11": "A1", "donkey31": "A1"}, chart=[BEN, ANN, CAT], called=True))
    assert QUARREL.waiting(s) == (ANN,)
    assert s.table.done == [BEN]


def test_the_chart_stays_for_later_phases_but_not_the_call() -> None:
    s = QUARREL.start(2, Seeded(b"", 0, 0)).state
    s = play(play(s, ANN, "call yes"), BEN, "call no")
    s = play(play(s, ANN, "pray yes"), BEN, "slot 1")
    assert QUARREL.waiting(s) == (BEN,)
    s = play(play(s, BEN, "done"), ANN, "done")
    assert (doing(s), s.table.called, s.table.callers, s.table.chart) == ("calling", False, [], [BEN, ANN])
    s = play(play(s, ANN, "call no"), BEN, "call no")
    assert QUARREL.waiting(s) == (ANN, BEN)
    assert told(step(s, ANN, "load donkey12-B1sw-trunks-1")) == ["held"]
