"""Standing answers: they spare a player questions, and nobody else sees them (rulebook: conflict)."""

from __future__ import annotations

import pytest

from engine.games.roads.phases.order import Calling, Praying
from engine.games.roads.state import Standing, Table
from tests.games.roads.positions import ANN, BEN, CAT
from tests.games.roads.quarrel import QUARREL, Quarrel, crowd, doing, offered, play, quarrel, refused, step, told
from tests.laws.play import whims


def test_offered_is_what_differs_from_what_was_left() -> None:
    s = quarrel(crowd())
    every = [
        "leave call-no", "leave call-once", "leave call-yes", "leave cash-stay", "leave cash-leave",
        "leave slot-first", "leave slot-last", "leave wonder-pass", "leave wonder-once", "leave plan-clear",
        "leave plan-boards", "leave rest-skip", "leave rest-wonder", "leave deals-phase", "leave deals-game",
    ]  # fmt: skip
    assert offered(s, ANN, "leave") == every
    s = play(s, ANN, "leave cash-leave")
    assert [words for words in offered(s, ANN, "leave") if "cash" in words] == ["leave cash-stay", "leave cash-ask"]
    assert refused(s, ANN, "leave cash-leave") == "left-already"
    assert refused(s, ANN, "leave cash-maybe") == "no-such-answer"
    assert refused(s, ANN, "leave weather-fine") == "no-such-question"


def test_alone_only_what_can_be_asked_is_offered() -> None:
    assert offered(quarrel(crowd(1)), ANN, "leave") == [
        "leave wonder-pass", "leave wonder-once", "leave plan-clear", "leave plan-boards", "leave rest-skip",
        "leave rest-wonder",
    ]  # fmt: skip


def test_an_answer_is_left_at_any_time_by_anybody() -> None:
    s = play(quarrel(crowd()), BEN, "done")
    assert BEN in QUARREL.free(s)
    assert play(s, BEN, "leave slot-last").hands[BEN].standing.slot == "last"
    s = play(quarrel(crowd(), Calling()), ANN, "call no")
    assert play(s, ANN, "leave plan-clear").hands[ANN].standing.plan == "clear"


def test_only_the_seat_itself_learns_what_it_left() -> None:
    s = quarrel(crowd())
    left = step(s, ANN, "leave call-yes")
    assert [(note.code, note.to) for note in left.notes] == [("left-call-yes", (ANN,))]
    other = step(s, ANN, "leave call-no").state
    assert QUARREL.view(left.state, BEN) == QUARREL.view(other, BEN)
    assert QUARREL.waiting(left.state) == QUARREL.waiting(s)


def test_a_standing_no_spares_the_question() -> None:
    s = quarrel(crowd(), Calling(), ben=Standing(call="no"))
    assert QUARREL.waiting(s) == (ANN, CAT)
    assert doing(play(play(s, ANN, "call no"), CAT, "call no")) == "grab"


def test_with_all_answers_standing_nobody_is_asked_and_that_is_seen() -> None:
    no = Standing(call="no")
    s = quarrel(crowd(2), ann=no, ben=no)
    s = play(s, ANN, "done")
    s.table.turn = 0  # another phase follows
    last = step(s, BEN, "done")
    assert told(last) == ["order-none"]
    assert doing(last.state) == "grab"
    assert not last.undoable


def test_a_standing_yes_calls_before_anybody_is_asked() -> None:
    s = quarrel(crowd(), Calling(), cat=Standing(call="yes"))
    assert (doing(s), s.table.callers) == ("praying", [CAT])


def test_a_standing_yes_counts_only_where_the_order_matters() -> None:
    s = quarrel(crowd(units={"donkey11": "A1"}), Calling(), ann=Standing(call="yes"))
    assert (doing(s), s.table.called) == ("grab", False)


def test_an_answer_left_while_the_question_is_asked_answers_it() -> None:
    s = play(quarrel(crowd(2), Calling()), ANN, "call no")
    assert doing(play(s, BEN, "leave cash-stay")) == "calling"
    s = play(s, BEN, "leave call-yes")
    assert (doing(s), s.table.callers, s.hands[BEN].standing.call) == ("praying", [BEN], "yes")
    s = play(s, ANN, "leave cash-leave")
    assert (doing(s), s.table.temple) == ("slots", [BEN, ANN])
    s = play(s, ANN, "leave slot-last")
    assert (doing(s), s.table.chart) == ("grab", [BEN, ANN])


def test_standing_answers_at_the_temple_and_for_the_slots() -> None:
    left = Standing(cash="leave", slot="first")
    s = quarrel(crowd(), Calling(), ann=left, ben=Standing(cash="stay"))
    s = play(play(s, ANN, "call yes"), BEN, "call no")
    last = step(s, CAT, "call no")
    # Ann left the row, Ben stays, Cat is last and not asked; Ann chooses first now
    assert last.state.table.temple == [BEN, CAT, ANN]
    assert (doing(last.state), QUARREL.waiting(last.state)) == ("slots", (CAT,))
    assert told(last) == ["order-called", "cashes-in", "prays-on", "temple-row", "slot-taken"]
    assert not last.undoable
    assert play(play(last.state, CAT, "slot 3"), BEN, "leave wonder-pass").table.chart == [ANN, BEN, CAT]


def test_last_means_the_last_free_slot() -> None:
    s = quarrel(crowd(), Praying(order=[ANN]), cat=Standing(slot="last"), ben=Standing(slot="last"))
    s = play(s, ANN, "pray yes")
    assert s.table.chart == [ANN, BEN, CAT]


def beforehand(t: Table | None = None, **hands: Standing) -> Quarrel:
    """The start of a phase at a table where an order is called for beforehand."""
    return quarrel(t or crowd(order="beforehand"), Calling(), **hands)


def test_beforehand_nobody_is_asked_and_without_a_call_all_act_at_once() -> None:
    s = beforehand()
    assert (doing(s), QUARREL.waiting(s), s.table.called) == ("grab", (ANN, BEN, CAT), False)


def test_an_order_called_for_once_is_settled_once() -> None:
    s = beforehand(cat=Standing(call="once"), ben=Standing(call="no"))
    assert (doing(s), s.table.callers, s.hands[CAT].standing.call) == ("praying", [CAT], "ask")


@pytest.mark.parametrize(("left", "after"), [("once", "once"), ("yes", "yes")])
def test_a_call_beforehand_comes_to_nothing_where_nobody_shares_anything(left: str, after: str) -> None:
    s = beforehand(crowd(units={"donkey11": "A1"}, order="beforehand"), ann=Standing(call=left))
    assert (doing(s), s.table.called, s.hands[ANN].standing.call) == ("grab", False, after)


def test_somebody_who_shares_nothing_may_call_where_it_matters_to_others() -> None:
    t = crowd(units={"donkey11": "A1", "donkey21": "A1"}, order="beforehand")
    assert beforehand(t, cat=Standing(call="once")).table.callers == [CAT]


def test_what_others_cannot_know_is_imagined_as_it_could_be() -> None:
    s = play(quarrel(crowd(), Calling()), ANN, "call yes")
    seen = set()
    for seq in range(30):
        other = QUARREL.imagined(s, CAT, whims(0, seq, "imagine"))
        assert other.hands[CAT] == s.hands[CAT]
        assert other.hands[BEN].choice is None
        assert other.hands[BEN].standing.call == "ask", "a seat that is asked has no standing answer"
        seen.add((other.hands[ANN].choice, other.hands[ANN].standing.call))
    assert {choice for choice, _ in seen} == {True, False}
    assert {call for _, call in seen} == {"ask", "yes", "no", "once"}


def test_who_is_done_with_the_turn_is_not_asked_when_a_waiting_action_is_carried_out() -> None:
    s = play(quarrel(crowd(3)), BEN, "load donkey21-A1-boards-1", "leave rest-skip")
    after = step(s, ANN, "done")
    assert after.state.table.units["donkey21"].load == {"boards": 1}
    assert QUARREL.waiting(after.state) == (CAT,)
    asked = play(play(quarrel(crowd(3)), BEN, "load donkey21-A1-boards-1"), ANN, "done")
    assert play(asked, BEN, "leave rest-skip").table == after.state.table


def test_who_is_done_with_the_turn_is_passed_over_when_his_turn_comes() -> None:
    s = play(quarrel(crowd(3, called=True)), BEN, "leave rest-skip")
    assert QUARREL.waiting(s) == (ANN,)
    after = step(s, ANN, "done")
    assert (QUARREL.waiting(after.state), after.undoable) == ((CAT,), False)
    asked = play(quarrel(crowd(3, called=True)), ANN, "done")
    assert play(asked, BEN, "leave rest-skip").table == after.state.table
