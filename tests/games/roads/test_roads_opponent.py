"""The practice opponent: it plays every decision by the rules, finishes, and builds an economy on the way."""

from __future__ import annotations

import pytest

from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.core.opponents import steady_player, strong_player
from engine.games.roads import GAME
from engine.games.roads.flow import Position
from engine.games.roads.opponent import ways
from engine.games.roads.opponent.errands import breeders
from engine.games.roads.opponent.outlook import Outlook
from engine.games.roads.opponent.plans import steady
from engine.games.roads.scoring import rows
from engine.games.roads.setup import SETTINGS
from tests.games.roads.positions import ANN, DAN, table
from tests.soak import SOAK, times

FORK = (
    "0,0:P 1,0:P 2,0:P 3,0:M3 4,0:D",
    "0,1:M1 1,1:P14 2,1:P024 3,1:S",
    "0,2:P 1,2:P 2,2:M5 3,2:P",
)
"""A river from two sources to a fork, all of it bridged in the test."""
MINTS = 25
"""The turn by which a mint or a stock exchange should have made something."""


def whole_game(
    seats: int, seed: bytes, strong: Seat | None = None, **settings: str
) -> tuple[Position, dict[str, int]]:
    """A game between steady practice opponents, perhaps with a strong one among them: its last state, and the coins
    and stock made by turn 25."""
    options = GAME.rules.settings.options()
    for name, value in settings.items():
        options = SETTINGS.choose(options, name, value)  # type: ignore[arg-type]
    s, moves, made = GAME.start(seats, Seeded(seed, 0, 0), options).state, 0, dict[str, int]()
    while waiting := GAME.waiting(s):
        moves += 1
        assert moves < 4_000, "it never comes to an end"
        player = strong_player if waiting[0] == strong else steady_player
        action = player(GAME, s, waiting[0], Seeded(seed, 1, moves))
        s = GAME.apply(s, waiting[0], action, Seeded(seed, 0, moves)).state
        if s.table.turn <= MINTS:
            made = {kind: s.table.made.get(kind, 0) for kind in ("coins", "stock")}
    return s, made


@pytest.mark.parametrize("seed", [b"a", b"b"][: times(1)])
def test_on_four_sailors_coins_are_made_by_turn_25(seed: bytes) -> None:
    s, made = whole_game(4, seed, DAN)
    assert made["coins"] + made["stock"] >= 2
    mints = [each for each in s.table.buildings.values() if each.kind in ("mint", "stock_exchange")]
    assert len(mints) >= 2
    result = GAME.result(s)
    assert result is not None
    assert max(result.scores) >= 80
    bricks = [sum(seat in row for row in rows(s.table.wonder)) for seat in range(4)]
    assert bricks[DAN] == max(bricks) >= 5, "the strong one buys bricks row by row"


MAPS = [(1, "the_pacific"), (1, "generated"), (3, "mesopotamia"), *([(1, "auto")] if SOAK > 1 else [])]


@pytest.mark.parametrize(("seats", "key"), MAPS)
def test_it_finishes_on_every_kind_of_map(seats: int, key: str) -> None:
    s, _ = whole_game(seats, b"maps", map=key)
    kinds = {each.kind for each in s.table.buildings.values()}
    assert {"woodcutter", "sawmill"} <= kinds
    assert GAME.result(s) is not None


def test_it_lays_a_map_and_goes_on_to_choose_homes() -> None:
    s = GAME.start(2, Seeded(b"lay", 0, 0), SETTINGS.choose(GAME.rules.settings.options(), "map", "laid")).state  # type: ignore[arg-type]
    moves = 0
    while s.table.turn == 0:
        moves += 1
        seat = GAME.waiting(s)[0]
        s = GAME.apply(
            s, seat, steady_player(GAME, s, seat, Seeded(b"lay", 1, moves)), Seeded(b"lay", 0, moves)
        ).state
    assert all(player.home for player in s.table.players)


def test_its_ways_end_where_banks_are_bridged_and_two_ways_are_as_short() -> None:
    """From either bank of the river it is as far, so it must not go to and fro over the bridges."""
    t = table(*FORK, units={"donkey11": "A1"}, bridges=sorted(table(*FORK).atlas.arms))
    for start in t.atlas.banks:
        for end in t.atlas.banks:
            path = ways.path(t, ANN, start, end)
            assert path[:1] == ([start] if path else [])
            assert path[-1:] == ([end] if path else [])
            assert len(path) == len(set(path))


def test_the_same_position_gets_the_same_answer() -> None:
    s = GAME.start(4, Seeded(b"same", 0, 0)).state
    for n in range(60):
        seat = GAME.waiting(s)[-1]
        first, again = (steady_player(GAME, s, seat, Seeded(b"same", 1, n)) for _ in range(2))
        assert first == again
        s = GAME.apply(s, seat, first, Seeded(b"same", 0, n)).state


def test_donkeys_whose_actions_wait_are_not_sent_to_breed() -> None:
    t = table("0,0:P 1,0:P 2,0:P 0,1:W 1,1:R", homes=("A2", "B2"), turn=2,
              units={"donkey11": "A2", "donkey12": "A2", "donkey21": "B2"})  # fmt: skip
    o = Outlook(t, ANN, steady())
    assert [errand.unit.name for errand in breeders(o, {"donkey11": None, "donkey12": None})] == [
        "donkey11",
        "donkey12",
    ]
    assert breeders(o, {"donkey11": None}) == []
