"""Rulebook: the wonder phase, and how the game ends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.ctx import Ctx
from engine.core.offers import Offer, OneOf, Some
from engine.core.ordering import in_order
from engine.games.roads import GAME
from engine.games.roads.actions import Buy
from engine.games.roads.components import WONDER
from engine.games.roads.flow import Position, Turns
from engine.games.roads.phases.wonder import AnyGoods, WonderPhase, payments
from engine.games.roads.scoring import rows, wealth
from engine.games.roads.state import NEUTRAL, Standing
from tests.games.roads.positions import ANN, BEN, CAT, DAN, booked, offered, play, refused, state, step, table

# Ann lives on A1, Ben on the bank B2n of a river tile, Cat on C1; D1 is desert.
LAND = ("0,0:P 1,0:W 2,0:R 3,0:D", "0,1:M1 1,1:P14 2,1:S")
HOMES = ("A1", "B2n", "C1")
AT_HOME = {"donkey11": "A1", "donkey21": "B2n", "donkey31": "C1"}


def wonder(
    ground: Mapping[str, Mapping[str, int]],
    units: Mapping[str, str] = AT_HOME,
    loads: Mapping[str, Mapping[str, int]] = {},
    *,
    laid: int = 0,
    seats: int = 3,
    **fields: Any,
) -> Position:
    """The wonder phase with so many bricks laid, neutral ones."""
    given: dict[str, Any] = {"turn": max(1, laid), "neutral": WONDER.neutral - laid, **fields}
    t = table(*LAND, seats=seats, homes=HOMES[:seats], units=units, loads=loads, ground=ground, **given)
    t.wonder, t.phase = [NEUTRAL] * laid, "wonder"
    return state(t, WonderPhase())


def at_play(s: Position) -> bool:
    """Whether the wonder phase is still being played."""
    return any(isinstance(frame, WonderPhase) for frame in s.flow)


# --- the price


def test_bricks_cost_one_two_three_goods_of_any_kind() -> None:
    s = wonder({"A1": {"trunks": 3, "geese": 2, "gold": 1}})
    s = play(s, ANN, "buy trunks", "buy trunks-trunks", "buy geese-geese-gold")
    assert s.table.wonder == [ANN, ANN, ANN, NEUTRAL]
    assert s.table.ground == {}
    assert s.table.used == {"trunks": 3, "geese": 2, "gold": 1}


def test_the_bricks_of_others_raise_no_price() -> None:
    s = wonder({"A1": {"clay": 1}, "C1": {"clay": 1}})
    s = play(s, ANN, "buy clay")
    assert offered(s, CAT, "buy") == ["buy clay"]


def test_prices_begin_anew_in_each_phase() -> None:
    assert offered(wonder({"A1": {"clay": 2}}, laid=3), ANN, "buy") == ["buy clay"]


def test_from_the_eighteenth_brick_on_prices_are_one_higher() -> None:
    s = wonder({"A1": {"clay": 4}}, laid=16)
    s = play(s, ANN, "buy clay")  # brick 17
    assert offered(s, ANN, "buy") == ["buy clay-clay-clay"]
    assert offered(wonder({"A1": {"clay": 2}}, laid=17), ANN, "buy") == ["buy clay-clay"]


def test_goods_on_the_ground_go_before_those_on_the_transporter() -> None:
    s = wonder({"A1": {"gold": 1}}, loads={"donkey11": {"gold": 2}})
    t = play(s, ANN, "buy gold").table
    assert (t.ground, t.units["donkey11"].load) == ({}, {"gold": 2})


# --- seats that may buy


def test_goods_must_be_at_home_with_an_own_transporter() -> None:
    s = wonder({"A1": {"clay": 5}, "B1": {"clay": 5}, "C1": {"clay": 1}}, units={"donkey11": "B1", "donkey31": "C1"})
    assert GAME.waiting(s) == (CAT,)
    assert refused(s, ANN, "buy clay") == "done-already"


@pytest.mark.parametrize(
    ("at", "bridges", "able"),
    [
        ("B2n", (), True),
        ("B2s", (), True),
        ("B2s", ("B2",), True),
        ("B2r", (), True),
        ("B2n@C2", (), True),
        ("B2s@C2", (), True),
        ("C2", (), False),
        ("A2", (), False),
    ],
)
def test_at_home_is_whoever_stands_on_the_home_tile(at: str, bridges: tuple[str, ...], able: bool) -> None:
    kind = "raft" if at not in ("B2n", "B2s", "A2") else "donkey"
    units = {f"{kind}21": at, "donkey31": "C1"}
    s = wonder({"B2n": {"clay": 1}, "C1": {"clay": 1}}, units=units, bridges=list(bridges))
    assert GAME.waiting(s) == ((BEN, CAT) if able else (CAT,))


def test_goods_on_both_sides_of_the_river_pay() -> None:
    """The text asks for goods from the home tile, and for a transporter on it."""
    s = wonder({"B2s": {"clay": 1}, "B2n": {"fuel": 2}}, units={"donkey21": "B2s", "donkey31": "C1"})
    s = play(s, BEN, "buy clay", "buy fuel-fuel")
    assert (s.table.wonder[:2], s.table.ground) == ([BEN, BEN], {})


def test_the_goods_of_others_do_not_pay() -> None:
    s = wonder({"C1": {"clay": 1}}, units={**AT_HOME, "donkey22": "A1"}, loads={"donkey22": {"clay": 2}})
    assert GAME.waiting(s) == (CAT,)


def test_what_is_paid_must_be_there_and_be_the_price() -> None:
    s = wonder({"A1": {"clay": 2}})
    assert refused(s, ANN, "buy clay-clay") == "buy-price"
    assert refused(s, ANN, "buy gold") == "buy-goods"


def test_all_may_buy_at_once_and_bricks_are_laid_in_the_order_of_the_chart() -> None:
    s = wonder({"A1": {"clay": 3}, "B2n": {"clay": 1}, "C1": {"clay": 1}}, chart=[CAT, ANN, BEN])
    assert GAME.waiting(s) == (ANN, BEN, CAT)
    s = play(s, ANN, "buy clay", "buy clay-clay")
    assert (s.table.wonder, GAME.waiting(s)) == ([], (BEN, CAT))
    s = play(s, BEN, "buy clay")
    assert (s.table.wonder, GAME.waiting(s)) == ([], (CAT,))
    s = play(s, CAT, "buy clay")
    assert s.table.wonder == [CAT, ANN, ANN, BEN, NEUTRAL]
    assert not at_play(s)


def test_who_waits_with_a_purchase_has_spent_the_goods_and_pays_more_for_the_next() -> None:
    s = play(wonder({"A1": {"clay": 1}, "B2n": {"clay": 3, "fuel": 1}}, chart=[ANN, BEN, CAT]), BEN, "buy fuel")
    assert refused(s, BEN, "buy clay") == "buy-price"
    assert refused(s, BEN, "buy clay-fuel") == "buy-goods"
    assert play(play(s, BEN, "buy clay-clay"), ANN, "done").table.wonder == [BEN, BEN, NEUTRAL]


def test_a_purchase_is_dropped_and_its_player_asked_again_when_bricks_have_become_dearer() -> None:
    bricks = [NEUTRAL] * (WONDER.dearer - 2)
    s = wonder({"A1": {"clay": 1}, "B2n": {"clay": 2}}, chart=[ANN, BEN, CAT], laid=len(bricks))
    s = play(play(s, BEN, "buy clay"), ANN, "buy clay")
    assert (s.table.wonder, GAME.waiting(s)) == ([*bricks, ANN], (BEN,))
    assert play(s, BEN, "buy clay-clay").table.wonder == [*bricks, ANN, BEN, NEUTRAL]


def test_who_passes_by_a_standing_answer_is_not_asked() -> None:
    s = wonder({"A1": {"clay": 1}, "C1": {"clay": 1}}, chart=[CAT, ANN, BEN])
    s.hands[ANN].standing = Standing(wonder="pass")
    assert play(s, CAT, "buy clay").table.wonder == [CAT, NEUTRAL]


def test_whoever_is_asked_shows_that_there_is_no_standing_answer() -> None:
    s = wonder({"B2n": {"clay": 1}})
    s.flow, ctx = [WonderPhase()], Ctx(s, Seeded(b"wonder", 0, 0))
    s.flow[-1].advance(s, ctx)
    assert (GAME.waiting(s), ctx.sealed) == ((BEN,), True)


# --- offers


def test_a_few_goods_are_offered_in_every_mixture() -> None:
    found = payments({"clay": 2, "boards": 2}, 2)
    assert isinstance(found, OneOf), "each mixture is an answer"
    assert list(found.values()) == [("boards", "boards"), ("boards", "clay"), ("clay", "clay")]
    assert not found.admits(("boards", "trunks"))
    assert in_order([Offer(Buy, {"goods": found})], Buy(("clay", "boards"))) == Buy(("boards", "clay"))
    usual = payments({"trunks": 1, "boards": 10, "geese": 5, "stone": 3, "iron": 1, "gold": 1}, 2)
    assert isinstance(usual, OneOf), "what lies at home late in a game is paid with one press, too"
    assert len(list(usual.values())) == 18
    more = payments(dict.fromkeys(("trunks", "boards", "geese", "clay", "stone", "gold"), 2), 3)
    assert isinstance(more, Some), "of more mixtures than a list shows the goods are chosen"
    assert more.count() == 50


MIXED = ("trunks", "paper", "geese", "iron", "coins")


def test_of_many_goods_a_few_payments_are_listed_and_all_others_can_be_typed() -> None:
    rich = dict.fromkeys(("trunks", "boards", "paper", "geese", "clay", "stone", "fuel", "iron", "gold", "coins"), 9)
    found = payments(rich, 5)
    assert isinstance(found, OneOf)
    assert len(found.options) <= 25
    assert found.options[0] == ("clay",) * 5
    assert all(found.more is not None and found.more.admits(option) for option in found.options)
    assert found.admits(MIXED)
    assert not found.admits(("paper", "trunks", "geese", "iron", "coins"))
    assert not found.admits(("trunks", "paper", "geese", "iron"))
    (ordered,) = {in_order([Offer(Buy, {"goods": found})], Buy(goods)) for goods in permutations(MIXED)}
    assert ordered == Buy(MIXED)


def test_typed_payments_are_led_word_by_word() -> None:
    any_two = AnyGoods(("trunks", "geese", "geese", "gold"), 3)

    def said(words: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
        following = any_two.after(words)
        if not following:
            yield words
        for word in following:
            yield from said((*words, word))

    assert sorted(said()) == sorted(Some(any_two.stock, 3, 3).values())
    assert any_two.after(("gold", "trunks")) == ()
    assert any_two.after(("stock",)) == ()


def test_the_preview_tells_the_price_and_the_points() -> None:
    s = wonder({"A1": {"clay": 1}})
    s.table.wonder = [BEN, BEN]
    shown = GAME.preview(s, ANN, GAME.parse("buy clay"))
    assert (shown.cost, shown.points) == ({"clay": 1}, 3)


# --- effects of bricks


def test_after_all_players_a_neutral_brick_is_laid() -> None:
    s = play(wonder({"A1": {"clay": 2}}), ANN, "done")
    assert s.table.wonder == [NEUTRAL]
    assert s.table.neutral == WONDER.neutral - 1


def test_nobody_is_asked_where_nobody_can_buy() -> None:
    s = wonder({"B1": {"clay": 2}})
    assert not at_play(s)
    assert s.table.wonder == [NEUTRAL]


def bricks(own: int, neutral: int) -> dict[str, Any]:
    """A wonder with so many bricks of Ben's and neutral ones, in the turn that takes."""
    return {"wonder": [BEN] * own + [NEUTRAL] * neutral, "neutral": WONDER.neutral - neutral, "turn": neutral + 1}


def with_bricks(
    ground: Mapping[str, Mapping[str, int]], own: int, neutral: int, seats: int = 3, **more: Any
) -> Position:
    """The wonder phase with these bricks."""
    t = table(*LAND, seats=seats, homes=HOMES[:seats], units=dict(list(AT_HOME.items())[:seats]), ground=ground)
    for name, value in {**bricks(own, neutral), "phase": "wonder", **more}.items():
        setattr(t, name, value)
    return state(booked(t), WonderPhase())


def test_the_forty_fifth_brick_turns_desert_into_pasture_at_once() -> None:
    s = with_bricks({"A1": {"clay": 9}}, 25, 19)
    assert s.table.terrain("D1") == "desert"
    notes = GAME.preview(s, ANN, GAME.parse("buy clay-clay")).notes
    assert [note.code for note in notes] == ["brick-price", "would-irrigate"]
    s = play(s, ANN, "buy clay-clay")
    assert at_play(s)
    assert s.table.terrain("D1") == "pasture"


def test_a_neutral_brick_irrigates_too() -> None:
    s = with_bricks({}, 25, 19)
    assert s.table.irrigated


@pytest.mark.parametrize("desert", [True, False])
def test_irrigation_is_told_only_where_there_is_desert(desert: bool) -> None:
    s = with_bricks({"A1": {"clay": 9}}, 25, 19)
    s.table.map = s.table.map if desert else s.table.map.replace("3,0:D", "3,0:P")
    assert any(tile.terrain == "desert" for tile in s.table.atlas.tiles.values()) == desert
    codes = [note.code for note in GAME.preview(s, ANN, GAME.parse("buy clay-clay")).notes]
    assert ("would-irrigate" in codes) == desert
    codes = [note.code for note in step(s, ANN, "buy clay-clay").notes]
    assert ("irrigated" in codes) == desert


@pytest.mark.parametrize(("seats", "mark"), [(2, 62), (3, 66)])
def test_a_brick_on_the_mark_of_the_players_ends_the_game_in_the_midst_of_the_phase(seats: int, mark: int) -> None:
    goods = {"A1": {"clay": 9}, "B2n": {"clay": 9}}
    s = with_bricks(goods, mark - 21, 20, seats)
    notes = GAME.preview(s, ANN, GAME.parse("buy clay-clay")).notes
    assert [note.code for note in notes] == ["brick-price", "brick-would-end"]
    s = play(s, ANN, "buy clay-clay")
    assert (s.flow, s.table.ended) == ([], "mark")
    assert (len(s.table.wonder), s.table.wonder.count(NEUTRAL), s.table.neutral) == (mark, 20, 13)
    assert GAME.waiting(s) == ()
    result = GAME.result(s)
    assert result is not None
    assert result.reason == "mark"


def test_a_neutral_brick_on_the_mark_ends_the_game() -> None:
    s = with_bricks({}, 65 - 20, 20)
    assert s.table.ended == "mark"
    assert s.table.wonder.count(NEUTRAL) == 21


def test_the_thirty_third_neutral_brick_ends_the_game() -> None:
    s = with_bricks({"A1": {"clay": 2}}, 0, 32)
    taken = step(s, ANN, "done")
    assert taken.state.table.ended == "neutral"
    assert taken.state.flow == []
    codes = [note.code for note in taken.notes]
    assert codes == ["brick-neutral", "game-ends", "final", "final", "final", "final-temple"]


def test_the_game_goes_on_before_that() -> None:
    s = with_bricks({"A1": {"clay": 2}}, 0, 31)
    s = play(s, ANN, "done")
    assert s.table.ended == ""


# --- alone


def alone(turn: int, clay: int, own: int = 0) -> Position:
    """A game for one in that turn."""
    t = table(*LAND, seats=1, homes=("A1",), units={"donkey11": "A1"}, ground={"A1": {"clay": clay}}, solo=True)
    t.wonder = [NEUTRAL] * 17 + [ANN] * own + [NEUTRAL] * (turn - 1)
    t.neutral, t.turn, t.phase = WONDER.solo.turns - (turn - 1), turn, "wonder"
    return state(t, WonderPhase())


def test_alone_prices_begin_at_two() -> None:
    assert offered(alone(1, 3), ANN, "buy") == ["buy clay-clay"]


def test_alone_no_mark_ends_the_game() -> None:
    s = play(alone(5, 9, own=40), ANN, "buy clay-clay")  # brick 62
    assert s.table.ended == ""


def test_alone_the_game_ends_after_twenty_turns() -> None:
    s = play(alone(19, 2), ANN, "done")
    assert s.table.ended == ""
    taken = step(alone(20, 9), ANN, "buy clay-clay")
    assert taken.state.table.ended == ""
    taken = step(taken.state, ANN, "done")
    assert taken.state.table.ended == "turns"
    assert taken.state.table.wonder.count(NEUTRAL) == 37
    result = GAME.result(taken.state)
    assert result is not None
    assert (result.scores, result.winners, result.reason) == ((10,), (ANN,), "turns")
    assert taken.notes[-1].code == "final-alone"


def test_a_full_wonder_sells_no_more_bricks() -> None:
    s = alone(1, 9, own=sum(WONDER.rows) - 18)
    s = play(s, ANN, "buy clay-clay")
    assert len(s.table.wonder) == sum(WONDER.rows)
    assert not at_play(s)
    assert isinstance(s.flow[0], Turns)


# --- how many bricks end the game

PLAIN = ("0,0:P 1,0:W 2,0:R 3,0:D", "0,1:P 1,1:P")

FOUR_HOMES = ("A1", "B1", "C1", "D1")


def with_so_many(seats: int, own: int, neutral: int, most: int = WONDER.neutral, **fields: Any) -> Position:
    """The wonder phase with so many bricks of Ben's, then neutral ones; everybody is at home, Ann with clay."""
    units = {f"donkey{10 * seat + 11}": FOUR_HOMES[seat] for seat in range(seats)}
    given: dict[str, Any] = {"ground": {"A1": {"clay": 9}}, "units": units, "homes": FOUR_HOMES[:seats], **fields}
    t = table(*PLAIN, seats=seats, **given)
    t.wonder, t.neutral = [BEN] * own + [NEUTRAL] * neutral, most - neutral
    t.turn, t.phase = neutral + 1, "wonder"
    return state(booked(t), WonderPhase())


def test_with_four_the_69th_brick_ends_the_game() -> None:
    s = with_so_many(4, 47, 20)
    s = play(s, ANN, "buy clay-clay")
    assert s.table.ended == ""
    s = play(s, ANN, "buy clay-clay-clay")
    assert (s.table.ended, len(s.table.wonder), s.table.neutral) == ("mark", 69, 13)


def test_the_marks_of_fewer_players_are_nothing_to_more() -> None:
    s = play(with_so_many(4, 41, 20), ANN, "buy clay-clay")  # brick 62 is the end for two
    assert s.table.ended == ""
    s = play(with_so_many(3, 41, 20), ANN, "buy clay-clay")
    assert s.table.ended == ""


def test_with_fewer_neutral_bricks_the_game_ends_with_the_last_of_them() -> None:
    s = play(with_so_many(2, 0, 26, most=28), ANN, "done")
    assert s.table.ended == ""
    s = play(with_so_many(2, 0, 27, most=28), ANN, "done")
    assert (s.table.ended, s.table.wonder) == ("neutral", [NEUTRAL] * 28)


def test_bricks_are_laid_from_the_lowest_row_that_is_not_full() -> None:
    s = with_so_many(2, 3, 0)
    s = play(s, ANN, "buy clay", "buy clay-clay")
    assert [list(row) for row in rows(s.table.wonder)] == [[BEN, BEN, BEN, ANN], [ANN]]


def test_goods_of_all_transporters_at_home_and_of_a_boat_in_its_river_pay() -> None:
    rows = ("0,0:M1 1,0:P14 2,0:S", "0,1:P 1,1:P")
    units = {"donkey11": "B1n", "raft12": "B1r", "donkey13": "B1s", "donkey21": "A2"}
    loads = {"raft12": {"clay": 1}, "donkey13": {"geese": 1}}
    t = table(*rows, homes=("B1n", "A2"), units=units, loads=loads, ground={"B1s": {"gold": 1}}, phase="wonder")
    assert offered(state(t, WonderPhase()), ANN, "buy") == ["buy geese", "buy clay", "buy gold"]


def test_a_pass_left_while_one_is_asked_counts_at_once() -> None:
    s = with_so_many(2, 0, 0)
    assert play(s, ANN, "leave wonder-pass").table == play(s, ANN, "done").table
    assert GAME.waiting(play(s, ANN, "leave call-no")) == (ANN,)
    t = table(*PLAIN, homes=FOUR_HOMES[:2], units={"donkey11": "A1", "donkey21": "B1"}, phase="wonder",
              ground={"A1": {"clay": 9}, "B1": {"clay": 1}}, chart=[BEN, ANN])  # fmt: skip
    s = state(t, WonderPhase())
    s.hands[ANN].standing = Standing(wonder="pass")
    assert step(s, BEN, "done").state.table.wonder == [NEUTRAL]


def test_who_wants_one_brick_a_turn_is_done_with_the_first() -> None:
    """Also where the purchase is kept, and where one is already bought when that is left; but asked in each turn."""
    s = play(with_so_many(2, 0, 0), ANN, "leave wonder-once")
    assert ANN in GAME.waiting(s)
    bought = play(s, ANN, "buy clay")
    assert bought.table == play(play(with_so_many(2, 0, 0), ANN, "buy clay"), ANN, "done").table
    assert play(play(with_so_many(2, 0, 0), ANN, "buy clay"), ANN, "leave wonder-once").table == bought.table
    t = table(*PLAIN, homes=FOUR_HOMES[:2], units={"donkey11": "A1", "donkey21": "B1"}, phase="wonder",
              ground={"A1": {"clay": 9}, "B1": {"clay": 1}}, chart=[BEN, ANN])  # fmt: skip
    s = play(play(state(t, WonderPhase()), ANN, "leave wonder-once"), ANN, "buy clay")
    assert s.table.held
    assert GAME.waiting(s) == (BEN,)
    assert play(s, BEN, "done").table.wonder == [ANN, NEUTRAL]


def test_who_has_bought_nothing_is_told_the_price_before_passing() -> None:
    s = with_so_many(2, 0, 0)
    passing = GAME.preview(s, ANN, GAME.parse("done"))
    told = passing.notes
    assert not GAME.guide.hints.grave(passing)  # one press passes
    assert [(note.code, note.args["count"]) for note in told] == [("no-brick", 1)]
    assert GAME.preview(s, ANN, GAME.parse("leave wonder-pass")).notes == ()
    assert GAME.preview(play(s, ANN, "buy clay"), ANN, GAME.parse("done")).notes == ()


def test_whoever_passes_is_told_that_the_neutral_brick_ends_the_game() -> None:
    """On the mark of the number of players, or as the last one; not alone, where turns are counted."""

    def told(seats: int, laid: int, neutral: int) -> bool:
        s = with_so_many(seats, laid, 0)
        s.table.neutral = neutral
        told = [note.code for note in GAME.preview(s, ANN, GAME.parse("done")).notes]
        return "neutral-would-end" in told

    marks = WONDER.marks["2"]
    assert [told(2, laid, 9) for laid in (marks - 3, marks - 2, marks - 1)] == [False, False, True]
    assert [told(2, 5, neutral) for neutral in (2, 1)] == [False, True]


def test_carried_transporters_are_not_at_home() -> None:
    t = table(*PLAIN, homes=("A1", "B1"), units={"donkey11": "B1", "donkey12": "B1", "donkey21": "B1"},
              ground={"A1": {"clay": 1}, "B1": {"clay": 1}}, phase="wonder")  # fmt: skip
    t.units["donkey11"].aboard, t.units["donkey12"].carrier, t.units["donkey12"].at = "donkey12", "donkey11", ""
    assert GAME.waiting(state(t, WonderPhase())) == (BEN,)


def test_everybody_scores_a_share_of_every_row() -> None:
    t = table(*PLAIN, seats=4, wonder=[ANN, BEN, BEN, NEUTRAL, CAT, CAT, CAT, CAT, ANN, DAN])
    assert [wealth(t, seat).rows for seat in (ANN, BEN, CAT, DAN)] == [(3, 0, 5), (6, 0, 0), (0, 10, 0), (0, 0, 5)]
