"""Practice opponents: they know only a seat's view."""

from __future__ import annotations

import msgspec

from engine.core.chance import Chance, Seeded
from engine.core.game import Game
from engine.core.model import Action, Seat
from engine.core.opponents import OPPONENTS, kinds, random_player, steady_player, strong_player
from engine.games.ferry import GAME, Bid, Build, Rest, State, Turn

ANN = Seat(0)


def turn(cards: list[str]) -> State:
    """Ann's turn with these cards; everything else as dealt."""
    state: State = GAME.start(2, Seeded(b"turn", 0, 0)).state
    pool = state.box.deck + state.hands[0].cards
    for card in cards:
        pool.remove(card)
    state.hands[0].cards, state.box.deck = cards, pool
    state.table.companies[0].cards, state.table.deck = len(cards), len(pool)
    state.ticks += 1
    state.flow = [state.flow[0], Turn(who=ANN, serial=state.ticks)]
    GAME.rules.check(state)
    return state


def test_a_steady_player_takes_the_best_looking_action() -> None:
    best = steady_player(GAME, turn(["plank", "rope", "sail"]), ANN, Seeded(b"", 0, 0))
    assert isinstance(best, Build)
    assert best.cards == ("plank", "rope", "sail")


def test_a_steady_player_rests_when_that_looks_better() -> None:
    assert steady_player(GAME, turn(["plank"]), ANN, Seeded(b"", 0, 0)) == Rest()


def test_a_steady_player_breaks_ties_by_lot() -> None:
    state = turn(["plank", "rope", "sail"])
    chosen = {steady_player(GAME, state, ANN, Seeded(b"", 0, n)) for n in range(40)}
    assert len(chosen) > 5


def test_a_random_player_comes_to_every_action() -> None:
    state: State = GAME.start(2, Seeded(b"bids", 0, 0)).state
    assert {random_player(GAME, state, ANN, Seeded(b"", 0, n)) for n in range(60)} == {Bid(0), Bid(1), Bid(2)}


def test_opponents_choose_the_same_whatever_they_cannot_know() -> None:
    """The steady one imagines with its own draws, so the same draws give it the same picture of either state."""
    state = turn(["plank", "rope"])
    for n in range(20):
        other = GAME.imagined(state, ANN, Seeded(b"other", 0, n))
        for opponent in OPPONENTS.values():
            texts = [type(opponent(GAME, s, ANN, Seeded(b"own", 0, n))) for s in (state, other)]
            assert texts[0] is texts[1]


def test_a_game_offers_the_strengths_that_differ() -> None:
    assert kinds(GAME) == ["steady", "random"]
    strong = Game(GAME.rules, GAME.guide, msgspec.structs.replace(GAME.opponents, strong=by_default))
    assert kinds(strong) == ["strong", "steady", "random"]
    assert kinds(Game(GAME.rules)) == ["random"]


def test_a_strength_without_a_planner_plays_like_the_next_weaker() -> None:
    state = turn(["plank", "rope", "sail"])
    planned = Game(GAME.rules, GAME.guide, msgspec.structs.replace(GAME.opponents, steady=by_default))
    for game in (GAME, planned):
        strong, steady = (player(game, state, ANN, Seeded(b"", 0, 0)) for player in (strong_player, steady_player))
        assert strong == steady
    assert steady_player(planned, state, ANN, Seeded(b"", 0, 0)) == Rest()


def by_default(game: Game[State], s: State, seat: Seat, chance: Chance) -> Action:
    """A planner that takes the default."""
    return game.default(s, seat)
