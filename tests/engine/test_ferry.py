"""Ferry, rule by rule. See engine/games/ferry/RULES.md."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance, Recorded, Seeded
from engine.core.frames import AnyStep
from engine.core.model import Action, Illegal, Note, Preview, Seat
from engine.games.ferry import (
    DECK,
    GAME,
    Bid,
    Build,
    Company,
    Market,
    Pack,
    Rest,
    Return,
    Sell,
    State,
    Summers,
    Toll,
    TollWindow,
    Turn,
    beside,
    in_order,
    winners,
)

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)
NO_DRAWS = Recorded(())


def start(seats: int = 3) -> State:
    state: State = GAME.start(seats, Seeded(b"ferry", 0, 0)).state
    return state


def turn(seat: Seat, cards: str, owner: dict[str, Seat], coins: int = 2) -> State:
    """A seat's turn, Ben's to follow: its cards by first letter, the piers that stand, everybody's coins."""
    s = start()
    names = {"p": "plank", "r": "rope", "s": "sail"}
    pool = s.box.deck + s.hands[seat].cards
    s.hands[seat].cards = in_order([names[letter] for letter in cards])
    for card in s.hands[seat].cards:
        pool.remove(card)
    s.box.deck, s.table.owner = pool, dict(owner)
    s.table.deck, s.table.companies[seat].cards = len(pool), len(cards)
    for company in s.table.companies:
        company.coins = coins
    s.flow = [s.flow[0], Turn(who=BEN, serial=s.ticks + 1), Turn(who=seat, serial=s.ticks + 2)]
    s.ticks += 2
    GAME.rules.check(s)
    return s


def play(s: State, seat: Seat, action: Action, chance: Chance = NO_DRAWS) -> AnyStep:
    return GAME.apply(s, seat, action, chance)


def bids(s: State, *coins: int) -> State:
    for n, amount in enumerate(coins):
        s = play(s, Seat(n), Bid(amount)).state
    return s


def test_three_cards_each_and_two_coins_in_each_of_four_summers() -> None:
    s = start()
    assert [len(hand.cards) for hand in s.hands] == [3, 3, 3]
    assert [(company.coins, company.cards) for company in s.table.companies] == [(2, 3)] * 3
    assert s.table.deck == len(DECK) - 9
    for summer in range(1, 5):
        assert s.table.summer == summer
        assert {company.coins for company in s.table.companies} == {2 * summer}
        s = bids(s, 0, 0, 0)
        for seat in s.table.order:
            s = play(s, seat, Rest(), Seeded(b"rest", 0, s.ticks)).state
        for seat in s.table.order:
            s = play(s, seat, Pack()).state
    assert GAME.result(s) is not None


def test_a_short_game_has_two_summers() -> None:
    short = GAME.rules.settings.choose(GAME.options(), "summers", "2")
    assert GAME.rules.settings.chosen(short, "summers") == "2"
    assert GAME.start(3, Seeded(b"ferry", 0, 0), short).state.table.summers == 2


def test_the_highest_bid_goes_first_and_ties_keep_their_order() -> None:
    assert bids(start(), 0, 1, 2).table.order == [CAT, BEN, ANN]
    assert bids(start(), 1, 0, 1).table.order == [ANN, CAT, BEN]
    assert GAME.waiting(bids(start(), 0, 1, 2)) == (CAT,)


def test_every_bid_is_paid() -> None:
    assert [company.coins for company in bids(start(), 0, 1, 2).table.companies] == [2, 1, 0]


def test_bids_are_secret_until_the_last_and_then_told() -> None:
    s = play(start(), BEN, Bid(2)).state
    assert GAME.waiting(s) == (ANN, CAT)
    step = play(play(s, ANN, Bid(0)).state, CAT, Bid(1))
    assert step.notes == tuple(Note("bid", {"seat": n, "coins": c}) for n, c in enumerate((0, 2, 1)))
    assert not step.undoable
    assert [hand.choice for hand in step.state.hands] == [None] * 3


@pytest.mark.parametrize(("cards", "points"), [("p", 1), ("pp", 1), ("pr", 3), ("ppr", 3), ("prs", 6), ("sss", 1)])
def test_a_pier_scores_by_different_kinds(cards: str, points: int) -> None:
    s = turn(ANN, cards, {})
    build = Build("D", tuple(s.hands[ANN].cards))
    assert GAME.preview(s, ANN, build) == Preview(cost={"card": len(cards)}, points=points)
    after = play(s, ANN, build).state
    assert after.table.owner == {"D": ANN}
    assert after.table.companies[ANN] == Company(coins=2, points=points, cards=0)
    assert after.table.used == list(build.cards)


def test_resting_draws_two_cards() -> None:
    s = turn(ANN, "p", {})
    step = play(s, ANN, Rest())
    drawn = [*s.box.deck[-1:], *s.box.deck[-2:-1]]
    assert step.state.hands[ANN].cards == in_order(["plank", *drawn])
    assert step.notes[0] == Note("drew", {"seat": ANN, "count": 2})
    assert step.notes[1].to == (ANN,)
    assert not step.undoable


def test_a_taken_landing_is_refused_by_name() -> None:
    with pytest.raises(Illegal, match="landing-taken"):
        play(turn(ANN, "pr", {"C": BEN}), ANN, Build("C", ("plank",)))


def test_neighbours_are_asked_upstream_first() -> None:
    s = play(turn(ANN, "p", {"D": CAT, "F": BEN, "G": CAT}), ANN, Build("E", ("plank",))).state
    assert s.flow[-1] == TollWindow(who=CAT, payer=ANN, serial=s.flow[-1].serial)
    s = play(s, CAT, Toll(True)).state
    assert GAME.waiting(s) == (BEN,)


def test_a_neighbour_on_both_sides_is_asked_once_and_nobody_asks_himself() -> None:
    table = start().table
    table.owner = {"D": CAT, "E": ANN, "F": CAT}
    assert beside(table, "E") == [CAT]
    table.owner = {"A": ANN, "B": ANN, "L": BEN}
    assert beside(table, "A") == []
    assert beside(table, "B") == []


def test_a_toll_is_a_coin_or_a_card() -> None:
    s = play(turn(ANN, "p", {"D": CAT}), ANN, Build("E", ("plank",))).state
    coin = play(s, CAT, Toll(True))
    assert [company.coins for company in coin.state.table.companies] == [1, 2, 3]
    assert coin.undoable
    card = play(s, CAT, Toll(False))
    assert [company.coins for company in card.state.table.companies] == [2, 2, 2]
    assert card.state.table.companies[CAT].cards == 4
    assert not card.undoable


def test_no_toll_from_an_empty_purse() -> None:
    s = play(turn(ANN, "p", {"D": CAT}, coins=0), ANN, Build("E", ("plank",))).state
    assert not isinstance(s.flow[-1], TollWindow)
    one_coin = play(turn(ANN, "p", {"D": CAT, "F": BEN}, coins=1), ANN, Build("E", ("plank",))).state
    after = play(one_coin, CAT, Toll(True)).state
    assert not isinstance(after.flow[-1], TollWindow)


def market(cards: str, coins: int = 2) -> State:
    """The market, everybody there; Ann's cards by first letter."""
    s = turn(ANN, cards, {}, coins)
    s.flow = [s.flow[0], Market(there=[ANN, BEN, CAT], serial=s.ticks)]
    return s


def test_cards_are_sold_for_a_coin_each() -> None:
    s = play(market("pps"), ANN, Sell(("plank",))).state
    assert s.table.companies[ANN] == Company(coins=3, cards=2)
    assert (s.hands[ANN].cards, s.table.used) == (["plank", "sail"], ["plank"])
    assert GAME.waiting(s) == (ANN, BEN, CAT)


def test_several_cards_are_sold_in_one_sentence() -> None:
    s = play(market("pps"), ANN, Sell(("sail", "plank", "plank"))).state
    assert s.table.companies[ANN] == Company(coins=5, cards=0)
    assert s.table.used == ["plank", "plank", "sail"]
    with pytest.raises(Illegal, match="not-offered"):
        play(market("pps"), ANN, Sell(("sail", "sail")))


def test_who_has_packed_up_may_come_back_while_others_are_there() -> None:
    s = play(market("p"), ANN, Pack()).state
    assert (GAME.waiting(s), GAME.free(s)) == ((BEN, CAT), (ANN,))
    assert [offer.action for offer in GAME.offers(s, ANN)] == [Return]
    back = play(s, ANN, Return()).state
    assert (GAME.waiting(back), GAME.free(back)) == ((ANN, BEN, CAT), ())
    over = play(play(s, BEN, Pack()).state, CAT, Pack()).state
    assert not isinstance(over.flow[-1], Market)


def test_used_cards_are_shuffled_into_a_new_pile() -> None:
    s = turn(ANN, "p", {})
    s.table.used, s.box.deck, s.table.deck = s.box.deck[1:], s.box.deck[:1], 1
    step = play(s, ANN, Rest(), Seeded(b"new pile", 0, 0))
    assert len(step.draws) == len(s.table.used) - 1
    assert step.state.table.used == []
    assert step.state.table.deck == len(s.table.used) - 1


def test_with_no_cards_left_at_all_one_draws_fewer() -> None:
    s = turn(ANN, "p", {})
    s.hands[BEN].cards = in_order(s.hands[BEN].cards + s.box.deck)
    s.box.deck, s.table.deck, s.table.companies[BEN].cards = [], 0, len(s.hands[BEN].cards)
    assert play(s, ANN, Rest()).state.hands[ANN].cards == ["plank"]


def test_most_points_then_most_coins_then_all() -> None:
    table = start().table
    table.companies = [Company(1, 5), Company(4, 6), Company(0, 6)]
    assert winners(table) == (BEN,)
    table.companies = [Company(4, 6), Company(9, 5), Company(4, 6)]
    assert winners(table) == (ANN, CAT)


def test_the_opening_frame_is_the_only_one_below() -> None:
    assert isinstance(start().flow[0], Summers)


def test_who_left_rests_and_packs_up() -> None:
    assert GAME.default(turn(ANN, "prs", {}), ANN) == Rest()
    assert GAME.default(market("prs"), ANN) == Pack()
