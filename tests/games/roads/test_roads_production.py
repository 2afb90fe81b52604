"""Rulebook: production – primary producers, mines, who comes first, the plan, who is asked at all."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.core.chance import Seeded
from engine.core.ctx import Ctx
from engine.core.model import Offer, OneOf, Seat
from engine.games.roads import GAME
from engine.games.roads.flow import State
from engine.games.roads.phases.production import Production, begin
from engine.games.roads.phases.turns import Turns
from engine.games.roads.state import Box, Building, Hand, Standing, Table
from tests.games.roads import figures
from tests.games.roads.figures import BLUE, MILL, MINE2, QUARRY, RED, SAW, YELLOW
from tests.games.roads.positions import ANN, BEN, offered, play, refused
from tests.games.roads.producing import NORTH, closed, draws, laid, plan_of, production, state_of, told
from words import Speaker

# --- primary producers and mines


@pytest.mark.parametrize(
    ("bank", "kind", "good"),
    [
        ("B1", "woodcutter", "trunks"),
        (NORTH, "clay_pit", "clay"),
        ("C1", "quarry", "stone"),
        ("C2", "oil_rig", "fuel"),
    ],
)
def test_a_primary_producer_gives_one_good_each_turn_with_nobody_there(bank: str, kind: str, good: str) -> None:
    t = laid({}, on={bank: kind})
    draws(t)
    notes = draws(t)
    assert t.ground == {bank: {good: 2}}
    assert t.made == {good: 2}
    assert [(note.code, note.args["count"], note.args["good"]) for note in notes] == [("yielded", 1, good)]


def mine(gold: int, iron: int, **fields: object) -> Table:
    return laid({}, buildings={"D1": Building("mine", "D1", gold=gold, iron=iron)}, **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(("drawn", "good"), [(0, "gold"), (2, "gold"), (3, "iron"), (5, "iron")])
def test_a_mine_yields_what_is_drawn_from_its_bag(drawn: int, good: str) -> None:
    t = laid({}, buildings={"D1": Building("mine", "D1", gold=3, iron=3)})
    t.made = {"gold": 3, "iron": 3}
    draws(t, drawn)
    assert t.ground == {"D1": {good: 1}}
    assert (t.buildings["D1"].gold, t.buildings["D1"].iron) == ((2, 3) if good == "gold" else (3, 2))
    assert t.made == {"gold": 3, "iron": 3}


@pytest.mark.parametrize(("gold", "iron", "yielded"), [(0, 0, {}), (4, 0, {"gold": 1}), (0, 2, {"iron": 1})])
def test_no_draw_from_an_empty_bag_or_one_of_a_kind(gold: int, iron: int, yielded: dict[str, int]) -> None:
    t = mine(gold, iron)
    t.made = {kind: n for kind, n in (("gold", gold), ("iron", iron)) if n}
    draws(t)
    assert t.ground.get("D1", {}) == yielded


def test_mines_are_drawn_in_the_maps_order() -> None:
    t = mine(1, 1)
    t.buildings["A2"] = Building("mine", "A2", gold=1, iron=1)
    t.made = {"gold": 2, "iron": 2}
    draws(t, 0, 1)
    assert t.ground == {"D1": {"gold": 1}, "A2": {"iron": 1}}


@pytest.mark.parametrize(("gold", "iron", "good"), [(3, 3, "gold"), (2, 3, "iron"), (3, 2, "gold"), (1, 0, "gold")])
def test_solo_a_mine_yields_of_the_larger_pile_without_a_draw(gold: int, iron: int, good: str) -> None:
    t = mine(gold, iron, mines="larger")
    t.made = {kind: n for kind, n in (("gold", gold), ("iron", iron)) if n}
    draws(t)
    assert t.ground["D1"] == {good: 1}


def test_draws_end_undo() -> None:
    t = mine(1, 1)
    s = state_of(t)
    ctx = Ctx(s, Seeded(b"mines", 0, 0))
    begin(s, ctx)
    assert ctx.sealed


def test_a_turn_begins_with_whole_plans() -> None:
    t = laid({}, struck={"0": ["A1.donkey11"]})
    draws(t)
    assert t.struck == {}


# --- the figure of a round with conflicts


def conflict(called: bool) -> State:
    """Both mines have yielded gold; Blue comes first, then Yellow, then Red."""
    t = figures.conflict(chart=[BLUE, YELLOW, RED], called=called)
    t.made = {"gold": 6, "iron": 6, "trunks": 5, "boards": 3, "stone": 1}
    s = State(t, [Hand() for _ in t.players], Box(), [Turns(serial=1), Production(serial=2)], 2)
    draws(t, 0, 0)
    s.flow[-1].advance(s, Ctx(s, Seeded(b"conflict", 0, 0)))
    return s


def outcome(t: Table) -> dict[str, dict[str, int]]:
    return {name: unit.load for name, unit in sorted(t.units.items()) if unit.load} | t.ground


RESULT = {
    "donkey11": {"gold": 1},
    "donkey12": {"boards": 2},
    "donkey13": {"trunks": 1},
    "truck21": {"trunks": 1, "boards": 4},
    "donkey22": {"paper": 1},
    "donkey25": {"stone": 2},
    "wagon31": {"boards": 1, "trunks": 1},
    MINE2: {"gold": 1},
}


def test_the_figures_production_with_an_order_called() -> None:
    s = conflict(called=True)
    assert GAME.waiting(s) == (BLUE,)
    s = play(s, BLUE, "produce")
    assert GAME.waiting(s) == (YELLOW,)
    s = play(s, YELLOW, f"work {SAW}-2-truck21", f"load donkey25-{QUARRY}-stone-1")
    assert s.table.buildings[SAW].made == 6
    assert offered(s, YELLOW, "work") == [f"work {MILL}-1-donkey22", f"work {MILL}-1-ground"]
    s = play(s, YELLOW, f"work {MILL}-1-donkey22")
    assert outcome(s.table) == RESULT


@pytest.mark.parametrize("order", list(permutations([BLUE, YELLOW, RED])))
def test_the_figures_production_by_the_chart_in_whatever_order_plans_arrive(order: tuple[Seat, ...]) -> None:
    s = conflict(called=False)
    assert GAME.waiting(s) == (BLUE, YELLOW, RED)
    for seat in order:
        if s.table.phase == "production" and seat not in s.table.done and offered(s, seat, "produce"):
            s = play(s, seat, "produce")
    assert outcome(s.table) == RESULT


def test_red_may_use_the_mill_only_if_yellow_does_not() -> None:
    s = play(conflict(called=False), RED, f"work {MILL}-1-wagon31-1boards")
    assert s.table.held[str(RED)].seat == YELLOW
    kept = play(s, YELLOW, "done")
    assert kept.table.units["wagon31"].load == {"paper": 1}
    lost = play(s, YELLOW, f"work {MILL}-1-donkey22")
    assert lost.table.units["wagon31"].load == {"boards": 1, "trunks": 1}
    assert str(RED) not in lost.table.held


def test_all_three_in_the_figure_have_something_to_settle() -> None:
    s = conflict(called=False)
    assert Production().contested(s) == (BLUE, YELLOW, RED)


# --- who waits for whom

SHARED = {"donkey11": "A1", "donkey21": "A1"}


@pytest.mark.parametrize(
    ("words", "waits"),
    [
        ("work A1-1-donkey21", True),
        ("load donkey21-A1-trunks-1", True),
        ("unload donkey22-A1-trunks-1", True),
        ("load donkey21-donkey22-trunks-1", False),
        ("work E1-1-donkey23", False),
        ("strike A1.donkey22", False),
    ],
)
def test_what_an_earlier_player_could_touch_is_waited_for(words: str, waits: bool) -> None:
    s = production(
        {**SHARED, "donkey22": "A1", "donkey23": "E1"},
        {"donkey22": {"trunks": 1}, "donkey23": {"trunks": 1}},
        on={"A1": "sawmill", "E1": "sawmill"},
        ground={"A1": {"trunks": 1}},
    )
    s = play(s, BEN, words)
    assert (str(BEN) in s.table.held) == waits


def test_nobody_can_be_kept_from_upgrading_but_who_comes_first_may_use_the_factory_before() -> None:
    s = production(
        {"donkey11": "D2", "truck21": "D2"},
        {"donkey11": {"trunks": 2}, "truck21": {"geese": 2, "paper": 1}},
        on={"D2": "raft_factory"},
    )
    s = play(s, BEN, "research D2-rowing-D2")
    assert str(BEN) in s.table.held
    s = play(s, ANN, "work D2-1-donkey11")
    assert s.table.buildings["D2"].kind == "raft_factory"
    s = play(s, ANN, "done")
    assert s.table.buildings["D2"].kind == "rowboat_factory"
    assert "raft12" in s.table.units


def test_upgrading_a_factory_elsewhere_also_waits_for_who_comes_first_there() -> None:
    s = production(
        {"donkey11": "D2", "truck21": "A1", "donkey22": "D2"},
        {"donkey11": {"trunks": 2}, "truck21": {"geese": 2, "paper": 1}},
        on={"D2": "raft_factory"},
    )
    assert str(BEN) not in play(s, BEN, "research A1-rowing").table.held
    assert play(s, BEN, "research A1-rowing-D2").table.held[str(BEN)].tile == "D2"


def test_an_empty_tile_two_stand_on_is_nothing_to_settle() -> None:
    t = laid(
        {**SHARED, "donkey12": "E1"}, {"donkey21": {"gold": 1}}, on={"E1": "sawmill"}, ground={"E1": {"trunks": 1}}
    )
    assert Production().contested(state_of(t)) == ()


# --- who is asked


@pytest.mark.parametrize(
    "position",
    [
        laid({"donkey11": "A1"}),
        laid({"donkey11": "A1"}, {"donkey11": {"trunks": 2}}),
        laid({"donkey11": "A1"}, on={"A1": "sawmill"}, ground={"A1": {"boards": 3}}),
        laid({"donkey11": "A1", "donkey21": "A1"}, on={"A1": "sawmill"}),
        laid({"donkey11": "B1"}, on={"B1": "woodcutter"}, ground={"B1": {"trunks": 1}}),
        laid({"donkey11": "A1"}, {"donkey11": {"geese": 2}}),
        laid({"donkey11": "A1"}, {"donkey11": {"geese": 1, "paper": 1}}),
    ],
)
def test_who_has_nothing_to_decide_is_not_asked(position: Table) -> None:
    assert Production().idle(state_of(position), ANN)


@pytest.mark.parametrize(
    "position",
    [
        laid({"donkey11": "A1"}, on={"A1": "sawmill"}, ground={"A1": {"trunks": 1}}),
        laid({"donkey11": "A1", "donkey12": "A1"}),
        laid({"donkey11": "A1"}, ground={"A1": {"geese": 2, "paper": 1}}),
        laid({"donkey11": "A1", "donkey21": "A1"}, ground={"A1": {"boards": 1}}),
    ],
)
def test_who_has_is_asked(position: Table) -> None:
    assert not Production().idle(state_of(position), ANN)


def test_what_one_alone_can_load_is_loaded_without_asking() -> None:
    s = production(
        {"donkey11": "B1", "donkey12": "B1", "donkey21": "A1", "donkey22": "A1"},
        {"donkey11": {"clay": 2}},
        on={"B1": "woodcutter"},
        ground={"B1": {"trunks": 3}},
    )
    assert GAME.waiting(s) == (BEN,)
    assert s.table.units["donkey12"].load == {"trunks": 2}
    assert s.table.ground["B1"] == {"trunks": 1}


def test_where_somebody_else_stands_it_is_asked_about() -> None:
    s = production({"donkey11": "B1", "donkey21": "B1"}, on={"B1": "woodcutter"}, ground={"B1": {"trunks": 1}})
    assert GAME.waiting(s) == (ANN, BEN)
    assert s.table.ground["B1"] == {"trunks": 1}
    assert plan_of(s, BEN) == ["plan-load donkey21 1 trunks B1", "waits-for 0 B1"]
    after = play(play(s, BEN, "produce"), ANN, "produce").table
    assert after.units["donkey11"].load == {"trunks": 1}
    assert after.units["donkey21"].load == {}


# --- standing answers


def opened(t: Table, *clear: Seat) -> tuple[State, Ctx]:
    """The phase opens; these seats let production run by the plan when nothing is in doubt."""
    s = State(t, [Hand() for _ in t.players], Box(), [Turns(serial=1), Production(serial=2)], 2)
    for seat in clear:
        s.hands[seat].standing = Standing(plan="clear")
    ctx = Ctx(s, Seeded(b"open", 0, 0))
    s.flow[-1].advance(s, ctx)
    return s, ctx


BUSY = {"donkey11": "A1", "donkey21": "E1", "donkey22": "E1"}


def test_a_clear_plan_runs_by_itself_for_who_has_said_so() -> None:
    s, ctx = opened(laid(BUSY, {"donkey11": {"trunks": 1}}, on={"A1": "sawmill"}), ANN)
    assert GAME.waiting(s) == (BEN,)
    assert s.table.units["donkey11"].load == {"boards": 2}
    assert [note.code for note in ctx.notes] == ["plan-run"]
    assert ctx.sealed


def test_nobody_elses_plan_does() -> None:
    s, ctx = opened(laid(BUSY, {"donkey11": {"trunks": 1}}, on={"A1": "sawmill"}))
    assert GAME.waiting(s) == (ANN, BEN)
    assert not ctx.sealed


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


@pytest.mark.parametrize("doubt", DOUBTS)
def test_a_plan_in_doubt_is_asked_about(doubt: str) -> None:
    s, ctx = opened(DOUBTS[doubt], ANN)
    assert ANN in GAME.waiting(s)
    assert not ctx.notes
    assert GAME.default(s, ANN) == GAME.parse("done")


# --- the plan

MUCH = {"donkey11": "A1", "wagon12": "A1", "raft13": "C1@C2", "donkey14": "E1", "donkey15": "E1"}


def much() -> State:
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
    assert plan_of(s, ANN) == ["plan-onto mint A1 2 gold+1 fuel 1 coins donkey12"]


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
        "strike A1.wagon12.more",
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


def test_loading_and_unloading_by_hand() -> None:
    s = production({"donkey11": "A1", "wagon12": "A1"}, {"donkey11": {"trunks": 2}}, on={"A1": "sawmill"})
    s = play(s, ANN, "load wagon12-donkey11-trunks-1", "unload donkey11-A1-trunks-1")
    assert s.table.units["wagon12"].load == {"trunks": 1}
    assert s.table.ground["A1"] == {"trunks": 1}
    assert told(s, ANN, "load wagon12-A1-trunks-1") == ["loaded"]


# --- the end of the phase


def test_what_factories_do_by_themselves_is_told() -> None:
    t = laid(
        {},
        on={"A1": "sawmill", "E1": "sawmill", "D2": "raft_factory"},
        ground={"A1": {"trunks": 1}, "E1": {"trunks": 1}, "D2": {"trunks": 2}},
    )
    s = state_of(t)
    ctx = Ctx(s, Seeded(b"close", 0, 0))
    s.flow[-1].close(s, ctx)  # type: ignore[union-attr]
    assert [(note.code, note.args["tiles"]) for note in ctx.notes] == [
        ("ran-alone", ["A1", "E1"]),
        ("unclaimed", ["D2"]),
    ]
    assert ctx.notes[0].args["goods"] == {"boards": 4}


def test_goods_carried_are_used_only_if_their_owner_wishes() -> None:
    t = laid({"donkey11": "A1"}, {"donkey11": {"trunks": 2}}, on={"A1": "sawmill"})
    assert closed(state_of(t)).units["donkey11"].load == {"trunks": 2}


# --- what is shown


def labels(s: State, seat: Seat, locale: str) -> list[str]:
    """Every value offered in production in words, with what it costs and brings."""
    speak = Speaker(locale, "roads", ["Ann", "Ben"])
    view = GAME.view(s, seat)
    said = []
    for offer in GAME.offers(s, seat):
        if offer.action.__name__ in ("Work", "Strike", "Breed", "Learn", "Produce"):
            for action in Offer(offer.action, offer.fields):
                fields = [(name, getattr(action, name)) for name in action.__struct_fields__]
                kinds = {"Work": "run", "Strike": "line", "Breed": "pair", "Learn": "study"}
                words = [GAME.rules.label(view, kinds[type(action).__name__], value, speak) for _, value in fields]
                said.append(f"{'; '.join(words)} | {speak.preview(GAME.preview(s, seat, action))}")
    return said


def test_everything_offered_is_said_in_few_words(caplog: pytest.LogCaptureFixture) -> None:
    s = production(
        {"donkey11": NORTH, "donkey12": "A1", "donkey13": "E1", "donkey14": "E1", "donkey15": "C1"},
        {"donkey11": {"trunks": 2}, "donkey12": {"boards": 1, "trunks": 1}},
        on={NORTH: "raft_factory", "A1": "coal_burner", "C1": "truck_factory"},
        ground={"A1": {"geese": 2, "paper": 1, "trunks": 1}, "C1": {"iron": 1, "fuel": 1}},
    )
    s = play(s, ANN, "strike A1.donkey12.more")
    for locale in ("en", "de"):
        said = labels(s, ANN, locale)
        assert len(said) > 20
        assert max(len(words.partition(" | ")[0]) for words in said) <= 90
    assert not [record for record in caplog.records if "no sentence" in record.message]
    assert "B2 raft factory: 2 trunks → raft · donkey 11 · onto the river of B2" in "\n".join(labels(s, ANN, "en"))


def test_a_tile_full_of_goods_offers_few_runs() -> None:
    t = laid(
        {f"donkey{n}": "A1" for n in (11, 12, 13, 14, 15)},
        {"donkey11": {"trunks": 1, "boards": 1}, "donkey12": {"trunks": 2}},
        on={"A1": "coal_burner"},
        ground={"A1": {"trunks": 9, "boards": 9}},
    )
    runs = next(offer for offer in GAME.offers(state_of(t), ANN) if offer.action is GAME.verbs["work"])
    domain = runs.fields["run"]
    assert isinstance(domain, OneOf)
    assert len(domain.options) < 60
