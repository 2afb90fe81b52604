"""Faults planted where turns are left beforehand are found: each by a test of `tests/host`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

import db
from db import plans as stored
from engine.core.chance import Seeded
from engine.core.model import Preview
from host import Host
from host.entries import work_after
from host.plans import ahead
from host.session import Session
from host.view import plans as kept
from host.view.plans import Missed, Plan, Prospect
from tests.host import test_ahead_left, test_ahead_played, test_ahead_turns
from tests.host.ahead import Acts, acts, games, stall

from .finding import Planted, finds

__all__ = ["acts", "games", "stall"]
stands, tried, row_of, then = ahead._stands, ahead.tried, Session.kept, ahead._then
plan_of, prospect = kept.plan_of, kept.prospect


def instead(where: str, what: Any) -> Callable[[pytest.MonkeyPatch], None]:
    """Replaces some source."""
    return lambda patched: patched.setattr(where, what)


def at_any_cost(live: Any, seat: Any, planned: Any, state: Any) -> Any:
    """What it costs now does not matter."""
    found = stands(live, seat, planned, state)
    dearer = isinstance(found, Missed) and found.now is not None
    return live.table.game.parse(planned.text) if dearer else found


async def as_far_as_it_goes(session: Session, live: Any, seat: Any, way: Any) -> Any:
    """The first actions of a way are played without those that do not stand."""
    for n in range(len(way), 0, -1):
        done = await tried(session, live, seat, way[:n])
        if not isinstance(done, Missed):
            break
    return done


def called_at_once(*what: Any, **more: Any) -> list[db.NewDue]:
    """The call does not wait for the plan."""
    made = work_after(*what, **more)
    return [*made, *work_after(*what[:5])[:1]] if any(post.kind == "ahead" for post in made) else made


def called_never(*what: Any, **more: Any) -> list[db.NewDue]:
    """Nobody is called."""
    return [post for post in work_after(*what, **more) if post.kind != "turn"]


def behind_the_last(game: Any, s: Any, seat: Any, texts: Any, before: Any = ()) -> Prospect | None:
    """Shows where the last action leads, too."""
    made = prospect(game, s, seat, texts, before)
    if made is None or made.more:
        return made
    state = game.apply(made.state, seat, game.parse(texts[-1]), Seeded(b"only to see", 0, 0)).state
    return made._replace(state=state)


async def anybodys(self: Session, live: Any, seat: Any) -> db.Plan | None:
    """The plan that anybody has left."""
    rows = [await row_of(self, live, each.index) for each in live.table.seats]
    return next((row for row in rows if row is not None), None)


def without_end(c: Any, game_id: int, turn: db.Turn, planned: int) -> Any:
    """No plan is ever done with."""
    return stored.follow(c, game_id, msgspec.structs.replace(turn, seat=None), planned)


def in_silence(row: db.Plan | None) -> Plan:
    """Nothing is told of a plan that was dropped."""
    return msgspec.structs.replace(plan_of(row), missed=())


def whatever_comes(row: db.Plan, plan: Plan, *, over: bool) -> db.Plan | None:
    """The next turn's plan stands though this turn is not over."""
    return then(row, plan, over=True)


def without_conditions(game: Any, s: Any, seat: Any, texts: Any, before: Any = ()) -> Prospect | None:
    """Conditions are left out."""
    return prospect(game, s, seat, [text for text in texts if text[:1] not in (kept.CAN, kept.GONE)], before)


def gone_for_good(c: Any, game_id: int, number: int | None = None) -> None:
    """An undo drops the plan of its seat, and says nothing."""
    stored.drop(c, game_id, number)


def never_set_aside(c: Any, game_id: int, number: int | None = None) -> None:
    """A plan stands though what came before it is taken back."""


def never_short(*_: Any) -> None:
    """There is always enough."""


FAULTS = {
    "a plan that an undo drops in silence": Planted(
        instead("db.plans.set_aside", gone_for_good),
        test_ahead_played.test_whoever_takes_back_their_own_turn_sets_their_plan_for_the_next_aside,
    ),
    "a plan that stands though it is set aside": Planted(
        instead("db.plans.set_aside", never_set_aside),
        test_ahead_played.test_whoever_takes_back_their_own_turn_sets_their_plan_for_the_next_aside,
    ),
    "a way played though there is not enough": Planted(
        instead("host.plans.ahead._lack", never_short),
        partial(
            test_ahead_turns.test_a_way_is_played_only_if_there_is_enough_of_a_good_at_that_point,
            least=6,
            plays=False,
        ),
    ),
    "a turn's plan played in the turn before": Planted(
        instead("host.plans.ahead._then", whatever_comes),
        test_ahead_turns.test_a_turn_that_is_not_over_as_it_was_set_drops_those_after_it,
    ),
    "a condition forgotten": Planted(
        instead("host.view.plans.prospect", without_conditions),
        test_ahead_turns.test_a_way_is_played_only_if_its_condition_holds,
    ),
    "a plan played at any cost": Planted(
        instead("host.plans.ahead._stands", at_any_cost),
        test_ahead_played.test_a_plan_that_does_not_stand_is_dropped_and_its_person_called_and_told,
    ),
    "a plan played in part": Planted(
        instead("host.plans.ahead.tried", as_far_as_it_goes),
        test_ahead_played.test_a_plan_that_does_not_stand_is_dropped_and_its_person_called_and_told,
    ),
    "a call before the plan was tried": Planted(
        instead("host.entries.work_after", called_at_once),
        test_ahead_played.test_a_plan_is_played_and_its_person_is_not_called,
    ),
    "nobody called after a plan": Planted(
        instead("host.entries.work_after", called_never),
        test_ahead_played.test_whoever_is_asked_more_after_a_plan_is_called,
    ),
    "the position behind a draw shown": Planted(
        instead("host.view.plans.prospect", behind_the_last),
        test_ahead_left.test_what_draws_or_ends_the_turn_ends_the_way_and_shows_nothing,
    ),
    "another's plan in a look": Planted(
        instead("host.session.Session.kept", anybodys),
        test_ahead_left.test_a_plan_is_in_nobody_elses_look_log_or_export,
    ),
    "a plan played again": Planted(
        instead("db.journal.follow", without_end),
        test_ahead_played.test_whoever_moves_before_the_plan_is_played_has_none_any_more,
    ),
    "a plan dropped in silence": Planted(
        instead("host.view.plans.plan_of", in_silence),
        test_ahead_played.test_a_plan_that_does_not_stand_is_dropped_and_its_person_called_and_told,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_fault_planted_ahead_is_found(
    name: str, host: Host, acts: Acts, monkeypatch: pytest.MonkeyPatch
) -> None:
    dearer = {"wanted": "buy apple", "done": "buy apple", "now": Preview(cost={"coin": 2})}
    only = {"condition": "!buy cake", "before": (), "plays": False}
    await finds(FAULTS[name], {"host": host, "acts": acts, **dearer, **only}, monkeypatch)
