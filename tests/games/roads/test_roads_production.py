"""Rulebook: production – primary producers, mines, precedence, seats that are asked."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.core.chance import Seeded
from engine.core.ctx import Ctx
from engine.core.model import Seat
from engine.core.offers import Offer, OneOf
from engine.games.roads import GAME
from engine.games.roads.flow import Position, Turns
from engine.games.roads.phases.production import ProductionPhase, begin
from engine.games.roads.state import Box, Building, Hand, Table
from tests.games.roads import figures
from tests.games.roads.figures import BLUE, MILL, MINE2, QUARRY, RED, SAW, YELLOW
from tests.games.roads.positions import ANN, BEN, offered, play, state
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


def conflict(called: bool) -> Position:
    """Both mines have yielded gold; Blue comes first, then Yellow, then Red."""
    t = figures.conflict(chart=[BLUE, YELLOW, RED], called=called)
    t.made = {"gold": 6, "iron": 6, "trunks": 5, "boards": 3, "stone": 1}
    s = Position(t, [Hand() for _ in t.players], Box(), [Turns(serial=1), ProductionPhase(serial=2)], 2)
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
    assert s.table.held[str(RED)][0].seat == YELLOW
    kept = play(s, YELLOW, "done")
    assert kept.table.units["wagon31"].load == {"paper": 1}
    lost = play(s, YELLOW, f"work {MILL}-1-donkey22")
    assert lost.table.units["wagon31"].load == {"boards": 1, "trunks": 1}
    assert str(RED) not in lost.table.held


def test_all_three_in_the_figure_have_something_to_settle() -> None:
    s = conflict(called=False)
    assert ProductionPhase().contested(s) == (BLUE, YELLOW, RED)


# --- waiting for others

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
    assert play(s, BEN, "research A1-rowing-D2").table.held[str(BEN)][0].tile == "D2"


def test_an_empty_tile_two_stand_on_is_nothing_to_settle() -> None:
    t = laid(
        {**SHARED, "donkey12": "E1"}, {"donkey21": {"gold": 1}}, on={"E1": "sawmill"}, ground={"E1": {"trunks": 1}}
    )
    assert ProductionPhase().contested(state_of(t)) == ()


# --- seats that are asked


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
    assert ProductionPhase().idle(state_of(position), ANN)


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
    assert not ProductionPhase().idle(state_of(position), ANN)


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


# --- by hand


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


# --- panels


def labels(s: Position, seat: Seat, locale: str) -> list[str]:
    """Every value offered in production in words, with its cost and gain."""
    speak = Speaker(locale, GAME, ["Ann", "Ben"])
    view = GAME.view(s, seat)
    said = []
    for offer in GAME.offers(s, seat):
        if offer.action.__name__ in ("Work", "Strike", "Breed", "Learn", "Produce"):
            for action in Offer(offer.action, offer.fields):
                fields = [(name, getattr(action, name)) for name in action.__struct_fields__]
                kinds = {"Work": "run", "Strike": "line", "Breed": "pair", "Learn": "study"}
                words = [
                    GAME.guide.names.label(view, kinds[type(action).__name__], value, speak) for _, value in fields
                ]
                said.append(f"{'; '.join(words)} | {speak.preview(GAME.preview(s, seat, action))}")
    return said


def test_everything_offered_is_said_in_few_words(caplog: pytest.LogCaptureFixture) -> None:
    s = production(
        {"donkey11": NORTH, "donkey12": "A1", "donkey13": "E1", "donkey14": "E1", "donkey15": "C1"},
        {"donkey11": {"trunks": 2}, "donkey12": {"boards": 1, "trunks": 1}},
        on={NORTH: "raft_factory", "A1": "coal_burner", "C1": "truck_factory"},
        ground={"A1": {"geese": 2, "paper": 1, "trunks": 1}, "C1": {"iron": 1, "fuel": 1}},
    )
    s = play(s, ANN, "strike A1.donkey12")
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


def test_a_mines_yield_lies_where_everybody_may_take_it_by_the_chart() -> None:
    t = laid({"donkey11": "D1", "donkey21": "D1"}, buildings={"D1": Building("mine", "D1", iron=1)}, chart=[BEN, ANN])
    draws(t)
    s = play(state(t, ProductionPhase()), ANN, "load donkey11-D1-iron-1")
    assert s.table.held["0"][0].seat == BEN
    s = play(s, BEN, "load donkey21-D1-iron-1", "done")
    assert (s.table.units["donkey11"].load, s.table.units["donkey21"].load) == ({}, {"iron": 1})
