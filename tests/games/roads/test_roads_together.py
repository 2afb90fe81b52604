"""Orders for several transporters in one go: what is shown before is what comes of it."""

from __future__ import annotations

import pytest

from cogs.question.typed_words import one_line
from engine.core.model import Illegal
from engine.core.offers import Offer
from engine.core.text import write
from engine.games.roads import GAME
from engine.games.roads.actions import Load, Move
from engine.games.roads.flow import Position
from engine.games.roads.hearing import hear
from engine.games.roads.movement import repeats
from engine.games.roads.production import plan
from engine.games.roads.production.foresight import foreseen
from engine.games.roads.values import Orders
from tests.cogs.fleet import fleet
from tests.games.roads.positions import ANN, BEN, play
from tests.games.roads.test_roads_phrases import LANGUAGES, Maker, position, sorted_goods
from tests.laws.play import whims
from tests.soak import times
from words import Speaker

SEVERAL = times(40)
"""Sentences for three transporters."""
LEAST = SEVERAL * 9 // 10
"""Of these that are understood."""
JOINS = {"en": ("; ", ". ", " and then ", "; and ", ", then "), "de": ("; ", ". ", " und dann ", "; und ", ", dann ")}
GUIDE = GAME.guide


def moved() -> Position:
    """Three of Ann's transporters have gone where factories need their loads; at a fourth lies what it needs."""
    s = fleet()
    s.table.ground["D2"] = {"clay": 1}
    s.table.made["clay"] += 1
    return play(
        s,
        ANN,
        "move donkey11-take-2-trunks-B2",
        "move donkey12-take-2-trunks-D3",
        "move donkey14-take-1-trunks-B2-drop-1-trunks",
    )


def test_what_factories_are_said_to_make_is_their_plan_in_the_next_production() -> None:
    s = moved()
    table = GAME.encode(s)
    told = foreseen(s.table, ANN)
    assert GAME.encode(s) == table, "the table does not change"
    assert [note.args["tile"] for note in told] == ["B2", "B2", "D3", "D2"]
    for seat in (ANN, BEN):
        s = play(s, seat, "leave rest-skip")
    while GAME.decision(s) != "turns/production":
        s = play(s, GAME.waiting(s)[0], "call no")
    lines = [line.note for line in plan.draft(s.table, ANN).standing if not isinstance(line.action, Load)]
    assert lines == [note for note in told if note.args["tile"] != "D2"]
    before = s.table.ground.get("D2", {}).get("stone", 0)
    for seat in GAME.waiting(s):
        s = play(s, seat, "produce" if seat == ANN else "done")
    assert s.table.ground["D2"]["stone"] == before + 2, "nobody is at D2: it runs by itself"


def test_what_becomes_of_others_goods_far_away_is_not_told() -> None:
    s = moved()
    assert "D2" in {note.args["tile"] for note in foreseen(s.table, ANN)}, "one of hers can come there next turn"
    assert foreseen(s.table, BEN) == ()
    s.table.units["donkey21"].at = "C3"
    assert [note.args["tile"] for note in foreseen(s.table, BEN)] == ["D2"]


def test_the_last_turn_is_called_so_and_has_no_production_after_it() -> None:
    s = moved()
    for neutral, named in ((2, "Turn 1: movement"), (1, "Turn 1, the last: movement")):
        s.table.neutral = neutral
        view = GAME.view(s, ANN)
        assert Speaker("en", GAME, ["Ann", "Ben"]).doing(view) == named
        assert bool(GUIDE.pieces.foresee(view)) == (neutral > 1)


def test_all_as_before_is_the_same_as_its_single_orders() -> None:
    s = fleet(habits=True)
    apart = GUIDE.pieces.unfolded(GAME.view(s, ANN), Move(repeats.ALL))
    assert len(apart) == 6
    together = play(s, ANN, "move all-again").table
    single = play(s, ANN, *map(write, apart)).table
    assert (single.units, single.ground) == (together.units, together.ground)
    assert GUIDE.pieces.unfolded(GAME.view(s, ANN), apart[0]) == ()


def test_what_is_thought_likely_is_offered() -> None:
    """Also for a transporter that has moved, and for none in the movement phase of somebody else."""
    s = moved()
    (offer,) = [each for each in GAME.offers(s, ANN) if each.action is Move]
    found = [
        value
        for unit in s.table.fleet(ANN)
        for _, values in GUIDE.pieces.likely(GAME.view(s, ANN), unit.name)
        for value in values
    ]
    assert len(found) > 30
    assert all(_admits(offer, value) for value in found)
    assert GUIDE.pieces.likely(GAME.view(s, BEN), "donkey11") == ()


def _admits(offer: Offer, value: Orders) -> bool:
    return offer.fields["orders"].admits(value)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_several_transporters_are_told_what_was_meant_or_refused_together(locale: str) -> None:
    """A truck on each of three roads; each order is made by itself, and all are said in one text."""
    seen, speak = position(rows=3), Speaker(locale, GAME, ["Ann", "Ben"])
    refused = list[str]()
    for seed in range(SEVERAL):
        chance, said, meant = whims(seed, 3), "", list[tuple[str, ...]]()
        for row in (1, 2, 3):
            told = Maker(LANGUAGES[locale], chance, row).order()
            join = JOINS[locale][chance.below(len(JOINS[locale]))]
            said, meant = f"{said}{join if said else ''}{told.said}", [*meant, (f"truck1{row}", *told.words)]
        try:
            heard = hear(seen, "orders", said, speak)
        except Illegal as illegal:
            refused.append(f"{said}: {illegal}")
            continue
        assert list(map(sorted_goods, heard or ())) == list(map(sorted_goods, meant)), said
    assert len(refused) <= SEVERAL - LEAST, "\n".join(refused[:20])


def test_orders_may_be_given_in_lines() -> None:
    view, speak = GAME.view(fleet(), ANN), Speaker("en", GAME, ["Ann", "Ben"])
    heard = hear(
        view, "orders", one_line("donkey 11 takes 2 trunks to B2\ndonkey 12 to D3\n\ndonkey 14\nto B2"), speak
    )
    assert heard == (("donkey11", "take", "2", "trunks", "B2"), ("donkey12", "D3"), ("donkey14", "B2"))


@pytest.mark.parametrize("locale", ["en", "de"])
def test_the_example_of_typed_orders_can_be_sent_as_it_stands(locale: str) -> None:
    s, speak = fleet(), Speaker(locale, GAME, ["Ann", "Ben"])
    told = GUIDE.pieces.example(GAME.view(s, ANN), speak)
    heard = hear(GAME.view(s, ANN), "orders", told, speak)
    assert heard == (("donkey11", "take", "2", "trunks", "B2"),)
    after = GAME.view(play(s, ANN, "move donkey11-take-2-trunks-B2"), ANN)
    assert GUIDE.pieces.example(after, speak).startswith({"en": "donkey 12", "de": "Esel 12"}[locale]), (
        "one without orders"
    )


def test_what_is_taken_at_the_start_but_said_after_the_way_is_refused_in_these_words() -> None:
    with pytest.raises(Illegal, match="goods-start") as refused:
        play(fleet(), ANN, "move donkey11-B2-take-2-trunks")
    assert refused.value.values == {"place": "B2", "goods": {"trunks": 2}, "place_start": "C1"}
    with pytest.raises(Illegal, match="goods-missing"):
        play(fleet(), ANN, "move donkey11-B2-take-2-gold")
