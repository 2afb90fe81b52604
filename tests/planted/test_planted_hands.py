"""Faults planted where seats change hands are found: each by a test of `tests/host`, which holds without it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
import pytest

import db
from host import Host, Place, Table
from host.seats import wishes
from host.seats.wishes import Poll
from tests.host import test_calls, test_hands, test_never_stuck
from tests.host.three import Clock, clock, host, three

from .finding import FOUND, Planted, finds

__all__ = ["clock", "host", "three"]
given_up, poll, with_seat = wishes._given_up, wishes.poll, wishes._with


def instead(where: str, what: Any) -> Callable[[pytest.MonkeyPatch], None]:
    """Replaces some source."""
    return lambda patched: patched.setattr(where, what)


def anybody(*_: Any) -> None:
    """No objection."""


def nothing_written(*_: Any) -> None:
    """The tenures stay as they are."""


def votes_for_ever(held: db.Held, index: int, now: int) -> Poll | None:
    """A vote counts although its seat has moved since."""
    counted = poll(held, index, now)
    voters = [b.person for b in held.ballots if (b.kind, b.about) == ("replace", index)]
    return counted and msgspec.structs.replace(counted, votes=tuple(voters))


def keeps_the_hand(held: db.Held, new: db.Seat, due: Sequence[db.NewDue]) -> db.Change:
    """Who takes a seat is noted, but its person stays the old one."""
    return with_seat(held, msgspec.structs.replace(new, person=held.seats[new.index].person), due)


def never_late(held: db.Held, index: int, now: int) -> Poll | None:
    """However long it takes, all the others must vote."""
    counted = poll(held, index, now)
    return counted and msgspec.structs.replace(counted, needed=counted.voters // 2 + 1)


FAULTS = {
    "the cache kept after a change of hands": Planted(
        instead("host.live.Lives.forget", lambda self, table: None),
        test_hands.test_who_resigns_leaves_the_seat_to_an_opponent_and_to_volunteers,
    ),
    "somebody may know two hands": Planted(
        instead("host.seats.wishes._may_take", anybody),
        test_hands.test_who_held_a_seat_may_take_that_one_again_but_no_other,
    ),
    "a change of hands leaves no trace": Planted(
        instead("db.seats._pass_on", nothing_written),
        test_hands.test_an_open_seat_is_taken_with_its_hand_and_its_turn,
    ),
    "a seat that is given up keeps its person": Planted(
        instead("host.seats.wishes._with", keeps_the_hand),
        test_hands.test_secrets_pass_with_the_seat_and_only_with_it,
    ),
    "votes that outlive a move": Planted(
        instead("host.seats.wishes.poll", votes_for_ever),
        test_hands.test_a_move_makes_votes_void,
    ),
    "reminders that outlive a table": Planted(
        instead("db.seats.cancel", nothing_written),
        test_calls.test_an_early_or_late_reminder_calls_nobody_who_has_left,
    ),
}
STUCK = {
    "whoever has vanished must vote, too": (
        instead("host.seats.wishes.poll", never_late),
        test_never_stuck.test_whoever_of_its_people_still_presses_can_free_a_table,
    ),
    "a table that everybody has left goes on": (
        instead("host.seats.wishes.DESERTED", None),
        test_never_stuck.test_everybody_can_leave_any_table_and_the_last_one_ends_it,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_fault_planted_in_a_change_of_hands_is_found(
    name: str,
    host: Host,
    three: Table,
    clock: Clock,
    place: Place,
    open_host: Callable[..., Awaitable[Host]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = {"host": host, "three": three, "clock": clock, "place": place, "open_host": open_host}
    await finds(FAULTS[name], given, monkeypatch)


@pytest.mark.parametrize("name", STUCK)
def test_a_table_that_nobody_can_free_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant, test = STUCK[name]
    plant(monkeypatch)
    with pytest.raises(FOUND):
        test()
