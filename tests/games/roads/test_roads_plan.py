"""Rulebook: production – the plan by which it runs, doubts about it, and letting it run unseen."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy

import pytest

from engine.core.chance import Seeded
from engine.core.ctx import Ctx
from engine.core.model import Seat
from engine.games.roads import GAME
from engine.games.roads.actions import Leave
from engine.games.roads.flow import Position, Turns
from engine.games.roads.phases.production import ProductionPhase
from engine.games.roads.state import Box, Hand, Standing, Table
from engine.games.roads.values import Answer
from tests.games.roads.positions import ANN, BEN, offered, play, refused
from tests.games.roads.producing import NORTH, laid, plan_of, production
from words import Speaker

# --- standing answers


def opened(t: Table, *clear: Seat) -> tuple[Position, Ctx]:
    """The phase opens; these seats let production run by the plan when nothing is in doubt."""
    return answered(t, dict.fromkeys(clear, "clear"))


def answered(t: Table, answers: Mapping[Seat, str]) -> tuple[Position, Ctx]:
    """The phase opens with these standing answers."""
    s = Position(t, [Hand() for _ in t.players], Box(), [Turns(serial=1), ProductionPhase(serial=2)], 2)
    for seat, answer in answers.items():
        s.hands[seat].standing = Standing(plan=answer)
    ctx = Ctx(s, Seeded(b"open", 0, 0))
    s.flow[-1].advance(s, ctx)
    return s, ctx


BUSY = {"donkey11": "A1", "donkey21": "E1", "donkey22": "E1"}


def test_a_clear_plan_runs_by_itself_for_who_has_said_so() -> None:
    s, ctx = opened(laid(BUSY, {"donkey11": {"trunks": 1}}, on={"A1": "sawmill"}), ANN)
    assert GAME.waiting(s) == (BEN,)
    assert s.table.units["donkey11"].load == {"boards": 2}
    (told,) = ctx.notes
    assert (told.code, told.args) == ("plan-ran", {"seat": ANN, "tiles": ["A1"], "goods": {"boards": 2}})
    assert ctx.sealed


def test_a_plan_that_runs_by_itself_tells_what_was_born() -> None:
    s, ctx = opened(laid({"donkey11": "A1", "donkey12": "A1", "donkey21": "E1"}), ANN)
    born = [*s.table.fleet(ANN)][-1].name
    assert [(note.code, note.args.get("unit")) for note in ctx.notes] == [("plan-run", None), ("donkeys-bred", born)]


def test_nobody_elses_plan_does() -> None:
    s, ctx = opened(laid(BUSY, {"donkey11": {"trunks": 1}}, on={"A1": "sawmill"}))
    assert GAME.waiting(s) == (ANN, BEN)
    assert not ctx.sealed


@pytest.mark.parametrize(("answer", "asked"), [("clear", True), ("boards", False)])
def test_boards_are_burnt_unseen_for_who_has_said_so(answer: str, *, asked: bool) -> None:
    s, _ = answered(deepcopy(DOUBTS["boards for wood"]), {ANN: answer})
    assert (ANN in GAME.waiting(s)) == asked
    assert s.table.units["donkey11"].load == ({"boards": 2} if asked else {"fuel": 1})


@pytest.mark.parametrize("doubt", ["a rival", "research", "where to launch", "something to give up"])
def test_who_lets_boards_be_burnt_is_asked_in_all_other_doubts(doubt: str) -> None:
    assert ANN in GAME.waiting(answered(DOUBTS[doubt], {ANN: "boards"})[0])


def test_where_boards_would_be_burnt_that_answer_stands_beside_the_question() -> None:
    for t, answer in ((DOUBTS["boards for wood"], "boards"), (DOUBTS["a rival"], "clear")):
        view = GAME.view(opened(t)[0], ANN)
        (offer,) = [each for each in GAME.offers(opened(t)[0], ANN) if each.action is Leave]
        shown = GAME.guide.panel.direct(view, offer)
        assert [each for each in shown if each.question == "plan"] == [Answer("plan", answer)]


DOUBTS = {
    "a rival": laid({**BUSY, "donkey23": "A1"}, {"donkey11": {"trunks": 1}}, on={"A1": "sawmill"}),
    "research": laid(
        BUSY, {"donkey11": {"trunks": 1}}, on={"A1": "sawmill"}, ground={"A1": {"geese": 2, "paper": 1}}
    ),
    "paper to come": laid(BUSY, {"donkey11": {"trunks": 2}}, on={"A1": "paper_mill"}, ground={"A1": {"geese": 2}}),
    "boards for wood": laid(BUSY, {"donkey11": {"boards": 2}}, on={"A1": "coal_burner"}),
    "where to launch": laid({**BUSY, "donkey11": NORTH}, {"donkey11": {"trunks": 2}}, on={NORTH: "raft_factory"}),
    "something to give up": laid(
        {"donkey11": "A1", "donkey12": "B1", "donkey13": "B1", "donkey14": "B1", "donkey15": "C1", "donkey21": "E1"},
        on={"A1": "truck_factory", "C1": "sawmill"},
        ground={"A1": {"iron": 1, "fuel": 1}, "C1": {"trunks": 1}},
    ),
}


WHY = dict(zip(DOUBTS, ("others", "research", "research", "boards", "launch", "limit"), strict=True))


@pytest.mark.parametrize("doubt", DOUBTS)
def test_a_plan_in_doubt_is_asked_about(doubt: str) -> None:
    s, ctx = opened(DOUBTS[doubt], ANN)
    assert ANN in GAME.waiting(s)
    assert not ctx.notes
    assert GAME.default(s, ANN) == GAME.parse("done")
    speak = Speaker("en", GAME, ["Ann", "Ben"])
    why = speak(f"note-doubt-{WHY[doubt]}", tiles=["A1"], tile="B2" if WHY[doubt] == "launch" else "A1")
    told = [line for line in GAME.guide.overview.reminders(GAME.view(s, ANN), speak) if why in line]
    assert told == [speak("remind-doubts", words=why)], "it is said why"


# --- the plan

MUCH = {"donkey11": "A1", "wagon12": "A1", "raft13": "C1@C2", "donkey14": "E1", "donkey15": "E1"}


def much() -> Position:
    return production(
        MUCH,
        {"donkey11": {"trunks": 2}, "wagon12": {"clay": 1}},
        on={"A1": "sawmill", "C1": "quarry"},
        ground={"A1": {"trunks": 2}, "C1": {"stone": 1}},
    )


def test_the_plan_runs_factories_loads_what_was_produced_and_breeds() -> None:
    assert plan_of(much(), ANN) == [
        "plan-part sawmill A1 2 trunks 4 boards donkey11 2 boards",
        "plan-onto sawmill A1 1 trunks 2 boards wagon12",
        "plan-load raft13 1 stone C1",
        "plan-breed E1",
        "plan-left 1 trunks+2 boards A1",
    ]
    s = play(much(), ANN, "produce")
    assert {name: unit.load for name, unit in s.table.units.items() if unit.load} == {
        "donkey11": {"boards": 2},
        "raft13": {"stone": 1},
        "wagon12": {"boards": 2, "clay": 1},
    }
    assert s.table.units["donkey16"].at == "E1"
    assert s.table.phase != "production"


def test_surplus_is_loaded_by_another_with_room() -> None:
    s = production({"donkey11": "A1", "truck12": "A1"}, {"donkey11": {"trunks": 2}}, on={"A1": "sawmill"})
    assert plan_of(s, ANN) == [
        "plan-part sawmill A1 2 trunks 4 boards donkey11 2 boards",
        "plan-load truck12 2 boards A1",
    ]


def test_what_several_carry_together_is_used() -> None:
    s = production(
        {"donkey11": "A1", "donkey12": "A1"}, {"donkey11": {"gold": 2}, "donkey12": {"fuel": 1}}, on={"A1": "mint"}
    )
    assert plan_of(s, ANN) == ["plan-onto mint A1 2 gold+1 fuel 1 coins donkey11"]


def test_loose_trunks_spare_the_boards_on_board() -> None:
    s = production(
        {"wagon11": "A1"}, {"wagon11": {"boards": 2}}, on={"A1": "paper_mill"}, ground={"A1": {"trunks": 2}}
    )
    assert plan_of(s, ANN) == ["plan-onto paper_mill A1 2 trunks 1 paper wagon11"]


def test_a_line_may_be_struck_and_put_back() -> None:
    s = much()
    lines = offered(s, ANN, "strike")
    assert lines == [
        "strike A1.donkey11",
        "strike A1.wagon12",
        "strike C1.stone",
        "strike E1.donkeys",
    ]
    s = play(s, ANN, "strike A1.donkey11", "strike E1.donkeys")
    assert plan_of(s, ANN) == [
        "plan-onto sawmill A1 1 trunks 2 boards wagon12",
        "plan-load raft13 1 stone C1",
        "plan-left 1 trunks A1",
    ]
    assert offered(s, ANN, "strike") == lines
    assert s.table.struck == {"0": ["A1.donkey11", "E1.donkeys"]}
    s = play(s, ANN, "strike A1.donkey11", "strike E1.donkeys")
    assert s.table.struck == {}
    assert plan_of(s, ANN) == plan_of(much(), ANN)


def test_what_is_struck_is_not_used_by_another_transporter_either() -> None:
    s = production({"donkey11": "A1", "donkey12": "A1"}, {"donkey11": {"trunks": 1}}, on={"A1": "sawmill"})
    assert plan_of(s, ANN) == ["plan-onto sawmill A1 1 trunks 2 boards donkey11"]
    assert offered(play(s, ANN, "strike A1.donkey11"), ANN, "produce") == []


def test_a_plan_with_all_lines_struck_is_nothing_to_carry_out() -> None:
    s = production({"donkey11": "A1"}, {"donkey11": {"trunks": 1}}, on={"A1": "sawmill"})
    s = play(s, ANN, "strike A1.donkey11")
    assert offered(s, ANN, "produce") == []
    assert refused(s, ANN, "produce") == "plan-empty"
    assert refused(s, ANN, "strike A1.wagon12") == "plan-line"


def test_a_struck_line_stays_struck_when_others_make_it_impossible_for_a_while() -> None:
    """Else it would matter whether Ben acts between the two or after them."""
    s = production({"donkey11": "B1", "donkey21": "B1"}, on={"B1": "woodcutter"}, ground={"B1": {"trunks": 1}})
    s = play(play(s, BEN, "strike B1.trunks"), ANN, "load donkey11-B1-trunks-1")
    assert offered(s, BEN, "strike") == []
    s = play(s, ANN, "unload donkey11-B1-trunks-1")
    assert (offered(s, BEN, "strike"), offered(s, BEN, "produce")) == (["strike B1.trunks"], [])


def test_the_plan_is_the_answer_for_who_has_left_where_nothing_is_in_doubt() -> None:
    s = much()
    assert GAME.default(s, ANN) == GAME.parse("produce")
