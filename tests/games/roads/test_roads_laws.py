"""Roads & Boats from the middle on: the laws, and random games, from positions in which everything stands about.

(The laws from the start are tried by `tests/laws`, as for every game.)
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from engine.core.model import Action, Illegal, Seat
from engine.games.roads import GAME
from engine.games.roads.actions import Leave, LetGo, Propose, Strike
from engine.games.roads.components import BUILDINGS, TRANSPORTERS, WONDER
from engine.games.roads.flow import PHASES, Position
from engine.games.roads.phases.phase import Phase
from engine.games.roads.world.maps import KEYS
from tests.games.roads.rich import RICH, rich
from tests.laws import games
from tests.laws.games import uncounted
from tests.laws.play import Moment, curious_action, dice, whims
from tests.laws.suite import LAWS, Law
from tests.soak import SOAK, times

POSITIONS = times(6)
"""Positions each law looks at."""
START_ONLY = (games.law_every_decision_is_reached,)
"""Laws that want to see a game's beginning."""


def some(seats: int = 4, count: int = 12, **wanted: Any) -> Iterator[Position]:
    """Some positions."""
    return (rich(seats, seed, **wanted) for seed in range(count))


@pytest.mark.parametrize("on", [*KEYS, "generated"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_on_every_map_any_number_of_players_stand_in_a_valid_position(on: str, seats: int) -> None:
    for s in some(seats, 4, on=on):
        GAME.rules.check(s)
        assert GAME.waiting(s)
        assert len(s.table.players) == seats
        assert GAME.encode(GAME.decode(GAME.encode(s))) == GAME.encode(s)


def test_the_same_seed_gives_the_same_position() -> None:
    assert GAME.encode(rich(3, 5)) == GAME.encode(rich(3, 5)) != GAME.encode(rich(3, 6))


@pytest.mark.parametrize("phase", PHASES)
def test_play_goes_on_at_the_start_of_each_phase(phase: str) -> None:
    assert phase in [s.table.phase for s in some(phase=phase)]


def test_all_kinds_of_things_stand_about() -> None:
    tables = [s.table for s in some(count=40)]
    units = [unit for t in tables for unit in t.units.values()]
    walls = [wall for t in tables for wall in t.walls.values()]
    assert {building.kind for t in tables for building in t.buildings.values()} == {*BUILDINGS}
    assert {unit.kind for unit in units} == {*TRANSPORTERS}
    assert any(unit.aboard for unit in units)
    assert any("@" in unit.at for unit in units)
    assert any(unit.at.endswith("r") for unit in units)
    assert any(unit.last for unit in units)
    assert {wall.seat for wall in walls} == {None, *map(Seat, range(4))}
    assert any(wall.own and wall.neutral for wall in walls)
    assert {t.irrigated for t in tables} == {True, False}
    assert any(len(t.wonder) + 5 > WONDER.marks["4"] for t in tables)
    assert all(t.roads and t.ground for t in tables)


def test_it_may_rain_goods() -> None:
    dry, wet = (sum(sum(stock.values()) for stock in rich(2, 1, rain=n).table.ground.values()) for n in (0, 30))
    assert wet == dry + 30


@pytest.mark.parametrize("seats", [2, 4] if SOAK == 1 else RICH.seats)
@pytest.mark.parametrize("law", [law for law in LAWS if law not in START_ONLY], ids=lambda law: law.__name__)
def test_the_laws_hold_from_the_middle_on(law: Law, seats: int) -> None:
    law(RICH, seats, POSITIONS)


@pytest.mark.parametrize(("seats", "count"), [(2, times(55)), (3, times(25)), (4, times(18))])
def test_whoever_is_quicker_gains_nothing(seats: int, count: int) -> None:
    """More than the law asks for: even where one comes too late the position is the same in the end, since a seat
    later on the chart waits for the others (words about tiles and plans, standing answers and agreements
    apart, and whether a seat knows that something of its own was lost)."""
    tried = 0
    for at in phases_begun(seats, count):
        answers = {seat: project(at, seat) for seat in RICH.waiting(at.state)}
        for pair in combinations(answers, 2):
            outcomes = [outcome(at, order, answers) for order in (pair, pair[::-1])]
            if None not in outcomes:
                tried += 1
                assert outcomes[0] == outcomes[1], answers
    assert tried >= 25


def phases_begun(seats: int, count: int) -> Iterator[Moment]:
    """Phases which all play at once, without an order, some answers after their beginning."""
    for seed in range(count):
        s, seq = rich(seats, seed, phase=PHASES[seed % 3], rain=20), 0
        while RICH.waiting(s) and (not isinstance(s.flow[-1], Phase) or seq < seed % 12):
            seq += 1
            seat = RICH.waiting(s)[seq % len(RICH.waiting(s))]
            at = Moment(s, seat, GAME.default(s, seat), seq, seed)
            answer = project(at, seat) if isinstance(s.flow[-1], Phase) else at.action
            s = RICH.apply(s, seat, answer, dice(seed, seq)).state
        if s.flow:
            seat = RICH.waiting(s)[0]
            yield Moment(s, seat, GAME.default(s, seat), seq, seed)


def project(at: Moment, seat: Seat) -> Action:
    """One of a seat's actions that are no agreements, of any verb."""
    offers = [offer for offer in RICH.offers(at.state, seat) if offer.action not in (Leave, LetGo, Propose, Strike)]
    chance = whims(at.seed, at.seq, f"seat {seat}")
    offer = offers[chance.below(len(offers))]
    return curious_action(offer, chance)


def outcome(at: Moment, order: tuple[Seat, ...], answers: dict[Seat, Action]) -> bytes | None:
    """The position after two answers, the second refused if need be; None if the first ends the decision or undo."""
    first, second = order
    step = RICH.apply(at.state, first, answers[first], dice(at.seed, at.seq))
    if RICH.serial(step.state) != RICH.serial(at.state) or not step.undoable:
        return None
    try:
        state = RICH.apply(step.state, second, answers[second], dice(at.seed, at.seq)).state
    except Illegal:
        state = step.state
    state.table.lost = []
    return RICH.encode(uncounted(state)) if RICH.serial(state) == RICH.serial(at.state) else None
