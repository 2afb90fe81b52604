"""Labels of options, reminders, and the page of help."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.model import Note
from engine.core.text import kinds, verb
from engine.games.wonders import GAME
from engine.games.wonders.actions import Site
from engine.games.wonders.edition import HOUSE
from engine.games.wonders.layout import Layout
from engine.games.wonders.phases.turn import Buying, ConfirmTurn
from engine.games.wonders.placing.pieces import fitting
from tests.games.wonders.cities import TILES, engine_city, random_city
from tests.games.wonders.positions import city, site, state, table
from tests.games.wonders.turns import ANN, BEN, OUT, ROADSIDE, buying, position
from words import Speaker

EN, DE = (Speaker(locale, GAME, ["Ann", "Ben", "Cleo"]) for locale in ("en", "de"))


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        ("tile", "farm6b", "farm 6: 3 food, 1 gear for 5 gold"),
        ("tile", "farm3a-90", "farm 3: turned right"),
        ("tile", "farm3a-90-D5", "farm 3: turned right, D5"),
        ("tile", "farm2b-90", "farm 2: vertical"),
        ("tile", "farm2b-90-D5", "farm 2: D5–D7"),
        ("road", "road-0", "horizontal"),
        ("road", "road-0-A11", "A11–D11"),
        ("road", "two", "2 cells"),
        ("road", "two-90-A10", "2 cells: A10–A11"),
        ("road", "one-0", "1 cell"),
        ("road", "one-0-A10", "1 cell: A10"),
        ("monument", "giza", "Giza Pyramid Complex"),
        ("monument", "giza-C4-C5", "Giza Pyramid Complex: C4, C5 …"),
        ("monument", "moai-B8", "Moai: B8 …"),
        ("monument", "moai-B6-B8-D8", "Moai: B6, B8, D8"),
        ("monument", "great_wall-D5E5-D6E6-D7E7", "Great Wall of China: D5–E5, D6–E6, D7–E7"),
        ("monument", "colosseum-90-C5", "Colosseum: turned right, C5"),
    ],
)
def test_a_place_is_said_in_words(kind: str, value: str, said: str) -> None:
    assert GAME.guide.names.label(GAME.view(buying(), ANN), kind, site(value), EN) == said


@pytest.mark.parametrize(("say", "only"), [(EN, ", only "), (DE, ", nur ")])
def test_a_building_with_one_place_left_is_listed_with_it(say: Speaker, only: str) -> None:
    """Whoever chooses it there has laid it, without another question."""
    drawn = random_city("A", 36, 16)
    mine = engine_city(HOUSE, "A", drawn.pieces)
    mine.starter = False
    view, left = GAME.view(position(Buying(who=ANN), mine, city(), sold=True), ANN), Counter[int]()
    for tile in TILES:
        ways = fitting(Layout(HOUSE, mine), tile)
        whole = GAME.guide.names.label(view, "tile", Site(tile, ways[0].parts), say) if ways else ""
        told = GAME.guide.names.label(view, "tile", Site(tile), say)
        assert told.endswith(only + whole.partition(": ")[2]) if len(ways) == 1 else only not in told
        assert len(told) <= 100
        left[min(len(ways), 2)] += 1
    assert left.keys() >= {1, 2}


def test_options_that_are_offered_together_have_different_labels() -> None:
    s = buying(
        "starter-0-A11 farm1a-0-A10 farm2a-0-C10 road-90-G8", monuments="moai machu_picchu petra", tiles="farm3a"
    )
    view, offers = GAME.view(s, ANN), GAME.offers(s, ANN)
    assert [verb(offer.action) for offer in offers][:2] == ["road", "short"]
    for offer in offers:
        for name, domain in offer.fields.items():
            labels = [GAME.guide.names.label(view, kinds(offer.action)[name], value, EN) for value in domain.values()]
            assert len(set(labels)) == len(labels)
            assert all(len(each) <= 100 for each in labels)


def test_reminders_tell_the_loan_what_could_stand_the_objectives_and_the_next_order() -> None:
    farms = "starter-0-A11 farm1a-0-A10 farm2a-0-C10"
    s = position(
        Buying(who=ANN),
        city(farms, loan=1, population=2, food=1),
        city(farms.replace("a-", "b-"), food=3),
        city("starter-0-A11 farm4a-0-A9 farm4b-0-C9", **OUT),
        monuments="petra machu_picchu moai",
        objectives=["agriculture", "abundance", "metropolis"],
    )
    assert GAME.guide.overview.reminders(GAME.view(s, ANN), EN) == (
        "Open loan of round 1: 3 gold repay it in a later round.",
        "Objectives: Agriculture (farms): 2, 2 points · Abundance (food): 1, 1 point, best 3 · "
        "Metropolis (all types enclosed): 0 of 5.",
        "Petra still lacks 2 markets beside it.",
        "Machu Picchu can be set up: as drawn, A8; as drawn, B8; 1 more place. Ben could set it up.",
        "Moai still lacks a road or a natural cell beside it.",
        "No place in your city now for: temple 4, temple 6.",
        "Turn order of the next round, as it stands: Ben, Cleo and Ann.",
    )
    assert GAME.guide.overview.reminders(GAME.view(s, BEN), EN) == ()
    assert GAME.guide.overview.reminders(GAME.view(s, None), EN) == ()


def test_reminders_of_whoever_is_out_leave_the_monuments_out() -> None:
    s = position(ConfirmTurn(who=ANN), city(ROADSIDE, **OUT), city(ROADSIDE))
    assert len(GAME.guide.overview.reminders(GAME.view(s, ANN), EN)) == 1


@pytest.mark.parametrize(("number", "population"), [(10, 0), (5, 17)])
def test_the_last_round_is_told_and_no_order_after_it(number: int, population: int) -> None:
    s = position(ConfirmTurn(who=ANN), city(ROADSIDE, **OUT, population=population), city(ROADSIDE), round=number)
    assert GAME.guide.overview.reminders(GAME.view(s, ANN), EN) == ("This is the last round.",)


def test_where_a_monument_has_no_room_nothing_beside_it_is_asked_for() -> None:
    bridged = "road-0-D4 road-0-D5 two-0-D6 one-0-F6 two-0-G6 road-0-D7 one-0-F8"
    s = state(table(city(f"{ROADSIDE} {bridged}"), city(ROADSIDE)), Buying(who=ANN))  # no way of play leads here
    s.table.market.monuments = ["roman_bridge"]
    assert "Roman Bridge still lacks free cells of the right terrain." in GAME.guide.overview.reminders(
        GAME.view(s, ANN), EN
    )


def test_a_building_that_could_be_paid_for_but_lies_nowhere_is_named() -> None:
    walled = city("starter-0-A11 farm1a-0-A10 farm2a-0-C10 tower-0-E11", gold=3)
    s = position(Buying(who=ANN), walled, city(ROADSIDE), tiles="farm1b housing2a housing5a", monuments="")
    told = GAME.guide.overview.reminders(GAME.view(s, ANN), EN)
    assert "No place in your city now for: housing 2, temple 3." in told  # temple 3 fills its stack


def test_a_turn_that_loses_a_point_says_so() -> None:
    assert EN.note(Note("turn-points", {"points": -1})) == "−1 point"


def test_alone_the_target_is_told_instead_of_the_order() -> None:
    s = position(ConfirmTurn(who=ANN), city(ROADSIDE, food=3, gears=2, **OUT))
    assert GAME.guide.overview.reminders(GAME.view(s, ANN), DE) == (
        "Um den Automaten zu schlagen, brauchst du mehr als 5 Punkte; du hast 0.",
    )


def test_all_objectives_stand_below_the_rules() -> None:
    (objectives,) = GAME.guide.overview.aid(EN)
    assert objectives.count("\n") == 15


def test_alone_there_is_no_order_to_tell() -> None:
    begins = {"round": 2, "rounds": 10}
    assert EN.note(Note("round-begins", {**begins, "seats": [0]})) == "Round 2 of 10."
    assert EN.note(Note("round-begins", {**begins, "seats": [1, 0]})) == "Round 2 of 10. Turn order: Ben and Ann."


def test_in_german_a_monument_of_any_number_is_in_one_form() -> None:
    """ "Pyramiden … fehlt" would be wrong, and so would "Moai fehlen"."""
    shown = position(Buying(who=ANN), city(ROADSIDE), city(ROADSIDE), tiles="", monuments="giza moai")
    giza, moai, *_ = GAME.guide.overview.reminders(GAME.view(shown, ANN), DE)
    assert giza == "Pyramiden von Gizeh – daneben nötig: 2 Tempel."
    assert moai.startswith("Moai – Platz dafür: ")
