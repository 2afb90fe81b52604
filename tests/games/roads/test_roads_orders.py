"""Orders for a transporter as words: possible ones, refused ones, the next words, and repeating them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.model import Illegal
from engine.core.offers import OneOf
from engine.core.values import begun
from engine.games.roads import GAME
from engine.games.roads.actions import Move
from engine.games.roads.flow import Position
from engine.games.roads.movement import orders
from engine.games.roads.movement.sentences import Sentence
from engine.games.roads.phases.movement import MovementPhase
from engine.games.roads.state import Building
from engine.games.roads.values import Handling, Orders
from tests.soak import times
from words import LOCALES, Speaker, has

from .positions import ANN, BEN, offered, play, refused, state, step, table

RIG = {"D1": Building("oil_rig", "D1")}
LINE = "0,0:P 1,0:P 2,0:P 3,0:P"
ROADS = [("A1", "B1"), ("B1", "C1"), ("C1", "D1")]
COAST = ("0,0:M1 1,0:P14 2,0:S 3,0:S 4,0:S", "0,1:P 1,1:P 2,1:S 3,1:P 4,1:S")


def moving(*rows: str, **fields: Any) -> Position:
    """A movement phase, on a road of four tiles if no map is given."""
    if not rows:
        fields.setdefault("roads", ROADS)
    return state(table(*(rows or (LINE,)), **fields), MovementPhase())


def farm(**fields: Any) -> Position:
    """A wagon among goods on A1 and a loaded one beside it."""
    return moving(
        units={"wagon11": "A1", "wagon12": "A1", "donkey21": "D1"},
        loads={"wagon12": {"boards": 2, "clay": 1}},
        ground={"A1": {"boards": 1, "stone": 2, "geese": 2}, "B1": {"fuel": 1}},
        **fields,
    )


def harbour() -> Position:
    """Two boats and a donkey at a river mouth, with an oil rig out at sea."""
    return moving(
        *COAST,
        units={"raft11": "B1r", "steamer12": "C1", "donkey13": "B1s", "raft21": "C1"},
        loads={"steamer12": {"clay": 3}},
        ground={"B1s": {"geese": 2, "clay": 1}, "C1": {"geese": 1}, "D1": {"fuel": 1}},
        buildings=RIG,
    )


def said(words: str) -> tuple[str, ...]:
    """The words of orders."""
    return tuple(words.split())


def more(s: Position) -> Sentence:
    """The sentences Ann may say."""
    found = next(offer.fields["orders"] for offer in GAME.offers(s, ANN) if "orders" in offer.fields)
    assert isinstance(found, OneOf)
    assert isinstance(found.more, Sentence)
    return found.more


def orders_of(words: tuple[str, ...]) -> Orders:
    """Orders from their words, the transporter first."""
    return Orders(words[0], words[1:])


def after(s: Position, words: str) -> tuple[str, ...]:
    """The words that may follow these."""
    return more(s).after(said(words))


# --- whole sentences


def test_orders_are_carried_out_part_by_part() -> None:
    s = play(farm(), ANN, "move wagon11-take-1-stone-B1-drop-1-stone-take-1-fuel-A1-drop-1-fuel-take-1-boards-B1")
    assert s.table.ground == {"A1": {"stone": 1, "geese": 2, "fuel+wagon11": 1}, "B1": {"stone+wagon11": 1}}
    wagon = s.table.units["wagon11"]
    assert (wagon.at, wagon.spent, wagon.load) == ("B1", 3, {"boards+wagon11": 1})
    ten = "wagon11" + "-take-1-stone-drop-1-stone" * 5
    assert play(farm(), ANN, f"move {ten}").table.ground == farm().table.ground
    assert refused(farm(), ANN, f"move {ten}-B1") == "orders-long"


def test_people_type_them_with_spaces_between() -> None:
    words = said("wagon11 take 2 stone C1 drop 2 stone")
    assert more(farm()).admits(orders_of(words))
    assert GAME.parse("move " + "-".join(words)) == Move(orders_of(words))


def test_goods_come_from_the_first_place_that_has_enough_the_ground_first() -> None:
    s = play(farm(), ANN, "move wagon11-take-1-boards")
    assert "boards" not in s.table.ground["A1"]
    s = play(farm(), ANN, "move wagon11-take-2-boards")
    assert s.table.units["wagon12"].load == {"clay": 1}


def test_where_goods_come_from_may_be_said() -> None:
    s = play(farm(), ANN, "move wagon11-take-1-boards-from-wagon12-take-1-boards-from-A1")
    assert s.table.units["wagon12"].load == {"boards": 1, "clay": 1}
    assert s.table.units["wagon11"].load == {"boards": 2}


def test_where_goods_are_put_may_be_said() -> None:
    s = moving(*COAST, units={"donkey11": "B1n"}, loads={"donkey11": {"clay": 2}}, bridges=["B1"])
    s = play(s, ANN, "move donkey11-drop-1-clay-drop-1-clay-at-B1s")
    assert s.table.ground == {"B1n": {"clay": 1}, "B1s": {"clay": 1}}


def test_a_boat_on_a_river_with_joined_sides_need_not_say_where() -> None:
    s = moving(*COAST, units={"raft11": "B1r"}, loads={"raft11": {"clay": 1}}, bridges=["B1"])
    assert play(s, ANN, "move raft11-drop-1-clay").table.ground == {"B1s": {"clay": 1}}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("move wagon12-take-1-clay", "No clay can be taken from A1: wagon 12 has 1 aboard already."),
        ("move wagon12-take-2-boards", "Only 1 board can be taken from A1: wagon 12 has 1 aboard already."),
        ("move wagon12-take-1-fuel", "No fuel can be taken from A1."),
    ],
)
def test_what_is_missing_and_aboard_already_is_said_to_be(words: str, told: str) -> None:
    """Production may have put it there."""
    s = farm()
    s.table.units["wagon12"].load = {"clay": 1} if "clay" in words else {"boards": 1}
    with pytest.raises(Illegal) as refused:
        play(s, ANN, words)
    assert Speaker("en", GAME).refusal(refused.value) == told


def test_goods_in_one_place_make_one_note() -> None:
    notes = step(farm(), ANN, "move wagon11-take-1-stone-take-1-boards-B1-C1-drop-1-stone").notes
    assert [(note.code, note.args.get("goods", note.args["place"])) for note in notes] == [
        ("loaded", {"stone": 1, "boards": 1}), ("moved", "C1"), ("unloaded", {"stone": 1}),
    ]  # fmt: skip


def test_long_orders_are_told_in_one_note() -> None:
    s = moving(units={"truck11": "A1"}, ground={"A1": {"clay": 6}})
    s.table.units["truck11"].last = [*said("take 1 clay B1 drop 1 clay A1 take 1 clay B1 drop 1 clay A1")]
    short = step(s, ANN, "move truck11-again").notes
    assert len(short) == 8
    s.table.units["truck11"].last += said("take 1 clay drop 1 clay take 1 clay drop 1 clay")
    (note,) = step(s, ANN, "move truck11-again").notes
    assert note.code == "followed-orders"
    assert note.args["orders"] == " ".join(s.table.units["truck11"].last)


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("wagon11", "orders-nothing"),
        ("wagon11-take", "orders-unfinished"),
        ("wagon11-take-1", "orders-unfinished"),
        ("wagon11-take-1-stone-from", "orders-unfinished"),
        ("wagon11-B1-lead", "orders-unfinished"),
        ("wagon11-lift", "orders-unfinished"),
        ("wagon11-take-0-stone", "orders-number"),
        ("wagon11-take-01-stone", "orders-number"),
        ("wagon11-take-²-stone", "orders-number"),
        ("wagon11-take-100-stone", "orders-number"),
        ("wagon11-lead-x-B1", "orders-number"),
        ("wagon11-take-1-stones", "orders-good"),
        ("wagon11-take-3-stone", "goods-missing"),
        ("wagon11-take-1-stone-from-B1", "goods-source"),
        ("wagon11-take-1-stone-from-donkey21", "goods-source"),
        ("wagon11-take-1-stone-from-wagon12", "goods-missing"),
        ("wagon11-drop-1-stone", "goods-not-aboard"),
        ("wagon12-drop-1-clay-at-B1", "goods-source"),
        ("wagon11-take-1-stone-from-wagon12-B1", "goods-missing"),
        ("wagon11-B1-Z1", "orders-place"),
        ("wagon11-set-Z1", "orders-place"),
        ("wagon11-set-A1", "carry-none"),
        ("wagon11-again", "orders-no-last"),
        ("wagon11-B1-again", "orders-place"),
        ("-", "orders-unit"),
        ("wagon11-C1-D1-C1", "way-spent"),
        ("wagon11-" + "-".join(["take-1-stone-drop-1-stone"] * 6), "orders-long"),
    ],
)
def test_what_cannot_be_carried_out_is_refused_with_its_reason(words: str, code: str) -> None:
    s = farm()
    assert refused(s, ANN, f"move {words}") == code
    assert not more(s).admits(orders_of(tuple(words.split("-"))))


@pytest.mark.parametrize(("words", "told"), [
    ("take 1 stone from", "wagon 11 nimmt 1 Stein …"), ("B1 take 1", "wagon 11 → B1, nimmt 1 …"),
])  # fmt: skip
def test_orders_that_are_not_finished_are_repeated_in_words(words: str, told: str) -> None:
    said = Speaker("de", GAME, ["Ann", "Ben"])("no-orders-unfinished", unit="wagon11", orders=words)
    assert said == f"Diese Befehle sind nicht zu Ende: {told.replace('wagon', 'Kutsche')}."


def test_where_nobody_can_move_there_are_no_orders() -> None:
    s = moving(units={"wagon11": "A1"}, loads={"wagon11": {"clay": 2}}, roads=())
    assert offered(s, ANN, "move") == []
    assert refused(s, ANN, "move wagon11-drop-1-clay") == "orders-still"


def test_nobody_orders_transporters_of_others() -> None:
    assert not more(farm()).admits(Orders("donkey21", ("C1",)))
    assert refused(farm(), ANN, "move donkey21-C1") == "orders-unit"


def test_trying_orders_changes_nothing() -> None:
    s = farm()
    before = GAME.encode(s)
    more(s).admits(orders_of(said("wagon11 take 2 stone B1 drop 1 stone")))
    after(s, "wagon11 take 2 boards B1 drop")
    GAME.preview(s, ANN, GAME.parse("move wagon12-drop-2-boards-B1"))
    assert GAME.encode(s) == before


def test_sentences_of_equal_tables_are_equal() -> None:
    assert more(farm()) == more(farm())
    assert more(farm()) != more(play(farm(), ANN, "move wagon11-B1"))


def test_what_is_listed_is_a_sentence_too() -> None:
    s = farm()
    for words in offered(s, ANN, "move"):
        assert more(s).admits(orders_of(tuple(words.removeprefix("move ").split("-")))), words


# --- word by word


def test_the_first_word_is_a_transporter() -> None:
    assert after(farm(), "") == ("wagon11", "wagon12")
    assert after(play(farm(), ANN, "move wagon12-drop-2-boards-drop-1-clay", "move wagon11-lift-wagon12"), "") == (
        "wagon11",
    )


@pytest.mark.parametrize(
    ("words", "following"),
    [
        ("wagon11", ("B1", "C1", "D1", "take", "lead", "stay")),
        ("wagon12", ("B1", "C1", "D1", "drop", "lead", "stay")),
        ("wagon11 take", ("1", "2")),
        ("wagon11 take 2", ("boards", "geese", "stone")),
        ("wagon11 take 1 boards", ("from", "B1", "C1", "D1", "take", "drop", "lead")),
        ("wagon11 take 2 boards", ("B1", "C1", "D1", "take", "drop", "lead")),
        ("wagon11 take 1 boards from", ("A1", "wagon12")),
        ("wagon11 lead", ("1", "2")),
        ("wagon11 lead 2", ("B1", "C1", "D1")),
        ("wagon11 C1", ("D1", "B1")),
        ("wagon12 drop", ("1", "2")),
        ("wagon12 drop 2", ("boards",)),
        ("wagon12 drop 2 boards", ("B1", "C1", "D1", "take", "drop", "lead")),
        ("wagon11 D1", ()),
        ("wagon11 Z9", ()),
        ("wagon11 take 9", ()),
        ("donkey21", ()),
        ("wagon99", ()),
    ],
)
def test_the_words_that_may_follow(words: str, following: tuple[str, ...]) -> None:
    assert after(farm(), words) == following


def test_transporters_are_picked_up_and_set_down_word_by_word() -> None:
    s = moving(units={"wagon11": "A1", "wagon12": "A1"})
    assert after(s, "wagon11") == ("B1", "C1", "D1", "lift", "stay")
    assert after(s, "wagon11 lift") == ("wagon12",)
    t = play(s, ANN, "move wagon11-lift-wagon12").table
    t.units["wagon12"].lifted = False
    s = state(t, MovementPhase())
    assert after(s, "wagon11") == ("B1", "C1", "D1", "set")
    assert after(s, "wagon11 set") == ("A1",)


def test_where_is_offered_only_where_there_is_a_choice() -> None:
    s = moving(*COAST, units={"raft11": "B1r"}, loads={"raft11": {"clay": 1}})
    assert after(s, "raft11 drop 1 clay") == ("at",)
    assert after(s, "raft11 drop 1 clay at") == ("B1s", "B1n")
    assert after(s, "raft11 drop 2 clay") == ()
    s = moving(*COAST, units={"raft11": "D1"}, loads={"raft11": {"clay": 1}}, buildings=RIG)
    assert "at" not in after(s, "raft11 drop 1 clay")


@pytest.mark.parametrize("seed", range(times(10)))
def test_whatever_is_said_word_by_word_ends_in_orders_that_are_allowed(seed: int) -> None:
    chance = Seeded(f"words {seed}".encode(), 0, 0)
    s = farm() if seed % 2 else harbour()
    words: tuple[str, ...] = ()
    while following := more(s).after(words):
        words = (*words, following[chance.below(len(following))])
    assert more(s).admits(orders_of(words)), words
    assert len("move " + "-".join(words)) <= 300
    play(s, ANN, "move " + "-".join(words))


# --- again


def repeated(*last: str, **fields: Any) -> Position:
    """The farm, where the wagon did this in the turn before."""
    s = farm(**fields)
    s.table.units["wagon11"].last = list(last)
    return s


def test_the_orders_of_the_turn_before_are_repeated_in_one_go() -> None:
    s = repeated("take", "1", "stone", "C1", "drop", "1", "stone")
    assert "move wagon11-again" in offered(s, ANN, "move")
    assert after(s, "wagon11")[-1] == "again"
    assert after(s, "wagon11 again") == ()
    s = play(s, ANN, "move wagon11-again")
    assert s.table.ground["C1"] == {"stone+wagon11": 1}
    assert s.table.units["wagon11"].trail == ["take", "1", "stone", "C1", "drop", "1", "stone"]


@pytest.mark.parametrize("last", ["take 1 gold", "C1 D1 C1", "take 1 stone B1 drop 2 stone"])
def test_what_is_no_longer_possible_is_not_repeated(last: str) -> None:
    s = repeated(*said(last))
    assert "move wagon11-again" not in offered(s, ANN, "move")
    assert refused(s, ANN, "move wagon11-again") not in ("", "not-offered")


def test_who_has_begun_does_not_repeat() -> None:
    s = play(repeated("C1"), ANN, "load wagon11-A1-stone-1")
    assert "move wagon11-again" not in offered(s, ANN, "move")
    assert refused(s, ANN, "move wagon11-again") == "orders-begun"


def test_loading_and_unloading_belong_to_the_orders_of_the_turn() -> None:
    s = play(farm(), ANN, "load wagon11-A1-stone-2", "move wagon11-B1", "unload wagon11-B1-stone-1")
    trail = s.table.units["wagon11"].trail
    assert trail == ["take", "2", "stone", "from", "A1", "B1", "drop", "1", "stone", "at", "B1"]
    assert [part.verb for part in orders.split(tuple(trail))[0]] == ["take", "go", "drop"]


# --- in words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("code", ["moved", "led", "loaded", "unloaded", "lifted", "set-down", "followed-orders"])
def test_all_that_orders_lead_to_can_be_told(code: str, locale: str) -> None:
    assert has(locale, "roads", f"note-{code}")


def test_a_way_and_what_is_handled_read_like_this() -> None:
    speak = Speaker("en", GAME, ["Ann", "Ben"])
    notes = step(farm(), ANN, "move wagon11-take-1-stone-lead-2-B1-C1-drop-1-stone").notes
    assert [speak.note(note) for note in notes] == [
        "Ann: wagon 11 takes 1 stone aboard (A1).",
        "Ann: wagon 11 A1 – B1, followed by 2 geese.",
        "Ann: wagon 11 B1 – C1.",
        "Ann: wagon 11 puts down 1 stone (C1).",
    ]


class Bare:
    """Words without a language."""

    def __call__(self, code: str, **args: Any) -> str:
        return " ".join([code.removeprefix("label-"), *(str(value) for value in args.values())])

    def value(self, kind: str, value: Any, count: int = 1) -> str:
        return str(value)


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("wagon11", "unit wagon 11"),
        ("wagon11-B1", "unit wagon 11 go B1"),
        ("wagon11-lead", "unit wagon 11 lead-begun"),
        ("wagon11-lead-2", "unit wagon 11 lead-some 2"),
        ("wagon11-lead-2-B1", "unit wagon 11 lead B1 2"),
        ("wagon11-take-1-boards-from-wagon12", "unit wagon 11 take-load {'boards': 1} unit wagon 12"),
        ("wagon11-drop-1-boards-B1", "unit wagon 11 drop {'boards': 1} , go B1"),
        ("wagon11-lift-wagon12", "unit wagon 11 lift unit wagon 12"),
        ("wagon11-again", "again unit wagon 11 go C1"),
    ],
)
def test_orders_have_a_label_also_their_first_words(words: str, label: str) -> None:
    view = GAME.view(repeated("C1"), ANN)
    assert GAME.guide.names.label(view, "orders", begun(tuple(words.split("-")), Orders), Bare()) == label


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("wagon11", "unit wagon 11"),
        ("wagon11-A1", "handling-where unit wagon 11 A1"),
        ("wagon11-A1-boards", "handling unit wagon 11 A1 some boards 2"),
        ("wagon11-wagon12-boards-2", "handling unit wagon 11 from wagon12 {'boards': 2}"),
    ],
)
def test_handling_has_a_label_also_its_first_parts(words: str, label: str) -> None:
    view = GAME.view(farm(), ANN)
    assert GAME.guide.names.label(view, "handling", begun(tuple(words.split("-")), Handling), Bare()) == label


def test_goods_are_counted_by_kind() -> None:
    label = GAME.guide.names.label(GAME.view(farm(), ANN), "goods", ("boards", "boards", "clay"), Bare())
    assert label == "goods {'boards': 2, 'clay': 1}"


def test_an_unknown_transporter_is_nobodys() -> None:
    with pytest.raises(Illegal, match="orders-unit"):
        orders.commander(farm().table, BEN, "wagon11")
