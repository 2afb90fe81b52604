"""Agreements between players: gifts, requests, swaps, ferries (rulebook: exchange of goods, building)."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from engine.core.offers import OneOf
from engine.core.values import begun, read_value, words_of
from engine.games import roads
from engine.games.roads.labels import label
from engine.games.roads.phases import deals, terms
from engine.games.roads.state import Table
from engine.games.roads.values import Terms
from tests.games.roads.positions import ANN, BEN, CAT, table
from tests.games.roads.quarrel import QUARREL, Quarrel, offered, play, quarrel, refused, step, told
from tests.laws.checks import Plain
from words import Speaker

SOUTH, NORTH = "A1s", "A1n"


def market(**fields: Any) -> Table:
    """Ann has a donkey with two boards, Ben one with a stone, on one tile; Cat stands apart."""
    given: dict[str, Any] = {
        "seats": 3,
        "units": {"donkey11": "A1", "donkey21": "A1", "donkey31": "D1"},
        "loads": {"donkey11": {"boards": 2}, "donkey21": {"stone": 1}},
    }
    return table("0,0:P 1,0:P 2,0:P 3,0:P", **{**given, **fields})


def river(**fields: Any) -> Table:
    """A river parts tile A1. Ann's wagon with two trunks is on one bank, Ben's raft in the river."""
    given: dict[str, Any] = {
        "seats": 3,
        "units": {"wagon11": SOUTH, "raft21": "A1r", "donkey31": NORTH},
        "loads": {"wagon11": {"trunks": 2}},
    }
    return table("0,0:P14 1,0:S 2,0:P", **{**given, **fields})


def loads(s: Quarrel) -> dict[str, dict[str, int]]:
    """The load of every transporter."""
    return {unit.name: unit.load for unit in s.table.units.values()}


# --- possible offers


def test_listed_are_gifts_and_requests_of_one_or_all_and_swaps_of_one_for_one() -> None:
    assert offered(quarrel(market(loads={"donkey11": {"boards": 2}, "donkey21": {"gold": 1}})), ANN, "propose") == [
        "propose give-donkey11-donkey21-1-boards",
        "propose swap-donkey11-donkey21-1-boards-for-1-gold",
    ]
    assert offered(quarrel(market()), BEN, "propose") == [
        "propose ask-donkey21-donkey11-1-boards",
        "propose swap-donkey21-donkey11-1-stone-for-1-boards",
    ]


def test_a_gift_needs_room() -> None:
    s = quarrel(market(loads={"donkey11": {"boards": 2}, "donkey21": {}}))
    assert offered(s, ANN, "propose") == [f"propose give-donkey11-donkey21-{n}-boards" for n in (1, 2)]
    s = quarrel(market(loads={"donkey11": {"boards": 2}, "donkey21": {"gold": 2}}))
    assert "give" not in " ".join(offered(s, ANN, "propose"))
    assert refused(s, ANN, "propose give-donkey11-donkey21-1-boards") == "deal-goods"


def test_only_where_goods_can_be_passed_from_hand_to_hand() -> None:
    s = quarrel(market(units={"donkey11": "A1", "donkey21": "B1"}))
    assert offered(s, ANN, "propose") == []
    assert refused(s, ANN, "propose give-donkey11-donkey21-1-boards") == "deal-apart"


def test_a_river_without_a_bridge_keeps_them_apart() -> None:
    t = river(units={"wagon11": SOUTH, "donkey31": NORTH})
    assert offered(quarrel(t), ANN, "propose") == []
    assert offered(quarrel(river(units={"wagon11": SOUTH, "donkey31": NORTH}, bridges=["A1"])), ANN, "propose") != []


def test_boats_pass_goods_on_the_open_sea_but_not_to_the_shore() -> None:
    t = table("0,0:S 1,0:P", units={"raft11": "A1", "raft21": "A1", "donkey22": "B1"}, loads={"raft11": {"gold": 1}})
    assert offered(quarrel(t), ANN, "propose") == ["propose give-raft11-raft21-1-gold"]


def test_a_transporter_that_carries_another_passes_nothing() -> None:
    t = market(units={"wagon11": "A1", "donkey12": "A1", "donkey21": "A1"}, loads={"donkey21": {"gold": 1}})
    t.units["wagon11"].aboard, t.units["donkey12"].carrier, t.units["donkey12"].at = "donkey12", "wagon11", ""
    assert offered(quarrel(t), ANN, "propose") == []


def test_there_are_never_more_than_can_be_looked_through() -> None:
    full = dict.fromkeys(["boards", "stone", "gold", "iron", "clay", "fuel"], 1)
    units = {f"steamer{10 * seat + n}": "A1r" for seat in (1, 2) for n in range(1, 6)}
    t = river(units=units, loads=dict.fromkeys(units, full))
    assert len(offered(quarrel(t), ANN, "propose")) == deals.LISTED


def test_longer_terms_are_said_word_by_word() -> None:
    s = quarrel(market(loads={"donkey11": {"boards": 1, "clay": 1}, "donkey21": {"stone": 1, "gold": 1}}))
    (offer,) = [offer for offer in QUARREL.offers(s, ANN) if offer.action is QUARREL.verbs["propose"]]
    domain = offer.fields["terms"]
    assert isinstance(domain, OneOf)
    said = domain.more
    assert said is not None
    assert said.after(()) == ("swap", "ask")  # there is no room for a gift; goods he asks for may be put down
    assert said.after(("swap", "donkey11")) == ("donkey21",)
    assert said.after(("swap", "donkey11", "donkey21", "1")) == ("boards", "clay")
    assert said.after(("swap", "donkey11", "donkey21", "1", "boards")) == ("1", "for")
    words = ("swap", "donkey11", "donkey21", "1", "boards", "1", "clay", "for", "1", "stone", "1", "gold")
    assert domain.admits(begun(words, Terms))
    assert said.after(words) == ()
    s = play(play(s, ANN, f"propose {'-'.join(words)}"), BEN, "answer 1 yes")
    assert loads(s)["donkey11"] == {"stone": 1, "gold": 1}


@pytest.mark.parametrize(
    "words",
    [
        "give-donkey11-donkey21-3-boards",  # has two
        "give-donkey11-donkey21-1-gold",
        "give-donkey11-donkey21-0-boards",
        "give-donkey11-donkey21-01-boards",
        "give-donkey11-donkey21-1-boards-1-boards",
        "give-donkey11-donkey21-boards",
        "give-donkey21-donkey11-1-stone",  # not hers
        "give-donkey11-donkey31-1-boards",  # far away
        "swap-donkey11-donkey21-1-boards-for-1-boards",
        "swap-donkey11-donkey21-1-boards-for",
        "swap-donkey11-donkey21-for-1-stone",
        "give-donkey11-donkey21-1-boards-for-1-stone",
        "lend-donkey11-donkey21-1-boards",
        "ask-B1-donkey21-1-stone",  # not where they stand
        "give",
        "none",
    ],
)
def test_other_sentences_are_refused(words: str) -> None:
    assert refused(quarrel(market()), ANN, f"propose {words}") in ("deal-words", "deal-apart", "deal-goods")


def test_goods_may_be_put_down_for_one_who_has_no_room() -> None:
    full = {"donkey11": {"boards": 2}, "donkey21": {"stone": 1}}
    s = play(quarrel(market(loads=full)), ANN, "propose ask-A1-donkey21-1-stone")
    s = play(s, BEN, "answer 1 yes")
    assert (s.table.ground, loads(s)["donkey21"]) == ({"A1": {"stone": 1}}, {})


# --- offering and answering


def test_who_is_offered_something_is_asked_even_when_done() -> None:
    s = play(quarrel(market()), BEN, "done")
    assert QUARREL.waiting(s) == (ANN, CAT)
    made = step(s, ANN, "propose give-donkey11-donkey21-1-boards")
    assert told(made) == ["offers-give"]
    assert QUARREL.waiting(made.state) == (ANN, BEN, CAT)
    assert offered(made.state, BEN, "answer") == ["answer 1 yes", "answer 1 no"]
    assert QUARREL.default(made.state, BEN) == QUARREL.parse("answer 1 no")


def test_a_gift_is_passed_when_it_is_accepted() -> None:
    s = play(quarrel(market()), ANN, "propose give-donkey11-donkey21-1-boards")
    assert loads(s)["donkey11"] == {"boards": 2}
    s = play(s, BEN, "answer 1 yes")
    assert loads(s) == {"donkey11": {"boards": 1}, "donkey21": {"boards": 1, "stone": 1}, "donkey31": {}}
    assert s.table.deals == []


def test_a_request_and_a_swap() -> None:
    s = play(quarrel(market()), BEN, "propose ask-donkey21-donkey11-1-boards")
    assert loads(play(s, ANN, "answer 11 yes"))["donkey21"] == {"boards": 1, "stone": 1}
    s = play(quarrel(market()), ANN, "propose swap-donkey11-donkey21-1-boards-for-1-stone")
    assert loads(play(s, BEN, "answer 1 yes"))["donkey21"] == {"boards": 1}


def test_full_transporters_may_swap() -> None:
    s = quarrel(market(loads={"donkey11": {"boards": 2}, "donkey21": {"stone": 2}}))
    s = play(play(s, ANN, "propose swap-donkey11-donkey21-2-boards-for-2-stone"), BEN, "answer 1 yes")
    assert loads(s)["donkey11"] == {"stone": 2}
    assert refused(s, ANN, "propose swap-donkey11-donkey21-1-stone-for-2-boards") == "deal-goods"


def test_declining_and_withdrawing_change_nothing() -> None:
    s = quarrel(market())
    made = play(s, ANN, "propose give-donkey11-donkey21-1-boards")
    assert told(step(made, BEN, "answer 1 no")) == ["deal-declined"]
    assert offered(made, ANN, "answer") == ["answer 1 no"]
    withdrawn = step(made, ANN, "answer 1 no")
    assert told(withdrawn) == ["deal-withdrawn"]
    assert loads(withdrawn.state) == loads(s)
    assert refused(made, CAT, "answer 1 yes") == "no-such-deal"


def test_previews_tell_each_what_it_costs_and_brings() -> None:
    s = quarrel(market())
    words = "propose swap-donkey11-donkey21-2-boards-for-1-stone"
    mine = QUARREL.preview(s, ANN, QUARREL.parse(words))
    assert (mine.cost, mine.gain) == ({"boards": 2}, {"stone": 1})
    made = play(s, ANN, words)
    yours = QUARREL.preview(made, BEN, QUARREL.parse("answer 1 yes"))
    assert (yours.cost, yours.gain) == ({"stone": 1}, {"boards": 2})
    assert QUARREL.preview(made, BEN, QUARREL.parse("answer 1 no")).cost == {}


def test_between_two_players_one_agreement_is_on_offer_at_a_time() -> None:
    s = play(quarrel(market()), ANN, "propose give-donkey11-donkey21-1-boards")
    assert refused(s, BEN, "propose ask-donkey21-donkey11-1-boards") == "deal-open"
    assert offered(s, ANN, "propose") == []


def test_nobody_can_pester_the_others() -> None:
    s = quarrel(market())
    for number in (1, 2, 3):
        s = play(play(s, ANN, "propose give-donkey11-donkey21-1-boards"), BEN, f"answer {number} no")
    assert refused(s, ANN, "propose give-donkey11-donkey21-1-boards") == "deal-often"
    assert offered(s, BEN, "propose") != []


def test_offers_are_numbered_by_who_makes_them_whoever_is_quicker() -> None:
    t = market(units={"donkey11": "A1", "donkey21": "A1", "donkey31": "A1"})
    wishes = {ANN: "propose give-donkey11-donkey31-1-boards", BEN: "propose give-donkey21-donkey31-1-stone"}
    one = play(play(quarrel(t), ANN, wishes[ANN]), BEN, wishes[BEN])
    other = play(play(quarrel(t), BEN, wishes[BEN]), ANN, wishes[ANN])
    assert QUARREL.encode(one) == QUARREL.encode(other)
    assert [deal.number for deal in one.table.deals] == [1, 11]


def test_an_offer_lapses_when_it_has_become_impossible() -> None:
    s = play(quarrel(market()), ANN, "propose give-donkey11-donkey21-1-boards")
    after = step(s, ANN, "move donkey11-to-B1")
    assert told(after) == ["acted", "deal-lapsed"]
    assert after.state.table.deals == []
    assert offered(after.state, BEN, "answer") == []


def test_no_phase_ends_before_an_offer_is_answered() -> None:
    s = play(quarrel(market()), BEN, "propose ask-donkey21-donkey11-1-boards")
    s = play(play(play(s, ANN, "done"), BEN, "done"), CAT, "done")
    assert QUARREL.waiting(s) == (ANN,)
    s = play(s, ANN, "answer 11 no")
    assert s.flow == []


def test_with_an_order_only_who_is_up_may_offer_but_anybody_answers() -> None:
    s = quarrel(market(called=True, chart=[BEN, ANN, CAT]))
    assert refused(s, ANN, "propose give-donkey11-donkey21-1-boards") == "deal-not-now"
    s = play(s, BEN, "propose ask-donkey21-donkey11-1-boards")
    assert QUARREL.waiting(s) == (ANN, BEN)
    assert offered(s, ANN, "load") == []
    assert loads(play(s, ANN, "answer 11 yes"))["donkey21"] == {"boards": 1, "stone": 1}


def test_agreements_are_made_in_production_movement_and_building_only() -> None:
    for phase in ("production", "movement", "building"):
        assert offered(quarrel(market(phase=phase)), ANN, "propose") != []
    s = quarrel(market(phase="wonder"))
    assert offered(s, ANN, "propose") == []
    assert refused(s, ANN, "propose give-donkey11-donkey21-1-boards") == "deal-not-now"


def test_who_is_done_may_still_ask_and_acts_again_with_what_he_gets() -> None:
    s = play(quarrel(market()), BEN, "done")
    s = play(s, BEN, "propose ask-donkey21-donkey11-1-boards")
    assert play(s, ANN, "answer 11 no").table.done == [BEN]
    s = play(s, ANN, "answer 11 yes")
    assert s.table.done == []
    assert "unload donkey21-A1-boards-1" in offered(s, BEN, "unload")


def test_with_an_order_nobody_whose_time_is_over_acts_again() -> None:
    s = quarrel(market(called=True, loads={"donkey11": {}, "donkey21": {"stone": 1}}))
    s = play(play(s, ANN, "done"), BEN, "propose give-donkey21-donkey11-1-stone")
    assert play(s, ANN, "answer 11 yes").table.done == [ANN]


# --- marks of the movement phase


def test_goods_keep_their_marks() -> None:
    marked = {"donkey11": {"boards+donkey11": 1}, "donkey21": {}}
    s = quarrel(market(loads=marked))
    s = play(play(s, ANN, "propose give-donkey11-donkey21-1-boards"), BEN, "answer 1 yes")
    assert loads(s)["donkey21"] == {"boards+donkey11": 1}


def test_given_away_first_is_what_the_taker_may_move_and_the_giver_may_not() -> None:
    marked = {"wagon11": {"boards": 1, "boards+donkey12": 1, "boards+donkey22": 1}, "donkey21": {}}
    s = quarrel(market(units={"wagon11": "A1", "donkey12": "B1", "donkey21": "A1", "donkey22": "B1"}, loads=marked))
    s = play(play(s, ANN, "propose give-wagon11-donkey21-1-boards"), BEN, "answer 1 yes")
    assert loads(s)["donkey21"] == {"boards+donkey12": 1}
    s = play(play(s, ANN, "propose give-wagon11-donkey21-1-boards"), BEN, "answer 2 yes")
    assert loads(s)["donkey21"] == {"boards+donkey12": 1, "boards": 1}


# --- ferries


def test_anothers_boat_in_the_river_is_a_ferry_if_its_owner_agrees() -> None:
    s = quarrel(river())
    assert f"propose ferry-wagon11-raft21-2-trunks-{NORTH}" in offered(s, ANN, "propose")
    s = play(s, ANN, f"propose ferry-wagon11-raft21-2-trunks-{NORTH}")
    assert QUARREL.waiting(s) == (ANN, BEN, CAT)
    s = play(s, BEN, "answer 1 yes")
    assert (loads(s)["wagon11"], s.table.ground) == ({}, {NORTH: {"trunks": 2}})


def test_a_ferry_brings_goods_from_the_other_bank_and_may_be_full() -> None:
    t = river(ground={NORTH: {"gold": 1}}, loads={"wagon11": {"trunks": 2}, "raft21": {"clay": 3}})
    s = play(quarrel(t), ANN, f"propose ferry-{NORTH}-raft21-1-gold-wagon11")
    s = play(s, BEN, "answer 1 yes")
    assert loads(s)["wagon11"] == {"trunks": 2, "gold": 1}
    assert loads(s)["raft21"] == {"clay": 3}


def test_a_ferry_takes_nothing_an_earlier_one_could_still_take() -> None:
    t = river(ground={NORTH: {"gold": 1}}, chart=[CAT, ANN, BEN])
    s = quarrel(t)
    assert refused(s, ANN, f"propose ferry-{NORTH}-raft21-1-gold-wagon11") == "deal-behind"
    s = play(s, CAT, "done")
    assert f"propose ferry-{NORTH}-raft21-1-gold-wagon11" in offered(s, ANN, "propose")


def test_no_ferry_where_a_bridge_is_nor_for_what_is_on_the_same_side() -> None:
    assert "ferry" not in " ".join(offered(quarrel(river(bridges=["A1"])), ANN, "propose"))
    s = quarrel(river())
    assert refused(s, ANN, f"propose ferry-wagon11-raft21-1-trunks-{SOUTH}") == "deal-goods"


def test_a_ferry_without_a_transporter_of_ones_own_there_is_not_offered() -> None:
    t = river(units={"raft21": "A1r", "donkey31": NORTH, "donkey11": "C1"}, ground={NORTH: {"gold": 1}})
    assert offered(quarrel(t), ANN, "propose") == []


# --- in words


def test_terms_read_back() -> None:
    swap = read_value("swap-a-b-2-boards-1-stone-for-1-gold", Terms)
    assert terms.read(swap) == terms.Exchange("swap", "a", "b", {"boards": 2, "stone": 1}, {"gold": 1})
    for bad in ("give-a-b-1-boards-c", "ask-a-b-1", "ferry-a-b-1-boards", "swap-a-b-1-boards-for-1-gold-x"):
        with pytest.raises(ValueError, match=r"goods|sentence"):
            terms.read(read_value(bad, Terms))


@pytest.mark.parametrize("locale", ["en", "de"])
def test_everything_is_said_in_both_languages(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    speak = Speaker(locale, roads.GAME, ["Ann", "Ben", "Cat"])
    tables = [market(), river(ground={NORTH: {"gold": 1}})]
    notes = []
    with caplog.at_level(logging.WARNING):
        for t in tables:
            s = quarrel(t)
            for words in offered(s, ANN, "propose"):
                action = QUARREL.parse(words)
                said = label(QUARREL.view(s, ANN), "terms", action.terms, speak)  # type: ignore[attr-defined]
                assert 0 < len(said) <= 80
                words_said = words_of(action.terms)  # type: ignore[attr-defined]
                for n in range(1, len(words_said)):
                    assert label(QUARREL.view(s, ANN), "terms", begun(words_said[:n], Terms), speak)
                made = step(s, ANN, words)
                assert len(label(QUARREL.view(made.state, BEN), "deal", 1, speak)) <= 80
                ends = [step(made.state, BEN, f"answer 1 {yes}") for yes in ("yes", "no")]
                notes += [note for each in (made, *ends, step(made.state, ANN, "answer 1 no")) for note in each.notes]
        assert len({note.code for note in notes}) >= 8
        assert all("{" not in speak.note(note) and speak.note(note) != f"note-{note.code}" for note in notes)
    assert not caplog.records
    assert label(QUARREL.view(quarrel(market()), ANN), "deal", 99, Plain()) == "99"


# --- declining all


def test_who_declines_all_agreements_is_offered_none_until_it_is_taken_back() -> None:
    s = quarrel(market())
    s = play(s, ANN, "propose swap-donkey11-donkey21-1-boards-for-1-stone")
    left = step(s, BEN, "leave deals-phase")
    assert [(note.code, note.to) for note in left.notes] == [("declines-phase", None), ("deal-declined", None)]
    s = left.state
    assert (s.table.deals, offered(s, ANN, "propose")) == ([], [])
    assert refused(s, ANN, "propose ask-donkey11-donkey21-1-stone") == "deal-declines"
    assert offered(s, BEN, "propose") != [], "he may still ask others"
    assert offered(play(s, BEN, "leave deals-ask"), ANN, "propose") != []


@pytest.mark.parametrize(("answer", "after"), [("phase", {}), ("game", {"1": "game"})])
def test_agreements_are_declined_for_a_phase_or_for_the_game(answer: str, after: dict[str, str]) -> None:
    s = play(quarrel(market()), BEN, f"leave deals-{answer}", "done")
    assert s.table.declines == {"1": answer}
    assert play(play(s, ANN, "done"), CAT, "done").table.declines == after
